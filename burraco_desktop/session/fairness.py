"""What a player can hold a match to: the fingerprint from the start, and the seed once it is over."""

from dataclasses import dataclass

from burraco_desktop.session.match import Match


@dataclass(frozen=True, slots=True)
class Fairness:
    """The evidence that the cards of a match were fixed before the first one was dealt.

    Attributes:
        fingerprint: what follows from the seed, but does not tell it.
        seed: what all shuffles follow from; empty while the match runs.
        has_typed_seed: whether somebody chose the seed, and so may know the cards.
        is_whole: whether the match was played from its first deal on.
    """

    fingerprint: str
    seed: str
    has_typed_seed: bool
    is_whole: bool


def fairness_of(match: Match) -> Fairness:
    """The evidence of a match, as far as it may be told now."""
    seed = "" if match.winner is None else match.seed
    return Fairness(match.fingerprint, seed, match.terms.has_typed_seed, match.start is None)
