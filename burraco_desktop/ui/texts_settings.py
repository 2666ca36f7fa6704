"""What settings and their values are called, and what they do."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from burraco_desktop.languages import Language
from burraco_desktop.ui import settings
from burraco_desktop.ui.looks import Felt, Theme
from burraco_desktop.ui.portraits import Portrait
from burraco_desktop.ui.settings import AnimationSpeed, BotPace, CoachMode, HandSize, Setting, TextSize
from burraco_desktop.ui.table.decks import CardBack, Deck
from burraco_desktop.ui.table.hand_order import SortKey

translate = QCoreApplication.translate


def setting_title(setting: Setting[Any]) -> str:
    """What a setting is called."""
    return _TITLES[setting.key]()[0]


def setting_hint(setting: Setting[Any]) -> str:
    """What a setting does, in a sentence; empty where its name says it."""
    return _TITLES[setting.key]()[1]


def choice_text(value: object) -> str:
    """What a value of a setting is called."""
    return _CHOICES[type(value)]()[value]


_TITLES: Final[dict[str, Callable[[], tuple[str, str]]]] = {
    settings.LANGUAGE.key: lambda: (translate("settings", "Language"), ""),
    settings.THEME.key: lambda: (
        translate("settings", "Look"),
        translate("settings", "How pages and menus look; the desktop's own choice is followed at once."),
    ),
    settings.PORTRAIT.key: lambda: (translate("settings", "Your picture"), ""),
    settings.FELT.key: lambda: (translate("settings", "Table felt"), ""),
    settings.DECK.key: lambda: (
        translate("settings", "Deck"),
        translate("settings", "Large print has much larger ranks and suits, and calm pictures."),
    ),
    settings.FOUR_INKS.key: lambda: (
        translate("settings", "Four colours"),
        translate("settings", "Clubs are green and diamonds blue, so that no two suits look alike."),
    ),
    settings.CARD_BACK.key: lambda: (translate("settings", "Card backs"), ""),
    settings.TEXT_SIZE.key: lambda: (
        translate("settings", "Text size"),
        translate("settings", "Text also grows with the window."),
    ),
    settings.HAND_SIZE.key: lambda: (
        translate("settings", "Size of your cards"),
        translate("settings", "How much room the cards in your hand take up."),
    ),
    settings.ANIMATION_SPEED.key: lambda: (
        translate("settings", "Animation speed"),
        translate("settings", "Any key or click ends a movement; off shows every move at once."),
    ),
    settings.BOT_PACE.key: lambda: (
        translate("settings", "Pace of the other players"),
        translate("settings", "How long they seem to think."),
    ),
    settings.SORT_KEY.key: lambda: (
        translate("settings", "Order of a new hand"),
        translate("settings", "You can arrange your cards by dragging them, and sort them with S."),
    ),
    settings.LOG_VISIBLE.key: lambda: (
        translate("settings", "Play log"),
        translate("settings", "Tells every move in words beside the table."),
    ),
    settings.COACH.key: lambda: (
        translate("settings", "Coach"),
        translate(
            "settings",
            "Hints come when you press H. When asked, the coach grades your last move. The teacher grades"
            " every move and warns you before a mistake.",
        ),
    ),
    settings.COACH_VISIBLE.key: lambda: (
        translate("settings", "Coach beside the table"),
        translate("settings", "Shows hints with their reasons, grades, and what the others told."),
    ),
    settings.FOLLOWS_MOTION.key: lambda: (
        translate("settings", "Less motion when the desktop asks for it"),
        translate("settings", "Cards then lie in their new places at once."),
    ),
    settings.WARNS.key: lambda: (
        translate("settings", "Ask before moves you may regret"),
        translate("settings", "Throwing away a wild, dirtying a clean burraco, closing at a loss."),
    ),
    settings.SOUND_ON.key: lambda: (
        translate("settings", "Sounds"),
        translate("settings", "Cards on the table, your turn, a burraco, and who wins."),
    ),
    settings.SOUND_VOLUME.key: lambda: (translate("settings", "Volume"), ""),
}

_CHOICES: Final[dict[type, Callable[[], dict[Any, str]]]] = {
    # Each in itself, so that who reads no other finds his own.
    Language: lambda: {
        Language.SYSTEM: translate("settings", "Same as desktop"),
        Language.ENGLISH: "English",
        Language.ITALIAN: "Italiano",
        Language.PORTUGUESE: "Português (Brasil)",
        Language.SPANISH: "Español",
    },
    Theme: lambda: {
        Theme.SYSTEM: translate("settings", "Same as desktop"),
        Theme.LIGHT: translate("settings", "Day"),
        Theme.DARK: translate("settings", "Evening"),
        Theme.CONTRAST: translate("settings", "High contrast"),
    },
    Portrait: lambda: {
        Portrait.RED_JESTER: translate("settings", "Red jester"),
        Portrait.BLACK_JESTER: translate("settings", "Black jester"),
        Portrait.QUEEN_OF_HEARTS: translate("settings", "Queen of hearts"),
        Portrait.QUEEN_OF_DIAMONDS: translate("settings", "Queen of diamonds"),
        Portrait.QUEEN_OF_CLUBS: translate("settings", "Queen of clubs"),
        Portrait.QUEEN_OF_SPADES: translate("settings", "Queen of spades"),
        Portrait.KING_OF_HEARTS: translate("settings", "King of hearts"),
        Portrait.KING_OF_DIAMONDS: translate("settings", "King of diamonds"),
        Portrait.KING_OF_CLUBS: translate("settings", "King of clubs"),
        Portrait.KING_OF_SPADES: translate("settings", "King of spades"),
        Portrait.JACK_OF_HEARTS: translate("settings", "Jack of hearts"),
        Portrait.JACK_OF_DIAMONDS: translate("settings", "Jack of diamonds"),
        Portrait.JACK_OF_CLUBS: translate("settings", "Jack of clubs"),
        Portrait.JACK_OF_SPADES: translate("settings", "Jack of spades"),
    },
    Felt: lambda: {
        Felt.GREEN: translate("settings", "Green"),
        Felt.BLUE: translate("settings", "Lake blue"),
        Felt.WINE: translate("settings", "Wine red"),
        Felt.PLUM: translate("settings", "Plum"),
        Felt.SLATE: translate("settings", "Slate"),
    },
    Deck: lambda: {
        Deck.CLASSIC: translate("settings", "Classic"),
        Deck.LARGE: translate("settings", "Large print"),
    },
    CardBack: lambda: {
        CardBack.RED: translate("settings", "Red"),
        CardBack.BLUE: translate("settings", "Blue"),
        CardBack.SEA: translate("settings", "Sea"),
        CardBack.NIGHT: translate("settings", "Night"),
        CardBack.WOOD: translate("settings", "Wood"),
        CardBack.PLAIN: translate("settings", "Plain"),
    },
    TextSize: lambda: {
        TextSize.SYSTEM: translate("settings", "Same as desktop"),
        TextSize.NORMAL: translate("settings", "Normal"),
        TextSize.LARGE: translate("settings", "Large"),
        TextSize.LARGER: translate("settings", "Larger"),
        TextSize.LARGEST: translate("settings", "Largest"),
    },
    HandSize: lambda: {
        HandSize.NORMAL: translate("settings", "Normal"),
        HandSize.LARGE: translate("settings", "Large"),
        HandSize.LARGEST: translate("settings", "Largest"),
    },
    AnimationSpeed: lambda: {
        AnimationSpeed.OFF: translate("settings", "Off"),
        AnimationSpeed.FAST: translate("settings", "Fast"),
        AnimationSpeed.NORMAL: translate("settings", "Normal"),
        AnimationSpeed.SLOW: translate("settings", "Slow"),
    },
    BotPace: lambda: {
        BotPace.INSTANT: translate("settings", "At once"),
        BotPace.QUICK: translate("settings", "Quick"),
        BotPace.NORMAL: translate("settings", "Normal"),
        BotPace.RELAXED: translate("settings", "Relaxed"),
    },
    CoachMode: lambda: {
        CoachMode.OFF: translate("settings", "Off"),
        CoachMode.REQUEST: translate("settings", "When asked"),
        CoachMode.TEACHER: translate("settings", "Teacher"),
    },
    SortKey: lambda: {
        SortKey.SUIT: translate("settings", "By suit"),
        SortKey.RANK: translate("settings", "By rank"),
    },
    int: lambda: {
        30: translate("settings", "Quiet"),
        60: translate("settings", "Normal"),
        100: translate("settings", "Loud"),
    },
    bool: lambda: {
        False: translate("settings", "Off"),
        True: translate("settings", "On"),
    },
}
"""By the type of the values: a word may be the name of values of several types."""
