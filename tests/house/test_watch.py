"""The watch over the tests bites: stray log records, warnings and Qt's complaints fail a test."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytest_plugins = ["pytester"]

FAULTS = {
    "log": "import logging\ndef test(): logging.getLogger('engine').warning('lost')",
    "warning": "import warnings\ndef test(): warnings.warn('old')",
    "qt": "from PySide6.QtCore import qWarning\ndef test(qapp): qWarning('bad')",
    "silence": "import pytest\n@pytest.mark.expects_log('lost')\ndef test(): pass",
    "strict": "import pytest\n@pytest.mark.xfail\ndef test(): pass",
}
EXPECTED = (
    "import logging, pytest\n"
    "@pytest.mark.expects_log('^lost')\n"
    "def test(): logging.getLogger('engine').warning('lost a hat')"
)


@pytest.fixture
def house(pytester: pytest.Pytester) -> pytest.Pytester:
    """A small suite under the same rules as ours."""
    shutil.copy(ROOT / "tests" / "conftest.py", pytester.path)
    shutil.copy(ROOT / "pyproject.toml", pytester.path)
    return pytester


@pytest.mark.slow
def test_a_fault_fails_the_test_and_an_expected_record_passes(house: pytest.Pytester) -> None:
    house.makepyfile(**{f"test_{name}": case for name, case in (FAULTS | {"expected": EXPECTED}).items()})
    result = house.runpytest_subprocess("-p", "no:benchmark", "-p", "no:cacheprovider", "-q", ".")
    said = "\n".join(result.outlines)
    for name in FAULTS:
        assert re.search(rf"^(FAILED|ERROR) test_{name}\.py::test\b", said, re.MULTILINE), said
    assert result.parseoutcomes()["passed"] == said.count("ERROR test_") + 1
    assert "test_expected" not in said


def test_every_test_has_a_home_of_its_own(kabinett_home: Path) -> None:
    from engine.kernel import files

    assert files.user_data("tables") == kabinett_home / "tables"
    assert not kabinett_home.exists()


@pytest.mark.screen
def test_a_virtual_screen_holds_a_real_window(virtual_screen: str) -> None:
    program = (
        "from PySide6.QtWidgets import QApplication, QLabel\n"
        "app = QApplication([])\n"
        "label = QLabel('Kabinett')\n"
        "label.show()\n"
        "print(app.platformName(), label.screen().size().toTuple())\n"
    )
    environment = {**os.environ, "DISPLAY": virtual_screen, "QT_QPA_PLATFORM": "xcb"}
    result = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
    )
    assert result.stdout.split("\n")[0] == "xcb (1920, 1080)", result.stderr
