"""War is declared, and everybody who is bound by it answers (war-1 to war-3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.actions import Declare
from engine.games.sachsen.asking import PlayerAsked
from engine.games.sachsen.politics import breaking, guarantees, helps
from engine.games.sachsen.politics.armies import call_army
from engine.games.sachsen.politics.notes import add_note, is_wed
from engine.games.sachsen.politics.wars import PEACE, begin, foes, join, numbered, realm_of
from engine.games.sachsen.record import ALLIANCE, NO_COUNTER, Help
from engine.games.sachsen.refusals import fact, no
from engine.games.sachsen.sides import EVERYBODY, NOBODY, NUMBER, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.explain import Fact
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule


def declare(state: State, player: int, side: int) -> None:
    """A player declares war on a State; partners, Kingdoms and the other players answer (war)."""
    home = state.homes[player]
    breach(state, player, side)
    promised = next((one for one in state.helps if one.player == player and _calls(state, one, side)), None)
    if promised is not None:
        join(state, promised.war, home, side, "war-1")
        war = numbered(state, promised.war)
    else:
        war = begin(state, state.led(player), realm_of(state, side))
    assert war is not None, "the war has just begun"
    target = state.leader[side]
    if target == NOBODY:
        breaking.war_declared(state, player, side)
        touched = [side] if state.is_neutral(side) else []
    else:
        touched = _partners_join(state, war.number, player, target)
    for neutral in reversed(touched):
        guarantees.ask(state, neutral, war.number)


def _calls(state: State, help: Help, side: int) -> bool:
    """Whether help was promised against a State, in a war in which the helper is not yet a party."""
    war = numbered(state, help.war)
    if war is None or helps.is_void(state, help) or state.homes[help.player] in (*war.one, *war.other):
        return False
    return side in war.against(help.side)


def is_spared(state: State, side: int) -> bool:
    """Whether a congress forbids war on a State, or on another of its ruler, which war comes to as well (R-34)."""
    meant = realm_of(state, side)
    return any(one.side in meant for one in state.truces)


def breach(state: State, player: int, side: int) -> None:
    """Who breaks the truce of a congress has the protests of every neutral State (R-34)."""
    if is_spared(state, side):
        protests = state.world.rulings.congress.breach_protests
        for neutral in state.neutrals():
            add_note(state, player, neutral, -protests, "R-34")


def _partners_join(state: State, number: int, attacker: int, attacked: int) -> list[int]:
    """Neutral partners take sides: of the attacked all, of the attacker his allies; the stronger tie counts (war-2).

    A pact of mutual defence calls only for who is attacked (agreements-4). A Kingdom sends an army to its ally (war-3).
    Returns those that have joined.
    """
    joined = []
    for side in state.neutrals():
        ours, theirs = _weight(state, attacker, side), _weight(state, attacked, side)
        calls_us, calls_them = (
            state.agreed(attacker, side) == ALLIANCE,
            state.agreed(attacked, side) != NO_COUNTER,
        )
        if calls_them and (not calls_us or theirs > ours):
            friend, enemy = attacked, attacker
        elif calls_us and (not calls_them or ours > theirs):
            friend, enemy = attacker, attacked
        else:
            continue
        if join(state, number, side, state.homes[enemy], "war-2"):
            joined.append(side)
            if friend == attacked and state.world.is_kingdom(side) and state.agreed(friend, side) == ALLIANCE:
                call_army(state, side, number)
    return joined


def _weight(state: State, player: int, side: int) -> tuple[bool, int]:
    return is_wed(state, player, side), state.agreed(player, side)


def is_settled(state: State, player: int, side: int) -> bool:
    """Whether a player has made peace with a State this turn."""
    return any((one.player, one.kind, one.number) == (player, PEACE, side) for one in state.pending)


class Declaring(Rule[PlayerAsked, Declare]):
    """War is declared on a State, before it may be attacked (war-1)."""

    action: ClassVar[type[Action]] = Declare
    clause: ClassVar[str] = "sachsen war-1"

    def candidates(self, asked: PlayerAsked) -> Iterable[Declare]:
        """On every other State."""
        return [Declare(SIDES[side]) for side in EVERYBODY]

    def why_not(self, asked: PlayerAsked, action: Declare) -> Refusal | None:
        """On a State of somebody else with which there is peace; a State in chaos needs none (R-20)."""
        state, side = asked.position, NUMBER[action.side]
        ref = side_ref(side)
        if side in state.led(asked.player):
            return no("war-1", "war-own", ref, side=ref)
        if state.gone[side] or state.chaos[side]:
            return no("R-20", "war-chaos", ref, side=ref)
        if side in foes(state, asked.player):
            return no("war-1", "war-already", ref, side=ref)
        if is_settled(state, asked.player, side):
            return no("R-31", "war-settled", ref, side=ref)
        return None

    def play(self, asked: PlayerAsked, action: Declare) -> None:
        """It is declared."""
        declare(asked.position, asked.player, NUMBER[action.side])

    def preview(self, asked: PlayerAsked, action: Declare) -> Iterable[Fact]:
        """What it costs at the courts."""
        state, side = asked.position, NUMBER[action.side]
        ref = side_ref(side)
        if state.is_neutral(side):
            yield fact("war-protests", "notes-3", ref, n=state.world.numbers.notes.war, side=ref)
        if is_spared(state, side):
            yield fact("war-truce", "R-34", ref, n=state.world.rulings.congress.breach_protests, side=ref)


def left(state: State, player: int) -> int:
    """How many States he may still declare war on."""
    own, enemies = state.led(player), foes(state, player)
    return sum(
        side not in own and side not in enemies and not is_settled(state, player, side) for side in EVERYBODY
    )
