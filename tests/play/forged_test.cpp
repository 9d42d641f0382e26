// A save from a friend is not trusted data: whatever its state says, with right checksums, it is refused with
// one sentence or can be played.
#include "play/forged.h"

#include "play/session/correction.h"
#include "save/json.h"
#include "save/sheets.h"

#include <cstdint>
#include <exception>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

/// What a state's bytes are refused with; empty if they are taken.
std::string refused(const std::string& bytes) {
    try {
        read_state(library(), root_with(bytes));
    } catch (const save::Error& error) {
        return error.what();
    }
    return "";
}

/// A few moves of what was taken: only an exception may end it.
void play_a_little(const save::SnapshotRecord& root) {
    Session* playing = nullptr;
    int beats = 0;
    try {
        Session session(library(), play::tape_of(root), {.at_beat = [&](const campaign::State&) {
                            if (++beats > 3) playing->leave();
                        }});
        playing = &session;
        session.run();
    } catch (const std::exception&) {
    }
}

/// The place of a counter among the names of one of a table's kinds.
std::size_t place(const std::vector<Name>& names, std::string_view name) {
    for (std::size_t at = 0; at < names.size(); ++at)
        if (names[at] == Name::of(name)) return at;
    FAIL("no counter " << name);
    return 0;
}

/// The first zone of a kind that holds a card.
RawZone& filled(RawTable& table, std::string_view kind) {
    for (RawZone& zone : table.zones)
        if (zone.kind == place(table.names.zones, kind) && zone.size > 0) return zone;
    FAIL("nothing lies in " << kind);
    return table.zones.front();
}

struct Forgery {
    std::string what;
    std::function<void(RawState&)> change;
    std::string_view says;
};

const std::vector<Forgery>& forgeries() {
    static const std::vector<Forgery> all{
        {"a card beyond the last", [](RawState& s) { s.table.zones[0].first = 60'000; }, "does not exist"},
        {"a circle", [](RawState& s) { s.table.cards[s.table.zones[0].first].next = s.table.zones[0].first; },
         "more than one place"},
        {"a link back that is another",
         [](RawState& s) { s.table.cards[s.table.zones[0].last].above = s.table.zones[0].last; },
         "more than one place"},
        {"a card that says another zone", [](RawState& s) { s.table.cards[0].zone ^= 1; }, "more than one"},
        {"a last card that is none", [](RawState& s) { s.table.zones[0].last = 3; }, "miscounted"},
        {"a zone that miscounts", [](RawState& s) { ++s.table.zones[0].size; }, "miscounted"},
        {"a card in no zone", [](RawState& s) { s.table.cards.push_back({}); }, "cards lie in zones"},
        {"a zone of nobody", [](RawState& s) { s.table.zones.back().seat = 9; }, "out of its place"},
        {"a zone of no kind", [](RawState& s) { s.table.zones[3].kind = 200; }, "out of its place"},
        {"a zone too many", [](RawState& s) { s.table.zones.push_back(s.table.zones.back()); },
         "zones where"},
        {"a card of no kind", [](RawState& s) { s.table.cards[5].def = 0xfffe; }, "unknown kind"},
        {"no definition at all", [](RawState& s) { s.table.cards[5].def = 0xffff; }, "unknown kind"},
        {"counters left out", [](RawState& s) { s.table.card_counters.pop_back(); }, "counters where"},
        {"a number without bounds",
         [](RawState& s) { s.table.seat_counters[0] = std::numeric_limits<std::int32_t>::max(); },
         "the counter 'life' is"},
        {"a stream too few", [](RawState& s) { s.table.streams.pop_back(); }, "random streams"},
        {"a memory of no card",
         [](RawState& s) { s.table.memories.emplace_back(std::uint16_t{0xfff0}, Value(1)); }, "remembers"},
        {"memories out of order",
         [](RawState& s) {
             s.table.memories = {{std::uint16_t{7}, Value(1)}, {std::uint16_t{3}, Value(1)}};
         },
         "out of its place"},
        {"a memory without end",
         [](RawState& s) {
             Value much = Value::table();
             for (int i = 1; i < 2'000; ++i)
                 much.push(i);
             s.table.memories = {{std::uint16_t{3}, much}};
         },
         "remembers too much"},
        {"more seats than chairs", [](RawState& s) { s.table.seats = 60; }, ""},
        {"seats below nothing", [](RawState& s) { s.table.seats = -1; }, "seats"},
        {"names without their table", [](RawState& s) { s.table.names.zones.clear(); }, ""},
        {"a stage that is none", [](RawState& s) { s.stage = 77; }, "unknown stage 77"},
        {"a chapter that is none", [](RawState& s) { s.chapter = "nowhere"; }, "'nowhere' is none of"},
        {"a chapter that moves the cursor", [](RawState& s) { s.chapter = "\x1b[2J"; }, "is none of"},
        {"lost more than were played", [](RawState& s) { s.losses = 99; }, "are lost"},
        {"a seat of nobody", [](RawState& s) { s.seats[0] = 200; }, "nobody's"},
        {"two seats of one player", [](RawState& s) { s.seats[1] = s.seats[0]; }, "nobody's"},
        {"nobody at the table", [](RawState& s) { s.seats.clear(); }, "sit at a table"},
        {"no players", [](RawState& s) { s.members.clear(); }, "0 players"},
        {"a hundred players", [](RawState& s) { s.members.resize(100); }, "100 players"},
        {"a name without end", [](RawState& s) { s.members[0].player.assign(100'000, 'x'); }, "no name"},
        {"a name that moves the cursor", [](RawState& s) { s.members[0].player = "\x1b]0;x\x07"; },
         "no name"},
        {"a player without a hero", [](RawState& s) { s.members[0].sheet = Value(); }, "no hero"},
        {"a sheet that is none", [](RawState& s) { s.members[0].sheet = Value(7); }, "hero sheet"},
        {"a visitor that is none", [](RawState& s) { s.visitors.emplace_back(7); }, "hero sheet"},
        {"a way to nowhere",
         [](RawState& s) {
             s.paths.push_back({"key", "nowhere", ""});
         },
         "leads nowhere"},
        {"the turn of a seat that is none",
         [](RawState& s) { s.table.table_counters[place(s.table.names.table_counters, "active")] = 200; },
         "'active' cannot be 200"},
        {"a leader that is none",
         [](RawState& s) { s.table.table_counters[place(s.table.names.table_counters, "first_player")] = 9; },
         "'first_player' cannot be 9"},
        {"a phase that is none",
         [](RawState& s) { s.table.table_counters[place(s.table.names.table_counters, "phase")] = 60; },
         "'phase' cannot be 60"},
        {"a level that is none",
         [](RawState& s) { s.table.seat_counters[place(s.table.names.seat_counters, "level")] = 9; },
         "'level' cannot be 9"},
        {"an ally of nobody",
         [](RawState& s) { s.table.card_counters[place(s.table.names.card_counters, "owner_seat")] = 50; },
         "'owner_seat' cannot be 50"},
        {"a hero's card in the hand",
         [](RawState& s) {
             s.table.cards[filled(s.table, "hand").first].def =
                 s.table.cards[filled(s.table, "hero_area").first].def;
         },
         "cannot lie in 'hand'"},
        {"an axe for a hero",
         [](RawState& s) {
             s.table.cards[filled(s.table, "hero_area").first].def =
                 s.table.cards[filled(s.table, "hand").first].def;
         },
         "cannot lie in 'hero_area'"},
        {"no chapter's card",
         [](RawState& s) {
             s.table.cards[filled(s.table, "chapter_area").first].def =
                 s.table.cards[filled(s.table, "hand").first].def;
         },
         "cannot lie in 'chapter_area'"},
    };
    return all;
}

}  // namespace

TEST_CASE("the forger's state has the bytes of a true one") {
    const std::string bytes = to_bytes(honest_state());
    RawState raw;
    from_bytes(bytes, raw);
    CHECK(to_bytes(raw) == bytes);
    CHECK(refused(bytes).empty());
}

TEST_CASE("a forged state is refused with one sentence that says what is wrong") {
    const std::string honest = to_bytes(honest_state());
    for (const Forgery& forgery : forgeries()) {
        CAPTURE(forgery.what);
        RawState raw;
        from_bytes(honest, raw);
        forgery.change(raw);
        const std::string sentence = refused(to_bytes(raw));
        CHECK_MESSAGE(one_sentence(sentence), sentence);
        CHECK_MESSAGE(sentence.find(forgery.says) != std::string::npos, sentence);
    }
}

TEST_CASE("a forged state names its save and an older generation, if there is one") {
    save::MemoryFiles files;
    auto file = new_file(files, beginning(library(), 1, 2, 7));
    auto root = root_of(honest_state());
    root.state.resize(root.state.size() / 2);
    file.append(root);
    file.sync();
    const auto sentence = [&] {
        People people(library());
        try {
            const Session session(library(), file.tape(), {.front = &people, .file = &file});
        } catch (const save::Error& error) {
            return std::string(error.what());
        }
        return std::string();
    };
    CHECK(one_sentence(sentence()));
    CHECK(sentence().find(kPath) != std::string::npos);
    CHECK(sentence().find("backup") != std::string::npos);
    files.put("saves/friends.1.tankard", "anything");
    CHECK(sentence().find("saves/friends.1.tankard") != std::string::npos);
}

TEST_CASE("a state that claims to be large, or is nested without end, costs nothing") {
    Value deep;
    for (int level = 0; level < 150; ++level) {
        Value outer = Value::table();
        outer.set(1, std::move(deep));
        deep = std::move(outer);
        if (level == 0) deep.set(1, 1);
    }
    campaign::State state = honest_state();
    state.flags = deep;
    CHECK(one_sentence(refused(to_bytes(state))));
    std::string bytes = to_bytes(honest_state());
    // Every four bytes in turn become the length of something enormous.
    for (std::size_t at = 1; at + 8 < bytes.size(); at += 7) {
        std::string forged = bytes;
        forged.replace(at, 8, std::string("\xff\xff\xff\xff\xff\x7f\x00\x00", 8));
        if (const std::string sentence = refused(forged); !sentence.empty()) CHECK(one_sentence(sentence));
    }
}

TEST_CASE("no byte of a state, changed, cut or moved, brings a game down") {
    const std::string honest = to_bytes(honest_state());
    Stream chance(1, 2);
    const auto luck = [&](std::size_t bound) { return chance.below(static_cast<std::uint32_t>(bound)); };
    int taken = 0;
    const auto look = [&](std::string bytes) {
        const save::SnapshotRecord root = root_with(std::move(bytes));
        try {
            read_state(library(), root);
        } catch (const save::Error& error) {
            CHECK_MESSAGE(one_sentence(error.what()), error.what());
            return;
        }
        if (++taken % 40 == 0) play_a_little(root);
    };
    for (std::size_t at = 0; at < honest.size(); ++at) {
        std::string forged = honest;
        forged[at] = static_cast<char>(forged[at] ^ 1 << luck(8));
        look(std::move(forged));
        if (at % 16 == 0) look(honest.substr(0, at));
        if (at % 16 != 8) continue;
        const std::size_t from = luck(honest.size() - 64);
        std::string spliced = honest;
        look(spliced.replace(at % (honest.size() - 64), 1 + luck(32), honest.substr(from, 1 + luck(32))));
    }
    CHECK(taken > 100);
}

TEST_CASE("a state of a newer Tankard is told as such") {
    std::string bytes = to_bytes(honest_state());
    bytes[1] = 9;  // the version of the state
    CHECK(refused(bytes).find("newer Tankard") != std::string::npos);
}

TEST_CASE("every state that a game comes to is one that can be read") {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const campaign::State begun = beginning(library(), 0, static_cast<int>(seed) + 1, seed);
        Session session(library(), tape_of(begun),
                        {.policy = seed % 2 == 0 ? Policy::greedy : Policy::random,
                         .at_beat = [&](const campaign::State& state) {
                             if (state.beats % 9 == 0) CHECK(refused(to_bytes(state)) == "");
                         }});
        session.run();
        CHECK(refused(to_bytes(session.state())) == "");
    }
}

TEST_CASE("a forged correction or handover changes nothing that the rules could not go on with") {
    campaign::State state = honest_state();
    const auto corrected = [&](std::string_view zone, std::int64_t card) {
        Value what = Value::table();
        what.set("reason", "a forger");
        what.set("card", card);
        what.set("zone", std::string(zone));
        what.set("seat", 1);
        return apply_correction(what, state, library().rules());
    };
    const std::uint64_t before = campaign::hash(state);
    const Table& table = state.table;
    const int area = kind_named(table.catalogue().zones, Name::of("hero_area"));
    const CardId in_play = table.top(table.zone(area, seat_at(0)));
    CHECK(corrected("hand", static_cast<std::int64_t>(index(in_play))).find("could not go on") !=
          std::string::npos);
    CHECK(corrected("hand", 1'000'000).find("no card") != std::string::npos);
    CHECK(campaign::hash(state) == before);

    save::Tape tape = tape_of(honest_state());
    Value who = Value::table();
    who.set("member", 1'000);
    who.set("companion", true);
    tape.apply(save::HandoverRecord{0, who});
    who.set("member", 0);
    who.set("companion", false);
    who.set("player", std::string(100'000, 'x'));
    tape.apply(save::HandoverRecord{0, who});
    CHECK(hash_at_end_of(library(), tape) != 0);
}

TEST_CASE("a hero sheet that no game wrote is refused with one sentence, or can be played") {
    const Value honest = honest_state().members[0].sheet;
    const std::string text = save::sheet_to_json(honest);
    Stream chance(5, 6);
    const auto look = [&](const std::string& forged, bool play) {
        try {
            campaign::Party party{.players = {"a"}, .companions = {true}};
            party.settings = Value::table();
            party.visitors = {save::sheet_from_json(forged, "hero.json")};
            if (!play) return;
            play_a_little(root_of(campaign::begin(library().environment(), party)));
        } catch (const save::Error& error) {
            CHECK_MESSAGE(one_sentence(error.what()), error.what());
        }
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string forged = text;
        forged[at] = static_cast<char>(32 + chance.below(95));
        look(forged, at % 20 == 0);
    }
    for (const Value& number :
         {Value(std::int64_t{1} << 62), Value(-5), Value("x"), Value(1.5), Value::table()})
        for (const std::string key : {"xp", "scars", "hero", "deck", "skills", "learning", "version"}) {
            Value sheet = honest;
            Value sections = sheet.at("sections");
            Value section = sections.at("deckbuilder");
            section.set(key, number);
            sections.set("deckbuilder", section);
            sheet.set("sections", sections);
            look(save::to_json(sheet), true);
        }
    Value stranger = honest;
    Value sections = stranger.at("sections");
    Value section = sections.at("deckbuilder");
    section.set("hero", "a_hero_of_elsewhere");
    sections.set("deckbuilder", section);
    stranger.set("sections", sections);
    look(save::to_json(stranger), true);
}
