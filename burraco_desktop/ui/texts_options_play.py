"""Titles and explanations of the options that say how a deal is played. Names in braces are `phrases`."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def play_texts() -> dict[str, tuple[str, str]]:
    """For each option its title and the sentence that explains it."""
    return {**_deck(), **_melds(), **_wilds(), **_draw(), **_reserve(), **_closing(), **_end()}


def _deck() -> dict[str, tuple[str, str]]:
    return {
        "player_counts": (
            translate("options", "Players"),
            translate("options", "The numbers of players that these rules are meant for."),
        ),
        "team_layout": (
            translate("options", "Who plays with whom"),
            translate("options", "Two players are always alone; more may play in pairs or teams."),
        ),
        "decks": (
            translate("options", "Packs"),
            translate("options", "How many packs of 52 cards are shuffled together."),
        ),
        "jokers": (
            translate("options", "Jokers"),
            translate("options", "How many jokers are added to the packs."),
        ),
        "hand_size": (
            translate("options", "Cards in a hand"),
            translate("options", "How many cards every player is dealt."),
        ),
        "reserve_size": (
            translate("options", "Cards in {the_reserve}"),
            translate("options", "How many cards are laid aside as {a_reserve}."),
        ),
        "reserves_per_side": (
            translate("options", "Turns at {the_reserve} for a side"),
            translate("options", "How often a side may take {a_reserve} in one deal."),
        ),
        "upcard_at_start": (
            translate("options", "A card starts the pile"),
            translate("options", "After dealing, the next card is turned up as the first of the pile."),
        ),
        "play_direction": (
            translate("options", "Direction of play"),
            translate("options", "Which way the turn goes round the table."),
        ),
        "first_dealer": (
            translate("options", "First dealer"),
            translate("options", "How it is found who deals first."),
        ),
        "starter": (
            translate("options", "Who starts"),
            translate("options", "The player who has the first turn of a deal."),
        ),
        "deal_rotation": (
            translate("options", "Next dealer"),
            translate("options", "How the deal passes on after each deal."),
        ),
        "cut_bonus_points": (
            translate("options", "Points for an exact cut"),
            translate("options", "What lifting exactly the number of cards wanted earns the side."),
        ),
        "cut_bonus_mode": (
            translate("options", "Cutting for points"),
            translate("options", "Whether dealer and maker of {the_reserves} lift cards for that bonus."),
        ),
    }


def _melds() -> dict[str, tuple[str, str]]:
    return {
        "min_meld_size": (
            translate("options", "Smallest meld"),
            translate("options", "With how many cards a meld may begin."),
        ),
        "sets_allowed": (
            translate("options", "Sets"),
            translate("options", "Cards of one rank may be laid, not only runs of one suit."),
        ),
        "set_ranks": (
            translate("options", "Ranks of sets"),
            translate("options", "Of which ranks sets may be made; twos never make one."),
        ),
        "set_max_size": (
            translate("options", "Largest set"),
            translate("options", "How many cards a set may have, its wild included."),
        ),
        "duplicate_sets_allowed": (
            translate("options", "Two sets of one rank"),
            translate("options", "A side may own several sets of the same rank."),
        ),
        "run_ranks": (
            translate("options", "Order of runs"),
            translate("options", "Whether the 2 has a place in runs, or the 3 follows the ace."),
        ),
        "two_natural_in_runs": (
            translate("options", "A 2 may be natural"),
            translate("options", "In its own place in a run of its suit a 2 is no wild card."),
        ),
        "ace_both_ends": (
            translate("options", "Ace at both ends"),
            translate("options", "A run may begin with an ace and end with another."),
        ),
        "run_max_size": (
            translate("options", "Longest run"),
            translate("options", "How many cards a run may have."),
        ),
        "parallel_runs_allowed": (
            translate("options", "Several runs of one suit"),
            translate("options", "A side may own more than one run of the same suit."),
        ),
        "join_or_split_melds": (
            translate("options", "Joining and splitting melds"),
            translate("options", "Melds that lie on the table are never joined and never split."),
        ),
    }


def _wilds() -> dict[str, tuple[str, str]]:
    return {
        "max_wilds_per_meld": (
            translate("options", "Wild cards in a meld"),
            translate("options", "Every meld takes at most this many wild cards."),
        ),
        "all_wild_melds_allowed": (
            translate("options", "Melds of wilds alone"),
            translate("options", "Jokers and twos may be laid together as a meld of their own."),
        ),
        "two_natural_may_turn_wild": (
            translate("options", "A natural 2 may turn wild"),
            translate("options", "When cards are added, a 2 may leave its own place and stand for another."),
        ),
        "wild_displaceable_by_wild": (
            translate("options", "A wild may push a wild"),
            translate("options", "A joker may move a 2 that acts as a wild into its natural place."),
        ),
        "wild_may_return_to_hand": (
            translate("options", "Wilds back to the hand"),
            translate("options", "A wild that is replaced stays in its meld and is never taken back."),
        ),
        "wild_end_choice": (
            translate("options", "Where a free wild lies"),
            translate("options", "At which end of a run a wild that fills no gap is shown."),
        ),
        "meld_closes_at": (
            translate("options", "Melds close at"),
            translate("options", "With this number of cards a meld is put away and takes no more."),
        ),
        "dirty_is_permanent": (
            translate("options", "Once dirty, always dirty"),
            translate("options", "A meld that ever held a wild stays dirty, even if the 2 finds its place."),
        ),
    }


def _draw() -> dict[str, tuple[str, str]]:
    return {
        "pile_visible": (
            translate("options", "What is seen of the pile"),
            translate("options", "Whether all cards of the pile can be read, or only the top one."),
        ),
        "pile_take_rule": (
            translate("options", "Taking the pile"),
            translate("options", "What it takes to pick up the whole pile instead of drawing."),
        ),
        "pickup_may_extend_meld": (
            translate("options", "Justify with a meld on the table"),
            translate("options", "The pile may be taken by adding its top card to a meld of the own side."),
        ),
        "pickup_justify_with": (
            translate("options", "Cards that justify"),
            translate("options", "Which cards may be laid together with the top card of the pile."),
        ),
        "pickup_pair_may_use_wild": (
            translate("options", "A wild in the pair"),
            translate("options", "The pair that takes the pile may contain a joker or a 2."),
        ),
        "wild_on_top_blocks_pile": (
            translate("options", "A wild on top blocks the pile"),
            translate("options", "While a joker or a 2 lies on top, nobody may take the pile."),
        ),
        "single_pickup_rediscard": (
            translate("options", "Throwing back a single card"),
            translate("options", "The only card of a pile may be taken and thrown again in the same turn."),
        ),
        "single_pile_min_hand": (
            translate("options", "Hand for a one-card pile"),
            translate("options", "How many cards a player must hold to take a pile of one card."),
        ),
        "first_turn_redraw": (
            translate("options", "Refusing the first card"),
            translate("options", "The starter may throw the first card he draws, and draw another."),
        ),
    }


def _reserve() -> dict[str, tuple[str, str]]:
    return {
        "reserve_trigger": (
            translate("options", "When it may be taken"),
            translate("options", "With an empty hand only, or also while nothing but wilds is left."),
        ),
        "reserve_direct": (
            translate("options", "Taken in flight"),
            translate("options", "Whoever melds the last card takes {the_reserve} and plays on at once."),
        ),
        "reserve_on_discard": (
            translate("options", "Taken on a discard"),
            translate("options", "Whoever throws the last card takes {the_reserve} for the next turn."),
        ),
        "reserve_needs_canasta": (
            translate("options", "Needs {a_canasta}"),
            translate("options", "A side may take {the_reserve} only after it has made {a_canasta}."),
        ),
        "reserve_wild_discard_ok": (
            translate("options", "A wild may be the last discard"),
            translate("options", "The discard that takes {the_reserve} may be a joker or a 2."),
        ),
        "reserve_seen": (
            translate("options", "When its cards are seen"),
            translate("options", "When a player may look at {the_reserve} that a discard has won."),
        ),
        "reserve_refills_stock": (
            translate("options", "Becomes the stock"),
            translate("options", "When the stock runs out, {a_reserve} that nobody has taken replaces it."),
        ),
        "reserve_unplayed": (
            translate("options", "Taken but not played"),
            translate("options", "What {a_reserve} counts whose cards were never played."),
        ),
        "reserve_penalty_if_unavailable": (
            translate("options", "Penalty when none was left"),
            translate("options", "A side pays also where it had no {reserve} left to take."),
        ),
    }


def _closing() -> dict[str, tuple[str, str]]:
    return {
        "close_needs_reserve": (
            translate("options", "Closing and {the_reserve}"),
            translate("options", "Whether a side that finds none left may close without it."),
        ),
        "close_canasta": (
            translate("options", "Closing needs"),
            translate("options", "What a side must have on the table before it may close."),
        ),
        "close_final_discard": (
            translate("options", "The last discard"),
            translate("options", "Whether the last card must be thrown, or all may be melded."),
        ),
        "close_discard_wild_ok": (
            translate("options", "Closing with a wild"),
            translate("options", "The discard that closes may be a joker or a 2."),
        ),
        "close_blocked_by_open_wild": (
            translate("options", "Open wilds block closing"),
            translate("options", "A side may not close while a meld of wilds alone is unfinished."),
        ),
        "stuck_card_policy": (
            translate("options", "A last card that may not go"),
            translate("options", "What happens when a play would leave one card that may not be thrown."),
        ),
    }


def _end() -> dict[str, tuple[str, str]]:
    return {
        "stock_dead_cards": (
            translate("options", "Cards never drawn"),
            translate("options", "So many cards at the bottom of the stock are left there."),
        ),
        "stock_end_timing": (
            translate("options", "When the stock is out"),
            translate("options", "At which moment the deal ends once no card can be drawn."),
        ),
        "stalemate_rounds": (
            translate("options", "Rounds of a stalemate"),
            translate("options", "After so many rounds of only swapping a one-card pile the deal ends."),
        ),
    }


def play_words() -> dict[str, dict[str, str]]:
    """For each option its values that are words."""
    return {
        "team_layout": {
            "individual": translate("options", "each for himself"),
            "facing_pairs": translate("options", "facing pairs"),
            "two_teams_of_three": translate("options", "two teams of three"),
            "solo_v_pair": translate("options", "a solo player against a pair"),
        },
        "reserve_size": {"hand": translate("options", "as many as a hand")},
        "play_direction": {
            "cw": translate("options", "clockwise"),
            "ccw": translate("options", "counterclockwise"),
        },
        "first_dealer": {
            "lowest_draw": translate("options", "who draws the lowest card"),
            "random": translate("options", "by lot"),
            "left_of_highest_draw": translate("options", "at the left of the highest card"),
        },
        "starter": {"next_after_dealer": translate("options", "the one after the dealer")},
        "deal_rotation": {
            "one_seat_in_play_direction": translate("options", "one seat on in the direction of play")
        },
        "cut_bonus_mode": {
            "off": translate("options", "off"),
            "random": translate("options", "by chance"),
            "interactive": translate("options", "you lift yourself"),
        },
        "set_ranks": {"all": translate("options", "all ranks")},
        "run_ranks": {
            "A23..KA": translate("options", "ace, 2, 3 … king, ace"),
            "A34..KA": translate("options", "ace, 3, 4 … king, ace"),
        },
        "wild_end_choice": {
            "player": translate("options", "where the player lays it"),
            "high_first": translate("options", "at the high end"),
            "low_first": translate("options", "at the low end"),
        },
        **_draw_words(),
        **_reserve_words(),
    }


def _draw_words() -> dict[str, dict[str, str]]:
    return {
        "pile_visible": {
            "all": translate("options", "the whole pile"),
            "top": translate("options", "the top card only"),
        },
        "pile_take_rule": {
            "free": translate("options", "free"),
            "meld_any": translate("options", "meld any card in that turn"),
            "meld_top": translate("options", "meld the top card at once"),
            "pair_with_top": translate("options", "hold a pair that fits the top card"),
        },
        "pickup_justify_with": {
            "hand": translate("options", "cards of the hand"),
            "hand_and_table": translate("options", "the hand and own melds"),
            "plus_pile": translate("options", "the hand, own melds and the pile"),
        },
    }


def _reserve_words() -> dict[str, dict[str, str]]:
    return {
        "reserve_trigger": {
            "empty": translate("options", "with an empty hand"),
            "empty_or_only_wilds": translate("options", "empty, or only wilds left"),
        },
        "reserve_seen": {
            "own_next_turn": translate("options", "at the own next turn"),
            "at_once": translate("options", "at once"),
        },
        "reserve_unplayed": {
            "count_cards": translate("options", "its cards count as held"),
            "as_not_taken": translate("options", "as if not taken"),
        },
        "close_needs_reserve": {
            "taken": translate("options", "must be taken"),
            "taken_or_unavailable": translate("options", "taken, or none left"),
        },
        "close_canasta": {
            "any": "{a_canasta}",
            "clean": "{a_clean_canasta}",
        },
        "close_final_discard": {
            "required": translate("options", "must be thrown"),
            "optional": translate("options", "may be melded too"),
        },
        "stuck_card_policy": {
            "refuse_play": translate("options", "the play is refused"),
            "keep_card": translate("options", "the card is kept"),
        },
        "stock_end_timing": {
            "at_draw": translate("options", "at once with the last draw"),
            "after_turn": translate("options", "after that turn"),
            "next_cannot_draw": translate("options", "when the next cannot draw"),
        },
    }
