#include "throw/throw.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::thrown;
using fighter::Skill;

namespace {

struct Counted {
    int hits = 0;
    int rested = 0;
    std::array<int, 6> numbers{};
    std::array<int, fighter::kLastPlace + 1> places{};
};

Counted count(const Handicap& handicap, Skill skill, int throws, std::uint64_t seed = 3) {
    Stream chance(seed, 1);
    Counted all;
    for (int i = 0; i < throws; ++i) {
        const Tremble how = tremble(steadiness(skill), chance);
        const Outcome outcome = simulate(handicap.usual, how, handicap);
        const bool hit = outcome.performed && fighter::hits(outcome.record, {.bounces = handicap.bounces});
        all.hits += hit ? 1 : 0;
        all.rested += outcome.course.rested ? 1 : 0;
        ++all.numbers[static_cast<std::size_t>(outcome.number - 1)];
        ++all.places[static_cast<std::size_t>(outcome.record.place)];
    }
    return all;
}

bool same(const Outcome& one, const Outcome& other) {
    return one.record.bounces == other.record.bounces && one.record.place == other.record.place &&
           one.record.table == other.record.table && one.record.icon == other.record.icon &&
           one.number == other.number && one.course.steps == other.course.steps &&
           one.course.end.x == other.course.end.x && one.course.end.y == other.course.end.y;
}

/// A die let go above a point, lying flat.
Course dropped(double x, double y, double height = 2) { return run({.place = {x, y, height}}, {}); }

}  // namespace

TEST_CASE("the 24 rotations are all there are, and each face carries each number four times") {
    std::set<std::array<int, 6>> all;
    std::array<std::array<int, 7>, 6> times{};
    for (int rotation = 0; rotation < kRotations; ++rotation) {
        std::array<int, 6> faces{};
        for (int face = 0; face < 6; ++face) {
            faces[static_cast<std::size_t>(face)] = label_of(rotation, face);
            ++times[static_cast<std::size_t>(face)][static_cast<std::size_t>(label_of(rotation, face))];
        }
        for (std::size_t face = 0; face < 6; face += 2)
            CHECK(faces[face] + faces[face + 1] == 7);
        all.insert(faces);
    }
    CHECK(all.size() == kRotations);
    for (const auto& face : times)
        for (std::size_t number = 1; number <= 6; ++number)
            CHECK(face[number] == 4);
}

TEST_CASE("DF-5, DF-59 the sections from the middle outwards, 6.7 holes and bones") {
    CHECK(section_at({0, 0}) == Spot::centre);
    CHECK(section_at({0, 3.6}) == Spot::ring5);
    CHECK(section_at({0, 8.9}) == Spot::ring4);
    CHECK(section_at({14.2, 0}) == Spot::ring3);
    CHECK(section_at({-19.5, 0}) == Spot::ring2);
    CHECK(section_at({0, -29.9}) == Spot::ring1);
    CHECK(section_at({0, -30.1}) == Spot::off);
    for (int i = 0; i < kHoles; ++i)
        CHECK(section_at(hole(i)) == Spot::hole);
    for (int i = 0; i < kBones; ++i)
        CHECK(section_at(bone(i)) == Spot::bone);
    CHECK(section_at({24.7, 4.4}) == Spot::bone);
    CHECK(section_at({24.7, 4.6}) != Spot::bone);
}

TEST_CASE("DF-58 a die on a line counts for its larger part, in doubt for less") {
    const auto square = [](double x, double y) {
        const double half = kEdge / 2;
        return std::array<Point, 4>{
            Point{x - half, y - half}, {x + half, y - half}, {x + half, y + half}, {x - half, y + half}};
    };
    CHECK(section_below(square(0, 0)) == Spot::centre);
    CHECK(section_below(square(30.5, 0)) == Spot::off);
    CHECK(section_below(square(29.5, 0)) == Spot::ring1);
    // Two columns of six grid points on either side of a line that is all but straight there: DFT-15.
    CHECK(section_below(square(0, -19.2)) == Spot::ring3);
    CHECK(section_below(square(0, -19.6)) == Spot::ring2);
}

TEST_CASE("a die that is let go lies where it fell") {
    CHECK(dropped(0, 0).place == Spot::centre);
    CHECK_FALSE(dropped(0, 0).table);
    CHECK(dropped(0, 0).target);
    CHECK(dropped(0, 0).bounces == 0);
    CHECK(dropped(0, 0).face == 4);
    CHECK(dropped(0, 0).rested);
    CHECK(dropped(10, 0).place == Spot::ring4);
    CHECK(dropped(50, 0).place == Spot::off);
    CHECK(dropped(50, 0).table);
    CHECK_FALSE(dropped(50, 0).target);
    CHECK(dropped(50, 0).bounces >= 1);
    CHECK(dropped(0, 90).place == Spot::off);  // beside the table
}

TEST_CASE("DF-55 a die in a hole touches the table") {
    for (int i = 0; i < kHoles; ++i) {
        const Course course = dropped(hole(i).x, hole(i).y);
        CHECK(course.place == Spot::hole);
        CHECK(course.table);
        CHECK(course.rested);
    }
}

TEST_CASE("DFT-16 a die over the target's edge, tipped so that it touches the table") {
    int leaning = 0;
    for (int i = -8; i <= 8; ++i) {
        const Course course = dropped(kTarget + i * 0.1, 0, 1.3);
        CHECK(course.rested);
        // Its middle decides: outside it tips over the edge, inside it stays.
        if (i >= 2) CHECK(course.table);
        if (i <= -2) CHECK_FALSE(course.table);
        leaning += course.cocked ? 1 : 0;
    }
    CHECK(leaning > 0);
}

TEST_CASE("the same hand and tremble: the same record, whatever was thrown before") {
    Stream chance(9, 2);
    std::vector<Tremble> trembles;
    std::vector<Outcome> first;
    for (int i = 0; i < 200; ++i) {
        trembles.push_back(tremble(steadiness(Skill::clumsy), chance));
        first.push_back(simulate(plain_throw().usual, trembles.back(), plain_throw()));
    }
    for (std::size_t i = trembles.size(); i-- > 0;)
        CHECK(same(first[i], simulate(plain_throw().usual, trembles[i], plain_throw())));
}

TEST_CASE("drawing the path changes nothing, and ends where the die lies") {
    Stream chance(4, 2);
    for (int i = 0; i < 50; ++i) {
        const Tremble how = tremble(steadiness(Skill::steady), chance);
        Path path;
        const Outcome drawn = simulate(plain_throw().usual, how, plain_throw(), 3, &path);
        CHECK(same(drawn, simulate(plain_throw().usual, how, plain_throw())));
        REQUIRE(path.size() > 2);
        CHECK(path.back().place.x == drawn.course.end.x);
        CHECK(path.back().place.y == drawn.course.end.y);
    }
}

TEST_CASE("DF-3 the icon is on so many of six numbers, and all numbers are equally likely") {
    const Counted all = count(plain_throw(), Skill::steady, 6000);
    double squares = 0;
    for (int times : all.numbers)
        squares += (times - 1000.0) * (times - 1000.0) / 1000.0;
    CHECK(squares < 20.52);  // chi-square, five degrees of freedom: one fair die of a thousand does worse
    CHECK(all.rested > 5900);
    Stream chance(2, 2);
    for (int i = 0; i < 50; ++i) {
        const Tremble how = tremble(steadiness(Skill::steady), chance);
        for (int icons = 0; icons <= 6; ++icons) {
            const Outcome outcome = simulate(plain_throw().usual, how, plain_throw(), icons);
            CHECK(outcome.record.icon == (outcome.number <= icons));
        }
    }
}

TEST_CASE("6.1 plain throws hit about as often as the model says, by skill") {
    constexpr std::array<int, 3> kModel{500, 620, 750};
    for (std::size_t i = 0; i < kModel.size(); ++i) {
        const Counted all = count(plain_throw(), static_cast<Skill>(i), 3000);
        CHECK(std::abs(all.hits / 3 - kModel[i]) <= 40);
        for (std::size_t ring = 1; ring <= 6; ++ring)
            CHECK(all.places[ring] > 0);
    }
}

TEST_CASE("the die rises from the table less high at every bounce") {
    Path path;
    run({.place = {50, 0, 30}}, {}, &path);
    double highest = 30;
    for (std::size_t i = 1; i + 1 < path.size(); ++i)
        if (path[i].place.z > path[i - 1].place.z && path[i].place.z >= path[i + 1].place.z) {
            CHECK(path[i].place.z < highest);
            highest = path[i].place.z;
        }
    CHECK(highest < 30);
}

TEST_CASE("a flight knows what it struck, when and how hard, and telling of it changes nothing") {
    Stream chance(4, 2);
    int bounced = 0;
    for (int i = 0; i < 50; ++i) {
        const Tremble how = tremble(steadiness(Skill::steady), chance);
        Knocks knocks;
        Path path;
        const Outcome told = simulate(plain_throw().usual, how, plain_throw(), 3, &path, &knocks);
        CHECK(same(told, simulate(plain_throw().usual, how, plain_throw())));
        REQUIRE_FALSE(knocks.empty());
        int tables = 0;
        bool target = false;
        double last = 0;
        for (const Knock& each : knocks) {
            CHECK(each.time >= last);
            CHECK(each.time <= static_cast<double>(told.course.steps + 1) / kStepsASecond);
            CHECK(each.force > 0);
            last = each.time;
            target = target || each.what == Struck::target;
            tables += each.what == Struck::table && !target ? 1 : 0;
            CHECK(each.what != Struck::head);
            CHECK(each.what != Struck::block);
        }
        CHECK((tables > 0 || told.record.bounces == 0));
        CHECK(knocks.size() < 60);
        bounced += tables > 0 && target ? 1 : 0;
    }
    CHECK(bounced > 30);
}

TEST_CASE("a die that falls from higher knocks harder, and each time it comes down less") {
    const auto knocks = [](double height) {
        Knocks all;
        run({.place = {50, 0, height}}, {}, nullptr, &all);
        return all;
    };
    const Knocks low = knocks(5);
    const Knocks high = knocks(30);
    REQUIRE_FALSE(low.empty());
    REQUIRE(high.size() > 1);
    CHECK(high.front().what == Struck::table);
    CHECK(high.front().force > 1.5 * low.front().force);
    // It has fallen so far by then: the root of 2 h / g.
    CHECK(high.front().time == doctest::Approx(std::sqrt(2 * 29.2 / 981)).epsilon(0.05));
    CHECK(high.back().force < high.front().force / 2);
    // A die that lies is silent.
    CHECK(high.back().time < 2);
    Knocks rim;
    run({.place = {kTable - 3, 0, 2}, .speed = {200, 0, 0}}, {}, nullptr, &rim);
    CHECK(std::any_of(rim.begin(), rim.end(), [](const Knock& each) { return each.what == Struck::rim; }));
}
