"""The second reading held against the engine: lists of Actions, refusals and what an Action leaves on the table."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from typing import Any

from engine.kernel.decision import Decision
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.maria import surveyor_affairs as affairs
from tests.games.maria import surveyor_fights as war
from tests.games.maria import surveyor_forts as forts
from tests.games.maria import surveyor_moves as moves
from tests.games.maria import surveyor_supply as needs
from tests.games.maria.surveyor_forts import Ledger
from tests.games.maria.surveyor_land import PIECES
from tests.games.maria.surveyor_moves import Journey
from tests.games.maria.surveyor_table import MARKERS, Piece, Table, read


def same(found: Any, wanted: Any, what: str) -> None:
    """Two answers are one; if not, only what differs is told."""
    if found == wanted:
        return
    if isinstance(found, Ledger):
        found, wanted = asdict(found), asdict(wanted)
        for part in [key for key in found if found[key] != wanted[key]]:
            same(found[part], wanted[part], f"{what}, {part}")
    if isinstance(found, dict) and isinstance(wanted, dict):
        keys = sorted(k for k in {*found, *wanted} if found.get(k) != wanted.get(k))
        found, wanted = {k: found.get(k) for k in keys}, {k: wanted.get(k) for k in keys}
    elif isinstance(found, set) and isinstance(wanted, set):
        found, wanted = sorted(map(str, found - wanted)), sorted(map(str, wanted - found))
        raise AssertionError(f"{what}: only the engine {found[:6]}, only the reading {wanted[:6]}")
    raise AssertionError(f"{what}: the engine has {found}, the reading {wanted}")


def journey_of(table: Table, words: list[str]) -> Journey | str:
    """What the reading says of a move or march given as text."""
    verb, name, *path = words
    piece = table.pieces.get(name)
    if piece is None:
        return "not on the map"
    if not moves.ready(table, piece):
        return "may not move now"
    found = moves.walk(table, piece, path) if verb == "move" else moves.march(table, piece, path)
    if isinstance(found, Journey) and not moves.permitted(table, piece, path):
        return "must leave neutral Saxony first, or wait in the dispute"
    return found


def movement(
    position: Position, decision: Decision, apart: set[tuple[str, str]] | None = None
) -> Counter[str]:
    """The list of moves of one seat in the movement phase; `apart`: guests who were not let in, and where (10.1-h)."""

    def kept_out(piece: Piece, city: str) -> bool:
        return (piece.id, city) in (apart or ()) and moves.needs_leave(table, piece.side, city)

    table, seen = read(position), Counter[str]()
    listed: dict[str, set[Journey]] = {}
    entered: dict[str, set[str]] = {}
    for action in decision.actions:
        words = action.text().split()
        if words[0] in ("move", "march"):
            journey = journey_of(table, words)
            if not isinstance(journey, Journey):
                raise AssertionError(f"{action.text()} is listed, but: {journey}")
            listed.setdefault(words[1], set()).add(journey)
            seen[words[0]] += 1
        elif words[0] == "reenter":
            entered.setdefault(words[1], set()).add(words[2])
            seen[words[0]] += 1
    own = [p for p in table.pieces.values() if table.player(p.side) == decision.seat]
    for piece in own:
        wanted = {j for j in moves.journeys(table, piece) if not kept_out(piece, j.city)}
        found = {j for j in listed.get(piece.id, set()) if j.city != piece.city or not j.idle}
        same(found, wanted, f"moves of {piece.id} from {piece.city}")
    same(set(listed) - {p.id for p in own}, set(), "movers")
    for name, entry in PIECES.items():
        side = entry["power"]
        if side in table.powers and entry["type"] == "train" and table.player(side) == decision.seat:
            wanted_entries = moves.entries(table, name, side) if name not in absent(position) else set()
            found_entries = entered.get(name, set())
            if can_pay(table, side):
                same(found_entries, wanted_entries, f"re-entry of {name}")
            else:
                same(found_entries, set(), f"re-entry of {name} without cards")
    return seen


def absent(position: Position) -> set[str]:
    """Trains that are no part of the game, or wait in the Silesia box."""
    pieces = {p.id: p.place for p in position.view(None).pieces}
    return {name for name in PIECES if name not in pieces or pieces[name].startswith("box:")}


def worth(card: str) -> int:
    """What a Tactical Card is worth as payment (8-g, R-04)."""
    face = card.split(".")[0]
    return 8 if face.startswith("R") else int(face[1:])


def can_pay(table: Table, side: str, points: int = 4) -> bool:
    """Whether a hand is worth a price."""
    return sum(worth(card) for card in table.hands[side]) >= points


def random_path(table: Table, piece: Piece, rng: Rng) -> list[str]:
    """A path along roads, main roads more often, that may be far too long."""
    path, here = [], piece.city
    most = 1 + rng.below(5) if rng.below(3) else 1 + rng.below(9)
    only_main = rng.below(2)
    for _ in range(most):
        ways = table.land.beside(here)
        main = [city for city in ways if table.land.is_main(here, city)]
        here = rng.choice(sorted(main if main and (only_main or rng.below(2)) else ways))
        path.append(here)
    return path


def paths(position: Position, decision: Decision, rng: Rng, number: int) -> Counter[str]:
    """Whether random paths are legal, and what the legal ones leave behind."""
    table, seen = read(position), Counter[str]()
    pieces = [table.pieces[name] for name in sorted(table.pieces)]
    if not pieces:
        return seen
    ready = [p for p in pieces if moves.ready(table, p) and table.player(p.side) == decision.seat]
    for _ in range(number):
        piece = rng.choice(ready if ready and rng.below(8) else pieces)
        verb = rng.choice(["move", "march"])
        text = " ".join([verb, piece.id, *random_path(table, piece, rng)])
        refusal = position.refuse(position.read(text), decision.seat)
        journey = journey_of(table, text.split())
        if table.player(piece.side) != decision.seat:
            journey = "not his piece"
        if (refusal is None) != isinstance(journey, Journey):
            why = refusal.message.key + " " + refusal.clause if refusal else "permitted"
            raise AssertionError(f"{text}: the engine: {why}; the reading: {journey}")
        seen["legal" if refusal is None else "refused"] += 1
        if isinstance(journey, Journey) and rng.below(2):
            consequences(position, table, text, journey, decision.seat)
            seen["played"] += 1
    return seen


def consequences(position: Position, table: Table, text: str, journey: Journey, seat: str) -> None:
    """A move played out leaves the table as the reading says."""
    piece = table.pieces[text.split()[1]]
    ahead = position.copy()
    ahead.play(ahead.read(text), seat)
    now = ahead.decision()
    if now is not None and now.step == "consent":
        return
    after = read(ahead)
    if now is None or after.stage != table.stage:
        return
    same(after.pieces[piece.id].city, journey.city, f"{text}: place")
    same(set(table.pieces) - set(after.pieces), set(journey.trains), f"{text}: trains")
    same(set(table.hussars) - set(after.hussars), set(journey.hussars), f"{text}: hussars")
    path = [piece.city, *text.split()[2:]]
    wanted = forts.after_journey(table, piece.side, path, journey.fallen, journey.asked)
    same(forts.ledger(after), wanted, f"{text}: ledger")


def hussars(position: Position, decision: Decision) -> Counter[str]:
    """Where hussars may be placed (7-b)."""
    table, listed = read(position), dict[str, set[str]]()
    for action in decision.actions:
        words = action.text().split()
        if words[0] == "hussar":
            listed.setdefault(words[1], set()).add(words[2])
    for hussar, found in listed.items():
        same(
            found, moves.hussar_cities(table, hussar) - {table.hussars.get(hussar, "")}, f"places of {hussar}"
        )
    return Counter(hussars=len(listed))


def supply(position: Position, before: Table, rng: Rng) -> Counter[str]:
    """The supply phase of all active powers, played to its end from `before`."""
    asked: dict[str, int] = {}
    chosen: dict[str, set[str]] = {}
    seen, shift = Counter[str](), 0
    decision = position.decision()
    while decision is not None and decision.step in ("pay", "supply-choice", "saxony", "posting"):
        if decision.step == "saxony":
            shift = decision.prompt.args["n"]
        payment = position.view(None).payment
        if decision.step == "pay" and payment.purpose == "supply":
            asked.setdefault(payment.side, payment.due)
        action = decision.actions.pick(rng)
        if action.verb == "supply":
            name = action.text().split()[1]
            chosen.setdefault(before.pieces[name].side, set()).add(name)
        seen[decision.step] += 1
        position.play_legal(action, decision.seat)
        decision = position.decision()
    if decision is None:
        return seen
    seen["then " + decision.step] += 1
    after, lost = read(position), dict[str, set[int]]()
    for power in before.active():
        fees = needs.due(before, power)
        points, total = sum(worth(card) for card in before.hands[power]), sum(fees.values())
        if points >= total:
            same(asked.get(power, 0), total, f"fees of {power}")
            wanted = [needs.after_supply(before, power, set())]
        else:
            sets = needs.choices(before, power, points)
            if power in chosen:
                assert any(chosen[power] <= option for option in sets), (power, chosen, sets)
            wanted = [needs.after_supply(before, power, set(fees) - option) for option in sets]
            if before.ruleset == "2.0":
                same(len(after.hands[power]), 0, f"hand of {power} after a short payment")
            seen["short"] += 1
        own = [g for g in after.generals() if g.side == power]
        found = (sum(g.troops for g in own), {g.id for g in own}, {g.id for g in own if g.down})
        if found not in [option[:3] for option in wanted]:
            raise AssertionError(f"supply of {power}: the engine {found}, the reading {wanted} fees {fees}")
        seen["hungry"] += bool(found[2])
        lost[power] = {option[3] for option in wanted if option[:3] == found}
    if before.stock and after.stage == before.stage and all(len(numbers) == 1 for numbers in lost.values()):
        battle = dict(before.stock["battle"])
        for power, (number,) in lost.items():
            battle = war.boxes_after(before, battle, "", power, number)
            seen["removed"] += number
        same(after.stock["battle"], battle, f"battle boxes, generals removed {lost}")
        starved = [g for g in before.generals() if g.side in lost and g.id not in after.pieces]
        owed = sum(war.owed_to_austria(before, g.side, g.city, 1) for g in starved)
        wanted_shift = owed if before.saxony != "austria" else 0
        same(shift, wanted_shift, f"how far Austria may move Saxony's marker, removed {lost}")
    return seen


def conquest(position: Position, before: Table) -> Counter[str]:
    """The question marks of a stage, resolved (12-a)."""
    decision = position.decision()
    if decision is None:
        return Counter(("over",))
    after, wanted = read(position), forts.after_stage(before)
    same(forts.ledger(after), wanted, "ledger after the stage")
    changed = sum(before.controller(f) != after.controller(f) for f in before.questions)
    return Counter(fell=changed, held=len(before.questions) - changed)


def reduction(position: Position, before: Table) -> Counter[str]:
    """Whether France is asked to reduce at the end of a phase of its own stage, and what becomes of its markers."""
    decision = position.decision()
    if decision is None:
        return Counter(("over",))
    same(decision.step == "reduction", affairs.may_reduce(before), "reduction is asked")
    if decision.step != "reduction":
        return Counter(("not asked",))
    wanted = affairs.after_reduction(read(position))
    same({a.text() for a in decision.actions} >= {"answer reduce"}, True, "reduction offered")
    position.play(position.read("answer reduce"), before.player("france"))
    same(forts.ledger(read(position)), wanted, "ledger after the reduction")
    return Counter(("reduced",))


def markers_add_up(table: Table) -> None:
    """No victory marker is lost or made (4-b, 15-b)."""
    if table.stock:
        same(forts.counted(table), MARKERS, "victory markers")


def quarters(position: Position, decision: Decision) -> Counter[str]:
    """Where removed generals may return when new troops are given out (13)."""
    table, listed = read(position), dict[str, set[str]]()
    winter = position.view(None).recruits
    for action in decision.actions:
        if action.verb == "return":
            _, name, city, _ = action.text().split()
            listed.setdefault(name, set()).add(city)
    for piece in position.view(None).pieces:
        if piece.kind == "general" and piece.side == winter.side and "lost" in piece.state:
            same(listed.get(piece.id, set()), moves.returns(table, piece.id), f"return of {piece.id}")
    return Counter(returns=len(listed))
