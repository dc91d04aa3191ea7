"""Who may move now (10.1-a), and who must march out of Saxony first (R-47)."""

from __future__ import annotations

from engine.games.maria.actions import Reenter, Way
from engine.games.maria.consent import needs_consent
from engine.games.maria.leaving import leavers
from engine.games.maria.powers import NOBODY, ref
from engine.games.maria.refusals import no
from engine.games.maria.sharing import Sharing
from engine.games.maria.state import State
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, looked_up


class AskedMovement(Asked[Sharing, State]):
    """A question of the movement phase; whose pieces move, and which of them first, is looked up once."""

    @looked_up
    def powers(self) -> tuple[int, ...]:
        """The active powers of the seat."""
        position = self.position
        seat_of = position.alliances.seat_of
        return tuple(p for p in position.active(self.step.stage) if seat_of[p] == self.seat)

    @looked_up
    def pieces(self) -> list[int]:
        """Their pieces on the board."""
        world, where = self.position.world, self.position.where
        own = (n for power in self.powers for n in (*world.of_power[power], *world.trains_of[power]))
        return [n for n in own if where[n] >= 0]

    @looked_up
    def leavers(self) -> tuple[int, ...]:
        """Those of them that must march out of Saxony before any other moves (R-47)."""
        return leavers(self.position, self.powers)

    def not_now(self, piece: int) -> Refusal | None:
        """Only pieces of the active powers move, each once (10.1-a); a general who was joined has moved (10.1-d)."""
        position, info = self.position, self.position.world.pieces[piece]
        lit = info.ref
        if info.kind == "hussar":
            return no("7-a", "hussar-moves", lit, piece=lit)
        if info.power not in self.powers:
            return no("10.1-a", "not-active", lit, piece=lit, side=ref(info.power))
        if position.where[piece] < 0:
            return no("10.1-a", "off-board", lit, piece=lit)
        if position.moved >> piece & 1:
            return no("10.1-a", "moved-already", lit, piece=lit)
        return None

    def not_shared(self, action: Way | Reenter) -> Refusal | None:
        """After a dispute each moves in turn in Flanders, who has passed no more (10.1-i, R-12, R-56).

        Nobody joins where it was forbidden, as long as somebody stands there who must agree (10.1-h).
        """
        if not self.step.is_shared:
            return None
        position, world, step = self.position, self.position.world, self.step
        name, places = action.moved()
        piece = world.number[name]
        info = world.pieces[piece]
        closed = step.closed_to(position, info.power)
        if any(closed >> n & 1 for n in step.touched(position, piece, places)):
            if step.right == NOBODY or info.power in step.passed:
                return no("10.1-i", "flanders-over", info.ref, piece=info.ref, side=ref(info.power))
            return no("10.1-i", "not-your-turn", info.ref, piece=info.ref, side=ref(step.right))
        end = world.index.number[places[-1]]
        if (piece, end) in step.barred and needs_consent(position, piece, end):
            return no("10.1-h", "stack-forbidden", info.ref, piece=info.ref, place=world.place_ref(end))
        return None

    def others_first(self, piece: int) -> Refusal | None:
        """Those who must leave Saxony go first (19.3-c, R-47)."""
        if not self.leavers or piece in self.leavers:
            return None
        pieces = self.position.world.pieces
        lit = tuple(pieces[n].ref for n in self.leavers)
        return no("19.3-c", "leavers-first", *lit, piece=pieces[piece].ref, pieces=list(lit))
