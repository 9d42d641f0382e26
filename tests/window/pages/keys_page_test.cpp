// The keys' sheet: every key is reached at every size, and each cap is whole.
#include "window/pages/keys_page.h"

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

std::vector<KeyLine> lines_of(const text::Language& words) {
    std::vector<KeyLine> all;
    for (int i = 1; words.has(intern(fmt::format("window.key.{}.what", i))); ++i)
        all.push_back({words.say(intern(fmt::format("window.key.{}.typed", i))),
                       words.say(intern(fmt::format("window.key.{}.what", i)))});
    return all;
}

}  // namespace

TEST_CASE("every key is reached on its sheet, whole, at every size and scale, in both languages") {
    for (const char* code : {"en", "it"})
        for (const Size& size : kSizes)
            for (const int scale : kScales) {
                const Ruler ruler{garamond(), language(code), em_of(size.w, size.h, scale)};
                const std::vector<KeyLine> lines = lines_of(language(code));
                REQUIRE(lines.size() > 20);
                const std::vector<Entry> foot{{"Back", "", "↵"}, {"Rules", "", "?"}};
                INFO(std::string(code), ", ", size.w, "x", size.h, " at ", scale, " %");
                std::set<std::string> words;
                int scroll = 0;
                for (int hidden = 0; scroll <= hidden; ++scroll) {
                    const Page page = keys_page(ruler, lines, foot, scroll, size.w, size.h);
                    hidden = page.hidden;
                    CHECK(fault_of(page) == "");
                    for (const Piece& piece : page.pieces)
                        for (const Text& text : piece.texts)
                            words.insert(text.words);
                    if (hidden == 0) break;
                }
                for (const KeyLine& line : lines) {
                    const std::string first = line.what.substr(0, line.what.find(' '));
                    CHECK_MESSAGE(
                        std::any_of(words.begin(), words.end(),
                                    [&](const std::string& each) { return each.starts_with(first); }),
                        line.what);
                }
            }
}

TEST_CASE("at the usual size all keys are seen at once") {
    for (const char* code : {"en", "it"}) {
        const Ruler ruler{garamond(), language(code), em_of(1280, 720, 100)};
        CHECK(keys_page(ruler, lines_of(language(code)), {}, 0, 1280, 720).hidden == 0);
    }
}
