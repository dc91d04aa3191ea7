"""Draws by State card (R-05): each is told with the card that was drawn."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.sachsen.sides import SIDES
from engine.games.sachsen.state import State


def draw(state: State, eligible: Sequence[int], clause: str = "R-05", key: str = "lot") -> int:
    """One of these States: their cards are shuffled, the top one is taken and put back (setup-2).

    Told as `sachsen-log-<key>` of that State; there must be at least one.
    """
    side = state.rng.choice(eligible)
    data: dict[str, int | str] = {"card": SIDES[side], "cards": " ".join(SIDES[one] for one in eligible)}
    state.say(key, clause, side, kind="lot", data=data, reveals=True)
    return side


def draw_several(
    state: State, eligible: Sequence[int], number: int, clause: str = "R-05", key: str = "lot"
) -> list[int]:
    """So many different ones of these States, or all of them where there are fewer."""
    left, found = list(eligible), list[int]()
    while left and len(found) < number:
        found.append(draw(state, left, clause, key))
        left.remove(found[-1])
    return found


def rank(state: State, eligible: Sequence[int], clause: str = "R-05", key: str = "lot") -> list[int]:
    """All of these States in the order in which their cards are drawn; who is drawn already is passed over."""
    found = draw_several(state, eligible, len(eligible) - 1, clause, key)
    return found + [one for one in eligible if one not in found]


def draw_player(state: State, players: Sequence[int], clause: str = "R-05", key: str = "lot") -> int:
    """One of these players, by the cards of their home States."""
    if len(players) == 1:
        return players[0]
    return state.homes.index(draw(state, [state.homes[player] for player in players], clause, key))


def rank_players(state: State, players: Sequence[int], clause: str = "R-05", key: str = "lot") -> list[int]:
    """These players in the order in which the cards of their home States are drawn."""
    return [state.homes.index(side) for side in rank(state, [state.homes[p] for p in players], clause, key)]
