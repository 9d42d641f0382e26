#include "text/visible.h"

#include "text/utf8.h"

#include <doctest/doctest.h>

using namespace tankard::text;

TEST_CASE("visible: an escape sequence goes whole, whatever it would do to a terminal") {
    const std::pair<std::string_view, std::string_view> cases[] = {
        {"a\x1b[31mb", "ab"},
        {"a\x1b[2J\x1b[H", "a"},
        {"a\x1b[38;5;1mb", "ab"},
        {"a\x1b[?1049hb", "ab"},
        {"a\x1b]0;title\ab", "ab"},
        {"a\x1b]8;;http://x\x1b\\b", "ab"},
        {"a\x1bPq#0\x1b\\b", "ab"},
        {"a\x1b(0b", "ab"},
        {"a\x1b"
         "cb",
         "ab"},
        {"a\xc2\x9b"
         "31mb",
         "ab"},
        {"a\xc2\x9d"
         "0;title\xc2\x9c"
         "b",
         "ab"},
        {"a\xc2\x85"
         "b",
         "a b"},
        {"a\x1b", "a "},
        {"a\x1b[31", "a [31"},
        {"a\x1b]0;no end", "a ]0;no end"},
        {"a\x9b"
         "31mb",
         "a\uFFFD31mb"},
    };
    for (const auto& [text, wanted] : cases) {
        const auto& shown = text;
        CAPTURE(shown);
        CHECK(visible_line(text) == wanted);
        CHECK(visible_lines(text) == wanted);
    }
}

TEST_CASE("visible: controls become spaces, and only prose keeps its line breaks") {
    CHECK(visible_line(std::string("a\0b\tc\rd\ne\x7f"
                                   "f\bg",
                                   13)) == "a b c d e f g");
    CHECK(visible_lines("one\ntwo\r\n\tthree") == "one\ntwo \n three");
    CHECK(visible_line("one\u2028two\u2029three") == "one two three");
    CHECK(visible_lines("one\u2028two\u2029three") == "one\ntwo\nthree");
}

TEST_CASE("visible: nothing turns the direction of writing or hides between letters") {
    for (char32_t hidden :
         {0x200E, 0x200F, 0x061C, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E,  0x2066,  0x2067,  0x2068,
          0x2069, 0x200B, 0x200C, 0x200D, 0x2060, 0x2061, 0x206A, 0xFEFF,  0x00AD,  0x034F,  0x115F,
          0x1160, 0x3164, 0xFFA0, 0x180E, 0xFE00, 0xFE0F, 0xFFF9, 0xE0001, 0xE0041, 0xE0100, 0x1D173}) {
        CAPTURE(static_cast<std::uint32_t>(hidden));
        std::string text = "a";
        append_character(text, hidden);
        CHECK(visible_line(text + "b") == "ab");
        CHECK(visible_lines(text + "b") == "ab");
    }
    CHECK(visible_line("a\u2003b\u3000c\u2800d\u202Fe\u00A0f") == "a b c d\u00A0e\u00A0f");
}

TEST_CASE("visible: what is no character shows as one replacement character for each byte or character") {
    CHECK(visible_line("a\xff"
                       "b\xe2\x82") == "a\uFFFDb\uFFFD\uFFFD");
    CHECK(visible_line("\xed\xa0\x80") == "\uFFFD\uFFFD\uFFFD");
    for (char32_t no : {0xE000, 0xF8FF, 0xF0000, 0x10FFFD, 0xFFFE, 0xFDD0, 0x1FFFF, 0x0378, 0xFFFC}) {
        CAPTURE(static_cast<std::uint32_t>(no));
        std::string text;
        append_character(text, no);
        CHECK(visible_line(text) == "\uFFFD");
    }
}

TEST_CASE("visible: letters of any script stay, with their marks, but no tower of marks") {
    for (const char* text :
         {"perché no", "l\u2019ombra", "⚔ 🍺 酒場", "e\u0301", "−3 … “a”", "орк", "שלום", "ไทย"})
        CHECK(visible_line(text) == text);
    std::string tower = "e";
    for (int i = 0; i < 40; ++i)
        tower += "\u0301";
    CHECK(visible_line(tower + "f") == "e\u0301\u0301\u0301\u0301f");
    CHECK(visible_line("\u0301a") == "a");
}

TEST_CASE("visible: a line is cut between two letters, and never above its length") {
    CHECK(visible_line("goblin", 6) == "goblin");
    CHECK(visible_line("goblins", 6) == "gobli…");
    CHECK(visible_line("e\u0301e\u0301e\u0301", 3) == "e\u0301e\u0301e\u0301");
    CHECK(visible_line("e\u0301e\u0301e\u0301", 2) == "e\u0301…");
    CHECK(visible_line("酒場酒場", 3) == "酒場…");
    CHECK(visible_line("ab", 1) == "…");
    // Continuation bytes alone: a text of which nothing is a whole character.
    const std::string bad = visible_line(std::string(700, '\x80'));
    CHECK(width(bad) == static_cast<int>(kLongSentence));
    CHECK(bad.ends_with("\uFFFD…"));
    CHECK(visible_line(std::string(100'000, '\x80')) == bad);
}

TEST_CASE("visible: what has been through stays as it is, whatever it was") {
    std::uint32_t chance = 1;
    for (int round = 0; round < 2'000; ++round) {
        static constexpr std::string_view kParts[] = {
            "\x1b",   "[",  "]",      "31m",    "\a", "\xc2", "\x9b",   "\x80",
            "a",      "\n", "\u0301", "\u202E", "\\", "\xe2", "\u2028", "\xf0\x9f",
            "\u00A0", " ",  "P",      "\u200D", ";",  "?",    "h",      "\xff"};
        std::string text;
        for (int i = 0; i < 12; ++i) {
            chance = chance * 1664525U + 1013904223U;
            text += kParts[(chance >> 16U) % std::size(kParts)];
        }
        CAPTURE(text);
        const std::string line = visible_line(text, 8);
        CHECK(visible_line(line, 8) == line);
        const std::string lines = visible_lines(text);
        CHECK(visible_lines(lines) == lines);
        for (char letter : line)
            CHECK(static_cast<unsigned char>(letter) >= 0x20);
        CHECK(lines.find('\x1b') == std::string::npos);
    }
}
