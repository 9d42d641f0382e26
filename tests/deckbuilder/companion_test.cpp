// What a sensible companion does with its money, its abilities and the cards that it can spare.
#include "deckbuilder/state/words.h"
#include "fixture.h"
#include "registry/advice.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {
namespace {

/// The label of what a companion likes best of the main menu.
std::string choice(Scene& scene) {
    const std::vector<std::string> labels = scene.menu();
    NoHooks none;
    const std::vector<int> scores = scene.kit_.rule_set->advise(scene.players.put, scene.table, none);
    REQUIRE(scores.size() == labels.size());
    return labels[static_cast<std::size_t>(std::max_element(scores.begin(), scores.end()) - scores.begin())];
}

bool lays_money(Scene& scene) { return choice(scene).starts_with("play"); }

/// A warrior with 40 in Coins and Nuggets, and a mage; nobody has a Monster.
struct Purse {
    Purse()
        : kit(kit_with({def("effect", "discount", "turns = -1, price_change = function() return -10 end"),
                        def("effect", "tax", "turns = -1, price_change = function() return 20 end")})),
          scene({"warrior", "mage"}, {.kit = kit.get()}) {
        scene.fight();
        scene.boss();
        scene.hand_of(one, {"nuggets", "coin"});
    }
    std::unique_ptr<Kit> kit;
    Scene scene;
};

}  // namespace

TEST_CASE("companions lay money on the table for what they want, wherever it is open to them") {
    Purse it;
    Scene& scene = it.scene;
    SUBCASE("in their own area") { scene.fill(loot, one, {"sword"}); }
    SUBCASE("in another's") { scene.fill(loot, two, {"sword"}); }
    SUBCASE("past a Monster that they have dodged") {
        scene.monster("rat", one);
        scene.table.set(one, access, 1);
        scene.fill(loot, one, {"sword"});
    }
    SUBCASE("where the boss stood") {
        scene.table.move_all(scene.table.zone(boss_area), scene.table.zone(defeated));
        scene.monster("rat", two);
        scene.fill(boss_loot, SeatId::none, {"sword"});
    }
    SUBCASE("which a discount brings within reach") {
        scene.put("discount", effects, one);
        scene.fill(loot, one, {"axe"});
    }
    SUBCASE("with what lies there already") {
        scene.hand_of(one, {"coin"});
        scene.table.set(one, purse, 20);
        scene.fill(loot, one, {"sword"});
    }
    CHECK(lays_money(scene));
}

TEST_CASE("companions keep money that would buy nothing which they want") {
    Purse it;
    Scene& scene = it.scene;
    SUBCASE("nothing lies there") {}
    SUBCASE("all is too dear") { scene.fill(loot, one, {"axe"}); }
    SUBCASE("all is too dear since a tax came upon it") {
        scene.put("tax", effects, one);
        scene.fill(loot, one, {"sword"});
    }
    SUBCASE("a Monster stands before them") {
        scene.monster("rat", one);
        scene.fill(loot, two, {"sword"});
    }
    SUBCASE("a Monster stands on it") {
        scene.monster("rat", two);
        scene.fill(loot, two, {"sword"});
    }
    SUBCASE("the boss stands on it") { scene.fill(boss_loot, SeatId::none, {"sword"}); }
    SUBCASE("it is nothing for them") { scene.fill(loot, one, {"goblin_card"}); }
    SUBCASE("nobody sells to a Berserk") {
        scene.table.set(one, berserk, 1);
        scene.fill(loot, one, {"sword"});
    }
    SUBCASE("food is free") { scene.fill(loot, one, {"bread"}); }
    CHECK_FALSE(lays_money(scene));
}

namespace {

/// A companion's warrior with money, a person's who is better with swords, one for sale, and a fight won.
struct Bargain {
    explicit Bargain(const char* house = "courteous")
        : kit(kit_with({def("effect", "swordsman", "turns = -1, traits = {family = {sword = 1}}"),
                        def("card", "ale", "kind = 'beer', price = 10, value = 2, copies = 3")})),
          scene({"warrior", "mage"},
                {.settings = settings({{"companions", std::string(house)}}), .kit = kit.get()}) {
        scene.hand_off();
        scene.table.set(one, person, 0);
        scene.put("swordsman", effects, two);
        scene.table.set(one, purse, 90);
        scene.fill(loot, one, {"sword"});
    }
    std::unique_ptr<Kit> kit;
    Scene scene;
};

}  // namespace

TEST_CASE("companions leave people what suits them better, if they have a turn before it goes") {
    Bargain it;
    Scene& scene = it.scene;
    CHECK(choice(scene) == "end_turn");
    SUBCASE("not what suits both alike") { scene.put("swordsman", effects, one); }
    SUBCASE("not to another companion") { scene.table.set(two, person, 0); }
    SUBCASE("not to the fallen") { scene.table.set(two, standing, 0); }
    SUBCASE("not to people who have had their turn") { scene.table.set(hand_off, second_turn); }
    CHECK(choice(scene) == "buy:sword");
}

TEST_CASE("companions leave no Weapon to people who have more of them already") {
    Bargain it;
    Scene& scene = it.scene;
    scene.fill(deck, one, {"coin"});
    scene.fill(deck, two, {"coin"});
    scene.hand_of(one, {"sword"});
    scene.hand_of(two, {"bow"});
    CHECK(choice(scene) == "end_turn");
    SUBCASE("in the deck") { scene.fill(deck, two, {"axe"}); }
    SUBCASE("among the discards") { scene.put("axe", discard_pile, two); }
    SUBCASE("in a Sheath") { scene.put("axe", sheathed, two); }
    CHECK(choice(scene) == "buy:sword");
}

TEST_CASE("companions leave what heals to people who need it more") {
    Bargain it;
    Scene& scene = it.scene;
    scene.fill(loot, one, {"ale"});
    const int whole = scene.of(two, max_life);
    const auto lost = [&](SeatId who, int thirds) {
        scene.table.set(who, life, scene.of(who, max_life) * (3 - thirds) / 3);
    };
    SUBCASE("all are well") { CHECK(choice(scene) == "buy:ale"); }
    SUBCASE("a person has lost a third") {
        lost(two, 1);
        CHECK(choice(scene) == "end_turn");
    }
    SUBCASE("not quite a third") {
        scene.table.set(two, life, whole - (whole - 1) / 3);
        CHECK(choice(scene) == "buy:ale");
    }
    SUBCASE("both alike") {
        lost(one, 2);
        lost(two, 2);
        CHECK(choice(scene) == "buy:ale");
    }
}

TEST_CASE("companions without Weapons buy one before they drink") {
    const auto kit = kit_with({def("card", "elixir", "kind = \"potion\", price = 60, value = 5")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.hand_off();
    scene.table.set(one, purse, 90);
    scene.fill(deck, one, {"coin"});
    scene.fill(loot, one, {"elixir", "sword"});
    scene.hand_of(one, {});
    SUBCASE("with none") { CHECK(choice(scene) == "buy:sword"); }
    SUBCASE("with three they would rather have the draught") {
        scene.hand_of(one, {"axe", "bow", "staff"});
        scene.table.set(one, purse, 90);
        CHECK(choice(scene) == "buy:elixir");
    }
}

TEST_CASE("companions buy Beer as long as they have little of it") {
    Bargain it("free");
    Scene& scene = it.scene;
    scene.fill(loot, one, {"ale"});
    scene.hand_of(one, {"ale"});
    CHECK(choice(scene) == "buy:ale");
    scene.fill(discard_pile, one, {"ale"});
    CHECK(choice(scene) == "end_turn");
}

TEST_CASE("companions draw the next card only when no person has a turn to come") {
    Bargain it;
    Scene& scene = it.scene;
    scene.fill(loot, one, {});
    scene.hand_of(one, {"coin"});
    NoHooks none;
    const auto score = [&] {
        const std::vector<std::string> menu = scene.menu();
        const std::vector<int> all = scene.kit_.rule_set->advise(scene.players.put, scene.table, none);
        const auto place = std::find(menu.begin(), menu.end(), "draw_adventure");
        REQUIRE(place != menu.end());
        return all[static_cast<std::size_t>(place - menu.begin())];
    };
    CHECK(score() == kUnfair);
    scene.table.set(hand_off, others_turns);
    scene.table.set(first_player, 0);
    CHECK(score() > kUnfair);  // the turn comes back to the leader, past nobody
    scene.table.set(first_player, 1);
    CHECK(score() == kUnfair);
    scene.table.set(hand_off, second_turn);
    CHECK(choice(scene) == "draw_adventure");
}

TEST_CASE("a house may let companions play as they like") {
    Bargain it("free");
    CHECK(choice(it.scene) == "buy:sword");
}

namespace {

/// Whom a companion with a sword strikes, where there is a choice.
CardId first_target(Scene& scene) {
    CHECK_THROWS(scene.act({"play:sword"}));  // nobody says whom
    const Question& asked = scene.players.put;
    REQUIRE(asked.prompt == word::ask_target);
    NoHooks none;
    const std::vector<int> scores = scene.kit_.rule_set->advise(asked, scene.table, none);
    const auto best = std::max_element(scores.begin(), scores.end()) - scores.begin();
    return asked.options[static_cast<std::size_t>(best)].target.as_card();
}

/// A companion with nobody in front, and a rat before a person who is well.
struct Aid {
    explicit Aid(const std::string& companions = "courteous")
        : scene({"warrior", "mage"}, {.settings = settings({{"companions", companions}})}) {
        scene.fight();
        scene.table.set(one, person, 0);
        scene.table.set(two, person, 1);
        scene.monster("rat", two);
        scene.table.set(one, attacks, 1);  // the duty is done
        scene.hand_of(one, {"sword", "coin"});
    }
    Scene scene;
};

}  // namespace

TEST_CASE("companions leave people the Monsters before them, as long as these are well") {
    Aid it;
    Scene& scene = it.scene;
    CHECK(choice(scene) == "end_turn");
    SUBCASE("not to another companion") { scene.table.set(two, person, 0); }
    SUBCASE("not to who has lost much") { scene.table.set(two, life, scene.of(two, max_life) / 2); }
    SUBCASE("not what stands before themselves") { scene.monster("rat", one); }
    SUBCASE("not the boss") { scene.boss(); }
    CHECK(choice(scene) == "play:sword");
}

TEST_CASE("companions who must strike do so, and first at what they would leave to nobody") {
    Aid it;
    Scene& scene = it.scene;
    scene.table.set(one, attacks, 0);
    CHECK(choice(scene) == "play:sword");
    scene.boss();
    CHECK(scene.table.where(first_target(scene)) == scene.table.zone(boss_area));
}

TEST_CASE("companions strike a boss first whom a blow may fell") {
    Aid it("free");
    Scene& scene = it.scene;
    scene.boss();
    const CardId boss = scene.table.top(scene.table.zone(boss_area));
    SUBCASE("whole it comes last") { CHECK(first_target(scene) != boss); }
    SUBCASE("nearly dead it comes first") {
        const int whole = scene.kit_.content.monster(scene.kit_.content.monster_of(scene.table.def(boss)))
                              .full_life(scene.table.get(party_size));
        scene.table.set(boss, wounds, whole - 3);
        CHECK(first_target(scene) == boss);
    }
}

TEST_CASE("a house may let companions kill what stands before people") {
    Aid it("free");
    CHECK(choice(it.scene) == "play:sword");
}

TEST_CASE("companions use what may cost cards with cards to spare, or when their Weapons have struck") {
    const auto kit =
        kit_with({def("effect", "sacks", "turns = -1, on_use = function(self, hero) hero:discard(2) end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.monster("ogre", one);
    scene.put("sacks", effects, one);
    scene.hand_of(one, {"sword", "hammer", "coin", "nuggets"});
    CHECK(choice(scene) == "use:sacks");
    scene.hand_of(one, {"sword", "hammer", "coin"});
    CHECK(choice(scene) == "play:sword");
    scene.hand_of(one, {"nuggets"});
    CHECK(choice(scene) == "use:sacks");
}

TEST_CASE("companions pay a cost with Coins, then with what is worth more, with Weapons last") {
    Scene scene({"warrior"}, {.chapter = "weight"});
    scene.hand_of(one, {"staff", "nuggets", "sword", "coin"});
    Question question;
    question.prompt = word::ask_discard;
    question.seat = one;
    for (const CardId card : scene.table.list(scene.table.zone(hand, one)))
        question.offer(word::discard, scene.table.ref(card));
    NoHooks none;
    const std::vector<int> scores = scene.kit_.rule_set->advise(question, scene.table, none);
    const auto of = [&](std::string_view id) {
        for (std::size_t i = 0; i < scores.size(); ++i)
            if (question.options[i].object.as_card() == scene.find(id, hand, one)) return scores[i];
        return 0;
    };
    CHECK(of("coin") > of("nuggets"));
    CHECK(of("nuggets") > of("staff"));
    CHECK(of("staff") > of("sword"));
    CHECK(of("sword") > 0);
}

TEST_CASE("of what a script asks companions take what it calls sensible, and else are of no opinion") {
    Scene scene;
    Question question{.prompt = Name::of("which"), .seat = one};
    for (int number = 1; number <= 3; ++number)
        question.offer(Name::of("go"), {}, {}, number);
    NoHooks none;
    const auto scores = [&] { return scene.kit_.rule_set->advise(question, scene.table, none); };
    CHECK(scores() == std::vector<int>{0, 0, 0});
    question.say(word::sensible, Ref::number(2));
    const std::vector<int> all = scores();
    CHECK(all[1] > all[0]);
    CHECK(all[1] > all[2]);
}

}  // namespace tankard::deckbuilder::test
