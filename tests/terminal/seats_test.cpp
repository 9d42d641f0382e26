// What is seen of a seat: numbers of its own and of its cards, and that it takes no part any more.
#include "play/fixture.h"
#include "scene/brief.h"
#include "scene/stage.h"
#include "terminal/screen.h"

#include <algorithm>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play::test;

namespace {

/// A wager in its first turn, as far as companions have come.
struct Wager {
    play::Library library;
    campaign::State state;
    Settings settings;

    explicit Wager(int seats)
        : library(
              [] {
                  save::DiskFiles files;
                  return play::read_content(files, source_folder(), "gauntlet");
              }(),
              "gauntlet") {
        play::Session session(library, tape_of(beginning(library, 0, seats, 4)),
                              {.policy = play::Policy::greedy, .at_beat = [&](const campaign::State& now) {
                                   if (now.stage == campaign::Stage::play && round(now) == 1) session.leave();
                               }});
        session.run();
        state = session.state();
        settings = session.settings();
    }

    static int round(const campaign::State& state) {
        return state.table.get(kind_named(state.table.catalogue().table_counters, intern("round")));
    }
    /// The n-th hero of a seat has so much of something.
    void set(SeatId seat, std::size_t hero, const char* counter, int value) {
        const Catalogue& catalogue = state.table.catalogue();
        const ZoneId zone = state.table.zone(kind_named(catalogue.zones, intern("heroes")), seat);
        state.table.set(state.table.list(zone).at(hero), kind_named(catalogue.card_counters, intern(counter)),
                        value);
    }
    scene::Seat seen(SeatId seat) {
        const scene::Words words(library, "en");
        return scene::Stage(library, words).seat(seat, state, settings);
    }
    std::string line(SeatId seat) {
        return terminal::Screen(terminal::Style(false), library).seat_line(seen(seat));
    }
};

std::string value_of(const scene::Seat& seat, const char* counter) {
    for (const scene::Badge& badge : seat.counters)
        if (badge.name == intern(counter)) return badge.value;
    return "";
}

}  // namespace

TEST_CASE("a seat whose hero is dead is seen to be so, and its wounds are counted") {
    Wager wager(3);
    const SeatId seat = seat_at(1);
    wager.set(seat, 0, "wounds", 2);
    CHECK(value_of(wager.seen(seat), "wounds") == "2");
    CHECK(wager.seen(seat).out.empty());
    CHECK(wager.line(seat).find("Wounds\u00a02") != std::string::npos);
    wager.set(seat, 0, "dead", 1);
    CHECK(wager.seen(seat).out == "dead");
    CHECK(wager.seen(seat_at(0)).out.empty());
    CHECK(wager.line(seat).find("☠\u00a0dead") != std::string::npos);
}

TEST_CASE("of two heroes both must be dead, and each has its own wounds") {
    Wager wager(2);
    const SeatId seat = seat_at(0);
    wager.set(seat, 0, "wounds", 2);
    wager.set(seat, 1, "wounds", 1);
    CHECK(value_of(wager.seen(seat), "wounds") == "2+1");
    wager.set(seat, 0, "dead", 1);
    CHECK(wager.seen(seat).out.empty());
    wager.set(seat, 1, "dead", 1);
    CHECK(wager.seen(seat).out == "dead");
}

TEST_CASE("a number that others change is one number, and what it is made of is known") {
    Wager wager(3);
    const Catalogue& catalogue = wager.state.table.catalogue();
    const ZoneId zone = wager.state.table.zone(kind_named(catalogue.zones, intern("heroes")), seat_at(0));
    const CardId hero = wager.state.table.list(zone).at(0);
    const auto facts = [&] { return scene::Words(wager.library, "en").facts(hero, wager.state); };
    const auto defence = [&] {
        for (const scene::Words::Told& told : facts())
            if (told.fact.name == intern("defence")) return told;
        return scene::Words::Told{};
    };
    wager.set(seat_at(0), 0, "bonus_defence", 0);
    wager.set(seat_at(0), 0, "lost_defence", 0);
    const int printed = defence().fact.value;
    CHECK(defence().parts.empty());
    wager.set(seat_at(0), 0, "bonus_defence", 2);
    wager.set(seat_at(0), 0, "lost_defence", 5);
    CHECK(defence().fact.value == printed - 3);
    CHECK(defence().parts.find("penalty") != std::string::npos);
    for (const scene::Words::Told& told : facts())
        CHECK(told.fact.name.text().find("_defence") == std::string_view::npos);
}

TEST_CASE("a rule in brief is whole sentences with a sign that there is more, the first at any rate") {
    const auto in = [](std::size_t letters) {
        return scene::in_brief("Kill it. It kills you. Once.",
                               [letters](const std::string& words) { return words.size() <= letters; });
    };
    CHECK(in(40) == "Kill it. It kills you. Once.");
    CHECK(in(27) == "Kill it. It kills you. …");
    CHECK(in(20) == "Kill it. …");
    CHECK(in(1) == "Kill it. …");
    CHECK(scene::in_brief("One sentence", [](const std::string&) { return false; }) == "One sentence");
}
