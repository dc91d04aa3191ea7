"""The catalogues: complete in every language, well formed, in the house's voice; every key used in code is known."""

from __future__ import annotations

import ast
import gc
import re
from collections.abc import Iterator
from functools import cache
from inspect import getsource
from pathlib import Path
from textwrap import dedent
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import engine
from engine import playable, titles
from engine.games.maria import political_deck
from engine.games.maria.election import CANDIDATES
from engine.games.maria.political_deck import Instruction
from engine.games.maria.posting import Why
from engine.games.maria.selection import KEEP
from engine.kernel.action import Action
from engine.kernel.files import data, resources
from engine.texts.catalogue import LANGUAGES, Catalogue, catalogue, entries
from engine.texts.glossary import glossary
from engine.texts.names import FORMS
from tests.texts.spoken import labels
from tests.yaml_file import yaml_of

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted({path.name for path in resources("i18n").glob("*/*.ftl")})
LANGUAGE_ONLY = {
    ("list-last", "sound"),
    ("list-more", "kind"),
}  # how a language joins, no business of the others


def _file(language: str, name: str) -> str:
    return resources("i18n", language, name).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed(language: str) -> None:
    for name in FILES:
        parsed = FluentParser().parse(_file(language, name))
        broken = [entry.content.splitlines()[0] for entry in parsed.body if isinstance(entry, ftl.Junk)]
        assert not broken, (name, broken)
        ids = [entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)]
        assert len(ids) == len(set(ids)), (name, sorted(i for i in ids if ids.count(i) > 1))
        assert ids == [key for key in entries(_file(language, name)) if not key.startswith("-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_two_files(language: str) -> None:
    seen: dict[str, str] = {}
    for name in FILES:
        for key in entries(_file(language, name)):
            assert seen.setdefault(key, name) == name, key


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    for name in FILES:
        assert set(entries(_file(language, name))) == set(entries(_file("en", name))), name
    ours, english = catalogue(language), catalogue("en")
    for key in english.keys():  # noqa: SIM118 a Catalogue is no mapping
        differ = _bases(ours, key) ^ _bases(english, key)
        assert not {one for one in differ if (key, one) not in LANGUAGE_ONLY}, key


def _bases(words: Catalogue, key: str) -> set[str]:
    """Arguments of a message, whatever form of them a language needs."""
    return {_base(variable) for variable in words.variables(key)}


def _base(variable: str) -> str:
    stem, _, form = variable.rpartition("_")
    return stem if stem and form in FORMS else variable


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_two_forms_and_are_shown_as_figures(language: str) -> None:
    """One form for 1 and one for everything else, in all languages."""
    for name in FILES:
        for key, source in entries(_file(language, name)).items():
            assert source.count("[one]") <= source.count("*[other]"), key
            assert not re.search(r"\[(zero|two|few|many)\]", source), key


OF_ANY_TABLE = ("help-", "panels-style-", "tour-")
"""How messages begin that the window says at a table of whatever game."""


def _forbidden(language: str) -> dict[str, list[tuple[str, re.Pattern[str]]]]:
    """By game the words that its glossary forbids."""
    return {
        game: [
            (word, re.compile(rf"(?<!\w){re.escape(word)}(?!\w)"))
            for term in glossary(game).terms.values()
            for word in term.never.get(language, [])
        ]
        for game in playable()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_at_every_table_uses_no_word_that_some_game_forbids(language: str) -> None:
    """A piece may go to a place; that it is a city only a game may say, in a message of its own."""
    words, seen = [found for game in _forbidden(language).values() for found in game], 0
    for name in FILES:
        if {*titles()} & {*re.split(r"[-.]", name)}:
            continue
        for key, source in entries(_file(language, name)).items():
            if key.startswith(OF_ANY_TABLE):
                seen += 1
                assert not [word for word, pattern in words if pattern.search(source.partition("=")[2])], key
    assert seen > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_keep_the_voice(language: str) -> None:
    """No exclamation marks, no straight quotation marks, no word that the glossary of the file's game forbids."""
    forbidden = _forbidden(language)
    for name in FILES:
        game = next((word for word in re.split(r"[-.]", name) if word in forbidden), "maria")
        words = forbidden[game]
        for key, source in entries(_file(language, name)).items():
            text = source.partition("=")[2]
            assert "!" not in text, key
            assert not re.search(r"\w'\w", text), f"{key}: straight apostrophe"
            for word, pattern in words:
                assert not pattern.search(text), f"{name}, {key}: {word}"


def test_english_is_british() -> None:
    american = re.compile(
        r"\b(color|center|defense|offense|neighbor|honor|favor|gray|catalog|canceled|traveled|maneuver|"
        r"\w+[^aeiou\W]ize[ds]?|fulfill|analyze|license[ds])\b",
        re.IGNORECASE,
    )
    allowed = {"size", "sized", "sizes", "prize", "seize"}
    for name in FILES:
        for key, source in entries(_file("en", name)).items():
            found = [m[0] for m in american.finditer(source.partition("=")[2]) if m[0].lower() not in allowed]
            assert not found, (key, found)


# --- the keys used in code -----------------------------------------------------------------

_SPEAKERS = {"say", "tr", "_say", "Message"}
_MARIA = re.compile(r"maria-(log|prompt|refuse|act|fact)-[a-z0-9-]+$")


@cache
def _trees() -> tuple[tuple[Path, ast.Module], ...]:
    found = sorted([*ROOT.glob("engine/**/*.py"), *ROOT.glob("desktop/**/*.py")])
    gc.disable()  # nothing here is garbage, and looking for it takes longer than to parse
    try:
        return tuple((path, ast.parse(path.read_text(encoding="utf-8"))) for path in found)
    finally:
        gc.enable()


def _calls() -> Iterator[tuple[Path, ast.Call, ast.expr]]:
    """Every call that speaks: the file, the call, and the expression of its key."""
    for path, tree in _trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            if _speaker(node.func) in _SPEAKERS and node.args:
                yield path, node, node.args[0]


def _speaker(function: ast.expr) -> str:
    """The name by which something is said; a method called `say` is a label's own."""
    if isinstance(function, ast.Name):
        return function.id
    name = function.attr if isinstance(function, ast.Attribute) else ""
    return name if name != "say" else ""


def _refusals(game: str) -> Iterator[tuple[Path, ast.Call, str]]:
    """Every call of a game's `no(clause, key, ...)`."""
    for path, tree in _trees():
        if f"/games/{game}/" not in path.as_posix():
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "no":
                key = node.args[1]
                if isinstance(key, ast.Constant):
                    yield path, node, f"{game}-refuse-{key.value}"


OF_NO_GAME = {"act-pass"}
"""Labels of the kernel that a game may have, though no game of the program has them now."""


@cache
def _actions(game: str) -> dict[str, type[Action]]:
    """All Actions of a game by verb."""
    types: dict[str, type[Action]] = engine.game(game).start(seed=1).action_types
    return types


@pytest.mark.parametrize("game", playable())
def test_labels_of_actions_exist_and_get_their_arguments(game: str) -> None:
    """`self.label(...)` in a gesture, for each verb of those that share it."""
    seen = 0
    for verb, kind in _actions(game).items():
        key = f"{kind.label_key}-{verb}"
        for call in ast.walk(ast.parse(dedent(getsource(kind.gesture)))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "self.label":
                seen += 1
                assert key in catalogue("en"), key
                assert not _lacking(call, key), (key, _lacking(call, key))
    assert seen > 20


def _lacking(call: ast.Call, key: str) -> set[str]:
    """Variables the message speaks of that the call does not give, in any language."""
    if any(keyword.arg is None for keyword in call.keywords):
        return set()
    given = {keyword.arg for keyword in call.keywords}
    return {
        variable
        for language in LANGUAGES
        for variable in catalogue(language).variables(key)
        if variable not in given and _base(variable) not in given and (key, variable) not in LANGUAGE_ONLY
    }


def test_keys_said_in_code_exist_and_get_their_arguments() -> None:
    english = catalogue("en")
    wrong = []
    for path, call, key in _calls():
        where = f"{path.relative_to(ROOT)}:{call.lineno}"
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            if key.value not in english:
                wrong.append(f"{where}: {key.value} has no text")
            elif _speaker(call.func) != "Message" and _lacking(call, key.value):
                wrong.append(f"{where}: {key.value} needs {sorted(_lacking(call, key.value))}")
        elif isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
            start = str(key.values[0].value)
            if not any(one.startswith(start) for one in english.keys()):  # noqa: SIM118
                wrong.append(f"{where}: no text begins with {start}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", playable())
def test_refusals_exist_and_get_their_arguments(game: str) -> None:
    seen = 0
    for path, call, key in _refusals(game):
        seen += 1
        assert key in catalogue("en"), f"{path.name}:{call.lineno}: {key}"
        assert not _lacking(call, key), (f"{path.name}:{call.lineno}", key, _lacking(call, key))
    assert seen > 40


def test_no_message_is_left_over() -> None:
    """Each is named in code, in data or in another message, or begins or ends as code puts keys together."""
    parts = [path for part in ("desktop", "engine", "play") for path in (ROOT / part).rglob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in parts)
    kept = (path for folder in ("data", "resources") for path in (ROOT / folder).rglob("*.yaml"))
    told = "\n".join(path.read_text(encoding="utf-8") for path in kept)
    texts = "\n".join(_file("en", name) for name in FILES)
    named = set(
        re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*", re.sub(r"(?m)^[a-z0-9-]+ =", "", texts) + code + told)
    )
    named.update(*(labels(_actions(game)) for game in titles()), OF_NO_GAME)
    begins = tuple(set(re.findall(r"""["']([a-z]+(?:-[a-z]+)*-)(?:\{|["'])""", code)))
    ends = tuple(set(re.findall(r'\}(-[a-z]+(?:-[a-z]+)*)"', code)))
    left = [key for key in re.findall(r"(?m)^([a-z][a-z0-9-]*) =", texts) if key not in named]
    games = "|".join(engine.titles())
    inside = "|".join(set(re.findall(r"\}(-[a-z]+-)\{", code)))
    left = [key for key in left if not re.match(f"({games})({inside})", key)]
    left = [key for key in left if re.sub(f"-({games})$", "", key) not in named]
    assert not [key for key in left if not key.startswith(begins) and not key.endswith(ends)]
    kinds = set(re.findall(r"\b([a-z]+):[a-z{]", code + texts + told))
    assert not [
        key for key in re.findall(r"(?m)^(name-[a-z0-9-]*) =", texts) if key.split("-")[1] not in kinds
    ]


def test_keys_kept_in_names_exist() -> None:
    """Keys of MARIA that stand in code as plain strings, chosen before they are said."""
    english = catalogue("en")
    for path, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and _MARIA.match(node.value):
                known = node.value in english or any(
                    one.startswith(node.value)
                    for one in english.keys()  # noqa: SIM118
                )
                assert known, f"{path.relative_to(ROOT)}:{node.lineno}: {node.value}"


def test_keys_made_of_words_of_the_rules_exist() -> None:
    """Keys of MARIA that are put together from a word: every word that can come has its text."""
    stances = ("prussia", "neutral", "austria")
    made = {
        "maria-log-end": (
            "empty-reserve",
            "winter-sums",
            "france-goal",
            "prussia-goal",
            "both-goals",
            "austria-holds",
        ),
        "maria-log-saxony": (*stances, "moves"),
        "maria-prompt-posting": get_args(Why),
        "maria-prompt-pay": ("supply", "train", "corps"),
        "maria-log-pays": ("supply", "train", "corps", "winter"),
        "maria-fact-text": get_args(get_type_hints(Instruction)["do"]),
        "name-stance": stances,
        "name-candidate": CANDIDATES,
        "name-political": political_deck.names(),
        "name-track": political_deck.TRACKS,
        "name-choice": _answers(),
    }
    for language in LANGUAGES:
        lacking = [
            f"{start}-{word}"
            for start, words in made.items()
            for word in words
            if f"{start}-{word}" not in catalogue(language)
        ]
        assert not lacking, (language, lacking)


def _answers() -> set[str]:
    """The words of every question: `choices` of a class, and those that a method returns."""
    found = set()
    for path, tree in _trees():
        if path.parent.name != "maria":
            continue
        for node in ast.walk(tree):
            named = isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "choices" and node.value
            method = isinstance(node, ast.FunctionDef) and node.name == "choices"
            if named or method:
                found |= {
                    inner.value
                    for inner in ast.walk(node)
                    if isinstance(inner, ast.Constant)
                    and isinstance(inner.value, str)
                    and " " not in inner.value
                }
    assert {"offer-peace", "allow-stack"} <= found
    return found | {KEEP, "grant", "keep"}


@pytest.mark.parametrize("game", ["maria", "revolution"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_wizard_can_name_every_scenario_and_option(language: str, game: str) -> None:
    for scenario in engine.game(game).scenarios:
        keys = [f"scenario-{game}-{scenario.id}", f"scenario-{game}-{scenario.id}-line"]
        for option in scenario.options:
            ends = ["", "-line", *(f"-{word}" for word in getattr(option, "words", ()))]
            keys += [f"{game}-option-{option.id}{end}" for end in ends]
        assert not [key for key in keys if key not in catalogue(language)]


def test_what_stands_on_the_board_of_maria_has_a_name() -> None:
    """Countries, trains, hussars and boxes are translated; places and generals keep the names of the map."""
    board = yaml_of(data("boards", "maria.yaml"))
    refs = [f"country-{ident}" for ident in board["countries"]]
    pieces = [piece["id"] for piece in board["setup"]["pieces"] if piece["type"] == "train"]
    pieces += [hussar["id"] for hussar in board["setup"]["hussars"]]
    assert set(glossary("maria").pieces) == set(pieces)
    refs += [f"box-{ident}" for ident in [*board["boxes"], *board["setup"]["off_map_boxes"]]]
    assert len(refs) > 40
    for language in LANGUAGES:
        lacking = [ref for ref in refs if f"name-{ref}" not in catalogue(language)]
        assert not lacking, (language, lacking)


def test_every_step_and_every_kind_of_drill_has_a_title() -> None:
    english = catalogue("en")
    for path, tree in _trees():
        if "games" not in path.parts:
            continue
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and node.target.id == "name"
                and isinstance(node.value, ast.Constant)
                and node.value.value
            ):
                drill = path.name.startswith("drill")
                kind = f"drill-{path.parent.name}" if drill else "step"
                assert f"{kind}-{node.value.value}" in english, f"{path.name}: {node.value.value}"
