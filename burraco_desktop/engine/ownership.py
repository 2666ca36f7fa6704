"""Which melds a side may own beside those it has."""

from burraco_desktop.engine.melds import Meld, MeldKind
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.state import State


def why_not_own(state: State, meld: Meld) -> Refusal | None:
    """Why the side to move may not lay this meld as a new one."""
    rules, layout = state.rules.melds, meld.layout
    for other in state.melds[state.side]:
        is_twin = other.layout.kind == layout.kind
        if is_twin and layout.kind == MeldKind.SET and other.layout.rank == layout.rank:
            if not rules.duplicate_sets_allowed:
                return Refusal(Reason.DUPLICATE_SET, other.cards)
        elif is_twin and layout.kind == MeldKind.RUN and other.layout.suit == layout.suit:
            if not rules.parallel_runs_allowed:
                return Refusal(Reason.PARALLEL_RUN, other.cards)
    return None
