// The table's zones and counters: saves, layouts and scenarios know them by name, and the rules by their
// ranges.
#include "deckbuilder/state/zones.h"

#include "deckbuilder/state/facts.h"
#include "fixture.h"

namespace tankard::deckbuilder::test {
namespace {

std::string zones_of(Scope scope, Visibility visibility, bool in_play) {
    std::vector<std::string_view> names;
    for (const ZoneKind& zone : make_catalogue().zones)
        if (zone.scope == scope && zone.visibility == visibility && zone.in_play == in_play)
            names.push_back(zone.name.text());
    return fmt::format("{}", fmt::join(names, " "));
}

/// "name initial least..most", but for the usual 0 0..999.
std::string counters(const std::vector<CounterKind>& kinds) {
    std::vector<std::string> all;
    for (const CounterKind& kind : kinds) {
        const bool usual = kind.initial == 0 && kind.least == 0 && kind.most == 999;
        all.push_back(
            usual ? std::string(kind.name.text())
                  : fmt::format("{} {} {}..{}", kind.name.text(), kind.initial, kind.least, kind.most));
    }
    return fmt::format("{}", fmt::join(all, ", "));
}

/// "life 2/3, attack 1", as a front end shows the card.
std::string facts(const Scene& scene, CardId card) {
    std::vector<std::string> all;
    for (const Fact& fact : facts_of(scene.kit_.content, scene.table, card))
        all.push_back(fact.most != 0 ? fmt::format("{} {}/{}", fact.name.text(), fact.value, fact.most)
                                     : fmt::format("{} {}", fact.name.text(), fact.value));
    return fmt::format("{}", fmt::join(all, ", "));
}

}  // namespace

TEST_CASE("2.1 the zones: who may look into them, and where what lies there acts") {
    CHECK(zones_of(Scope::table, Visibility::hidden, false) ==
          "main_deck stack_beer stack_scroll stack_spell stack_potion stack_nuggets adventure_deck");
    CHECK(zones_of(Scope::table, Visibility::open, false) ==
          "food_supply box removed set_aside adventure_discard monster_supply defeated boss_loot hero_supply "
          "effect_supply");
    CHECK(zones_of(Scope::table, Visibility::open, true) == "adventure boss_area chapter_area");
    CHECK(zones_of(Scope::seat, Visibility::hidden, false) == "deck");
    CHECK(zones_of(Scope::seat, Visibility::owner, false) == "hand");
    CHECK(zones_of(Scope::seat, Visibility::open, false) ==
          "discard_pile played sheathed pantry loot skill_supply");
    CHECK(zones_of(Scope::seat, Visibility::open, true) ==
          "front monsters hero_area learning skills effects");
}

TEST_CASE("2.5 the counters: three levels, three scars, and intelligence that may be below 0 (21.36)") {
    const Catalogue all = make_catalogue();
    CHECK(counters(all.table_counters) ==
          "phase, active, first_player -1 -1..5, party_size, round 1 0..999, round_start, encounter, "
          "text_active, hand_off, turns_left 0 -1..999, ending, closing, courtesy 0 0..1");
    CHECK(
        counters(all.seat_counters) ==
        "life 0 1..999, max_life 0 1..999, xp, level 1 1..3, scars 0 0..3, standing 1 0..1, retired 0 0..1, "
        "person 0 0..1, berserk, armour, intelligence 0 -99..99, purse, beers, cards_played, attacks, "
        "improvised 0 0..1, access 0 0..1, dodged 0 0..1, drains, swaps");
    CHECK(counters(all.card_counters) ==
          "wounds, damage, armour_lost, attack_bonus 0 -99..99, summoner 0 0..65535, fresh 0 0..1, stage, "
          "used, "
          "owner_seat, proliferated, turns 0 -1..99, holds 0 0..65535, unturned, charging 0 0..99, daunted 0 "
          "0..99");
}

TEST_CASE("what is shown of a card that lies somewhere: what is left of it") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    const CardId knight = scene.monster("knight", one);
    CHECK(facts(scene, knight) == "life 4/4, attack 0, armour 2");
    scene.table.set(knight, wounds, 1);
    scene.table.set(knight, armour_lost, 3);
    scene.table.set(knight, attack_bonus, 2);
    CHECK(facts(scene, knight) == "life 3/4, attack 2, armour 0");
    scene.table.move(knight, scene.table.zone(defeated));
    CHECK(facts(scene, knight) == "life 0/4");
    const CardId dragon = scene.boss();
    scene.table.set(dragon, wounds, 3);
    CHECK(facts(scene, dragon) == "life 7/10, attack 1, regeneration 1");
    const CardId wolf = scene.put("wolf_card", front, one);
    scene.table.set(wolf, wounds, 1);
    CHECK(facts(scene, wolf) == "life 2/3, attack 1");
    CHECK(facts(scene, scene.put("wolf_card", hand, one)) == "life 3, attack 1");
    const CardId goblin = scene.put("goblin_card", monsters, one);
    CHECK(facts(scene, goblin) == "life 3/3, attack 0");
    scene.table.move(goblin, scene.table.zone(defeated));
    CHECK(facts(scene, goblin) == "life 3, attack 0");
    const CardId shield = scene.put("shield", front, one);
    CHECK(facts(scene, shield) == "defence 4");
    scene.table.set(shield, damage, 3);
    CHECK(facts(scene, shield) == "defence 4, damaged 3");
    CHECK(facts(scene, scene.put("mail", loot, one)) == "defence 3, armour 2, price 50");
    CHECK(facts(scene, scene.put("axe", boss_loot)) == "roll 2, heavy 0, price 50");
    CHECK(facts(scene, scene.put("axe", hand, one)) == "roll 2, heavy 0");
    const CardId curse = scene.put("cursed", effects, one);
    scene.table.set(curse, turns, 2);
    CHECK(facts(scene, curse) == "turns 2");
    scene.table.set(curse, turns, 1);
    CHECK(facts(scene, curse) == "turns 1");
    const CardId doom = scene.put("doomed", effects, one);
    scene.table.set(doom, turns, -1);
    CHECK(facts(scene, doom).empty());
    const CardId master = scene.put("master", learning, one);
    scene.table.set(master, stage, 1);
    CHECK(facts(scene, master) == "stage 1");
}

TEST_CASE("what a Monster says it shows of its state stands on its card, as far as it goes") {
    const auto kit = kit_with({def("boss", "gate", "life = 4, shows = { flood = 3 }")});
    const DefId gate = kit->content.find("gate", DefKind::boss);
    const auto flood = [&](const std::vector<Fact>& facts) {
        const auto found = std::find_if(facts.begin(), facts.end(),
                                        [](const Fact& fact) { return fact.name == Name::of("flood"); });
        return found == facts.end() ? std::string("nothing")
                                    : fmt::format("{}/{}", found->value, found->most);
    };
    CHECK(flood(facts_of(kit->content, gate)) == "0/0");  // no bar in a list of what there is
    Scene scene({"warrior"}, {.kit = kit.get()});
    const CardId card = scene.put("gate", boss_area);
    CHECK(flood(facts_of(kit->content, scene.table, card)) == "0/3");
    for (const auto& [said, shown] : {std::pair{2, "2/3"}, {7, "3/3"}, {-1, "0/3"}}) {
        Value state = Value::table();
        state.set("flood", Value(said));
        scene.table.memory_for_change(card) = state;
        CHECK(flood(facts_of(kit->content, scene.table, card)) == shown);
    }
}

TEST_CASE("19A what is shown of a Monster that is in nobody's area: what each hero adds is said beside it") {
    const auto kit =
        kit_with({def("boss", "one_each", "life = 4, party_life = {3, 1}"),
                  def("boss", "every_two", "life = 4, party_life = {3, 2}"),
                  def("boss", "every_three", "life = 4, party_life = {3, 3}, heavy = true, armour = 1")});
    const auto shown = [&](std::string_view id) {
        std::vector<std::string> all;
        for (const Fact& fact : facts_of(kit->content, kit->content.find(id, DefKind::boss)))
            all.push_back(fmt::format("{} {}", fact.name.text(), fact.value));
        return fmt::format("{}", fmt::join(all, ", "));
    };
    CHECK(shown("one_each") == "life 4, life_each 3, attack 0");
    CHECK(shown("every_two") == "life 4, life_every_two 3, attack 0");
    CHECK(shown("every_three") == "life 4, attack 0, armour 1, heavy 0");
}

}  // namespace tankard::deckbuilder::test
