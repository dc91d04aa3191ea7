"""What the prompt bar says: what is asked of whom, what chosen cards can be used for, why an Action is confirmed."""

from __future__ import annotations

from desktop.profile.keys import DUEL_KEYS
from desktop.session.calls import passers
from desktop.session.session import Session
from desktop.views.table.meanwhile import said_meanwhile
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.fitted_text import Paragraph
from engine.kernel.action import Action
from engine.kernel.message import Message


class PromptWords:
    """Makes the sentences of one table; `afar`: for who only looks on and has neither its keys nor its hands."""

    def __init__(self, appearance: Appearance, session: Session, *, afar: bool = False) -> None:
        self.appearance, self.session, self._afar = appearance, session, afar

    def sentence(self) -> str:
        """What a lesson asks, else what chosen cards can be used for, what is asked, how it ended, what goes on."""
        decision, instead = self.session.decision, self.session.asked_instead
        if instead is not None:
            return self.appearance.text(instead)
        message = decision.prompt if decision else self.session.view.prompt
        round = self.session.view.round
        if decision is None and round is not None and (passers(self.session) or self.session.view.contest):
            return " ".join(filter(None, (self.appearance.text(round.prompt), self._due())))
        asked = self._laying() or (self._asked(message) if message else self._end())
        return asked or said_meanwhile(self.appearance, self.session)

    def _asked(self, message: Message) -> str:
        """What is asked; who is asked for a side that nobody leads is named beside it."""
        view, words, ref = self.session.view, self.appearance.words, str(message.args.get("side", ""))
        led = [f"side:{side}" for sides in view.seats.values() for side in sides]
        person = words.person(f"seat:{view.asked[0]}") if len(view.asked) == 1 else ""
        if not (ref.startswith("side:") and person) or ref in led:
            return words.text(message)
        refs = (*led, *(f"seat:{seat}" for seat in view.seats))
        known = {one: name for one in refs if (name := words.person(one))}
        return words.bind(people=known | {ref: person}).text(message)

    def question(self, doubt: Action, *, dropping: bool) -> str:
        """Why an Action is to be confirmed: it drops what was filled in, does all at once, ends it, or makes known."""
        if dropping:
            return self.appearance.tr("prompt-confirm-drop")
        decision = self.session.decision
        if decision is not None and doubt == decision.shown:
            return self.appearance.tr("prompt-confirm-shown")
        if doubt.gesture().ends:
            return self.appearance.tr("prompt-confirm-end", pieces=self._able())
        return self.appearance.tr("prompt-confirm-reveal")

    def _able(self) -> int:
        """How many pieces on the table can act; what lies in a stock is no piece yet."""
        stock = {f"piece:{piece.id}" for piece in self.session.view.pieces if not piece.place}
        return len(set(self.session.choices.pieces) - stock)

    def sides(self) -> tuple[str, ...]:
        """The sides whose shields lead the bar: of those an asked seat leads who acts, else whom the question names."""
        view = self.session.view
        if view.winners is not None:
            return tuple(side for seat in view.winners for side in view.seats.get(seat, ()))
        if passers(self.session) and self.session.decision is None:
            return ()  # a call is made to everybody
        seats = (self.session.viewer,) if self.session.viewer in view.asked else view.asked[:1]
        led = tuple(side for seat in seats if seat for side in view.seats.get(seat, ()))
        if view.contest is not None and view.contest.answering is not None:
            return (view.contest.answering.side,)
        return tuple(s for s in led if s in view.acting) or self._named(led) or led[:1]

    def paragraph(self, sentence: str) -> Paragraph:
        """A sentence with who must act in bold at its start."""
        sides = self.sides()
        refs = [f"side:{side}" for side in sides]
        seats = [f"seat:{seat}" for seat in self.session.view.asked]
        starts: list[str | list[str]] = [refs, *refs, seats, *seats] if refs else [seats, *seats]
        for ref in starts:
            if not ref:
                continue
            for form in ("who", "bare"):
                name = self.appearance.name(ref, form)
                after = sentence[len(name) : len(name) + 1]
                if name and sentence.lower().startswith(name.lower()) and not after.isalpha():
                    end = len(name) + (after == ":")
                    return Paragraph(sentence[:end], sentence[end:])
        return Paragraph("", sentence)

    def _due(self) -> str:
        """Who has still to answer a round side by side, with the keys that they hold; "" where nobody has."""
        look, view = self.appearance, self.session.view
        if (
            view.contest is None
            or view.round is None
            or not view.contest.veiled
            or self.session.moment is not None
        ):
            return ""
        due = {side for seat in view.round.waiting for side in view.seats.get(seat, ())}
        keys = zip(view.contest.sides, DUEL_KEYS, strict=True)
        if self._afar and due:
            sides = [f"side:{one.side}" for one in view.contest.sides if one.side in due]
            return look.tr("prompt-still-to-answer", sides=sides)
        held = [f"{look.name(f'side:{one.side}')} {look.key(key)}" for one, key in keys if one.side in due]
        return look.tr("prompt-hold-to-answer", keys=", ".join(held)) if held else ""

    def _named(self, led: tuple[str, ...]) -> tuple[str, ...]:
        """Which of these sides the question is about, where it names one."""
        message = self.session.decision.prompt if self.session.decision else self.session.view.prompt
        named = message.args.get("side") if message is not None else None
        return tuple(side for side in led if f"side:{side}" == named)

    def _laying(self) -> str:
        """What the cards chosen can be used for; "" where none is."""
        laying, appearance = self.session.selection, self.appearance
        if not laying.chosen:
            return ""
        uses = ", ".join(appearance.tr(f"verb-{self.session.view.game}-{verb}") for verb in laying.verbs())
        places = len(laying.targets())
        return appearance.tr("prompt-laying", cards=list(laying.cards), uses=uses, places=places)

    def _end(self) -> str:
        """How the game ended."""
        winners = self.session.view.winners
        if winners is None:
            return ""
        if not winners:
            return self.appearance.tr("panels-ended-draw")
        return self.appearance.tr("panels-ended-won", seats=[f"seat:{seat}" for seat in winners])
