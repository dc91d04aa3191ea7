"""What Qt itself says, as in the dialogs for files and paper and the menus of fields, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator

_NAME = "qtWords"


def speak_qt(application: QCoreApplication, language: str) -> None:
    """Let Qt speak this language from now on; English where it has no words in it."""
    old = application.findChild(QTranslator, _NAME)
    if old is not None:
        if old.property("spoken") == language:
            return
        application.removeTranslator(old)
        old.setParent(None)
    words = QTranslator(application)
    words.setObjectName(_NAME)
    words.setProperty("spoken", language)
    words.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    application.installTranslator(words)
