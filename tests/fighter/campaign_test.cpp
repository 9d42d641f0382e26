// Dungeons as chapters of a campaign, and what content of one's own may do in them.
#include "play/fixture.h"
#include "rehearse/rehearse.h"
#include "shipped.h"

#include <string>

using namespace tankard;
using namespace tankard::play::test;
using fighter::test::shipped_files;

namespace {

/// A told chapter, a small dungeon, a told one, and the dungeon again.
save::Content mixed() {
    save::Content all = content();
    std::erase_if(all.files, [](const auto& file) { return file.first.starts_with("black_water/"); });
    for (const auto& file : shipped_files().files)
        if (file.first.starts_with("fighter/") && file.first != "fighter/campaign.lua" &&
            !file.first.starts_with("fighter/chapters/"))
            all.files.push_back(file);
    const auto add = [&](const char* path, const char* text) { all.files.emplace_back(path, text); };
    add("mixed/campaign.lua",
        "return { start = '01_told', most_players = 4, settings = { fighter = { skill = 'deft' } } }");
    add("mixed/chapters/01_told.lua", "return chapter { alive = function() return '02_cellar' end }");
    add("mixed/chapters/03_told.lua", "return chapter { alive = function() return '04_cellar' end }");
    const char* cellar =
        "return chapter { plays = 'fighter', shelves = { 13, 1, 0, 0 }, boss = 'unfinished_titan',"
        "  maps = { 'coal_cellar', 'rubber_quarry', 'landlords_stairs' },"
        "  on_setup = function(self, game) game:gain_dice(8) game:gain_gold(20) end,"
        "  on_reveal = function(self, game) if game.level == 4 then game.monster:wound(10) end end,"
        "  alive = function(story) return NEXT end, dead = function(story) return NEXT end }";
    std::string first = cellar;
    std::string last = cellar;
    for (std::string* text : {&first, &last})
        for (std::size_t at = 0; (at = text->find("NEXT", at)) != std::string::npos;)
            text->replace(at, 4, text == &first ? "'03_told'" : "story:finish 'campaign.won'");
    add("mixed/fighter/chapters/02_cellar.lua", first.c_str());
    add("mixed/fighter/chapters/04_cellar.lua", last.c_str());
    return all;
}

play::Library& both() {
    static play::Library shared(mixed(), "mixed");
    for (const Problem& problem : shared.problems())
        FAIL_CHECK(problem.show());
    REQUIRE(shared.problems().empty());
    return shared;
}

}  // namespace

TEST_CASE(
    "a chapter may say plays = fighter: heroes enlist and are discharged, their things stay on the sheet") {
    play::Library& all = both();
    CHECK(all.rule_set_names() == std::vector<std::string_view>{"deckbuilder", "fighter"});
    int carried = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        play::Session session(all, tape_of(beginning(all, 0, 3, seed)), {.policy = play::Policy::greedy});
        CHECK(session.run() == play::Session::End::ended);
        CHECK(session.state().chronicle.back() == "end:campaign.won");
        for (const campaign::Member& member : session.state().members) {
            CHECK(campaign::section_of(member.sheet, "deckbuilder").at("deck").is_table());
            const Value& mine = campaign::section_of(member.sheet, "fighter");
            CHECK(mine.at("version").integer() != nullptr);
            if (mine.at("hero").is_nil()) continue;  // an angel
            CHECK(all.rules("fighter").unknown(mine).empty());
            carried += static_cast<int>(mine.at("gear").entries().size());
            for (const auto& [_, card] : mine.at("gear").entries())
                CHECK(all.rules("fighter").holds(mine, *card.text()));
        }
    }
    CHECK(carried > 0);
}

TEST_CASE("such a campaign is resumed at every beat in a fresh host, taken back, and stays the same") {
    rehearse::Plan plan;
    plan.campaign = "mixed";
    plan.games = 6;
    plan.seats = 3;
    plan.check = true;
    plan.fresh_beats = 20;
    plan.policy = play::Policy::random;
    const rehearse::Run run = rehearse::run(mixed(), plan);
    for (const auto& [seed, failure] : run.failures)
        FAIL_CHECK("seed " << seed << ": " << failure);
}

TEST_CASE("every example of a verb runs") {
    int examples = 0;
    for (const Verb& verb : fighter::registry().verbs()) {
        if (verb.example.empty()) {
            CHECK_MESSAGE(verb.property, verb.name);
            continue;
        }
        ++examples;
        save::Content all = shipped_files();
        for (auto& [path, text] : all.files)
            if (path.starts_with("fighter/monsters/"))
                text.insert(text.rfind('}'),
                            fmt::format("on_reveal = function(self, game) local hero, monster = game.hero, "
                                        "game.monster\n{}\nend,\n",
                                        verb.example));
        const play::Library library(all, "fighter");
        for (const Problem& problem : library.problems())
            FAIL_CHECK(problem.show());
        rehearse::Plan plan;
        plan.campaign = "fighter";
        plan.games = 2;
        plan.seats = 2;
        plan.policy = play::Policy::greedy;
        for (const auto& [seed, failure] : rehearse::run(all, plan).failures)
            FAIL_CHECK(verb.name << ", seed " << seed << ": " << failure);
    }
    CHECK(examples > 8);
}

TEST_CASE("hooks: damage_change adds to a hit, on_faint and on_defeat are called") {
    save::Content all = shipped_files();
    for (auto& [path, text] : all.files)
        if (path.starts_with("fighter/heroes/"))
            text.insert(
                text.rfind('}'),
                "damage_change = function(self, hero, monster) return 99 end,"
                "on_hit = function(self, hero, monster, dealt) if dealt < 99 then hero:hurt(99) end end,");
    play::Library library(all, "fighter");
    REQUIRE(library.problems().empty());
    rehearse::Plan plan;
    plan.campaign = "fighter";
    plan.games = 10;
    plan.seats = 3;
    plan.policy = play::Policy::greedy;
    const rehearse::Run run = rehearse::run(all, plan);
    CHECK(run.failures.empty());
    CHECK(run.chapters.begin()->second.chapters.won == 10);  // one hit kills whatever comes
}
