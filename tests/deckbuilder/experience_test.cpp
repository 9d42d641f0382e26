#include "deckbuilder/rules/experience.h"

#include "fixture.h"

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {

TEST_CASE("11.4 reaching or passing a coloured space gives the next level at once") {
    Scene scene;  // the warrior: 50 and 100; level 2 draws one more, level 3 hits harder
    gain_xp(scene.rules, one, 49);
    CHECK(scene.of(one, level) == 1);
    CHECK(scene.rules.hand_size(one) == 5);
    gain_xp(scene.rules, one, 1);
    CHECK(scene.of(one, level) == 2);
    CHECK(scene.rules.hand_size(one) == 6);
    gain_xp(scene.rules, one, 70);
    CHECK(scene.of(one, level) == 3);
    CHECK(scene.rules.traits(one).weapons == 2);
    CHECK(scene.players.times("log.level") == 2);
}

TEST_CASE("11.4 both levels may come at once") {
    Scene scene;
    gain_xp(scene.rules, one, 500);
    CHECK(scene.of(one, level) == 3);
}

TEST_CASE("21.29 thresholds are data per Hero; by default 100 and 200") {
    Scene scene({"mage"});
    gain_xp(scene.rules, one, 99);
    CHECK(scene.of(one, level) == 1);
    gain_xp(scene.rules, one, 1);
    CHECK(scene.of(one, level) == 2);
    gain_xp(scene.rules, one, 100);
    CHECK(scene.of(one, level) == 3);
}

TEST_CASE("11.5, 21.31, 21.62 at level 3, in one's own main part: XP to 0 for one Basic Skill") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("rat", two);
    scene.hand_of(one, {"coin"});
    CHECK_FALSE(scene.offers("learn"));
    gain_xp(scene.rules, one, 130);
    scene.act({"learn", "learn:tough"});
    CHECK(scene.of(one, xp) == 0);  // the surplus of 30 is lost
    CHECK(scene.of(one, level) == 1);
    CHECK(scene.in(skills, one) == "tough");
    CHECK(scene.rules.traits(one).reduction == 1);
    CHECK(scene.rules.hand_size(one) == 5);
    CHECK_FALSE(scene.offers("learn"));
}

TEST_CASE("11.6 no skill can be taken twice") {
    Scene scene;
    gain_xp(scene.rules, one, 200);
    learn(scene.rules, one, scene.find("tough", skill_supply, one));
    gain_xp(scene.rules, one, 200);
    for (CardId skill : learnable(scene.rules, one))
        CHECK(scene.rules.content.ids[index(scene.table.def(skill))] != Name::of("tough"));
}

TEST_CASE("11.5, 21.30 an Advanced Skill takes two learning stages, each a full track") {
    Scene scene;
    gain_xp(scene.rules, one, 200);
    learn(scene.rules, one, scene.find("master", skill_supply, one));
    CHECK(scene.in(skills, one).empty());
    CHECK(scene.of(scene.find("master", learning, one), stage) == 1);
    CHECK(scene.rules.traits(one).weapons == 0);
    gain_xp(scene.rules, one, 200);
    learn(scene.rules, one, scene.find("master", learning, one));
    CHECK(scene.in(skills, one) == "master");
    CHECK(scene.of(one, level) == 1);
}

TEST_CASE("11.7 XP, skills and stages are written on the Hero Sheet and come back") {
    Scene scene;
    gain_xp(scene.rules, one, 200);
    learn(scene.rules, one, scene.find("tough", skill_supply, one));
    gain_xp(scene.rules, one, 200);
    learn(scene.rules, one, scene.find("master", skill_supply, one));
    gain_xp(scene.rules, one, 60);
    Setup setup{intern("road"), {{"anna", scene.play->discharge(one), false}}, 3};
    const Table next = scene.kit_.rule_set->set_up(setup, scene.settings);
    CHECK(next.get(one, xp) == 60);
    CHECK(next.get(one, level) == 2);
    CHECK(next.size(next.zone(skills, one)) == 1);
    CHECK(next.get(next.top(next.zone(learning, one)), stage) == 1);
}

TEST_CASE("11.5 what was begun first is offered first") {
    const auto kit = kit_with({def("skill", "grandmaster", "advanced = true")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    for (const char* id : {"master", "grandmaster"}) {
        gain_xp(scene.rules, one, 200);
        learn(scene.rules, one, scene.find(id, skill_supply, one));
    }
    CHECK(scene.in(learning, one) == "master grandmaster");
    gain_xp(scene.rules, one, 200);
    CHECK(scene.table.def(learnable(scene.rules, one).front()) ==
          scene.table.catalogue().find(Name::of("master")));
    gain_xp(scene.rules, one, 0);
    CHECK(scene.players.times("log.xp") == 3);
}

TEST_CASE("11.6 who knows every skill has nothing to learn") {
    Scene scene;
    scene.fight();
    scene.monster("turtle", one);
    scene.hand_of(one, {"coin"});
    gain_xp(scene.rules, one, 200);
    scene.table.move_all(scene.table.zone(skill_supply, one), scene.table.zone(skills, one));
    CHECK_FALSE(scene.offers("learn"));
    scene.table.move(scene.find("master", skills, one), scene.table.zone(learning, one));
    CHECK(scene.offers("learn"));
}

}  // namespace tankard::deckbuilder::test
