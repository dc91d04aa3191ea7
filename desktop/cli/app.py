"""The commands of `kabinett` and their options."""

import sys
from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from pathlib import Path
from typing import Annotated, Any

import typer

from desktop.cli.words import MISTAKE, WORDS, one_line, said, said_of_system
from engine.kernel.errors import KabinettError
from engine.kernel.rng import LARGEST_SEED

INTERRUPTED = 130
USAGE: type[Exception] = typer.BadParameter.__mro__[2]
"""Click's ClickException, wherever this typer keeps it: it carries click inside in its newer versions."""


def run(arguments: list[str]) -> int:
    """Run one command; what a person can mend is told on one line, with exit code 2."""
    WORDS.speak(_language_in(arguments))
    WORDS.json = "--json" in arguments
    command = typer.main.get_command(build())
    try:
        return int(command.main(args=arguments, prog_name="kabinett", standalone_mode=False) or 0)
    except USAGE as error:
        message = str(error.format_message())  # type: ignore[attr-defined]
        if type(error).__name__ == "NoArgsIsHelpError":
            sys.stdout.write(message + "\n")
            return 0
        return _mistake(message)
    except KabinettError as error:
        return _mistake(said(error))
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        sys.stdout = None
        return 0
    except OSError as error:
        return _mistake(said_of_system(error))


def _mistake(sentence: str) -> int:
    """One line that names what is wrong."""
    sys.stderr.write(one_line(sentence) + "\n")
    return MISTAKE


def _language_in(arguments: list[str]) -> str:
    """The language asked for with --language, which the help itself is written in."""
    for place, word in enumerate(arguments):
        if word.startswith("--language="):
            return word.partition("=")[2]
        if word == "--language" and place + 1 < len(arguments):
            return arguments[place + 1]
    return ""


def build() -> typer.Typer:
    """All commands, with their help in the language of this run."""
    app = typer.Typer(
        help=WORDS.tr("cli-help"), no_args_is_help=True, add_completion=False, rich_markup_mode=None
    )
    app.callback(invoke_without_command=True)(_main)
    _playing(app)
    _positions(app)
    _practice(app)
    _boards(app)
    _lessons(app)
    _printing(app)
    return app


def _option(key: str, *names: str, **more: Any) -> typer.models.OptionInfo:
    found: typer.models.OptionInfo = typer.Option(*names, help=WORDS.tr(f"cli-option-{key}"), **more)
    return found


Command = Callable[..., None]
Language = Annotated[str, typer.Option("--language", metavar="en|it|es")]
Json = Annotated[bool, typer.Option("--json")]
SHARED = (
    Parameter("json", Parameter.KEYWORD_ONLY, default=False, annotation=Json),
    Parameter("language", Parameter.KEYWORD_ONLY, default="", annotation=Language),
)
"""The options of every command; `run` has read them before any command runs."""


def _command(group: typer.Typer, name: str) -> Callable[[Command], Command]:
    """Make a function a command: its help is cli-help-NAME, and the shared options are added to its own."""

    def declare(function: Command) -> Command:
        @wraps(function)
        def command(json: bool, language: str, **own: Any) -> None:
            del json, language
            function(**own)

        own = signature(function)
        command.__signature__ = own.replace(parameters=[*own.parameters.values(), *SHARED])  # type: ignore[attr-defined]
        command.__annotations__ = {**function.__annotations__, "json": Json, "language": Language}
        return group.command(name.rpartition("-")[2], help=WORDS.tr(f"cli-help-{name}"))(command)

    return declare


def _main(
    context: typer.Context,
    language: Annotated[str, typer.Option("--language", hidden=True)] = "",
    json: Annotated[bool, typer.Option("--json", hidden=True)] = False,
    version: Annotated[bool, typer.Option("--version", hidden=True)] = False,
) -> None:
    """Options before the command."""
    del language, json
    if version:
        import engine

        WORDS.line(f"kabinett {engine.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        WORDS.line(context.get_help())


File = Annotated[Path, typer.Argument(metavar="FILE")]


def _playing(app: typer.Typer) -> None:
    @app.command(help=WORDS.tr("cli-help-play"))
    def play(
        table: Annotated[Path | None, typer.Argument(metavar="TABLE")] = None, language: Language = ""
    ) -> None:
        from desktop.cli.opening import play as window

        raise typer.Exit(window(table, language))

    @_command(app, "games")
    def games(everything: Annotated[bool, _option("all", "--all")] = False) -> None:
        from desktop.cli import playing

        playing.games(everything)

    @_command(app, "selfplay")
    def selfplay(
        game: Annotated[str, typer.Argument(metavar="GAME")],
        games: Annotated[int, _option("games", "--games", min=1)] = 1,
        bots: Annotated[str, _option("bots", "--bots")] = "random",
        seed: Annotated[int, _option("seed", "--seed", max=LARGEST_SEED)] = 0,
        ruleset: Annotated[str, _option("ruleset", "--ruleset")] = "",
        scenario: Annotated[str, _option("scenario", "--scenario")] = "",
        seats: Annotated[int, _option("seats", "--seats")] = 0,
        option: Annotated[list[str] | None, _option("option", "--option", metavar="NAME=VALUE")] = None,
    ) -> None:
        from desktop.cli import playing

        playing.selfplay(game, games, bots, seed, ruleset, scenario, seats, option or [])

    @_command(app, "replay")
    def replay(
        journal: Annotated[Path, typer.Argument(metavar="JOURNAL")],
        check: Annotated[bool, _option("check", "--check")] = False,
    ) -> None:
        from desktop.cli import playing

        playing.replay(journal, check)


def _positions(app: typer.Typer) -> None:
    group = typer.Typer(help=WORDS.tr("cli-help-position"), no_args_is_help=True, rich_markup_mode=None)
    app.add_typer(group, name="position")

    @_command(group, "position-new")
    def new(
        game: Annotated[str, typer.Argument(metavar="GAME")],
        ruleset: Annotated[str, _option("ruleset", "--ruleset")] = "",
        scenario: Annotated[str, _option("scenario", "--scenario")] = "",
        seats: Annotated[int, _option("seats", "--seats")] = 0,
        seed: Annotated[int, _option("seed", "--seed", max=LARGEST_SEED)] = 0,
        option: Annotated[list[str] | None, _option("option", "--option", metavar="NAME=VALUE")] = None,
        out: Annotated[Path | None, _option("out", "--out")] = None,
    ) -> None:
        from desktop.cli import positions

        positions.new(game, ruleset, scenario, seats, seed, option or [], out)

    @_command(group, "position-show")
    def show(file: File, seat: Annotated[str, _option("as", "--as", metavar="SEAT")] = "") -> None:
        from desktop.cli import positions

        positions.show(file, seat)

    @_command(group, "position-save")
    def save(file: File, out: Annotated[Path, _option("out", "--out")]) -> None:
        from desktop.cli import positions

        positions.save(file, out)

    @_command(app, "legal")
    def legal(file: File, source: Annotated[str, _option("from", "--from", metavar="ITEM")] = "") -> None:
        from desktop.cli import positions

        positions.legal(file, source)

    @_command(app, "why")
    def why(file: File, action: Annotated[str, typer.Argument(metavar="ACTION")]) -> None:
        from desktop.cli import positions

        positions.why(file, action)

    @_command(app, "apply")
    def apply(
        file: File,
        actions: Annotated[list[str], typer.Argument(metavar="ACTION...")],
        out: Annotated[Path | None, _option("out", "--out")] = None,
    ) -> None:
        from desktop.cli import positions

        positions.apply(file, actions, out)


def _practice(app: typer.Typer) -> None:
    @_command(app, "drill")
    def drill(
        game: Annotated[str, typer.Argument(metavar="GAME")],
        kind: Annotated[str, _option("kind", "--kind")] = "",
        seed: Annotated[int, _option("seed", "--seed", max=LARGEST_SEED)] = 0,
        answer: Annotated[bool, _option("answer", "--answer")] = False,
        kinds: Annotated[bool, _option("list", "--list")] = False,
    ) -> None:
        from desktop.cli import drills

        drills.kinds(game) if kinds else drills.drill(game, kind, seed, answer)


def _boards(app: typer.Typer) -> None:
    group = typer.Typer(help=WORDS.tr("cli-help-board"), no_args_is_help=True, rich_markup_mode=None)
    app.add_typer(group, name="board")

    @_command(group, "board-check")
    def check(board: Annotated[str, typer.Argument(metavar="[NAME|FILE]")] = "") -> None:
        from desktop.cli import boards

        if not boards.check(board):
            raise typer.Exit(MISTAKE)

    @_command(group, "board-draw")
    def draw(
        board: Annotated[str, typer.Argument(metavar="NAME|FILE")],
        out: Annotated[Path, _option("picture", "--out")],
        width: Annotated[int, _option("width", "--width")] = 2640,
        theme: Annotated[str, _option("theme", "--theme")] = "parchment",
    ) -> None:
        from desktop.cli import boards

        path = boards.draw(board, out, width, theme)
        WORDS.data({"file": str(path)}) if WORDS.json else WORDS.line(str(path))


def _lessons(app: typer.Typer) -> None:
    group = typer.Typer(help=WORDS.tr("cli-help-lesson"), no_args_is_help=True, rich_markup_mode=None)
    app.add_typer(group, name="lesson")

    @_command(group, "lesson-check")
    def check(files: Annotated[list[Path] | None, typer.Argument(metavar="[FILE...]")] = None) -> None:
        from desktop.cli import lessons

        if not lessons.check(files or []):
            raise typer.Exit(MISTAKE)

    @_command(group, "lesson-list")
    def listed(game: Annotated[str, typer.Argument(metavar="[GAME]")] = "") -> None:
        from desktop.cli import lessons

        lessons.listed(game)


def _printing(app: typer.Typer) -> None:
    group = typer.Typer(help=WORDS.tr("cli-help-print"), no_args_is_help=True, rich_markup_mode=None)
    app.add_typer(group, name="print")
    out = _option("pages", "--out")
    paper, grey = _option("paper", "--paper"), _option("grey", "--grey")

    @_command(group, "print-board")
    def board(
        board: Annotated[str, typer.Argument(metavar="NAME|FILE")],
        out: Annotated[Path, out],
        paper: Annotated[str, paper] = "a4",
        way: Annotated[str, _option("way", "--way")] = "whole",
        size: Annotated[str, _option("size", "--size")] = "",
        grey: Annotated[bool, grey] = False,
    ) -> None:
        from desktop.cli import printing

        printing.board(board, out, paper, way, size, grey)

    @_command(group, "print-position")
    def position(
        file: File,
        out: Annotated[Path, out],
        seat: Annotated[str, _option("as", "--as", metavar="SEAT")] = "",
        paper: Annotated[str, paper] = "a4",
        grey: Annotated[bool, grey] = False,
    ) -> None:
        from desktop.cli import printing

        printing.position(file, seat, out, paper, grey)

    @_command(group, "print-drills")
    def drills(
        game: Annotated[str, typer.Argument(metavar="GAME")],
        out: Annotated[Path, out],
        kind: Annotated[list[str] | None, _option("kind", "--kind")] = None,
        seed: Annotated[int, _option("seed", "--seed", max=LARGEST_SEED)] = 0,
        count: Annotated[int, _option("count", "--count", min=1, max=50)] = 8,
        paper: Annotated[str, paper] = "a4",
        grey: Annotated[bool, grey] = False,
    ) -> None:
        from desktop.cli import printing

        printing.drills(game, kind or [], seed, count, out, paper, grey)

    @_command(group, "print-sequence")
    def sequence(
        game: Annotated[str, typer.Argument(metavar="GAME")],
        out: Annotated[Path, out],
        ruleset: Annotated[str, _option("ruleset", "--ruleset")] = "",
        scenario: Annotated[str, _option("scenario", "--scenario")] = "",
        paper: Annotated[str, paper] = "a4",
    ) -> None:
        from desktop.cli import printing

        printing.sequence(game, ruleset, scenario, out, paper)

    @_command(group, "print-log")
    def log(
        file: File,
        out: Annotated[Path, _option("text", "--out")],
        seat: Annotated[str, _option("as", "--as", metavar="SEAT")] = "",
    ) -> None:
        from desktop.cli import printing

        printing.log(file, seat, out)
