// Drawings by name: letters for them, what is told of those that are unknown, and finding one.
#include "text/drawings.h"

#include "source.h"
#include "text/utf8.h"
#include "text/visible.h"

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::text;

namespace {

std::string letter(std::string_view name) {
    std::string text;
    append_character(text, drawing(name).value());
    return text;
}

}  // namespace

TEST_CASE("drawings: the names are those of the list, in order, and each has a letter of its own") {
    std::ifstream file(source_folder("/assets/drawings.txt"));
    std::size_t count = 0;
    for (std::string name; std::getline(file, name); ++count) {
        REQUIRE(count < drawing_names().size());
        CHECK(drawing_names()[count] == name);
        // The same as assets/drawings.py gives it.
        CHECK(drawing(name) == static_cast<char32_t>(0x100000 + count));
    }
    CHECK(count == drawing_names().size());
    CHECK(count > 4000);
    CHECK(std::is_sorted(drawing_names().begin(), drawing_names().end()));
    CHECK_FALSE(drawing("dwarf-fase").has_value());
    CHECK(is_drawing(*drawing(drawing_names().back())));
    CHECK_FALSE(is_drawing(*drawing(drawing_names().back()) + 1));
    CHECK_FALSE(is_drawing(U'⚔'));
}

TEST_CASE("drawings: a text of names and glyphs becomes letters") {
    CHECK(read_figures("dwarf-face").letters == letter("dwarf-face"));
    CHECK(read_figures("lantern-flame  stairs").letters == letter("lantern-flame") + letter("stairs"));
    CHECK(read_figures("🐕🌾").letters == "🐕🌾");
    CHECK(read_figures("hearts ♥").letters == letter("hearts") + "♥");
    CHECK(read_figures("♥ hearts").letters == "♥" + letter("hearts"));
    CHECK(read_figures("3d-hammer").count == 1);
    CHECK(read_figures("rat wheat 🌾🌾").count == 4);
    CHECK(read_figures("").count == 0);
    for (const char* wrong : {"abcdef🐕", "rat, wheat", "\x01", "\xff", "rat\nwheat"}) {
        CAPTURE(wrong);
        CHECK((read_figures(wrong).wrong || !read_figures(wrong).unknown.empty() ||
               read_figures(wrong).count > 2));
    }
    CHECK(read_figures("rat🐕").wrong);
    // Nobody writes a letter of the drawings itself: it would be another one with the next version.
    CHECK(read_figures(letter("rat")).wrong);
    const Figures figures = read_figures("ratt wheat");
    CHECK(figures.letters == letter("wheat"));
    CHECK(figures.unknown == std::vector<std::string>{"ratt"});
    CHECK_FALSE(figures.wrong);
}

TEST_CASE("drawings: a word finds the names that have it, or what was meant") {
    const auto found = [](std::string_view word) { return drawings_like(word); };
    CHECK(found("beer") == std::vector<std::string_view>{"beer-bottle", "beer-horn", "beer-stein"});
    CHECK(found("lantren") == found("lantern"));
    CHECK(found("").size() == drawing_names().size());
    CHECK(found("qqqqqqqq").empty());
}

TEST_CASE("drawings: their letters may be shown, the rest of private use may not") {
    CHECK(visible_line(letter("dwarf-face")) == letter("dwarf-face"));
    std::string next;
    append_character(next, *drawing(drawing_names().back()) + 1);
    CHECK(visible_line(next) == "\uFFFD");
}

TEST_CASE("drawings: each has a body, which is no letter of any text") {
    const char32_t rat = *drawing("rat");
    CHECK(body_of(rat) != 0);
    CHECK(body_of(rat) != rat);
    CHECK(is_drawn(rat));
    CHECK(is_drawn(body_of(rat)));
    CHECK_FALSE(is_drawing(body_of(rat)));
    CHECK(body_of(U'r') == 0);
    CHECK(body_of(body_of(rat)) == 0);
    CHECK_FALSE(is_drawn(body_of(*drawing(drawing_names().back())) + 1));
}
