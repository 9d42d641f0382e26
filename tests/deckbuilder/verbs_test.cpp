// Every verb and hook that registry.cpp offers, called from real Lua definitions.
#include "deckbuilder/scripting/verbs.h"

#include "deckbuilder/rules/damage.h"
#include "deckbuilder/rules/encounter.h"
#include "deckbuilder/rules/hero_attack.h"
#include "deckbuilder/rules/monsters_attack.h"
#include "deckbuilder/rules/turn.h"
#include "fixture.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace tankard::deckbuilder::test {
namespace {

/// A scene in which this Lua runs at the start of the first hero's turn; `hero`, `other` and `goblin` are at
/// hand, and a goblin of 3 life stands before each hero. Lua asserts; the scene shows what is left.
struct Lua {
    explicit Lua(std::string_view body, std::initializer_list<std::string_view> answers = {},
                 std::vector<std::int32_t> dice = {})
        : kit(kit_with({def("adventure_card", "probe",
                            fmt::format("number = 99, on_turn_start = function(self, turn)\n"
                                        "local hero, other = turn.heroes[1], turn.heroes[2]\n"
                                        "local goblin = hero.monsters[1]\n{}\nend",
                                        body))})),
          scene({"warrior", "mage"}, {.kit = kit.get()}) {
        scene.fight();
        scene.put("probe", adventure);
        scene.monster("goblin", one);
        scene.monster("goblin", two);
        scene.hand_of(one, {"coin", "sword", "tonic"});
        scene.table.set(one, life, 30);
        dice.insert(dice.end(), 6, 1);  // the goblin's attack
        scene.dice(std::move(dice));
        scene.say(answers);
        scene.run_turn_start(one);
    }
    std::unique_ptr<Kit> kit;
    Scene scene;
};

std::string mistake(std::string_view body) {
    try {
        const Lua lua(body);
    } catch (const ScriptError& error) {
        return error.what();
    }
    return "";
}

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

}  // namespace

TEST_CASE("verbs: numbers that make no sense are refused with a sentence, and change nothing") {
    for (const auto& [lua, told] : {std::pair("hero:rise(-5)", "'life' should be 1 to 999, not -5"),
                                    {"hero:hurt(-1)", "'amount' should be 0 to 999, not -1"},
                                    {"hero:hurt(1000000000)", "'amount' should be 0 to 999, not 1000000000"},
                                    {"hero:lose_life(-3)", "'amount' should be 0 to 999, not -3"},
                                    {"hero:heal(-1)", "'amount' should be 0 to 999, not -1"},
                                    {"hero:discard(-1)", "'count' should be 0 to 99, not -1"},
                                    {"hero:draw(1000000000)", "'count' should be 0 to 99, not 1000000000"},
                                    {"hero:gain_xp(-1)", "'amount' should be 0 to 999, not -1"},
                                    {"hero:gain_money(1000000000)", "'amount' should be -999 to 999"},
                                    {"hero:think(-1000000000)", "'change' should be -99 to 99"},
                                    {"goblin:wound(-2)", "'amount' should be 0 to 999, not -2"},
                                    {"goblin:enrage(math.maxinteger)", "'amount' should be -99 to 99"},
                                    {"hero:heal(0/0)", "should be an integer"},
                                    {"hero:heal(1/0)", "should be an integer"}}) {
        const std::string_view script = lua;
        CAPTURE(script);
        CHECK(has(mistake(lua), told));
        CHECK(has(mistake(lua), "(in adventure_card 'probe', hook 'on_turn_start')"));
    }
}

TEST_CASE("verbs: sums stop at a counter's limits, however often something is added") {
    Lua(R"(for i = 1, 40 do
             hero:gain_money(999) hero:gain_armour(99) hero:think(99) goblin:enrage(99)
           end
           assert(hero.purse == 999 and hero.armour == 999 and hero.intelligence == 99))");
}

TEST_CASE("verbs: what a hero shows") {
    Lua(R"(assert(hero.life == 30 and hero.max_life == 40 and hero.intelligence == 2)
           assert(hero.xp == 0 and hero.level == 1 and hero.purse == 0 and hero.armour == 0)
           assert(hero.hand_count == 3 and hero.scars == 0 and hero.attacks == 0 and hero.beers == 0)
           assert(hero.standing and hero.leads and hero.active and not hero.berserk)
           assert(hero.kind == 'warrior' and other.kind == 'mage' and not other.leads)
           assert(#hero.monsters == 1))");
}

TEST_CASE("verbs: what the turn shows") {
    Lua(R"(assert(turn.hero == hero and turn.leader == hero and #turn.heroes == 2 and #turn.fallen == 0)
           assert(#turn.monsters == 2 and turn.boss == nil and turn.party_size == 2 and turn.round == 1)
           assert(turn.story ~= nil)
           local n = turn:roll() assert(n == 4)
           turn:tell('hello') turn:tell('hello', other, 3))",
        {}, {4});
}

TEST_CASE(
    "verbs: the turn's Monsters are those alive in all areas, from the active hero on, and last the Boss") {
    const auto kit =
        kit_with({def("adventure_card", "probe", R"(number = 99, on_turn_start = function(self, turn)
        local all = turn.monsters
        assert(#all == 3 and all[1].id == 'troll' and all[2].id == 'goblin' and all[3] == turn.boss) turn:tell 'seen'
    end)")});
    Scene scene({"warrior", "mage"}, {.kit = kit.get()});
    scene.fight(two);
    scene.put("probe", adventure);
    scene.monster("goblin", one);
    const CardId dead = scene.monster("goblin", one);
    scene.table.set(dead, wounds, 3);
    scene.monster("troll", two);
    scene.boss();
    scene.dice({1, 1, 1, 1, 1, 1});
    scene.run_turn_start(two);
    CHECK(scene.players.times("seen") == 1);
}

TEST_CASE("verbs: what a card shows") {
    Lua(R"(assert(goblin.life == 3 and goblin.wounds == 0 and goblin.armour == 0 and not goblin.summoned)
           assert(goblin.kind == 'monster' and goblin.hero == hero and not goblin:has_type('undead'))
           assert(not goblin.is_spell and goblin.family == 'none' and goblin.element == 'none'))");
}

TEST_CASE("verbs: discard, remove, draw, fetch") {
    const Lua lua(R"(assert(hero:discard(1) == 1) assert(hero:remove(1) == 1)
                     assert(hero:draw(2) == 2) assert(hero:fetch('money')) assert(not hero:fetch('beer')))",
                  {"discard:coin", "remove:sword"});
    CHECK(lua.scene.table.size(lua.scene.table.zone(hand, one)) == 4);
    CHECK(lua.scene.in(discard_pile, one).empty());
    CHECK(lua.scene.in(removed).ends_with("sword"));
}

TEST_CASE("21.64 for a companion that leads the next standing person decides") {
    Scene scene({"warrior", "mage", "warrior"});
    scene.table.set(first_player, 1);
    const Verbs verbs(scene.rules);
    CHECK(verbs.speaker() == seat_at(1));
    scene.table.set(seat_at(1), person, 0);
    CHECK(verbs.speaker() == seat_at(2));
    scene.table.set(seat_at(2), standing, 0);
    CHECK(verbs.speaker() == seat_at(0));
    scene.table.set(seat_at(0), person, 0);
    CHECK(verbs.speaker() == seat_at(1));
    scene.table.set(first_player, -1);
    CHECK(verbs.speaker() == SeatId::none);
}

TEST_CASE("verbs: heal, hurt, lose_life, gain_xp, gain_money, think, gain_armour") {
    const Lua lua(R"(assert(hero:heal(4) == 4) assert(hero:hurt(3) == 3) hero:lose_life(2)
                     hero:gain_xp(50) hero:gain_money(15) hero:gain_money(-5) hero:think(3)
                     hero:gain_armour(2) assert(hero.armour == 2) assert(hero:hurt(5, true) == 3))");
    CHECK(lua.scene.of(one, life) == 30 + 4 - 3 - 2 - 3 - 1);  // and the goblin's 1
    CHECK(lua.scene.of(one, level) == 2);
    CHECK(lua.scene.of(one, purse) == 10);
    CHECK(lua.scene.of(one, intelligence) == 5);
}

TEST_CASE("verbs: what is held, discarded, left and within reach") {
    const Lua lua(R"(hero:gain_money(5)
           assert(hero.money == 15 and other.money == 0 + 10 * other:holds('money'))
           assert(hero:holds('weapon') == 1 and hero:holds('potion') == 1 and hero:holds('scroll') == 0)
           assert(hero:discarded('weapon') == 0)
           assert(turn:left('axe') == 1 and hero:gain_card('axe') and turn:left('axe') == 0)
           assert(hero:discarded('weapon') == 1)
           assert(#hero.targets == 1 and hero.targets[1] == goblin))");
    CHECK(has(mistake("hero:holds('wepon')"), "there is no kind of card 'wepon'"));
    CHECK(has(mistake("turn:left('swrod')"), "there is no card 'swrod'"));
}

TEST_CASE("verbs: gain_card, lose_card, has_card") {
    const Lua lua(R"(assert(hero:has_card('sword') and not hero:has_card('axe'))
                     assert(hero:gain_card('axe') and not hero:gain_card('axe'))
                     assert(hero:has_card('axe') and hero:lose_card('sword') and not hero:lose_card('bow')))");
    CHECK(lua.scene.in(discard_pile, one) == "axe");
    CHECK(lua.scene.in(hand, one) == "coin tonic");
}

TEST_CASE("verbs: give_effect, has_effect, end_effect, lift") {
    const Lua lua(R"(assert(hero:give_effect('lucky') and hero:has_effect('lucky'))
                     assert(hero:end_effect('lucky') and not hero:end_effect('lucky'))
                     hero:give_effect('doomed'))");
    CHECK(lua.scene.in(effects, one) == "doomed");
    const auto kit =
        kit_with({def("effect", "blink", "on_turn_start = function(self, turn) self:lift() end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.monster("turtle", one);
    scene.table.move(scene.find("blink", effect_supply), scene.table.zone(effects, one));
    scene.run_turn_start(one);
    CHECK(scene.in(effects, one).empty());
}

TEST_CASE("verbs: give_skill, has_skill, scar, rise, roll") {
    const Lua lua(
        R"(assert(not hero:has_skill('tough') and hero:give_skill('tough') and hero:has_skill('tough'))
                     assert(not hero:give_skill('tough')) hero:scar() assert(hero.max_life == 35)
                     other:lose_life(99) assert(not other.standing and #turn.fallen == 1)
                     other:rise(7) assert(other.life == 7) assert(hero:roll() == 5))",
        {}, {5});
    CHECK(lua.scene.rules.stands(two));
}

TEST_CASE("verbs: ask, choose, choose_monster") {
    Lua(R"(assert(hero:ask('sure') == true and hero:ask('sure') == false)
           assert(hero:choose('which', {'left', 'right'}) == 2)
           assert(hero:choose('which', {'left', 'right'}, 1) == 2)
           assert(hero:choose_monster('whom') == goblin))",
        {"yes", "no", "right", "right", "choose:goblin"});
}

TEST_CASE("verbs: place, bring, drop, move_to") {
    const Lua lua(R"(assert(turn:place('rat', other).hero == other) local frog = hero:bring('frog')
                     frog:move_to(other) assert(frog.hero == other) assert(turn:drop('potion', hero) == 1)
                     assert(turn:place('rare', hero) and turn:place('rare', hero) == nil))");
    CHECK(lua.scene.in(monsters, two) == "goblin rat frog");
    CHECK(lua.scene.in(loot, one) == "tonic");
}

TEST_CASE("verbs: wound, mend, kill, weaken, enrage") {
    const Lua lua(R"(assert(goblin:wound(2) == 2 and goblin.life == 1) goblin:mend(1) assert(goblin.life == 2)
                     goblin:enrage(5) local knight = turn:place('knight', other) knight:weaken(1)
                     assert(knight.armour == 1) assert(knight:wound(2) == 1)
                     local newt = turn:place('newt', other) assert(newt:wound(3, 'fire') == 0)
                     other.monsters[1]:kill())");
    CHECK(lua.scene.hurt(one) == 10 + 1 + 5);
    CHECK(lua.scene.in(monsters, two) == "knight newt");
    CHECK(lua.scene.of(one, xp) == 10);
}

TEST_CASE("verbs: take_away") {
    const auto kit =
        kit_with({def("card", "candle", "kind = 'item', on_play = function(self) self:take_away() end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.hand_off();
    scene.hand_of(one, {"candle", "coin"});
    scene.act({"play:candle"});
    CHECK(scene.in(played, one).empty());
    CHECK(scene.in(removed).ends_with("candle"));
}

TEST_CASE("verbs: error is a sentence") {
    CHECK(has(mistake("hero:gain_card('swrod')"), "there is no card 'swrod'; did you mean 'sword'?"));
    CHECK(
        has(mistake("turn:place('gobblin', hero)"), "there is no Monster 'gobblin'; did you mean 'goblin'?"));
    CHECK(has(mistake("turn:drop('wine', hero)"), "turn:drop: the icon 'wine' should be one of beer"));
    CHECK(has(mistake("goblin:wound(1, 'ice')"), "there is no element 'ice'"));
    CHECK(has(mistake("self:wound(1)"), "this card is no Monster in play"));
    CHECK(has(mistake("self:kill()"), "this card is no Monster in play"));
    CHECK(has(mistake("goblin:lift()"), "only an effect can be lifted"));
    CHECK(has(mistake("goblin:take_away()"), "only cards of the market or a deck"));
    CHECK(has(mistake("self:move_to(hero)"), "only Monsters in play move"));
    CHECK(has(mistake("hero:choose('x', {})"), "at least one option"));
    CHECK(has(mistake("hero:summon('sword')"), "'sword' is no ally"));
    CHECK(has(mistake("hero:fetch('wine')"), "there is no kind of card 'wine'"));
}

TEST_CASE("hooks: an attack, from its filters to the kill, in order") {
    const auto tell = [](std::string_view key) {
        return fmt::format("function(self) self.hero:ask('{}') end", key);
    };
    const auto kit =
        kit_with({def("monster", "witness",
                      fmt::format("life = 5, loot = {{}}, on_wound = {}, on_death = {}", tell("wound"),
                                  tell("death"))),
                  def("skill", "watcher",
                      fmt::format("attack_change = function(self, hero, monster, card) return 2 end,"
                                  "on_hit = {}, on_kill = {}",
                                  tell("hit"), tell("kill")))});
    Scene scene({"warrior", "mage"}, {.kit = kit.get()});
    scene.fight();
    scene.learn(one, "watcher");
    scene.monster("witness", one);
    scene.monster("turtle", two);
    scene.hand_of(one, {"bow", "sword", "coin"});
    scene.dice({1, 2});
    scene.act({"play:bow", "yes", "yes"});
    scene.act({"play:sword", "yes", "yes", "yes"});
    CHECK(fmt::format("{}", fmt::join(scene.players.prompts, ", ")) ==
          "main 1, hit 1, wound 1, main 1, hit 1, death 1, kill 1");
}

TEST_CASE("hooks: a Monster's attack") {
    const auto kit = kit_with({def("monster", "leech",
                                   "life = 5, before_attacks = function(self, hero) self:enrage(1) end,"
                                   "on_attack = function(self, hero, dealt) self:mend(dealt) end"),
                               def("skill", "aura",
                                   "monster_attack_change = function(self, monster, hero) return 1 end,"
                                   "damage_change = function(self, hero, dealt) return -2 end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.learn(one, "aura");
    const CardId leech = scene.monster("leech", one);
    scene.table.set(leech, wounds, 4);
    scene.dice({3});
    scene.run_turn_start(one);
    CHECK(scene.hurt(one) == 3 + 1 + 1 - 2);
    CHECK(scene.of(leech, wounds) == 4 - 3);
}

TEST_CASE("verbs: a filter that names the parts of its number gives the number that it gives") {
    struct Ear : Listener {
        void on(const Event& event, const Table& /*table*/) override {
            if (event.name == word::tell_attacks) attack = event;
        }
        Event attack;
    };
    using Parts = std::vector<std::pair<std::string, std::int64_t>>;
    const auto attack_with = [](std::string_view body) {
        const auto kit = kit_with(
            {def("monster", "leech", "life = 5"),
             def("skill", "aura",
                 fmt::format("monster_attack_change = function(self, monster, hero) {} end", body))});
        Scene scene({"warrior"}, {.kit = kit.get()});
        scene.fight();
        scene.learn(one, "aura");
        scene.monster("leech", one);
        scene.dice({3});
        Ear ear;
        scene.table.listen(&ear);
        scene.run_turn_start(one);
        scene.table.listen(&scene.players);
        Parts parts;
        std::int64_t sum = 3;  // the die
        for (const Slot& part : ear.attack.parts) {
            parts.emplace_back(part.name.text(), part.value.as_number());
            sum += part.value.as_number();
        }
        std::int64_t total = -1;
        for (const Slot& slot : ear.attack.slots)
            if (slot.name == word::total) total = slot.value.as_number();
        CHECK(total == sum);
        return parts;
    };
    CHECK(attack_with("return self:part('berserk', 2) + self:part('nightfall', 1) + 4") ==
          Parts{{"berserk", 2}, {"nightfall", 1}, {"aura", 4}});
    // What the parts say and what the filter gives need not agree: the filter counts.
    CHECK(attack_with("self:part('berserk', 50); return 3") == Parts{{"berserk", 50}, {"aura", -47}});
    CHECK(attack_with("for i = 1, 40 do self:part('berserk', 99) end return 3") == Parts{{"aura", 3}});
    CHECK(attack_with("for i = 1, 40 do self:part('berserk', -99) end return 3") == Parts{{"aura", 3}});
    const Parts many = attack_with("for i = 1, 500 do self:part('part' .. i, 10) end return 3");
    CHECK(many.size() == 17);
    CHECK(many.back() == Parts::value_type{"aura", 3 - 160});
}

TEST_CASE("hooks: prices, purchases, falls, rounds, the ends of turns and encounters") {
    const auto kit =
        kit_with({def("effect", "diary",
                      "turns = -1, price_change = function(self, hero, card) return -5 end,"
                      "on_buy = function(self, hero, card) hero:gain_xp(1) end,"
                      "on_fall = function(self, hero) hero:rise(9) end,"
                      "on_turn_end = function(self, turn) turn:tell('diary.turn') end,"
                      "on_round = function(self, turn, round) turn:tell('diary.round', nil, round) end,"
                      "on_encounter_end = function(self, turn) turn:tell('diary.encounter') end")});
    Scene scene({"warrior", "mage"}, {.kit = kit.get()});
    scene.fight();
    scene.table.move(scene.find("diary", effect_supply), scene.table.zone(effects, one));
    scene.monster("turtle", two);
    scene.fill(loot, one, {"bow"});
    scene.hand_of(one, {"coin"});
    scene.table.set(one, purse, 15);
    scene.act({"buy:bow"});
    CHECK(scene.of(one, xp) == 1);
    lose_life(scene.rules, two, 99);
    CHECK(scene.of(two, life) == 9);
    end_turn(scene.rules);
    CHECK(scene.players.times("diary.turn") == 1);
    end_turn(scene.rules);
    CHECK(scene.players.times("diary.round") == 1);
    scene.fill(monsters, two, {});
    check_encounter(scene.rules, one);
    CHECK(scene.players.times("diary.encounter") == 1);
}

TEST_CASE("hooks: a chapter's on_setup, a Boss's on_reveal") {
    const auto kit =
        kit_with({def("chapter", "storm",
                      "deck = {0}, boss = 'giant', on_setup = function(self, turn) turn:tell('storm') end"),
                  def("boss", "giant", "life = 9, on_reveal = function(self, turn) turn:tell('giant') end")});
    Scene scene({"warrior"}, {.chapter = "storm", .kit = kit.get()});
    scene.beat();
    CHECK(scene.players.times("storm") == 1);
    scene.beat();
    CHECK(scene.players.times("giant") == 1);
}

TEST_CASE("verbs: what a hero has is told from what others are called") {
    Lua(R"(assert(hero:has_card('coin') and not hero:has_card('axe'))
           hero:give_effect('lucky')
           assert(hero:has_effect('lucky') and not hero:has_effect('cursed') and not other:has_effect('lucky'))
           hero:give_skill('tough')
           assert(hero:has_skill('tough') and not hero:has_skill('hunter') and not other:has_skill('tough')))");
}

TEST_CASE("verbs: what a hero takes, learns and gains is told") {
    const Lua lua(R"(hero:gain_card('tonic') hero:give_skill('tough') hero:gain_armour(2) hero:think(1)
                     hero:gain_money(3) hero:give_effect('lucky') hero:end_effect('lucky') hero:lose_card('coin')
                     goblin:enrage(1) goblin:enrage(-1))");
    for (const char* key : {"log.took", "log.learned", "log.shielded", "log.think", "log.money", "log.effect",
                            "log.effect_over", "log.removed", "log.enraged", "log.daunted"}) {
        CAPTURE(key);
        CHECK(lua.scene.players.times(key) == 1);
    }
}

TEST_CASE("verbs: a card that is taken away is told and out of the game; a starting card is in the box") {
    const std::string gone = "kind = 'item', on_play = function(self, hero) self:take_away() end";
    const auto kit = kit_with({def("card", "map", gone), def("card", "torch", gone + ", from = 'start'")});
    for (const auto& [id, to] : {std::pair("map", removed), std::pair("torch", box)}) {
        Scene scene({"warrior"}, {.kit = kit.get()});
        scene.fight();
        scene.monster("goblin", one);
        scene.hand_of(one, {id, "sword"});
        scene.act({fmt::format("play:{}", id)});
        CHECK(scene.players.times("log.removed") == 1);
        CHECK(scene.in(hand, one) == "sword");
        CHECK(scene.in(played, one).empty());
        CHECK(scene.in(discard_pile, one).empty());
        CHECK(scene.find(id, to) != CardId::none);
    }
}

TEST_CASE("verbs: a summoned ally stands in front and is not ready to attack yet") {
    const Lua lua("assert(hero:summon('wolf_card'))");
    const CardId wolf = lua.scene.find("wolf_card", front, one);
    CHECK(lua.scene.of(wolf, summoner) == static_cast<int>(index(wolf)) + 1);
    CHECK(lua.scene.players.times("log.ally_strikes") == 0);
}

TEST_CASE("content: a name is looked up among its own kind") {
    CHECK(kit().content.find("goblin", DefKind::monster) != DefId::none);
    CHECK(kit().content.find("goblin", DefKind::card) == DefId::none);
    CHECK(kit().content.find("nobody", DefKind::card) == DefId::none);
}

TEST_CASE("verbs: what a card that is no Monster shows: no life, no armour, no type") {
    Lua(R"(assert(hero:give_effect('doomed'))
           assert(self.life == 0 and self.armour == 0 and not self:has_type('undead') and self.kind == 'monster')
           assert(self.family == 'none' and self.element == 'none' and not self.is_spell))");
    const auto kit =
        kit_with({def("card", "probe_card",
                      "kind = 'item', on_play = function(self, hero)"
                      "  assert(self.life == 0 and self.armour == 0 and not self:has_type('undead'))"
                      "  assert(self.kind == 'item' and self.family == 'none') hero:gain_money(1) end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.monster("turtle", one);
    scene.hand_of(one, {"probe_card", "coin", "nuggets"});
    scene.act({"play:probe_card"});
    CHECK(scene.of(one, purse) == 1);
}

TEST_CASE("19C verbs: an ally is of its Monster's types and of the one that its owner's trait gives") {
    const auto kit = kit_with({def("monster", "hound", "life = 3, defensive = true, types = {'beast'}"),
                               def("card", "hound_card", "kind = 'ally', monster = 'hound'"),
                               def("skill", "necromancy", "traits = {ally_type = 'undead'}"),
                               def("adventure_card", "probe",
                                   "number = 99, on_turn_start = function(self, turn)"
                                   "  local ally = turn.hero:summon 'hound_card'"
                                   "  turn.hero:gain_money((ally:has_type 'beast' and 1 or 0) + "
                                   "(ally:has_type 'undead' and 10 or 0)"
                                   "    + (ally:has_type 'demon' and 100 or 0)) end")});
    for (bool learned : {false, true}) {
        Scene scene({"warrior", "mage"}, {.kit = kit.get()});
        scene.fight();
        scene.put("probe", adventure);
        scene.monster("turtle", two);
        if (learned) {
            scene.learn(one, "tough");  // says nothing of a type, and takes none away
            scene.learn(one, "necromancy");
            CHECK(scene.in(skills, one) == "necromancy tough");
        }
        scene.run_turn_start(one);
        CHECK(scene.of(one, purse) == (learned ? 11 : 1));
    }
}

TEST_CASE("verbs: what is drawn is told where hands are open, and only there") {
    const auto kit =
        kit_with({def("adventure_card", "gift",
                      "number = 99, on_turn_start = function(self, turn) turn.hero:draw(2) end")});
    for (const auto& [rule, told] : {std::pair("open", 2), {"closed", 0}}) {
        Scene scene({"warrior", "mage"}, {.settings = settings({{"hands", rule}}), .kit = kit.get()});
        scene.fight();
        scene.put("gift", adventure);
        scene.monster("turtle", two);
        scene.run_turn_start(one);
        CHECK(scene.table.size(scene.table.zone(hand, one)) == 2);
        CHECK(scene.players.times("log.drawn") == told);
    }
}

TEST_CASE("verbs: who stands cannot rise; a skill that is being learned can be given") {
    const Lua lua(R"(hero:rise(3) assert(hero.life == 30 and hero.hand_count == 3)
                     assert(hero:give_skill('master') and hero:has_skill('master')))");
    CHECK(lua.scene.players.times("log.rose") == 0);
}

TEST_CASE("verbs: a list of cards to choose from asks for no more than the hand holds") {
    const Lua lua("assert(hero:discard(9) == 3) assert(hero:discard(1) == 0) assert(hero:remove(2) == 0)");
    CHECK(lua.scene.table.size(lua.scene.table.zone(discard_pile, one)) == 3);
    CHECK(lua.scene.players.prompts.empty());
}

TEST_CASE("verbs: fetch takes the first card of that kind, and no other") {
    const Lua lua("hero:discard(2) assert(hero:fetch('money') and not hero:fetch('money'))",
                  {"discard:sword, discard:coin"});
    CHECK(lua.scene.in(discard_pile, one) == "sword");
}

TEST_CASE("verbs: a Monster with a single life point is one of those in play") {
    Lua(R"(goblin:wound(2) assert(goblin.life == 1 and #turn.monsters == 2 and #hero.monsters == 1)
           assert(turn.monsters[1] == goblin and hero.monsters[1] == goblin))");
}

TEST_CASE("6B.7, 6B.8 verbs: a hurt is a heavy one only if the script says so") {
    for (const auto& [blow, hurt] : {std::pair("9", 0), {"9, false", 0}, {"9, true", 7}}) {
        const auto kit = kit_with({def(
            "adventure_card", "rockfall",
            fmt::format("number = 99, on_turn_start = function(self, turn) turn.hero:hurt({}) end", blow))});
        Scene scene({"warrior", "mage"}, {.kit = kit.get()});
        scene.fight();
        scene.put("rockfall", adventure);
        scene.monster("turtle", two);
        scene.fill(front, one, {"buckler"});
        scene.run_turn_start(one);
        CHECK(scene.hurt(one) == hurt);
        CHECK(scene.in(discard_pile, one) == "buckler");
    }
}

}  // namespace tankard::deckbuilder::test
