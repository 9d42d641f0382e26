// Charts in the window: the maps of real games, and every shipped map.
#include "window/pages/chart_pieces.h"
#include "window/throws.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

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

/// A space; the sheet of paper that they lie on is broader than high.
bool is_marked(const Piece& piece) {
    return std::any_of(piece.shapes.begin(), piece.shapes.end(),
                       [](const Figure& shape) { return shape.look == Look::path; });
}

bool space_of(const Piece& piece) {
    const bool broader = is_marked(piece) && piece.box.h < 75 && piece.box.w < piece.box.h * 1.7F;
    return !piece.shapes.empty() && piece.shapes.front().look == Look::square &&
           (piece.box.w == piece.box.h || broader);
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
            for (std::size_t i = 2; i < block.pieces.size(); ++i)  // behind the paper and the ways
                for (std::size_t k = i + 1; k < block.pieces.size(); ++k)
                    CHECK_FALSE(meet(block.pieces[i].box, block.pieces[k].box));
        }
}

TEST_CASE(
    "maps that follow each other are one way: equal spaces and the party's larger, a way to each, "
    "no words on a way") {
    for (const char* code : {"en", "it"})
        for (const AskedThrow& asked : asked_throws(code)) {
            const Ruler ruler{garamond(), language(code), 17};
            std::vector<const scene::Chart*> charts;
            std::size_t spaces = 0;
            for (const scene::Chart& chart : asked.scene.charts) {
                charts.push_back(&chart);
                spaces += chart.spaces.size();
            }
            float side = 46;
            while (chain_size(ruler, charts, 880, side).first > 880)
                --side;
            REQUIRE(side >= ruler.em * 1.7F);
            const Page page = page_of(chain_block(ruler, charts, 880, side));
            const auto is_line = [](const Piece& piece, const Figure& shape) {  // not the sheet's frame
                return (shape.look == Look::rule || shape.look == Look::path) &&
                       piece.shapes.front().look != Look::square;
            };
            CHECK(fault_of(page) == "");
            CHECK(page.height <= chain_size(ruler, charts, 880, side).second + 0.5F);
            std::set<float> sides;
            std::set<float> larger;  // where the party is
            std::size_t seen = 0;
            int points = 0;  // of ways that stand between two maps
            std::vector<Rect> down;
            for (const Piece& piece : page.pieces) {
                const bool is_space = space_of(piece);
                if (is_space) (is_marked(piece) ? larger : sides).insert(piece.box.w), ++seen;
                const bool is_way = !piece.shapes.empty() && piece.shapes.front().look == Look::rule;
                points += is_way && piece.texts.empty() ? 1 : 0;
                for (const Figure& shape : piece.shapes)
                    if (is_line(piece, shape) && shape.box.h > 12) down.push_back(shape.box);
            }
            CHECK(sides.size() == 1);
            for (const float where : larger)
                CHECK(where > *sides.begin() * 1.1F);
            CHECK(seen == spaces);
            CHECK(points == 2);
            CHECK_FALSE(down.empty());
            for (const Piece& piece : page.pieces)
                if (piece.shapes.empty())
                    for (const Text& text : piece.texts)
                        for (const Rect& way : down)
                            CHECK_MESSAGE(!meet(text.box, way), text.words);
        }
}

namespace {

Page page_of(const AskedThrow& asked) {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const Choosing choosing(*asked.ask);
    const std::vector<std::string> log;
    return table_page(
        ruler, {.scene = asked.scene, .ask = asked.ask.get(), .choosing = &choosing, .log = log}, 1280, 720);
}

}  // namespace

TEST_CASE("at 1280x720 the spaces of three maps in a line are 42 pixels at least, and their words 13") {
    for (AskedThrow asked : asked_throws("en")) {
        std::erase_if(asked.scene.zones,
                      [](const scene::Zone& zone) { return zone.role == scene::Role::faced; });
        const Page page = page_of(asked);
        int spaces = 0;
        for (const Piece& piece : page.pieces) {
            if (!space_of(piece)) continue;
            CHECK(piece.box.w >= 42);
            ++spaces;
        }
        CHECK(spaces > 10);
        for (const scene::Chart& chart : asked.scene.charts)
            for (const scene::Space& space : chart.spaces)
                for (const Piece& piece : page.pieces)
                    for (const Text& text : piece.texts)
                        if (text.words == space.label || text.words == space.waits) CHECK(text.size >= 13);
    }
}

TEST_CASE("while somebody is met they have the stage, and of the maps the present one is left, in small") {
    int met = 0;
    for (const AskedThrow& asked : asked_throws("en")) {
        const Page page = page_of(asked);
        CHECK(fault_of(page) == "");
        const auto here = std::find_if(asked.scene.charts.begin(), asked.scene.charts.end(),
                                       [](const scene::Chart& chart) { return chart.now; });
        if (here == asked.scene.charts.end()) continue;
        const auto spaces = std::count_if(page.pieces.begin(), page.pieces.end(), [](const Piece& piece) {
            return space_of(piece) && piece.box.h >= 20 && piece.box.h < 42;
        });
        CHECK(spaces == static_cast<std::ptrdiff_t>(here->spaces.size()));
        const CardId who = asked.ask->thrown->asked.target.as_card();
        for (const Piece& piece : page.pieces)
            if (piece.thing == index(who) + 1) {
                CHECK(piece.box.h > 720 * 0.28F);
                ++met;
            }
    }
    CHECK(met > 0);
}

TEST_CASE("a hero is shown once, on the plaque, and no word there is small at 1280x720") {
    int heroes = 0;
    for (const AskedThrow& asked : asked_throws("en")) {
        const Page page = page_of(asked);
        CHECK(fault_of(page) == "");
        for (const scene::Seat& seat : asked.scene.seats) {
            if (seat.id != asked.ask->question.seat) continue;
            for (const scene::Zone& zone : seat.zones) {
                if (zone.role != scene::Role::self) continue;
                REQUIRE(zone.cards.size() == 1);
                int shown = 0;
                for (const Piece& piece : page.pieces) {
                    if (piece.thing != index(zone.cards.front().id) + 1) continue;
                    ++shown;
                    CHECK_MESSAGE(piece.box.w > piece.box.h, zone.cards.front().face.name);
                    for (const Text& text : piece.texts)
                        CHECK_MESSAGE(text.size >= 12, text.words);
                }
                CHECK(shown == 1);
                ++heroes;
            }
        }
    }
    CHECK(heroes > 0);
}

TEST_CASE("maps lie on paper: where the party has been fades into it, where it is is light and larger") {
    int here = 0;
    int gone = 0;
    for (const AskedThrow& asked : asked_throws("en")) {
        const Ruler ruler{garamond(), language("en"), 17};
        for (const scene::Chart& chart : asked.scene.charts) {
            const Block block = chart_block(ruler, chart, 420, ruler.em * 2, true);
            const Piece& sheet = block.pieces.front();
            REQUIRE(sheet.shapes.front().look == Look::square);
            std::vector<const Piece*> plates;
            for (const Piece& piece : block.pieces) {
                CHECK(sheet.box.inset(-1).holds(piece.box));
                if (space_of(piece)) plates.push_back(&piece);
            }
            REQUIRE(plates.size() == chart.spaces.size());
            for (std::size_t i = 0; i < plates.size(); ++i) {
                const bool fades = plates[i]->shapes.front().frame == sheet.shapes.front().frame;
                CHECK(fades == (chart.spaces[i].gone && !chart.spaces[i].here));
                CHECK(plates[i]->shapes.front().frame.empty() >= chart.spaces[i].here);
                CHECK(is_marked(*plates[i]) == chart.spaces[i].here);
                // The party and whoever is met stand side by side.
                const bool met = chart.spaces[i].here && !chart.spaces[i].waits.empty();
                if (chart.spaces[i].column > 0) CHECK((plates[i]->box.w > plates[i]->box.h * 1.3F) == met);
                CHECK_FALSE(plates[i]->glows);  // it may not be chosen
                here += chart.spaces[i].here ? 1 : 0;
                gone += fades ? 1 : 0;
            }
        }
    }
    CHECK(here > 0);
    CHECK(gone > 0);
}
