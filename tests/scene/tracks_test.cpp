// Somebody's own track: where a hero stands, how far the next step is, and what each step gives.
#include "play/fixture.h"
#include "scene/stage.h"
#include "terminal/screen.h"

#include <algorithm>
#include <string>
#include <vector>

using namespace tankard;
using namespace tankard::play::test;

namespace {

/// The first table of Black Water, as it is asked about first.
struct FirstTable {
    explicit FirstTable(const std::string& code)
        : words(library(), code),
          stage(library(), words),
          evening(library(), tape_of(beginning(library(), 1, 3, 7))) {
        evening.people.instead = [&](const Question&,
                                     const campaign::State& at) -> std::optional<play::Reply> {
            if (at.table.cards() == 0) return std::nullopt;
            state = at;
            scene = stage.scene(at, SeatId{0}, evening.session.settings());
            return play::Quit{};
        };
        evening.session.run();
        REQUIRE(scene.table);
    }

    scene::Seat seat() const { return stage.seat(SeatId{0}, state, evening.session.settings()); }
    int counter(const char* name) const {
        return kind_named(state.table.catalogue().seat_counters, intern(name));
    }

    scene::Words words;
    scene::Stage stage;
    Evening evening;
    campaign::State state;
    scene::Scene scene;
};

}  // namespace

TEST_CASE("a hero's level is a track: each step says what it gives, and what it still needs") {
    for (const char* code : {"en", "it"}) {
        FirstTable it(code);
        it.state.table.set(SeatId{0}, it.counter("xp"), 40);
        const scene::Seat seat = it.seat();
        REQUIRE(seat.tracks.size() == 1);
        const scene::Track& track = seat.tracks.front();
        CHECK(track.from == 1);
        CHECK(track.to == 3);
        CHECK(track.standing == std::vector<std::pair<SeatId, int>>{{SeatId{0}, 1}});
        CHECK(track.done == 40);
        CHECK((track.need == 90 || track.need == 100));
        REQUIRE(track.gains.size() == 3);
        for (const std::string& gain : track.gains) {
            CHECK(!gain.empty());
            CHECK(gain.find("XP)") == std::string::npos);
        }
        CHECK(seat.on_track(intern("level")));
        CHECK(seat.on_track(intern("xp")));
        CHECK_FALSE(seat.on_track(intern("life")));
    }
}

TEST_CASE("at the last step nothing more is needed, and the step before it needs another number") {
    FirstTable it("en");
    const auto need_at = [&](int level) {
        it.state.table.set(SeatId{0}, it.counter("level"), level);
        return it.seat().tracks.front().need;
    };
    CHECK(need_at(1) < need_at(2));
    CHECK(need_at(3) == 0);
}

TEST_CASE("in the terminal a track is a row of characters instead of two numbers") {
    FirstTable it("en");
    it.state.table.set(SeatId{0}, it.counter("level"), 2);
    it.state.table.set(SeatId{0}, it.counter("xp"), 140);
    it.scene.seats[0] = it.seat();
    const std::string line = terminal::Screen(terminal::Style(false), library()).seat_line(it.scene.seats[0]);
    CHECK(line.find("Level\u00a0●●○ XP\u00a0140/") != std::string::npos);
    CHECK(line.find("level\u00a02") == std::string::npos);
}
