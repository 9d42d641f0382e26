#include "window/pages/board_pieces.h"

#include "text/utf8.h"
#include "window/pages/markers.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

#include <fmt/format.h>

namespace tankard::window {
namespace {

/// How thick an edge is, and how far the board's rim reaches beyond its squares.
float thick(float side) { return std::max(3.0F, std::round(side * 0.11F)); }
float rim(float side) { return std::ceil(thick(side) / 2) + 2; }

class Picture {
 public:
    Picture(const Ruler& ruler, const scene::Board& board, const Offers& offers, float side)
        : ruler_(ruler), board_(board), offers_(offers), side_(side) {}

    Block block() {
        const auto [w, h] = board_size(board_, side_);
        Piece board;
        board.box = {0, 0, w, h};
        board.shapes.push_back({board.box, Look::panel, ""});
        for (int cell = 0; cell < squares(); ++cell)
            ground(board, cell);
        frames(board);
        for (int cell = 0; cell < squares(); ++cell)
            edges(board, cell);
        block_.take(std::move(board), 0, 0);
        for (int cell = 0; cell < squares(); ++cell)
            tokens(cell);
        return std::move(block_);
    }

 private:
    int squares() const { return static_cast<int>(board_.squares.size()); }
    const scene::Square& at(int cell) const { return board_.squares[static_cast<std::size_t>(cell)]; }
    Rect place(int cell) const {
        const float from = rim(side_);
        const int row = cell / board_.columns;
        const int column = cell % board_.columns;
        return {from + static_cast<float>(column) * side_, from + static_cast<float>(row) * side_, side_,
                side_};
    }

    void ground(Piece& board, int cell) const {
        const scene::Square& square = at(cell);
        const Rect box = place(cell);
        board.shapes.push_back({box, Look::square, square.pigment});
        if (square.solid) board.shapes.push_back({box.inset(1), Look::cut, ""});
        if (!square.tokens.empty()) return;
        const float room = side_ - 2 * thick(side_);
        auto size = static_cast<unsigned>(side_ * 0.42F);
        while (size > 4 && ruler_.type.width(square.glyph, Typeface::icon, size) > room)
            --size;
        if (size > 4 && !square.glyph.empty())
            board.texts.push_back(line_of(ruler_, square.glyph, Typeface::icon, size, Ink::faint,
                                          box.x + thick(side_), box.y + (side_ - Type::line(size)) / 2, room,
                                          Align::centre));
    }

    void frames(Piece& board) const {
        for (const scene::Frame& frame : board_.frames) {
            const Rect first = place(frame.row * board_.columns + frame.column);
            const float length = static_cast<float>(frame.size) * side_;
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
        const scene::Square& square = at(cell);
        edge(board, square.edge(Side::north), {box.x - half, box.y - half, side_ + over, over});
        edge(board, square.edge(Side::west), {box.x - half, box.y - half, over, side_ + over});
        if (cell / board_.columns + 1 == board_.rows)
            edge(board, square.edge(Side::south), {box.x - half, box.bottom() - half, side_ + over, over});
        if (cell % board_.columns + 1 == board_.columns)
            edge(board, square.edge(Side::east), {box.right() - half, box.y - half, over, side_ + over});
    }
    static void edge(Piece& board, scene::Edge edge, const Rect& box) {
        switch (edge) {
            case scene::Edge::open: break;
            case scene::Edge::wall: board.shapes.push_back({box, Look::wall, ""}); break;
            case scene::Edge::door: board.shapes.push_back({box, Look::door, ""}); break;
            case scene::Edge::grate:
            case scene::Edge::line: board.shapes.push_back({box, Look::grate, ""}); break;
        }
    }

    void tokens(int cell) {
        const scene::Square& square = at(cell);
        const Rect box = place(cell);
        const bool offered = offers_.square(square.ref);
        if (offered) {
            Piece glow;
            glow.box = box.inset(2);
            glow.glows = true;
            block_.pieces.push_back(std::move(glow));
        }
        block_.spots.push_back({box, Does::square, static_cast<std::int64_t>(square.ref.bits()), offered});
        const std::size_t all = square.tokens.size();
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
                               : marker_of(ruler_, square.tokens[i], w, h);
            move(piece, box.x + (side_ - across) / 2 + static_cast<float>(i % columns) * (w + gap),
                 box.y + (side_ - down) / 2 + static_cast<float>(row) * (h + gap));
            // A square that is an answer is pressed wherever its things do not stand in the question too.
            if (const CardId card = rest ? CardId::none : square.tokens[i].card; card != CardId::none) {
                const Spot spot = offers_.token(piece, card);
                if (!offered || piece.glows) block_.spots.push_back(spot);
            }
            block_.pieces.push_back(std::move(piece));
        }
    }

    const Ruler& ruler_;
    const scene::Board& board_;
    const Offers& offers_;
    float side_;
    Block block_;
};

}  // namespace

std::pair<float, float> board_size(const scene::Board& board, float side) {
    return {static_cast<float>(board.columns) * side + 2 * rim(side),
            static_cast<float>(board.rows) * side + 2 * rim(side)};
}

Block board_block(const Ruler& ruler, const scene::Board& board, const Offers& offers, float side) {
    return Picture(ruler, board, offers, side).block();
}

}  // namespace tankard::window
