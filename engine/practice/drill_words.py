"""What is marked in a drill, in words."""

from __future__ import annotations

from engine.kernel.drill import Question
from engine.texts.translate import Translator


def item_words(words: Translator, game: str, question: Question, item: str) -> str:
    """A place, a piece or a card by its name, a number as the language writes it, a choice as its game says it."""
    if item in question.choices and ":" not in item:
        return words.tr(f"drill-{game}-{question.kind}-choice-{item}")
    return words.number(int(item)) if item.lstrip("-").isdigit() else words.name(item)


def title_words(words: Translator, game: str, kind: str) -> str:
    """The title of a kind of drill."""
    return words.tr(f"drill-{game}-{kind}")
