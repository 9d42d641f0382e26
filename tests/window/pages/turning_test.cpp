// Blocks of squares on their way: from exactly what was shown to exactly what is.
#include "window/pages/turning.h"

#include "window/turning_maze.h"

#include <algorithm>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

Page drawn(const scene::Scene& scene, std::span<const Turning> turnings = {}, const Size& size = kSizes[1],
           int scale = 100, const Zoom& zoom = {}) {
    const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, scale)};
    static const std::vector<std::string> log;
    return table_page(ruler, {.scene = scene, .log = log, .zoom = zoom, .turnings = turnings}, size.w,
                      size.h);
}

const Piece& piece(const Page& page, std::uint64_t thing) {
    const auto found = std::find_if(page.pieces.begin(), page.pieces.end(),
                                    [thing](const Piece& piece) { return piece.thing == thing; });
    REQUIRE(found != page.pieces.end());
    return *found;
}

/// What a turning block's squares are drawn on.
const Swing& floor_of(const Page& page) {
    const auto found = std::find_if(page.swings.begin(), page.swings.end(),
                                    [](const Swing& swing) { return !swing.upright; });
    REQUIRE(found != page.swings.end());
    return *found;
}

int walls(const std::vector<Figure>& shapes) {
    return static_cast<int>(std::count_if(shapes.begin(), shapes.end(), [](const Figure& shape) {
        return shape.look == Look::wall || shape.look == Look::door;
    }));
}

int squares(const Page& page) {
    return static_cast<int>(std::count_if(page.spots.begin(), page.spots.end(),
                                          [](const Spot& spot) { return spot.does == Does::square; }));
}

Rect square(const Page& page, Ref square) {
    for (const Spot& spot : page.spots)
        if (spot.does == Does::square && spot.number == static_cast<std::int64_t>(square.bits()))
            return spot.box;
    FAIL("the square is not on the page");
    return {};
}

/// Of a recording, the moment at which something is turned over, and what is.
struct TurnedOver {
    std::vector<Shot> shots = turned_over();
    std::size_t at = 0;
    std::vector<Turning> turnings;

    TurnedOver() {
        while (turnings.empty() && ++at < shots.size())
            turnings = window::turnings(shots[at - 1].scene, shots[at].scene, shots[at].turned);
        REQUIRE(turnings.size() == 1);
    }
};

}  // namespace

TEST_CASE("a recording says what turned between its moments") {
    const std::vector<Shot> shots = turned();
    CHECK(shots[0].turned.empty());
    REQUIRE(shots[1].turned.size() == 1);
    CHECK(shots[1].turned[0].first == shots[1].scene.boards[0].at(5, 1).ref);
    CHECK(shots[1].turned[0].size == 4);
    CHECK(shots[1].turned[0].quarters == 1);
}

TEST_CASE("figures go round the block's middle, upright, from where they stood to where they stand") {
    const std::vector<Shot> shots = turned();
    const std::vector<Turning> all = turnings(shots[0].scene, shots[1].scene, shots[1].turned);
    REQUIRE(all.size() == 1);
    CHECK(all[0].quarters == 1);
    const Page before = drawn(shots[0].scene);
    const Page after = drawn(shots[1].scene, all);
    int figures = 0;
    for (const Swing& swing : after.swings) {
        const Rect& box = piece(after, swing.thing).box;
        const Stance end = stance(swing, box, 1);
        CHECK(std::abs(end.dx) + std::abs(end.dy) + std::abs(end.degrees) < 0.01F);
        CHECK(end.wide == 1);
        if (swing.thing >= kTurnThing) continue;
        ++figures;
        const Rect& was = piece(before, swing.thing).box;
        const Stance begin = stance(swing, box, 0);
        CHECK(std::abs(box.x + begin.dx - was.x) < 1.5F);
        CHECK(std::abs(box.y + begin.dy - was.y) < 1.5F);
        CHECK(begin.degrees == 0);
    }
    CHECK(figures == 2);
    const Swing& floor = floor_of(after);
    const Rect& box = piece(after, floor.thing).box;
    CHECK(stance(floor, box, 0).degrees == -90);
    CHECK(stance(floor, box, 0.5F).degrees == doctest::Approx(-45));
    CHECK(box.w == doctest::Approx(4 * main_board(after, shots[1].scene)->side));
}

TEST_CASE("edges turn with the square that carries them, and no others") {
    const std::vector<Shot> shots = turned();
    const std::vector<Turning> all = turnings(shots[0].scene, shots[1].scene, shots[1].turned);
    const Page before = drawn(shots[0].scene);
    const Page after = drawn(shots[1].scene, all);
    CHECK(walls(piece(after, floor_of(after).thing).shapes) == 1);
    const auto still = [](const Page& page) {
        int count = 0;
        for (const Piece& piece : page.pieces)
            if (piece.thing == 0) count += walls(piece.shapes);
        return count;
    };
    CHECK(still(after) == still(before) - 1);
    CHECK(still(drawn(shots[1].scene)) == still(before));
}

TEST_CASE("turns of one block add up, and a turn that leads back is none") {
    const std::vector<Shot> shots = turned();
    const scene::Turned once = shots[1].turned[0];
    const auto quarters = [&](std::vector<int> turns) {
        std::vector<scene::Turned> told;
        for (const int turn : turns)
            told.push_back({once.first, once.size, turn});
        const std::vector<Turning> all = turnings(shots[0].scene, shots[1].scene, told);
        return all.empty() ? 0 : all[0].quarters;
    };
    CHECK(quarters({1, 1}) == 2);
    CHECK(quarters({1, 3}) == 0);
    CHECK(quarters({3}) == 3);
    CHECK(quarters({-1}) == 3);
    const Swing back{.middle = {50, 50}, .held = {50, 10}, .quarters = 3};
    CHECK(stance(back, {}, 0).degrees == 90);  // the shorter way round
    CHECK(stance(back, {}, 0).dx == doctest::Approx(40));
    CHECK(stance(back, {}, 0).dy == doctest::Approx(40));
}

TEST_CASE("squares of a frame that were all alike and are none of that any more are turned over") {
    const TurnedOver it;
    const Turning& turning = it.turnings[0];
    CHECK(turning.quarters == 0);
    CHECK(turning.block.size == 5);
    REQUIRE(turning.back);
    CHECK(turning.back->at(0, 0).ground == "cold water");
    // The other way round there are several grounds, and nobody can tell that it is a back.
    CHECK(turnings(it.shots[it.at].scene, it.shots[it.at - 1].scene, {}).empty());
    CHECK(turnings(it.shots[it.at].scene, it.shots[it.at].scene, {}).empty());
}

TEST_CASE("what is turned over stands on edge halfway, and shows the one side before and the other after") {
    TurnedOver it;
    const scene::Scene& now = it.shots[it.at].scene;
    const auto waters = [](const Piece& piece) {
        return std::count_if(piece.shapes.begin(), piece.shapes.end(), [](const Figure& shape) {
            return shape.look == Look::ground && shape.frame == "sky";
        });
    };
    const Page first = drawn(now, it.turnings);
    CHECK(waters(piece(first, floor_of(first).thing)) == 25);
    it.turnings[0].back.reset();
    const Page then = drawn(now, it.turnings);
    const Piece& floor = piece(then, floor_of(then).thing);
    CHECK(waters(floor) == 0);
    CHECK(stance(floor_of(then), floor.box, 0).wide == 1);
    CHECK(stance(floor_of(then), floor.box, 0.5F).wide < 0.01F);
    CHECK(stance(floor_of(then), floor.box, 1).wide == 1);
    const Swing left{.middle = {100, 100}, .quarters = 0};
    CHECK(stance(left, {20, 40, 20, 20}, 0.5F).dx == doctest::Approx(70));
}

TEST_CASE("while a block turns all squares can be pressed, and nothing is clipped, at every size and scale") {
    TurnedOver over;
    const std::vector<Shot> shots = turned();
    const auto whole = [](const scene::Scene& scene, std::span<const Turning> turnings) {
        for (const Size& size : kSizes)
            for (const int scale : kScales) {
                const Page page = drawn(scene, turnings, size, scale);
                CHECK(fault_of(page) == "");
                CHECK(squares(page) == squares(drawn(scene, {}, size, scale)));
                CHECK(swung(page, 0).size() == page.swings.size());
            }
    };
    whole(shots[1].scene, turnings(shots[0].scene, shots[1].scene, shots[1].turned));
    whole(over.shots[over.at].scene, over.turnings);
    over.turnings[0].back.reset();
    whole(over.shots[over.at].scene, over.turnings);
}

TEST_CASE("a block of which only a part is seen does not move") {
    const std::vector<Shot> shots = turned();
    const std::vector<Turning> all = turnings(shots[0].scene, shots[1].scene, shots[1].turned);
    const Zoom zoom{shots[1].scene.boards[0].at(6, 2).ref, 0.0F, 0.0F, 12};
    const Page page = drawn(shots[1].scene, all, kSizes[0], 100, zoom);
    REQUIRE(!main_board(page, shots[1].scene)->part.holds(5, 1));
    CHECK(page.swings.empty());
    CHECK(square(page, shots[1].scene.boards[0].at(7, 4).ref).w > 0);
}

TEST_CASE("a choice that turns something names the block of its square, and no other does") {
    scene::Scene scene;
    scene::Board board{.rows = 2, .columns = 4, .frames = {{0, 0, 2}, {0, 2, 2}}};
    for (int cell = 0; cell < 8; ++cell)
        board.squares.push_back({.ref = Ref::square(0, cell)});
    scene.boards.push_back(board);
    scene::Choice choice;
    choice.object = Ref::card(static_cast<CardId>(5), 0);
    choice.target = Ref::square(0, 7);
    CHECK_FALSE(turned_by(choice, scene));
    choice.turns = 3;
    const auto turning = turned_by(choice, scene);
    REQUIRE(turning);
    CHECK(turning->quarters == 3);
    CHECK(turning->block.column == 2);
    CHECK(turning->board == 0);
    choice.target = {};
    CHECK_FALSE(turned_by(choice, scene));
}
