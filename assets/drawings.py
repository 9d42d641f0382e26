#!/usr/bin/env python3
"""Makes one TrueType font of the drawings: drawings.py icons.json drawings.txt drawings.ttf

Each line of drawings.txt is a drawing's name; the first is the letter U+100000, and so on (engine/text/drawings.h).
The same input makes the same bytes.
"""
import json
import re
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path.parser import parse_path

FIRST = 0x100000
GRID = 512
EM = 1024
SCALE = EM / GRID
BELOW = 184  # of the em: how far a drawing hangs below the line of writing
BESIDE = 24


# Behind a closed contour SVG may go on from where that began; fontTools wants to be told.
GOES_ON = re.compile(r"([zZ])(?=\s*[^mMzZ\s])")


def glyph(path):
    pen = TTGlyphPen(None)
    # Up is down in SVG; the turned outlines run the right way round for TrueType.
    flipped = TransformPen(Cu2QuPen(pen, 0.6), (SCALE, 0, 0, -SCALE, BESIDE, EM - BELOW))
    parse_path(GOES_ON.sub(r"\1m0 0", path), flipped)
    return pen.glyph()


def main(icons, names, out):
    with open(icons, encoding="utf-8") as file:
        bodies = json.load(file)["icons"]
    with open(names, encoding="utf-8") as file:
        names = file.read().split()
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    for name in names:
        if name not in bodies:
            sys.exit(f"{icons} has no drawing '{name}'")
        glyphs[name] = glyph(bodies[name]["body"].split(' d="')[1].split('"')[0])
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap({FIRST + place: name for place, name in enumerate(names)})
    font.setupGlyf(glyphs)
    table = font.font["glyf"]
    font.setupHorizontalMetrics({name: (EM + 2 * BESIDE, getattr(table[name], "xMin", 0)) for name in glyphs})
    font.setupHorizontalHeader(ascent=EM - BELOW, descent=-BELOW)
    font.setupNameTable({
        "familyName": "Tankard Drawings", "styleName": "Regular",
        "copyright": "Drawings by the artists of game-icons.net",
        "licenseDescription": "Creative Commons Attribution 3.0 Unported (CC BY 3.0)",
    })
    font.setupOS2(sTypoAscender=EM - BELOW, sTypoDescender=-BELOW, usWinAscent=EM - BELOW, usWinDescent=BELOW)
    font.setupPost(keepGlyphNames=False)
    font.font.recalcTimestamp = False
    font.font["head"].created = font.font["head"].modified = 0
    font.save(out)


if __name__ == "__main__":
    main(*sys.argv[1:])
