"""What closing the deal now would be worth to a seat, by what all sides would score. It judges no melding."""

from burraco_desktop.ai.outlook import Outlook
from burraco_desktop.ai.weights import Weights
from burraco_desktop.engine.scoring import match_winner, melded_points
from burraco_desktop.engine.state import State, sides_of


def worth_of_closing(state: State, outlook: Outlook, weights: Weights) -> float:
    """The points of the own side above the others', the hope that is given up, and the end of the match."""
    own = outlook.side
    points = _points_on_closing(state, outlook, weights)
    others = [side for side in points if side != own]
    lost = sum([points[side] - melded_points(state, side) for side in others]) / len(others)
    worth = points[own] - lost + weights.first_canasta + weights.close_bias
    return worth + _match_end(state, outlook, weights, points)


def _points_on_closing(state: State, outlook: Outlook, weights: Weights) -> dict[int, float]:
    """About what each side would score in this deal, were it closed now."""
    scoring = state.rules.scoring
    points: dict[int, float] = {}
    for side in state.side_of:
        points[side] = float(melded_points(state, side))
    points[outlook.side] += scoring.bonus_close
    for seat in outlook.rivals:
        points[state.side_of[seat]] -= weights.rival_card * state.hands[seat].size
    for seat in outlook.partners:
        points[state.side_of[seat]] -= weights.partner_card * state.hands[seat].size
    for side in points:
        if state.reserve_is_free(side):
            points[side] += scoring.penalty_reserve_not_taken
    return points


def _match_end(state: State, outlook: Outlook, weights: Weights, points: dict[int, float]) -> float:
    """Whether the match would end so, and who would have won it."""
    parties = sides_of(state.rules, len(state.hands))
    totals = list(state.totals)
    for seat, party in enumerate(parties):
        side = state.side_of[seat]
        shared = state.side_of.count(side) != parties.count(party)
        totals[party] = state.totals[party] + round(points[side] / (2 if shared else 1))
    winner = match_winner(state.rules, tuple(totals), state.deal)
    if winner is None:
        return 0.0
    return weights.match_end if winner == parties[outlook.viewer] else -weights.match_end
