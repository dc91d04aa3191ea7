"""The command line: every command, `--json`, and one line instead of a traceback."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from msgspec.structs import replace

import engine
from desktop.cli.positions import ended
from desktop.main import main
from engine.texts.translate import Translator
from tests.games.recorded import JOURNALS
from tests.yaml_file import yaml_of

TOY = {"game": "toy", "seed": 0}


@pytest.fixture
def toy(tmp_path: Path) -> str:
    """A position file of the toy game: the opening."""
    path = tmp_path / "toy.yaml"
    path.write_text(yaml.safe_dump(TOY))
    return str(path)


class Shell:
    """Runs commands and reads what they print."""

    def __init__(self, capfd: pytest.CaptureFixture[str]) -> None:
        self.capfd = capfd

    def out(self, *words: str) -> str:
        """What a command prints that succeeds."""
        code = main(words)
        read = self.capfd.readouterr()
        assert (code, read.err) == (0, ""), read.err
        return read.out

    def json(self, *words: str) -> Any:
        """What a command says to programs."""
        return json.loads(self.out(*words, "--json"))

    def mistake(self, *words: str) -> str:
        """The one line of a command that cannot do what it is asked."""
        code = main(words)
        read = self.capfd.readouterr()
        assert code == 2, read
        assert read.out == ""
        assert read.err.count("\n") == 1, read.err
        return read.err.strip()


@pytest.fixture
def shell(capfd: pytest.CaptureFixture[str]) -> Shell:
    """A shell in English."""
    return Shell(capfd)


def test_games(shell: Shell) -> None:
    """The toy game is listed on demand only."""
    assert [g["game"] for g in shell.json("games")] == ["acres", "maria", "revolution", "sachsen"]
    assert [g["game"] for g in shell.json("games", "--all")] == [
        "acres",
        "maria",
        "revolution",
        "sachsen",
        "toy",
    ]
    assert "Maria" in shell.out("games")


@pytest.mark.parametrize("language", ["it", "es"])
def test_mistakes_in_every_language(shell: Shell, tmp_path: Path, language: str) -> None:
    """What cannot be read, opened or chosen is told in the language asked for: where, what is wrong, what to do."""
    recorded = (JOURNALS / "maria" / "draw.kabinett").read_text(encoding="utf-8").splitlines()
    files = {
        "number.yaml": "game: revolution\nturn: x\n",
        "stack.yaml": "game: maria\nturn: 4\nstage: prussia\nphase: movement\n"
        "pieces: {friedrich: breslau, neipperg: breslau}\n",
        "refused.yaml": "game: maria\nturn: 4\nstage: prussia\nphase: movement\n"
        "pieces: {friedrich: breslau, neipperg: neisse}\nactions: [move friedrich breslau wien]\n",
        "unreadable.yaml": "game: maria\nactions: [dance]\n",
        "twice.yaml": "game: maria\nturn: 1\nturn: 2\n",
        "other.yaml": "game: chess\n",
        "other.kabinett": "no table\n",
        "newer.kabinett": recorded[0].replace('"kabinett":1', '"kabinett":99') + "\n",
        "ruleset.kabinett": recorded[0].replace('"ruleset":"1.0"', '"ruleset":"9"') + "\n",
        "action.kabinett": f"{recorded[0]}\n" + '{"seat":"frederick","do":"done"}\n',
        "empty.kabinett": "",
    }
    asked = [["legal", str(tmp_path / name)] for name in [*files, "nowhere.yaml", "nowhere.kabinett"]]
    asked += [
        ["legal", str(tmp_path)],
        ["position", "new", "chess"],
        ["position", "new", "maria", "--seats", "9"],
        ["position", "new", "sachsen", "--option", "length=9"],
        ["position", "new", "maria", "--out", "/proc/x.yaml"],
        ["selfplay", "maria", "--bots", "clever"],
        ["selfplay", "maria", "--ruleset", "9"],
    ]
    for name, content in files.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    for words in asked:
        plain, told = (shell.mistake(*words, "--language", one) for one in ("en", language))
        begin = words[1] if words[0] == "legal" else ""
        assert plain.startswith(begin)
        assert told.startswith(begin)
        english, other = ({*re.split(r"[^\w]+", line.removeprefix(begin))} for line in (plain, told))
        assert told != plain
        assert not ENGLISH & other, told
        assert ENGLISH & english, plain


ENGLISH = {
    "the",
    "is",
    "are",
    "of",
    "line",
    "there",
    "cannot",
    "this",
    "Choose",
    "Update",
    "Open",
    "Use",
    "No",
}
"""Words that English sentences about mistakes have, and no other does."""


def test_a_damaged_end_in_every_language(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "end.kabinett"
    path.write_text((JOURNALS / "maria" / "draw.kabinett").read_text(encoding="utf-8") + "rubbish\n")
    for language, where in (("en", "line"), ("it", "riga"), ("es", "línea")):
        assert main(["legal", str(path), "--language", language]) == 0
        said = shell.capfd.readouterr().err
        assert f": {where} " in said


def test_help_in_three_languages(shell: Shell) -> None:
    """Help speaks the language asked for."""
    assert "List the games." in shell.out("--help")
    assert "Elenca i giochi." in shell.out("--language", "it", "--help")
    assert "Enumera los juegos." in shell.out("--language=es", "--help")
    assert "--bots" in shell.out("selfplay", "--help")
    assert shell.out("--version").startswith("kabinett ")


def test_counters_that_lie_together_are_shown_with_their_number(shell: Shell, tmp_path: Path) -> None:
    """Provinces by their names on the board; points that lead to no goal stand alone."""
    path = str(tmp_path / "low-countries.yaml")
    shell.out("position", "new", "revolution", "--out", path)
    lines = shell.out("position", "show", path, "--language", "it").splitlines()
    assert {"2 × Asburgo, Antwerpen", "22 × Nobiltà, scorta", "4 × Cattolici, tesoro", "Asburgo: 0"} <= set(
        lines
    )
    shell.out("apply", path, "army brabant", "army flanders", "--out", path)
    assert "Liège" in shell.out("why", path, "support emperor brabant")


def test_a_position_is_made_shown_and_asked(shell: Shell, tmp_path: Path) -> None:
    """new, show, legal, why."""
    path = str(tmp_path / "new.yaml")
    assert (
        shell.out("position", "new", "toy", "--scenario", "long", "--seed", "5", "--out", path).strip()
        == path
    )
    public = shell.json("position", "show", path)
    assert public["scenario"] == "long"
    assert all(hand.get("cards") is None for hand in public["hands"])
    own = shell.json("position", "show", path, "--as", "south")
    assert [hand["cards"] is not None for hand in own["hands"]] == [False, True]
    legal = shell.json("legal", path)["decisions"]
    assert [one["seat"] for one in legal] == ["north", "south"]
    assert legal[0]["actions"][0]["text"] == "bid 0"
    card = own["hands"][1]["cards"][0]
    found = shell.json("legal", path, "--from", card)["decisions"][1]
    assert [a["text"] for a in found["actions"] + found["offers"]] == [f"bid {card}", f"toss {card}"]
    assert "may lay a card" in shell.out("legal", path)
    assert yaml.safe_load(shell.out("position", "new", "toy"))["game"] == "toy"


def test_why(shell: Shell, toy: str, tmp_path: Path) -> None:
    """Permitted, or the clause and the sentence."""
    later = str(tmp_path / "later.yaml")
    shell.out("apply", toy, "north: bid 0", "south: bid 0", "--out", later)
    assert shell.json("why", later, "ride north inn")["allowed"] is True
    refused = shell.json("why", later, "ride north mill")
    assert (refused["allowed"], refused["clause"], refused["key"]) == (False, "toy 3-a", "toy-refuse-no-road")
    assert refused["lit"] == ["place:gate", "place:mill"]
    assert "none joins Gate and Mill" in shell.out("why", later, "ride north mill")
    assert "Permitted" in shell.out("why", later, "done")


def test_apply_and_replay(shell: Shell, toy: str, tmp_path: Path) -> None:
    """A position file with Actions and a Journal lead to the same position."""
    texts = ("north: bid 0", "south: bid 0", "ride north inn", "take seal")
    ends = []
    for ending in (".yaml", ".kabinett"):
        out = str(tmp_path / f"out{ending}")
        applied = shell.json("apply", toy, *texts, "--out", out)
        assert [p["action"] for p in applied["played"]][2:] == ["ride north inn", "take seal"]
        replayed = shell.json("replay", out, "--check")
        assert replayed["actions"] == 4
        ends.append((applied["at"], replayed["at"]))
    assert len({digest for pair in ends for digest in pair}) == 1
    further = str(tmp_path / "further.yaml")
    saved = (tmp_path / "out.kabinett").read_bytes()
    shell.out("apply", str(tmp_path / "out.kabinett"), "done", "--out", further)
    assert (tmp_path / "out.kabinett").read_bytes() == saved
    assert yaml_of(Path(further))["actions"][-1] == "south: done"
    assert "takes a seal" in shell.out("replay", further)


def test_selfplay(shell: Shell) -> None:
    """The promised keys."""
    report = shell.json("selfplay", "toy", "--games", "3", "--bots", "random,random", "--seed", "9")
    assert sorted(report) == sorted(
        ["games", "decisions", "seconds", "decisions_per_second", "results", "longest"]
    )
    assert report["games"] == 3
    assert "a second" in shell.out("selfplay", "toy")


def test_board_check(shell: Shell) -> None:
    """Our board is in order."""
    assert shell.json("board", "check", "maria") == {"boards": {"maria": []}, "good": True}
    assert "nothing is wrong" in shell.out("board", "check")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["nonsense"], "nonsense"),
        (["legal"], "FILE"),
        (["legal", "no-such-file.yaml"], "no-such-file.yaml: No such file"),
        (["legal", "TOY", "--from", "x"], "no piece or card 'x'"),
        (["position", "show", "TOY", "--as", "king"], "there are: north, south"),
        (["position", "new", "chess"], "there are: acres, maria, revolution, sachsen, toy"),
        (["position", "new", "toy", "--seats", "9"], "'9' is no seats"),
        (
            ["position", "new", "revolution", "--option", "x"],
            "there is no option 'x'. Use one of: huguenots-stay",
        ),
        (["position", "new", "toy", "--out", "x.txt"], "x.txt: its ending"),
        (["position", "new", "toy", "--scenario", "x", "--option", "y"], "no scenario 'x'; there are: "),
        (["position", "new", "toy", "--ruleset", "x", "--option", "y"], "no ruleset 'x'; there are: "),
        (["lesson", "list", "toy"], "no game 'toy'; there are: acres"),
        (["drill", "toy"], "toy has no drills"),
        (["why", "TOY", "fly north"], "“fly north” is not a possible action now."),
        (["why", "TOY", "bid"], "may mean"),
        (["why", "TOY", "bid \u00b2"], "“bid \u00b2” is not a possible action now"),
        (["why", "TOY", "bid --3"], "“bid --3” is not a possible action now"),
        (["why", "TOY", f"bid {10**30}"], "is not a possible action now"),
        (["apply", "TOY", "north: bid 0", "north: bid 0"], "TOY: 'bid 0'"),
        (["apply", "TOY", "north: bid 0", "--out", "x.doc"], "x.doc"),
        (["selfplay", "chess"], "no game 'chess'"),
        (["selfplay", "toy", "--bots", "steady"], "no bot 'steady'"),
        (["selfplay", "toy", "--games", "0"], "--games"),
        (["selfplay", "toy", "--scenario", "x"], "no scenario 'x'"),
        (["replay", "TOY.kabinett"], "TOY.kabinett"),
        (["replay", "."], ".: Is a directory"),
        (["board", "check", "nowhere", "--json", "--wrong"], "--wrong"),
        (["board", "draw", "maria", "--out", "x.bmp"], "x.bmp"),
        (["board", "draw", "maria", "--out", "x.png", "--theme", "pink"], "parchment"),
        (["board", "draw", "maria", "--out", "x.png", "--width", "1"], "--width"),
        (["board", "draw", "nowhere", "--out", "x.png"], "nowhere"),
    ],
)
def test_mistakes_get_one_line(shell: Shell, toy: str, words: list[str], says: str) -> None:
    """Exit code 2 and one line that names the matter."""
    line = shell.mistake(*(w.replace("TOY", toy) for w in words))
    assert says.replace("TOY", toy) in line


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1"),
        ("- 1", "line 1"),
        ("game: [\n", "not well-formed YAML"),
        ("seed: 1\n", "names no game"),
        ("game: chess\n", "line 1, game: the game 'chess' is not known"),
        ("seed: 1\ngame: toy\nscenario: x\n", "line 3, scenario"),
        ("game: toy\nseats: 5\n", "line 2, seats"),
        ("game: toy\nseed: x\n", "line 2, seed"),
        ("game: toy\ngame: toy\n", "stands twice"),
        ("game: toy\npieces:\n  north: moon\n", "line 3, pieces.north: 'moon' is not known"),
        ("game: toy\npieces:\n  west: inn\n", "line 3, pieces.west"),
        ("game: toy\nhands:\n  north: [1, 1]\n", "hands.north.1"),
        ("game: toy\npieces: 5\n", "line 2, pieces: '5' is no table"),
        ("game: toy\nactions:\n  - bid 0\n  - fly\n", "line 4, actions.1: 'fly' is not a possible action"),
        ("game: toy\nactions: bid\n", "line 2, actions"),
        ("game: maria\npieces:\n  friedrich: prahg\n", "line 3, pieces.friedrich: 'prahg' is not known"),
        ("game: maria\nstage: russia\n", "line 2, stage"),
        ("game: maria\nfoo: 1\n", "line 2, foo: 'foo' is not known here"),
    ],
)
def test_broken_position_files_are_located(shell: Shell, tmp_path: Path, text: str, says: str) -> None:
    """File, line, field, and what to do."""
    path = tmp_path / "broken.yaml"
    path.write_text(text)
    line = shell.mistake("legal", str(path))
    assert line.startswith(f"{path}")
    assert says in line


@pytest.mark.parametrize("command", [("legal",), ("position", "show"), ("replay",)])
def test_a_damaged_end_is_told_by_every_command(
    shell: Shell, command: tuple[str, ...], tmp_path: Path
) -> None:
    """Beside the answer, which is about what could be read."""
    table = tmp_path / "cut.kabinett"
    table.write_bytes((JOURNALS / "acres" / "tie.kabinett").read_bytes()[:-400] + b"\0")
    assert main((*command, str(table))) == 0
    told = shell.capfd.readouterr()
    assert told.out
    assert told.err.startswith(f"{table}: The end of the file is damaged and was left out: line ")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"game":"toy"', '"game":"chess"', "line 1: the game 'chess' is not known"),
        ('"ruleset":"1.0"', '"ruleset":"9"', "line 1: this table cannot be opened (there is no ruleset '9'"),
        (
            '"scenario":"short"',
            '"scenario":"x"',
            "line 1: this table cannot be opened (there is no scenario 'x'",
        ),
        (
            '{"seat":"north"',
            '{"seat":"zorro"',
            "line 1: this table cannot be opened (no game is played by zorro",
        ),
        ('"do":"bid 0"', '"do":"done"', "line 2: 'done' does not fit the table"),
        ('"at":"', '"at":"0', "line 2: the rules now lead elsewhere after 'bid 0'"),
        ('{"seat":"north","do"', '{"step":1,"do"', "line 2: 'bid 0' does not fit the table"),
    ],
)
def test_broken_journals_are_located(
    shell: Shell, toy: str, tmp_path: Path, old: str, new: str, says: str
) -> None:
    """File, line, and what to do."""
    path = tmp_path / "saved.kabinett"
    shell.out("apply", toy, "north: bid 0", "--out", str(path))
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    line = shell.mistake("replay", str(path))
    assert line.startswith(f"{path}, {says}")


@pytest.mark.parametrize("display", ["", ":4711"])
def test_without_a_display_the_board_is_drawn(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, display: str
) -> None:
    """One sentence and the path of a picture, also where a display is named that nobody answers for."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    if display:
        monkeypatch.setenv("DISPLAY", display)
    drawn: list[Path] = []

    def draw(name: str, out: Path, width: int, theme: str) -> Path:
        drawn.append(out)
        return out

    monkeypatch.setattr("desktop.cli.boards.draw", draw)
    lines = shell.out().splitlines()
    assert "no display" in lines[0]
    assert lines[1:] == [str(path) for path in drawn]


def test_a_situation_is_saved_by_its_fields(shell: Shell, toy: str, tmp_path: Path) -> None:
    """A moment that no field names has the Actions since the latest that one names below them, and that is told."""
    out, later = tmp_path / "saved.yaml", str(tmp_path / "later.yaml")
    shell.out("position", "save", toy, "--out", str(out))
    assert "actions" not in yaml_of(out)
    assert shell.json("legal", str(out)) == shell.json("legal", toy)
    shell.out("apply", toy, "north: bid 0", "south: bid 0", "--out", later)
    said = shell.out("position", "save", later, "--out", str(out))
    assert said.splitlines()[1] == (
        "The fields say the situation before “north: bid 0”; the 2 actions since then stand below them."
    )
    assert shell.json("position", "save", later, "--out", str(out))["actions"] == [
        "north: bid 0",
        "south: bid 0",
    ]
    assert shell.json("legal", str(out)) == shell.json("legal", later)


def test_a_table_that_no_position_file_says_is_not_written_as_one(shell: Shell, tmp_path: Path) -> None:
    """It began from what is refused today: one line with file and mend, and nothing is written."""
    table, out = str(JOURNALS / "former" / "acres-six-in-reserve.kabinett"), tmp_path / "x.yaml"
    told = shell.mistake("position", "save", table, "--out", str(out))
    assert f"{table}, action 8: it began from a situation that position files no longer say" in told
    action = shell.json("legal", table)["decisions"][0]["actions"][0]["text"]
    told = shell.mistake("apply", table, action, "--out", str(out))
    assert f"{table}: it began from a situation that position files no longer say" in told
    assert not out.exists()
    shell.out("apply", table, action, "--out", str(tmp_path / "x.kabinett"))
    shell.out("replay", str(tmp_path / "x.kabinett"), "--check")


def test_a_mistake_in_what_is_typed_names_no_file(shell: Shell) -> None:
    assert shell.mistake("position", "new", "toy", "--seats", "9").startswith("seats: '9'")


def test_a_card_held_that_can_do_nothing_now_is_known(shell: Shell, tmp_path: Path) -> None:
    """Nothing is listed for it; it is no mistake to ask, as it is to ask for a card of somebody else."""
    path = str(tmp_path / "maria.yaml")
    shell.out("position", "new", "maria", "--seed", "3", "--out", path)
    asked = shell.json("legal", path)["decisions"][0]["seat"]
    hands = shell.json("position", "show", path, "--as", asked)["hands"]
    card = next(hand["cards"][0] for hand in hands if hand["cards"])
    assert not any(one["actions"] for one in shell.json("legal", path, "--from", f"card:{card}")["decisions"])
    assert "no piece or card 'card:H99'" in shell.mistake("legal", path, "--from", "card:H99")


def test_legal_says_that_a_game_is_over(shell: Shell, tmp_path: Path) -> None:
    """And who has won."""
    path = tmp_path / "over.yaml"
    path.write_text("game: maria\nturn: 9\nstage: end\npieces: {karl: wien}\n")
    assert shell.out("legal", str(path)) == "The game is over. Won by: Maria Theresa.\n"
    view = replace(engine.game("toy").start().view(None), winners=())
    assert ended(Translator("en"), view) == "The game is over: a draw."
    assert shell.json("legal", str(path))["winners"] is not None
