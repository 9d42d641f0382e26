// A state as its bytes say it, with every field of the table in reach: what a forger would write. The layout
// is that of campaign::State and Table; a test compares the bytes.
#pragma once

#include "play/fixture.h"
#include "table/hash.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tankard::play::test {

struct RawCard {
    std::uint16_t def = 0, zone = 0, above = 0, next = 0;
    std::uint32_t generation = 0;
    template <typename Archive>
    void serialize(Archive& archive) {
        archive(def, zone, above, next, generation);
    }
};

struct RawZone {
    std::uint8_t kind = 0, seat = 0;
    std::uint16_t first = 0, last = 0, size = 0;
    template <typename Archive>
    void serialize(Archive& archive) {
        archive(kind, seat, first, last, size);
    }
};

struct RawStream {
    std::uint64_t seed = 0, purpose = 0, steps = 0;
    template <typename Archive>
    void serialize(Archive& archive) {
        archive(seed, purpose, steps);
    }
};

struct RawTable {
    CatalogueNames names;
    std::int32_t seats = 0;
    std::vector<RawZone> zones;
    std::vector<RawCard> cards;
    std::vector<std::int32_t> table_counters, seat_counters, card_counters;
    std::vector<RawStream> streams;
    std::vector<std::pair<std::uint16_t, Value>> memories;
    std::vector<Board> boards;
    std::uint64_t revealed = 0;
    std::vector<std::int32_t> loaded_dice;
    std::vector<Value> seat_memories;
    Value memory, course;
    template <typename Archive>
    void serialize(Archive& archive, std::uint32_t /*version*/) {
        archive(names, seats, zones, cards, table_counters, seat_counters, card_counters, streams, memories,
                boards, revealed, loaded_dice, seat_memories, memory, course);
    }
};

struct RawState {
    std::uint8_t stage = 0;
    std::uint64_t seed = 0;
    std::string rules, chapter;
    std::uint32_t beats = 0;
    std::int32_t chapters_played = 0, losses = 0;
    std::vector<campaign::Member> members;
    std::vector<std::uint8_t> seats;
    std::vector<std::int32_t> ranks, scores;
    Value settings, flags, memory;
    std::vector<campaign::Path> paths;
    std::vector<std::string> chronicle;
    std::vector<Value> visitors;
    RawTable table;
    template <typename Archive>
    void serialize(Archive& archive, std::uint32_t /*version*/) {
        archive(stage, seed, rules, chapter, beats, chapters_played, losses, members, seats, settings, flags,
                memory, ranks, scores, paths, chronicle, visitors, table);
    }
};

/// A chapter in progress, with cards in every place.
inline const campaign::State& honest_state() {
    static const campaign::State state = [] {
        Evening evening(library(), tape_of(beginning(library(), 1, 3, 7)));
        evening.people.quit_at = 60;
        evening.session.run();
        return evening.session.state();
    }();
    return state;
}

inline save::SnapshotRecord root_with(std::string bytes) {
    save::SnapshotRecord root = root_of(honest_state());
    root.state = std::move(bytes);
    root.state_hash = hash_bytes(root.state);
    return root;
}

}  // namespace tankard::play::test

CEREAL_CLASS_VERSION(tankard::play::test::RawTable, 3)
CEREAL_CLASS_VERSION(tankard::play::test::RawState, 3)
