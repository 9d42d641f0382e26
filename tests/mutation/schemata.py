"""All changes of a C++ source compiled at once; TANKARD_MUTANT says which one holds while a program runs.

`a < b` becomes `(mutant(7) ? (a <= b) : (a < b))`. Changes may lie within each other. What has to be known
when compiling cannot be switched: those changes fall away with the compiler's complaint, by its line.
"""

import re

SWITCH = """\
// Written by tests/mutation: which of the changes holds.
#pragma once
#pragma GCC diagnostic ignored "-Wimplicit-fallthrough"
#pragma GCC diagnostic ignored "-Wparentheses"
#pragma GCC diagnostic ignored "-Wsign-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#include <cstdlib>
namespace mutation {
inline bool mutant(int number) {
    static const int chosen = [] {
        const char* named = std::getenv("TANKARD_MUTANT");
        return named != nullptr ? std::atoi(named) : 0;
    }();
    return chosen == number;
}
}
"""


def changed(text, change, region=None):
    """A text, or its region, with one change made."""
    first, last = region or (0, len(text))
    return text[first : change.edit[0]] + change.new + text[change.edit[1] : last]


def on_one_line(code):
    return " ".join(re.sub(r"//[^\n]*", "", code).split("\n"))


def switch(number, change, text, old):
    new = on_one_line(changed(text, change, change.region))
    if change.form == "statement":
        return f"{{ if (!mutation::mutant({number})) {{ {old} }} }}"
    kind = "bool" if change.form == "truth" else ""
    return f"(mutation::mutant({number}) ? {kind}({new}) : {kind}({old}))"


def schema_of(path, text, numbered):
    """The text with all of the (number, change) pairs in it, its lines where they were."""
    inner_first = sorted(numbered, key=lambda pair: (pair[1].region[0], -pair[1].region[1], pair[0]))

    def written(first, last, pairs):
        out, at = [], first
        while pairs:
            number, change = pairs[0]
            begin, end = change.region
            within = [p for p in pairs[1:] if p[1].region[1] <= end]
            out.append(text[at:begin])
            out.append(switch(number, change, text, written(begin, end, within)))
            at = end
            pairs = [p for p in pairs[1:] if p[1].region[0] >= end]
        return "".join(out) + text[at:last]

    code = written(0, len(text), inner_first)
    # A constant of the language cannot ask; one that is set when the program starts can.
    code = re.sub(r"\bconstexpr (?=[^;]*mutation::mutant)", "const ", code)
    return f'#include "mutation_switch.h"\n#line 1 "{path}"\n{code}'
