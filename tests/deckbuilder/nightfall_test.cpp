#include "deckbuilder/rules/nightfall.h"

#include "deckbuilder/rules/monsters_attack.h"
#include "deckbuilder/rules/turn.h"
#include "fixture.h"

#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {

TEST_CASE("21.55 after 8 full rounds every Monster attacks with +1 more each round") {
    Scene scene;
    scene.fight();
    const CardId goblin = scene.monster("goblin", one);
    const CardId dragon = scene.boss();
    for (const auto& [now, bonus] : {std::pair(8, 0), std::pair(9, 1), std::pair(12, 4)}) {
        scene.table.set(Counter::round, now);
        CHECK(attack_value(scene.rules, goblin, one).total() == bonus);
        CHECK(attack_value(scene.rules, dragon, one).total() == 1 + bonus);
    }
}

TEST_CASE("21.55 from round 16 each hero loses (round - 15) life at the turn's start, unpreventable") {
    Scene scene({"guard"});
    scene.fight();
    scene.monster("turtle", one);
    scene.fill(front, one, {"shield"});
    for (const auto& [now, lost] : {std::pair(15, 0), std::pair(16, 1), std::pair(18, 3)}) {
        scene.table.set(Counter::round, now);
        scene.table.set(one, life, 40);
        scene.run_turn_start(one);
        CHECK(scene.hurt(one) == lost);
    }
}

TEST_CASE("21.55 both are announced one round ahead") {
    Scene scene;
    scene.fight();
    scene.monster("turtle", one);
    const auto to_round = [&](int next) {
        scene.table.set(Counter::round, next - 1);
        scene.players.told.clear();
        end_turn(scene.rules);
    };
    to_round(7);
    CHECK(scene.players.times("log.nightfall_soon") == 0);
    to_round(8);
    CHECK(scene.players.times("log.nightfall_soon") == 1);
    to_round(9);
    CHECK(scene.players.times("log.nightfall") == 1);
    to_round(15);
    CHECK(scene.players.times("log.dark_soon") == 1);
}

TEST_CASE("21.55 a round is one turn of each living hero, counted from who began the encounter") {
    Scene scene({"warrior", "mage", "dwarf"});
    scene.fight(two);
    scene.monster("turtle", two);
    std::vector<int> rounds;
    for (int turn = 0; turn < 6; ++turn) {
        end_turn(scene.rules);
        rounds.push_back(scene.of(Counter::round));
        scene.table.set(scene.rules.active_seat(), berserk, 0);
        scene.hand_of(scene.rules.active_seat(), {});
    }
    CHECK(rounds == std::vector<int>{1, 1, 2, 2, 2, 3});
}

TEST_CASE("21.55 as a setting nightfall is off; between encounters it never falls") {
    Scene off({"warrior"}, {.settings = settings({{"nightfall", "off"}})});
    off.fight();
    off.table.set(Counter::round, 20);
    CHECK(nightfall_bonus(off.rules) == 0);
    Scene between;
    between.hand_off();
    between.table.set(Counter::round, 20);
    between.run_turn_start(one);
    CHECK(between.hurt(one) == 0);
}

TEST_CASE("21.55 each round of nightfall is told with how much stronger the Monsters are") {
    struct Ear : Listener {
        std::int64_t more = 0;
        void on(const Event& event, const Table&) override {
            if (event.kind == Event::Kind::told && event.name == word::tell_nightfall)
                more = event.slots[0].value.as_number();
        }
    };
    Scene scene;
    scene.fight();
    scene.monster("turtle", one);
    for (const auto& [now, told] : {std::pair{8, 0}, {9, 1}, {10, 2}}) {
        Ear ear;
        scene.table.listen(&ear);
        scene.table.set(Counter::round, now - 1);
        end_turn(scene.rules);
        CHECK(ear.more == told);
    }
    scene.table.listen(&scene.players);
}

}  // namespace tankard::deckbuilder::test
