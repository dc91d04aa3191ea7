"""The opening of a year, and situations from position files (docs/positions-sachsen.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.games.sachsen.battle.scenario import opening as battle_steps
from engine.games.sachsen.battle.values import SERVICE
from engine.games.sachsen.money import coins_of, gulden
from engine.games.sachsen.politics.columns import first_units, neutral_columns
from engine.games.sachsen.politics.start import Placing, standing_at_first
from engine.games.sachsen.politics.turn import PlayerTurn, PlayerTurns
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import (
    COUNTERS,
    ENROLLING,
    LENT,
    OFF,
    REORGANISING,
    STEPS,
    Bargain,
    Claim,
    Column,
    Extra,
    FreePassage,
    Heir,
    Help,
    Leave,
    Options,
    Pact,
    Pending,
    Rung,
    Tie,
    Truce,
    Unit,
    War,
)
from engine.games.sachsen.sequence import NextTurn, turn
from engine.games.sachsen.sequence import opening as opening_steps
from engine.games.sachsen.setup_form import (
    AWAY,
    COMING,
    LOST,
    NOBODY_WORD,
    WAITING,
    column_words,
    form_of,
)
from engine.games.sachsen.sides import BATTLE, ELECTORATES, EVERYBODY, NOBODY, NUMBER, YEAR
from engine.games.sachsen.words import unit_of
from engine.games.sachsen.world import World
from engine.kernel.fields import Fields
from engine.kernel.forms import Filled
from engine.kernel.positions import OPENING
from engine.kernel.promises import Promised
from engine.kernel.rng import LARGEST_SEED

TIE_WORDS = {
    "step": "step", "notes": "loose", "broken": "broken", "war": "declared", "married": "married", "asked": "asked",
    "bonus": "bonus", "money_wait": "money_wait", "arms_wait": "arms_wait", "money_sure": "money_sure",
    "arms_sure": "arms_sure",
}  # fmt: skip
"""What a file calls the fields of a Tie; its counter is a word."""
RUNG_WORDS = {"wait": "wait", "strict": "strict", "plus": "eased", "never": "never"}
"""What it calls those of a Rung: of the next step beside the tie's own, of any other by the name of the step."""


def battle_opening(world: World, players: int, options: Options, seed: int) -> SachsenPosition:
    """A battle before its columns are mustered, run on to its first question."""
    position = SachsenPosition(world, BATTLE, players, options, seed)
    position.push(*battle_steps())
    position.settle()
    return position


def opening(world: World, players: int, options: Options, seed: int) -> SachsenPosition:
    """A year before the deal, run on to its first question."""
    position = SachsenPosition(world, YEAR, players, options, seed)
    position.push(*opening_steps())
    position.settle()
    return position


def set_up(world: World, players: int, options: Options, fields: Fields, seed: int) -> SachsenPosition:
    """A situation from the plain data of a position file; raises FieldError.

    What cannot lie on a table is refused: a State dealt twice, more cards than there are, units in no square.
    """
    form = form_of(world)
    said = Filled(form, fields, (*OPENING, "actions"))
    seed = fields.whole("seed", -LARGEST_SEED, LARGEST_SEED, seed)
    if not any(key in fields for key in form.keys.words):
        return opening(world, players, options, seed)
    reader = _Reader(SachsenPosition(world, YEAR, players, options, seed), said)
    reader.deal()
    reader.lands()
    reader.armies()
    reader.money()
    reader.cards()
    reader.courts()
    reader.wars()
    reader.ending()
    reader.moment()
    reader.position.settle()
    return reader.position


class _Reader:
    """Lays a situation out, field by field."""

    def __init__(self, position: SachsenPosition, fields: Filled) -> None:
        self.position, self.fields, self.world = position, fields, position.world
        self.player: dict[str, int] = {}

    # --- who ----------------------------------------------------------------------

    def deal(self) -> None:
        """Whose State is whose; without a deal they are drawn."""
        position, given = self.position, self.fields.items("deal")
        if given:
            homes = [NUMBER.get(word, NOBODY) for _, word in given]
        else:
            cards = list(ELECTORATES)
            position.rng.shuffle(cards)
            homes = cards[: position.players]
        held = [home for home in homes if home != NOBODY]
        if len(homes) != position.players or len(set(held)) < len(held):
            problem = f"{position.players} different States are dealt, not {len(set(held))}"
            raise self.fields.error("deal", problem, f"Name {position.players} electorates, or {NOBODY_WORD}")
        position.homes = homes
        for player, home in enumerate(homes):
            if home != NOBODY:
                position.leader[home] = player
                self.player[_word(home)] = player
        for name, at, home in self.fields.table("leaders").each():
            position.leader[NUMBER[name]] = NOBODY if home == NOBODY_WORD else self.who(home, at)

    def who(self, home: str, at: tuple[str | int, ...]) -> int:
        """The player of a home State."""
        if home not in self.player:
            self.fields.impossible(
                at, f"{home} is the home of nobody", f"Use one of: {', '.join(self.player)}"
            )
        return self.player.get(home, 0)

    def by_player(self, key: str) -> list[tuple[int, tuple[str | int, ...], Any]]:
        """A table by home State: the player, the way to the entry, its value."""
        return [(self.who(home, at), at, value) for home, at, value in self.fields.table(key).each()]

    def players(self, key: str) -> list[int]:
        """A list of home States as players."""
        return [self.who(home, at) for at, home in self.fields.items(key)]

    # --- lands and armies ---------------------------------------------------------

    def lands(self) -> None:
        """Owners, chaos, claims, what provinces have besides."""
        position, world, fields = self.position, self.world, self.fields
        for name, _, side in fields.table("owner").each():
            position.owner[world.province[name]] = NUMBER[side]
        for _, side in fields.items("chaos"):
            position.chaos[NUMBER[side]] = True
        for _, side in fields.items("gone"):
            position.gone[NUMBER[side]] = True
        for name, at, said in fields.table("claims").each():
            position.claims[world.province[name]] = Claim(self.who(said["home"], at), said["since"])
        for _, name in fields.items("manufactories"):
            number = world.province[name]
            position.extra[number] = replace(position.extra[number], manufactory=True)
        for name, _, said in fields.table("barren").each():
            number = world.province[name]
            manufactory = position.extra[number].manufactory
            position.extra[number] = Extra(manufactory, said["turns"], said.get("unless", 0))

    def armies(self) -> None:
        """The units that are named and no others; else those of the beginning."""
        position, world, fields = self.position, self.world, self.fields
        placing = fields.word("phase") == Placing.name
        position.turn = fields.whole("turn", 0 if placing else 1)
        if placing != (position.turn == 0):
            mend = f"Write turn: 0 with phase: {Placing.name}, and another turn with any other"
            fields.impossible(("turn",), "the first units are placed before turn 1", mend)
        if "units" in fields:
            for name, at, said in fields.table("units").each():
                position.put(self._unit(name, at, said))
        else:
            for side in EVERYBODY:
                if position.leader[side] == NOBODY:
                    neutral_columns(position, side)
                else:
                    first_units(position, side)
                    if not placing:
                        standing_at_first(position, side)
        names = column_words(world)
        for name, _, said in fields.table("columns").each():
            captor = NUMBER[said["captured"]] if "captured" in said else NOBODY
            position.columns[names.index(name)] = Column(
                said["points"], said.get("reserve", 0), said.get("marshal", False), not said.get("dead", False),
                captor, said.get("fought", 0),
            )  # fmt: skip

    def _unit(self, name: str, at: tuple[str | int, ...], said: Mapping[str, Any]) -> Unit:
        """`dresden moved 2`, `coming 4`, `lost 8 paid`, `away 10`."""
        unit, where, position = unit_of(self.world, name), said["at"], self.position
        told = said.get("turn", 0)
        if (where in (COMING, LOST, AWAY)) != ("turn" in said):
            self.fields.impossible(at, "a turn is told of units that are off the board", f"Write {COMING} 4")
        if where == WAITING and (position.turn or position.leader[unit.side] == NOBODY):
            self.fields.impossible(at, "only first units of players wait, in turn 0", "Name a square")
        numbers = self.world.numbers
        status = {COMING: ENROLLING, LOST: REORGANISING, AWAY: LENT}.get(where, 0)
        due = told + numbers.reintegration_turns if where == LOST else told
        return replace(
            unit,
            square=OFF if status or where == WAITING else self.world.square[where],
            status=status,
            due=due,
            paid=said.get("paid", False),
            weak=position.turn if said.get("weak") else 0,
            moved=said.get("moved", 0),
            origin=self.world.square[said["origin"]] if "origin" in said else OFF,
            attacked=said.get("attacked", False),
            led_by=self.who(said["led"], at) if "led" in said else NOBODY,
            until=said.get("until", 0),
        )

    # --- money and cards ----------------------------------------------------------

    def money(self) -> None:
        """Treasuries and debts, in gulden."""
        position = self.position
        for player, home in enumerate(position.homes):
            position.treasury[player] = self.world.numbers.start_treasury if home != NOBODY else 0
        for key, held in (("money", position.treasury), ("debt", position.debt)):
            for player, at, money in self.by_player(key):
                coins = coins_of(money)
                if coins is None:
                    self.fields.impossible(at, f"the smallest coin is {gulden(1)}", "Write a multiple of it")
                held[player] = coins or money // gulden(1)

    def cards(self) -> None:
        """Hands and what lies open; what is named nowhere is shuffled into the deck."""
        position, world, fields = self.position, self.world, self.fields
        for player, _, names in self.by_player("hands"):
            position.hands[player] = tuple(sorted(world.card[name] for name in names))
        position.discards = [world.card[name] for _, name in fields.items("discards")]
        for player in self.players("services"):
            position.services[player] = True
        for player in self.players("captures"):
            position.capture_right[player] = True
        left = Counter(world.whole_deck())
        left.subtract((*position.discards, *(card for hand in position.hands for card in hand)))
        left[world.card[SERVICE]] -= sum(position.services)
        if "deck" in fields:
            position.deck = [world.card[name] for _, name in fields.items("deck")][::-1]
            left.subtract(position.deck)
        for card, number in left.items():
            if number < 0:
                raise fields.error(
                    "hands", f"there are {-number} too many of {world.card_ids[card]}", "Take some away"
                )
        if "deck" not in fields:
            position.deck = sorted(left.elements())
            position.rng.shuffle(position.deck)
        self._events()
        for at, said in fields.items("pending"):
            position.pending = (*position.pending, self._pending(at, said))

    def _events(self) -> None:
        position, world, fields = self.position, self.world, self.fields
        number = {name: n for n, name in enumerate(world.event_ids)}
        said = fields.value("event")
        if said is not None:
            position.event, position.good = number[said["card"]], said["half"] == "good"
            position.event_side = NUMBER[said["side"]] if "side" in said else NOBODY
        if "events" in fields:
            position.event_deck = [number[name] for _, name in fields.items("events")][::-1]
        else:
            position.event_deck = [n for n in number.values() if n != position.event]
            position.rng.shuffle(position.event_deck)
        position.tension = fields.yes("tension", False)

    def _pending(self, at: tuple[str | int, ...], said: Mapping[str, Any]) -> Pending:
        """`sachsen maintenance 50 left 1 until 4`."""
        kind, *rest = said["kind"].split()
        leads = {"left": 1, "until": 0}
        number = int(rest.pop(0)) if rest and rest[0].isdigit() else 0
        while len(rest) > 1 and rest[0] in leads and rest[1].isdigit():
            leads[rest[0]] = int(rest[1])
            rest = rest[2:]
        if rest:
            self.fields.impossible(at, f"'{rest[0]}' is not known here", "Write left or until with a number")
        return Pending(self.who(said["home"], at), kind, number, leads["left"], leads["until"])

    # --- courts and wars ----------------------------------------------------------

    def courts(self) -> None:
        """Heirs, wounded rulers, ties and pacts."""
        position, fields = self.position, self.fields
        for name, _, children in fields.table("heirs").each():
            position.heirs[NUMBER[name]] = tuple(
                Heir(one["kind"], NUMBER[one["married"]] if "married" in one else NOBODY) for one in children
            )
        for name, _, turns in fields.table("blocked").each():
            position.blocked[NUMBER[name]] = turns
        for player, _, ties in self.by_player("ties"):
            for name, said in ties.items():
                position.set_tie(player, NUMBER[name], _tie(said))
        position.pacts = tuple(
            Pact(self.who(one["one"], at), self.who(one["other"], at), one["kind"], one.get("until", 0))
            for at, one in fields.items("pacts")
        )
        position.bargains = tuple(
            Bargain(self.who(one["author"], at), self.who(one["other"], at), tuple(one["words"].split()))
            for at, one in fields.items("bargains")
        )

    def wars(self) -> None:
        """Wars, and what binds for some turns."""
        position, fields = self.position, self.fields
        for number, (at, said) in enumerate(fields.items("wars"), start=1):
            one, other = (tuple(NUMBER[side] for side in said.get(key, ())) for key in ("one", "other"))
            if not one or not other or set(one) & set(other):
                fields.impossible(at, "a war has States on both sides, and none on both", "Mend one or other")
            won = [0] * position.players
            for home, battles in said.get("won", {}).items():
                won[self.who(home, at)] = battles
            since, kingdom = said.get("since", position.turn), said.get("kingdom", False)
            sent, beaten = (tuple(NUMBER[side] for side in said.get(key, ())) for key in ("sent", "beaten"))
            war = War(said.get("nth", number), one, other, since, tuple(won), kingdom, sent, beaten)
            if any(known.number == war.number for known in position.wars) or not {*sent, *beaten} <= {
                *one,
                *other,
            }:
                fields.impossible(
                    at, "wars have different numbers, and parties of their own", "Mend one or other"
                )
            position.wars = (*position.wars, war)
        position.leaves = tuple(
            Leave(self.who(one["home"], at), NUMBER[one["side"]], one["until"], not one.get("refused", False))
            for at, one in fields.items("leaves")
        )
        position.truces = tuple(Truce(NUMBER[one["side"]], one["until"]) for _, one in fields.items("truces"))
        position.free_passages = tuple(
            FreePassage(NUMBER[one["one"]], NUMBER[one["other"]], one["until"])
            for _, one in fields.items("free_passages")
        )
        position.helps = tuple(
            Help(
                self.who(one["home"], at),
                NUMBER[one["side"]],
                one["war"],
                one["until"],
                one.get("owed", False),
            )
            for at, one in fields.items("helps")
        )

    # --- the end, the moment --------------------------------------------------------

    def ending(self) -> None:
        """What counts at the end, and promises."""
        position, fields = self.position, self.fields
        for key, counted in (
            ("battles", position.battles), ("wars_won", position.wars_won), ("congresses", position.congresses),
        ):  # fmt: skip
            for player, _, number in self.by_player(key):
                counted[player] = number
        position.hour = fields.yes("hour", False)
        position.points = [tuple(row) for _, row in fields.items("points")]
        position.promises = tuple(
            Promised(one["seat"], one["until"], one["words"]) for _, one in fields.items("promises")
        )

    def moment(self) -> None:
        """The order of play, the phase that begins, and who still acts in it."""
        position, fields = self.position, self.fields
        order = self.players("order")
        rest = [player for player in position.everybody() if player not in order]
        if len(set(order)) < len(order):
            fields.impossible(("order",), "every State stands in it once", "Name each once")
        position.order = (*order, *rest)
        playing = position.present()
        if position.turn == 0:
            position.push(Placing(tuple(position.everybody())), NextTurn())
            return
        steps = turn(playing)
        names = [step.name for step in steps]
        phase = fields.word("phase", names[0])
        own = phase == PlayerTurn.name
        going = list(steps[names.index(PlayerTurns.name if own else phase) :])
        left = tuple(self.players("left")) or playing
        if isinstance(going[0], PlayerTurns):
            going[0] = PlayerTurns(left[1:] if own else left)
        elif "left" in fields and hasattr(going[0], "left"):
            going[0] = replace(going[0], left=left)
        position.push(*([PlayerTurn(left[0])] if own else []), *going)


def _word(home: int) -> str:
    return next(word for word, number in NUMBER.items() if number == home)


def _tie(said: Mapping[str, Any]) -> Tie:
    """What lies between a player and a State."""
    counter = COUNTERS.index(said.get("counter", COUNTERS[0]))
    tie = Tie(
        counter=counter, **{TIE_WORDS[word]: value for word, value in said.items() if word in TIE_WORDS}
    )
    for name, rung in said.get("steps", {}).items():
        tie = tie.with_rung(STEPS.index(name), _rung(rung))
    return tie if _rung(said) == Rung() else tie.with_rung(tie.step, _rung(said))


def _rung(said: Mapping[str, Any]) -> Rung:
    return Rung(**{field: said[word] for word, field in RUNG_WORDS.items() if word in said})
