// What is seen of a throw: something for every special throw, and nothing that is nowhere.
#include "window/pages/throw_picture.h"

#include "window/pages/flight.h"

#include <algorithm>
#include <cmath>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;

namespace {

constexpr Rect kBox{9, 45, 895, 666};

ThrowSight aiming(const Aiming& hand) {
    ThrowSight sight;
    sight.handicap = hand.handicap();
    sight.aiming = &hand;
    sight.eye = aiming_eye(sight.handicap, 0);
    sight.light = aiming_light(sight.handicap.view);
    sight.show_above = false;
    return sight;
}

std::size_t corners(const Drawing& drawing, Skin skin) {
    std::size_t count = 0;
    for (const Coat& coat : drawing.coats)
        count += coat.skin == skin ? coat.corners.size() : 0;
    return count;
}

void check_drawable(const Drawing& drawing) {
    for (const Coat& coat : drawing.coats) {
        CHECK(coat.corners.size() % 3 == 0);
        CHECK(std::all_of(coat.corners.begin(), coat.corners.end(), [](const Corner& corner) {
            return std::isfinite(corner.x) && std::isfinite(corner.y) && std::abs(corner.x) < 1e6F &&
                   std::abs(corner.y) < 1e6F;
        }));
    }
}

/// The mean brightness of the target's corners.
double brightness(const Drawing& drawing) {
    double sum = 0;
    double count = 0;
    for (const Coat& coat : drawing.coats)
        if (coat.skin == Skin::target)
            for (const Corner& corner : coat.corners)
                sum += corner.tint.r, ++count;
    return count > 0 ? sum / count : 0;
}

}  // namespace

TEST_CASE("whoever aims sees the hand, and the target if the throw lets them") {
    for (const thrown::Handicap& each : thrown::handicaps()) {
        const Aiming hand(each);
        const ThrowSight sight = aiming(hand);
        const Drawing drawing = throw_picture(sight, kBox);
        check_drawable(drawing);
        const auto [x, y] = hand_at(sight, kBox);
        CHECK_MESSAGE(kBox.inset(25).holds(x, y), each.id);
        CHECK_MESSAGE(corners(drawing, Skin::die) > 0, each.id);
        CHECK_MESSAGE((corners(drawing, Skin::target) > 0) == (each.view != thrown::View::hidden), each.id);
    }
}

TEST_CASE("whoever has to do two special throws at once sees the hand too") {
    for (const thrown::Handicap& one : thrown::handicaps())
        for (const thrown::Handicap& other : thrown::handicaps()) {
            if (&one == &other) continue;
            const thrown::Handicap* both[] = {&one, &other};
            const Aiming hand(thrown::together(both));
            const ThrowSight sight = aiming(hand);
            const auto [x, y] = hand_at(sight, kBox);
            CHECK_MESSAGE(kBox.inset(25).holds(x, y), fmt::format("{} {}", one.id, other.id));
            const Vector start = thrown::start_of(hand.hand(), hand.handicap()).place;
            CHECK((start.z > 0 || start.y < -thrown::kTable));
        }
}

TEST_CASE("in the dark the target is as good as gone") {
    const Aiming plain(thrown::plain_throw());
    const Aiming blind(*thrown::handicap("blind"));
    CHECK(brightness(throw_picture(aiming(plain), kBox)) > 120);
    CHECK(brightness(throw_picture(aiming(blind), kBox)) < 20);
}

TEST_CASE("who looks back sees the room upside down, and who turns sees it sway") {
    CHECK(aiming_eye(*thrown::handicap("back"), 0).roll == 180);
    const thrown::Handicap& turning = *thrown::handicap("pirouette");
    CHECK(std::abs(aiming_eye(turning, 1).at.x - aiming_eye(turning, 0).at.x) > 10);
    CHECK(aiming_eye(*thrown::handicap("floor_seat"), 0).at.z < 12);
    CHECK(aiming_eye(*thrown::handicap("under_the_table"), 0).at.z < 0);
}

TEST_CASE("block, card and head are drawn") {
    const Aiming plain(thrown::plain_throw());
    const std::size_t without = corners(throw_picture(aiming(plain), kBox), Skin::plain);
    for (const char* id : {"bank", "card_jump", "header"}) {
        thrown::Handicap only = thrown::plain_throw();
        only.obstacles = thrown::handicap(id)->obstacles;
        const Aiming hand(only);
        CHECK_MESSAGE(corners(throw_picture(aiming(hand), kBox), Skin::plain) > without, id);
    }
}

TEST_CASE("the die is in the picture when it comes to rest, wherever that is") {
    Stream chance(9, 9);
    for (const thrown::Handicap& each : thrown::handicaps())
        for (int i = 0; i < 12; ++i) {
            thrown::Path path;
            thrown::simulate(each.usual, thrown::tremble(thrown::steadiness(fighter::Skill::clumsy), chance),
                             each, 3, &path);
            const Flight flight(path);
            ThrowSight sight;
            sight.handicap = each;
            for (const double share : {0.0, 0.3, 0.6, 0.9, 1.0}) {
                sight.die = flight.at(flight.length() * share);
                sight.trail = {flight.at(0), sight.die};
                sight.eye = flying_eye(each, sight.die.place, path.back().place, share);
                check_drawable(throw_picture(sight, kBox));
            }
            const Vector rest = path.back().place;
            if (std::abs(rest.x) > thrown::kTable || std::abs(rest.y) > thrown::kTable) continue;
            const Perspective view(near_eye(rest), kBox);
            const Vector seen = view.in_view(rest);
            const auto [x, y] = view.pixel(seen);
            CHECK_MESSAGE((seen.z > Perspective::kNearest && kBox.inset(60).holds(x, y)), each.id);
        }
}

TEST_CASE("the green ring that the die is pulled to is never cut off, however high it shall fly") {
    const auto is_ring = [](const Corner& corner) {
        return corner.tint.r == 126 && corner.tint.g == 190 && corner.tint.b == 86;
    };
    std::vector<thrown::Handicap> all(thrown::handicaps().begin(), thrown::handicaps().end());
    all.push_back(thrown::plain_throw());
    for (const thrown::Handicap& each : all)
        for (const double lift : {0.0, 0.5, 1.0}) {
            Aiming hand(each);
            hand.set(Dial::lift, lift);
            const Drawing drawing = throw_picture(aiming(hand), kBox);
            for (const Coat& coat : drawing.coats)
                for (const Corner& corner : coat.corners)
                    if (is_ring(corner)) {
                        CAPTURE(each.id);
                        CAPTURE(lift);
                        CHECK(kBox.holds(corner.x, corner.y));
                    }
        }
}
