"""A source text as words: names, numbers, signs. Comments, strings and directives hold nothing to change."""

import re
from dataclasses import dataclass

CPP = re.compile(
    r"""(?P<skip>\s+|//[^\n]*|/\*.*?\*/|^[ \t]*\#[^\n]*)
      | (?P<text>R"(?P<raw>\w*)\(.*?\)(?P=raw)"|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')
      | (?P<number>\d[\w.']*)
      | (?P<name>[A-Za-z_]\w*)
      | (?P<sign><=>|<<=|>>=|\.\.\.|->|::|\+\+|--|<<|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)
LUA = re.compile(
    r"""(?P<skip>\s+|--[^\n]*)
      | (?P<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\[\[.*?\]\])
      | (?P<number>\d[\w.]*)
      | (?P<name>[A-Za-z_]\w*)
      | (?P<sign>\.\.\.|\.\.|//|<=|>=|==|~=|::|.)""",
    re.VERBOSE | re.DOTALL,
)
PAIRS = {")": "(", "]": "[", "}": "{"}


@dataclass
class Word:
    kind: str
    text: str
    start: int
    end: int
    partner: int = -1  # of a bracket: where the other one stands
    inside: int = -1  # the bracket around this word


def words_of(text, pattern):
    """All words, each bracket knowing its partner, each word the bracket around it."""
    words = []
    for found in pattern.finditer(text):
        if found.lastgroup == "skip" or found.group("skip"):
            continue
        kind = next(k for k in ("text", "number", "name", "sign") if found.group(k) is not None)
        words.append(Word(kind, found.group(0), found.start(), found.end()))
    open_brackets = []
    for i, word in enumerate(words):
        word.inside = open_brackets[-1] if open_brackets else -1
        if word.kind != "sign":
            continue
        if word.text in PAIRS.values():
            open_brackets.append(i)
        elif word.text in PAIRS and open_brackets:
            word.partner = open_brackets.pop()
            word.inside = open_brackets[-1] if open_brackets else -1
            words[word.partner].partner = i
    return words
