#!/usr/bin/env python3
"""Makes one TrueType font of the drawings: drawings.py icons.json drawings.txt drawings.ttf

Each line of drawings.txt is a drawing's name; the first is the letter U+100000, and so on (engine/text/drawings.h).
From U+F0000 on stand their bodies: the same with cuts and small holes closed, to lie behind them in a second colour.
The same input makes the same bytes.
"""
import json
import re
import sys

import pyclipper
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path.parser import parse_path

FIRST = 0x100000
FIRST_BODY = 0xF0000
GRID = 512
EM = 1024
SCALE = EM / GRID
BELOW = 184  # of the em: how far a drawing hangs below the line of writing
BESIDE = 24
CUT = 26  # of the em: half of the widest cut that a body closes
HOLE = 0.05  # of the em's square: the largest hole that a body closes
FINE = 1 << 4  # parts of a unit that pyclipper reckons with


# Behind a closed contour SVG may go on from where that began; fontTools wants to be told.
GOES_ON = re.compile(r"([zZ])(?=\s*[^mMzZ\s])")


def glyph(path):
    pen = TTGlyphPen(None)
    # Up is down in SVG; the turned outlines run the right way round for TrueType.
    flipped = TransformPen(Cu2QuPen(pen, 0.6), (SCALE, 0, 0, -SCALE, BESIDE, EM - BELOW))
    parse_path(GOES_ON.sub(r"\1m0 0", path), flipped)
    return pen.glyph()


def outlines(drawn):
    """A glyph's contours as polygons: a point for each end of a stroke, and three within a curve."""
    pen = DecomposingRecordingPen({})
    drawn.draw(pen, {})
    contours = []
    for verb, points in pen.value:
        if verb == "moveTo":
            contours.append([points[0]])
        elif verb == "lineTo":
            contours[-1].append(points[0])
        elif verb == "qCurveTo":
            ends = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points[:-2], points[1:-1])] + [points[-1]]
            for control, end in zip(points, ends):
                x, y = contours[-1][-1]
                for t in (0.25, 0.5, 0.75, 1):
                    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
                    contours[-1].append((a * x + b * control[0] + c * end[0], a * y + b * control[1] + c * end[1]))
    return [contour for contour in contours if len(contour) > 2]


def offset(polygons, by):
    pen = pyclipper.PyclipperOffset(arc_tolerance=FINE)
    pen.AddPaths(polygons, pyclipper.JT_ROUND, pyclipper.ET_CLOSEDPOLYGON)
    return pen.Execute(by * FINE)


def body(drawn):
    lines = [[(round(x * FINE), round(y * FINE)) for x, y in contour] for contour in outlines(drawn)]
    lines = [line for line in lines if pyclipper.Area(line)]
    if not lines:
        return TTGlyphPen(None).glyph()
    clip = pyclipper.Pyclipper()
    clip.AddPaths(lines, pyclipper.PT_SUBJECT, True)
    whole = clip.Execute(pyclipper.CT_UNION, pyclipper.PFT_NONZERO, pyclipper.PFT_NONZERO)
    # A little within, so that no rim of it is seen.
    closed = pyclipper.CleanPolygons(offset(offset(whole, CUT), -CUT - 2), 1.5 * FINE)
    least = HOLE * (EM * FINE) ** 2
    pen = TTGlyphPen(None)
    for line in closed:
        if len(line) < 3 or not pyclipper.Orientation(line) and -pyclipper.Area(line) < least:
            continue
        points = [(round(x / FINE), round(y / FINE)) for x, y in reversed(line)]
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def main(path, names, out):
    with open(path, encoding="utf-8") as file:
        icons = json.load(file)["icons"]
    with open(names, encoding="utf-8") as file:
        names = file.read().split()
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    for name in names:
        if name not in icons:
            sys.exit(f"{path} has no drawing '{name}'")
        glyphs[name] = glyph(icons[name]["body"].split(' d="')[1].split('"')[0])
    bodies = {f"{name}.body": body(glyphs[name]) for name in names}
    letters = {FIRST + place: name for place, name in enumerate(names)}
    letters.update({FIRST_BODY + place: name for place, name in enumerate(bodies)})
    glyphs.update(bodies)
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap(letters)
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
