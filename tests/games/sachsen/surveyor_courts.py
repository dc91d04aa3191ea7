"""Courts in the second reading: notes, the ladder, marriages, requests, passage, commitments, votes."""

from __future__ import annotations

from tests.games.sachsen.surveyor_facts import COMMANDERS, KINGDOMS, SURVEY, rounded_down
from tests.games.sachsen.surveyor_realm import ALLIANCE, NO_COUNTER, PACT, Realm, Tie

STEPS = ("", "open relations", "strengthen relations", "mutual defence", "alliance")
NEVER, WAIT, YES = "never", "wait", "yes"

# --- notes (notes, R-22, R-83) ------------------------------------------------------------


def note(tie: Tie, number: int) -> None:
    """Approval notes, or protest notes below 0: each cancels one of the other kind (notes-1).

    Approval notes wear off the counters "agreement broken" and "war declared" before they lie loose (R-22).
    """
    for _ in range(max(0, number)):
        if tie.broken:
            tie.broken -= 1
        elif tie.war:
            tie.war -= 1
        else:
            tie.loose += 1
    tie.loose += min(0, number)


def counter_of_protest(tie: Tie, number: int) -> int:
    """What is left of a counter that stands for so many protest notes when approval notes were there (notes-1)."""
    cancelled = min(max(0, tie.loose), number)
    tie.loose -= cancelled
    return number - cancelled


def exchange_notes(tie: Tie, counter: str) -> None:
    """Three notes for the pact; of fewer all; from pact to alliance its counter and one loose note (R-22, R-83)."""
    price = SURVEY["counters"]["mutual_defence"] if counter == PACT else 1
    tie.loose -= min(max(0, tie.loose), price)
    tie.counter = counter


def undo(tie: Tie) -> None:
    """The agreement is gone, and the ladder begins anew; heirs stay married for good (R-24)."""
    tie.counter, tie.step = NO_COUNTER, 0


def breaks(tie: Tie) -> None:
    """A player breaks an agreement: the counter of three protest notes (notes-3)."""
    undo(tie)
    tie.broken = counter_of_protest(tie, SURVEY["counters"]["broken"])


def declares_war(tie: Tie) -> None:
    """Every agreement ends; the counter of four protest notes (war-1, notes-3)."""
    undo(tie)
    tie.war = counter_of_protest(tie, SURVEY["counters"]["war"])


def makes_peace(tie: Tie) -> None:
    """The counter "war declared" goes (R-22)."""
    tie.war = 0


def why_no_ruin(tie: Tie) -> str:
    """A Spy cannot ruin an alliance with a marriage, nor what is not there (espionage-1)."""
    if tie.married and tie.counter == ALLIANCE:
        return "espionage-1"
    return "" if tie.counter != NO_COUNTER or tie.loose > 0 else "espionage-1"


def ruined(tie: Tie) -> None:
    """All approval notes go back and the agreement is dissolved (espionage-1)."""
    undo(tie)
    tie.loose = min(0, tie.loose)


def helped(tie: Tie) -> None:
    """Money of 500,000 or arms, unasked: one protest note away, or one approval note (notes-2, notes-4)."""
    note(tie, 1)


# --- the ladder (agreements-2, agreements-3, R-24) ----------------------------------------


def why_no_proposal(realm: Realm, player: int, state: str, step: int) -> str:
    """The clause that forbids a proposal of a step (5: a marriage); "" if it may be made."""
    tie = realm.tie(player, state)
    if realm.leader[state] is not None or state in realm.chaos:
        return "agreements-2"
    if realm.blocked.get(state):
        return "R-77"
    if any(realm.blocked.get(own) for own in realm.led(player)):
        return "attempt-5"
    if any(realm.at_war(own, state) for own in realm.led(player)):
        return "war-1"
    if tie.asked == realm.turn:
        return "R-24"
    if step == 5 and (tie.counter != ALLIANCE or tie.married):
        return "R-24"
    if step != 5 and step != tie.step + 1:
        return "R-24"
    return "agreements-3" if step in tie.never or realm.turn < tie.wait.get(step, 0) else ""


def modifier(tie: Tie, step: int, card: int) -> int:
    """What is added to the die: notes with counters; loose notes alone for a marriage; bonuses (R-22, R-24)."""
    notes = tie.loose if step == 5 else tie.weight()
    return notes + tie.bonus + card + (step in tie.plus)


def within_table(total: int) -> int:
    """Below 1 is 1, above 6 is 6."""
    return max(1, min(6, total))


def answer(tie: Tie, step: int, die: int, turn: int, card: int = 0) -> str:
    """The answer to a proposal, and what follows from it (agreements-3)."""
    total = within_table(die + modifier(tie, step, card))
    strict, plus = step in tie.strict, step in tie.plus
    tie.strict.discard(step)
    tie.plus.discard(step)
    tie.wait.pop(step, None)
    tie.bonus, tie.asked = 0, turn
    if total >= 5 or (total == 4 and plus):
        if step == 5:  # no note
            tie.married = True
        else:
            tie.step = step
            note(tie, 1)
        if step in (3, 4):
            exchange_notes(tie, PACT if step == 3 else ALLIANCE)
        tie.bonus = 1 if total == 6 else 0
        return YES
    if total == 1 or (total == 2 and strict):
        tie.never.add(step)
        note(tie, -1)
        return NEVER
    tie.wait[step] = turn + {2: 6, 3: 3, 4: 1}[total]
    if total == 2:
        tie.strict.add(step)
    if total == 4:
        tie.plus.add(step)
    return WAIT


def extended(realm: Realm, player: int, other: int) -> None:
    """An alliance with somebody's ally: the two players are allied as well (agreements-8)."""
    realm.pacts[min(player, other), max(player, other)] = ALLIANCE


def allies_to_ask(realm: Realm, player: int, state: str, step: int) -> list[int]:
    """Players whose word an alliance needs; nobody's for a pact (agreements-8)."""
    if step != 4:
        return []
    return [
        p
        for (p, s), tie in sorted(realm.ties.items())
        if s == state and p != player and tie.counter == ALLIANCE
    ]


# --- marriages (agreements-6) -------------------------------------------------------------


def couples(realm: Realm, player: int, state: str) -> list[tuple[str, str, str]]:
    """Own State, and whom of the own house and of the other can marry: a son and a daughter, both free."""
    found = []
    for own in realm.led(player):
        for mine in ("daughter", "son"):
            theirs = "son" if mine == "daughter" else "daughter"
            if (mine, "") in realm.heirs.get(own, []) and (theirs, "") in realm.heirs.get(state, []):
                found.append((own, mine, theirs))
    return found


# --- requests (agreements-5, agreements-7, R-25, R-84) ------------------------------------


def why_no_request(realm: Realm, player: int, state: str, what: str, number: int) -> str:
    """The clause that forbids to ask an ally for so much money or so many brigades."""
    tie = realm.tie(player, state)
    if realm.blocked.get(state):
        return "R-77"
    if tie.counter != ALLIANCE:
        return "agreements-5"
    kind = "kingdom" if state in KINGDOMS else "electorate"
    if what == "money" and number > SURVEY["ally_money"][kind]:
        return "agreements-5"
    if realm.turn < (tie.money_wait if what == "money" else tie.arms_wait):
        return "agreements-7"
    return ""


def granted(tie: Tie, what: str, number: int, die: int, turn: int, card: int = 0, free: int = 0) -> int:
    """How much comes: money rounded down to 100,000, brigades to whole ones (agreements-7, R-25, R-84).

    `free`: the smaller of half the State's brigades and those that are no guards.
    """
    most = number if what == "money" else min(number, free)
    setattr(tie, f"{what}_wait", turn + 1)  # one request of a kind to a State in a turn
    if getattr(tie, f"{what}_granted"):
        setattr(tie, f"{what}_granted", False)
        return most
    total = within_table(die + tie.loose + tie.bonus + card)
    tie.bonus = 0
    if total <= 2:
        setattr(tie, f"{what}_wait", turn + (3 if total == 1 else 1))
        return 0
    setattr(tie, f"{what}_granted", total == 6)
    share = {3: 0.25, 4: 0.5, 5: 1, 6: 1}[total]
    return rounded_down(most * share) if what == "money" else int(most * share)


def free_brigades(realm: Realm, state: str) -> int:
    """At most half of the brigades, rounded down, and never guards of provinces (R-25): one in each province stays."""
    of_state = [u for u in realm.units if u.state == state and u.at is not None and u.kind not in COMMANDERS]
    guards = sum(any(u in realm.within(p) for u in of_state) for p in realm.owned(state))
    return max(0, min(len(of_state) // 2, len(of_state) - guards))


def price_of_passage(tie: Tie, die: int, card: int = 0) -> int:
    """Die and loose notes; 6 and more free (passage-2)."""
    total = within_table(die + tie.loose + tie.bonus + card)
    tie.bonus = 0
    return int(SURVEY["passage"][total])


# --- commitments (guarantees) -------------------------------------------------------------

NEUTRAL, HELP, OPPOSE = "neutral", "help", "oppose"


def reaction(tie: Tie, said: str) -> set[str]:
    """What a State does about an answer, by the agreement there is (guarantees-2): notes, and what else follows."""
    if tie.counter == NO_COUNTER:
        note(tie, {NEUTRAL: 0, HELP: 1, OPPOSE: -1}[said])
        return set()
    if tie.counter == PACT:
        if said == NEUTRAL:
            undo(tie)
            tie.loose = min(0, tie.loose)
            return {"ended"}
        if said == HELP:
            note(tie, 1)
            return set()
        undo(tie)  # supporting the enemy ends a pact as it ends an alliance
        note(tie, -3)
        return {"ended", "war if it breaks out"}
    if said == HELP:
        return set()
    undo(tie)
    note(tie, -2 if said == NEUTRAL else -4)
    return {"ended"} if said == NEUTRAL else {"ended", "war", "army"}


def kingdom_war_answers(slip: str) -> dict[str, str]:
    """What a slip says to each Kingdom (kingdom-war-1): support of one is help to it and to the other the contrary."""
    if slip == "neither":
        return dict.fromkeys(KINGDOMS, NEUTRAL)
    return {kingdom: HELP if kingdom == slip else OPPOSE for kingdom in KINGDOMS}


def kingdoms_fight(slips: list[str], tension: bool) -> bool:
    """War if anybody took a side, or the tension lay there already (kingdom-war-1, kingdom-war-2)."""
    return tension or any(slip in KINGDOMS for slip in slips)


# --- the strongest tie (war-3, kingdom-war-4, R-41) ---------------------------------------


def strength(tie: Tie) -> tuple[int, int]:
    """Marriage, alliance, pact, then notes."""
    married = tie.married and tie.counter == ALLIANCE
    rank = 3 if married else {ALLIANCE: 2, PACT: 1, NO_COUNTER: 0}[tie.counter]
    return rank, tie.loose - tie.broken - tie.war


def strongest(realm: Realm, state: str, players: list[int]) -> int | None:
    """Who has the strongest tie; earlier in the order of play among equals; None if nobody has any tie."""
    tied = [
        p for p in players if realm.tie(p, state).counter != NO_COUNTER or realm.tie(p, state).weight() > 0
    ]
    return max(tied, key=lambda p: (strength(realm.tie(p, state)), -players.index(p)), default=None)


# --- votes at a congress (congress-3 to congress-5, R-83) ---------------------------------


def voters(realm: Realm) -> list[str]:
    """Player States whose rulers are not blocked (congress-3)."""
    return [s for s, who in realm.leader.items() if who is not None and not realm.blocked.get(s)]


def vote_of_neutral(realm: Realm, state: str, votes: dict[int, str]) -> str:
    """As the player with most notes of it; a tie abstains, so does the State of who abstains or is blocked."""
    if state in realm.chaos or realm.blocked.get(state):
        return "abstain"
    weights = {p: tie.weight() for (p, s), tie in realm.ties.items() if s == state and tie.weight() > 0}
    if not weights:
        return "abstain"
    most = [p for p, weight in weights.items() if weight == max(weights.values())]
    return votes.get(most[0], "abstain") if len(most) == 1 else "abstain"


def counted_votes(realm: Realm, votes: dict[int, str]) -> tuple[int, int]:
    """Yes and no of all States; the votes of players by number."""
    cast = []
    for state, leader in realm.leader.items():
        if leader is None:
            cast.append(vote_of_neutral(realm, state, votes))
        elif state in voters(realm):
            cast.append(votes.get(leader, "abstain"))
    return cast.count("yes"), cast.count("no")


def carried(realm: Realm, votes: dict[int, str]) -> bool:
    """More yes than no (congress-5)."""
    yes, no = counted_votes(realm, votes)
    return yes > no


# --- indemnities at a peace (peace-4) -----------------------------------------------------


def indemnities(winners: list[str], losers: list[str], leader: dict[str, int | None]) -> dict[int, int]:
    """What each player pays or gets for Kingdoms and neutral States that fought; agreed claims aside."""
    found: dict[int, int] = {}
    beaten = {p for s in losers if (p := leader[s]) is not None}
    for state in winners:
        if state in KINGDOMS or leader[state] is None:
            for player in beaten:
                found[player] = found.get(player, 0) - SURVEY["indemnity"]
    for _ in [state for state in losers if state in KINGDOMS]:
        for state in winners:
            player = leader[state]
            if state not in KINGDOMS and player is not None:
                found[player] = found.get(player, 0) + SURVEY["indemnity"]
    return found
