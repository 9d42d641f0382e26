#include "fighter/throw/thrower.h"

#include <array>
#include <cstdlib>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::fighter;

namespace {

constexpr int kThrows = 20'000;
constexpr int kSlack = 15;  // of 1000: more than four standard deviations

struct Counted {
    int hits = 0;  // of 1000
    int icons = 0;
    int worth = 0;  // thousandths a hit
};

Counted count(Skill skill, std::span<const Demand> demands, const Conditions& conditions, int icons = 3) {
    Stream chance(5, 1);
    Counted all;
    for (int i = 0; i < kThrows; ++i) {
        const Record record = throw_die(skill, demands, icons, chance);
        CHECK(record.bounces >= 0);
        CHECK(record.bounces <= kMostBounces);
        all.icons += record.icon ? 1 : 0;
        if (!hits(record, conditions)) continue;
        ++all.hits;
        all.worth += value_of(record.place);
    }
    all.worth = all.worth * 1000 / all.hits;
    all.hits = all.hits * 1000 / kThrows;
    all.icons = all.icons * 1000 / kThrows;
    return all;
}

bool near(int one, int other, int slack = kSlack) { return std::abs(one - other) <= slack; }

}  // namespace

TEST_CASE("plain throws hit as often as the table says, and are worth as much") {
    for (const Skill skill : {Skill::clumsy, Skill::steady, Skill::deft}) {
        const Counted all = count(skill, {}, {});
        CHECK(near(all.hits, plain_odds(skill)));
        CHECK(near(all.worth, plain_worth(skill), 80));
    }
    CHECK(plain_odds(Skill::clumsy) < plain_odds(Skill::steady));
    CHECK(plain_odds(Skill::steady) < plain_odds(Skill::deft));
}

TEST_CASE("DF-3 the icon is up on so many of six faces, hit or miss") {
    CHECK(near(count(Skill::steady, {}, {}, 3).icons, 500));
    CHECK(near(count(Skill::steady, {}, {}, 1).icons, 167));
    CHECK(count(Skill::steady, {}, {}, 6).icons == 1000);
}

TEST_CASE("each demand makes hits rarer by its odds") {
    const std::array<Demand, 2> demands{Demand{1, 1, 700}, Demand{2, 1, 500}};
    CHECK(near(count(Skill::deft, demands, {.demanded = 3}).hits,
               plain_odds(Skill::deft) * 700 / 1000 * 500 / 1000));
    const std::array<Demand, 1> bounces{Demand{0, 2, 850}};
    CHECK(near(count(Skill::deft, bounces, {.bounces = 2}).hits, plain_odds(Skill::deft) * 850 / 1000));
}

TEST_CASE("one stream, the same throws") {
    Stream one(9, 2);
    Stream other(9, 2);
    for (int i = 0; i < 100; ++i) {
        const Record a = throw_die(Skill::steady, {}, 3, one);
        const Record b = throw_die(Skill::steady, {}, 3, other);
        CHECK(a.place == b.place);
        CHECK(a.bounces == b.bounces);
        CHECK(a.icon == b.icon);
    }
}
