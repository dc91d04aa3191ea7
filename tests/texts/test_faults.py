"""What readers of position files find wrong is said in the reader's language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import yaml
from msgspec.structs import replace

import desktop
import engine
from desktop.views.parts.board_names import board_names
from engine.boards.load import load_board
from engine.kernel.errors import FileError, Refused
from engine.kernel.journal import NOTHING_PLAYED, Entry, Journal, SeatEntry, _read_entry
from engine.kernel.message import say
from engine.kernel.reading import SAID, Malformed, read_yaml
from engine.kernel.refusal import Refusal
from engine.kernel.table import Table
from engine.practice.judging import judge
from engine.texts.catalogue import LANGUAGES, catalogue
from engine.texts.faults import KINDS, NUMBERS, THINGS, error_in_words, in_words
from engine.texts.translate import Translator
from tests.yaml_file import yaml_of

FAULTS = yaml_of(Path(__file__).parents[1] / "battery" / "position_faults.yaml")
OTHERS = [language for language in LANGUAGES if language != "en"]
ITALIAN = Translator("it")


def is_known(sentence: str) -> bool:
    """Whether a sentence of a reader is said in another language; one that is not known stays as it is."""
    return in_words(ITALIAN, sentence) != sentence


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault['game']} {fault['lines'][-40:]}")
def test_every_fault_is_known_in_every_language(fault: dict[str, str]) -> None:
    """Each that the battery knows, and what to do about it."""
    judged = judge(engine.game(fault["game"]), yaml.safe_load(f"game: {fault['game']}\n{fault['lines']}\n"))
    assert judged.faults
    for found in judged.faults:
        assert is_known(found.problem), found.problem
        assert is_known(found.mend), found.mend


@pytest.mark.parametrize("language", OTHERS)
def test_things_are_called_by_their_names(language: str) -> None:
    names = board_names(load_board("maria"))
    words = Translator(language, names=names, game="maria")
    said = in_words(words, "the generals in 'breslau' may not stack")
    assert "Breslau" in said
    assert said != "the generals in 'breslau' may not stack"
    assert "9" in in_words(words, "a number from 1 to 9 is wanted, not '12'")
    assert in_words(words, "something else is wrong") == "something else is wrong"


def test_english_is_as_the_command_line_says_it() -> None:
    assert in_words(Translator("en"), "'x' is no list") == "'x' is no list"


def sentences() -> Iterator[tuple[str, str]]:
    """What is said of faults in the sources, 7 for what is quoted; and where it stands there."""
    for folder in ("kernel", "games", "practice", "cli", "profile"):
        home = Path((desktop if folder in ("cli", "profile") else engine).__file__ or "").parent / folder
        for path in sorted(home.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                yield from ((said, f"{path.name}: {node.lineno}") for said in _told(node))


def _told(node: ast.AST) -> list[str]:
    """The sentences that an error is made with, or that are kept for one."""
    if isinstance(node, ast.Call):
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        parts = (
            node.args
            if name in {"KabinettError", "FileError", "FieldError", "error", "impossible", "fault", "_fault"}
            else []
        )
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        parts = [node.value] if node.targets[0].id in {"problem", "mend", "told"} else []
    else:
        parts = []
    found = [_sentence(part) for part in parts]
    return [said for said in found if " " in said]


def _sentence(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


UNTOLD = {
    "there are more than 7 seals",  # of the toy game, which nobody is shown
    "MARIA has no ruleset '7'; there are 7",  # to programs that ask for it: whoever types it is told before
    "MARIA has no scenario '7'; there are 7",
    "MARIA is played with 3 or 2 seats, not 7",
}
MADE = (
    "7, not '7'",
    "'7' does not read as 7",
    "'7' is no 7 of this game",
    "there is no 7 '7'",
    "there are 7 too many 7 of",
    "7: ",
    "7 is a moment 7",
    "Name 7 electorates",
)
"""Sentences of which more than a word is filled in: what is made of them is known, or known in parts."""


def test_every_sentence_of_the_sources_is_known() -> None:
    found = list(sentences())
    assert len(found) > 150
    told = [(said, where) for said, where in found if said not in UNTOLD and not said.startswith(MADE)]
    assert [(said, where) for said, where in told if not is_known(said)] == []
    for why, (problem, mend) in SAID.items():
        assert is_known(problem.format(word="x", form="YAML")), why
        assert is_known(mend), why
    assert is_known(NOTHING_PLAYED)


LINES = (
    b"", b'{"seat":"a"', b"\0\0", b'{"do":"\xff"}', b'{"do":"x"}{', b'{"do":5}', b'{"do":"x","step":1e400}', b"[]",
    b'{"do":"x",}', b'{"do" "x"}', b"{1:2}", b'{"agreed":[1],"do":"x"}', b"true", b'{"step":0}',
)  # fmt: skip
TEXTS = (
    "a: [1\nb: 2", "a: {x: 1\nb: 2", "a: 1\n b: 2", "a: 'x", "- a\nb: 1", "a: @x", "a: *x", "a: x\n---\nb", 'a: "\\q"',
    "a: ]", "a: b\nc", "a: \1", "a:\n  - 1\n - 2", "{a: 1}}", "a: 1\n\tb: 2", "a: - 1",
)  # fmt: skip


def test_why_a_line_is_not_read_is_known() -> None:
    """Of a Journal, and of a file of YAML: no word of their decoders is left in it."""
    for line in LINES:
        with pytest.raises(Malformed) as found:
            _read_entry(line)
        assert is_known(found.value.word), (line, found.value.word)
    for text in TEXTS:
        with pytest.raises(Malformed) as found:
            read_yaml(text)
        assert is_known(found.value.word), (text, found.value.word)
        assert in_words(ITALIAN, found.value.word) in in_words(ITALIAN, found.value.problem)


def test_what_no_game_wrote_is_told_without_the_words_of_python(tmp_path: Path) -> None:
    """What is wrong with a Journal is said in the reader's language: its header, its situation, what is taken back."""
    table = Table.new(
        engine.game("sachsen"), seats=[SeatEntry(seat) for seat in ("first", "second", "third")]
    )
    header = table.journal.header
    wrong = [
        (replace(header, position={"turn": "x"}), Entry(step=-1), "«x»"),
        (header, Entry(step=-1), "non c’è nulla da ritirare"),
        (header, Entry(step=1), "nulla era stato ritirato"),
        (replace(header, ruleset=""), Entry(step=1), "non c’è un regolamento «»"),
    ]
    for number, (begun, entry, said) in enumerate(wrong):
        path = tmp_path / f"{number}.kabinett"
        Journal.create(begun, path).close()
        with path.open("ab") as file:
            file.write(msgspec.json.encode(entry) + b"\n")
        with pytest.raises(FileError) as found:
            Table.resume(table.game, Journal.open(path))
        told = error_in_words(ITALIAN, found.value)
        assert said in told
        assert not re.search(r"\b(the|is|from|empty|wanted|Write)\b", told), told


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_stands_in_another(language: str) -> None:
    """And an Action that the rules refuse is told with its refusal."""
    words = Translator(language, game="maria", ruleset="2.0")
    said = in_words(words, "there is no option 'x'. Did you mean 'y'?")
    assert in_words(words, "Did you mean 'y'?") in said
    assert "there" not in said
    refused = Refused("move a b", Refusal("maria 4-d", say("refuse-not-now")))
    error = FileError(
        "a.kabinett", "line 4, x", f"'move a b' does not fit the table ({refused})", "Mend this line"
    )
    error.__cause__ = refused
    line = error_in_words(words, error)
    assert f"«move a b»: {words.tr('refuse-not-now')}" in line
    assert in_words(words, "line 4") in line
    assert "does not" not in line
    assert "refuse-not-now" not in error_in_words(Translator("en"), error)


def test_no_sentence_stands_twice() -> None:
    """Each is found again as itself."""
    english = catalogue("en")
    keys = [key for key in english.keys() if key.startswith(("fault-", "mend-"))]  # noqa: SIM118
    texts = [english.format(key, dict.fromkeys(english.variables(key), 7))[0] for key in keys]
    assert len(set(texts)) == len(texts) > 90


@pytest.mark.parametrize("language", OTHERS)
def test_each_sentence_is_found_again_as_itself(language: str) -> None:
    """None is taken for another that says less."""
    words, english = Translator(language), catalogue("en")
    for key in english.keys():  # noqa: SIM118
        if key.startswith(KINDS):
            plain: dict[str, str | int] = {n: 7 if n in NUMBERS else "x" for n in english.variables(key)}
            args = {n: f"{THINGS[n]}:{value}" if n in THINGS else value for n, value in plain.items()}
            assert in_words(words, english.format(key, plain)[0]) == words.tr(key, **args), key


@pytest.mark.parametrize("language", OTHERS)
def test_numbers_stand_as_they_are_typed(language: str) -> None:
    """A file has no 20.000, and no line 1.234; and what is quoted may have more lines than one."""
    words = Translator(language)
    wide = in_words(words, "--width 100000 is no width for a picture. Use 200 to 20000")
    assert all(number in wide for number in ("100000", "20000"))
    assert "1234" in in_words(words, "line 1234")
    assert in_words(words, "there is no game 'a\nb'; there are: maria").endswith(
        "«a b»; " + (in_words(words, "there is no game 'a'; there are: maria").partition("; ")[2])
    )
