// Putting something right by hand: what is on the table is called as it is called there.
#include "terminal/correct.h"

#include "play/fixture.h"

#include <algorithm>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play::test;

namespace {

/// Black Water at some question of its first chapter.
struct AtTable {
    campaign::State state;

    AtTable() {
        state = beginning(library(), 2, 2, 31);
        Evening evening(library(), tape_of(state));
        evening.people.quit_at = 8;
        evening.session.run();
        state = evening.session.state();
        state.members[0].player = "Anna Maria";
    }
    terminal::Reading read(const std::string& typed, const char* code = "en") const {
        return terminal::read_correction(typed, scene::Words(library(), code), state,
                                         View(state.table, SeatId::none, true));
    }
    std::string text(const std::string& typed, std::string_view field, const char* code = "en") const {
        const Value what = read(typed, code).what;
        const std::string* found = what.at(field).text();
        return found != nullptr ? *found : what.at(field).show();
    }
};

const AtTable& table() {
    static const AtTable made;
    return made;
}

}  // namespace

TEST_CASE("values have the names of the table, in the session's language, or those of scripts") {
    for (const auto& [typed, code] : {std::pair{"anna maria Life 10 we forgot the beer", "en"},
                                      {"1 life 10 we forgot the beer", "en"},
                                      {"Anna Maria vita 10 we forgot the beer", "it"}}) {
        const auto& shown = typed;
        CAPTURE(shown);
        CHECK(table().text(typed, "seat", code) == "1");
        CHECK(table().text(typed, "counter", code) == "life");
        CHECK(table().text(typed, "value", code) == "10");
        CHECK(table().text(typed, "reason", code) == "we forgot the beer");
    }
    CHECK(table().text("table round 3 because", "seat") == "nil");
    CHECK(table().text("table round 3 because", "counter") == "round");
}

TEST_CASE("a card is named by its title or its number, and a zone as it is read") {
    const campaign::State& state = table().state;
    const scene::Words words(library(), "en");
    const ZoneId hand =
        state.table.zone(kind_named(state.table.catalogue().zones, intern("hand")), seat_at(0));
    REQUIRE(state.table.size(hand) > 0);
    const CardId card = state.table.top(hand);
    const std::string zone = words.language().label(intern("zone.discard_pile"));
    const std::string typed = fmt::format("card {} {} Anna Maria it fell down", index(card), zone);
    CHECK(table().text(typed, "card") == fmt::format("{}", index(card)));
    CHECK(table().text(typed, "zone") == "discard_pile");
    CHECK(table().text(typed, "seat") == "1");
    CHECK(table().text(typed, "reason") == "it fell down");
    const std::string title = words.name(state.table.ref(card), state);
    const terminal::Reading named = table().read(fmt::format("card {} {} 1 it fell down", title, zone));
    // Several cards may be called so; then it is said that their numbers tell them apart.
    CHECK((named.what.is_table() || named.problem.starts_with(title)));
}

TEST_CASE("what is not called so is told at once, with what was probably meant") {
    CHECK(table().read("1 lief 10 typo").problem.find("'Life'?") != std::string::npos);
    CHECK(table().read("Bob life 10 typo").problem.find("'Bob'") != std::string::npos);
    CHECK(table().read("card 3 hnad 1 typo").problem.find("did you mean 'Hand'?") != std::string::npos);
    CHECK(table().read("1 life 10").problem == scene::Words(library(), "en").ui("correct.reason"));
    CHECK(table().read("").problem.empty());
    CHECK(table().read("1 life").problem.empty());
}

TEST_CASE("all that can be put right is listed by the names that people read") {
    for (const char* code : {"en", "it"}) {
        const std::vector<std::string> lines =
            terminal::correctable(scene::Words(library(), code), table().state);
        REQUIRE(lines.size() == 3);
        for (const std::string& line : lines)
            CHECK(line.find('[') == std::string::npos);
        CHECK(lines[0].find(std::string(code) == "en" ? "Life" : "Vita") != std::string::npos);
    }
}
