"""The changes that are tried on a source: numbers, comparisons, conditions, statements, one place at a time.

A change replaces `edit` (from, to) by `new`. What is around it and can be exchanged as one piece is its
`region`; schemata.py needs it to compile all changes of a file at once.
"""

from dataclasses import dataclass

from words import CPP, LUA, words_of


@dataclass(frozen=True)
class Change:
    operator: str
    edit: tuple
    new: str
    region: tuple
    form: str = "value"  # of the region: a value, a truth or a statement


NEIGHBOURS = {
    "<": ["<=", ">="],
    "<=": ["<", ">"],
    ">": [">=", "<="],
    ">=": [">", "<"],
    "==": ["!="],
    "!=": ["=="],
    "~=": ["=="],
}
ARITHMETIC = {"+": "-", "-": "+", "*": "/", "/": "*", "%": "/", "//": "*", "+=": "-=", "-=": "+="}
NAMES = {
    "min": "max",
    "max": "min",
    "any_of": "all_of",
    "all_of": "any_of",
    "none_of": "any_of",
    "true": "false",
    "false": "true",
    "top": "bottom",
    "bottom": "top",
}
LOGIC = {"&&": "||", "||": "&&", "and": "or", "or": "and"}
BINDING = [{"||", "or"}, {"&&", "and"}, set(NEIGHBOURS), {"+", "-"}, {"*", "/", "%", "//"}]
LOOSER = {",", ";", "=", "?", ":", "+=", "-=", "<<", "..", "return", "case", "if", "elseif", "else", "while", "do", "then", "in", "end", "local"}


class Finder:
    """What the two languages share: single words, and operators with what stands on both sides."""

    def __init__(self, text, pattern):
        self.text = text
        self.words = words_of(text, pattern)
        self.changes = []

    def spaced(self, i):
        word = self.words[i]
        return self.text[word.start - 1].isspace() and self.text[word.end : word.end + 1].isspace()

    def binds(self, i):
        """How tightly a binary operator binds; -1 for any other word. A type's < has no space before it."""
        word = self.words[i]
        if word.text not in ("and", "or") and not (word.kind == "sign" and self.spaced(i)):
            return -1
        return next((level for level, signs in enumerate(BINDING) if word.text in signs), -1)

    def side(self, i, step, level):
        """The last word of the operand on one side of i that binds at least as tightly as `level`."""
        last = i
        k = i + step
        while 0 <= k < len(self.words):
            word = self.words[k]
            bracket = word.kind == "sign" and word.text in "()[]{}"
            if bracket and (word.text in "([{") == (step < 0):
                break
            if not bracket and word.text in LOOSER or -1 < self.binds(k) < level:
                break
            if bracket and word.partner >= 0:
                k = word.partner
            last = k
            k += step
        return last

    def operand(self, i, step, level):
        """From the operator at i to the end of its operand: word numbers, in the order of the text."""
        last = self.side(i, step, level)
        return (i + 1, last) if step > 0 else (last, i - 1)

    def span(self, first, last):
        return (self.words[first].start, self.words[last].end)

    def add(self, operator, edit, new, region=None, form="value"):
        if self.text[edit[0] : edit[1]] != new:
            self.changes.append(Change(operator, edit, new, region or edit, form))

    def add_numbers(self, i):
        word = self.words[i]
        if not word.text.isdigit():
            return
        number = int(word.text)
        for other in dict.fromkeys([number + 1, max(0, number - 1), 0]):
            if other != number:
                self.add("number", self.span(i, i), str(other))

    def add_operators(self, i):
        word = self.words[i]
        level = self.binds(i)
        if level < 0:
            if word.text in ("+=", "-="):
                self.add_assignment(i)
            return
        first, last = self.side(i, -1, level), self.side(i, +1, level)
        if first == i or last == i:
            return
        region = self.span(first, last)
        here = self.span(i, i)
        if word.text in LOGIC:
            self.add("and/or", here, LOGIC[word.text], region, "truth")
            left = self.span(*self.operand(i, -1, level))
            right = self.span(*self.operand(i, +1, level + 1))
            self.add("dropped condition", (left[0], right[0]), "", region, "truth")
            self.add("dropped condition", (left[1], right[1]), "", region, "truth")
        elif word.text in NEIGHBOURS:
            for other in NEIGHBOURS[word.text]:
                self.add("comparison", here, other, region, "truth")
        else:
            self.add("arithmetic", here, ARITHMETIC[word.text], region)

    def add_assignment(self, i):
        pass


class CppFinder(Finder):
    KEYWORDS = {
        "return", "const", "auto", "using", "if", "for", "while", "switch", "case", "default", "static", "struct",
        "class", "enum", "template", "namespace", "constexpr", "inline", "throw", "else", "do", "public", "private",
        "friend", "explicit", "virtual", "typedef", "delete", "new", "try", "catch",
    }  # fmt: skip

    def __init__(self, text):
        super().__init__(text, CPP)
        for i, word in enumerate(self.words):
            if word.kind == "number" and self.words[i - 1].text not in ("case", "<"):
                self.add_numbers(i)
            elif word.kind == "name":
                self.add_name(i)
            elif word.kind == "sign":
                self.add_operators(i)
                if word.text == "!":
                    last = self.side(i, +1, len(BINDING))
                    self.add("negation", self.span(i, i), "", self.span(i, last), "truth")
            if self.begins_statement(i):
                self.add_statement(i)

    def name_before(self, i):
        return self.words[i - 1].text if i > 0 else ""

    def next_is(self, i, text):
        return i + 1 < len(self.words) and self.words[i + 1].text == text

    def add_name(self, i):
        word = self.words[i]
        if word.text in ("if", "while") and self.next_is(i, "("):
            self.add_condition(i)
        elif word.text in ("true", "false"):
            self.add("true/false", self.span(i, i), NAMES[word.text])
        elif word.text in ("top", "bottom") and self.name_before(i) == "::":
            self.add("top/bottom", self.span(i, i), NAMES[word.text], self.span(i - 2, i))
        elif word.text in NAMES and self.name_before(i) == "::":
            k = i + 1
            while k < len(self.words) and self.words[k].text != "(":
                k += 1
            self.add("min/max, any/all", self.span(i, i), NAMES[word.text], self.span(i - 2, self.words[k].partner))

    def add_condition(self, i):
        opened = i + 1
        closed = self.words[opened].partner
        inner = [w for w in self.words[opened + 1 : closed] if w.inside == opened]
        if any(w.text in (";", "=") for w in inner):
            return
        region = self.span(opened + 1, closed - 1)
        for truth in ["false"] if self.words[i].text == "while" else ["true", "false"]:
            self.add("condition", region, truth, region, "truth")

    def begins_statement(self, i):
        word, before = self.words[i], self.words[i - 1]
        if i == 0 or (word.inside >= 0 and self.words[word.inside].text != "{"):
            return False
        if word.kind != "name" and word.text not in ("++", "--", "*"):
            return False
        if word.text in self.KEYWORDS:
            return word.text == "return" and self.next_is(i, ";")
        return before.text in (";", "{", "}", "else") or self.ends_head(i - 1)

    def add_statement(self, i):
        k = i
        heading = True  # until a bracket or a sign of assignment there may be a type
        while self.words[k].text != ";":
            word, before = self.words[k], self.words[k - 1]
            if heading and k > i and word.kind == "name" and (before.kind == "name" or self.ends_type(k - 1)):
                return
            if word.text in ("(", "[", "{") and word.partner > k:
                if word.text == "{" and before.text != "=":
                    return
                k = word.partner
            elif word.text in (")", "]", "}"):
                return
            heading = heading and word.text not in ("(", "=")
            k += 1
        self.add("removed statement", self.span(i, k), "", form="statement")

    def ends_type(self, i):
        word = self.words[i]
        return word.text in (">", "&", "*", "&&") and not self.text[word.start - 1].isspace()

    def add_assignment(self, i):
        first, last = i, i
        while self.words[first - 1].text not in (";", "{", "}", ":", "else") and not self.ends_head(first - 1):
            first = self.words[first - 1].partner if self.words[first - 1].text in ")]" else first - 1
        while self.words[last + 1].text not in (";", ")"):
            last = self.words[last + 1].partner if self.words[last + 1].text in "([{" else last + 1
        self.add("arithmetic", self.span(i, i), ARITHMETIC[self.words[i].text], self.span(first, last))

    def ends_head(self, i):
        """Whether i closes the bracket of an if, for or while."""
        return self.words[i].text == ")" and self.words[self.words[i].partner - 1].text in ("if", "for", "while")


class LuaFinder(Finder):
    OPENS = {"function", "then", "do", "repeat"}
    KEYWORDS = {
        "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
        "not", "or", "repeat", "return", "then", "true", "until", "while",
    }  # fmt: skip

    def __init__(self, text):
        super().__init__(text, LUA)
        for i, word in enumerate(self.words):
            before = self.words[i - 1].text if i else ""
            if word.kind == "number":
                self.add_numbers(i)
            elif word.text in ("true", "false"):
                self.add("true/false", self.span(i, i), NAMES[word.text])
            elif word.text in ("min", "max") and before == ".":
                self.add("min/max, any/all", self.span(i, i), NAMES[word.text])
            elif word.text == "not":
                self.add("negation", (word.start, self.words[i + 1].start), "")
            elif word.text in ("if", "elseif", "while"):
                self.add_condition(i)
            elif word.kind == "name" and word.text not in self.KEYWORDS:
                self.add_statement(i)
            if word.kind == "sign" or word.text in LOGIC:
                self.add_operators(i)

    def add_condition(self, i):
        k = i
        while self.words[k].text not in ("then", "do"):
            k += 1
        for truth in ["false"] if self.words[i].text == "while" else ["true", "false"]:
            self.add("condition", self.span(i + 1, k - 1), truth)

    def end_of_value(self, i):
        """The last word of the value that begins at i: as far as the comma, the bracket or the line's end."""
        depth = 0
        k = i
        while k < len(self.words):
            word = self.words[k]
            if word.kind == "sign" and word.text in "([{":
                k = word.partner
            elif word.text in ("function", "if", "for", "while"):
                depth += 1
            elif word.text == "end" and depth > 0:
                depth -= 1
            elif depth == 0 and (word.text in (",", "end", "else", "elseif") or word.kind == "sign" and word.text in ")]}"):
                return k - 1
            if depth == 0 and k + 1 < len(self.words) and "\n" in self.text[self.words[k].end : self.words[k + 1].start]:
                return k
            k += 1
        return len(self.words) - 1

    def first_of_line(self, i):
        return i == 0 or "\n" in self.text[self.words[i - 1].end : self.words[i].start]

    def add_statement(self, i):
        word, before = self.words[i], self.words[i - 1].text if i else ""
        after = self.words[i + 1].text if i + 1 < len(self.words) else ""
        in_table = word.inside >= 0 and self.words[word.inside].text == "{"
        if in_table and after == "=" and before in ("{", ","):
            last = self.end_of_value(i + 2)
            if self.words[last + 1].text == ",":
                last += 1
            self.add("removed statement", self.span(i, last), "")
            return
        function_head = before == ")" and "function" in (w.text for w in self.words[max(0, self.words[i - 1].partner - 2) : i])
        if before not in ("then", "do", "else") and not function_head and not self.first_of_line(i):
            return
        if in_table and not function_head and before in ("{", ","):
            return
        if after in (".", ":", "=", "("):
            self.add("removed statement", self.span(i, self.end_of_value(i)), "")


def changes_of(path, text):
    """All changes of a source, in the order of the text."""
    found = (LuaFinder if path.endswith(".lua") else CppFinder)(text).changes
    return sorted(set(found), key=lambda change: (change.edit, change.operator, change.new))
