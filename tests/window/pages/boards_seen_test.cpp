// From one page to the next: what lies under the mouse, or between two fingers, stays there.
#include "window/pages/boards_seen.h"

#include "scene/maze.h"
#include "window/fixture.h"

#include <algorithm>
#include <cstdint>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;
using tankard::play::test::InTheMaze;

namespace {

/// A maze on the screen.
struct Looking {
    InTheMaze it{1};
    BoardsSeen boards;
    SeenBoard shown{};

    Looking() { look(); }
    void look() {
        const Size& size = kSizes[0];
        const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, 100)};
        static const std::vector<std::string> log;
        const Page page = boards.page(it.scene, ruler, [&](const Zoom& zoom) {
            return table_page(ruler, {.scene = it.scene, .log = log, .zoom = zoom}, size.w, size.h);
        });
        shown = main_board(page, it.scene).value();
    }
    Pin middle() const { return {shown.box.x + shown.box.w / 2, shown.box.y + shown.box.h / 2}; }
    Ref at(Pin point) const { return shown.at(it.scene.boards.front(), point.x, point.y); }
    bool pinch(Pin at, float wider) {
        const bool done = boards.pinch(it.scene, {.middle = at, .wider = wider, .begins = false});
        look();
        return done;
    }
};

}  // namespace

TEST_CASE("two fingers make a board larger between them, carry it along, and make it whole again") {
    Looking it;
    const float whole = it.shown.side;
    const Pin at = it.middle();
    const Ref there = it.at(at);
    CHECK(it.boards.pinch(it.it.scene, {.middle = at}));
    CHECK(it.boards.zoom().whole());
    it.pinch(at, 2);
    CHECK(it.boards.zoom().steps == 3);
    CHECK(it.shown.side > whole * 1.5F);
    CHECK(it.at(at) == there);

    it.pinch(at, 2);
    const Ref held = it.at(at);
    const Pin right{at.x + 2 * it.shown.side, at.y};
    it.pinch(right, 2.02F);
    CHECK(it.at(right) == held);
    CHECK(it.boards.zoom().steps == 3);

    it.pinch(right, 1);
    CHECK(it.boards.zoom().whole());
    CHECK(it.shown.side == whole);
}

TEST_CASE("fingers that lie on no board pinch nothing") {
    Looking it;
    CHECK_FALSE(it.boards.pinch(it.it.scene, {.middle = {1, 1}}));
    CHECK(it.boards.zoom().whole());
}

TEST_CASE("the wheel turned again at one place goes on about the same square, and back to all") {
    Looking it;
    const Pin at{it.shown.box.x + it.shown.side * 3.5F, it.shown.box.y + it.shown.side * 4.5F};
    const Ref there = it.at(at);
    for (int i = 0; i < 3; ++i) {
        CHECK(it.boards.wheel(it.it.scene, 1, at.x, at.y));
        it.look();
    }
    CHECK(it.boards.zoom().steps == 3);
    CHECK(it.boards.zoom().at == there);
    CHECK_FALSE(it.boards.wheel(it.it.scene, 1, 1, 1));
    for (int i = 0; i < 3; ++i)
        it.boards.wheel(it.it.scene, -1, at.x, at.y);
    CHECK(it.boards.zoom().whole());
}

TEST_CASE("whole boards are neither panned nor pulled; larger ones by squares, two towards a side") {
    Looking it;
    CHECK_FALSE(it.boards.pan(it.it.scene, Side::east));
    CHECK_FALSE(it.boards.grab(it.it.scene, it.middle().x, it.middle().y));
    it.boards.step(it.it.scene, 5);
    it.look();
    const int column = it.shown.part.column;
    CHECK(it.boards.pan(it.it.scene, Side::east));
    it.look();
    CHECK(it.shown.part.column == column + 2);
    const Pin at{it.shown.box.x + it.shown.side * 2.5F, it.shown.box.y + it.shown.side * 1.5F};
    const Ref held = it.at(at);
    CHECK(it.boards.grab(it.it.scene, at.x, at.y));
    it.boards.pull(at.x + it.shown.side, at.y);
    it.boards.let_go();
    it.look();
    CHECK(it.at({at.x + it.shown.side, at.y}) == held);
    CHECK_FALSE(it.boards.holds());
    it.boards.see_all();
    it.look();
    CHECK(it.boards.zoom().whole());
}

TEST_CASE("two that face each other are seen closer, and all of the board when it is over") {
    Looking it;
    const float whole = it.shown.side;
    const scene::Square& square = it.it.scene.boards.front().at(6, 2);
    it.it.ask.choices.clear();
    it.it.scene.facing = scene::Facing{.from = square.tokens[0].card, .to = square.tokens[1].card};
    it.boards.follow(it.it.scene, it.it.ask);
    it.look();
    CHECK(it.shown.side > whole * 1.2F);
    CHECK(it.shown.part.holds(6, 2));
    CHECK((it.shown.part.holds(5, 1) && it.shown.part.holds(7, 3)));
    it.boards.follow(it.it.scene, it.it.ask);  // the next question of the same fight
    it.look();
    CHECK(it.shown.side > whole * 1.2F);
    it.it.scene.facing.reset();
    it.boards.follow(it.it.scene, it.it.ask);
    it.look();
    CHECK(it.shown.side == whole);
}

TEST_CASE("whoever looks at the board otherwise during a fight keeps what they see") {
    Looking it;
    const scene::Square& square = it.it.scene.boards.front().at(6, 2);
    it.it.ask.choices.clear();
    it.it.scene.facing = scene::Facing{.from = square.tokens[0].card, .to = square.tokens[1].card};
    it.boards.follow(it.it.scene, it.it.ask);
    it.look();
    it.boards.see_all();
    it.boards.follow(it.it.scene, it.it.ask);
    CHECK(it.boards.zoom().whole());
    it.look();
    it.boards.step(it.it.scene, 2);
    it.it.scene.facing.reset();
    it.boards.follow(it.it.scene, it.it.ask);
    CHECK(it.boards.zoom().steps == 2);
}

TEST_CASE("while orders have the stage a key on each neighbour's plaque brings their board closer") {
    play::Library library = library_of("lords");
    const Size& size = kSizes[0];
    const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, 100)};
    static const std::vector<std::string> log;
    int keys = 0;
    for (const Moment& moment : moments_of(library, 3, "en", 7, 40)) {
        if (moment.ask.star != scene::Star::spaces) continue;
        BoardsSeen boards;
        const auto look = [&] {
            return boards.page(moment.scene, ruler, [&](const Zoom& zoom) {
                return table_page(ruler,
                                  {.scene = moment.scene, .ask = &moment.ask, .log = log, .zoom = zoom},
                                  size.w, size.h);
            });
        };
        for (const scene::Seat& seat : moment.scene.seats) {
            if (seat.id == moment.ask.question.seat) continue;
            boards.see_all();
            look();
            const Ref corner = seat.boards.front().squares.front().ref;
            REQUIRE(boards.approach(moment.scene, corner));
            look();
            CHECK(std::count_if(boards.squares().begin(), boards.squares().end(), [&](const Spot& spot) {
                      return Ref::from_bits(static_cast<std::uint64_t>(spot.number)).board() ==
                             corner.board();
                  }) > 4);
            CHECK_FALSE(boards.approach(moment.scene, corner));  // it is there already
            ++keys;
        }
        boards.see_all();
        look();
        const scene::Seat& mine = moment.scene.seats[index(moment.ask.question.seat)];
        CHECK_FALSE(boards.approach(moment.scene, mine.boards.front().squares.front().ref));
    }
    CHECK(keys > 4);
}
