<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Copia le versioni</translation>
    </message>
    <message>
        <source>Burraco Desktop</source>
        <translation>Burraco Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>Burraco at a real table, against opponents that see only their own cards. No account, no network, no advertising. Free software under the MIT licence.</source>
        <translation>Il burraco a un vero tavolo, contro avversari che vedono soltanto le proprie carte. Niente account, niente rete, niente pubblicità. Software libero con licenza MIT.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Autore</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Cards, portraits and icons</source>
        <translation>Carte, figure e icone</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>our own drawing</source>
        <translation>disegni nostri</translation>
    </message>
    <message>
        <source>our own synthesis</source>
        <translation>suoni sintetizzati da noi</translation>
    </message>
    <message>
        <source>the Burraco Desktop developers</source>
        <translation>gli sviluppatori di Burraco Desktop</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>ComparisonPage</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>The same cards, from both sides</source>
        <translation>Le stesse carte, dalle due parti</translation>
    </message>
    <message>
        <source>The same cards again</source>
        <translation>Di nuovo le stesse carte</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Points ahead of the others</source>
        <translation>Punti di vantaggio sugli altri</translation>
    </message>
</context>
<context>
    <name>DealChart</name>
    <message>
        <source>your draw</source>
        <translation>la tua pesca</translation>
    </message>
    <message>
        <source>the others&apos; turns</source>
        <translation>i turni degli altri</translation>
    </message>
    <message>
        <source>lost by your decision</source>
        <translation>perso con la tua decisione</translation>
    </message>
</context>
<context>
    <name>DuplicatePage</name>
    <message>
        <source>Finished matches</source>
        <translation>Partite finite</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>The same cards from the other side</source>
        <translation>Le stesse carte dall&apos;altra parte</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Check a file …</source>
        <translation>Controlla un file …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>{name} is being checked …</source>
        <translation>Sto controllando {name} …</translation>
    </message>
    <message>
        <source>The match on the table</source>
        <translation>La partita sul tavolo</translation>
    </message>
    <message>
        <source>Fingerprint of its shuffles</source>
        <translation>Impronta delle mescolate</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>How you can tell that nobody cheats</source>
        <translation>Come sai che nessuno bara</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Fair play</translation>
    </message>
    <message>
        <source>Fingerprint: {hex}</source>
        <translation>Impronta: {hex}</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Seme: {seed}</translation>
    </message>
    <message>
        <source>Check a match</source>
        <translation>Controlla una partita</translation>
    </message>
    <message>
        <source>Matches (*.burraco);;All files (*)</source>
        <translation>Partite (*.burraco);;Tutti i file (*)</translation>
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
        <translation>Continua</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>System to begin with</source>
        <translation>Sistema da cui partire</translation>
    </message>
    <message>
        <source>New house rules</source>
        <translation>Nuove regole della casa</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importa …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>“{name}” is saved.</source>
        <translation>“{name}” è stato salvato.</translation>
    </message>
    <message>
        <source>“{name}” is imported.</source>
        <translation>“{name}” è stato importato.</translation>
    </message>
    <message>
        <source>“{name}” is written to {file}.</source>
        <translation>“{name}” è stato scritto in {file}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Here you make rules of your own: choose a system at the top to begin with, change what is played differently at your table, and save it under a name. It then stands with the others on the page “New match”.</source>
        <translation>Qui componi le tue regole: scegli in alto un sistema da cui partire, cambia ciò che al tuo tavolo si gioca diversamente e salva il tutto con un nome. Lo troverai accanto agli altri sistemi nella pagina “Nuova partita”.</translation>
    </message>
    <message>
        <source>“{name}” is a copy.</source>
        <translation>“{name}” è una copia.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>“{name}” è stato eliminato.</translation>
    </message>
    <message>
        <source>“{name}” is back.</source>
        <translation>“{name}” è di nuovo qui.</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Importa regole della casa</translation>
    </message>
    <message>
        <source>Rule sets (*.json)</source>
        <translation>Regole (*.json)</translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation>Esporta le regole della casa</translation>
    </message>
    <message>
        <source>{file} could not be imported: {reason}</source>
        <translation>Non è stato possibile importare {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} is no rule set that can be played.</source>
        <translation>{file} non contiene regole con cui si possa giocare.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Torna al corso</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Prossima lezione</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint (H)</source>
        <translation>Suggerimento (H)</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Go on: {lesson}</source>
        <translation>Riprendi: {lesson}</translation>
    </message>
    <message>
        <source>Start: {lesson}</source>
        <translation>Comincia: {lesson}</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Impara</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>The same</source>
        <translation>Lo stesso</translation>
    </message>
    <message>
        <source>Level of the other players</source>
        <translation>Livello degli altri giocatori</translation>
    </message>
    <message>
        <source>Level of the opponents</source>
        <translation>Livello degli avversari</translation>
    </message>
    <message>
        <source>Level of your partner</source>
        <translation>Livello del tuo compagno</translation>
    </message>
    <message>
        <source>Level of your partners</source>
        <translation>Livello dei tuoi compagni</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Play log</source>
        <translation>Registro delle mosse</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
        <translation>Impara</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitro</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
</context>
<context>
    <name>MatchChart</name>
    <message>
        <source>luck</source>
        <translation>fortuna</translation>
    </message>
    <message>
        <source>lost by your decisions</source>
        <translation>perso con le tue decisioni</translation>
    </message>
    <message>
        <source>result</source>
        <translation>risultato</translation>
    </message>
</context>
<context>
    <name>MatchLog</name>
    <message>
        <source>The match goes on.</source>
        <translation>La partita riprende.</translation>
    </message>
    <message>
        <source>You take your last move back.</source>
        <translation>Annulli la tua ultima mossa.</translation>
    </message>
</context>
<context>
    <name>MatchPages</name>
    <message>
        <source>The match on the table</source>
        <translation>La partita sul tavolo</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Keep a bookmark</source>
        <translation>Metti un segnalibro</translation>
    </message>
    <message>
        <source>A name to find this moment again:</source>
        <translation>Un nome per ritrovare questo momento:</translation>
    </message>
    <message>
        <source>The bookmark is kept among the saved matches.</source>
        <translation>Il segnalibro è tra le partite salvate.</translation>
    </message>
    <message>
        <source>You may now take back any earlier decision of this deal. A match in which you do so is counted apart in the statistics.</source>
        <translation>Ora puoi tornare su qualsiasi tua decisione di questa smazzata. Una partita in cui lo fai viene contata a parte nelle statistiche.</translation>
    </message>
    <message>
        <source>Go on from the saved position</source>
        <translation>Riprendi dalla posizione salvata</translation>
    </message>
    <message>
        <source>Save somewhere else …</source>
        <translation>Salva altrove …</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Matches (*.burraco)</source>
        <translation>Partite (*.burraco)</translation>
    </message>
    <message>
        <source>The match is written to {file}.</source>
        <translation>La partita è stata scritta in {file}.</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Svelto</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Tranquillo</translation>
    </message>
    <message>
        <source>Pace of the other players</source>
        <translation>Ritmo degli altri giocatori</translation>
    </message>
    <message>
        <source>Learning: undo without limit</source>
        <translation>Modalità studio: annulla senza limiti</translation>
    </message>
    <message>
        <source>A match in which you take back more than at a table is counted apart in the statistics</source>
        <translation>Una partita in cui annulli più di quanto si possa al tavolo è contata a parte nelle statistiche</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Fresh cards</source>
        <translation>Carte nuove</translation>
    </message>
    <message>
        <source>Use a seed …</source>
        <translation>Usa un seme …</translation>
    </message>
    <message>
        <source>Play a match again from its seed</source>
        <translation>Rigioca una partita dal suo seme</translation>
    </message>
    <message>
        <source>Duplicate match …</source>
        <translation>Partita duplicata …</translation>
    </message>
    <message>
        <source>Change these rules …</source>
        <translation>Cambia queste regole …</translation>
    </message>
    <message>
        <source>House rules …</source>
        <translation>Regole della casa …</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>The running match is kept.</source>
        <translation>La partita in corso resta salvata.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Back to the preset: {value}</source>
        <translation>Torna al valore di partenza: {value}</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Undo: back to my choices</source>
        <translation>Annulla: torna alle mie scelte</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Ripristina i valori iniziali</translation>
    </message>
</context>
<context>
    <name>RefereePage</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Add to this meld</source>
        <translation>Attacca a questo gioco</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitro</translation>
    </message>
    <message>
        <source>Cards to add</source>
        <translation>Carte da aggiungere</translation>
    </message>
    <message>
        <source>Cards to judge</source>
        <translation>Carte da giudicare</translation>
    </message>
    <message>
        <source>Choose cards to add to the meld.</source>
        <translation>Scegli le carte da attaccare al gioco.</translation>
    </message>
    <message>
        <source>Choose cards above; press one here to take it away.</source>
        <translation>Scegli le carte qui sopra; premine una qui per toglierla.</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>Attacca</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>The meld so far</source>
        <translation>Il gioco fin qui</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Export as text …</source>
        <translation>Esporta come testo …</translation>
    </message>
    <message>
        <source>Copy a report</source>
        <translation>Copia un resoconto</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Seen from the seat of</source>
        <translation>Vista dal posto di</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Moment of the deal</source>
        <translation>Momento della smazzata</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vista da</translation>
    </message>
    <message>
        <source>Export the match as text</source>
        <translation>Esporta la partita come testo</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Testi (*.txt)</translation>
    </message>
    <message>
        <source>The match is written to {file}.</source>
        <translation>La partita è stata scritta in {file}.</translation>
    </message>
    <message>
        <source>A report of this moment is copied: paste it where you like.</source>
        <translation>Il resoconto di questo momento è copiato: incollalo dove vuoi.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copia il resoconto</translation>
    </message>
    <message>
        <source>Something went wrong in the game</source>
        <translation>Qualcosa nel gioco è andato storto</translation>
    </message>
    <message>
        <source>Your match is kept up to the last move. If you tell us what happened, please add this report.</source>
        <translation>La tua partita è salva fino all&apos;ultima mossa. Se ci racconti che cosa è successo, allega questo resoconto.</translation>
    </message>
</context>
<context>
    <name>ReviewDecisionPage</name>
    <message>
        <source>Show the answer</source>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Torna all&apos;analisi</translation>
    </message>
    <message>
        <source>Decision before</source>
        <translation>Decisione precedente</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Decisione seguente</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>How this is counted</source>
        <translation>Come si conta</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Rigioca questa smazzata</translation>
    </message>
    <message>
        <source>Play the other side&apos;s cards …</source>
        <translation>Gioca le carte degli altri …</translation>
    </message>
    <message>
        <source>Look at this decision</source>
        <translation>Guarda questa decisione</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Tutta la partita</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>How strictly to grade</source>
        <translation>Quanto essere severi</translation>
    </message>
    <message>
        <source>Which decisions</source>
        <translation>Quali decisioni</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Le tue decisioni</translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation>Decisioni valutate</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Tutte le decisioni</translation>
    </message>
    <message>
        <source>Where points were lost</source>
        <translation>Dove si sono persi punti</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Momenti chiave</translation>
    </message>
    <message>
        <source>Go on judging</source>
        <translation>Continua a valutare</translation>
    </message>
</context>
<context>
    <name>ReviewStage</name>
    <message>
        <source>Expected result of the deal, in points</source>
        <translation>Risultato atteso della smazzata, in punti</translation>
    </message>
    <message>
        <source>Luck and decisions deal by deal, in points</source>
        <translation>Fortuna e decisioni smazzata per smazzata, in punti</translation>
    </message>
</context>
<context>
    <name>RuleEditorPage</name>
    <message>
        <source>A name for these rules</source>
        <translation>Un nome per queste regole</translation>
    </message>
    <message>
        <source>Reset to the preset</source>
        <translation>Torna al sistema di partenza</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Scarta le modifiche</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continua a modificare</translation>
    </message>
    <message>
        <source>Compared with {system}</source>
        <translation>Confronto con {system}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>{group} · {count}</source>
        <translation>{group} · {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n opzione cambiata</numerusform>
            <numerusform>%n opzioni cambiate</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Niente di cambiato</translation>
    </message>
    <message>
        <source>Your changes are not saved.</source>
        <translation>Le tue modifiche non sono salvate.</translation>
    </message>
    <message>
        <source>Give these rules a name to save them.</source>
        <translation>Da&apos; un nome a queste regole per salvarle.</translation>
    </message>
    <message>
        <source>There are rules of this name already: choose another.</source>
        <translation>Esistono già regole con questo nome: scegline un altro.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rule set</source>
        <translation>Regole in uso</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Avanti: {title}</translation>
    </message>
</context>
<context>
    <name>SaveDetails</name>
    <message>
        <source>Name of the match</source>
        <translation>Nome della partita</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Esporta …</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controlla</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Import …</source>
        <translation>Importa …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The matches are being read …</source>
        <translation>Lettura delle partite …</translation>
    </message>
    <message>
        <source>{file} is being read …</source>
        <translation>Lettura di {file} …</translation>
    </message>
    <message>
        <source>“{name}” is written to {file}.</source>
        <translation>“{name}” è stata scritta in {file}.</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>No match has been saved yet. Every match is kept by itself while you play; here you find all of them again.</source>
        <translation>Non c&apos;è ancora nessuna partita salvata. Ogni partita si salva da sé mentre giochi; qui le ritrovi tutte.</translation>
    </message>
    <message>
        <source>The match is imported.</source>
        <translation>La partita è stata importata.</translation>
    </message>
    <message>
        <source>The match is called “{name}” now.</source>
        <translation>Ora la partita si chiama “{name}”.</translation>
    </message>
    <message>
        <source>{name}, copy</source>
        <translation>{name}, copia</translation>
    </message>
    <message>
        <source>“{name}” is there twice now.</source>
        <translation>Ora “{name}” c&apos;è due volte.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>“{name}” è stata eliminata.</translation>
    </message>
    <message>
        <source>The match is back.</source>
        <translation>La partita è di nuovo qui.</translation>
    </message>
    <message>
        <source>Import a match</source>
        <translation>Importa una partita</translation>
    </message>
    <message>
        <source>Matches (*.burraco);;All files (*)</source>
        <translation>Partite (*.burraco);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Esporta la partita</translation>
    </message>
    <message>
        <source>Matches (*.burraco)</source>
        <translation>Partite (*.burraco)</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>Home</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>This deal again</source>
        <translation>Rigioca la smazzata</translation>
    </message>
    <message>
        <source>Other side&apos;s cards …</source>
        <translation>Carte degli altri …</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>End of practice</source>
        <translation>Fine della prova</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Fair play</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Smazzata {number}</translation>
    </message>
    <message>
        <source>You have won the match!</source>
        <translation>Hai vinto la partita!</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partita è finita</translation>
    </message>
</context>
<context>
    <name>ShelfEntry</name>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Esporta …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>SideSheet</name>
    <message>
        <source>Left in hand</source>
        <translation>Rimaste in mano</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>As a table</source>
        <translation>In tabella</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Esporta …</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Azzera</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>All systems</source>
        <translation>Tutti i sistemi</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tutti gli avversari</translation>
    </message>
    <message>
        <source>Any table size</source>
        <translation>Qualsiasi tavolo</translation>
    </message>
    <message>
        <source>The deals are written to {file}.</source>
        <translation>Le smazzate sono state scritte in {file}.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Ultimi 7 giorni</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Ultimi 30 giorni</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Ultimo anno</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Senza aiuti</translation>
    </message>
    <message>
        <source>Assisted matches</source>
        <translation>Partite con aiuti</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Points, deal by deal</source>
        <translation>Punti, smazzata per smazzata</translation>
    </message>
    <message>
        <source>Long melds of your side</source>
        <translation>Burrachi della tua parte</translation>
    </message>
    <message>
        <source>Who closed the deals</source>
        <translation>Chi ha chiuso le smazzate</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>La tua parte</translation>
    </message>
    <message>
        <source>Best other</source>
        <translation>Migliore altra</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>The last deals</source>
        <translation>Le ultime smazzate</translation>
    </message>
    <message>
        <source>Best other side</source>
        <translation>Migliore altra parte</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>puliti</translation>
    </message>
    <message>
        <source>not clean</source>
        <translation>non puliti</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>il tuo compagno</translation>
    </message>
    <message>
        <source>others</source>
        <translation>gli altri</translation>
    </message>
    <message>
        <source>No deal fits what is chosen above.</source>
        <translation>Nessuna smazzata corrisponde a ciò che hai scelto sopra.</translation>
    </message>
    <message>
        <source>No deal has been counted yet. Play one to its end, and its points stand here.</source>
        <translation>Nessuna smazzata è stata ancora contata. Giocane una fino in fondo e i suoi punti saranno qui.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>As charts</source>
        <translation>In grafici</translation>
    </message>
    <message>
        <source>Export the deals</source>
        <translation>Esporta le smazzate</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>The statistics begin anew.</source>
        <translation>Le statistiche ricominciano da zero.</translation>
    </message>
    <message>
        <source>The statistics are back.</source>
        <translation>Le statistiche sono di nuovo qui.</translation>
    </message>
</context>
<context>
    <name>TallyPanel</name>
    <message>
        <source>Accuracy</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Points lost by decisions about</source>
        <translation>Punti persi nelle decisioni su</translation>
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
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>To the deal before</source>
        <translation>Alla smazzata precedente</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Pag su</translation>
    </message>
    <message>
        <source>Back to the player&apos;s last decision</source>
        <translation>Alla precedente decisione del giocatore</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>On to the player&apos;s next decision</source>
        <translation>Alla prossima decisione del giocatore</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Giù</translation>
    </message>
    <message>
        <source>To the next deal</source>
        <translation>Alla prossima smazzata</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Pag giù</translation>
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
        <translation>Punti delle carte</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Any cards, any rules</source>
        <translation>Carte e regole a piacere</translation>
    </message>
    <message>
        <source>Put cards together and see what they are.</source>
        <translation>Metti insieme delle carte e guarda che cosa sono.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Non ammesso</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Ammesso</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>I know Burraco</source>
        <translation>Conosco il burraco</translation>
    </message>
    <message>
        <source>Straight to the table. Every rule is one key away: F2.</source>
        <translation>Subito al tavolo. Ogni regola è a un tasto di distanza: F2.</translation>
    </message>
    <message>
        <source>I am new to it</source>
        <translation>Sono alle prime armi</translation>
    </message>
    <message>
        <source>Straight to your first lesson at the table.</source>
        <translation>Subito alla tua prima lezione, al tavolo.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Welcome to Burraco</source>
        <translation>Ti diamo il benvenuto in Burraco</translation>
    </message>
    <message>
        <source>All of this can be changed at any time under Preferences.</source>
        <translation>Potrai cambiare tutto in qualsiasi momento nelle Preferenze.</translation>
    </message>
</context>
<context>
    <name>_RunningMatch</name>
    <message>
        <source>Deal {deal}, played today at {time}</source>
        <translation>Smazzata {deal}, giocata oggi alle {time}</translation>
    </message>
    <message>
        <source>Deal {deal}, played yesterday at {time}</source>
        <translation>Smazzata {deal}, giocata ieri alle {time}</translation>
    </message>
    <message>
        <source>Deal {deal}, played on {date}</source>
        <translation>Smazzata {deal}, giocata il {date}</translation>
    </message>
</context>
<context>
    <name>_Sums</name>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Questa smazzata</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>This deal: {points}</source>
        <translation>Questa smazzata: {points}</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Metà</translation>
    </message>
</context>
<context>
    <name>access</name>
    <message>
        <source>Burraco table</source>
        <translation>Tavolo di burraco</translation>
    </message>
    <message>
        <source>Arrow keys move along your hand, Space selects, I reads the melds and the pile, F1 lists all keys.</source>
        <translation>Con le frecce ti muovi tra le tue carte, Spazio seleziona, I legge i giochi e il monte degli scarti, F1 elenca tutti i tasti.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Le tue carte, %n carta</numerusform>
            <numerusform>Le tue carte, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, new</source>
        <translation>{card}, nuova</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
    <message>
        <source>Stock, empty</source>
        <translation>Tallone, vuoto</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n hidden card(s)</source>
        <translation>
            <numerusform>Tallone, %n carta coperta</numerusform>
            <numerusform>Tallone, %n carte coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Monte degli scarti, vuoto</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), {card} on top</source>
        <translation>
            <numerusform>Monte degli scarti, %n carta, in cima {card}</numerusform>
            <numerusform>Monte degli scarti, %n carte, in cima {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>{reserve}: none left</source>
        <translation>{reserve}: nessuno rimasto</translation>
    </message>
    <message>
        <source>{reserve}: {count}, face down</source>
        <translation>{reserve}: {count}, coperto</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n meld(s), {points} points on the table, total {total}</source>
        <translation>
            <numerusform>{side}: %n gioco, {points} punti sul tavolo, totale {total}</numerusform>
            <numerusform>{side}: %n giochi, {points} punti sul tavolo, totale {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number}: {meld}, %n card(s), {grade}</source>
        <translation>
            <numerusform>{number}: {meld}, %n carta, {grade}</numerusform>
            <numerusform>{number}: {meld}, %n carte, {grade}</numerusform>
        </translation>
    </message>
    <message>
        <source>wilds</source>
        <translation>matte</translation>
    </message>
    <message>
        <source>set of {ranks}</source>
        <translation>gruppo di {ranks}</translation>
    </message>
    <message>
        <source>run of {suit}, {low} to {high}</source>
        <translation>scala di {suit}, da {low} a {high}</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>pulito</translation>
    </message>
    <message>
        <source>with a wild</source>
        <translation>con una matta</translation>
    </message>
    <message>
        <source>{card} as {face}</source>
        <translation>{card} che vale {face}</translation>
    </message>
    <message>
        <source>{name}, {detail}, to play</source>
        <translation>{name}, {detail}, di turno</translation>
    </message>
    <message>
        <source>{name}, {detail}</source>
        <translation>{name}, {detail}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
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
        <translation>Nessun altro ha ancora giocato.</translation>
    </message>
    <message>
        <source>You take your last move back.</source>
        <translation>Annulli la tua ultima mossa.</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Lay {cards}</source>
        <translation>Cala {cards}</translation>
    </message>
    <message>
        <source>Add {cards}</source>
        <translation>Attacca {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Lift %n card(s)</source>
        <translation>
            <numerusform>Alza %n carta</numerusform>
            <numerusform>Alza %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the pile with {cards}</source>
        <translation>Raccogli gli scarti con {cards}</translation>
    </message>
    <message>
        <source>Discard {card} and take {the_reserve}</source>
        <translation>Scarta {card} e prendi {the_reserve}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Scarta {card}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Raccogli gli scarti</translation>
    </message>
    <message>
        <source>Take nothing, end the deal</source>
        <translation>Non prendere nulla, fine della smazzata</translation>
    </message>
    <message>
        <source>Refuse this card</source>
        <translation>Rifiuta questa carta</translation>
    </message>
    <message>
        <source>Take {the_reserve}</source>
        <translation>Prendi {the_reserve}</translation>
    </message>
    <message>
        <source>Keep it, end the turn</source>
        <translation>Tienila, fine del turno</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>House rules could not be read: {reason}</source>
        <translation>Non è stato possibile leggere le regole della casa: {reason}</translation>
    </message>
    <message>
        <source>Burraco</source>
        <translation>Burraco</translation>
    </message>
    <message>
        <source>Burraco is open already. You will find it among your other windows.</source>
        <translation>Burraco è già aperto. Lo trovi tra le altre finestre.</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostra la versione del programma ed esce</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argomenti</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opzioni</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostra questo aiuto ed esce</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argomento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argomenti sconosciuti: %s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>mancano questi argomenti: %s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opzione ambigua: %(option)s può essere %(matches)s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>l&apos;argomento %r non serve qui</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ci vuole un argomento</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>%(value)r non è un valore valido (%(type)s)</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r non c&apos;è tra le scelte possibili: %(choices)s</translation>
    </message>
</context>
<context>
    <name>blunders</name>
    <message>
        <source>Discard {card}? It is a wild, and a plain card would do.</source>
        <translation>Scartare {card}? È una matta, e basterebbe una carta comune.</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Scartala</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienila</translation>
    </message>
    <message>
        <source>This meld would no longer be {a_clean_canasta}. Lay it all the same?</source>
        <translation>Questo gioco non sarebbe più {a_clean_canasta}. Calare lo stesso?</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Cala</translation>
    </message>
    <message>
        <source>Keep it clean</source>
        <translation>Lascialo pulito</translation>
    </message>
    <message>
        <source>You can still take {the_reserve} in this turn. End it?</source>
        <translation>In questo turno puoi ancora prendere {the_reserve}. Finire il turno?</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finisci il turno</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>{name} has not played {the_reserve} yet. Close all the same?</source>
        <translation>{name} non ha ancora giocato {the_reserve}. Chiudere lo stesso?</translation>
    </message>
    <message numerus="yes">
        <source>{name} still holds %n card(s): closing now may cost more than it brings. Close?</source>
        <translation>
            <numerusform>{name} ha ancora %n carta: chiudere adesso può costare più di quanto renda. Chiudere?</numerusform>
            <numerusform>{name} ha ancora %n carte: chiudere adesso può costare più di quanto renda. Chiudere?</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Do not ask before such moves</source>
        <translation>Non chiedere più prima di mosse come questa</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>assi</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>due</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>fanti</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>re</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>carta coperta</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jolly</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>asso di {suit}</translation>
    </message>
    <message>
        <source>2 of {suit}</source>
        <translation>2 di {suit}</translation>
    </message>
    <message>
        <source>3 of {suit}</source>
        <translation>3 di {suit}</translation>
    </message>
    <message>
        <source>4 of {suit}</source>
        <translation>4 di {suit}</translation>
    </message>
    <message>
        <source>5 of {suit}</source>
        <translation>5 di {suit}</translation>
    </message>
    <message>
        <source>6 of {suit}</source>
        <translation>6 di {suit}</translation>
    </message>
    <message>
        <source>7 of {suit}</source>
        <translation>7 di {suit}</translation>
    </message>
    <message>
        <source>8 of {suit}</source>
        <translation>8 di {suit}</translation>
    </message>
    <message>
        <source>9 of {suit}</source>
        <translation>9 di {suit}</translation>
    </message>
    <message>
        <source>10 of {suit}</source>
        <translation>10 di {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>fante di {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>donna di {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>re di {suit}</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>una carta coperta</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>il jolly</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>l&apos;asso di {suit}</translation>
    </message>
    <message>
        <source>the 2 of {suit}</source>
        <translation>il 2 di {suit}</translation>
    </message>
    <message>
        <source>the 3 of {suit}</source>
        <translation>il 3 di {suit}</translation>
    </message>
    <message>
        <source>the 4 of {suit}</source>
        <translation>il 4 di {suit}</translation>
    </message>
    <message>
        <source>the 5 of {suit}</source>
        <translation>il 5 di {suit}</translation>
    </message>
    <message>
        <source>the 6 of {suit}</source>
        <translation>il 6 di {suit}</translation>
    </message>
    <message>
        <source>the 7 of {suit}</source>
        <translation>il 7 di {suit}</translation>
    </message>
    <message>
        <source>the 8 of {suit}</source>
        <translation>l&apos;8 di {suit}</translation>
    </message>
    <message>
        <source>the 9 of {suit}</source>
        <translation>il 9 di {suit}</translation>
    </message>
    <message>
        <source>the 10 of {suit}</source>
        <translation>il 10 di {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>il fante di {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la donna di {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>il re di {suit}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
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
        <translation>Jolly</translation>
    </message>
    <message>
        <source>{count} · {grade}</source>
        <translation>{count} · {grade}</translation>
    </message>
    <message>
        <source>{count} · wilds</source>
        <translation>{count} · matte</translation>
    </message>
    <message>
        <source>{count} · wild</source>
        <translation>{count} · matta</translation>
    </message>
    <message>
        <source>the meld of wilds</source>
        <translation>il gioco di matte</translation>
    </message>
    <message>
        <source>the set of {ranks}</source>
        <translation>il gruppo di {ranks}</translation>
    </message>
    <message>
        <source>the run of {suit}</source>
        <translation>la scala di {suit}</translation>
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
        <translation>Questa volta l&apos;allenatore non ha risposta.</translation>
    </message>
    <message>
        <source>The coach teaches in this match, so the statistics count it apart.</source>
        <translation>In questa partita l&apos;allenatore insegna: le statistiche la contano a parte.</translation>
    </message>
    <message>
        <source>What to play</source>
        <translation>Che cosa giocare</translation>
    </message>
    <message>
        <source>Your last move</source>
        <translation>La tua ultima mossa</translation>
    </message>
    <message>
        <source>What the others told</source>
        <translation>Che cosa hanno rivelato gli altri</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Non ammesso</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Allenatore</translation>
    </message>
    <message>
        <source>How far the coach has thought</source>
        <translation>Quanto l&apos;allenatore ha già pensato</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Giocala</translation>
    </message>
    <message>
        <source>Grade it</source>
        <translation>Valutala</translation>
    </message>
    <message>
        <source>Put hint away (H)</source>
        <translation>Togli il suggerimento (H)</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Suggerimento (H)</translation>
    </message>
    <message>
        <source>The coach thinks …</source>
        <translation>L&apos;allenatore pensa …</translation>
    </message>
    <message>
        <source>Grade it (G)</source>
        <translation>Valutala (G)</translation>
    </message>
    <message>
        <source>without “{step}”</source>
        <comment>a step of a play that is left out</comment>
        <translation>senza “{step}”</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the steps of a play</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>The same, but: {play}</source>
        <translation>Lo stesso, ma: {play}</translation>
    </message>
    <message>
        <source>Add {cards} to {meld}</source>
        <translation>Allunga {meld} con {cards}</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) ahead in this deal</source>
        <translation>
            <numerusform>In questa smazzata avanti di circa %n punto</numerusform>
            <numerusform>In questa smazzata avanti di circa %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) behind in this deal</source>
        <translation>
            <numerusform>In questa smazzata indietro di circa %n punto</numerusform>
            <numerusform>In questa smazzata indietro di circa %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>About level in this deal</source>
        <translation>In questa smazzata circa in parità</translation>
    </message>
    <message>
        <source>perhaps as good</source>
        <translation>forse altrettanto buona</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>altrettanto buona</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) less</source>
        <translation>
            <numerusform>%n punto in meno</numerusform>
            <numerusform>%n punti in meno</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing for you to decide just now.</source>
        <translation>In questo momento non hai nulla da decidere.</translation>
    </message>
    <message>
        <source>Shift+H plays it, H puts it away.</source>
        <translation>Maiusc+H la gioca, H la toglie.</translation>
    </message>
    <message numerus="yes">
        <source>The best play is better by about %n point(s).</source>
        <translation>
            <numerusform>La mossa migliore vale circa %n punto in più.</numerusform>
            <numerusform>La mossa migliore vale circa %n punti in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Non c&apos;è altro da fare.</translation>
    </message>
    <message numerus="yes">
        <source>Better by about %n point(s) than: {play}</source>
        <translation>
            <numerusform>Meglio di circa %n punto rispetto a: {play}</numerusform>
            <numerusform>Meglio di circa %n punti rispetto a: {play}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All else the same, better by about %n point(s) than: {play}</source>
        <translation>
            <numerusform>A parità del resto, meglio di circa %n punto rispetto a: {play}</numerusform>
            <numerusform>A parità del resto, meglio di circa %n punti rispetto a: {play}</numerusform>
        </translation>
    </message>
    <message>
        <source>All else the same, about as good: {play}</source>
        <translation>A parità del resto, altrettanto buona: {play}</translation>
    </message>
    <message>
        <source>About as good: {play}</source>
        <translation>Altrettanto buona: {play}</translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) are about as good.</source>
        <translation>
            <numerusform>%n mossa è circa altrettanto buona.</numerusform>
            <numerusform>%n mosse sono circa altrettanto buone.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the coach&apos;s help this match counts as assisted, apart in the statistics.</source>
        <translation>Con l&apos;aiuto dell&apos;allenatore questa partita conta come giocata con aiuti, a parte nelle statistiche.</translation>
    </message>
    <message>
        <source>Help me</source>
        <translation>Aiutami</translation>
    </message>
    <message>
        <source>No help</source>
        <translation>Niente aiuto</translation>
    </message>
    <message>
        <source>Play it all the same</source>
        <translation>Gioca lo stesso</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Ci ripenso</translation>
    </message>
    <message numerus="yes">
        <source>The coach would rather play: {play} (about %n point(s) better)</source>
        <translation>
            <numerusform>L&apos;allenatore giocherebbe piuttosto: {play} (circa %n punto meglio)</numerusform>
            <numerusform>L&apos;allenatore giocherebbe piuttosto: {play} (circa %n punti meglio)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All else the same, the coach would rather: {play} (about %n point(s) better)</source>
        <translation>
            <numerusform>A parità del resto, l&apos;allenatore farebbe piuttosto: {play} (circa %n punto meglio)</numerusform>
            <numerusform>A parità del resto, l&apos;allenatore farebbe piuttosto: {play} (circa %n punti meglio)</numerusform>
        </translation>
    </message>
    <message>
        <source>best</source>
        <comment>the best of some plays</comment>
        <translation>migliore</translation>
    </message>
    <message>
        <source>Better: {play}</source>
        <translation>Meglio: {play}</translation>
    </message>
    <message>
        <source>All else the same, better: {play}</source>
        <translation>A parità del resto, meglio: {play}</translation>
    </message>
    <message>
        <source>Holds for certain:</source>
        <translation>Ha di sicuro:</translation>
    </message>
    <message>
        <source>Could use of your cards:</source>
        <translation>Delle tue carte potrebbe usare:</translation>
    </message>
    <message>
        <source>Has discarded lately:</source>
        <translation>Ha scartato di recente:</translation>
    </message>
    <message>
        <source>Your opponents&apos; melds would take:</source>
        <translation>I giochi degli avversari prenderebbero:</translation>
    </message>
    <message>
        <source>Nobody can build on these any more:</source>
        <translation>Su queste nessuno può più costruire:</translation>
    </message>
    <message numerus="yes">
        <source>This melds %n point(s) more at once.</source>
        <translation>
            <numerusform>Così cali subito %n punto in più.</numerusform>
            <numerusform>Così cali subito %n punti in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>This keeps {cards} in your hand, where they may become more.</source>
        <translation>Così ti restano in mano {cards}, che possono diventare di più.</translation>
    </message>
    <message numerus="yes">
        <source>In the pile you see what you get: %n card(s).</source>
        <translation>
            <numerusform>Degli scarti vedi che cosa prendi: %n carta.</numerusform>
            <numerusform>Degli scarti vedi che cosa prendi: %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the pile everybody would know %n card(s) of your hand.</source>
        <translation>
            <numerusform>Con gli scarti tutti conoscerebbero %n carta della tua mano.</numerusform>
            <numerusform>Con gli scarti tutti conoscerebbero %n carte della tua mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left in your hand, {card} would cost %n point(s) more than {other}.</source>
        <translation>
            <numerusform>Se ti restasse in mano, {card} costerebbe %n punto in più di quanto costi {other}.</numerusform>
            <numerusform>Se ti restasse in mano, {card} costerebbe %n punti in più di quanto costi {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} makes a clean meld longer, {meld}, and not a dirty one.</source>
        <translation>{card} allunga un gioco pulito, {meld}, e non uno sporco.</translation>
    </message>
    <message numerus="yes">
        <source>With {card}, {meld} lacks only %n card(s) for {a_canasta}.</source>
        <translation>
            <numerusform>Con {card} manca solo %n carta perché {meld} diventi {a_canasta}.</numerusform>
            <numerusform>Con {card} mancano solo %n carte perché {meld} diventi {a_canasta}.</numerusform>
        </translation>
    </message>
    <message>
        <source>More unseen cards then fit your melds: {many} instead of {few}.</source>
        <translation>Poi più carte non viste vanno bene per i tuoi giochi: {many} invece di {few}.</translation>
    </message>
    <message>
        <source>Tried with the hidden cards in other hands each time: better in {more} cases of 100, worse in {less}.</source>
        <translation>Provato ogni volta con altre carte coperte: meglio in {more} casi su 100, peggio in {less}.</translation>
    </message>
    <message>
        <source>With {between}, {card} would fit {meld} of your opponents.</source>
        <translation>Con {between}, {card} andrebbe bene agli avversari per {meld}.</translation>
    </message>
    <message>
        <source>You keep another card like this one: {card}.</source>
        <translation>Ti resta un&apos;altra carta uguale: {card}.</translation>
    </message>
    <message>
        <source>Fewer of your cards go with {card} ({few}) than with {other} ({many}).</source>
        <translation>Meno carte tue stanno bene con {card} ({few}) che con {other} ({many}).</translation>
    </message>
    <message>
        <source>Fewer unseen cards go with {card} ({few}) than with {other} ({many}).</source>
        <translation>Meno carte non viste stanno bene con {card} ({few}) che con {other} ({many}).</translation>
    </message>
    <message>
        <source>This closes the deal at once.</source>
        <translation>Così chiudi subito la smazzata.</translation>
    </message>
    <message>
        <source>This finishes {a_canasta} now.</source>
        <translation>Così completi subito {a_canasta}.</translation>
    </message>
    <message>
        <source>This finishes {a_clean_canasta} now.</source>
        <translation>Così completi subito {a_clean_canasta}.</translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n more wild(s) in your hand.</source>
        <translation>
            <numerusform>Così ti resta in mano %n matta in più.</numerusform>
            <numerusform>Così ti restano in mano %n matte in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>This takes {the_reserve} in flight, to be played at once.</source>
        <translation>Così prendi {the_reserve} al volo e lo giochi subito.</translation>
    </message>
    <message>
        <source>This takes {the_reserve} in this turn.</source>
        <translation>Così prendi {the_reserve} in questo turno.</translation>
    </message>
    <message>
        <source>This keeps {meld} clean.</source>
        <translation>Così non si sporca {meld}.</translation>
    </message>
    <message>
        <source>This makes {meld} clean.</source>
        <translation>Così si pulisce {meld}.</translation>
    </message>
    <message>
        <source>{card} would fit {meld} of your opponents.</source>
        <translation>{card} andrebbe bene agli avversari per {meld}.</translation>
    </message>
    <message>
        <source>In the pile lies {card}, which fits {meld} of your opponents.</source>
        <translation>Tra gli scarti c&apos;è {card}, che agli avversari va bene per {meld}.</translation>
    </message>
    <message>
        <source>{name} is known to hold {cards}, and could use {card}.</source>
        <translation>Si sa che {name} ha in mano {cards}, e potrebbe usare {card}.</translation>
    </message>
    <message>
        <source>{name} has discarded such a card too: {card}.</source>
        <translation>Anche {name} ha scartato una carta così: {card}.</translation>
    </message>
    <message>
        <source>Nobody can build on {card}: all that goes with it has been seen.</source>
        <translation>Nessuno può costruire nulla con {card}: tutto ciò che le serve si è già visto.</translation>
    </message>
    <message>
        <source>From the pile you can meld {cards} at once.</source>
        <translation>Dagli scarti puoi calare subito {cards}.</translation>
    </message>
    <message>
        <source>No card of the pile goes with your cards or melds.</source>
        <translation>Nessuno degli scarti va bene alle tue carte o ai tuoi giochi.</translation>
    </message>
    <message>
        <source>{card} still fits {meld} of your own side.</source>
        <translation>{card} va ancora bene alla tua parte per {meld}.</translation>
    </message>
    <message>
        <source>{card} goes with {cards} in your hand.</source>
        <translation>{card} sta bene con {cards} della tua mano.</translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side has {a_canasta} in %n more case(s) of 100.</source>
        <translation>
            <numerusform>Entro un giro la tua parte ha {a_canasta} in %n caso in più su 100.</numerusform>
            <numerusform>Entro un giro la tua parte ha {a_canasta} in %n casi in più su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side has {a_clean_canasta} in %n more case(s) of 100.</source>
        <translation>
            <numerusform>Entro un giro la tua parte ha {a_clean_canasta} in %n caso in più su 100.</numerusform>
            <numerusform>Entro un giro la tua parte ha {a_clean_canasta} in %n casi in più su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side takes {the_reserve} in %n more case(s) of 100.</source>
        <translation>
            <numerusform>Entro un giro la tua parte prende {the_reserve} in %n caso in più su 100.</numerusform>
            <numerusform>Entro un giro la tua parte prende {the_reserve} in %n casi in più su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side closes in %n more case(s) of 100.</source>
        <translation>
            <numerusform>Entro un giro la tua parte chiude in %n caso in più su 100.</numerusform>
            <numerusform>Entro un giro la tua parte chiude in %n casi in più su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side melds %n point(s) more.</source>
        <translation>
            <numerusform>Entro un giro la tua parte cala %n punto in più.</numerusform>
            <numerusform>Entro un giro la tua parte cala %n punti in più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a round your opponents hold %n point(s) more in hand.</source>
        <translation>
            <numerusform>Dopo un giro gli avversari hanno in mano %n punto in più.</numerusform>
            <numerusform>Dopo un giro gli avversari hanno in mano %n punti in più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a round your side holds %n point(s) less in hand.</source>
        <translation>
            <numerusform>Dopo un giro la tua parte ha in mano %n punto in meno.</numerusform>
            <numerusform>Dopo un giro la tua parte ha in mano %n punti in meno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents have {a_canasta} in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>Entro un giro gli avversari hanno {a_canasta} in %n caso in meno su 100.</numerusform>
            <numerusform>Entro un giro gli avversari hanno {a_canasta} in %n casi in meno su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents have {a_clean_canasta} in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>Entro un giro gli avversari hanno {a_clean_canasta} in %n caso in meno su 100.</numerusform>
            <numerusform>Entro un giro gli avversari hanno {a_clean_canasta} in %n casi in meno su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents take {the_reserve} in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>Entro un giro gli avversari prendono {the_reserve} in %n caso in meno su 100.</numerusform>
            <numerusform>Entro un giro gli avversari prendono {the_reserve} in %n casi in meno su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents close in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>Entro un giro gli avversari chiudono in %n caso in meno su 100.</numerusform>
            <numerusform>Entro un giro gli avversari chiudono in %n casi in meno su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents meld %n point(s) less.</source>
        <translation>
            <numerusform>Entro un giro gli avversari calano %n punto in meno.</numerusform>
            <numerusform>Entro un giro gli avversari calano %n punti in meno.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>burraco self-check [options]</source>
        <translation>burraco self-check [opzioni]</translation>
    </message>
    <message>
        <source>Check that this installation is complete, without a window.</source>
        <translation>Controlla che l&apos;installazione sia completa, senza aprire finestre.</translation>
    </message>
    <message>
        <source>keep a picture of a table, as PNG</source>
        <translation>salva l&apos;immagine di un tavolo, in PNG</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>there is no screen to show the game on: neither DISPLAY nor WAYLAND_DISPLAY is set</source>
        <translation>non c&apos;è uno schermo su cui mostrare il gioco: mancano sia DISPLAY sia WAYLAND_DISPLAY</translation>
    </message>
    <message>
        <source>the game cannot start: {reason}</source>
        <translation>il gioco non può partire: {reason}</translation>
    </message>
    <message>
        <source>{file} is missing; install the program again</source>
        <translation>manca {file}; reinstalla il programma</translation>
    </message>
    <message>
        <source>burraco [options] [FILE]</source>
        <translation>burraco [opzioni] [FILE]</translation>
    </message>
    <message>
        <source>Burraco for the desktop.</source>
        <translation>Il burraco sul tuo computer.</translation>
    </message>
    <message>
        <source>a match to open</source>
        <translation>una partita da aprire</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>CODICE</translation>
    </message>
    <message>
        <source>the language to begin in: {codes}</source>
        <translation>la lingua con cui iniziare: {codes}</translation>
    </message>
    <message>
        <source>starting a match at once</source>
        <translation>iniziare subito una partita</translation>
    </message>
    <message>
        <source>The others need --new-match.</source>
        <translation>Le altre vogliono --new-match.</translation>
    </message>
    <message>
        <source>begin a match without asking</source>
        <translation>inizia una partita senza chiedere</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>REGOLE</translation>
    </message>
    <message>
        <source>the name of a preset, or a rule-set file</source>
        <translation>il nome di un regolamento, o un file di regole</translation>
    </message>
    <message>
        <source>the number of players</source>
        <translation>il numero di giocatori</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation>PUNTI</translation>
    </message>
    <message>
        <source>points to play to</source>
        <translation>i punti a cui si gioca</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOME</translation>
    </message>
    <message>
        <source>how the others play: {levels}</source>
        <translation>come giocano gli altri: {levels}</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>SEME</translation>
    </message>
    <message>
        <source>the seed of a match to play its cards again</source>
        <translation>il seme di una partita, per rigiocarne le carte</translation>
    </message>
    <message>
        <source>play; FILE is a match saved by the game</source>
        <translation>gioca; FILE è una partita salvata dal gioco</translation>
    </message>
    <message>
        <source>let bots play each other without a window</source>
        <translation>fa giocare il computer contro sé stesso, senza finestre</translation>
    </message>
    <message>
        <source>let bots learn from their own deals</source>
        <translation>fa imparare il computer dalle proprie smazzate</translation>
    </message>
    <message>
        <source>judge a meld, or actions in a position</source>
        <translation>giudica un gioco, o le mosse in una posizione</translation>
    </message>
    <message>
        <source>check a saved match from end to end</source>
        <translation>controlla una partita salvata dall&apos;inizio alla fine</translation>
    </message>
    <message>
        <source>check that this installation is complete</source>
        <translation>controlla che l&apos;installazione sia completa</translation>
    </message>
    <message>
        <source>Each tells more with --help, as in: {example}</source>
        <translation>Di ognuno --help dice di più, per esempio: {example}</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>comandi:</translation>
    </message>
    <message>
        <source>a part that the game needs cannot be loaded: {reason}</source>
        <translation>non si può caricare una parte che serve al gioco: {reason}</translation>
    </message>
    <message>
        <source>{complaint} (see {command} --help)</source>
        <translation>{complaint} (vedi {command} --help)</translation>
    </message>
    <message>
        <source>CARDS</source>
        <translation>CARTE</translation>
    </message>
    <message>
        <source>burraco referee [options] [CARDS ...]</source>
        <translation>burraco referee [opzioni] [CARTE ...]</translation>
    </message>
    <message>
        <source>Judge a meld, or actions in a position, and print the answer as one line of JSON. The exit status is 0 for yes, 1 for no, 2 for bad input.</source>
        <translation>Giudica un gioco, o le mosse in una posizione, e stampa la risposta in una riga di JSON. Il codice di uscita è 0 per sì, 1 per no, 2 se la domanda è sbagliata.</translation>
    </message>
    <message>
        <source>example: {example}</source>
        <translation>esempio: {example}</translation>
    </message>
    <message>
        <source>cards of a new meld: clubs c, diamonds d, hearts h, spades s, as in 10h or As; JK is a joker</source>
        <translation>le carte di un nuovo gioco: c fiori, d quadri, h cuori, s picche, come in 10h o As; JK è un jolly</translation>
    </message>
    <message>
        <source>a position, to judge actions in</source>
        <translation>una posizione in cui giudicare le mosse</translation>
    </message>
    <message>
        <source>OPTION=VALUE</source>
        <translation>OPZIONE=VALORE</translation>
    </message>
    <message>
        <source>change an option of the rules (repeatable)</source>
        <translation>cambia un&apos;opzione delle regole (si può ripetere)</translation>
    </message>
    <message>
        <source>add cards to the meld so far (repeatable)</source>
        <translation>attacca carte al gioco fatto finora (si può ripetere)</translation>
    </message>
    <message>
        <source>ACTION</source>
        <translation>MOSSA</translation>
    </message>
    <message>
        <source>judge an action in the position (repeatable)</source>
        <translation>giudica una mossa nella posizione (si può ripetere)</translation>
    </message>
    <message>
        <source>burraco verify [options] FILE</source>
        <translation>burraco verify [opzioni] FILE</translation>
    </message>
    <message>
        <source>Check a saved match from end to end: its shuffles, every action, positions and scores.</source>
        <translation>Controlla una partita salvata dall&apos;inizio alla fine: le mescolate, ogni mossa, le posizioni e i punti.</translation>
    </message>
    <message>
        <source>a saved match</source>
        <translation>una partita salvata</translation>
    </message>
    <message>
        <source>the fingerprint you noted when the match began; else the one in the file is taken</source>
        <translation>l&apos;impronta che hai annotato all&apos;inizio della partita; altrimenti vale quella del file</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>WRONG</source>
        <translation>ERRORE</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>ignoto</translation>
    </message>
    <message>
        <source>the file is a match of this program</source>
        <translation>il file è una partita di questo programma</translation>
    </message>
    <message>
        <source>the cards were fixed by the fingerprint shown before the first card</source>
        <translation>le carte erano fissate dall&apos;impronta mostrata prima della prima carta</translation>
    </message>
    <message>
        <source>every action is legal</source>
        <translation>ogni mossa è regolare</translation>
    </message>
    <message>
        <source>the actions lead to the saved position</source>
        <translation>le mosse portano alla posizione salvata</translation>
    </message>
    <message>
        <source>every deal is worth what the file says</source>
        <translation>ogni smazzata vale quanto dice il file</translation>
    </message>
    <message>
        <source>names, totals and deals agree with the play</source>
        <translation>nomi, totali e smazzate corrispondono al gioco</translation>
    </message>
    <message>
        <source>shown when the match is over</source>
        <translation>si vede quando la partita è finita</translation>
    </message>
    <message>
        <source>fingerprint of the shuffles: {fingerprint}</source>
        <translation>impronta delle mescolate: {fingerprint}</translation>
    </message>
    <message>
        <source>seed: {seed}</source>
        <translation>seme: {seed}</translation>
    </message>
</context>
<context>
    <name>cut</name>
    <message>
        <source>The pack; choose with the arrow keys where to lift</source>
        <translation>Il mazzo; con le frecce scegli dove alzare</translation>
    </message>
    <message>
        <source>Lift anywhere</source>
        <translation>Alza dove capita</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <source>a file and --new-match exclude each other</source>
        <translation>un file e --new-match non vanno insieme</translation>
    </message>
    <message>
        <source>{options}: only with --new-match, which begins a match at once</source>
        <translation>{options}: solo con --new-match, che inizia subito una partita</translation>
    </message>
    <message>
        <source>{rules} is for {counts} players</source>
        <translation>{rules} si gioca in {counts}</translation>
    </message>
    <message>
        <source>{text!r} is not {allowed}</source>
        <translation>{text!r} non va: deve essere {allowed}</translation>
    </message>
    <message>
        <source>{text!r} is none of {codes}</source>
        <translation>{text!r} non è tra questi: {codes}</translation>
    </message>
    <message>
        <source>there is no preset or file {name!r}{near}; the presets are {known}</source>
        <translation>non c&apos;è un regolamento né un file {name!r}{near}; i regolamenti sono {known}</translation>
    </message>
    <message>
        <source>{text!r} changes no option: write option=value</source>
        <translation>{text!r} non cambia nessuna opzione: scrivi opzione=valore</translation>
    </message>
    <message>
        <source>no option is called {name!r}{near}; rule-set files name them all</source>
        <translation>nessuna opzione si chiama {name!r}{near}; i file di regole le elencano tutte</translation>
    </message>
    <message>
        <source> (near to it: {names})</source>
        <translation> (simili: {names})</translation>
    </message>
    <message>
        <source>player_counts has {seats}</source>
        <translation>player_counts contiene {seats}</translation>
    </message>
    <message>
        <source>{needed} of {total} cards dealt to {seats} players</source>
        <translation>{needed} carte su {total} date a {seats} giocatori</translation>
    </message>
    <message>
        <source>it takes {count} sizes</source>
        <translation>ci vogliono {count} misure</translation>
    </message>
    <message>
        <source>run_ranks leaves the 2 out</source>
        <translation>run_ranks esclude il 2</translation>
    </message>
    <message>
        <source>reserve_on_discard is false too</source>
        <translation>anche reserve_on_discard è false</translation>
    </message>
    <message>
        <source>bonus_semi_clean is set</source>
        <translation>bonus_semi_clean ha un valore</translation>
    </message>
    <message>
        <source>{seats} players are {sides} sides</source>
        <translation>{seats} giocatori fanno {sides} parti</translation>
    </message>
    <message>
        <source>{option} is {value}</source>
        <translation>{option} è {value}</translation>
    </message>
    <message>
        <source>{text!r} is no card: write rank and suit, like 10h, or JK</source>
        <translation>{text!r} non è una carta: scrivi valore e seme, come 10h, oppure JK</translation>
    </message>
    <message>
        <source>{text!r} is no action: write one of {forms}</source>
        <translation>{text!r} non è una mossa: scrivi una di queste: {forms}</translation>
    </message>
    <message>
        <source>{seats} hands, but rule set {rules!r} is for {counts} players</source>
        <translation>{seats} mani, ma le regole {rules!r} sono per {counts} giocatori</translation>
    </message>
    <message>
        <source>{label}: no such line at a table for {seats}</source>
        <translation>{label}: non c&apos;è questa riga a un tavolo per {seats}</translation>
    </message>
    <message>
        <source>{line!r} is no line of a position, or the second of its kind</source>
        <translation>{line!r} non è una riga di una posizione, o è la seconda uguale</translation>
    </message>
    <message>
        <source>{label}: {content!r} is not of the form {form}</source>
        <translation>{label}: {content!r} non ha la forma {form}</translation>
    </message>
    <message>
        <source>{label}: there are only {seats} seats</source>
        <translation>{label}: ci sono solo {seats} posti</translation>
    </message>
    <message>
        <source>sides: there are only {sides}</source>
        <translation>sides: le parti sono solo {sides}</translation>
    </message>
    <message>
        <source>hand {seat}: missing, hands are numbered from 0</source>
        <translation>hand {seat}: manca, le mani si contano da 0</translation>
    </message>
    <message>
        <source>{label}: no card can be there more than {most} times</source>
        <translation>{label}: nessuna carta può esserci più di {most} volte</translation>
    </message>
    <message>
        <source>{text!r} is no meld: {reason}</source>
        <translation>{text!r} non è un gioco: {reason}</translation>
    </message>
    <message>
        <source>a number from {first} to {last}</source>
        <translation>un numero da {first} a {last}</translation>
    </message>
    <message>
        <source>a list of {entries}</source>
        <translation>un elenco di: {entries}</translation>
    </message>
    <message>
        <source>so far only {values}</source>
        <translation>per ora solo {values}</translation>
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
        <translation>manca il nome</translation>
    </message>
    <message>
        <source>unknown group</source>
        <translation>gruppo sconosciuto</translation>
    </message>
    <message>
        <source>missing group</source>
        <translation>gruppo mancante</translation>
    </message>
    <message>
        <source>unknown option</source>
        <translation>opzione sconosciuta</translation>
    </message>
    <message>
        <source>missing option</source>
        <translation>opzione mancante</translation>
    </message>
    <message>
        <source>value not allowed</source>
        <translation>valore non ammesso</translation>
    </message>
    <message>
        <source>not playable yet</source>
        <translation>non ancora giocabile</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contraddizione</translation>
    </message>
    <message>
        <source>rule set {name!r}: {problems}</source>
        <translation>regole {name!r}: {problems}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un testo</translation>
    </message>
    <message>
        <source>a group of options</source>
        <translation>un gruppo di opzioni</translation>
    </message>
    <message>
        <source>one of {options}</source>
        <translation>una tra {options}</translation>
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
        <translation>--position riguarda le mosse: carte e --add non vanno insieme</translation>
    </message>
    <message>
        <source>--action needs a --position in which it is judged</source>
        <translation>--action vuole una --position in cui giudicarla</translation>
    </message>
    <message>
        <source>{card!r} is a hidden card, and nobody can judge those</source>
        <translation>{card!r} è una carta coperta, e nessuno può giudicarla</translation>
    </message>
    <message>
        <source>there are no cards to judge: write them like &quot;7h 8h JK&quot;</source>
        <translation>non ci sono carte da giudicare: scrivile così: &quot;7h 8h JK&quot;</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} non si può leggere: {why}</translation>
    </message>
    <message>
        <source>{file} is no text in UTF-8</source>
        <translation>{file} non è un testo in UTF-8</translation>
    </message>
    <message>
        <source>players or seed: {error}</source>
        <translation>giocatori o seme: {error}</translation>
    </message>
    <message>
        <source>deals: a match without a deal has no position</source>
        <translation>smazzate: una partita senza smazzate non ha posizione</translation>
    </message>
    <message>
        <source>deals: far too many actions</source>
        <translation>smazzate: troppe mosse</translation>
    </message>
    <message>
        <source>deal {number} follows a deal or a match that is not over, or one that is</source>
        <translation>la smazzata {number} segue una smazzata non finita, o una partita già finita</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>smazzata {number}</translation>
    </message>
    <message>
        <source>{part}, action {number}</source>
        <translation>{part}, mossa {number}</translation>
    </message>
    <message>
        <source>order of lines</source>
        <translation>ordine delle righe</translation>
    </message>
    <message>
        <source>the position after the last action differs: {labels}</source>
        <translation>la posizione dopo l&apos;ultima mossa è diversa: {labels}</translation>
    </message>
    <message>
        <source>players: {count} at a table for {seats}</source>
        <translation>giocatori: {count} a un tavolo per {seats}</translation>
    </message>
    <message>
        <source>{where}: {error}</source>
        <translation>{where}: {error}</translation>
    </message>
    <message>
        <source>seed: it holds half a character</source>
        <translation>seme: contiene un carattere a metà</translation>
    </message>
    <message>
        <source>earlier: the scores are not those of deals</source>
        <translation>earlier: i punti non sono quelli di smazzate</translation>
    </message>
    <message>
        <source>the scores of the deals differ</source>
        <translation>i punti delle smazzate sono diversi</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annullate</translation>
    </message>
    <message>
        <source>undone: an action is refused ({reason})</source>
        <translation>annullate: una mossa è rifiutata ({reason})</translation>
    </message>
    <message>
        <source>{where}: {action!r} is refused ({reason})</source>
        <translation>{where}: {action!r} è rifiutata ({reason})</translation>
    </message>
    <message>
        <source>{where}: a hidden card</source>
        <translation>{where}: una carta coperta</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>the right to do so is missing</source>
        <translation>mancano i permessi</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>il disco è di sola lettura</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>non esiste</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>non è una cartella</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>the disk does not answer rightly</source>
        <translation>il disco non risponde bene</translation>
    </message>
    <message>
        <source>is no JSON text: line {line}, column {column}</source>
        <translation>non è un testo JSON: riga {line}, colonna {column}</translation>
    </message>
    <message>
        <source>is no JSON text</source>
        <translation>non è un testo JSON</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>sì o no</translation>
    </message>
    <message>
        <source>object</source>
        <translation>oggetto</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>numero intero</translation>
    </message>
    <message>
        <source>list</source>
        <translation>elenco</translation>
    </message>
    <message>
        <source>text</source>
        <translation>testo</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>manca {name}</translation>
    </message>
    <message>
        <source>{where}: {value} is no {kind}</source>
        <translation>{where}: {value} non va, serve questo: {kind}</translation>
    </message>
    <message>
        <source>{where}: a text of {count} characters is none of ours</source>
        <translation>{where}: un testo di {count} caratteri non è dei nostri</translation>
    </message>
    <message>
        <source>is far too large</source>
        <translation>è troppo grande</translation>
    </message>
    <message>
        <source>cannot be read: {why}</source>
        <translation>non si può leggere: {why}</translation>
    </message>
    <message>
        <source>cannot be written: {why}</source>
        <translation>non si può scrivere: {why}</translation>
    </message>
    <message>
        <source>cannot be renamed: {why}</source>
        <translation>non si può rinominare: {why}</translation>
    </message>
    <message>
        <source>result: {found}</source>
        <translation>result: {found}</translation>
    </message>
    <message>
        <source>is gone</source>
        <translation>non c&apos;è più</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>questo file non esiste</translation>
    </message>
    <message>
        <source>cannot be made: {why}</source>
        <translation>non si può creare: {why}</translation>
    </message>
    <message>
        <source>{rules} is not for {count} players</source>
        <translation>{rules} non si gioca in {count}</translation>
    </message>
    <message>
        <source>only the first player may be human</source>
        <translation>solo il primo giocatore può essere una persona</translation>
    </message>
    <message>
        <source>position: {error}</source>
        <translation>posizione: {error}</translation>
    </message>
    <message>
        <source>position: there is no deal {number}</source>
        <translation>posizione: non c&apos;è una smazzata {number}</translation>
    </message>
    <message>
        <source>position: cards are missing, or there are too many</source>
        <translation>posizione: mancano carte, o sono troppe</translation>
    </message>
    <message>
        <source>position: a card is known, or just drawn, that is not in the hand</source>
        <translation>posizione: una carta conosciuta, o appena pescata, non è in mano</translation>
    </message>
    <message>
        <source>position: the deal is over, and is not</source>
        <translation>posizione: la smazzata è finita e non lo è</translation>
    </message>
    <message>
        <source>position: {count} scores before deal {number}</source>
        <translation>posizione: {count} punteggi prima della smazzata {number}</translation>
    </message>
    <message>
        <source>position: the scores do not make the totals</source>
        <translation>posizione: i punteggi non danno i totali</translation>
    </message>
    <message>
        <source>cannot be deleted: {why}</source>
        <translation>non si può eliminare: {why}</translation>
    </message>
    <message>
        <source>is far too large for a rule set</source>
        <translation>è troppo grande per un file di regole</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>non si può leggere</translation>
    </message>
    <message>
        <source>there is no such rule set, only {names}</source>
        <translation>queste regole non ci sono, ci sono solo {names}</translation>
    </message>
    <message>
        <source>is JSON, but no rule set: it should be one object in braces</source>
        <translation>è JSON, ma non un file di regole: ci vuole un solo oggetto tra graffe</translation>
    </message>
    <message>
        <source>is empty or filled with zeros</source>
        <translation>è vuoto o pieno di zeri</translation>
    </message>
    <message>
        <source>has far more lines behind the match than are ever written</source>
        <translation>ha dopo la partita molte più righe di quante se ne scrivano mai</translation>
    </message>
    <message>
        <source>line {number} behind the match</source>
        <translation>riga {number} dopo la partita</translation>
    </message>
    <message>
        <source>{where} is none of ours</source>
        <translation>{where}: non è delle nostre</translation>
    </message>
    <message>
        <source>{where} has no deal to be added to</source>
        <translation>{where}: manca la smazzata a cui aggiungerla</translation>
    </message>
    <message>
        <source>another running instance owns the autosave</source>
        <translation>il salvataggio è in mano a un&apos;altra finestra del gioco</translation>
    </message>
    <message>
        <source>summary: {totals} totals of {players} players</source>
        <translation>riassunto: {totals} totali di {players} giocatori</translation>
    </message>
    <message>
        <source>summary: {levels} levels of {players} players</source>
        <translation>riassunto: {levels} livelli di {players} giocatori</translation>
    </message>
    <message>
        <source>name: {count} characters are too many</source>
        <translation>nome: {count} caratteri sono troppi</translation>
    </message>
    <message>
        <source>saved_at: {text} cannot be</source>
        <translation>saved_at: {text} non può essere</translation>
    </message>
    <message>
        <source>is no match of this program</source>
        <translation>non è una partita di questo programma</translation>
    </message>
    <message>
        <source>was made by the later version {version}</source>
        <translation>è della versione più recente {version}</translation>
    </message>
    <message>
        <source>cannot be brought up from format {version}: {error!r}</source>
        <translation>non si può aggiornare dal formato {version}: {error!r}</translation>
    </message>
    <message>
        <source>the version that saved it wrote none down</source>
        <translation>la versione che l&apos;ha salvata non lo annotava</translation>
    </message>
    <message>
        <source>the match goes on from a position</source>
        <translation>la partita riprende da una posizione</translation>
    </message>
    <message>
        <source>the seed makes {found}, not {told}</source>
        <translation>il seme dà {found}, non {told}</translation>
    </message>
    <message>
        <source>the deals are worth {found}, not {told}</source>
        <translation>le smazzate valgono {found}, non {told}</translation>
    </message>
    <message>
        <source>the match is {found}, not {told}</source>
        <translation>la partita è {found}, non {told}</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message numerus="yes">
        <source>Every player gets %n card(s).</source>
        <translation>
            <numerusform>Ogni giocatore riceve %n carta.</numerusform>
            <numerusform>Ogni giocatore riceve %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} starts the pile.</source>
        <translation>{card} apre il monte degli scarti.</translation>
    </message>
    <message>
        <source>The stock is used up, so {a_reserve} becomes the new stock.</source>
        <translation>Il tallone è finito: {a_reserve} diventa il nuovo tallone.</translation>
    </message>
    <message>
        <source>You cut the pack.</source>
        <translation>Tagli il mazzo.</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>Scarti {card}.</translation>
    </message>
    <message>
        <source>You keep your last card.</source>
        <translation>Tieni la tua ultima carta.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Peschi {card}.</translation>
    </message>
    <message>
        <source>You refuse {card}.</source>
        <translation>Rifiuti {card}.</translation>
    </message>
    <message>
        <source>You take no card from the pile.</source>
        <translation>Non prendi nulla dal monte degli scarti.</translation>
    </message>
    <message>
        <source>{name} cuts the pack.</source>
        <translation>{name} taglia il mazzo.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} scarta {card}.</translation>
    </message>
    <message>
        <source>{name} keeps the last card.</source>
        <translation>{name} tiene l&apos;ultima carta.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} pesca dal tallone.</translation>
    </message>
    <message>
        <source>{name} refuses {card}.</source>
        <translation>{name} rifiuta {card}.</translation>
    </message>
    <message>
        <source>{name} takes no card from the pile.</source>
        <translation>{name} non prende nulla dal monte degli scarti.</translation>
    </message>
    <message numerus="yes">
        <source>You lift %n card(s), exactly right: {points} points.</source>
        <translation>
            <numerusform>Alzi %n carta, proprio quelle giuste: {points} punti.</numerusform>
            <numerusform>Alzi %n carte, proprio quelle giuste: {points} punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lift %n card(s).</source>
        <translation>
            <numerusform>Alzi %n carta.</numerusform>
            <numerusform>Alzi %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifts %n card(s), exactly right: {points} points.</source>
        <translation>
            <numerusform>{name} alza %n carta, proprio quelle giuste: {points} punti.</numerusform>
            <numerusform>{name} alza %n carte, proprio quelle giuste: {points} punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifts %n card(s).</source>
        <translation>
            <numerusform>{name} alza %n carta.</numerusform>
            <numerusform>{name} alza %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pick up {your_reserve}.</source>
        <translation>Raccogli {your_reserve}.</translation>
    </message>
    <message>
        <source>You take {the_reserve} in flight and play on.</source>
        <translation>Prendi {the_reserve} al volo e continui a giocare.</translation>
    </message>
    <message>
        <source>You take {the_reserve}, to be played from your next turn.</source>
        <translation>Prendi {the_reserve}, da giocare dal prossimo turno.</translation>
    </message>
    <message>
        <source>{name} picks up {the_reserve}.</source>
        <translation>{name} raccoglie {the_reserve}.</translation>
    </message>
    <message>
        <source>{name} takes {the_reserve} in flight and plays on.</source>
        <translation>{name} prende {the_reserve} al volo e continua a giocare.</translation>
    </message>
    <message>
        <source>{name} takes {the_reserve}, to be played from the next turn.</source>
        <translation>{name} prende {the_reserve}, da giocare dal prossimo turno.</translation>
    </message>
    <message>
        <source>You add {cards} to {meld}.</source>
        <translation>Allunghi {meld} con {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You lay %n wild card(s) as a meld.</source>
        <translation>
            <numerusform>Cali %n matta come gioco.</numerusform>
            <numerusform>Cali %n matte come gioco.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} adds {cards} to {meld}.</source>
        <translation>{name} allunga {meld} con {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lays %n wild card(s) as a meld.</source>
        <translation>
            <numerusform>{name} cala %n matta come gioco.</numerusform>
            <numerusform>{name} cala %n matte come gioco.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take {card} from the pile.</source>
        <translation>Prendi {card} dal monte degli scarti.</translation>
    </message>
    <message numerus="yes">
        <source>You take the pile (%n card(s)).</source>
        <translation>
            <numerusform>Raccogli gli scarti (%n carta).</numerusform>
            <numerusform>Raccogli gli scarti (%n carte).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay %n {ranks}.</source>
        <translation>
            <numerusform>Cali %n {ranks}.</numerusform>
            <numerusform>Cali %n {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay %n {ranks} with {wild}.</source>
        <translation>
            <numerusform>Cali %n {ranks} con {wild}.</numerusform>
            <numerusform>Cali %n {ranks} con {wild}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay a run of {suit}, {low} to {high}.</source>
        <translation>Cali una scala di {suit}, da {low} a {high}.</translation>
    </message>
    <message>
        <source>You lay a run of {suit}, {low} to {high}, with {wild} as {face}.</source>
        <translation>Cali una scala di {suit}, da {low} a {high}, con {wild} che vale {face}.</translation>
    </message>
    <message>
        <source>{name} takes {card} from the pile.</source>
        <translation>{name} prende {card} dal monte degli scarti.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the pile (%n card(s)).</source>
        <translation>
            <numerusform>{name} raccoglie gli scarti (%n carta).</numerusform>
            <numerusform>{name} raccoglie gli scarti (%n carte).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays %n {ranks}.</source>
        <translation>
            <numerusform>{name} cala %n {ranks}.</numerusform>
            <numerusform>{name} cala %n {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays %n {ranks} with {wild}.</source>
        <translation>
            <numerusform>{name} cala %n {ranks} con {wild}.</numerusform>
            <numerusform>{name} cala %n {ranks} con {wild}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lays a run of {suit}, {low} to {high}.</source>
        <translation>{name} cala una scala di {suit}, da {low} a {high}.</translation>
    </message>
    <message>
        <source>{name} lays a run of {suit}, {low} to {high}, with {wild} as {face}.</source>
        <translation>{name} cala una scala di {suit}, da {low} a {high}, con {wild} che vale {face}.</translation>
    </message>
    <message>
        <source>{line} {burraco}!</source>
        <translation>{line} {burraco}!</translation>
    </message>
    <message>
        <source>You play alone from now on; {first} and {second} are a pair.</source>
        <translation>D&apos;ora in poi giochi contro la coppia di {first} e {second}.</translation>
    </message>
    <message>
        <source>{name} plays alone from now on; you and {first} are a pair.</source>
        <translation>D&apos;ora in poi {name} gioca contro la coppia: tu e {first}.</translation>
    </message>
    <message>
        <source>{name} plays alone from now on; {first} and {second} are a pair.</source>
        <translation>D&apos;ora in poi {name} gioca contro la coppia di {first} e {second}.</translation>
    </message>
    <message>
        <source>You close the deal.</source>
        <translation>Chiudi la smazzata.</translation>
    </message>
    <message>
        <source>{name} closes the deal.</source>
        <translation>{name} chiude la smazzata.</translation>
    </message>
    <message>
        <source>The stock has run out, so the deal ends without a close.</source>
        <translation>Il tallone è finito: la smazzata termina senza chiusura.</translation>
    </message>
    <message>
        <source>Nobody plays on and the pile only goes round, so the deal ends here.</source>
        <translation>Nessuno gioca più e gli scarti girano soltanto in tondo: la smazzata finisce qui.</translation>
    </message>
    <message>
        <source>The deal has taken too many turns, so it ends here.</source>
        <translation>La smazzata è durata troppi turni: finisce qui.</translation>
    </message>
    <message>
        <source>You draw {card} for your seat.</source>
        <translation>Peschi {card} per il tuo posto.</translation>
    </message>
    <message>
        <source>{name} draws {card} for a seat.</source>
        <translation>{name} pesca {card} per il posto.</translation>
    </message>
    <message>
        <source>By lot you deal first.</source>
        <translation>A sorte, il primo mazziere sei tu.</translation>
    </message>
    <message>
        <source>By lot {name} deals first.</source>
        <translation>A sorte, il primo mazziere è {name}.</translation>
    </message>
    <message>
        <source>You drew highest and start; {name} deals.</source>
        <translation>Hai pescato la carta più alta e cominci; dà le carte {name}.</translation>
    </message>
    <message>
        <source>{starter} drew highest and starts; you deal.</source>
        <translation>{starter} ha la carta più alta e comincia; le carte le dai tu.</translation>
    </message>
    <message>
        <source>{starter} drew highest and starts; {name} deals.</source>
        <translation>{starter} ha la carta più alta e comincia; dà le carte {name}.</translation>
    </message>
    <message>
        <source>You drew lowest and deal first.</source>
        <translation>Hai pescato la carta più bassa: le carte le dai tu.</translation>
    </message>
    <message>
        <source>{name} drew lowest and deals first.</source>
        <translation>{name} ha la carta più bassa e dà le carte.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Before the first card is dealt, the game draws a secret number, the seed. It decides the order of the cards in every deal of the match, and who sits where.</source>
        <translation>Prima che si dia la prima carta, il gioco estrae un numero segreto, il seme. Il seme decide l&apos;ordine delle carte in tutte le smazzate della partita e i posti dei giocatori.</translation>
    </message>
    <message>
        <source>From the seed it makes a fingerprint and shows it to you at once. The fingerprint gives nothing away, but it belongs to this seed alone.</source>
        <translation>Dal seme il gioco ricava un&apos;impronta e te la mostra subito. L&apos;impronta non rivela nulla, ma appartiene soltanto a questo seme.</translation>
    </message>
    <message>
        <source>When the match is over you see the seed. Whoever makes the fingerprint from it again, with this game or with any other program, sees that not one card was changed since the start.</source>
        <translation>A partita finita vedi il seme. Chi ne ricalcola l&apos;impronta, con questo gioco o con qualsiasi altro programma, vede che dall&apos;inizio non è stata cambiata nemmeno una carta.</translation>
    </message>
    <message>
        <source>Your opponents think in a program of their own, which is told what their seat may see and nothing else: their own cards, the melds, the pile, and how many cards the others hold.</source>
        <translation>I tuoi avversari pensano in un programma a parte, che sa soltanto ciò che dal loro posto si vede: le loro carte, i giochi calati, il monte degli scarti e quante carte hanno gli altri.</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffles: {hex}</source>
        <translation>Impronta delle mescolate: {hex}</translation>
    </message>
    <message>
        <source>You will see it here when the match is over.</source>
        <translation>Lo vedrai qui a partita finita.</translation>
    </message>
    <message>
        <source>This match goes on from a saved position, so the deal it began with cannot be checked.</source>
        <translation>Questa partita riprende da una posizione salvata: la smazzata con cui comincia non si può controllare.</translation>
    </message>
    <message>
        <source>The seed of this match was typed in, so somebody may have known the cards.</source>
        <translation>Il seme di questa partita è stato scritto a mano: qualcuno poteva conoscere le carte.</translation>
    </message>
    <message>
        <source>{name}: nothing was changed.</source>
        <translation>{name}: non è stato cambiato nulla.</translation>
    </message>
    <message>
        <source>{name}: something is wrong.</source>
        <translation>{name}: qualcosa non va.</translation>
    </message>
    <message>
        <source>The file is a match of this game.</source>
        <translation>Il file è una partita di questo gioco.</translation>
    </message>
    <message>
        <source>The cards are those of the fingerprint shown at the start.</source>
        <translation>Le carte sono quelle dell&apos;impronta mostrata all&apos;inizio.</translation>
    </message>
    <message>
        <source>Every move is allowed by the rules.</source>
        <translation>Ogni mossa è ammessa dalle regole.</translation>
    </message>
    <message>
        <source>The moves lead to the table that was saved.</source>
        <translation>Le mosse portano al tavolo salvato.</translation>
    </message>
    <message>
        <source>Every deal is counted rightly.</source>
        <translation>Ogni smazzata è contata bene.</translation>
    </message>
    <message>
        <source>Names and totals are those of the match.</source>
        <translation>Nomi e totali sono quelli della partita.</translation>
    </message>
    <message>
        <source>The file is no match of this game: {detail}.</source>
        <translation>Il file non è una partita di questo gioco: {detail}.</translation>
    </message>
    <message>
        <source>The cards are not those of the fingerprint: {detail}.</source>
        <translation>Le carte non sono quelle dell&apos;impronta: {detail}.</translation>
    </message>
    <message>
        <source>A move is not allowed: {detail}.</source>
        <translation>Una mossa non è ammessa: {detail}.</translation>
    </message>
    <message>
        <source>The moves lead to another table: {detail}.</source>
        <translation>Le mosse portano a un altro tavolo: {detail}.</translation>
    </message>
    <message>
        <source>A deal is counted wrongly: {detail}.</source>
        <translation>Una smazzata è contata male: {detail}.</translation>
    </message>
    <message>
        <source>Names or totals are not those of the match: {detail}.</source>
        <translation>Nomi o totali non sono quelli della partita: {detail}.</translation>
    </message>
    <message>
        <source>The points of the deals are not in the file, so they cannot be compared.</source>
        <translation>I punti delle smazzate non sono nel file e non si possono confrontare.</translation>
    </message>
    <message>
        <source>The fingerprint cannot be compared: {detail}.</source>
        <translation>L&apos;impronta non si può confrontare: {detail}.</translation>
    </message>
</context>
<context>
    <name>grades</name>
    <message>
        <source>royal clean</source>
        <translation>reale pulito</translation>
    </message>
    <message>
        <source>royal dirty</source>
        <translation>reale sporco</translation>
    </message>
    <message>
        <source>super clean</source>
        <translation>super pulito</translation>
    </message>
    <message>
        <source>super dirty</source>
        <translation>super sporco</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>tredici</translation>
    </message>
    <message>
        <source>ace to ace</source>
        <translation>asso-asso</translation>
    </message>
    <message>
        <source>clean aces</source>
        <translation>assi puliti</translation>
    </message>
    <message>
        <source>dirty aces</source>
        <translation>assi sporchi</translation>
    </message>
    <message>
        <source>wilds</source>
        <translation>matte</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>pinelle</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jolly</translation>
    </message>
    <message>
        <source>clean</source>
        <comment>said of a burraco</comment>
        <translation>pulito</translation>
    </message>
    <message>
        <source>semi-clean</source>
        <comment>said of a burraco</comment>
        <translation>semipulito</translation>
    </message>
    <message>
        <source>dirty</source>
        <comment>said of a burraco</comment>
        <translation>sporco</translation>
    </message>
    <message>
        <source>clean</source>
        <comment>said of a canastra</comment>
        <translation>pulita</translation>
    </message>
    <message>
        <source>semi-clean</source>
        <comment>said of a canastra</comment>
        <translation>semipulita</translation>
    </message>
    <message>
        <source>dirty</source>
        <comment>said of a canastra</comment>
        <translation>sporca</translation>
    </message>
    <message>
        <source>clean</source>
        <comment>said of a cerrado</comment>
        <translation>pulito</translation>
    </message>
    <message>
        <source>semi-clean</source>
        <comment>said of a cerrado</comment>
        <translation>semipulito</translation>
    </message>
    <message>
        <source>dirty</source>
        <comment>said of a cerrado</comment>
        <translation>sporco</translation>
    </message>
    <message>
        <source>Clean burraco</source>
        <translation>Burraco pulito</translation>
    </message>
    <message>
        <source>Semi-clean burraco</source>
        <translation>Burraco semipulito</translation>
    </message>
    <message>
        <source>Dirty burraco</source>
        <translation>Burraco sporco</translation>
    </message>
    <message>
        <source>Royal burraco, clean</source>
        <translation>Burraco reale pulito</translation>
    </message>
    <message>
        <source>Royal burraco, dirty</source>
        <translation>Burraco reale sporco</translation>
    </message>
    <message>
        <source>Super burraco, clean</source>
        <translation>Super burraco pulito</translation>
    </message>
    <message>
        <source>Super burraco, dirty</source>
        <translation>Super burraco sporco</translation>
    </message>
    <message>
        <source>Burraco of thirteen</source>
        <translation>Burraco di tredici</translation>
    </message>
    <message>
        <source>Burraco from ace to ace</source>
        <translation>Burraco da asso ad asso</translation>
    </message>
    <message>
        <source>Clean burraco of aces</source>
        <translation>Burraco d&apos;assi pulito</translation>
    </message>
    <message>
        <source>Dirty burraco of aces</source>
        <translation>Burraco d&apos;assi sporco</translation>
    </message>
    <message>
        <source>Burraco of wilds</source>
        <translation>Burraco di matte</translation>
    </message>
    <message>
        <source>Burraco of twos</source>
        <translation>Burraco di pinelle</translation>
    </message>
    <message>
        <source>Burraco of jokers</source>
        <translation>Burraco di jolly</translation>
    </message>
    <message>
        <source>Clean canastra</source>
        <translation>Canastra pulita</translation>
    </message>
    <message>
        <source>Semi-clean canastra</source>
        <translation>Canastra semipulita</translation>
    </message>
    <message>
        <source>Dirty canastra</source>
        <translation>Canastra sporca</translation>
    </message>
    <message>
        <source>Royal canastra, clean</source>
        <translation>Canastra reale pulita</translation>
    </message>
    <message>
        <source>Royal canastra, dirty</source>
        <translation>Canastra reale sporca</translation>
    </message>
    <message>
        <source>Super canastra, clean</source>
        <translation>Super canastra pulita</translation>
    </message>
    <message>
        <source>Super canastra, dirty</source>
        <translation>Super canastra sporca</translation>
    </message>
    <message>
        <source>Canastra of thirteen</source>
        <translation>Canastra di tredici</translation>
    </message>
    <message>
        <source>Canastra from ace to ace</source>
        <translation>Canastra da asso ad asso</translation>
    </message>
    <message>
        <source>Clean canastra of aces</source>
        <translation>Canastra d&apos;assi pulita</translation>
    </message>
    <message>
        <source>Dirty canastra of aces</source>
        <translation>Canastra d&apos;assi sporca</translation>
    </message>
    <message>
        <source>Canastra of wilds</source>
        <translation>Canastra di matte</translation>
    </message>
    <message>
        <source>Canastra of twos</source>
        <translation>Canastra di pinelle</translation>
    </message>
    <message>
        <source>Canastra of jokers</source>
        <translation>Canastra di jolly</translation>
    </message>
    <message>
        <source>Clean cerrado</source>
        <translation>Cerrado pulito</translation>
    </message>
    <message>
        <source>Semi-clean cerrado</source>
        <translation>Cerrado semipulito</translation>
    </message>
    <message>
        <source>Dirty cerrado</source>
        <translation>Cerrado sporco</translation>
    </message>
    <message>
        <source>Royal cerrado, clean</source>
        <translation>Cerrado reale pulito</translation>
    </message>
    <message>
        <source>Royal cerrado, dirty</source>
        <translation>Cerrado reale sporco</translation>
    </message>
    <message>
        <source>Super cerrado, clean</source>
        <translation>Super cerrado pulito</translation>
    </message>
    <message>
        <source>Super cerrado, dirty</source>
        <translation>Super cerrado sporco</translation>
    </message>
    <message>
        <source>Cerrado of thirteen</source>
        <translation>Cerrado di tredici</translation>
    </message>
    <message>
        <source>Cerrado from ace to ace</source>
        <translation>Cerrado da asso ad asso</translation>
    </message>
    <message>
        <source>Clean cerrado of aces</source>
        <translation>Cerrado d&apos;assi pulito</translation>
    </message>
    <message>
        <source>Dirty cerrado of aces</source>
        <translation>Cerrado d&apos;assi sporco</translation>
    </message>
    <message>
        <source>Cerrado of wilds</source>
        <translation>Cerrado di matte</translation>
    </message>
    <message>
        <source>Cerrado of twos</source>
        <translation>Cerrado di pinelle</translation>
    </message>
    <message>
        <source>Cerrado of jokers</source>
        <translation>Cerrado di jolly</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Left, Right</source>
        <translation>Sinistra, Destra</translation>
    </message>
    <message>
        <source>Move along your hand</source>
        <translation>Ti muovi tra le tue carte</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inizio, Fine</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Vai alla prima o all&apos;ultima carta</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Su, Giù</translation>
    </message>
    <message>
        <source>Select a card, or take it back</source>
        <translation>Selezioni una carta o la rimetti a posto</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation>Maiusc+Sinistra, Maiusc+Destra</translation>
    </message>
    <message>
        <source>Select cards on the way</source>
        <translation>Selezioni le carte lungo la strada</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+Sinistra, Ctrl+Destra</translation>
    </message>
    <message>
        <source>Move the card, or the selected cards, within your hand</source>
        <translation>Sposti la carta, o le carte selezionate, nella tua mano</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Sort your hand by suit or by rank</source>
        <translation>Ordini le tue carte per seme o per valore</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Let go of the selected cards; leave any other page</source>
        <translation>Lasci le carte selezionate; esci da ogni altra pagina</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Peschi dal tallone</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Raccogli gli scarti</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Refuse the card drawn, where the rules allow it</source>
        <translation>Rifiuti la carta pescata, dove le regole lo ammettono</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Lay the selected cards as a new meld</source>
        <translation>Cali le carte selezionate come nuovo gioco</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Lay them with the wild at the other end</source>
        <translation>Le cali con la matta all&apos;altra estremità</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>da 1 a 9, 0</translation>
    </message>
    <message>
        <source>Add the selected cards to your first to tenth meld</source>
        <translation>Attacchi le carte selezionate al tuo primo … decimo gioco</translation>
    </message>
    <message>
        <source>F, Page Down, Page Up</source>
        <translation>F, Pag giù, Pag su</translation>
    </message>
    <message>
        <source>Show the next place, or the one before, where the selected cards fit</source>
        <translation>Vedi il posto seguente, o il precedente, dove le carte selezionate vanno bene</translation>
    </message>
    <message>
        <source>Return, Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Play the selected cards where they fit</source>
        <translation>Giochi le carte selezionate dove vanno bene</translation>
    </message>
    <message>
        <source>X, Delete</source>
        <translation>X, Canc</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Scarti la carta selezionata</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Discard it and take the reserve, where the rules make that a choice</source>
        <translation>La scarti e prendi il pozzetto, dove le regole lo lasciano scegliere</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Take the reserve, where the rules make that a choice</source>
        <translation>Prendi il pozzetto, dove le regole lo lasciano scegliere</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>End the turn without a discard, or take nothing, where the rules allow it</source>
        <translation>Finisci il turno senza scartare, o non prendi nulla, dove le regole lo ammettono</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>Undo, down to the last card revealed</source>
        <translation>Annulli, fino all&apos;ultima carta scoperta</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rifai</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Select a card; while others play, skip ahead to your turn</source>
        <translation>Selezioni una carta; mentre giocano gli altri, salti al tuo turno</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Pause while others play, or let them go on</source>
        <translation>Fermi gli altri mentre giocano, o li lasci proseguire</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Ask the coach for a hint, or put it away</source>
        <translation>Chiedi un suggerimento all&apos;allenatore, o lo togli</translation>
    </message>
    <message>
        <source>Shift+H</source>
        <translation>Maiusc+H</translation>
    </message>
    <message>
        <source>Play the hint</source>
        <translation>Giochi il suggerimento</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Let the coach grade your last move</source>
        <translation>Fai valutare all&apos;allenatore la tua ultima mossa</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Tell again what happened since your last turn</source>
        <translation>Ti fai raccontare che cosa è successo dal tuo ultimo turno</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>See the whole pile</source>
        <translation>Vedi tutto il monte degli scarti</translation>
    </message>
    <message>
        <source>I, Shift+I</source>
        <translation>I, Maiusc+I</translation>
    </message>
    <message>
        <source>Look closer at the pile and at each meld in turn</source>
        <translation>Guardi da vicino gli scarti e poi ogni gioco</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>Read the rule behind a refusal</source>
        <translation>Leggi la regola dietro a un rifiuto</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>In a lesson: tell the task again</source>
        <translation>In una lezione: ti fai ripetere il compito</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>In a lesson: begin the step again</source>
        <translation>In una lezione: ricominci il passo</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Select a card; bring the selected ones to a place</source>
        <translation>Selezioni una carta; porti le carte selezionate in un posto</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppio clic</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Scarti una carta</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Trascina</translation>
    </message>
    <message>
        <source>Play cards, draw, take the pile, arrange your hand</source>
        <translation>Giochi le carte, peschi, raccogli gli scarti, ordini la tua mano</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Passata</translation>
    </message>
    <message>
        <source>Begin beside your cards, or with Shift on one, to select all you go over</source>
        <translation>Comincia accanto alle tue carte, o su una con Maiusc, per selezionare tutte quelle su cui passi</translation>
    </message>
    <message>
        <source>Right click, long touch</source>
        <translation>Clic destro, tocco lungo</translation>
    </message>
    <message>
        <source>Look closer at the pile or at a meld</source>
        <translation>Guardi da vicino gli scarti o un gioco</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s), each a short table</source>
        <translation>
            <numerusform>%n lezione, un breve tavolo</numerusform>
            <numerusform>%n lezioni, ognuna un breve tavolo</numerusform>
        </translation>
    </message>
    <message>
        <source>You have done the whole course. Well played!</source>
        <translation>Hai finito tutto il corso. Complimenti!</translation>
    </message>
    <message>
        <source>{done} of {count} lessons done</source>
        <translation>Lezioni fatte: {done} su {count}</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} di {count}</translation>
    </message>
    <message>
        <source>This step is done. Go on with “{onward}”.</source>
        <translation>Questo passo è fatto. Vai avanti con “{onward}”.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatta</translation>
    </message>
    <message>
        <source>next</source>
        <translation>prossima</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>ancora da fare</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Giusto!</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Non proprio</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Da sapere</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Level: {level}</source>
        <translation>Livello: {level}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amatore</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Campione</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Makes many mistakes; forgets who took what.</source>
        <translation>Sbaglia spesso; dimentica chi ha preso che cosa.</translation>
    </message>
    <message>
        <source>Makes some mistakes; forgets some cards.</source>
        <translation>Qualche volta sbaglia; dimentica alcune carte.</translation>
    </message>
    <message>
        <source>Makes few mistakes; does not look ahead.</source>
        <translation>Sbaglia poco; non guarda avanti.</translation>
    </message>
    <message>
        <source>Makes few mistakes; looks a round ahead.</source>
        <translation>Sbaglia poco; guarda avanti di un giro.</translation>
    </message>
    <message>
        <source>Hardly any mistakes; looks ahead more often.</source>
        <translation>Non sbaglia quasi mai; guarda avanti più spesso.</translation>
    </message>
    <message>
        <source>Looks ahead the most, and weighs more moves.</source>
        <translation>Guarda avanti più di tutti e valuta più mosse.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Carte a testa</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Si gioca a</translation>
    </message>
    <message>
        <source>Play beyond</source>
        <translation>Si gioca oltre</translation>
    </message>
    <message>
        <source>To close</source>
        <translation>Per chiudere</translation>
    </message>
</context>
<context>
    <name>matches</name>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Segnalibro</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finita</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>prova</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>con aiuti</translation>
    </message>
    <message>
        <source>Level: {level}</source>
        <translation>Livello: {level}</translation>
    </message>
    <message>
        <source>Level: {level}, partner: {partner}</source>
        <translation>Livello: {level}, compagno: {partner}</translation>
    </message>
    <message>
        <source>Deal {deal} · {time}</source>
        <translation>Smazzata {deal} · {time}</translation>
    </message>
    <message>
        <source>{system} · deal {deal} · {time}</source>
        <translation>{system} · smazzata {deal} · {time}</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>oggi alle {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>ieri alle {time}</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Il file</translation>
    </message>
    <message>
        <source>It was set aside as {file}.</source>
        <translation>È stato messo da parte come {file}.</translation>
    </message>
    <message>
        <source>{file} is no match, or is damaged ({detail}).</source>
        <translation>{file} non è una partita, o è danneggiato ({detail}).</translation>
    </message>
    <message>
        <source>{file} was saved by a later version of the game ({detail}).</source>
        <translation>{file} è stato salvato da una versione più recente del gioco ({detail}).</translation>
    </message>
    <message>
        <source>{file} leads to another game under the rules of today ({detail}).</source>
        <translation>Con le regole di oggi {file} porta a un&apos;altra partita ({detail}).</translation>
    </message>
    <message>
        <source>{file}: {detail}.</source>
        <translation>{file}: {detail}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>Non è possibile leggere {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}.</source>
        <translation>Non è possibile scrivere {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be renamed: {why}.</source>
        <translation>Non è possibile rinominare {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be deleted: {why}.</source>
        <translation>Non è possibile eliminare {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} cannot be made: {why}.</source>
        <translation>Non è possibile creare {file}: {why}.</translation>
    </message>
    <message>
        <source>{file} is gone.</source>
        <translation>{file} non c&apos;è più.</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;New match …</source>
        <translation>&amp;Nuova partita …</translation>
    </message>
    <message>
        <source>&amp;Home page</source>
        <translation>Pagina &amp;iniziale</translation>
    </message>
    <message>
        <source>House &amp;rules …</source>
        <translation>Regole della &amp;casa …</translation>
    </message>
    <message>
        <source>&amp;Saved matches …</source>
        <translation>Partite &amp;salvate …</translation>
    </message>
    <message>
        <source>Keep a &amp;bookmark …</source>
        <translation>Metti un se&amp;gnalibro …</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Rivedi la partita</translation>
    </message>
    <message>
        <source>&amp;Learning: undo without limit</source>
        <translation>Modalità st&amp;udio: annulla senza limiti</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Ana&amp;lisi</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistiche</translation>
    </message>
    <message>
        <source>&amp;Fair play</source>
        <translation>&amp;Fair play</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Ri&amp;fai</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Play &amp;log</source>
        <translation>&amp;Registro delle mosse</translation>
    </message>
    <message>
        <source>Coach beside the &amp;table</source>
        <translation>Allenatore accanto al &amp;tavolo</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Sug&amp;gerimento</translation>
    </message>
    <message>
        <source>&amp;Play the hint</source>
        <translation>Gioca il &amp;suggerimento</translation>
    </message>
    <message>
        <source>&amp;Grade my last move</source>
        <translation>&amp;Valuta la mia ultima mossa</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Schermo in&amp;tero</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Suoni</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>&amp;Preferenze …</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lezioni</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>R&amp;eferee</source>
        <translation>&amp;Arbitro</translation>
    </message>
    <message>
        <source>&amp;About Burraco</source>
        <translation>&amp;Informazioni su Burraco</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animazione</translation>
    </message>
    <message>
        <source>&amp;Table felt</source>
        <translation>Panno del ta&amp;volo</translation>
    </message>
    <message>
        <source>&amp;Card backs</source>
        <translation>&amp;Dorso delle carte</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>Alle&amp;natore</translation>
    </message>
    <message>
        <source>Help in a &amp;match</source>
        <translation>Aiuto in una &amp;partita</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>The match could not be kept or read: {reason}</source>
        <translation>Non è stato possibile salvare o leggere la partita: {reason}</translation>
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
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rifai</translation>
    </message>
    <message>
        <source>Do not wait: go on to your next turn.</source>
        <translation>Non aspettare: vai al tuo prossimo turno.</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <translation>Salta avanti</translation>
    </message>
    <message>
        <source>What would the coach play, and why?</source>
        <translation>Che cosa giocherebbe l&apos;allenatore, e perché?</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Play the hint</source>
        <translation>Gioca così</translation>
    </message>
    <message>
        <source>Put hint away</source>
        <translation>Togli suggerimento</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Prosegui</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Let the others wait.</source>
        <translation>Fa&apos; aspettare gli altri.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Take pile</source>
        <translation>Prendi gli scarti</translation>
    </message>
    <message>
        <source>The stock is out: this ends the deal.</source>
        <translation>Il tallone è finito: così la smazzata finisce.</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Non prendere nulla</translation>
    </message>
    <message>
        <source>Lay meld</source>
        <translation>Cala il gioco</translation>
    </message>
    <message>
        <source>Lay, {wild} as {face}</source>
        <translation>Cala, {wild} vale {face}</translation>
    </message>
    <message>
        <source>Close with {card}</source>
        <translation>Chiudi con {card}</translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation>Ordina per valore</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation>Ordina per seme</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Players, cards and deal</source>
        <translation>Giocatori, carte e distribuzione</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Punti delle carte</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Draw and pile</source>
        <translation>Pesca e scarti</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>End without a close</source>
        <translation>Fine senza chiusura</translation>
    </message>
    <message>
        <source>Bonuses and penalties</source>
        <translation>Premi e penalità</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tre giocatori</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>“{option}” cannot be {value}: choose {allowed}.</source>
        <translation>“{option}” non può essere {value}: scegli {allowed}.</translation>
    </message>
    <message>
        <source>“{option}” is missing: it should be {allowed}.</source>
        <translation>Manca “{option}”: dovrebbe essere {allowed}.</translation>
    </message>
    <message>
        <source>a number from {low} to {high}</source>
        <translation>un numero da {low} a {high}</translation>
    </message>
    <message>
        <source>a list of at least one entry</source>
        <translation>un elenco di almeno una voce</translation>
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
        <translation>Le regole non hanno un nome.</translation>
    </message>
    <message>
        <source>The group {entry} is missing.</source>
        <translation>Manca il gruppo {entry}.</translation>
    </message>
    <message>
        <source>The group {entry} is unknown; these are known: {allowed}.</source>
        <translation>Il gruppo {entry} è sconosciuto; questi sono noti: {allowed}.</translation>
    </message>
    <message>
        <source>The option {entry} is unknown to this version of the game.</source>
        <translation>Questa versione del gioco non conosce l&apos;opzione {entry}.</translation>
    </message>
    <message>
        <source>The entry {entry} cannot be {value}; allowed: {allowed}.</source>
        <translation>La voce {entry} non può essere {value}; sono ammessi: {allowed}.</translation>
    </message>
    <message>
        <source>Sets are allowed, so say how large a set may grow.</source>
        <translation>I gruppi sono ammessi: di&apos; quindi quanto può crescere un gruppo.</translation>
    </message>
    <message>
        <source>Where any card may be melded after taking the pile, its own cards may justify it too.</source>
        <translation>Dove, presi gli scarti, si può calare qualsiasi carta, anche le loro carte possono giustificarli.</translation>
    </message>
    <message>
        <source>Only cards of the hand justify here, so the pile cannot be taken onto a meld.</source>
        <translation>Qui giustificano soltanto le carte in mano: gli scarti non si possono attaccare a un gioco.</translation>
    </message>
    <message>
        <source>“{option}” contradicts another option.</source>
        <translation>“{option}” contraddice un&apos;altra opzione.</translation>
    </message>
    <message>
        <source>A solo player against a pair needs “{option}”.</source>
        <translation>Un giocatore solo contro una coppia ha bisogno di “{option}”.</translation>
    </message>
    <message>
        <source>“{option}” is only asked where a solo player meets a pair.</source>
        <translation>“{option}” serve soltanto dove un giocatore solo affronta una coppia.</translation>
    </message>
    <message>
        <source>“{option}” takes exactly {numbers[0]} sizes.</source>
        <translation>“{option}” vuole esattamente {numbers[0]} grandezze.</translation>
    </message>
    <message>
        <source>The pile has to be justified here, so say: “{option}”.</source>
        <translation>Qui gli scarti vanno giustificati: di&apos; quindi “{option}”.</translation>
    </message>
    <message>
        <source>Who plays with whom: this cannot be done with {numbers[0]} players.</source>
        <translation>Chi gioca con chi: con {numbers[0]} giocatori non si può fare così.</translation>
    </message>
    <message>
        <source>There are too few cards: {numbers[0]} of {numbers[1]} would be dealt to {numbers[2]} players, so deal fewer or add a pack.</source>
        <translation>Le carte non bastano: se ne darebbero {numbers[0]} su {numbers[1]} a {numbers[2]} giocatori; danne di meno o aggiungi un mazzo.</translation>
    </message>
    <message>
        <source>These runs go from the ace to the 3, so a 2 cannot be natural in them.</source>
        <translation>Queste scale vanno dall&apos;asso al 3: un 2 non può esservi naturale.</translation>
    </message>
    <message>
        <source>Melds close at {numbers[0]} cards, so the longest run cannot have more.</source>
        <translation>I giochi si completano a {numbers[0]} carte: la scala più lunga non può averne di più.</translation>
    </message>
    <message>
        <source>Melds close at {numbers[0]} cards, so the largest set cannot have more.</source>
        <translation>I giochi si completano a {numbers[0]} carte: il gruppo più grande non può averne di più.</translation>
    </message>
    <message>
        <source>One way to {the_reserve} must be open: melding all cards, the last discard, or both.</source>
        <translation>Una via per prendere {the_reserve} dev&apos;essere aperta: calare tutte le carte, l&apos;ultimo scarto, o entrambe.</translation>
    </message>
    <message>
        <source>Semi-clean melds earn a bonus here, so say what makes a meld semi-clean.</source>
        <translation>Qui i giochi semipuliti danno un premio: di&apos; quindi che cosa rende semipulito un gioco.</translation>
    </message>
    <message>
        <source>Victory points are for two sides and for a match of just as many deals.</source>
        <translation>I punti vittoria sono per due parti e per una partita di altrettante smazzate.</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>non si gioca</translation>
    </message>
    <message>
        <source>no sets</source>
        <translation>niente gruppi</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>no, to a target</source>
        <translation>no, si gioca ai punti</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>not asked here</source>
        <translation>qui non serve</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>The numbers of players that these rules are meant for.</source>
        <translation>Il numero di giocatori per cui sono pensate queste regole.</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Chi gioca con chi</translation>
    </message>
    <message>
        <source>Two players are always alone; more may play in pairs or teams.</source>
        <translation>In due si è sempre soli; in più si gioca a coppie o a squadre.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>How many packs of 52 cards are shuffled together.</source>
        <translation>Quanti mazzi da 52 carte si mescolano insieme.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>How many jokers are added to the packs.</source>
        <translation>Quanti jolly si aggiungono ai mazzi.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Carte a testa</translation>
    </message>
    <message>
        <source>How many cards every player is dealt.</source>
        <translation>Quante carte riceve ogni giocatore.</translation>
    </message>
    <message>
        <source>Cards in {the_reserve}</source>
        <translation>Quante carte ha {the_reserve}</translation>
    </message>
    <message>
        <source>How many cards are laid aside as {a_reserve}.</source>
        <translation>Quante carte si mettono da parte per fare {a_reserve}.</translation>
    </message>
    <message>
        <source>Turns at {the_reserve} for a side</source>
        <translation>Quante volte si prende {the_reserve}</translation>
    </message>
    <message>
        <source>How often a side may take {a_reserve} in one deal.</source>
        <translation>Quante volte una parte può prendere {a_reserve} in una smazzata.</translation>
    </message>
    <message>
        <source>A card starts the pile</source>
        <translation>Una carta apre gli scarti</translation>
    </message>
    <message>
        <source>After dealing, the next card is turned up as the first of the pile.</source>
        <translation>Dopo la distribuzione si scopre la carta seguente, prima del monte degli scarti.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Verso del gioco</translation>
    </message>
    <message>
        <source>Which way the turn goes round the table.</source>
        <translation>In che verso il turno passa intorno al tavolo.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primo mazziere</translation>
    </message>
    <message>
        <source>How it is found who deals first.</source>
        <translation>Come si decide chi dà le carte per primo.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Chi comincia</translation>
    </message>
    <message>
        <source>The player who has the first turn of a deal.</source>
        <translation>Il giocatore che ha il primo turno di una smazzata.</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Mazziere seguente</translation>
    </message>
    <message>
        <source>How the deal passes on after each deal.</source>
        <translation>Come passa la mano dopo ogni smazzata.</translation>
    </message>
    <message>
        <source>Points for an exact cut</source>
        <translation>Punti per il taglio esatto</translation>
    </message>
    <message>
        <source>What lifting exactly the number of cards wanted earns the side.</source>
        <translation>Che cosa guadagna la parte di chi alza esattamente le carte richieste.</translation>
    </message>
    <message>
        <source>Cutting for points</source>
        <translation>Taglio per i punti</translation>
    </message>
    <message>
        <source>Whether dealer and maker of {the_reserves} lift cards for that bonus.</source>
        <translation>Se il mazziere e chi prepara {the_reserves} alzano le carte per quel premio.</translation>
    </message>
    <message>
        <source>Smallest meld</source>
        <translation>Gioco più piccolo</translation>
    </message>
    <message>
        <source>With how many cards a meld may begin.</source>
        <translation>Con quante carte può cominciare un gioco.</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Gruppi</translation>
    </message>
    <message>
        <source>Cards of one rank may be laid, not only runs of one suit.</source>
        <translation>Si possono calare carte dello stesso valore, non soltanto scale di un seme.</translation>
    </message>
    <message>
        <source>Ranks of sets</source>
        <translation>Valori dei gruppi</translation>
    </message>
    <message>
        <source>Of which ranks sets may be made; twos never make one.</source>
        <translation>Con quali valori si possono fare gruppi; i due non ne fanno mai.</translation>
    </message>
    <message>
        <source>Largest set</source>
        <translation>Gruppo più grande</translation>
    </message>
    <message>
        <source>How many cards a set may have, its wild included.</source>
        <translation>Quante carte può avere un gruppo, matta compresa.</translation>
    </message>
    <message>
        <source>Two sets of one rank</source>
        <translation>Due gruppi dello stesso valore</translation>
    </message>
    <message>
        <source>A side may own several sets of the same rank.</source>
        <translation>Una parte può avere più gruppi dello stesso valore.</translation>
    </message>
    <message>
        <source>Order of runs</source>
        <translation>Ordine delle scale</translation>
    </message>
    <message>
        <source>Whether the 2 has a place in runs, or the 3 follows the ace.</source>
        <translation>Se il 2 ha un posto nelle scale, o se dopo l&apos;asso viene il 3.</translation>
    </message>
    <message>
        <source>A 2 may be natural</source>
        <translation>Un 2 può essere naturale</translation>
    </message>
    <message>
        <source>In its own place in a run of its suit a 2 is no wild card.</source>
        <translation>Al suo posto, in una scala del suo seme, un 2 non è una matta.</translation>
    </message>
    <message>
        <source>Ace at both ends</source>
        <translation>Asso ai due capi</translation>
    </message>
    <message>
        <source>A run may begin with an ace and end with another.</source>
        <translation>Una scala può cominciare con un asso e finire con un altro.</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Scala più lunga</translation>
    </message>
    <message>
        <source>How many cards a run may have.</source>
        <translation>Quante carte può avere una scala.</translation>
    </message>
    <message>
        <source>Several runs of one suit</source>
        <translation>Più scale di un seme</translation>
    </message>
    <message>
        <source>A side may own more than one run of the same suit.</source>
        <translation>Una parte può avere più di una scala dello stesso seme.</translation>
    </message>
    <message>
        <source>Joining and splitting melds</source>
        <translation>Unire e dividere i giochi</translation>
    </message>
    <message>
        <source>Melds that lie on the table are never joined and never split.</source>
        <translation>I giochi sul tavolo non si uniscono e non si dividono mai.</translation>
    </message>
    <message>
        <source>Wild cards in a meld</source>
        <translation>Matte in un gioco</translation>
    </message>
    <message>
        <source>Every meld takes at most this many wild cards.</source>
        <translation>Ogni gioco prende al massimo questo numero di matte.</translation>
    </message>
    <message>
        <source>Melds of wilds alone</source>
        <translation>Giochi di sole matte</translation>
    </message>
    <message>
        <source>Jokers and twos may be laid together as a meld of their own.</source>
        <translation>Jolly e pinelle si possono calare insieme come gioco a sé.</translation>
    </message>
    <message>
        <source>A natural 2 may turn wild</source>
        <translation>Un 2 naturale può diventare matta</translation>
    </message>
    <message>
        <source>When cards are added, a 2 may leave its own place and stand for another.</source>
        <translation>Quando si attaccano carte, un 2 può lasciare il suo posto e valere un&apos;altra carta.</translation>
    </message>
    <message>
        <source>A wild may push a wild</source>
        <translation>Una matta può spostare una matta</translation>
    </message>
    <message>
        <source>A joker may move a 2 that acts as a wild into its natural place.</source>
        <translation>Un jolly può rimandare al suo posto naturale un 2 che fa da matta.</translation>
    </message>
    <message>
        <source>Wilds back to the hand</source>
        <translation>Matte di nuovo in mano</translation>
    </message>
    <message>
        <source>A wild that is replaced stays in its meld and is never taken back.</source>
        <translation>Una matta sostituita resta nel suo gioco e non si riprende mai.</translation>
    </message>
    <message>
        <source>Where a free wild lies</source>
        <translation>Dove sta una matta libera</translation>
    </message>
    <message>
        <source>At which end of a run a wild that fills no gap is shown.</source>
        <translation>A quale capo di una scala si mostra una matta che non riempie un buco.</translation>
    </message>
    <message>
        <source>Melds close at</source>
        <translation>I giochi si completano a</translation>
    </message>
    <message>
        <source>With this number of cards a meld is put away and takes no more.</source>
        <translation>Con questo numero di carte un gioco si mette via e non ne prende altre.</translation>
    </message>
    <message>
        <source>Once dirty, always dirty</source>
        <translation>Sporco una volta, sporco sempre</translation>
    </message>
    <message>
        <source>A meld that ever held a wild stays dirty, even if the 2 finds its place.</source>
        <translation>Un gioco che ha avuto una matta resta sporco, anche se il 2 trova il suo posto.</translation>
    </message>
    <message>
        <source>What is seen of the pile</source>
        <translation>Che cosa si vede degli scarti</translation>
    </message>
    <message>
        <source>Whether all cards of the pile can be read, or only the top one.</source>
        <translation>Se si possono leggere tutti gli scarti, o soltanto quello in cima.</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>Raccogliere gli scarti</translation>
    </message>
    <message>
        <source>What it takes to pick up the whole pile instead of drawing.</source>
        <translation>Che cosa serve per raccogliere tutti gli scarti invece di pescare.</translation>
    </message>
    <message>
        <source>Justify with a meld on the table</source>
        <translation>Giustificare con un gioco calato</translation>
    </message>
    <message>
        <source>The pile may be taken by adding its top card to a meld of the own side.</source>
        <translation>Gli scarti si possono raccogliere attaccando quello in cima a un proprio gioco.</translation>
    </message>
    <message>
        <source>Cards that justify</source>
        <translation>Carte che giustificano</translation>
    </message>
    <message>
        <source>Which cards may be laid together with the top card of the pile.</source>
        <translation>Quali carte si possono calare insieme allo scarto in cima.</translation>
    </message>
    <message>
        <source>A wild in the pair</source>
        <translation>Una matta nella coppia</translation>
    </message>
    <message>
        <source>The pair that takes the pile may contain a joker or a 2.</source>
        <translation>La coppia che prende gli scarti può contenere un jolly o una pinella.</translation>
    </message>
    <message>
        <source>A wild on top blocks the pile</source>
        <translation>Una matta in cima blocca gli scarti</translation>
    </message>
    <message>
        <source>While a joker or a 2 lies on top, nobody may take the pile.</source>
        <translation>Finché in cima c&apos;è un jolly o una pinella, nessuno può raccogliere gli scarti.</translation>
    </message>
    <message>
        <source>Throwing back a single card</source>
        <translation>Ributtare una carta sola</translation>
    </message>
    <message>
        <source>The only card of a pile may be taken and thrown again in the same turn.</source>
        <translation>L&apos;unica carta degli scarti si può prendere e scartare nello stesso turno.</translation>
    </message>
    <message>
        <source>Hand for a one-card pile</source>
        <translation>Carte per prenderne una sola</translation>
    </message>
    <message>
        <source>How many cards a player must hold to take a pile of one card.</source>
        <translation>Quante carte deve avere un giocatore per prendere uno scarto solo.</translation>
    </message>
    <message>
        <source>Refusing the first card</source>
        <translation>Rifiutare la prima carta</translation>
    </message>
    <message>
        <source>The starter may throw the first card he draws, and draw another.</source>
        <translation>Chi comincia può scartare la prima carta che pesca e pescarne un&apos;altra.</translation>
    </message>
    <message>
        <source>When it may be taken</source>
        <translation>Quando si può prendere</translation>
    </message>
    <message>
        <source>With an empty hand only, or also while nothing but wilds is left.</source>
        <translation>Soltanto a mano vuota, o anche quando restano soltanto matte.</translation>
    </message>
    <message>
        <source>Taken in flight</source>
        <translation>Al volo</translation>
    </message>
    <message>
        <source>Whoever melds the last card takes {the_reserve} and plays on at once.</source>
        <translation>Chi cala la sua ultima carta prende {the_reserve} e continua subito.</translation>
    </message>
    <message>
        <source>Taken on a discard</source>
        <translation>Con lo scarto</translation>
    </message>
    <message>
        <source>Whoever throws the last card takes {the_reserve} for the next turn.</source>
        <translation>Chi scarta la sua ultima carta prende {the_reserve} per il turno seguente.</translation>
    </message>
    <message>
        <source>Needs {a_canasta}</source>
        <translation>Serve {a_canasta}</translation>
    </message>
    <message>
        <source>A side may take {the_reserve} only after it has made {a_canasta}.</source>
        <translation>Una parte può prendere {the_reserve} soltanto dopo aver fatto {a_canasta}.</translation>
    </message>
    <message>
        <source>A wild may be the last discard</source>
        <translation>L&apos;ultimo scarto può essere una matta</translation>
    </message>
    <message>
        <source>The discard that takes {the_reserve} may be a joker or a 2.</source>
        <translation>Lo scarto con cui si prende {the_reserve} può essere un jolly o una pinella.</translation>
    </message>
    <message>
        <source>When its cards are seen</source>
        <translation>Quando si vedono le sue carte</translation>
    </message>
    <message>
        <source>When a player may look at {the_reserve} that a discard has won.</source>
        <translation>Quando un giocatore può guardare {the_reserve} preso con lo scarto.</translation>
    </message>
    <message>
        <source>Becomes the stock</source>
        <translation>Diventa il tallone</translation>
    </message>
    <message>
        <source>When the stock runs out, {a_reserve} that nobody has taken replaces it.</source>
        <translation>Quando il tallone finisce, lo sostituisce {a_reserve} che nessuno ha preso.</translation>
    </message>
    <message>
        <source>Taken but not played</source>
        <translation>Preso ma non giocato</translation>
    </message>
    <message>
        <source>What {a_reserve} counts whose cards were never played.</source>
        <translation>Quanto conta {a_reserve} le cui carte non sono mai state giocate.</translation>
    </message>
    <message>
        <source>Penalty when none was left</source>
        <translation>Penalità se non ne restavano</translation>
    </message>
    <message>
        <source>A side pays also where it had no {reserve} left to take.</source>
        <translation>Una parte paga anche quando non restava più nessun {reserve} da prendere.</translation>
    </message>
    <message>
        <source>Closing and {the_reserve}</source>
        <translation>Chiudere quando manca {the_reserve}</translation>
    </message>
    <message>
        <source>Whether a side that finds none left may close without it.</source>
        <translation>Se una parte che non ne trova più può chiudere senza.</translation>
    </message>
    <message>
        <source>Closing needs</source>
        <translation>Per chiudere serve</translation>
    </message>
    <message>
        <source>What a side must have on the table before it may close.</source>
        <translation>Che cosa deve avere una parte sul tavolo prima di chiudere.</translation>
    </message>
    <message>
        <source>The last discard</source>
        <translation>L&apos;ultimo scarto</translation>
    </message>
    <message>
        <source>Whether the last card must be thrown, or all may be melded.</source>
        <translation>Se l&apos;ultima carta va scartata, o se si possono calare tutte.</translation>
    </message>
    <message>
        <source>Closing with a wild</source>
        <translation>Chiudere con una matta</translation>
    </message>
    <message>
        <source>The discard that closes may be a joker or a 2.</source>
        <translation>Lo scarto che chiude può essere un jolly o una pinella.</translation>
    </message>
    <message>
        <source>Open wilds block closing</source>
        <translation>Le matte aperte impediscono di chiudere</translation>
    </message>
    <message>
        <source>A side may not close while a meld of wilds alone is unfinished.</source>
        <translation>Una parte non può chiudere finché un suo gioco di sole matte non è completo.</translation>
    </message>
    <message>
        <source>A last card that may not go</source>
        <translation>Un&apos;ultima carta che non può andare</translation>
    </message>
    <message>
        <source>What happens when a play would leave one card that may not be thrown.</source>
        <translation>Che cosa succede quando resterebbe una carta che non si può scartare.</translation>
    </message>
    <message>
        <source>Cards never drawn</source>
        <translation>Carte mai pescate</translation>
    </message>
    <message>
        <source>So many cards at the bottom of the stock are left there.</source>
        <translation>Questo numero di carte in fondo al tallone resta dov&apos;è.</translation>
    </message>
    <message>
        <source>When the stock is out</source>
        <translation>Quando il tallone è finito</translation>
    </message>
    <message>
        <source>At which moment the deal ends once no card can be drawn.</source>
        <translation>In che momento la smazzata finisce quando non si può più pescare.</translation>
    </message>
    <message>
        <source>Rounds of a stalemate</source>
        <translation>Giri di stallo</translation>
    </message>
    <message>
        <source>After so many rounds of only swapping a one-card pile the deal ends.</source>
        <translation>Dopo questo numero di giri in cui si scambia un solo scarto la smazzata finisce.</translation>
    </message>
    <message>
        <source>each for himself</source>
        <translation>ognuno per sé</translation>
    </message>
    <message>
        <source>facing pairs</source>
        <translation>coppie di fronte</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>due squadre da tre</translation>
    </message>
    <message>
        <source>a solo player against a pair</source>
        <translation>uno solo contro una coppia</translation>
    </message>
    <message>
        <source>as many as a hand</source>
        <translation>come le carte a testa</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>senso orario</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>senso antiorario</translation>
    </message>
    <message>
        <source>who draws the lowest card</source>
        <translation>chi pesca la più bassa</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>a sorte</translation>
    </message>
    <message>
        <source>at the left of the highest card</source>
        <translation>a sinistra della più alta</translation>
    </message>
    <message>
        <source>the one after the dealer</source>
        <translation>dopo il mazziere</translation>
    </message>
    <message>
        <source>one seat on in the direction of play</source>
        <translation>avanti di un posto nel verso del gioco</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>you lift yourself</source>
        <translation>alzi tu</translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation>tutti i valori</translation>
    </message>
    <message>
        <source>ace, 2, 3 … king, ace</source>
        <translation>asso, 2, 3 … re, asso</translation>
    </message>
    <message>
        <source>ace, 3, 4 … king, ace</source>
        <translation>asso, 3, 4 … re, asso</translation>
    </message>
    <message>
        <source>where the player lays it</source>
        <translation>dove la cala il giocatore</translation>
    </message>
    <message>
        <source>at the high end</source>
        <translation>al capo alto</translation>
    </message>
    <message>
        <source>at the low end</source>
        <translation>al capo basso</translation>
    </message>
    <message>
        <source>the whole pile</source>
        <translation>tutto il monte</translation>
    </message>
    <message>
        <source>the top card only</source>
        <translation>soltanto la carta in cima</translation>
    </message>
    <message>
        <source>free</source>
        <translation>liberi</translation>
    </message>
    <message>
        <source>meld any card in that turn</source>
        <translation>calare una carta in quel turno</translation>
    </message>
    <message>
        <source>meld the top card at once</source>
        <translation>calare subito la carta in cima</translation>
    </message>
    <message>
        <source>hold a pair that fits the top card</source>
        <translation>avere una coppia adatta alla carta in cima</translation>
    </message>
    <message>
        <source>cards of the hand</source>
        <translation>carte in mano</translation>
    </message>
    <message>
        <source>the hand and own melds</source>
        <translation>la mano e i propri giochi</translation>
    </message>
    <message>
        <source>the hand, own melds and the pile</source>
        <translation>la mano, i propri giochi e gli scarti</translation>
    </message>
    <message>
        <source>with an empty hand</source>
        <translation>a mano vuota</translation>
    </message>
    <message>
        <source>empty, or only wilds left</source>
        <translation>vuota, o con sole matte</translation>
    </message>
    <message>
        <source>at the own next turn</source>
        <translation>al proprio turno seguente</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>subito</translation>
    </message>
    <message>
        <source>its cards count as held</source>
        <translation>contano come carte in mano</translation>
    </message>
    <message>
        <source>as if not taken</source>
        <translation>come se non fosse preso</translation>
    </message>
    <message>
        <source>must be taken</source>
        <translation>va preso</translation>
    </message>
    <message>
        <source>taken, or none left</source>
        <translation>preso, o se non ne restano</translation>
    </message>
    <message>
        <source>must be thrown</source>
        <translation>va scartata</translation>
    </message>
    <message>
        <source>may be melded too</source>
        <translation>si può anche calare</translation>
    </message>
    <message>
        <source>the play is refused</source>
        <translation>la mossa è rifiutata</translation>
    </message>
    <message>
        <source>the card is kept</source>
        <translation>la carta si tiene</translation>
    </message>
    <message>
        <source>at once with the last draw</source>
        <translation>subito, con l&apos;ultima pescata</translation>
    </message>
    <message>
        <source>after that turn</source>
        <translation>dopo quel turno</translation>
    </message>
    <message>
        <source>when the next cannot draw</source>
        <translation>quando il seguente non può pescare</translation>
    </message>
    <message>
        <source>A joker</source>
        <translation>Un jolly</translation>
    </message>
    <message>
        <source>Points of a joker, on the table for you and in hand against you.</source>
        <translation>Punti di un jolly: a tuo favore sul tavolo, contro di te in mano.</translation>
    </message>
    <message>
        <source>A 2</source>
        <translation>Un 2</translation>
    </message>
    <message>
        <source>Points of a 2, whether natural or wild.</source>
        <translation>Punti di un 2, naturale o matta che sia.</translation>
    </message>
    <message>
        <source>An ace</source>
        <translation>Un asso</translation>
    </message>
    <message>
        <source>Points of an ace.</source>
        <translation>Punti di un asso.</translation>
    </message>
    <message>
        <source>8 to king</source>
        <translation>Dall&apos;8 al re</translation>
    </message>
    <message>
        <source>Points of each 8, 9, 10, jack, queen and king.</source>
        <translation>Punti di ogni 8, 9, 10, fante, donna e re.</translation>
    </message>
    <message>
        <source>3 to 7</source>
        <translation>Dal 3 al 7</translation>
    </message>
    <message>
        <source>Points of each 3, 4, 5, 6 and 7.</source>
        <translation>Punti di ogni 3, 4, 5, 6 e 7.</translation>
    </message>
    <message>
        <source>Cards that make {a_canasta}</source>
        <translation>Carte che fanno {a_canasta}</translation>
    </message>
    <message>
        <source>From this size on a meld earns a bonus.</source>
        <translation>Da questa grandezza in su un gioco dà un premio.</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Pulito</translation>
    </message>
    <message>
        <source>The bonus of {a_canasta} without a wild card.</source>
        <translation>Il premio quando {a_canasta} non ha matte.</translation>
    </message>
    <message>
        <source>Dirty</source>
        <translation>Sporco</translation>
    </message>
    <message>
        <source>The bonus of {a_canasta} with a wild card.</source>
        <translation>Il premio quando {a_canasta} ha una matta.</translation>
    </message>
    <message>
        <source>Semi-clean</source>
        <translation>Semipulito</translation>
    </message>
    <message>
        <source>The bonus where seven natural cards lie beside the wild one.</source>
        <translation>Il premio quando accanto alla matta stanno sette carte naturali.</translation>
    </message>
    <message>
        <source>What is semi-clean</source>
        <translation>Che cos&apos;è semipulito</translation>
    </message>
    <message>
        <source>Where the wild card of a run may stand for it to be semi-clean.</source>
        <translation>Dove può stare la matta di una scala perché sia semipulita.</translation>
    </message>
    <message>
        <source>Run of thirteen</source>
        <translation>Scala di tredici</translation>
    </message>
    <message>
        <source>The bonus of a run of exactly thirteen natural cards.</source>
        <translation>Il premio per una scala di tredici carte naturali esatte.</translation>
    </message>
    <message>
        <source>From ace to ace</source>
        <translation>Da asso ad asso</translation>
    </message>
    <message>
        <source>The bonus of a run of fourteen natural cards, an ace at both ends.</source>
        <translation>Il premio per una scala di quattordici carte naturali, un asso a ogni capo.</translation>
    </message>
    <message>
        <source>Royal, clean</source>
        <translation>Reale, pulito</translation>
    </message>
    <message>
        <source>The bonus of a run of thirteen or more without a wild card.</source>
        <translation>Il premio per una scala di tredici o più carte senza matte.</translation>
    </message>
    <message>
        <source>Royal, dirty</source>
        <translation>Reale, sporco</translation>
    </message>
    <message>
        <source>The bonus of a run of thirteen or more with a wild card.</source>
        <translation>Il premio per una scala di tredici o più carte con una matta.</translation>
    </message>
    <message>
        <source>Super, clean</source>
        <translation>Super, pulito</translation>
    </message>
    <message>
        <source>The bonus of a set that holds all natural cards of its rank.</source>
        <translation>Il premio per un gruppo con tutte le carte naturali del suo valore.</translation>
    </message>
    <message>
        <source>Super, dirty</source>
        <translation>Super, sporco</translation>
    </message>
    <message>
        <source>The bonus of such a set with a wild card besides.</source>
        <translation>Il premio per un gruppo così con in più una matta.</translation>
    </message>
    <message>
        <source>Aces, clean</source>
        <translation>Assi, pulito</translation>
    </message>
    <message>
        <source>The bonus of a set of seven or more aces without a wild card.</source>
        <translation>Il premio per un gruppo di sette o più assi senza matte.</translation>
    </message>
    <message>
        <source>Aces, dirty</source>
        <translation>Assi, sporco</translation>
    </message>
    <message>
        <source>The bonus of a set of seven or more aces with a wild card.</source>
        <translation>Il premio per un gruppo di sette o più assi con una matta.</translation>
    </message>
    <message>
        <source>Wilds alone</source>
        <translation>Sole matte</translation>
    </message>
    <message>
        <source>The bonus of seven or more jokers and twos; else they count as dirty.</source>
        <translation>Il premio per sette o più jolly e pinelle; altrimenti contano come sporchi.</translation>
    </message>
    <message>
        <source>Twos alone</source>
        <translation>Soli due</translation>
    </message>
    <message>
        <source>The bonus of a meld of seven or more twos.</source>
        <translation>Il premio per un gioco di sette o più pinelle.</translation>
    </message>
    <message>
        <source>Jokers alone</source>
        <translation>Soli jolly</translation>
    </message>
    <message>
        <source>The bonus of a meld of seven or more jokers.</source>
        <translation>Il premio per un gioco di sette o più jolly.</translation>
    </message>
    <message>
        <source>Unfinished meld of wilds</source>
        <translation>Gioco di matte incompleto</translation>
    </message>
    <message>
        <source>What each meld of wilds alone costs that has not reached its full size.</source>
        <translation>Quanto costa ogni gioco di sole matte che non ha raggiunto la sua grandezza.</translation>
    </message>
    <message>
        <source>The bonus of the side that closes the deal.</source>
        <translation>Il premio della parte che chiude la smazzata.</translation>
    </message>
    <message>
        <source>Taking {the_reserve}</source>
        <translation>Prendere {the_reserve}</translation>
    </message>
    <message>
        <source>The bonus of a side that has taken {the_reserve}.</source>
        <translation>Il premio della parte che ha preso {the_reserve}.</translation>
    </message>
    <message>
        <source>Not taking {the_reserve}</source>
        <translation>Non prendere {the_reserve}</translation>
    </message>
    <message>
        <source>What it costs a side never to have taken {the_reserve}.</source>
        <translation>Quanto costa a una parte non aver mai preso {the_reserve}.</translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation>Punti della partita</translation>
    </message>
    <message>
        <source>The total that ends the match, unless a number of deals does.</source>
        <translation>Il totale con cui la partita finisce, se non lo decide il numero di smazzate.</translation>
    </message>
    <message>
        <source>Reached or passed</source>
        <translation>Raggiunto o superato</translation>
    </message>
    <message>
        <source>Whether exactly this total is enough.</source>
        <translation>Se basta arrivare esattamente a questo totale.</translation>
    </message>
    <message>
        <source>A fixed number of deals</source>
        <translation>Un numero fisso di smazzate</translation>
    </message>
    <message>
        <source>The match ends after so many deals, as in tournaments.</source>
        <translation>La partita finisce dopo questo numero di smazzate, come nei tornei.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Un pareggio</translation>
    </message>
    <message>
        <source>What follows when both sides have the same total at the end.</source>
        <translation>Che cosa succede se alla fine due parti hanno lo stesso totale.</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Punti vittoria</translation>
    </message>
    <message>
        <source>The table that turns the difference of totals into points out of 20.</source>
        <translation>La tabella che converte la differenza dei totali in punti su 20.</translation>
    </message>
    <message>
        <source>{reserves_title} of the first part</source>
        <translation>{reserves_title} della prima fase</translation>
    </message>
    <message>
        <source>Their sizes, the one taken first leading, as in 18, 11.</source>
        <translation>Le loro grandezze, per primo quello che si prende per primo, come 18, 11.</translation>
    </message>
    <message>
        <source>The first to take one plays alone</source>
        <translation>Il primo che prende gioca da solo</translation>
    </message>
    <message>
        <source>Whoever takes the first {reserve} plays against the two others.</source>
        <translation>Chi prende il primo {reserve} gioca contro gli altri due.</translation>
    </message>
    <message>
        <source>Each for himself from</source>
        <translation>Ognuno per sé da</translation>
    </message>
    <message>
        <source>From this total on nobody forms a pair in the deals that follow.</source>
        <translation>Da questo totale in poi nessuno forma più coppie nelle smazzate seguenti.</translation>
    </message>
    <message>
        <source>{reserves_title} of the second part</source>
        <translation>{reserves_title} della seconda fase</translation>
    </message>
    <message>
        <source>Their sizes once everyone plays for himself, as in 11, 11, 11.</source>
        <translation>Le loro grandezze quando ognuno gioca per sé, come 11, 11, 11.</translation>
    </message>
    <message>
        <source>Points of the pair</source>
        <translation>Punti della coppia</translation>
    </message>
    <message>
        <source>How a pair shares what it has made in a deal.</source>
        <translation>Come una coppia divide ciò che ha fatto in una smazzata.</translation>
    </message>
    <message>
        <source>seven naturals on one side</source>
        <translation>sette naturali da una parte</translation>
    </message>
    <message>
        <source>only at an end of the run</source>
        <translation>soltanto a un capo della scala</translation>
    </message>
    <message>
        <source>reached is enough</source>
        <translation>basta raggiungerlo</translation>
    </message>
    <message>
        <source>must be passed</source>
        <translation>va superato</translation>
    </message>
    <message>
        <source>another deal is played</source>
        <translation>si gioca un&apos;altra smazzata</translation>
    </message>
    <message>
        <source>for three deals</source>
        <translation>per tre smazzate</translation>
    </message>
    <message>
        <source>for four deals</source>
        <translation>per quattro smazzate</translation>
    </message>
    <message>
        <source>half for each, rounded up</source>
        <translation>metà ciascuno, arrotondata per eccesso</translation>
    </message>
</context>
<context>
    <name>pickup</name>
    <message>
        <source>Take the pile and lay its top card at once:</source>
        <translation>Raccogli gli scarti e cala subito la prima carta:</translation>
    </message>
    <message>
        <source>new meld with {cards}</source>
        <translation>nuovo gioco con {cards}</translation>
    </message>
    <message>
        <source>onto {meld} with {cards}</source>
        <translation>per allungare {meld} con {cards}</translation>
    </message>
    <message>
        <source>onto {meld}</source>
        <translation>per allungare {meld}</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>This deal: {before} with your first cards, {now} with those of the others.</source>
        <translation>Questa smazzata: {before} con le tue prime carte, {now} con quelle degli altri.</translation>
    </message>
    <message>
        <source>The same cards: {before} the first time, {now} now.</source>
        <translation>Le stesse carte: {before} la prima volta, {now} adesso.</translation>
    </message>
    <message>
        <source>No deal has been played twice yet.</source>
        <translation>Nessuna smazzata è stata ancora giocata due volte.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) better than the first time.</source>
        <translation>
            <numerusform>%n punto meglio della prima volta.</numerusform>
            <numerusform>%n punti meglio della prima volta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than the first time.</source>
        <translation>
            <numerusform>%n punto peggio della prima volta.</numerusform>
            <numerusform>%n punti peggio della prima volta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Just as many points as the first time.</source>
        <translation>Tanti punti quanti la prima volta.</translation>
    </message>
    <message numerus="yes">
        <source>Same cards: %n point(s) a deal more for you than for the others.</source>
        <translation>
            <numerusform>Stesse carte: %n punto a smazzata in più per te che per gli altri.</numerusform>
            <numerusform>Stesse carte: %n punti a smazzata in più per te che per gli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Same cards: %n point(s) a deal less for you than for the others.</source>
        <translation>
            <numerusform>Stesse carte: %n punto a smazzata in meno per te che per gli altri.</numerusform>
            <numerusform>Stesse carte: %n punti a smazzata in meno per te che per gli altri.</numerusform>
        </translation>
    </message>
    <message>
        <source>Same cards: as many points for you as for the others.</source>
        <translation>Stesse carte: tanti punti per te quanti per gli altri.</translation>
    </message>
    <message>
        <source>This is practice. Your match waits among the saved matches; after the deal the way leads back to it.</source>
        <translation>Questa è una prova. La tua partita ti aspetta tra quelle salvate; dopo la smazzata si torna lì.</translation>
    </message>
    <message>
        <source>The same deals are dealt again, but everybody gets the cards that the player before had: you play what your opponents played. Luck is the same for both sides then, so what is left is play. Such a match counts as practice, as some of its cards are known.</source>
        <translation>Si danno di nuovo le stesse smazzate, ma ognuno riceve le carte che aveva il giocatore prima di lui: giochi ciò che hanno giocato i tuoi avversari. La fortuna è così uguale per le due parti, e resta soltanto il gioco. Una partita così conta come prova, perché alcune sue carte sono note.</translation>
    </message>
    <message numerus="yes">
        <source>The match has the same %n deal(s).</source>
        <translation>
            <numerusform>La partita ha %n smazzata, la stessa.</numerusform>
            <numerusform>La partita ha le stesse %n smazzate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The matches are being read …</source>
        <translation>Lettura delle partite …</translation>
    </message>
    <message>
        <source>No match is finished yet. Once you have played one to its end, it is offered here, to be played from the other side.</source>
        <translation>Nessuna partita è ancora finita. Quando ne avrai giocata una fino in fondo, qui potrai rigiocarla dall&apos;altra parte.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>With your first cards</source>
        <translation>Con le tue prime carte</translation>
    </message>
    <message>
        <source>With the others&apos; cards</source>
        <translation>Con le carte degli altri</translation>
    </message>
    <message>
        <source>Better than the others by</source>
        <translation>Meglio degli altri di</translation>
    </message>
    <message>
        <source>The first time</source>
        <translation>La prima volta</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Adesso</translation>
    </message>
    <message>
        <source>Better by</source>
        <translation>Meglio di</translation>
    </message>
    <message>
        <source>deal {deal}: before {before}, now {now}, better by {gain}</source>
        <translation>smazzata {deal}: prima {before}, adesso {now}, meglio di {gain}</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Dimensioni</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Imparare</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
</context>
<context>
    <name>referee</name>
    <message>
        <source>It was dirty before, and stays so for good.</source>
        <translation>Era sporco prima e lo resta per sempre.</translation>
    </message>
    <message>
        <source>It is closed and takes no more cards.</source>
        <translation>È completo e non prende altre carte.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %n wild card(s).</source>
        <translation>
            <numerusform>Un gioco di %n matta.</numerusform>
            <numerusform>Un gioco di %n matte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set of %n card(s): {ranks}.</source>
        <translation>
            <numerusform>Un gruppo di %n carta: {ranks}.</numerusform>
            <numerusform>Un gruppo di %n carte: {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A run of %n card(s) in {suit}.</source>
        <translation>
            <numerusform>Una scala di %n carta a {suit}.</numerusform>
            <numerusform>Una scala di %n carte a {suit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 2 stands in its own place, so no card is wild.</source>
        <translation>Il 2 è al suo posto: nessuna carta è una matta.</translation>
    </message>
    <message>
        <source>No card is wild.</source>
        <translation>Nessuna carta è una matta.</translation>
    </message>
    <message>
        <source>The wild card is {wild}.</source>
        <translation>La matta è {wild}.</translation>
    </message>
    <message>
        <source>Here {wild} stands for {face}, and might as well lie at the other end.</source>
        <translation>Qui {wild} vale {face}, e potrebbe stare anche all&apos;altro capo.</translation>
    </message>
    <message>
        <source>Here {wild} stands for {face}.</source>
        <translation>Qui {wild} vale {face}.</translation>
    </message>
    <message>
        <source>{canasta}.</source>
        <translation>{canasta}.</translation>
    </message>
    <message numerus="yes">
        <source>It lacks %n card(s) to be {a_canasta}.</source>
        <translation>
            <numerusform>Manca %n carta per avere {a_canasta}.</numerusform>
            <numerusform>Mancano %n carte per avere {a_canasta}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>this card</source>
        <translation>questa carta</translation>
    </message>
    <message>
        <source>these cards</source>
        <translation>queste carte</translation>
    </message>
    <message>
        <source>this rank</source>
        <translation>questo valore</translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s).</source>
        <translation>
            <numerusform>Un gioco ha bisogno di almeno %n carta.</numerusform>
            <numerusform>Un gioco ha bisogno di almeno %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jokers and twos alone make no meld: it needs other cards for them to stand beside.</source>
        <translation>Jolly e pinelle da soli non fanno un gioco: servono altre carte accanto a cui stare.</translation>
    </message>
    <message numerus="yes">
        <source>A meld takes at most %n wild card(s): a joker, or a 2 away from its own place.</source>
        <translation>
            <numerusform>Un gioco prende al massimo %n matta: un jolly, o un 2 fuori dal suo posto.</numerusform>
            <numerusform>Un gioco prende al massimo %n matte: jolly, o 2 fuori dal loro posto.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards do not go together: a meld is one rank, or one suit in sequence.</source>
        <translation>Queste carte non stanno insieme: un gioco è di un solo valore, o di un solo seme in sequenza.</translation>
    </message>
    <message>
        <source>A run takes each rank only once, and here one comes twice.</source>
        <translation>Una scala prende ogni valore una volta sola, e qui uno c&apos;è due volte.</translation>
    </message>
    <message>
        <source>This run has a gap: it still needs {cards}.</source>
        <translation>Questa scala ha un buco: le mancano ancora {cards}.</translation>
    </message>
    <message>
        <source>A run does not go round the corner: the ace stands below the 2 or above the king.</source>
        <translation>Una scala non gira l&apos;angolo: l&apos;asso sta sotto il 2 o sopra il re.</translation>
    </message>
    <message>
        <source>A run takes only one ace, at its low end or at its high end.</source>
        <translation>Una scala prende un asso solo, al capo basso o al capo alto.</translation>
    </message>
    <message numerus="yes">
        <source>A run has at most %n card(s).</source>
        <translation>
            <numerusform>Una scala ha al massimo %n carta.</numerusform>
            <numerusform>Una scala ha al massimo %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set has at most %n card(s).</source>
        <translation>
            <numerusform>Un gruppo ha al massimo %n carta.</numerusform>
            <numerusform>Un gruppo ha al massimo %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sets are not played here: lay cards of one suit in sequence.</source>
        <translation>Qui non si giocano gruppi: cala carte dello stesso seme in sequenza.</translation>
    </message>
    <message>
        <source>Sets may only be made of {allowed} here.</source>
        <translation>Qui si possono fare soltanto gruppi di {allowed}.</translation>
    </message>
    <message numerus="yes">
        <source>The deck holds {card} only %n time(s).</source>
        <translation>
            <numerusform>{card}: nel mazzo c&apos;è soltanto %n volta.</numerusform>
            <numerusform>{card}: nel mazzo c&apos;è soltanto %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is played without jokers.</source>
        <translation>Questo gioco si gioca senza jolly.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %n card(s) is closed here and takes no more.</source>
        <translation>
            <numerusform>Qui un gioco di %n carta è completo e non ne prende altre.</numerusform>
            <numerusform>Qui un gioco di %n carte è completo e non ne prende altre.</numerusform>
        </translation>
    </message>
    <message>
        <source>This meld has its wild already: only the natural card may take its place.</source>
        <translation>Questo gioco ha già la sua matta: soltanto la carta naturale può prenderne il posto.</translation>
    </message>
    <message>
        <source>In this meld {card} stands in its own place and may not turn wild any more.</source>
        <translation>In questo gioco {card} sta al suo posto e non può più diventare una matta.</translation>
    </message>
    <message>
        <source>Your side already has a set of {ranks}: add the cards to that one.</source>
        <translation>La tua parte ha già un gruppo di {ranks}: attacca lì le carte.</translation>
    </message>
    <message>
        <source>Your side already has a run of this suit: here it may own only one of each.</source>
        <translation>La tua parte ha già una scala di questo seme: qui può averne una sola di ognuno.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Questa smazzata è finita.</translation>
    </message>
    <message>
        <source>Draw first: one card from the stock, or the whole pile.</source>
        <translation>Prima pesca: una carta dal tallone, oppure tutti gli scarti.</translation>
    </message>
    <message>
        <source>You have drawn already this turn: now meld, or discard a card.</source>
        <translation>In questo turno hai già pescato: ora cala, o scarta una carta.</translation>
    </message>
    <message>
        <source>You do not hold {cards}.</source>
        <translation>Non hai in mano {cards}.</translation>
    </message>
    <message>
        <source>Cards may only be added to a meld of your own side.</source>
        <translation>Si possono attaccare carte soltanto ai giochi della propria parte.</translation>
    </message>
    <message>
        <source>First the pack is cut: lift some cards off it.</source>
        <translation>Prima si taglia il mazzo: alza qualche carta.</translation>
    </message>
    <message>
        <source>The pack has been cut already.</source>
        <translation>Il mazzo è già stato tagliato.</translation>
    </message>
    <message numerus="yes">
        <source>Of this pack you may lift at least one and at most %n card(s).</source>
        <translation>
            <numerusform>Da questo mazzo puoi alzare almeno una carta e al massimo %n.</numerusform>
            <numerusform>Da questo mazzo puoi alzare almeno una carta e al massimo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty: you can only take the pile.</source>
        <translation>Il tallone è vuoto: puoi soltanto raccogliere gli scarti.</translation>
    </message>
    <message>
        <source>There are cards in the stock yet: draw one, or take the pile.</source>
        <translation>Nel tallone ci sono ancora carte: pescane una, o raccogli gli scarti.</translation>
    </message>
    <message>
        <source>Only the first card drawn by the first player of a deal may be refused, and only at once.</source>
        <translation>Si può rifiutare soltanto la prima carta pescata dal primo giocatore di una smazzata, e soltanto subito.</translation>
    </message>
    <message>
        <source>The pile is empty: draw from the stock.</source>
        <translation>Non ci sono scarti: pesca dal tallone.</translation>
    </message>
    <message numerus="yes">
        <source>To take a pile of one card you need at least %n card(s) in hand.</source>
        <translation>
            <numerusform>Per prendere uno scarto solo devi avere in mano almeno %n carta.</numerusform>
            <numerusform>Per prendere uno scarto solo devi avere in mano almeno %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is blocked: a wild card lies on top of it.</source>
        <translation>Gli scarti sono bloccati: in cima c&apos;è una matta.</translation>
    </message>
    <message>
        <source>The pile is free here: take it first, and lay cards afterwards.</source>
        <translation>Qui gli scarti sono liberi: prima raccoglili, poi cala.</translation>
    </message>
    <message>
        <source>To take the pile, you must be able to lay {card} at once in a meld.</source>
        <translation>Per raccogliere gli scarti devi poter calare subito {card} in un gioco.</translation>
    </message>
    <message>
        <source>The pile is taken with a new meld here: {card} and cards of your hand.</source>
        <translation>Qui gli scarti si prendono con un gioco nuovo: {card} e carte della tua mano.</translation>
    </message>
    <message>
        <source>To take the pile, lay {card} at once with two cards of your hand that make a meld with it.</source>
        <translation>Per raccogliere gli scarti cala subito {card} con due carte della tua mano che vi facciano un gioco.</translation>
    </message>
    <message>
        <source>The two cards that take the pile may not be wild.</source>
        <translation>Le due carte che prendono gli scarti non possono essere matte.</translation>
    </message>
    <message>
        <source>Whoever takes the pile melds at least one card: nothing that you would hold can be laid.</source>
        <translation>Chi raccoglie gli scarti cala almeno una carta: nulla di ciò che avresti si può calare.</translation>
    </message>
    <message>
        <source>You took the pile, so you lay at least one card before you discard.</source>
        <translation>Hai raccolto gli scarti: cala almeno una carta prima di scartare.</translation>
    </message>
    <message>
        <source>You took {card} as the only card of the pile, so you may not throw it back this turn.</source>
        <translation>Hai preso {card} come unico scarto: in questo turno non puoi ributtarlo.</translation>
    </message>
    <message>
        <source>Here it takes a discard to reach {the_reserve}: keep a card to throw.</source>
        <translation>Qui serve uno scarto per prendere {the_reserve}: tieni una carta da scartare.</translation>
    </message>
    <message>
        <source>Here no discard reaches {the_reserve}: lay down all your cards to take it.</source>
        <translation>Qui nessuno scarto fa prendere {the_reserve}: cala tutte le tue carte per averlo.</translation>
    </message>
    <message>
        <source>The discard that takes {the_reserve} may not be a joker or a 2.</source>
        <translation>Lo scarto con cui si prende {the_reserve} non può essere un jolly o una pinella.</translation>
    </message>
    <message>
        <source>You may not take {the_reserve} yet: your side needs {a_canasta}, a meld of {size} or more cards.</source>
        <translation>Non puoi ancora prendere {the_reserve}: alla tua parte serve {a_canasta}, un gioco di {size} o più carte.</translation>
    </message>
    <message>
        <source>To take {the_reserve} now you may hold no card but jokers and twos.</source>
        <translation>Per prendere {the_reserve} adesso puoi avere in mano soltanto jolly e pinelle.</translation>
    </message>
    <message>
        <source>Your side cannot take {a_reserve} any more.</source>
        <translation>La tua parte non può più prendere {a_reserve}.</translation>
    </message>
    <message>
        <source>You may not close yet: your side has not taken {a_reserve}.</source>
        <translation>Non puoi ancora chiudere: la tua parte non ha preso {a_reserve}.</translation>
    </message>
    <message>
        <source>You may not close yet: your side needs {a_canasta}, a meld of {size} or more cards.</source>
        <translation>Non puoi ancora chiudere: alla tua parte serve {a_canasta}, un gioco di {size} o più carte.</translation>
    </message>
    <message>
        <source>You may not close yet: your side needs {a_clean_canasta}, {size} or more cards without a wild.</source>
        <translation>Non puoi ancora chiudere: alla tua parte serve {a_clean_canasta}, {size} o più carte senza matte.</translation>
    </message>
    <message>
        <source>You may not close by melding: keep one card to discard.</source>
        <translation>Non puoi chiudere calando tutto: tieni una carta da scartare.</translation>
    </message>
    <message>
        <source>The discard that closes may not be a joker or a 2.</source>
        <translation>Lo scarto che chiude non può essere un jolly o una pinella.</translation>
    </message>
    <message>
        <source>You may not close yet: a meld of wilds alone must grow to {size} cards first.</source>
        <translation>Non puoi ancora chiudere: un gioco di sole matte deve prima arrivare a {size} carte.</translation>
    </message>
    <message>
        <source>A turn ends with a discard.</source>
        <translation>Un turno finisce con uno scarto.</translation>
    </message>
    <message numerus="yes">
        <source>A meld takes at most %n wild card(s), jokers or twos.</source>
        <translation>
            <numerusform>Un gioco prende al massimo %n matta, jolly o pinella.</numerusform>
            <numerusform>Un gioco prende al massimo %n matte, jolly o pinelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>A run does not go round the corner: the ace stands below the 3 or above the king.</source>
        <translation>Una scala non gira l&apos;angolo: l&apos;asso sta sotto il 3 o sopra il re.</translation>
    </message>
    <message>
        <source>These cards do not go together: a meld is cards of one suit in sequence.</source>
        <translation>Queste carte non stanno insieme: un gioco è di carte dello stesso seme in sequenza.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone, the only card of the pile you took, and may not throw it back.</source>
        <translation>Ti resterebbe soltanto {card}, l&apos;unico scarto che hai preso, e non puoi ributtarlo.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and here no discard reaches {the_reserve}.</source>
        <translation>Ti resterebbe soltanto {card}, e qui nessuno scarto fa prendere {the_reserve}.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and a joker or a 2 may not be thrown to take {the_reserve}.</source>
        <translation>Ti resterebbe soltanto {card}, e per prendere {the_reserve} non si può scartare un jolly o una pinella.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close, since your side has not taken {a_reserve}.</source>
        <translation>Ti resterebbe soltanto {card} e non potresti chiudere: la tua parte non ha preso {a_reserve}.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close: that takes {a_canasta}, a meld of {size} or more cards.</source>
        <translation>Ti resterebbe soltanto {card} e non potresti chiudere: serve {a_canasta}, un gioco di {size} o più carte.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close: that takes {a_clean_canasta}, {size} or more cards without a wild.</source>
        <translation>Ti resterebbe soltanto {card} e non potresti chiudere: serve {a_clean_canasta}, {size} o più carte senza matte.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and the discard that closes may not be a joker or a 2.</source>
        <translation>Ti resterebbe soltanto {card}, e lo scarto che chiude non può essere un jolly o una pinella.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and {the_reserve} takes {a_canasta} first, a meld of {size} or more cards.</source>
        <translation>Ti resterebbe soltanto {card}, e per prendere {the_reserve} serve prima {a_canasta}, un gioco di {size} o più carte.</translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close: a meld of wilds alone must grow to {size} cards first.</source>
        <translation>Ti resterebbe soltanto {card} e non potresti chiudere: un gioco di sole matte deve prima arrivare a {size} carte.</translation>
    </message>
    <message>
        <source>You would have no card left, and here it takes a discard to reach {the_reserve}: keep one.</source>
        <translation>Non ti resterebbe nessuna carta, e qui serve uno scarto per prendere {the_reserve}: tienine una.</translation>
    </message>
    <message>
        <source>You would have no card left and could not close, since your side has not taken {a_reserve}.</source>
        <translation>Non ti resterebbe nessuna carta e non potresti chiudere: la tua parte non ha preso {a_reserve}.</translation>
    </message>
    <message>
        <source>You would have no card left and could not close: that takes {a_canasta}, a meld of {size} or more cards.</source>
        <translation>Non ti resterebbe nessuna carta e non potresti chiudere: serve {a_canasta}, un gioco di {size} o più carte.</translation>
    </message>
    <message>
        <source>You would have no card left and could not close: that takes {a_clean_canasta}, {size} or more cards without a wild.</source>
        <translation>Non ti resterebbe nessuna carta e non potresti chiudere: serve {a_clean_canasta}, {size} o più carte senza matte.</translation>
    </message>
    <message>
        <source>You would have no card left to discard, and closing takes a discard: keep one card.</source>
        <translation>Non ti resterebbe nessuna carta da scartare, e per chiudere serve uno scarto: tienine una.</translation>
    </message>
    <message>
        <source>You would have no card left, and {the_reserve} takes {a_canasta} first, a meld of {size} or more cards.</source>
        <translation>Non ti resterebbe nessuna carta, e per prendere {the_reserve} serve prima {a_canasta}, un gioco di {size} o più carte.</translation>
    </message>
    <message>
        <source>You would have no card left and could not close: a meld of wilds alone must grow to {size} cards first.</source>
        <translation>Non ti resterebbe nessuna carta e non potresti chiudere: un gioco di sole matte deve prima arrivare a {size} carte.</translation>
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
        <translation>Ottima</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Buona</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisione</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Errore grave</translation>
    </message>
    <message>
        <source>Stock or pile</source>
        <translation>Tallone o scarti</translation>
    </message>
    <message>
        <source>What to meld</source>
        <translation>Che cosa calare</translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation>Che cosa scartare</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Deal {deal}, turn {number}</source>
        <translation>Smazzata {deal}, turno {number}</translation>
    </message>
    <message numerus="yes">
        <source>{grade}: %n point(s) lost</source>
        <translation>
            <numerusform>{grade}: %n punto perso</numerusform>
            <numerusform>{grade}: %n punti persi</numerusform>
        </translation>
    </message>
    <message>
        <source>No choice</source>
        <translation>Nessuna scelta</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Non ancora valutata</translation>
    </message>
    <message>
        <source>{turn}: {played}. {grade}.</source>
        <translation>{turn}: {played}. {grade}.</translation>
    </message>
    <message>
        <source>{turn}: {played}. Not judged yet.</source>
        <translation>{turn}: {played}. Non ancora valutata.</translation>
    </message>
    <message>
        <source>{turn}: expected {before}, after your decision {after}. {grade}.</source>
        <translation>{turn}: atteso {before}, dopo la tua decisione {after}. {grade}.</translation>
    </message>
    <message>
        <source>The graph has no points yet.</source>
        <translation>Il grafico non ha ancora punti.</translation>
    </message>
    <message>
        <source>Expected result over the deal: {first} at your first decision, at most {most} ({best}), at least {least} ({worst}), {result} in the end.</source>
        <translation>Risultato atteso nella smazzata: {first} alla tua prima decisione, al massimo {most} ({best}), al minimo {least} ({worst}), alla fine {result}.</translation>
    </message>
    <message>
        <source>The graph has no deals yet.</source>
        <translation>Il grafico non ha ancora smazzate.</translation>
    </message>
    <message>
        <source>deal {number}: result {result}, luck {luck}, lost by decisions {lost}</source>
        <translation>smazzata {number}: risultato {result}, fortuna {luck}, perso con le decisioni {lost}</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Carte date</translation>
    </message>
    <message>
        <source>What your first cards promised before you played.</source>
        <translation>Che cosa promettevano le tue prime carte prima che giocassi.</translation>
    </message>
    <message>
        <source>Your draws</source>
        <translation>Le tue pesche</translation>
    </message>
    <message>
        <source>How much better or worse than average the cards were that you drew.</source>
        <translation>Quanto le carte che hai pescato erano migliori o peggiori della media.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Gli altri</translation>
    </message>
    <message>
        <source>What the other players drew and did in their turns, your partner included.</source>
        <translation>Che cosa hanno pescato e fatto gli altri nei loro turni, il tuo compagno compreso.</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Le tue decisioni</translation>
    </message>
    <message>
        <source>What your decisions lost against the best ones. It is never a gain.</source>
        <translation>Che cosa hanno perso le tue decisioni rispetto alle migliori. Non è mai un guadagno.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>By how many points your side was ahead of the others in the end.</source>
        <translation>Di quanti punti la tua parte era alla fine davanti alle altre.</translation>
    </message>
    <message>
        <source>It is your turn: stock or pile? Play as you would now, or see the answer.</source>
        <translation>Tocca a te: tallone o scarti? Gioca come faresti ora, o guarda la soluzione.</translation>
    </message>
    <message>
        <source>The turn is yours. Play it as you would now, or see the answer.</source>
        <translation>Tocca a te. Gioca il turno come faresti ora, o guarda la soluzione.</translation>
    </message>
    <message>
        <source>The coach plays this on …</source>
        <translation>L&apos;allenatore gioca il seguito …</translation>
    </message>
    <message>
        <source>That is as good as the best play.</source>
        <translation>È buona quanto la mossa migliore.</translation>
    </message>
    <message numerus="yes">
        <source>That is worth %n point(s) less than the best play.</source>
        <translation>
            <numerusform>Vale %n punto meno della mossa migliore.</numerusform>
            <numerusform>Vale %n punti meno della mossa migliore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected {points}, perhaps as good as any</source>
        <translation>Atteso {points}, forse buona quanto la migliore</translation>
    </message>
    <message>
        <source>Expected {points}, as good as any</source>
        <translation>Atteso {points}, buona quanto la migliore</translation>
    </message>
    <message numerus="yes">
        <source>Expected {points}, %n point(s) less</source>
        <translation>
            <numerusform>Atteso {points}, %n punto in meno</numerusform>
            <numerusform>Atteso {points}, %n punti in meno</numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>Non c&apos;era altro da fare.</translation>
    </message>
    <message>
        <source>You found the best play, or one as good.</source>
        <translation>Hai trovato la mossa migliore, o una altrettanto buona.</translation>
    </message>
    <message numerus="yes">
        <source>Your play lost %n point(s) against the best one.</source>
        <translation>
            <numerusform>La tua mossa ha perso %n punto rispetto alla migliore.</numerusform>
            <numerusform>La tua mossa ha perso %n punti rispetto alla migliore.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played this</source>
        <translation>Hai giocato questa</translation>
    </message>
    <message>
        <source>You tried this</source>
        <translation>Hai provato questa</translation>
    </message>
    <message>
        <source>Why the best play is better than yours:</source>
        <translation>Perché la mossa migliore è meglio della tua:</translation>
    </message>
    <message>
        <source>No deal of this match is over yet. Play one to its end, and review it then.</source>
        <translation>Nessuna smazzata di questa partita è ancora finita. Giocane una fino in fondo, poi analizzala.</translation>
    </message>
    <message>
        <source>The graph shows by how many points your side could expect to be ahead at the end of the deal, from what you could see at that moment. Nothing that was hidden from you counts. For each decision the coach plays many possible deals on, and compares what you did with the best it can find. A difference that may be chance counts as none. What changes between your decisions is luck: the cards that came, and what the others did.</source>
        <translation>Il grafico mostra di quanti punti la tua parte poteva aspettarsi di essere davanti alla fine della smazzata, da ciò che in quel momento potevi vedere. Nulla di ciò che ti era nascosto conta. Per ogni decisione l&apos;allenatore gioca fino in fondo molte smazzate possibili e confronta ciò che hai fatto con il meglio che riesce a trovare. Una differenza che può essere un caso non conta. Ciò che cambia tra una tua decisione e l&apos;altra è fortuna: le carte arrivate, e ciò che hanno fatto gli altri.</translation>
    </message>
    <message>
        <source>Each deal appears here as soon as all of its decisions are judged.</source>
        <translation>Ogni smazzata compare qui appena tutte le sue decisioni sono valutate.</translation>
    </message>
    <message>
        <source>{part}: {meaning}</source>
        <translation>{part}: {meaning}</translation>
    </message>
    <message>
        <source>Accuracy is the share of best and fine decisions among those that left a choice.</source>
        <translation>La precisione è la parte di decisioni ottime e buone tra quelle che lasciavano una scelta.</translation>
    </message>
    <message>
        <source>Near the end of a match a decision also counts by what it means for the match, so its loss may differ from what it cost in the deal.</source>
        <translation>Verso la fine di una partita una decisione conta anche per quello che significa per la partita: la sua perdita può quindi essere diversa da quanto è costata nella smazzata.</translation>
    </message>
    <message numerus="yes">
        <source>About %n second(s) left; you can go on playing.</source>
        <translation>
            <numerusform>Manca circa %n secondo; puoi continuare a giocare.</numerusform>
            <numerusform>Mancano circa %n secondi; puoi continuare a giocare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left; you can go on playing.</source>
        <translation>
            <numerusform>Manca circa %n minuto; puoi continuare a giocare.</numerusform>
            <numerusform>Mancano circa %n minuti; puoi continuare a giocare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) judged.</source>
        <translation>
            <numerusform>%n decisione valutata.</numerusform>
            <numerusform>%n decisioni valutate.</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {whole} decisions judged.</source>
        <translation>Decisioni valutate: {done} su {whole}.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Accuracy {accuracy}, {lost} points</source>
        <translation>Precisione {accuracy}, {lost} punti</translation>
    </message>
    <message>
        <source>No decision is judged yet.</source>
        <translation>Nessuna decisione è stata ancora valutata.</translation>
    </message>
    <message numerus="yes">
        <source>{good} of %n decision(s) best or fine</source>
        <translation>
            <numerusform>{good} su %n decisione ottima o buona</numerusform>
            <numerusform>{good} su %n decisioni ottime o buone</numerusform>
        </translation>
    </message>
    <message>
        <source>In all {points}, in a deal {average} on average.</source>
        <translation>In tutto {points}, in media {average} a smazzata.</translation>
    </message>
    <message>
        <source>Graded gently</source>
        <translation>Valutazione indulgente</translation>
    </message>
    <message>
        <source>Graded as usual</source>
        <translation>Valutazione normale</translation>
    </message>
    <message>
        <source>Graded strictly</source>
        <translation>Valutazione severa</translation>
    </message>
    <message>
        <source>An inaccuracy loses {first} points or more, a mistake {second} or more, a blunder {third} or more.</source>
        <translation>Un&apos;imprecisione perde {first} punti o più, un errore {second} o più, un errore grave {third} o più.</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} closed</source>
        <translation>Chiude {name}</translation>
    </message>
    <message>
        <source>Meld of wilds left open</source>
        <translation>Gioco di matte incompleto</translation>
    </message>
    <message>
        <source>Left with {name}</source>
        <translation>In mano: {name}</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Carte sul tavolo</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation>Taglio esatto</translation>
    </message>
    <message>
        <source>Open melds of wilds</source>
        <translation>Giochi di matte incompleti</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Carte rimaste in mano</translation>
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
        <translation>Vittoria: {side}.</translation>
    </message>
    <message>
        <source>The match is level.</source>
        <translation>La partita è in parità.</translation>
    </message>
    <message numerus="yes">
        <source>Ahead by %n point(s): {side}.</source>
        <translation>
            <numerusform>In vantaggio di %n punto: {side}.</numerusform>
            <numerusform>In vantaggio di %n punti: {side}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory points: {first} {more}, {second} {less}.</source>
        <translation>Punti vittoria: {first} {more}, {second} {less}.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>How pages and menus look; the desktop&apos;s own choice is followed at once.</source>
        <translation>Come appaiono pagine e menu; la scelta del sistema viene seguita subito.</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>La tua figura</translation>
    </message>
    <message>
        <source>Table felt</source>
        <translation>Panno del tavolo</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Large print has much larger ranks and suits, and calm pictures.</source>
        <translation>Quelle a caratteri grandi hanno valori e semi molto più grandi e figure semplici.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Clubs are green and diamonds blue, so that no two suits look alike.</source>
        <translation>Fiori verdi e quadri blu: nessun seme si confonde con un altro.</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Dorso delle carte</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Text also grows with the window.</source>
        <translation>Il testo cresce anche con la finestra.</translation>
    </message>
    <message>
        <source>Size of your cards</source>
        <translation>Dimensione delle tue carte</translation>
    </message>
    <message>
        <source>How much room the cards in your hand take up.</source>
        <translation>Quanto spazio prendono le carte che hai in mano.</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Velocità delle animazioni</translation>
    </message>
    <message>
        <source>Any key or click ends a movement; off shows every move at once.</source>
        <translation>Un tasto o un clic conclude ogni movimento; con “No” vedi subito ogni mossa.</translation>
    </message>
    <message>
        <source>Pace of the other players</source>
        <translation>Ritmo degli altri giocatori</translation>
    </message>
    <message>
        <source>How long they seem to think.</source>
        <translation>Quanto sembrano pensarci.</translation>
    </message>
    <message>
        <source>Order of a new hand</source>
        <translation>Ordine di una mano nuova</translation>
    </message>
    <message>
        <source>You can arrange your cards by dragging them, and sort them with S.</source>
        <translation>Puoi disporre le tue carte trascinandole, e ordinarle con S.</translation>
    </message>
    <message>
        <source>Play log</source>
        <translation>Registro delle mosse</translation>
    </message>
    <message>
        <source>Tells every move in words beside the table.</source>
        <translation>Racconta a parole ogni mossa accanto al tavolo.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Allenatore</translation>
    </message>
    <message>
        <source>Hints come when you press H. When asked, the coach grades your last move. The teacher grades every move and warns you before a mistake.</source>
        <translation>I suggerimenti arrivano quando premi H. Su richiesta l&apos;allenatore valuta la tua ultima mossa. L&apos;insegnante valuta ogni mossa e ti avverte prima di un errore.</translation>
    </message>
    <message>
        <source>Coach beside the table</source>
        <translation>Allenatore accanto al tavolo</translation>
    </message>
    <message>
        <source>Shows hints with their reasons, grades, and what the others told.</source>
        <translation>Mostra i suggerimenti con le loro ragioni, le valutazioni e ciò che gli altri hanno rivelato.</translation>
    </message>
    <message>
        <source>Less motion when the desktop asks for it</source>
        <translation>Meno movimento se il sistema lo chiede</translation>
    </message>
    <message>
        <source>Cards then lie in their new places at once.</source>
        <translation>Le carte stanno subito al loro nuovo posto.</translation>
    </message>
    <message>
        <source>Ask before moves you may regret</source>
        <translation>Chiedi prima delle mosse di cui potresti pentirti</translation>
    </message>
    <message>
        <source>Throwing away a wild, dirtying a clean burraco, closing at a loss.</source>
        <translation>Scartare una matta, sporcare un burraco pulito, chiudere in perdita.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Cards on the table, your turn, a burraco, and who wins.</source>
        <translation>Le carte sul tavolo, il tuo turno, un burraco e chi vince.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Sera</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Red jester</source>
        <translation>Giullare rosso</translation>
    </message>
    <message>
        <source>Black jester</source>
        <translation>Giullare nero</translation>
    </message>
    <message>
        <source>Queen of hearts</source>
        <translation>Donna di cuori</translation>
    </message>
    <message>
        <source>Queen of diamonds</source>
        <translation>Donna di quadri</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>Donna di fiori</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <translation>Donna di picche</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Re di cuori</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>Re di quadri</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>Re di fiori</translation>
    </message>
    <message>
        <source>King of spades</source>
        <translation>Re di picche</translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <translation>Fante di cuori</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <translation>Fante di quadri</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <translation>Fante di fiori</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Fante di picche</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Lake blue</source>
        <translation>Blu lago</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Rosso vino</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prugna</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardesia</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classiche</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Caratteri grandi</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Mare</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Legno</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Semplice</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Più grande</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Massima</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Svelto</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Tranquillo</translation>
    </message>
    <message>
        <source>When asked</source>
        <translation>Su richiesta</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Insegnante</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Per seme</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Per valore</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Basso</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Earlier players</source>
        <translation>Giocatori di prima</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Sconosciuto</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Not finished: left, or still running</source>
        <translation>Non finite: lasciate, o ancora in corso</translation>
    </message>
    <message>
        <source>Won, of those finished</source>
        <translation>Vinte, su quelle finite</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Serie di vittorie in corso</translation>
    </message>
    <message>
        <source>Best winning streak</source>
        <translation>Serie di vittorie più lunga</translation>
    </message>
    <message>
        <source>Played to the end</source>
        <translation>Giocate fino in fondo</translation>
    </message>
    <message>
        <source>With more points than the others</source>
        <translation>Con più punti degli altri</translation>
    </message>
    <message>
        <source>Points in a deal, average of all</source>
        <translation>Punti per smazzata, in media</translation>
    </message>
    <message>
        <source>Points of the best other side</source>
        <translation>Punti della migliore altra parte</translation>
    </message>
    <message>
        <source>Most points in a deal</source>
        <translation>Massimo di punti in una smazzata</translation>
    </message>
    <message>
        <source>Reserves taken, in 100 deals</source>
        <translation>Pozzetti presi, su 100 smazzate</translation>
    </message>
    <message>
        <source>No deal has been counted yet.</source>
        <translation>Nessuna smazzata è stata ancora contata.</translation>
    </message>
    <message>
        <source>The last deals, your side against the best other one: {deals}.</source>
        <translation>Le ultime smazzate, la tua parte contro la migliore altra: {deals}.</translation>
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
        <translation>Le carte sono state date.</translation>
    </message>
    <message>
        <source>{name} cuts the pack.</source>
        <translation>{name} taglia il mazzo.</translation>
    </message>
    <message>
        <source>{name} plays the last turn of this deal.</source>
        <translation>{name} gioca l&apos;ultimo turno di questa smazzata.</translation>
    </message>
    <message>
        <source>{name} is to draw.</source>
        <translation>{name} deve pescare.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>{name} sta giocando.</translation>
    </message>
    <message numerus="yes">
        <source>Cut for the hands: lift exactly %n card(s) to earn {points} points.</source>
        <translation>
            <numerusform>Taglia per le carte: alza esattamente %n carta per guadagnare {points} punti.</numerusform>
            <numerusform>Taglia per le carte: alza esattamente %n carte per guadagnare {points} punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut for {the_reserves}: lift exactly %n card(s) to earn {points} points.</source>
        <translation>
            <numerusform>Taglia per fare {the_reserves}: alza esattamente %n carta per guadagnare {points} punti.</numerusform>
            <numerusform>Taglia per fare {the_reserves}: alza esattamente %n carte per guadagnare {points} punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the stock; a wild blocks the pile.</source>
        <translation>Tocca a te: pesca dal tallone; una matta blocca gli scarti.</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock.</source>
        <translation>Tocca a te: pesca dal tallone.</translation>
    </message>
    <message>
        <source>The stock is out: take the pile, or take nothing, which ends the deal.</source>
        <translation>Il tallone è finito: raccogli gli scarti, o non prendere nulla e la smazzata finisce.</translation>
    </message>
    <message>
        <source>Your turn: take the pile.</source>
        <translation>Tocca a te: raccogli gli scarti.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: draw from the stock, or take the pile (%n card(s)) and meld.</source>
        <translation>
            <numerusform>Tocca a te: pesca dal tallone, o raccogli gli scarti (%n carta) e cala.</numerusform>
            <numerusform>Tocca a te: pesca dal tallone, o raccogli gli scarti (%n carte) e cala.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take {card} from the pile.</source>
        <translation>Tocca a te: pesca dal tallone, o prendi {card} dagli scarti.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: draw from the stock, or take the pile (%n card(s)).</source>
        <translation>
            <numerusform>Tocca a te: pesca dal tallone, o raccogli gli scarti (%n carta).</numerusform>
            <numerusform>Tocca a te: pesca dal tallone, o raccogli gli scarti (%n carte).</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take the pile with a pair that fits {card}.</source>
        <translation>Tocca a te: pesca dal tallone, o prendi gli scarti con una coppia che fa gioco con {card}.</translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take the pile and meld {card} at once.</source>
        <translation>Tocca a te: pesca dal tallone, o raccogli gli scarti e cala subito {card}.</translation>
    </message>
    <message>
        <source>You took the pile: meld at least one card, then discard.</source>
        <translation>Hai raccolto gli scarti: cala almeno una carta, poi scarta.</translation>
    </message>
    <message>
        <source>You may not throw your last card here: meld it, or keep it and end your turn.</source>
        <translation>Qui non puoi scartare la tua ultima carta: calala, o tienila e finisci il turno.</translation>
    </message>
    <message>
        <source>You may refuse {card} and draw again; otherwise meld, then discard.</source>
        <translation>Puoi rifiutare {card} e pescare di nuovo; altrimenti cala, poi scarta.</translation>
    </message>
    <message>
        <source>Take {the_reserve} now, or discard {card} and have it next turn.</source>
        <translation>Prendi {the_reserve} adesso, o scarta {card} e lo avrai al prossimo turno.</translation>
    </message>
    <message>
        <source>You hold only wilds: you may take {the_reserve} now, meld, or discard.</source>
        <translation>Hai soltanto matte: puoi prendere {the_reserve} adesso, calare o scartare.</translation>
    </message>
    <message>
        <source>Meld your last card.</source>
        <translation>Cala la tua ultima carta.</translation>
    </message>
    <message>
        <source>Discard {card} to take {the_reserve}, or meld it.</source>
        <translation>Scarta {card} per prendere {the_reserve}, o cala.</translation>
    </message>
    <message>
        <source>Discard {card} to close the deal, or meld it.</source>
        <translation>Scarta {card} per chiudere la smazzata, o cala.</translation>
    </message>
    <message>
        <source>Discard {card} to close the deal.</source>
        <translation>Scarta {card} per chiudere la smazzata.</translation>
    </message>
    <message>
        <source>Last turn of this deal: meld what you can, then discard.</source>
        <translation>Ultimo turno di questa smazzata: cala quello che puoi, poi scarta.</translation>
    </message>
    <message>
        <source>Meld, or discard a card other than {card}.</source>
        <translation>Cala, o scarta una carta diversa: non {card}.</translation>
    </message>
    <message>
        <source>Meld what you like, then discard a card.</source>
        <translation>Cala quello che vuoi, poi scarta una carta.</translation>
    </message>
    <message>
        <source>Meld or discard. To close, get rid of all your cards.</source>
        <translation>Cala o scarta. Per chiudere, libera la mano da tutte le carte.</translation>
    </message>
    <message>
        <source>Meld or discard. To close, meld all but one card and discard it.</source>
        <translation>Cala o scarta. Per chiudere, cala tutte le carte meno una e scarta quella.</translation>
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
        <translation>Buraco brasiliano</translation>
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
        <translation>Si gioca come {system}.</translation>
    </message>
    <message numerus="yes">
        <source>{system}, with %n option(s) changed.</source>
        <translation>
            <numerusform>{system}, con %n opzione cambiata.</numerusform>
            <numerusform>{system}, con %n opzioni cambiate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Tournament, royal and super</source>
        <translation>Torneo, reale e super</translation>
    </message>
    <message>
        <source>International code</source>
        <translation>Codice internazionale</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tre giocatori</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Sei giocatori</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Aperto</translation>
    </message>
    <message>
        <source>Closed table</source>
        <translation>Chiuso</translation>
    </message>
    <message>
        <source>Closed table, runs only</source>
        <translation>Chiuso, solo scale</translation>
    </message>
    <message>
        <source>Four packs</source>
        <translation>Quattro mazzi</translation>
    </message>
    <message>
        <source>The pile is free; to close you need the pozzetto, a burraco and a last discard.</source>
        <translation>Scarti liberi; per chiudere servono il pozzetto, un burraco e un ultimo scarto.</translation>
    </message>
    <message>
        <source>{deals} deals for victory points; a semi-clean burraco earns {semi}.</source>
        <translation>{deals} smazzate per i punti vittoria; un burraco semipulito vale {semi}.</translation>
    </message>
    <message>
        <source>The tournament with royal and super burrachi worth up to {royal}.</source>
        <translation>Il torneo con burrachi reali e super che valgono fino a {royal}.</translation>
    </message>
    <message>
        <source>Sets of aces and threes only; meld to take the pile, close with a clean burraco.</source>
        <translation>Gruppi soltanto di assi e di tre; per prendere gli scarti si cala, per chiudere serve un burraco pulito.</translation>
    </message>
    <message>
        <source>Whoever takes the first pozzetto plays alone against both others.</source>
        <translation>Chi prende il primo pozzetto gioca da solo contro gli altri due.</translation>
    </message>
    <message>
        <source>Three pairs and {cards} cards; you need a burraco to take the pozzetto.</source>
        <translation>Tre coppie e {cards} carte; per prendere il pozzetto serve un burraco.</translation>
    </message>
    <message>
        <source>Runs only, no jokers, the pile open and free; a run of 13 earns {run13}.</source>
        <translation>Solo scale, niente jolly, scarti scoperti e liberi; una scala di 13 vale {run13}.</translation>
    </message>
    <message>
        <source>Runs and sets; the pile is covered, and its top card must be melded to take it.</source>
        <translation>Scale e gruppi; scarti coperti: per prenderli si cala quello in cima.</translation>
    </message>
    <message>
        <source>Runs only, the pile covered; you need a clean canastra to close.</source>
        <translation>Solo scale, scarti coperti; per chiudere serve una canastra pulita.</translation>
    </message>
    <message>
        <source>{cards} cards; cerrados close at {close_at}, a pair takes the pile.</source>
        <translation>{cards} carte; i cerrados si completano a {close_at}, una coppia prende gli scarti.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} · {new_reserve}</source>
        <translation>{count} · {new_reserve}</translation>
    </message>
    <message>
        <source>{count} · plays alone</source>
        <translation>{count} · contro la coppia</translation>
    </message>
    <message>
        <source>{cards} · {reserve}</source>
        <translation>{cards} · {reserve}</translation>
    </message>
    <message>
        <source>This side must bring its meld of wilds to {size} cards before it may close.</source>
        <translation>Prima di chiudere questa parte deve portare il suo gioco di matte a {size} carte.</translation>
    </message>
    <message>
        <source>This side needs {its_reserve} and {a_clean_canasta} before it may close.</source>
        <translation>Prima di chiudere a questa parte servono {its_reserve} e {a_clean_canasta}.</translation>
    </message>
    <message>
        <source>This side needs {its_reserve} and {a_canasta} before it may close.</source>
        <translation>Prima di chiudere a questa parte servono {its_reserve} e {a_canasta}.</translation>
    </message>
    <message>
        <source>This side must take {its_reserve} before it may close.</source>
        <translation>Prima di chiudere questa parte deve prendere {its_reserve}.</translation>
    </message>
    <message>
        <source>This side needs {a_clean_canasta} before it may close.</source>
        <translation>Prima di chiudere a questa parte serve {a_clean_canasta}.</translation>
    </message>
    <message>
        <source>This side needs {a_canasta} before it may close.</source>
        <translation>Prima di chiudere a questa parte serve {a_canasta}.</translation>
    </message>
    <message>
        <source>This side may close.</source>
        <translation>Questa parte può chiudere.</translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>I tuoi giochi</translation>
    </message>
    <message>
        <source>You and {partner}</source>
        <translation>Tu e {partner}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>on the table {points}</source>
        <translation>sul tavolo {points}</translation>
    </message>
    <message numerus="yes">
        <source>Match of %n deal(s)</source>
        <translation>
            <numerusform>Partita di %n smazzata</numerusform>
            <numerusform>Partita di %n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>Match beyond {target}</source>
        <translation>Partita oltre i {target}</translation>
    </message>
    <message>
        <source>Match to {target}</source>
        <translation>Partita ai {target}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Smazzata {number}</translation>
    </message>
    <message>
        <source>Stock {count}</source>
        <translation>Tallone {count}</translation>
    </message>
    <message>
        <source>Pile {count}</source>
        <translation>Scarti {count}</translation>
    </message>
    <message>
        <source>Pile empty</source>
        <translation>Scarti 0</translation>
    </message>
    <message>
        <source>{label} · {points} points</source>
        <translation>{label} · {points} punti</translation>
    </message>
    <message>
        <source>Read the rule (?)</source>
        <translation>Leggi la regola (?)</translation>
    </message>
    <message>
        <source>You discard one card at a time.</source>
        <translation>Si scarta una carta alla volta.</translation>
    </message>
    <message>
        <source>You can take back your moves only in your own turn.</source>
        <translation>Puoi annullare le tue mosse soltanto nel tuo turno.</translation>
    </message>
    <message>
        <source>A new card has been seen since, so nothing can be taken back.</source>
        <translation>Da allora si è vista una carta nuova: non si può annullare nulla.</translation>
    </message>
    <message>
        <source>You have done nothing yet in this turn that could be taken back.</source>
        <translation>In questo turno non hai ancora fatto nulla da annullare.</translation>
    </message>
    <message>
        <source>You have taken nothing back that could be done again.</source>
        <translation>Non hai annullato nulla da rifare.</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Nuovo gioco</translation>
    </message>
    <message>
        <source>Draw: click, drag the card to your hand, or press D.</source>
        <translation>Pesca: clic, oppure trascina la carta nella tua mano, o premi D.</translation>
    </message>
    <message>
        <source>Take the pile: click, drag it to your hand, or press P. V shows it.</source>
        <translation>Raccogli gli scarti: clic, oppure trascinali nella tua mano, o premi P. V li mostra.</translation>
    </message>
    <message>
        <source>Discard: drag a card here, click it twice, or press X. V shows the pile.</source>
        <translation>Scarta: trascina qui una carta, fa&apos; doppio clic su di essa, o premi X. V mostra gli scarti.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>the pozzetto</source>
        <translation>il pozzetto</translation>
    </message>
    <message>
        <source>the pozzetti</source>
        <translation>i pozzetti</translation>
    </message>
    <message>
        <source>a pozzetto</source>
        <translation>un pozzetto</translation>
    </message>
    <message>
        <source>your pozzetto</source>
        <translation>il tuo pozzetto</translation>
    </message>
    <message>
        <source>its pozzetto</source>
        <translation>il suo pozzetto</translation>
    </message>
    <message>
        <source>pozzetto</source>
        <translation>pozzetto</translation>
    </message>
    <message>
        <source>new pozzetto</source>
        <translation>nuovo pozzetto</translation>
    </message>
    <message>
        <source>a burraco</source>
        <translation>un burraco</translation>
    </message>
    <message>
        <source>a clean burraco</source>
        <translation>un burraco pulito</translation>
    </message>
    <message>
        <source>Any burraco</source>
        <translation>Un burraco qualsiasi</translation>
    </message>
    <message>
        <source>A clean burraco</source>
        <translation>Un burraco pulito</translation>
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
        <translation>Pozzetto preso</translation>
    </message>
    <message>
        <source>Pozzetto not taken</source>
        <translation>Pozzetto non preso</translation>
    </message>
    <message>
        <source>Burraco bonus</source>
        <translation>Premi per i burrachi</translation>
    </message>
    <message>
        <source>the morto</source>
        <translation>il morto</translation>
    </message>
    <message>
        <source>the mortos</source>
        <translation>i morti</translation>
    </message>
    <message>
        <source>a morto</source>
        <translation>un morto</translation>
    </message>
    <message>
        <source>your morto</source>
        <translation>il tuo morto</translation>
    </message>
    <message>
        <source>its morto</source>
        <translation>il suo morto</translation>
    </message>
    <message>
        <source>morto</source>
        <translation>morto</translation>
    </message>
    <message>
        <source>new morto</source>
        <translation>nuovo morto</translation>
    </message>
    <message>
        <source>a canastra</source>
        <translation>una canastra</translation>
    </message>
    <message>
        <source>a clean canastra</source>
        <translation>una canastra pulita</translation>
    </message>
    <message>
        <source>Any canastra</source>
        <translation>Una canastra qualsiasi</translation>
    </message>
    <message>
        <source>A clean canastra</source>
        <translation>Una canastra pulita</translation>
    </message>
    <message>
        <source>Morto</source>
        <translation>Morto</translation>
    </message>
    <message>
        <source>Mortos</source>
        <translation>Morti</translation>
    </message>
    <message>
        <source>Morto taken</source>
        <translation>Morto preso</translation>
    </message>
    <message>
        <source>Morto not taken</source>
        <translation>Morto non preso</translation>
    </message>
    <message>
        <source>Canastra bonus</source>
        <translation>Premi per le canastre</translation>
    </message>
    <message>
        <source>the buraco</source>
        <translation>il buraco</translation>
    </message>
    <message>
        <source>the buracos</source>
        <translation>i buracos</translation>
    </message>
    <message>
        <source>a buraco</source>
        <translation>un buraco</translation>
    </message>
    <message>
        <source>your buraco</source>
        <translation>il tuo buraco</translation>
    </message>
    <message>
        <source>its buraco</source>
        <translation>il suo buraco</translation>
    </message>
    <message>
        <source>buraco</source>
        <translation>buraco</translation>
    </message>
    <message>
        <source>new buraco</source>
        <translation>nuovo buraco</translation>
    </message>
    <message>
        <source>a cerrado</source>
        <translation>un cerrado</translation>
    </message>
    <message>
        <source>a clean cerrado</source>
        <translation>un cerrado pulito</translation>
    </message>
    <message>
        <source>Any cerrado</source>
        <translation>Un cerrado qualsiasi</translation>
    </message>
    <message>
        <source>A clean cerrado</source>
        <translation>Un cerrado pulito</translation>
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
        <translation>Buraco preso</translation>
    </message>
    <message>
        <source>Buraco not taken</source>
        <translation>Buraco non preso</translation>
    </message>
    <message>
        <source>Cerrado bonus</source>
        <translation>Premi per i cerrados</translation>
    </message>
</context>
</TS>
