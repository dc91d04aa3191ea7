"""The wizard's third block: kind of table, what the game leaves to choose, curtain, pace of the bots and seed."""

from __future__ import annotations

import random
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Chip, clear, words_label
from desktop.views.widgets.focus import keeps_focus
from desktop.views.widgets.number_field import NumberField, Stepper
from desktop.views.widgets.setting_boxes import choice, pace_choice
from engine.kernel.journal import Kind
from engine.kernel.options import ChoiceOption, NumberOption, Option, OptionValue

KINDS: tuple[Kind, ...] = ("match", "open", "practice")


def pairs(appearance: Appearance, *fields: tuple[str, QWidget]) -> QGridLayout:
    """Fields beside each other, each under its name."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(18)
    for number, (key, widget) in enumerate(fields):
        label = words_label(appearance.tr(key), wrap=False)
        label.setBuddy(widget)
        widget.setAccessibleName(appearance.tr(key))
        grid.addWidget(label, 0, number)
        grid.addWidget(widget, 1, number)
        grid.setColumnStretch(number, 1)
    return grid


class TableBlock(QWidget):
    """Everything that is not the game and not the seats.

    Signals:
        changed: something is otherwise. chosen: an option is, on which the seats may depend.
    """

    changed, chosen = Signal(), Signal()
    rule_asked = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.kinds: QComboBox = choice(
            "kind", [(k, appearance.tr(f"kind-{k}")) for k in KINDS], KINDS[0], self._chosen
        )
        self.kind_line = words_label(role="second")
        self.pace = pace_choice(appearance)
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(appearance.tr("wizard-seed-random"))
        self.seed.setToolTip(appearance.tr("wizard-seed-hint"))
        self.seed.textChanged.connect(self.changed)
        self.curtain = QCheckBox(appearance.tr("wizard-curtain"))
        self.curtain.setObjectName("curtain")
        self.curtain_line = words_label(role="second")
        self.curtain.toggled.connect(self._want_curtain)
        self.pin_line = words_label(appearance.tr("wizard-pin-protects"), "second")
        self._wanted = False
        self.options: dict[str, QWidget] = {}
        self._rows: dict[str, QWidget] = {}
        self._offered: tuple[Option, ...] = ()
        self._chosen_options: dict[str, OptionValue] = {}
        self._option_lines = QVBoxLayout()
        curtain = QHBoxLayout()
        curtain.addWidget(self.curtain)
        curtain.addWidget(self.curtain_line, 1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addLayout(
            pairs(
                appearance,
                ("wizard-kind", self.kinds),
                ("wizard-bot-pace", self.pace),
                ("wizard-seed", self.seed),
            )
        )
        lines.addWidget(self.kind_line)
        lines.addLayout(curtain)
        lines.addWidget(self.pin_line)
        lines.addLayout(self._option_lines)
        self._say_kind()

    # --- kind and curtain ---------------------------------------------------------

    @property
    def kind(self) -> Kind:
        """The kind of table chosen."""
        return cast("Kind", self.kinds.currentData())

    def _chosen(self, _kind: object) -> None:
        self._say_kind()
        self.changed.emit()

    def _say_kind(self) -> None:
        words = f"{self.appearance.tr(f'kind-{self.kind}-line')}. {self.appearance.tr('wizard-kind-fixed')}"
        self.kind_line.setText(words)

    def _want_curtain(self, wanted: bool) -> None:
        self._wanted = wanted
        self.changed.emit()

    def settle_curtain(self, people: int, secret: bool) -> None:
        """Where several persons keep secrets the curtain is on; elsewhere it is as people want it."""
        needed = secret and people > 1 and self.kind != "open"
        free = secret and people > 0 and not needed
        self.curtain.blockSignals(True)
        self.curtain.setEnabled(free)
        self.curtain.setChecked(needed or (free and self._wanted))
        self.curtain.blockSignals(False)
        reason = "needed" if needed else "free" if free else "no-secrets" if not secret else "nobody"
        self.curtain_line.setText(
            self.appearance.tr(f"wizard-curtain-{reason}", key=self.appearance.key("menu-curtain"))
        )
        self.pin_line.setVisible(self.curtain.isChecked())

    # --- what may be chosen -------------------------------------------------------

    @keeps_focus
    def offer(self, game: str, options: tuple[Option, ...]) -> None:
        """Offer these options, each with its clause: rules to be played or not, numbers, one of several words."""
        clear(self._option_lines)
        self.options, self._rows, self._offered = {}, {}, options
        for option in options:
            chip = Chip(self.appearance, option.clause)
            chip.asked.connect(self.rule_asked)
            field = self._field(game, option)
            field.setObjectName(f"option-{option.id}")
            row = QWidget()
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            if not isinstance(field, QCheckBox):
                title = words_label(self.appearance.tr(f"{game}-option-{option.id}"), wrap=False)
                title.setBuddy(field)
                field.setAccessibleName(title.text())
                line.addWidget(title)
            line.addWidget(self._stepper(field) if isinstance(field, NumberField) else field)
            line.addWidget(words_label(self.appearance.tr(f"{game}-option-{option.id}-line"), "second"), 1)
            line.addWidget(chip)
            self._option_lines.addWidget(row)
            self.options[option.id], self._rows[option.id] = field, row
        self._show_wanted()

    def _show_wanted(self) -> None:
        """Numbers that only one word of a choice asks for stand there while it is chosen."""
        chosen = self.chosen_options()
        for option in self._offered:
            if isinstance(option, NumberOption) and option.when:
                self._rows[option.id].setVisible(chosen.get(option.when) == option.id)

    def _stepper(self, field: NumberField) -> Stepper:
        less, more = (
            self.appearance.tr(f"numbers-{way}", thing=field.accessibleName(), n=field.singleStep())
            for way in ("less", "more")
        )
        return Stepper(field, less, more)

    def _field(self, game: str, option: Option) -> QWidget:
        """The field of one option, at what was chosen before where it still can be."""
        now = self._chosen_options.get(option.id, option.usual)
        now = now if option.takes(now) else option.usual
        if isinstance(option, NumberOption):
            title = self.appearance.tr(f"{game}-option-{option.id}")
            number = NumberField(title, self.appearance.px(16), self.appearance.locale())
            number.setFixedWidth(self.appearance.px(26 + 11 * len(str(option.most))))
            number.setRange(option.least, option.most)
            number.setSingleStep(option.step)
            number.setValue(int(now))
            number.valueChanged.connect(lambda value: self._choose_number(option, number, value))
            return number
        if isinstance(option, ChoiceOption):
            words = [(w, self.appearance.tr(f"{game}-option-{option.id}-{w}")) for w in option.words]
            box = choice("", words, now, lambda _value: None)
            box.currentIndexChanged.connect(lambda _index: self._choose(option.id, str(box.currentData())))
            return box
        tick = QCheckBox(self.appearance.tr(f"{game}-option-{option.id}"))
        tick.setChecked(bool(now))
        tick.toggled.connect(lambda on: self._choose(option.id, on))
        return tick

    def _choose_number(self, option: NumberOption, field: NumberField, value: int) -> None:
        """What was typed between two steps goes to the one below."""
        fit = option.least + (value - option.least) // option.step * option.step
        if fit != value:
            field.setValue(fit)
        else:
            self._choose(option.id, fit)

    def _choose(self, option: str, value: OptionValue) -> None:
        self._chosen_options[option] = value
        self._show_wanted()
        self.chosen.emit()
        self.changed.emit()

    def chosen_options(self) -> dict[str, OptionValue]:
        """What is chosen of what is offered, as a Game takes it."""
        known = {option.id: option for option in self._offered}
        found = {name: self._chosen_options.get(name, option.usual) for name, option in known.items()}
        return {name: value for name, value in found.items() if known[name].takes(value)}

    # --- the seed -----------------------------------------------------------------

    def check(self) -> str:
        """What is in the way, "" if nothing is."""
        seed = self.seed.text().strip()
        wrong = bool(seed) and not (seed.isascii() and seed.isdigit())
        self.seed.setProperty("state", "wrong" if wrong else "")
        self.seed.style().unpolish(self.seed)
        self.seed.style().polish(self.seed)
        return self.appearance.tr("wizard-seed-number") if wrong else ""

    def seed_number(self) -> int:
        """The seed written there, or one by chance."""
        text = self.seed.text().strip()
        return int(text) % (1 << 63) if text else random.SystemRandom().getrandbits(48)

    # --- kept while the page is laid out anew ----------------------------------------

    def like(self, other: TableBlock) -> None:
        """Take over what was chosen in a block that goes."""
        self.kinds.setCurrentIndex(self.kinds.findData(other.kind))
        self.seed.setText(other.seed.text())
        self._wanted, self._chosen_options = other._wanted, dict(other._chosen_options)
        self._say_kind()
