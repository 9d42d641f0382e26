// A page that is longer than the window is read page by page.
#include "window/screens/leaf.h"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

using namespace tankard::window;

TEST_CASE("reading on goes by pages, leaves no line out, and ends with the last") {
    constexpr int kLines = 47;
    for (const int shown : {1, 2, 5, 20}) {
        Leaf leaf;
        std::set<int> read;
        int pages = 0;
        const auto look = [&] {
            const Page page = leaf.page([&] {
                Page made;
                made.hidden = kLines - shown;
                made.shown = shown;
                return made;
            });
            for (int line = leaf.at(); line < leaf.at() + page.shown; ++line)
                read.insert(line);
            ++pages;
        };
        look();
        while (leaf.read_on())
            look();
        CHECK(read.size() == kLines);
        CHECK(pages <= kLines / std::max(1, shown - 1) + 1);
    }
}
