// Trading Weapons while bags are packed (17.4, 17.6, 21.57): what has room where.
#include "fixture.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace tankard::deckbuilder::test {
namespace {

/// Two heroes with eight Coins and these cards have trimmed their decks and are about to offer.
void pack(Scene& scene, const std::vector<std::string_view>& ones,
          const std::vector<std::string_view>& twos) {
    for (const auto& [seat, more] : {std::pair(one, &ones), std::pair(two, &twos)}) {
        std::vector<std::string_view> all(8, "coin");
        all.insert(all.end(), more->begin(), more->end());
        scene.fill(deck, seat, all);
    }
    scene.table.set(first_player, 0);
    scene.table.set(ending, static_cast<int>(Ending::alive));
    scene.play->begin_closing();
    scene.until(bag_trim);
}

/// What a deck holds besides Coins, sorted.
std::string bag_of(const Scene& scene, SeatId seat) {
    std::vector<std::string> ids;
    for (CardId card : scene.table.list(scene.table.zone(deck, seat)))
        ids.emplace_back(scene.table.catalogue().definitions[index(scene.table.def(card))].text());
    std::erase(ids, "coin");
    std::sort(ids.begin(), ids.end());
    return fmt::format("{}", fmt::join(ids, " "));
}

}  // namespace

TEST_CASE("17.2, 17.6 an unsold Weapon comes back only if the bag has room for it") {
    Scene scene({"warrior", "mage"});
    pack(scene, {"sword", "staff"}, {"bow", "staff"});
    scene.beat();
    scene.beat();
    scene.beat({"offer:sword"});
    scene.beat({"offer:bow"});
    scene.beat({"take:bow>seat2"});  // in the place of the sword
    scene.beat({"none"});
    CHECK(bag_of(scene, one) == "bow staff");
    CHECK(scene.table.size(scene.table.zone(deck, one)) == 10);
    CHECK(scene.in(main_deck).ends_with("sword"));  // 17.5
    CHECK(bag_of(scene, two) == "staff");
}

TEST_CASE("17.6 with room for some of what was not sold its owner says which comes back") {
    Scene scene({"warrior", "mage"});
    pack(scene, {"sword", "hammer"}, {"bow", "staff"});
    scene.beat();
    scene.beat();
    scene.beat({"offer:sword, offer:hammer"});
    scene.beat({"offer:bow"});
    scene.beat({"take:bow>seat2"});
    scene.beat({"none", "keep:hammer"});
    CHECK(bag_of(scene, one) == "bow hammer");
}

TEST_CASE("17.6 all that was not sold comes back unasked where there is room for all") {
    Scene scene({"warrior", "mage"});
    pack(scene, {"sword", "hammer"}, {"bow", "staff"});
    scene.beat();
    scene.beat();
    scene.beat({"offer:sword, offer:hammer"});
    scene.beat({""});
    scene.beat({"none"});
    scene.beat();
    CHECK(bag_of(scene, one) == "hammer sword");
}

TEST_CASE("17.4 a bag skill's place takes no Weapon from a trade") {
    Scene scene({"warrior", "mage"});
    scene.learn(one, "ranged_bag");
    pack(scene, {"sword", "staff"}, {"bow", "staff"});
    scene.beat();
    scene.beat();
    scene.beat({""});
    scene.beat({"offer:bow"});
    const std::size_t asked = scene.players.prompts.size();
    scene.beat();  // the two free places are full, and the third one is not for this
    CHECK(scene.players.prompts.size() == asked);
    CHECK(bag_of(scene, one) == "staff sword");
}

TEST_CASE("17.4 a skill that is no bag skill holds no card, and leaves no place to a traded Weapon") {
    Scene scene({"warrior", "mage"});
    scene.learn(one, "tough");
    pack(scene, {"fireball", "staff"}, {"bow", "staff"});
    scene.beat();
    scene.beat();
    scene.beat({""});
    scene.beat({"offer:bow"});
    const std::size_t asked = scene.players.prompts.size();
    scene.beat();
    CHECK(scene.players.prompts.size() == asked);
    CHECK(bag_of(scene, one) == "fireball staff");
}

TEST_CASE("17.4 an own card moves into the skill's place and leaves a free one to a traded Weapon") {
    Scene scene({"warrior", "mage"});
    scene.learn(one, "ranged_bag");
    pack(scene, {"bow", "staff"}, {"sword", "staff"});
    scene.beat();
    scene.beat();
    scene.beat({""});
    scene.beat({"offer:sword"});
    scene.beat({"take:sword>seat2"});
    scene.beat();
    CHECK(bag_of(scene, one) == "bow staff sword");
}

TEST_CASE("17.4 a skill's place left by a sold card is not for what was taken") {
    Scene scene({"warrior", "mage"});
    scene.learn(one, "ranged_bag");
    pack(scene, {"bow", "staff", "sword"}, {"knife", "hammer"});
    scene.beat({"keep:staff, keep:sword", "keep:bow"});
    scene.beat();
    scene.beat({"offer:bow"});
    scene.beat({"offer:knife"});
    const std::size_t asked = scene.players.prompts.size();
    scene.beat();
    CHECK(scene.players.prompts.size() == asked);
}

TEST_CASE("17.3 the eight places for money take no Weapon, even if the box has no Coins left") {
    Scene scene({"warrior", "mage"});
    pack(scene, {"sword", "staff"}, {"bow", "staff"});
    scene.table.move_all(scene.table.zone(box), scene.table.zone(removed));
    while (!scene.table.empty(scene.table.zone(deck, one)) &&
           scene.in(deck, one).find("coin") != std::string::npos)
        scene.table.move(scene.find("coin", deck, one), scene.table.zone(removed));
    scene.beat();
    scene.beat();
    scene.beat({""});
    scene.beat({"offer:bow"});
    const std::size_t asked = scene.players.prompts.size();
    scene.beat();
    CHECK(scene.players.prompts.size() == asked);
    CHECK(bag_of(scene, one) == "staff sword");
}

TEST_CASE("17.4 an extra place holds one card, however many would fit it") {
    for (const char* skill : {"ranged_bag", "tough"}) {
        Scene scene({"warrior", "mage"});
        scene.learn(one, skill);
        pack(scene, {"bow", "bow"}, {"sword", "staff"});
        scene.beat();
        scene.beat();
        scene.beat({""});
        scene.beat({"offer:sword"});
        const bool room = std::string_view(skill) == "ranged_bag";  // one bow lies in it, one in a free place
        if (room) {
            scene.beat({"take:sword>seat2"});
            scene.beat();
        } else {
            scene.beat();
            scene.beat({"none"});
        }
        CHECK(bag_of(scene, one) == (room ? "bow bow sword" : "bow bow"));
    }
}

TEST_CASE("17.4 with three cards for one extra place the bag is full") {
    Scene scene({"warrior", "mage"});
    scene.learn(one, "ranged_bag");
    pack(scene, {"bow", "bow", "bow"}, {"sword", "staff"});
    scene.beat({"keep:bow, keep:bow.2", "keep:bow"});
    scene.beat();
    scene.beat({""});
    scene.beat({"offer:sword"});
    const std::size_t asked = scene.players.prompts.size();
    scene.beat();
    CHECK(scene.players.prompts.size() == asked);
    CHECK(bag_of(scene, one) == "bow bow bow");
}

TEST_CASE("17.5 what finds no room goes back under its stack") {
    Scene scene({"warrior", "mage"});
    pack(scene, {"sword", "hammer"}, {"bow", "staff"});
    scene.beat();
    scene.beat();
    scene.beat({"offer:sword, offer:hammer"});
    scene.beat({"offer:bow"});
    scene.beat({"take:bow>seat2"});
    scene.beat({"none", "keep:hammer"});
    CHECK(scene.in(played, one).empty());
    CHECK(scene.in(main_deck).ends_with("sword"));
}

TEST_CASE("17.3 a ninth Coin lies in a free place") {
    Scene scene({"warrior", "mage"});
    pack(scene, {"coin", "sword"}, {"bow", "staff"});
    scene.beat();
    scene.beat();
    scene.beat({""});
    scene.beat({"offer:bow"});
    const std::size_t asked = scene.players.prompts.size();
    scene.beat();
    CHECK(scene.players.prompts.size() == asked);
    CHECK(scene.table.size(scene.table.zone(deck, one)) == 10);
}

}  // namespace tankard::deckbuilder::test
