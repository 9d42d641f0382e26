// What a Monster adds to its die besides what is printed on it stands beside that, as it was lately.
#include "terminal/last_sums.h"

#include "play/fixture.h"

#include <string>
#include <vector>

using namespace tankard;
using namespace tankard::play::test;

namespace {

/// The first Monster that stands before somebody in a game of companions, and the table then.
struct Fight {
    Table table;
    CardId monster = CardId::none;

    Fight() {
        play::Session session(library(), tape_of(beginning(library(), 0, 2, 7)),
                              {.policy = play::Policy::greedy, .at_beat = [&](const campaign::State& state) {
                                   if (monster == CardId::none && state.stage == campaign::Stage::play)
                                       look(state.table);
                               }});
        session.run();
        REQUIRE(monster != CardId::none);
    }
    void look(const Table& now) {
        const int kind = kind_named(now.catalogue().zones, intern("monsters"));
        for (int seat = 0; seat < now.seats(); ++seat)
            for (const CardId card : now.list(now.zone(kind, seat_at(seat))))
                if (monster == CardId::none) {
                    monster = card;
                    table = now;
                }
    }
    /// It attacks with these parts; its own name is "".
    Event attack(const std::vector<std::pair<std::string, int>>& parts) const {
        Event event{.name = intern("log.attacks")};
        event.slots = {Slot{intern("monster"), table.ref(monster)}};
        for (const auto& [name, number] : parts)
            event.parts.push_back(
                {name.empty() ? table.catalogue().definitions[index(table.def(monster))] : intern(name),
                 Ref::number(number)});
        return event;
    }
};

std::string shown(const terminal::LastSums& sums, CardId monster) {
    scene::Scene scene;
    scene.zones.emplace_back();
    scene.zones[0].cards.push_back({monster, {}});
    scene.zones[0].cards[0].face.badges = {{intern("attack"), "attack: die", "+2", "", 2, 0}};
    sums.put_into(scene, "lately");
    return scene.zones[0].cards[0].face.badges[0].value;
}

}  // namespace

TEST_CASE("what was added besides the printed number is counted in; what was for once is not") {
    const Fight fight;
    const Value& layout = library().layout();
    terminal::LastSums sums;
    CHECK(shown(sums, fight.monster) == "+2");
    sums.hear(fight.attack({{"", 2}, {"company", 2}, {"loose", 1}}), fight.table, layout, 4);
    CHECK(shown(sums, fight.monster) == "+2,\u00a0lately\u00a0+5");
    sums.hear(fight.attack({{"", 2}, {"roused", 2}}), fight.table, layout, 5);
    CHECK(shown(sums, fight.monster) == "+2");
    sums.hear(fight.attack({{"", 2}, {"faltering", -2}, {"nightfall", -4}}), fight.table, layout, 6);
    CHECK(shown(sums, fight.monster) == "+2,\u00a0lately\u00a0−2");
    Event other = fight.attack({{"nightfall", 9}});
    other.name = intern("log.strikes");
    sums.hear(other, fight.table, layout, 7);
    CHECK(shown(sums, fight.monster) == "+2,\u00a0lately\u00a0−2");
    sums.rewound(6);
    CHECK(shown(sums, fight.monster) == "+2");
}
