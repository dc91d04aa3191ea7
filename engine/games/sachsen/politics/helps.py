"""Help that was promised, and what comes of promises that are not kept (guarantees-3, R-28, R-30)."""

from __future__ import annotations

from engine.games.sachsen.politics.turns import own_turns_until
from engine.games.sachsen.record import Help, Unit, War
from engine.games.sachsen.sides import side_ref
from engine.games.sachsen.state import State


def promise(state: State, player: int, side: int, war: int) -> None:
    """A player has promised a State help in a war: it is due within two of his turns (R-28)."""
    until = own_turns_until(state, player, state.world.rulings.help_within_turns)
    _enter(state, Help(player, side, war, until))


def owe_brigade(state: State, player: int, side: int, war: int) -> None:
    """An ally of a Kingdom must send a brigade along by the end of his next turn, or loses his agreement (R-30)."""
    _enter(state, Help(player, side, war, own_turns_until(state, player, 1), owed=True))


def _enter(state: State, help: Help) -> None:
    if not any(
        (one.player, one.side, one.war, one.owed) == (help.player, help.side, help.war, help.owed)
        for one in state.helps
    ):
        state.helps = (*state.helps, help)
        key = "help-owed" if help.owed else "help-promised"
        clause, court = "R-30" if help.owed else "R-28", side_ref(help.side)
        state.said(key, clause, help.player, court, kind="help", court=court, turn=help.until)


def note_money(state: State, player: int, side: int, coins: int) -> None:
    """A player has given a State money: enough of it keeps the promise (R-28)."""
    if coins >= state.world.rulings.help_money:
        keep(
            state,
            player,
            [one for one in state.helps if one.player == player and one.side == side and not one.owed],
        )


def note_arms(state: State, player: int, side: int) -> None:
    """A player has sent a State a brigade: the promise is kept (R-28, R-30)."""
    keep(state, player, [one for one in state.helps if one.player == player and one.side == side])


def note_battle(state: State, units: list[Unit], enemies: list[Unit]) -> None:
    """Brigades have joined a battle: who leads them has kept what he promised in a war that is fought there (R-28)."""
    met = {enemy.side for enemy in enemies}
    for unit in units:
        player = state.commander(unit)
        fights = {war.number for war in state.wars_of(unit.side) if met.intersection(war.against(unit.side))}
        if not unit.is_command:
            keep(state, player, [one for one in state.helps if one.player == player and one.war in fights])


def keep(state: State, player: int, kept: list[Help]) -> None:
    """Some promises of a player are kept, or what he owed has come: they bind him no longer."""
    for one in kept:
        if is_void(state, one):
            continue
        court = side_ref(one.side)
        state.said("help-kept", "R-28", player, court, kind="help", court=court)
    state.helps = tuple(one for one in state.helps if one not in kept)


def is_void(state: State, help: Help) -> bool:
    """Whether a player fights the State that he has promised help: nothing comes of it any more (war-1, R-28)."""
    return any(state.at_war(side, help.side) for side in state.led(help.player))


def is_near(state: State, help: Help, war: War) -> bool:
    """Whether a brigade of the player stands in, or beside, a province of the enemies of the State (R-28)."""
    enemies = frozenset(war.against(help.side))
    return any(
        unit.is_on and not unit.is_command and _borders(state, unit.square, enemies)
        for side in state.led(help.player)
        for unit in state.units_of(side)
    )


def _borders(state: State, square: int, enemies: frozenset[int]) -> bool:
    return any(state.owner_of(one) in enemies for one in (square, *state.world.steps[square]))
