"""What holds for every test: its own home folder, no stray log record, dear tests first."""

from __future__ import annotations

import faulthandler
import gc
import logging
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

ROOT = Path(__file__).resolve().parents[1]

# Before Qt is loaded: no window system, and English whatever the machine speaks.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

# The same examples on every machine: a failure found here is a failure found everywhere.
settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")
# Whichever other modules are loaded: what their sources hold is not read for examples, which would take seconds, too.
providers._get_local_constants = lambda: providers._local_constants

LONGEST = 2 * 60 * 60
"""Seconds that a test marked `long` may take."""
QT_FIXTURES = {"qtbot", "qapp", "qtmodeltester", "virtual_screen", "virtual_screens"}


def pytest_configure(config: pytest.Config) -> None:
    """Keeps fixtures wider than a test, too, out of the person's own saves, none of which must outlive a power cut."""
    home = tempfile.TemporaryDirectory(prefix="kabinett-tests-")
    os.environ["KABINETT_HOME"] = home.name
    config.add_cleanup(home.cleanup)
    patch = pytest.MonkeyPatch()
    patch.setattr(os, "fsync", lambda _handle: None)
    config.add_cleanup(patch.undo)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Dear tests first, cheap ones last, so that both workers end at the same time; a file goes to one worker whole.

    Real windows share one worker, while the other begins with what is marked `slow`. What a file makes for all its
    tests is made once, and the workers are given some hundreds of files instead of thousands of tests.
    """

    def rank(item: pytest.Item) -> int:
        if item.get_closest_marker("screen"):
            return 0
        if item.get_closest_marker("slow") or item.get_closest_marker("xdist_group"):
            return 1
        return 2 if QT_FIXTURES & set(getattr(item, "fixturenames", ())) else 3

    ranks = {item: rank(item) for item in items}
    for item in items:
        if ranks[item] != 1:
            name = f"{item.path.relative_to(ROOT)}:{ranks[item]}" if ranks[item] else "screen"
            item.add_marker(pytest.mark.xdist_group(name))
    items.sort(key=ranks.__getitem__)


def pytest_collection_finish() -> None:
    """Hundreds of test modules live as long as the run: they need not be looked through for garbage again and again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A test is told of by the name that pytest takes, without that of its group, which its worker goes by."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        return
    name, at, _ = report.nodeid.rpartition("@")
    if at and "::" in name and name.endswith("]") == ("[" in name):
        report.nodeid = name


def pytest_runtest_setup(item: pytest.Item) -> None:
    """What is marked long may take longer than `faulthandler_timeout` before it counts as hanging."""
    if item.get_closest_marker("long"):
        faulthandler.dump_traceback_later(LONGEST, file=sys.__stderr__, exit=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says again which checks of ./test failed before the tests, just above the last line."""
    if failed := os.environ.get("KABINETT_FAILED_CHECKS"):
        terminalreporter.write_line(f"Checks that FAILED before the tests: {failed}", red=True)


@pytest.fixture(autouse=True)
def kabinett_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for saves, own boards and painted maps, and another for the trash."""
    home = tmp_path / "kabinett-home"
    monkeypatch.setenv("KABINETT_HOME", str(home))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))  # the system's trash lies there
    return home


@pytest.fixture(autouse=True)
def _no_stray_log(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A warning in the log fails the test, unless `expects_log` names it; an expected one must come."""
    expected: list[str] = [mark.args[0] for mark in request.node.iter_markers("expects_log")]
    yield
    loud = [
        record
        for phase in ("setup", "call")
        for record in caplog.get_records(phase)
        if record.levelno >= logging.WARNING
    ]
    texts = [record.getMessage() for record in loud]
    stray = [text for text in texts if not any(re.search(pattern, text) for pattern in expected)]
    silent = [pattern for pattern in expected if not any(re.search(pattern, text) for text in texts)]
    assert not stray, f"Unexpected in the log: {stray}"
    assert not silent, f"Expected in the log, but never said: {silent}"


@pytest.fixture
def virtual_screens() -> Iterator[Callable[..., str]]:
    """Opens virtual screens, of 1920 x 1080 unless it is told; each gives the DISPLAY to start a program on."""
    for tool in ("Xvfb", "xdotool"):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed, so no real window can be driven")
    asked = [sys.executable, str(ROOT / "packaging" / "qt_libraries.py"), "xcb"]
    if missing := subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip():
        pytest.skip(f"Qt can open no window without the packages {missing}")
    servers: list[subprocess.Popen[bytes]] = []

    def screen(size: str = "1920x1080") -> str:
        read, write = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        servers.append(server)
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            pytest.fail("Xvfb did not start")
        return f":{number}"

    yield screen
    for server in servers:
        server.terminate()
        server.wait()


@pytest.fixture
def virtual_screen(virtual_screens: Callable[..., str]) -> str:
    """A virtual screen of 1920 x 1080 of its own; gives the DISPLAY to start a program on."""
    return virtual_screens()
