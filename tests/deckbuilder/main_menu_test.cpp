#include "deckbuilder/rules/main_menu.h"

#include "deckbuilder/rules/turn.h"
#include "fixture.h"

#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {

TEST_CASE("5.3 cards and purchases in any order and any number") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("ogre", two);
    scene.fill(loot, one, {"beer_mug", "beer_mug"});
    scene.hand_of(one, {"coin", "sword", "coin", "tonic", "bow", "staff"});
    scene.act(
        {"play:coin", "buy:beer_mug", "play:sword", "play:tonic", "play:coin", "buy:beer_mug", "play:bow"});
    CHECK(scene.in(discard_pile, one) == "beer_mug beer_mug");
    CHECK(scene.of(one, attacks) == 2);
}

TEST_CASE("5.4 nothing is sold from the hand") {
    Scene scene;
    scene.fight();
    scene.monster("turtle", one);
    scene.hand_of(one, {"treasure", "shield", "tonic"});
    for (const std::string& label : scene.menu())
        CHECK(label.find("sell") == std::string::npos);
}

TEST_CASE(
    "5.5, 21.6, 21.62 the turn cannot end with a Weapon in hand, a Monster in reach and no attack made") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("ogre", two);
    scene.hand_of(one, {"staff", "sword", "coin"});
    CHECK_FALSE(scene.offers("end_turn"));
    CHECK(scene.refusal("end_turn") == "why.duty");
    scene.act({"play:staff"});
    CHECK(scene.offers("end_turn"));
}

TEST_CASE("21.6 the duty as a setting: none, or all Weapons") {
    for (const auto& [rule, at_once, after_one] :
         {std::tuple("none", true, true), std::tuple("all", false, false)}) {
        Scene scene({"warrior"}, {.settings = settings({{"duty", rule}})});
        scene.fight();
        scene.monster("ogre", one);
        scene.hand_of(one, {"staff", "sword", "coin"});
        CHECK(scene.offers("end_turn") == at_once);
        scene.act({"play:staff"});
        CHECK(scene.offers("end_turn") == after_one);
    }
}

TEST_CASE("21.6 no duty without a Monster in reach or without a Weapon") {
    Scene scene({"warrior"});
    scene.hand_off();
    scene.hand_of(one, {"sword", "coin"});
    CHECK(scene.offers("end_turn"));
    scene.fight();
    scene.table.set(Counter::hand_off, no_hand_off);
    scene.monster("ogre", one);
    scene.hand_of(one, {"coin", "tonic"});
    CHECK(scene.offers("end_turn"));
}

TEST_CASE("21.7 attack Spells are no part of the duty") {
    Scene scene({"mage"});
    scene.fight();
    scene.monster("ogre", one);
    scene.hand_of(one, {"fireball", "staff", "coin"});
    scene.act({"play:fireball"});
    CHECK_FALSE(scene.offers("end_turn"));
    scene.hand_of(one, {"fireball", "coin"});
    CHECK(scene.offers("end_turn"));
}

TEST_CASE("7.10 Weapons and attack Spells cannot be played with no Monster in play") {
    Scene scene({"mage"});
    scene.fight();
    scene.hand_of(one, {"sword", "fireball", "mending", "coin"});
    CHECK(scene.refusal("play:sword") == "why.no_monster");
    CHECK(scene.refusal("play:fireball") == "why.no_monster");
    CHECK(scene.offers("play:mending"));
}

TEST_CASE("2.3 there is no shop: without Loot there is nothing to buy") {
    Scene scene;
    scene.hand_off();
    scene.hand_of(one, {"coin"});
    scene.table.set(one, purse, 500);
    for (const std::string& label : scene.menu())
        CHECK_FALSE(label.starts_with("buy"));
}

TEST_CASE("equal cards are offered once, but all money can be played together") {
    Scene scene;
    scene.hand_off();
    scene.hand_of(one, {"coin", "coin", "nuggets"});
    CHECK(scene.menu() == std::vector<std::string>{"play:coin", "play:nuggets", "play_money:3",
                                                   "draw_adventure", "end_turn"});
    scene.act({"play_money:3"});
    CHECK(scene.of(one, purse) == 50);
}

namespace {

/// A warrior who knows a prayer, with a coin in hand.
struct Praying {
    explicit Praying(std::string_view prayer)
        : kit(kit_with({def("skill", "prayer", prayer)})), scene({"warrior"}, {.kit = kit.get()}) {
        scene.hand_off();
        scene.learn(one, "prayer");
        scene.hand_of(one, {"coin"});
    }

    decltype(kit_with({})) kit;
    Scene scene;
};

}  // namespace

TEST_CASE("an ability is used once a turn, if its card allows it") {
    Praying praying(
        "can_use = function(self, hero) return hero.life < 30 end,"
        "on_use = function(self, hero) hero:heal(3) end");
    Scene& scene = praying.scene;
    CHECK_FALSE(scene.offers("use:prayer"));
    CHECK(scene.refusal("use:prayer") == "why.no_use");
    scene.table.set(one, life, 10);
    scene.act({"use:prayer"});
    CHECK(scene.of(one, life) == 13);
    CHECK_FALSE(scene.offers("use:prayer"));
    CHECK(scene.refusal("use:prayer") == "why.used_up");
}

TEST_CASE("a card is not offered while it says that it would do nothing") {
    const auto kit = kit_with({def("card", "flag",
                                   "kind = 'item', price = 10, copies = 1,"
                                   "can_play = function(self, hero) return hero.life < 30 end,"
                                   "on_play = function(self, hero) hero:heal(3) end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.hand_off();
    scene.hand_of(one, {"flag", "coin"});
    CHECK_FALSE(scene.offers("play:flag"));
    CHECK(scene.refusal("play:flag") == "why.no_use");
    scene.table.set(one, life, 10);
    scene.act({"play:flag"});
    CHECK(scene.of(one, life) == 13);
}

TEST_CASE("what only heals says beforehand that there is nothing to heal") {
    Scene scene;
    scene.hand_off();
    scene.hand_of(one, {"tonic", "coin"});
    scene.put("bread", pantry, one);
    scene.table.set(one, life, scene.of(one, max_life));
    CHECK(scene.caution("play:tonic") == "why.unhurt");
    CHECK(scene.caution("eat:bread") == "why.unhurt");
    CHECK(scene.offers("play:tonic"));
    scene.table.add(one, life, -1);
    CHECK(scene.caution("play:tonic").empty());
    CHECK(scene.caution("eat:bread").empty());
}

TEST_CASE("an ability that says when it can be used is offered then alone") {
    Praying praying(
        "when = { on_use = { hero = { life = 10 } } },"
        "on_use = function(self, hero) hero:heal(3) end");
    CHECK_FALSE(praying.scene.offers("use:prayer"));
    praying.scene.table.set(one, life, 10);
    CHECK(praying.scene.offers("use:prayer"));
}

TEST_CASE("money says beforehand that it buys nothing: no Loot, a Monster before it, all too dear") {
    Scene scene;
    scene.fight();
    scene.hand_of(one, {"coin", "coin", "axe"});
    CHECK(scene.caution("play:coin") == "why.nothing_to_buy");
    scene.put("sword", loot, one);
    scene.monster("goblin", one);
    CHECK(scene.caution("play_money:2") == "why.monster_in_front");
    CHECK(scene.caution("play:axe").empty());
    scene.table.move(scene.find("goblin", monsters, one), scene.table.zone(defeated), Place::top);
    const int price = scene.rules.content.card(scene.table.def(scene.find("sword", loot, one))).price;
    REQUIRE(price > 20);
    CHECK(scene.caution("play:coin") == "why.too_dear");
    scene.table.set(one, purse, price - 20);
    CHECK(scene.caution("play:coin").empty());
    CHECK(scene.caution("end_turn") == "why.money_held");
    scene.table.set(one, purse, price);
    CHECK(scene.caution("end_turn") == "why.money_left");
    scene.hand_of(one, {"axe", "coin"});
    scene.table.set(one, purse, 0);
    CHECK(scene.caution("end_turn").empty());
}

TEST_CASE("7.3, 21.12 an attack says whom it could strike: those in front, else everybody's and the boss") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("ogre", two);
    scene.hand_of(one, {"sword", "fireball", "coin"});
    const std::string free = scene.goals("play:sword");
    scene.monster("goblin", one);
    scene.monster("turtle", one);
    CHECK(free == ":ogre");
    CHECK(scene.goals("play:sword") == ":goblin, :turtle,  why.before_you");
    CHECK(scene.goals("play:fireball") == scene.goals("play:sword"));
    CHECK(scene.goals("play:coin").empty());
}

TEST_CASE("10.2 money says what of the Loot it would pay for, a card alone and all of it together") {
    Scene scene;
    scene.fight();
    scene.put("sword", loot, one);
    scene.hand_of(one, {"coin", "coin", "axe"});
    const auto value = [&](const char* id, Zone zone) -> const CardDef& {
        return scene.rules.content.card(scene.table.def(scene.find(id, zone, one)));
    };
    const int price = value("sword", loot).price;
    const int coin = value("coin", hand).value;
    REQUIRE(price > 2 * coin);
    CHECK(scene.goals("play:coin").empty());
    CHECK(scene.goals("play_money:2").empty());
    scene.table.set(one, purse, price - 2 * coin);
    CHECK(scene.goals("play:coin").empty());
    CHECK(scene.goals("play_money:2") == ":sword");
    scene.table.set(one, purse, price - coin);
    CHECK(scene.goals("play:coin") == ":sword");
    scene.table.set(one, purse, price);  // no more is needed
    CHECK(scene.goals("play:coin").empty());
    scene.table.set(one, purse, price - coin);
    scene.monster("goblin", one);  // 9.9: not before it is gone
    CHECK(scene.goals("play:coin").empty());
}

TEST_CASE("the end of a turn says beforehand what life it costs, and takes as much") {
    const auto kit =
        kit_with({def("effect", "cold",
                      "turns = -1, turn_end_loss = function(self, hero) "
                      "return #hero.monsters * 3 end"),
                  def("effect", "warm", "turns = -1, turn_end_loss = function() return -2 end")});
    Scene scene({"warrior", "mage"}, {.kit = kit.get()});
    scene.fight();
    scene.table.move(scene.find("cold", effect_supply), scene.table.zone(effects, one));
    scene.hand_of(one, {"coin"});
    scene.fill(monsters, one, {});
    scene.monster("turtle", two);
    CHECK(scene.caution("end_turn") == "why.could_throw");
    scene.fill(monsters, one, {"turtle"});
    CHECK(scene.caution("end_turn") == "why.end_costs");
    scene.table.set(one, life, 3);
    CHECK(scene.caution("end_turn") == "why.end_fells");
    scene.table.set(one, life, 10);
    end_turn(scene.rules);
    CHECK(scene.of(one, life) == 7);

    SUBCASE("of several the sum counts, and none heals") {
        scene.table.move(scene.find("warm", effect_supply), scene.table.zone(effects, two));
        scene.fill(monsters, two, {"turtle"});
        scene.table.set(two, life, 10);
        CHECK(turn_end_loss(scene.rules, two).total() == 1);
        scene.fill(monsters, two, {});
        end_turn(scene.rules);
        CHECK(scene.of(two, life) == 10);
    }
}

TEST_CASE("the end of a turn says beforehand that something held could still strike, or be thrown") {
    Scene scene;
    scene.fight();
    scene.monster("ogre", one);
    scene.hand_of(one, {"sword", "bow", "coin"});
    scene.act({"play:sword"});
    CHECK(scene.caution("end_turn") == "why.could_strike");
    scene.hand_of(one, {"coin", "coin"});
    CHECK(scene.caution("end_turn") == "why.could_throw");
    scene.act({"improvise:coin"});
    CHECK(scene.caution("end_turn").empty());
}

TEST_CASE("a card that is a Monster says beforehand that it comes where Monsters stand already") {
    Scene scene;
    scene.fight();
    scene.hand_of(one, {"goblin_card", "axe"});
    CHECK(scene.caution("play:goblin_card").empty());
    scene.monster("goblin", one);
    CHECK(scene.caution("play:goblin_card") == "why.another_monster");
    CHECK(scene.caution("play:axe").empty());
}

TEST_CASE("the next card says beforehand that the hand is empty, or that others could still buy") {
    Scene scene({"warrior", "mage"});
    scene.fill(adventure_deck, SeatId::none, {"swamp"});
    scene.hand_off();
    scene.hand_of(one, {"coin", "axe"});
    CHECK(scene.caution("draw_adventure").empty());
    scene.put("sword", loot, two);
    CHECK(scene.caution("draw_adventure") == "why.others_wait");
    scene.table.set(hand_off, second_turn);
    CHECK(scene.caution("draw_adventure").empty());
    scene.hand_of(one, {});
    scene.table.set(hand_off, turn_of_the_kill);
    CHECK(scene.caution("draw_adventure") == "why.empty_hand");
    scene.table.set(hand_off, second_turn);
    scene.put("sword", loot, one);
    scene.table.set(one, purse, 500);
    CHECK(scene.caution("draw_adventure").empty());  // it cannot be ended before
}

TEST_CASE(
    "the second turn of a hand-off says beforehand that it ends with the next card, and an empty hand") {
    Scene scene({"warrior", "mage"});
    scene.fill(adventure_deck, SeatId::none, {"swamp"});
    scene.hand_off();
    scene.put("sword", loot, one);
    scene.hand_of(one, {"coin", "coin"});
    CHECK(scene.caution("play_money:2") != "why.draw_follows");
    scene.table.set(hand_off, second_turn);
    CHECK(scene.caution("play_money:2") == "why.draw_follows");
    scene.hand_of(one, {"coin", "coin", "axe"});
    CHECK(scene.caution("play_money:2") != "why.draw_follows");
}

TEST_CASE("the end of an adventure says beforehand that money or others' Loot is left behind") {
    Scene scene({"warrior", "mage"});
    scene.fill(adventure_deck, SeatId::none, {});
    scene.hand_off();
    scene.hand_of(one, {"coin", "axe"});
    CHECK(scene.caution("finish").empty());
    scene.put("sword", loot, two);
    CHECK(scene.caution("finish") == "why.others_wait");
    scene.put("sword", loot, one);
    scene.table.set(one, purse, 500);
    CHECK(scene.caution("finish") == "why.money_left");
    scene.table.set(hand_off, second_turn);
    CHECK(scene.caution("finish") == "why.money_left");
    scene.table.set(one, purse, 0);
    CHECK(scene.caution("finish").empty());
}

TEST_CASE("15.5, 21.47 who ends the last round is told of the victory") {
    Scene scene;
    scene.hand_off();
    scene.fill(adventure_deck, SeatId::none, {});
    scene.hand_of(one, {"coin"});
    scene.act({"finish"});
    CHECK(scene.players.times("log.victory") == 1);
    CHECK(scene.of(Counter::first_player) == 0);
}

}  // namespace tankard::deckbuilder::test
