// The Adventure Manifest (section 14) as the deck-builder's campaigns read it: chapters, votes, gates,
// defeats.
#include "campaign/campaign.h"
#include "fixture.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {
namespace {

using campaign::Stage;

struct Tale {
    explicit Tale(std::vector<std::string> players, std::vector<bool> companions = {}, int losses = 3,
                  const Value& house = Value::table())
        : kit(kit_with(
              {def("chapter", "inn",
                   "intro = function(story) story:tell('once') end,"
                   "alive = function(story) return story:choose({{'to_wood', 'wood'}, {'to_sea', 'sea'},"
                   "{'to_cave', 'cave', needs = 'old_map'}}) end,"
                   "dead = function(story) story:set_flag('beaten', story.chapters) return 'wood' end"),
               def("chapter", "wood", "dead = function(story) return 'inn' end"),
               def("chapter", "sea", "alive = function(story) return story:finish('home') end"),
               def("chapter", "cave", "")})),
          book{.id = "test",
               .start = "inn",
               .losses_allowed = losses,
               .chapters = {"inn", "wood", "sea", "cave"}},
          settings(campaign::settings_under(*kit->rule_set), house, problems),
          state(campaign::begin({*kit->rule_set, book},
                                {players,
                                 companions.empty() ? std::vector<bool>(players.size()) : companions,
                                 {},
                                 5,
                                 Value::table()})),
          door(people),
          campaign({*kit->rule_set, book}, state, door, kit->host, settings) {
        state.table.listen(&people);
    }
    /// One beat, with these answers.
    void beat(std::initializer_list<std::string_view> answers = {}) {
        for (std::string_view answer : answers)
            people.answers.emplace_back(answer);
        kit->host.begin_beat();
        campaign.beat();
        CHECK(people.answers.empty());
    }
    /// Everybody chooses a hero, and the chapter's table is laid.
    void begin() {
        const char* const heroes[] = {"hero_choice:warrior", "hero_choice:mage", "hero_choice:druid"};
        for (std::size_t i = 0; i < state.members.size(); ++i)
            beat({heroes[i]});
        until(Stage::intro);
    }
    void until(Stage stage) {
        for (int beats = 0; state.stage != stage; ++beats) {
            REQUIRE(beats < 30);
            // Pages are turned and nothing is traded.
            people.answers.assign(
                state.stage == Stage::intro || state.stage == Stage::page || trades() ? 1 : 0, "");
            kit->host.begin_beat();
            campaign.beat();
            people.answers.clear();
        }
    }
    bool trades() const {
        return state.stage == Stage::closing &&
               (state.table.get(phase) == bag_offer || state.table.get(phase) == bag_trim);
    }
    void lose() {
        state.table.set(ending, static_cast<int>(Ending::dead));
        state.stage = Stage::page;
        until(Stage::paths);
    }

    std::unique_ptr<Kit> kit;
    campaign::Manifest book;
    Problems problems;
    Settings settings;
    campaign::State state;
    Players people;
    Door door;
    campaign::Campaign campaign;
};

}  // namespace

TEST_CASE("14.1, 14.4 a campaign starts at the first chapter, with its page") {
    Tale tale({"anna"});
    tale.begin();
    CHECK(tale.state.chapter == "inn");
    tale.beat({""});
    CHECK(tale.people.prompts.back() == "page 256");
    CHECK(tale.state.stage == Stage::play);
}

TEST_CASE("4B.1 each player chooses a Hero, each Hero once") {
    Tale tale({"anna", "bruno"});
    tale.beat({"hero_choice:warrior"});
    tale.beat({"hero_choice:mage"});
    for (const std::string& label : tale.people.offered)
        CHECK(label != "hero_choice:warrior");
}

TEST_CASE("14.2, 21.46, 21.64 every person votes, companions abstain, the majority decides") {
    Tale tale({"anna", "bruno", "carla"}, {false, false, false});
    tale.begin();
    tale.until(Stage::paths);
    tale.beat({"to_sea", "to_wood", "to_sea"});
    CHECK(tale.state.chapter == "sea");

    Tale fewer({"anna", "bruno", "carla"}, {false, true, false});
    fewer.begin();
    fewer.until(Stage::paths);
    fewer.people.prompts.clear();
    fewer.beat({"to_wood", "to_wood"});
    CHECK(fewer.people.prompts == std::vector<std::string>{"path 1", "path 3"});
}

TEST_CASE("21.46, 21.64 the First Player breaks ties, and a fallen hero's player votes too") {
    Tale tale({"anna", "bruno"});
    tale.begin();
    tale.until(Stage::paths);
    tale.state.table.set(first_player, 1);
    tale.state.table.set(one, standing, 0);
    tale.beat({"to_wood", "to_sea"});
    CHECK(tale.state.chapter == "sea");
}

TEST_CASE("14.3 a lock on a path demands a card or condition") {
    Tale shut({"anna"});
    shut.begin();
    shut.until(Stage::paths);
    shut.people.only_look = true;
    CHECK_THROWS_AS(shut.beat(), Abandon);
    CHECK(shut.people.offered == std::vector<std::string>{"to_wood", "to_sea"});
    CHECK(shut.people.refused == std::vector<std::string>{"to_cave why.gate"});

    Tale open({"anna"});
    open.begin();
    open.until(Stage::paths);
    open.state.flags.set("old_map", 1);
    open.beat({"to_cave"});
    CHECK(open.state.chapter == "cave");
}

TEST_CASE("16.6 DEAD leads to the chapter that the page names; flags say how it went") {
    Tale tale({"anna"});
    tale.begin();
    tale.lose();
    tale.beat();
    CHECK(tale.state.chapter == "wood");
    CHECK(tale.state.flags.show() == "{beaten = 0}");
    CHECK(tale.state.chronicle == std::vector<std::string>{"inn:dead"});
}

TEST_CASE("21.69 too many chapters lost in a row end the campaign") {
    Tale tale({"anna"}, {}, 2);
    tale.begin();
    tale.lose();
    tale.beat();
    tale.beat({"go_on"});
    tale.until(Stage::intro);
    tale.lose();
    tale.beat({""});
    CHECK(tale.state.stage == Stage::ended);
    CHECK(tale.state.chronicle.back() == "end:campaign.lost");
}

namespace {

/// The inn is won and the wood lost, twice; gives the losses counted after each.
std::string losses_of_two_rounds(Tale& tale) {
    std::string counted;
    tale.begin();
    for (int round = 1; round <= 2; ++round) {
        tale.until(Stage::paths);
        tale.beat({"to_wood"});
        tale.beat({"go_on"});
        tale.until(Stage::intro);
        tale.lose();
        counted += fmt::format("{} ", tale.state.losses);
        if (round == 2) break;
        tale.beat();
        tale.beat({"go_on"});
        tale.until(Stage::intro);
        CHECK(tale.state.chapter == "inn");
    }
    return counted;
}

}  // namespace

TEST_CASE("21.69 by our house rule, only a win that is new begins the count of lost chapters anew") {
    Tale tale({"anna"}, {}, 2);
    CHECK(losses_of_two_rounds(tale) == "1 2 ");
    tale.beat({""});
    CHECK(tale.state.stage == Stage::ended);
    CHECK(tale.state.chronicle.back() == "end:campaign.lost");
}

TEST_CASE("21.69 by the letter, any win begins the count of lost chapters anew") {
    Tale tale({"anna"}, {}, 2, settings({{"losses_since", "any_win"}}));
    CHECK(losses_of_two_rounds(tale) == "1 1 ");
    tale.beat();
    CHECK(tale.state.stage != Stage::ended);
}

TEST_CASE("11.7, 18.2 the sheet is written from the table and goes into the next chapter") {
    Tale tale({"anna"});
    tale.begin();
    tale.state.table.set(one, xp, 40);
    tale.until(Stage::paths);
    CHECK(*campaign::section_of(tale.state.members[0].sheet, "deckbuilder").at("xp").integer() == 40);
    tale.beat({"to_wood"});
    tale.beat({"go_on"});
    tale.until(Stage::intro);
    CHECK(tale.state.table.get(one, xp) == 40);
}

}  // namespace tankard::deckbuilder::test
