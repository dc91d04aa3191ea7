"""What the lessons say has fallen has fallen: dice, draws and their effects, by the log of the table."""

from __future__ import annotations

import pytest

from engine.practice.courses import shelf
from engine.practice.lesson_run import LessonRun
from engine.texts.translate import Translator

FALLEN = {
    ("year/a-year-in-saxony", "event"): ["Event of the turn: Rich harvest"],
    ("year/a-year-in-saxony", "fell"): ["Saxony takes 1,000,000 gulden"],
    ("year/a-year-in-saxony", "answer"): ["Bavaria, die for Saxony: 4, in all 5"],
    ("year/the-auction", "take"): ["State card for the order: Saxony"],
    ("year/the-auction", "hand"): ["Order of play: Saxony"],
    ("year/courts", "wait"): ["die for Saxony: 3, in all 4"],
    ("year/courts", "again"): ["die for Saxony: 2, in all 4"],
    ("year/courts", "counter"): ["die for Saxony: 3, in all 5"],
    ("year/allies-and-roads", "half"): ["die for Saxony: 4", "Austria pays Saxony 1,000,000"],
    ("year/allies-and-roads", "consent"): ["2 brigades"],
    ("year/allies-and-roads", "pay"): ["die for the passage: 2, in all 3"],
    ("year/spies", "dice"): ["Prussia, spy: 5", "Saxony captures Prussia’s Spy"],
    ("year/marriage-and-death", "house"): ["die for Saxony: 5"],
    ("year/marriage-and-death", "chaos"): ["attempt on the ruler: 1", "Saxony inherits the Palatinate"],
    ("year/declaring-war", "balance"): ["Balance: −3"],
    ("year/declaring-war", "deadline"): ["by the end of turn 6"],
    ("year/declaring-war", "guards"): ["Saxony leads the coalition of Austria"],
    ("year/peace", "points"): ["The war of Saxony against Prussia is won"],
    ("year/congress", "carried"): ["Carried, 4 to 2"],
    ("battle/moving-and-areas", "actions"): ["Initiative: Saxony. Actions a phase: 5; Prussia: 3"],
    ("battle/salvos", "sum"): ["5 −1 − (2) = 2 damage"],
    ("battle/salvos", "kept"): ["4 − (4 −1) = 1 damage", "2 − (2) = 0: no damage"],
    ("battle/salvos", "support"): ["attack die: 1, in all 0"],
    ("battle/charges", "victory"): ["in all 3, needed 4", "= 5 damage", "flees off the field"],
    ("battle/charges", "rout"): ["in all 4, needed 4", "4 +2 − (1) = 5 damage"],
    ("battle/charges", "caught"): ["is caught and eliminated"],
    ("battle/guns", "elevation"): ["aim die: 4 at distance 5, elevation 0"],
    ("battle/guns", "range"): ["damage die: 4, in all 2"],
    ("battle/guns", "end"): ["artillery 1, morale test: 2, in all 3"],
    ("battle/morale-and-recovery", "back"): ["recovery test: 5, in all 5, needed 5"],
    ("battle/morale-and-recovery", "capture"): ["command unit routs"],
}
"""By lesson and step: what the log says when the step is answered."""


@pytest.mark.parametrize(("name", "step"), [*FALLEN])
def test_the_dice_fell_as_the_lesson_says(name: str, step: str) -> None:
    lesson = shelf("sachsen").lesson(f"sachsen/{name}")
    assert lesson is not None
    run = LessonRun(lesson, step)
    assert run.step.name == step
    table = run.table
    run.solve()
    words = Translator("en", lesson.game)
    log = "\n".join(words.text(event.message) for event in table.log(None))
    assert not [line for line in FALLEN[name, step] if line not in log], log
