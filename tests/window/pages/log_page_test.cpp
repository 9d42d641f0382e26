// The log as a sheet: read from its beginning to its end, under headings, opened where it ends.
#include "window/pages/log_page.h"

#include "window/fixture.h"

#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

constexpr int kEnd = 1'000'000;

/// A heading before each ten lines.
std::vector<scene::Log::Line> told(int count) {
    std::vector<scene::Log::Line> all;
    for (int i = 0; i < count; ++i) {
        if (i % 10 == 0) all.push_back({.after = 1, .text = fmt::format("turn {}", i / 10), .begins = true});
        all.push_back({.after = 1,
                       .text = fmt::format("line {} tells at some length of what came next", i),
                       .sign = i % 2 == 0 ? "broadsword ⚔" : ""});
    }
    return all;
}

std::vector<std::string> words_on(const Page& page) {
    std::vector<std::string> all;
    for (const Piece& piece : page.pieces)
        for (const Text& text : piece.texts)
            all.push_back(text.words);
    return all;
}

bool says(const Page& page, const std::string& words) {
    for (const std::string& line : words_on(page))
        if (line.starts_with(words)) return true;
    return false;
}

const std::vector<Entry>& foot() {
    static const std::vector<Entry> foot{{"Go on", "", "↵"}};
    return foot;
}

}  // namespace

TEST_CASE("the log opens where it ends, and all of it can be reached, at every size and scale") {
    const std::vector<scene::Log::Line> lines = told(120);
    for (const Size& size : kSizes)
        for (const int scale : kScales) {
            INFO(size.w, "x", size.h, " at ", scale, " %");
            const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, scale)};
            const Page end = log_page(ruler, lines, foot(), kEnd, size.w, size.h);
            CHECK(says(end, "line 119"));
            CHECK(says(log_page(ruler, lines, foot(), 0, size.w, size.h), "line 0"));
            std::set<std::string> seen;
            for (int scroll = 0; scroll <= end.hidden; ++scroll) {
                const Page page = log_page(ruler, lines, foot(), scroll, size.w, size.h);
                CHECK(fault_of(page) == "");
                for (const std::string& line : words_on(page))
                    seen.insert(line.substr(0, line.find(" tells")));
            }
            for (int i = 0; i < 120; ++i)
                CHECK(seen.contains(fmt::format("line {}", i)));
            for (int i = 0; i < 12; ++i)
                CHECK(seen.contains(fmt::format("turn {}", i)));
        }
}

TEST_CASE("what begins a turn is a heading above what came then, in the order in which it was told") {
    const Ruler ruler{garamond(), language("en"), 17};
    const Page page = log_page(ruler, told(12), foot(), 0, 1280, 720);
    CHECK(page.hidden == 0);
    std::vector<std::string> order;
    for (const Piece& piece : page.pieces)
        for (const Text& text : piece.texts)
            if (text.words.starts_with("turn") || text.words.starts_with("line")) {
                CHECK((text.face == static_cast<std::uint8_t>(Typeface::bold)) ==
                      text.words.starts_with("turn"));
                order.push_back(text.words.substr(0, 6));
            }
    REQUIRE(order.size() == 14);
    CHECK(order[0] == "turn 0");
    CHECK(order[1] == "line 0");
    CHECK(order[11] == "turn 1");
    CHECK(order[13] == "line 1");
}
