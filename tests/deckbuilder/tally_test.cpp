// What rules keep beside the table, and what they do not ask. That a tally is what lies on the table is
// checked by every other test of the rules: builds with assertions compare both each time.
#include "deckbuilder/rules/main_menu.h"
#include "fixture.h"

#include <span>
#include <utility>

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {
namespace {

/// Counts calls instead of making them.
class Counting final : public Hooks {
 public:
    Counting(const Hooks& real, std::size_t definitions) {
        for (std::size_t def = 0; def < definitions; ++def)
            hooked_.push_back(real.all_of(static_cast<DefId>(def)));
    }
    Arg call(DefId, int, Ref, std::span<const Arg>) override {
        ++made;
        return {};
    }
    void leave_out() override { ++left_out; }
    void attach(std::size_t, void*, Table*) override {}

    int made = 0;
    int left_out = 0;
};

/// Leaves at the first question.
class Reader final : public Answerer {
 public:
    explicit Reader(bool explains) : explains_(explains) {}
    Answer answer(const Question&, const Table&) override { throw Abandon(); }
    bool explains() const override { return explains_; }

 private:
    bool explains_;
};

}  // namespace

TEST_CASE("a price that nobody reads is not asked for, and the call takes its number all the same") {
    const auto kit = kit_with(
        {def("effect", "diary", "turns = -1, price_change = function(self, hero, card) return -5 end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.table.move(scene.find("diary", effect_supply), scene.table.zone(effects, one));
    scene.monster("turtle", one);
    scene.fill(loot, one, {"bow", "axe"});
    scene.hand_of(one, {"coin"});
    const auto counted = [&](bool explains) {
        Counting hooks(kit->host, kit->content.ids.size());
        Reader reader(explains);
        Door door(reader);
        Rules rules({scene.table, door, hooks, scene.settings}, kit->content);
        CHECK_THROWS_AS(main_menu(rules), Abandon);
        return std::pair(hooks.made, hooks.left_out);
    };
    CHECK(counted(true) == std::pair(2, 0));
    CHECK(counted(false) == std::pair(0, 2));
}

TEST_CASE("traits and listeners follow the cards in play") {
    const auto kit = kit_with({def("effect", "thorns",
                                   "turns = -1, traits = { hand = 2 },"
                                   "on_fall = function(self, hero) end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    const CardId thorns = scene.find("thorns", effect_supply);
    const auto listens = [&] { return scene.rules.tally.of_hero(one).any(Hook::on_fall); };
    const int before = scene.rules.traits(one).hand;
    CHECK_FALSE(listens());
    scene.table.move(thorns, scene.table.zone(effects, one));
    CHECK(scene.rules.traits(one).hand == before + 2);
    CHECK(listens());
    scene.table.move(thorns, scene.table.zone(effect_supply));
    CHECK(scene.rules.traits(one).hand == before);
    CHECK_FALSE(listens());
}

}  // namespace tankard::deckbuilder::test
