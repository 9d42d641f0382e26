// Cards on the stage stay where they are as long as the turn lasts.
#include "window/pages/kept.h"

#include "window/fixture.h"
#include "window/pages/places.h"

#include <map>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

/// All questions of a chapter's beginning, in their order, each with the turn in which it is asked; with
/// `events` also what is seen, without a question, whenever something is told.
std::vector<Moment> evening(int seats, std::size_t most, std::uint64_t seed, bool events = false) {
    using namespace tankard::play::test;
    std::vector<Moment> all;
    const scene::Words words(library(), "en");
    const scene::Stage stage(library(), words);
    Evening evening(library(), tape_of(beginning(library(), seats, seats, seed)));
    std::uint32_t turn = 0;
    const auto add = [&](Moment moment) {
        if (!all.empty() && all.back().scene.title != moment.scene.title) turn = 0;  // another chapter
        moment.scene.turn = turn;
        all.push_back(std::move(moment));
    };
    evening.people.heard = [&](const Event& event) {
        if (event.name == intern("log.turn")) turn = evening.session.answers();
        const campaign::State& state = evening.session.state();
        if (!events || state.table.cards() == 0 || all.empty()) return;
        add({stage.scene(state, SeatId{0}, evening.session.settings()), {}});
    };
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        if (all.size() >= most) return play::Quit{};
        if (state.table.cards() == 0) return std::nullopt;
        add({stage.scene(state, question, evening.session.settings()), stage.ask(question, state)});
        return std::nullopt;
    };
    evening.session.run();
    return all;
}

Page drawn(const Moment& moment, const Kept* kept, std::vector<Roll> rolls = {},
           const Size& size = kSizes[0]) {
    const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, 100)};
    const Choosing choosing(moment.ask);
    const std::vector<std::string> log;
    return table_page(ruler,
                      {.scene = moment.scene,
                       .ask = &moment.ask,
                       .choosing = &choosing,
                       .log = log,
                       .rolls = std::move(rolls),
                       .throws = 1,
                       .kept = kept},
                      size.w, size.h);
}

/// Where cards lie on the stage, by their thing.
std::map<std::uint64_t, Rect> on_stage(const Page& page) {
    std::map<std::uint64_t, Rect> all;
    for (const Piece& piece : page.pieces)
        if (piece.thing > 0 && piece.thing < kStepThing && page.lit.inset(-1).holds(piece.box))
            all[piece.thing] = piece.box;
    return all;
}

}  // namespace

TEST_CASE("from question to question of a turn no card on the stage moves, unless more come than have room") {
    int stayed = 0;
    int moved = 0;
    int anew = 0;
    for (const int seats : {1, 2, 3, 4})
        for (const std::uint64_t seed : {7U, 8U}) {
            std::shared_ptr<const Kept> kept;
            std::map<std::uint64_t, Rect> before;
            std::uint32_t turn = 0;
            for (const Moment& moment : evening(seats, 700, seed, true)) {
                const Page page = drawn(moment, kept.get());
                CHECK(fault_of(page) == "");
                const std::map<std::uint64_t, Rect> now = on_stage(page);
                const bool more = std::any_of(now.begin(), now.end(),
                                              [&](const auto& each) { return !before.contains(each.first); });
                if (moment.scene.turn == turn) {
                    int here = 0;
                    for (const auto& [thing, box] : now)
                        if (const auto was = before.find(thing); was != before.end()) {
                            if (box == was->second)
                                ++stayed;
                            else
                                ++here;
                        }
                    // Who falls in their own turn leaves the stage to others.
                    const bool same =
                        kept == nullptr || page.kept == nullptr || kept->seat == page.kept->seat;
                    if (!more && same) CHECK_MESSAGE(here == 0, moment.ask.prompt);
                    moved += here;
                    anew += here > 0 ? 1 : 0;
                }
                turn = moment.scene.turn;
                before = now;
                kept = page.kept;
            }
        }
    MESSAGE(stayed << " stayed, " << moved << " moved on " << anew << " pages");
    CHECK(stayed > 1000);
    CHECK(moved * 20 < stayed);
}

TEST_CASE("no card gives way to a die, whoever has thrown it") {
    int looked = 0;
    for (const Moment& moment : evening(3, 60, 7))
        for (const Size& size : kSizes) {
            const std::map<std::uint64_t, Rect> without = on_stage(drawn(moment, nullptr, {}, size));
            for (const std::size_t dice : {1, 3}) {
                const std::vector<Roll> rolls(dice,
                                              {"Anna", 4, CardId::none, {"4 +3 = 7", "4, +3 (Axe) = 7"}});
                const Page page = drawn(moment, nullptr, rolls, size);
                CHECK(fault_of(page) == "");
                for (const auto& [thing, box] : on_stage(page))
                    if (const auto was = without.find(thing); was != without.end()) CHECK(box == was->second);
                CHECK((without.empty() || has_look(page, Look::die)));
                ++looked;
            }
        }
    CHECK(looked > 100);
}

TEST_CASE("who is gone leaves a gap, and who comes in their place stands in it") {
    for (const Moment& moment : evening(3, 120, 7)) {
        Moment less = moment;
        scene::Zone* zone = nullptr;
        for (scene::Seat& seat : less.scene.seats)
            for (scene::Zone& each : seat.zones)
                if (seat.active && each.role == scene::Role::faced && each.cards.size() > 1) zone = &each;
        if (zone == nullptr) continue;
        const Page first = drawn(moment, nullptr);
        REQUIRE(first.kept);
        const auto before = on_stage(first);
        scene::Card gone = zone->cards.front();
        zone->cards.erase(zone->cards.begin());
        --zone->size;
        less.ask.choices.clear();
        less.ask.question.options.clear();
        const Page second = drawn(less, first.kept.get());
        for (const auto& [thing, box] : on_stage(second))
            if (before.contains(thing)) CHECK(box == before.at(thing));
        const std::uint64_t left = index(gone.id) + 1;
        CHECK_FALSE(on_stage(second).contains(left));
        gone.id = static_cast<CardId>(9000);
        zone->cards.push_back(gone);
        ++zone->size;
        const auto third = on_stage(drawn(less, second.kept.get()));
        if (before.contains(left)) CHECK(third.at(9001) == before.at(left));
        // A new turn is a new stage.
        less.scene.turn = moment.scene.turn + 1;
        const Page fresh = drawn(less, second.kept.get());
        CHECK(on_stage(fresh) == on_stage(drawn(less, nullptr)));
        return;
    }
    FAIL("nobody stands before several");
}

TEST_CASE(
    "who comes beside others of their kind is as large as they, with a head as high, wherever there is "
    "room") {
    int compared = 0;
    int alike = 0;
    for (const Moment& moment : evening(2, 120, 7)) {
        Moment less = moment;
        less.ask.choices.clear();
        less.ask.question.options.clear();
        for (scene::Seat& seat : less.scene.seats)
            for (scene::Zone& each : seat.zones) {
                if (!seat.active || each.role != scene::Role::faced || each.cards.size() < 2) continue;
                const scene::Card came = each.cards.back();
                const std::uint64_t stands = index(each.cards.front().id) + 1;
                each.cards.pop_back();
                --each.size;
                const Page before = drawn(less, nullptr);
                each.cards.push_back(came);
                ++each.size;
                const auto after = on_stage(drawn(less, before.kept.get()));
                const std::uint64_t comes = index(came.id) + 1;
                if (!after.contains(stands) || !after.contains(comes)) continue;
                ++compared;
                const Rect& one = after.at(stands);
                const Rect& other = after.at(comes);
                if (one.w == other.w && one.h == other.h && one.y == other.y) ++alike;
            }
    }
    MESSAGE(alike << " of " << compared);
    CHECK(compared > 5);
    CHECK(alike * 10 >= compared * 9);
}

TEST_CASE("what comes onto a stage can be read there about as well as if the stage had been empty") {
    const auto smallest = [](const Page& page) {
        unsigned least = 1'000;
        for (const Piece& piece : page.pieces)
            if (piece.thing > 0 && piece.thing < kStepThing && page.lit.inset(-1).holds(piece.box))
                for (const Text& text : piece.texts)
                    if (text.face == static_cast<std::uint8_t>(Typeface::regular))
                        least = std::min<unsigned>(least, text.size);
        return least;
    };
    int looked = 0;
    for (const int seats : {1, 3}) {
        std::shared_ptr<const Kept> kept;
        for (const Moment& moment : evening(seats, 1000, 11, true)) {
            const Page page = drawn(moment, kept.get());
            kept = page.kept;
            if (moment.ask.choices.empty()) continue;
            const unsigned fresh = smallest(drawn(moment, nullptr));
            if (fresh == 1'000) continue;
            ++looked;
            const auto usual = static_cast<float>(Ruler{garamond(), language("en"), 17}.small());
            CHECK(static_cast<float>(smallest(page)) >= std::min(static_cast<float>(fresh) * 0.75F, usual));
        }
    }
    CHECK(looked > 100);
}

TEST_CASE("what a die comes to is not to be read before it lies, and it does not move then") {
    for (const Moment& moment : evening(2, 60, 7)) {
        const std::vector<CardId> faced = [&] {
            std::vector<CardId> all{CardId::none};
            for (const scene::Seat& seat : moment.scene.seats)
                for (const scene::Zone& zone : seat.zones)
                    if (seat.active && zone.role == scene::Role::faced)
                        for (const scene::Card& card : zone.cards)
                            all.push_back(card.id);
            return all;
        }();
        for (const CardId card : faced) {
            Roll roll{"Anna", 4, card, {"4 +3 = 7", "4, +3 (Axe) = 7", 7, Ref::seat(SeatId{0})}};
            const Page lies = drawn(moment, nullptr, {roll});
            roll.lies = false;
            const Page rolls = drawn(moment, nullptr, {roll});
            const auto die = [](const Page& page) {
                for (const Piece& piece : page.pieces)
                    for (const Figure& figure : piece.shapes)
                        if (figure.look == Look::die) return figure.box;
                return Rect{};
            };
            CHECK(die(rolls) == die(lies));
            for (const Piece& piece : rolls.pieces) {
                CHECK(piece.hint.find("Axe") == std::string::npos);
                for (const Text& text : piece.texts)
                    CHECK(text.words.find("= 7") == std::string::npos);
            }
        }
    }
}
