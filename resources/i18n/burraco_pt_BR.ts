<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Copiar as versões</translation>
    </message>
    <message>
        <source>Burraco Desktop</source>
        <translation>Burraco Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versão {version}</translation>
    </message>
    <message>
        <source>Burraco at a real table, against opponents that see only their own cards. No account, no network, no advertising. Free software under the MIT licence.</source>
        <translation>Buraco numa mesa de verdade, contra adversários que só veem as próprias cartas. Sem conta, sem rede, sem propaganda. Software livre sob a licença MIT.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>Cards, portraits and icons</source>
        <translation>Cartas, figuras e ícones</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>our own drawing</source>
        <translation>desenho nosso</translation>
    </message>
    <message>
        <source>our own synthesis</source>
        <translation>síntese nossa</translation>
    </message>
    <message>
        <source>the Burraco Desktop developers</source>
        <translation>os desenvolvedores do Burraco Desktop</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ComparisonPage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>The same cards, from both sides</source>
        <translation>As mesmas cartas, dos dois lados</translation>
    </message>
    <message>
        <source>The same cards again</source>
        <translation>As mesmas cartas de novo</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Points ahead of the others</source>
        <translation>Pontos à frente dos outros</translation>
    </message>
</context>
<context>
    <name>DealChart</name>
    <message>
        <source>your draw</source>
        <translation>a sua compra</translation>
    </message>
    <message>
        <source>the others&apos; turns</source>
        <translation>os outros</translation>
    </message>
    <message>
        <source>lost by your decision</source>
        <translation>perdido pela sua decisão</translation>
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
        <translation>Começar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>The same cards from the other side</source>
        <translation>As mesmas cartas do outro lado</translation>
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
        <translation>Conferir um arquivo …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>{name} is being checked …</source>
        <translation>Conferindo {name} …</translation>
    </message>
    <message>
        <source>The match on the table</source>
        <translation>A partida na mesa</translation>
    </message>
    <message>
        <source>Fingerprint of its shuffles</source>
        <translation>Impressão digital dos embaralhamentos</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>How you can tell that nobody cheats</source>
        <translation>Como você sabe que ninguém trapaceia</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Jogo limpo</translation>
    </message>
    <message>
        <source>Fingerprint: {hex}</source>
        <translation>Impressão digital: {hex}</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Semente: {seed}</translation>
    </message>
    <message>
        <source>Check a match</source>
        <translation>Conferir uma partida</translation>
    </message>
    <message>
        <source>Matches (*.burraco);;All files (*)</source>
        <translation>Partidas (*.burraco);;Todos os arquivos (*)</translation>
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
        <translation>Nova partida</translation>
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
        <translation>Novas regras da casa</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importar …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>“{name}” is saved.</source>
        <translation>“{name}” foi salvo.</translation>
    </message>
    <message>
        <source>“{name}” is imported.</source>
        <translation>“{name}” foi importado.</translation>
    </message>
    <message>
        <source>“{name}” is written to {file}.</source>
        <translation>“{name}” foi gravado em {file}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Here you make rules of your own: choose a system at the top to begin with, change what is played differently at your table, and save it under a name. It then stands with the others on the page “New match”.</source>
        <translation>Aqui você cria as suas próprias regras: escolha no alto um sistema para começar, mude o que se joga diferente na sua mesa e salve com um nome. Elas aparecem junto dos outros sistemas na página “Nova partida”.</translation>
    </message>
    <message>
        <source>“{name}” is a copy.</source>
        <translation>“{name}” é uma cópia.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>“{name}” foi excluído.</translation>
    </message>
    <message>
        <source>“{name}” is back.</source>
        <translation>“{name}” está de volta.</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Importar regras da casa</translation>
    </message>
    <message>
        <source>Rule sets (*.json)</source>
        <translation>Regras (*.json)</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Exportar as regras da casa</translation>
    </message>
    <message>
        <source>{file} could not be imported: {reason}</source>
        <translation>Não foi possível importar {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} is no rule set that can be played.</source>
        <translation>{file} não contém regras com que se possa jogar.</translation>
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
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Voltar ao curso</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Próxima lição</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint (H)</source>
        <translation>Dica (H)</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas as lições</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Go on: {lesson}</source>
        <translation>Continuar: {lesson}</translation>
    </message>
    <message>
        <source>Start: {lesson}</source>
        <translation>Começar: {lesson}</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
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
        <translation>O mesmo</translation>
    </message>
    <message>
        <source>Level of the other players</source>
        <translation>Nível dos outros jogadores</translation>
    </message>
    <message>
        <source>Level of the opponents</source>
        <translation>Nível dos adversários</translation>
    </message>
    <message>
        <source>Level of your partner</source>
        <translation>Nível do seu parceiro</translation>
    </message>
    <message>
        <source>Level of your partners</source>
        <translation>Nível dos seus parceiros</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Play log</source>
        <translation>Diário da partida</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>Regras</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
</context>
<context>
    <name>MatchChart</name>
    <message>
        <source>luck</source>
        <translation>sorte</translation>
    </message>
    <message>
        <source>lost by your decisions</source>
        <translation>perdido pelas suas decisões</translation>
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
        <translation>A partida continua.</translation>
    </message>
    <message>
        <source>You take your last move back.</source>
        <translation>Você desfaz a sua última jogada.</translation>
    </message>
</context>
<context>
    <name>MatchPages</name>
    <message>
        <source>The match on the table</source>
        <translation>A partida na mesa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Keep a bookmark</source>
        <translation>Marcar este momento</translation>
    </message>
    <message>
        <source>A name to find this moment again:</source>
        <translation>Um nome para reencontrar este momento:</translation>
    </message>
    <message>
        <source>The bookmark is kept among the saved matches.</source>
        <translation>O marcador está entre as partidas salvas.</translation>
    </message>
    <message>
        <source>You may now take back any earlier decision of this deal. A match in which you do so is counted apart in the statistics.</source>
        <translation>Agora você pode voltar a qualquer decisão sua desta rodada. Uma partida em que você faz isso é contada à parte nas estatísticas.</translation>
    </message>
    <message>
        <source>Go on from the saved position</source>
        <translation>Continuar da posição salva</translation>
    </message>
    <message>
        <source>Save somewhere else …</source>
        <translation>Salvar em outro lugar …</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Matches (*.burraco)</source>
        <translation>Partidas (*.burraco)</translation>
    </message>
    <message>
        <source>The match is written to {file}.</source>
        <translation>A partida foi gravada em {file}.</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>At once</source>
        <translation>Na hora</translation>
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
        <translation>Ritmo dos outros jogadores</translation>
    </message>
    <message>
        <source>Learning: undo without limit</source>
        <translation>Modo de estudo: desfazer sem limite</translation>
    </message>
    <message>
        <source>A match in which you take back more than at a table is counted apart in the statistics</source>
        <translation>Uma partida em que você desfaz mais do que numa mesa é contada à parte nas estatísticas</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Fresh cards</source>
        <translation>Cartas novas</translation>
    </message>
    <message>
        <source>Use a seed …</source>
        <translation>Usar uma semente …</translation>
    </message>
    <message>
        <source>Play a match again from its seed</source>
        <translation>Jogar de novo uma partida pela semente</translation>
    </message>
    <message>
        <source>Duplicate match …</source>
        <translation>Partida duplicada …</translation>
    </message>
    <message>
        <source>Change these rules …</source>
        <translation>Mudar estas regras …</translation>
    </message>
    <message>
        <source>House rules …</source>
        <translation>Regras da casa …</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>The running match is kept.</source>
        <translation>A partida em andamento fica guardada.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Back to the preset: {value}</source>
        <translation>Voltar ao valor inicial: {value}</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Undo: back to my choices</source>
        <translation>Desfazer: voltar às minhas escolhas</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restaurar padrões</translation>
    </message>
</context>
<context>
    <name>RefereePage</name>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Add to this meld</source>
        <translation>Acrescentar a este jogo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Cards to add</source>
        <translation>Cartas a acrescentar</translation>
    </message>
    <message>
        <source>Cards to judge</source>
        <translation>Cartas a julgar</translation>
    </message>
    <message>
        <source>Choose cards to add to the meld.</source>
        <translation>Escolha cartas para acrescentar ao jogo.</translation>
    </message>
    <message>
        <source>Choose cards above; press one here to take it away.</source>
        <translation>Escolha cartas acima; clique numa aqui para tirá-la.</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>Acrescentar</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>The meld so far</source>
        <translation>O jogo até aqui</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Play on from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Export as text …</source>
        <translation>Exportar como texto …</translation>
    </message>
    <message>
        <source>Copy a report</source>
        <translation>Copiar um relato</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Seen from the seat of</source>
        <translation>Vista do lugar de</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Devagar</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Moment of the deal</source>
        <translation>Momento da rodada</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vista por</translation>
    </message>
    <message>
        <source>Export the match as text</source>
        <translation>Exportar a partida como texto</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Textos (*.txt)</translation>
    </message>
    <message>
        <source>The match is written to {file}.</source>
        <translation>A partida foi gravada em {file}.</translation>
    </message>
    <message>
        <source>A report of this moment is copied: paste it where you like.</source>
        <translation>O relato deste momento foi copiado: cole onde quiser.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar o relato</translation>
    </message>
    <message>
        <source>Something went wrong in the game</source>
        <translation>Algo deu errado no jogo</translation>
    </message>
    <message>
        <source>Your match is kept up to the last move. If you tell us what happened, please add this report.</source>
        <translation>Sua partida está guardada até a última jogada. Se for nos contar o que aconteceu, inclua este relato.</translation>
    </message>
</context>
<context>
    <name>ReviewDecisionPage</name>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar a resposta</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Voltar à análise</translation>
    </message>
    <message>
        <source>Decision before</source>
        <translation>Decisão anterior</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Próxima decisão</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>How this is counted</source>
        <translation>Como isto é contado</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Jogar esta rodada de novo</translation>
    </message>
    <message>
        <source>Play the other side&apos;s cards …</source>
        <translation>Jogar as cartas dos outros …</translation>
    </message>
    <message>
        <source>Look at this decision</source>
        <translation>Ver esta decisão</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Partida inteira</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>How strictly to grade</source>
        <translation>Rigor da avaliação</translation>
    </message>
    <message>
        <source>Which decisions</source>
        <translation>Quais decisões</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Suas decisões</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Decisões avaliadas</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Todas as decisões</translation>
    </message>
    <message>
        <source>Where points were lost</source>
        <translation>Onde se perderam pontos</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Momentos-chave</translation>
    </message>
    <message>
        <source>Go on judging</source>
        <translation>Continuar avaliando</translation>
    </message>
</context>
<context>
    <name>ReviewStage</name>
    <message>
        <source>Expected result of the deal, in points</source>
        <translation>Resultado esperado da rodada, em pontos</translation>
    </message>
    <message>
        <source>Luck and decisions deal by deal, in points</source>
        <translation>Sorte e decisões, rodada a rodada, em pontos</translation>
    </message>
</context>
<context>
    <name>RuleEditorPage</name>
    <message>
        <source>A name for these rules</source>
        <translation>Um nome para estas regras</translation>
    </message>
    <message>
        <source>Reset to the preset</source>
        <translation>Voltar ao sistema de partida</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Descartar as mudanças</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuar editando</translation>
    </message>
    <message>
        <source>Compared with {system}</source>
        <translation>Comparado com {system}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
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
            <numerusform>%n opção alterada</numerusform>
            <numerusform>%n opções alteradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nada foi alterado</translation>
    </message>
    <message>
        <source>Your changes are not saved.</source>
        <translation>As suas mudanças não foram salvas.</translation>
    </message>
    <message>
        <source>Give these rules a name to save them.</source>
        <translation>Dê um nome a estas regras para salvá-las.</translation>
    </message>
    <message>
        <source>There are rules of this name already: choose another.</source>
        <translation>Já existem regras com este nome: escolha outro.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rule set</source>
        <translation>Regras em uso</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar nas regras</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Próximo: {title}</translation>
    </message>
</context>
<context>
    <name>SaveDetails</name>
    <message>
        <source>Name of the match</source>
        <translation>Nome da partida</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
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
        <translation>Conferir</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
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
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>The matches are being read …</source>
        <translation>Lendo as partidas …</translation>
    </message>
    <message>
        <source>{file} is being read …</source>
        <translation>Lendo {file} …</translation>
    </message>
    <message>
        <source>“{name}” is written to {file}.</source>
        <translation>“{name}” foi gravada em {file}.</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>No match has been saved yet. Every match is kept by itself while you play; here you find all of them again.</source>
        <translation>Ainda não há nenhuma partida salva. Cada partida se salva sozinha enquanto você joga; aqui você reencontra todas.</translation>
    </message>
    <message>
        <source>The match is imported.</source>
        <translation>A partida foi importada.</translation>
    </message>
    <message>
        <source>The match is called “{name}” now.</source>
        <translation>Agora a partida se chama “{name}”.</translation>
    </message>
    <message>
        <source>{name}, copy</source>
        <translation>{name}, cópia</translation>
    </message>
    <message>
        <source>“{name}” is there twice now.</source>
        <translation>Agora há duas “{name}”.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>“{name}” foi excluída.</translation>
    </message>
    <message>
        <source>The match is back.</source>
        <translation>A partida está de volta.</translation>
    </message>
    <message>
        <source>Import a match</source>
        <translation>Importar uma partida</translation>
    </message>
    <message>
        <source>Matches (*.burraco);;All files (*)</source>
        <translation>Partidas (*.burraco);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exportar a partida</translation>
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
        <translation>Início</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>This deal again</source>
        <translation>Jogar a rodada de novo</translation>
    </message>
    <message>
        <source>Other side&apos;s cards …</source>
        <translation>Cartas dos outros …</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>End of practice</source>
        <translation>Fim do treino</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Jogo limpo</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rodada {number}</translation>
    </message>
    <message>
        <source>You have won the match!</source>
        <translation>Você ganhou a partida!</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>A partida terminou</translation>
    </message>
</context>
<context>
    <name>ShelfEntry</name>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Mudar</translation>
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
        <translation>Excluir</translation>
    </message>
</context>
<context>
    <name>SideSheet</name>
    <message>
        <source>Left in hand</source>
        <translation>Sobraram na mão</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>As a table</source>
        <translation>Em tabela</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar …</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zerar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>All systems</source>
        <translation>Todo sistema</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todo adversário</translation>
    </message>
    <message>
        <source>Any table size</source>
        <translation>Qualquer mesa</translation>
    </message>
    <message>
        <source>The deals are written to {file}.</source>
        <translation>As rodadas foram gravadas em {file}.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
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
        <translation>Desde sempre</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 dias</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 dias</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Último ano</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>Assisted matches</source>
        <translation>Partidas com ajuda</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Points, deal by deal</source>
        <translation>Pontos, rodada a rodada</translation>
    </message>
    <message>
        <source>Long melds of your side</source>
        <translation>Canastras do seu lado</translation>
    </message>
    <message>
        <source>Who closed the deals</source>
        <translation>Quem bateu nas rodadas</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Seu lado</translation>
    </message>
    <message>
        <source>Best other</source>
        <translation>Melhor outro</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>The last deals</source>
        <translation>As últimas rodadas</translation>
    </message>
    <message>
        <source>Best other side</source>
        <translation>Melhor outro lado</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>limpas</translation>
    </message>
    <message>
        <source>not clean</source>
        <translation>não limpas</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>seu parceiro</translation>
    </message>
    <message>
        <source>others</source>
        <translation>os outros</translation>
    </message>
    <message>
        <source>No deal fits what is chosen above.</source>
        <translation>Nenhuma rodada corresponde ao que está escolhido acima.</translation>
    </message>
    <message>
        <source>No deal has been counted yet. Play one to its end, and its points stand here.</source>
        <translation>Nenhuma rodada foi contada ainda. Jogue uma até o fim, e os pontos dela aparecem aqui.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganha</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>As charts</source>
        <translation>Em gráficos</translation>
    </message>
    <message>
        <source>Export the deals</source>
        <translation>Exportar as rodadas</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>The statistics begin anew.</source>
        <translation>As estatísticas recomeçam do zero.</translation>
    </message>
    <message>
        <source>The statistics are back.</source>
        <translation>As estatísticas estão de volta.</translation>
    </message>
</context>
<context>
    <name>TallyPanel</name>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Points lost by decisions about</source>
        <translation>Pontos perdidos nas decisões sobre</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>To the deal before</source>
        <translation>Para a rodada anterior</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page up</translation>
    </message>
    <message>
        <source>Back to the player&apos;s last decision</source>
        <translation>Voltar à última decisão do jogador</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Para cima</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Um passo atrás</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Um passo à frente</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>On to the player&apos;s next decision</source>
        <translation>Ir à próxima decisão do jogador</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Para baixo</translation>
    </message>
    <message>
        <source>To the next deal</source>
        <translation>Para a próxima rodada</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page down</translation>
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
        <translation>Pontos das cartas</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bônus</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Any cards, any rules</source>
        <translation>Quaisquer cartas, quaisquer regras</translation>
    </message>
    <message>
        <source>Put cards together and see what they are.</source>
        <translation>Junte cartas e veja o que elas são.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Não vale</translation>
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
        <translation>Eu sei jogar</translation>
    </message>
    <message>
        <source>Straight to the table. Every rule is one key away: F2.</source>
        <translation>Direto para a mesa. Cada regra está a uma tecla de distância: F2.</translation>
    </message>
    <message>
        <source>I am new to it</source>
        <translation>Sou iniciante</translation>
    </message>
    <message>
        <source>Straight to your first lesson at the table.</source>
        <translation>Direto para a sua primeira lição à mesa.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Welcome to Burraco</source>
        <translation>Boas-vindas ao Burraco</translation>
    </message>
    <message>
        <source>All of this can be changed at any time under Preferences.</source>
        <translation>Tudo isto pode ser mudado a qualquer hora em Preferências.</translation>
    </message>
</context>
<context>
    <name>_RunningMatch</name>
    <message>
        <source>Deal {deal}, played today at {time}</source>
        <translation>Rodada {deal}, jogada hoje às {time}</translation>
    </message>
    <message>
        <source>Deal {deal}, played yesterday at {time}</source>
        <translation>Rodada {deal}, jogada ontem às {time}</translation>
    </message>
    <message>
        <source>Deal {deal}, played on {date}</source>
        <translation>Rodada {deal}, jogada em {date}</translation>
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
        <translation>Esta rodada</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>This deal: {points}</source>
        <translation>Esta rodada: {points}</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Metade</translation>
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
        <translation>As setas percorrem suas cartas, Espaço seleciona, I lê os jogos e o lixo, F1 lista todas as teclas.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Suas cartas, %n carta</numerusform>
            <numerusform>Suas cartas, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, new</source>
        <translation>{card}, nova</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Stock, empty</source>
        <translation>Monte, vazio</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n hidden card(s)</source>
        <translation>
            <numerusform>Monte, %n carta fechada</numerusform>
            <numerusform>Monte, %n cartas fechadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Lixo, vazio</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), {card} on top</source>
        <translation>
            <numerusform>Lixo, %n carta, em cima {card}</numerusform>
            <numerusform>Lixo, %n cartas, em cima {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>{reserve}: none left</source>
        <translation>{reserve}: nenhum restante</translation>
    </message>
    <message>
        <source>{reserve}: {count}, face down</source>
        <translation>{reserve}: {count}, fechado</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n meld(s), {points} points on the table, total {total}</source>
        <translation>
            <numerusform>{side}: %n jogo, {points} pontos na mesa, total {total}</numerusform>
            <numerusform>{side}: %n jogos, {points} pontos na mesa, total {total}</numerusform>
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
        <translation>curingas</translation>
    </message>
    <message>
        <source>set of {ranks}</source>
        <translation>trinca de {ranks}</translation>
    </message>
    <message>
        <source>run of {suit}, {low} to {high}</source>
        <translation>sequência de {suit}, de {low} a {high}</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>limpo</translation>
    </message>
    <message>
        <source>with a wild</source>
        <translation>com um curinga</translation>
    </message>
    <message>
        <source>{card} as {face}</source>
        <translation>{card} valendo {face}</translation>
    </message>
    <message>
        <source>{name}, {detail}, to play</source>
        <translation>{name}, {detail}, na vez</translation>
    </message>
    <message>
        <source>{name}, {detail}</source>
        <translation>{name}, {detail}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
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
        <translation>Ninguém mais jogou ainda.</translation>
    </message>
    <message>
        <source>You take your last move back.</source>
        <translation>Você desfaz a sua última jogada.</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Lay {cards}</source>
        <translation>Baixar {cards}</translation>
    </message>
    <message>
        <source>Add {cards}</source>
        <translation>Acrescentar {cards}</translation>
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
        <translation>Pegar o lixo com {cards}</translation>
    </message>
    <message>
        <source>Discard {card} and take {the_reserve}</source>
        <translation>Descartar {card} e pegar {the_reserve}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Pegar o lixo</translation>
    </message>
    <message>
        <source>Take nothing, end the deal</source>
        <translation>Não pegar nada, fim da rodada</translation>
    </message>
    <message>
        <source>Refuse this card</source>
        <translation>Recusar esta carta</translation>
    </message>
    <message>
        <source>Take {the_reserve}</source>
        <translation>Pegar {the_reserve}</translation>
    </message>
    <message>
        <source>Keep it, end the turn</source>
        <translation>Ficar com ela, fim da vez</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>House rules could not be read: {reason}</source>
        <translation>Não foi possível ler as regras da casa: {reason}</translation>
    </message>
    <message>
        <source>Burraco</source>
        <translation>Burraco</translation>
    </message>
    <message>
        <source>Burraco is open already. You will find it among your other windows.</source>
        <translation>O Burraco já está aberto. Você o encontra entre as outras janelas.</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostra a versão do programa e sai</translation>
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
        <translation>opções</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostra esta ajuda e sai</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos desconhecidos: %s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>faltam estes argumentos: %s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opção ambígua: %(option)s pode ser %(matches)s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>o argumento %r não cabe aqui</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>é preciso um argumento</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>%(value)r não é um valor válido (%(type)s)</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r não está entre as opções: %(choices)s</translation>
    </message>
</context>
<context>
    <name>blunders</name>
    <message>
        <source>Discard {card}? It is a wild, and a plain card would do.</source>
        <translation>Descartar {card}? É um curinga, e uma carta comum bastaria.</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Ficar com ele</translation>
    </message>
    <message>
        <source>This meld would no longer be {a_clean_canasta}. Lay it all the same?</source>
        <translation>Este jogo deixaria de ser {a_clean_canasta}. Baixar assim mesmo?</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Baixar</translation>
    </message>
    <message>
        <source>Keep it clean</source>
        <translation>Manter limpo</translation>
    </message>
    <message>
        <source>You can still take {the_reserve} in this turn. End it?</source>
        <translation>Você ainda pode pegar {the_reserve} nesta vez. Encerrar a vez?</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Encerrar a vez</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>{name} has not played {the_reserve} yet. Close all the same?</source>
        <translation>{name} ainda não jogou {the_reserve}. Bater assim mesmo?</translation>
    </message>
    <message numerus="yes">
        <source>{name} still holds %n card(s): closing now may cost more than it brings. Close?</source>
        <translation>
            <numerusform>{name} ainda tem %n carta: bater agora pode custar mais do que rende. Bater?</numerusform>
            <numerusform>{name} ainda tem %n cartas: bater agora pode custar mais do que rende. Bater?</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bater</translation>
    </message>
    <message>
        <source>Do not ask before such moves</source>
        <translation>Não perguntar antes de jogadas assim</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>três</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>setes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>oitos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>noves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valetes</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reis</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>carta fechada</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>ás de {suit}</translation>
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
        <translation>valete de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>dama de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>rei de {suit}</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>uma carta fechada</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>o joker</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>o ás de {suit}</translation>
    </message>
    <message>
        <source>the 2 of {suit}</source>
        <translation>o 2 de {suit}</translation>
    </message>
    <message>
        <source>the 3 of {suit}</source>
        <translation>o 3 de {suit}</translation>
    </message>
    <message>
        <source>the 4 of {suit}</source>
        <translation>o 4 de {suit}</translation>
    </message>
    <message>
        <source>the 5 of {suit}</source>
        <translation>o 5 de {suit}</translation>
    </message>
    <message>
        <source>the 6 of {suit}</source>
        <translation>o 6 de {suit}</translation>
    </message>
    <message>
        <source>the 7 of {suit}</source>
        <translation>o 7 de {suit}</translation>
    </message>
    <message>
        <source>the 8 of {suit}</source>
        <translation>o 8 de {suit}</translation>
    </message>
    <message>
        <source>the 9 of {suit}</source>
        <translation>o 9 de {suit}</translation>
    </message>
    <message>
        <source>the 10 of {suit}</source>
        <translation>o 10 de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>o valete de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>a dama de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>o rei de {suit}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
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
        <translation>{count} · curingas</translation>
    </message>
    <message>
        <source>{count} · wild</source>
        <translation>{count} · curinga</translation>
    </message>
    <message>
        <source>the meld of wilds</source>
        <translation>o jogo de curingas</translation>
    </message>
    <message>
        <source>the set of {ranks}</source>
        <translation>a trinca de {ranks}</translation>
    </message>
    <message>
        <source>the run of {suit}</source>
        <translation>a sequência de {suit}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the first phrases of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{most} and {last}</source>
        <comment>the end of a list</comment>
        <translation>{most} e {last}</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>The coach has no answer this time.</source>
        <translation>Desta vez o treinador não tem resposta.</translation>
    </message>
    <message>
        <source>The coach teaches in this match, so the statistics count it apart.</source>
        <translation>Nesta partida o treinador ensina, e por isso as estatísticas a contam à parte.</translation>
    </message>
    <message>
        <source>What to play</source>
        <translation>O que jogar</translation>
    </message>
    <message>
        <source>Your last move</source>
        <translation>A sua última jogada</translation>
    </message>
    <message>
        <source>What the others told</source>
        <translation>O que os outros revelaram</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Não é permitido</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>How far the coach has thought</source>
        <translation>Quanto o treinador já pensou</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Grade it</source>
        <translation>Avaliar</translation>
    </message>
    <message>
        <source>Put hint away (H)</source>
        <translation>Tirar a dica (H)</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Dica (H)</translation>
    </message>
    <message>
        <source>The coach thinks …</source>
        <translation>O treinador está pensando …</translation>
    </message>
    <message>
        <source>Grade it (G)</source>
        <translation>Avaliar (G)</translation>
    </message>
    <message>
        <source>without “{step}”</source>
        <comment>a step of a play that is left out</comment>
        <translation>sem “{step}”</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the steps of a play</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>The same, but: {play}</source>
        <translation>O mesmo, mas: {play}</translation>
    </message>
    <message>
        <source>Add {cards} to {meld}</source>
        <translation>Aumentar {meld} com {cards}</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) ahead in this deal</source>
        <translation>
            <numerusform>Cerca de %n ponto à frente nesta rodada</numerusform>
            <numerusform>Cerca de %n pontos à frente nesta rodada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) behind in this deal</source>
        <translation>
            <numerusform>Cerca de %n ponto atrás nesta rodada</numerusform>
            <numerusform>Cerca de %n pontos atrás nesta rodada</numerusform>
        </translation>
    </message>
    <message>
        <source>About level in this deal</source>
        <translation>Mais ou menos empatado nesta rodada</translation>
    </message>
    <message>
        <source>perhaps as good</source>
        <translation>talvez tão boa quanto</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>tão boa quanto</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) less</source>
        <translation>
            <numerusform>%n ponto a menos</numerusform>
            <numerusform>%n pontos a menos</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing for you to decide just now.</source>
        <translation>Agora não há nada para você decidir.</translation>
    </message>
    <message>
        <source>Shift+H plays it, H puts it away.</source>
        <translation>Shift+H joga a dica, H a tira.</translation>
    </message>
    <message numerus="yes">
        <source>The best play is better by about %n point(s).</source>
        <translation>
            <numerusform>A melhor jogada é melhor por cerca de %n ponto.</numerusform>
            <numerusform>A melhor jogada é melhor por cerca de %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Não há outra coisa a fazer.</translation>
    </message>
    <message numerus="yes">
        <source>Better by about %n point(s) than: {play}</source>
        <translation>
            <numerusform>Melhor por cerca de %n ponto do que: {play}</numerusform>
            <numerusform>Melhor por cerca de %n pontos do que: {play}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All else the same, better by about %n point(s) than: {play}</source>
        <translation>
            <numerusform>Com o resto igual, melhor por cerca de %n ponto do que: {play}</numerusform>
            <numerusform>Com o resto igual, melhor por cerca de %n pontos do que: {play}</numerusform>
        </translation>
    </message>
    <message>
        <source>All else the same, about as good: {play}</source>
        <translation>Com o resto igual, mais ou menos tão boa: {play}</translation>
    </message>
    <message>
        <source>About as good: {play}</source>
        <translation>Mais ou menos tão boa: {play}</translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) are about as good.</source>
        <translation>
            <numerusform>%n jogada é mais ou menos tão boa.</numerusform>
            <numerusform>%n jogadas são mais ou menos tão boas.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the coach&apos;s help this match counts as assisted, apart in the statistics.</source>
        <translation>Com a ajuda do treinador esta partida conta como jogada com ajuda, à parte nas estatísticas.</translation>
    </message>
    <message>
        <source>Help me</source>
        <translation>Quero ajuda</translation>
    </message>
    <message>
        <source>No help</source>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>Play it all the same</source>
        <translation>Jogar assim mesmo</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Pensar de novo</translation>
    </message>
    <message numerus="yes">
        <source>The coach would rather play: {play} (about %n point(s) better)</source>
        <translation>
            <numerusform>O treinador preferiria: {play} (melhor por cerca de %n ponto)</numerusform>
            <numerusform>O treinador preferiria: {play} (melhor por cerca de %n pontos)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All else the same, the coach would rather: {play} (about %n point(s) better)</source>
        <translation>
            <numerusform>Com o resto igual, o treinador preferiria: {play} (melhor por cerca de %n ponto)</numerusform>
            <numerusform>Com o resto igual, o treinador preferiria: {play} (melhor por cerca de %n pontos)</numerusform>
        </translation>
    </message>
    <message>
        <source>best</source>
        <comment>the best of some plays</comment>
        <translation>melhor</translation>
    </message>
    <message>
        <source>Better: {play}</source>
        <translation>Melhor: {play}</translation>
    </message>
    <message>
        <source>All else the same, better: {play}</source>
        <translation>Com o resto igual, melhor: {play}</translation>
    </message>
    <message>
        <source>Holds for certain:</source>
        <translation>Tem com certeza:</translation>
    </message>
    <message>
        <source>Could use of your cards:</source>
        <translation>Das suas cartas poderia usar:</translation>
    </message>
    <message>
        <source>Has discarded lately:</source>
        <translation>Descartou há pouco:</translation>
    </message>
    <message>
        <source>Your opponents&apos; melds would take:</source>
        <translation>Os jogos dos adversários levariam:</translation>
    </message>
    <message>
        <source>Nobody can build on these any more:</source>
        <translation>Com estas ninguém mais pode construir:</translation>
    </message>
    <message numerus="yes">
        <source>This melds %n point(s) more at once.</source>
        <translation>
            <numerusform>Isto baixa %n ponto a mais na hora.</numerusform>
            <numerusform>Isto baixa %n pontos a mais na hora.</numerusform>
        </translation>
    </message>
    <message>
        <source>This keeps {cards} in your hand, where they may become more.</source>
        <translation>Isto guarda {cards} na sua mão, onde podem virar mais.</translation>
    </message>
    <message numerus="yes">
        <source>In the pile you see what you get: %n card(s).</source>
        <translation>
            <numerusform>No lixo você vê o que recebe: %n carta.</numerusform>
            <numerusform>No lixo você vê o que recebe: %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the pile everybody would know %n card(s) of your hand.</source>
        <translation>
            <numerusform>Com o lixo todos conheceriam %n carta da sua mão.</numerusform>
            <numerusform>Com o lixo todos conheceriam %n cartas da sua mão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left in your hand, {card} would cost %n point(s) more than {other}.</source>
        <translation>
            <numerusform>Se sobrasse na sua mão, {card} custaria %n ponto a mais do que {other}.</numerusform>
            <numerusform>Se sobrasse na sua mão, {card} custaria %n pontos a mais do que {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} makes a clean meld longer, {meld}, and not a dirty one.</source>
        <translation>{card} aumenta um jogo limpo, {meld}, e não um sujo.</translation>
    </message>
    <message numerus="yes">
        <source>With {card}, {meld} lacks only %n card(s) for {a_canasta}.</source>
        <translation>
            <numerusform>Com {card} falta só %n carta para {meld} virar {a_canasta}.</numerusform>
            <numerusform>Com {card} faltam só %n cartas para {meld} virar {a_canasta}.</numerusform>
        </translation>
    </message>
    <message>
        <source>More unseen cards then fit your melds: {many} instead of {few}.</source>
        <translation>Depois, mais cartas não vistas servem nos seus jogos: {many} em vez de {few}.</translation>
    </message>
    <message>
        <source>Tried with the hidden cards in other hands each time: better in {more} cases of 100, worse in {less}.</source>
        <translation>Testado cada vez com outras cartas ocultas: melhor em {more} casos de 100, pior em {less}.</translation>
    </message>
    <message>
        <source>With {between}, {card} would fit {meld} of your opponents.</source>
        <translation>Com {between}, {card} serviria aos adversários para {meld}.</translation>
    </message>
    <message>
        <source>You keep another card like this one: {card}.</source>
        <translation>Você fica com outra carta igual: {card}.</translation>
    </message>
    <message>
        <source>Fewer of your cards go with {card} ({few}) than with {other} ({many}).</source>
        <translation>Menos cartas suas combinam com {card} ({few}) do que com {other} ({many}).</translation>
    </message>
    <message>
        <source>Fewer unseen cards go with {card} ({few}) than with {other} ({many}).</source>
        <translation>Menos cartas não vistas combinam com {card} ({few}) do que com {other} ({many}).</translation>
    </message>
    <message>
        <source>This closes the deal at once.</source>
        <translation>Com isto você bate na hora.</translation>
    </message>
    <message>
        <source>This finishes {a_canasta} now.</source>
        <translation>Isto completa {a_canasta} agora.</translation>
    </message>
    <message>
        <source>This finishes {a_clean_canasta} now.</source>
        <translation>Isto completa {a_clean_canasta} agora.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n more wild(s) in your hand.</source>
        <translation>
            <numerusform>Isto guarda mais %n curinga na sua mão.</numerusform>
            <numerusform>Isto guarda mais %n curingas na sua mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>This takes {the_reserve} in flight, to be played at once.</source>
        <translation>Isto pega {the_reserve} direto, para jogar na hora.</translation>
    </message>
    <message>
        <source>This takes {the_reserve} in this turn.</source>
        <translation>Isto pega {the_reserve} nesta vez.</translation>
    </message>
    <message>
        <source>This keeps {meld} clean.</source>
        <translation>Isto não suja {meld}.</translation>
    </message>
    <message>
        <source>This makes {meld} clean.</source>
        <translation>Isto limpa {meld}.</translation>
    </message>
    <message>
        <source>{card} would fit {meld} of your opponents.</source>
        <translation>{card} serviria aos adversários para {meld}.</translation>
    </message>
    <message>
        <source>In the pile lies {card}, which fits {meld} of your opponents.</source>
        <translation>No lixo está {card}, que serve aos adversários para {meld}.</translation>
    </message>
    <message>
        <source>{name} is known to hold {cards}, and could use {card}.</source>
        <translation>Sabe-se que {name} tem {cards}, e poderia usar {card}.</translation>
    </message>
    <message>
        <source>{name} has discarded such a card too: {card}.</source>
        <translation>{name} também descartou uma carta assim: {card}.</translation>
    </message>
    <message>
        <source>Nobody can build on {card}: all that goes with it has been seen.</source>
        <translation>Ninguém pode construir nada com {card}: tudo o que combina já foi visto.</translation>
    </message>
    <message>
        <source>From the pile you can meld {cards} at once.</source>
        <translation>Do lixo você pode baixar {cards} na hora.</translation>
    </message>
    <message>
        <source>No card of the pile goes with your cards or melds.</source>
        <translation>Nenhuma carta do lixo combina com as suas cartas ou os seus jogos.</translation>
    </message>
    <message>
        <source>{card} still fits {meld} of your own side.</source>
        <translation>{card} ainda serve ao seu lado para {meld}.</translation>
    </message>
    <message>
        <source>{card} goes with {cards} in your hand.</source>
        <translation>{card} combina com {cards} da sua mão.</translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side has {a_canasta} in %n more case(s) of 100.</source>
        <translation>
            <numerusform>Dentro de uma volta o seu lado tem {a_canasta} em mais %n caso de 100.</numerusform>
            <numerusform>Dentro de uma volta o seu lado tem {a_canasta} em mais %n casos de 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side has {a_clean_canasta} in %n more case(s) of 100.</source>
        <translation>
            <numerusform>Dentro de uma volta o seu lado tem {a_clean_canasta} em mais %n caso de 100.</numerusform>
            <numerusform>Dentro de uma volta o seu lado tem {a_clean_canasta} em mais %n casos de 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side takes {the_reserve} in %n more case(s) of 100.</source>
        <translation>
            <numerusform>Dentro de uma volta o seu lado pega {the_reserve} em mais %n caso de 100.</numerusform>
            <numerusform>Dentro de uma volta o seu lado pega {the_reserve} em mais %n casos de 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side closes in %n more case(s) of 100.</source>
        <translation>
            <numerusform>Dentro de uma volta o seu lado bate em mais %n caso de 100.</numerusform>
            <numerusform>Dentro de uma volta o seu lado bate em mais %n casos de 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side melds %n point(s) more.</source>
        <translation>
            <numerusform>Dentro de uma volta o seu lado baixa %n ponto a mais.</numerusform>
            <numerusform>Dentro de uma volta o seu lado baixa %n pontos a mais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a round your opponents hold %n point(s) more in hand.</source>
        <translation>
            <numerusform>Depois de uma volta os adversários têm %n ponto a mais na mão.</numerusform>
            <numerusform>Depois de uma volta os adversários têm %n pontos a mais na mão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a round your side holds %n point(s) less in hand.</source>
        <translation>
            <numerusform>Depois de uma volta o seu lado tem %n ponto a menos na mão.</numerusform>
            <numerusform>Depois de uma volta o seu lado tem %n pontos a menos na mão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents have {a_canasta} in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>Dentro de uma volta os adversários têm {a_canasta} em menos %n caso de 100.</numerusform>
            <numerusform>Dentro de uma volta os adversários têm {a_canasta} em menos %n casos de 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents have {a_clean_canasta} in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>Dentro de uma volta os adversários têm {a_clean_canasta} em menos %n caso de 100.</numerusform>
            <numerusform>Dentro de uma volta os adversários têm {a_clean_canasta} em menos %n casos de 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents take {the_reserve} in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>Dentro de uma volta os adversários pegam {the_reserve} em menos %n caso de 100.</numerusform>
            <numerusform>Dentro de uma volta os adversários pegam {the_reserve} em menos %n casos de 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents close in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>Dentro de uma volta os adversários batem em menos %n caso de 100.</numerusform>
            <numerusform>Dentro de uma volta os adversários batem em menos %n casos de 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents meld %n point(s) less.</source>
        <translation>
            <numerusform>Dentro de uma volta os adversários baixam %n ponto a menos.</numerusform>
            <numerusform>Dentro de uma volta os adversários baixam %n pontos a menos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>burraco self-check [options]</source>
        <translation>burraco self-check [opções]</translation>
    </message>
    <message>
        <source>Check that this installation is complete, without a window.</source>
        <translation>Confere se a instalação está completa, sem abrir janelas.</translation>
    </message>
    <message>
        <source>keep a picture of a table, as PNG</source>
        <translation>guarda a imagem de uma mesa, em PNG</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARQUIVO</translation>
    </message>
    <message>
        <source>there is no screen to show the game on: neither DISPLAY nor WAYLAND_DISPLAY is set</source>
        <translation>não há tela para mostrar o jogo: faltam tanto DISPLAY quanto WAYLAND_DISPLAY</translation>
    </message>
    <message>
        <source>the game cannot start: {reason}</source>
        <translation>o jogo não pode começar: {reason}</translation>
    </message>
    <message>
        <source>{file} is missing; install the program again</source>
        <translation>falta {file}; instale o programa de novo</translation>
    </message>
    <message>
        <source>burraco [options] [FILE]</source>
        <translation>burraco [opções] [ARQUIVO]</translation>
    </message>
    <message>
        <source>Burraco for the desktop.</source>
        <translation>Burraco no seu computador.</translation>
    </message>
    <message>
        <source>a match to open</source>
        <translation>uma partida para abrir</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CÓDIGO</translation>
    </message>
    <message>
        <source>the language to begin in: {codes}</source>
        <translation>o idioma em que começar: {codes}</translation>
    </message>
    <message>
        <source>starting a match at once</source>
        <translation>começar logo uma partida</translation>
    </message>
    <message>
        <source>The others need --new-match.</source>
        <translation>As outras pedem --new-match.</translation>
    </message>
    <message>
        <source>begin a match without asking</source>
        <translation>começa uma partida sem perguntar</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>REGRAS</translation>
    </message>
    <message>
        <source>the name of a preset, or a rule-set file</source>
        <translation>o nome de um regulamento, ou um arquivo de regras</translation>
    </message>
    <message>
        <source>the number of players</source>
        <translation>o número de jogadores</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation>PONTOS</translation>
    </message>
    <message>
        <source>points to play to</source>
        <translation>os pontos até os quais se joga</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOME</translation>
    </message>
    <message>
        <source>how the others play: {levels}</source>
        <translation>como os outros jogam: {levels}</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>SEMENTE</translation>
    </message>
    <message>
        <source>the seed of a match to play its cards again</source>
        <translation>a semente de uma partida, para jogar as mesmas cartas</translation>
    </message>
    <message>
        <source>play; FILE is a match saved by the game</source>
        <translation>joga; ARQUIVO é uma partida salva pelo jogo</translation>
    </message>
    <message>
        <source>let bots play each other without a window</source>
        <translation>põe o computador para jogar contra si mesmo, sem janelas</translation>
    </message>
    <message>
        <source>let bots learn from their own deals</source>
        <translation>faz o computador aprender com as próprias rodadas</translation>
    </message>
    <message>
        <source>judge a meld, or actions in a position</source>
        <translation>julga um jogo, ou as jogadas numa posição</translation>
    </message>
    <message>
        <source>check a saved match from end to end</source>
        <translation>confere uma partida salva do começo ao fim</translation>
    </message>
    <message>
        <source>check that this installation is complete</source>
        <translation>confere se a instalação está completa</translation>
    </message>
    <message>
        <source>Each tells more with --help, as in: {example}</source>
        <translation>De cada um, --help diz mais, por exemplo: {example}</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>comandos:</translation>
    </message>
    <message>
        <source>a part that the game needs cannot be loaded: {reason}</source>
        <translation>não é possível carregar uma parte de que o jogo precisa: {reason}</translation>
    </message>
    <message>
        <source>{complaint} (see {command} --help)</source>
        <translation>{complaint} (veja {command} --help)</translation>
    </message>
    <message>
        <source>CARDS</source>
        <translation>CARTAS</translation>
    </message>
    <message>
        <source>burraco referee [options] [CARDS ...]</source>
        <translation>burraco referee [opções] [CARTAS ...]</translation>
    </message>
    <message>
        <source>Judge a meld, or actions in a position, and print the answer as one line of JSON. The exit status is 0 for yes, 1 for no, 2 for bad input.</source>
        <translation>Julga um jogo, ou as jogadas numa posição, e imprime a resposta numa linha de JSON. O código de saída é 0 para sim, 1 para não, 2 se a pergunta estiver errada.</translation>
    </message>
    <message>
        <source>example: {example}</source>
        <translation>exemplo: {example}</translation>
    </message>
    <message>
        <source>cards of a new meld: clubs c, diamonds d, hearts h, spades s, as in 10h or As; JK is a joker</source>
        <translation>as cartas de um novo jogo: c paus, d ouros, h copas, s espadas, como em 10h ou As; JK é um joker</translation>
    </message>
    <message>
        <source>a position, to judge actions in</source>
        <translation>uma posição em que julgar jogadas</translation>
    </message>
    <message>
        <source>OPTION=VALUE</source>
        <translation>OPÇÃO=VALOR</translation>
    </message>
    <message>
        <source>change an option of the rules (repeatable)</source>
        <translation>muda uma opção das regras (pode ser repetida)</translation>
    </message>
    <message>
        <source>add cards to the meld so far (repeatable)</source>
        <translation>acrescenta cartas ao jogo feito até aí (pode ser repetida)</translation>
    </message>
    <message>
        <source>ACTION</source>
        <translation>JOGADA</translation>
    </message>
    <message>
        <source>judge an action in the position (repeatable)</source>
        <translation>julga uma jogada na posição (pode ser repetida)</translation>
    </message>
    <message>
        <source>burraco verify [options] FILE</source>
        <translation>burraco verify [opções] ARQUIVO</translation>
    </message>
    <message>
        <source>Check a saved match from end to end: its shuffles, every action, positions and scores.</source>
        <translation>Confere uma partida salva do começo ao fim: os embaralhamentos, cada jogada, as posições e os pontos.</translation>
    </message>
    <message>
        <source>a saved match</source>
        <translation>uma partida salva</translation>
    </message>
    <message>
        <source>the fingerprint you noted when the match began; else the one in the file is taken</source>
        <translation>a impressão digital que você anotou no começo da partida; senão vale a do arquivo</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>ERRADO</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>incerto</translation>
    </message>
    <message>
        <source>the file is a match of this program</source>
        <translation>o arquivo é uma partida deste programa</translation>
    </message>
    <message>
        <source>the cards were fixed by the fingerprint shown before the first card</source>
        <translation>as cartas estavam fixadas pela impressão digital mostrada antes da primeira carta</translation>
    </message>
    <message>
        <source>every action is legal</source>
        <translation>cada jogada é permitida</translation>
    </message>
    <message>
        <source>the actions lead to the saved position</source>
        <translation>as jogadas levam à posição salva</translation>
    </message>
    <message>
        <source>every deal is worth what the file says</source>
        <translation>cada rodada vale o que diz o arquivo</translation>
    </message>
    <message>
        <source>names, totals and deals agree with the play</source>
        <translation>nomes, totais e rodadas correspondem ao que se jogou</translation>
    </message>
    <message>
        <source>shown when the match is over</source>
        <translation>mostrada quando a partida acabar</translation>
    </message>
    <message>
        <source>fingerprint of the shuffles: {fingerprint}</source>
        <translation>impressão digital dos embaralhamentos: {fingerprint}</translation>
    </message>
    <message>
        <source>seed: {seed}</source>
        <translation>semente: {seed}</translation>
    </message>
</context>
<context>
    <name>cut</name>
    <message>
        <source>The pack; choose with the arrow keys where to lift</source>
        <translation>O baralho; escolha com as setas onde levantar</translation>
    </message>
    <message>
        <source>Lift anywhere</source>
        <translation>Levantar em qualquer lugar</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <source>a file and --new-match exclude each other</source>
        <translation>um arquivo e --new-match não andam juntos</translation>
    </message>
    <message>
        <source>{options}: only with --new-match, which begins a match at once</source>
        <translation>{options}: só com --new-match, que começa logo uma partida</translation>
    </message>
    <message>
        <source>{rules} is for {counts} players</source>
        <translation>{rules} se joga em {counts}</translation>
    </message>
    <message>
        <source>{text!r} is not {allowed}</source>
        <translation>{text!r} não serve: deve ser {allowed}</translation>
    </message>
    <message>
        <source>{text!r} is none of {codes}</source>
        <translation>{text!r} não está entre estes: {codes}</translation>
    </message>
    <message>
        <source>there is no preset or file {name!r}{near}; the presets are {known}</source>
        <translation>não há regulamento nem arquivo {name!r}{near}; os regulamentos são {known}</translation>
    </message>
    <message>
        <source>{text!r} changes no option: write option=value</source>
        <translation>{text!r} não muda nenhuma opção: escreva opção=valor</translation>
    </message>
    <message>
        <source>no option is called {name!r}{near}; rule-set files name them all</source>
        <translation>nenhuma opção se chama {name!r}{near}; os arquivos de regras trazem todas</translation>
    </message>
    <message>
        <source> (near to it: {names})</source>
        <translation> (parecidas: {names})</translation>
    </message>
    <message>
        <source>player_counts has {seats}</source>
        <translation>player_counts contém {seats}</translation>
    </message>
    <message>
        <source>{needed} of {total} cards dealt to {seats} players</source>
        <translation>{needed} de {total} cartas dadas a {seats} jogadores</translation>
    </message>
    <message>
        <source>it takes {count} sizes</source>
        <translation>são precisos {count} tamanhos</translation>
    </message>
    <message>
        <source>run_ranks leaves the 2 out</source>
        <translation>run_ranks deixa o 2 de fora</translation>
    </message>
    <message>
        <source>reserve_on_discard is false too</source>
        <translation>reserve_on_discard também é false</translation>
    </message>
    <message>
        <source>bonus_semi_clean is set</source>
        <translation>bonus_semi_clean tem um valor</translation>
    </message>
    <message>
        <source>{seats} players are {sides} sides</source>
        <translation>{seats} jogadores formam {sides} lados</translation>
    </message>
    <message>
        <source>{option} is {value}</source>
        <translation>{option} é {value}</translation>
    </message>
    <message>
        <source>{text!r} is no card: write rank and suit, like 10h, or JK</source>
        <translation>{text!r} não é uma carta: escreva valor e naipe, como 10h, ou JK</translation>
    </message>
    <message>
        <source>{text!r} is no action: write one of {forms}</source>
        <translation>{text!r} não é uma jogada: escreva uma destas: {forms}</translation>
    </message>
    <message>
        <source>{seats} hands, but rule set {rules!r} is for {counts} players</source>
        <translation>{seats} mãos, mas as regras {rules!r} são para {counts} jogadores</translation>
    </message>
    <message>
        <source>{label}: no such line at a table for {seats}</source>
        <translation>{label}: não há esta linha numa mesa para {seats}</translation>
    </message>
    <message>
        <source>{line!r} is no line of a position, or the second of its kind</source>
        <translation>{line!r} não é uma linha de uma posição, ou é a segunda do mesmo tipo</translation>
    </message>
    <message>
        <source>{label}: {content!r} is not of the form {form}</source>
        <translation>{label}: {content!r} não tem a forma {form}</translation>
    </message>
    <message>
        <source>{label}: there are only {seats} seats</source>
        <translation>{label}: há só {seats} lugares</translation>
    </message>
    <message>
        <source>sides: there are only {sides}</source>
        <translation>sides: os lados são só {sides}</translation>
    </message>
    <message>
        <source>hand {seat}: missing, hands are numbered from 0</source>
        <translation>hand {seat}: falta, as mãos se contam a partir de 0</translation>
    </message>
    <message>
        <source>{label}: no card can be there more than {most} times</source>
        <translation>{label}: nenhuma carta pode estar mais de {most} vezes</translation>
    </message>
    <message>
        <source>{text!r} is no meld: {reason}</source>
        <translation>{text!r} não é um jogo: {reason}</translation>
    </message>
    <message>
        <source>a number from {first} to {last}</source>
        <translation>um número de {first} a {last}</translation>
    </message>
    <message>
        <source>a list of {entries}</source>
        <translation>uma lista de: {entries}</translation>
    </message>
    <message>
        <source>so far only {values}</source>
        <translation>por enquanto só {values}</translation>
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
        <translation>falta o nome</translation>
    </message>
    <message>
        <source>unknown group</source>
        <translation>grupo desconhecido</translation>
    </message>
    <message>
        <source>missing group</source>
        <translation>grupo ausente</translation>
    </message>
    <message>
        <source>unknown option</source>
        <translation>opção desconhecida</translation>
    </message>
    <message>
        <source>missing option</source>
        <translation>opção ausente</translation>
    </message>
    <message>
        <source>value not allowed</source>
        <translation>valor não permitido</translation>
    </message>
    <message>
        <source>not playable yet</source>
        <translation>ainda não dá para jogar</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradição</translation>
    </message>
    <message>
        <source>rule set {name!r}: {problems}</source>
        <translation>regras {name!r}: {problems}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>um texto</translation>
    </message>
    <message>
        <source>a group of options</source>
        <translation>um grupo de opções</translation>
    </message>
    <message>
        <source>one of {options}</source>
        <translation>uma de {options}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} ou {second}</translation>
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
        <translation>--position trata de jogadas: cartas e --add não cabem junto</translation>
    </message>
    <message>
        <source>--action needs a --position in which it is judged</source>
        <translation>--action precisa de uma --position em que seja julgada</translation>
    </message>
    <message>
        <source>{card!r} is a hidden card, and nobody can judge those</source>
        <translation>{card!r} é uma carta fechada, e ninguém pode julgá-la</translation>
    </message>
    <message>
        <source>there are no cards to judge: write them like &quot;7h 8h JK&quot;</source>
        <translation>não há cartas para julgar: escreva assim: &quot;7h 8h JK&quot;</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} não pode ser lido: {why}</translation>
    </message>
    <message>
        <source>{file} is no text in UTF-8</source>
        <translation>{file} não é um texto em UTF-8</translation>
    </message>
    <message>
        <source>players or seed: {error}</source>
        <translation>jogadores ou semente: {error}</translation>
    </message>
    <message>
        <source>deals: a match without a deal has no position</source>
        <translation>rodadas: uma partida sem rodadas não tem posição</translation>
    </message>
    <message>
        <source>deals: far too many actions</source>
        <translation>rodadas: jogadas demais</translation>
    </message>
    <message>
        <source>deal {number} follows a deal or a match that is not over, or one that is</source>
        <translation>a rodada {number} vem depois de uma rodada não terminada, ou de uma partida já terminada</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>rodada {number}</translation>
    </message>
    <message>
        <source>{part}, action {number}</source>
        <translation>{part}, jogada {number}</translation>
    </message>
    <message>
        <source>order of lines</source>
        <translation>ordem das linhas</translation>
    </message>
    <message>
        <source>the position after the last action differs: {labels}</source>
        <translation>a posição depois da última jogada é outra: {labels}</translation>
    </message>
    <message>
        <source>players: {count} at a table for {seats}</source>
        <translation>jogadores: {count} numa mesa para {seats}</translation>
    </message>
    <message>
        <source>{where}: {error}</source>
        <translation>{where}: {error}</translation>
    </message>
    <message>
        <source>seed: it holds half a character</source>
        <translation>semente: há um caractere pela metade</translation>
    </message>
    <message>
        <source>earlier: the scores are not those of deals</source>
        <translation>earlier: os pontos não são os de rodadas</translation>
    </message>
    <message>
        <source>the scores of the deals differ</source>
        <translation>os pontos das rodadas são outros</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>desfeitas</translation>
    </message>
    <message>
        <source>undone: an action is refused ({reason})</source>
        <translation>desfeitas: uma jogada é recusada ({reason})</translation>
    </message>
    <message>
        <source>{where}: {action!r} is refused ({reason})</source>
        <translation>{where}: {action!r} é recusada ({reason})</translation>
    </message>
    <message>
        <source>{where}: a hidden card</source>
        <translation>{where}: uma carta fechada</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>the right to do so is missing</source>
        <translation>falta permissão</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>o disco é somente leitura</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>não existe</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>não é uma pasta</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>é uma pasta</translation>
    </message>
    <message>
        <source>the disk does not answer rightly</source>
        <translation>o disco não responde direito</translation>
    </message>
    <message>
        <source>is no JSON text: line {line}, column {column}</source>
        <translation>não é um texto JSON: linha {line}, coluna {column}</translation>
    </message>
    <message>
        <source>is no JSON text</source>
        <translation>não é um texto JSON</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>sim ou não</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objeto</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>número inteiro</translation>
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
        <translation>{where}: {value} não serve, é preciso isto: {kind}</translation>
    </message>
    <message>
        <source>{where}: a text of {count} characters is none of ours</source>
        <translation>{where}: um texto de {count} caracteres não é dos nossos</translation>
    </message>
    <message>
        <source>is far too large</source>
        <translation>é grande demais</translation>
    </message>
    <message>
        <source>cannot be read: {why}</source>
        <translation>não pode ser lido: {why}</translation>
    </message>
    <message>
        <source>cannot be written: {why}</source>
        <translation>não pode ser gravado: {why}</translation>
    </message>
    <message>
        <source>cannot be renamed: {why}</source>
        <translation>não pode ser renomeado: {why}</translation>
    </message>
    <message>
        <source>result: {found}</source>
        <translation>result: {found}</translation>
    </message>
    <message>
        <source>is gone</source>
        <translation>não está mais lá</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>este arquivo não existe</translation>
    </message>
    <message>
        <source>cannot be made: {why}</source>
        <translation>não pode ser criado: {why}</translation>
    </message>
    <message>
        <source>{rules} is not for {count} players</source>
        <translation>{rules} não se joga em {count}</translation>
    </message>
    <message>
        <source>only the first player may be human</source>
        <translation>só o primeiro jogador pode ser uma pessoa</translation>
    </message>
    <message>
        <source>position: {error}</source>
        <translation>posição: {error}</translation>
    </message>
    <message>
        <source>position: there is no deal {number}</source>
        <translation>posição: não há rodada {number}</translation>
    </message>
    <message>
        <source>position: cards are missing, or there are too many</source>
        <translation>posição: faltam cartas, ou há demais</translation>
    </message>
    <message>
        <source>position: a card is known, or just drawn, that is not in the hand</source>
        <translation>posição: uma carta conhecida, ou recém-comprada, não está na mão</translation>
    </message>
    <message>
        <source>position: the deal is over, and is not</source>
        <translation>posição: a rodada acabou e não acabou</translation>
    </message>
    <message>
        <source>position: {count} scores before deal {number}</source>
        <translation>posição: {count} pontuações antes da rodada {number}</translation>
    </message>
    <message>
        <source>position: the scores do not make the totals</source>
        <translation>posição: as pontuações não somam os totais</translation>
    </message>
    <message>
        <source>cannot be deleted: {why}</source>
        <translation>não pode ser excluído: {why}</translation>
    </message>
    <message>
        <source>is far too large for a rule set</source>
        <translation>é grande demais para um arquivo de regras</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>não pode ser lido</translation>
    </message>
    <message>
        <source>there is no such rule set, only {names}</source>
        <translation>estas regras não existem, só {names}</translation>
    </message>
    <message>
        <source>is JSON, but no rule set: it should be one object in braces</source>
        <translation>é JSON, mas não um arquivo de regras: deve ser um só objeto entre chaves</translation>
    </message>
    <message>
        <source>is empty or filled with zeros</source>
        <translation>está vazio ou cheio de zeros</translation>
    </message>
    <message>
        <source>has far more lines behind the match than are ever written</source>
        <translation>tem depois da partida muito mais linhas do que jamais se gravam</translation>
    </message>
    <message>
        <source>line {number} behind the match</source>
        <translation>linha {number} depois da partida</translation>
    </message>
    <message>
        <source>{where} is none of ours</source>
        <translation>{where}: não é das nossas</translation>
    </message>
    <message>
        <source>{where} has no deal to be added to</source>
        <translation>{where}: falta a rodada a que acrescentá-la</translation>
    </message>
    <message>
        <source>another running instance owns the autosave</source>
        <translation>o salvamento está com outra janela do jogo</translation>
    </message>
    <message>
        <source>summary: {totals} totals of {players} players</source>
        <translation>resumo: {totals} totais de {players} jogadores</translation>
    </message>
    <message>
        <source>summary: {levels} levels of {players} players</source>
        <translation>resumo: {levels} níveis de {players} jogadores</translation>
    </message>
    <message>
        <source>name: {count} characters are too many</source>
        <translation>nome: {count} caracteres são demais</translation>
    </message>
    <message>
        <source>saved_at: {text} cannot be</source>
        <translation>saved_at: {text} não pode ser</translation>
    </message>
    <message>
        <source>is no match of this program</source>
        <translation>não é uma partida deste programa</translation>
    </message>
    <message>
        <source>was made by the later version {version}</source>
        <translation>é da versão mais nova {version}</translation>
    </message>
    <message>
        <source>cannot be brought up from format {version}: {error!r}</source>
        <translation>não pode ser atualizado do formato {version}: {error!r}</translation>
    </message>
    <message>
        <source>the version that saved it wrote none down</source>
        <translation>a versão que a salvou não anotava isso</translation>
    </message>
    <message>
        <source>the match goes on from a position</source>
        <translation>a partida segue de uma posição</translation>
    </message>
    <message>
        <source>the seed makes {found}, not {told}</source>
        <translation>a semente dá {found}, não {told}</translation>
    </message>
    <message>
        <source>the deals are worth {found}, not {told}</source>
        <translation>as rodadas valem {found}, não {told}</translation>
    </message>
    <message>
        <source>the match is {found}, not {told}</source>
        <translation>a partida é {found}, não {told}</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message numerus="yes">
        <source>Every player gets %n card(s).</source>
        <translation>
            <numerusform>Cada jogador recebe %n carta.</numerusform>
            <numerusform>Cada jogador recebe %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} starts the pile.</source>
        <translation>{card} abre o lixo.</translation>
    </message>
    <message>
        <source>The stock is used up, so {a_reserve} becomes the new stock.</source>
        <translation>O monte acabou, e {a_reserve} vira o novo monte.</translation>
    </message>
    <message>
        <source>You cut the pack.</source>
        <translation>Você corta o baralho.</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>Você descarta {card}.</translation>
    </message>
    <message>
        <source>You keep your last card.</source>
        <translation>Você fica com a sua última carta.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Você compra {card}.</translation>
    </message>
    <message>
        <source>You refuse {card}.</source>
        <translation>Você recusa {card}.</translation>
    </message>
    <message>
        <source>You take no card from the pile.</source>
        <translation>Você não pega nada do lixo.</translation>
    </message>
    <message>
        <source>{name} cuts the pack.</source>
        <translation>{name} corta o baralho.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} descarta {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the last card.</source>
        <translation>{name} fica com a última carta.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} compra do monte.</translation>
    </message>
    <message>
        <source>{name} refuses {card}.</source>
        <translation>{name} recusa {card}.</translation>
    </message>
    <message>
        <source>{name} takes no card from the pile.</source>
        <translation>{name} não pega nada do lixo.</translation>
    </message>
    <message numerus="yes">
        <source>You lift %n card(s), exactly right: {points} points.</source>
        <translation>
            <numerusform>Você levanta %n carta, o número exato: {points} pontos.</numerusform>
            <numerusform>Você levanta %n cartas, o número exato: {points} pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lift %n card(s).</source>
        <translation>
            <numerusform>Você levanta %n carta.</numerusform>
            <numerusform>Você levanta %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifts %n card(s), exactly right: {points} points.</source>
        <translation>
            <numerusform>{name} levanta %n carta, o número exato: {points} pontos.</numerusform>
            <numerusform>{name} levanta %n cartas, o número exato: {points} pontos.</numerusform>
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
        <translation>Você recolhe {your_reserve}.</translation>
    </message>
    <message>
        <source>You take {the_reserve} in flight and play on.</source>
        <translation>Você pega {the_reserve} direto e continua jogando.</translation>
    </message>
    <message>
        <source>You take {the_reserve}, to be played from your next turn.</source>
        <translation>Você pega {the_reserve}, para jogar a partir da sua próxima vez.</translation>
    </message>
    <message>
        <source>{name} picks up {the_reserve}.</source>
        <translation>{name} recolhe {the_reserve}.</translation>
    </message>
    <message>
        <source>{name} takes {the_reserve} in flight and plays on.</source>
        <translation>{name} pega {the_reserve} direto e continua jogando.</translation>
    </message>
    <message>
        <source>{name} takes {the_reserve}, to be played from the next turn.</source>
        <translation>{name} pega {the_reserve}, para jogar a partir da próxima vez.</translation>
    </message>
    <message>
        <source>You add {cards} to {meld}.</source>
        <translation>Você aumenta {meld} com {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You lay %n wild card(s) as a meld.</source>
        <translation>
            <numerusform>Você baixa %n curinga como jogo.</numerusform>
            <numerusform>Você baixa %n curingas como jogo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} adds {cards} to {meld}.</source>
        <translation>{name} aumenta {meld} com {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lays %n wild card(s) as a meld.</source>
        <translation>
            <numerusform>{name} baixa %n curinga como jogo.</numerusform>
            <numerusform>{name} baixa %n curingas como jogo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take {card} from the pile.</source>
        <translation>Você pega {card} do lixo.</translation>
    </message>
    <message numerus="yes">
        <source>You take the pile (%n card(s)).</source>
        <translation>
            <numerusform>Você pega o lixo (%n carta).</numerusform>
            <numerusform>Você pega o lixo (%n cartas).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay %n {ranks}.</source>
        <translation>
            <numerusform>Você baixa %n {ranks}.</numerusform>
            <numerusform>Você baixa %n {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay %n {ranks} with {wild}.</source>
        <translation>
            <numerusform>Você baixa %n {ranks} com {wild}.</numerusform>
            <numerusform>Você baixa %n {ranks} com {wild}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay a run of {suit}, {low} to {high}.</source>
        <translation>Você baixa uma sequência de {suit}, de {low} a {high}.</translation>
    </message>
    <message>
        <source>You lay a run of {suit}, {low} to {high}, with {wild} as {face}.</source>
        <translation>Você baixa uma sequência de {suit}, de {low} a {high}, com {wild} valendo {face}.</translation>
    </message>
    <message>
        <source>{name} takes {card} from the pile.</source>
        <translation>{name} pega {card} do lixo.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the pile (%n card(s)).</source>
        <translation>
            <numerusform>{name} pega o lixo (%n carta).</numerusform>
            <numerusform>{name} pega o lixo (%n cartas).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays %n {ranks}.</source>
        <translation>
            <numerusform>{name} baixa %n {ranks}.</numerusform>
            <numerusform>{name} baixa %n {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays %n {ranks} with {wild}.</source>
        <translation>
            <numerusform>{name} baixa %n {ranks} com {wild}.</numerusform>
            <numerusform>{name} baixa %n {ranks} com {wild}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lays a run of {suit}, {low} to {high}.</source>
        <translation>{name} baixa uma sequência de {suit}, de {low} a {high}.</translation>
    </message>
    <message>
        <source>{name} lays a run of {suit}, {low} to {high}, with {wild} as {face}.</source>
        <translation>{name} baixa uma sequência de {suit}, de {low} a {high}, com {wild} valendo {face}.</translation>
    </message>
    <message>
        <source>{line} {burraco}!</source>
        <translation>{line} {burraco}!</translation>
    </message>
    <message>
        <source>You play alone from now on; {first} and {second} are a pair.</source>
        <translation>Daqui em diante você joga contra a dupla de {first} e {second}.</translation>
    </message>
    <message>
        <source>{name} plays alone from now on; you and {first} are a pair.</source>
        <translation>Daqui em diante {name} joga contra a dupla: você e {first}.</translation>
    </message>
    <message>
        <source>{name} plays alone from now on; {first} and {second} are a pair.</source>
        <translation>Daqui em diante {name} joga contra a dupla de {first} e {second}.</translation>
    </message>
    <message>
        <source>You close the deal.</source>
        <translation>Você bate e fecha a rodada.</translation>
    </message>
    <message>
        <source>{name} closes the deal.</source>
        <translation>{name} bate e fecha a rodada.</translation>
    </message>
    <message>
        <source>The stock has run out, so the deal ends without a close.</source>
        <translation>O monte acabou, e a rodada termina sem batida.</translation>
    </message>
    <message>
        <source>Nobody plays on and the pile only goes round, so the deal ends here.</source>
        <translation>Ninguém avança mais e o lixo só dá voltas, e por isso a rodada termina aqui.</translation>
    </message>
    <message>
        <source>The deal has taken too many turns, so it ends here.</source>
        <translation>A rodada já teve vezes demais, e por isso termina aqui.</translation>
    </message>
    <message>
        <source>You draw {card} for your seat.</source>
        <translation>Você tira {card} para o seu lugar.</translation>
    </message>
    <message>
        <source>{name} draws {card} for a seat.</source>
        <translation>{name} tira {card} para o lugar.</translation>
    </message>
    <message>
        <source>By lot you deal first.</source>
        <translation>Por sorteio, você dá as cartas primeiro.</translation>
    </message>
    <message>
        <source>By lot {name} deals first.</source>
        <translation>Por sorteio, {name} dá as cartas primeiro.</translation>
    </message>
    <message>
        <source>You drew highest and start; {name} deals.</source>
        <translation>Você tirou a carta mais alta e começa; {name} dá as cartas.</translation>
    </message>
    <message>
        <source>{starter} drew highest and starts; you deal.</source>
        <translation>{starter} tirou a carta mais alta e começa; você dá as cartas.</translation>
    </message>
    <message>
        <source>{starter} drew highest and starts; {name} deals.</source>
        <translation>{starter} tirou a carta mais alta e começa; {name} dá as cartas.</translation>
    </message>
    <message>
        <source>You drew lowest and deal first.</source>
        <translation>Você tirou a carta mais baixa e dá as cartas primeiro.</translation>
    </message>
    <message>
        <source>{name} drew lowest and deals first.</source>
        <translation>{name} tirou a carta mais baixa e dá as cartas primeiro.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Before the first card is dealt, the game draws a secret number, the seed. It decides the order of the cards in every deal of the match, and who sits where.</source>
        <translation>Antes de dar a primeira carta, o jogo sorteia um número secreto, a semente. Ela decide a ordem das cartas em todas as rodadas da partida e o lugar de cada um.</translation>
    </message>
    <message>
        <source>From the seed it makes a fingerprint and shows it to you at once. The fingerprint gives nothing away, but it belongs to this seed alone.</source>
        <translation>Da semente o jogo tira uma impressão digital e a mostra na hora. A impressão não revela nada, mas pertence só a esta semente.</translation>
    </message>
    <message>
        <source>When the match is over you see the seed. Whoever makes the fingerprint from it again, with this game or with any other program, sees that not one card was changed since the start.</source>
        <translation>Quando a partida acaba, você vê a semente. Quem calcular de novo a impressão digital, com este jogo ou com qualquer outro programa, vê que nenhuma carta foi mudada desde o início.</translation>
    </message>
    <message>
        <source>Your opponents think in a program of their own, which is told what their seat may see and nothing else: their own cards, the melds, the pile, and how many cards the others hold.</source>
        <translation>Seus adversários pensam num programa à parte, que só sabe o que se vê do lugar deles: as próprias cartas, os jogos baixados, o lixo e quantas cartas os outros têm.</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffles: {hex}</source>
        <translation>Impressão digital dos embaralhamentos: {hex}</translation>
    </message>
    <message>
        <source>You will see it here when the match is over.</source>
        <translation>Você a verá aqui quando a partida acabar.</translation>
    </message>
    <message>
        <source>This match goes on from a saved position, so the deal it began with cannot be checked.</source>
        <translation>Esta partida continua de uma posição salva, e por isso a rodada em que começou não pode ser conferida.</translation>
    </message>
    <message>
        <source>The seed of this match was typed in, so somebody may have known the cards.</source>
        <translation>A semente desta partida foi digitada, e alguém poderia conhecer as cartas.</translation>
    </message>
    <message>
        <source>{name}: nothing was changed.</source>
        <translation>{name}: nada foi mudado.</translation>
    </message>
    <message>
        <source>{name}: something is wrong.</source>
        <translation>{name}: algo está errado.</translation>
    </message>
    <message>
        <source>The file is a match of this game.</source>
        <translation>O arquivo é uma partida deste jogo.</translation>
    </message>
    <message>
        <source>The cards are those of the fingerprint shown at the start.</source>
        <translation>As cartas são as da impressão digital mostrada no início.</translation>
    </message>
    <message>
        <source>Every move is allowed by the rules.</source>
        <translation>Todas as jogadas são permitidas pelas regras.</translation>
    </message>
    <message>
        <source>The moves lead to the table that was saved.</source>
        <translation>As jogadas levam à mesa que foi salva.</translation>
    </message>
    <message>
        <source>Every deal is counted rightly.</source>
        <translation>Todas as rodadas foram bem contadas.</translation>
    </message>
    <message>
        <source>Names and totals are those of the match.</source>
        <translation>Os nomes e os totais são os da partida.</translation>
    </message>
    <message>
        <source>The file is no match of this game: {detail}.</source>
        <translation>O arquivo não é uma partida deste jogo: {detail}.</translation>
    </message>
    <message>
        <source>The cards are not those of the fingerprint: {detail}.</source>
        <translation>As cartas não são as da impressão digital: {detail}.</translation>
    </message>
    <message>
        <source>A move is not allowed: {detail}.</source>
        <translation>Uma jogada não é permitida: {detail}.</translation>
    </message>
    <message>
        <source>The moves lead to another table: {detail}.</source>
        <translation>As jogadas levam a outra mesa: {detail}.</translation>
    </message>
    <message>
        <source>A deal is counted wrongly: {detail}.</source>
        <translation>Uma rodada foi mal contada: {detail}.</translation>
    </message>
    <message>
        <source>Names or totals are not those of the match: {detail}.</source>
        <translation>Os nomes ou os totais não são os da partida: {detail}.</translation>
    </message>
    <message>
        <source>The points of the deals are not in the file, so they cannot be compared.</source>
        <translation>Os pontos das rodadas não estão no arquivo, e não há como comparar.</translation>
    </message>
    <message>
        <source>The fingerprint cannot be compared: {detail}.</source>
        <translation>Não há como comparar a impressão digital: {detail}.</translation>
    </message>
</context>
<context>
    <name>grades</name>
    <message>
        <source>royal clean</source>
        <translation>real limpa</translation>
    </message>
    <message>
        <source>royal dirty</source>
        <translation>real suja</translation>
    </message>
    <message>
        <source>super clean</source>
        <translation>super limpa</translation>
    </message>
    <message>
        <source>super dirty</source>
        <translation>super suja</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>treze</translation>
    </message>
    <message>
        <source>ace to ace</source>
        <translation>ás a ás</translation>
    </message>
    <message>
        <source>clean aces</source>
        <translation>ases limpa</translation>
    </message>
    <message>
        <source>dirty aces</source>
        <translation>ases suja</translation>
    </message>
    <message>
        <source>wilds</source>
        <translation>curingas</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokers</translation>
    </message>
    <message>
        <source>clean</source>
        <comment>said of a burraco</comment>
        <translation>limpo</translation>
    </message>
    <message>
        <source>semi-clean</source>
        <comment>said of a burraco</comment>
        <translation>semilimpo</translation>
    </message>
    <message>
        <source>dirty</source>
        <comment>said of a burraco</comment>
        <translation>sujo</translation>
    </message>
    <message>
        <source>clean</source>
        <comment>said of a canastra</comment>
        <translation>limpa</translation>
    </message>
    <message>
        <source>semi-clean</source>
        <comment>said of a canastra</comment>
        <translation>semilimpa</translation>
    </message>
    <message>
        <source>dirty</source>
        <comment>said of a canastra</comment>
        <translation>suja</translation>
    </message>
    <message>
        <source>clean</source>
        <comment>said of a cerrado</comment>
        <translation>limpo</translation>
    </message>
    <message>
        <source>semi-clean</source>
        <comment>said of a cerrado</comment>
        <translation>semilimpo</translation>
    </message>
    <message>
        <source>dirty</source>
        <comment>said of a cerrado</comment>
        <translation>sujo</translation>
    </message>
    <message>
        <source>Clean burraco</source>
        <translation>Burraco limpo</translation>
    </message>
    <message>
        <source>Semi-clean burraco</source>
        <translation>Burraco semilimpo</translation>
    </message>
    <message>
        <source>Dirty burraco</source>
        <translation>Burraco sujo</translation>
    </message>
    <message>
        <source>Royal burraco, clean</source>
        <translation>Burraco real limpo</translation>
    </message>
    <message>
        <source>Royal burraco, dirty</source>
        <translation>Burraco real sujo</translation>
    </message>
    <message>
        <source>Super burraco, clean</source>
        <translation>Super burraco limpo</translation>
    </message>
    <message>
        <source>Super burraco, dirty</source>
        <translation>Super burraco sujo</translation>
    </message>
    <message>
        <source>Burraco of thirteen</source>
        <translation>Burraco de treze</translation>
    </message>
    <message>
        <source>Burraco from ace to ace</source>
        <translation>Burraco de ás a ás</translation>
    </message>
    <message>
        <source>Clean burraco of aces</source>
        <translation>Burraco de ases limpo</translation>
    </message>
    <message>
        <source>Dirty burraco of aces</source>
        <translation>Burraco de ases sujo</translation>
    </message>
    <message>
        <source>Burraco of wilds</source>
        <translation>Burraco de curingas</translation>
    </message>
    <message>
        <source>Burraco of twos</source>
        <translation>Burraco de dois</translation>
    </message>
    <message>
        <source>Burraco of jokers</source>
        <translation>Burraco de jokers</translation>
    </message>
    <message>
        <source>Clean canastra</source>
        <translation>Canastra limpa</translation>
    </message>
    <message>
        <source>Semi-clean canastra</source>
        <translation>Canastra semilimpa</translation>
    </message>
    <message>
        <source>Dirty canastra</source>
        <translation>Canastra suja</translation>
    </message>
    <message>
        <source>Royal canastra, clean</source>
        <translation>Canastra real limpa</translation>
    </message>
    <message>
        <source>Royal canastra, dirty</source>
        <translation>Canastra real suja</translation>
    </message>
    <message>
        <source>Super canastra, clean</source>
        <translation>Super canastra limpa</translation>
    </message>
    <message>
        <source>Super canastra, dirty</source>
        <translation>Super canastra suja</translation>
    </message>
    <message>
        <source>Canastra of thirteen</source>
        <translation>Canastra de treze</translation>
    </message>
    <message>
        <source>Canastra from ace to ace</source>
        <translation>Canastra de ás a ás</translation>
    </message>
    <message>
        <source>Clean canastra of aces</source>
        <translation>Canastra de ases limpa</translation>
    </message>
    <message>
        <source>Dirty canastra of aces</source>
        <translation>Canastra de ases suja</translation>
    </message>
    <message>
        <source>Canastra of wilds</source>
        <translation>Canastra de curingas</translation>
    </message>
    <message>
        <source>Canastra of twos</source>
        <translation>Canastra de dois</translation>
    </message>
    <message>
        <source>Canastra of jokers</source>
        <translation>Canastra de jokers</translation>
    </message>
    <message>
        <source>Clean cerrado</source>
        <translation>Cerrado limpo</translation>
    </message>
    <message>
        <source>Semi-clean cerrado</source>
        <translation>Cerrado semilimpo</translation>
    </message>
    <message>
        <source>Dirty cerrado</source>
        <translation>Cerrado sujo</translation>
    </message>
    <message>
        <source>Royal cerrado, clean</source>
        <translation>Cerrado real limpo</translation>
    </message>
    <message>
        <source>Royal cerrado, dirty</source>
        <translation>Cerrado real sujo</translation>
    </message>
    <message>
        <source>Super cerrado, clean</source>
        <translation>Super cerrado limpo</translation>
    </message>
    <message>
        <source>Super cerrado, dirty</source>
        <translation>Super cerrado sujo</translation>
    </message>
    <message>
        <source>Cerrado of thirteen</source>
        <translation>Cerrado de treze</translation>
    </message>
    <message>
        <source>Cerrado from ace to ace</source>
        <translation>Cerrado de ás a ás</translation>
    </message>
    <message>
        <source>Clean cerrado of aces</source>
        <translation>Cerrado de ases limpo</translation>
    </message>
    <message>
        <source>Dirty cerrado of aces</source>
        <translation>Cerrado de ases sujo</translation>
    </message>
    <message>
        <source>Cerrado of wilds</source>
        <translation>Cerrado de curingas</translation>
    </message>
    <message>
        <source>Cerrado of twos</source>
        <translation>Cerrado de dois</translation>
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
        <translation>Esquerda, Direita</translation>
    </message>
    <message>
        <source>Move along your hand</source>
        <translation>Percorre as suas cartas</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Vai à primeira ou à última carta</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Para cima, Para baixo</translation>
    </message>
    <message>
        <source>Select a card, or take it back</source>
        <translation>Seleciona uma carta ou a devolve</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation>Shift+Esquerda, Shift+Direita</translation>
    </message>
    <message>
        <source>Select cards on the way</source>
        <translation>Seleciona as cartas no caminho</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+Esquerda, Ctrl+Direita</translation>
    </message>
    <message>
        <source>Move the card, or the selected cards, within your hand</source>
        <translation>Move a carta, ou as cartas selecionadas, dentro da sua mão</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Sort your hand by suit or by rank</source>
        <translation>Ordena as suas cartas por naipe ou por valor</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Let go of the selected cards; leave any other page</source>
        <translation>Larga as cartas selecionadas; sai de qualquer outra página</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Compra do monte</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Pega o lixo</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Refuse the card drawn, where the rules allow it</source>
        <translation>Recusa a carta comprada, onde as regras permitem</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Lay the selected cards as a new meld</source>
        <translation>Baixa as cartas selecionadas como um novo jogo</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Lay them with the wild at the other end</source>
        <translation>Baixa-as com o curinga na outra ponta</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 a 9, 0</translation>
    </message>
    <message>
        <source>Add the selected cards to your first to tenth meld</source>
        <translation>Acrescenta as cartas selecionadas ao seu primeiro … décimo jogo</translation>
    </message>
    <message>
        <source>F, Page Down, Page Up</source>
        <translation>F, Page Down, Page Up</translation>
    </message>
    <message>
        <source>Show the next place, or the one before, where the selected cards fit</source>
        <translation>Mostra o próximo lugar, ou o anterior, onde as cartas selecionadas cabem</translation>
    </message>
    <message>
        <source>Return, Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Play the selected cards where they fit</source>
        <translation>Joga as cartas selecionadas onde elas cabem</translation>
    </message>
    <message>
        <source>X, Delete</source>
        <translation>X, Delete</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Descarta a carta selecionada</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Discard it and take the reserve, where the rules make that a choice</source>
        <translation>Descarta e pega o morto, onde as regras deixam escolher</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Take the reserve, where the rules make that a choice</source>
        <translation>Pega o morto, onde as regras deixam escolher</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>End the turn without a discard, or take nothing, where the rules allow it</source>
        <translation>Encerra a vez sem descartar, ou não pega nada, onde as regras permitem</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>Undo, down to the last card revealed</source>
        <translation>Desfaz, até a última carta revelada</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaz</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Select a card; while others play, skip ahead to your turn</source>
        <translation>Seleciona uma carta; enquanto os outros jogam, pula para a sua vez</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Pause while others play, or let them go on</source>
        <translation>Faz os outros esperarem enquanto jogam, ou deixa que sigam</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Ask the coach for a hint, or put it away</source>
        <translation>Pede uma dica ao treinador, ou a tira</translation>
    </message>
    <message>
        <source>Shift+H</source>
        <translation>Shift+H</translation>
    </message>
    <message>
        <source>Play the hint</source>
        <translation>Joga a dica</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Let the coach grade your last move</source>
        <translation>Faz o treinador avaliar a sua última jogada</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Tell again what happened since your last turn</source>
        <translation>Conta de novo o que aconteceu desde a sua última vez</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>See the whole pile</source>
        <translation>Mostra o lixo inteiro</translation>
    </message>
    <message>
        <source>I, Shift+I</source>
        <translation>I, Shift+I</translation>
    </message>
    <message>
        <source>Look closer at the pile and at each meld in turn</source>
        <translation>Olha de perto o lixo e cada jogo, um depois do outro</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>Read the rule behind a refusal</source>
        <translation>Abre a regra por trás de uma recusa</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>In a lesson: tell the task again</source>
        <translation>Numa lição: conta de novo a tarefa</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>In a lesson: begin the step again</source>
        <translation>Numa lição: recomeça o passo</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clique</translation>
    </message>
    <message>
        <source>Select a card; bring the selected ones to a place</source>
        <translation>Seleciona uma carta; leva as selecionadas a um lugar</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Duplo clique</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Descarta uma carta</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastar</translation>
    </message>
    <message>
        <source>Play cards, draw, take the pile, arrange your hand</source>
        <translation>Joga cartas, compra, pega o lixo, arruma a sua mão</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Varrer</translation>
    </message>
    <message>
        <source>Begin beside your cards, or with Shift on one, to select all you go over</source>
        <translation>Comece ao lado das suas cartas, ou numa delas com Shift, para selecionar todas por onde passar</translation>
    </message>
    <message>
        <source>Right click, long touch</source>
        <translation>Clique direito, toque longo</translation>
    </message>
    <message>
        <source>Look closer at the pile or at a meld</source>
        <translation>Olha de perto o lixo ou um jogo</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s), each a short table</source>
        <translation>
            <numerusform>%n lição, uma mesa curta</numerusform>
            <numerusform>%n lições, cada uma uma mesa curta</numerusform>
        </translation>
    </message>
    <message>
        <source>You have done the whole course. Well played!</source>
        <translation>Você completou o curso inteiro. Parabéns!</translation>
    </message>
    <message>
        <source>{done} of {count} lessons done</source>
        <translation>{done} de {count} lições feitas</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} de {count}</translation>
    </message>
    <message>
        <source>This step is done. Go on with “{onward}”.</source>
        <translation>Este passo está feito. Continue com “{onward}”.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>feita</translation>
    </message>
    <message>
        <source>next</source>
        <translation>próxima</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>ainda não feita</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Certo!</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Quase</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bom saber</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Level: {level}</source>
        <translation>Nível: {level}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Clube</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campeão</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Makes many mistakes; forgets who took what.</source>
        <translation>Erra muito; esquece quem pegou o quê.</translation>
    </message>
    <message>
        <source>Makes some mistakes; forgets some cards.</source>
        <translation>Erra às vezes; esquece algumas cartas.</translation>
    </message>
    <message>
        <source>Makes few mistakes; does not look ahead.</source>
        <translation>Erra pouco; não olha adiante.</translation>
    </message>
    <message>
        <source>Makes few mistakes; looks a round ahead.</source>
        <translation>Erra pouco; olha uma volta adiante.</translation>
    </message>
    <message>
        <source>Hardly any mistakes; looks ahead more often.</source>
        <translation>Quase não erra; olha adiante mais vezes.</translation>
    </message>
    <message>
        <source>Looks ahead the most, and weighs more moves.</source>
        <translation>É quem olha mais adiante e pesa mais jogadas.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartas na mão</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Joga-se até</translation>
    </message>
    <message>
        <source>Play beyond</source>
        <translation>Joga-se além de</translation>
    </message>
    <message>
        <source>To close</source>
        <translation>Para bater</translation>
    </message>
</context>
<context>
    <name>matches</name>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
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
        <translation>Em andamento</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>treino</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>Level: {level}</source>
        <translation>Nível: {level}</translation>
    </message>
    <message>
        <source>Level: {level}, partner: {partner}</source>
        <translation>Nível: {level}, parceiro: {partner}</translation>
    </message>
    <message>
        <source>Deal {deal} · {time}</source>
        <translation>Rodada {deal} · {time}</translation>
    </message>
    <message>
        <source>{system} · deal {deal} · {time}</source>
        <translation>{system} · rodada {deal} · {time}</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>hoje às {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>ontem às {time}</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>O arquivo</translation>
    </message>
    <message>
        <source>It was set aside as {file}.</source>
        <translation>Foi posto de lado como {file}.</translation>
    </message>
    <message>
        <source>{file} is no match, or is damaged ({detail}).</source>
        <translation>{file} não é uma partida, ou está danificado ({detail}).</translation>
    </message>
    <message>
        <source>{file} was saved by a later version of the game ({detail}).</source>
        <translation>{file} foi salvo por uma versão mais nova do jogo ({detail}).</translation>
    </message>
    <message>
        <source>{file} leads to another game under the rules of today ({detail}).</source>
        <translation>Com as regras de hoje {file} leva a outra partida ({detail}).</translation>
    </message>
    <message>
        <source>{file}: {detail}.</source>
        <translation>{file}: {detail}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>Não foi possível ler {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}.</source>
        <translation>Não foi possível gravar {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be renamed: {why}.</source>
        <translation>Não foi possível renomear {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be deleted: {why}.</source>
        <translation>Não foi possível excluir {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be made: {why}.</source>
        <translation>Não foi possível criar {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} is gone.</source>
        <translation>{file} não existe mais.</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;New match …</source>
        <translation>&amp;Nova partida …</translation>
    </message>
    <message>
        <source>&amp;Home page</source>
        <translation>Página &amp;inicial</translation>
    </message>
    <message>
        <source>House &amp;rules …</source>
        <translation>Regras da &amp;casa …</translation>
    </message>
    <message>
        <source>&amp;Saved matches …</source>
        <translation>Partidas &amp;salvas …</translation>
    </message>
    <message>
        <source>Keep a &amp;bookmark …</source>
        <translation>&amp;Marcar este momento …</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Re&amp;play</translation>
    </message>
    <message>
        <source>&amp;Learning: undo without limit</source>
        <translation>Modo de est&amp;udo: desfazer sem limite</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Aná&amp;lise</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Estatísticas</translation>
    </message>
    <message>
        <source>&amp;Fair play</source>
        <translation>&amp;Jogo limpo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>S&amp;air</translation>
    </message>
    <message>
        <source>Play &amp;log</source>
        <translation>&amp;Diário da partida</translation>
    </message>
    <message>
        <source>Coach beside the &amp;table</source>
        <translation>Treinador ao lado da &amp;mesa</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>&amp;Play the hint</source>
        <translation>&amp;Jogar a dica</translation>
    </message>
    <message>
        <source>&amp;Grade my last move</source>
        <translation>&amp;Avaliar a minha última jogada</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>&amp;Preferências …</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lições</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>R&amp;eferee</source>
        <translation>Ár&amp;bitro</translation>
    </message>
    <message>
        <source>&amp;About Burraco</source>
        <translation>&amp;Sobre o Burraco</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Exibir</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animação</translation>
    </message>
    <message>
        <source>&amp;Table felt</source>
        <translation>&amp;Feltro da mesa</translation>
    </message>
    <message>
        <source>&amp;Card backs</source>
        <translation>&amp;Verso das cartas</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Treinador</translation>
    </message>
    <message>
        <source>Help in a &amp;match</source>
        <translation>Ajuda numa &amp;partida</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>The match could not be kept or read: {reason}</source>
        <translation>Não foi possível guardar ou ler a partida: {reason}</translation>
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
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Do not wait: go on to your next turn.</source>
        <translation>Não esperar: ir para a sua próxima vez.</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>What would the coach play, and why?</source>
        <translation>O que o treinador jogaria, e por quê?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Play the hint</source>
        <translation>Jogar a dica</translation>
    </message>
    <message>
        <source>Put hint away</source>
        <translation>Tirar a dica</translation>
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
        <translation>Fazer os outros esperarem.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Take pile</source>
        <translation>Pegar o lixo</translation>
    </message>
    <message>
        <source>The stock is out: this ends the deal.</source>
        <translation>O monte acabou: isto encerra a rodada.</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Não pegar nada</translation>
    </message>
    <message>
        <source>Lay meld</source>
        <translation>Baixar jogo</translation>
    </message>
    <message>
        <source>Lay, {wild} as {face}</source>
        <translation>Baixar, {wild} valendo {face}</translation>
    </message>
    <message>
        <source>Close with {card}</source>
        <translation>Bater com {card}</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Ordenar por valor</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Ordenar por naipe</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Players, cards and deal</source>
        <translation>Jogadores, cartas e distribuição</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Pontos das cartas</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Draw and pile</source>
        <translation>Compra e lixo</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Batida</translation>
    </message>
    <message>
        <source>End without a close</source>
        <translation>Fim sem batida</translation>
    </message>
    <message>
        <source>Bonuses and penalties</source>
        <translation>Bônus e penalidades</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>A partida</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Três jogadores</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>“{option}” cannot be {value}: choose {allowed}.</source>
        <translation>“{option}” não pode ser {value}: escolha {allowed}.</translation>
    </message>
    <message>
        <source>“{option}” is missing: it should be {allowed}.</source>
        <translation>Falta “{option}”: deveria ser {allowed}.</translation>
    </message>
    <message>
        <source>a number from {low} to {high}</source>
        <translation>um número de {low} a {high}</translation>
    </message>
    <message>
        <source>a list of at least one entry</source>
        <translation>uma lista com pelo menos um item</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between alternatives</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{most} or {last}</source>
        <comment>the end of alternatives</comment>
        <translation>{most} ou {last}</translation>
    </message>
    <message>
        <source>The rule set has no name.</source>
        <translation>As regras não têm nome.</translation>
    </message>
    <message>
        <source>The group {entry} is missing.</source>
        <translation>Falta o grupo {entry}.</translation>
    </message>
    <message>
        <source>The group {entry} is unknown; these are known: {allowed}.</source>
        <translation>O grupo {entry} é desconhecido; estes são conhecidos: {allowed}.</translation>
    </message>
    <message>
        <source>The option {entry} is unknown to this version of the game.</source>
        <translation>Esta versão do jogo não conhece a opção {entry}.</translation>
    </message>
    <message>
        <source>The entry {entry} cannot be {value}; allowed: {allowed}.</source>
        <translation>O item {entry} não pode ser {value}; é permitido: {allowed}.</translation>
    </message>
    <message>
        <source>Sets are allowed, so say how large a set may grow.</source>
        <translation>As trincas são permitidas: diga então até onde uma trinca pode crescer.</translation>
    </message>
    <message>
        <source>Where any card may be melded after taking the pile, its own cards may justify it too.</source>
        <translation>Onde qualquer carta pode ser baixada depois de pegar o lixo, as cartas dele também podem justificá-lo.</translation>
    </message>
    <message>
        <source>Only cards of the hand justify here, so the pile cannot be taken onto a meld.</source>
        <translation>Aqui só as cartas da mão justificam, e o lixo não pode ser pego para um jogo da mesa.</translation>
    </message>
    <message>
        <source>“{option}” contradicts another option.</source>
        <translation>“{option}” contradiz outra opção.</translation>
    </message>
    <message>
        <source>A solo player against a pair needs “{option}”.</source>
        <translation>Um jogador sozinho contra uma dupla precisa de “{option}”.</translation>
    </message>
    <message>
        <source>“{option}” is only asked where a solo player meets a pair.</source>
        <translation>“{option}” só é usada onde um jogador sozinho enfrenta uma dupla.</translation>
    </message>
    <message>
        <source>“{option}” takes exactly {numbers[0]} sizes.</source>
        <translation>“{option}” leva exatamente {numbers[0]} tamanhos.</translation>
    </message>
    <message>
        <source>The pile has to be justified here, so say: “{option}”.</source>
        <translation>Aqui o lixo precisa ser justificado: diga então “{option}”.</translation>
    </message>
    <message>
        <source>Who plays with whom: this cannot be done with {numbers[0]} players.</source>
        <translation>Quem joga com quem: isto não é possível com {numbers[0]} jogadores.</translation>
    </message>
    <message>
        <source>There are too few cards: {numbers[0]} of {numbers[1]} would be dealt to {numbers[2]} players, so deal fewer or add a pack.</source>
        <translation>Faltam cartas: {numbers[0]} de {numbers[1]} seriam dadas a {numbers[2]} jogadores; dê menos ou acrescente um baralho.</translation>
    </message>
    <message>
        <source>These runs go from the ace to the 3, so a 2 cannot be natural in them.</source>
        <translation>Estas sequências vão do ás ao 3, e um 2 não pode ser natural nelas.</translation>
    </message>
    <message>
        <source>Melds close at {numbers[0]} cards, so the longest run cannot have more.</source>
        <translation>Os jogos se fecham com {numbers[0]} cartas: a sequência mais longa não pode ter mais.</translation>
    </message>
    <message>
        <source>Melds close at {numbers[0]} cards, so the largest set cannot have more.</source>
        <translation>Os jogos se fecham com {numbers[0]} cartas: a maior trinca não pode ter mais.</translation>
    </message>
    <message>
        <source>One way to {the_reserve} must be open: melding all cards, the last discard, or both.</source>
        <translation>Algum caminho para pegar {the_reserve} precisa estar aberto: baixar todas as cartas, o último descarte ou ambos.</translation>
    </message>
    <message>
        <source>Semi-clean melds earn a bonus here, so say what makes a meld semi-clean.</source>
        <translation>Aqui os jogos semilimpos valem bônus: diga então o que torna um jogo semilimpo.</translation>
    </message>
    <message>
        <source>Victory points are for two sides and for a match of just as many deals.</source>
        <translation>Pontos de vitória são para dois lados e para uma partida de exatamente tantas rodadas.</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>não se joga</translation>
    </message>
    <message>
        <source>no sets</source>
        <translation>sem trincas</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>no, to a target</source>
        <translation>não, joga-se por pontos</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>not asked here</source>
        <translation>não se usa aqui</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>The numbers of players that these rules are meant for.</source>
        <translation>Para quantos jogadores estas regras servem.</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Quem joga com quem</translation>
    </message>
    <message>
        <source>Two players are always alone; more may play in pairs or teams.</source>
        <translation>Dois jogadores jogam sempre sozinhos; com mais, em duplas ou times.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>How many packs of 52 cards are shuffled together.</source>
        <translation>Quantos baralhos de 52 cartas são embaralhados juntos.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>How many jokers are added to the packs.</source>
        <translation>Quantos jokers se juntam aos baralhos.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Cartas na mão</translation>
    </message>
    <message>
        <source>How many cards every player is dealt.</source>
        <translation>Quantas cartas cada jogador recebe.</translation>
    </message>
    <message>
        <source>Cards in {the_reserve}</source>
        <translation>Quantas cartas tem {the_reserve}</translation>
    </message>
    <message>
        <source>How many cards are laid aside as {a_reserve}.</source>
        <translation>Quantas cartas são separadas para formar {a_reserve}.</translation>
    </message>
    <message>
        <source>Turns at {the_reserve} for a side</source>
        <translation>Quantas vezes se pega {the_reserve}</translation>
    </message>
    <message>
        <source>How often a side may take {a_reserve} in one deal.</source>
        <translation>Quantas vezes um lado pode pegar {a_reserve} numa rodada.</translation>
    </message>
    <message>
        <source>A card starts the pile</source>
        <translation>Uma carta abre o lixo</translation>
    </message>
    <message>
        <source>After dealing, the next card is turned up as the first of the pile.</source>
        <translation>Depois de dar as cartas, vira-se a seguinte como a primeira do lixo.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido do jogo</translation>
    </message>
    <message>
        <source>Which way the turn goes round the table.</source>
        <translation>Em que sentido a vez passa em volta da mesa.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primeiro a dar as cartas</translation>
    </message>
    <message>
        <source>How it is found who deals first.</source>
        <translation>Como se decide quem dá as cartas primeiro.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>The player who has the first turn of a deal.</source>
        <translation>O jogador que tem a primeira vez de uma rodada.</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Próximo a dar as cartas</translation>
    </message>
    <message>
        <source>How the deal passes on after each deal.</source>
        <translation>Para quem passa o baralho depois de cada rodada.</translation>
    </message>
    <message>
        <source>Points for an exact cut</source>
        <translation>Pontos pelo corte exato</translation>
    </message>
    <message>
        <source>What lifting exactly the number of cards wanted earns the side.</source>
        <translation>O que ganha o lado de quem levanta exatamente o número de cartas pedido.</translation>
    </message>
    <message>
        <source>Cutting for points</source>
        <translation>Corte por pontos</translation>
    </message>
    <message>
        <source>Whether dealer and maker of {the_reserves} lift cards for that bonus.</source>
        <translation>Se quem dá as cartas e quem separa {the_reserves} levantam cartas por esse bônus.</translation>
    </message>
    <message>
        <source>Smallest meld</source>
        <translation>Menor jogo</translation>
    </message>
    <message>
        <source>With how many cards a meld may begin.</source>
        <translation>Com quantas cartas um jogo pode começar.</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Trincas</translation>
    </message>
    <message>
        <source>Cards of one rank may be laid, not only runs of one suit.</source>
        <translation>Cartas do mesmo valor podem ser baixadas, não só sequências de um naipe.</translation>
    </message>
    <message>
        <source>Ranks of sets</source>
        <translation>Valores das trincas</translation>
    </message>
    <message>
        <source>Of which ranks sets may be made; twos never make one.</source>
        <translation>De que valores se podem fazer trincas; os dois nunca formam uma.</translation>
    </message>
    <message>
        <source>Largest set</source>
        <translation>Maior trinca</translation>
    </message>
    <message>
        <source>How many cards a set may have, its wild included.</source>
        <translation>Quantas cartas uma trinca pode ter, contando o curinga.</translation>
    </message>
    <message>
        <source>Two sets of one rank</source>
        <translation>Duas trincas do mesmo valor</translation>
    </message>
    <message>
        <source>A side may own several sets of the same rank.</source>
        <translation>Um lado pode ter várias trincas do mesmo valor.</translation>
    </message>
    <message>
        <source>Order of runs</source>
        <translation>Ordem das sequências</translation>
    </message>
    <message>
        <source>Whether the 2 has a place in runs, or the 3 follows the ace.</source>
        <translation>Se o 2 tem lugar nas sequências, ou se o 3 vem depois do ás.</translation>
    </message>
    <message>
        <source>A 2 may be natural</source>
        <translation>Um 2 pode ser natural</translation>
    </message>
    <message>
        <source>In its own place in a run of its suit a 2 is no wild card.</source>
        <translation>No seu lugar, numa sequência do seu naipe, um 2 não é curinga.</translation>
    </message>
    <message>
        <source>Ace at both ends</source>
        <translation>Ás nas duas pontas</translation>
    </message>
    <message>
        <source>A run may begin with an ace and end with another.</source>
        <translation>Uma sequência pode começar com um ás e terminar com outro.</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Sequência mais longa</translation>
    </message>
    <message>
        <source>How many cards a run may have.</source>
        <translation>Quantas cartas uma sequência pode ter.</translation>
    </message>
    <message>
        <source>Several runs of one suit</source>
        <translation>Várias sequências de um naipe</translation>
    </message>
    <message>
        <source>A side may own more than one run of the same suit.</source>
        <translation>Um lado pode ter mais de uma sequência do mesmo naipe.</translation>
    </message>
    <message>
        <source>Joining and splitting melds</source>
        <translation>Juntar e dividir jogos</translation>
    </message>
    <message>
        <source>Melds that lie on the table are never joined and never split.</source>
        <translation>Jogos que estão na mesa nunca se juntam e nunca se dividem.</translation>
    </message>
    <message>
        <source>Wild cards in a meld</source>
        <translation>Curingas num jogo</translation>
    </message>
    <message>
        <source>Every meld takes at most this many wild cards.</source>
        <translation>Cada jogo leva no máximo este número de curingas.</translation>
    </message>
    <message>
        <source>Melds of wilds alone</source>
        <translation>Jogos só de curingas</translation>
    </message>
    <message>
        <source>Jokers and twos may be laid together as a meld of their own.</source>
        <translation>Jokers e dois podem ser baixados juntos como um jogo próprio.</translation>
    </message>
    <message>
        <source>A natural 2 may turn wild</source>
        <translation>Um 2 natural pode virar curinga</translation>
    </message>
    <message>
        <source>When cards are added, a 2 may leave its own place and stand for another.</source>
        <translation>Quando se acrescentam cartas, um 2 pode deixar o seu lugar e valer por outra.</translation>
    </message>
    <message>
        <source>A wild may push a wild</source>
        <translation>Um curinga pode empurrar um curinga</translation>
    </message>
    <message>
        <source>A joker may move a 2 that acts as a wild into its natural place.</source>
        <translation>Um joker pode mandar para o lugar natural um 2 que serve de curinga.</translation>
    </message>
    <message>
        <source>Wilds back to the hand</source>
        <translation>Curingas de volta à mão</translation>
    </message>
    <message>
        <source>A wild that is replaced stays in its meld and is never taken back.</source>
        <translation>Um curinga substituído fica no seu jogo e nunca volta para a mão.</translation>
    </message>
    <message>
        <source>Where a free wild lies</source>
        <translation>Onde fica um curinga livre</translation>
    </message>
    <message>
        <source>At which end of a run a wild that fills no gap is shown.</source>
        <translation>Em que ponta de uma sequência se mostra um curinga que não preenche um vão.</translation>
    </message>
    <message>
        <source>Melds close at</source>
        <translation>Os jogos se fecham com</translation>
    </message>
    <message>
        <source>With this number of cards a meld is put away and takes no more.</source>
        <translation>Com este número de cartas um jogo é guardado e não leva mais nenhuma.</translation>
    </message>
    <message>
        <source>Once dirty, always dirty</source>
        <translation>Uma vez sujo, sempre sujo</translation>
    </message>
    <message>
        <source>A meld that ever held a wild stays dirty, even if the 2 finds its place.</source>
        <translation>Um jogo que já teve curinga continua sujo, mesmo que o 2 ache o seu lugar.</translation>
    </message>
    <message>
        <source>What is seen of the pile</source>
        <translation>O que se vê do lixo</translation>
    </message>
    <message>
        <source>Whether all cards of the pile can be read, or only the top one.</source>
        <translation>Se todas as cartas do lixo podem ser lidas, ou só a de cima.</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>Pegar o lixo</translation>
    </message>
    <message>
        <source>What it takes to pick up the whole pile instead of drawing.</source>
        <translation>O que é preciso para pegar o lixo inteiro em vez de comprar.</translation>
    </message>
    <message>
        <source>Justify with a meld on the table</source>
        <translation>Justificar com um jogo da mesa</translation>
    </message>
    <message>
        <source>The pile may be taken by adding its top card to a meld of the own side.</source>
        <translation>O lixo pode ser pego acrescentando a carta de cima a um jogo do próprio lado.</translation>
    </message>
    <message>
        <source>Cards that justify</source>
        <translation>Cartas que justificam</translation>
    </message>
    <message>
        <source>Which cards may be laid together with the top card of the pile.</source>
        <translation>Que cartas podem ser baixadas junto com a carta de cima do lixo.</translation>
    </message>
    <message>
        <source>A wild in the pair</source>
        <translation>Um curinga no par</translation>
    </message>
    <message>
        <source>The pair that takes the pile may contain a joker or a 2.</source>
        <translation>O par que pega o lixo pode conter um joker ou um 2.</translation>
    </message>
    <message>
        <source>A wild on top blocks the pile</source>
        <translation>Curinga em cima tranca o lixo</translation>
    </message>
    <message>
        <source>While a joker or a 2 lies on top, nobody may take the pile.</source>
        <translation>Enquanto um joker ou um 2 está em cima, ninguém pode pegar o lixo.</translation>
    </message>
    <message>
        <source>Throwing back a single card</source>
        <translation>Devolver uma carta única</translation>
    </message>
    <message>
        <source>The only card of a pile may be taken and thrown again in the same turn.</source>
        <translation>A única carta do lixo pode ser pega e descartada na mesma vez.</translation>
    </message>
    <message>
        <source>Hand for a one-card pile</source>
        <translation>Cartas para pegar uma só</translation>
    </message>
    <message>
        <source>How many cards a player must hold to take a pile of one card.</source>
        <translation>Quantas cartas o jogador precisa ter para pegar um lixo de uma carta.</translation>
    </message>
    <message>
        <source>Refusing the first card</source>
        <translation>Recusar a primeira carta</translation>
    </message>
    <message>
        <source>The starter may throw the first card he draws, and draw another.</source>
        <translation>Quem começa pode descartar a primeira carta que compra e comprar outra.</translation>
    </message>
    <message>
        <source>When it may be taken</source>
        <translation>Quando se pode pegar</translation>
    </message>
    <message>
        <source>With an empty hand only, or also while nothing but wilds is left.</source>
        <translation>Só com a mão vazia, ou também quando só restam curingas.</translation>
    </message>
    <message>
        <source>Taken in flight</source>
        <translation>Direto</translation>
    </message>
    <message>
        <source>Whoever melds the last card takes {the_reserve} and plays on at once.</source>
        <translation>Quem baixa a última carta pega {the_reserve} e continua na mesma vez.</translation>
    </message>
    <message>
        <source>Taken on a discard</source>
        <translation>Com o descarte</translation>
    </message>
    <message>
        <source>Whoever throws the last card takes {the_reserve} for the next turn.</source>
        <translation>Quem descarta a última carta pega {the_reserve} para a próxima vez.</translation>
    </message>
    <message>
        <source>Needs {a_canasta}</source>
        <translation>Exige {a_canasta}</translation>
    </message>
    <message>
        <source>A side may take {the_reserve} only after it has made {a_canasta}.</source>
        <translation>Um lado só pode pegar {the_reserve} depois de fazer {a_canasta}.</translation>
    </message>
    <message>
        <source>A wild may be the last discard</source>
        <translation>O último descarte pode ser curinga</translation>
    </message>
    <message>
        <source>The discard that takes {the_reserve} may be a joker or a 2.</source>
        <translation>O descarte que dá direito a pegar {the_reserve} pode ser um joker ou um 2.</translation>
    </message>
    <message>
        <source>When its cards are seen</source>
        <translation>Quando se veem as suas cartas</translation>
    </message>
    <message>
        <source>When a player may look at {the_reserve} that a discard has won.</source>
        <translation>Quando um jogador pode olhar {the_reserve} que ganhou com um descarte.</translation>
    </message>
    <message>
        <source>Becomes the stock</source>
        <translation>Vira monte</translation>
    </message>
    <message>
        <source>When the stock runs out, {a_reserve} that nobody has taken replaces it.</source>
        <translation>Quando o monte acaba, entra no lugar {a_reserve} que ninguém pegou.</translation>
    </message>
    <message>
        <source>Taken but not played</source>
        <translation>Pego mas não jogado</translation>
    </message>
    <message>
        <source>What {a_reserve} counts whose cards were never played.</source>
        <translation>Quanto conta {a_reserve} cujas cartas nunca foram jogadas.</translation>
    </message>
    <message>
        <source>Penalty when none was left</source>
        <translation>Penalidade quando não restava nenhum</translation>
    </message>
    <message>
        <source>A side pays also where it had no {reserve} left to take.</source>
        <translation>Um lado paga também quando não lhe restava nenhum {reserve} para pegar.</translation>
    </message>
    <message>
        <source>Closing and {the_reserve}</source>
        <translation>Bater quando falta {the_reserve}</translation>
    </message>
    <message>
        <source>Whether a side that finds none left may close without it.</source>
        <translation>Se um lado que não encontra mais nenhum pode bater sem ele.</translation>
    </message>
    <message>
        <source>Closing needs</source>
        <translation>Para bater é preciso</translation>
    </message>
    <message>
        <source>What a side must have on the table before it may close.</source>
        <translation>O que um lado precisa ter na mesa antes de bater.</translation>
    </message>
    <message>
        <source>The last discard</source>
        <translation>O último descarte</translation>
    </message>
    <message>
        <source>Whether the last card must be thrown, or all may be melded.</source>
        <translation>Se a última carta precisa ser descartada, ou se todas podem ser baixadas.</translation>
    </message>
    <message>
        <source>Closing with a wild</source>
        <translation>Bater com um curinga</translation>
    </message>
    <message>
        <source>The discard that closes may be a joker or a 2.</source>
        <translation>O descarte da batida pode ser um joker ou um 2.</translation>
    </message>
    <message>
        <source>Open wilds block closing</source>
        <translation>Curingas abertos impedem a batida</translation>
    </message>
    <message>
        <source>A side may not close while a meld of wilds alone is unfinished.</source>
        <translation>Um lado não pode bater enquanto um jogo só de curingas está incompleto.</translation>
    </message>
    <message>
        <source>A last card that may not go</source>
        <translation>Uma última carta que não pode sair</translation>
    </message>
    <message>
        <source>What happens when a play would leave one card that may not be thrown.</source>
        <translation>O que acontece quando sobraria uma carta que não pode ser descartada.</translation>
    </message>
    <message>
        <source>Cards never drawn</source>
        <translation>Cartas nunca compradas</translation>
    </message>
    <message>
        <source>So many cards at the bottom of the stock are left there.</source>
        <translation>Este número de cartas no fundo do monte fica ali.</translation>
    </message>
    <message>
        <source>When the stock is out</source>
        <translation>Quando o monte acaba</translation>
    </message>
    <message>
        <source>At which moment the deal ends once no card can be drawn.</source>
        <translation>Em que momento a rodada termina quando não há mais o que comprar.</translation>
    </message>
    <message>
        <source>Rounds of a stalemate</source>
        <translation>Voltas de impasse</translation>
    </message>
    <message>
        <source>After so many rounds of only swapping a one-card pile the deal ends.</source>
        <translation>Depois deste número de voltas só trocando um lixo de uma carta, a rodada termina.</translation>
    </message>
    <message>
        <source>each for himself</source>
        <translation>cada um por si</translation>
    </message>
    <message>
        <source>facing pairs</source>
        <translation>duplas de frente</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>dois times de três</translation>
    </message>
    <message>
        <source>a solo player against a pair</source>
        <translation>um sozinho contra uma dupla</translation>
    </message>
    <message>
        <source>as many as a hand</source>
        <translation>tantas como na mão</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>sentido horário</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>sentido anti-horário</translation>
    </message>
    <message>
        <source>who draws the lowest card</source>
        <translation>quem tira a carta mais baixa</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>por sorteio</translation>
    </message>
    <message>
        <source>at the left of the highest card</source>
        <translation>à esquerda da carta mais alta</translation>
    </message>
    <message>
        <source>the one after the dealer</source>
        <translation>quem vem depois de quem dá</translation>
    </message>
    <message>
        <source>one seat on in the direction of play</source>
        <translation>um lugar adiante no sentido do jogo</translation>
    </message>
    <message>
        <source>off</source>
        <translation>não</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>ao acaso</translation>
    </message>
    <message>
        <source>you lift yourself</source>
        <translation>você mesmo levanta</translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation>todos os valores</translation>
    </message>
    <message>
        <source>ace, 2, 3 … king, ace</source>
        <translation>ás, 2, 3 … rei, ás</translation>
    </message>
    <message>
        <source>ace, 3, 4 … king, ace</source>
        <translation>ás, 3, 4 … rei, ás</translation>
    </message>
    <message>
        <source>where the player lays it</source>
        <translation>onde o jogador o baixa</translation>
    </message>
    <message>
        <source>at the high end</source>
        <translation>na ponta alta</translation>
    </message>
    <message>
        <source>at the low end</source>
        <translation>na ponta baixa</translation>
    </message>
    <message>
        <source>the whole pile</source>
        <translation>o lixo inteiro</translation>
    </message>
    <message>
        <source>the top card only</source>
        <translation>só a carta de cima</translation>
    </message>
    <message>
        <source>free</source>
        <translation>livre</translation>
    </message>
    <message>
        <source>meld any card in that turn</source>
        <translation>baixar alguma carta nessa vez</translation>
    </message>
    <message>
        <source>meld the top card at once</source>
        <translation>baixar logo a carta de cima</translation>
    </message>
    <message>
        <source>hold a pair that fits the top card</source>
        <translation>ter um par que combine com a carta de cima</translation>
    </message>
    <message>
        <source>cards of the hand</source>
        <translation>cartas da mão</translation>
    </message>
    <message>
        <source>the hand and own melds</source>
        <translation>a mão e os próprios jogos</translation>
    </message>
    <message>
        <source>the hand, own melds and the pile</source>
        <translation>a mão, os próprios jogos e o lixo</translation>
    </message>
    <message>
        <source>with an empty hand</source>
        <translation>com a mão vazia</translation>
    </message>
    <message>
        <source>empty, or only wilds left</source>
        <translation>vazia, ou só com curingas</translation>
    </message>
    <message>
        <source>at the own next turn</source>
        <translation>na própria próxima vez</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>na hora</translation>
    </message>
    <message>
        <source>its cards count as held</source>
        <translation>suas cartas contam como na mão</translation>
    </message>
    <message>
        <source>as if not taken</source>
        <translation>como se não fosse pego</translation>
    </message>
    <message>
        <source>must be taken</source>
        <translation>precisa ser pego</translation>
    </message>
    <message>
        <source>taken, or none left</source>
        <translation>pego, ou se não resta nenhum</translation>
    </message>
    <message>
        <source>must be thrown</source>
        <translation>precisa ser descartada</translation>
    </message>
    <message>
        <source>may be melded too</source>
        <translation>pode também ser baixada</translation>
    </message>
    <message>
        <source>the play is refused</source>
        <translation>a jogada é recusada</translation>
    </message>
    <message>
        <source>the card is kept</source>
        <translation>a carta fica na mão</translation>
    </message>
    <message>
        <source>at once with the last draw</source>
        <translation>na hora, com a última compra</translation>
    </message>
    <message>
        <source>after that turn</source>
        <translation>depois dessa vez</translation>
    </message>
    <message>
        <source>when the next cannot draw</source>
        <translation>quando o próximo não pode comprar</translation>
    </message>
    <message>
        <source>A joker</source>
        <translation>Um joker</translation>
    </message>
    <message>
        <source>Points of a joker, on the table for you and in hand against you.</source>
        <translation>Pontos de um joker, a favor na mesa e contra na mão.</translation>
    </message>
    <message>
        <source>A 2</source>
        <translation>Um 2</translation>
    </message>
    <message>
        <source>Points of a 2, whether natural or wild.</source>
        <translation>Pontos de um 2, seja natural ou curinga.</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Um ás</translation>
    </message>
    <message>
        <source>Points of an ace.</source>
        <translation>Pontos de um ás.</translation>
    </message>
    <message>
        <source>8 to king</source>
        <translation>Do 8 ao rei</translation>
    </message>
    <message>
        <source>Points of each 8, 9, 10, jack, queen and king.</source>
        <translation>Pontos de cada 8, 9, 10, valete, dama e rei.</translation>
    </message>
    <message>
        <source>3 to 7</source>
        <translation>Do 3 ao 7</translation>
    </message>
    <message>
        <source>Points of each 3, 4, 5, 6 and 7.</source>
        <translation>Pontos de cada 3, 4, 5, 6 e 7.</translation>
    </message>
    <message>
        <source>Cards that make {a_canasta}</source>
        <translation>Cartas que formam {a_canasta}</translation>
    </message>
    <message>
        <source>From this size on a meld earns a bonus.</source>
        <translation>A partir deste tamanho um jogo vale bônus.</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Limpa</translation>
    </message>
    <message>
        <source>The bonus of {a_canasta} without a wild card.</source>
        <translation>O bônus quando {a_canasta} não tem curinga.</translation>
    </message>
    <message>
        <source>Dirty</source>
        <translation>Suja</translation>
    </message>
    <message>
        <source>The bonus of {a_canasta} with a wild card.</source>
        <translation>O bônus quando {a_canasta} tem um curinga.</translation>
    </message>
    <message>
        <source>Semi-clean</source>
        <translation>Semilimpa</translation>
    </message>
    <message>
        <source>The bonus where seven natural cards lie beside the wild one.</source>
        <translation>O bônus quando há sete cartas naturais ao lado do curinga.</translation>
    </message>
    <message>
        <source>What is semi-clean</source>
        <translation>O que é semilimpo</translation>
    </message>
    <message>
        <source>Where the wild card of a run may stand for it to be semi-clean.</source>
        <translation>Onde o curinga de uma sequência pode estar para ela ser semilimpa.</translation>
    </message>
    <message>
        <source>Run of thirteen</source>
        <translation>Sequência de treze</translation>
    </message>
    <message>
        <source>The bonus of a run of exactly thirteen natural cards.</source>
        <translation>O bônus de uma sequência de exatamente treze cartas naturais.</translation>
    </message>
    <message>
        <source>From ace to ace</source>
        <translation>De ás a ás</translation>
    </message>
    <message>
        <source>The bonus of a run of fourteen natural cards, an ace at both ends.</source>
        <translation>O bônus de uma sequência de quatorze cartas naturais, um ás em cada ponta.</translation>
    </message>
    <message>
        <source>Royal, clean</source>
        <translation>Real limpa</translation>
    </message>
    <message>
        <source>The bonus of a run of thirteen or more without a wild card.</source>
        <translation>O bônus de uma sequência de treze cartas ou mais sem curinga.</translation>
    </message>
    <message>
        <source>Royal, dirty</source>
        <translation>Real suja</translation>
    </message>
    <message>
        <source>The bonus of a run of thirteen or more with a wild card.</source>
        <translation>O bônus de uma sequência de treze cartas ou mais com um curinga.</translation>
    </message>
    <message>
        <source>Super, clean</source>
        <translation>Super limpa</translation>
    </message>
    <message>
        <source>The bonus of a set that holds all natural cards of its rank.</source>
        <translation>O bônus de uma trinca com todas as cartas naturais do seu valor.</translation>
    </message>
    <message>
        <source>Super, dirty</source>
        <translation>Super suja</translation>
    </message>
    <message>
        <source>The bonus of such a set with a wild card besides.</source>
        <translation>O bônus de uma trinca assim com um curinga além delas.</translation>
    </message>
    <message>
        <source>Aces, clean</source>
        <translation>Ases limpa</translation>
    </message>
    <message>
        <source>The bonus of a set of seven or more aces without a wild card.</source>
        <translation>O bônus de uma trinca de sete ou mais ases sem curinga.</translation>
    </message>
    <message>
        <source>Aces, dirty</source>
        <translation>Ases suja</translation>
    </message>
    <message>
        <source>The bonus of a set of seven or more aces with a wild card.</source>
        <translation>O bônus de uma trinca de sete ou mais ases com um curinga.</translation>
    </message>
    <message>
        <source>Wilds alone</source>
        <translation>Só curingas</translation>
    </message>
    <message>
        <source>The bonus of seven or more jokers and twos; else they count as dirty.</source>
        <translation>O bônus de sete ou mais jokers e dois; senão contam como suja.</translation>
    </message>
    <message>
        <source>Twos alone</source>
        <translation>Só dois</translation>
    </message>
    <message>
        <source>The bonus of a meld of seven or more twos.</source>
        <translation>O bônus de um jogo de sete ou mais dois.</translation>
    </message>
    <message>
        <source>Jokers alone</source>
        <translation>Só jokers</translation>
    </message>
    <message>
        <source>The bonus of a meld of seven or more jokers.</source>
        <translation>O bônus de um jogo de sete ou mais jokers.</translation>
    </message>
    <message>
        <source>Unfinished meld of wilds</source>
        <translation>Jogo de curingas incompleto</translation>
    </message>
    <message>
        <source>What each meld of wilds alone costs that has not reached its full size.</source>
        <translation>Quanto custa cada jogo só de curingas que não chegou ao tamanho completo.</translation>
    </message>
    <message>
        <source>The bonus of the side that closes the deal.</source>
        <translation>O bônus do lado que bate e fecha a rodada.</translation>
    </message>
    <message>
        <source>Taking {the_reserve}</source>
        <translation>Pegar {the_reserve}</translation>
    </message>
    <message>
        <source>The bonus of a side that has taken {the_reserve}.</source>
        <translation>O bônus de um lado que pegou {the_reserve}.</translation>
    </message>
    <message>
        <source>Not taking {the_reserve}</source>
        <translation>Não pegar {the_reserve}</translation>
    </message>
    <message>
        <source>What it costs a side never to have taken {the_reserve}.</source>
        <translation>Quanto custa a um lado nunca ter pego {the_reserve}.</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Pontos da partida</translation>
    </message>
    <message>
        <source>The total that ends the match, unless a number of deals does.</source>
        <translation>O total que encerra a partida, a não ser que um número de rodadas a encerre.</translation>
    </message>
    <message>
        <source>Reached or passed</source>
        <translation>Atingido ou passado</translation>
    </message>
    <message>
        <source>Whether exactly this total is enough.</source>
        <translation>Se basta chegar exatamente a este total.</translation>
    </message>
    <message>
        <source>A fixed number of deals</source>
        <translation>Um número fixo de rodadas</translation>
    </message>
    <message>
        <source>The match ends after so many deals, as in tournaments.</source>
        <translation>A partida termina depois deste número de rodadas, como nos torneios.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Um empate</translation>
    </message>
    <message>
        <source>What follows when both sides have the same total at the end.</source>
        <translation>O que acontece quando os dois lados têm o mesmo total no fim.</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Pontos de vitória</translation>
    </message>
    <message>
        <source>The table that turns the difference of totals into points out of 20.</source>
        <translation>A tabela que transforma a diferença dos totais em pontos de um total de 20.</translation>
    </message>
    <message>
        <source>{reserves_title} of the first part</source>
        <translation>{reserves_title} da primeira fase</translation>
    </message>
    <message>
        <source>Their sizes, the one taken first leading, as in 18, 11.</source>
        <translation>Os tamanhos, começando pelo que é pego primeiro, como 18, 11.</translation>
    </message>
    <message>
        <source>The first to take one plays alone</source>
        <translation>O primeiro a pegar joga sozinho</translation>
    </message>
    <message>
        <source>Whoever takes the first {reserve} plays against the two others.</source>
        <translation>Quem pega o primeiro {reserve} joga contra os outros dois.</translation>
    </message>
    <message>
        <source>Each for himself from</source>
        <translation>Cada um por si a partir de</translation>
    </message>
    <message>
        <source>From this total on nobody forms a pair in the deals that follow.</source>
        <translation>A partir deste total ninguém mais forma dupla nas rodadas seguintes.</translation>
    </message>
    <message>
        <source>{reserves_title} of the second part</source>
        <translation>{reserves_title} da segunda fase</translation>
    </message>
    <message>
        <source>Their sizes once everyone plays for himself, as in 11, 11, 11.</source>
        <translation>Os tamanhos quando cada um joga por si, como 11, 11, 11.</translation>
    </message>
    <message>
        <source>Points of the pair</source>
        <translation>Pontos da dupla</translation>
    </message>
    <message>
        <source>How a pair shares what it has made in a deal.</source>
        <translation>Como uma dupla divide o que fez numa rodada.</translation>
    </message>
    <message>
        <source>seven naturals on one side</source>
        <translation>sete naturais de um lado</translation>
    </message>
    <message>
        <source>only at an end of the run</source>
        <translation>só numa ponta da sequência</translation>
    </message>
    <message>
        <source>reached is enough</source>
        <translation>basta atingir</translation>
    </message>
    <message>
        <source>must be passed</source>
        <translation>precisa passar</translation>
    </message>
    <message>
        <source>another deal is played</source>
        <translation>joga-se mais uma rodada</translation>
    </message>
    <message>
        <source>for three deals</source>
        <translation>para três rodadas</translation>
    </message>
    <message>
        <source>for four deals</source>
        <translation>para quatro rodadas</translation>
    </message>
    <message>
        <source>half for each, rounded up</source>
        <translation>metade para cada um, arredondada para cima</translation>
    </message>
</context>
<context>
    <name>pickup</name>
    <message>
        <source>Take the pile and lay its top card at once:</source>
        <translation>Pegue o lixo e baixe logo a carta de cima:</translation>
    </message>
    <message>
        <source>new meld with {cards}</source>
        <translation>novo jogo com {cards}</translation>
    </message>
    <message>
        <source>onto {meld} with {cards}</source>
        <translation>para aumentar {meld} com {cards}</translation>
    </message>
    <message>
        <source>onto {meld}</source>
        <translation>para aumentar {meld}</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>This deal: {before} with your first cards, {now} with those of the others.</source>
        <translation>Esta rodada: {before} com as suas primeiras cartas, {now} com as dos outros.</translation>
    </message>
    <message>
        <source>The same cards: {before} the first time, {now} now.</source>
        <translation>As mesmas cartas: {before} na primeira vez, {now} agora.</translation>
    </message>
    <message>
        <source>No deal has been played twice yet.</source>
        <translation>Nenhuma rodada foi jogada duas vezes ainda.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) better than the first time.</source>
        <translation>
            <numerusform>%n ponto melhor que na primeira vez.</numerusform>
            <numerusform>%n pontos melhor que na primeira vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than the first time.</source>
        <translation>
            <numerusform>%n ponto pior que na primeira vez.</numerusform>
            <numerusform>%n pontos pior que na primeira vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Just as many points as the first time.</source>
        <translation>Tantos pontos quantos na primeira vez.</translation>
    </message>
    <message numerus="yes">
        <source>Same cards: %n point(s) a deal more for you than for the others.</source>
        <translation>
            <numerusform>Mesmas cartas: %n ponto por rodada a mais para você do que para os outros.</numerusform>
            <numerusform>Mesmas cartas: %n pontos por rodada a mais para você do que para os outros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Same cards: %n point(s) a deal less for you than for the others.</source>
        <translation>
            <numerusform>Mesmas cartas: %n ponto por rodada a menos para você do que para os outros.</numerusform>
            <numerusform>Mesmas cartas: %n pontos por rodada a menos para você do que para os outros.</numerusform>
        </translation>
    </message>
    <message>
        <source>Same cards: as many points for you as for the others.</source>
        <translation>Mesmas cartas: tantos pontos para você quantos para os outros.</translation>
    </message>
    <message>
        <source>This is practice. Your match waits among the saved matches; after the deal the way leads back to it.</source>
        <translation>Isto é um treino. A sua partida espera entre as partidas salvas; depois da rodada o caminho leva de volta a ela.</translation>
    </message>
    <message>
        <source>The same deals are dealt again, but everybody gets the cards that the player before had: you play what your opponents played. Luck is the same for both sides then, so what is left is play. Such a match counts as practice, as some of its cards are known.</source>
        <translation>As mesmas rodadas são dadas de novo, mas cada um recebe as cartas que o jogador anterior tinha: você joga o que os seus adversários jogaram. Assim a sorte é igual para os dois lados, e o que resta é o jogo. Uma partida assim conta como treino, pois algumas das suas cartas são conhecidas.</translation>
    </message>
    <message numerus="yes">
        <source>The match has the same %n deal(s).</source>
        <translation>
            <numerusform>A partida tem %n rodada, a mesma.</numerusform>
            <numerusform>A partida tem as mesmas %n rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The matches are being read …</source>
        <translation>Lendo as partidas …</translation>
    </message>
    <message>
        <source>No match is finished yet. Once you have played one to its end, it is offered here, to be played from the other side.</source>
        <translation>Nenhuma partida terminou ainda. Quando você jogar uma até o fim, ela aparece aqui para ser jogada do outro lado.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>With your first cards</source>
        <translation>Com as suas primeiras cartas</translation>
    </message>
    <message>
        <source>With the others&apos; cards</source>
        <translation>Com as cartas dos outros</translation>
    </message>
    <message>
        <source>Better than the others by</source>
        <translation>Melhor que os outros por</translation>
    </message>
    <message>
        <source>The first time</source>
        <translation>Na primeira vez</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Better by</source>
        <translation>Melhor por</translation>
    </message>
    <message>
        <source>deal {deal}: before {before}, now {now}, better by {gain}</source>
        <translation>rodada {deal}: antes {before}, agora {now}, melhor por {gain}</translation>
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
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Tamanhos</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
</context>
<context>
    <name>referee</name>
    <message>
        <source>It was dirty before, and stays so for good.</source>
        <translation>Já era sujo e fica sujo para sempre.</translation>
    </message>
    <message>
        <source>It is closed and takes no more cards.</source>
        <translation>Está fechado e não leva mais cartas.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %n wild card(s).</source>
        <translation>
            <numerusform>Um jogo de %n curinga.</numerusform>
            <numerusform>Um jogo de %n curingas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set of %n card(s): {ranks}.</source>
        <translation>
            <numerusform>Uma trinca de %n carta: {ranks}.</numerusform>
            <numerusform>Uma trinca de %n cartas: {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A run of %n card(s) in {suit}.</source>
        <translation>
            <numerusform>Uma sequência de %n carta de {suit}.</numerusform>
            <numerusform>Uma sequência de %n cartas de {suit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 2 stands in its own place, so no card is wild.</source>
        <translation>O 2 está no seu próprio lugar, e nenhuma carta é curinga.</translation>
    </message>
    <message>
        <source>No card is wild.</source>
        <translation>Nenhuma carta é curinga.</translation>
    </message>
    <message>
        <source>The wild card is {wild}.</source>
        <translation>O curinga é {wild}.</translation>
    </message>
    <message>
        <source>Here {wild} stands for {face}, and might as well lie at the other end.</source>
        <translation>Aqui {wild} vale {face}, e poderia ficar também na outra ponta.</translation>
    </message>
    <message>
        <source>Here {wild} stands for {face}.</source>
        <translation>Aqui {wild} vale {face}.</translation>
    </message>
    <message>
        <source>{canasta}.</source>
        <translation>{canasta}.</translation>
    </message>
    <message numerus="yes">
        <source>It lacks %n card(s) to be {a_canasta}.</source>
        <translation>
            <numerusform>Falta %n carta para ser {a_canasta}.</numerusform>
            <numerusform>Faltam %n cartas para ser {a_canasta}.</numerusform>
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
            <numerusform>Um jogo precisa de pelo menos %n carta.</numerusform>
            <numerusform>Um jogo precisa de pelo menos %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jokers and twos alone make no meld: it needs other cards for them to stand beside.</source>
        <translation>Só jokers e dois não formam jogo: é preciso ter outras cartas junto deles.</translation>
    </message>
    <message numerus="yes">
        <source>A meld takes at most %n wild card(s): a joker, or a 2 away from its own place.</source>
        <translation>
            <numerusform>Um jogo leva no máximo %n curinga: um joker, ou um 2 fora do seu lugar.</numerusform>
            <numerusform>Um jogo leva no máximo %n curingas: jokers, ou dois fora do seu lugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards do not go together: a meld is one rank, or one suit in sequence.</source>
        <translation>Estas cartas não combinam: um jogo é de um só valor, ou de um só naipe em sequência.</translation>
    </message>
    <message>
        <source>A run takes each rank only once, and here one comes twice.</source>
        <translation>Uma sequência leva cada valor uma vez só, e aqui um aparece duas vezes.</translation>
    </message>
    <message>
        <source>This run has a gap: it still needs {cards}.</source>
        <translation>Esta sequência tem um vão: ainda precisa de {cards}.</translation>
    </message>
    <message>
        <source>A run does not go round the corner: the ace stands below the 2 or above the king.</source>
        <translation>Uma sequência não dá a volta: o ás fica abaixo do 2 ou acima do rei.</translation>
    </message>
    <message>
        <source>A run takes only one ace, at its low end or at its high end.</source>
        <translation>Uma sequência leva um ás só, na ponta baixa ou na ponta alta.</translation>
    </message>
    <message numerus="yes">
        <source>A run has at most %n card(s).</source>
        <translation>
            <numerusform>Uma sequência tem no máximo %n carta.</numerusform>
            <numerusform>Uma sequência tem no máximo %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set has at most %n card(s).</source>
        <translation>
            <numerusform>Uma trinca tem no máximo %n carta.</numerusform>
            <numerusform>Uma trinca tem no máximo %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sets are not played here: lay cards of one suit in sequence.</source>
        <translation>Aqui não se jogam trincas: baixe cartas do mesmo naipe em sequência.</translation>
    </message>
    <message>
        <source>Sets may only be made of {allowed} here.</source>
        <translation>Aqui só se podem fazer trincas de {allowed}.</translation>
    </message>
    <message numerus="yes">
        <source>The deck holds {card} only %n time(s).</source>
        <translation>
            <numerusform>{card}: só há %n no baralho.</numerusform>
            <numerusform>{card}: só há %n no baralho.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is played without jokers.</source>
        <translation>Este jogo é jogado sem jokers.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %n card(s) is closed here and takes no more.</source>
        <translation>
            <numerusform>Aqui um jogo de %n carta está fechado e não leva mais nenhuma.</numerusform>
            <numerusform>Aqui um jogo de %n cartas está fechado e não leva mais nenhuma.</numerusform>
        </translation>
    </message>
    <message>
        <source>This meld has its wild already: only the natural card may take its place.</source>
        <translation>Este jogo já tem o seu curinga: só a carta natural pode tomar o lugar dele.</translation>
    </message>
    <message>
        <source>In this meld {card} stands in its own place and may not turn wild any more.</source>
        <translation>Neste jogo {card} está no seu próprio lugar e não pode mais virar curinga.</translation>
    </message>
    <message>
        <source>Your side already has a set of {ranks}: add the cards to that one.</source>
        <translation>O seu lado já tem uma trinca de {ranks}: acrescente as cartas a ela.</translation>
    </message>
    <message>
        <source>Your side already has a run of this suit: here it may own only one of each.</source>
        <translation>O seu lado já tem uma sequência deste naipe: aqui só pode ter uma de cada.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Esta rodada terminou.</translation>
    </message>
    <message>
        <source>Draw first: one card from the stock, or the whole pile.</source>
        <translation>Primeiro compre: uma carta do monte, ou o lixo inteiro.</translation>
    </message>
    <message>
        <source>You have drawn already this turn: now meld, or discard a card.</source>
        <translation>Você já comprou nesta vez: agora baixe, ou descarte uma carta.</translation>
    </message>
    <message>
        <source>You do not hold {cards}.</source>
        <translation>Você não tem {cards}.</translation>
    </message>
    <message>
        <source>Cards may only be added to a meld of your own side.</source>
        <translation>Só se pode acrescentar cartas a um jogo do próprio lado.</translation>
    </message>
    <message>
        <source>First the pack is cut: lift some cards off it.</source>
        <translation>Primeiro corta-se o baralho: levante algumas cartas.</translation>
    </message>
    <message>
        <source>The pack has been cut already.</source>
        <translation>O baralho já foi cortado.</translation>
    </message>
    <message numerus="yes">
        <source>Of this pack you may lift at least one and at most %n card(s).</source>
        <translation>
            <numerusform>Deste baralho você pode levantar pelo menos uma carta e no máximo %n.</numerusform>
            <numerusform>Deste baralho você pode levantar pelo menos uma carta e no máximo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty: you can only take the pile.</source>
        <translation>O monte está vazio: você só pode pegar o lixo.</translation>
    </message>
    <message>
        <source>There are cards in the stock yet: draw one, or take the pile.</source>
        <translation>Ainda há cartas no monte: compre uma, ou pegue o lixo.</translation>
    </message>
    <message>
        <source>Only the first card drawn by the first player of a deal may be refused, and only at once.</source>
        <translation>Só a primeira carta comprada pelo primeiro jogador de uma rodada pode ser recusada, e só na hora.</translation>
    </message>
    <message>
        <source>The pile is empty: draw from the stock.</source>
        <translation>O lixo está vazio: compre do monte.</translation>
    </message>
    <message numerus="yes">
        <source>To take a pile of one card you need at least %n card(s) in hand.</source>
        <translation>
            <numerusform>Para pegar um lixo de uma carta você precisa ter pelo menos %n carta na mão.</numerusform>
            <numerusform>Para pegar um lixo de uma carta você precisa ter pelo menos %n cartas na mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is blocked: a wild card lies on top of it.</source>
        <translation>O lixo está trancado: há um curinga em cima.</translation>
    </message>
    <message>
        <source>The pile is free here: take it first, and lay cards afterwards.</source>
        <translation>Aqui o lixo é livre: pegue-o primeiro e baixe cartas depois.</translation>
    </message>
    <message>
        <source>To take the pile, you must be able to lay {card} at once in a meld.</source>
        <translation>Para pegar o lixo, você precisa poder baixar {card} na hora num jogo.</translation>
    </message>
    <message>
        <source>The pile is taken with a new meld here: {card} and cards of your hand.</source>
        <translation>Aqui o lixo é pego com um jogo novo: {card} e cartas da sua mão.</translation>
    </message>
    <message>
        <source>To take the pile, lay {card} at once with two cards of your hand that make a meld with it.</source>
        <translation>Para pegar o lixo, baixe {card} na hora com duas cartas da sua mão que formem jogo.</translation>
    </message>
    <message>
        <source>The two cards that take the pile may not be wild.</source>
        <translation>As duas cartas que pegam o lixo não podem ser curingas.</translation>
    </message>
    <message>
        <source>Whoever takes the pile melds at least one card: nothing that you would hold can be laid.</source>
        <translation>Quem pega o lixo baixa pelo menos uma carta: nada do que você teria pode ser baixado.</translation>
    </message>
    <message>
        <source>You took the pile, so you lay at least one card before you discard.</source>
        <translation>Você pegou o lixo: baixe pelo menos uma carta antes de descartar.</translation>
    </message>
    <message>
        <source>You took {card} as the only card of the pile, so you may not throw it back this turn.</source>
        <translation>Você pegou {card} como única carta do lixo e não pode devolver essa carta nesta vez.</translation>
    </message>
    <message>
        <source>Here it takes a discard to reach {the_reserve}: keep a card to throw.</source>
        <translation>Aqui é preciso um descarte para pegar {the_reserve}: guarde uma carta para descartar.</translation>
    </message>
    <message>
        <source>Here no discard reaches {the_reserve}: lay down all your cards to take it.</source>
        <translation>Aqui nenhum descarte permite pegar {the_reserve}: baixe todas as suas cartas para isso.</translation>
    </message>
    <message>
        <source>The discard that takes {the_reserve} may not be a joker or a 2.</source>
        <translation>O descarte com que se pega {the_reserve} não pode ser um joker nem um 2.</translation>
    </message>
    <message>
        <source>You may not take {the_reserve} yet: your side needs {a_canasta}, a meld of {size} or more cards.</source>
        <translation>Você ainda não pode pegar {the_reserve}: o seu lado precisa ter {a_canasta}, um jogo de {size} cartas ou mais.</translation>
    </message>
    <message>
        <source>To take {the_reserve} now you may hold no card but jokers and twos.</source>
        <translation>Para pegar {the_reserve} agora você só pode ter jokers e dois na mão.</translation>
    </message>
    <message>
        <source>Your side cannot take {a_reserve} any more.</source>
        <translation>O seu lado não pode mais pegar {a_reserve}.</translation>
    </message>
    <message>
        <source>You may not close yet: your side has not taken {a_reserve}.</source>
        <translation>Você ainda não pode bater: o seu lado não pegou {a_reserve}.</translation>
    </message>
    <message>
        <source>You may not close yet: your side needs {a_canasta}, a meld of {size} or more cards.</source>
        <translation>Você ainda não pode bater: o seu lado precisa ter {a_canasta}, um jogo de {size} cartas ou mais.</translation>
    </message>
    <message>
        <source>You may not close yet: your side needs {a_clean_canasta}, {size} or more cards without a wild.</source>
        <translation>Você ainda não pode bater: o seu lado precisa ter {a_clean_canasta}, {size} cartas ou mais sem curinga.</translation>
    </message>
    <message>
        <source>You may not close by melding: keep one card to discard.</source>
        <translation>Você não pode bater baixando tudo: guarde uma carta para descartar.</translation>
    </message>
    <message>
        <source>The discard that closes may not be a joker or a 2.</source>
        <translation>O descarte da batida não pode ser um joker nem um 2.</translation>
    </message>
    <message>
        <source>You may not close yet: a meld of wilds alone must grow to {size} cards first.</source>
        <translation>Você ainda não pode bater: um jogo só de curingas precisa antes chegar a {size} cartas.</translation>
    </message>
    <message>
        <source>A turn ends with a discard.</source>
        <translation>Uma vez termina com um descarte.</translation>
    </message>
    <message numerus="yes">
        <source>A meld takes at most %n wild card(s), jokers or twos.</source>
        <translation>
            <numerusform>Um jogo leva no máximo %n curinga, joker ou 2.</numerusform>
            <numerusform>Um jogo leva no máximo %n curingas, jokers ou dois.</numerusform>
        </translation>
    </message>
    <message>
        <source>A run does not go round the corner: the ace stands below the 3 or above the king.</source>
        <translation>Uma sequência não dá a volta: o ás fica abaixo do 3 ou acima do rei.</translation>
    </message>
    <message>
        <source>These cards do not go together: a meld is cards of one suit in sequence.</source>
        <translation>Estas cartas não combinam: um jogo é de cartas do mesmo naipe em sequência.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone, the only card of the pile you took, and may not throw it back.</source>
        <translation>Sobraria só {card}, a única carta do lixo que você pegou, e não se pode devolvê-la.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and here no discard reaches {the_reserve}.</source>
        <translation>Sobraria só {card}, e aqui nenhum descarte permite pegar {the_reserve}.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and a joker or a 2 may not be thrown to take {the_reserve}.</source>
        <translation>Sobraria só {card}, e não se pode descartar um joker ou um 2 para pegar {the_reserve}.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close, since your side has not taken {a_reserve}.</source>
        <translation>Sobraria só {card} e você não poderia bater: o seu lado não pegou {a_reserve}.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close: that takes {a_canasta}, a meld of {size} or more cards.</source>
        <translation>Sobraria só {card} e você não poderia bater: é preciso ter {a_canasta}, um jogo de {size} cartas ou mais.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close: that takes {a_clean_canasta}, {size} or more cards without a wild.</source>
        <translation>Sobraria só {card} e você não poderia bater: é preciso ter {a_clean_canasta}, {size} cartas ou mais sem curinga.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and the discard that closes may not be a joker or a 2.</source>
        <translation>Sobraria só {card}, e o descarte da batida não pode ser um joker nem um 2.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and {the_reserve} takes {a_canasta} first, a meld of {size} or more cards.</source>
        <translation>Sobraria só {card}, e para pegar {the_reserve} é preciso antes ter {a_canasta}, um jogo de {size} cartas ou mais.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close: a meld of wilds alone must grow to {size} cards first.</source>
        <translation>Sobraria só {card} e você não poderia bater: um jogo só de curingas precisa antes chegar a {size} cartas.</translation>
    </message>
    <message>
        <source>You would have no card left, and here it takes a discard to reach {the_reserve}: keep one.</source>
        <translation>Você ficaria sem cartas, e aqui é preciso um descarte para pegar {the_reserve}: guarde uma.</translation>
    </message>
    <message>
        <source>You would have no card left and could not close, since your side has not taken {a_reserve}.</source>
        <translation>Você ficaria sem cartas e não poderia bater: o seu lado não pegou {a_reserve}.</translation>
    </message>
    <message>
        <source>You would have no card left and could not close: that takes {a_canasta}, a meld of {size} or more cards.</source>
        <translation>Você ficaria sem cartas e não poderia bater: é preciso ter {a_canasta}, um jogo de {size} cartas ou mais.</translation>
    </message>
    <message>
        <source>You would have no card left and could not close: that takes {a_clean_canasta}, {size} or more cards without a wild.</source>
        <translation>Você ficaria sem cartas e não poderia bater: é preciso ter {a_clean_canasta}, {size} cartas ou mais sem curinga.</translation>
    </message>
    <message>
        <source>You would have no card left to discard, and closing takes a discard: keep one card.</source>
        <translation>Você ficaria sem carta para descartar, e para bater é preciso um descarte: guarde uma.</translation>
    </message>
    <message>
        <source>You would have no card left, and {the_reserve} takes {a_canasta} first, a meld of {size} or more cards.</source>
        <translation>Você ficaria sem cartas, e para pegar {the_reserve} é preciso antes ter {a_canasta}, um jogo de {size} cartas ou mais.</translation>
    </message>
    <message>
        <source>You would have no card left and could not close: a meld of wilds alone must grow to {size} cards first.</source>
        <translation>Você ficaria sem cartas e não poderia bater: um jogo só de curingas precisa antes chegar a {size} cartas.</translation>
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
        <translation>Ótima</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Boa</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisão</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Erro grave</translation>
    </message>
    <message>
        <source>Stock or pile</source>
        <translation>Monte ou lixo</translation>
    </message>
    <message>
        <source>What to meld</source>
        <translation>O que baixar</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>O que descartar</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Batida</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Vez {number}</translation>
    </message>
    <message>
        <source>Deal {deal}, turn {number}</source>
        <translation>Rodada {deal}, vez {number}</translation>
    </message>
    <message numerus="yes">
        <source>{grade}: %n point(s) lost</source>
        <translation>
            <numerusform>{grade}: %n ponto perdido</numerusform>
            <numerusform>{grade}: %n pontos perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>Sem escolha</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Ainda não avaliada</translation>
    </message>
    <message>
        <source>{turn}: {played}. {grade}.</source>
        <translation>{turn}: {played}. {grade}.</translation>
    </message>
    <message>
        <source>{turn}: {played}. Not judged yet.</source>
        <translation>{turn}: {played}. Ainda não avaliada.</translation>
    </message>
    <message>
        <source>{turn}: expected {before}, after your decision {after}. {grade}.</source>
        <translation>{turn}: esperado {before}, depois da sua decisão {after}. {grade}.</translation>
    </message>
    <message>
        <source>The graph has no points yet.</source>
        <translation>O gráfico ainda não tem pontos.</translation>
    </message>
    <message>
        <source>Expected result over the deal: {first} at your first decision, at most {most} ({best}), at least {least} ({worst}), {result} in the end.</source>
        <translation>Resultado esperado ao longo da rodada: {first} na sua primeira decisão, no máximo {most} ({best}), no mínimo {least} ({worst}), {result} no fim.</translation>
    </message>
    <message>
        <source>The graph has no deals yet.</source>
        <translation>O gráfico ainda não tem rodadas.</translation>
    </message>
    <message>
        <source>deal {number}: result {result}, luck {luck}, lost by decisions {lost}</source>
        <translation>rodada {number}: resultado {result}, sorte {luck}, perdido por decisões {lost}</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Cartas dadas</translation>
    </message>
    <message>
        <source>What your first cards promised before you played.</source>
        <translation>O que as suas primeiras cartas prometiam antes de você jogar.</translation>
    </message>
    <message>
        <source>Your draws</source>
        <translation>Suas compras</translation>
    </message>
    <message>
        <source>How much better or worse than average the cards were that you drew.</source>
        <translation>Quanto as cartas que você comprou foram melhores ou piores que a média.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Os outros</translation>
    </message>
    <message>
        <source>What the other players drew and did in their turns, your partner included.</source>
        <translation>O que os outros compraram e fizeram nas suas vezes, o seu parceiro também.</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Suas decisões</translation>
    </message>
    <message>
        <source>What your decisions lost against the best ones. It is never a gain.</source>
        <translation>O que as suas decisões perderam em relação às melhores. Nunca é um ganho.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>By how many points your side was ahead of the others in the end.</source>
        <translation>Por quantos pontos o seu lado estava no fim à frente dos outros.</translation>
    </message>
    <message>
        <source>It is your turn: stock or pile? Play as you would now, or see the answer.</source>
        <translation>É a sua vez: monte ou lixo? Jogue como faria agora, ou veja a resposta.</translation>
    </message>
    <message>
        <source>The turn is yours. Play it as you would now, or see the answer.</source>
        <translation>A vez é sua. Jogue como faria agora, ou veja a resposta.</translation>
    </message>
    <message>
        <source>The coach plays this on …</source>
        <translation>O treinador está jogando isto adiante …</translation>
    </message>
    <message>
        <source>That is as good as the best play.</source>
        <translation>É tão boa quanto a melhor jogada.</translation>
    </message>
    <message numerus="yes">
        <source>That is worth %n point(s) less than the best play.</source>
        <translation>
            <numerusform>Vale %n ponto a menos que a melhor jogada.</numerusform>
            <numerusform>Vale %n pontos a menos que a melhor jogada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected {points}, perhaps as good as any</source>
        <translation>Esperado {points}, talvez tão boa quanto qualquer outra</translation>
    </message>
    <message>
        <source>Expected {points}, as good as any</source>
        <translation>Esperado {points}, tão boa quanto qualquer outra</translation>
    </message>
    <message numerus="yes">
        <source>Expected {points}, %n point(s) less</source>
        <translation>
            <numerusform>Esperado {points}, %n ponto a menos</numerusform>
            <numerusform>Esperado {points}, %n pontos a menos</numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>Não havia outra coisa a fazer.</translation>
    </message>
    <message>
        <source>You found the best play, or one as good.</source>
        <translation>Você achou a melhor jogada, ou uma tão boa.</translation>
    </message>
    <message numerus="yes">
        <source>Your play lost %n point(s) against the best one.</source>
        <translation>
            <numerusform>A sua jogada perdeu %n ponto em relação à melhor.</numerusform>
            <numerusform>A sua jogada perdeu %n pontos em relação à melhor.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played this</source>
        <translation>Você jogou isto</translation>
    </message>
    <message>
        <source>You tried this</source>
        <translation>Você tentou isto</translation>
    </message>
    <message>
        <source>Why the best play is better than yours:</source>
        <translation>Por que a melhor jogada é melhor que a sua:</translation>
    </message>
    <message>
        <source>No deal of this match is over yet. Play one to its end, and review it then.</source>
        <translation>Nenhuma rodada desta partida terminou ainda. Jogue uma até o fim, e então a analise.</translation>
    </message>
    <message>
        <source>The graph shows by how many points your side could expect to be ahead at the end of the deal, from what you could see at that moment. Nothing that was hidden from you counts. For each decision the coach plays many possible deals on, and compares what you did with the best it can find. A difference that may be chance counts as none. What changes between your decisions is luck: the cards that came, and what the others did.</source>
        <translation>O gráfico mostra por quantos pontos o seu lado podia esperar estar à frente no fim da rodada, pelo que você podia ver naquele momento. Nada do que lhe era oculto conta. Para cada decisão o treinador joga até o fim muitas rodadas possíveis e compara o que você fez com o melhor que consegue encontrar. Uma diferença que pode ser acaso não conta. O que muda entre as suas decisões é sorte: as cartas que vieram e o que os outros fizeram.</translation>
    </message>
    <message>
        <source>Each deal appears here as soon as all of its decisions are judged.</source>
        <translation>Cada rodada aparece aqui assim que todas as suas decisões estiverem avaliadas.</translation>
    </message>
    <message>
        <source>{part}: {meaning}</source>
        <translation>{part}: {meaning}</translation>
    </message>
    <message>
        <source>Accuracy is the share of best and fine decisions among those that left a choice.</source>
        <translation>A precisão é a parte das decisões ótimas e boas entre as que deixavam escolha.</translation>
    </message>
    <message>
        <source>Near the end of a match a decision also counts by what it means for the match, so its loss may differ from what it cost in the deal.</source>
        <translation>Perto do fim de uma partida, uma decisão conta também pelo que significa para a partida; por isso a perda dela pode ser diferente do que ela custou na rodada.</translation>
    </message>
    <message numerus="yes">
        <source>About %n second(s) left; you can go on playing.</source>
        <translation>
            <numerusform>Falta cerca de %n segundo; você pode continuar jogando.</numerusform>
            <numerusform>Faltam cerca de %n segundos; você pode continuar jogando.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left; you can go on playing.</source>
        <translation>
            <numerusform>Falta cerca de %n minuto; você pode continuar jogando.</numerusform>
            <numerusform>Faltam cerca de %n minutos; você pode continuar jogando.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) judged.</source>
        <translation>
            <numerusform>%n decisão avaliada.</numerusform>
            <numerusform>%n decisões avaliadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {whole} decisions judged.</source>
        <translation>{done} de {whole} decisões avaliadas.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Accuracy {accuracy}, {lost} points</source>
        <translation>Precisão {accuracy}, {lost} pontos</translation>
    </message>
    <message>
        <source>No decision is judged yet.</source>
        <translation>Nenhuma decisão foi avaliada ainda.</translation>
    </message>
    <message numerus="yes">
        <source>{good} of %n decision(s) best or fine</source>
        <translation>
            <numerusform>{good} de %n decisão ótima ou boa</numerusform>
            <numerusform>{good} de %n decisões ótimas ou boas</numerusform>
        </translation>
    </message>
    <message>
        <source>In all {points}, in a deal {average} on average.</source>
        <translation>Ao todo {points}, em média {average} por rodada.</translation>
    </message>
    <message>
        <source>Graded gently</source>
        <translation>Avaliação branda</translation>
    </message>
    <message>
        <source>Graded as usual</source>
        <translation>Avaliação normal</translation>
    </message>
    <message>
        <source>Graded strictly</source>
        <translation>Avaliação rigorosa</translation>
    </message>
    <message>
        <source>An inaccuracy loses {first} points or more, a mistake {second} or more, a blunder {third} or more.</source>
        <translation>Uma imprecisão perde {first} pontos ou mais, um erro {second} ou mais, um erro grave {third} ou mais.</translation>
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
        <translation>Quem bateu: {name}</translation>
    </message>
    <message>
        <source>Meld of wilds left open</source>
        <translation>Jogo de curingas incompleto</translation>
    </message>
    <message>
        <source>Left with {name}</source>
        <translation>Na mão: {name}</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Cartas na mesa</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Batida</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation>Corte exato</translation>
    </message>
    <message>
        <source>Open melds of wilds</source>
        <translation>Jogos de curingas incompletos</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Cartas que sobraram na mão</translation>
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
        <translation>Vitória: {side}.</translation>
    </message>
    <message>
        <source>The match is level.</source>
        <translation>A partida está empatada.</translation>
    </message>
    <message numerus="yes">
        <source>Ahead by %n point(s): {side}.</source>
        <translation>
            <numerusform>Na frente por %n ponto: {side}.</numerusform>
            <numerusform>Na frente por %n pontos: {side}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory points: {first} {more}, {second} {less}.</source>
        <translation>Pontos de vitória: {first} {more}, {second} {less}.</translation>
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
        <translation>Aparência</translation>
    </message>
    <message>
        <source>How pages and menus look; the desktop&apos;s own choice is followed at once.</source>
        <translation>Como são as páginas e os menus; a escolha do sistema é seguida na hora.</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Sua figura</translation>
    </message>
    <message>
        <source>Table felt</source>
        <translation>Feltro da mesa</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>Large print has much larger ranks and suits, and calm pictures.</source>
        <translation>O de letras grandes tem valores e naipes bem maiores e figuras calmas.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatro cores</translation>
    </message>
    <message>
        <source>Clubs are green and diamonds blue, so that no two suits look alike.</source>
        <translation>Paus em verde e ouros em azul, para que nenhum naipe se confunda com outro.</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Verso das cartas</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Text also grows with the window.</source>
        <translation>O texto também cresce com a janela.</translation>
    </message>
    <message>
        <source>Size of your cards</source>
        <translation>Tamanho das suas cartas</translation>
    </message>
    <message>
        <source>How much room the cards in your hand take up.</source>
        <translation>Quanto espaço ocupam as cartas da sua mão.</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Velocidade das animações</translation>
    </message>
    <message>
        <source>Any key or click ends a movement; off shows every move at once.</source>
        <translation>Qualquer tecla ou clique termina um movimento; com “Não”, toda jogada aparece na hora.</translation>
    </message>
    <message>
        <source>Pace of the other players</source>
        <translation>Ritmo dos outros jogadores</translation>
    </message>
    <message>
        <source>How long they seem to think.</source>
        <translation>Quanto tempo eles parecem pensar.</translation>
    </message>
    <message>
        <source>Order of a new hand</source>
        <translation>Ordem de uma mão nova</translation>
    </message>
    <message>
        <source>You can arrange your cards by dragging them, and sort them with S.</source>
        <translation>Você pode arrumar as suas cartas arrastando-as, e ordená-las com S.</translation>
    </message>
    <message>
        <source>Play log</source>
        <translation>Diário da partida</translation>
    </message>
    <message>
        <source>Tells every move in words beside the table.</source>
        <translation>Conta cada jogada em palavras ao lado da mesa.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Treinador</translation>
    </message>
    <message>
        <source>Hints come when you press H. When asked, the coach grades your last move. The teacher grades every move and warns you before a mistake.</source>
        <translation>As dicas vêm quando você aperta H. Quando pedido, o treinador avalia a sua última jogada. O professor avalia cada jogada e avisa antes de um erro.</translation>
    </message>
    <message>
        <source>Coach beside the table</source>
        <translation>Treinador ao lado da mesa</translation>
    </message>
    <message>
        <source>Shows hints with their reasons, grades, and what the others told.</source>
        <translation>Mostra dicas com as suas razões, avaliações e o que os outros revelaram.</translation>
    </message>
    <message>
        <source>Less motion when the desktop asks for it</source>
        <translation>Menos movimento quando o sistema pede</translation>
    </message>
    <message>
        <source>Cards then lie in their new places at once.</source>
        <translation>As cartas ficam logo nos seus novos lugares.</translation>
    </message>
    <message>
        <source>Ask before moves you may regret</source>
        <translation>Perguntar antes de jogadas de que você pode se arrepender</translation>
    </message>
    <message>
        <source>Throwing away a wild, dirtying a clean burraco, closing at a loss.</source>
        <translation>Descartar um curinga, sujar uma canastra limpa, bater com prejuízo.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Cards on the table, your turn, a burraco, and who wins.</source>
        <translation>Cartas na mesa, a sua vez, uma canastra e quem ganha.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation>Igual ao sistema</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Noite</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Red jester</source>
        <translation>Curinga vermelho</translation>
    </message>
    <message>
        <source>Black jester</source>
        <translation>Curinga preto</translation>
    </message>
    <message>
        <source>Queen of hearts</source>
        <translation>Dama de copas</translation>
    </message>
    <message>
        <source>Queen of diamonds</source>
        <translation>Dama de ouros</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>Dama de paus</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <translation>Dama de espadas</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Rei de copas</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>Rei de ouros</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>Rei de paus</translation>
    </message>
    <message>
        <source>King of spades</source>
        <translation>Rei de espadas</translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <translation>Valete de copas</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <translation>Valete de ouros</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <translation>Valete de paus</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Valete de espadas</translation>
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
        <translation>Vinho</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Ameixa</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardósia</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássico</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Letras grandes</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
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
        <translation>Noite</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madeira</translation>
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
        <translation>Maior</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
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
        <translation>Na hora</translation>
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
        <translation>Quando pedido</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Professor</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por naipe</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sim</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Earlier players</source>
        <translation>Jogadores de antes</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Desconhecido</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Not finished: left, or still running</source>
        <translation>Não terminadas: abandonadas, ou ainda em andamento</translation>
    </message>
    <message>
        <source>Won, of those finished</source>
        <translation>Ganhas, das terminadas</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Sequência de vitórias atual</translation>
    </message>
    <message>
        <source>Best winning streak</source>
        <translation>Maior sequência de vitórias</translation>
    </message>
    <message>
        <source>Played to the end</source>
        <translation>Jogadas até o fim</translation>
    </message>
    <message>
        <source>With more points than the others</source>
        <translation>Com mais pontos que os outros</translation>
    </message>
    <message>
        <source>Points in a deal, average of all</source>
        <translation>Pontos por rodada, em média</translation>
    </message>
    <message>
        <source>Points of the best other side</source>
        <translation>Pontos do melhor outro lado</translation>
    </message>
    <message>
        <source>Most points in a deal</source>
        <translation>Máximo de pontos numa rodada</translation>
    </message>
    <message>
        <source>Reserves taken, in 100 deals</source>
        <translation>Mortos pegos, em 100 rodadas</translation>
    </message>
    <message>
        <source>No deal has been counted yet.</source>
        <translation>Nenhuma rodada foi contada ainda.</translation>
    </message>
    <message>
        <source>The last deals, your side against the best other one: {deals}.</source>
        <translation>As últimas rodadas, o seu lado contra o melhor outro: {deals}.</translation>
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
        <translation>As cartas foram dadas.</translation>
    </message>
    <message>
        <source>{name} cuts the pack.</source>
        <translation>{name} corta o baralho.</translation>
    </message>
    <message>
        <source>{name} plays the last turn of this deal.</source>
        <translation>{name} joga a última vez desta rodada.</translation>
    </message>
    <message>
        <source>{name} is to draw.</source>
        <translation>{name} vai comprar.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>{name} está jogando.</translation>
    </message>
    <message numerus="yes">
        <source>Cut for the hands: lift exactly %n card(s) to earn {points} points.</source>
        <translation>
            <numerusform>Corte para as mãos: levante exatamente %n carta para ganhar {points} pontos.</numerusform>
            <numerusform>Corte para as mãos: levante exatamente %n cartas para ganhar {points} pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut for {the_reserves}: lift exactly %n card(s) to earn {points} points.</source>
        <translation>
            <numerusform>Corte para separar {the_reserves}: levante exatamente %n carta para ganhar {points} pontos.</numerusform>
            <numerusform>Corte para separar {the_reserves}: levante exatamente %n cartas para ganhar {points} pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the stock; a wild blocks the pile.</source>
        <translation>Sua vez: compre do monte; um curinga tranca o lixo.</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock.</source>
        <translation>Sua vez: compre do monte.</translation>
    </message>
    <message>
        <source>The stock is out: take the pile, or take nothing, which ends the deal.</source>
        <translation>O monte acabou: pegue o lixo, ou não pegue nada e a rodada termina.</translation>
    </message>
    <message>
        <source>Your turn: take the pile.</source>
        <translation>Sua vez: pegue o lixo.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: draw from the stock, or take the pile (%n card(s)) and meld.</source>
        <translation>
            <numerusform>Sua vez: compre do monte, ou pegue o lixo (%n carta) e baixe.</numerusform>
            <numerusform>Sua vez: compre do monte, ou pegue o lixo (%n cartas) e baixe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take {card} from the pile.</source>
        <translation>Sua vez: compre do monte, ou pegue {card} do lixo.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: draw from the stock, or take the pile (%n card(s)).</source>
        <translation>
            <numerusform>Sua vez: compre do monte, ou pegue o lixo (%n carta).</numerusform>
            <numerusform>Sua vez: compre do monte, ou pegue o lixo (%n cartas).</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take the pile with a pair that fits {card}.</source>
        <translation>Sua vez: compre do monte, ou pegue o lixo com um par que combine com {card}.</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take the pile and meld {card} at once.</source>
        <translation>Sua vez: compre do monte, ou pegue o lixo e baixe {card} na hora.</translation>
    </message>
    <message>
        <source>You took the pile: meld at least one card, then discard.</source>
        <translation>Você pegou o lixo: baixe pelo menos uma carta e depois descarte.</translation>
    </message>
    <message>
        <source>You may not throw your last card here: meld it, or keep it and end your turn.</source>
        <translation>Aqui você não pode descartar a última carta: baixe-a, ou fique com ela e encerre a vez.</translation>
    </message>
    <message>
        <source>You may refuse {card} and draw again; otherwise meld, then discard.</source>
        <translation>Você pode recusar {card} e comprar de novo; senão baixe e depois descarte.</translation>
    </message>
    <message>
        <source>Take {the_reserve} now, or discard {card} and have it next turn.</source>
        <translation>Pegue {the_reserve} agora, ou descarte {card} e o tenha na próxima vez.</translation>
    </message>
    <message>
        <source>You hold only wilds: you may take {the_reserve} now, meld, or discard.</source>
        <translation>Você só tem curingas: pode pegar {the_reserve} agora, baixar ou descartar.</translation>
    </message>
    <message>
        <source>Meld your last card.</source>
        <translation>Baixe a sua última carta.</translation>
    </message>
    <message>
        <source>Discard {card} to take {the_reserve}, or meld it.</source>
        <translation>Descarte {card} para pegar {the_reserve}, ou baixe.</translation>
    </message>
    <message>
        <source>Discard {card} to close the deal, or meld it.</source>
        <translation>Descarte {card} para bater, ou baixe.</translation>
    </message>
    <message>
        <source>Discard {card} to close the deal.</source>
        <translation>Descarte {card} para bater.</translation>
    </message>
    <message>
        <source>Last turn of this deal: meld what you can, then discard.</source>
        <translation>Última vez desta rodada: baixe o que puder e depois descarte.</translation>
    </message>
    <message>
        <source>Meld, or discard a card other than {card}.</source>
        <translation>Baixe, ou descarte uma carta que não seja {card}.</translation>
    </message>
    <message>
        <source>Meld what you like, then discard a card.</source>
        <translation>Baixe o que quiser e depois descarte uma carta.</translation>
    </message>
    <message>
        <source>Meld or discard. To close, get rid of all your cards.</source>
        <translation>Baixe ou descarte. Para bater, livre-se de todas as cartas.</translation>
    </message>
    <message>
        <source>Meld or discard. To close, meld all but one card and discard it.</source>
        <translation>Baixe ou descarte. Para bater, baixe todas as cartas menos uma e descarte essa.</translation>
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
        <translation>Buraco brasileiro</translation>
    </message>
    <message>
        <source>Venezuelan Buraco</source>
        <translation>Buraco venezuelano</translation>
    </message>
    <message>
        <source>{family}: {system}</source>
        <translation>{family}: {system}</translation>
    </message>
    <message>
        <source>Plays like {system}.</source>
        <translation>Joga-se como {system}.</translation>
    </message>
    <message numerus="yes">
        <source>{system}, with %n option(s) changed.</source>
        <translation>
            <numerusform>{system}, com %n opção alterada.</numerusform>
            <numerusform>{system}, com %n opções alteradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássico</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>Tournament, royal and super</source>
        <translation>Torneio, real e super</translation>
    </message>
    <message>
        <source>International code</source>
        <translation>Código internacional</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Três jogadores</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Seis jogadores</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Aberto</translation>
    </message>
    <message>
        <source>Closed table</source>
        <translation>Fechado</translation>
    </message>
    <message>
        <source>Closed table, runs only</source>
        <translation>Fechado, só sequências</translation>
    </message>
    <message>
        <source>Four packs</source>
        <translation>Quatro baralhos</translation>
    </message>
    <message>
        <source>The pile is free; to close you need the pozzetto, a burraco and a last discard.</source>
        <translation>Lixo livre; para bater é preciso o pozzetto, um burraco e um último descarte.</translation>
    </message>
    <message>
        <source>{deals} deals for victory points; a semi-clean burraco earns {semi}.</source>
        <translation>{deals} rodadas por pontos de vitória; um burraco semilimpo vale {semi}.</translation>
    </message>
    <message>
        <source>The tournament with royal and super burrachi worth up to {royal}.</source>
        <translation>O torneio com burracos reais e super que valem até {royal}.</translation>
    </message>
    <message>
        <source>Sets of aces and threes only; meld to take the pile, close with a clean burraco.</source>
        <translation>Trincas só de ases e de três; baixa-se para pegar o lixo, bate-se com um burraco limpo.</translation>
    </message>
    <message>
        <source>Whoever takes the first pozzetto plays alone against both others.</source>
        <translation>Quem pega o primeiro pozzetto joga sozinho contra os outros dois.</translation>
    </message>
    <message>
        <source>Three pairs and {cards} cards; you need a burraco to take the pozzetto.</source>
        <translation>Três duplas e {cards} cartas; é preciso um burraco para pegar o pozzetto.</translation>
    </message>
    <message>
        <source>Runs only, no jokers, the pile open and free; a run of 13 earns {run13}.</source>
        <translation>Só sequências, sem jokers, lixo aberto e livre; uma sequência de 13 vale {run13}.</translation>
    </message>
    <message>
        <source>Runs and sets; the pile is covered, and its top card must be melded to take it.</source>
        <translation>Sequências e trincas; lixo fechado: para pegá-lo, baixa-se a carta de cima.</translation>
    </message>
    <message>
        <source>Runs only, the pile covered; you need a clean canastra to close.</source>
        <translation>Só sequências, lixo fechado; é preciso uma canastra limpa para bater.</translation>
    </message>
    <message>
        <source>{cards} cards; cerrados close at {close_at}, a pair takes the pile.</source>
        <translation>{cards} cartas; os cerrados se fecham com {close_at}, um par pega o lixo.</translation>
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
        <translation>{count} · contra a dupla</translation>
    </message>
    <message>
        <source>{cards} · {reserve}</source>
        <translation>{cards} · {reserve}</translation>
    </message>
    <message>
        <source>This side must bring its meld of wilds to {size} cards before it may close.</source>
        <translation>Antes de bater, este lado precisa levar o seu jogo de curingas a {size} cartas.</translation>
    </message>
    <message>
        <source>This side needs {its_reserve} and {a_clean_canasta} before it may close.</source>
        <translation>Antes de bater, este lado precisa ter {its_reserve} e {a_clean_canasta}.</translation>
    </message>
    <message>
        <source>This side needs {its_reserve} and {a_canasta} before it may close.</source>
        <translation>Antes de bater, este lado precisa ter {its_reserve} e {a_canasta}.</translation>
    </message>
    <message>
        <source>This side must take {its_reserve} before it may close.</source>
        <translation>Antes de bater, este lado precisa pegar {its_reserve}.</translation>
    </message>
    <message>
        <source>This side needs {a_clean_canasta} before it may close.</source>
        <translation>Antes de bater, este lado precisa ter {a_clean_canasta}.</translation>
    </message>
    <message>
        <source>This side needs {a_canasta} before it may close.</source>
        <translation>Antes de bater, este lado precisa ter {a_canasta}.</translation>
    </message>
    <message>
        <source>This side may close.</source>
        <translation>Este lado pode bater.</translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>Seus jogos</translation>
    </message>
    <message>
        <source>You and {partner}</source>
        <translation>Você e {partner}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>on the table {points}</source>
        <translation>na mesa {points}</translation>
    </message>
    <message numerus="yes">
        <source>Match of %n deal(s)</source>
        <translation>
            <numerusform>Partida de %n rodada</numerusform>
            <numerusform>Partida de %n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Match beyond {target}</source>
        <translation>Partida além de {target}</translation>
    </message>
    <message>
        <source>Match to {target}</source>
        <translation>Partida até {target}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rodada {number}</translation>
    </message>
    <message>
        <source>Stock {count}</source>
        <translation>Monte {count}</translation>
    </message>
    <message>
        <source>Pile {count}</source>
        <translation>Lixo {count}</translation>
    </message>
    <message>
        <source>Pile empty</source>
        <translation>Lixo vazio</translation>
    </message>
    <message>
        <source>{label} · {points} points</source>
        <translation>{label} · {points} pontos</translation>
    </message>
    <message>
        <source>Read the rule (?)</source>
        <translation>Ler a regra (?)</translation>
    </message>
    <message>
        <source>You discard one card at a time.</source>
        <translation>Descarta-se uma carta de cada vez.</translation>
    </message>
    <message>
        <source>You can take back your moves only in your own turn.</source>
        <translation>Você só pode desfazer as suas jogadas na sua própria vez.</translation>
    </message>
    <message>
        <source>A new card has been seen since, so nothing can be taken back.</source>
        <translation>Desde então foi vista uma carta nova, e nada pode ser desfeito.</translation>
    </message>
    <message>
        <source>You have done nothing yet in this turn that could be taken back.</source>
        <translation>Você ainda não fez nada nesta vez que se possa desfazer.</translation>
    </message>
    <message>
        <source>You have taken nothing back that could be done again.</source>
        <translation>Você não desfez nada que se possa refazer.</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>Draw: click, drag the card to your hand, or press D.</source>
        <translation>Comprar: clique, arraste a carta para a sua mão ou aperte D.</translation>
    </message>
    <message>
        <source>Take the pile: click, drag it to your hand, or press P. V shows it.</source>
        <translation>Pegar o lixo: clique, arraste-o para a sua mão ou aperte P. V o mostra.</translation>
    </message>
    <message>
        <source>Discard: drag a card here, click it twice, or press X. V shows the pile.</source>
        <translation>Descartar: arraste uma carta para cá, dê dois cliques nela ou aperte X. V mostra o lixo.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>the pozzetto</source>
        <translation>o pozzetto</translation>
    </message>
    <message>
        <source>the pozzetti</source>
        <translation>os pozzetti</translation>
    </message>
    <message>
        <source>a pozzetto</source>
        <translation>um pozzetto</translation>
    </message>
    <message>
        <source>your pozzetto</source>
        <translation>o seu pozzetto</translation>
    </message>
    <message>
        <source>its pozzetto</source>
        <translation>o seu pozzetto</translation>
    </message>
    <message>
        <source>pozzetto</source>
        <translation>pozzetto</translation>
    </message>
    <message>
        <source>new pozzetto</source>
        <translation>novo pozzetto</translation>
    </message>
    <message>
        <source>a burraco</source>
        <translation>um burraco</translation>
    </message>
    <message>
        <source>a clean burraco</source>
        <translation>um burraco limpo</translation>
    </message>
    <message>
        <source>Any burraco</source>
        <translation>Qualquer burraco</translation>
    </message>
    <message>
        <source>A clean burraco</source>
        <translation>Um burraco limpo</translation>
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
        <translation>Pozzetto pego</translation>
    </message>
    <message>
        <source>Pozzetto not taken</source>
        <translation>Pozzetto não pego</translation>
    </message>
    <message>
        <source>Burraco bonus</source>
        <translation>Bônus dos burracos</translation>
    </message>
    <message>
        <source>the morto</source>
        <translation>o morto</translation>
    </message>
    <message>
        <source>the mortos</source>
        <translation>os mortos</translation>
    </message>
    <message>
        <source>a morto</source>
        <translation>um morto</translation>
    </message>
    <message>
        <source>your morto</source>
        <translation>o seu morto</translation>
    </message>
    <message>
        <source>its morto</source>
        <translation>o seu morto</translation>
    </message>
    <message>
        <source>morto</source>
        <translation>morto</translation>
    </message>
    <message>
        <source>new morto</source>
        <translation>novo morto</translation>
    </message>
    <message>
        <source>a canastra</source>
        <translation>uma canastra</translation>
    </message>
    <message>
        <source>a clean canastra</source>
        <translation>uma canastra limpa</translation>
    </message>
    <message>
        <source>Any canastra</source>
        <translation>Qualquer canastra</translation>
    </message>
    <message>
        <source>A clean canastra</source>
        <translation>Uma canastra limpa</translation>
    </message>
    <message>
        <source>Morto</source>
        <translation>Morto</translation>
    </message>
    <message>
        <source>Mortos</source>
        <translation>Mortos</translation>
    </message>
    <message>
        <source>Morto taken</source>
        <translation>Morto pego</translation>
    </message>
    <message>
        <source>Morto not taken</source>
        <translation>Morto não pego</translation>
    </message>
    <message>
        <source>Canastra bonus</source>
        <translation>Bônus das canastras</translation>
    </message>
    <message>
        <source>the buraco</source>
        <translation>o buraco</translation>
    </message>
    <message>
        <source>the buracos</source>
        <translation>os buracos</translation>
    </message>
    <message>
        <source>a buraco</source>
        <translation>um buraco</translation>
    </message>
    <message>
        <source>your buraco</source>
        <translation>o seu buraco</translation>
    </message>
    <message>
        <source>its buraco</source>
        <translation>o seu buraco</translation>
    </message>
    <message>
        <source>buraco</source>
        <translation>buraco</translation>
    </message>
    <message>
        <source>new buraco</source>
        <translation>novo buraco</translation>
    </message>
    <message>
        <source>a cerrado</source>
        <translation>um cerrado</translation>
    </message>
    <message>
        <source>a clean cerrado</source>
        <translation>um cerrado limpo</translation>
    </message>
    <message>
        <source>Any cerrado</source>
        <translation>Qualquer cerrado</translation>
    </message>
    <message>
        <source>A clean cerrado</source>
        <translation>Um cerrado limpo</translation>
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
        <translation>Buraco pego</translation>
    </message>
    <message>
        <source>Buraco not taken</source>
        <translation>Buraco não pego</translation>
    </message>
    <message>
        <source>Cerrado bonus</source>
        <translation>Bônus dos cerrados</translation>
    </message>
</context>
</TS>
