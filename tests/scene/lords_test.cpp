// What landlords are told: what things cost now, and where one's own dummy will stand.
#include "play/fixture.h"
#include "scene/stage.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

using namespace tankard;
using namespace tankard::play::test;

namespace {

/// Every question of a game of landlords that companions play.
template <typename See>
void see_landlords(play::Library& lords, int seats, See see) {
    Evening evening(lords, tape_of(beginning(lords, seats, seats, 7)));
    evening.people.quit_at_chapter_end = true;
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        see(question, state, evening.session);
        return std::nullopt;
    };
    evening.session.run();
}

int fact_of(const play::Library& lords, const campaign::State& state, Ref card, std::string_view name) {
    for (const Fact& fact : lords.rules().facts(state.table, card.as_card()))
        if (fact.name.text() == name) return fact.value;
    return 0;
}

}  // namespace

TEST_CASE("DL-57, DL-59 who is hired, paid or built is said with what it costs now, and once") {
    play::Library lords = library_of("lords");
    const scene::Words english(lords, "en");
    const scene::Words italian(lords, "it");
    int dearer = 0;
    int free = 0;
    int paid = 0;
    int built = 0;
    see_landlords(lords, 3, [&](const Question& question, const campaign::State& state, const auto&) {
        int said_n = 0;
        for (const Slot& slot : question.slots)
            if (slot.name == Name::of("n")) said_n = static_cast<int>(slot.value.as_number());
        const int more = question.prompt == Name::of("hire") ? said_n : 0;
        for (std::size_t i = 0; i < question.options.size(); ++i) {
            const Option& option = question.options[i];
            const std::string_view verb = option.verb.text();
            const std::string said = english.option(question, i, state);
            const std::string in_italian = italian.option(question, i, state);
            if (verb == "build") {
                const bool nothing = said_n == 0;
                CHECK_MESSAGE(said.find(nothing ? " for nothing" : " for 1 gold") != std::string::npos, said);
                CHECK_MESSAGE(in_italian.find(nothing ? " gratis" : " per 1 oro") != std::string::npos,
                              in_italian);
                ++built;
            }
            if (verb != "hire" && verb != "pay") continue;
            const int food = fact_of(lords, state, option.object, "food") + more;
            const int gold = fact_of(lords, state, option.object, "gold");
            const int evil = fact_of(lords, state, option.object, "evil");
            for (const auto& [amount, what, che] :
                 {std::tuple(food, "food", "cibo"), {gold, "gold", "oro"}, {evil, "evil", "malvagità"}}) {
                const int n = amount;
                if (n == 0) continue;
                CHECK_MESSAGE(said.find(fmt::format("{} {}", n, what)) != std::string::npos, said);
                CHECK_MESSAGE(in_italian.find(fmt::format("{} {}", n, che)) != std::string::npos, in_italian);
            }
            CHECK_MESSAGE(said.find("to pay") == std::string::npos, said);
            CHECK_MESSAGE(said.find("to take") == std::string::npos, said);
            dearer += more;
            paid += verb == "pay" ? 1 : 0;
            if (food + gold + evil > 0 || verb == "pay") continue;
            CHECK_MESSAGE(said.find(" for nothing") != std::string::npos, said);
            ++free;
        }
        // Who may not be hired is named without a price that would be wrong.
        for (const Refusal& refused : question.refusals)
            if (refused.verb == Name::of("hire"))
                CHECK(english.refusal(refused, question, state).find(" for ") == std::string::npos);
    });
    CHECK(dearer > 0);
    CHECK(free > 0);
    CHECK(paid > 0);
    CHECK(built > 0);
}

TEST_CASE("DL-69 who has chosen for a dummy sees it on its place already, and nobody else does") {
    play::Library lords = library_of("lords");
    const scene::Words words(lords, "en");
    const scene::Stage stage(lords, words);
    int expected = 0;
    see_landlords(lords, 2, [&](const Question& question, const campaign::State& state, const auto& session) {
        if (question.prompt != Name::of("orders")) return;
        const int pick = kind_named(state.table.catalogue().zones, Name::of("dummy_pick"));
        const std::vector<CardId> picked = state.table.list(state.table.zone(pick, question.seat));
        REQUIRE(picked.size() == 1);
        const std::string order = words.name(state.table.ref(picked.front()), state);
        for (const SeatId viewer : {seat_at(0), seat_at(1), SeatId::none})
            for (const scene::Zone& zone : stage.scene(state, viewer, session.settings()).zones) {
                if (zone.spaces == 0) continue;
                REQUIRE(zone.face);
                const auto there = static_cast<std::size_t>(state.table.size(zone.id));
                if (viewer != question.seat) {
                    // What the others have chosen for theirs is not asked here.
                    if (viewer == SeatId::none) CHECK(zone.cards.size() == there);
                    continue;
                }
                const bool comes = zone.face->name == order && there < 3;
                CHECK(zone.cards.size() == there + (comes ? 1 : 0));
                if (!comes) continue;
                CHECK(zone.cards.back().place == static_cast<int>(there) + 1);
                CHECK(zone.cards.back().owner == SeatId::none);
                ++expected;
            }
        // Nor does who has not chosen yet.
        const SeatId other = seat_at(1 - number_of(question.seat));
        if (state.table.size(state.table.zone(pick, other)) == 0)
            for (const scene::Zone& zone : stage.scene(state, other, session.settings()).zones)
                if (zone.spaces > 0)
                    CHECK(zone.cards.size() == static_cast<std::size_t>(state.table.size(zone.id)));
    });
    CHECK(expected > 4);
}
