#include "fixture.h"

namespace tankard::deckbuilder::test {
namespace {

/// What loading this definition beside the world complains about, first.
std::string problem(std::string_view kind, std::string_view body) {
    script::Files files = world();
    files.push_back(def(kind, "probe", body));
    const Kit made(files);
    return made.problems.empty() ? "" : made.problems.front().message;
}

}  // namespace

TEST_CASE("content: fields are read into the rules' own structs") {
    const Content& content = kit().content;
    const CardDef& fireball = content.card(content.find("fireball", DefKind::card));
    CHECK(fireball.kind == CardKind::attack_spell);
    CHECK(fireball.origin == Origin::spell);
    CHECK(fireball.element == Element::fire);
    CHECK(fireball.cost == 2);
    const MonsterDef& mummy = content.monster(content.find("mummy", DefKind::monster));
    CHECK(mummy.resists[static_cast<std::size_t>(Element::fire)] == 2);
    const HeroDef& warrior = content.hero(content.find("warrior", DefKind::hero));
    CHECK(warrior.levels[1].hand == 1);
    CHECK(content.adventure_number(18) == content.find("burden", DefKind::adventure));
}

TEST_CASE("6A.2 the general form of a count: a for every b heroes, rounded up; or a number") {
    CHECK(PerParty{1, 2}.of(3) == 2);
    CHECK(PerParty{3, 2}.of(3) == 5);
    CHECK(PerParty{4, 0}.of(6) == 4);
}

TEST_CASE("9.6 the words of loot icons") {
    CHECK(problem("monster", "loot = {'beer', 'spell:fire', 'weapon', '=sword', {'card', per_party = 2}}")
              .empty());
    CHECK(problem("monster", "loot = {'wine'}").find("'wine' should be beer, scroll") != std::string::npos);
    CHECK(problem("monster", "loot = {'spell:ice'}").find("names no element") != std::string::npos);
    CHECK(problem("monster", "die = {'beer'}") == "'die' should have six entries");
}

TEST_CASE("content: names that lead nowhere are found while loading") {
    CHECK(problem("monster", "summon = 'gobblin'") ==
          "there is no Monster 'gobblin'; did you mean 'goblin'?");
    CHECK(problem("monster", "loot = {'=swrod'}") == "there is no card 'swrod'; did you mean 'sword'?");
    CHECK(problem("card", "kind = 'ally', monster = 'nobody'") == "there is no Monster 'nobody'");
    CHECK(problem("adventure_card", "number = 9, monsters = {'frogg'}") ==
          "there is no Monster 'frogg'; did you mean 'frog'?");
    CHECK(problem("chapter", "deck = {77}") == "there is no adventure card with the number 77");
    CHECK(problem("chapter", "deck = {0}") == "the deck has card 0, the boss, but the chapter names no boss");
    CHECK(problem("chapter", "deck = {0}, boss = 'dragoon'") ==
          "there is no boss 'dragoon'; did you mean 'dragon'?");
}

TEST_CASE("content: one id belongs to one definition, whatever the kinds") {
    script::Files files = world();
    files.push_back(def("skill", "goblin", ""));
    const Kit made(files);
    REQUIRE(made.problems.size() == 1);
    CHECK(made.problems[0].message ==
          "'goblin' is the name of a monster already, in test/monsters/goblin.lua");
}

TEST_CASE("content: a hook that would never be called on a kind of definition is refused") {
    CHECK(problem("skill", "on_play = function() end").find("on_play") != std::string::npos);
    CHECK(problem("monster", "on_reveal = function() end").find("on_reveal") != std::string::npos);
    CHECK(problem("monster", "on_attack = function() end").empty());
}

TEST_CASE("content: fields that do not fit are named") {
    CHECK(problem("card", "prize = 3") == "card has no field 'prize'; did you mean 'price'?");
    CHECK(problem("card", "price = 'much'") == "'price' should be an integer, not \"much\"");
    CHECK(problem("card", "kind = 'thing'").find("'kind' should be one of money") == 0);
    CHECK(problem("hero", "levels = {{hands = 1}}") ==
          "'levels' [1]: traits has no field 'hands'; did you mean 'hand'?");
    CHECK(problem("skill", "bag = 'beer'") == "'bag' should be one of weapon, ranged, spell, potion");
    CHECK(problem("skill", "traits = {family = {spoon = 1}}").find("words out of none, sword") !=
          std::string::npos);
    CHECK(problem("skill", "traits = {against = {1}}").find("Monster type") != std::string::npos);
    CHECK(problem("monster", "party_life = {1}").find("a for every b heroes") != std::string::npos);
    CHECK(problem("monster", "element = 'ice'").find("should be one of none, fire") != std::string::npos);
    CHECK(problem("monster", "life = 0").find("from 1 to 200") != std::string::npos);
    CHECK(problem("adventure_card", "monsters = {{count = 2}}").find("should list Monsters") !=
          std::string::npos);
}

}  // namespace tankard::deckbuilder::test
