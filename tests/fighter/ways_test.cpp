// The maps as charts, and the way that the party has gone.
#include "fighter/shipped.h"
#include "fighter/state/zones.h"
#include "play/fixture.h"
#include "table/chart.h"

#include <algorithm>
#include <string>

using namespace tankard;
using play::test::Evening;

TEST_CASE("DF-25 DF-27 the chart shows the rooms gone through and the one where the party is") {
    play::Library& library = fighter::test::library();
    const auto* charted = dynamic_cast<const Charted*>(&library.rules());
    REQUIRE(charted != nullptr);
    Evening evening(library, play::test::tape_of(play::test::beginning(library, 1, 3, 5)));
    int asked = 0;
    int most = 0;
    evening.people.instead = [&](const Question&,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        if (state.table.cards() == 0) return std::nullopt;
        ++asked;
        const std::vector<Chart> charts = charted->charts(state.table);
        REQUIRE(charts.size() == 3);
        int gone = 0;
        for (std::size_t level = 0; level < charts.size(); ++level)
            for (std::size_t i = 0; i < charts[level].spaces.size(); ++i) {
                const ChartSpace& space = charts[level].spaces[i];
                gone += space.gone ? 1 : 0;
                const bool here = state.table.get(fighter::dungeon_level) == static_cast<int>(level) + 1 &&
                                  state.table.get(fighter::room) == static_cast<int>(i) + 1;
                CHECK(space.here == here);
                CHECK((!here || space.gone));
                // A room that was gone through was come to from one that was.
                if (space.gone && i > 0)
                    CHECK(std::any_of(charts[level].spaces.begin(), charts[level].spaces.end(),
                                      [&](const ChartSpace& from) {
                                          return from.gone &&
                                                 std::find(from.ways.begin(), from.ways.end(),
                                                           static_cast<int>(i)) != from.ways.end();
                                      }));
            }
        CHECK(gone >= most);
        most = gone;
        return std::nullopt;
    };
    evening.session.run();
    CHECK(asked > 10);
    CHECK(most > 3);
}

TEST_CASE("DF-20 DF-31 the chart shows who is fought, and of who comes next only the level") {
    play::Library& library = fighter::test::library();
    const auto* charted = dynamic_cast<const Charted*>(&library.rules());
    REQUIRE(charted != nullptr);
    int fought = 0;
    int next = 0;
    int bosses = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Evening evening(library, play::test::tape_of(play::test::beginning(library, 4, 4, seed)));
        evening.people.instead = [&](const Question&,
                                     const campaign::State& state) -> std::optional<play::Reply> {
            if (state.table.cards() == 0) return std::nullopt;
            const Table& table = state.table;
            int shelf = 0;
            while (shelf < fighter::kLevels && table.get(fighter::shelf_1 + shelf) == 0)
                ++shelf;
            const std::vector<Chart> charts = charted->charts(table);
            for (std::size_t level = 0; level < charts.size(); ++level)
                for (const ChartSpace& space : charts[level].spaces) {
                    CHECK_FALSE((space.waits && space.hidden));
                    if (space.waits) {  // only what lies face up
                        CHECK(table.where(space.waits.as_card()) == table.zone(fighter::arena));
                        ++fought;
                    }
                    if (!space.hidden) continue;
                    CHECK((!space.gone || space.here));
                    if (space.hidden.text() == "boss") {
                        CHECK(level == 2);
                        CHECK(space.ways.empty());
                        ++bosses;
                    } else {
                        CHECK(space.hidden.text() == "monster_" + std::to_string(shelf + 1));
                        ++next;
                    }
                }
            return std::nullopt;
        };
        evening.session.run();
    }
    CHECK(fought > 10);
    CHECK(next > 10);
    CHECK(bosses > 10);
}
