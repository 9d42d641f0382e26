// The walls of twisting rooms: each room keeps all of its own, however it and its neighbours turn, so that
// what is drawn is what people can walk through (DT-36, DT-162).
#include "play/companions/companion.h"
#include "play/fixture.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

using namespace tankard;
using namespace tankard::play::test;

namespace {

constexpr int kSide = 5;

/// How many walls and gates each room's drawing has, by its id.
std::map<std::string, int> drawn_edges() {
    save::DiskFiles files;
    std::map<std::string, int> all;
    for (const auto& [path, text] : play::read_content(files, source_folder(), "twister").files) {
        const std::size_t at = path.find("lib/map_");
        if (at == std::string::npos) continue;
        int& count = all[path.substr(at + 8, path.size() - at - 8 - 4)];
        for (const char sign : text.substr(text.find("return")))
            count += sign == '-' || sign == '|' || sign == '=' || sign == 'H' ? 1 : 0;
    }
    return all;
}

/// Of the squares of a block, what they carry themselves.
int carried_in(const Board& board, int slot) {
    const int row = slot <= 4 ? 0 : kSide;
    const int column = 1 + (slot - 1) % 4 * kSide;
    int count = 0;
    for (int r = row; r < row + kSide; ++r)
        for (int c = column; c < column + kSide; ++c)
            for (const std::uint8_t edge : board.at(board.cell(r, c)).edges)
                count += edge != 0 ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("DT-36 however rooms turn beside each other, each has all the walls and gates of its drawing") {
    play::Library twister = library_of("twister");
    const std::map<std::string, int> drawn = drawn_edges();
    REQUIRE(drawn.size() == 16);
    int seen = 0;
    int turned = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Evening evening(twister, tape_of(beginning(twister, 2, 2, seed)), nullptr, play::Policy::random);
        evening.people.heard = [&](const Event& event) {
            turned += event.name == intern("log.clockwise") || event.name == intern("log.counter") ? 1 : 0;
        };
        evening.people.instead = [&](const Question&,
                                     const campaign::State& state) -> std::optional<play::Reply> {
            const Table& table = state.table;
            if (table.cards() == 0 || table.boards().empty()) return std::nullopt;
            const Catalogue& all = table.catalogue();
            const Board& board = table.boards().front();
            const int slot = kind_named(all.card_counters, Name::of("slot"));
            for (int i = 0; i < table.cards(); ++i) {
                const auto card = static_cast<CardId>(i);
                const auto room = drawn.find(std::string(all.definitions[index(table.def(card))].text()));
                const int where = room != drawn.end() ? table.get(card, slot) : 0;
                if (where == 0) continue;
                const int carried = carried_in(board, where);
                if (carried == 0) continue;  // face down
                CHECK(carried == room->second);
                ++seen;
            }
            return std::nullopt;
        };
        evening.session.run();
    }
    CHECK(seen > 500);
    CHECK(turned > 20);
}
