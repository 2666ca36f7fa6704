<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="-v" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burraco Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burraco at a real table, against opponents that see only their own cards. No account, no network, no advertising. Free software under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparisonPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same cards, from both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same cards again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points ahead of the others</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealChart</name>
    <message>
        <source>your draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the others&apos; turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost by your decision</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DuplicatePage</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same cards from the other side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check a file …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is being checked …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint of its shuffles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How you can tell that nobody cheats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint: {hex}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches (*.burraco);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Burraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>System to begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is written to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here you make rules of your own: choose a system at the top to begin with, change what is played differently at your table, and save it under a name. It then stands with the others on the page “New match”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule sets (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} could not be imported: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no rule set that can be played.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Hint (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start: {lesson}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on: {lesson}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>The same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the other players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of your partners</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Burraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchChart</name>
    <message>
        <source>luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost by your decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchLog</name>
    <message>
        <source>The match goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take your last move back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchPages</name>
    <message>
        <source>The match on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name to find this moment again:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bookmark is kept among the saved matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may now take back any earlier decision of this deal. A match in which you do so is counted apart in the statistics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on from the saved position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save somewhere else …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches (*.burraco)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is written to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace of the other players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning: undo without limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match in which you take back more than at a table is counted apart in the statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fresh cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a seed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a match again from its seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change these rules …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The running match is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Back to the preset: {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: back to my choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RefereePage</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to this meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards to add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards to judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose cards to add to the meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose cards above; press one here to take it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The meld so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as text …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen from the seat of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moment of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the match as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is written to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report of this moment is copied: paste it where you like.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your match is kept up to the last move. If you tell us what happened, please add this report.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewDecisionPage</name>
    <message>
        <source>Show the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How this is counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the other side&apos;s cards …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at this decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strictly to grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where points were lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on judging</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewPages</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewStage</name>
    <message>
        <source>Expected result of the deal, in points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck and decisions deal by deal, in points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleEditorPage</name>
    <message>
        <source>A name for these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to the preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with {system}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{group} · {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your changes are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give these rules a name to save them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are rules of this name already: choose another.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveDetails</name>
    <message>
        <source>Name of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Import …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matches are being read …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is being read …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is written to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match has been saved yet. Every match is kept by itself while you play; here you find all of them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is called “{name}” now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is there twice now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches (*.burraco);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches (*.burraco)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other side&apos;s cards …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won the match!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShelfEntry</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideSheet</name>
    <message>
        <source>Left in hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>As a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any table size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deals are written to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assisted matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, deal by deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long melds of your side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who closed the deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal fits what is chosen above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal has been counted yet. Play one to its end, and its points stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics begin anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics are back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TallyPanel</name>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost by decisions about</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the deal before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the player&apos;s last decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to the player&apos;s next decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>Grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any cards, any rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put cards together and see what they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>I know Burraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight to the table. Every rule is one key away: F2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am new to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight to your first lesson at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to Burraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of this can be changed at any time under Preferences.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_RunningMatch</name>
    <message>
        <source>Deal {deal}, played today at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}, played yesterday at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}, played on {date}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Sums</name>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>access</name>
    <message>
        <source>Burraco table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys move along your hand, Space selects, I reads the melds and the pile, F1 lists all keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n hidden card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reserve}: none left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reserve}: {count}, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n meld(s), {points} points on the table, total {total}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>wilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set of {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run of {suit}, {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} as {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {detail}, to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal}. {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heading}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else has played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take your last move back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Lay {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Lift %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Take the pile with {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card} and take {the_reserve}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take nothing, end the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {the_reserve}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it, end the turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules could not be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burraco is open already. You will find it among your other windows.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>blunders</name>
    <message>
        <source>Discard {card}? It is a wild, and a plain card would do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This meld would no longer be {a_clean_canasta}. Lay it all the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can still take {the_reserve} in this turn. End it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has not played {the_reserve} yet. Close all the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} still holds %n card(s): closing now may cost more than it brings. Close?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not ask before such moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 2 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 3 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 4 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 5 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 6 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 7 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 8 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 9 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 10 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the first phrases of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{most} and {last}</source>
        <comment>the end of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <comment>index on the card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J</source>
        <comment>index on the card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q</source>
        <comment>index on the card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K</source>
        <comment>index on the card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker</source>
        <comment>in place of rank and suit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} · {grade}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} · wilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} · wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the meld of wilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the set of {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>The coach teaches in this match, so the statistics count it apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the others told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the coach has thought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put hint away (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coach thinks …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade it (G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the steps of a play</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {cards} to {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) ahead in this deal</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) behind in this deal</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>About level in this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as good</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) less</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost about %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This closes the deal at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This finishes {a_canasta} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This finishes {a_clean_canasta} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n more wild(s) in your hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This takes {the_reserve} in flight, to be played at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This takes {the_reserve} in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This keeps {meld} clean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This makes {meld} clean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} would fit {meld} of your opponents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the pile lies {card}, which fits {meld} of your opponents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is known to hold {cards}, and could use {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has discarded such a card too: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can build on {card}: all that goes with it has been seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the pile you can meld {cards} at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card of the pile goes with your cards or melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} still fits {meld} of your own side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} goes with {cards} in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side has {a_canasta} in %n more case(s) of 100.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side has {a_clean_canasta} in %n more case(s) of 100.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side takes {the_reserve} in %n more case(s) of 100.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side closes in %n more case(s) of 100.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side melds %n point(s) more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a round your opponents hold %n point(s) more in hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a round your side holds %n point(s) less in hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents have {a_canasta} in %n fewer case(s) of 100.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents have {a_clean_canasta} in %n fewer case(s) of 100.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents take {the_reserve} in %n fewer case(s) of 100.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents close in %n fewer case(s) of 100.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents meld %n point(s) less.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing for you to decide just now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+H plays it, H puts it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Better by about %n point(s) than: {play}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) are about as good.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>With the coach&apos;s help this match counts as assisted, apart in the statistics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No help</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The coach would rather play: {play} (about %n point(s) better)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Play it all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Think again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best</source>
        <comment>the best of some plays</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better: {play}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds for certain:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could use of your cards:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has discarded lately:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponents&apos; melds would take:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can build on these any more:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cut</name>
    <message>
        <source>The pack; choose with the arrow keys where to lift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift anywhere</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>events</name>
    <message numerus="yes">
        <source>Every player gets %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{card} starts the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is used up, so {a_reserve} becomes the new stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cut the pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep your last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You refuse {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take no card from the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cuts the pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} keeps the last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} refuses {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes no card from the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pick up {your_reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take {the_reserve} in flight and play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take {the_reserve}, to be played from your next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} picks up {the_reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes {the_reserve} in flight and plays on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes {the_reserve}, to be played from the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You add {cards} to {meld}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} adds {cards} to {meld}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take {card} from the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You take the pile (%n card(s)).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay %n {ranks}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay %n {ranks} with {wild}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You lay a run of {suit}, {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay a run of {suit}, {low} to {high}, with {wild} as {face}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes {card} from the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the pile (%n card(s)).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays %n {ranks}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays %n {ranks} with {wild}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lays a run of {suit}, {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays a run of {suit}, {low} to {high}, with {wild} as {face}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line} {burraco}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play alone from now on; {first} and {second} are a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays alone from now on; you and {first} are a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays alone from now on; {first} and {second} are a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You close the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} closes the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock has run out, so the deal ends without a close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays on and the pile only goes round, so the deal ends here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal has taken too many turns, so it ends here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw {card} for your seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws {card} for a seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By lot you deal first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By lot {name} deals first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew highest and start; {name} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{starter} drew highest and starts; you deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{starter} drew highest and starts; {name} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew lowest and deal first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew lowest and deals first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Before the first card is dealt, the game draws a secret number, the seed. It decides the order of the cards in every deal of the match, and who sits where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the seed it makes a fingerprint and shows it to you at once. The fingerprint gives nothing away, but it belongs to this seed alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the match is over you see the seed. Whoever makes the fingerprint from it again, with this game or with any other program, sees that not one card was changed since the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponents think in a program of their own, which is told what their seat may see and nothing else: their own cards, the melds, the pile, and how many cards the others hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint of the shuffles: {hex}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You will see it here when the match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match goes on from a saved position, so the deal it began with cannot be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed of this match was typed in, so somebody may have known the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: something is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is a match of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are those of the fingerprint shown at the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every move is allowed by the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves lead to the table that was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every deal is counted rightly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names and totals are those of the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no match of this game: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are not those of the fingerprint: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move is not allowed: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves lead to another table: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal is counted wrongly: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names or totals are not those of the match: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of the deals are not in the file, so they cannot be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fingerprint cannot be compared: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>grades</name>
    <message>
        <source>royal clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>super clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>super dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace to ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clean aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clean</source>
        <comment>said of a burraco</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semi-clean</source>
        <comment>said of a burraco</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty</source>
        <comment>said of a burraco</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clean</source>
        <comment>said of a canastra</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semi-clean</source>
        <comment>said of a canastra</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty</source>
        <comment>said of a canastra</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clean</source>
        <comment>said of a cerrado</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semi-clean</source>
        <comment>said of a cerrado</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty</source>
        <comment>said of a cerrado</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean burraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semi-clean burraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty burraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal burraco, clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal burraco, dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super burraco, clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super burraco, dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burraco of thirteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burraco from ace to ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean burraco of aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty burraco of aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burraco of wilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burraco of twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burraco of jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean canastra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semi-clean canastra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty canastra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal canastra, clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal canastra, dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super canastra, clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super canastra, dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canastra of thirteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canastra from ace to ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean canastra of aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty canastra of aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canastra of wilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canastra of twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canastra of jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean cerrado</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semi-clean cerrado</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty cerrado</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal cerrado, clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal cerrado, dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super cerrado, clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super cerrado, dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cerrado of thirteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cerrado from ace to ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean cerrado of aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty cerrado of aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cerrado of wilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cerrado of twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cerrado of jokers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move along your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a card, or take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select cards on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the card, or the selected cards, within your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort your hand by suit or by rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go of the selected cards; leave any other page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse the card drawn, where the rules allow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the selected cards as a new meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay them with the wild at the other end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the selected cards to your first to tenth meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F, Page Down, Page Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next place, or the one before, where the selected cards fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return, Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the selected cards where they fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X, Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard it and take the reserve, where the rules make that a choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the reserve, where the rules make that a choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn without a discard, or take nothing, where the rules allow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo, down to the last card revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a card; while others play, skip ahead to your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause while others play, or let them go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the coach for a hint, or put it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the coach grade your last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell again what happened since your last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the whole pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I, Shift+I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look closer at the pile and at each meld in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the rule behind a refusal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a card; bring the selected ones to a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play cards, draw, take the pile, arrange your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin beside your cards, or with Shift on one, to select all you go over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right click, long touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look closer at the pile or at a meld</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s), each a short table</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You have done the whole course. Well played!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {count} lessons done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Level: {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Champion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes many mistakes; forgets who took what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes some mistakes; forgets some cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes few mistakes; does not look ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes few mistakes; looks a round ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardly any mistakes; looks ahead more often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks ahead the most, and weighs more moves.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play beyond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>matches</name>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assisted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level: {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level: {level}, partner: {partner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} · {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{system} · deal {deal} · {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was set aside as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no match, or is damaged ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was saved by a later version of the game ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} leads to another game under the rules of today ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;New match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Home page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House &amp;rules …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Saved matches …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a &amp;bookmark …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Learning: undo without limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fair play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach beside the &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play the hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Grade my last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;eferee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Burraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Card backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help in a &amp;match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>The match could not be kept or read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>offers</name>
    <message>
        <source>{what} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not wait: go on to your next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would the coach play, and why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put hint away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the others wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is out: this ends the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay, {wild} as {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close with {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Players, cards and deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw and pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End without a close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonuses and penalties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{option}” cannot be {value}: choose {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{option}” is missing: it should be {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of at least one entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between alternatives</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{most} or {last}</source>
        <comment>the end of alternatives</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule set has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group {entry} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group {entry} is unknown; these are known: {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option {entry} is unknown to this version of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry {entry} cannot be {value}; allowed: {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets are allowed, so say how large a set may grow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where any card may be melded after taking the pile, its own cards may justify it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cards of the hand justify here, so the pile cannot be taken onto a meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{option}” contradicts another option.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A solo player against a pair needs “{option}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{option}” is only asked where a solo player meets a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{option}” takes exactly {numbers[0]} sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile has to be justified here, so say: “{option}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays with whom: this cannot be done with {numbers[0]} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too few cards: {numbers[0]} of {numbers[1]} would be dealt to {numbers[2]} players, so deal fewer or add a pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These runs go from the ace to the 3, so a 2 cannot be natural in them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds close at {numbers[0]} cards, so the longest run cannot have more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds close at {numbers[0]} cards, so the largest set cannot have more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One way to {the_reserve} must be open: melding all cards, the last discard, or both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semi-clean melds earn a bonus here, so say what makes a meld semi-clean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points are for two sides and for a match of just as many deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no, to a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of players that these rules are meant for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players are always alone; more may play in pairs or teams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many packs of 52 cards are shuffled together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many jokers are added to the packs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards every player is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in {the_reserve}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards are laid aside as {a_reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns at {the_reserve} for a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often a side may take {a_reserve} in one deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card starts the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After dealing, the next card is turned up as the first of the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way the turn goes round the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is found who deals first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who has the first turn of a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the deal passes on after each deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for an exact cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lifting exactly the number of cards wanted earns the side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cutting for points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether dealer and maker of {the_reserves} lift cards for that bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With how many cards a meld may begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of one rank may be laid, not only runs of one suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks of sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of which ranks sets may be made; twos never make one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards a set may have, its wild included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sets of one rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side may own several sets of the same rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the 2 has a place in runs, or the 3 follows the ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 2 may be natural</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In its own place in a run of its suit a 2 is no wild card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace at both ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run may begin with an ace and end with another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards a run may have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several runs of one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side may own more than one run of the same suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining and splitting melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds that lie on the table are never joined and never split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild cards in a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every meld takes at most this many wild cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds of wilds alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers and twos may be laid together as a meld of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A natural 2 may turn wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When cards are added, a 2 may leave its own place and stand for another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild may push a wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker may move a 2 that acts as a wild into its natural place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilds back to the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild that is replaced stays in its meld and is never taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a free wild lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At which end of a run a wild that fills no gap is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds close at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this number of cards a meld is put away and takes no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once dirty, always dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld that ever held a wild stays dirty, even if the 2 finds its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is seen of the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether all cards of the pile can be read, or only the top one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it takes to pick up the whole pile instead of drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Justify with a meld on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile may be taken by adding its top card to a meld of the own side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that justify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards may be laid together with the top card of the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild in the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pair that takes the pile may contain a joker or a 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild on top blocks the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While a joker or a 2 lies on top, nobody may take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throwing back a single card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only card of a pile may be taken and thrown again in the same turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand for a one-card pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards a player must hold to take a pile of one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refusing the first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The starter may throw the first card he draws, and draw another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it may be taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With an empty hand only, or also while nothing but wilds is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever melds the last card takes {the_reserve} and plays on at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken on a discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever throws the last card takes {the_reserve} for the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs {a_canasta}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side may take {the_reserve} only after it has made {a_canasta}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild may be the last discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard that takes {the_reserve} may be a joker or a 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When its cards are seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a player may look at {the_reserve} that a discard has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Becomes the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the stock runs out, {a_reserve} that nobody has taken replaces it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken but not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {a_reserve} counts whose cards were never played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty when none was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side pays also where it had no {reserve} left to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closing and {the_reserve}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a side that finds none left may close without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closing needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a side must have on the table before it may close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the last card must be thrown, or all may be melded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closing with a wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard that closes may be a joker or a 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open wilds block closing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side may not close while a meld of wilds alone is unfinished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A last card that may not go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when a play would leave one card that may not be thrown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards never drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many cards at the bottom of the stock are left there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the stock is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At which moment the deal ends once no card can be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds of a stalemate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After so many rounds of only swapping a one-card pile the deal ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each for himself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>facing pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a solo player against a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who draws the lowest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the left of the highest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one after the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one seat on in the direction of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you lift yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace, 2, 3 … king, ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace, 3, 4 … king, ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the player lays it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the high end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the low end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the top card only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meld any card in that turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meld the top card at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold a pair that fits the top card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand and own melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand, own melds and the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with an empty hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty, or only wilds left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the own next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its cards count as held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as if not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken, or none left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be melded too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the play is refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once with the last draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after that turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the next cannot draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of a joker, on the table for you and in hand against you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of a 2, whether natural or wild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of an ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 to king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of each 8, 9, 10, jack, queen and king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 to 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of each 3, 4, 5, 6 and 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that make {a_canasta}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From this size on a meld earns a bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of {a_canasta} without a wild card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of {a_canasta} with a wild card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semi-clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus where seven natural cards lie beside the wild one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is semi-clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the wild card of a run may stand for it to be semi-clean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run of thirteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of a run of exactly thirteen natural cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From ace to ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of a run of fourteen natural cards, an ace at both ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal, clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of a run of thirteen or more without a wild card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal, dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of a run of thirteen or more with a wild card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super, clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of a set that holds all natural cards of its rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super, dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of such a set with a wild card besides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces, clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of a set of seven or more aces without a wild card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces, dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of a set of seven or more aces with a wild card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilds alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of seven or more jokers and twos; else they count as dirty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of a meld of seven or more twos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of a meld of seven or more jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished meld of wilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each meld of wilds alone costs that has not reached its full size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of the side that closes the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking {the_reserve}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of a side that has taken {the_reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not taking {the_reserve}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs a side never to have taken {the_reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total that ends the match, unless a number of deals does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reached or passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether exactly this total is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed number of deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends after so many deals, as in tournaments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows when both sides have the same total at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table that turns the difference of totals into points out of 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reserves_title} of the first part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their sizes, the one taken first leading, as in 18, 11.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to take one plays alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes the first {reserve} plays against the two others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each for himself from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From this total on nobody forms a pair in the deals that follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reserves_title} of the second part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their sizes once everyone plays for himself, as in 11, 11, 11.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a pair shares what it has made in a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven naturals on one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only at an end of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reached is enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another deal is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for three deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for four deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half for each, rounded up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pickup</name>
    <message>
        <source>Take the pile and lay its top card at once:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new meld with {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>onto {meld} with {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>onto {meld}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>This deal: {before} with your first cards, {now} with those of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same cards: {before} the first time, {now} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal has been played twice yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) better than the first time.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than the first time.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Just as many points as the first time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Same cards: %n point(s) a deal more for you than for the others.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Same cards: %n point(s) a deal less for you than for the others.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Same cards: as many points for you as for the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same deals are dealt again, but everybody gets the cards that the player before had: you play what your opponents played. Luck is the same for both sides then, so what is left is play. Such a match counts as practice, as some of its cards are known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The match has the same %n deal(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With your first cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the others&apos; cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better than the others by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {deal}: before {before}, now {now}, better by {gain}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>referee</name>
    <message>
        <source>It was dirty before, and stays so for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is closed and takes no more cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A meld of %n wild card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set of %n card(s): {ranks}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A run of %n card(s) in {suit}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The 2 stands in its own place, so no card is wild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is wild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wild card is {wild}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here {wild} stands for {face}, and might as well lie at the other end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here {wild} stands for {face}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{canasta}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It lacks %n card(s) to be {a_canasta}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Jokers and twos alone make no meld: it needs other cards for them to stand beside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A meld takes at most %n wild card(s): a joker, or a 2 away from its own place.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>These cards do not go together: a meld is one rank, or one suit in sequence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run takes each rank only once, and here one comes twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run has a gap: it still needs {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run does not go round the corner: the ace stands below the 2 or above the king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run takes only one ace, at its low end or at its high end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A run has at most %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set has at most %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sets are not played here: lay cards of one suit in sequence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets may only be made of {allowed} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The deck holds {card} only %n time(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This game is played without jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A meld of %n card(s) is closed here and takes no more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This meld has its wild already: only the natural card may take its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this meld {card} stands in its own place and may not turn wild any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side already has a set of {ranks}: add the cards to that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side already has a run of this suit: here it may own only one of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw first: one card from the stock, or the whole pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have drawn already this turn: now meld, or discard a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards may only be added to a meld of your own side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the pack is cut: lift some cards off it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack has been cut already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Of this pack you may lift at least one and at most %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is empty: you can only take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are cards in the stock yet: draw one, or take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first card drawn by the first player of a deal may be refused, and only at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is empty: draw from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>To take a pile of one card you need at least %n card(s) in hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is blocked: a wild card lies on top of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is free here: take it first, and lay cards afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To take the pile, you must be able to lay {card} at once in a meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is taken with a new meld here: {card} and cards of your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To take the pile, lay {card} at once with two cards of your hand that make a meld with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two cards that take the pile may not be wild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes the pile melds at least one card: nothing that you would hold can be laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took the pile, so you lay at least one card before you discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took {card} as the only card of the pile, so you may not throw it back this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here it takes a discard to reach {the_reserve}: keep a card to throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here no discard reaches {the_reserve}: lay down all your cards to take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard that takes {the_reserve} may not be a joker or a 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not take {the_reserve} yet: your side needs {a_canasta}, a meld of {size} or more cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To take {the_reserve} now you may hold no card but jokers and twos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side cannot take {a_reserve} any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not close yet: your side has not taken {a_reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not close yet: your side needs {a_canasta}, a meld of {size} or more cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not close yet: your side needs {a_clean_canasta}, {size} or more cards without a wild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not close by melding: keep one card to discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard that closes may not be a joker or a 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not close yet: a meld of wilds alone must grow to {size} cards first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn ends with a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A meld takes at most %n wild card(s), jokers or twos.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A run does not go round the corner: the ace stands below the 3 or above the king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards do not go together: a meld is cards of one suit in sequence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would be left with {card} alone, the only card of the pile you took, and may not throw it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and here no discard reaches {the_reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and a joker or a 2 may not be thrown to take {the_reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close, since your side has not taken {a_reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close: that takes {a_canasta}, a meld of {size} or more cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close: that takes {a_clean_canasta}, {size} or more cards without a wild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and the discard that closes may not be a joker or a 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would be left with {card} alone, and {the_reserve} takes {a_canasta} first, a meld of {size} or more cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would be left with {card} alone and could not close: a meld of wilds alone must grow to {size} cards first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would have no card left, and here it takes a discard to reach {the_reserve}: keep one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would have no card left and could not close, since your side has not taken {a_reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would have no card left and could not close: that takes {a_canasta}, a meld of {size} or more cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would have no card left and could not close: that takes {a_clean_canasta}, {size} or more cards without a wild.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would have no card left to discard, and closing takes a discard: keep one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would have no card left, and {the_reserve} takes {a_canasta} first, a meld of {size} or more cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would have no card left and could not close: a meld of wilds alone must grow to {size} cards first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>{side}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock or pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}, turn {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{grade}: %n point(s) lost</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: {played}. {grade}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: {played}. Not judged yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: expected {before}, after your decision {after}. {grade}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graph has no points yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected result over the deal: {first} at your first decision, at most {most} ({best}), at least {least} ({worst}), {result} in the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graph has no deals yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {number}: result {result}, luck {luck}, lost by decisions {lost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What your first cards promised before you played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much better or worse than average the cards were that you drew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the other players drew and did in their turns, your partner included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What your decisions lost against the best ones. It is never a gain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how many points your side was ahead of the others in the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn: stock or pile? Play as you would now, or see the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn is yours. Play it as you would now, or see the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coach plays this on …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is as good as the best play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>That is worth %n point(s) less than the best play.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Expected {points}, as good as any</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Expected {points}, %n point(s) less</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You found the best play, or one as good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your play lost %n point(s) against the best one.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You played this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You tried this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the best play is better than yours:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal of this match is over yet. Play one to its end, and review it then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graph shows by how many points your side could expect to be ahead at the end of the deal, from what you could see at that moment. Nothing that was hidden from you counts. For each decision the coach plays many possible deals on, and compares what you did with the best it can find. A difference that may be chance counts as none. What changes between your decisions is luck: the cards that came, and what the others did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging a deal takes up to a minute. You can go on playing meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging a deal takes a few seconds. You can go on playing meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) judged.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {whole} decisions judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy {accuracy}, {lost} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all {points}, in a deal {average} on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graded gently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graded as usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graded strictly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An inaccuracy loses {first} points or more, a mistake {second} or more, a blunder {third} or more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>{name} closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld of wilds left open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left with {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open melds of wilds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match goes to {side}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Ahead by %n point(s): {side}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Victory points: {first} {more}, {second} {less}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How pages and menus look; the desktop&apos;s own choice is followed at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large print has much larger ranks and suits, and calm pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs are green and diamonds blue, so that no two suits look alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text also grows with the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of your cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much room the cards in your hand take up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any key or click ends a movement; off shows every move at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace of the other players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long they seem to think.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of a new hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can arrange your cards by dragging them, and sort them with S.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells every move in words beside the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints come when you press H. When asked, the coach grades your last move. The teacher grades every move and warns you before a mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach beside the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows hints with their reasons, grades, and what the others told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less motion when the desktop asks for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards then lie in their new places at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before moves you may regret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throwing away a wild, dirtying a clean burraco, closing at a loss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards on the table, your turn, a burraco, and who wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red jester</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black jester</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lake blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Earlier players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished: left, or still running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won, of those finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best winning streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With more points than the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in a deal, average of all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of the best other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most points in a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserves taken, in 100 deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal has been counted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last deals, your side against the best other one: {deals}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ours} to {theirs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>The cards are dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cuts the pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays the last turn of this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Cut for the hands: lift exactly %n card(s) to earn {points} points.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut for {the_reserves}: lift exactly %n card(s) to earn {points} points.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the stock; a wild blocks the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: draw from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is out: take the pile, or take nothing, which ends the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your turn: draw from the stock, or take the pile (%n card(s)) and meld.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take {card} from the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your turn: draw from the stock, or take the pile (%n card(s)).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take the pile with a pair that fits {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: draw from the stock, or take the pile and meld {card} at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took the pile: meld at least one card, then discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not throw your last card here: meld it, or keep it and end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may refuse {card} and draw again; otherwise meld, then discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {the_reserve} now, or discard {card} and have it next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold only wilds: you may take {the_reserve} now, meld, or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld your last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card} to take {the_reserve}, or meld it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card} to close the deal, or meld it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card} to close the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last turn of this deal: meld what you can, then discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld, or discard a card other than {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld what you like, then discard a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld or discard. To close, get rid of all your cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld or discard. To close, meld all but one card and discard it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>systems</name>
    <message>
        <source>Italian Burraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brazilian Buraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Venezuelan Buraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{family}: {system}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays like {system}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{system}, with %n option(s) changed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament, royal and super</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>International code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed table, runs only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is free; to close you need the pozzetto, a burraco and a last discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deals} deals for victory points; a semi-clean burraco earns {semi}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tournament with royal and super burrachi worth up to {royal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets of aces and threes only; meld to take the pile, close with a clean burraco.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes the first pozzetto plays alone against both others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three pairs and {cards} cards; you need a burraco to take the pozzetto.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs only, no jokers, the pile open and free; a run of 13 earns {run13}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs and sets; the pile is covered, and its top card must be melded to take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs only, the pile covered; you need a clean canastra to close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} cards; cerrados close at {close_at}, a pair takes the pile.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>{count} · {new_reserve}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} · plays alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} · {reserve}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This side must bring its meld of wilds to {size} cards before it may close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This side needs {its_reserve} and {a_clean_canasta} before it may close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This side needs {its_reserve} and {a_canasta} before it may close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This side must take {its_reserve} before it may close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This side needs {a_clean_canasta} before it may close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This side needs {a_canasta} before it may close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This side may close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and {partner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the table {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match beyond {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} · {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the rule (?)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard one card at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can take back your moves only in your own turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new card has been seen since, so nothing can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have done nothing yet in this turn that could be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have taken nothing back that could be done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: click, drag the card to your hand, or press D.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pile: click, drag it to your hand, or press P. V shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard: drag a card here, click it twice, or press X. V shows the pile.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>the pozzetto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pozzetti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pozzetto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your pozzetto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its pozzetto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pozzetto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new pozzetto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a burraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a clean burraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any burraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A clean burraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pozzetto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pozzetti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pozzetto taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pozzetto not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burraco bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the morto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mortos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a morto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your morto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its morto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>morto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new morto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a canastra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a clean canastra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any canastra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A clean canastra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mortos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morto taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morto not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canastra bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the buraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the buracos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a buraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your buraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its buraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new buraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cerrado</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a clean cerrado</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any cerrado</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A clean cerrado</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buracos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buraco taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buraco not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cerrado bonus</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
