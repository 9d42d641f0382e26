// A chapter that is watched: blocks turn, and boards are looked at closely.
#include "window/screens/replay_screen.h"

#include "window/turning_maze.h"

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

constexpr Size kSize = kSizes[0];

struct Watched {
    explicit Watched(std::vector<Shot> all, bool reduced_motion = false)
        : shots(std::move(all)),
          preferences{.reduced_motion = reduced_motion},
          screen(
              shots, [this](SeatId) { return shots; }, preferences) {
        look();
    }
    void look() {
        const Ruler ruler{garamond(), language("en"), em_of(kSize.w, kSize.h, 100)};
        page = screen.page(ruler, kSize.w, kSize.h);
        board = main_board(page, shots.front().scene).value();
    }

    std::vector<Shot> shots;
    Preferences preferences;
    ReplayScreen screen;
    Page page;
    SeenBoard board;
};

}  // namespace

TEST_CASE("in a replay a step forward shows what turns; a jump, and reduced motion, show what is") {
    Watched it(turned());
    CHECK(it.screen.swung(Clock::now()) == 1);
    it.screen.key(sf::Keyboard::Right, false);
    it.look();
    CHECK(it.screen.swung(Clock::now()) < 1);
    CHECK(it.screen.animates());
    CHECK_FALSE(it.page.swings.empty());
    it.screen.key(sf::Keyboard::Home, false);
    it.look();
    CHECK_FALSE(it.screen.animates());
    CHECK(it.page.swings.empty());

    Watched still(turned(), true);
    still.screen.key(sf::Keyboard::Right, false);
    still.look();
    CHECK(still.page.swings.empty());
}

TEST_CASE("in a replay boards are made larger, panned and pulled, from moment to moment") {
    Watched it(turned());
    const float whole = it.board.side;
    const float x = it.board.box.x + it.board.box.w / 2;
    const float y = it.board.box.y + it.board.box.h / 2;
    it.screen.wheel(-1, x, y);
    it.look();
    CHECK(it.board.side > whole);
    for (int more = 0; more < 3; ++more)
        CHECK(it.screen.type(U'+'));
    it.look();
    const float large = it.board.side;
    CHECK(large > whole * 1.3F);

    it.screen.key(sf::Keyboard::Right, false);
    it.look();
    CHECK(it.board.side == large);

    const int column = it.board.part.column;
    CHECK(it.screen.pan(0, 1));
    it.look();
    CHECK(it.board.part.column == column + 1);
    it.screen.press({{}, Does::pan, static_cast<std::int64_t>(Side::west), false}, 0);
    it.look();
    CHECK(it.board.part.column == column - 1);
    CHECK(it.screen.grab(x, y));
    it.screen.pull(x + it.board.side, y);
    it.screen.let_go(x + it.board.side, y);
    it.look();
    CHECK(it.board.part.column == column - 2);

    it.screen.press({{}, Does::command, static_cast<std::int64_t>(Command::whole), false}, 0);
    it.look();
    CHECK(it.board.side == whole);
    CHECK_FALSE(it.screen.done());
}

TEST_CASE(
    "in a replay the wheel beside the boards turns the moments, and an arrow with Shift too while all is "
    "seen") {
    Watched it(turned());
    it.screen.wheel(1, 1, 1);
    it.look();
    CHECK(it.board.side > 0);
    CHECK_FALSE(it.screen.pan(0, 1));
    CHECK_FALSE(it.screen.type(U'x'));
}
