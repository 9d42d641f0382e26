// Corrections by hand: checked, journalled, replayed, taken back.
#include "play/session/correction.h"

#include "play/fixture.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

Value correction(std::initializer_list<std::pair<std::string_view, Value>> parts) {
    Value what = Value::table();
    for (const auto& [key, value] : parts)
        what.set(std::string(key), value);
    return what;
}

int life_of(const campaign::State& state, int seat) {
    const auto& kinds = state.table.catalogue().seat_counters;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i].name.text() == "life") return state.table.get(seat_at(seat), static_cast<int>(i));
    return -1;
}

}  // namespace

TEST_CASE("a wrong correction is refused with a sentence and changes nothing") {
    Library& lib = library();
    Evening evening(lib, tape_of(beginning(lib, 1, 2, 3)));
    const Value because("we forgot");
    const std::vector<Value> wrong{
        Value(),
        Value::table(),
        Value(7),
        correction({{"seat", 1}, {"counter", "life"}, {"value", 3}}),
        correction({{"seat", 1}, {"counter", "lfe"}, {"value", 3}, {"reason", because}}),
        correction({{"seat", 9}, {"counter", "life"}, {"value", 3}, {"reason", because}}),
        correction({{"seat", 0}, {"counter", "life"}, {"value", 3}, {"reason", because}}),
        correction({{"seat", 1}, {"counter", "life"}, {"value", 1'000'000'000}, {"reason", because}}),
        correction({{"seat", 1}, {"counter", "life"}, {"value", "much"}, {"reason", because}}),
        correction({{"counter", "life"}, {"value", 3}, {"reason", because}}),
        correction({{"card", 1'000'000}, {"zone", "hand"}, {"seat", 1}, {"reason", because}}),
        correction({{"card", -1}, {"zone", "hand"}, {"seat", 1}, {"reason", because}}),
        correction({{"card", 3}, {"zone", "pocket"}, {"seat", 1}, {"reason", because}}),
        correction({{"card", 3}, {"zone", "hand"}, {"reason", because}})};
    std::size_t next = 0;
    evening.people.instead = [&](const Question&, const campaign::State&) -> std::optional<Reply> {
        if (evening.session.answers() < 20) return std::nullopt;
        if (next < wrong.size()) return Correct{wrong[next++]};
        return Quit{};
    };
    evening.session.run();
    REQUIRE(evening.people.refused.size() == wrong.size());
    for (const std::string& sentence : evening.people.refused)
        CHECK_MESSAGE(one_sentence(sentence), sentence);
    CHECK(evening.people.stands.empty());
    CHECK(evening.people.seen.size() > 1);
    CHECK(hash_at_end_of(lib, evening.session.tape()) == evening.people.last_seen);
}

TEST_CASE(
    "a life and a card put right: the game goes on with them, a resume finds them, undo takes them back") {
    Library& lib = library();
    save::MemoryFiles files;
    auto file = new_file(files, beginning(lib, 1, 2, 3));
    Evening evening(lib, file.tape(), &file);
    std::uint64_t before = 0;
    std::uint64_t after = 0;
    std::uint32_t at = 0;
    int stage = 0;
    int card = -1;
    const int hand = [&] {
        const auto& zones = lib.rules().catalogue()->zones;
        for (std::size_t i = 0; i < zones.size(); ++i)
            if (zones[i].name.text() == "hand") return static_cast<int>(i);
        return -1;
    }();
    const auto corrected = [&](const campaign::State& state) {
        CHECK(life_of(state, 0) == 9);
        CHECK(state.table.where(static_cast<CardId>(card)) == state.table.zone(hand, seat_at(0)));
    };
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<Reply> {
        // Between two moves only: not all questions are the first of their beat.
        const bool free = state.stage == campaign::Stage::play && question.seat == seat_at(0) &&
                          evening.session.answers() > 25;
        if (!free && stage < 5) return std::nullopt;
        switch (stage) {
            case 0:
                before = campaign::hash(state);
                at = evening.session.answers();
                for (int each = 0; each < state.table.cards() && card < 0; ++each)
                    if (state.table.where(static_cast<CardId>(each)) != state.table.zone(hand, seat_at(0)))
                        card = each;
                stage = evening.people.refused.empty() ? 1 : 0;
                evening.people.refused.clear();
                return Correct{
                    correction({{"seat", 1}, {"counter", "life"}, {"value", 9}, {"reason", "miscounted"}})};
            case 1:
                if (!evening.people.refused.empty()) {  // in the middle of a move
                    stage = 0;
                    evening.people.refused.clear();
                    return std::nullopt;
                }
                CHECK(life_of(state, 0) == 9);
                stage = 2;
                return Correct{correction(
                    {{"card", card}, {"zone", "hand"}, {"seat", 1}, {"reason", "it was in the bag"}})};
            case 2:
                CHECK(evening.people.refused.empty());
                corrected(state);
                after = campaign::hash(state);
                CHECK(hash_at_end_of(lib, file.tape()) == after);
                stage = 3;
                return Undo{at};
            case 3:
                CHECK(evening.session.answers() == at);
                CHECK(campaign::hash(state) == before);
                stage = 4;
                return Correct{correction(
                    {{"card", card}, {"zone", "hand"}, {"seat", 1}, {"reason", "it was in the bag"}})};
            case 4:
                stage = 5;
                return Correct{
                    correction({{"seat", 1}, {"counter", "life"}, {"value", 9}, {"reason", "miscounted"}})};
            default: break;
        }
        if (stage == 5) corrected(state);
        stage = 6;
        if (evening.session.answers() > at + 30) return Quit{};
        return std::nullopt;
    };
    evening.session.run();
    CHECK(stage == 6);
    const std::string bytes = files.bytes(kPath);
    const save::Loaded loaded = save::load(bytes, kPath);
    CHECK(hash_at_end_of(lib, loaded.tape) == evening.people.last_seen);
    // From the root, without the snapshots in between.
    std::vector<save::Record> records;
    for (const save::Record& record : loaded.records) {
        const auto* snapshot = std::get_if<save::SnapshotRecord>(&record);
        if (snapshot == nullptr || snapshot->root) records.push_back(record);
    }
    CHECK(hash_at_end_of(lib, save::fold(records)) == evening.people.last_seen);
}

TEST_CASE("life is not put above its maximum by hand") {
    Value what = Value::table();
    what.set("seat", 1);
    what.set("counter", "life");
    what.set("value", 999);
    what.set("reason", "hope");
    campaign::State state = beginning(library(), 1, 2, 3);
    state.table.set(seat_at(0), kind_named(state.table.catalogue().seat_counters, Name::of("max_life")), 35);
    CHECK(misfit(what, state) == "'life' can be 1 to 35");
    what.set("value", 35);
    CHECK(misfit(what, state).empty());
}

namespace {

/// One more (or, at its limit, less) of a counter of the first seat or of the table.
Value one_more(const campaign::State& state, std::size_t counter) {
    const Catalogue& all = state.table.catalogue();
    const bool of_seat = counter < all.seat_counters.size();
    const auto place = static_cast<int>(of_seat ? counter : counter - all.seat_counters.size());
    const CounterKind& kind =
        (of_seat ? all.seat_counters : all.table_counters)[static_cast<std::size_t>(place)];
    const int now = of_seat ? state.table.get(seat_at(0), place) : state.table.get(place);
    Value what = correction({{"counter", std::string(kind.name.text())},
                             {"value", now < kind.most ? now + 1 : now - 1},
                             {"reason", "miscounted"}});
    if (of_seat) what.set("seat", 1);
    return what;
}

}  // namespace

TEST_CASE(
    "a correction at any question of any game either stands there and is told once, or is refused once") {
    save::DiskFiles files;
    int middle = 0;
    int overruled = 0;
    for (const char* game : {"black_water", "fighter", "gauntlet", "lords", "twister"}) {
        CAPTURE(game);
        Library lib(read_content(files, source_folder(), game), game);
        Evening evening(lib, tape_of(beginning(lib, 3, 3, 5)));
        People& people = evening.people;
        std::optional<Value> asked;
        std::size_t refused = 0;
        std::size_t stood = 0;
        std::size_t counter = 0;
        std::uint32_t asked_at = 1'000;  // once at each question
        people.instead = [&](const Question&, const campaign::State& state) -> std::optional<Reply> {
            const Catalogue& all = state.table.catalogue();
            if (asked) {
                const bool stands = people.stands.size() == stood + 1;
                CHECK(stands != (people.refused.size() == refused + 1));
                if (stands) CHECK_MESSAGE(play::stands(*asked, state.table), asked->show());
                asked.reset();
                if (stands) return Undo{evening.session.answers()};
                middle += people.refused.back().find("between two moves") != std::string::npos;
                overruled += people.refused.back().find("decides this by itself") != std::string::npos;
            } else if (state.stage == campaign::Stage::play && evening.session.answers() != asked_at) {
                asked_at = evening.session.answers();
                asked = one_more(state, counter++ % (all.seat_counters.size() + all.table_counters.size()));
                refused = people.refused.size();
                stood = people.stands.size();
                return Correct{*asked};
            }
            return evening.session.answers() > 80 ? std::optional<Reply>(Quit{}) : std::nullopt;
        };
        evening.session.run();
        CHECK(people.stands.size() > 5);
        for (const std::string& sentence : people.refused)
            CHECK_MESSAGE(one_sentence(sentence), sentence);
    }
    CHECK(middle > 0);
    CHECK(overruled > 0);
}
