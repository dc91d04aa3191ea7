"""The sequence of play on one side of paper: every phase, who acts, and the clause beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QSizeF

from desktop.art.fonts import ATKINSON
from desktop.printing.flow import BODY, Block, Form, Together, Words, bold, lay_out, pages_of, plain
from desktop.printing.look import PaperLook
from desktop.printing.pages import Page
from desktop.printing.paper import Paper
from engine.kernel.sequence import SET_UP, Entry
from engine.kernel.view import View
from engine.texts.rulebook import Rulebook

LARGEST, SMALLEST = BODY, 9.5
"""Letters in units: from 9 points to the smallest that are read at all."""
STEP = 0.5
HEAD = 1.35
"""How much larger the name of a stage is."""
CHIP = 11
"""Letters of the number of a clause."""


def sequence_page(entries: Sequence[Entry], view: View, look: PaperLook, title: str, paper: Paper) -> Page:
    """All entries on one page, in the largest letters that leave them room."""
    rules = Rulebook.load(view.game, look.rules_language).for_table(
        view.ruleset, view.scenario, len(view.seats)
    )
    size = LARGEST
    while True:
        blocks = list(_blocks(entries, look, rules, size))
        forms = [_form(look, title, *way) for way in ((paper.upright, 2), (paper.across, 3))]
        fitting = [form for form in forms if len(lay_out(blocks, form)) == 1]
        if fitting or size <= SMALLEST:
            return pages_of(blocks, fitting[0] if fitting else forms[0])[0]
        size -= STEP


def _form(look: PaperLook, title: str, sheet: QSizeF, columns: int) -> Form:
    return Form(sheet, columns, title, look.tr("app-name"), lambda _page, _of: "")


def _blocks(entries: Sequence[Entry], look: PaperLook, rules: Rulebook, size: float) -> Iterator[Block]:
    """One after the other; stages that are alike in all their phases are told once, with all their names."""
    told: set[str] = set()
    part = ""
    for same in _alike(_staged(entries)):
        heads, phases = [stage[0] for stage in same], same[0][1:]
        now = "print-set-up" if heads[0].turns == (SET_UP,) else "print-each-turn"
        if part != now and (part or now == "print-set-up"):
            yield Words(
                f"<i>{plain(look.tr(now))}</i>", size * HEAD, after=size * 0.3, keeps=True, role="title"
            )
        part = now
        for number, head in enumerate(heads):
            yield Words(
                _title(head, look, stage=True), size * HEAD, after=size * 0.3,
                keeps=number < len(heads) - 1 or bool(phases), role="title",
            )  # fmt: skip
        yield from _told(heads[0], look, rules, size, told)
        for phase in phases:
            title = Words(_title(phase, look), size, after=0.0, indent=size * 0.6)
            yield Together((title, *_told(phase, look, rules, size, told)), after=size * 0.1)


def _staged(entries: Sequence[Entry]) -> list[list[Entry]]:
    """Each entry of level 0 with those inside it."""
    stages: list[list[Entry]] = []
    for one in entries:
        if one.level == 0 or not stages:
            stages.append([])
        stages[-1].append(one)
    return stages


def _alike(stages: list[list[Entry]]) -> Iterator[list[list[Entry]]]:
    """Neighbours of one name whose phases are the same go together."""
    number = -1

    def group(stage: list[Entry]) -> object:
        nonlocal number
        number += 1
        return (stage[0].name, stage[0].turns, tuple(stage[1:])) if len(stage) > 1 else number

    for _, same in groupby(stages, key=group):
        yield list(same)


def _title(entry: Entry, look: PaperLook, *, stage: bool = False) -> str:
    """Its name, who acts, when it comes, and its clause."""
    sides = [f"side:{side}" for side in entry.sides]
    name = look.tr(f"step-{entry.name}", sides=sides)
    name = name[:1].upper() + name[1:]
    more = []
    if sides and not (stage and look.words.name(sides) in name):
        more.append(look.words.name(sides))
    if entry.turns and entry.turns != (SET_UP,):
        more.append(look.tr("print-in-turns", turns=", ".join(map(str, entry.turns)), count=len(entry.turns)))
    said = f" ({', '.join(more)})" if more else ""
    clause = f"<span style='font-family:{ATKINSON}; font-size:{CHIP}px'>{plain(look.words.clause(entry.clause))}</span>"
    return f"{plain(name) if stage else bold(name)}{plain(said)} {clause}"


def _told(entry: Entry, look: PaperLook, rules: Rulebook, size: float, told: set[str]) -> Iterator[Words]:
    """The texts of its clauses, each told once on the card."""
    for ref in (entry.clause, *entry.may):
        text = clause_text(rules, ref)
        if not text or ref in told:
            continue
        told.add(ref)
        own = ref in entry.may
        chip = f"{bold(look.words.clause(ref))} " if own else ""
        yield Words(chip + plain(text), size, after=size * 0.35, indent=size * (1.8 if own else 1.2))


def clause_text(rules: Rulebook, ref: str) -> str:
    """What a clause, or a ruling of ours, says; "" for one that the rules of the table have not."""
    clause, ruling = rules.clause(ref), rules.ruling(ref)
    return clause.text if clause is not None else ruling.text if ruling is not None else ""
