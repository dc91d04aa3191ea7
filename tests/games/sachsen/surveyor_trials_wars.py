"""Trials of war: its end and its price, commitments, coalitions, votes, in the engine and in the second reading."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.sachsen.politics.guarantees import react_later
from engine.kernel.rng import Rng
from tests.games.sachsen import surveyor_courts as courts
from tests.games.sachsen import surveyor_situations as situations
from tests.games.sachsen import surveyor_wars as wars
from tests.games.sachsen.surveyor_engine import COIN, NAMES, NOBODY, position_of
from tests.games.sachsen.surveyor_facts import COMMANDERS, KINGDOMS, PROVINCES, STATES
from tests.games.sachsen.surveyor_realm import ALLIANCE, AWAY, NO_COUNTER, Realm
from tests.games.sachsen.surveyor_trials import SEATS, purses, turn_of
from tests.games.sachsen.surveyor_trials_courts import there
from tests.games.sachsen.surveyor_wars import Struggle

# --- situations -----------------------------------------------------------------------------------


def peaceful(rng: Rng) -> Realm:
    """A sheet without a war, with some wounded rulers; nobody keeps a war counter."""
    truth = situations.realm(rng)
    truth.wars.clear()
    for tie in truth.ties.values():
        tie.war = 0
    for state in STATES:
        if (
            rng.below(8) == 0 and state not in truth.chaos and state not in KINGDOMS
        ):  # no king is struck
            leader = truth.leader[state]
            for one in truth.led(leader) if leader is not None else [state]:
                truth.blocked[one] = 2
    return truth


def struggle(rng: Rng, truth: Realm) -> Struggle:
    """A war between two players with some of their neighbours; no agreement crosses it."""
    homes = situations.some(rng, truth.homes, 2 + rng.below(2))
    sides = [list(truth.led(truth.homes.index(homes[0]))), list(truth.led(truth.homes.index(homes[1])))]
    for home in homes[2:]:
        sides[rng.below(2)] += truth.led(truth.homes.index(home))
    for state in STATES:
        if truth.leader[state] is None and state not in truth.chaos and rng.below(5) == 0:
            sides[rng.below(2)].append(state)
    war = Struggle(sides[0], sides[1], since=truth.turn - rng.below(min(truth.turn, 11)))
    war.won = {p: rng.below(3) for p in range(len(truth.homes))}
    war.kingdom = (
        rng.below(3) == 0 and any(s in KINGDOMS for s in sides[0]) and any(s in KINGDOMS for s in sides[1])
    )
    truth.wars += war.pairs()
    for a, b in (*war.pairs(), *((b, a) for a, b in war.pairs())):
        leader, other = truth.leader[a], truth.leader[b]
        if leader is not None and other is not None:
            truth.pacts.pop((min(leader, other), max(leader, other)), None)
        elif leader is not None:
            tie = truth.tie(leader, b)
            if tie.counter != NO_COUNTER:
                tie.counter, tie.step = NO_COUNTER, 0
    return war


def told(war: Struggle, truth: Realm, beaten: list[str]) -> list[dict[str, Any]]:
    """A war in the engine's form, the losers as its first side."""
    return [
        {
            "number": 1,
            "one": [NAMES.index(s) for s in war.losers],
            "other": [NAMES.index(s) for s in war.winners],
            "since": war.since,
            "won": [war.won.get(p, 0) for p in range(len(truth.homes))],
            "kingdom": war.kingdom,
            "beaten": [NAMES.index(s) for s in beaten],
        }
    ]


def owners(position: Any) -> dict[str, str]:
    """Whose each province is."""
    return {p: NAMES[owner] for p, owner in zip(PROVINCES, position.owner, strict=True)}


# --- peace ----------------------------------------------------------------------------------------


def peace_trial(seed: int) -> Counter[str]:
    """The last player of a side gives up: who speaks, what may be asked, what is paid, what becomes of cards."""
    rng, seen = Rng(seed), Counter[str]()
    truth = peaceful(rng)
    war = struggle(rng, truth)
    losers = wars.players(truth, war.losers)
    last = next((p for p in losers if not truth.blocked.get(truth.homes[p])), None)
    if last is None:
        return seen
    beaten = [s for p in losers if p != last for s in truth.led(p)]
    position = position_of(truth, turn_of(last), seed, wars=told(war, truth, beaten))
    for player in losers:
        cards = [position.deck.pop() for _ in range(rng.below(4))]
        position.hands[player] = tuple(sorted(cards))
    spoils = [card for player in losers for card in position.hands[player]]
    position.play(position.read(f"beaten {war.winners[0]}"))
    speakers = [p for p in wars.ranked(truth, war) if not truth.blocked.get(truth.homes[p])]
    for player in losers:
        if not speakers or truth.blocked.get(truth.homes[player]):
            wars.ruled(truth, war, truth.led(player), player)
            seen["ruled"] += 1
        else:
            seen[talk(rng, truth, position, war, player, speakers[0])] += 1
    seen["cards"] += share_out(truth, position, war, spoils)
    wars.by_rule(truth, war)
    for state in war.losers:
        if truth.leader[state] is None and state not in KINGDOMS:
            wars.ruled(truth, war, [state], None)
    assert not position.wars, seed
    stay = [
        p for p in range(len(truth.homes)) if p not in losers or any(truth.owned(s) for s in truth.led(p))
    ]
    for player in range(len(truth.homes)):
        assert (position.homes[player] != NOBODY) == (player in stay), (seed, player)
        seen["out"] += player not in stay
    found = purses(position)
    for player in stay:
        assert found[player] == (truth.treasury[player], truth.debt[player]), (seed, player, found[player])
    assert owners(position) == truth.owner, (
        seed,
        {p for p in PROVINCES if owners(position)[p] != truth.owner[p]},
    )
    gains = [position.wars_won[p] - truth.wars_won[p] for p in stay]
    assert gains == [int(p in wars.players(truth, war.winners)) for p in stay], (seed, gains)
    return seen


def talk(rng: Rng, truth: Realm, position: Any, war: Struggle, loser: int, speaker: int) -> str:
    """The talks with one beaten player, three rounds at most; how they end."""
    home, menu = truth.homes[loser], wars.on_the_menu(truth, war, truth.led(loser))
    for _ in range(wars.ROUNDS):
        assert position.decision().seats == (SEATS[speaker],)
        money, lands = terms(rng, menu)
        for wrong in (
            f"demand {home} {wars.MOST + COIN}",
            *(f"demand {home} 0 {p}" for p in PROVINCES if p not in menu),
        ):
            assert position.refuse(position.read(wrong)) is not None, wrong
        position.play(position.read(" ".join(["demand", home, str(money), *lands])))
        assert position.decision().seats == (SEATS[loser],)
        word = rng.choice(["accept", "refuse", "refuse", "counter"])
        if word == "counter":
            money, lands = terms(rng, menu)
            position.play(position.read(" ".join(["counter", home, str(money), *lands])))
            assert position.decision().seats == (SEATS[speaker],)
            word = rng.choice(["accept", "refuse"])
        position.play(position.read(word))
        if word == "accept":
            wars.agreed(truth, war, loser, money, lands)
            return "agreed"
    wars.ruled(truth, war, truth.led(loser), loser)
    return "three rounds"


def terms(rng: Rng, menu: dict[str, str]) -> tuple[int, list[str]]:
    """Any sum and any of the provinces."""
    lands = situations.some(rng, sorted(menu), rng.below(len(menu) + 1))
    return COIN * rng.below(wars.MOST // COIN + 1), lands


def share_out(truth: Realm, position: Any, war: Struggle, spoils: list[int]) -> int:
    """All cards of the beaten go to the winners, one in turn; to the discards where no player has won (peace-3)."""
    takers, gained = wars.ranked(truth, war), Counter[int]()
    picks = 0
    while position.decision().step == "spoils-picking":
        wanted = takers[picks % len(takers)]
        assert position.decision().seats == (SEATS[wanted],)
        position.play(next(iter(position.decision().actions)))
        picks += 1
    for number in range(len(spoils)):
        if takers:
            gained[takers[number % len(takers)]] += 1
    assert len(takers) < 2 or picks == len(spoils)
    for player in range(len(truth.homes)):
        if player in takers:
            assert len(position.hands[player]) == gained[player], (player, spoils)
    if not takers:
        assert sorted(position.discards) == sorted(spoils)
    return len(spoils)


# --- wars that end by themselves --------------------------------------------------------------------


def ends_trial(seed: int) -> Counter[str]:
    """At the end of a turn: who is at his end, who gives up, which Kingdom has lost, what lasts too long."""
    rng = Rng(seed)
    truth = peaceful(rng)
    war = struggle(rng, truth)
    overrun(rng, truth, war)
    if rng.below(4) == 0:
        war.since = truth.turn - 11
    wanted = ending(truth, war)
    position = position_of(truth, [*turn_of(0), ["war-ends", {}]], seed, wars=told(war, truth, []))
    state: Any = position.state()
    found = how_it_stands(state, position, truth, war)
    assert found == wanted, (seed, wanted, found)
    return Counter([wanted.split()[0]])


def overrun(rng: Rng, truth: Realm, war: Struggle) -> None:
    """Beaten armies: a part of the losers' units is away, winners stand all over their lands."""
    share, lands = 1 + rng.below(6), [p for s in war.losers for p in truth.owned(s)]
    for unit in list(truth.units):
        if unit.state in war.losers and rng.below(6) < share:
            unit.at, unit.status = None, AWAY
            if unit.kind in COMMANDERS:
                truth.units.remove(unit)
        elif unit.state in war.winners and unit.at is not None and lands and rng.below(6) < share:
            unit.at = rng.choice(situations.squares_of(rng.choice(lands)))


def ending(truth: Realm, war: Struggle) -> str:
    """What comes of a war at the end of a turn: the first that applies (R-31, R-32, R-40)."""
    sides = [(war.losers, war.winners), (war.winners, war.losers)]
    if war.kingdom:
        for kingdom in KINGDOMS:
            enemies = next((other for own, other in sides if kingdom in own), [])
            if enemies and wars.kingdom_loses(truth, kingdom, enemies):
                return "lost " + ("losers" if kingdom in war.losers else "winners")
    for player in range(len(truth.homes)):
        for own, enemies in sides:
            if truth.homes[player] in own and wars.at_the_end(truth, truth.led(player), enemies):
                others = [p for p in wars.players(truth, own) if p != player]
                if not others:
                    return "lost " + ("losers" if own is war.losers else "winners")
                return "beaten " + truth.homes[player]
    if not war.kingdom:
        for own, enemies in sides:
            for state in own:
                if truth.leader[state] is None and wars.gives_up(truth, state, enemies):
                    return "gives-up " + state
    if truth.turn - war.since + 1 >= wars.STALEMATE:
        return "stalemate"
    return "goes-on"


def how_it_stands(state: dict[str, Any], position: Any, truth: Realm, war: Struggle) -> str:
    """The same, as the engine has left it."""
    steps = [step for step, _ in state["agenda"]]
    talks = [told for step, told in state["agenda"] if step in ("treaty", "claims", "spoils")]
    if talks:
        assert "treaty" in steps
        return "lost " + ("losers" if talks[0]["lost_one"] else "winners")
    if not state["wars"]:
        return ended_as(position, truth, war)
    one = state["wars"][0]
    if one["beaten"]:
        return "beaten " + next(NAMES[s] for s in one["beaten"] if s in state["homes"])
    return ended_as(position, truth, war)


def ended_as(position: Any, truth: Realm, war: Struggle) -> str:
    """By what was told; with wounded rulers nobody talks, and a war that is lost is over at once."""
    for event in position.news:
        key = event.message.key.removeprefix("sachsen-log-")
        if key == "stalemate":
            return "stalemate"
        if key in ("beaten", "kingdom-lost"):
            state = str(event.side).removeprefix("side:")
            if key == "beaten" and truth.leader[state] is None:
                return "gives-up " + state
            return "lost " + ("losers" if state in war.losers else "winners")
    return "goes-on"


# --- commitments ------------------------------------------------------------------------------------


def commitments_trial(seed: int) -> Counter[str]:
    """A player declares war on a neutral State: who is asked, what it does about each answer."""
    rng, seen = Rng(seed), Counter[str]()
    truth = peaceful(rng)
    well = [p for p, home in enumerate(truth.homes) if not truth.blocked.get(home)]
    targets = [s for s in STATES if truth.leader[s] is None and s not in truth.chaos]
    if not well or not targets:
        return seen
    attacker, state = rng.choice(well), rng.choice(targets)
    position: Any = position_of(truth, turn_of(attacker), seed)
    position.play(position.read(f"declare {state}"))
    courts.declares_war(truth.tie(attacker, state))
    assert there(position, attacker, state) == truth.tie(attacker, state), (seed, state)
    asked = [p for p in well if p != attacker]
    if not asked:
        return seen
    assert position.decision().seats == tuple(SEATS[p] for p in asked), seed
    answers = {p: rng.choice(["neutral", "help", "oppose"]) for p in asked}
    for player, answer in answers.items():
        position.play(position.read(answer), SEATS[player])
    if truth.blocked.get(state):  # it reacts when its ruler is well
        for player in asked:
            assert there(position, player, state) == truth.tie(player, state), (seed, player)
        position.blocked[NAMES.index(state)] = 0
        react_later(position)
        seen["later"] += 1
    sent, joined = False, [attacker]
    for player in asked:
        follows = courts.reaction(truth.tie(player, state), answers[player])
        seen[answers[player]] += 1
        if follows & {"war", "war if it breaks out"}:
            joined.append(player)
        sent = sent or "army" in follows
    for player in range(len(truth.homes)):
        assert there(position, player, state) == truth.tie(player, state), (seed, player, answers.get(player))
    war = next(w for w in position.wars if NAMES.index(state) in (*w.one, *w.other))
    side = war.against(NAMES.index(state))
    assert {NAMES[s] for s in side} == {s for p in joined for s in truth.led(p)}, (seed, joined)
    promised = {one.player for one in position.helps if not one.owed}
    assert promised == {p for p in asked if answers[p] == "help"}, (seed, answers)
    if sent and state not in KINGDOMS:
        assert NAMES.index(state) in war.sent
    if sent and state in KINGDOMS:
        led_army(truth, position, state, joined, war)
        seen["kingdom's army"] += 1
    seen["sent"] += sent
    return seen


def led_army(truth: Realm, position: Any, state: str, enemies: list[int], war: Any) -> None:
    """The closest friend of a Kingdom who is well leads its army; its allies owe a brigade (war-3, R-30)."""
    friends = [p for p in range(len(truth.homes)) if p not in enemies]
    well = [p for p in friends if not truth.blocked.get(truth.homes[p])]
    leader = courts.strongest(truth, state, well)
    asked = position.decision()
    if asked.step == "force":
        assert asked.seats == (SEATS[leader],), (leader, asked.seats)
    else:
        assert leader is None or NAMES.index(state) in war.sent
    owed = {one.player for one in position.helps if one.owed}
    assert owed == {p for p in friends if truth.tie(p, state).counter == ALLIANCE}


def kingdoms_trial(seed: int) -> Counter[str]:
    """Tension: slips, war or none, what the Kingdoms do about it, the chiefs."""
    rng = Rng(seed)
    truth = peaceful(rng)
    standing = rng.below(3) == 0
    well = [p for p, home in enumerate(truth.homes) if not truth.blocked.get(home)]
    if not well:
        return Counter()
    agenda = [*turn_of(well[0]), ["kingdom-sides", {"players": well, "war": standing}]]
    position: Any = position_of(truth, agenda, seed, tension=standing)
    slips = {p: rng.choice([*KINGDOMS, "neither", "neither"]) for p in well}
    for player, slip in slips.items():
        position.play(position.read(slip), SEATS[player])
    war = courts.kingdoms_fight(list(slips.values()), standing)
    assert position.at_war(*(NAMES.index(k) for k in KINGDOMS)) == war, (seed, slips)
    assert position.tension == (not war)
    if not war:
        return Counter(tension=1)
    for player, slip in slips.items():
        for kingdom, said in courts.kingdom_war_answers(slip).items():
            courts.reaction(truth.tie(player, kingdom), said)
            assert there(position, player, kingdom) == truth.tie(player, kingdom), (
                seed,
                player,
                kingdom,
                slip,
            )
    for kingdom in KINGDOMS:
        members = [p for p, slip in slips.items() if slip == kingdom]
        leader = wars.chief(truth, kingdom, members)
        led = {unit.led_by for unit in position.units_of(NAMES.index(kingdom))} - {NOBODY}
        assert led <= {leader}, (seed, kingdom, led, leader)
        beside = {NAMES[s] for s in position.wars[0].beside(NAMES.index(kingdom))}
        assert beside == {kingdom, *(s for p in members for s in truth.led(p))}, (seed, kingdom)
    return Counter(war=1, sides=sum(slip != "neither" for slip in slips.values()))


# --- congress ---------------------------------------------------------------------------------------


def votes_trial(seed: int) -> Counter[str]:
    """A motion is put to the vote: who votes, how the neutral States do, whether it is carried (congress-3 to 5)."""
    rng = Rng(seed)
    truth = peaceful(rng)
    for tie in truth.ties.values():  # more who are level
        if rng.below(2):
            tie.loose = rng.below(3)
    well = [p for p, home in enumerate(truth.homes) if not truth.blocked.get(home)]
    if not well:
        return Counter()
    state = rng.choice([s for s in STATES if s not in truth.chaos])
    agenda = [*turn_of(well[0]), ["motion", {"tabled": [well[0], 5, [state]]}]]
    position: Any = position_of(truth, agenda, seed)
    votes: dict[int, str] = {}
    for player in well:
        assert position.decision().seats == (SEATS[player],), seed
        votes[player] = rng.choice(["yes", "no", "abstain"])
        position.play(position.read(votes[player]))
    carried = courts.carried(truth, votes)
    assert bool(position.truces) == carried, (seed, votes, courts.counted_votes(truth, votes))
    return Counter(carried=int(carried), failed=int(not carried))


TRIALS = {
    "peace": peace_trial,
    "ends": ends_trial,
    "commitments": commitments_trial,
    "kingdoms": kingdoms_trial,
    "votes": votes_trial,
}
