"""The faces of an SVG's words, put into the file: it looks the same where nobody has them."""

from __future__ import annotations

import base64
import re
from pathlib import Path

from engine.kernel.files import resources

_WORDS = re.compile(r'font-family="([^",]+)[^"]*"[^>]*?font-weight="(\d+)"[^>]*?font-style="(\w+)"')
BOLD = 600
"""From this weight on a face is a bold one."""


def with_faces(svg: str) -> str:
    """The same picture with every face that its words are set in, as far as the program brings it."""
    files: dict[Path, str] = {}
    for family, weight, style in sorted(set(_WORDS.findall(svg))):
        file = _file(family, int(weight) >= BOLD, style == "italic")
        if file is not None:
            files.setdefault(file, _rule(file, family, int(weight), style))
    return svg.replace("</style>", "".join(files.values()) + "</style>", 1) if files else svg


def _file(family: str, bold: bool, italic: bool) -> Path | None:
    """The file of a face; None for one that is not ours, or is made of another by the viewer."""
    wanted = [*["bold", "semibold"] * bold, *["italic"] * italic] or ["regular"]
    stem = family.replace(" ", "").lower()
    found = {file.stem.lower(): file for file in resources("fonts").glob("*.ttf")}
    return next((found[name] for style in wanted if (name := f"{stem}-{style}") in found), None)


def _rule(file: Path, family: str, weight: int, style: str) -> str:
    content = base64.b64encode(file.read_bytes()).decode()
    return (
        f"@font-face{{font-family:'{family}';font-weight:{weight};font-style:{style};"
        f"src:url(data:font/ttf;base64,{content})}}\n"
    )
