// What becomes of heroes who lie fallen when a chapter ends, won or lost (16.3, 16.6, 21.65).
#include "deckbuilder/rules/damage.h"
#include "fixture.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {
namespace {

/// Two heroes of whom the second has fallen, or both; the chapter has ended and its housekeeping is done.
std::unique_ptr<Scene> ended(std::string_view fallen, Ending how) {
    auto scene = std::make_unique<Scene>(std::vector<std::string>{"warrior", "mage"},
                                         Options{.settings = settings({{"fallen", std::string(fallen)}})});
    scene->fight();
    lose_life(scene->rules, two, 99);
    if (how == Ending::dead) lose_life(scene->rules, one, 99);
    scene->table.set(ending, static_cast<int>(how));
    scene->play->begin_closing();
    scene->beat();
    return scene;
}

}  // namespace

TEST_CASE("21.65 back_at_hand_off: who is fallen when the chapter ends rises with a scar, won or lost") {
    for (Ending how : {Ending::alive, Ending::dead}) {
        const auto scene = ended("back_at_hand_off", how);
        CHECK(scene->of(one, scars) == (how == Ending::dead ? 1 : 0));
        CHECK(scene->of(two, scars) == 1);
        CHECK(scene->of(two, max_life) == 25);
        CHECK(scene->of(two, life) == 25);
        CHECK(scene->rules.stands(two));
    }
}

TEST_CASE("21.65 out: out until the chapter ends, then without a scar, won or lost") {
    for (Ending how : {Ending::alive, Ending::dead}) {
        const auto scene = ended("out", how);
        CHECK(scene->of(one, scars) + scene->of(two, scars) == 0);
        CHECK(scene->of(two, life) == 30);
        CHECK(scene->of(two, retired) == 0);
    }
}

TEST_CASE("16.3, 21.65 retired: a defeated hero leaves the game, also if the chapter is lost") {
    const auto won = ended("retired", Ending::alive);
    CHECK(won->of(one, retired) == 0);
    CHECK(won->of(two, retired) == 1);
    const auto lost = ended("retired", Ending::dead);
    CHECK(lost->of(one, retired) == 1);
    CHECK(lost->of(two, retired) == 1);
    CHECK(lost->of(one, scars) == 0);
    lost->beat({"choose:druid"});
    lost->beat({"choose:guard"});
    CHECK(*lost->play->discharge(one).at("hero").text() == "druid");
}

TEST_CASE("16.4 with no other hero left the player takes the same one anew") {
    const auto scene = ended("retired", Ending::alive);
    scene->table.move_all(scene->table.zone(hero_supply), scene->table.zone(removed));
    scene->beat();
    CHECK(scene->of(two, retired) == 0);
    CHECK(*scene->play->discharge(two).at("hero").text() == "mage");
}

}  // namespace tankard::deckbuilder::test
