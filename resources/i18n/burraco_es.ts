<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Copiar las versiones</translation>
    </message>
    <message>
        <source>Burraco Desktop</source>
        <translation>Burraco Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>Burraco at a real table, against opponents that see only their own cards. No account, no network, no advertising. Free software under the MIT licence.</source>
        <translation>Burraco en una mesa de verdad, contra rivales que solo ven sus propias cartas. Sin cuenta, sin red, sin publicidad. Software libre con licencia MIT.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Cards, portraits and icons</source>
        <translation>Cartas, figuras e iconos</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>our own drawing</source>
        <translation>dibujo nuestro</translation>
    </message>
    <message>
        <source>our own synthesis</source>
        <translation>síntesis nuestra</translation>
    </message>
    <message>
        <source>the Burraco Desktop developers</source>
        <translation>los desarrolladores de Burraco Desktop</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ComparisonPage</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>The same cards, from both sides</source>
        <translation>Las mismas cartas, desde los dos bandos</translation>
    </message>
    <message>
        <source>The same cards again</source>
        <translation>Las mismas cartas otra vez</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Points ahead of the others</source>
        <translation>Puntos por delante de los demás</translation>
    </message>
</context>
<context>
    <name>DealChart</name>
    <message>
        <source>your draw</source>
        <translation>tu carta robada</translation>
    </message>
    <message>
        <source>the others&apos; turns</source>
        <translation>los demás</translation>
    </message>
    <message>
        <source>lost by your decision</source>
        <translation>perdido por tu decisión</translation>
    </message>
</context>
<context>
    <name>DuplicatePage</name>
    <message>
        <source>Finished matches</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>The same cards from the other side</source>
        <translation>Las mismas cartas desde el otro bando</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Check a file …</source>
        <translation>Comprobar un archivo …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>{name} is being checked …</source>
        <translation>Comprobando {name} …</translation>
    </message>
    <message>
        <source>The match on the table</source>
        <translation>La partida en la mesa</translation>
    </message>
    <message>
        <source>Fingerprint of its shuffles</source>
        <translation>Huella de las mezclas</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>How you can tell that nobody cheats</source>
        <translation>Cómo sabes que nadie hace trampa</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Juego limpio</translation>
    </message>
    <message>
        <source>Fingerprint: {hex}</source>
        <translation>Huella: {hex}</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Semilla: {seed}</translation>
    </message>
    <message>
        <source>Check a match</source>
        <translation>Comprobar una partida</translation>
    </message>
    <message>
        <source>Matches (*.burraco);;All files (*)</source>
        <translation>Partidas (*.burraco);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Burraco</source>
        <translation>Burraco</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>System to begin with</source>
        <translation>Sistema de partida</translation>
    </message>
    <message>
        <source>New house rules</source>
        <translation>Nuevas reglas de la casa</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importar …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>“{name}” is saved.</source>
        <translation>“{name}” se ha guardado.</translation>
    </message>
    <message>
        <source>“{name}” is imported.</source>
        <translation>“{name}” se ha importado.</translation>
    </message>
    <message>
        <source>“{name}” is written to {file}.</source>
        <translation>“{name}” se ha escrito en {file}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Here you make rules of your own: choose a system at the top to begin with, change what is played differently at your table, and save it under a name. It then stands with the others on the page “New match”.</source>
        <translation>Aquí creas tus propias reglas: elige arriba un sistema para empezar, cambia lo que en tu mesa se juega de otra manera y guárdalo con un nombre. Luego aparecerá junto a los demás en la página “Nueva partida”.</translation>
    </message>
    <message>
        <source>“{name}” is a copy.</source>
        <translation>“{name}” es una copia.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>“{name}” se ha eliminado.</translation>
    </message>
    <message>
        <source>“{name}” is back.</source>
        <translation>“{name}” ha vuelto.</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Importar reglas de la casa</translation>
    </message>
    <message>
        <source>Rule sets (*.json)</source>
        <translation>Reglas (*.json)</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Exportar las reglas de la casa</translation>
    </message>
    <message>
        <source>{file} could not be imported: {reason}</source>
        <translation>No se ha podido importar {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} is no rule set that can be played.</source>
        <translation>{file} no contiene reglas con las que se pueda jugar.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Volver al curso</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Siguiente lección</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint (H)</source>
        <translation>Pista (H)</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas las lecciones</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Go on: {lesson}</source>
        <translation>Seguir: {lesson}</translation>
    </message>
    <message>
        <source>Start: {lesson}</source>
        <translation>Empezar: {lesson}</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>The same</source>
        <translation>El mismo</translation>
    </message>
    <message>
        <source>Level of the other players</source>
        <translation>Nivel de los demás jugadores</translation>
    </message>
    <message>
        <source>Level of the opponents</source>
        <translation>Nivel de los rivales</translation>
    </message>
    <message>
        <source>Level of your partner</source>
        <translation>Nivel de tu compañero</translation>
    </message>
    <message>
        <source>Level of your partners</source>
        <translation>Nivel de tus compañeros</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Play log</source>
        <translation>Diario de jugadas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Burraco</source>
        <translation>Burraco</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>MatchChart</name>
    <message>
        <source>luck</source>
        <translation>suerte</translation>
    </message>
    <message>
        <source>lost by your decisions</source>
        <translation>perdido por tus decisiones</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
</context>
<context>
    <name>MatchLog</name>
    <message>
        <source>The match goes on.</source>
        <translation>La partida sigue.</translation>
    </message>
    <message>
        <source>You take your last move back.</source>
        <translation>Deshaces tu última jugada.</translation>
    </message>
</context>
<context>
    <name>MatchPages</name>
    <message>
        <source>The match on the table</source>
        <translation>La partida en la mesa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Keep a bookmark</source>
        <translation>Poner un marcador</translation>
    </message>
    <message>
        <source>A name to find this moment again:</source>
        <translation>Un nombre para volver a este momento:</translation>
    </message>
    <message>
        <source>The bookmark is kept among the saved matches.</source>
        <translation>El marcador está entre las partidas guardadas.</translation>
    </message>
    <message>
        <source>You may now take back any earlier decision of this deal. A match in which you do so is counted apart in the statistics.</source>
        <translation>Ahora puedes volver sobre cualquier decisión tuya de esta ronda. Una partida en la que lo haces se cuenta aparte en las estadísticas.</translation>
    </message>
    <message>
        <source>Go on from the saved position</source>
        <translation>Seguir desde la posición guardada</translation>
    </message>
    <message>
        <source>Save somewhere else …</source>
        <translation>Guardar en otro sitio …</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Matches (*.burraco)</source>
        <translation>Partidas (*.burraco)</translation>
    </message>
    <message>
        <source>The match is written to {file}.</source>
        <translation>La partida se ha escrito en {file}.</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Tranquilo</translation>
    </message>
    <message>
        <source>Pace of the other players</source>
        <translation>Ritmo de los demás jugadores</translation>
    </message>
    <message>
        <source>Learning: undo without limit</source>
        <translation>Modo de estudio: deshacer sin límite</translation>
    </message>
    <message>
        <source>A match in which you take back more than at a table is counted apart in the statistics</source>
        <translation>Una partida en la que deshaces más que en una mesa se cuenta aparte en las estadísticas</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Fresh cards</source>
        <translation>Cartas nuevas</translation>
    </message>
    <message>
        <source>Use a seed …</source>
        <translation>Usar una semilla …</translation>
    </message>
    <message>
        <source>Play a match again from its seed</source>
        <translation>Volver a jugar una partida por su semilla</translation>
    </message>
    <message>
        <source>Duplicate match …</source>
        <translation>Partida duplicada …</translation>
    </message>
    <message>
        <source>Change these rules …</source>
        <translation>Cambiar estas reglas …</translation>
    </message>
    <message>
        <source>House rules …</source>
        <translation>Reglas de la casa …</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>The running match is kept.</source>
        <translation>La partida en curso queda guardada.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Back to the preset: {value}</source>
        <translation>Volver al valor inicial: {value}</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Undo: back to my choices</source>
        <translation>Deshacer: volver a lo que elegí</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restaurar valores</translation>
    </message>
</context>
<context>
    <name>RefereePage</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Add to this meld</source>
        <translation>Añadir a este juego</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Cards to add</source>
        <translation>Cartas para añadir</translation>
    </message>
    <message>
        <source>Cards to judge</source>
        <translation>Cartas para juzgar</translation>
    </message>
    <message>
        <source>Choose cards to add to the meld.</source>
        <translation>Elige cartas para añadir al juego.</translation>
    </message>
    <message>
        <source>Choose cards above; press one here to take it away.</source>
        <translation>Elige cartas arriba; pulsa una aquí para quitarla.</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>The meld so far</source>
        <translation>El juego hasta aquí</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Play on from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Export as text …</source>
        <translation>Exportar como texto …</translation>
    </message>
    <message>
        <source>Copy a report</source>
        <translation>Copiar un informe</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Seen from the seat of</source>
        <translation>Vista desde el puesto de</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Moment of the deal</source>
        <translation>Momento de la ronda</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vista por</translation>
    </message>
    <message>
        <source>Export the match as text</source>
        <translation>Exportar la partida como texto</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Textos (*.txt)</translation>
    </message>
    <message>
        <source>The match is written to {file}.</source>
        <translation>La partida se ha escrito en {file}.</translation>
    </message>
    <message>
        <source>A report of this moment is copied: paste it where you like.</source>
        <translation>El informe de este momento está copiado: pégalo donde quieras.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Something went wrong in the game</source>
        <translation>Algo ha fallado en el juego</translation>
    </message>
    <message>
        <source>Your match is kept up to the last move. If you tell us what happened, please add this report.</source>
        <translation>Tu partida está guardada hasta la última jugada. Si nos cuentas qué ha pasado, añade este informe.</translation>
    </message>
</context>
<context>
    <name>ReviewDecisionPage</name>
    <message>
        <source>Show the answer</source>
        <translation>Ver la respuesta</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentarlo otra vez</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Volver al análisis</translation>
    </message>
    <message>
        <source>Decision before</source>
        <translation>Decisión anterior</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Decisión siguiente</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>How this is counted</source>
        <translation>Cómo se cuenta</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Jugar otra vez esta ronda</translation>
    </message>
    <message>
        <source>Play the other side&apos;s cards …</source>
        <translation>Jugar las cartas de los demás …</translation>
    </message>
    <message>
        <source>Look at this decision</source>
        <translation>Ver esta decisión</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Toda la partida</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>How strictly to grade</source>
        <translation>Rigor de la evaluación</translation>
    </message>
    <message>
        <source>Which decisions</source>
        <translation>Qué decisiones</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Tus decisiones</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Decisiones evaluadas</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Todas las decisiones</translation>
    </message>
    <message>
        <source>Where points were lost</source>
        <translation>Dónde se perdieron puntos</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Momentos clave</translation>
    </message>
    <message>
        <source>Go on judging</source>
        <translation>Seguir evaluando</translation>
    </message>
</context>
<context>
    <name>ReviewStage</name>
    <message>
        <source>Expected result of the deal, in points</source>
        <translation>Resultado esperado de la ronda, en puntos</translation>
    </message>
    <message>
        <source>Luck and decisions deal by deal, in points</source>
        <translation>Suerte y decisiones ronda a ronda, en puntos</translation>
    </message>
</context>
<context>
    <name>RuleEditorPage</name>
    <message>
        <source>A name for these rules</source>
        <translation>Un nombre para estas reglas</translation>
    </message>
    <message>
        <source>Reset to the preset</source>
        <translation>Volver al sistema de partida</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Descartar los cambios</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Compared with {system}</source>
        <translation>Comparado con {system}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>{group} · {count}</source>
        <translation>{group} · {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n opción cambiada</numerusform>
            <numerusform>%n opciones cambiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nada ha cambiado</translation>
    </message>
    <message>
        <source>Your changes are not saved.</source>
        <translation>Tus cambios no están guardados.</translation>
    </message>
    <message>
        <source>Give these rules a name to save them.</source>
        <translation>Pon un nombre a estas reglas para guardarlas.</translation>
    </message>
    <message>
        <source>There are rules of this name already: choose another.</source>
        <translation>Ya hay reglas con este nombre: elige otro.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rule set</source>
        <translation>Reglas en uso</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se ha encontrado nada</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Siguiente: {title}</translation>
    </message>
</context>
<context>
    <name>SaveDetails</name>
    <message>
        <source>Name of the match</source>
        <translation>Nombre de la partida</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar …</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Import …</source>
        <translation>Importar …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The matches are being read …</source>
        <translation>Leyendo las partidas …</translation>
    </message>
    <message>
        <source>{file} is being read …</source>
        <translation>Leyendo {file} …</translation>
    </message>
    <message>
        <source>“{name}” is written to {file}.</source>
        <translation>“{name}” se ha escrito en {file}.</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>No match has been saved yet. Every match is kept by itself while you play; here you find all of them again.</source>
        <translation>Todavía no hay ninguna partida guardada. Cada partida se guarda sola mientras juegas; aquí las encuentras todas.</translation>
    </message>
    <message>
        <source>The match is imported.</source>
        <translation>La partida se ha importado.</translation>
    </message>
    <message>
        <source>The match is called “{name}” now.</source>
        <translation>Ahora la partida se llama “{name}”.</translation>
    </message>
    <message>
        <source>{name}, copy</source>
        <translation>{name}, copia</translation>
    </message>
    <message>
        <source>“{name}” is there twice now.</source>
        <translation>Ahora “{name}” está dos veces.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>“{name}” se ha eliminado.</translation>
    </message>
    <message>
        <source>The match is back.</source>
        <translation>La partida ha vuelto.</translation>
    </message>
    <message>
        <source>Import a match</source>
        <translation>Importar una partida</translation>
    </message>
    <message>
        <source>Matches (*.burraco);;All files (*)</source>
        <translation>Partidas (*.burraco);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exportar la partida</translation>
    </message>
    <message>
        <source>Matches (*.burraco)</source>
        <translation>Partidas (*.burraco)</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Siguiente ronda</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>This deal again</source>
        <translation>Jugar otra vez la ronda</translation>
    </message>
    <message>
        <source>Other side&apos;s cards …</source>
        <translation>Cartas de los demás …</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>End of practice</source>
        <translation>Fin de la práctica</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Juego limpio</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>You have won the match!</source>
        <translation>¡Has ganado la partida!</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
</context>
<context>
    <name>ShelfEntry</name>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>SideSheet</name>
    <message>
        <source>Left in hand</source>
        <translation>Quedaron en la mano</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>As a table</source>
        <translation>En tabla</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar …</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Poner a cero</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>All systems</source>
        <translation>Todo sistema</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos los rivales</translation>
    </message>
    <message>
        <source>Any table size</source>
        <translation>Cualquier mesa</translation>
    </message>
    <message>
        <source>The deals are written to {file}.</source>
        <translation>Las rondas se han escrito en {file}.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Último año</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>Assisted matches</source>
        <translation>Partidas con ayuda</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Points, deal by deal</source>
        <translation>Puntos, ronda a ronda</translation>
    </message>
    <message>
        <source>Long melds of your side</source>
        <translation>Canastas de tu bando</translation>
    </message>
    <message>
        <source>Who closed the deals</source>
        <translation>Quién cerró las rondas</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Tu bando</translation>
    </message>
    <message>
        <source>Best other</source>
        <translation>Mejor rival</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>The last deals</source>
        <translation>Las últimas rondas</translation>
    </message>
    <message>
        <source>Best other side</source>
        <translation>Mejor bando rival</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>limpias</translation>
    </message>
    <message>
        <source>not clean</source>
        <translation>no limpias</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>tu compañero</translation>
    </message>
    <message>
        <source>others</source>
        <translation>los demás</translation>
    </message>
    <message>
        <source>No deal fits what is chosen above.</source>
        <translation>Ninguna ronda corresponde a lo elegido arriba.</translation>
    </message>
    <message>
        <source>No deal has been counted yet. Play one to its end, and its points stand here.</source>
        <translation>Todavía no se ha contado ninguna ronda. Juega una hasta el final y sus puntos aparecerán aquí.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>As charts</source>
        <translation>En gráficos</translation>
    </message>
    <message>
        <source>Export the deals</source>
        <translation>Exportar las rondas</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>The statistics begin anew.</source>
        <translation>Las estadísticas empiezan de cero.</translation>
    </message>
    <message>
        <source>The statistics are back.</source>
        <translation>Las estadísticas han vuelto.</translation>
    </message>
</context>
<context>
    <name>TallyPanel</name>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Points lost by decisions about</source>
        <translation>Puntos perdidos en las decisiones sobre</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>To the deal before</source>
        <translation>A la ronda anterior</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>Back to the player&apos;s last decision</source>
        <translation>Volver a la última decisión del jugador</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>On to the player&apos;s next decision</source>
        <translation>Ir a la siguiente decisión del jugador</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>To the next deal</source>
        <translation>A la siguiente ronda</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Av Pág</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>Grade</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Puntos de las cartas</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bono</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Any cards, any rules</source>
        <translation>Cualquier carta, cualquier regla</translation>
    </message>
    <message>
        <source>Put cards together and see what they are.</source>
        <translation>Junta cartas y mira qué son.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No vale</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Vale</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>I know Burraco</source>
        <translation>Ya sé jugar</translation>
    </message>
    <message>
        <source>Straight to the table. Every rule is one key away: F2.</source>
        <translation>Directo a la mesa. Cada regla está a una tecla: F2.</translation>
    </message>
    <message>
        <source>I am new to it</source>
        <translation>Para mí es nuevo</translation>
    </message>
    <message>
        <source>Straight to your first lesson at the table.</source>
        <translation>Directo a tu primera lección en la mesa.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Welcome to Burraco</source>
        <translation>Te damos la bienvenida a Burraco</translation>
    </message>
    <message>
        <source>All of this can be changed at any time under Preferences.</source>
        <translation>Todo esto se puede cambiar en cualquier momento en Preferencias.</translation>
    </message>
</context>
<context>
    <name>_RunningMatch</name>
    <message>
        <source>Deal {deal}, played today at {time}</source>
        <translation>Ronda {deal}, jugada hoy a las {time}</translation>
    </message>
    <message>
        <source>Deal {deal}, played yesterday at {time}</source>
        <translation>Ronda {deal}, jugada ayer a las {time}</translation>
    </message>
    <message>
        <source>Deal {deal}, played on {date}</source>
        <translation>Ronda {deal}, jugada el {date}</translation>
    </message>
</context>
<context>
    <name>_Sums</name>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Esta ronda</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>This deal: {points}</source>
        <translation>Esta ronda: {points}</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Mitad</translation>
    </message>
</context>
<context>
    <name>access</name>
    <message>
        <source>Burraco table</source>
        <translation>Mesa de burraco</translation>
    </message>
    <message>
        <source>Arrow keys move along your hand, Space selects, I reads the melds and the pile, F1 lists all keys.</source>
        <translation>Las flechas recorren tus cartas, Espacio selecciona, I lee los juegos y el pozo, F1 enumera todas las teclas.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Tus cartas, %n carta</numerusform>
            <numerusform>Tus cartas, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, new</source>
        <translation>{card}, nueva</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Stock, empty</source>
        <translation>Mazo, vacío</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n hidden card(s)</source>
        <translation>
            <numerusform>Mazo, %n carta oculta</numerusform>
            <numerusform>Mazo, %n cartas ocultas</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Pozo, vacío</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), {card} on top</source>
        <translation>
            <numerusform>Pozo, %n carta, encima {card}</numerusform>
            <numerusform>Pozo, %n cartas, encima {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>{reserve}: none left</source>
        <translation>{reserve}: no queda ninguno</translation>
    </message>
    <message>
        <source>{reserve}: {count}, face down</source>
        <translation>{reserve}: {count}, boca abajo</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n meld(s), {points} points on the table, total {total}</source>
        <translation>
            <numerusform>{side}: %n juego, {points} puntos en la mesa, total {total}</numerusform>
            <numerusform>{side}: %n juegos, {points} puntos en la mesa, total {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number}: {meld}, %n card(s), {grade}</source>
        <translation>
            <numerusform>{number}: {meld}, %n carta, {grade}</numerusform>
            <numerusform>{number}: {meld}, %n cartas, {grade}</numerusform>
        </translation>
    </message>
    <message>
        <source>wilds</source>
        <translation>comodines</translation>
    </message>
    <message>
        <source>set of {ranks}</source>
        <translation>grupo de {ranks}</translation>
    </message>
    <message>
        <source>run of {suit}, {low} to {high}</source>
        <translation>escalera de {suit}, de {low} a {high}</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>limpio</translation>
    </message>
    <message>
        <source>with a wild</source>
        <translation>con un comodín</translation>
    </message>
    <message>
        <source>{card} as {face}</source>
        <translation>{card} como {face}</translation>
    </message>
    <message>
        <source>{name}, {detail}, to play</source>
        <translation>{name}, {detail}, tiene el turno</translation>
    </message>
    <message>
        <source>{name}, {detail}</source>
        <translation>{name}, {detail}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>{deal}. {target}.</source>
        <translation>{deal}. {target}.</translation>
    </message>
    <message>
        <source>{heading}: {cards}</source>
        <translation>{heading}: {cards}</translation>
    </message>
    <message>
        <source>Nobody else has played yet.</source>
        <translation>Nadie más ha jugado todavía.</translation>
    </message>
    <message>
        <source>You take your last move back.</source>
        <translation>Deshaces tu última jugada.</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Lay {cards}</source>
        <translation>Bajar {cards}</translation>
    </message>
    <message>
        <source>Add {cards}</source>
        <translation>Añadir {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Lift %n card(s)</source>
        <translation>
            <numerusform>Levantar %n carta</numerusform>
            <numerusform>Levantar %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the pile with {cards}</source>
        <translation>Llevarse el pozo con {cards}</translation>
    </message>
    <message>
        <source>Discard {card} and take {the_reserve}</source>
        <translation>Descartar {card} y tomar {the_reserve}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Llevarse el pozo</translation>
    </message>
    <message>
        <source>Take nothing, end the deal</source>
        <translation>No tomar nada, fin de la ronda</translation>
    </message>
    <message>
        <source>Refuse this card</source>
        <translation>Rechazar esta carta</translation>
    </message>
    <message>
        <source>Take {the_reserve}</source>
        <translation>Tomar {the_reserve}</translation>
    </message>
    <message>
        <source>Keep it, end the turn</source>
        <translation>Quedársela, fin del turno</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>House rules could not be read: {reason}</source>
        <translation>No se han podido leer las reglas de la casa: {reason}</translation>
    </message>
    <message>
        <source>Burraco</source>
        <translation>Burraco</translation>
    </message>
    <message>
        <source>Burraco is open already. You will find it among your other windows.</source>
        <translation>Burraco ya está abierto. Lo encontrarás entre tus otras ventanas.</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>muestra la versión del programa y sale</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumentos</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>muestra esta ayuda y sale</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos desconocidos: %s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>faltan estos argumentos: %s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opción ambigua: %(option)s puede ser %(matches)s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>el argumento %r no sirve aquí</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>hace falta un argumento</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>%(value)r no es un valor válido (%(type)s)</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r no está entre las opciones: %(choices)s</translation>
    </message>
</context>
<context>
    <name>blunders</name>
    <message>
        <source>Discard {card}? It is a wild, and a plain card would do.</source>
        <translation>¿Descartar {card}? Es un comodín, y bastaría una carta normal.</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarlo</translation>
    </message>
    <message>
        <source>This meld would no longer be {a_clean_canasta}. Lay it all the same?</source>
        <translation>Este juego dejaría de ser {a_clean_canasta}. ¿Bajar de todos modos?</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Keep it clean</source>
        <translation>Dejarlo limpio</translation>
    </message>
    <message>
        <source>You can still take {the_reserve} in this turn. End it?</source>
        <translation>En este turno todavía puedes tomar {the_reserve}. ¿Terminar el turno?</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>{name} has not played {the_reserve} yet. Close all the same?</source>
        <translation>{name} todavía no ha jugado {the_reserve}. ¿Cerrar de todos modos?</translation>
    </message>
    <message numerus="yes">
        <source>{name} still holds %n card(s): closing now may cost more than it brings. Close?</source>
        <translation>
            <numerusform>A {name} le queda %n carta: cerrar ahora puede costar más de lo que da. ¿Cerrar?</numerusform>
            <numerusform>A {name} le quedan %n cartas: cerrar ahora puede costar más de lo que da. ¿Cerrar?</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Do not ask before such moves</source>
        <translation>No preguntar antes de jugadas así</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sietes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ochos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nueves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieces</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>reinas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>carta oculta</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>as de {suit}</translation>
    </message>
    <message>
        <source>2 of {suit}</source>
        <translation>2 de {suit}</translation>
    </message>
    <message>
        <source>3 of {suit}</source>
        <translation>3 de {suit}</translation>
    </message>
    <message>
        <source>4 of {suit}</source>
        <translation>4 de {suit}</translation>
    </message>
    <message>
        <source>5 of {suit}</source>
        <translation>5 de {suit}</translation>
    </message>
    <message>
        <source>6 of {suit}</source>
        <translation>6 de {suit}</translation>
    </message>
    <message>
        <source>7 of {suit}</source>
        <translation>7 de {suit}</translation>
    </message>
    <message>
        <source>8 of {suit}</source>
        <translation>8 de {suit}</translation>
    </message>
    <message>
        <source>9 of {suit}</source>
        <translation>9 de {suit}</translation>
    </message>
    <message>
        <source>10 of {suit}</source>
        <translation>10 de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>jota de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>reina de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>rey de {suit}</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>una carta oculta</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>el joker</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>el as de {suit}</translation>
    </message>
    <message>
        <source>the 2 of {suit}</source>
        <translation>el 2 de {suit}</translation>
    </message>
    <message>
        <source>the 3 of {suit}</source>
        <translation>el 3 de {suit}</translation>
    </message>
    <message>
        <source>the 4 of {suit}</source>
        <translation>el 4 de {suit}</translation>
    </message>
    <message>
        <source>the 5 of {suit}</source>
        <translation>el 5 de {suit}</translation>
    </message>
    <message>
        <source>the 6 of {suit}</source>
        <translation>el 6 de {suit}</translation>
    </message>
    <message>
        <source>the 7 of {suit}</source>
        <translation>el 7 de {suit}</translation>
    </message>
    <message>
        <source>the 8 of {suit}</source>
        <translation>el 8 de {suit}</translation>
    </message>
    <message>
        <source>the 9 of {suit}</source>
        <translation>el 9 de {suit}</translation>
    </message>
    <message>
        <source>the 10 of {suit}</source>
        <translation>el 10 de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>la jota de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la reina de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>el rey de {suit}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>A</source>
        <comment>index on the card</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <comment>index on the card</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>index on the card</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <comment>index on the card</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Joker</source>
        <comment>in place of rank and suit</comment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{count} · {grade}</source>
        <translation>{count} · {grade}</translation>
    </message>
    <message>
        <source>{count} · wilds</source>
        <translation>{count} · comodines</translation>
    </message>
    <message>
        <source>{count} · wild</source>
        <translation>{count} · comodín</translation>
    </message>
    <message>
        <source>the meld of wilds</source>
        <translation>el juego de comodines</translation>
    </message>
    <message>
        <source>the set of {ranks}</source>
        <translation>el grupo de {ranks}</translation>
    </message>
    <message>
        <source>the run of {suit}</source>
        <translation>la escalera de {suit}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the first phrases of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{most} and {last}</source>
        <comment>the end of a list</comment>
        <translation>{most} y {last}</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>The coach has no answer this time.</source>
        <translation>Esta vez el entrenador no tiene respuesta.</translation>
    </message>
    <message>
        <source>The coach teaches in this match, so the statistics count it apart.</source>
        <translation>En esta partida el entrenador enseña, así que las estadísticas la cuentan aparte.</translation>
    </message>
    <message>
        <source>What to play</source>
        <translation>Qué jugar</translation>
    </message>
    <message>
        <source>Your last move</source>
        <translation>Tu última jugada</translation>
    </message>
    <message>
        <source>What the others told</source>
        <translation>Qué han revelado los demás</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No permitido</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>How far the coach has thought</source>
        <translation>Cuánto ha pensado ya el entrenador</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Grade it</source>
        <translation>Evaluarla</translation>
    </message>
    <message>
        <source>Put hint away (H)</source>
        <translation>Quitar la pista (H)</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Pista (H)</translation>
    </message>
    <message>
        <source>The coach thinks …</source>
        <translation>El entrenador está pensando …</translation>
    </message>
    <message>
        <source>Grade it (G)</source>
        <translation>Evaluarla (G)</translation>
    </message>
    <message>
        <source>without “{step}”</source>
        <comment>a step of a play that is left out</comment>
        <translation>sin “{step}”</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the steps of a play</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>The same, but: {play}</source>
        <translation>Lo mismo, pero: {play}</translation>
    </message>
    <message>
        <source>Add {cards} to {meld}</source>
        <translation>Ampliar {meld} con {cards}</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) ahead in this deal</source>
        <translation>
            <numerusform>Alrededor de %n punto por delante en esta ronda</numerusform>
            <numerusform>Alrededor de %n puntos por delante en esta ronda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) behind in this deal</source>
        <translation>
            <numerusform>Alrededor de %n punto por detrás en esta ronda</numerusform>
            <numerusform>Alrededor de %n puntos por detrás en esta ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>About level in this deal</source>
        <translation>Más o menos igualados en esta ronda</translation>
    </message>
    <message>
        <source>perhaps as good</source>
        <translation>quizá igual de buena</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>igual de buena</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) less</source>
        <translation>
            <numerusform>%n punto menos</numerusform>
            <numerusform>%n puntos menos</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing for you to decide just now.</source>
        <translation>Ahora mismo no tienes nada que decidir.</translation>
    </message>
    <message>
        <source>Shift+H plays it, H puts it away.</source>
        <translation>Mayús+H la juega, H la quita.</translation>
    </message>
    <message numerus="yes">
        <source>The best play is better by about %n point(s).</source>
        <translation>
            <numerusform>La mejor jugada vale alrededor de %n punto más.</numerusform>
            <numerusform>La mejor jugada vale alrededor de %n puntos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>No hay otra cosa que hacer.</translation>
    </message>
    <message numerus="yes">
        <source>Better by about %n point(s) than: {play}</source>
        <translation>
            <numerusform>Mejor, por alrededor de %n punto, que: {play}</numerusform>
            <numerusform>Mejor, por alrededor de %n puntos, que: {play}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All else the same, better by about %n point(s) than: {play}</source>
        <translation>
            <numerusform>Con el resto igual, mejor, por alrededor de %n punto, que: {play}</numerusform>
            <numerusform>Con el resto igual, mejor, por alrededor de %n puntos, que: {play}</numerusform>
        </translation>
    </message>
    <message>
        <source>All else the same, about as good: {play}</source>
        <translation>Con el resto igual, más o menos igual de buena: {play}</translation>
    </message>
    <message>
        <source>About as good: {play}</source>
        <translation>Más o menos igual de buena: {play}</translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) are about as good.</source>
        <translation>
            <numerusform>%n jugada es más o menos igual de buena.</numerusform>
            <numerusform>%n jugadas son más o menos igual de buenas.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the coach&apos;s help this match counts as assisted, apart in the statistics.</source>
        <translation>Con la ayuda del entrenador esta partida cuenta como jugada con ayuda, aparte en las estadísticas.</translation>
    </message>
    <message>
        <source>Help me</source>
        <translation>Ayúdame</translation>
    </message>
    <message>
        <source>No help</source>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>Play it all the same</source>
        <translation>Jugarla igual</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Pensarlo otra vez</translation>
    </message>
    <message numerus="yes">
        <source>The coach would rather play: {play} (about %n point(s) better)</source>
        <translation>
            <numerusform>El entrenador preferiría: {play} (alrededor de %n punto mejor)</numerusform>
            <numerusform>El entrenador preferiría: {play} (alrededor de %n puntos mejor)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All else the same, the coach would rather: {play} (about %n point(s) better)</source>
        <translation>
            <numerusform>Con el resto igual, el entrenador preferiría: {play} (alrededor de %n punto mejor)</numerusform>
            <numerusform>Con el resto igual, el entrenador preferiría: {play} (alrededor de %n puntos mejor)</numerusform>
        </translation>
    </message>
    <message>
        <source>best</source>
        <comment>the best of some plays</comment>
        <translation>mejor</translation>
    </message>
    <message>
        <source>Better: {play}</source>
        <translation>Mejor: {play}</translation>
    </message>
    <message>
        <source>All else the same, better: {play}</source>
        <translation>Con el resto igual, mejor: {play}</translation>
    </message>
    <message>
        <source>Holds for certain:</source>
        <translation>Tiene seguro:</translation>
    </message>
    <message>
        <source>Could use of your cards:</source>
        <translation>De tus cartas podría usar:</translation>
    </message>
    <message>
        <source>Has discarded lately:</source>
        <translation>Ha descartado hace poco:</translation>
    </message>
    <message>
        <source>Your opponents&apos; melds would take:</source>
        <translation>Los juegos de tus rivales llevarían:</translation>
    </message>
    <message>
        <source>Nobody can build on these any more:</source>
        <translation>Con estas ya nadie puede construir:</translation>
    </message>
    <message numerus="yes">
        <source>This melds %n point(s) more at once.</source>
        <translation>
            <numerusform>Con esto bajas ya %n punto más.</numerusform>
            <numerusform>Con esto bajas ya %n puntos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>This keeps {cards} in your hand, where they may become more.</source>
        <translation>Con esto conservas {cards} en la mano, donde pueden llegar a más.</translation>
    </message>
    <message numerus="yes">
        <source>In the pile you see what you get: %n card(s).</source>
        <translation>
            <numerusform>En el pozo ves lo que te llevas: %n carta.</numerusform>
            <numerusform>En el pozo ves lo que te llevas: %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the pile everybody would know %n card(s) of your hand.</source>
        <translation>
            <numerusform>Con el pozo todos conocerían %n carta de tu mano.</numerusform>
            <numerusform>Con el pozo todos conocerían %n cartas de tu mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left in your hand, {card} would cost %n point(s) more than {other}.</source>
        <translation>
            <numerusform>Si quedara en tu mano, {card} costaría %n punto más que {other}.</numerusform>
            <numerusform>Si quedara en tu mano, {card} costaría %n puntos más que {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} makes a clean meld longer, {meld}, and not a dirty one.</source>
        <translation>{card} amplía un juego limpio, {meld}, y no uno sucio.</translation>
    </message>
    <message numerus="yes">
        <source>With {card}, {meld} lacks only %n card(s) for {a_canasta}.</source>
        <translation>
            <numerusform>Con {card} falta solo %n carta para que {meld} sea {a_canasta}.</numerusform>
            <numerusform>Con {card} faltan solo %n cartas para que {meld} sea {a_canasta}.</numerusform>
        </translation>
    </message>
    <message>
        <source>More unseen cards then fit your melds: {many} instead of {few}.</source>
        <translation>Después, más cartas no vistas valen para tus juegos: {many} en vez de {few}.</translation>
    </message>
    <message>
        <source>Tried with the hidden cards in other hands each time: better in {more} cases of 100, worse in {less}.</source>
        <translation>Probado cada vez con otras cartas ocultas: mejor en {more} casos de 100, peor en {less}.</translation>
    </message>
    <message>
        <source>With {between}, {card} would fit {meld} of your opponents.</source>
        <translation>Con {between}, {card} les vendría bien a tus rivales para {meld}.</translation>
    </message>
    <message>
        <source>You keep another card like this one: {card}.</source>
        <translation>Te queda otra carta igual: {card}.</translation>
    </message>
    <message>
        <source>Fewer of your cards go with {card} ({few}) than with {other} ({many}).</source>
        <translation>Menos cartas tuyas van con {card} ({few}) que con {other} ({many}).</translation>
    </message>
    <message>
        <source>Fewer unseen cards go with {card} ({few}) than with {other} ({many}).</source>
        <translation>Menos cartas sin ver van con {card} ({few}) que con {other} ({many}).</translation>
    </message>
    <message>
        <source>This closes the deal at once.</source>
        <translation>Con esto cierras la ronda enseguida.</translation>
    </message>
    <message>
        <source>This finishes {a_canasta} now.</source>
        <translation>Con esto completas ya {a_canasta}.</translation>
    </message>
    <message>
        <source>This finishes {a_clean_canasta} now.</source>
        <translation>Con esto completas ya {a_clean_canasta}.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n more wild(s) in your hand.</source>
        <translation>
            <numerusform>Con esto conservas %n comodín más en la mano.</numerusform>
            <numerusform>Con esto conservas %n comodines más en la mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>This takes {the_reserve} in flight, to be played at once.</source>
        <translation>Con esto tomas {the_reserve} al vuelo, para jugarlo enseguida.</translation>
    </message>
    <message>
        <source>This takes {the_reserve} in this turn.</source>
        <translation>Con esto tomas {the_reserve} en este turno.</translation>
    </message>
    <message>
        <source>This keeps {meld} clean.</source>
        <translation>Esto no ensucia {meld}.</translation>
    </message>
    <message>
        <source>This makes {meld} clean.</source>
        <translation>Esto limpia {meld}.</translation>
    </message>
    <message>
        <source>{card} would fit {meld} of your opponents.</source>
        <translation>{card} les vendría bien a tus rivales para {meld}.</translation>
    </message>
    <message>
        <source>In the pile lies {card}, which fits {meld} of your opponents.</source>
        <translation>En el pozo está {card}, que les viene bien a tus rivales para {meld}.</translation>
    </message>
    <message>
        <source>{name} is known to hold {cards}, and could use {card}.</source>
        <translation>Se sabe que {name} tiene {cards}, y podría usar {card}.</translation>
    </message>
    <message>
        <source>{name} has discarded such a card too: {card}.</source>
        <translation>{name} también ha descartado una carta así: {card}.</translation>
    </message>
    <message>
        <source>Nobody can build on {card}: all that goes with it has been seen.</source>
        <translation>Nadie puede construir nada con {card}: todo lo que le va ya se ha visto.</translation>
    </message>
    <message>
        <source>From the pile you can meld {cards} at once.</source>
        <translation>Del pozo puedes bajar enseguida {cards}.</translation>
    </message>
    <message>
        <source>No card of the pile goes with your cards or melds.</source>
        <translation>Ninguna carta del pozo va con tus cartas ni con tus juegos.</translation>
    </message>
    <message>
        <source>{card} still fits {meld} of your own side.</source>
        <translation>{card} todavía le viene bien a tu bando para {meld}.</translation>
    </message>
    <message>
        <source>{card} goes with {cards} in your hand.</source>
        <translation>{card} va con {cards} de tu mano.</translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side has {a_canasta} in %n more case(s) of 100.</source>
        <translation>
            <numerusform>En una vuelta tu bando tiene {a_canasta} en %n caso más de cada 100.</numerusform>
            <numerusform>En una vuelta tu bando tiene {a_canasta} en %n casos más de cada 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side has {a_clean_canasta} in %n more case(s) of 100.</source>
        <translation>
            <numerusform>En una vuelta tu bando tiene {a_clean_canasta} en %n caso más de cada 100.</numerusform>
            <numerusform>En una vuelta tu bando tiene {a_clean_canasta} en %n casos más de cada 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side takes {the_reserve} in %n more case(s) of 100.</source>
        <translation>
            <numerusform>En una vuelta tu bando toma {the_reserve} en %n caso más de cada 100.</numerusform>
            <numerusform>En una vuelta tu bando toma {the_reserve} en %n casos más de cada 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side closes in %n more case(s) of 100.</source>
        <translation>
            <numerusform>En una vuelta tu bando cierra en %n caso más de cada 100.</numerusform>
            <numerusform>En una vuelta tu bando cierra en %n casos más de cada 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side melds %n point(s) more.</source>
        <translation>
            <numerusform>En una vuelta tu bando baja %n punto más.</numerusform>
            <numerusform>En una vuelta tu bando baja %n puntos más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a round your opponents hold %n point(s) more in hand.</source>
        <translation>
            <numerusform>Tras una vuelta tus rivales tienen %n punto más en la mano.</numerusform>
            <numerusform>Tras una vuelta tus rivales tienen %n puntos más en la mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a round your side holds %n point(s) less in hand.</source>
        <translation>
            <numerusform>Tras una vuelta tu bando tiene %n punto menos en la mano.</numerusform>
            <numerusform>Tras una vuelta tu bando tiene %n puntos menos en la mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents have {a_canasta} in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>En una vuelta tus rivales tienen {a_canasta} en %n caso menos de cada 100.</numerusform>
            <numerusform>En una vuelta tus rivales tienen {a_canasta} en %n casos menos de cada 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents have {a_clean_canasta} in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>En una vuelta tus rivales tienen {a_clean_canasta} en %n caso menos de cada 100.</numerusform>
            <numerusform>En una vuelta tus rivales tienen {a_clean_canasta} en %n casos menos de cada 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents take {the_reserve} in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>En una vuelta tus rivales toman {the_reserve} en %n caso menos de cada 100.</numerusform>
            <numerusform>En una vuelta tus rivales toman {the_reserve} en %n casos menos de cada 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents close in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>En una vuelta tus rivales cierran en %n caso menos de cada 100.</numerusform>
            <numerusform>En una vuelta tus rivales cierran en %n casos menos de cada 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents meld %n point(s) less.</source>
        <translation>
            <numerusform>En una vuelta tus rivales bajan %n punto menos.</numerusform>
            <numerusform>En una vuelta tus rivales bajan %n puntos menos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>burraco self-check [options]</source>
        <translation>burraco self-check [opciones]</translation>
    </message>
    <message>
        <source>Check that this installation is complete, without a window.</source>
        <translation>Comprueba que la instalación está completa, sin abrir ventanas.</translation>
    </message>
    <message>
        <source>keep a picture of a table, as PNG</source>
        <translation>guarda la imagen de una mesa, en PNG</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>there is no screen to show the game on: neither DISPLAY nor WAYLAND_DISPLAY is set</source>
        <translation>no hay pantalla en la que mostrar el juego: faltan tanto DISPLAY como WAYLAND_DISPLAY</translation>
    </message>
    <message>
        <source>the game cannot start: {reason}</source>
        <translation>el juego no puede arrancar: {reason}</translation>
    </message>
    <message>
        <source>{file} is missing; install the program again</source>
        <translation>falta {file}; vuelve a instalar el programa</translation>
    </message>
    <message>
        <source>burraco [options] [FILE]</source>
        <translation>burraco [opciones] [ARCHIVO]</translation>
    </message>
    <message>
        <source>Burraco for the desktop.</source>
        <translation>Burraco en tu computadora.</translation>
    </message>
    <message>
        <source>a match to open</source>
        <translation>una partida para abrir</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CÓDIGO</translation>
    </message>
    <message>
        <source>the language to begin in: {codes}</source>
        <translation>el idioma en que empezar: {codes}</translation>
    </message>
    <message>
        <source>starting a match at once</source>
        <translation>empezar enseguida una partida</translation>
    </message>
    <message>
        <source>The others need --new-match.</source>
        <translation>Las demás piden --new-match.</translation>
    </message>
    <message>
        <source>begin a match without asking</source>
        <translation>empieza una partida sin preguntar</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>REGLAS</translation>
    </message>
    <message>
        <source>the name of a preset, or a rule-set file</source>
        <translation>el nombre de un reglamento, o un archivo de reglas</translation>
    </message>
    <message>
        <source>the number of players</source>
        <translation>el número de jugadores</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation>PUNTOS</translation>
    </message>
    <message>
        <source>points to play to</source>
        <translation>los puntos a los que se juega</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>how the others play: {levels}</source>
        <translation>cómo juegan los demás: {levels}</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>SEMILLA</translation>
    </message>
    <message>
        <source>the seed of a match to play its cards again</source>
        <translation>la semilla de una partida, para volver a jugar sus cartas</translation>
    </message>
    <message>
        <source>play; FILE is a match saved by the game</source>
        <translation>juega; ARCHIVO es una partida guardada por el juego</translation>
    </message>
    <message>
        <source>let bots play each other without a window</source>
        <translation>hace jugar a la computadora contra sí misma, sin ventanas</translation>
    </message>
    <message>
        <source>let bots learn from their own deals</source>
        <translation>hace que la computadora aprenda de sus propias rondas</translation>
    </message>
    <message>
        <source>judge a meld, or actions in a position</source>
        <translation>juzga un juego, o las jugadas en una posición</translation>
    </message>
    <message>
        <source>check a saved match from end to end</source>
        <translation>comprueba una partida guardada de principio a fin</translation>
    </message>
    <message>
        <source>check that this installation is complete</source>
        <translation>comprueba que la instalación está completa</translation>
    </message>
    <message>
        <source>Each tells more with --help, as in: {example}</source>
        <translation>De cada una, --help dice más, por ejemplo: {example}</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>órdenes:</translation>
    </message>
    <message>
        <source>a part that the game needs cannot be loaded: {reason}</source>
        <translation>no se puede cargar una parte que el juego necesita: {reason}</translation>
    </message>
    <message>
        <source>{complaint} (see {command} --help)</source>
        <translation>{complaint} (mira {command} --help)</translation>
    </message>
    <message>
        <source>CARDS</source>
        <translation>CARTAS</translation>
    </message>
    <message>
        <source>burraco referee [options] [CARDS ...]</source>
        <translation>burraco referee [opciones] [CARTAS ...]</translation>
    </message>
    <message>
        <source>Judge a meld, or actions in a position, and print the answer as one line of JSON. The exit status is 0 for yes, 1 for no, 2 for bad input.</source>
        <translation>Juzga un juego, o las jugadas en una posición, e imprime la respuesta en una línea de JSON. El código de salida es 0 si es que sí, 1 si es que no, 2 si la pregunta está mal hecha.</translation>
    </message>
    <message>
        <source>example: {example}</source>
        <translation>ejemplo: {example}</translation>
    </message>
    <message>
        <source>cards of a new meld: clubs c, diamonds d, hearts h, spades s, as in 10h or As; JK is a joker</source>
        <translation>las cartas de un juego nuevo: c tréboles, d diamantes, h corazones, s picas, como en 10h o As; JK es un joker</translation>
    </message>
    <message>
        <source>a position, to judge actions in</source>
        <translation>una posición en la que juzgar jugadas</translation>
    </message>
    <message>
        <source>OPTION=VALUE</source>
        <translation>OPCIÓN=VALOR</translation>
    </message>
    <message>
        <source>change an option of the rules (repeatable)</source>
        <translation>cambia una opción de las reglas (se puede repetir)</translation>
    </message>
    <message>
        <source>add cards to the meld so far (repeatable)</source>
        <translation>añade cartas al juego hecho hasta ahí (se puede repetir)</translation>
    </message>
    <message>
        <source>ACTION</source>
        <translation>JUGADA</translation>
    </message>
    <message>
        <source>judge an action in the position (repeatable)</source>
        <translation>juzga una jugada en la posición (se puede repetir)</translation>
    </message>
    <message>
        <source>burraco verify [options] FILE</source>
        <translation>burraco verify [opciones] ARCHIVO</translation>
    </message>
    <message>
        <source>Check a saved match from end to end: its shuffles, every action, positions and scores.</source>
        <translation>Comprueba una partida guardada de principio a fin: las mezclas, cada jugada, las posiciones y los puntos.</translation>
    </message>
    <message>
        <source>a saved match</source>
        <translation>una partida guardada</translation>
    </message>
    <message>
        <source>the fingerprint you noted when the match began; else the one in the file is taken</source>
        <translation>la huella que anotaste al empezar la partida; si no, vale la del archivo</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>ERROR</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>incierto</translation>
    </message>
    <message>
        <source>the file is a match of this program</source>
        <translation>el archivo es una partida de este programa</translation>
    </message>
    <message>
        <source>the cards were fixed by the fingerprint shown before the first card</source>
        <translation>las cartas estaban fijadas por la huella mostrada antes de la primera carta</translation>
    </message>
    <message>
        <source>every action is legal</source>
        <translation>cada jugada es legal</translation>
    </message>
    <message>
        <source>the actions lead to the saved position</source>
        <translation>las jugadas llevan a la posición guardada</translation>
    </message>
    <message>
        <source>every deal is worth what the file says</source>
        <translation>cada ronda vale lo que dice el archivo</translation>
    </message>
    <message>
        <source>names, totals and deals agree with the play</source>
        <translation>nombres, totales y rondas corresponden a lo jugado</translation>
    </message>
    <message>
        <source>shown when the match is over</source>
        <translation>se muestra cuando acabe la partida</translation>
    </message>
    <message>
        <source>fingerprint of the shuffles: {fingerprint}</source>
        <translation>huella de las mezclas: {fingerprint}</translation>
    </message>
    <message>
        <source>seed: {seed}</source>
        <translation>semilla: {seed}</translation>
    </message>
</context>
<context>
    <name>cut</name>
    <message>
        <source>The pack; choose with the arrow keys where to lift</source>
        <translation>El mazo; elige con las flechas por dónde levantar</translation>
    </message>
    <message>
        <source>Lift anywhere</source>
        <translation>Levantar por cualquier parte</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <source>a file and --new-match exclude each other</source>
        <translation>un archivo y --new-match no van juntos</translation>
    </message>
    <message>
        <source>{options}: only with --new-match, which begins a match at once</source>
        <translation>{options}: solo con --new-match, que empieza enseguida una partida</translation>
    </message>
    <message>
        <source>{rules} is for {counts} players</source>
        <translation>{rules} es para {counts} jugadores</translation>
    </message>
    <message>
        <source>{text!r} is not {allowed}</source>
        <translation>{text!r} no vale: debe ser {allowed}</translation>
    </message>
    <message>
        <source>{text!r} is none of {codes}</source>
        <translation>{text!r} no está entre estos: {codes}</translation>
    </message>
    <message>
        <source>there is no preset or file {name!r}{near}; the presets are {known}</source>
        <translation>no hay reglamento ni archivo {name!r}{near}; los reglamentos son {known}</translation>
    </message>
    <message>
        <source>{text!r} changes no option: write option=value</source>
        <translation>{text!r} no cambia ninguna opción: escribe opción=valor</translation>
    </message>
    <message>
        <source>no option is called {name!r}{near}; rule-set files name them all</source>
        <translation>ninguna opción se llama {name!r}{near}; los archivos de reglas las nombran todas</translation>
    </message>
    <message>
        <source> (near to it: {names})</source>
        <translation> (parecidas: {names})</translation>
    </message>
    <message>
        <source>player_counts has {seats}</source>
        <translation>player_counts contiene {seats}</translation>
    </message>
    <message>
        <source>{needed} of {total} cards dealt to {seats} players</source>
        <translation>{needed} de {total} cartas repartidas a {seats} jugadores</translation>
    </message>
    <message>
        <source>it takes {count} sizes</source>
        <translation>hacen falta {count} tamaños</translation>
    </message>
    <message>
        <source>run_ranks leaves the 2 out</source>
        <translation>run_ranks deja fuera el 2</translation>
    </message>
    <message>
        <source>reserve_on_discard is false too</source>
        <translation>reserve_on_discard también es false</translation>
    </message>
    <message>
        <source>bonus_semi_clean is set</source>
        <translation>bonus_semi_clean tiene un valor</translation>
    </message>
    <message>
        <source>{seats} players are {sides} sides</source>
        <translation>{seats} jugadores son {sides} bandos</translation>
    </message>
    <message>
        <source>{option} is {value}</source>
        <translation>{option} es {value}</translation>
    </message>
    <message>
        <source>{text!r} is no card: write rank and suit, like 10h, or JK</source>
        <translation>{text!r} no es una carta: escribe valor y palo, como 10h, o JK</translation>
    </message>
    <message>
        <source>{text!r} is no action: write one of {forms}</source>
        <translation>{text!r} no es una jugada: escribe una de estas: {forms}</translation>
    </message>
    <message>
        <source>{seats} hands, but rule set {rules!r} is for {counts} players</source>
        <translation>{seats} manos, pero las reglas {rules!r} son para {counts} jugadores</translation>
    </message>
    <message>
        <source>{label}: no such line at a table for {seats}</source>
        <translation>{label}: no hay esta línea en una mesa para {seats}</translation>
    </message>
    <message>
        <source>{line!r} is no line of a position, or the second of its kind</source>
        <translation>{line!r} no es una línea de una posición, o es la segunda de su clase</translation>
    </message>
    <message>
        <source>{label}: {content!r} is not of the form {form}</source>
        <translation>{label}: {content!r} no tiene la forma {form}</translation>
    </message>
    <message>
        <source>{label}: there are only {seats} seats</source>
        <translation>{label}: solo hay {seats} puestos</translation>
    </message>
    <message>
        <source>sides: there are only {sides}</source>
        <translation>sides: los bandos son solo {sides}</translation>
    </message>
    <message>
        <source>hand {seat}: missing, hands are numbered from 0</source>
        <translation>hand {seat}: falta, las manos se cuentan desde 0</translation>
    </message>
    <message>
        <source>{label}: no card can be there more than {most} times</source>
        <translation>{label}: ninguna carta puede estar más de {most} veces</translation>
    </message>
    <message>
        <source>{text!r} is no meld: {reason}</source>
        <translation>{text!r} no es un juego: {reason}</translation>
    </message>
    <message>
        <source>a number from {first} to {last}</source>
        <translation>un número de {first} a {last}</translation>
    </message>
    <message>
        <source>a list of {entries}</source>
        <translation>una lista de: {entries}</translation>
    </message>
    <message>
        <source>so far only {values}</source>
        <translation>por ahora solo {values}</translation>
    </message>
    <message>
        <source>{entry} = {value}</source>
        <translation>{entry} = {value}</translation>
    </message>
    <message>
        <source>{fault}: {entry}</source>
        <translation>{fault}: {entry}</translation>
    </message>
    <message>
        <source>{fault}: {entry} ({allowed})</source>
        <translation>{fault}: {entry} ({allowed})</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>falta el nombre</translation>
    </message>
    <message>
        <source>unknown group</source>
        <translation>grupo desconocido</translation>
    </message>
    <message>
        <source>missing group</source>
        <translation>grupo que falta</translation>
    </message>
    <message>
        <source>unknown option</source>
        <translation>opción desconocida</translation>
    </message>
    <message>
        <source>missing option</source>
        <translation>opción que falta</translation>
    </message>
    <message>
        <source>value not allowed</source>
        <translation>valor no permitido</translation>
    </message>
    <message>
        <source>not playable yet</source>
        <translation>todavía no se puede jugar</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradicción</translation>
    </message>
    <message>
        <source>rule set {name!r}: {problems}</source>
        <translation>reglas {name!r}: {problems}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a group of options</source>
        <translation>un grupo de opciones</translation>
    </message>
    <message>
        <source>one of {options}</source>
        <translation>una de {options}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} o {second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{file}: {error}</source>
        <translation>{file}: {error}</translation>
    </message>
    <message>
        <source>--position is about actions: cards and --add do not go with it</source>
        <translation>--position trata de jugadas: cartas y --add no van con ella</translation>
    </message>
    <message>
        <source>--action needs a --position in which it is judged</source>
        <translation>--action necesita una --position en la que juzgarla</translation>
    </message>
    <message>
        <source>{card!r} is a hidden card, and nobody can judge those</source>
        <translation>{card!r} es una carta oculta, y nadie puede juzgarla</translation>
    </message>
    <message>
        <source>there are no cards to judge: write them like &quot;7h 8h JK&quot;</source>
        <translation>no hay cartas que juzgar: escríbelas así: &quot;7h 8h JK&quot;</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} no se puede leer: {why}</translation>
    </message>
    <message>
        <source>{file} is no text in UTF-8</source>
        <translation>{file} no es un texto en UTF-8</translation>
    </message>
    <message>
        <source>players or seed: {error}</source>
        <translation>jugadores o semilla: {error}</translation>
    </message>
    <message>
        <source>deals: a match without a deal has no position</source>
        <translation>rondas: una partida sin rondas no tiene posición</translation>
    </message>
    <message>
        <source>deals: far too many actions</source>
        <translation>rondas: demasiadas jugadas</translation>
    </message>
    <message>
        <source>deal {number} follows a deal or a match that is not over, or one that is</source>
        <translation>la ronda {number} sigue a una ronda sin acabar, o a una partida ya acabada</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>ronda {number}</translation>
    </message>
    <message>
        <source>{part}, action {number}</source>
        <translation>{part}, jugada {number}</translation>
    </message>
    <message>
        <source>order of lines</source>
        <translation>orden de las líneas</translation>
    </message>
    <message>
        <source>the position after the last action differs: {labels}</source>
        <translation>la posición tras la última jugada es otra: {labels}</translation>
    </message>
    <message>
        <source>players: {count} at a table for {seats}</source>
        <translation>jugadores: {count} en una mesa para {seats}</translation>
    </message>
    <message>
        <source>{where}: {error}</source>
        <translation>{where}: {error}</translation>
    </message>
    <message>
        <source>seed: it holds half a character</source>
        <translation>semilla: hay un carácter a medias</translation>
    </message>
    <message>
        <source>earlier: the scores are not those of deals</source>
        <translation>earlier: los puntos no son los de rondas</translation>
    </message>
    <message>
        <source>the scores of the deals differ</source>
        <translation>los puntos de las rondas son otros</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>deshechas</translation>
    </message>
    <message>
        <source>undone: an action is refused ({reason})</source>
        <translation>deshechas: una jugada es rechazada ({reason})</translation>
    </message>
    <message>
        <source>{where}: {action!r} is refused ({reason})</source>
        <translation>{where}: {action!r} es rechazada ({reason})</translation>
    </message>
    <message>
        <source>{where}: a hidden card</source>
        <translation>{where}: una carta oculta</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the right to do so is missing</source>
        <translation>faltan los permisos</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>no existe</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>the disk does not answer rightly</source>
        <translation>el disco no responde bien</translation>
    </message>
    <message>
        <source>is no JSON text: line {line}, column {column}</source>
        <translation>no es un texto JSON: línea {line}, columna {column}</translation>
    </message>
    <message>
        <source>is no JSON text</source>
        <translation>no es un texto JSON</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>sí o no</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objeto</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>número entero</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>falta {name}</translation>
    </message>
    <message>
        <source>{where}: {value} is no {kind}</source>
        <translation>{where}: {value} no vale, hace falta esto: {kind}</translation>
    </message>
    <message>
        <source>{where}: a text of {count} characters is none of ours</source>
        <translation>{where}: un texto de {count} caracteres no es de los nuestros</translation>
    </message>
    <message>
        <source>is far too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>cannot be read: {why}</source>
        <translation>no se puede leer: {why}</translation>
    </message>
    <message>
        <source>cannot be written: {why}</source>
        <translation>no se puede escribir: {why}</translation>
    </message>
    <message>
        <source>cannot be renamed: {why}</source>
        <translation>no se puede renombrar: {why}</translation>
    </message>
    <message>
        <source>result: {found}</source>
        <translation>result: {found}</translation>
    </message>
    <message>
        <source>is gone</source>
        <translation>ya no está</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>este archivo no existe</translation>
    </message>
    <message>
        <source>cannot be made: {why}</source>
        <translation>no se puede crear: {why}</translation>
    </message>
    <message>
        <source>{rules} is not for {count} players</source>
        <translation>{rules} no es para {count} jugadores</translation>
    </message>
    <message>
        <source>only the first player may be human</source>
        <translation>solo el primer jugador puede ser una persona</translation>
    </message>
    <message>
        <source>position: {error}</source>
        <translation>posición: {error}</translation>
    </message>
    <message>
        <source>position: there is no deal {number}</source>
        <translation>posición: no hay ronda {number}</translation>
    </message>
    <message>
        <source>position: cards are missing, or there are too many</source>
        <translation>posición: faltan cartas, o hay demasiadas</translation>
    </message>
    <message>
        <source>position: a card is known, or just drawn, that is not in the hand</source>
        <translation>posición: una carta conocida, o recién robada, no está en la mano</translation>
    </message>
    <message>
        <source>position: the deal is over, and is not</source>
        <translation>posición: la ronda ha acabado y no ha acabado</translation>
    </message>
    <message>
        <source>position: {count} scores before deal {number}</source>
        <translation>posición: {count} puntuaciones antes de la ronda {number}</translation>
    </message>
    <message>
        <source>position: the scores do not make the totals</source>
        <translation>posición: las puntuaciones no suman los totales</translation>
    </message>
    <message>
        <source>cannot be deleted: {why}</source>
        <translation>no se puede borrar: {why}</translation>
    </message>
    <message>
        <source>is far too large for a rule set</source>
        <translation>es demasiado grande para un archivo de reglas</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>there is no such rule set, only {names}</source>
        <translation>estas reglas no existen, solo {names}</translation>
    </message>
    <message>
        <source>is JSON, but no rule set: it should be one object in braces</source>
        <translation>es JSON, pero no un archivo de reglas: debe ser un solo objeto entre llaves</translation>
    </message>
    <message>
        <source>is empty or filled with zeros</source>
        <translation>está vacío o lleno de ceros</translation>
    </message>
    <message>
        <source>has far more lines behind the match than are ever written</source>
        <translation>tiene tras la partida muchas más líneas de las que se escriben nunca</translation>
    </message>
    <message>
        <source>line {number} behind the match</source>
        <translation>línea {number} tras la partida</translation>
    </message>
    <message>
        <source>{where} is none of ours</source>
        <translation>{where}: no es de las nuestras</translation>
    </message>
    <message>
        <source>{where} has no deal to be added to</source>
        <translation>{where}: falta la ronda a la que añadirla</translation>
    </message>
    <message>
        <source>another running instance owns the autosave</source>
        <translation>el guardado lo tiene otra ventana del juego</translation>
    </message>
    <message>
        <source>summary: {totals} totals of {players} players</source>
        <translation>resumen: {totals} totales de {players} jugadores</translation>
    </message>
    <message>
        <source>summary: {levels} levels of {players} players</source>
        <translation>resumen: {levels} niveles de {players} jugadores</translation>
    </message>
    <message>
        <source>name: {count} characters are too many</source>
        <translation>nombre: {count} caracteres son demasiados</translation>
    </message>
    <message>
        <source>saved_at: {text} cannot be</source>
        <translation>saved_at: {text} no puede ser</translation>
    </message>
    <message>
        <source>is no match of this program</source>
        <translation>no es una partida de este programa</translation>
    </message>
    <message>
        <source>was made by the later version {version}</source>
        <translation>es de la versión más nueva {version}</translation>
    </message>
    <message>
        <source>cannot be brought up from format {version}: {error!r}</source>
        <translation>no se puede actualizar desde el formato {version}: {error!r}</translation>
    </message>
    <message>
        <source>the version that saved it wrote none down</source>
        <translation>la versión que la guardó no lo anotaba</translation>
    </message>
    <message>
        <source>the match goes on from a position</source>
        <translation>la partida sigue desde una posición</translation>
    </message>
    <message>
        <source>the seed makes {found}, not {told}</source>
        <translation>la semilla da {found}, no {told}</translation>
    </message>
    <message>
        <source>the deals are worth {found}, not {told}</source>
        <translation>las rondas valen {found}, no {told}</translation>
    </message>
    <message>
        <source>the match is {found}, not {told}</source>
        <translation>la partida es {found}, no {told}</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message numerus="yes">
        <source>Every player gets %n card(s).</source>
        <translation>
            <numerusform>Cada jugador recibe %n carta.</numerusform>
            <numerusform>Cada jugador recibe %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} starts the pile.</source>
        <translation>{card} abre el pozo.</translation>
    </message>
    <message>
        <source>The stock is used up, so {a_reserve} becomes the new stock.</source>
        <translation>El mazo se ha acabado, así que {a_reserve} pasa a ser el nuevo mazo.</translation>
    </message>
    <message>
        <source>You cut the pack.</source>
        <translation>Cortas el mazo.</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>Descartas {card}.</translation>
    </message>
    <message>
        <source>You keep your last card.</source>
        <translation>Te quedas con tu última carta.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Robas {card}.</translation>
    </message>
    <message>
        <source>You refuse {card}.</source>
        <translation>Rechazas {card}.</translation>
    </message>
    <message>
        <source>You take no card from the pile.</source>
        <translation>No tomas nada del pozo.</translation>
    </message>
    <message>
        <source>{name} cuts the pack.</source>
        <translation>{name} corta el mazo.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} descarta {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the last card.</source>
        <translation>{name} se queda con su última carta.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} roba del mazo.</translation>
    </message>
    <message>
        <source>{name} refuses {card}.</source>
        <translation>{name} rechaza {card}.</translation>
    </message>
    <message>
        <source>{name} takes no card from the pile.</source>
        <translation>{name} no toma nada del pozo.</translation>
    </message>
    <message numerus="yes">
        <source>You lift %n card(s), exactly right: {points} points.</source>
        <translation>
            <numerusform>Levantas %n carta, el número exacto: {points} puntos.</numerusform>
            <numerusform>Levantas %n cartas, el número exacto: {points} puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lift %n card(s).</source>
        <translation>
            <numerusform>Levantas %n carta.</numerusform>
            <numerusform>Levantas %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifts %n card(s), exactly right: {points} points.</source>
        <translation>
            <numerusform>{name} levanta %n carta, el número exacto: {points} puntos.</numerusform>
            <numerusform>{name} levanta %n cartas, el número exacto: {points} puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifts %n card(s).</source>
        <translation>
            <numerusform>{name} levanta %n carta.</numerusform>
            <numerusform>{name} levanta %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pick up {your_reserve}.</source>
        <translation>Recoges {your_reserve}.</translation>
    </message>
    <message>
        <source>You take {the_reserve} in flight and play on.</source>
        <translation>Tomas {the_reserve} al vuelo y sigues jugando.</translation>
    </message>
    <message>
        <source>You take {the_reserve}, to be played from your next turn.</source>
        <translation>Tomas {the_reserve}, para jugarlo desde tu próximo turno.</translation>
    </message>
    <message>
        <source>{name} picks up {the_reserve}.</source>
        <translation>{name} recoge {the_reserve}.</translation>
    </message>
    <message>
        <source>{name} takes {the_reserve} in flight and plays on.</source>
        <translation>{name} toma {the_reserve} al vuelo y sigue jugando.</translation>
    </message>
    <message>
        <source>{name} takes {the_reserve}, to be played from the next turn.</source>
        <translation>{name} toma {the_reserve}, para jugarlo desde el próximo turno.</translation>
    </message>
    <message>
        <source>You add {cards} to {meld}.</source>
        <translation>Amplías {meld} con {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You lay %n wild card(s) as a meld.</source>
        <translation>
            <numerusform>Bajas %n comodín como juego.</numerusform>
            <numerusform>Bajas %n comodines como juego.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} adds {cards} to {meld}.</source>
        <translation>{name} amplía {meld} con {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lays %n wild card(s) as a meld.</source>
        <translation>
            <numerusform>{name} baja %n comodín como juego.</numerusform>
            <numerusform>{name} baja %n comodines como juego.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take {card} from the pile.</source>
        <translation>Tomas {card} del pozo.</translation>
    </message>
    <message numerus="yes">
        <source>You take the pile (%n card(s)).</source>
        <translation>
            <numerusform>Te llevas el pozo (%n carta).</numerusform>
            <numerusform>Te llevas el pozo (%n cartas).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay %n {ranks}.</source>
        <translation>
            <numerusform>Bajas %n {ranks}.</numerusform>
            <numerusform>Bajas %n {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay %n {ranks} with {wild}.</source>
        <translation>
            <numerusform>Bajas %n {ranks} con {wild}.</numerusform>
            <numerusform>Bajas %n {ranks} con {wild}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay a run of {suit}, {low} to {high}.</source>
        <translation>Bajas una escalera de {suit}, de {low} a {high}.</translation>
    </message>
    <message>
        <source>You lay a run of {suit}, {low} to {high}, with {wild} as {face}.</source>
        <translation>Bajas una escalera de {suit}, de {low} a {high}, con {wild} como {face}.</translation>
    </message>
    <message>
        <source>{name} takes {card} from the pile.</source>
        <translation>{name} toma {card} del pozo.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the pile (%n card(s)).</source>
        <translation>
            <numerusform>{name} se lleva el pozo (%n carta).</numerusform>
            <numerusform>{name} se lleva el pozo (%n cartas).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays %n {ranks}.</source>
        <translation>
            <numerusform>{name} baja %n {ranks}.</numerusform>
            <numerusform>{name} baja %n {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays %n {ranks} with {wild}.</source>
        <translation>
            <numerusform>{name} baja %n {ranks} con {wild}.</numerusform>
            <numerusform>{name} baja %n {ranks} con {wild}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lays a run of {suit}, {low} to {high}.</source>
        <translation>{name} baja una escalera de {suit}, de {low} a {high}.</translation>
    </message>
    <message>
        <source>{name} lays a run of {suit}, {low} to {high}, with {wild} as {face}.</source>
        <translation>{name} baja una escalera de {suit}, de {low} a {high}, con {wild} como {face}.</translation>
    </message>
    <message>
        <source>{line} {burraco}!</source>
        <translation>{line} ¡{burraco}!</translation>
    </message>
    <message>
        <source>You play alone from now on; {first} and {second} are a pair.</source>
        <translation>Desde ahora juegas contra la pareja de {first} y {second}.</translation>
    </message>
    <message>
        <source>{name} plays alone from now on; you and {first} are a pair.</source>
        <translation>Desde ahora {name} juega contra la pareja: tú y {first}.</translation>
    </message>
    <message>
        <source>{name} plays alone from now on; {first} and {second} are a pair.</source>
        <translation>Desde ahora {name} juega contra la pareja de {first} y {second}.</translation>
    </message>
    <message>
        <source>You close the deal.</source>
        <translation>Cierras la ronda.</translation>
    </message>
    <message>
        <source>{name} closes the deal.</source>
        <translation>{name} cierra la ronda.</translation>
    </message>
    <message>
        <source>The stock has run out, so the deal ends without a close.</source>
        <translation>El mazo se ha acabado, así que la ronda termina sin cierre.</translation>
    </message>
    <message>
        <source>Nobody plays on and the pile only goes round, so the deal ends here.</source>
        <translation>Nadie avanza y el pozo solo da vueltas, así que la ronda termina aquí.</translation>
    </message>
    <message>
        <source>The deal has taken too many turns, so it ends here.</source>
        <translation>La ronda ha durado demasiados turnos, así que termina aquí.</translation>
    </message>
    <message>
        <source>You draw {card} for your seat.</source>
        <translation>Sacas {card} para tu puesto.</translation>
    </message>
    <message>
        <source>{name} draws {card} for a seat.</source>
        <translation>{name} saca {card} para su puesto.</translation>
    </message>
    <message>
        <source>By lot you deal first.</source>
        <translation>Por sorteo repartes tú primero.</translation>
    </message>
    <message>
        <source>By lot {name} deals first.</source>
        <translation>Por sorteo reparte primero {name}.</translation>
    </message>
    <message>
        <source>You drew highest and start; {name} deals.</source>
        <translation>Has sacado la carta más alta y empiezas; reparte {name}.</translation>
    </message>
    <message>
        <source>{starter} drew highest and starts; you deal.</source>
        <translation>{starter} tiene la carta más alta y empieza; repartes tú.</translation>
    </message>
    <message>
        <source>{starter} drew highest and starts; {name} deals.</source>
        <translation>{starter} tiene la carta más alta y empieza; reparte {name}.</translation>
    </message>
    <message>
        <source>You drew lowest and deal first.</source>
        <translation>Has sacado la carta más baja y repartes primero.</translation>
    </message>
    <message>
        <source>{name} drew lowest and deals first.</source>
        <translation>{name} tiene la carta más baja y reparte primero.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Before the first card is dealt, the game draws a secret number, the seed. It decides the order of the cards in every deal of the match, and who sits where.</source>
        <translation>Antes de repartir la primera carta, el juego sortea un número secreto, la semilla. Ella decide el orden de las cartas en todas las rondas de la partida y el puesto de cada uno.</translation>
    </message>
    <message>
        <source>From the seed it makes a fingerprint and shows it to you at once. The fingerprint gives nothing away, but it belongs to this seed alone.</source>
        <translation>De la semilla el juego saca una huella y te la enseña enseguida. La huella no revela nada, pero pertenece solo a esta semilla.</translation>
    </message>
    <message>
        <source>When the match is over you see the seed. Whoever makes the fingerprint from it again, with this game or with any other program, sees that not one card was changed since the start.</source>
        <translation>Cuando la partida termina, ves la semilla. Quien vuelva a sacar de ella la huella, con este juego o con cualquier otro programa, ve que desde el principio no se cambió ni una sola carta.</translation>
    </message>
    <message>
        <source>Your opponents think in a program of their own, which is told what their seat may see and nothing else: their own cards, the melds, the pile, and how many cards the others hold.</source>
        <translation>Tus rivales piensan en un programa aparte, al que solo se le cuenta lo que se ve desde su puesto: sus propias cartas, los juegos bajados, el pozo y cuántas cartas tienen los demás.</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffles: {hex}</source>
        <translation>Huella de las mezclas: {hex}</translation>
    </message>
    <message>
        <source>You will see it here when the match is over.</source>
        <translation>La verás aquí cuando la partida termine.</translation>
    </message>
    <message>
        <source>This match goes on from a saved position, so the deal it began with cannot be checked.</source>
        <translation>Esta partida sigue desde una posición guardada, así que la ronda con la que empezó no se puede comprobar.</translation>
    </message>
    <message>
        <source>The seed of this match was typed in, so somebody may have known the cards.</source>
        <translation>La semilla de esta partida se escribió a mano, así que alguien podía conocer las cartas.</translation>
    </message>
    <message>
        <source>{name}: nothing was changed.</source>
        <translation>{name}: no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>{name}: something is wrong.</source>
        <translation>{name}: hay algo mal.</translation>
    </message>
    <message>
        <source>The file is a match of this game.</source>
        <translation>El archivo es una partida de este juego.</translation>
    </message>
    <message>
        <source>The cards are those of the fingerprint shown at the start.</source>
        <translation>Las cartas son las de la huella que se mostró al principio.</translation>
    </message>
    <message>
        <source>Every move is allowed by the rules.</source>
        <translation>Todas las jugadas están permitidas por las reglas.</translation>
    </message>
    <message>
        <source>The moves lead to the table that was saved.</source>
        <translation>Las jugadas llevan a la mesa guardada.</translation>
    </message>
    <message>
        <source>Every deal is counted rightly.</source>
        <translation>Todas las rondas están bien contadas.</translation>
    </message>
    <message>
        <source>Names and totals are those of the match.</source>
        <translation>Los nombres y los totales son los de la partida.</translation>
    </message>
    <message>
        <source>The file is no match of this game: {detail}.</source>
        <translation>El archivo no es una partida de este juego: {detail}.</translation>
    </message>
    <message>
        <source>The cards are not those of the fingerprint: {detail}.</source>
        <translation>Las cartas no son las de la huella: {detail}.</translation>
    </message>
    <message>
        <source>A move is not allowed: {detail}.</source>
        <translation>Una jugada no está permitida: {detail}.</translation>
    </message>
    <message>
        <source>The moves lead to another table: {detail}.</source>
        <translation>Las jugadas llevan a otra mesa: {detail}.</translation>
    </message>
    <message>
        <source>A deal is counted wrongly: {detail}.</source>
        <translation>Una ronda está mal contada: {detail}.</translation>
    </message>
    <message>
        <source>Names or totals are not those of the match: {detail}.</source>
        <translation>Los nombres o los totales no son los de la partida: {detail}.</translation>
    </message>
    <message>
        <source>The points of the deals are not in the file, so they cannot be compared.</source>
        <translation>Los puntos de las rondas no están en el archivo, así que no se pueden comparar.</translation>
    </message>
    <message>
        <source>The fingerprint cannot be compared: {detail}.</source>
        <translation>La huella no se puede comparar: {detail}.</translation>
    </message>
</context>
<context>
    <name>grades</name>
    <message>
        <source>royal clean</source>
        <translation>real limpia</translation>
    </message>
    <message>
        <source>royal dirty</source>
        <translation>real sucia</translation>
    </message>
    <message>
        <source>super clean</source>
        <translation>súper limpia</translation>
    </message>
    <message>
        <source>super dirty</source>
        <translation>súper sucia</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>trece</translation>
    </message>
    <message>
        <source>ace to ace</source>
        <translation>as a as</translation>
    </message>
    <message>
        <source>clean aces</source>
        <translation>ases limpia</translation>
    </message>
    <message>
        <source>dirty aces</source>
        <translation>ases sucia</translation>
    </message>
    <message>
        <source>wilds</source>
        <translation>comodines</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokers</translation>
    </message>
    <message>
        <source>clean</source>
        <comment>said of a burraco</comment>
        <translation>limpio</translation>
    </message>
    <message>
        <source>semi-clean</source>
        <comment>said of a burraco</comment>
        <translation>semilimpio</translation>
    </message>
    <message>
        <source>dirty</source>
        <comment>said of a burraco</comment>
        <translation>sucio</translation>
    </message>
    <message>
        <source>clean</source>
        <comment>said of a canastra</comment>
        <translation>limpia</translation>
    </message>
    <message>
        <source>semi-clean</source>
        <comment>said of a canastra</comment>
        <translation>semilimpia</translation>
    </message>
    <message>
        <source>dirty</source>
        <comment>said of a canastra</comment>
        <translation>sucia</translation>
    </message>
    <message>
        <source>clean</source>
        <comment>said of a cerrado</comment>
        <translation>limpio</translation>
    </message>
    <message>
        <source>semi-clean</source>
        <comment>said of a cerrado</comment>
        <translation>semilimpio</translation>
    </message>
    <message>
        <source>dirty</source>
        <comment>said of a cerrado</comment>
        <translation>sucio</translation>
    </message>
    <message>
        <source>Clean burraco</source>
        <translation>Burraco limpio</translation>
    </message>
    <message>
        <source>Semi-clean burraco</source>
        <translation>Burraco semilimpio</translation>
    </message>
    <message>
        <source>Dirty burraco</source>
        <translation>Burraco sucio</translation>
    </message>
    <message>
        <source>Royal burraco, clean</source>
        <translation>Burraco real limpio</translation>
    </message>
    <message>
        <source>Royal burraco, dirty</source>
        <translation>Burraco real sucio</translation>
    </message>
    <message>
        <source>Super burraco, clean</source>
        <translation>Súper burraco limpio</translation>
    </message>
    <message>
        <source>Super burraco, dirty</source>
        <translation>Súper burraco sucio</translation>
    </message>
    <message>
        <source>Burraco of thirteen</source>
        <translation>Burraco de trece</translation>
    </message>
    <message>
        <source>Burraco from ace to ace</source>
        <translation>Burraco de as a as</translation>
    </message>
    <message>
        <source>Clean burraco of aces</source>
        <translation>Burraco de ases limpio</translation>
    </message>
    <message>
        <source>Dirty burraco of aces</source>
        <translation>Burraco de ases sucio</translation>
    </message>
    <message>
        <source>Burraco of wilds</source>
        <translation>Burraco de comodines</translation>
    </message>
    <message>
        <source>Burraco of twos</source>
        <translation>Burraco de doses</translation>
    </message>
    <message>
        <source>Burraco of jokers</source>
        <translation>Burraco de jokers</translation>
    </message>
    <message>
        <source>Clean canastra</source>
        <translation>Canasta limpia</translation>
    </message>
    <message>
        <source>Semi-clean canastra</source>
        <translation>Canasta semilimpia</translation>
    </message>
    <message>
        <source>Dirty canastra</source>
        <translation>Canasta sucia</translation>
    </message>
    <message>
        <source>Royal canastra, clean</source>
        <translation>Canasta real limpia</translation>
    </message>
    <message>
        <source>Royal canastra, dirty</source>
        <translation>Canasta real sucia</translation>
    </message>
    <message>
        <source>Super canastra, clean</source>
        <translation>Súper canasta limpia</translation>
    </message>
    <message>
        <source>Super canastra, dirty</source>
        <translation>Súper canasta sucia</translation>
    </message>
    <message>
        <source>Canastra of thirteen</source>
        <translation>Canasta de trece</translation>
    </message>
    <message>
        <source>Canastra from ace to ace</source>
        <translation>Canasta de as a as</translation>
    </message>
    <message>
        <source>Clean canastra of aces</source>
        <translation>Canasta de ases limpia</translation>
    </message>
    <message>
        <source>Dirty canastra of aces</source>
        <translation>Canasta de ases sucia</translation>
    </message>
    <message>
        <source>Canastra of wilds</source>
        <translation>Canasta de comodines</translation>
    </message>
    <message>
        <source>Canastra of twos</source>
        <translation>Canasta de doses</translation>
    </message>
    <message>
        <source>Canastra of jokers</source>
        <translation>Canasta de jokers</translation>
    </message>
    <message>
        <source>Clean cerrado</source>
        <translation>Cerrado limpio</translation>
    </message>
    <message>
        <source>Semi-clean cerrado</source>
        <translation>Cerrado semilimpio</translation>
    </message>
    <message>
        <source>Dirty cerrado</source>
        <translation>Cerrado sucio</translation>
    </message>
    <message>
        <source>Royal cerrado, clean</source>
        <translation>Cerrado real limpio</translation>
    </message>
    <message>
        <source>Royal cerrado, dirty</source>
        <translation>Cerrado real sucio</translation>
    </message>
    <message>
        <source>Super cerrado, clean</source>
        <translation>Súper cerrado limpio</translation>
    </message>
    <message>
        <source>Super cerrado, dirty</source>
        <translation>Súper cerrado sucio</translation>
    </message>
    <message>
        <source>Cerrado of thirteen</source>
        <translation>Cerrado de trece</translation>
    </message>
    <message>
        <source>Cerrado from ace to ace</source>
        <translation>Cerrado de as a as</translation>
    </message>
    <message>
        <source>Clean cerrado of aces</source>
        <translation>Cerrado de ases limpio</translation>
    </message>
    <message>
        <source>Dirty cerrado of aces</source>
        <translation>Cerrado de ases sucio</translation>
    </message>
    <message>
        <source>Cerrado of wilds</source>
        <translation>Cerrado de comodines</translation>
    </message>
    <message>
        <source>Cerrado of twos</source>
        <translation>Cerrado de doses</translation>
    </message>
    <message>
        <source>Cerrado of jokers</source>
        <translation>Cerrado de jokers</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Left, Right</source>
        <translation>Izquierda, Derecha</translation>
    </message>
    <message>
        <source>Move along your hand</source>
        <translation>Recorres tus cartas</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inicio, Fin</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Vas a la primera o a la última carta</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Arriba, Abajo</translation>
    </message>
    <message>
        <source>Select a card, or take it back</source>
        <translation>Seleccionas una carta o la devuelves</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation>Mayús+Izquierda, Mayús+Derecha</translation>
    </message>
    <message>
        <source>Select cards on the way</source>
        <translation>Seleccionas las cartas del camino</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Control+Izquierda, Control+Derecha</translation>
    </message>
    <message>
        <source>Move the card, or the selected cards, within your hand</source>
        <translation>Mueves la carta, o las seleccionadas, dentro de tu mano</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Sort your hand by suit or by rank</source>
        <translation>Ordenas tus cartas por palo o por valor</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Let go of the selected cards; leave any other page</source>
        <translation>Sueltas las cartas seleccionadas; sales de cualquier otra página</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Robas del mazo</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Te llevas el pozo</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Refuse the card drawn, where the rules allow it</source>
        <translation>Rechazas la carta robada, donde las reglas lo permiten</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Lay the selected cards as a new meld</source>
        <translation>Bajas las cartas seleccionadas como juego nuevo</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Lay them with the wild at the other end</source>
        <translation>Las bajas con el comodín en el otro extremo</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 a 9, 0</translation>
    </message>
    <message>
        <source>Add the selected cards to your first to tenth meld</source>
        <translation>Añades las cartas seleccionadas a tu primer … décimo juego</translation>
    </message>
    <message>
        <source>F, Page Down, Page Up</source>
        <translation>F, Av Pág, Re Pág</translation>
    </message>
    <message>
        <source>Show the next place, or the one before, where the selected cards fit</source>
        <translation>Ves el siguiente lugar, o el anterior, donde encajan las cartas seleccionadas</translation>
    </message>
    <message>
        <source>Return, Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Play the selected cards where they fit</source>
        <translation>Juegas las cartas seleccionadas donde encajan</translation>
    </message>
    <message>
        <source>X, Delete</source>
        <translation>X, Supr</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Descartas la carta seleccionada</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Discard it and take the reserve, where the rules make that a choice</source>
        <translation>La descartas y tomas el muerto, donde las reglas dejan elegir</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Take the reserve, where the rules make that a choice</source>
        <translation>Tomas el muerto, donde las reglas dejan elegir</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>End the turn without a discard, or take nothing, where the rules allow it</source>
        <translation>Terminas el turno sin descartar, o no tomas nada, donde las reglas lo permiten</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>Undo, down to the last card revealed</source>
        <translation>Deshaces, hasta la última carta descubierta</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehaces</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Select a card; while others play, skip ahead to your turn</source>
        <translation>Seleccionas una carta; mientras juegan los demás, saltas a tu turno</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Pause while others play, or let them go on</source>
        <translation>Haces esperar a los demás mientras juegan, o los dejas seguir</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Ask the coach for a hint, or put it away</source>
        <translation>Pides una pista al entrenador, o la quitas</translation>
    </message>
    <message>
        <source>Shift+H</source>
        <translation>Mayús+H</translation>
    </message>
    <message>
        <source>Play the hint</source>
        <translation>Juegas la pista</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Let the coach grade your last move</source>
        <translation>El entrenador evalúa tu última jugada</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Tell again what happened since your last turn</source>
        <translation>Oyes otra vez qué ha pasado desde tu último turno</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>See the whole pile</source>
        <translation>Ves el pozo entero</translation>
    </message>
    <message>
        <source>I, Shift+I</source>
        <translation>I, Mayús+I</translation>
    </message>
    <message>
        <source>Look closer at the pile and at each meld in turn</source>
        <translation>Miras de cerca el pozo y luego cada juego</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>Read the rule behind a refusal</source>
        <translation>Lees la regla que hay detrás de un rechazo</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>In a lesson: tell the task again</source>
        <translation>En una lección: vuelve a contar la tarea</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>In a lesson: begin the step again</source>
        <translation>En una lección: empieza el paso de nuevo</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Select a card; bring the selected ones to a place</source>
        <translation>Seleccionas una carta; llevas las seleccionadas a un lugar</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doble clic</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Descartas una carta</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>Play cards, draw, take the pile, arrange your hand</source>
        <translation>Juegas cartas, robas, te llevas el pozo, ordenas tu mano</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Barrer</translation>
    </message>
    <message>
        <source>Begin beside your cards, or with Shift on one, to select all you go over</source>
        <translation>Empieza junto a tus cartas, o sobre una con Mayús, para seleccionar todas por las que pases</translation>
    </message>
    <message>
        <source>Right click, long touch</source>
        <translation>Clic derecho, toque largo</translation>
    </message>
    <message>
        <source>Look closer at the pile or at a meld</source>
        <translation>Miras de cerca el pozo o un juego</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s), each a short table</source>
        <translation>
            <numerusform>%n lección, una mesa breve</numerusform>
            <numerusform>%n lecciones, cada una una mesa breve</numerusform>
        </translation>
    </message>
    <message>
        <source>You have done the whole course. Well played!</source>
        <translation>Has completado el curso entero. ¡Bien jugado!</translation>
    </message>
    <message>
        <source>{done} of {count} lessons done</source>
        <translation>{done} de {count} lecciones hechas</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Paso {number} de {count}</translation>
    </message>
    <message>
        <source>This step is done. Go on with “{onward}”.</source>
        <translation>Este paso está hecho. Sigue con “{onward}”.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecha</translation>
    </message>
    <message>
        <source>next</source>
        <translation>siguiente</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>aún sin hacer</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>¡Correcto!</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>No del todo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Conviene saber</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Level: {level}</source>
        <translation>Nivel: {level}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campeón</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Makes many mistakes; forgets who took what.</source>
        <translation>Se equivoca mucho; olvida quién tomó qué.</translation>
    </message>
    <message>
        <source>Makes some mistakes; forgets some cards.</source>
        <translation>A veces se equivoca; olvida algunas cartas.</translation>
    </message>
    <message>
        <source>Makes few mistakes; does not look ahead.</source>
        <translation>Se equivoca poco; no mira adelante.</translation>
    </message>
    <message>
        <source>Makes few mistakes; looks a round ahead.</source>
        <translation>Se equivoca poco; mira una vuelta adelante.</translation>
    </message>
    <message>
        <source>Hardly any mistakes; looks ahead more often.</source>
        <translation>Casi nunca se equivoca; mira adelante más veces.</translation>
    </message>
    <message>
        <source>Looks ahead the most, and weighs more moves.</source>
        <translation>Es quien más mira adelante y más jugadas sopesa.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartas por mano</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Se juega a</translation>
    </message>
    <message>
        <source>Play beyond</source>
        <translation>Se juega a más de</translation>
    </message>
    <message>
        <source>To close</source>
        <translation>Para cerrar</translation>
    </message>
</context>
<context>
    <name>matches</name>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>práctica</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>Level: {level}</source>
        <translation>Nivel: {level}</translation>
    </message>
    <message>
        <source>Level: {level}, partner: {partner}</source>
        <translation>Nivel: {level}, compañero: {partner}</translation>
    </message>
    <message>
        <source>Deal {deal} · {time}</source>
        <translation>Ronda {deal} · {time}</translation>
    </message>
    <message>
        <source>{system} · deal {deal} · {time}</source>
        <translation>{system} · ronda {deal} · {time}</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>hoy a las {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>ayer a las {time}</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>El archivo</translation>
    </message>
    <message>
        <source>It was set aside as {file}.</source>
        <translation>Se ha apartado como {file}.</translation>
    </message>
    <message>
        <source>{file} is no match, or is damaged ({detail}).</source>
        <translation>{file} no es una partida, o está dañado ({detail}).</translation>
    </message>
    <message>
        <source>{file} was saved by a later version of the game ({detail}).</source>
        <translation>{file} se guardó con una versión posterior del juego ({detail}).</translation>
    </message>
    <message>
        <source>{file} leads to another game under the rules of today ({detail}).</source>
        <translation>Con las reglas de hoy {file} lleva a otra partida ({detail}).</translation>
    </message>
    <message>
        <source>{file}: {detail}.</source>
        <translation>{file}: {detail}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>No se puede leer {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}.</source>
        <translation>No se puede escribir {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be renamed: {why}.</source>
        <translation>No se puede cambiar el nombre de {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be deleted: {why}.</source>
        <translation>No se puede eliminar {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be made: {why}.</source>
        <translation>No se puede crear {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} is gone.</source>
        <translation>{file} ya no existe.</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;New match …</source>
        <translation>&amp;Nueva partida …</translation>
    </message>
    <message>
        <source>&amp;Home page</source>
        <translation>Página de &amp;inicio</translation>
    </message>
    <message>
        <source>House &amp;rules …</source>
        <translation>Reglas de la &amp;casa …</translation>
    </message>
    <message>
        <source>&amp;Saved matches …</source>
        <translation>Partidas &amp;guardadas …</translation>
    </message>
    <message>
        <source>Keep a &amp;bookmark …</source>
        <translation>Poner un &amp;marcador …</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Re&amp;petición</translation>
    </message>
    <message>
        <source>&amp;Learning: undo without limit</source>
        <translation>Modo de est&amp;udio: deshacer sin límite</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Aná&amp;lisis</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Fair play</source>
        <translation>&amp;Juego limpio</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Play &amp;log</source>
        <translation>&amp;Diario de jugadas</translation>
    </message>
    <message>
        <source>Coach beside the &amp;table</source>
        <translation>Entrenador junto a la &amp;mesa</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Play the hint</source>
        <translation>&amp;Jugar la pista</translation>
    </message>
    <message>
        <source>&amp;Grade my last move</source>
        <translation>&amp;Evaluar mi última jugada</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla c&amp;ompleta</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sonidos</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>&amp;Preferencias …</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lecciones</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>R&amp;eferee</source>
        <translation>Ár&amp;bitro</translation>
    </message>
    <message>
        <source>&amp;About Burraco</source>
        <translation>&amp;Acerca de Burraco</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animación</translation>
    </message>
    <message>
        <source>&amp;Table felt</source>
        <translation>&amp;Tapete de la mesa</translation>
    </message>
    <message>
        <source>&amp;Card backs</source>
        <translation>Do&amp;rso de las cartas</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>E&amp;ntrenador</translation>
    </message>
    <message>
        <source>Help in a &amp;match</source>
        <translation>Ayuda en una par&amp;tida</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>The match could not be kept or read: {reason}</source>
        <translation>No se ha podido guardar o leer la partida: {reason}</translation>
    </message>
</context>
<context>
    <name>offers</name>
    <message>
        <source>{what} ({key})</source>
        <translation>{what} ({key})</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Do not wait: go on to your next turn.</source>
        <translation>No esperar: ir a tu próximo turno.</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>What would the coach play, and why?</source>
        <translation>¿Qué jugaría el entrenador, y por qué?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Play the hint</source>
        <translation>Jugar la pista</translation>
    </message>
    <message>
        <source>Put hint away</source>
        <translation>Quitar la pista</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Let the others wait.</source>
        <translation>Hacer esperar a los demás.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Take pile</source>
        <translation>Tomar el pozo</translation>
    </message>
    <message>
        <source>The stock is out: this ends the deal.</source>
        <translation>El mazo se ha acabado: esto termina la ronda.</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>No tomar nada</translation>
    </message>
    <message>
        <source>Lay meld</source>
        <translation>Bajar juego</translation>
    </message>
    <message>
        <source>Lay, {wild} as {face}</source>
        <translation>Bajar, {wild} como {face}</translation>
    </message>
    <message>
        <source>Close with {card}</source>
        <translation>Cerrar con {card}</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Ordenar por valor</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Ordenar por palo</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Players, cards and deal</source>
        <translation>Jugadores, cartas y reparto</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Puntos de las cartas</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Draw and pile</source>
        <translation>Mazo y pozo</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>End without a close</source>
        <translation>Fin sin cierre</translation>
    </message>
    <message>
        <source>Bonuses and penalties</source>
        <translation>Bonos y penalizaciones</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tres jugadores</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>“{option}” cannot be {value}: choose {allowed}.</source>
        <translation>“{option}” no puede ser {value}: elige {allowed}.</translation>
    </message>
    <message>
        <source>“{option}” is missing: it should be {allowed}.</source>
        <translation>Falta “{option}”: debería ser {allowed}.</translation>
    </message>
    <message>
        <source>a number from {low} to {high}</source>
        <translation>un número de {low} a {high}</translation>
    </message>
    <message>
        <source>a list of at least one entry</source>
        <translation>una lista de al menos un elemento</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between alternatives</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{most} or {last}</source>
        <comment>the end of alternatives</comment>
        <translation>{most} o {last}</translation>
    </message>
    <message>
        <source>The rule set has no name.</source>
        <translation>Las reglas no tienen nombre.</translation>
    </message>
    <message>
        <source>The group {entry} is missing.</source>
        <translation>Falta el grupo {entry}.</translation>
    </message>
    <message>
        <source>The group {entry} is unknown; these are known: {allowed}.</source>
        <translation>El grupo {entry} es desconocido; se conocen estos: {allowed}.</translation>
    </message>
    <message>
        <source>The option {entry} is unknown to this version of the game.</source>
        <translation>Esta versión del juego no conoce la opción {entry}.</translation>
    </message>
    <message>
        <source>The entry {entry} cannot be {value}; allowed: {allowed}.</source>
        <translation>El elemento {entry} no puede ser {value}; se permite: {allowed}.</translation>
    </message>
    <message>
        <source>Sets are allowed, so say how large a set may grow.</source>
        <translation>Los grupos están permitidos: di entonces hasta cuánto puede crecer un grupo.</translation>
    </message>
    <message>
        <source>Where any card may be melded after taking the pile, its own cards may justify it too.</source>
        <translation>Donde tras llevarse el pozo se puede bajar cualquier carta, también sus cartas pueden justificarlo.</translation>
    </message>
    <message>
        <source>Only cards of the hand justify here, so the pile cannot be taken onto a meld.</source>
        <translation>Aquí solo justifican las cartas de la mano, así que el pozo no se puede tomar para un juego de la mesa.</translation>
    </message>
    <message>
        <source>“{option}” contradicts another option.</source>
        <translation>“{option}” contradice otra opción.</translation>
    </message>
    <message>
        <source>A solo player against a pair needs “{option}”.</source>
        <translation>Un jugador solo contra una pareja necesita “{option}”.</translation>
    </message>
    <message>
        <source>“{option}” is only asked where a solo player meets a pair.</source>
        <translation>“{option}” solo se usa donde un jugador solo se enfrenta a una pareja.</translation>
    </message>
    <message>
        <source>“{option}” takes exactly {numbers[0]} sizes.</source>
        <translation>“{option}” lleva exactamente {numbers[0]} tamaños.</translation>
    </message>
    <message>
        <source>The pile has to be justified here, so say: “{option}”.</source>
        <translation>Aquí hay que justificar el pozo: di entonces “{option}”.</translation>
    </message>
    <message>
        <source>Who plays with whom: this cannot be done with {numbers[0]} players.</source>
        <translation>Quién juega con quién: así no se puede con {numbers[0]} jugadores.</translation>
    </message>
    <message>
        <source>There are too few cards: {numbers[0]} of {numbers[1]} would be dealt to {numbers[2]} players, so deal fewer or add a pack.</source>
        <translation>Faltan cartas: se repartirían {numbers[0]} de {numbers[1]} a {numbers[2]} jugadores; reparte menos o añade un mazo.</translation>
    </message>
    <message>
        <source>These runs go from the ace to the 3, so a 2 cannot be natural in them.</source>
        <translation>Estas escaleras van del as al 3, así que un 2 no puede ser natural en ellas.</translation>
    </message>
    <message>
        <source>Melds close at {numbers[0]} cards, so the longest run cannot have more.</source>
        <translation>Los juegos se cierran con {numbers[0]} cartas: la escalera más larga no puede tener más.</translation>
    </message>
    <message>
        <source>Melds close at {numbers[0]} cards, so the largest set cannot have more.</source>
        <translation>Los juegos se cierran con {numbers[0]} cartas: el grupo más grande no puede tener más.</translation>
    </message>
    <message>
        <source>One way to {the_reserve} must be open: melding all cards, the last discard, or both.</source>
        <translation>Algún camino para tomar {the_reserve} tiene que estar abierto: bajar todas las cartas, el último descarte o ambos.</translation>
    </message>
    <message>
        <source>Semi-clean melds earn a bonus here, so say what makes a meld semi-clean.</source>
        <translation>Aquí los juegos semilimpios dan un bono: di entonces qué hace semilimpio a un juego.</translation>
    </message>
    <message>
        <source>Victory points are for two sides and for a match of just as many deals.</source>
        <translation>Los puntos de victoria son para dos bandos y para una partida de ese mismo número de rondas.</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>no se juega</translation>
    </message>
    <message>
        <source>no sets</source>
        <translation>sin grupos</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>no, to a target</source>
        <translation>no, se juega a puntos</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not asked here</source>
        <translation>aquí no se usa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>The numbers of players that these rules are meant for.</source>
        <translation>Para cuántos jugadores son estas reglas.</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Quién juega con quién</translation>
    </message>
    <message>
        <source>Two players are always alone; more may play in pairs or teams.</source>
        <translation>Dos jugadores van siempre solos; más pueden jugar en parejas o equipos.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>How many packs of 52 cards are shuffled together.</source>
        <translation>Cuántos mazos de 52 cartas se mezclan juntos.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>How many jokers are added to the packs.</source>
        <translation>Cuántos jokers se añaden a los mazos.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Cartas por mano</translation>
    </message>
    <message>
        <source>How many cards every player is dealt.</source>
        <translation>Cuántas cartas recibe cada jugador.</translation>
    </message>
    <message>
        <source>Cards in {the_reserve}</source>
        <translation>Cuántas cartas tiene {the_reserve}</translation>
    </message>
    <message>
        <source>How many cards are laid aside as {a_reserve}.</source>
        <translation>Cuántas cartas se apartan para formar {a_reserve}.</translation>
    </message>
    <message>
        <source>Turns at {the_reserve} for a side</source>
        <translation>Cuántas veces se toma {the_reserve}</translation>
    </message>
    <message>
        <source>How often a side may take {a_reserve} in one deal.</source>
        <translation>Cuántas veces puede un bando tomar {a_reserve} en una ronda.</translation>
    </message>
    <message>
        <source>A card starts the pile</source>
        <translation>Una carta abre el pozo</translation>
    </message>
    <message>
        <source>After dealing, the next card is turned up as the first of the pile.</source>
        <translation>Tras repartir, se descubre la carta siguiente como primera del pozo.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido del juego</translation>
    </message>
    <message>
        <source>Which way the turn goes round the table.</source>
        <translation>En qué sentido pasa el turno alrededor de la mesa.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primero en repartir</translation>
    </message>
    <message>
        <source>How it is found who deals first.</source>
        <translation>Cómo se decide quién reparte primero.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>The player who has the first turn of a deal.</source>
        <translation>El jugador que tiene el primer turno de una ronda.</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Siguiente en repartir</translation>
    </message>
    <message>
        <source>How the deal passes on after each deal.</source>
        <translation>A quién le toca repartir después de cada ronda.</translation>
    </message>
    <message>
        <source>Points for an exact cut</source>
        <translation>Puntos por el corte exacto</translation>
    </message>
    <message>
        <source>What lifting exactly the number of cards wanted earns the side.</source>
        <translation>Lo que gana el bando de quien levanta exactamente las cartas pedidas.</translation>
    </message>
    <message>
        <source>Cutting for points</source>
        <translation>Corte por puntos</translation>
    </message>
    <message>
        <source>Whether dealer and maker of {the_reserves} lift cards for that bonus.</source>
        <translation>Si quien reparte y quien prepara {the_reserves} levantan cartas por ese bono.</translation>
    </message>
    <message>
        <source>Smallest meld</source>
        <translation>Juego más pequeño</translation>
    </message>
    <message>
        <source>With how many cards a meld may begin.</source>
        <translation>Con cuántas cartas puede empezar un juego.</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Cards of one rank may be laid, not only runs of one suit.</source>
        <translation>Se pueden bajar cartas del mismo valor, no solo escaleras de un palo.</translation>
    </message>
    <message>
        <source>Ranks of sets</source>
        <translation>Valores de los grupos</translation>
    </message>
    <message>
        <source>Of which ranks sets may be made; twos never make one.</source>
        <translation>De qué valores se pueden hacer grupos; los doses nunca forman uno.</translation>
    </message>
    <message>
        <source>Largest set</source>
        <translation>Grupo más grande</translation>
    </message>
    <message>
        <source>How many cards a set may have, its wild included.</source>
        <translation>Cuántas cartas puede tener un grupo, contando su comodín.</translation>
    </message>
    <message>
        <source>Two sets of one rank</source>
        <translation>Dos grupos del mismo valor</translation>
    </message>
    <message>
        <source>A side may own several sets of the same rank.</source>
        <translation>Un bando puede tener varios grupos del mismo valor.</translation>
    </message>
    <message>
        <source>Order of runs</source>
        <translation>Orden de las escaleras</translation>
    </message>
    <message>
        <source>Whether the 2 has a place in runs, or the 3 follows the ace.</source>
        <translation>Si el 2 tiene un lugar en las escaleras, o si tras el as viene el 3.</translation>
    </message>
    <message>
        <source>A 2 may be natural</source>
        <translation>Un 2 puede ser natural</translation>
    </message>
    <message>
        <source>In its own place in a run of its suit a 2 is no wild card.</source>
        <translation>En su propio lugar, en una escalera de su palo, un 2 no es comodín.</translation>
    </message>
    <message>
        <source>Ace at both ends</source>
        <translation>As en los dos extremos</translation>
    </message>
    <message>
        <source>A run may begin with an ace and end with another.</source>
        <translation>Una escalera puede empezar con un as y terminar con otro.</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Escalera más larga</translation>
    </message>
    <message>
        <source>How many cards a run may have.</source>
        <translation>Cuántas cartas puede tener una escalera.</translation>
    </message>
    <message>
        <source>Several runs of one suit</source>
        <translation>Varias escaleras de un palo</translation>
    </message>
    <message>
        <source>A side may own more than one run of the same suit.</source>
        <translation>Un bando puede tener más de una escalera del mismo palo.</translation>
    </message>
    <message>
        <source>Joining and splitting melds</source>
        <translation>Unir y dividir juegos</translation>
    </message>
    <message>
        <source>Melds that lie on the table are never joined and never split.</source>
        <translation>Los juegos que están en la mesa nunca se unen ni se dividen.</translation>
    </message>
    <message>
        <source>Wild cards in a meld</source>
        <translation>Comodines en un juego</translation>
    </message>
    <message>
        <source>Every meld takes at most this many wild cards.</source>
        <translation>Cada juego lleva como mucho este número de comodines.</translation>
    </message>
    <message>
        <source>Melds of wilds alone</source>
        <translation>Juegos solo de comodines</translation>
    </message>
    <message>
        <source>Jokers and twos may be laid together as a meld of their own.</source>
        <translation>Jokers y doses se pueden bajar juntos como un juego propio.</translation>
    </message>
    <message>
        <source>A natural 2 may turn wild</source>
        <translation>Un 2 natural puede volverse comodín</translation>
    </message>
    <message>
        <source>When cards are added, a 2 may leave its own place and stand for another.</source>
        <translation>Al añadir cartas, un 2 puede dejar su lugar y valer por otra.</translation>
    </message>
    <message>
        <source>A wild may push a wild</source>
        <translation>Un comodín puede empujar a otro</translation>
    </message>
    <message>
        <source>A joker may move a 2 that acts as a wild into its natural place.</source>
        <translation>Un joker puede mandar a su lugar natural un 2 que hace de comodín.</translation>
    </message>
    <message>
        <source>Wilds back to the hand</source>
        <translation>Comodines de vuelta a la mano</translation>
    </message>
    <message>
        <source>A wild that is replaced stays in its meld and is never taken back.</source>
        <translation>Un comodín sustituido se queda en su juego y nunca se recupera.</translation>
    </message>
    <message>
        <source>Where a free wild lies</source>
        <translation>Dónde está un comodín libre</translation>
    </message>
    <message>
        <source>At which end of a run a wild that fills no gap is shown.</source>
        <translation>En qué extremo de una escalera se muestra un comodín que no llena un hueco.</translation>
    </message>
    <message>
        <source>Melds close at</source>
        <translation>Los juegos se cierran con</translation>
    </message>
    <message>
        <source>With this number of cards a meld is put away and takes no more.</source>
        <translation>Con este número de cartas un juego se guarda y no lleva más.</translation>
    </message>
    <message>
        <source>Once dirty, always dirty</source>
        <translation>Una vez sucio, siempre sucio</translation>
    </message>
    <message>
        <source>A meld that ever held a wild stays dirty, even if the 2 finds its place.</source>
        <translation>Un juego que tuvo un comodín queda sucio, aunque el 2 encuentre su lugar.</translation>
    </message>
    <message>
        <source>What is seen of the pile</source>
        <translation>Qué se ve del pozo</translation>
    </message>
    <message>
        <source>Whether all cards of the pile can be read, or only the top one.</source>
        <translation>Si se pueden leer todas las cartas del pozo, o solo la de arriba.</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>Llevarse el pozo</translation>
    </message>
    <message>
        <source>What it takes to pick up the whole pile instead of drawing.</source>
        <translation>Qué hace falta para llevarse todo el pozo en vez de robar.</translation>
    </message>
    <message>
        <source>Justify with a meld on the table</source>
        <translation>Justificar con un juego de la mesa</translation>
    </message>
    <message>
        <source>The pile may be taken by adding its top card to a meld of the own side.</source>
        <translation>El pozo se puede tomar añadiendo su carta de arriba a un juego propio.</translation>
    </message>
    <message>
        <source>Cards that justify</source>
        <translation>Cartas que justifican</translation>
    </message>
    <message>
        <source>Which cards may be laid together with the top card of the pile.</source>
        <translation>Qué cartas se pueden bajar junto con la carta de arriba del pozo.</translation>
    </message>
    <message>
        <source>A wild in the pair</source>
        <translation>Un comodín en la pareja</translation>
    </message>
    <message>
        <source>The pair that takes the pile may contain a joker or a 2.</source>
        <translation>La pareja que toma el pozo puede contener un joker o un 2.</translation>
    </message>
    <message>
        <source>A wild on top blocks the pile</source>
        <translation>Un comodín arriba bloquea el pozo</translation>
    </message>
    <message>
        <source>While a joker or a 2 lies on top, nobody may take the pile.</source>
        <translation>Mientras haya un joker o un 2 arriba, nadie puede llevarse el pozo.</translation>
    </message>
    <message>
        <source>Throwing back a single card</source>
        <translation>Devolver una carta única</translation>
    </message>
    <message>
        <source>The only card of a pile may be taken and thrown again in the same turn.</source>
        <translation>La única carta del pozo se puede tomar y descartar en el mismo turno.</translation>
    </message>
    <message>
        <source>Hand for a one-card pile</source>
        <translation>Cartas para un pozo de una</translation>
    </message>
    <message>
        <source>How many cards a player must hold to take a pile of one card.</source>
        <translation>Cuántas cartas debe tener un jugador para tomar un pozo de una carta.</translation>
    </message>
    <message>
        <source>Refusing the first card</source>
        <translation>Rechazar la primera carta</translation>
    </message>
    <message>
        <source>The starter may throw the first card he draws, and draw another.</source>
        <translation>Quien empieza puede descartar la primera carta que roba y robar otra.</translation>
    </message>
    <message>
        <source>When it may be taken</source>
        <translation>Cuándo se puede tomar</translation>
    </message>
    <message>
        <source>With an empty hand only, or also while nothing but wilds is left.</source>
        <translation>Solo con la mano vacía, o también cuando solo quedan comodines.</translation>
    </message>
    <message>
        <source>Taken in flight</source>
        <translation>Al vuelo</translation>
    </message>
    <message>
        <source>Whoever melds the last card takes {the_reserve} and plays on at once.</source>
        <translation>Quien baja su última carta toma {the_reserve} y sigue jugando.</translation>
    </message>
    <message>
        <source>Taken on a discard</source>
        <translation>Con el descarte</translation>
    </message>
    <message>
        <source>Whoever throws the last card takes {the_reserve} for the next turn.</source>
        <translation>Quien descarta su última carta toma {the_reserve} para el próximo turno.</translation>
    </message>
    <message>
        <source>Needs {a_canasta}</source>
        <translation>Exige {a_canasta}</translation>
    </message>
    <message>
        <source>A side may take {the_reserve} only after it has made {a_canasta}.</source>
        <translation>Un bando solo puede tomar {the_reserve} después de hacer {a_canasta}.</translation>
    </message>
    <message>
        <source>A wild may be the last discard</source>
        <translation>El último descarte puede ser comodín</translation>
    </message>
    <message>
        <source>The discard that takes {the_reserve} may be a joker or a 2.</source>
        <translation>El descarte con el que se toma {the_reserve} puede ser un joker o un 2.</translation>
    </message>
    <message>
        <source>When its cards are seen</source>
        <translation>Cuándo se ven sus cartas</translation>
    </message>
    <message>
        <source>When a player may look at {the_reserve} that a discard has won.</source>
        <translation>Cuándo puede mirar un jugador {the_reserve} que ganó con un descarte.</translation>
    </message>
    <message>
        <source>Becomes the stock</source>
        <translation>Pasa a ser el mazo</translation>
    </message>
    <message>
        <source>When the stock runs out, {a_reserve} that nobody has taken replaces it.</source>
        <translation>Cuando el mazo se acaba, lo sustituye {a_reserve} que nadie ha tomado.</translation>
    </message>
    <message>
        <source>Taken but not played</source>
        <translation>Tomado pero no jugado</translation>
    </message>
    <message>
        <source>What {a_reserve} counts whose cards were never played.</source>
        <translation>Cuánto cuenta {a_reserve} cuyas cartas nunca se jugaron.</translation>
    </message>
    <message>
        <source>Penalty when none was left</source>
        <translation>Penalización si no quedaba</translation>
    </message>
    <message>
        <source>A side pays also where it had no {reserve} left to take.</source>
        <translation>Un bando paga también cuando ya no le quedaba ningún {reserve} que tomar.</translation>
    </message>
    <message>
        <source>Closing and {the_reserve}</source>
        <translation>Cerrar cuando falta {the_reserve}</translation>
    </message>
    <message>
        <source>Whether a side that finds none left may close without it.</source>
        <translation>Si un bando que ya no encuentra ninguno puede cerrar sin él.</translation>
    </message>
    <message>
        <source>Closing needs</source>
        <translation>Para cerrar hace falta</translation>
    </message>
    <message>
        <source>What a side must have on the table before it may close.</source>
        <translation>Qué debe tener un bando en la mesa antes de cerrar.</translation>
    </message>
    <message>
        <source>The last discard</source>
        <translation>El último descarte</translation>
    </message>
    <message>
        <source>Whether the last card must be thrown, or all may be melded.</source>
        <translation>Si la última carta hay que descartarla, o si se pueden bajar todas.</translation>
    </message>
    <message>
        <source>Closing with a wild</source>
        <translation>Cerrar con un comodín</translation>
    </message>
    <message>
        <source>The discard that closes may be a joker or a 2.</source>
        <translation>El descarte que cierra puede ser un joker o un 2.</translation>
    </message>
    <message>
        <source>Open wilds block closing</source>
        <translation>Los comodines abiertos impiden cerrar</translation>
    </message>
    <message>
        <source>A side may not close while a meld of wilds alone is unfinished.</source>
        <translation>Un bando no puede cerrar mientras un juego solo de comodines esté incompleto.</translation>
    </message>
    <message>
        <source>A last card that may not go</source>
        <translation>Una última carta que no puede salir</translation>
    </message>
    <message>
        <source>What happens when a play would leave one card that may not be thrown.</source>
        <translation>Qué pasa cuando quedaría una carta que no se puede descartar.</translation>
    </message>
    <message>
        <source>Cards never drawn</source>
        <translation>Cartas que nunca se roban</translation>
    </message>
    <message>
        <source>So many cards at the bottom of the stock are left there.</source>
        <translation>Este número de cartas del fondo del mazo se queda ahí.</translation>
    </message>
    <message>
        <source>When the stock is out</source>
        <translation>Cuando se acaba el mazo</translation>
    </message>
    <message>
        <source>At which moment the deal ends once no card can be drawn.</source>
        <translation>En qué momento termina la ronda cuando ya no se puede robar.</translation>
    </message>
    <message>
        <source>Rounds of a stalemate</source>
        <translation>Vueltas de bloqueo</translation>
    </message>
    <message>
        <source>After so many rounds of only swapping a one-card pile the deal ends.</source>
        <translation>Tras este número de vueltas en que solo se cambia un pozo de una carta, la ronda termina.</translation>
    </message>
    <message>
        <source>each for himself</source>
        <translation>cada uno por su cuenta</translation>
    </message>
    <message>
        <source>facing pairs</source>
        <translation>parejas enfrentadas</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>dos equipos de tres</translation>
    </message>
    <message>
        <source>a solo player against a pair</source>
        <translation>uno solo contra una pareja</translation>
    </message>
    <message>
        <source>as many as a hand</source>
        <translation>tantas como por mano</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>sentido horario</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>sentido antihorario</translation>
    </message>
    <message>
        <source>who draws the lowest card</source>
        <translation>quien saca la carta más baja</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>por sorteo</translation>
    </message>
    <message>
        <source>at the left of the highest card</source>
        <translation>a la izquierda de la más alta</translation>
    </message>
    <message>
        <source>the one after the dealer</source>
        <translation>el siguiente al que reparte</translation>
    </message>
    <message>
        <source>one seat on in the direction of play</source>
        <translation>un puesto más en el sentido del juego</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>you lift yourself</source>
        <translation>levantas tú</translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation>todos los valores</translation>
    </message>
    <message>
        <source>ace, 2, 3 … king, ace</source>
        <translation>as, 2, 3 … rey, as</translation>
    </message>
    <message>
        <source>ace, 3, 4 … king, ace</source>
        <translation>as, 3, 4 … rey, as</translation>
    </message>
    <message>
        <source>where the player lays it</source>
        <translation>donde lo baja el jugador</translation>
    </message>
    <message>
        <source>at the high end</source>
        <translation>en el extremo alto</translation>
    </message>
    <message>
        <source>at the low end</source>
        <translation>en el extremo bajo</translation>
    </message>
    <message>
        <source>the whole pile</source>
        <translation>el pozo entero</translation>
    </message>
    <message>
        <source>the top card only</source>
        <translation>solo la carta de arriba</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>meld any card in that turn</source>
        <translation>bajar alguna carta en ese turno</translation>
    </message>
    <message>
        <source>meld the top card at once</source>
        <translation>bajar enseguida la carta de arriba</translation>
    </message>
    <message>
        <source>hold a pair that fits the top card</source>
        <translation>tener una pareja que encaje con la de arriba</translation>
    </message>
    <message>
        <source>cards of the hand</source>
        <translation>cartas de la mano</translation>
    </message>
    <message>
        <source>the hand and own melds</source>
        <translation>la mano y los juegos propios</translation>
    </message>
    <message>
        <source>the hand, own melds and the pile</source>
        <translation>la mano, los juegos propios y el pozo</translation>
    </message>
    <message>
        <source>with an empty hand</source>
        <translation>con la mano vacía</translation>
    </message>
    <message>
        <source>empty, or only wilds left</source>
        <translation>vacía, o solo con comodines</translation>
    </message>
    <message>
        <source>at the own next turn</source>
        <translation>en el propio turno siguiente</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>enseguida</translation>
    </message>
    <message>
        <source>its cards count as held</source>
        <translation>sus cartas cuentan como en la mano</translation>
    </message>
    <message>
        <source>as if not taken</source>
        <translation>como si no se hubiera tomado</translation>
    </message>
    <message>
        <source>must be taken</source>
        <translation>hay que tomarlo</translation>
    </message>
    <message>
        <source>taken, or none left</source>
        <translation>tomado, o si no queda ninguno</translation>
    </message>
    <message>
        <source>must be thrown</source>
        <translation>hay que descartarla</translation>
    </message>
    <message>
        <source>may be melded too</source>
        <translation>también se puede bajar</translation>
    </message>
    <message>
        <source>the play is refused</source>
        <translation>la jugada se rechaza</translation>
    </message>
    <message>
        <source>the card is kept</source>
        <translation>la carta se conserva</translation>
    </message>
    <message>
        <source>at once with the last draw</source>
        <translation>enseguida, con la última robada</translation>
    </message>
    <message>
        <source>after that turn</source>
        <translation>después de ese turno</translation>
    </message>
    <message>
        <source>when the next cannot draw</source>
        <translation>cuando el siguiente no puede robar</translation>
    </message>
    <message>
        <source>A joker</source>
        <translation>Un joker</translation>
    </message>
    <message>
        <source>Points of a joker, on the table for you and in hand against you.</source>
        <translation>Puntos de un joker: a tu favor en la mesa y en contra en la mano.</translation>
    </message>
    <message>
        <source>A 2</source>
        <translation>Un 2</translation>
    </message>
    <message>
        <source>Points of a 2, whether natural or wild.</source>
        <translation>Puntos de un 2, sea natural o comodín.</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Un as</translation>
    </message>
    <message>
        <source>Points of an ace.</source>
        <translation>Puntos de un as.</translation>
    </message>
    <message>
        <source>8 to king</source>
        <translation>Del 8 al rey</translation>
    </message>
    <message>
        <source>Points of each 8, 9, 10, jack, queen and king.</source>
        <translation>Puntos de cada 8, 9, 10, jota, reina y rey.</translation>
    </message>
    <message>
        <source>3 to 7</source>
        <translation>Del 3 al 7</translation>
    </message>
    <message>
        <source>Points of each 3, 4, 5, 6 and 7.</source>
        <translation>Puntos de cada 3, 4, 5, 6 y 7.</translation>
    </message>
    <message>
        <source>Cards that make {a_canasta}</source>
        <translation>Cartas que forman {a_canasta}</translation>
    </message>
    <message>
        <source>From this size on a meld earns a bonus.</source>
        <translation>Desde este tamaño un juego da un bono.</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Limpia</translation>
    </message>
    <message>
        <source>The bonus of {a_canasta} without a wild card.</source>
        <translation>El bono cuando {a_canasta} no tiene comodín.</translation>
    </message>
    <message>
        <source>Dirty</source>
        <translation>Sucia</translation>
    </message>
    <message>
        <source>The bonus of {a_canasta} with a wild card.</source>
        <translation>El bono cuando {a_canasta} tiene un comodín.</translation>
    </message>
    <message>
        <source>Semi-clean</source>
        <translation>Semilimpia</translation>
    </message>
    <message>
        <source>The bonus where seven natural cards lie beside the wild one.</source>
        <translation>El bono cuando hay siete cartas naturales junto al comodín.</translation>
    </message>
    <message>
        <source>What is semi-clean</source>
        <translation>Qué es semilimpio</translation>
    </message>
    <message>
        <source>Where the wild card of a run may stand for it to be semi-clean.</source>
        <translation>Dónde puede estar el comodín de una escalera para que sea semilimpia.</translation>
    </message>
    <message>
        <source>Run of thirteen</source>
        <translation>Escalera de trece</translation>
    </message>
    <message>
        <source>The bonus of a run of exactly thirteen natural cards.</source>
        <translation>El bono de una escalera de exactamente trece cartas naturales.</translation>
    </message>
    <message>
        <source>From ace to ace</source>
        <translation>De as a as</translation>
    </message>
    <message>
        <source>The bonus of a run of fourteen natural cards, an ace at both ends.</source>
        <translation>El bono de una escalera de catorce cartas naturales, un as en cada extremo.</translation>
    </message>
    <message>
        <source>Royal, clean</source>
        <translation>Real limpia</translation>
    </message>
    <message>
        <source>The bonus of a run of thirteen or more without a wild card.</source>
        <translation>El bono de una escalera de trece o más cartas sin comodín.</translation>
    </message>
    <message>
        <source>Royal, dirty</source>
        <translation>Real sucia</translation>
    </message>
    <message>
        <source>The bonus of a run of thirteen or more with a wild card.</source>
        <translation>El bono de una escalera de trece o más cartas con un comodín.</translation>
    </message>
    <message>
        <source>Super, clean</source>
        <translation>Súper limpia</translation>
    </message>
    <message>
        <source>The bonus of a set that holds all natural cards of its rank.</source>
        <translation>El bono de un grupo con todas las cartas naturales de su valor.</translation>
    </message>
    <message>
        <source>Super, dirty</source>
        <translation>Súper sucia</translation>
    </message>
    <message>
        <source>The bonus of such a set with a wild card besides.</source>
        <translation>El bono de un grupo así con un comodín además.</translation>
    </message>
    <message>
        <source>Aces, clean</source>
        <translation>Ases limpia</translation>
    </message>
    <message>
        <source>The bonus of a set of seven or more aces without a wild card.</source>
        <translation>El bono de un grupo de siete o más ases sin comodín.</translation>
    </message>
    <message>
        <source>Aces, dirty</source>
        <translation>Ases sucia</translation>
    </message>
    <message>
        <source>The bonus of a set of seven or more aces with a wild card.</source>
        <translation>El bono de un grupo de siete o más ases con un comodín.</translation>
    </message>
    <message>
        <source>Wilds alone</source>
        <translation>Solo comodines</translation>
    </message>
    <message>
        <source>The bonus of seven or more jokers and twos; else they count as dirty.</source>
        <translation>El bono de siete o más jokers y doses; si no, cuentan como sucia.</translation>
    </message>
    <message>
        <source>Twos alone</source>
        <translation>Solo doses</translation>
    </message>
    <message>
        <source>The bonus of a meld of seven or more twos.</source>
        <translation>El bono de un juego de siete o más doses.</translation>
    </message>
    <message>
        <source>Jokers alone</source>
        <translation>Solo jokers</translation>
    </message>
    <message>
        <source>The bonus of a meld of seven or more jokers.</source>
        <translation>El bono de un juego de siete o más jokers.</translation>
    </message>
    <message>
        <source>Unfinished meld of wilds</source>
        <translation>Juego de comodines incompleto</translation>
    </message>
    <message>
        <source>What each meld of wilds alone costs that has not reached its full size.</source>
        <translation>Cuánto cuesta cada juego solo de comodines que no llegó a su tamaño.</translation>
    </message>
    <message>
        <source>The bonus of the side that closes the deal.</source>
        <translation>El bono del bando que cierra la ronda.</translation>
    </message>
    <message>
        <source>Taking {the_reserve}</source>
        <translation>Tomar {the_reserve}</translation>
    </message>
    <message>
        <source>The bonus of a side that has taken {the_reserve}.</source>
        <translation>El bono de un bando que ha tomado {the_reserve}.</translation>
    </message>
    <message>
        <source>Not taking {the_reserve}</source>
        <translation>No tomar {the_reserve}</translation>
    </message>
    <message>
        <source>What it costs a side never to have taken {the_reserve}.</source>
        <translation>Cuánto le cuesta a un bando no haber tomado nunca {the_reserve}.</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Puntos de la partida</translation>
    </message>
    <message>
        <source>The total that ends the match, unless a number of deals does.</source>
        <translation>El total que termina la partida, salvo que lo haga un número de rondas.</translation>
    </message>
    <message>
        <source>Reached or passed</source>
        <translation>Alcanzado o superado</translation>
    </message>
    <message>
        <source>Whether exactly this total is enough.</source>
        <translation>Si basta con llegar exactamente a este total.</translation>
    </message>
    <message>
        <source>A fixed number of deals</source>
        <translation>Un número fijo de rondas</translation>
    </message>
    <message>
        <source>The match ends after so many deals, as in tournaments.</source>
        <translation>La partida termina tras este número de rondas, como en los torneos.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Un empate</translation>
    </message>
    <message>
        <source>What follows when both sides have the same total at the end.</source>
        <translation>Qué pasa cuando los dos bandos tienen al final el mismo total.</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>The table that turns the difference of totals into points out of 20.</source>
        <translation>La tabla que convierte la diferencia de totales en puntos sobre 20.</translation>
    </message>
    <message>
        <source>{reserves_title} of the first part</source>
        <translation>{reserves_title} de la primera fase</translation>
    </message>
    <message>
        <source>Their sizes, the one taken first leading, as in 18, 11.</source>
        <translation>Sus tamaños, empezando por el que se toma primero, como 18, 11.</translation>
    </message>
    <message>
        <source>The first to take one plays alone</source>
        <translation>El primero que toma juega solo</translation>
    </message>
    <message>
        <source>Whoever takes the first {reserve} plays against the two others.</source>
        <translation>Quien toma el primer {reserve} juega contra los otros dos.</translation>
    </message>
    <message>
        <source>Each for himself from</source>
        <translation>Cada uno por su cuenta desde</translation>
    </message>
    <message>
        <source>From this total on nobody forms a pair in the deals that follow.</source>
        <translation>Desde este total nadie forma pareja en las rondas siguientes.</translation>
    </message>
    <message>
        <source>{reserves_title} of the second part</source>
        <translation>{reserves_title} de la segunda fase</translation>
    </message>
    <message>
        <source>Their sizes once everyone plays for himself, as in 11, 11, 11.</source>
        <translation>Sus tamaños cuando cada uno juega por su cuenta, como 11, 11, 11.</translation>
    </message>
    <message>
        <source>Points of the pair</source>
        <translation>Puntos de la pareja</translation>
    </message>
    <message>
        <source>How a pair shares what it has made in a deal.</source>
        <translation>Cómo reparte una pareja lo que hizo en una ronda.</translation>
    </message>
    <message>
        <source>seven naturals on one side</source>
        <translation>siete naturales a un lado</translation>
    </message>
    <message>
        <source>only at an end of the run</source>
        <translation>solo en un extremo de la escalera</translation>
    </message>
    <message>
        <source>reached is enough</source>
        <translation>basta con alcanzarlo</translation>
    </message>
    <message>
        <source>must be passed</source>
        <translation>hay que superarlo</translation>
    </message>
    <message>
        <source>another deal is played</source>
        <translation>se juega otra ronda</translation>
    </message>
    <message>
        <source>for three deals</source>
        <translation>para tres rondas</translation>
    </message>
    <message>
        <source>for four deals</source>
        <translation>para cuatro rondas</translation>
    </message>
    <message>
        <source>half for each, rounded up</source>
        <translation>la mitad cada uno, redondeada hacia arriba</translation>
    </message>
</context>
<context>
    <name>pickup</name>
    <message>
        <source>Take the pile and lay its top card at once:</source>
        <translation>Llévate el pozo y baja enseguida su carta de arriba:</translation>
    </message>
    <message>
        <source>new meld with {cards}</source>
        <translation>juego nuevo con {cards}</translation>
    </message>
    <message>
        <source>onto {meld} with {cards}</source>
        <translation>para ampliar {meld} con {cards}</translation>
    </message>
    <message>
        <source>onto {meld}</source>
        <translation>para ampliar {meld}</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>This deal: {before} with your first cards, {now} with those of the others.</source>
        <translation>Esta ronda: {before} con tus primeras cartas, {now} con las de los demás.</translation>
    </message>
    <message>
        <source>The same cards: {before} the first time, {now} now.</source>
        <translation>Las mismas cartas: {before} la primera vez, {now} ahora.</translation>
    </message>
    <message>
        <source>No deal has been played twice yet.</source>
        <translation>Todavía no se ha jugado ninguna ronda dos veces.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) better than the first time.</source>
        <translation>
            <numerusform>%n punto mejor que la primera vez.</numerusform>
            <numerusform>%n puntos mejor que la primera vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than the first time.</source>
        <translation>
            <numerusform>%n punto peor que la primera vez.</numerusform>
            <numerusform>%n puntos peor que la primera vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Just as many points as the first time.</source>
        <translation>Tantos puntos como la primera vez.</translation>
    </message>
    <message numerus="yes">
        <source>Same cards: %n point(s) a deal more for you than for the others.</source>
        <translation>
            <numerusform>Mismas cartas: %n punto por ronda más para ti que para los demás.</numerusform>
            <numerusform>Mismas cartas: %n puntos por ronda más para ti que para los demás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Same cards: %n point(s) a deal less for you than for the others.</source>
        <translation>
            <numerusform>Mismas cartas: %n punto por ronda menos para ti que para los demás.</numerusform>
            <numerusform>Mismas cartas: %n puntos por ronda menos para ti que para los demás.</numerusform>
        </translation>
    </message>
    <message>
        <source>Same cards: as many points for you as for the others.</source>
        <translation>Mismas cartas: tantos puntos para ti como para los demás.</translation>
    </message>
    <message>
        <source>This is practice. Your match waits among the saved matches; after the deal the way leads back to it.</source>
        <translation>Esto es una práctica. Tu partida espera entre las partidas guardadas; después de la ronda el camino lleva de vuelta a ella.</translation>
    </message>
    <message>
        <source>The same deals are dealt again, but everybody gets the cards that the player before had: you play what your opponents played. Luck is the same for both sides then, so what is left is play. Such a match counts as practice, as some of its cards are known.</source>
        <translation>Se reparten otra vez las mismas rondas, pero cada uno recibe las cartas que tenía el jugador anterior: tú juegas lo que jugaron tus rivales. Así la suerte es igual para los dos bandos, y lo que queda es el juego. Una partida así cuenta como práctica, porque algunas de sus cartas se conocen.</translation>
    </message>
    <message numerus="yes">
        <source>The match has the same %n deal(s).</source>
        <translation>
            <numerusform>La partida tiene %n ronda, la misma.</numerusform>
            <numerusform>La partida tiene las mismas %n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The matches are being read …</source>
        <translation>Leyendo las partidas …</translation>
    </message>
    <message>
        <source>No match is finished yet. Once you have played one to its end, it is offered here, to be played from the other side.</source>
        <translation>Todavía no hay ninguna partida terminada. Cuando juegues una hasta el final, aparecerá aquí para jugarla desde el otro lado.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>With your first cards</source>
        <translation>Con tus primeras cartas</translation>
    </message>
    <message>
        <source>With the others&apos; cards</source>
        <translation>Con las cartas de los demás</translation>
    </message>
    <message>
        <source>Better than the others by</source>
        <translation>Mejor que los demás por</translation>
    </message>
    <message>
        <source>The first time</source>
        <translation>La primera vez</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Better by</source>
        <translation>Mejor por</translation>
    </message>
    <message>
        <source>deal {deal}: before {before}, now {now}, better by {gain}</source>
        <translation>ronda {deal}: antes {before}, ahora {now}, mejor por {gain}</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Tamaños</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
</context>
<context>
    <name>referee</name>
    <message>
        <source>It was dirty before, and stays so for good.</source>
        <translation>Ya estaba sucio, y así se queda para siempre.</translation>
    </message>
    <message>
        <source>It is closed and takes no more cards.</source>
        <translation>Está cerrado y no lleva más cartas.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %n wild card(s).</source>
        <translation>
            <numerusform>Un juego de %n comodín.</numerusform>
            <numerusform>Un juego de %n comodines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set of %n card(s): {ranks}.</source>
        <translation>
            <numerusform>Un grupo de %n carta: {ranks}.</numerusform>
            <numerusform>Un grupo de %n cartas: {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A run of %n card(s) in {suit}.</source>
        <translation>
            <numerusform>Una escalera de %n carta de {suit}.</numerusform>
            <numerusform>Una escalera de %n cartas de {suit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 2 stands in its own place, so no card is wild.</source>
        <translation>El 2 está en su propio lugar, así que ninguna carta es comodín.</translation>
    </message>
    <message>
        <source>No card is wild.</source>
        <translation>Ninguna carta es comodín.</translation>
    </message>
    <message>
        <source>The wild card is {wild}.</source>
        <translation>El comodín es {wild}.</translation>
    </message>
    <message>
        <source>Here {wild} stands for {face}, and might as well lie at the other end.</source>
        <translation>Aquí {wild} vale por {face}, y podría estar también en el otro extremo.</translation>
    </message>
    <message>
        <source>Here {wild} stands for {face}.</source>
        <translation>Aquí {wild} vale por {face}.</translation>
    </message>
    <message>
        <source>{canasta}.</source>
        <translation>{canasta}.</translation>
    </message>
    <message numerus="yes">
        <source>It lacks %n card(s) to be {a_canasta}.</source>
        <translation>
            <numerusform>Le falta %n carta para ser {a_canasta}.</numerusform>
            <numerusform>Le faltan %n cartas para ser {a_canasta}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>this card</source>
        <translation>esta carta</translation>
    </message>
    <message>
        <source>these cards</source>
        <translation>estas cartas</translation>
    </message>
    <message>
        <source>this rank</source>
        <translation>este valor</translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s).</source>
        <translation>
            <numerusform>Un juego necesita al menos %n carta.</numerusform>
            <numerusform>Un juego necesita al menos %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jokers and twos alone make no meld: it needs other cards for them to stand beside.</source>
        <translation>Solo con jokers y doses no hay juego: hacen falta otras cartas a su lado.</translation>
    </message>
    <message numerus="yes">
        <source>A meld takes at most %n wild card(s): a joker, or a 2 away from its own place.</source>
        <translation>
            <numerusform>Un juego lleva como mucho %n comodín: un joker, o un 2 fuera de su lugar.</numerusform>
            <numerusform>Un juego lleva como mucho %n comodines: jokers, o doses fuera de su lugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards do not go together: a meld is one rank, or one suit in sequence.</source>
        <translation>Estas cartas no van juntas: un juego es de un solo valor, o de un solo palo en escalera.</translation>
    </message>
    <message>
        <source>A run takes each rank only once, and here one comes twice.</source>
        <translation>Una escalera lleva cada valor una sola vez, y aquí hay uno repetido.</translation>
    </message>
    <message>
        <source>This run has a gap: it still needs {cards}.</source>
        <translation>A esta escalera le queda un hueco: todavía necesita {cards}.</translation>
    </message>
    <message>
        <source>A run does not go round the corner: the ace stands below the 2 or above the king.</source>
        <translation>Una escalera no da la vuelta: el as va debajo del 2 o encima del rey.</translation>
    </message>
    <message>
        <source>A run takes only one ace, at its low end or at its high end.</source>
        <translation>Una escalera lleva un solo as, en su extremo bajo o en el alto.</translation>
    </message>
    <message numerus="yes">
        <source>A run has at most %n card(s).</source>
        <translation>
            <numerusform>Una escalera tiene como mucho %n carta.</numerusform>
            <numerusform>Una escalera tiene como mucho %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set has at most %n card(s).</source>
        <translation>
            <numerusform>Un grupo tiene como mucho %n carta.</numerusform>
            <numerusform>Un grupo tiene como mucho %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sets are not played here: lay cards of one suit in sequence.</source>
        <translation>Aquí no se juegan grupos: baja cartas de un mismo palo en escalera.</translation>
    </message>
    <message>
        <source>Sets may only be made of {allowed} here.</source>
        <translation>Aquí solo se pueden hacer grupos de {allowed}.</translation>
    </message>
    <message numerus="yes">
        <source>The deck holds {card} only %n time(s).</source>
        <translation>
            <numerusform>{card}: solo hay %n en el mazo.</numerusform>
            <numerusform>{card}: solo hay %n en el mazo.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is played without jokers.</source>
        <translation>Este juego se juega sin jokers.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %n card(s) is closed here and takes no more.</source>
        <translation>
            <numerusform>Aquí un juego de %n carta está cerrado y no lleva más.</numerusform>
            <numerusform>Aquí un juego de %n cartas está cerrado y no lleva más.</numerusform>
        </translation>
    </message>
    <message>
        <source>This meld has its wild already: only the natural card may take its place.</source>
        <translation>Este juego ya tiene su comodín: solo la carta natural puede ocupar su lugar.</translation>
    </message>
    <message>
        <source>In this meld {card} stands in its own place and may not turn wild any more.</source>
        <translation>En este juego {card} está en su propio lugar y ya no puede volverse comodín.</translation>
    </message>
    <message>
        <source>Your side already has a set of {ranks}: add the cards to that one.</source>
        <translation>Tu bando ya tiene un grupo de {ranks}: añade las cartas a ese.</translation>
    </message>
    <message>
        <source>Your side already has a run of this suit: here it may own only one of each.</source>
        <translation>Tu bando ya tiene una escalera de este palo: aquí solo puede tener una de cada.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Esta ronda ha terminado.</translation>
    </message>
    <message>
        <source>Draw first: one card from the stock, or the whole pile.</source>
        <translation>Primero roba: una carta del mazo, o el pozo entero.</translation>
    </message>
    <message>
        <source>You have drawn already this turn: now meld, or discard a card.</source>
        <translation>Ya has robado en este turno: ahora baja, o descarta una carta.</translation>
    </message>
    <message>
        <source>You do not hold {cards}.</source>
        <translation>No tienes {cards}.</translation>
    </message>
    <message>
        <source>Cards may only be added to a meld of your own side.</source>
        <translation>Solo se pueden añadir cartas a un juego del propio bando.</translation>
    </message>
    <message>
        <source>First the pack is cut: lift some cards off it.</source>
        <translation>Primero se corta el mazo: levanta algunas cartas.</translation>
    </message>
    <message>
        <source>The pack has been cut already.</source>
        <translation>El mazo ya se ha cortado.</translation>
    </message>
    <message numerus="yes">
        <source>Of this pack you may lift at least one and at most %n card(s).</source>
        <translation>
            <numerusform>De este mazo puedes levantar al menos una carta y como mucho %n.</numerusform>
            <numerusform>De este mazo puedes levantar al menos una carta y como mucho %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty: you can only take the pile.</source>
        <translation>El mazo está vacío: solo puedes llevarte el pozo.</translation>
    </message>
    <message>
        <source>There are cards in the stock yet: draw one, or take the pile.</source>
        <translation>Todavía hay cartas en el mazo: roba una, o llévate el pozo.</translation>
    </message>
    <message>
        <source>Only the first card drawn by the first player of a deal may be refused, and only at once.</source>
        <translation>Solo se puede rechazar la primera carta que roba el primer jugador de una ronda, y solo enseguida.</translation>
    </message>
    <message>
        <source>The pile is empty: draw from the stock.</source>
        <translation>El pozo está vacío: roba del mazo.</translation>
    </message>
    <message numerus="yes">
        <source>To take a pile of one card you need at least %n card(s) in hand.</source>
        <translation>
            <numerusform>Para tomar un pozo de una carta necesitas al menos %n carta en la mano.</numerusform>
            <numerusform>Para tomar un pozo de una carta necesitas al menos %n cartas en la mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is blocked: a wild card lies on top of it.</source>
        <translation>El pozo está bloqueado: hay un comodín arriba.</translation>
    </message>
    <message>
        <source>The pile is free here: take it first, and lay cards afterwards.</source>
        <translation>Aquí el pozo es libre: tómalo primero y baja cartas después.</translation>
    </message>
    <message>
        <source>To take the pile, you must be able to lay {card} at once in a meld.</source>
        <translation>Para llevarte el pozo tienes que poder bajar enseguida {card} en un juego.</translation>
    </message>
    <message>
        <source>The pile is taken with a new meld here: {card} and cards of your hand.</source>
        <translation>Aquí el pozo se toma con un juego nuevo: {card} y cartas de tu mano.</translation>
    </message>
    <message>
        <source>To take the pile, lay {card} at once with two cards of your hand that make a meld with it.</source>
        <translation>Para llevarte el pozo, baja enseguida {card} con dos cartas de tu mano que formen juego.</translation>
    </message>
    <message>
        <source>The two cards that take the pile may not be wild.</source>
        <translation>Las dos cartas que toman el pozo no pueden ser comodines.</translation>
    </message>
    <message>
        <source>Whoever takes the pile melds at least one card: nothing that you would hold can be laid.</source>
        <translation>Quien se lleva el pozo baja al menos una carta: nada de lo que tendrías se puede bajar.</translation>
    </message>
    <message>
        <source>You took the pile, so you lay at least one card before you discard.</source>
        <translation>Te has llevado el pozo: baja al menos una carta antes de descartar.</translation>
    </message>
    <message>
        <source>You took {card} as the only card of the pile, so you may not throw it back this turn.</source>
        <translation>Has tomado {card} como única carta del pozo, así que no puedes devolverla en este turno.</translation>
    </message>
    <message>
        <source>Here it takes a discard to reach {the_reserve}: keep a card to throw.</source>
        <translation>Aquí hace falta un descarte para tomar {the_reserve}: guarda una carta para descartar.</translation>
    </message>
    <message>
        <source>Here no discard reaches {the_reserve}: lay down all your cards to take it.</source>
        <translation>Aquí ningún descarte permite tomar {the_reserve}: baja todas tus cartas para lograrlo.</translation>
    </message>
    <message>
        <source>The discard that takes {the_reserve} may not be a joker or a 2.</source>
        <translation>El descarte con el que se toma {the_reserve} no puede ser un joker ni un 2.</translation>
    </message>
    <message>
        <source>You may not take {the_reserve} yet: your side needs {a_canasta}, a meld of {size} or more cards.</source>
        <translation>Todavía no puedes tomar {the_reserve}: tu bando necesita {a_canasta}, un juego de {size} o más cartas.</translation>
    </message>
    <message>
        <source>To take {the_reserve} now you may hold no card but jokers and twos.</source>
        <translation>Para tomar {the_reserve} ahora solo puedes tener jokers y doses en la mano.</translation>
    </message>
    <message>
        <source>Your side cannot take {a_reserve} any more.</source>
        <translation>Tu bando ya no puede tomar {a_reserve}.</translation>
    </message>
    <message>
        <source>You may not close yet: your side has not taken {a_reserve}.</source>
        <translation>Todavía no puedes cerrar: tu bando no ha tomado {a_reserve}.</translation>
    </message>
    <message>
        <source>You may not close yet: your side needs {a_canasta}, a meld of {size} or more cards.</source>
        <translation>Todavía no puedes cerrar: tu bando necesita {a_canasta}, un juego de {size} o más cartas.</translation>
    </message>
    <message>
        <source>You may not close yet: your side needs {a_clean_canasta}, {size} or more cards without a wild.</source>
        <translation>Todavía no puedes cerrar: tu bando necesita {a_clean_canasta}, {size} o más cartas sin comodín.</translation>
    </message>
    <message>
        <source>You may not close by melding: keep one card to discard.</source>
        <translation>No puedes cerrar bajándolo todo: guarda una carta para descartar.</translation>
    </message>
    <message>
        <source>The discard that closes may not be a joker or a 2.</source>
        <translation>El descarte que cierra no puede ser un joker ni un 2.</translation>
    </message>
    <message>
        <source>You may not close yet: a meld of wilds alone must grow to {size} cards first.</source>
        <translation>Todavía no puedes cerrar: un juego solo de comodines tiene que llegar antes a {size} cartas.</translation>
    </message>
    <message>
        <source>A turn ends with a discard.</source>
        <translation>Un turno termina con un descarte.</translation>
    </message>
    <message numerus="yes">
        <source>A meld takes at most %n wild card(s), jokers or twos.</source>
        <translation>
            <numerusform>Un juego lleva como mucho %n comodín, joker o 2.</numerusform>
            <numerusform>Un juego lleva como mucho %n comodines, jokers o doses.</numerusform>
        </translation>
    </message>
    <message>
        <source>A run does not go round the corner: the ace stands below the 3 or above the king.</source>
        <translation>Una escalera no da la vuelta: el as va debajo del 3 o encima del rey.</translation>
    </message>
    <message>
        <source>These cards do not go together: a meld is cards of one suit in sequence.</source>
        <translation>Estas cartas no van juntas: un juego es de cartas de un mismo palo en escalera.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone, the only card of the pile you took, and may not throw it back.</source>
        <translation>Te quedaría solo {card}, la única carta del pozo que tomaste, y no puedes devolverla.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and here no discard reaches {the_reserve}.</source>
        <translation>Te quedaría solo {card}, y aquí ningún descarte permite tomar {the_reserve}.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and a joker or a 2 may not be thrown to take {the_reserve}.</source>
        <translation>Te quedaría solo {card}, y no se puede descartar un joker ni un 2 para tomar {the_reserve}.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close, since your side has not taken {a_reserve}.</source>
        <translation>Te quedaría solo {card} y no podrías cerrar: tu bando no ha tomado {a_reserve}.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close: that takes {a_canasta}, a meld of {size} or more cards.</source>
        <translation>Te quedaría solo {card} y no podrías cerrar: hace falta {a_canasta}, un juego de {size} o más cartas.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close: that takes {a_clean_canasta}, {size} or more cards without a wild.</source>
        <translation>Te quedaría solo {card} y no podrías cerrar: hace falta {a_clean_canasta}, {size} o más cartas sin comodín.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and the discard that closes may not be a joker or a 2.</source>
        <translation>Te quedaría solo {card}, y el descarte que cierra no puede ser un joker ni un 2.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and {the_reserve} takes {a_canasta} first, a meld of {size} or more cards.</source>
        <translation>Te quedaría solo {card}, y para tomar {the_reserve} hace falta antes {a_canasta}, un juego de {size} o más cartas.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close: a meld of wilds alone must grow to {size} cards first.</source>
        <translation>Te quedaría solo {card} y no podrías cerrar: un juego solo de comodines tiene que llegar antes a {size} cartas.</translation>
    </message>
    <message>
        <source>You would have no card left, and here it takes a discard to reach {the_reserve}: keep one.</source>
        <translation>Te quedarías sin cartas, y aquí hace falta un descarte para tomar {the_reserve}: guarda una.</translation>
    </message>
    <message>
        <source>You would have no card left and could not close, since your side has not taken {a_reserve}.</source>
        <translation>Te quedarías sin cartas y no podrías cerrar: tu bando no ha tomado {a_reserve}.</translation>
    </message>
    <message>
        <source>You would have no card left and could not close: that takes {a_canasta}, a meld of {size} or more cards.</source>
        <translation>Te quedarías sin cartas y no podrías cerrar: hace falta {a_canasta}, un juego de {size} o más cartas.</translation>
    </message>
    <message>
        <source>You would have no card left and could not close: that takes {a_clean_canasta}, {size} or more cards without a wild.</source>
        <translation>Te quedarías sin cartas y no podrías cerrar: hace falta {a_clean_canasta}, {size} o más cartas sin comodín.</translation>
    </message>
    <message>
        <source>You would have no card left to discard, and closing takes a discard: keep one card.</source>
        <translation>Te quedarías sin carta que descartar, y para cerrar hace falta un descarte: guarda una.</translation>
    </message>
    <message>
        <source>You would have no card left, and {the_reserve} takes {a_canasta} first, a meld of {size} or more cards.</source>
        <translation>Te quedarías sin cartas, y para tomar {the_reserve} hace falta antes {a_canasta}, un juego de {size} o más cartas.</translation>
    </message>
    <message>
        <source>You would have no card left and could not close: a meld of wilds alone must grow to {size} cards first.</source>
        <translation>Te quedarías sin cartas y no podrías cerrar: un juego solo de comodines tiene que llegar antes a {size} cartas.</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>{side}: {points}</source>
        <translation>{side}: {points}</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Best</source>
        <translation>Óptima</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Buena</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisión</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Error grave</translation>
    </message>
    <message>
        <source>Stock or pile</source>
        <translation>Mazo o pozo</translation>
    </message>
    <message>
        <source>What to meld</source>
        <translation>Qué bajar</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>Qué descartar</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Deal {deal}, turn {number}</source>
        <translation>Ronda {deal}, turno {number}</translation>
    </message>
    <message numerus="yes">
        <source>{grade}: %n point(s) lost</source>
        <translation>
            <numerusform>{grade}: %n punto perdido</numerusform>
            <numerusform>{grade}: %n puntos perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>Sin elección</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Aún sin evaluar</translation>
    </message>
    <message>
        <source>{turn}: {played}. {grade}.</source>
        <translation>{turn}: {played}. {grade}.</translation>
    </message>
    <message>
        <source>{turn}: {played}. Not judged yet.</source>
        <translation>{turn}: {played}. Aún sin evaluar.</translation>
    </message>
    <message>
        <source>{turn}: expected {before}, after your decision {after}. {grade}.</source>
        <translation>{turn}: esperado {before}, tras tu decisión {after}. {grade}.</translation>
    </message>
    <message>
        <source>The graph has no points yet.</source>
        <translation>El gráfico todavía no tiene puntos.</translation>
    </message>
    <message>
        <source>Expected result over the deal: {first} at your first decision, at most {most} ({best}), at least {least} ({worst}), {result} in the end.</source>
        <translation>Resultado esperado a lo largo de la ronda: {first} en tu primera decisión, como mucho {most} ({best}), como poco {least} ({worst}), {result} al final.</translation>
    </message>
    <message>
        <source>The graph has no deals yet.</source>
        <translation>El gráfico todavía no tiene rondas.</translation>
    </message>
    <message>
        <source>deal {number}: result {result}, luck {luck}, lost by decisions {lost}</source>
        <translation>ronda {number}: resultado {result}, suerte {luck}, perdido por decisiones {lost}</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Cartas repartidas</translation>
    </message>
    <message>
        <source>What your first cards promised before you played.</source>
        <translation>Lo que prometían tus primeras cartas antes de que jugaras.</translation>
    </message>
    <message>
        <source>Your draws</source>
        <translation>Tus cartas robadas</translation>
    </message>
    <message>
        <source>How much better or worse than average the cards were that you drew.</source>
        <translation>Cuánto mejores o peores que la media fueron las cartas que robaste.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>What the other players drew and did in their turns, your partner included.</source>
        <translation>Lo que los demás robaron e hicieron en sus turnos, incluido tu compañero.</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Tus decisiones</translation>
    </message>
    <message>
        <source>What your decisions lost against the best ones. It is never a gain.</source>
        <translation>Lo que tus decisiones perdieron frente a las mejores. Nunca es una ganancia.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>By how many points your side was ahead of the others in the end.</source>
        <translation>Por cuántos puntos tu bando estaba al final por delante de los demás.</translation>
    </message>
    <message>
        <source>It is your turn: stock or pile? Play as you would now, or see the answer.</source>
        <translation>Es tu turno: ¿mazo o pozo? Juega como lo harías ahora, o mira la respuesta.</translation>
    </message>
    <message>
        <source>The turn is yours. Play it as you would now, or see the answer.</source>
        <translation>El turno es tuyo. Juega como lo harías ahora, o mira la respuesta.</translation>
    </message>
    <message>
        <source>The coach plays this on …</source>
        <translation>El entrenador está jugando la continuación …</translation>
    </message>
    <message>
        <source>That is as good as the best play.</source>
        <translation>Es tan buena como la mejor jugada.</translation>
    </message>
    <message numerus="yes">
        <source>That is worth %n point(s) less than the best play.</source>
        <translation>
            <numerusform>Vale %n punto menos que la mejor jugada.</numerusform>
            <numerusform>Vale %n puntos menos que la mejor jugada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected {points}, perhaps as good as any</source>
        <translation>Esperado {points}, quizá tan buena como cualquiera</translation>
    </message>
    <message>
        <source>Expected {points}, as good as any</source>
        <translation>Esperado {points}, tan buena como cualquiera</translation>
    </message>
    <message numerus="yes">
        <source>Expected {points}, %n point(s) less</source>
        <translation>
            <numerusform>Esperado {points}, %n punto menos</numerusform>
            <numerusform>Esperado {points}, %n puntos menos</numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>No había otra cosa que hacer.</translation>
    </message>
    <message>
        <source>You found the best play, or one as good.</source>
        <translation>Encontraste la mejor jugada, o una igual de buena.</translation>
    </message>
    <message numerus="yes">
        <source>Your play lost %n point(s) against the best one.</source>
        <translation>
            <numerusform>Tu jugada perdió %n punto frente a la mejor.</numerusform>
            <numerusform>Tu jugada perdió %n puntos frente a la mejor.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played this</source>
        <translation>Jugaste esto</translation>
    </message>
    <message>
        <source>You tried this</source>
        <translation>Probaste esto</translation>
    </message>
    <message>
        <source>Why the best play is better than yours:</source>
        <translation>Por qué la mejor jugada es mejor que la tuya:</translation>
    </message>
    <message>
        <source>No deal of this match is over yet. Play one to its end, and review it then.</source>
        <translation>Todavía no ha terminado ninguna ronda de esta partida. Juega una hasta el final y entonces analízala.</translation>
    </message>
    <message>
        <source>The graph shows by how many points your side could expect to be ahead at the end of the deal, from what you could see at that moment. Nothing that was hidden from you counts. For each decision the coach plays many possible deals on, and compares what you did with the best it can find. A difference that may be chance counts as none. What changes between your decisions is luck: the cards that came, and what the others did.</source>
        <translation>El gráfico muestra por cuántos puntos tu bando podía esperar ir por delante al final de la ronda, por lo que podías ver en ese momento. Nada de lo que se te ocultaba cuenta. Para cada decisión el entrenador juega hasta el final muchas rondas posibles y compara lo que hiciste con lo mejor que puede encontrar. Una diferencia que puede ser azar no cuenta. Lo que cambia entre tus decisiones es suerte: las cartas que llegaron y lo que hicieron los demás.</translation>
    </message>
    <message>
        <source>Each deal appears here as soon as all of its decisions are judged.</source>
        <translation>Cada ronda aparece aquí en cuanto todas sus decisiones estén evaluadas.</translation>
    </message>
    <message>
        <source>{part}: {meaning}</source>
        <translation>{part}: {meaning}</translation>
    </message>
    <message>
        <source>Accuracy is the share of best and fine decisions among those that left a choice.</source>
        <translation>La precisión es la parte de decisiones óptimas y buenas entre las que dejaban elección.</translation>
    </message>
    <message>
        <source>Near the end of a match a decision also counts by what it means for the match, so its loss may differ from what it cost in the deal.</source>
        <translation>Hacia el final de una partida, una decisión cuenta también por lo que significa para la partida; por eso su pérdida puede ser distinta de lo que costó en la ronda.</translation>
    </message>
    <message numerus="yes">
        <source>About %n second(s) left; you can go on playing.</source>
        <translation>
            <numerusform>Queda alrededor de %n segundo; puedes seguir jugando.</numerusform>
            <numerusform>Quedan alrededor de %n segundos; puedes seguir jugando.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left; you can go on playing.</source>
        <translation>
            <numerusform>Queda alrededor de %n minuto; puedes seguir jugando.</numerusform>
            <numerusform>Quedan alrededor de %n minutos; puedes seguir jugando.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) judged.</source>
        <translation>
            <numerusform>%n decisión evaluada.</numerusform>
            <numerusform>%n decisiones evaluadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {whole} decisions judged.</source>
        <translation>{done} de {whole} decisiones evaluadas.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Accuracy {accuracy}, {lost} points</source>
        <translation>Precisión {accuracy}, {lost} puntos</translation>
    </message>
    <message>
        <source>No decision is judged yet.</source>
        <translation>Todavía no se ha evaluado ninguna decisión.</translation>
    </message>
    <message numerus="yes">
        <source>{good} of %n decision(s) best or fine</source>
        <translation>
            <numerusform>{good} de %n decisión óptima o buena</numerusform>
            <numerusform>{good} de %n decisiones óptimas o buenas</numerusform>
        </translation>
    </message>
    <message>
        <source>In all {points}, in a deal {average} on average.</source>
        <translation>En total {points}, de media {average} por ronda.</translation>
    </message>
    <message>
        <source>Graded gently</source>
        <translation>Evaluación indulgente</translation>
    </message>
    <message>
        <source>Graded as usual</source>
        <translation>Evaluación normal</translation>
    </message>
    <message>
        <source>Graded strictly</source>
        <translation>Evaluación severa</translation>
    </message>
    <message>
        <source>An inaccuracy loses {first} points or more, a mistake {second} or more, a blunder {third} or more.</source>
        <translation>Una imprecisión pierde {first} puntos o más, un error {second} o más, un error grave {third} o más.</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} closed</source>
        <translation>Cerró {name}</translation>
    </message>
    <message>
        <source>Meld of wilds left open</source>
        <translation>Juego de comodines incompleto</translation>
    </message>
    <message>
        <source>Left with {name}</source>
        <translation>En la mano: {name}</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Cartas en la mesa</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation>Corte exacto</translation>
    </message>
    <message>
        <source>Open melds of wilds</source>
        <translation>Juegos de comodines incompletos</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Cartas en la mano</translation>
    </message>
    <message>
        <source>−{points}</source>
        <translation>−{points}</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>The match goes to {side}.</source>
        <translation>Victoria: {side}.</translation>
    </message>
    <message>
        <source>The match is level.</source>
        <translation>La partida está empatada.</translation>
    </message>
    <message numerus="yes">
        <source>Ahead by %n point(s): {side}.</source>
        <translation>
            <numerusform>Delante por %n punto: {side}.</numerusform>
            <numerusform>Delante por %n puntos: {side}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory points: {first} {more}, {second} {less}.</source>
        <translation>Puntos de victoria: {first} {more}, {second} {less}.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>How pages and menus look; the desktop&apos;s own choice is followed at once.</source>
        <translation>Cómo se ven las páginas y los menús; lo que elija el sistema se sigue enseguida.</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Tu figura</translation>
    </message>
    <message>
        <source>Table felt</source>
        <translation>Tapete de la mesa</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Large print has much larger ranks and suits, and calm pictures.</source>
        <translation>La de letra grande tiene valores y palos mucho mayores y figuras sencillas.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Clubs are green and diamonds blue, so that no two suits look alike.</source>
        <translation>Tréboles verdes y diamantes azules, para que ningún palo se confunda con otro.</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Dorso de las cartas</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Text also grows with the window.</source>
        <translation>El texto también crece con la ventana.</translation>
    </message>
    <message>
        <source>Size of your cards</source>
        <translation>Tamaño de tus cartas</translation>
    </message>
    <message>
        <source>How much room the cards in your hand take up.</source>
        <translation>Cuánto espacio ocupan las cartas de tu mano.</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Velocidad de las animaciones</translation>
    </message>
    <message>
        <source>Any key or click ends a movement; off shows every move at once.</source>
        <translation>Cualquier tecla o clic termina un movimiento; con “No”, cada jugada se ve enseguida.</translation>
    </message>
    <message>
        <source>Pace of the other players</source>
        <translation>Ritmo de los demás jugadores</translation>
    </message>
    <message>
        <source>How long they seem to think.</source>
        <translation>Cuánto parecen pensar.</translation>
    </message>
    <message>
        <source>Order of a new hand</source>
        <translation>Orden de una mano nueva</translation>
    </message>
    <message>
        <source>You can arrange your cards by dragging them, and sort them with S.</source>
        <translation>Puedes ordenar tus cartas arrastrándolas, o con la tecla S.</translation>
    </message>
    <message>
        <source>Play log</source>
        <translation>Diario de jugadas</translation>
    </message>
    <message>
        <source>Tells every move in words beside the table.</source>
        <translation>Cuenta cada jugada en palabras junto a la mesa.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Hints come when you press H. When asked, the coach grades your last move. The teacher grades every move and warns you before a mistake.</source>
        <translation>Las pistas llegan cuando pulsas H. Si se lo pides, el entrenador evalúa tu última jugada. El profesor evalúa cada jugada y te avisa antes de un error.</translation>
    </message>
    <message>
        <source>Coach beside the table</source>
        <translation>Entrenador junto a la mesa</translation>
    </message>
    <message>
        <source>Shows hints with their reasons, grades, and what the others told.</source>
        <translation>Muestra pistas con sus razones, evaluaciones y lo que han revelado los demás.</translation>
    </message>
    <message>
        <source>Less motion when the desktop asks for it</source>
        <translation>Menos movimiento si el sistema lo pide</translation>
    </message>
    <message>
        <source>Cards then lie in their new places at once.</source>
        <translation>Las cartas están enseguida en su nuevo lugar.</translation>
    </message>
    <message>
        <source>Ask before moves you may regret</source>
        <translation>Preguntar antes de jugadas que podrías lamentar</translation>
    </message>
    <message>
        <source>Throwing away a wild, dirtying a clean burraco, closing at a loss.</source>
        <translation>Descartar un comodín, ensuciar una canasta limpia, cerrar con pérdida.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Cards on the table, your turn, a burraco, and who wins.</source>
        <translation>Cartas en la mesa, tu turno, una canasta y quién gana.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Red jester</source>
        <translation>Bufón rojo</translation>
    </message>
    <message>
        <source>Black jester</source>
        <translation>Bufón negro</translation>
    </message>
    <message>
        <source>Queen of hearts</source>
        <translation>Reina de corazones</translation>
    </message>
    <message>
        <source>Queen of diamonds</source>
        <translation>Reina de diamantes</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>Reina de tréboles</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <translation>Reina de picas</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Rey de corazones</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>Rey de diamantes</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>Rey de tréboles</translation>
    </message>
    <message>
        <source>King of spades</source>
        <translation>Rey de picas</translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <translation>Jota de corazones</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <translation>Jota de diamantes</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <translation>Jota de tréboles</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Jota de picas</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Lake blue</source>
        <translation>Azul lago</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Rojo vino</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Ciruela</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásica</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Letra grande</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Mar</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Mayor</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Tranquilo</translation>
    </message>
    <message>
        <source>When asked</source>
        <translation>A petición</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Profesor</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por palo</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Bajo</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Earlier players</source>
        <translation>Jugadores de antes</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Desconocido</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Not finished: left, or still running</source>
        <translation>Sin terminar: abandonadas, o aún en curso</translation>
    </message>
    <message>
        <source>Won, of those finished</source>
        <translation>Ganadas, de las terminadas</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Racha de victorias actual</translation>
    </message>
    <message>
        <source>Best winning streak</source>
        <translation>Mejor racha de victorias</translation>
    </message>
    <message>
        <source>Played to the end</source>
        <translation>Jugadas hasta el final</translation>
    </message>
    <message>
        <source>With more points than the others</source>
        <translation>Con más puntos que los demás</translation>
    </message>
    <message>
        <source>Points in a deal, average of all</source>
        <translation>Puntos por ronda, de media</translation>
    </message>
    <message>
        <source>Points of the best other side</source>
        <translation>Puntos del mejor bando rival</translation>
    </message>
    <message>
        <source>Most points in a deal</source>
        <translation>Máximo de puntos en una ronda</translation>
    </message>
    <message>
        <source>Reserves taken, in 100 deals</source>
        <translation>Muertos tomados, en 100 rondas</translation>
    </message>
    <message>
        <source>No deal has been counted yet.</source>
        <translation>Todavía no se ha contado ninguna ronda.</translation>
    </message>
    <message>
        <source>The last deals, your side against the best other one: {deals}.</source>
        <translation>Las últimas rondas, tu bando contra el mejor rival: {deals}.</translation>
    </message>
    <message>
        <source>{ours} to {theirs}</source>
        <translation>{ours} a {theirs}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>The cards are dealt.</source>
        <translation>Las cartas están repartidas.</translation>
    </message>
    <message>
        <source>{name} cuts the pack.</source>
        <translation>{name} corta el mazo.</translation>
    </message>
    <message>
        <source>{name} plays the last turn of this deal.</source>
        <translation>{name} juega el último turno de esta ronda.</translation>
    </message>
    <message>
        <source>{name} is to draw.</source>
        <translation>{name} tiene que robar.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>{name} está jugando.</translation>
    </message>
    <message numerus="yes">
        <source>Cut for the hands: lift exactly %n card(s) to earn {points} points.</source>
        <translation>
            <numerusform>Corta para las manos: levanta exactamente %n carta para ganar {points} puntos.</numerusform>
            <numerusform>Corta para las manos: levanta exactamente %n cartas para ganar {points} puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut for {the_reserves}: lift exactly %n card(s) to earn {points} points.</source>
        <translation>
            <numerusform>Corta para formar {the_reserves}: levanta exactamente %n carta para ganar {points} puntos.</numerusform>
            <numerusform>Corta para formar {the_reserves}: levanta exactamente %n cartas para ganar {points} puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the stock; a wild blocks the pile.</source>
        <translation>Tu turno: roba del mazo; un comodín bloquea el pozo.</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock.</source>
        <translation>Tu turno: roba del mazo.</translation>
    </message>
    <message>
        <source>The stock is out: take the pile, or take nothing, which ends the deal.</source>
        <translation>El mazo se ha acabado: llévate el pozo, o no tomes nada y la ronda termina.</translation>
    </message>
    <message>
        <source>Your turn: take the pile.</source>
        <translation>Tu turno: llévate el pozo.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: draw from the stock, or take the pile (%n card(s)) and meld.</source>
        <translation>
            <numerusform>Tu turno: roba del mazo, o llévate el pozo (%n carta) y baja.</numerusform>
            <numerusform>Tu turno: roba del mazo, o llévate el pozo (%n cartas) y baja.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take {card} from the pile.</source>
        <translation>Tu turno: roba del mazo, o toma {card} del pozo.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: draw from the stock, or take the pile (%n card(s)).</source>
        <translation>
            <numerusform>Tu turno: roba del mazo, o llévate el pozo (%n carta).</numerusform>
            <numerusform>Tu turno: roba del mazo, o llévate el pozo (%n cartas).</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take the pile with a pair that fits {card}.</source>
        <translation>Tu turno: roba del mazo, o llévate el pozo con una pareja que encaje con {card}.</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take the pile and meld {card} at once.</source>
        <translation>Tu turno: roba del mazo, o llévate el pozo y baja enseguida {card}.</translation>
    </message>
    <message>
        <source>You took the pile: meld at least one card, then discard.</source>
        <translation>Te has llevado el pozo: baja al menos una carta y luego descarta.</translation>
    </message>
    <message>
        <source>You may not throw your last card here: meld it, or keep it and end your turn.</source>
        <translation>Aquí no puedes descartar tu última carta: bájala, o quédatela y termina el turno.</translation>
    </message>
    <message>
        <source>You may refuse {card} and draw again; otherwise meld, then discard.</source>
        <translation>Puedes rechazar {card} y robar otra vez; si no, baja y luego descarta.</translation>
    </message>
    <message>
        <source>Take {the_reserve} now, or discard {card} and have it next turn.</source>
        <translation>Toma {the_reserve} ahora, o descarta {card} y lo tendrás el próximo turno.</translation>
    </message>
    <message>
        <source>You hold only wilds: you may take {the_reserve} now, meld, or discard.</source>
        <translation>Solo tienes comodines: puedes tomar {the_reserve} ahora, bajar o descartar.</translation>
    </message>
    <message>
        <source>Meld your last card.</source>
        <translation>Baja tu última carta.</translation>
    </message>
    <message>
        <source>Discard {card} to take {the_reserve}, or meld it.</source>
        <translation>Descarta {card} para tomar {the_reserve}, o baja.</translation>
    </message>
    <message>
        <source>Discard {card} to close the deal, or meld it.</source>
        <translation>Descarta {card} para cerrar la ronda, o baja.</translation>
    </message>
    <message>
        <source>Discard {card} to close the deal.</source>
        <translation>Descarta {card} para cerrar la ronda.</translation>
    </message>
    <message>
        <source>Last turn of this deal: meld what you can, then discard.</source>
        <translation>Último turno de esta ronda: baja lo que puedas y luego descarta.</translation>
    </message>
    <message>
        <source>Meld, or discard a card other than {card}.</source>
        <translation>Baja, o descarta una carta que no sea {card}.</translation>
    </message>
    <message>
        <source>Meld what you like, then discard a card.</source>
        <translation>Baja lo que quieras y luego descarta una carta.</translation>
    </message>
    <message>
        <source>Meld or discard. To close, get rid of all your cards.</source>
        <translation>Baja o descarta. Para cerrar, deshazte de todas tus cartas.</translation>
    </message>
    <message>
        <source>Meld or discard. To close, meld all but one card and discard it.</source>
        <translation>Baja o descarta. Para cerrar, baja todas las cartas menos una y descártala.</translation>
    </message>
</context>
<context>
    <name>systems</name>
    <message>
        <source>Italian Burraco</source>
        <translation>Burraco italiano</translation>
    </message>
    <message>
        <source>Brazilian Buraco</source>
        <translation>Buraco brasileño</translation>
    </message>
    <message>
        <source>Venezuelan Buraco</source>
        <translation>Buraco venezolano</translation>
    </message>
    <message>
        <source>{family}: {system}</source>
        <translation>{family}: {system}</translation>
    </message>
    <message>
        <source>Plays like {system}.</source>
        <translation>Se juega como {system}.</translation>
    </message>
    <message numerus="yes">
        <source>{system}, with %n option(s) changed.</source>
        <translation>
            <numerusform>{system}, con %n opción cambiada.</numerusform>
            <numerusform>{system}, con %n opciones cambiadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Tournament, royal and super</source>
        <translation>Torneo, real y súper</translation>
    </message>
    <message>
        <source>International code</source>
        <translation>Código internacional</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tres jugadores</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Seis jugadores</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>Closed table</source>
        <translation>Cerrado</translation>
    </message>
    <message>
        <source>Closed table, runs only</source>
        <translation>Cerrado, solo escaleras</translation>
    </message>
    <message>
        <source>Four packs</source>
        <translation>Cuatro mazos</translation>
    </message>
    <message>
        <source>The pile is free; to close you need the pozzetto, a burraco and a last discard.</source>
        <translation>Pozo libre; para cerrar hacen falta el pozzetto, un burraco y un último descarte.</translation>
    </message>
    <message>
        <source>{deals} deals for victory points; a semi-clean burraco earns {semi}.</source>
        <translation>{deals} rondas por puntos de victoria; un burraco semilimpio vale {semi}.</translation>
    </message>
    <message>
        <source>The tournament with royal and super burrachi worth up to {royal}.</source>
        <translation>El torneo con burracos reales y súper que valen hasta {royal}.</translation>
    </message>
    <message>
        <source>Sets of aces and threes only; meld to take the pile, close with a clean burraco.</source>
        <translation>Grupos solo de ases y treses; se baja para llevarse el pozo y se cierra con un burraco limpio.</translation>
    </message>
    <message>
        <source>Whoever takes the first pozzetto plays alone against both others.</source>
        <translation>Quien toma el primer pozzetto juega solo contra los otros dos.</translation>
    </message>
    <message>
        <source>Three pairs and {cards} cards; you need a burraco to take the pozzetto.</source>
        <translation>Tres parejas y {cards} cartas; hace falta un burraco para tomar el pozzetto.</translation>
    </message>
    <message>
        <source>Runs only, no jokers, the pile open and free; a run of 13 earns {run13}.</source>
        <translation>Solo escaleras, sin jokers, pozo abierto y libre; una escalera de 13 vale {run13}.</translation>
    </message>
    <message>
        <source>Runs and sets; the pile is covered, and its top card must be melded to take it.</source>
        <translation>Escaleras y grupos; pozo tapado: para llevárselo se baja la carta de arriba.</translation>
    </message>
    <message>
        <source>Runs only, the pile covered; you need a clean canastra to close.</source>
        <translation>Solo escaleras, pozo tapado; hace falta una canasta limpia para cerrar.</translation>
    </message>
    <message>
        <source>{cards} cards; cerrados close at {close_at}, a pair takes the pile.</source>
        <translation>{cards} cartas; los cerrados se completan con {close_at}, una pareja se lleva el pozo.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} · {new_reserve}</source>
        <translation>{count} · {new_reserve}</translation>
    </message>
    <message>
        <source>{count} · plays alone</source>
        <translation>{count} · contra la pareja</translation>
    </message>
    <message>
        <source>{cards} · {reserve}</source>
        <translation>{cards} · {reserve}</translation>
    </message>
    <message>
        <source>This side must bring its meld of wilds to {size} cards before it may close.</source>
        <translation>Antes de cerrar, este bando tiene que llevar su juego de comodines a {size} cartas.</translation>
    </message>
    <message>
        <source>This side needs {its_reserve} and {a_clean_canasta} before it may close.</source>
        <translation>Antes de cerrar, este bando necesita {its_reserve} y {a_clean_canasta}.</translation>
    </message>
    <message>
        <source>This side needs {its_reserve} and {a_canasta} before it may close.</source>
        <translation>Antes de cerrar, este bando necesita {its_reserve} y {a_canasta}.</translation>
    </message>
    <message>
        <source>This side must take {its_reserve} before it may close.</source>
        <translation>Antes de cerrar, este bando tiene que tomar {its_reserve}.</translation>
    </message>
    <message>
        <source>This side needs {a_clean_canasta} before it may close.</source>
        <translation>Antes de cerrar, este bando necesita {a_clean_canasta}.</translation>
    </message>
    <message>
        <source>This side needs {a_canasta} before it may close.</source>
        <translation>Antes de cerrar, este bando necesita {a_canasta}.</translation>
    </message>
    <message>
        <source>This side may close.</source>
        <translation>Este bando puede cerrar.</translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>Tus juegos</translation>
    </message>
    <message>
        <source>You and {partner}</source>
        <translation>Tú y {partner}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>on the table {points}</source>
        <translation>en la mesa {points}</translation>
    </message>
    <message numerus="yes">
        <source>Match of %n deal(s)</source>
        <translation>
            <numerusform>Partida de %n ronda</numerusform>
            <numerusform>Partida de %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Match beyond {target}</source>
        <translation>Partida a más de {target}</translation>
    </message>
    <message>
        <source>Match to {target}</source>
        <translation>Partida a {target}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Stock {count}</source>
        <translation>Mazo {count}</translation>
    </message>
    <message>
        <source>Pile {count}</source>
        <translation>Pozo {count}</translation>
    </message>
    <message>
        <source>Pile empty</source>
        <translation>Pozo vacío</translation>
    </message>
    <message>
        <source>{label} · {points} points</source>
        <translation>{label} · {points} puntos</translation>
    </message>
    <message>
        <source>Read the rule (?)</source>
        <translation>Leer la regla (?)</translation>
    </message>
    <message>
        <source>You discard one card at a time.</source>
        <translation>Se descarta una sola carta cada vez.</translation>
    </message>
    <message>
        <source>You can take back your moves only in your own turn.</source>
        <translation>Solo puedes deshacer tus jugadas en tu propio turno.</translation>
    </message>
    <message>
        <source>A new card has been seen since, so nothing can be taken back.</source>
        <translation>Desde entonces se ha visto una carta nueva, así que no se puede deshacer nada.</translation>
    </message>
    <message>
        <source>You have done nothing yet in this turn that could be taken back.</source>
        <translation>En este turno todavía no has hecho nada que se pueda deshacer.</translation>
    </message>
    <message>
        <source>You have taken nothing back that could be done again.</source>
        <translation>No has deshecho nada que se pueda rehacer.</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Juego nuevo</translation>
    </message>
    <message>
        <source>Draw: click, drag the card to your hand, or press D.</source>
        <translation>Robar: haz clic, arrastra la carta a tu mano o pulsa D.</translation>
    </message>
    <message>
        <source>Take the pile: click, drag it to your hand, or press P. V shows it.</source>
        <translation>Llevarte el pozo: haz clic, arrástralo a tu mano o pulsa P. V lo muestra.</translation>
    </message>
    <message>
        <source>Discard: drag a card here, click it twice, or press X. V shows the pile.</source>
        <translation>Descartar: arrastra aquí una carta, haz doble clic en ella o pulsa X. V muestra el pozo.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>the pozzetto</source>
        <translation>el pozzetto</translation>
    </message>
    <message>
        <source>the pozzetti</source>
        <translation>los pozzetti</translation>
    </message>
    <message>
        <source>a pozzetto</source>
        <translation>un pozzetto</translation>
    </message>
    <message>
        <source>your pozzetto</source>
        <translation>tu pozzetto</translation>
    </message>
    <message>
        <source>its pozzetto</source>
        <translation>su pozzetto</translation>
    </message>
    <message>
        <source>pozzetto</source>
        <translation>pozzetto</translation>
    </message>
    <message>
        <source>new pozzetto</source>
        <translation>nuevo pozzetto</translation>
    </message>
    <message>
        <source>a burraco</source>
        <translation>un burraco</translation>
    </message>
    <message>
        <source>a clean burraco</source>
        <translation>un burraco limpio</translation>
    </message>
    <message>
        <source>Any burraco</source>
        <translation>Cualquier burraco</translation>
    </message>
    <message>
        <source>A clean burraco</source>
        <translation>Un burraco limpio</translation>
    </message>
    <message>
        <source>Pozzetto</source>
        <translation>Pozzetto</translation>
    </message>
    <message>
        <source>Pozzetti</source>
        <translation>Pozzetti</translation>
    </message>
    <message>
        <source>Pozzetto taken</source>
        <translation>Pozzetto tomado</translation>
    </message>
    <message>
        <source>Pozzetto not taken</source>
        <translation>Pozzetto sin tomar</translation>
    </message>
    <message>
        <source>Burraco bonus</source>
        <translation>Bonos de burraco</translation>
    </message>
    <message>
        <source>the morto</source>
        <translation>el muerto</translation>
    </message>
    <message>
        <source>the mortos</source>
        <translation>los muertos</translation>
    </message>
    <message>
        <source>a morto</source>
        <translation>un muerto</translation>
    </message>
    <message>
        <source>your morto</source>
        <translation>tu muerto</translation>
    </message>
    <message>
        <source>its morto</source>
        <translation>su muerto</translation>
    </message>
    <message>
        <source>morto</source>
        <translation>muerto</translation>
    </message>
    <message>
        <source>new morto</source>
        <translation>nuevo muerto</translation>
    </message>
    <message>
        <source>a canastra</source>
        <translation>una canasta</translation>
    </message>
    <message>
        <source>a clean canastra</source>
        <translation>una canasta limpia</translation>
    </message>
    <message>
        <source>Any canastra</source>
        <translation>Cualquier canasta</translation>
    </message>
    <message>
        <source>A clean canastra</source>
        <translation>Una canasta limpia</translation>
    </message>
    <message>
        <source>Morto</source>
        <translation>Muerto</translation>
    </message>
    <message>
        <source>Mortos</source>
        <translation>Muertos</translation>
    </message>
    <message>
        <source>Morto taken</source>
        <translation>Muerto tomado</translation>
    </message>
    <message>
        <source>Morto not taken</source>
        <translation>Muerto sin tomar</translation>
    </message>
    <message>
        <source>Canastra bonus</source>
        <translation>Bonos de canasta</translation>
    </message>
    <message>
        <source>the buraco</source>
        <translation>el buraco</translation>
    </message>
    <message>
        <source>the buracos</source>
        <translation>los buracos</translation>
    </message>
    <message>
        <source>a buraco</source>
        <translation>un buraco</translation>
    </message>
    <message>
        <source>your buraco</source>
        <translation>tu buraco</translation>
    </message>
    <message>
        <source>its buraco</source>
        <translation>su buraco</translation>
    </message>
    <message>
        <source>buraco</source>
        <translation>buraco</translation>
    </message>
    <message>
        <source>new buraco</source>
        <translation>nuevo buraco</translation>
    </message>
    <message>
        <source>a cerrado</source>
        <translation>un cerrado</translation>
    </message>
    <message>
        <source>a clean cerrado</source>
        <translation>un cerrado limpio</translation>
    </message>
    <message>
        <source>Any cerrado</source>
        <translation>Cualquier cerrado</translation>
    </message>
    <message>
        <source>A clean cerrado</source>
        <translation>Un cerrado limpio</translation>
    </message>
    <message>
        <source>Buraco</source>
        <translation>Buraco</translation>
    </message>
    <message>
        <source>Buracos</source>
        <translation>Buracos</translation>
    </message>
    <message>
        <source>Buraco taken</source>
        <translation>Buraco tomado</translation>
    </message>
    <message>
        <source>Buraco not taken</source>
        <translation>Buraco sin tomar</translation>
    </message>
    <message>
        <source>Cerrado bonus</source>
        <translation>Bonos de cerrado</translation>
    </message>
</context>
</TS>
