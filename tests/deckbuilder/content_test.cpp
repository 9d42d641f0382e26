#include "deckbuilder/scripting/registry.h"
#include "fixture.h"

#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>
#include <fmt/format.h>

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
    CHECK(problem("monster", "loot = {'wine'}").find("'wine' should be one of beer, scroll") !=
          std::string::npos);
    CHECK(problem("monster", "loot = {'spell:ice'}").find("names no element") != std::string::npos);
    CHECK(problem("monster", "shows = {flood = 3, tide = 1}").empty());
    CHECK(problem("monster", "shows = {flood = 0}").find("flood") != std::string::npos);
    CHECK(problem("monster", "shows = {'flood'}").find("{ water = 3 }") != std::string::npos);
    CHECK(problem("monster", "shows = 3").find("{ water = 3 }") != std::string::npos);
    CHECK(problem("monster", "die = {'beer'}") == "'die' should have six entries");
    CHECK(problem("monster", "die = {'beer', 'beer', 'beer', 'beer', 'beer', 'die'}") ==
          "'die' should hold no die itself: it would draw nothing");
    CHECK(problem("monster", "loot = {'beer', {'card', per_party = 0}}") ==
          "'loot' [2]: 'per_party' should be 1 to 9, not 0");
    CHECK(problem("monster", "loot = {{'card', per_praty = 2}}") ==
          "'loot' [1]: loot_icon has no field 'per_praty'; did you mean 'per_party'?");
}

TEST_CASE("content: what the registry says of a field is what the loader holds it to") {
    int integers = 0;
    for (const DefinitionInfo& info : registry().definitions())
        for (const FieldInfo& field : info.fields) {
            CAPTURE(info.name);
            CAPTURE(field.name);
            CHECK(!field.doc.empty());
            if (field.type != "an integer") continue;
            ++integers;
            const std::string told =
                fmt::format("'{}' should be {} to {}, not", field.name, field.range.least, field.range.most);
            for (const int wrong : {field.range.least - 1, field.range.most + 1})
                CHECK(problem(info.name, fmt::format("{} = {}", field.name, wrong)).find(told) == 0);
            for (const int right : {field.range.least, field.range.most})
                CHECK(problem(info.name, fmt::format("{} = {}", field.name, right)).find(told) ==
                      std::string::npos);
        }
    CHECK(integers > 25);
    int forms = 0;
    for (const DefinitionInfo& part : registry().parts())
        for (const FieldInfo& field : part.fields)
            for (const FormInfo& form : field.forms) {
                CAPTURE(form.form);
                std::string text = form.form;
                if (text.ends_with("ELEMENT")) text.replace(text.size() - 7, 7, "mind");
                if (text.ends_with("NAME")) text.replace(text.size() - 4, 4, "sword");
                const std::string wrong = problem("monster", "loot = { '" + text + "' }");
                CHECK_MESSAGE(wrong.empty(), wrong);
                ++forms;
            }
    CHECK(forms > 10);
}

TEST_CASE("content: what a field is if it is left out, the registry knows from the struct") {
    const auto standard = [](std::string_view kind, std::string_view name) {
        for (const DefinitionInfo& info : registry().definitions())
            for (const FieldInfo& field : info.fields)
                if (info.name == kind && field.name == name) return field.standard;
        return std::string("no such field");
    };
    CHECK(standard("card", "copies") == "1");
    CHECK(standard("card", "from") == "main");
    CHECK(standard("monster", "attacks") == "true");
    CHECK(standard("hero", "life") == std::to_string(HeroDef().max_life));
    CHECK(standard("adventure_card", "number").empty());  // none is not the same as any
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
    CHECK(problem("monster", "life = 0").find("should be 1 to 200") != std::string::npos);
    CHECK(problem("adventure_card", "monsters = {{count = 2}}").find("should list Monsters") !=
          std::string::npos);
    CHECK(problem("adventure_card", "monsters = {'goblin', {'goblin', cuont = 2}}") ==
          "'monsters' [2]: placement has no field 'cuont'; did you mean 'count'?");
    CHECK(problem("adventure_card", "monsters = {{'goblin', count = 'two'}}") ==
          "'monsters' [1]: 'count' should be an integer, not \"two\"");
    CHECK(problem("skill", "traits = {hnad = 1}") ==
          "'traits' holds a mistake: traits has no field 'hnad'; did you mean 'hand'?");
    CHECK(problem("chapter", "deck = {1000}").find("0 to 999, not 1000") != std::string::npos);
}

TEST_CASE(
    "content: names in a table of dice, numbers used twice, and the first definition are looked at, too") {
    CHECK(problem("monster", "die = {'beer', 'beer', 'beer', 'beer', 'beer', '=swrod'}") ==
          "there is no card 'swrod'; did you mean 'sword'?");
    CHECK(problem("adventure_card", "number = 18") ==
          "'burden' has the number 18 too: give one of them another");
    const Kit first({def("card", "aaa", "kind = 'monster', monster = 'nobody'")});
    REQUIRE(first.problems.size() == 1);
    CHECK(first.problems.front().message.starts_with("there is no Monster 'nobody'"));
}

TEST_CASE("19B content: an ally's Monster is Defensive, and only an ally's") {
    CHECK(problem("card", "kind = 'ally', monster = 'wolf'").empty());
    CHECK(problem("card", "kind = 'monster', monster = 'goblin'").empty());
    CHECK(problem("card", "kind = 'ally', monster = 'goblin'") ==
          "an ally's Monster should be defensive = true, but 'goblin' is not");
    CHECK(problem("card", "kind = 'monster', monster = 'wolf'") ==
          "'wolf' is defensive: only a card of kind \"ally\" can be it");
}

TEST_CASE("19C content: a table of bonuses is words and small numbers, and nothing else") {
    for (const auto& [traits, wrong] :
         {std::pair("family = {sword = 'much'}", "should give a number to words out of"),
          {"family = {broom = 1}", "should give a number to words out of"},
          {"spells = {1}", "should give a number to words out of"},
          {"resistance = {fire = 1000}", "should give numbers from"},
          {"spells = 2", "should be a table such as"},
          {"against = {undead = 'much'}", "'undead' should be"},
          {"against = {2}", "should give a number to a Monster type"},
          {"against = 2", "should be a table such as { undead = 2 }"}}) {
        const std::string told = problem("skill", fmt::format("traits = {{{}}}", traits));
        CHECK_MESSAGE(told.find(wrong) != std::string::npos, told);
    }
}

}  // namespace tankard::deckbuilder::test
