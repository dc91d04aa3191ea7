"""Tables at the moment that a picture shows, played there by bots, and how a moment is known."""

from __future__ import annotations

from collections.abc import Callable

import engine
from desktop.profile.library import new_path
from engine.bots.bot import bot
from engine.games.acres.view_types import AcresView
from engine.games.maria.view_types import MariaView
from engine.games.revolution.view_types import RevolutionView
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.action import Action
from engine.kernel.journal import SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table

MOST_ALIKE = 3
"""Courts where more than so many balances stand have something to show."""
PEOPLE = {
    "maria": {"maria-theresa": "Clara", "frederick": "Anna", "louis": "Bruno"},
    "acres": {"british": "Clara", "french": "Bruno"},
    "revolution": {
        "catholics": "Anna", "habsburgs": "Bruno", "nobility": "Carla", "burghers": "Dario", "reformers": "Elena",
    },
    "sachsen": {"first": "Anna", "second": "Bruno", "third": "Carla", "fourth": "Dario", "fifth": "Elena"},
    "sachsen-battle": {"attacker": "Clara", "defender": "Bruno"},
}  # fmt: skip
SEEDS = 30
"""How many games are tried for a moment."""
Reached = Callable[[Table], bool]
Choose = Callable[[Table], Action | None]


def table_until(
    name: str,
    seed: int,
    reached: Reached,
    ours: Choose = lambda _: None,
    scenario: str = "introductory",
    game: str = "maria",
) -> Table:
    """A table of persons only, led to the moment wanted, with the first seed from this one on that comes to it.

    `ours` chooses, or leaves it to a bot.
    """
    for tried in range(seed, seed + SEEDS):
        table = led_table(game, scenario, tried, reached, ours)
        if reached(table):
            return table
        table.journal.close()
    raise SystemExit(f"with seeds {seed} to {tried} the games end before the moment of {name}")


def led_table(game: str, scenario: str, seed: int, reached: Reached, ours: Choose) -> Table:
    """A table led to the moment wanted, or to its end."""
    entries = [SeatEntry(seat, person) for seat, person in PEOPLE[game].items()]
    table = Table.new(
        engine.game(game),
        scenario=scenario,
        seats=entries,
        seed=seed,
        path=new_path(game),
        version=engine.__version__,
    )
    player, rng = bot("steady"), Rng(seed)
    while not reached(table) and (decision := table.decision()) is not None:
        action = ours(table) or player.choose(table.view(decision.seat), decision, rng)
        table.play(action, decision.seat)
    return table


def prussia_moves(table: Table) -> bool:
    """Whether it is Prussia's movement."""
    view = table.view(None)
    return view.step == "movement" and "prussia" in view.acting


def friedrich_to_move(table: Table) -> bool:
    """Whether in Prussia's movement two pieces have moved and Friedrich has not."""
    moved = [p for p in table.view(None).pieces if p.side == "prussia" and "moved" in p.state]
    return prussia_moves(table) and len(moved) == 2


def others_go_ahead(table: Table) -> Action | None:
    """In Prussia's movement Erbprinz Leopold goes to Sagan, then a train to Crossen."""
    if not prussia_moves(table):
        return None
    decision = table.decision()
    assert decision is not None
    wanted = ("piece:leopold", "place:sagan"), ("piece:prussia-train-1", "place:crossen")
    found = {(a.gesture().source, a.gesture().target): a for a in decision.actions}
    for pair in wanted:
        if pair in found:
            return found[pair]
    return None


def long_duel(table: Table) -> bool:
    """Whether five cards lie in a duel before Glatz and the defender is to play."""
    duel = table.view(None).contest
    return duel is not None and duel.sides[0].place == "glatz" and len(duel.laid) >= 4 and duel.due == 1


def late(table: Table) -> bool:
    """Whether Austria and the Pragmatic Army move late in the game, when much has happened everywhere."""
    view = table.view(None)
    return view.turn >= 9 and view.step == "movement" and "pragmatic" in view.acting


def politics_made(table: Table) -> bool:
    """Whether somebody is to select one of two political cards, and cards lie on the table."""
    view = table.view(None)
    return (
        view.step == "select" and view.turn >= 2 and len(MariaView.of(view).of_advanced().politics.open) == 2
    )


def votes_cast(table: Table) -> bool:
    """Whether the Imperial Election is on."""
    return table.view(None).step == "vote"


def peace_offered(table: Table) -> bool:
    """Whether Austria is to answer the offer of peace over Silesia."""
    view = table.view(None)
    return view.step == "peace" and view.asked == ("maria-theresa",)


def settled(table: Table) -> bool:
    """Whether Britain can settle with cards of its hand, in the middle of a game."""
    view, decision = table.view(None), table.decision("british")
    if view.turn < 8 or view.step != "acts" or decision is None or AcresView.of(view).left < 2:
        return False
    return sum(action.verb == "settle" for action in decision.actions) >= 2


def besieged(table: Table) -> bool:
    """Whether a siege goes on to which both sides have sent cards."""
    view = table.view(None)
    sieges = AcresView.of(view).sieges.values()
    return view.step == "acts" and any(min(map(len, siege.cards.values())) > 1 for siege in sieges)


def raided(table: Table) -> bool:
    """Whether somebody may block a raid, and has a card for it."""
    decision = table.decision()
    return decision is not None and decision.step == "raid-block" and len(decision.actions) > 1


def burghers_place(table: Table) -> bool:
    """Whether the Burghers place new units in the third turn."""
    view = table.view(None)
    return view.turn == 3 and view.step == "new-units" and "burghers" in view.acting


def coins_laid(table: Table) -> bool:
    """Whether coins lie on the allegiance of cities, and the last faction is asked for its own."""
    view = table.view(None)
    if view.turn < 2 or view.step != "allegiance":
        return False
    return any(city.coins for city in RevolutionView.of(view).cities.values())


def revolt_over(table: Table) -> bool:
    """Whether the game is over."""
    return table.view(None).winners is not None


def units_placed(table: Table) -> bool:
    """Whether the last of five players is to place the first units."""
    view = table.view(None)
    return view.step == "placing" and view.asked == ("fifth",)


def bids_open(table: Table) -> bool:
    """Whether a single bid is still to be made in the second turn."""
    view = table.view(None)
    return view.turn == 2 and view.step == "bids" and view.round is not None and len(view.round.waiting) == 1


def bids_begin(table: Table) -> bool:
    """Whether the bids of the second turn begin."""
    view = table.view(None)
    return view.turn == 2 and view.step == "bids"


def court_asks(table: Table) -> bool:
    """Whether a neutral State asks a player for something, as the event of the turn wants it."""
    return table.view(None).step == "court-asks"


def proposals_near(table: Table) -> bool:
    """Whether a player may propose something to several courts, and stands with some already."""
    decision = table.decision()
    if decision is None or decision.step != "player-turn":
        return False
    states = SachsenView.of(table.view(None)).sides.values()
    stands = {court.balance for state in states if state.neutral for court in state.courts.values()}
    return sum(action.verb == "propose" for action in decision.actions) > 1 and len(stands) > MOST_ALIKE
