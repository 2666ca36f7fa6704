"""Which melds a side may own beside those it has."""

from burraco_desktop.engine.melds import Meld, MeldKind
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.state import State


def why_not_own(state: State, meld: Meld) -> Refusal | None:
    """Why the side to move may not lay this meld as a new one."""
    if state.table.brief.owns_all:
        return None
    rules, layout = state.rules.melds, meld.layout
    for other in state.melds[state.side]:
        if other.layout.kind != layout.kind:
            continue
        is_set_twin = layout.kind == MeldKind.SET and other.layout.rank == layout.rank
        is_run_twin = layout.kind == MeldKind.RUN and other.layout.suit == layout.suit
        if is_set_twin and not rules.duplicate_sets_allowed:
            return Refusal(Reason.DUPLICATE_SET, other.cards)
        if is_run_twin and not rules.parallel_runs_allowed:
            return Refusal(Reason.PARALLEL_RUN, other.cards)
    return None
