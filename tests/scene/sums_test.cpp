// A sum says what it is made of: each thing that was added has its name, and together they are what was told.
#include "fighter/shipped.h"
#include "play/fixture.h"
#include "scene/deeds.h"
#include "scene/stage.h"
#include "scene/toll.h"
#include "table/sum.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play::test;

namespace {

play::Library& gauntlet() {
    static play::Library shared = play::test::library_of("gauntlet");
    return shared;
}

struct Told {
    Event event;
    std::string line;
};

/// What is told of sums in some campaigns that companions play: not in each is something added everywhere.
std::vector<Told> sums_of(play::Library& library, const char* code) {
    const scene::Words words(library, code);
    std::vector<Told> all;
    for (std::uint64_t seed = 7; seed < 17 && all.empty(); ++seed) {
        Evening evening(library, tape_of(beginning(library, 0, 3, seed)));
        evening.people.heard = [&](const Event& event) {
            if (!event.parts.empty() && all.size() < 500)
                all.push_back({event, words.told(event, evening.session.state())});
        };
        evening.session.run();
    }
    return all;
}

std::int64_t number(const Event& event, const char* slot) {
    return scene::slot_of(event, intern(slot)).as_number();
}

std::int64_t added(const Event& event) {
    std::int64_t sum = 0;
    for (const Slot& part : event.parts)
        sum += part.value.as_number();
    return sum;
}

/// The parts with what was rolled come to what is told; each is told by a name that there is.
void check_sums(play::Library& library, const char* total) {
    for (const char* code : {"en", "it"}) {
        const std::vector<Told> all = sums_of(library, code);
        CHECK(!all.empty());
        for (const Told& told : all) {
            INFO(told.line);
            CHECK(number(told.event, total) ==
                  std::max<std::int64_t>(0, number(told.event, "roll") + added(told.event)));
            CHECK(told.line.find('[') == std::string::npos);
            CHECK(told.line.find('{') == std::string::npos);
            CHECK(std::count(told.line.begin(), told.line.end(), '(') >=
                  static_cast<std::ptrdiff_t>(told.event.parts.size()));
        }
    }
}

}  // namespace

TEST_CASE("a sum names its parts: one of each name, in the order in which they came") {
    Sum sum;
    sum.add(intern("blade"), 2);
    sum.add(intern("cursed"), -1);
    sum.add(intern("nothing"), 0);
    sum.add(intern("blade"), 1);
    Sum more;
    more.add(intern("cursed"), 5'000);
    sum.add(more);
    CHECK(sum.total() == 2 - 1 + 1 + 999);
    REQUIRE(sum.parts().size() == 2);
    CHECK(sum.parts()[0].name == intern("blade"));
    CHECK(sum.parts()[0].value.as_number() == 3);
    CHECK(sum.parts()[1].value.as_number() == 998);
}

TEST_CASE("an attack of the deck-builder names everything that is added to its die") {
    check_sums(library(), "total");
}

TEST_CASE("a boss's bonuses are told one by one: what is printed, and what each rule of its own adds") {
    const auto part = [](const Event& event, const char* name) -> std::int64_t {
        for (const Slot& each : event.parts)
            if (each.name == intern(name)) return each.value.as_number();
        return 0;
    };
    int with_company = 0;
    for (const Told& told : sums_of(library(), "en")) {
        if (part(told.event, "company") == 0) continue;
        ++with_company;
        INFO(told.line);
        const std::int64_t more = part(told.event, "sluice_warden") != 0 ? 3 : 2;  // for three heroes
        CHECK(part(told.event, "company") == more);
        CHECK(told.line.find(fmt::format("+{} (the more of you)", more)) != std::string::npos);
        if (part(told.event, "drowned_miller") != 0)
            CHECK(part(told.event, "drowned_miller") == 1);  // printed
    }
    CHECK(with_company > 0);
}

TEST_CASE("a hit of the dungeon fight names everything that is added to it") {
    check_sums(fighter::test::library(), "n");
}

TEST_CASE("an Attack of the gauntlet names everything that is added to the dice") {
    check_sums(gauntlet(), "n");
}

TEST_CASE("a sum is said in short, and in full with each part's name") {
    const scene::Words words(library(), "en");
    const scene::Stage stage(library(), words);
    const campaign::State state = beginning(library(), 1, 1, 7);
    Event event{.name = intern("log.strikes")};
    event.slots = {Slot{intern("roll"), Ref::number(4)},
                   {intern("minus"), Ref::number(1)},
                   {intern("plus"), Ref::number(0)},
                   {intern("total"), Ref::number(3)}};
    event.parts = {{intern("staff"), Ref::number(-3)}, {intern("berserk"), Ref::number(2)}};
    const scene::Summed sum = stage.sum(event, state);
    CHECK(sum.brief == "4 − 1 = 3");
    CHECK(sum.named == "4, −3 (Staff), +2 (Berserk) = 3");
    CHECK(sum.total == 3);
    CHECK(!sum.to);
    event.parts.clear();
    CHECK(stage.sum(event, state).named == "4 − 1 = 3");
    // Nothing is hit by less than nothing: that is no equation.
    event.slots = {Slot{intern("roll"), Ref::number(1)},
                   {intern("minus"), Ref::number(3)},
                   {intern("plus"), Ref::number(0)},
                   {intern("total"), Ref::number(0)}};
    CHECK(stage.sum(event, state).brief == "1 − 3 → 0");
}

TEST_CASE("the layout says what a sum comes to and whom it is for") {
    const scene::Words words(library(), "en");
    const scene::Stage stage(library(), words);
    const campaign::State state = beginning(library(), 2, 2, 7);
    Event event{.name = intern("log.attacks")};
    event.slots = {Slot{intern("hero"), Ref::seat(SeatId{1})},
                   {intern("roll"), Ref::number(4)},
                   {intern("minus"), Ref::number(0)},
                   {intern("plus"), Ref::number(1)},
                   {intern("total"), Ref::number(5)}};
    CHECK(stage.sum(event, state).total == 5);
    CHECK(stage.sum(event, state).to == Ref::seat(SeatId{1}));
    event.name = intern("log.turn");
    CHECK_FALSE(stage.sum(event, state).total);
}

TEST_CASE("what is added to a Monster's die stands on its card before it is rolled, with all its parts") {
    const scene::Words words(library(), "en");
    const Name attacks = intern("log.attacks");
    int shown = 0;
    int split = 0;
    for (const std::uint64_t seed : {7U, 8U}) {
        Evening evening(library(), tape_of(beginning(library(), 3, 3, seed)));
        evening.people.heard = [&](const Event& event) {
            if (event.name != attacks) return;
            const campaign::State& state = evening.session.state();
            const Table& table = state.table;
            const CardId monster = scene::slot_of(event, intern("monster")).as_card();
            const SeatId victim = scene::slot_of(event, intern("hero")).as_seat();
            const SeatId area = table.seat_of(table.where(monster));
            if (area != SeatId::none && area != victim) return;
            for (const auto& [fact, parts, _] : words.facts(monster, state)) {
                if (fact.name != intern("attack")) continue;
                CHECK(fact.value == added(event));
                ++shown;
                if (event.parts.size() < 2) {
                    CHECK(parts.empty());
                    continue;
                }
                ++split;
                for (const Slot& part : event.parts)
                    CHECK(parts.find(fmt::format("{}", std::abs(part.value.as_number()))) !=
                          std::string::npos);
            }
        };
        evening.session.run();
    }
    CHECK(shown > 50);
    CHECK(split > 5);
}

TEST_CASE("what a blow costs follows from what is told to stop some of it, about whom it is for") {
    const Value& sums = library().layout().at("sums");
    const auto told = [](const char* name, int seat, int n) {
        Event event{.name = intern(name)};
        event.slots = {Slot{intern("hero"), Ref::seat(SeatId{static_cast<std::uint8_t>(seat)})},
                       {intern("n"), Ref::number(n)},
                       {intern("total"), Ref::number(n)}};
        return event;
    };
    scene::Toll toll;
    CHECK_FALSE(toll.heard(told("log.hurt", 1, 3), sums));  // by no blow
    CHECK_FALSE(toll.heard(told("log.attacks", 1, 15), sums));
    CHECK_FALSE(toll.heard(told("log.armour", 0, 4), sums));  // another's
    CHECK(toll.heard(told("log.armour", 1, 2), sums) == 13);
    CHECK(toll.heard(told("log.hurt", 1, 13), sums) == 13);
    CHECK_FALSE(toll.heard(told("log.hurt", 1, 5), sums));  // that is over
    CHECK_FALSE(toll.heard(told("log.attacks", 1, 3), sums));
    CHECK(toll.heard(told("log.absorbed", 1, 1), sums) == 2);
    CHECK(toll.heard(told("log.lost", 1, 2), sums) == 0);
    CHECK_FALSE(toll.heard(told("log.hurt", 1, 5), sums));
}
