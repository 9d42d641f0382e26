// Charts in the window: the maps of real games, and every shipped map.
#include "window/pages/chart_pieces.h"
#include "window/throws.h"

#include <cmath>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

Page page_of(Block block) {
    Page page;
    page.width = block.w;
    page.height = block.h;
    page.pieces = std::move(block.pieces);
    return page;
}

}  // namespace

TEST_CASE("the three maps of a game are drawn, with the way gone") {
    for (const char* code : {"en", "it"})
        for (const AskedThrow& asked : asked_throws(code)) {
            REQUIRE(asked.scene.charts.size() == 3);
            int here = 0;
            int gone = 0;
            for (const scene::Chart& chart : asked.scene.charts)
                for (const scene::Space& space : chart.spaces) {
                    here += space.here ? 1 : 0;
                    gone += space.gone ? 1 : 0;
                    CHECK((!space.here || space.gone));
                }
            CHECK(here <= 1);  // before the boss the party is in no room
            CHECK(gone >= 1);
            for (const float width : {260.0F, 420.0F, 900.0F})
                for (const bool tight : {false, true})
                    for (const scene::Chart& chart : asked.scene.charts) {
                        const Ruler ruler{garamond(), language(code), 17};
                        const Page page = page_of(
                            chart_block(ruler, chart, width, ruler.em * (tight ? 1.7F : 3.2F), !tight));
                        CHECK(page.width <= width + 0.5F);
                        for (const Piece& piece : page.pieces) {
                            CHECK(fault_of(piece) == "");
                            CHECK(Rect{0, 0, page.width, page.height}.inset(-1).holds(piece.box));
                        }
                    }
        }
}

TEST_CASE("two spaces never lie across each other") {
    for (const AskedThrow& asked : asked_throws("en"))
        for (const scene::Chart& chart : asked.scene.charts) {
            const Ruler ruler{garamond(), language("en"), 17};
            const Block block = chart_block(ruler, chart, 300, ruler.em * 1.7F, false);
            for (std::size_t i = 1; i < block.pieces.size(); ++i)
                for (std::size_t k = i + 1; k < block.pieces.size(); ++k)
                    CHECK_FALSE(meet(block.pieces[i].box, block.pieces[k].box));
        }
}
