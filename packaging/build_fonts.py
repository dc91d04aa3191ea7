"""Makes the shipped TTF files in resources/fonts from the @fontsource packages.

Each @fontsource subset carries the same family name and Qt keeps only one of them, so the Latin subsets are
merged into one file. Run with a folder for the downloads; needs npm, fontTools and brotli.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
from importlib import import_module
from pathlib import Path
from typing import Any

# fontTools ships no type information and is needed only here.
Merger: Any = import_module("fontTools.merge").Merger
TTFont: Any = import_module("fontTools.ttLib").TTFont

VERSION = "5.3.0"
FONTS = Path(__file__).resolve().parents[1] / "resources" / "fonts"

# shipped file -> (package, subsets, weight and style)
FILES: dict[str, tuple[str, tuple[str, ...], str]] = {
    "IMFellEnglish-Regular.ttf": ("im-fell-english", ("latin",), "400-normal"),
    "IMFellEnglish-Italic.ttf": ("im-fell-english", ("latin",), "400-italic"),
    "EBGaramond-Regular.ttf": ("eb-garamond", ("latin", "latin-ext"), "400-normal"),
    "EBGaramond-Italic.ttf": ("eb-garamond", ("latin", "latin-ext"), "400-italic"),
    "EBGaramond-SemiBold.ttf": ("eb-garamond", ("latin", "latin-ext"), "600-normal"),
    "AtkinsonHyperlegible-Regular.ttf": ("atkinson-hyperlegible", ("latin", "latin-ext"), "400-normal"),
    "AtkinsonHyperlegible-Bold.ttf": ("atkinson-hyperlegible", ("latin", "latin-ext"), "700-normal"),
    "AtkinsonHyperlegible-Italic.ttf": ("atkinson-hyperlegible", ("latin", "latin-ext"), "400-italic"),
}
LICENCES = {
    "im-fell-english": "OFL-IMFellEnglish.txt",
    "eb-garamond": "OFL-EBGaramond.txt",
    "atkinson-hyperlegible": "OFL-AtkinsonHyperlegible.txt",
}


def fetch(package: str, folder: Path) -> Path:
    """Unpacks one @fontsource package and gives its folder."""
    target = folder / package
    if not target.is_dir():
        command = ["npm", "pack", f"@fontsource/{package}@{VERSION}"]
        done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
        with tarfile.open(folder / done.stdout.split()[-1]) as archive:
            archive.extractall(target, filter="data")
    return target / "package"


def plain_ttf(source: Path, target: Path) -> Path:
    """Turns a compressed web font into a TTF without hinting tables that would not merge."""
    font = TTFont(source)
    font.flavor = None
    for table in ("fpgm", "prep", "cvt ", "hdmx", "VDMX", "LTSH", "DSIG"):
        if table in font:
            del font[table]
    for glyph in font["glyf"].glyphs.values():
        glyph.expand(font["glyf"])
        glyph.removeHinting()
    font.save(target)
    return target


def build(folder: Path) -> None:
    """Writes every shipped font and its licence."""
    FONTS.mkdir(parents=True, exist_ok=True)
    for shipped, (package, subsets, cut) in FILES.items():
        files = fetch(package, folder) / "files"
        parts = [
            plain_ttf(files / f"{package}-{subset}-{cut}.woff2", folder / f"{shipped}.{subset}.ttf")
            for subset in subsets
        ]
        font = Merger().merge([str(part) for part in parts]) if len(parts) > 1 else TTFont(parts[0])
        font.save(FONTS / shipped)
    for package, name in LICENCES.items():
        text = (fetch(package, folder) / "LICENSE").read_text(encoding="utf-8")
        (FONTS / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else Path.cwd())
