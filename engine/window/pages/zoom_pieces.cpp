#include "window/pages/zoom_pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

namespace tankard::window {
namespace {

struct Key {
    std::string_view glyph;
    Does does = Does::command;
    std::int64_t number = 0;
    bool glows = false;
};

std::int64_t number(Command command) { return static_cast<std::int64_t>(command); }

/// Whether something is asked on squares beyond a side of the part that is seen.
bool asks_beyond(const scene::Board& board, const Part& seen, const Offering& offering, Side side) {
    return std::any_of(board.squares.begin(), board.squares.end(), [&](const scene::Square& square) {
        const int row = square.ref.cell() / board.columns;
        const int column = square.ref.cell() % board.columns;
        const bool beyond = (side == Side::north && row < seen.row) ||
                            (side == Side::south && row >= seen.row + seen.rows) ||
                            (side == Side::west && column < seen.column) ||
                            (side == Side::east && column >= seen.column + seen.columns);
        return beyond && (offering.is_offered(square.ref) ||
                          std::any_of(square.tokens.begin(), square.tokens.end(), [&](const auto& token) {
                              return token.card != CardId::none && offering.is_offered(token.card);
                          }));
    });
}

}  // namespace

float zoom_width(const Ruler& ruler) { return std::round(ruler.em * 1.6F); }

Block zoom_block(const Ruler& ruler, const TableView& view, const Offering& offering,
                 const scene::Board* board, const Part& seen, float most) {
    std::vector<Key> keys{{"+", Does::command, number(Command::closer)}};
    if (board != nullptr) {
        keys.push_back({"−", Does::command, number(Command::farther)});
        keys.push_back({"0", Does::command, number(Command::whole)});
        const std::array<std::pair<Side, std::string_view>, 4> ways{
            {{Side::north, "▲"}, {Side::south, "▼"}, {Side::west, "◀"}, {Side::east, "▶"}}};
        for (const auto& [side, glyph] : ways) {
            const bool more = side == Side::north   ? seen.row > 0
                              : side == Side::south ? seen.row + seen.rows < board->rows
                              : side == Side::west  ? seen.column > 0
                                                    : seen.column + seen.columns < board->columns;
            if (more)
                keys.push_back({glyph, Does::pan, static_cast<std::int64_t>(side),
                                view.ask != nullptr && asks_beyond(*board, seen, offering, side)});
        }
    }
    const auto count = static_cast<float>(keys.size());
    const float gap = std::round(ruler.gap() * 0.8F);
    const float high = std::min(zoom_width(ruler), std::floor((most - gap * (count - 1)) / count));
    Block block;
    if (high < ruler.em * 0.7F) return block;
    const auto size = static_cast<unsigned>(std::min(ruler.em, high / 1.3F));
    for (const Key& key : keys) {
        Piece piece;
        piece.box = {0, 0, zoom_width(ruler), high};
        piece.shapes.push_back({piece.box, Look::button, ""});
        piece.texts.push_back(line_of(ruler, key.glyph, Typeface::bold, size, Ink::text, 0,
                                      (high - Type::line(size)) / 2, piece.box.w, Align::centre));
        piece.glows = key.glows;
        const float y = block.h > 0 ? block.h + gap : 0;
        block.spots.push_back({{0, y, piece.box.w, high}, key.does, key.number, key.glows});
        block.take(std::move(piece), 0, y);
    }
    return block;
}

}  // namespace tankard::window
