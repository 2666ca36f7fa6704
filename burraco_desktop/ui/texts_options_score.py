"""Titles and explanations of the options that say what counts. Names in braces are `phrases`."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def score_texts() -> dict[str, tuple[str, str]]:
    """For each option its title and the sentence that explains it."""
    return {**_points(), **_canastas(), **_grand(), **_other(), **_match(), **_three()}


def _points() -> dict[str, tuple[str, str]]:
    return {
        "points_joker": (
            translate("options", "A joker"),
            translate("options", "Points of a joker, on the table for you and in hand against you."),
        ),
        "points_two": (
            translate("options", "A 2"),
            translate("options", "Points of a 2, whether natural or wild."),
        ),
        "points_ace": (
            translate("options", "An ace"),
            translate("options", "Points of an ace."),
        ),
        "points_8_to_king": (
            translate("options", "8 to king"),
            translate("options", "Points of each 8, 9, 10, jack, queen and king."),
        ),
        "points_3_to_7": (
            translate("options", "3 to 7"),
            translate("options", "Points of each 3, 4, 5, 6 and 7."),
        ),
    }


def _canastas() -> dict[str, tuple[str, str]]:
    return {
        "canasta_size": (
            translate("options", "Cards that make {a_canasta}"),
            translate("options", "From this size on a meld earns a bonus."),
        ),
        "bonus_clean": (
            translate("options", "Clean"),
            translate("options", "The bonus of {a_canasta} without a wild card."),
        ),
        "bonus_dirty": (
            translate("options", "Dirty"),
            translate("options", "The bonus of {a_canasta} with a wild card."),
        ),
        "bonus_semi_clean": (
            translate("options", "Semi-clean"),
            translate("options", "The bonus where seven natural cards lie beside the wild one."),
        ),
        "semi_clean_test": (
            translate("options", "What is semi-clean"),
            translate("options", "Where the wild card of a run may stand for it to be semi-clean."),
        ),
        "bonus_run13_natural": (
            translate("options", "Run of thirteen"),
            translate("options", "The bonus of a run of exactly thirteen natural cards."),
        ),
        "bonus_run14_natural": (
            translate("options", "From ace to ace"),
            translate("options", "The bonus of a run of fourteen natural cards, an ace at both ends."),
        ),
    }


def _grand() -> dict[str, tuple[str, str]]:
    return {
        "bonus_royal_clean": (
            translate("options", "Royal, clean"),
            translate("options", "The bonus of a run of thirteen or more without a wild card."),
        ),
        "bonus_royal_dirty": (
            translate("options", "Royal, dirty"),
            translate("options", "The bonus of a run of thirteen or more with a wild card."),
        ),
        "bonus_super_clean": (
            translate("options", "Super, clean"),
            translate("options", "The bonus of a set that holds all natural cards of its rank."),
        ),
        "bonus_super_dirty": (
            translate("options", "Super, dirty"),
            translate("options", "The bonus of such a set with a wild card besides."),
        ),
        "bonus_aces_clean": (
            translate("options", "Aces, clean"),
            translate("options", "The bonus of a set of seven or more aces without a wild card."),
        ),
        "bonus_aces_dirty": (
            translate("options", "Aces, dirty"),
            translate("options", "The bonus of a set of seven or more aces with a wild card."),
        ),
        "bonus_all_wild": (
            translate("options", "Wilds alone"),
            translate("options", "The bonus of seven or more jokers and twos; else they count as dirty."),
        ),
        "bonus_all_twos": (
            translate("options", "Twos alone"),
            translate("options", "The bonus of a meld of seven or more twos."),
        ),
        "bonus_all_jokers": (
            translate("options", "Jokers alone"),
            translate("options", "The bonus of a meld of seven or more jokers."),
        ),
    }


def _other() -> dict[str, tuple[str, str]]:
    return {
        "penalty_open_wild": (
            translate("options", "Unfinished meld of wilds"),
            translate("options", "What each meld of wilds alone costs that has not reached its full size."),
        ),
        "bonus_close": (
            translate("options", "Closing"),
            translate("options", "The bonus of the side that closes the deal."),
        ),
        "bonus_reserve_taken": (
            translate("options", "Taking {the_reserve}"),
            translate("options", "The bonus of a side that has taken {the_reserve}."),
        ),
        "penalty_reserve_not_taken": (
            translate("options", "Not taking {the_reserve}"),
            translate("options", "What it costs a side never to have taken {the_reserve}."),
        ),
    }


def _match() -> dict[str, tuple[str, str]]:
    return {
        "match_target": (
            translate("options", "Points of the match"),
            translate("options", "The total that ends the match, unless a number of deals does."),
        ),
        "match_compare": (
            translate("options", "Reached or passed"),
            translate("options", "Whether exactly this total is enough."),
        ),
        "match_deals": (
            translate("options", "A fixed number of deals"),
            translate("options", "The match ends after so many deals, as in tournaments."),
        ),
        "match_tie": (
            translate("options", "A tie"),
            translate("options", "What follows when both sides have the same total at the end."),
        ),
        "victory_points": (
            translate("options", "Victory points"),
            translate("options", "The table that turns the difference of totals into points out of 20."),
        ),
    }


def _three() -> dict[str, tuple[str, str]]:
    return {
        "three_reserves": (
            translate("options", "{reserves_title} of the first part"),
            translate("options", "Their sizes, the one taken first leading, as in 18, 11."),
        ),
        "three_solo": (
            translate("options", "The first to take one plays alone"),
            translate("options", "Whoever takes the first {reserve} plays against the two others."),
        ),
        "three_phase2_at": (
            translate("options", "Each for himself from"),
            translate("options", "From this total on nobody forms a pair in the deals that follow."),
        ),
        "three_phase2_reserves": (
            translate("options", "{reserves_title} of the second part"),
            translate("options", "Their sizes once everyone plays for himself, as in 11, 11, 11."),
        ),
        "three_pair_split": (
            translate("options", "Points of the pair"),
            translate("options", "How a pair shares what it has made in a deal."),
        ),
    }


def score_words() -> dict[str, dict[str, str]]:
    """For each option its values that are words."""
    return {
        "semi_clean_test": {
            "seven_on_one_side": translate("options", "seven naturals on one side"),
            "wild_at_end": translate("options", "only at an end of the run"),
        },
        "match_compare": {
            ">=": translate("options", "reached is enough"),
            ">": translate("options", "must be passed"),
        },
        "match_tie": {"extra_deal": translate("options", "another deal is played")},
        "victory_points": {
            "3_deals": translate("options", "for three deals"),
            "4_deals": translate("options", "for four deals"),
        },
        "three_pair_split": {"half_ceil": translate("options", "half for each, rounded up")},
    }
