"""More Actions than a list has room for: first by what they do, then card by card by what they are paid with."""

from __future__ import annotations

from collections.abc import Callable

from desktop.session.choices import Choice
from engine.texts.translate import Translator

Group = tuple[str, tuple[Choice, ...]]
"""A line of the list, and the Actions it leads to: one, or more to choose from."""


def grouped(choices: tuple[Choice, ...], most: int, words: Translator) -> list[Group]:
    """At most so many lines: an Action each, or groups of them, or as many as there is room for and the rest."""
    if len(choices) <= most:
        return [(words.text(choice.gesture.label), (choice,)) for choice in choices]
    longest = max(len(choice.gesture.cards) for choice in choices)
    for key in (_verb, *(_card(number) for number in range(longest))):
        found: dict[str, list[Choice]] = {}
        for choice in choices:
            found.setdefault(key(choice), []).append(choice)
        if len(found) > 1:
            groups = [(_label(ref, group, words), tuple(group)) for ref, group in found.items()]
            return _with_rest(groups, most, words)
    return _with_rest([(words.text(c.gesture.label), (c,)) for c in choices], most, words)


def by_count(choices: tuple[Choice, ...]) -> dict[int, Choice]:
    """Actions that differ in nothing but how many of a pile are taken, by that number; {} where they differ in more."""
    found = {choice.gesture.count: choice for choice in choices}
    drops = {(choice.action.verb, choice.gesture.source, choice.gesture.target) for choice in choices}
    whole = sorted(found) == list(range(min(found), max(found) + 1)) if found else False
    return dict(sorted(found.items())) if whole and 0 not in found and len(drops) == 1 < len(found) else {}


def _verb(choice: Choice) -> str:
    return f"verb:{choice.action.verb}"


def _card(number: int) -> Callable[[Choice], str]:
    def card(choice: Choice) -> str:
        cards = choice.gesture.cards
        return cards[number] if number < len(cards) else ""

    return card


def _label(ref: str, group: list[Choice], words: Translator) -> str:
    if len(group) == 1:
        return words.text(group[0].gesture.label)
    kind, _, name = ref.partition(":")
    if kind == "verb":
        return words.tr("chooser-verb", verb=words.tr(f"verb-{words.game}-{name}"), count=len(group))
    return words.tr("chooser-card", card=ref, count=len(group))


def _with_rest(groups: list[Group], most: int, words: Translator) -> list[Group]:
    if len(groups) <= most:
        return groups
    rest = tuple(choice for _, group in groups[most - 1 :] for choice in group)
    return [*groups[: most - 1], (words.tr("chooser-more", count=len(rest)), rest)]
