#include "deckbuilder/rules/closing.h"

#include "deckbuilder/rules/damage.h"
#include "fixture.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace tankard::deckbuilder::test {
namespace {

using Ids = std::vector<std::string_view>;

const Ids kCoins(8, "coin");

Ids with_coins(Ids more) {
    more.insert(more.begin(), kCoins.begin(), kCoins.end());
    return more;
}

/// The chapter has ended; the next beat is the housekeeping.
void close(Scene& scene, Ending how) {
    if (scene.of(first_player) < 0) scene.table.set(first_player, 0);
    scene.table.set(ending, static_cast<int>(how));
    scene.play->begin_closing();
}

/// The ids of a deck, sorted: what is in it, whatever its order.
std::string deck_of(const Scene& scene, SeatId seat) {
    std::vector<std::string> ids;
    for (CardId card : scene.table.list(scene.table.zone(deck, seat)))
        ids.emplace_back(scene.table.catalogue().definitions[index(scene.table.def(card))].text());
    std::sort(ids.begin(), ids.end());
    return fmt::format("{}", fmt::join(ids, " "));
}

const std::string kEightCoins = "coin coin coin coin coin coin coin coin";

}  // namespace

TEST_CASE("16.1 ALIVE: at least one Hero survives") {
    Scene scene({"warrior", "mage"}, {.settings = settings({{"fallen", "out"}})});
    scene.hand_off();
    scene.fill(adventure_deck, SeatId::none, {});
    lose_life(scene.rules, two, 99);
    scene.hand_of(one, {"coin"});
    scene.act({"finish"});
    CHECK(scene.play->ending() == Ending::alive);
    CHECK_FALSE(scene.beat());
}

TEST_CASE("16.2 housekeeping: main deck and stacks shuffled; hand, play and discards back into the deck") {
    Scene scene;
    scene.fill(deck, one, {"coin"});
    scene.fill(hand, one, {"sword"});
    scene.fill(played, one, {"bow"});
    scene.fill(front, one, {"shield", "sheath"});
    scene.fill(sheathed, one, {"knife"});
    scene.fill(discard_pile, one, {"tonic"});
    close(scene, Ending::alive);
    scene.beat();
    CHECK(deck_of(scene, one) == "bow coin knife sheath shield sword tonic");
    for (const char* zone :
         {"main_deck", "stack_beer", "stack_scroll", "stack_spell", "stack_potion", "stack_nuggets", "deck"})
        CHECK(scene.players.times(std::string("shuffled ") + zone) == 1);
}

TEST_CASE("21.18 cards set aside come back to the main deck at the adventure's end") {
    Scene scene;
    scene.fill(main_deck, SeatId::none, {});
    scene.fill(set_aside, SeatId::none, {"shield"});
    close(scene, Ending::alive);
    scene.beat();
    CHECK(scene.in(main_deck) == "shield");
}

TEST_CASE("21.16 life is restored for the next adventure") {
    Scene scene;
    scene.table.set(one, life, 3);
    close(scene, Ending::alive);
    scene.beat();
    CHECK(scene.of(one, life) == 40);
}

TEST_CASE("16.3 to 16.5, 21.66 a hero out of the game: a new Hero with a starting deck; the cards go back") {
    Scene scene({"warrior", "mage"}, {.settings = settings({{"fallen", "retired"}})});
    scene.fight();
    scene.fill(main_deck, SeatId::none, {"bow"});
    scene.fill(deck, two, {"coin", "sword"});
    scene.learn(two, "tough");
    scene.table.set(two, xp, 70);
    const int boxed = scene.table.size(scene.table.zone(box));
    lose_life(scene.rules, two, 99);
    close(scene, Ending::alive);
    scene.beat();
    CHECK(scene.of(two, retired) == 1);
    scene.beat({"choose:druid"});
    CHECK(deck_of(scene, two) == kEightCoins + " staff staff");
    CHECK(scene.in(main_deck) == "bow sword");
    CHECK(scene.table.size(scene.table.zone(box)) == boxed + 1 - 10);
    CHECK(scene.of(two, xp) == 0);
    CHECK(scene.in(skills, two).empty());
    CHECK(scene.of(two, life) == 30);
    CHECK(scene.of(two, retired) == 0);
    CHECK(*scene.play->discharge(two).at("hero").text() == "druid");
}

TEST_CASE("21.65 a retired Hero's player chooses a new one") {
    Scene scene({"warrior", "mage"});
    for (int i = 0; i < 3; ++i)
        give_scar(scene.rules, one);
    close(scene, Ending::alive);
    scene.beat();
    scene.beat({"choose:guard"});
    CHECK(scene.of(one, scars) == 0);
    CHECK(scene.of(one, max_life) == 40);
}

TEST_CASE("16.6 DEAD: no bag is packed; the heroes stand again, each with a scar") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    lose_life(scene.rules, one, 99);
    lose_life(scene.rules, two, 99);
    CHECK(scene.play->ending() == Ending::dead);
    scene.play->begin_closing();
    while (scene.beat()) {
    }
    CHECK(scene.of(one, scars) == 1);
    CHECK(scene.of(two, life) == 25);
    CHECK(scene.players.times("log.packed") == 0);
}

TEST_CASE("17.2, 17.3 the deck is cut down to 10; with fewer than 8 money cards Coins are added") {
    Scene scene;
    scene.fill(deck, one, {"coin", "nuggets", "sword", "bow", "shield", "tonic"});
    close(scene, Ending::alive);
    scene.beat();
    scene.beat();
    scene.beat({"keep:sword, keep:shield"});
    CHECK(deck_of(scene, one) == "coin coin coin coin coin coin coin nuggets shield sword");
}

TEST_CASE("17.3 the dearer money is kept") {
    Scene scene;
    scene.fill(deck, one, with_coins({"nuggets", "nuggets", "sword", "bow"}));
    close(scene, Ending::alive);
    scene.beat();
    scene.beat();
    scene.beat({"keep:sword, keep:bow"});
    CHECK(deck_of(scene, one) == "bow coin coin coin coin coin coin nuggets nuggets sword");
}

TEST_CASE("21.50 extra money may fill the free places, and other treasure needs one") {
    Scene scene;
    scene.fill(deck, one, with_coins({"coin", "treasure", "sword"}));
    close(scene, Ending::alive);
    scene.beat();
    scene.beat();
    scene.beat({"keep:coin, keep:treasure"});
    CHECK(deck_of(scene, one) == kEightCoins + " coin treasure");
}

TEST_CASE("17.4, 17.8 18 cards, 3 Nuggets and 5 Coins among them, +1 Potion: 11 kept, 7 removed") {
    Scene scene;
    scene.learn(one, "potion_bag");
    scene.fill(deck, one,
               {"nuggets", "nuggets", "nuggets", "coin", "coin", "coin", "coin", "coin", "sword", "bow",
                "axe", "knife", "shield", "mail", "buckler", "tonic", "tonic", "mending"});
    const int before = scene.table.size(scene.table.zone(box));
    close(scene, Ending::alive);
    scene.beat();
    scene.beat();
    scene.beat({"keep:sword, keep:mail", "keep:tonic"});
    CHECK(deck_of(scene, one) == "coin coin coin coin coin mail nuggets nuggets nuggets sword tonic");
    CHECK(scene.table.size(scene.table.zone(box)) == before);
}

TEST_CASE("17.4 a bag skill's extra card must be of its type") {
    Scene scene;
    scene.learn(one, "ranged_bag");
    scene.fill(deck, one, with_coins({"staff", "staff", "sword", "bow"}));
    close(scene, Ending::alive);
    scene.beat();
    scene.beat();
    scene.beat({"keep:staff, keep:staff.2", "keep:bow"});
    CHECK(scene.players.offered == std::vector<std::string>{"keep:bow"});
    CHECK(deck_of(scene, one) == "bow " + kEightCoins + " staff staff");
}

TEST_CASE("17.5 removed cards go to the bottom of the deck of their type") {
    Scene scene;
    scene.fill(deck, one, with_coins({"staff", "sword", "bow", "tonic"}));
    close(scene, Ending::alive);
    scene.beat();
    scene.beat();
    scene.beat({"keep:staff, keep:sword"});
    const auto last = [&](Zone zone) {
        return scene.table.catalogue()
            .definitions[index(scene.table.def(scene.table.bottom(scene.table.zone(zone))))]
            .text();
    };
    CHECK(last(main_deck) == "bow");
    CHECK(last(stack_potion) == "tonic");
}

TEST_CASE("17.6, 21.57 Weapons offered go into a pool; from the First Player on each takes one or passes") {
    Scene scene({"warrior", "mage"});
    scene.fill(deck, one, with_coins({"sword", "staff"}));
    scene.fill(deck, two, with_coins({"bow", "staff"}));
    scene.table.set(first_player, 1);
    close(scene, Ending::alive);
    for (int i = 0; i < 4; ++i)
        scene.beat();
    scene.beat({"offer:sword"});
    scene.beat({"offer:bow"});
    scene.beat({"take:sword>seat1"});
    CHECK(scene.players.prompts.back() == "bag_take 2");
    scene.beat({"take:bow>seat2"});
    CHECK(deck_of(scene, one) == "bow " + kEightCoins + " staff");
    CHECK(deck_of(scene, two) == kEightCoins + " staff sword");
    CHECK(scene.of(phase) == over);
}

TEST_CASE("17.6 trading keeps within the limits; what nobody takes goes back to its owner") {
    Scene scene({"warrior", "mage"});
    scene.fill(deck, one, with_coins({"sword", "staff"}));
    scene.fill(deck, two, with_coins({"bow", "staff"}));
    close(scene, Ending::alive);
    for (int i = 0; i < 4; ++i)
        scene.beat();
    scene.beat({"offer:sword"});
    scene.beat({""});
    scene.beat({"none"});
    scene.beat();  // the mage's bag is full: no question
    CHECK(deck_of(scene, one) == kEightCoins + " staff sword");
    CHECK(deck_of(scene, two) == "bow " + kEightCoins + " staff");
}

TEST_CASE("17.7 then the deck is shuffled") {
    Scene scene;
    close(scene, Ending::alive);
    scene.players.told.clear();
    while (scene.beat()) {
    }
    CHECK(scene.players.told.back() == "shuffled deck");
}

TEST_CASE("16.2 Food that was kept and lasting effects go back to where they came from") {
    Scene scene;
    scene.fill(pantry, one, {"bread"});
    scene.put("cursed", effects, one);
    close(scene, Ending::alive);
    scene.beat();
    CHECK(scene.in(pantry, one).empty());
    CHECK(scene.in(effects, one).empty());
}

TEST_CASE("16.3 who lies fallen at the end of a won chapter is retired only where the house rule says so") {
    for (const char* rule : {"out", "retired"}) {
        CAPTURE(rule);
        Scene scene({"warrior", "mage"}, {.settings = settings({{"fallen", rule}})});
        lose_life(scene.rules, two, 99);
        close(scene, Ending::alive);
        scene.beat();
        CHECK(scene.of(two, retired) == (rule == std::string("retired") ? 1 : 0));
        CHECK(scene.of(one, retired) == 0);
    }
}

TEST_CASE("16.3 a newcomer is told of and begins with the new Hero's full life at level 1") {
    Scene scene({"mage", "dwarf"}, {.settings = settings({{"fallen", "retired"}})});
    scene.table.set(one, xp, 150);
    scene.table.set(one, level, 2);
    lose_life(scene.rules, one, 99);
    close(scene, Ending::alive);
    scene.beat();
    scene.beat({"choose:warrior"});
    CHECK(scene.players.times("log.newcomer") == 1);
    CHECK(scene.of(one, life) == 40);
    CHECK(scene.of(one, max_life) == 40);
    CHECK(scene.of(one, level) == 1);
    CHECK(scene.of(one, xp) == 0);
    CHECK(scene.of(one, standing) == 1);
}

TEST_CASE("17.4, 11.9 each bag skill holds cards of its own type only") {
    const auto with =
        kit_with({def("skill", "weapon_bag", "bag = 'weapon'"), def("skill", "spell_bag", "bag = 'spell'")});
    const std::pair<std::string_view, std::string> bags[] = {
        {"weapon_bag", "keep:bow keep:sword"},
        {"ranged_bag", "keep:bow"},
        {"spell_bag", "keep:fireball keep:mending keep:scroll_of_wit keep:stone_wall"},
        {"potion_bag", "keep:tonic"}};
    for (const auto& [skill, fitting] : bags) {
        const auto& shown = skill;
        CAPTURE(shown);
        Scene scene({"warrior"}, {.kit = with.get()});
        scene.learn(one, skill);
        scene.fill(deck, one,
                   with_coins({"shield", "buckler", "sword", "bow", "tonic", "fireball", "mending",
                               "stone_wall", "scroll_of_wit", "beer_mug", "goblin_card"}));
        close(scene, Ending::alive);
        scene.beat();
        scene.until(bag_trim);
        scene.beat({"keep:shield, keep:buckler", ""});
        std::vector<std::string> offered = scene.players.offered;
        std::sort(offered.begin(), offered.end());
        CHECK(fmt::format("{}", fmt::join(offered, " ")) == fitting);
    }
}

TEST_CASE("16.2 Loot that lies about when a chapter is lost goes back under its stack") {
    Scene scene({"warrior", "mage"});
    scene.put("sword", loot, two);
    scene.put("axe", boss_loot);
    close(scene, Ending::dead);
    scene.beat();
    CHECK(scene.in(loot, two).empty());
    CHECK(scene.in(boss_loot).empty());
    CHECK(scene.find("sword", main_deck) != CardId::none);
}

}  // namespace tankard::deckbuilder::test
