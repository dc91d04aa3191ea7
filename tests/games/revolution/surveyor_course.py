"""The second reading: the sequence of play (part 1 of the rules), what is legal, and what a played Action changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.games.revolution import surveyor_armies as armies
from tests.games.revolution import surveyor_beggars as beggars
from tests.games.revolution import surveyor_end as end
from tests.games.revolution import surveyor_money as money
from tests.games.revolution import surveyor_people as people
from tests.games.revolution import surveyor_within as within
from tests.games.revolution.surveyor_facts import FACTIONS, PROVINCES, REFORMED_SIDES, REGIONS
from tests.games.revolution.surveyor_truth import Deed, Truth

OPENING = [
    "support",
    "units",
    "conflict",
    "neutrals",
    "overflow",
    "propose",
    "within",
    "settle",
    "cards",
    "score",
    "lay",
]
TURN = [
    "tax", "support", "upkeep", "raise", "battles", "siege", "hire", "march", "influence", "units", "conflict",
    "neutrals", "overflow", "propose", "within", "settle", "convert", "coin", "allegiance", "cards", "score", "lay",
]  # fmt: skip
"""The phases as this reading divides them: each is played by some in turn, or by nobody."""


def deeds(truth: Truth) -> list[Deed]:
    """All legal Actions of what is asked."""
    assert truth.step is not None
    return list(listed(truth, *truth.step))


def listed(truth: Truth, kind: str, *who: str) -> Iterator[Deed]:
    """By the kind of question."""
    side = who[-1]
    match kind:
        case "setup":
            yield from money.setup_deeds(truth)
        case "tax":
            yield from money.tax_deeds(truth, side)
        case "support":
            yield from money.support_deeds(truth, side)
        case "intercept":
            yield from money.intercept_deeds(truth, side)
        case "upkeep":
            yield from armies.upkeep_deeds(truth, side)
        case "raise":
            yield from armies.raise_deeds(truth, side)
        case "siege":
            yield from armies.siege_deeds(truth, side)
        case "hire":
            yield from beggars.hire_deeds(truth, side)
        case "ship":
            yield from beggars.ship_deeds(truth, side)
        case "beggars":
            yield from beggars.use_deeds(truth, side)
        case "march":
            yield from armies.march_deeds(truth, side)
        case "influence":
            yield from armies.influence_deeds(truth, side)
        case "hinder":
            yield from [("hinder",), ("let-go",)]
        case "units":
            yield from people.unit_deeds(truth, side)
        case "neutrals":
            yield from people.neutral_deeds(truth)
        case "overflow":
            yield from people.overflow_deeds(truth, side)
        case "propose":
            yield from within.propose_deeds(truth, side)
        case "within":
            yield from within.within_deeds(truth, *who)
        case "convert":
            yield from end.convert_deeds(truth, side)
        case "coin":
            yield from money.coin_deeds(truth, side)
        case "lay":
            yield from end.order_deeds(truth)
        case _:
            raise AssertionError(kind)


def play(truth: Truth, deed: Deed) -> None:
    """A legal Action, and what follows of itself up to the next question."""
    carry_out(truth, deed)
    run(truth)


def carry_out(truth: Truth, deed: Deed) -> None:
    """The Action alone."""
    assert truth.step is not None
    side = truth.step[-1]
    match deed:
        case ("army", region):
            money.set_army(truth, region)
        case ("tax", rate):
            money.tax(truth, side, rate)
        case ("support", box, target, number):
            money.support(truth, side, box, target, number)
        case ("intercept", number):
            money.intercept(truth, side, number)
        case ("let-pass",):
            money.intercept(truth, side, 0)
        case ("keep", region):
            armies.keep(truth, side, region)
        case ("keep-all",):
            armies.keep_all(truth, side)
        case ("disband", region):
            armies.disband(truth, side, region)
        case ("abandon", region, "sack", town):
            armies.abandon_and_sack(truth, side, region, town)
        case ("abandon", region, "replace", place, victim):
            armies.abandon_and_replace(truth, side, region, place, victim)
        case ("raise", region):
            armies.raise_army(truth, side, region)
        case ("besiege", region, city):
            armies.lay_siege(truth, side, region, city)
        case ("hire", number):
            beggars.hire(truth, side, number)
        case ("ship", region, number):
            beggars.ship(truth, side, region, number)
        case ("destroy", *words):
            beggars.destroy(truth, side, *words)
        case ("relieve", *words):
            beggars.relieve(truth, side, *words)
        case ("sack", region, town):
            beggars.sack(truth, side, region, town)
        case ("blockade", region, city):
            beggars.blockade(truth, side, region, city)
        case ("march", region, to):
            armies.march(truth, side, region, to)
        case ("influence", region, place, victim):
            armies.influence(truth, side, region, place, victim)
        case ("hinder",):
            armies.answer_hinder(truth, True)
        case ("let-go",):
            armies.answer_hinder(truth, False)
        case ("place", where, number):
            people.place(truth, side, where, number)
        case ("neutral", province):
            people.add_neutral(truth, province)
        case ("overflow", origin, target, number):
            people.overflow(truth, side, origin, target, number)
        case ("propose", province):
            truth.proposed.append(province)
        case ("set", place, number):
            within.set_counters(truth, truth.step[1], side, place, number)
        case ("out", place, victim, number):
            within.push_out(truth, truth.step[1], place, victim, number)
        case ("convert", city, *chosen):
            end.convert(truth, side, city, *chosen)
        case ("coin", city, number):
            money.coin(truth, side, city, number)
        case ("before", other):
            end.lay(truth, side, other)
            truth.step = None
        case ("last",):
            end.lay(truth, side)
            truth.step = None
        case ("done",):
            finish(truth)
        case _:
            raise AssertionError(deed)


# --- from one who acts to the next ----------------------------------------------------


def run(truth: Truth) -> None:
    """On to the next question that has more than one answer (R-33)."""
    while not truth.over:
        if truth.step is None:
            advance(truth)
            continue
        answers = deeds(truth)
        if not answers:
            finish(truth)
        elif len(answers) == 1:
            carry_out(truth, answers[0])
        else:
            return


def finish(truth: Truth) -> None:
    """Who is asked has ended its part of the phase."""
    assert truth.step is not None
    kind, *_, side = truth.step
    match kind:
        case "units":
            people.end_units(truth, side)
        case "overflow":
            people.end_overflow(truth, side)
        case "within":
            truth.acted.append(side)
        case "convert":
            end.end_sieges(truth, side)
    truth.step = None


def advance(truth: Truth) -> None:
    """The next who acts in this phase, or the next phase."""
    if truth.waiting:
        truth.step = truth.waiting.pop(0)
        begin(truth, *truth.step)
        return
    course = OPENING if truth.turn == 0 else TURN
    number = course.index(truth.phase) + 1 if truth.phase in course else 0
    if number == len(course):
        truth.order, truth.laying = truth.laying, []
        truth.turn += 1
        truth.phase = "tax"
        truth.intercepted = 0
    else:
        truth.phase = course[number]
    open_phase(truth)


def open_phase(truth: Truth) -> None:
    """Who acts in it; a phase without decisions is carried out."""
    match truth.phase:
        case "battles":
            for region in REGIONS:
                armies.battle(truth, region)
        case "conflict":
            for province in PROVINCES:
                people.conflict(truth, province)
        case "neutrals":
            people.fill(truth)
            first = (FACTIONS if truth.turn == 0 else truth.order)[:]
            truth.waiting = (
                [("neutrals", next(s for s in first if s in truth.factions))] if truth.round else []
            )
        case "hire":
            truth.waiting = [("hire", side) for side in truth.order if side in REFORMED_SIDES]
        case "march":
            for army in truth.armies:
                army.moved = army.used = False
            truth.waiting = [("march", side) for side in truth.order]
        case "propose":
            truth.proposed = []
            truth.waiting = [("propose", side) for side in truth.order]
        case "within":
            truth.waiting = [("within", *actor) for actor in within.actors(truth)]
        case "settle":
            truth.proposed, truth.acted = [], []
            within.settle_neutrals(truth)
        case "coin":
            beggars_and_armies_rest(truth)
            truth.waiting = [("coin", side) for side in truth.order]
        case "allegiance":
            end.move_markers(truth)
            end.adjust(truth)
        case "cards":
            end.give_cards(truth)
            end.give_bishoprics(truth)
            end.give_universities(truth)
        case "score":
            end.score(truth)
        case "lay":
            truth.laying = []
            first, *others = end.layers(truth)
            end.lay(truth, first)
            truth.waiting = [("lay", side) for side in others]
        case kind:
            truth.waiting = [(kind, side) for side in truth.order]


def begin(truth: Truth, kind: str, *who: str) -> None:
    """What is counted before a faction acts."""
    side = who[-1]
    match kind:
        case "tax":
            truth.left = 1
            if not money.cities_held(truth, side):
                money.tax(truth, side, 0)
        case "support":
            truth.treasure_moved = False
        case "upkeep":
            armies.begin_upkeep(truth, side)
        case "raise":
            truth.left = 0
        case "units":
            people.begin_units(truth, side)
        case "convert":
            end.begin_sieges(truth, side)
        case "within":
            province, truth.said = who[0], set()
            earlier = [actor for actor in within.actors(truth) if actor[0] == province]
            truth.acted = [s for _, s in earlier[: earlier.index((province, side))]]


def beggars_and_armies_rest(truth: Truth) -> None:
    """After sieges are resolved the Beggars are in their box again, and armies may act anew next turn."""
    end.beggars_return(truth)
    for army in truth.armies:
        army.moved = army.used = False
    truth.undecided = Counter()
