"""Trials of partners and allies: who occupies, who moves in whose turn, who goes over, who is lent and how long."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.sachsen.politics import armies, kingdom_war, lent, moving, provinces, terms, wars
from engine.kernel.rng import Rng
from tests.games.sachsen import surveyor_courts as courts
from tests.games.sachsen import surveyor_partners as partners
from tests.games.sachsen import surveyor_situations as situations
from tests.games.sachsen.referee import Loaded
from tests.games.sachsen.surveyor_bridge import name_of, square_of
from tests.games.sachsen.surveyor_engine import NAMES, NOBODY
from tests.games.sachsen.surveyor_facts import COMMANDERS, KINGDOMS, PROVINCES, STATES, around
from tests.games.sachsen.surveyor_reading import LENT_TURNS, Reading, Sides, War
from tests.games.sachsen.surveyor_realm import ALLIANCE, ON
from tests.games.sachsen.surveyor_trials import SEATS, acts
from tests.games.sachsen.surveyor_trials_courts import there
from tests.games.sachsen.surveyor_trials_led import apart, compare, mixed, put, serves

# --- situations -----------------------------------------------------------------------------------


def coalitions(rng: Rng) -> Reading:
    """Like any other, but the Kingdoms fight each other, and most players fight for one of them."""
    reading = mixed(rng)
    truth = reading.truth
    if partners.war_of_kingdoms(reading) is None:
        sides: Sides = (["francia"], ["oesterreich"])
        for player in reading.players():
            if rng.below(4):
                sides[rng.below(2)].extend(truth.led(player))
        number = max((war.number for war in reading.wars), default=0) + 1
        reading.wars.append(War(number, sides, kingdoms=True))
        reading.part(*sides)
    for one, other in list(truth.pacts):
        if set(truth.led(one)) & {e for s in truth.led(other) for e in reading.enemies(s)}:
            del truth.pacts[one, other]
    for kingdom in KINGDOMS:
        columns_led(rng, reading, kingdom)
    apart(reading)
    return reading


def columns_led(rng: Rng, reading: Reading, kingdom: str) -> None:
    """The chief leads the columns of his Kingdom, without those who guard its border; others lead none of it."""
    chief = partners.chief(reading, kingdom)
    mine = [u for u in reading.truth.units if u.state == kingdom and u.at is not None]
    for unit in mine:
        if reading.led.get(unit.name, (0, 0))[1] == 0:
            reading.led.pop(unit.name, None)
            if chief is not None and (unit.kind in COMMANDERS or rng.below(3)):
                reading.led[unit.name] = chief, 0


def tired(rng: Rng, reading: Reading) -> None:
    """Some units have moved this turn."""
    for unit in reading.truth.units:
        unit.moved = rng.choice([0, 0, 0, 0, 1, 2, 3]) if unit.status == ON else 0


def overrun(rng: Rng, reading: Reading) -> None:
    """Units of all who fight stand all over the lands of their enemies, whose own are often gone."""
    truth = reading.truth
    for unit in truth.units:
        fights = sorted({e for flag in reading.flags(unit) for e in reading.enemies(flag)})
        lands = [p for state in fights for p in truth.owned(state)]
        if unit.at is not None and lands and rng.below(3):
            unit.at = rng.choice(situations.squares_of(rng.choice(lands)))
    for unit in truth.units:
        if unit.at is not None and reading.enemies(unit.state) and rng.below(3) == 0:
            unit.at, unit.status, unit.weak = None, "away", False
            reading.led.pop(unit.name, None)
    for unit in truth.units:
        if unit.name not in reading.led and reading.neutral(unit.state) and unit.at is not None:
            serves(rng, reading, unit)


# --- who occupies ---------------------------------------------------------------------------------


def occupants_trial(seed: int) -> Counter[str]:
    """Every province of every State in every war: who of the enemies holds it, whether it is invaded."""
    rng, seen = Rng(seed), Counter[str]()
    reading = coalitions(rng) if rng.below(2) else mixed(rng)
    overrun(rng, reading)
    position = put(reading, reading.players()[0], seed)
    truth = reading.truth
    for number, province in enumerate(PROVINCES):
        owner = truth.owner[province]
        for war in reading.wars:
            winners = war.against(owner)
            found = terms.occupant(position, number, [NAMES.index(s) for s in winners])
            wanted = partners.occupant(reading, province, winners)
            assert (None if found == NOBODY else NAMES[found]) == wanted, (seed, province, winners, wanted)
            seen["held" if wanted else "free"] += 1
            seen["led"] += any(u.name in reading.led for u in truth.within(province))
        assert provinces.is_invaded(position, number) == partners.is_invaded(reading, province), (
            seed,
            province,
        )
        seen["invaded"] += partners.is_invaded(reading, province)
    return seen


# --- who guards the border ------------------------------------------------------------------------


def guards_trial(seed: int) -> Counter[str]:
    """Those brigades of each State that stay when its army leaves home; who leads the columns when chiefs are found."""
    rng, seen = Rng(seed), Counter[str]()
    reading = coalitions(rng) if rng.below(2) else mixed(rng)
    position = put(reading, reading.players()[0], seed)
    for number, state in enumerate(STATES):
        stay = partners.border_guards(reading, state)
        assert armies.border_guards(position, number) == stay, (seed, state, stay)
        seen["border" if partners.borders(reading, state) else "inland"] += len(stay)
    sent(rng, reading)
    position = put(reading, reading.players()[0], seed)
    kingdom_war.appoint(position)
    for kingdom in KINGDOMS if partners.war_of_kingdoms(reading) else ():
        units = position.units_of(NAMES.index(kingdom))
        led = {u.id: u.led_by for u in units if u.led_by != NOBODY}
        wanted = partners.columns_move_under(reading, kingdom)
        assert led == wanted, (seed, kingdom, led, wanted)
        chief = partners.chief(reading, kingdom)
        seen["chief" if chief is not None else "sent on" if led else "nobody"] += 1
    return seen


def sent(rng: Rng, reading: Reading) -> None:
    """Some units of Kingdoms are under players who do not fight them, whether they are of the coalition or not."""
    for unit in reading.truth.units:
        if (
            unit.state in KINGDOMS
            and unit.at is not None
            and unit.name not in reading.led
            and rng.below(3) == 0
        ):
            serves(rng, reading, unit)


# --- in whose turn ---------------------------------------------------------------------------------


def moves_trial(seed: int) -> Counter[str]:
    """A coalition's moves: in the own turn of each, and of each whom a chief calls in his."""
    rng, seen = Rng(seed), Counter[str]()
    reading = coalitions(rng)
    truth = reading.truth
    truth.leave = {(player, state) for player in reading.players() for state in STATES}
    tired(rng, reading)
    for player in reading.players():
        if reading.ill(player):
            continue
        position = put(reading, player, seed)
        listed = acts(position)
        seen["bound" if partners.chief_over(reading, player) is not None else "own"] += 1
        agrees(reading, listed, player, player, seed)
        seen["attacks"] += attacks_agree(reading, position, listed, player, rng)
        called = [one for one in partners.partners(reading, player) if goes_anywhere(reading, one, player)]
        told = {text.split()[1] for text in listed if text.startswith("begin-with ")}
        assert told == {SEATS[one] for one in called}, (seed, player, told, called)
        for one in called:
            copy: Any = position.copy()
            copy.play(copy.read(f"begin-with {SEATS[one]}"))
            assert copy.decision().seats == (SEATS[one],), (seed, player, one)
            agrees(reading, acts(copy), one, player, seed)
            seen["called"] += 1
    return seen


def agrees(reading: Reading, listed: list[str], player: int, turn: int, seed: int) -> None:
    """All units that a player moves, in the turn of somebody."""
    found: dict[str, set[str]] = {}
    for words in (text.split() for text in listed if text.startswith("move ")):
        found.setdefault(words[1], set()).add(words[2])
    for unit in reading.truth.units:
        if partners.under(reading, unit) == player:
            wanted = {name_of(square) for square in partners.ends(reading, unit, player, turn)}
            mine = found.pop(unit.name, set())
            assert mine == wanted, (seed, player, turn, unit.name, mine ^ wanted)
    assert not found, (seed, player, turn, found)


def attacks_agree(reading: Reading, position: Any, listed: list[str], player: int, rng: Rng) -> int:
    """The squares that a player may attack, and who does of his and of his partners'."""
    told = {words[1] for words in map(str.split, listed) if words[0] == "attack"}
    squares = {u.at for u in reading.truth.units if u.at is not None}
    wanted = {name_of(s): who for s in squares if (who := partners.attackers(reading, player, s))}
    assert told == set(wanted), (player, told ^ set(wanted))
    for anchor in situations.some(rng, sorted(told), 1):
        copy: Any = position.copy()
        copy.play(copy.read(f"attack {anchor}"))
        units = {u.id for u in copy.battle.units if u.army == 0 and u.entry == 1}
        assert units == wanted[anchor], (player, anchor, units, wanted[anchor])
        lead = partners.flag(reading, player, units)
        theirs = {u.id for u in copy.battle.units if u.army == 1 and u.entry == 1}
        meant = partners.defenders(reading, lead, square_of(anchor))
        assert theirs == meant, (player, anchor, lead.name, theirs ^ meant)
    return len(told)


def cards_trial(seed: int) -> Counter[str]:
    """Some attacks, all who may be called with them: who picks cards for each army, and how many."""
    rng, seen = Rng(seed), Counter[str]()
    reading = coalitions(rng)
    close(rng, reading)
    for player in reading.players():
        if reading.ill(player):
            continue
        position = put(reading, player, seed)
        for text in situations.some(rng, [text for text in acts(position) if text.startswith("attack ")], 3):
            copy: Any = position.copy()
            copy.play(copy.read(text))
            names = [unit.id for unit in copy.battle.units]
            assert len(set(names)) == len(names), (seed, player, text, "on both sides")
            for number, army in enumerate(copy.battle.armies):
                seen += picked(reading, copy.battle, number, army, (seed, player, text))
    return seen


def close(rng: Rng, reading: Reading) -> None:
    """Many units, the led ones above all, stand beside an enemy."""
    units = [unit for unit in reading.truth.units if unit.at is not None]
    for unit in units:
        foes = [u for u in units if reading.hostile(unit, u)]
        if foes and (unit.name in reading.led or rng.below(3) == 0):
            at = rng.choice(foes).at
            assert at is not None
            unit.at = rng.choice(around(at))
    apart(reading)


def picked(reading: Reading, battle: Any, number: int, army: Any, why: object) -> Counter[str]:
    """One army's cards: nobody picks without a commander who is there at once."""
    found = {one.player: one.number for one in army.picking}
    units = [unit for unit in battle.units if unit.army == number]
    column = battle.columns[army.chief]
    chief = NAMES[column.side], column.number
    general = [unit for unit in units if unit.command and unit.column == army.chief and unit.entry == 1]
    if not general or army.player == NOBODY:
        assert not found, (why, found)
        return Counter(nobody=1)
    wanted = partners.picks(reading, [unit.id for unit in units], chief, army.player)
    assert found == wanted, (why, found, wanted)
    return Counter(armies=1, columns=sum(wanted.values()) - 3, others=len(wanted) - 1)


def goes_anywhere(reading: Reading, player: int, turn: int) -> bool:
    """Whether he has a unit that may move in that turn."""
    mine = [u for u in reading.truth.units if partners.under(reading, u) == player]
    return any(partners.ends(reading, unit, player, turn) for unit in mine)


# --- over to the other side -----------------------------------------------------------------------


def changes_trial(seed: int) -> Counter[str]:
    """Who may go over, to whom; what both Kingdoms do about it, who fights whom then, who leads the columns."""
    rng, seen = Rng(seed), Counter[str]()
    reading = coalitions(rng)
    truth = reading.truth
    tired(rng, reading)
    for player in reading.players():
        if reading.ill(player):
            continue
        position = put(reading, player, seed)
        why, listed = partners.why_no_change(reading, player), set(acts(position)) & set(KINGDOMS)
        assert len(listed) == (not why), (seed, player, why, listed)
        seen[why or "may"] += 1
    able = [p for p in reading.players() if not partners.why_no_change(reading, p)]
    if not able:
        return seen
    player = rng.choice(able)
    war, left = partners.war_of_kingdoms(reading), partners.kingdom_of(reading, player)
    assert war is not None
    assert left is not None
    promise = {"player": player, "side": NAMES.index(left), "war": war.number, "until": truth.turn + 1}
    position = put(reading, player, seed, helps=[promise])
    was = dict(reading.led)
    joined = partners.goes_over(reading, player)
    position.play(position.read(joined))
    for kingdom in KINGDOMS:
        columns_go(reading, position, kingdom, was, seed)
    compare(reading, position, rng, (seed, player, left, joined))
    for kingdom in KINGDOMS:
        assert there(position, player, kingdom) == truth.tie(player, kingdom), (seed, player, kingdom)
    assert {one.side for one in position.helps} == {NAMES.index(joined)}, seed
    assert not set(acts(position)) & set(KINGDOMS), (seed, player)
    found = {(min(pact.one, pact.other), max(pact.one, pact.other)) for pact in position.pacts}
    assert found == set(truth.pacts), (seed, player, found)
    seen["over"] += 1
    return seen


def columns_go(
    reading: Reading, position: Any, kingdom: str, was: dict[str, tuple[int, int]], seed: int
) -> None:
    """The chief of now leads the columns, but moves none that another has moved this turn (kingdom-war-4, R-79)."""
    chief = partners.chief(reading, kingdom)
    led = {
        u.id: u.led_by for u in position.units_of(NAMES.index(kingdom)) if u.led_by != NOBODY and not u.until
    }
    if chief is not None:
        assert set(led.values()) <= {chief}, (seed, kingdom, led, chief)
        commands = [u for u in reading.truth.units if u.state == kingdom and u.kind in COMMANDERS and u.at]
        assert all(u.name in led for u in commands), (seed, kingdom, led)
        may = {unit.id for unit in moving.movers(position, chief)}
        fresh = {
            u.name for u in reading.truth.units if not u.moved or was.get(u.name, (chief, 0))[0] == chief
        }
        assert may & set(led) <= fresh, (seed, kingdom, may & set(led) - fresh)
    for unit in reading.truth.units:
        if unit.state == kingdom and reading.led.get(unit.name, (0, 0))[1] == 0:
            reading.led.pop(unit.name, None)
            if unit.name in led:
                reading.led[unit.name] = led[unit.name], 0


# --- brigades of an ally --------------------------------------------------------------------------


def lent_trial(seed: int) -> Counter[str]:
    """An ally is asked for brigades: how many, which, under whom, for how long; a peace brings them home as well."""
    rng, seen = Rng(seed), Counter[str]()
    reading = mixed(rng)
    truth = reading.truth
    for unit in truth.units:  # some are away, to be reorganised
        if reading.neutral(unit.state) and unit.kind not in COMMANDERS and rng.below(6) == 0:
            unit.at, unit.status, unit.weak = None, "away", False
            reading.led.pop(unit.name, None)
    asking = [(p, s) for (p, s), _ in truth.ties.items() if may_ask(reading, p, s)]
    if not asking:
        return seen
    player, state = rng.choice(asking)
    allied = truth.tie(player, state)
    allied.step, allied.counter, allied.wait, allied.strict, allied.plus, allied.never = (
        4, ALLIANCE, {}, set(), set(), set(),
    )  # fmt: skip
    position = put(reading, player, seed)
    most = partners.most_lent(reading, state)
    numbers = [int(text.split()[3]) for text in acts(position) if text.startswith(f"ask {state} arms ")]
    assert max(numbers, default=0) == most, (seed, player, state, most)
    if numbers:
        number, die = rng.choice(numbers), 1 + rng.below(6)
        position.rng = Loaded(7, [die])
        position.play(position.read(f"ask {state} arms {number}"))
        granted = courts.granted(allied, "arms", number, die, truth.turn, free=most)
        free = partners.may_be_lent(reading, state)
        fresh = {u.id for u in position.units.values() if u.led_by == player and u.id not in reading.led}
        assert fresh <= free, (seed, player, state, fresh, free)
        assert len(fresh) == granted, (seed, player, state, number, die, fresh)
        reading.led |= dict.fromkeys(fresh, (player, truth.turn + LENT_TURNS - 1))
        seen["lent"] += granted
    compare(reading, position, rng, (seed, player, state))
    peace = rng.below(LENT_TURNS + 1)
    for ended in range(truth.turn, truth.turn + LENT_TURNS):
        if ended == truth.turn + peace:
            seen["peace"] += makes_peace(reading, position, player)
        lent.go_home(position)
        position.turn += 1
        kept = partners.still_lent(reading, ended)
        reading.led = {name: told for name, told in reading.led.items() if name in kept}
        now = {u.id: u.led_by for u in position.units.values() if u.led_by != NOBODY}
        assert now == {name: leader for name, (leader, _) in reading.led.items()}, (seed, ended, now)
    seen["asked"] += 1
    return seen


def may_ask(reading: Reading, player: int, state: str) -> bool:
    """Whether they could be allies, and speak to each other."""
    return (
        reading.neutral(state)
        and not reading.ill(player)
        and not reading.enemies(state) & set(reading.truth.led(player))
    )


def makes_peace(reading: Reading, position: Any, player: int) -> int:
    """A player and all who are with him leave one of his wars."""
    home = reading.truth.homes[player]
    war = next((war for war in reading.wars if war.side_of(home) is not None), None)
    if war is None:
        return 0
    states = list(war.sides[war.side_of(home) or 0])
    wars.leave_war(position, war.number, *(NAMES.index(s) for s in states))
    reading.leave(war, *states)
    return 1


TRIALS = {
    "occupants": occupants_trial,
    "border guards": guards_trial,
    "in whose turn": moves_trial,
    "cards of partners": cards_trial,
    "over to the other": changes_trial,
    "brigades lent": lent_trial,
}
