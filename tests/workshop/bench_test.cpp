// Games that begin at the bench: the chapter, the heroes, the deck and the hands are as an author said.
#include "workshop/bench.h"

#include "campaign/misfit.h"
#include "play/fixture.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play::test;
using workshop::Bench;

namespace {

campaign::State begun(const Bench& bench, int seats = 1) {
    campaign::State state = beginning(library(), 1, seats, 5);
    workshop::begin_at_bench(library(), bench, state);
    return state;
}

std::vector<std::string> names_in(const campaign::State& state, std::string_view zone, int seat = -1) {
    const Table& table = state.table;
    std::vector<std::string> names;
    const ZoneId id = table.zone(kind_named(table.catalogue().zones, Name::of(zone)),
                                 seat < 0 ? SeatId::none : seat_at(seat));
    for (CardId card : table.list(id))
        names.emplace_back(table.catalogue().definitions[index(table.def(card))].text());
    return names;
}

std::string mistake(const Bench& bench, int seats = 1) {
    try {
        begun(bench, seats);
    } catch (const VerbError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("the chapter's first page, the cards on top in their order, the gifts in hand, and the heroes") {
    const Bench bench{"02_the_f",
                      {"18", "3", "drowned_miller"},
                      {"mage", "warrior"},
                      {"hammer", "2:hammer", "2:house_beer"},
                      {}};
    const campaign::State state = begun(bench, 3);
    CHECK(state.stage == campaign::Stage::intro);
    CHECK(state.chapter == "02_the_ferry");
    const auto deck = names_in(state, "adventure_deck");
    REQUIRE(deck.size() > 3);
    CHECK(deck[0] == "18_choking_fog");
    CHECK(deck[1] == "03_the_sack_loft");
    CHECK(deck[2] == "drowned_miller");
    CHECK(*state.members[0].sheet.at("hero").text() == "mage");
    CHECK(*state.members[1].sheet.at("hero").text() == "warrior");
    CHECK(!state.members[2].sheet.is_nil());
    CHECK(names_in(state, "hand", 0).size() == 6);  // the five of 21.39, and what was given
    CHECK(names_in(state, "hand", 0).front() == "hammer");
    CHECK(names_in(state, "hand", 1).size() == 7);
    CHECK(names_in(state, "hand", 1)[1] == "house_beer");
    CHECK(names_in(state, "hand", 2).size() == 5);
}

TEST_CASE("a card of which there are not enough is made") {
    const campaign::State state =
        begun({"", {"18", "18", "18"}, {}, {"hammer", "hammer", "hammer", "hammer"}, {}});
    CHECK(state.chapter == "01_the_mill");
    const auto deck = names_in(state, "adventure_deck");
    CHECK(std::count(deck.begin(), deck.end(), "18_choking_fog") == 3);
    const auto hand = names_in(state, "hand", 0);
    CHECK(std::count(hand.begin(), hand.end(), "hammer") == 4);
}

TEST_CASE("what the story remembers is as an author says, and the chapter does not ask for it again") {
    const campaign::State state = begun({"", {}, {"mage"}, {}, {"shelf", "coat_buried=3"}});
    CHECK(state.flags.at("shelf") == Value(1));
    CHECK(state.flags.at("coat_buried") == Value(3));
    const auto first_question = [](const std::vector<std::string>& flags) {
        Evening evening(library(), tape_of(begun({"", {"18"}, {"mage"}, {}, flags})));
        std::string prompt;
        evening.people.instead = [&](const Question& question,
                                     const campaign::State&) -> std::optional<play::Reply> {
            if (question.shape == Shape::read) return std::nullopt;
            prompt = question.prompt.text();
            return play::Quit{};
        };
        CHECK(evening.session.run() == play::Session::End::left);
        return prompt;
    };
    CHECK(first_question({}) == "shelf");
    CHECK(first_question({"shelf"}) != "shelf");
}

TEST_CASE("a bench game plays on like any other, resumes and agrees with itself") {
    const campaign::State state = begun({"01", {"18"}, {"mage"}, {"hammer"}, {}}, 2);
    save::MemoryFiles files;
    auto file = new_file(files, state);
    play_until(library(), file, 30);
    CHECK(file.tape().answers() >= 30);
    files.power_cut();
    save::Loaded loaded;
    auto again = save::CampaignFile::open(files, kPath, loaded);
    CHECK(hash_at_end_of(library(), again.tape()) == hash_at_end_of(library(), file.tape()));
}

TEST_CASE("a wrong name is one sentence: what was meant, or what there is") {
    const std::pair<Bench, std::string> mistakes[] = {
        {{"01_the_mil_", {}, {}, {}, {}}, "did you mean '01_the_mill'?"},
        {{"zz", {}, {}, {}, {}}, "there is no chapter 'zz'; there are 01_the_mill, "},
        {{"02", {}, {}, {}, {}}, "'02' may be the chapter 02_the_cellar or 02_the_ferry: say which"},
        {{"", {"19"}, {}, {}, {}}, "there is no card '19'"},
        {{"", {"hammer"}, {}, {}, {}}, "there is no card 'hammer'"},
        {{"", {}, {"mgae"}, {}, {}}, "there is no hero 'mgae'; did you mean 'mage'?"},
        {{"", {}, {"mage", "mage"}, {}, {}}, "the hero 'mage' is taken already"},
        {{"", {}, {"mage", "warrior", "dwarf"}, {}, {}},
         "3 heroes are named for 2 seats: --seats 3 makes room"},
        {{"", {}, {}, {"beer"}, {}}, "there is no card 'beer'; there is house_beer"},
        {{"", {}, {}, {"hamer"}, {}}, "did you mean 'hammer'?"},
        {{"", {}, {}, {"3:hammer"}, {}}, "'3:hammer' should be SEAT:CARD with a seat from 1 to 2"},
        {{"", {}, {}, {"x:hammer"}, {}}, "a seat from 1 to 2"},
        {{"", {}, {}, {}, {"shlef"}}, "there is no flag 'shlef'; did you mean 'shelf'?"},
        {{"", {}, {}, {}, {"shelf=two"}}, "'shelf=two' should be FLAG=NUMBER"},
        {{"", {}, {}, {}, {"shelf="}}, "'shelf=' should be FLAG=NUMBER"},
        {{"", {}, {}, {}, {"shelf=4294967296"}}, "should be FLAG=NUMBER"},
    };
    for (const auto& [bench, told] : mistakes) {
        const std::string sentence = mistake(bench, 2);
        CHECK_MESSAGE(sentence.find(told) != std::string::npos, sentence);
        CHECK_MESSAGE(one_sentence(sentence), sentence);
    }
}

TEST_CASE("a chapter of every rule set of a campaign begins under its own rules, and is played from there") {
    play::Library menu = play::test::library_of("set_menu");
    REQUIRE(menu.problems().empty());
    for (const std::string& chapter : menu.manifest().chapters) {
        CAPTURE(chapter);
        campaign::State state = beginning(menu, 0, 2, 5);
        workshop::begin_at_bench(menu, Bench{chapter, {}, {}, {}, {}}, state);
        CHECK(state.chapter == chapter);
        CHECK(state.rules == menu.manifest().rules_of(chapter));
        CHECK(campaign::misfit(state, menu.environment(menu.rules(state.rules))) == "");
        play::Session session(menu, play::tape_of(play::root_of(state)), {.policy = play::Policy::greedy});
        CHECK(session.run() == play::Session::End::ended);
    }
}
