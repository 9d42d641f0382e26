#include "fighter/throw/record.h"

#include <algorithm>
#include <array>
#include <type_traits>

#include <doctest/doctest.h>

using namespace tankard::fighter;

static_assert(std::is_trivially_copyable_v<Record>, "physics fills it, and nothing else goes with it");

namespace {

constexpr Record lying(Spot place) {
    Record record;
    record.bounces = 1;
    record.place = place;
    return record;
}

}  // namespace

TEST_CASE("DF-58 a hit is worth the number of its section, DF-59 the centre 10") {
    const std::array<int, 9> worth{0, 1, 2, 3, 4, 5, 10, 0, 0};
    for (int place = 0; place <= kLastPlace; ++place)
        CHECK(value_of(static_cast<Spot>(place)) == worth[static_cast<std::size_t>(place)]);
}

TEST_CASE("DF-55 to DF-57 only the rings and the centre are hits") {
    for (int place = 0; place <= kLastPlace; ++place)
        CHECK(hits(lying(static_cast<Spot>(place)), {}) == (place >= 1 && place <= 6));
}

TEST_CASE("DF-53 a die that comes straight is a miss; DF-158 two bounces where two are demanded") {
    for (int needed = 1; needed <= 3; ++needed)
        for (int bounces = 0; bounces <= kMostBounces; ++bounces) {
            Record record = lying(Spot::ring4);
            record.bounces = bounces;
            CHECK(hits(record, {.bounces = needed}) == (bounces >= needed));
        }
}

TEST_CASE("DFT-15 a die half on ring 2 and half on ring 3 is told as ring 2") {
    CHECK(value_of(std::min(Spot::ring2, Spot::ring3)) == 2);
}

TEST_CASE("DFT-16 whatever touches the table is a miss") {
    Record record = lying(Spot::ring3);
    record.table = true;
    CHECK_FALSE(hits(record, {}));
}

TEST_CASE("DF-64, DF-85 every demanded throw has to be performed, and no other matters") {
    for (std::uint32_t demanded = 0; demanded < 16; ++demanded)
        for (std::uint32_t performed = 0; performed < 16; ++performed) {
            Record record = lying(Spot::ring1);
            record.performed = performed;
            CHECK(hits(record, {.demanded = demanded}) == ((demanded & performed) == demanded));
        }
}

TEST_CASE("DFT-21 a small target: ring 1 is a miss, ring 2 is none") {
    CHECK_FALSE(hits(lying(Spot::ring1), {.small = true}));
    CHECK(hits(lying(Spot::ring2), {.small = true}));
    CHECK(hits(lying(Spot::centre), {.small = true}));
}

TEST_CASE("the icon does not decide whether a throw hits") {
    for (int place = 0; place <= kLastPlace; ++place) {
        Record record = lying(static_cast<Spot>(place));
        const bool without = hits(record, {});
        record.icon = true;
        CHECK(hits(record, {}) == without);
    }
}
