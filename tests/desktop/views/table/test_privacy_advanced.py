"""All panels of the advanced game hang on the View alone: secrets are searched for, and dealt anew without a trace."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.views.table.table_window import TableWindow
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.driver import Driver
from tests.desktop.games.maria.test_politics import played
from tests.desktop.views.table.test_privacy import all_words, assert_hidden, secrets


def some_have_laid(table: Table) -> bool:
    """Whether a political card lies face down while another seat still is to lay one."""
    view = table.view(None)
    return view.step == "lay" and bool(view.advanced.politics.laid) and len(view.asked) < 3


def armies_move(table: Table) -> bool:
    """Whether a later turn's movement has come."""
    view = table.view(None)
    return view.step == "movement" and view.turn > 1


MOMENTS = {"lay": some_have_laid, "movement": armies_move}


def open_everything(window: TableWindow) -> None:
    """Every panel out, the hand open."""
    for section in window.column.named.values():
        section.bring()
    window.tray.keep_open()
    QApplication.processEvents()


def sat_down(driver: Driver, table: Table) -> TableWindow:
    """At the table with everything open."""
    driver.shell.open_table(table)
    QApplication.processEvents()
    driver.uncover()
    open_everything(driver.table)
    return driver.table


def told(driver: Driver) -> set[str]:
    """All words of the window but for the time of day."""
    return all_words(driver.shell) - {driver.table.status.state.text()}


@pytest.mark.parametrize("moment", MOMENTS)
def test_no_panel_tells_what_others_hold(driver: Driver, moment: str) -> None:
    table = sat_down(driver, played(MOMENTS[moment]))
    viewer = table.session.viewer
    assert viewer is not None
    words = "\n".join(all_words(driver.shell))
    assert any(f": {n} troop" in words for n in range(1, 9)), "the own army sheet"
    for piece in table.session.view.pieces:
        if piece.kind == "general" and piece.strength is None:
            table.inspector.pin(f"piece:{piece.id}")
            assert_hidden(driver, (s for s in table.seating.humans if s != viewer))
    table.panic()
    assert_hidden(driver, table.seating.humans)


def test_a_laid_card_is_told_to_its_owner_only(driver: Driver) -> None:
    table = sat_down(driver, played(some_have_laid))
    session = table.session.table
    layers = [s for s, sides in session.view(None).seats.items() if _laid(session, s, sides)]
    assert layers
    assert table.session.viewer not in layers
    assert_hidden(driver, layers)
    for seat in layers:
        card = _laid(session, seat, session.view(None).seats[seat])[0]
        assert table.appearance.name(f"card:{card}") in secrets(driver, seat), (
            "the search knows what to look for"
        )


def _laid(table: Table, seat: str, sides: tuple[str, ...]) -> list[str]:
    """The cards that a seat has laid face down."""
    found = table.view(seat).advanced.politics.laid
    return [found[side] for side in sides if side in found]


@pytest.mark.parametrize("moment", MOMENTS)
def test_secrets_dealt_anew_change_no_word_for_whoever_does_not_know_them(
    driver: Driver, moment: str
) -> None:
    table = played(MOMENTS[moment])
    decision = table.decision()
    assert decision is not None
    view = table.view(decision.seat)
    foreign = next(p.id for p in view.pieces if p.kind == "general" and p.place and p.strength is None)
    driver.shell.appearance.settings.hands["maria"] = (
        "strips"  # the first table of a game lies otherwise than the next
    )
    seen, covered, truths = [], [], []
    for seed in (1, 2):
        branch = table.branch(len(table.history), Rng(seed), known=view)
        truths.append(branch.position.dump())
        window = sat_down(driver, branch)
        assert window.session.viewer == decision.seat
        window.inspector.pin(f"piece:{foreign}")
        seen.append(told(driver))
        window.panic()
        assert window.session.viewer is None
        covered.append(told(driver))
    assert truths[0] != truths[1]
    assert seen[0] == seen[1]
    assert covered[0] == covered[1]
