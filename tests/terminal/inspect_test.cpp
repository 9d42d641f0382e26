// The inspector: hidden zones in their order, counters, what cards remember, lasting effects with owner and
// end.
#include "terminal/inspect.h"

#include "play/fixture.h"
#include "text/utf8.h"
#include "workshop/arrange.h"
#include "workshop/bench.h"

#include <string>
#include <string_view>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play::test;

namespace {

campaign::State table_of_two() {
    campaign::State state = beginning(library(), 1, 2, 5);
    workshop::begin_at_bench(library(), {"01", {"18", "3"}, {"mage", "dwarf"}, {}}, state);
    state.flags.set("coat_buried", 1);
    Problems problems;
    const Value effects =
        script::load_data({"x.lua",
                           "return { round = 4, seats = { {}, { effects = { { 'bell_courage', turns = -1 }, "
                           "{ 'cold_fingers', turns = 2 } }, monsters = { { 'imp', wounds = 1 } } } } }"},
                          problems);
    workshop::arrange(state.table, effects, library().layout().at("scenario"), library().rules());
    return state;
}

std::string inspected(const std::string& what, std::string_view language = "en") {
    const campaign::State state = table_of_two();
    const scene::Words words(library(), language);
    std::string all;
    for (const std::string& line : terminal::inspect(library(), words, state, what)) {
        CHECK_MESSAGE(text::width(line) <= 80, line);
        all += line + "\n";
    }
    return all;
}

bool has(const std::string& text, std::string_view piece) {
    const bool found = text.find(piece) != std::string::npos;
    CHECK_MESSAGE(found, text);
    return found;
}

}  // namespace

TEST_CASE("the whole table: counters that are not as they began, zones in their order, effects, flags") {
    const std::string all = inspected("");
    CHECK(has(all, "round 4"));
    CHECK(has(all, "adventure_deck 9: 18_choking_fog, 03_the_sack_loft"));
    CHECK(has(all, "2 player 2 · life"));
    CHECK(has(all, "    monsters 1: imp\n"));
    CHECK(has(all, "lasting: bell_courage, player 2: until the chapter is over\n"));
    CHECK(has(all, "lasting: cold_fingers, player 2: turns 2\n"));
    CHECK(has(all, "flags: {coat_buried = 1}\n"));
    CHECK(has(inspected("", "it"), "durevole: bell_courage, player 2: fino alla fine del capitolo\n"));
}

TEST_CASE("a zone, of every seat or of one; a card by id, number or beginning, or by its own number") {
    const std::string hands = inspected("hand");
    CHECK(has(hands, "hand (1 player 1): 5\n"));
    CHECK(has(hands, "hand (2 player 2): 5\n"));
    CHECK(inspected("hand 2").find("player 1") == std::string::npos);
    CHECK(has(inspected("adventure_deck"), "  1 ["));
    CHECK(has(inspected("imp"), "] imp · wounds 1 · monsters (2 player 2)\n    life"));
    CHECK(has(inspected("coin"), "… (+"));
    const std::string fog = inspected("18");
    CHECK(has(fog, "] 18_choking_fog · adventure_deck\n"));
    CHECK(inspected(fog.substr(0, fog.find(']') + 1)) == fog);
    CHECK(inspected("18_chok") == fog);
}

TEST_CASE("what is not there is said, with what was probably meant") {
    CHECK(inspected("hnad") == "There is no zone and no card of that name. (hand?)\n");
    CHECK(has(inspected("22_the_drowned_procession"), "No card of that kind"));
}

TEST_CASE("what a card remembers stands beside it") {
    campaign::State state = table_of_two();
    const Table& table = state.table;
    const CardId chapter =
        table.top(table.zone(kind_named(table.catalogue().zones, Name::of("chapter_area"))));
    state.table.memory_for_change(chapter).set("bells", 3);
    const scene::Words words(library(), "en");
    const auto lines = terminal::inspect(library(), words, state, "01_the_mill");
    REQUIRE(lines.size() == 1);
    CHECK(has(lines[0], "01_the_mill · state {bells = 3} · chapter_area"));
}
