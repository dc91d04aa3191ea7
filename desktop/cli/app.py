"""The commands of `kabinett` and their options."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from desktop.cli.words import MISTAKE, WORDS
from engine.kernel.errors import KabinettError

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
        return _mistake(str(error))
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        sys.stdout = None
        return 0


def _mistake(sentence: str) -> int:
    """One line that names what is wrong."""
    sys.stderr.write(" ".join(sentence.split()) + "\n")
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
    _boards(app)
    return app


def _option(key: str, *names: str, **more: Any) -> typer.models.OptionInfo:
    found: typer.models.OptionInfo = typer.Option(*names, help=WORDS.tr(f"cli-option-{key}"), **more)
    return found


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


Language = Annotated[str, typer.Option("--language", metavar="en|it|es")]
Json = Annotated[bool, typer.Option("--json")]
File = Annotated[Path, typer.Argument(metavar="FILE")]


def _playing(app: typer.Typer) -> None:
    @app.command(help=WORDS.tr("cli-help-play"))
    def play(
        table: Annotated[Path | None, typer.Argument(metavar="TABLE")] = None, language: Language = ""
    ) -> None:
        from desktop.main import play as window

        raise typer.Exit(window(table, language))

    @app.command(help=WORDS.tr("cli-help-games"))
    def games(
        everything: Annotated[bool, _option("all", "--all")] = False,
        json: Json = False,
        language: Language = "",
    ) -> None:
        from desktop.cli import playing

        del json, language
        playing.games(everything)

    @app.command(help=WORDS.tr("cli-help-selfplay"))
    def selfplay(
        game: Annotated[str, typer.Argument(metavar="GAME")],
        games: Annotated[int, _option("games", "--games", min=1)] = 1,
        bots: Annotated[str, _option("bots", "--bots")] = "random",
        seed: Annotated[int, _option("seed", "--seed")] = 0,
        ruleset: Annotated[str, _option("ruleset", "--ruleset")] = "",
        scenario: Annotated[str, _option("scenario", "--scenario")] = "",
        seats: Annotated[int, _option("seats", "--seats")] = 0,
        json: Json = False,
        language: Language = "",
    ) -> None:
        from desktop.cli import playing

        del json, language
        playing.selfplay(game, games, bots, seed, ruleset, scenario, seats)

    @app.command(help=WORDS.tr("cli-help-replay"))
    def replay(
        journal: Annotated[Path, typer.Argument(metavar="JOURNAL")],
        check: Annotated[bool, _option("check", "--check")] = False,
        json: Json = False,
        language: Language = "",
    ) -> None:
        from desktop.cli import playing

        del json, language
        playing.replay(journal, check)


def _positions(app: typer.Typer) -> None:
    group = typer.Typer(help=WORDS.tr("cli-help-position"), no_args_is_help=True, rich_markup_mode=None)
    app.add_typer(group, name="position")

    @group.command(help=WORDS.tr("cli-help-position-new"))
    def new(
        game: Annotated[str, typer.Argument(metavar="GAME")],
        ruleset: Annotated[str, _option("ruleset", "--ruleset")] = "",
        scenario: Annotated[str, _option("scenario", "--scenario")] = "",
        seats: Annotated[int, _option("seats", "--seats")] = 0,
        seed: Annotated[int, _option("seed", "--seed")] = 0,
        out: Annotated[Path | None, _option("out", "--out")] = None,
        json: Json = False,
        language: Language = "",
    ) -> None:
        from desktop.cli import positions

        del json, language
        positions.new(game, ruleset, scenario, seats, seed, out)

    @group.command(help=WORDS.tr("cli-help-position-show"))
    def show(
        file: File,
        seat: Annotated[str, _option("as", "--as", metavar="SEAT")] = "",
        json: Json = False,
        language: Language = "",
    ) -> None:
        from desktop.cli import positions

        del json, language
        positions.show(file, seat)

    @app.command(help=WORDS.tr("cli-help-legal"))
    def legal(
        file: File,
        source: Annotated[str, _option("from", "--from", metavar="ITEM")] = "",
        json: Json = False,
        language: Language = "",
    ) -> None:
        from desktop.cli import positions

        del json, language
        positions.legal(file, source)

    @app.command(help=WORDS.tr("cli-help-why"))
    def why(
        file: File,
        action: Annotated[str, typer.Argument(metavar="ACTION")],
        json: Json = False,
        language: Language = "",
    ) -> None:
        from desktop.cli import positions

        del json, language
        positions.why(file, action)

    @app.command(help=WORDS.tr("cli-help-apply"))
    def apply(
        file: File,
        actions: Annotated[list[str], typer.Argument(metavar="ACTION...")],
        out: Annotated[Path | None, _option("out", "--out")] = None,
        json: Json = False,
        language: Language = "",
    ) -> None:
        from desktop.cli import positions

        del json, language
        positions.apply(file, actions, out)


def _boards(app: typer.Typer) -> None:
    group = typer.Typer(help=WORDS.tr("cli-help-board"), no_args_is_help=True, rich_markup_mode=None)
    app.add_typer(group, name="board")

    @group.command(help=WORDS.tr("cli-help-board-check"))
    def check(
        board: Annotated[str, typer.Argument(metavar="[NAME|FILE]")] = "",
        json: Json = False,
        language: Language = "",
    ) -> None:
        from desktop.cli import boards

        del json, language
        if not boards.check(board):
            raise typer.Exit(MISTAKE)

    @group.command(help=WORDS.tr("cli-help-board-draw"))
    def draw(
        board: Annotated[str, typer.Argument(metavar="NAME|FILE")],
        out: Annotated[Path, _option("picture", "--out")],
        width: Annotated[int, _option("width", "--width")] = 2640,
        theme: Annotated[str, _option("theme", "--theme")] = "parchment",
        json: Json = False,
        language: Language = "",
    ) -> None:
        from desktop.cli import boards

        del language
        path = boards.draw(board, out, width, theme)
        WORDS.data({"file": str(path)}) if json else WORDS.line(str(path))
