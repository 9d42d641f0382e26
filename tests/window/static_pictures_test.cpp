// Pictures of games whose rules nobody has written yet; see pictures_test.cpp.
#include "window/gallery.h"
#include "window/real_window.h"
#include "window/static_tables.h"

#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

struct Shot {
    const char* name;
    unsigned w, h;
    int percent;
    bool high_contrast;
};
constexpr Shot kShots[] = {{"", 1280, 720, 100, false},
                           {"_1080", 1920, 1080, 100, false},
                           {"_200_percent", 1280, 720, 200, false},
                           {"_contrast", 1280, 720, 100, true}};

Page page_of(const StaticTable& it, const Shot& shot, const std::string& title, std::vector<Ref> offered) {
    const auto w = static_cast<float>(shot.w);
    const auto h = static_cast<float>(shot.h);
    const Ruler ruler{garamond(), language("en"), em_of(w, h, shot.percent)};
    const View view(it.table, SeatId{0}, false);
    const LayoutNames names = it.names();
    return layout_page(ruler, {view, it.facts.facts, names, std::move(offered), title}, w, h);
}

}  // namespace

TEST_CASE("lords and twister are drawn, by rows and columns alone") {
    const Server server;
    const std::vector<Ref> moves{Ref::square(0, 6 * 22 + 3), Ref::square(0, 6 * 22 + 4),
                                 Ref::square(0, 7 * 22 + 2)};
    for (const Shot& shot : kShots) {
        Gallery gallery(shot.w, shot.h, shot.high_contrast);
        for (const int seats : {2, 4})
            gallery.hang(fmt::format("lords_{}{}", seats, shot.name),
                         page_of(lords_table(seats), shot, "The Lords · autumn of the first year", {}));
        gallery.hang(fmt::format("twister{}", shot.name),
                     page_of(twister_table(), shot, "The Twister · Anna's turn", moves));
    }
}
