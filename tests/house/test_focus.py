"""What empties a layout to fill it anew keeps the focus of the keyboard (`desktop/views/widgets/focus.py`)."""

from __future__ import annotations

import ast
from pathlib import Path

import desktop

HOME = "desktop.views.widgets.basics"


def _empties(function: ast.FunctionDef) -> bool:
    return any(
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "clear"
        for node in ast.walk(function)
    )


def _keeps(function: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "keeps_focus" for one in function.decorator_list)


def test_whatever_is_written_anew_keeps_the_focus() -> None:
    """A layout is emptied by `clear` alone, and only in a method that hands the focus on."""
    rooms, seen, found = Path(desktop.__file__).parent, 0, list[str]()
    for path in sorted(rooms.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if ".takeAt(" in source and path.name != f"{HOME.rpartition('.')[2]}.py":
            found.append(f"{path.name}: takeAt")
        tree = ast.parse(source)
        imports = (node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == HOME)
        if not any(name.name == "clear" for node in imports for name in node.names):
            continue
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and _empties(node)]
        seen += len(functions)
        found += [f"{path.name}: {one.name}" for one in functions if not _keeps(one)]
    assert seen > 40
    assert not found
