#include "deckbuilder/rules/setup.h"

#include "fixture.h"
#include "table/view.h"

#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {
namespace {

int cards(const Scene& scene, Zone kind, SeatId seat = SeatId::none) {
    return scene.table.size(scene.table.zone(kind, seat));
}

int copies(const Scene& scene, std::string_view id, std::initializer_list<ZoneId> zones) {
    int found = 0;
    for (ZoneId zone : zones)
        for (CardId card : scene.table.list(zone))
            found += scene.table.def(card) == scene.table.catalogue().find(Name::of(id)) ? 1 : 0;
    return found;
}

}  // namespace

TEST_CASE("2.14, 4B.2 a new Hero starts with 8 Coins and 2 Staffs") {
    Scene scene({"warrior", "mage"}, {.dealt = true});
    for (SeatId seat : {one, two}) {
        const ZoneId mine[] = {scene.table.zone(deck, seat), scene.table.zone(hand, seat)};
        CHECK(copies(scene, "coin", {mine[0], mine[1]}) == 8);
        CHECK(copies(scene, "staff", {mine[0], mine[1]}) == 2);
    }
}

TEST_CASE("the table knows which seats are people's, also when a chair changes hands") {
    Scene scene({"warrior", "mage"});
    Value section = scene.play->discharge(one);
    Table table = kit().rule_set->set_up(
        {intern("road"), {{"anna", section, false}, {"companion", section, true}}, 1}, scene.settings);
    CHECK(table.get(one, person) == 1);
    CHECK(table.get(two, person) == 0);
    CHECK(table.get(courtesy) == 1);
    kit().rule_set->hand_over(table, two, false);
    kit().rule_set->hand_over(table, one, true);
    CHECK(table.get(one, person) == 0);
    CHECK(table.get(two, person) == 1);
}

TEST_CASE("21.39 opening hands of 5 for everybody") {
    Scene scene({"warrior", "mage", "dwarf"}, {.dealt = true});
    for (SeatId seat : {one, two, three})
        CHECK(cards(scene, hand, seat) == 5);
}

TEST_CASE("21.66 starting cards come from the box: each card exists as often as printed") {
    Scene scene({"warrior", "mage"});
    CHECK(copies(scene, "coin", {scene.table.zone(box)}) == 60 - 16);
    CHECK(copies(scene, "coin", {scene.table.zone(deck, one), scene.table.zone(deck, two)}) == 16);
}

TEST_CASE("18.4 a deck brought along takes its cards out of the main deck and the stacks") {
    Value section = kit().rule_set->fresh_section(kit().content.find("mage", DefKind::hero));
    Value mine = Value::table();
    for (const char* id : {"sword", "sword", "tonic"})
        mine.push(id);
    section.set("deck", mine);
    const Table table = kit().rule_set->set_up({intern("road"), {{"a", section, false}}, 1}, {});
    CHECK(table.size(table.zone(stack_potion)) == 0);
    for (CardId card : table.list(table.zone(main_deck)))
        CHECK(table.def(card) != table.catalogue().find(Name::of("sword")));
}

TEST_CASE("4B.3 the chapter says which Adventure cards form the deck") {
    Scene scene({"warrior"}, {.chapter = "marsh"});
    CHECK(scene.in(adventure_deck) == "swamp");
}

TEST_CASE("2.7, 4B.4, 13.3 card 0 is the Boss, at the bottom of the shuffled Adventure deck") {
    for (const char* chapter : {"lair", "luck"}) {
        Scene scene({"warrior"}, {.chapter = chapter});
        CHECK(cards(scene, adventure_deck) == 2);
        CHECK(scene.in(adventure_deck).ends_with(" dragon"));
    }
}

TEST_CASE("4B.5 before the first Adventure card the players choose who takes the token") {
    Scene scene({"warrior", "mage"});
    CHECK(scene.of(first_player) == -1);
    scene.beat({"lead:seat2"});
    CHECK(scene.players.prompts == std::vector<std::string>{"leader 256"});  // asked of the table
    CHECK(scene.of(first_player) == 1);
    CHECK(scene.of(phase) == reveal);
}

TEST_CASE("4B.6 the Party Size is the number of players at the start, and stays") {
    Scene scene({"warrior", "mage", "dwarf"});
    CHECK(scene.of(party_size) == 3);
    scene.table.set(two, standing, 0);
    CHECK(scene.rules.get(party_size) == 3);
}

TEST_CASE("2.1, 4B.7 cards lie on the stack of their kind, the rest in the main deck") {
    Scene scene({"warrior"});
    CHECK(cards(scene, stack_beer) == 6);
    CHECK(scene.in(stack_scroll) == "scroll_of_wit");
    CHECK(cards(scene, stack_spell) == 4);
    CHECK(scene.in(stack_potion) == "tonic");
    CHECK(cards(scene, stack_nuggets) == 6);
    CHECK(cards(scene, food_supply) == 2);
    CHECK(copies(scene, "goblin_card", {scene.table.zone(main_deck)}) == 2);
}

TEST_CASE("20B life begins at the maximum; 21.65 scars count") {
    Value scarred = kit().rule_set->fresh_section(kit().content.find("mage", DefKind::hero));
    scarred.set("scars", 2);
    const Table table = kit().rule_set->set_up({intern("road"), {{"a", scarred, false}}, 1}, {});
    CHECK(table.get(one, life) == 20);
    CHECK(table.get(one, max_life) == 20);
}

TEST_CASE("18.2, 18.4 the Hero Sheet records Hero, cards, XP, scars, skills and stages") {
    Scene scene({"mage"});
    scene.fill(deck, one, {"coin"});
    scene.fill(hand, one, {"sword"});
    scene.fill(front, one, {"shield"});
    scene.learn(one, "tough");
    scene.table.set(one, xp, 30);
    scene.table.set(one, scars, 1);
    CHECK(scene.play->discharge(one).show() ==
          "{deck = {\"coin\", \"shield\", \"sword\"}, hero = \"mage\", learning = {}, scars = 1, skills = "
          "{\"tough\"}, version = 1, xp = 30}");
}

TEST_CASE("21.67 hands are open to all, or closed as a setting") {
    for (const auto& [rule, open] : {std::pair("open", true), std::pair("closed", false)}) {
        Scene scene({"warrior", "mage"}, {.settings = settings({{"hands", rule}}), .dealt = true});
        const View view(scene.table, one, scene.kit_.rule_set->open_hands(scene.settings));
        CHECK(view.sees(scene.table.zone(hand, two)) == open);
        CHECK_FALSE(view.sees(scene.table.zone(deck, one)));
        CHECK_FALSE(view.sees(scene.table.zone(main_deck)));
    }
}

TEST_CASE("1.5, 21.68 from one hero to six") {
    CHECK(kit().rule_set->least_seats() == 1);
    CHECK(kit().rule_set->most_seats() == 6);
}

TEST_CASE("a chapter without cards is only told: it is over at once, and alive") {
    Scene scene({"warrior", "mage"}, {.chapter = "tale"});
    CHECK_FALSE(scene.beat());
    CHECK(scene.play->ending() == Ending::alive);
}

TEST_CASE("11.4, 21.29 a Hero who comes with exactly a threshold's XP has that level") {
    const auto level_with = [](int points) {
        Setup setup{intern("road"), {}, 7};
        Value section = kit().rule_set->fresh_section(kit().content.find("warrior", DefKind::hero));
        section.set("xp", points);
        setup.seats.push_back({"warrior", section, false});
        Problems problems;
        const Table table =
            kit().rule_set->set_up(setup, Settings(kit().rule_set->settings(), Value(), problems));
        return table.get(one, level);
    };
    CHECK(level_with(49) == 1);
    CHECK(level_with(50) == 2);
    CHECK(level_with(99) == 2);
    CHECK(level_with(100) == 3);
}

TEST_CASE("14.1 one chapter is played at a time, and one Hero of each kind exists") {
    Scene scene({"mage"});
    CHECK(scene.in(chapter_area) == "road");
    CHECK(scene.in(hero_area, one) == "mage");
    CHECK(scene.in(hero_supply) == "druid dwarf guard paladin warrior");
}

TEST_CASE("4B.4, 13.3 wherever the chapter names card 0, the Boss lies under all others, and once only") {
    const auto kit =
        kit_with({def("chapter", "upside_down", "deck = {0, 2, 3, 1}, boss = 'dragon'"),
                  def("chapter", "anywhere", "deck = {2, 0, 3}, boss = 'dragon', boss_shuffled = true")});
    Scene scene({"warrior"}, {.chapter = "upside_down", .kit = kit.get()});
    CHECK(cards(scene, adventure_deck) == 4);
    CHECK(scene.in(adventure_deck).ends_with(" dragon"));
    Scene shuffled({"warrior"}, {.chapter = "anywhere", .kit = kit.get()});
    CHECK(cards(shuffled, adventure_deck) == 3);
    CHECK(copies(shuffled, "dragon", {shuffled.table.zone(adventure_deck)}) == 1);
}

TEST_CASE("21.18 cards that are gone for good stay out of the next chapter, at most as many as there are") {
    Value ids = Value::table();
    for (const auto& [id, gone] : {std::pair("sword", 1), {"axe", 7}, {"bow", 0}})
        ids.set(id, gone);
    Value memory = Value::table();
    memory.set("removed", ids);
    const Value section = kit().rule_set->fresh_section(kit().content.find("mage", DefKind::hero));
    const Table table = kit().rule_set->set_up({intern("road"), {{"a", section, false}}, 1, memory}, {});
    const auto count = [&](std::string_view id, Zone zone) {
        int found = 0;
        for (CardId card : table.list(table.zone(zone)))
            found += table.def(card) == table.catalogue().find(Name::of(id)) ? 1 : 0;
        return found;
    };
    for (const auto& [id, gone, left] :
         {std::tuple("sword", 1, 1), {"axe", 1, 0}, {"bow", 0, 1}, {"treasure", 0, 1}}) {
        const std::string_view card = id;
        CAPTURE(card);
        CHECK(count(id, removed) == gone);
        CHECK(count(id, main_deck) == left);
    }
    CHECK(removed_cards(table, kit().content).show() == "{removed = {axe = 1, sword = 1}}");
}

TEST_CASE("18.4 a new Hero's sheet: eight Coins, two Staffs, no experience, no scar") {
    const Value fresh = kit().rule_set->fresh_section(kit().content.find("mage", DefKind::hero));
    CHECK(
        fresh.show() ==
        "{deck = {\"coin\", \"coin\", \"coin\", \"coin\", \"coin\", \"coin\", \"coin\", \"coin\", \"staff\", "
        "\"staff\"}, hero = \"mage\", scars = 0, version = 1, xp = 0}");
}

TEST_CASE(
    "18.4, 21.65 a sheet holds two scars at most: with the third the Hero has left; no stage is less than "
    "0") {
    Value section = kit().rule_set->fresh_section(kit().content.find("mage", DefKind::hero));
    Value stages = Value::table();
    stages.set("master", 0);
    section.set("scars", 3);
    section.set("learning", stages);
    const Table table = kit().rule_set->set_up({intern("road"), {{"a", section, false}}, 1}, {});
    CHECK(table.get(one, scars) == 2);
    CHECK(table.get(one, max_life) == 20);
    CHECK(table.get(table.top(table.zone(learning, one)), stage) == 0);
}

TEST_CASE("18.2 the cards on a sheet are a list that begins with 1") {
    Scene scene({"mage"});
    scene.fill(deck, one, {"sword", "coin"});
    const Value sheet = scene.play->discharge(one);
    REQUIRE(sheet.at("deck").at(1).text() != nullptr);
    CHECK(*sheet.at("deck").at(1).text() == "coin");
    CHECK(*sheet.at("deck").at(2).text() == "sword");
}

TEST_CASE("21.65 scars never bring a Hero's life below 1") {
    const auto kit = kit_with({def("hero", "moth", "life = 5")});
    for (const auto& [scars_now, left] : {std::pair(0, 5), {1, 1}, {2, 1}}) {
        Value section = kit->rule_set->fresh_section(kit->content.find("moth", DefKind::hero));
        section.set("scars", scars_now);
        const Table table = kit->rule_set->set_up({intern("road"), {{"a", section, false}}, 1}, {});
        CHECK(table.get(one, max_life) == left);
        CHECK(table.get(one, life) == left);
    }
}

}  // namespace tankard::deckbuilder::test
