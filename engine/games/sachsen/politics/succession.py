"""The death of a ruler: a son, a married daughter, chaos; players who leave and return (attempt-3, attempt-4)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.sachsen.battle.values import SERVICE
from engine.games.sachsen.politics.breaking import forget_player, forget_state
from engine.games.sachsen.politics.chaos import vanish
from engine.games.sachsen.politics.lots import draw, draw_player
from engine.games.sachsen.politics.orders import prisoners, set_free
from engine.games.sachsen.politics.parting import part_ways
from engine.games.sachsen.politics.wars import join, leave_war, put_war, unite
from engine.games.sachsen.record import ALLIANCE
from engine.games.sachsen.sides import ELECTORATES, EVERYBODY, NOBODY, side_ref
from engine.games.sachsen.state import State


def died(state: State, side: int) -> None:
    """The ruler of a State has died; a player leads all his States in one person (attempt-3, attempt-4, R-21)."""
    state.say("ruler-dies", "attempt-2", side, side_ref(side), kind="attempt", result=True)
    player = state.leader[side]
    if player == NOBODY:
        inherit(state, side)
    elif state.options.heirs_save_players and _succeeds(state, state.homes[player]):
        for one in state.led(player):
            state.blocked[one] = 0
    else:
        leave_game(state, player, "attempt-4")


def _succeeds(state: State, side: int) -> bool:
    """Whether a son of the house succeeds; he is no heir any more, his sisters stay (attempt-3)."""
    children = state.heirs[side]
    son = next((n for n, child in enumerate(children) if child.kind == "son"), None)
    if son is None:
        return False
    state.heirs[side] = (*children[:son], *children[son + 1 :])
    state.say("son-succeeds", "attempt-3", side, side_ref(side), kind="succession", result=True)
    return True


def heirs_abroad(state: State, side: int) -> tuple[int, ...]:
    """The players into whose houses daughters of a State are married (attempt-3, R-19)."""
    houses = (child.married for child in state.heirs[side] if child.kind == "daughter")
    players = {state.leader[house] for house in houses if house not in (NOBODY, side)}
    return tuple(sorted(players - {NOBODY}))


def inherit(state: State, side: int) -> None:
    """What becomes of a State that no player leads: a son, the house of a daughter's husband, chaos (attempt-3).

    Without a province there is nothing to inherit: it is gone (R-20).
    """
    state.blocked[side] = 0
    if not state.provinces_of(side):
        into_chaos(state, side)
    elif not _succeeds(state, side):
        players = heirs_abroad(state, side)
        if players:
            take_over(state, draw_player(state, players, "R-19", "heir-lot"), side)
        else:
            into_chaos(state, side)


def take_over(state: State, player: int, side: int) -> None:
    """A player takes a State over with its provinces, units, heirs and wars; its agreements end (R-19)."""
    home = side_ref(state.homes[player])
    forget_state(state, side)
    submit(state, player, side)
    state.say("taken-over", "R-19", side, home, kind="succession", result=True, home=home)


def submit(state: State, player: int, side: int) -> None:
    """A State has a player for its ruler: what wounds him blocks it, and all his States go to war together (R-19).

    In a war of both it is beaten if his home is, and wars that now have the same parties are one. No general of
    his is his own prisoner.
    """
    home = state.homes[player]
    state.leader[side], state.chaos[side] = player, False
    state.blocked[side] = state.blocked[home]
    own = frozenset(state.led(player))
    for war in state.wars:
        if own.intersection(war.against(side)):
            leave_war(state, war.number, side)
    for war in state.wars:
        for one, other in ((home, side), (side, home)):
            if enemies := war.against(one):
                join(state, war.number, other, enemies[0], "R-19")
    for war in state.wars_of(home):
        rest = tuple(one for one in war.beaten if one not in own)
        put_war(state, replace(war, beaten=(*rest, *state.led(player)) if home in war.beaten else rest))
    unite(state, side)
    for one, column in prisoners(state, player):
        if state.columns[state.world.column_of[one, column]].prisoner_of in own:
            unit = set_free(state, one, column)
            state.say("freed", "R-19", one, unit.ref, piece=unit.ref)


def into_chaos(state: State, side: int) -> None:
    """A State without a ruler answers nobody, has no agreements and wages no war; its units stay and defend (R-20)."""
    forget_state(state, side)
    for war in state.wars_of(side):
        leave_war(state, war.number, side)
    state.leader[side], state.chaos[side], state.blocked[side] = NOBODY, True, 0
    state.say("chaos", "R-20", side, side_ref(side), kind="succession", result=True)
    if not state.provinces_of(side):
        vanish(state, side)
    part_ways(state, (other for other in EVERYBODY if other != side))


def leave_game(state: State, player: int, clause: str) -> None:
    """A player leaves: his money, cards, points and agreements are gone, nobody leads his States (attempt-4, R-21)."""
    led = state.led(player)
    state.said("leaves", clause, player, *(side_ref(side) for side in led), kind="leaves", result=True)
    forget_player(state, player)
    for side in led:
        forget_state(state, side)
        state.leader[side] = NOBODY
    _strip(state, player)
    for side in led:
        inherit(state, side)


def _strip(state: State, player: int) -> None:
    """Nothing is left in his hands; his cards are discarded (R-21, auction-7)."""
    shown = [state.world.card[SERVICE]] if state.services[player] else []
    state.discards += [*state.hands[player], *shown]
    state.hands[player], state.services[player], state.capture_right[player] = (), False, False
    state.treasury[player] = state.debt[player] = state.battles[player] = state.wars_won[player] = 0
    state.calls[player] = ""
    state.homes[player] = NOBODY
    state.pending = tuple(one for one in state.pending if one.player != player)
    state.helps = tuple(one for one in state.helps if one.player != player)
    state.claims = [None if claim and claim.player == player else claim for claim in state.claims]


def dispossessed(state: State, side: int) -> None:
    """What becomes of a State that has lost land: a player without a province is out, a neutral electorate is gone."""
    player = state.leader[side]
    if player != NOBODY and not state.owned_by(player):
        leave_game(state, player, "R-31")
    elif side in ELECTORATES and state.is_neutral(side) and not state.provinces_of(side):
        into_chaos(state, side)


def vacant(state: State) -> tuple[int, ...]:
    """The electorates with which a player may return: neutral, without an alliance (attempt-4)."""
    return tuple(
        side
        for side in ELECTORATES
        if state.is_neutral(side) and all(state.agreed(p, side) != ALLIANCE for p in state.everybody())
    )


def come_back(state: State) -> None:
    """At the start of a turn who has left returns with a State that is drawn, as soon as there is one (attempt-4)."""
    for player in state.order:
        sides = vacant(state)
        if state.waits(player) and sides:
            side = draw(state, sides, "attempt-4", "return-lot")
            forget_state(state, side)
            state.homes[player], state.leader[side] = side, player
            state.said("returns", "R-21", player, side_ref(side), kind="returns", result=True)
