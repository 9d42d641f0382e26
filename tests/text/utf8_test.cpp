#include "text/utf8.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard::text;

TEST_CASE("text: width counts columns, not bytes") {
    const std::pair<const char*, int> cases[] = {
        {"", 0},         {"goblin", 6}, {"perché", 6},       {"perche\u0301", 6},
        {"⚔", 1},        {"🍺", 2},      {"酒場", 4},         {"a\u200Db", 2},
        {"\xff\xfe", 2}, {"\x1b", 0},   {"l\u2019ombra", 7}, {"⚔\uFE0F", 1}};
    for (const auto& [text, columns] : cases) {
        const auto& shown = text;
        CAPTURE(shown);
        CHECK(width(text) == columns);
    }
}

TEST_CASE("text: every byte that is not UTF-8 counts once") {
    for (const char* text :
         {"\x80", "\xC0\xAF", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\xE2\x82", "\xF0\x9F\x8D"}) {
        const std::string_view bytes(text);
        std::size_t at = 0;
        while (at < bytes.size()) {
            const std::size_t before = at;
            CHECK(next_character(bytes, at) == 0xFFFD);
            CHECK(at == before + 1);
        }
    }
}

TEST_CASE("text: characters survive reading and writing") {
    for (char32_t c : {U'a', U'é', U'€', U'🍺', char32_t{0x7F}, char32_t{0x80}, char32_t{0x7FF},
                       char32_t{0x800}, char32_t{0x10FFFF}}) {
        std::string text;
        append_character(text, c);
        std::size_t at = 0;
        CHECK(next_character(text, at) == c);
        CHECK(at == text.size());
    }
}

TEST_CASE("text: wrap breaks at spaces and counts accents as one column") {
    using Lines = std::vector<std::string>;
    CHECK(wrap("", 10) == Lines{""});
    CHECK(wrap("però così è più", 9) == Lines{"però così", "è più"});
    CHECK(wrap("uno  due", 20) == Lines{"uno due"});
    CHECK(wrap("one two three four", 9, 2) == Lines{"one two", "  three", "  four"});
    CHECK(wrap("one\n\ntwo three", 6, 1) == Lines{"one", "", "two", " three"});
    CHECK(wrap("ééééééé", 3) == Lines{"ééé", "ééé", "é"});
    CHECK(wrap("a ééééé", 3) == Lines{"a", "ééé", "éé"});
    CHECK(wrap("e\u0301e\u0301e\u0301", 2) == Lines{"e\u0301e\u0301", "e\u0301"});
    CHECK(wrap("酒場酒場", 3) == Lines{"酒", "場", "酒", "場"});
    CHECK(wrap("3\u00A0cards are here", 9) == Lines{"3\u00A0cards", "are here"});
    CHECK(wrap("abc", -5, 0) == Lines{"ab", "c"});
}

TEST_CASE("text: wrap never exceeds its columns and loses no letter") {
    const std::string text =
        "Lo gnomo è così stanco che perché-non-dormire 🍺🍺🍺 diventa una domanda 酒場 strana…";
    std::string wanted;
    for (char c : text)
        if (c != ' ') wanted += c;
    for (int columns = 2; columns < 40; ++columns) {
        std::string all;
        for (const std::string& line : wrap(text, columns)) {
            CHECK(width(line) <= columns);
            for (char c : line)
                if (c != ' ') all += c;
        }
        CHECK(all == wanted);
    }
}

TEST_CASE("text: fit pads or cuts to exactly its columns") {
    CHECK(fit("abc", 5) == "abc  ");
    CHECK(fit("perché", 6) == "perché");
    CHECK(fit("perché no", 6) == "perch…");
    CHECK(fit("酒場酒場", 4) == "酒… ");
    CHECK(fit("e\u0301e\u0301e\u0301", 2) == "e\u0301…");
    CHECK(fit("abc", 1) == "…");
    CHECK(fit("abc", 0).empty());
    CHECK(fit("", 2) == "  ");
    for (int columns = 1; columns < 12; ++columns)
        CHECK(width(fit("🍺 è 酒 qui\xff", columns)) == columns);
}

TEST_CASE("text: capitalise") {
    const std::pair<const char*, const char*> cases[] = {{"goblin", "Goblin"},
                                                         {"è morto", "È morto"},
                                                         {"ùltimo", "Ùltimo"},
                                                         {"òcchio", "Òcchio"},
                                                         {"ì", "Ì"},
                                                         {"àncora", "Àncora"},
                                                         {"l'orco", "L'orco"},
                                                         {"«lo gnomo»", "«Lo gnomo»"},
                                                         {"3 goblins", "3 goblins"},
                                                         {"", ""},
                                                         {"“ah!”", "“Ah!”"},
                                                         {"Orc", "Orc"},
                                                         {"(il mostro)", "(Il mostro)"},
                                                         {"žaba", "Žaba"},
                                                         {"ćwok", "Ćwok"},
                                                         {"орк", "Орк"},
                                                         {"ßx", "ßx"},
                                                         {"…and", "…And"}};
    for (const auto& [text, capital] : cases)
        CHECK(capitalise(text) == capital);
}

TEST_CASE("text: capitals and small letters belong together") {
    for (char32_t c = 0; c < 0x600; ++c) {
        if (upper(c) != c) CHECK(lower(upper(c)) == c);
        if (lower(c) != c) CHECK(upper(lower(c)) == c);
    }
}
