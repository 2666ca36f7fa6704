<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>RuleEditorPage</name>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n option changed</numerusform>
            <numerusform>%n options changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>access</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Your hand, %n card</numerusform>
            <numerusform>Your hand, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n hidden card(s)</source>
        <translation>
            <numerusform>Stock, %n hidden card</numerusform>
            <numerusform>Stock, %n hidden cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), {card} on top</source>
        <translation>
            <numerusform>Discard pile, %n card, {card} on top</numerusform>
            <numerusform>Discard pile, %n cards, {card} on top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n meld(s), {points} points on the table, total {total}</source>
        <translation>
            <numerusform>{side}: %n meld, {points} points on the table, total {total}</numerusform>
            <numerusform>{side}: %n melds, {points} points on the table, total {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number}: {meld}, %n card(s), {grade}</source>
        <translation>
            <numerusform>{number}: {meld}, %n card, {grade}</numerusform>
            <numerusform>{number}: {meld}, %n cards, {grade}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message numerus="yes">
        <source>Lift %n card(s)</source>
        <translation>
            <numerusform>Lift %n card</numerusform>
            <numerusform>Lift %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>blunders</name>
    <message numerus="yes">
        <source>{name} still holds %n card(s): closing now may cost more than it brings. Close?</source>
        <translation>
            <numerusform>{name} still holds %n card: closing now may cost more than it brings. Close?</numerusform>
            <numerusform>{name} still holds %n cards: closing now may cost more than it brings. Close?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message numerus="yes">
        <source>About %n point(s) ahead in this deal</source>
        <translation>
            <numerusform>About %n point ahead in this deal</numerusform>
            <numerusform>About %n points ahead in this deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) behind in this deal</source>
        <translation>
            <numerusform>About %n point behind in this deal</numerusform>
            <numerusform>About %n points behind in this deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) less</source>
        <translation>
            <numerusform>%n point less</numerusform>
            <numerusform>%n points less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best play is better by about %n point(s).</source>
        <translation>
            <numerusform>The best play is better by about %n point.</numerusform>
            <numerusform>The best play is better by about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better by about %n point(s) than: {play}</source>
        <translation>
            <numerusform>Better by about %n point than: {play}</numerusform>
            <numerusform>Better by about %n points than: {play}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All else the same, better by about %n point(s) than: {play}</source>
        <translation>
            <numerusform>All else the same, better by about %n point than: {play}</numerusform>
            <numerusform>All else the same, better by about %n points than: {play}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) are about as good.</source>
        <translation>
            <numerusform>%n play are about as good.</numerusform>
            <numerusform>%n plays are about as good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The coach would rather play: {play} (about %n point(s) better)</source>
        <translation>
            <numerusform>The coach would rather play: {play} (about %n point better)</numerusform>
            <numerusform>The coach would rather play: {play} (about %n points better)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All else the same, the coach would rather: {play} (about %n point(s) better)</source>
        <translation>
            <numerusform>All else the same, the coach would rather: {play} (about %n point better)</numerusform>
            <numerusform>All else the same, the coach would rather: {play} (about %n points better)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This melds %n point(s) more at once.</source>
        <translation>
            <numerusform>This melds %n point more at once.</numerusform>
            <numerusform>This melds %n points more at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the pile you see what you get: %n card(s).</source>
        <translation>
            <numerusform>In the pile you see what you get: %n card.</numerusform>
            <numerusform>In the pile you see what you get: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the pile everybody would know %n card(s) of your hand.</source>
        <translation>
            <numerusform>With the pile everybody would know %n card of your hand.</numerusform>
            <numerusform>With the pile everybody would know %n cards of your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left in your hand, {card} would cost %n point(s) more than {other}.</source>
        <translation>
            <numerusform>Left in your hand, {card} would cost %n point more than {other}.</numerusform>
            <numerusform>Left in your hand, {card} would cost %n points more than {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card}, {meld} lacks only %n card(s) for {a_canasta}.</source>
        <translation>
            <numerusform>With {card}, {meld} lacks only %n card for {a_canasta}.</numerusform>
            <numerusform>With {card}, {meld} lacks only %n cards for {a_canasta}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This keeps %n more wild(s) in your hand.</source>
        <translation>
            <numerusform>This keeps %n more wild in your hand.</numerusform>
            <numerusform>This keeps %n more wilds in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side has {a_canasta} in %n more case(s) of 100.</source>
        <translation>
            <numerusform>Within a round your side has {a_canasta} in %n more case of 100.</numerusform>
            <numerusform>Within a round your side has {a_canasta} in %n more cases of 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side has {a_clean_canasta} in %n more case(s) of 100.</source>
        <translation>
            <numerusform>Within a round your side has {a_clean_canasta} in %n more case of 100.</numerusform>
            <numerusform>Within a round your side has {a_clean_canasta} in %n more cases of 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side takes {the_reserve} in %n more case(s) of 100.</source>
        <translation>
            <numerusform>Within a round your side takes {the_reserve} in %n more case of 100.</numerusform>
            <numerusform>Within a round your side takes {the_reserve} in %n more cases of 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side closes in %n more case(s) of 100.</source>
        <translation>
            <numerusform>Within a round your side closes in %n more case of 100.</numerusform>
            <numerusform>Within a round your side closes in %n more cases of 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your side melds %n point(s) more.</source>
        <translation>
            <numerusform>Within a round your side melds %n point more.</numerusform>
            <numerusform>Within a round your side melds %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a round your opponents hold %n point(s) more in hand.</source>
        <translation>
            <numerusform>After a round your opponents hold %n point more in hand.</numerusform>
            <numerusform>After a round your opponents hold %n points more in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a round your side holds %n point(s) less in hand.</source>
        <translation>
            <numerusform>After a round your side holds %n point less in hand.</numerusform>
            <numerusform>After a round your side holds %n points less in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents have {a_canasta} in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>Within a round your opponents have {a_canasta} in %n fewer case of 100.</numerusform>
            <numerusform>Within a round your opponents have {a_canasta} in %n fewer cases of 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents have {a_clean_canasta} in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>Within a round your opponents have {a_clean_canasta} in %n fewer case of 100.</numerusform>
            <numerusform>Within a round your opponents have {a_clean_canasta} in %n fewer cases of 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents take {the_reserve} in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>Within a round your opponents take {the_reserve} in %n fewer case of 100.</numerusform>
            <numerusform>Within a round your opponents take {the_reserve} in %n fewer cases of 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents close in %n fewer case(s) of 100.</source>
        <translation>
            <numerusform>Within a round your opponents close in %n fewer case of 100.</numerusform>
            <numerusform>Within a round your opponents close in %n fewer cases of 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round your opponents meld %n point(s) less.</source>
        <translation>
            <numerusform>Within a round your opponents meld %n point less.</numerusform>
            <numerusform>Within a round your opponents meld %n points less.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>events</name>
    <message numerus="yes">
        <source>Every player gets %n card(s).</source>
        <translation>
            <numerusform>Every player gets %n card.</numerusform>
            <numerusform>Every player gets %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lift %n card(s), exactly right: {points} points.</source>
        <translation>
            <numerusform>You lift %n card, exactly right: {points} points.</numerusform>
            <numerusform>You lift %n cards, exactly right: {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lift %n card(s).</source>
        <translation>
            <numerusform>You lift %n card.</numerusform>
            <numerusform>You lift %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifts %n card(s), exactly right: {points} points.</source>
        <translation>
            <numerusform>{name} lifts %n card, exactly right: {points} points.</numerusform>
            <numerusform>{name} lifts %n cards, exactly right: {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lifts %n card(s).</source>
        <translation>
            <numerusform>{name} lifts %n card.</numerusform>
            <numerusform>{name} lifts %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay %n wild card(s) as a meld.</source>
        <translation>
            <numerusform>You lay %n wild card as a meld.</numerusform>
            <numerusform>You lay %n wild cards as a meld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays %n wild card(s) as a meld.</source>
        <translation>
            <numerusform>{name} lays %n wild card as a meld.</numerusform>
            <numerusform>{name} lays %n wild cards as a meld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the pile (%n card(s)).</source>
        <translation>
            <numerusform>You take the pile (%n card).</numerusform>
            <numerusform>You take the pile (%n cards).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay %n {ranks}.</source>
        <translation>
            <numerusform>You lay %n {ranks}.</numerusform>
            <numerusform>You lay %n {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay %n {ranks} with {wild}.</source>
        <translation>
            <numerusform>You lay %n {ranks} with {wild}.</numerusform>
            <numerusform>You lay %n {ranks} with {wild}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the pile (%n card(s)).</source>
        <translation>
            <numerusform>{name} takes the pile (%n card).</numerusform>
            <numerusform>{name} takes the pile (%n cards).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays %n {ranks}.</source>
        <translation>
            <numerusform>{name} lays %n {ranks}.</numerusform>
            <numerusform>{name} lays %n {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays %n {ranks} with {wild}.</source>
        <translation>
            <numerusform>{name} lays %n {ranks} with {wild}.</numerusform>
            <numerusform>{name} lays %n {ranks} with {wild}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message numerus="yes">
        <source>%n lesson(s), each a short table</source>
        <translation>
            <numerusform>%n lesson, each a short table</numerusform>
            <numerusform>%n lessons, each a short table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message numerus="yes">
        <source>%n point(s) better than the first time.</source>
        <translation>
            <numerusform>%n point better than the first time.</numerusform>
            <numerusform>%n points better than the first time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than the first time.</source>
        <translation>
            <numerusform>%n point worse than the first time.</numerusform>
            <numerusform>%n points worse than the first time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Same cards: %n point(s) a deal more for you than for the others.</source>
        <translation>
            <numerusform>Same cards: %n point a deal more for you than for the others.</numerusform>
            <numerusform>Same cards: %n points a deal more for you than for the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Same cards: %n point(s) a deal less for you than for the others.</source>
        <translation>
            <numerusform>Same cards: %n point a deal less for you than for the others.</numerusform>
            <numerusform>Same cards: %n points a deal less for you than for the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has the same %n deal(s).</source>
        <translation>
            <numerusform>The match has %n deal, the same one.</numerusform>
            <numerusform>The match has the same %n deals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>referee</name>
    <message numerus="yes">
        <source>A meld of %n wild card(s).</source>
        <translation>
            <numerusform>A meld of %n wild card.</numerusform>
            <numerusform>A meld of %n wild cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set of %n card(s): {ranks}.</source>
        <translation>
            <numerusform>A set of %n card: {ranks}.</numerusform>
            <numerusform>A set of %n cards: {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A run of %n card(s) in {suit}.</source>
        <translation>
            <numerusform>A run of %n card in {suit}.</numerusform>
            <numerusform>A run of %n cards in {suit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lacks %n card(s) to be {a_canasta}.</source>
        <translation>
            <numerusform>It lacks %n card to be {a_canasta}.</numerusform>
            <numerusform>It lacks %n cards to be {a_canasta}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message numerus="yes">
        <source>A meld needs at least %n card(s).</source>
        <translation>
            <numerusform>A meld needs at least %n card.</numerusform>
            <numerusform>A meld needs at least %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld takes at most %n wild card(s): a joker, or a 2 away from its own place.</source>
        <translation>
            <numerusform>A meld takes at most %n wild card: a joker, or a 2 away from its own place.</numerusform>
            <numerusform>A meld takes at most %n wild cards: a joker, or a 2 away from its own place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A run has at most %n card(s).</source>
        <translation>
            <numerusform>A run has at most %n card.</numerusform>
            <numerusform>A run has at most %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set has at most %n card(s).</source>
        <translation>
            <numerusform>A set has at most %n card.</numerusform>
            <numerusform>A set has at most %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck holds {card} only %n time(s).</source>
        <translation>
            <numerusform>The deck holds {card} only %n time.</numerusform>
            <numerusform>The deck holds {card} only %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of %n card(s) is closed here and takes no more.</source>
        <translation>
            <numerusform>A meld of %n card is closed here and takes no more.</numerusform>
            <numerusform>A meld of %n cards is closed here and takes no more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of this pack you may lift at least one and at most %n card(s).</source>
        <translation>
            <numerusform>Of this pack you may lift at least one and at most %n card.</numerusform>
            <numerusform>Of this pack you may lift at least one and at most %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To take a pile of one card you need at least %n card(s) in hand.</source>
        <translation>
            <numerusform>To take a pile of one card you need at least %n card in hand.</numerusform>
            <numerusform>To take a pile of one card you need at least %n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld takes at most %n wild card(s), jokers or twos.</source>
        <translation>
            <numerusform>A meld takes at most %n wild card, jokers or twos.</numerusform>
            <numerusform>A meld takes at most %n wild cards, jokers or twos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>review</name>
    <message numerus="yes">
        <source>{grade}: %n point(s) lost</source>
        <translation>
            <numerusform>{grade}: %n point lost</numerusform>
            <numerusform>{grade}: %n points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is worth %n point(s) less than the best play.</source>
        <translation>
            <numerusform>That is worth %n point less than the best play.</numerusform>
            <numerusform>That is worth %n points less than the best play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected {points}, %n point(s) less</source>
        <translation>
            <numerusform>Expected {points}, %n point less</numerusform>
            <numerusform>Expected {points}, %n points less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your play lost %n point(s) against the best one.</source>
        <translation>
            <numerusform>Your play lost %n point against the best one.</numerusform>
            <numerusform>Your play lost %n points against the best one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n second(s) left; you can go on playing.</source>
        <translation>
            <numerusform>About %n second left; you can go on playing.</numerusform>
            <numerusform>About %n seconds left; you can go on playing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left; you can go on playing.</source>
        <translation>
            <numerusform>About %n minute left; you can go on playing.</numerusform>
            <numerusform>About %n minutes left; you can go on playing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) judged.</source>
        <translation>
            <numerusform>%n decision judged.</numerusform>
            <numerusform>%n decisions judged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{good} of %n decision(s) best or fine</source>
        <translation>
            <numerusform>{good} of %n decision best or fine</numerusform>
            <numerusform>{good} of %n decisions best or fine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ahead by %n point(s): {side}.</source>
        <translation>
            <numerusform>Ahead by %n point: {side}.</numerusform>
            <numerusform>Ahead by %n points: {side}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>status</name>
    <message numerus="yes">
        <source>Cut for the hands: lift exactly %n card(s) to earn {points} points.</source>
        <translation>
            <numerusform>Cut for the hands: lift exactly %n card to earn {points} points.</numerusform>
            <numerusform>Cut for the hands: lift exactly %n cards to earn {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut for {the_reserves}: lift exactly %n card(s) to earn {points} points.</source>
        <translation>
            <numerusform>Cut for {the_reserves}: lift exactly %n card to earn {points} points.</numerusform>
            <numerusform>Cut for {the_reserves}: lift exactly %n cards to earn {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: draw from the stock, or take the pile (%n card(s)) and meld.</source>
        <translation>
            <numerusform>Your turn: draw from the stock, or take the pile (%n card) and meld.</numerusform>
            <numerusform>Your turn: draw from the stock, or take the pile (%n cards) and meld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: draw from the stock, or take the pile (%n card(s)).</source>
        <translation>
            <numerusform>Your turn: draw from the stock, or take the pile (%n card).</numerusform>
            <numerusform>Your turn: draw from the stock, or take the pile (%n cards).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>systems</name>
    <message numerus="yes">
        <source>{system}, with %n option(s) changed.</source>
        <translation>
            <numerusform>{system}, with %n option changed.</numerusform>
            <numerusform>{system}, with %n options changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of %n deal(s)</source>
        <translation>
            <numerusform>Match of %n deal</numerusform>
            <numerusform>Match of %n deals</numerusform>
        </translation>
    </message>
</context>
</TS>
