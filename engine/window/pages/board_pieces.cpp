#include "window/pages/board_pieces.h"

#include "text/utf8.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace tankard::window {
namespace {

/// How thick an edge is, and how far the board's rim reaches beyond its squares.
float thick(float side) { return std::max(3.0F, std::round(side * 0.11F)); }
float rim(float side) { return std::ceil(thick(side) / 2) + 2; }

class Picture {
 public:
    Picture(const Ruler& ruler, const LayoutView& view, int number, const Value& cell, float side)
        : ruler_(ruler),
          view_(view),
          board_(view.view.table().boards()[static_cast<std::size_t>(number)]),
          number_(number),
          cell_(cell),
          side_(side) {}

    Block block() {
        const auto [w, h] = board_size(board_, side_);
        Piece board;
        board.box = {0, 0, w, h};
        board.shapes.push_back({board.box, Look::panel, ""});
        for (int cell = 0; cell < squares(); ++cell)
            ground(board, cell);
        blocks(board);
        for (int cell = 0; cell < squares(); ++cell)
            edges(board, cell);
        block_.take(std::move(board), 0, 0);
        for (int cell = 0; cell < squares(); ++cell)
            occupants(cell);
        return std::move(block_);
    }

 private:
    int squares() const { return board_.rows() * board_.columns(); }
    Rect place(int cell) const {
        const float from = rim(side_);
        const int row = cell / board_.columns();
        const int column = cell % board_.columns();
        return {from + static_cast<float>(column) * side_, from + static_cast<float>(row) * side_, side_,
                side_};
    }
    const std::string* word(std::string_view list, int which) const {
        return cell_.at(list).at(std::int64_t{which}).text();
    }

    void ground(Piece& board, int cell) const {
        const Board::Square& square = board_.at(cell);
        const Rect box = place(cell);
        const std::string* pigment = word("pigments", square.terrain);
        board.shapes.push_back({box, Look::square, pigment != nullptr ? *pigment : ""});
        if (const bool* cut = cell_.at("hatched").at(std::int64_t{square.terrain}).truth();
            cut != nullptr && *cut)
            board.shapes.push_back({box.inset(1), Look::cut, ""});
        const std::string* glyph = word("glyphs", square.terrain);
        if (glyph == nullptr) glyph = word("terrain", square.terrain);
        if (glyph == nullptr || !square.occupants.empty()) return;
        const float room = side_ - 2 * thick(side_);
        auto size = static_cast<unsigned>(side_ * 0.42F);
        while (size > 4 && ruler_.type.width(*glyph, Typeface::regular, size) > room)
            --size;
        if (size > 4 && glyph->find_first_not_of(' ') != std::string::npos)
            board.texts.push_back(line_of(ruler_, *glyph, Typeface::regular, size, Ink::faint,
                                          box.x + thick(side_), box.y + (side_ - Type::line(size)) / 2, room,
                                          Align::centre));
    }

    /// The blocks that turn as one: `blocks = { { row = 0, column = 0, size = 5 }, ... }`.
    void blocks(Piece& board) const {
        for (const auto& [_, block] : cell_.at("blocks").entries()) {
            const auto* row = block.at("row").integer();
            const auto* column = block.at("column").integer();
            const auto* size = block.at("size").integer();
            if (row == nullptr || column == nullptr || size == nullptr || *row < 0 || *column < 0 ||
                *size < 1 || *row + *size > board_.rows() || *column + *size > board_.columns())
                continue;
            const Rect first = place(board_.cell(static_cast<int>(*row), static_cast<int>(*column)));
            const float length = static_cast<float>(*size) * side_;
            for (const Rect& line : {Rect{first.x - 1, first.y - 1, length + 2, 2},
                                     Rect{first.x - 1, first.y + length - 1, length + 2, 2},
                                     Rect{first.x - 1, first.y - 1, 2, length + 2},
                                     Rect{first.x + length - 1, first.y - 1, 2, length + 2}})
                board.shapes.push_back({line, Look::rule, ""});
        }
    }

    /// Each edge once: those in the north and west, and of the last row and column the others.
    void edges(Piece& board, int cell) const {
        const Rect box = place(cell);
        const float half = thick(side_) / 2;
        const float over = thick(side_);
        edge(board, cell, Side::north, {box.x - half, box.y - half, side_ + over, over});
        edge(board, cell, Side::west, {box.x - half, box.y - half, over, side_ + over});
        if (board_.neighbour(cell, Side::south) < 0)
            edge(board, cell, Side::south, {box.x - half, box.bottom() - half, side_ + over, over});
        if (board_.neighbour(cell, Side::east) < 0)
            edge(board, cell, Side::east, {box.right() - half, box.y - half, over, side_ + over});
    }
    void edge(Piece& board, int cell, Side side, const Rect& box) const {
        const std::uint8_t what = board_.edge(cell, side);
        const std::string* named = word("edges", what);
        const std::string shown = named != nullptr ? *named : what == 0 ? "" : "?";
        if (shown.empty()) return;
        if (shown == "wall") return board.shapes.push_back({box, Look::wall, ""});
        if (shown == "door") return board.shapes.push_back({box, Look::door, ""});
        board.shapes.push_back({box, Look::grate, ""});
        std::size_t end = 0;
        text::next_character(shown, end);
        const std::string letter = shown.substr(0, end);
        const auto size = static_cast<unsigned>(side_ * 0.2F);
        if (size < 7) return;
        const float wide = ruler_.type.width(letter, Typeface::bold, size) + 2;
        const Rect plate{std::floor(box.x + (box.w - wide - 2) / 2),
                         std::floor(box.y + (box.h - Type::line(size) * 0.8F) / 2), wide + 2,
                         std::ceil(Type::line(size) * 0.8F)};
        const Rect inside{std::max(plate.x, 0.0F), std::max(plate.y, 0.0F), plate.w, plate.h};
        const Rect kept{std::min(inside.x, board.box.right() - plate.w),
                        std::min(inside.y, board.box.bottom() - plate.h), plate.w, plate.h};
        board.shapes.push_back({kept, Look::chip, ""});
        board.texts.push_back(line_of(
            ruler_, letter, Typeface::bold, size, Ink::text, kept.x,
            std::clamp(kept.y - Type::line(size) * 0.12F, 0.0F, board.box.bottom() - Type::line(size)),
            kept.w, Align::centre));
    }

    void occupants(int cell) {
        const Board::Square& square = board_.at(cell);
        const Rect box = place(cell);
        const Ref self = Ref::square(number_, cell);
        const bool offered = view_.offers(self);
        if (offered) {
            Piece glow;
            glow.box = box.inset(2);
            glow.glows = true;
            block_.pieces.push_back(std::move(glow));
        }
        block_.spots.push_back({box, Does::square, static_cast<std::int64_t>(self.bits()), offered});
        const std::size_t all = square.occupants.size();
        if (all == 0) return;
        constexpr std::size_t kMost = 6;
        const std::size_t shown = std::min(all, kMost);
        const std::size_t rows = shown > 2 ? 2 : 1;
        const std::size_t columns = (shown + rows - 1) / rows;
        const float from = std::ceil(thick(side_) / 2) + 1;
        const float gap = std::max(1.0F, std::floor(side_ * 0.03F));
        const float room = side_ - 2 * from;
        const float w =
            std::floor((room - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns));
        const float most = std::floor((room - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows));
        const float h = std::min(most, std::floor(w * 1.5F));
        const float across = (w + gap) * static_cast<float>(columns) - gap;
        const float down = (h + gap) * static_cast<float>(rows) - gap;
        for (std::size_t i = 0; i < shown; ++i) {
            const std::size_t row = i / columns;
            const bool rest = all > shown && i + 1 == shown;
            Piece piece = rest ? marker(ruler_, SeatId::none, fmt::format("+{}", all - i), "", w, h)
                               : marker_of(ruler_, view_, square.occupants[i], w, h);
            move(piece, box.x + (side_ - across) / 2 + static_cast<float>(i % columns) * (w + gap),
                 box.y + (side_ - down) / 2 + static_cast<float>(row) * (h + gap));
            const CardId card = square.occupants[i].as_card();
            // A square that is an answer is pressed wherever its things do not stand in the question too.
            if (!rest && card != CardId::none && (!offered || view_.offers(square.occupants[i])))
                add_spot(view_, card, piece, block_.spots);
            block_.pieces.push_back(std::move(piece));
        }
    }

    const Ruler& ruler_;
    const LayoutView& view_;
    const Board& board_;
    int number_;
    const Value& cell_;
    float side_;
    Block block_;
};

}  // namespace

std::pair<float, float> board_size(const Board& board, float side) {
    return {static_cast<float>(board.columns()) * side + 2 * rim(side),
            static_cast<float>(board.rows()) * side + 2 * rim(side)};
}

float side_within(const Board& board, float width) {
    float side = std::floor(width / static_cast<float>(std::max(board.columns(), 1)));
    while (side > 4 && board_size(board, side).first > width)
        --side;
    return side;
}

Block board_block(const Ruler& ruler, const LayoutView& view, int number, const Value& cell, float side) {
    return Picture(ruler, view, number, cell, side).block();
}

}  // namespace tankard::window
