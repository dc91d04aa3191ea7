"""What a seat may know: in every truth that looks the same to it, it is told, asked and allowed the same.

Other truths come from two sides. `Game.deal` makes them from a View: it finds what the View leaves out and something
else gives away. Other answers of the seats that are asked make them from the truth: they find what a View gives away
and a deal would take over from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

import engine
from engine.boards import load_board
from engine.bots import bot, kinds
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.errors import Ambiguous, Incomplete, Refused, Unreadable
from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from engine.kernel.view import View

Viewer = str | None

FEW = 6
"""Answers that are played side by side to see what the others learn of them."""
SOME = 30
"""Cities that are asked about at a time."""


def keeps_secrets(game: Game, position: Position, forged: Iterable[Action], rng: Rng) -> None:
    """Nobody knows, in this Position and after the next Action, what he may not know.

    A game that says it has no secrets shows everybody the same, and its Views tell the whole truth.
    """
    public = position.view(None)
    if not game.secret:
        for viewer in public.seats:
            assert replace(position.view(viewer), seat="", prompt=None) == public, f"{viewer} sees otherwise"
        dealt = game.deal(public, rng)
        dealt.rng.state = position.rng.state
        assert dealt.dump() == position.dump(), "the View does not tell the whole truth"
        return
    named = openly_named(game, public.ruleset, public.scenario, len(public.seats))
    views = views_of(position)
    for viewer, view in views.items():
        dealt = game.deal(view, rng)
        name = viewer or "the public"
        told_apart(position, dealt, viewer, f"{name} can tell a dealt truth apart", rng, view)
        no_card_shown(views, viewer, named)
        if viewer is not None:
            refused_alike(position, dealt, forged, viewer)
            bots_are_honest(game, position, dealt, viewer, rng)
        answered_alike(position, dealt, viewer, rng)
        if viewer is None:
            face_down_alike(position, dealt, forged)
    answers_stay_secret(position, views, rng)


def views_of(position: Position) -> dict[Viewer, View]:
    """What each seat sees, and the public last."""
    public = position.view(None)
    return {**{seat: position.view(seat) for seat in public.seats}, None: public}


def told_apart(one: Position, other: Position, viewer: Viewer, complaint: str, rng: Rng, view: View) -> None:
    """Fails with the complaint and the first thing that differs. `view` is what the viewer sees of the one.

    Overlays are looked at for all and for one piece; of the cities of a large board a few are asked about.
    """
    piece = rng.choice(view.standing()).ref
    places = _places(view)
    first = rng.below(max(1, len(places) - SOME + 1))
    asked_about = places[first : first + SOME]
    sights = (one, view), (other, other.view(viewer))
    looks = (seen(truth, sight, viewer, piece, asked_about) for truth, sight in sights)
    for (what, mine), (_, his) in zip(*looks, strict=True):
        assert mine == his, f"{complaint} by {what}: {mine!r} or {his!r}"


def seen(
    position: Position, view: View, viewer: Viewer, piece: str, places: tuple[str, ...]
) -> Iterator[tuple[str, object]]:
    """What a seat, or the public, can find out without playing: what it is called, and what is seen there."""
    for name, part in msgspec.structs.asdict(view).items():
        yield f"view.{name}", msgspec.json.encode(part)
    decision = position.decision(viewer) if viewer else None
    yield "decision", decision and (decision.seats, decision.step, decision.clause, decision.prompt)
    yield "numbers", decision and decision.numbers
    yield "sketch", decision and decision.sketch
    yield "actions", decision and [(a.text(), a.gesture()) for a in decision.actions]
    yield "offers", [(a.text(), a.gesture()) for a in position.offers(viewer or "")]
    if view.contest is not None and view.contest.open and viewer is None:
        yield "asked in the open", told_openly(position)
    yield "cautions", viewer and engine.game(view.game).coach.overlooked(position, viewer)
    pieces = (piece.ref for piece in view.standing())
    for ref in (*pieces, *places, *(f"side:{side}" for side in view.totals)):
        yield f"describe({ref})", position.describe(ref, viewer)
    for name in position.overlays:
        for ref in ("", piece):
            yield f"overlay({name}, {ref})", position.overlay(name, ref, viewer)


def told_openly(position: Position) -> list[object]:
    """What stands on the screen of all who look on while a seat answers for all to see."""
    open_, found = position.in_the_open(), list[object]()
    for seat in asked(position):
        decision = open_.decision(seat)
        assert decision is not None, f"{seat} is not asked where all may see it"
        found += [decision.prompt, decision.numbers, decision.offers, decision.shown, list(decision.drags)]
        found += [(action.text(), decision.label(action)) for action in decision.actions]
    return found


def _places(view: View) -> tuple[str, ...]:
    return _cities(view.board, view.maps) if view.board else tuple(f"place:{p.place}" for p in view.pieces)


@cache
def _cities(board: str, maps: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(place.ref for place in load_board(board).subset(maps).places.values())


@cache
def openly_named(game: Game, ruleset: str, scenario: str, seats: int) -> str:
    """The public View of an opening: a word that stands in it is no secret, where cards have copies or namesakes."""
    opening = game.start(ruleset=ruleset, scenario=scenario, seats=seats)
    return msgspec.json.encode(opening.view(None)).decode()


def no_card_shown(views: dict[Viewer, View], viewer: Viewer, named: str) -> None:
    """No card that only others may see stands anywhere in a View: hands, pieces, prompts, what only this game has.

    `named` holds the words that stand there at any time; that they betray nothing is seen in truths dealt anew.
    """
    shown = msgspec.json.encode(views[viewer]).decode()
    for card in hidden_cards(views, viewer):
        if f'"{card}"' in named:
            continue
        assert f'"{card}"' not in shown, f"{card} is shown to {viewer or 'the public'}"


def hidden_cards(views: dict[Viewer, View], viewer: Viewer) -> set[str]:
    """The cards in the hands that the viewer may not see, as their holders see them."""
    hidden = {hand.side for hand in views[viewer].hands if hand.cards is None}
    holders = [view.hands for seat, view in views.items() if seat not in (viewer, None)]
    return {card for hands in holders for hand in hands if hand.side in hidden for card in hand.cards or ()}


def refused_alike(position: Position, dealt: Position, forged: Iterable[Action], seat: str) -> None:
    """Asking why an Action is not allowed teaches nothing."""
    for action in forged:
        why = position.refuse(action, seat), dealt.refuse(action, seat)
        assert why[0] == why[1], f"the refusal of {action.text()} tells {seat} a secret: {why}"


def bots_are_honest(game: Game, position: Position, dealt: Position, seat: str, rng: Rng) -> None:
    """Every bot chooses as it would in any truth that looks the same."""
    view = position.view(seat)
    here, there = position.decision(seat), dealt.decision(seat)
    if here is None or there is None:
        return
    for kind in kinds(game.id):
        seed, player = rng.bits(), bot(kind)
        chosen = [player.choose(view, d, Rng(seed)).text() for d in (here, there)]
        assert chosen[0] == chosen[1], f"the bot {kind} knows more than its View"


def answered_alike(position: Position, dealt: Position, viewer: Viewer, rng: Rng) -> None:
    """One Action of each seat that is asked, and one out of turn, teach the viewer the same in both truths."""
    for seat in asked(position):
        here, there = answers(position, seat), answers(dealt, seat)
        for mine, his in zip(here, there, strict=True):
            also = {action.text() for action in his}
            both = [action for action in mine if action.text() in also]
            if both:
                same_lesson((position.copy(), dealt.copy()), rng.choice(both), seat, viewer, rng)


def asked(position: Position) -> tuple[str, ...]:
    """The seats that owe an answer."""
    first = position.decision()
    return first.seats if first else ()


def answers(position: Position, seat: str) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """What a seat that is asked may do: the Decision's Actions, and those out of turn."""
    decision = position.decision(seat)
    assert decision is not None, f"{seat} is asked in one truth only"
    return decision.actions.all(), decision.offers


def same_lesson(
    truths: tuple[Position, Position], action: Action, seat: str, viewer: Viewer, rng: Rng
) -> None:
    """Before an Event that reveals something the viewer hears the same; who learns the same sees the same."""
    mine, his = (truth.play(action, seat) for truth in truths)
    sure = min(len(silent(mine)), len(silent(his)))
    for here, there in zip(mine[:sure], his[:sure], strict=True):
        heard = here.for_seat(viewer), there.for_seat(viewer)
        assert heard[0] == heard[1], (
            f"{action.text()} of {seat} tells {viewer or 'the public'} a secret: {heard}"
        )
    view = truths[0].view(viewer)
    if learnt(view, mine, viewer) == learnt(truths[1].view(viewer), his, viewer):
        complaint = f"{action.text()} of {seat} shows {viewer or 'the public'} what no event says,"
        told_apart(*truths, viewer, complaint, rng, view)


def face_down_alike(position: Position, dealt: Position, forged: Iterable[Action]) -> None:
    """While what a seat holds lies face down, nothing that it is asked, told or refused rests on that.

    `dealt` looks the same to the public: another hand, other troops.
    """
    for seat in asked(position):
        mine, his = position.decision(seat), dealt.decision(seat)
        assert mine is not None
        assert his is not None
        truths = mine.face_down(), his.face_down()
        tried = [*[*forged][:2], *mine.actions.all()[:2], *his.actions.all()[:2]]
        for here, there in zip(*(told_face_down(one, tried) for one in truths), strict=True):
            assert here == there, f"{mine.step}: face down a hand of {seat} is told by {here!r} or {there!r}"
        held = {
            f"card:{card}"
            for hand in position.view(seat).hands
            if hand.seat == seat
            for card in hand.cards or ()
        }
        for action in truths[0].actions:
            gesture = action.gesture()
            assert not held & {gesture.source, *gesture.cards}, f"{action.text()} shows a card face down"


def told_face_down(decision: Decision, tried: Iterable[Action]) -> Iterator[tuple[str, object]]:
    """All that a Decision tells."""
    yield "step", (decision.step, decision.clause, decision.by_hand, decision.round, decision.passing)
    actions = decision.actions.all()
    yield "actions", [(one.text(), one.gesture()) for one in actions]
    yield "words", [(decision.label(one), decision.preview(one)) for one in actions[:FEW]]
    yield "offers", [(one.text(), one.gesture()) for one in decision.offers]
    yield "question", (decision.prompt, decision.numbers, decision.sketch)
    yield "answer", decision.shown and (decision.shown.text(), decision.preview(decision.shown))
    yield "drags", decision.drags
    for action in tried:
        yield f"why not {action.text()}", decision.why_not(action)
        yield f"typed {action.text()}", typed(decision, action.text())
        yield f"cut short {action.text()}", typed(decision, " ".join(action.text().split()[:-1]))
        yield f"idle {action.text()}", decision.why_idle(action.gesture().source)


def typed(decision: Decision, text: str) -> object:
    """What a text comes to: an Action, or what is said of it."""
    try:
        return decision.read(text, whole=True)
    except Refused as refused:
        return refused.refusal
    except (Ambiguous, Incomplete, Unreadable) as unclear:
        return str(unclear), vars(unclear)


def silent(events: list[Event]) -> list[Event]:
    """The Events before the first that reveals something."""
    return events[: next((n for n, event in enumerate(events) if event.reveals), len(events))]


def learnt(view: View, events: list[Event], viewer: Viewer) -> bytes:
    """What the viewer hears, and sees at the table: where play is, cards in hands, troops in all."""
    play = view.turn, view.acting, view.step, view.asked
    return msgspec.json.encode(
        (heard(events, viewer), play, [hand.count for hand in view.hands], view.totals)
    )


def heard(events: list[Event], viewer: Viewer) -> list[Event]:
    """The Events as the viewer may have them."""
    return [told for event in events if (told := event.for_seat(viewer)) is not None]


def answers_stay_secret(position: Position, views: dict[Viewer, View], rng: Rng) -> None:
    """Answers of which another seat learns the same look the same to it, and it hears of no unseen card.

    `views` is what each sees before any answer.
    """
    held = hidden_cards(views, None)
    for seat in asked(position):
        tried = [
            tried_out(position, seat, a) for p in answers(position, seat) for a in neighbours(p, rng, FEW)
        ]
        for viewer, one, other in heard_alike(tried, seat):
            complaint = f"{viewer or 'the public'} can tell '{one.text}' and '{other.text}' of {seat} apart"
            told_apart(one.truth, other.truth, viewer, complaint, rng, one.sights[viewer])
        for one in tried:
            for viewer in one.sights.keys() - {seat}:
                no_draw_heard(hidden_cards(one.sights, viewer) - held, one.events, viewer)


def answers_look_alike(position: Position, rng: Rng) -> None:
    """Two answers of which another seat hears the same give it the same View: a quick look, for many moments."""
    for seat in asked(position):
        tried = [tried_out(position, seat, a) for p in answers(position, seat) for a in neighbours(p, rng, 2)]
        for viewer, one, other in heard_alike(tried, seat):
            views = one.sights[viewer], other.sights[viewer]
            parts = [
                name
                for name, part in msgspec.structs.asdict(views[0]).items()
                if part != getattr(views[1], name)
            ]
            assert not parts, (
                f"{viewer or 'the public'} sees by {parts} if {seat} plays {one.text} or {other.text}"
            )


class Tried(NamedTuple):
    """What an answer leads to: its text, the Position after it, what happened, and what each sees then."""

    text: str
    truth: Position
    events: list[Event]
    sights: dict[Viewer, View]


def tried_out(position: Position, seat: str, action: Action) -> Tried:
    """An answer, played on a copy."""
    truth = position.copy()
    events = truth.play(action, seat)
    return Tried(action.text(), truth, events, views_of(truth))


def heard_alike(tried: list[Tried], seat: str) -> Iterator[tuple[Viewer, Tried, Tried]]:
    """Each who looks on, with two answers of a seat of which he learns the same: the first such and each later one."""
    known: dict[tuple[Viewer, bytes], Tried] = {}
    for other in tried:
        for viewer, view in other.sights.items():
            one = known.setdefault((viewer, learnt(view, other.events, viewer)), other)
            if viewer != seat and one is not other:
                yield viewer, one, other


def neighbours(actions: tuple[Action, ...], rng: Rng, count: int) -> tuple[Action, ...]:
    """So many Actions from somewhere in the list: neighbours are most alike."""
    start = rng.below(max(1, len(actions) - count + 1))
    return actions[start : start + count]


def no_draw_heard(drawn: set[str], events: list[Event], viewer: Viewer) -> None:
    """No Event tells which card went unseen into a hand."""
    told = msgspec.json.encode(heard(events, viewer)).decode()
    for card in drawn:
        assert f'"{card}"' not in told, f"{viewer or 'the public'} hears that {card} was drawn"
