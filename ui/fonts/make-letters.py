"""Makes the letters that pages fetch from Be Vietnam Pro: for each face one file of plain Latin, one of what Vietnamese adds.

The published subsets hold all of Latin-1 with hints for the screens of old, 21 kB a face; a Vietnamese page needs two of
them. These are 6 and 5 kB. What neither file has comes from the published subset (fonts.css). Run where fonttools and
brotli are installed, from the root of the checkout:

    python3 ui/fonts/make-letters.py
"""

from os import remove
from subprocess import run
from sys import executable
from tempfile import mkdtemp

from fontTools.merge import Merger

published = "node_modules/@fontsource/be-vietnam-pro/files/be-vietnam-pro"
faces = ["400-normal", "600-normal", "700-italic", "800-normal"]

# fonts.css names the same letters.
plain = "U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2212"
vietnamese_in_latin = (
    "U+C0-C3,U+C8-CA,U+CC,U+CD,U+D2-D5,U+D9,U+DA,U+DD,U+E0-E3,U+E8-EA,U+EC,U+ED,U+F2-F5,U+F9,U+FA,U+FD"
)
vietnamese = "U+102,U+103,U+110,U+111,U+128,U+129,U+168,U+169,U+1A0,U+1A1,U+1AF,U+1B0,U+300,U+301,U+303,U+309,U+323,U+1EA0-1EF9"


def subset(source, letters, out, flavor=()):
    features = "--layout-features=kern,ccmp,locl,mark,mkmk"
    arguments = [source, f"--unicodes={letters}", f"--output-file={out}", "--no-hinting", features, *flavor]
    run([executable, "-m", "fontTools.subset", *arguments], check=True)


folder = mkdtemp()
for face in faces:
    subset(f"{published}-latin-{face}.woff2", plain, f"ui/fonts/letters-{face}.woff2", ["--flavor=woff2"])
    parts = [f"{folder}/latin.ttf", f"{folder}/vietnamese.ttf"]
    subset(f"{published}-latin-{face}.woff2", vietnamese_in_latin, parts[0])
    subset(f"{published}-vietnamese-{face}.woff2", vietnamese, parts[1])
    merged = Merger().merge(parts)
    merged.flavor = "woff2"
    merged.save(f"ui/fonts/letters-vi-{face}.woff2")
    for part in parts:
        remove(part)
