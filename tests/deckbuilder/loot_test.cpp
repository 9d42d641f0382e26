#include "deckbuilder/rules/loot.h"

#include "deckbuilder/rules/encounter.h"
#include "deckbuilder/rules/hero_attack.h"
#include "fixture.h"

#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {
namespace {

/// Draws one icon into the first hero's area and says what lies there.
std::string drawn(Scene& scene, LootIcon icon, const MonsterDef* monster = nullptr) {
    draw_icon(scene.rules, icon, monster, scene.table.zone(loot, one));
    return scene.in(loot, one);
}

LootIcon of_stack(Origin origin) { return {LootIcon::What::stack, origin}; }

}  // namespace

TEST_CASE("9.1 the back of a mini Monster lists its Loot; 9.3 it is laid where the Monster died") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("goblin", two);
    scene.hand_of(one, {"bow", "coin", "nuggets"});
    scene.dice({3});
    scene.act({"play:bow", "loot:goblin"});
    CHECK(scene.in(loot, one).empty());
    CHECK(scene.in(loot, two) == "beer_mug");
}

/// Goblins before both heroes, of whom those before the first one are dead.
struct Fallen {
    Fallen() : scene({"warrior", "mage"}) {
        scene.fight();
        scene.hand_of(one, {"coin"});
        last = scene.monster("goblin", two);
        for (int i = 0; i < 2; ++i)
            kill_monster(scene.rules, one, scene.monster("goblin", one));
    }
    void kill_the_last() {
        kill_monster(scene.rules, one, last);
        check_encounter(scene.rules, one);
    }

    Scene scene;
    CardId last = CardId::none;
};

TEST_CASE("9.2 one question for all Loot of a fight: when its last Monster is dead, to its killer") {
    Fallen it;
    CHECK(it.scene.players.prompts.empty());
    it.scene.say({"all"});
    it.kill_the_last();
    CHECK(it.scene.players.prompts == std::vector<std::string>{"loot 1"});
    CHECK(it.scene.in(loot, one) == "beer_mug beer_mug");
    CHECK(it.scene.in(loot, two) == "beer_mug");
    CHECK_FALSE(it.scene.offers("turn_over"));
}

TEST_CASE("9.2 whose turn it is may turn Loot over before: some of it, and the last without a question") {
    Fallen it;
    it.scene.act({"turn_over", "loot:goblin.2"});
    CHECK(it.scene.in(loot, one) == "beer_mug");
    it.scene.players.prompts.clear();
    it.scene.act({"turn_over"});
    CHECK(it.scene.in(loot, one) == "beer_mug beer_mug");
    CHECK_FALSE(it.scene.offers("turn_over"));
    it.scene.players.prompts.clear();
    it.scene.say({""});
    it.kill_the_last();  // the only one left: take it, or leave it
    CHECK(it.scene.players.prompts == std::vector<std::string>{"loot 1"});
}

TEST_CASE("9.2, 12.10 what was left unturned is forgotten with its Monsters") {
    Fallen it;
    it.scene.say({""});
    it.kill_the_last();
    CHECK(it.scene.offers("turn_over"));  // still, until the next adventure card
    clear_encounter(it.scene.rules);
    CHECK(unturned_loot(it.scene.rules) == 0);
    for (CardId card : it.scene.table.list(it.scene.table.zone(monster_supply)))
        CHECK(it.scene.of(card, unturned) == 0);
}

TEST_CASE("9.2 any number of killed Monsters may be left unlooted") {
    Scene scene;
    scene.fight();
    scene.monster("goblin", one);
    scene.monster("goblin", one);
    scene.hand_of(one, {"axe", "coin", "nuggets"});
    scene.dice({6});
    scene.act({"play:axe", "attack:axe>goblin", "loot:goblin.2"});
    CHECK(scene.in(loot, one) == "beer_mug");
}

TEST_CASE("9.3 the Boss's Loot lies in the Boss's area") {
    const auto kit = kit_with({def("boss", "rich", "life = 1, loot = {'potion'}")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    const CardId rich = scene.put("rich", boss_area);
    scene.say({"loot:rich"});
    kill_monster(scene.rules, one, rich);
    check_encounter(scene.rules, one);
    CHECK(scene.in(boss_loot) == "tonic");
}

TEST_CASE("9.6 each stack's icon draws the top card of its stack") {
    const std::pair<Origin, Zone> stacks[] = {{Origin::beer, stack_beer},
                                              {Origin::scroll, stack_scroll},
                                              {Origin::spell, stack_spell},
                                              {Origin::potion, stack_potion},
                                              {Origin::nuggets, stack_nuggets}};
    for (const auto& [origin, stack] : stacks) {
        Scene scene;
        scene.fill(stack, SeatId::none, {"tonic", "fireball"});
        CHECK(drawn(scene, of_stack(origin)) == "tonic");
    }
}

TEST_CASE("9.6 a Spell of an element: the first of it; the others go under the Spell stack") {
    Scene scene;
    scene.fill(stack_spell, SeatId::none, {"gust", "mending", "fireball", "stone_wall"});
    CHECK(drawn(scene, {LootIcon::What::element, Origin::spell, Element::fire}) == "fireball");
    CHECK(scene.in(stack_spell) == "stone_wall gust mending");
}

TEST_CASE("9.6 a Card is the top card of the main deck") {
    Scene scene;
    scene.fill(main_deck, SeatId::none, {"sheath", "sword"});
    CHECK(drawn(scene, {LootIcon::What::card}) == "sheath");
}

TEST_CASE("9.6, 21.18 a Weapon or Defence is searched for; the others seen are set aside") {
    Scene scene;
    scene.fill(main_deck, SeatId::none, {"sheath", "buckler", "sword", "shield"});
    CHECK(drawn(scene, {LootIcon::What::weapon}) == "sword");
    CHECK(scene.in(set_aside) == "sheath buckler");
    scene.fill(loot, one, {});
    CHECK(drawn(scene, {LootIcon::What::defence}) == "shield");
}

TEST_CASE("21.18 as a setting, the cards set aside are removed for good") {
    Scene scene({"warrior"}, {.settings = settings({{"set_aside", "removed"}})});
    scene.fill(main_deck, SeatId::none, {"sheath", "sword"});
    drawn(scene, {LootIcon::What::weapon});
    CHECK(scene.in(set_aside).empty());
    CHECK(scene.table.kind_of(scene.table.where(scene.find("sheath", removed))) == removed);
}

TEST_CASE("21.20 a search without a match lays nothing; the cards seen go back") {
    Scene scene;
    scene.fill(main_deck, SeatId::none, {"sheath", "buckler"});
    CHECK(drawn(scene, {LootIcon::What::weapon}).empty());
    CHECK(scene.in(main_deck) == "sheath buckler");
    CHECK(scene.in(set_aside).empty());
    scene.fill(stack_spell, SeatId::none, {"gust"});
    CHECK(drawn(scene, {LootIcon::What::element, Origin::spell, Element::fire}).empty());
    CHECK(scene.in(stack_spell) == "gust");
}

TEST_CASE("9.6 Food is a random card of those available") {
    Scene scene;
    CHECK(drawn(scene, {LootIcon::What::food}) == "bread");
    CHECK(scene.in(food_supply) == "bread");
    drawn(scene, {LootIcon::What::food});
    CHECK(drawn(scene, {LootIcon::What::food}) == "bread bread");
}

TEST_CASE("9.6 a name draws exactly that card; if none is left, nothing") {
    Scene scene;
    const LootIcon icon{LootIcon::What::named, Origin::beer, Element::none, intern("hammer")};
    CHECK(drawn(scene, icon) == "hammer");
    CHECK(drawn(scene, icon) == "hammer");
}

TEST_CASE("21.19 an empty stack gives nothing") {
    Scene scene;
    scene.fill(stack_beer, SeatId::none, {});
    CHECK(drawn(scene, of_stack(Origin::beer)).empty());
    CHECK(scene.players.times("log.no_loot") == 1);
}

TEST_CASE("9.7, 21.24 a die on the back: 1-2 Beer, 3 Scroll, 4 Potion, 5 Nuggets, 6 main deck") {
    const char* expected[] = {"beer_mug", "beer_mug", "scroll_of_wit", "tonic", "nuggets", "sheath"};
    for (int roll = 1; roll <= 6; ++roll) {
        Scene scene;
        scene.fill(main_deck, SeatId::none, {"sheath"});
        scene.dice({roll});
        CHECK(drawn(scene, {LootIcon::What::die}) == expected[roll - 1]);
    }
}

TEST_CASE("21.24 a Monster may have a table of its own") {
    const auto kit = kit_with({def(
        "monster", "chest", "loot = {'die'}, die = {'food', 'food', 'food', 'food', 'food', 'potion'}")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.dice({6});
    drop_loot(scene.rules, kit->content.monster(kit->content.find("chest", DefKind::monster)),
              scene.table.zone(loot, one));
    CHECK(scene.in(loot, one) == "tonic");
}

TEST_CASE("9.8, 21.25 cards for each party icon: party size over the divisor, rounded up") {
    for (const auto& [size, divisor, cards] : {std::tuple(1, 2, 1), std::tuple(3, 2, 2), std::tuple(4, 2, 2),
                                               std::tuple(5, 2, 3), std::tuple(3, 1, 3)}) {
        Scene scene;
        scene.table.set(party_size, size);
        LootIcon icon = of_stack(Origin::beer);
        icon.per_party = {1, divisor};
        drawn(scene, icon);
        CHECK(scene.table.size(scene.table.zone(loot, one)) == cards);
    }
}

TEST_CASE("9.9, 10.2 Loot is bought by paying its price and goes to the discard pile") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("rat", two);
    scene.fill(loot, one, {"sword"});
    scene.hand_of(one, {"nuggets", "coin"});
    CHECK(scene.refusal("buy:sword") == "why.money");
    scene.act({"play:nuggets", "buy:sword"});
    CHECK(scene.of(one, purse) == 0);
    CHECK(scene.in(discard_pile, one) == "sword");
}

TEST_CASE("9.9 a player with a Monster in front cannot buy any Loot") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("rat", one);
    scene.fill(loot, one, {"sword"});
    scene.fill(loot, two, {"bow"});
    scene.hand_of(one, {"coin"});
    scene.table.set(one, purse, 99);
    CHECK(scene.refusal("buy:sword") == "why.monster_in_front");
    CHECK(scene.refusal("buy:bow") == "why.monster_in_front");
}

TEST_CASE("9.9 Loot in another area only if no Monster is there") {
    Scene scene({"warrior", "mage", "dwarf"});
    scene.fight();
    scene.monster("rat", two);
    scene.fill(loot, two, {"bow"});
    scene.fill(loot, three, {"sword"});
    scene.hand_of(one, {"coin"});
    scene.table.set(one, purse, 99);
    CHECK(scene.refusal("buy:bow") == "why.monster_in_area");
    CHECK(scene.offers("buy:sword"));
}

TEST_CASE("9.9, 19B.2 Defensive Monsters do not block buying") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("rat", two);
    scene.fill(front, one, {"turtle_card"});
    scene.fill(loot, one, {"bow"});
    scene.hand_of(one, {"coin"});
    scene.table.set(one, purse, 20);
    CHECK(scene.offers("buy:bow"));
}

TEST_CASE("9.9 dodge: 4+ for every Monster in front opens the Loot, once a turn") {
    for (const auto& [last, open] : {std::pair(4, true), std::pair(3, false)}) {
        Scene scene({"warrior", "mage"});
        scene.fight();
        scene.learn(one, "dodger");
        scene.monster("rat", one);
        scene.monster("rat", one);
        scene.monster("rat", two);
        scene.fill(loot, one, {"bow"});
        scene.fill(loot, two, {"sword"});
        scene.hand_of(one, {"coin"});
        scene.table.set(one, purse, 99);
        scene.dice({4, last});
        scene.act({"dodge"});
        CHECK(scene.offers("buy:bow") == open);
        CHECK_FALSE(scene.offers("buy:sword"));  // the Monsters over there have not been dodged
        CHECK_FALSE(scene.offers("dodge"));
        CHECK(scene.refusal("dodge") == (open ? "" : "why.used_up"));
    }
}

TEST_CASE("9.10 leftover Loot goes to the bottom of its own stack") {
    Scene scene;
    scene.fill(main_deck, SeatId::none, {"bow"});
    scene.fill(loot, one, {"sword"});
    scene.put("tonic", boss_loot);
    scene.fill(stack_potion, SeatId::none, {"beer_mug"});
    clear_loot(scene.rules);
    CHECK(scene.in(main_deck) == "bow sword");
    CHECK(scene.in(stack_potion) == "beer_mug tonic");
    CHECK(scene.in(loot, one).empty());
    CHECK(scene.in(boss_loot).empty());
}

TEST_CASE("9.11, 19C swap a Loot card for the next of its deck; not with a Monster in front") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.learn(one, "haggler");
    scene.monster("rat", two);
    scene.fill(main_deck, SeatId::none, {"shield", "bow"});
    scene.fill(loot, one, {"sword", "buckler"});
    scene.hand_of(one, {"coin"});
    scene.act({"swap:sword"});
    CHECK(scene.in(loot, one) == "shield buckler");
    CHECK(scene.in(main_deck) == "bow sword");
    CHECK_FALSE(scene.offers("swap:buckler"));  // once a turn

    Scene blocked({"warrior"});
    blocked.fight();
    blocked.learn(one, "haggler");
    blocked.monster("rat", one);
    blocked.fill(loot, one, {"sword"});
    blocked.hand_of(one, {"coin"});
    CHECK_FALSE(blocked.offers("swap:sword"));
}

TEST_CASE("9.11 a starting card among the Loot has no deck to be swapped with") {
    Scene scene;
    scene.hand_off();
    scene.learn(one, "haggler");
    scene.fill(loot, one, {"coin"});
    scene.hand_of(one, {"bow", "coin"});
    CHECK_FALSE(scene.offers("swap:coin"));
}

TEST_CASE("21.26 Food is free, eaten at any time in one's turn, and goes back to the supply") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("rat", two);
    scene.fill(food_supply, SeatId::none, {});
    scene.fill(loot, one, {"bread"});
    scene.hand_of(one, {"coin"});
    scene.table.set(one, life, 30);
    scene.act({"take:bread"});
    CHECK(scene.in(pantry, one) == "bread");
    scene.dice({4});
    scene.act({"eat:bread"});
    CHECK(scene.of(one, life) == 34);
    CHECK(scene.in(food_supply) == "bread");
}

TEST_CASE("21.38 a Berserk hero buys no Loot") {
    Scene scene({"dwarf", "mage"});
    scene.fight();
    scene.monster("rat", two);
    scene.fill(loot, one, {"bow"});
    scene.hand_of(one, {"coin"});
    scene.table.set(one, purse, 99);
    scene.table.set(one, berserk, 1);
    CHECK(scene.refusal("buy:bow") == "why.berserk");
}

TEST_CASE("21.14 a fallen hero buys nothing: there is no turn") {
    Scene scene({"warrior", "mage"}, {.settings = settings({{"fallen", "out"}})});
    scene.hand_off();
    scene.table.set(two, standing, 0);
    scene.table.set(turns_left, 0);
    scene.hand_of(one, {"coin"});
    scene.act({"end_turn"});
    scene.until(turn_main);
    CHECK(scene.of(active) == 0);
}

TEST_CASE("21.26 Food is free whatever is printed") {
    const auto dear = kit_with({def("card", "truffle", "kind = 'food', from = 'food', price = 50")});
    Scene scene({"warrior"}, {.kit = dear.get()});
    scene.hand_off();
    scene.hand_of(one, {"coin"});
    scene.put("truffle", loot, one);
    CHECK(scene.offers("take:truffle"));
    scene.act({"take:truffle"});
    CHECK(scene.in(pantry, one) == "truffle");
    CHECK(scene.of(one, purse) == 0);
}

TEST_CASE("9.9 the Boss's Loot can be bought once the Boss is gone") {
    Scene scene;
    scene.fight();
    scene.hand_of(one, {"coin", "sword"});
    scene.table.set(one, purse, 50);
    scene.put("axe", boss_loot);
    CHECK(scene.offers("buy:axe"));
    scene.boss();
    CHECK(scene.refusal("buy:axe") != "");
}

TEST_CASE(
    "9.6 a card named by an icon is fetched from wherever it waits: market, larder, box; if all are out, "
    "nothing") {
    for (const auto& [id, from] :
         {std::pair("sword", main_deck), {"tonic", stack_potion}, {"bread", food_supply}, {"coin", box}}) {
        const std::string_view card = id;
        CAPTURE(card);
        Scene scene;
        const int before = scene.table.size(scene.table.zone(from));
        LootIcon icon{LootIcon::What::named};
        icon.named = Name::of(id);
        CHECK(drawn(scene, icon) == id);
        CHECK(scene.table.size(scene.table.zone(from)) == before - 1);
    }
    Scene scene;
    scene.fill(stack_potion, SeatId::none, {});
    LootIcon icon{LootIcon::What::named};
    icon.named = Name::of("tonic");
    CHECK(drawn(scene, icon).empty());
    CHECK(scene.players.times("log.no_loot") == 1);
}

TEST_CASE("9.3, 9.4, 21.12 while the Boss lives its Loot is out of reach; what lies elsewhere is not") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.boss();
    const CardId own = scene.put("sword", loot, one);
    const CardId others = scene.put("bow", loot, two);
    const CardId hers = scene.put("axe", boss_loot);
    CHECK_FALSE(loot_refusal(scene.rules, one, own));
    CHECK_FALSE(loot_refusal(scene.rules, one, others));
    CHECK(loot_refusal(scene.rules, one, hers) == word::why_monster_in_area);
    scene.table.move_all(scene.table.zone(boss_area), scene.table.zone(removed));
    CHECK_FALSE(loot_refusal(scene.rules, one, hers));
    scene.monster("rat", two);
    CHECK(loot_refusal(scene.rules, one, others) == word::why_monster_in_area);
    CHECK_FALSE(loot_refusal(scene.rules, one, own));
    CHECK_FALSE(loot_refusal(scene.rules, one, hers));
    CHECK(loot_refusal(scene.rules, two, own) == word::why_monster_in_front);
}

TEST_CASE("21.26 Food that is taken lies in the larder in the order in which it came, and costs nothing") {
    const auto kit = kit_with({def("card", "cake", "kind = 'food', from = 'food'")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    for (const char* id : {"bread", "cake"})
        buy_loot(scene.rules, one, scene.put(id, loot, one));
    CHECK(scene.in(pantry, one) == "bread cake");
    CHECK(scene.of(one, purse) == 0);
}

}  // namespace tankard::deckbuilder::test
