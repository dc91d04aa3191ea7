"""`drill`: a question generated from the rules, with its answer; a teacher prints sheets from it."""

from __future__ import annotations

from desktop.cli.positions import show_view
from desktop.cli.tables import chosen_game, kinds_of
from desktop.cli.words import WORDS
from engine.kernel.drill import Question
from engine.kernel.errors import KabinettError
from engine.kernel.game import Game
from engine.practice.drill_words import item_words, title_words
from engine.practice.drills import Drill, find_drill
from engine.texts.translate import Translator


def kinds(game: str) -> None:
    """Print the kinds of drill that a game has, with what they train."""
    title = chosen_game(game)
    words = WORDS.translator.bind(game=title.id, ruleset=title.rulesets[0])
    if WORDS.json:
        found = [
            {"kind": k.name, "title": title_words(words, game, k.name), "form": k.form, "clauses": k.clauses}
            for k in title.drills
        ]
        WORDS.data(found)
        return
    rows = [
        (k.name, title_words(words, game, k.name), ", ".join(words.clause(c) for c in k.clauses))
        for k in title.drills
    ]
    WORDS.table([WORDS.tr(f"cli-head-{head}") for head in ("kind", "question", "clauses")], rows)


def drill(game: str, kind: str, seed: int, answer: bool) -> None:
    """Print one drill: where everything stands, the question and, if asked for, what is right and why."""
    title = chosen_game(game)
    if not kind:
        raise KabinettError(f"name a kind of drill: {', '.join(kinds_of(title))}")
    found = find_drill(title, kind, seed)
    words = WORDS.about(found.situation.table())
    if WORDS.json:
        WORDS.data(_plain(title, found, words, answer))
        return
    show_view(found.view, words)
    WORDS.line("")
    WORDS.line(words.text(found.question.prompt))
    for choice in found.question.choices:
        WORDS.line(f"- {item_words(words, title.id, found.question, choice)}")
    if answer:
        _answer(title, found, words)


def _answer(title: Game, found: Drill, words: Translator) -> None:
    """What is right first, then what tempts, each with its reason."""
    order = sorted(found.answer.candidates, key=lambda one: one not in found.answer.right)
    rows = [
        (
            WORDS.tr("cli-drill-right" if one in found.answer.right else "cli-drill-wrong"),
            item_words(words, title.id, found.question, one),
            words.cited(found.answer.why[one].message, found.answer.why[one].clause),
        )
        for one in order
    ]
    WORDS.line("")
    WORDS.table([WORDS.tr(f"cli-head-{head}") for head in ("verdict", "answer", "reason")], rows)


def _plain(title: Game, found: Drill, words: Translator, answer: bool) -> dict[str, object]:
    """A drill as `--json` tells it; `position` is null at a moment that no position file names."""
    question = found.question
    told: dict[str, object] = {
        "game": title.id,
        "kind": question.kind,
        "seed": found.seed,
        "title": title_words(words, title.id, question.kind),
        "form": found.kind.form,
        "seat": question.seat,
        "about": question.about,
        "prompt": words.text(question.prompt),
        "choices": [_choice(title, question, one, words) for one in question.choices],
        "clauses": found.clauses,
        "position": found.fields(),
    }
    if answer:
        told["right"] = [one for one in found.answer.candidates if one in found.answer.right]
        told["why"] = [
            {
                "item": one,
                "name": item_words(words, title.id, question, one),
                "right": one in found.answer.right,
                "reason": words.text(reason.message),
                "clause": reason.clause,
                "lit": reason.lit,
            }
            for one, reason in found.answer.why.items()
        ]
    return told


def _choice(title: Game, question: Question, choice: str, words: Translator) -> dict[str, str]:
    return {"word": choice, "text": item_words(words, title.id, question, choice)}
