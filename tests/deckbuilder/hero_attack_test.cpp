#include "deckbuilder/rules/hero_attack.h"

#include "deckbuilder/rules/damage.h"
#include "fixture.h"

#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace tankard::deckbuilder::test {

TEST_CASE("7.1 any number of Weapons may be played in a turn") {
    Scene scene;
    scene.fight();
    const CardId ogre = scene.monster("ogre", one);
    scene.hand_of(one, {"sword", "bow", "coin", "nuggets"});
    scene.dice({2, 2});
    scene.act({"play:sword", "play:bow"});
    CHECK(scene.of(ogre, wounds) == 3 + 2);
    CHECK(scene.of(one, attacks) == 2);
}

TEST_CASE("7.2 damage is the die and all modifiers: card, Hero, skill, Berserk") {
    Scene scene({"paladin"});
    scene.fight();
    const CardId ogre = scene.monster("ogre", one);
    scene.hand_of(one, {"sword", "coin", "nuggets"});
    scene.dice({1});
    scene.act({"play:sword"});
    CHECK(scene.of(ogre, wounds) == 1 + 1 + 2);

    Scene wild({"dwarf"});
    wild.fight();
    const CardId other = wild.monster("ogre", one);
    wild.table.set(one, berserk, 2);
    wild.learn(one, "master");
    wild.hand_of(one, {"staff", "coin", "nuggets"});
    wild.dice({3});
    wild.act({"play:staff"});
    CHECK(wild.of(other, wounds) == 3 - 2 + 2 + 3);
}

TEST_CASE("21.2 a hero's attack is never negative either") {
    Scene scene;
    scene.fight();
    const CardId ogre = scene.monster("ogre", one);
    scene.hand_of(one, {"staff", "coin", "nuggets"});
    scene.dice({1});
    scene.act({"play:staff"});
    CHECK(scene.of(ogre, wounds) == 0);
}

TEST_CASE("7.3 other areas may be attacked only with no Monster in front") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    const CardId far = scene.monster("ogre", two);
    const CardId near = scene.monster("rat", one);
    CHECK(attackable(scene.rules, one) == std::vector<CardId>{near});
    scene.table.move(near, scene.table.zone(defeated));
    CHECK(attackable(scene.rules, one) == std::vector<CardId>{far});
}

TEST_CASE("7.4, 7.5 the order is fixed before the roll; the rest goes to the next Monster of the area") {
    Scene scene;
    scene.fight();
    scene.monster("rat", one);
    scene.monster("frog", one);
    const CardId ogre = scene.monster("ogre", one);
    scene.hand_of(one, {"sword", "coin", "nuggets"});
    scene.dice({5});
    scene.act({"play:sword", "attack:sword>frog", "attack:ogre, attack:rat"});
    CHECK(scene.in(monsters, one) == "rat ogre");
    CHECK(scene.of(ogre, wounds) == 6 - 2);
}

TEST_CASE("7.4 the order is not asked for where the damage can never reach") {
    Scene scene;
    scene.fight();
    scene.monster("ogre", one);
    scene.monster("rat", one);
    scene.hand_of(one, {"sword", "coin", "nuggets"});
    scene.act({"play:sword", "attack:sword>ogre"});
    CHECK(scene.players.times("log.carried") == 0);
}

TEST_CASE("7.6 an ordinary Weapon's surplus is lost when the area is empty") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("rat", one);
    const CardId far = scene.monster("ogre", two);
    scene.hand_of(one, {"sword", "coin", "nuggets"});
    scene.dice({6});
    scene.act({"play:sword"});
    CHECK(scene.of(far, wounds) == 0);
    CHECK(scene.players.times("log.wasted") == 1);
}

TEST_CASE("7.6 why damage is wasted, and what stops some of it, is told with it") {
    const auto kit =
        kit_with({def("monster", "golem", "life = 3, armour = 2"), def("monster", "gnat", "life = 1")});
    const auto why = [](Scene& scene, const char* sentence) {
        for (const Event& event : scene.players.sentences)
            if (event.name.text() == sentence)
                for (const Slot& slot : event.slots)
                    if (slot.name.text() == "why") return static_cast<int>(slot.value.as_number());
        return -1;
    };
    Scene scene({"warrior", "mage"}, {.kit = kit.get()});
    scene.fight();
    scene.monster("golem", one);
    scene.monster("gnat", two);
    scene.hand_of(one, {"sword", "bow", "coin", "nuggets"});
    scene.dice({6, 6});
    scene.act({"play:sword"});
    CHECK(why(scene, "log.stopped") == 1);  // armour
    CHECK(why(scene, "log.wasted") == 3);   // only a heavy attack would carry on to the other area
    scene.players.sentences.clear();
    scene.act({"play:bow"});
    CHECK(why(scene, "log.wasted") == 0);  // nobody is left
}

TEST_CASE("7.6, 8 a Heavy Weapon carries into one second area, never to a third") {
    Scene scene({"warrior", "mage", "dwarf"});
    scene.fight();
    scene.monster("rat", one);
    scene.monster("slime", two);
    const CardId third = scene.monster("ogre", three);
    scene.hand_of(one, {"axe", "coin", "nuggets"});
    scene.dice({6});
    scene.act({"play:axe", "choose:monsters2"});
    CHECK(scene.in(defeated) == "rat slime");
    CHECK(scene.of(third, wounds) == 0);
    CHECK(scene.players.times("log.wasted") == 1);
}

TEST_CASE("7.7, 21.23 an attack Spell names its order over both areas before the roll") {
    Scene scene({"mage", "dwarf"});
    scene.fight();
    scene.monster("rat", one);
    scene.monster("frog", two);
    scene.monster("slime", two);
    scene.hand_of(one, {"fireball", "coin", "nuggets"});
    scene.dice({4});  // +1: rat 1, slime 1, frog 2, 1 lost
    scene.act({"play:fireball", "choose:monsters2", "attack:slime, attack:frog"});
    CHECK(scene.players.prompts == std::vector<std::string>{"main 1", "second_area 1", "order 1"});
    CHECK(scene.in(defeated) == "rat slime frog");
}

TEST_CASE("21.23 the second area may be left alone") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("rat", one);
    scene.monster("frog", two);
    scene.hand_of(one, {"axe", "coin", "nuggets"});
    scene.dice({6});
    scene.act({"play:axe", "none"});
    CHECK(scene.in(monsters, two) == "frog");
}

TEST_CASE("7.8, 7.9 wounds stay; at 0 life a Monster is dead") {
    Scene scene;
    scene.fight();
    scene.monster("horde", one);  // life 1 + 2 a hero
    scene.hand_of(one, {"sword", "bow", "coin", "nuggets"});
    scene.dice({1, 1});
    scene.act({"play:sword"});
    CHECK(scene.in(monsters, one) == "horde");
    scene.act({"play:bow"});
    CHECK(scene.in(defeated) == "horde");
}

TEST_CASE("19A Party life depends on the party size") {
    for (int size = 1; size <= 3; ++size) {
        Scene scene(std::vector<std::string>{"warrior", "mage", "dwarf"});
        scene.table.set(party_size, size);
        CHECK(scene.rules.life_of(scene.monster("horde", one)) == 1 + 2 * size);
    }
}

TEST_CASE("7.11, 21.21 'discard a card' lowers the Monster's armour, after the damage, until it dies") {
    Scene scene;
    scene.fight();
    const CardId knight = scene.monster("knight", one);
    scene.hand_of(one, {"knife", "bow", "coin", "nuggets"});
    scene.dice({3, 2});
    scene.act({"play:knife"});  // 4 - armour 2
    CHECK(scene.of(knight, wounds) == 2);
    CHECK(scene.rules.armour_of(knight) == 1);
    scene.act({"play:bow"});
    CHECK(scene.of(knight, wounds) == 3);
}

TEST_CASE("7.11 no armour, no effect; 21.21 never below 0") {
    Scene scene;
    scene.fight();
    const CardId ogre = scene.monster("ogre", one);
    scene.hand_of(one, {"knife", "coin", "nuggets"});
    scene.dice({1});
    scene.act({"play:knife"});
    CHECK(scene.rules.armour_of(ogre) == 0);
    CHECK(scene.players.times("log.armour_lowered") == 0);
}

TEST_CASE("7.12 a bonus against a type counts only if the first target is of that type") {
    Scene scene;
    scene.fight();
    scene.learn(one, "hunter");
    const CardId ghoul = scene.monster("ghoul", one);
    scene.monster("rat", one);
    scene.hand_of(one, {"bow", "sword", "coin", "nuggets"});
    scene.dice({1, 3});  // the sword without the hunter's bonus, the bow with it
    scene.act({"play:sword", "attack:sword>rat", "play:bow"});  // sword: 2, 1 carried to the ghoul
    CHECK(scene.of(ghoul, wounds) == 1 + 3 + 3);
}

TEST_CASE("19A, 21.22 armour counts on each Monster hit, also by carry-over") {
    Scene scene;
    scene.fight();
    const CardId knight = scene.monster("knight", one);
    scene.monster("rat", one);
    scene.hand_of(one, {"sword", "coin", "nuggets"});
    scene.dice({4});
    scene.act({"play:sword", "attack:sword>rat"});
    CHECK(scene.of(knight, wounds) == 5 - 1 - 2);
}

TEST_CASE("19A immunity and resistance against an element") {
    Scene scene({"mage"});
    scene.fight();
    const CardId mummy = scene.monster("mummy", one);
    scene.hand_of(one, {"fireball", "gust", "coin", "nuggets"});
    scene.dice({3, 3});
    scene.act({"play:fireball"});
    CHECK(scene.of(mummy, wounds) == 3 + 1 - 2);
    scene.act({"play:gust"});
    CHECK(scene.of(mummy, wounds) == 2 + 3);
    scene.table.move(mummy, scene.table.zone(removed));
    const CardId newt = scene.monster("newt", one);
    scene.hand_of(one, {"fireball", "coin", "nuggets"});
    scene.dice({6});
    scene.act({"play:fireball"});
    CHECK(scene.of(newt, wounds) == 0);
}

TEST_CASE("11.8 a skill's bonus on Spells of an element") {
    Scene scene({"mage"});
    scene.fight();
    scene.learn(one, "fire_mage");
    const CardId ogre = scene.monster("ogre", one);
    scene.hand_of(one, {"fireball", "gust", "coin", "nuggets"});
    scene.dice({1, 1});
    scene.act({"play:fireball", "play:gust"});
    CHECK(scene.of(ogre, wounds) == 3 + 1);
}

TEST_CASE("15.4 ordinary leftover damage does not pass to the Boss; heavy damage may") {
    for (const auto& [weapon, life_lost] : {std::pair("sword", 0), std::pair("axe", 4)}) {
        Scene scene;
        scene.fight();
        const CardId dragon = scene.boss();
        scene.monster("rat", one);
        scene.hand_of(one, {weapon, "coin", "nuggets"});
        scene.dice({3});
        if (life_lost > 0)
            scene.act({"play:axe", "choose:boss_area"});
        else
            scene.act({"play:sword"});
        CHECK(scene.of(dragon, wounds) == life_lost);
    }
}

TEST_CASE("21.12 the Boss may be attacked with no Monster in front") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    const CardId dragon = scene.boss();
    const CardId far = scene.monster("rat", two);
    CHECK(attackable(scene.rules, one) == std::vector<CardId>{far, dragon});
    CHECK(attackable(scene.rules, two) == std::vector<CardId>{far});
}

TEST_CASE("19B.5 the party's own Defensive Monsters cannot be attacked") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.fill(front, one, {"wolf_card"});
    scene.fill(front, two, {"turtle_card"});
    CHECK(attackable(scene.rules, one).empty());
}

TEST_CASE("21.11 Monsters before a fallen hero can be attacked by all without own Monsters") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    const CardId rat = scene.monster("rat", two);
    lose_life(scene.rules, two, 99);
    CHECK(attackable(scene.rules, one) == std::vector<CardId>{rat});
}

TEST_CASE("21.56 improvised attack: once a turn, without a Weapon, any card: die - 3 on one Monster") {
    Scene scene;
    scene.fight();
    const CardId ogre = scene.monster("ogre", one);
    scene.monster("rat", one);
    scene.hand_of(one, {"sword", "coin"});
    CHECK_FALSE(scene.offers("improvise:coin"));
    CHECK(scene.refusal("improvise").empty());
    scene.hand_of(one, {"coin", "nuggets"});
    scene.dice({6});
    scene.act({"improvise:coin", "attack:coin>ogre"});
    CHECK(scene.of(ogre, wounds) == 3);
    CHECK(scene.in(discard_pile, one) == "coin");
    CHECK(scene.of(one, purse) == 0);
    CHECK_FALSE(scene.offers("improvise:nuggets"));
    CHECK(scene.refusal("improvise") == "why.used_up");
}

TEST_CASE("21.56 an improvised attack does not carry over and gets no bonus") {
    Scene scene({"paladin"});
    scene.fight();
    scene.learn(one, "master");
    scene.monster("rat", one);
    const CardId ogre = scene.monster("ogre", one);
    scene.hand_of(one, {"coin", "nuggets"});
    scene.dice({6});
    scene.act({"improvise:coin", "attack:coin>rat"});
    CHECK(scene.in(defeated) == "rat");
    CHECK(scene.of(ogre, wounds) == 0);
}

TEST_CASE("3.3 a magic staff strikes as a Staff or, paid with intelligence, as a Spell") {
    Scene scene;
    scene.fight();
    const CardId mummy = scene.monster("mummy", one);
    scene.hand_of(one, {"wand", "wand", "coin"});
    scene.dice({6, 6});
    scene.act({"play:wand"});
    CHECK(scene.of(mummy, wounds) == 4);
    CHECK(scene.of(one, intelligence) == 2);
    scene.act({"play_magic:wand"});
    CHECK(scene.of(mummy, wounds) == 4 + 4);  // without the Staff's -2; fire: resisted by 2
    CHECK(scene.of(one, intelligence) == 0);
    CHECK(scene.of(one, attacks) == 1);
}

TEST_CASE("19C intelligence for damage, life for intelligence; once a turn, not with Ranged Weapons") {
    Scene scene({"mage"});
    scene.fight();
    scene.learn(one, "vampire");
    scene.monster("knight", one);
    scene.table.set(one, life, 20);
    scene.hand_of(one, {"bow", "sword", "staff", "coin", "nuggets"});
    scene.dice({2, 4, 5});
    scene.act({"play:bow"});
    scene.act({"play:sword", "6"});  // 5 - armour 2
    CHECK(scene.of(one, intelligence) == 3);
    CHECK(scene.of(one, life) == 23);
    scene.act({"play:staff"});  // not asked again
    CHECK(scene.of(one, life) == 23);
}

TEST_CASE("3.2 a Weapon's secondary effect comes after its damage and is mandatory") {
    Scene scene;
    scene.fight();
    scene.monster("ogre", one);
    scene.hand_of(one, {"hammer", "coin", "nuggets"});
    scene.act({"play:hammer", "remove:coin"});
    CHECK(scene.in(hand, one) == "nuggets");
    CHECK(scene.players.prompts.back() == "remove 1");
}

TEST_CASE("11.2 a mini Monster's XP go to the killer only") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("goblin", one);
    scene.monster("rat", two);
    scene.hand_of(one, {"sword", "coin", "nuggets"});
    scene.dice({6});
    scene.act({"play:sword"});
    CHECK(scene.of(one, xp) == 10);
    CHECK(scene.of(two, xp) == 0);
}

TEST_CASE("21.17 an unlooted Monster still gives its XP") {
    Scene scene;
    scene.fight();
    scene.monster("goblin", one);
    scene.monster("rat", one);
    scene.hand_of(one, {"bow", "coin", "nuggets"});
    scene.dice({3});
    scene.act({"play:bow", "attack:bow>goblin"});
    CHECK(scene.of(one, xp) == 10);
    CHECK(scene.in(loot, one).empty());
}

TEST_CASE("21.54 a summoned Monster gives neither XP nor Loot") {
    Scene scene;
    scene.fight();
    const CardId goblin = scene.monster("goblin", one);
    scene.monster("ogre", one);
    scene.table.set(goblin, summoner, 1);
    scene.hand_of(one, {"bow", "coin", "nuggets"});
    scene.dice({3});
    scene.act({"play:bow", "attack:bow>goblin"});
    CHECK(scene.in(defeated) == "goblin");
    CHECK(scene.of(one, xp) == 0);
    CHECK(scene.in(loot, one).empty());
}

TEST_CASE("9.5, 11.2 a standard Monster gives its XP and no Loot") {
    Scene scene;
    scene.fight();
    scene.monster("goblin_card", one);
    scene.monster("rat", one);
    scene.hand_of(one, {"bow", "coin", "nuggets"});
    scene.dice({3});
    scene.act({"play:bow", "attack:bow>goblin_card"});
    CHECK(scene.of(one, xp) == 10);
    CHECK(scene.in(loot, one).empty());
}

TEST_CASE("19D.2 in the last turn of Berserk its bonus still counts, afterwards no more") {
    for (const auto& [turns, dealt] : {std::pair(1, 3 - 2 + 2), {0, 3 - 2}}) {
        Scene scene({"dwarf"});
        scene.fight();
        const CardId ogre = scene.monster("ogre", one);
        scene.table.set(one, berserk, turns);
        scene.hand_of(one, {"staff", "coin", "nuggets"});
        scene.dice({3});
        scene.act({"play:staff"});
        CHECK(scene.of(ogre, wounds) == dealt);
    }
}

TEST_CASE("7.2, 19C each family's and each element's bonus is for its own Weapons and Spells") {
    const std::string_view families[] = {"sword", "axe", "mace", "ranged", "knife", "staff"};
    const std::string_view elements[] = {"fire", "earth", "water", "air", "mind"};
    script::Files more;
    for (std::string_view family : families) {
        more.push_back(
            def("card", fmt::format("my_{}", family), fmt::format("kind = 'weapon', family = '{}'", family)));
        more.push_back(def("skill", fmt::format("{}_skill", family),
                           fmt::format("traits = {{family = {{{} = 2}}}}", family)));
    }
    for (std::string_view element : elements) {
        more.push_back(
            def("card", fmt::format("my_{}", element),
                fmt::format("kind = 'attack_spell', from = 'spell', element = '{}', cost = 1", element)));
        more.push_back(def("skill", fmt::format("{}_skill", element),
                           fmt::format("traits = {{spells = {{{} = 2}}}}", element)));
    }
    more.push_back(def("skill", "all_spells", "traits = {spells = {none = 1}}"));
    more.push_back(def("card", "my_spell", "kind = 'attack_spell', from = 'spell', cost = 1"));
    const auto kit = kit_with(more);
    const auto dealt = [&](std::string_view card, std::initializer_list<std::string> skills) {
        Scene scene({"mage"}, {.kit = kit.get()});
        scene.fight();
        for (const std::string& skill : skills)
            scene.learn(one, skill);
        const CardId ogre = scene.monster("ogre", one);
        scene.hand_of(one, {card, "coin", "nuggets"});
        scene.dice({1});
        scene.act({fmt::format("play:{}", card)});
        return scene.of(ogre, wounds);
    };
    for (std::size_t i = 0; i < std::size(families); ++i) {
        CAPTURE(families[i]);
        const std::string next(families[(i + 1) % std::size(families)]);
        CHECK(dealt(fmt::format("my_{}", families[i]), {fmt::format("{}_skill", families[i])}) == 3);
        CHECK(dealt(fmt::format("my_{}", families[i]), {next + "_skill", "all_spells"}) == 1);
    }
    CHECK(dealt("my_spell", {}) == 1);
    CHECK(dealt("my_spell", {"all_spells", "fire_skill"}) == 2);  // of no element, but a Spell
    for (std::size_t i = 0; i < std::size(elements); ++i) {
        CAPTURE(elements[i]);
        const std::string next(elements[(i + 1) % std::size(elements)]);
        CHECK(dealt(fmt::format("my_{}", elements[i]), {fmt::format("{}_skill", elements[i])}) == 3);
        CHECK(dealt(fmt::format("my_{}", elements[i]), {next + "_skill"}) == 1);
        CHECK(dealt(fmt::format("my_{}", elements[i]),
                    {fmt::format("{}_skill", elements[i]), "all_spells"}) == 4);
    }
}

TEST_CASE("7.6 a Monster that a dying one takes with it is killed once, and what is left is wasted") {
    const auto kit =
        kit_with({def("monster", "keg",
                      "life = 1, xp = 3, on_death = function(self, hero)"
                      "  for _, other in ipairs(hero.monsters) do if other ~= self then other:kill() end end "
                      "end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.monster("keg", one);
    scene.monster("frog", one);
    scene.hand_of(one, {"axe", "coin", "nuggets"});
    scene.dice({6});
    scene.act({"play:axe", "attack:axe>keg"});
    CHECK(scene.of(one, xp) == 3 + 5);
    CHECK(scene.players.times("log.killed") == 2);
    CHECK(scene.players.times("log.carried") == 0);
}

TEST_CASE("7.5 who is killed by what a hit sets off is killed once") {
    const auto kit =
        kit_with({def("skill", "venom", "on_hit = function(self, hero, monster, dealt) monster:kill() end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.learn(one, "venom");
    scene.monster("lizardman", one);
    scene.boss();
    scene.hand_of(one, {"bow", "coin", "nuggets"});
    scene.dice({1});
    scene.act({"play:bow"});
    CHECK(scene.of(one, xp) == 10);
    CHECK(scene.players.times("log.killed") == 1);
}

TEST_CASE("7.5, 19A only damage is a hit: 1 is, what immunity and armour leave of nothing is not") {
    const auto kit = kit_with(
        {def("skill", "watcher", "on_hit = function(self, hero, monster, dealt) hero:gain_money(dealt) end"),
         def("monster", "witness",
             "life = 9, on_wound = function(self, hero, dealt) hero:gain_xp(dealt) end"),
         def("monster", "golem",
             "life = 9, armour = 5, on_wound = function(self, hero, dealt) hero:gain_xp(99) end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.learn(one, "watcher");
    scene.monster("witness", one);
    scene.monster("golem", one);
    scene.hand_of(one, {"bow", "sword", "coin", "nuggets"});
    scene.dice({1, 2});
    scene.act({"play:bow", "attack:bow>witness"});
    CHECK(scene.of(one, purse) == 1);
    CHECK(scene.of(one, xp) == 1);
    scene.players.told.clear();
    scene.act({"play:sword", "attack:sword>golem"});
    CHECK(scene.of(one, xp) == 1);
    CHECK(scene.players.told == std::vector<std::string>{"log.strikes", "log.unhurt"});
}

TEST_CASE("19A whose last breath heals it lives on: no XP, no Loot, no kill") {
    const auto kit = kit_with(
        {def("monster", "phoenix",
             "life = 2, xp = 10, loot = {'beer'}, on_death = function(self, hero) self:mend(1) end"),
         def("skill", "hunter_s_eye", "on_kill = function(self, hero, monster) hero:gain_money(5) end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.learn(one, "hunter_s_eye");
    const CardId phoenix = scene.monster("phoenix", one);
    scene.hand_of(one, {"sword", "coin", "nuggets"});
    scene.dice({5});
    scene.act({"play:sword"});
    CHECK(scene.in(monsters, one) == "phoenix");
    CHECK(scene.of(phoenix, wounds) == 1);
    CHECK(scene.of(one, xp) == 0);
    CHECK(scene.of(one, purse) == 0);
}

TEST_CASE("7.5 a blow is spent on the Monster that it hit, though something else kills that one") {
    const auto kit =
        kit_with({def("skill", "venom", "on_hit = function(self, hero, monster, dealt) monster:kill() end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.learn(one, "venom");
    scene.monster("lizardman", one);
    scene.monster("turtle", one);
    scene.hand_of(one, {"bow", "coin", "nuggets"});
    scene.dice({2});
    scene.act({"play:bow", "attack:bow>lizardman"});
    CHECK(scene.in(monsters, one) == "turtle");
    CHECK(scene.players.times("log.carried") == 0);
}

TEST_CASE("7.11, 21.21 nobody's armour is lowered once the blow has killed it, or where there is none") {
    for (const auto& [id, roll, told] : {std::tuple("knight", 6, 0), {"knight", 1, 1}, {"ogre", 1, 0}}) {
        Scene scene;
        scene.fight();
        scene.monster(id, one);
        scene.monster("turtle", one);
        scene.hand_of(one, {"knife", "coin", "nuggets"});
        scene.dice({roll});
        scene.act({"play:knife", fmt::format("attack:knife>{}", id)});
        CHECK(scene.players.times("log.armour_lowered") == told);
    }
}

}  // namespace tankard::deckbuilder::test
