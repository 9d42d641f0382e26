#include "window/pages/board_pieces.h"

#include "scene/coordinates.h"
#include "window/pages/markers.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr unsigned kLeastLetters = 7;  ///< pixels; in less nothing can be read

/// How thick an edge is, and how far the board's rim reaches beyond its squares.
float thick(float side) { return std::max(3.0F, std::round(side * 0.11F)); }
float rim(float side) { return std::ceil(thick(side) / 2) + 2; }

/// The size of the letters at the edges; 0: squares are too small for any.
unsigned letters_size(const Ruler& ruler, float side) {
    const auto size = static_cast<unsigned>(std::min(static_cast<float>(ruler.small()), side * 0.55F));
    return size < kLeastLetters ? 0U : size;
}
/// How far they move the squares away from the left and the upper edge.
std::pair<float, float> letters_room(const Ruler& ruler, float side) {
    const unsigned size = letters_size(ruler, side);
    if (size == 0) return {0, 0};
    return {std::ceil(ruler.type.width("00", Typeface::regular, size)) + 2, std::ceil(Type::line(size))};
}

class Picture {
 public:
    Picture(const Ruler& ruler, const scene::Board& board, const Part& part, const Offers& offers, float side)
        : ruler_(ruler), board_(board), part_(part), offers_(offers), side_(side) {
        const auto [left, top] = letters_room(ruler, side);
        left_ = left + rim(side);
        top_ = top + rim(side);
        for (int row = part.row; row < part.row + part.rows; ++row)
            for (int column = part.column; column < part.column + part.columns; ++column)
                cells_.push_back(row * board.columns + column);
    }

    Block block() {
        const auto [w, h] = board_size(ruler_, part_, side_);
        Piece board;
        board.box = {0, 0, w, h};
        board.shapes.push_back({board.box, Look::panel, ""});
        for (const int cell : cells_)
            ground(board, cell);
        way(board);
        frames(board);
        for (const int cell : cells_)
            edges(board, cell);
        letters(board);
        shades(board);
        block_.take(std::move(board), 0, 0);
        for (const int cell : cells_)
            tokens(cell);
        return std::move(block_);
    }

 private:
    const scene::Square& at(int cell) const { return board_.squares[static_cast<std::size_t>(cell)]; }
    bool is_seen(int cell) const { return part_.holds(cell / board_.columns, cell % board_.columns); }
    Rect place(int cell) const {
        const int row = cell / board_.columns - part_.row;
        const int column = cell % board_.columns - part_.column;
        return {left_ + static_cast<float>(column) * side_, top_ + static_cast<float>(row) * side_, side_,
                side_};
    }

    void letters(Piece& board) const {
        const unsigned size = letters_size(ruler_, side_);
        if (size == 0) return;
        const auto put = [&](const std::string& name, float x, float y, float wide) {
            if (ruler_.type.width(name, Typeface::regular, size) <= wide)
                board.texts.push_back(
                    line_of(ruler_, name, Typeface::regular, size, Ink::faint, x, y, wide, Align::centre));
        };
        for (int i = 0; i < part_.columns; ++i)
            put(scene::letters_of_column(board_, part_.column + i), left_ + static_cast<float>(i) * side_, 1,
                side_);
        for (int i = 0; i < part_.rows; ++i)
            put(scene::number_of_row(board_, part_.row + i), 1,
                top_ + static_cast<float>(i) * side_ + (side_ - Type::line(size)) / 2, left_ - rim(side_));
    }

    /// A broad band from middle to middle, so that what stands on the squares can be read on it.
    void way(Piece& board) const {
        const float wide = std::round(side_ * 0.44F);
        const scene::Square* last = nullptr;
        for (const Ref square : offers_.way) {
            if (square.board() != board_.squares.front().ref.board()) continue;
            const scene::Square& here = at(square.cell());
            const Rect box = place(square.cell());
            const Rect spot{box.x + (side_ - wide) / 2, box.y + (side_ - wide) / 2, wide, wide};
            if (is_seen(square.cell())) board.shapes.push_back({spot, Look::path, ""});
            if (last != nullptr) {
                const Rect from = place(last->ref.cell());
                const bool aligned = from.x == box.x || from.y == box.y;
                Rect band{std::min(from.x, box.x) + (side_ - wide) / 2,
                          std::min(from.y, box.y) + (side_ - wide) / 2, std::abs(from.x - box.x) + wide,
                          std::abs(from.y - box.y) + wide};
                if (aligned && is_seen(square.cell()) && is_seen(last->ref.cell()))
                    board.shapes.push_back({band, Look::path, ""});
            }
            last = &here;
        }
    }

    /// What the watcher does not see lies in the dark.
    void shades(Piece& board) const {
        const Ref watcher = offers_.watcher;
        if (!watcher || watcher.board() != board_.squares.front().ref.board()) return;
        const std::vector<int>& seen = at(watcher.cell()).sees;
        for (const int cell : cells_)
            if (cell != watcher.cell() && !std::binary_search(seen.begin(), seen.end(), cell))
                board.shapes.push_back({place(cell), Look::shade, ""});
        if (is_seen(watcher.cell())) board.shapes.push_back({place(watcher.cell()), Look::marked, ""});
    }

    void ground(Piece& board, int cell) const {
        const scene::Square& square = at(cell);
        const Rect box = place(cell);
        board.shapes.push_back({box, Look::square, square.pigment});
        if (square.solid) board.shapes.push_back({box.inset(1), Look::cut, ""});
        if (const int cost = cost_of(square); cost > 0) {
            const float high = band(square);
            const float y = square.tokens.empty() && !is_large() ? box.y + (side_ - high) / 2
                                                                 : box.bottom() - high - thick(side_) / 2;
            const auto size = static_cast<unsigned>(high / 1.22F);
            board.texts.push_back(line_of(ruler_, fmt::format("{}", cost), Typeface::bold, size, Ink::text,
                                          box.x, y, side_ - (is_large() ? thick(side_) : 0),
                                          is_large() ? Align::right : Align::centre));
            if (!is_large()) return;
        }
        if (!square.tokens.empty()) return;
        const float room = side_ - 2 * thick(side_);
        auto size = static_cast<unsigned>(side_ * 0.42F);
        while (size > 4 && ruler_.type.width(square.glyph, Typeface::icon, size) > room)
            --size;
        if (size > 4 && !square.glyph.empty())
            board.texts.push_back(
                line_of(ruler_, square.glyph, Typeface::icon, size, Ink::faint, box.x + thick(side_),
                        box.y + (side_ - band(square) - Type::line(size)) / 2, room, Align::centre));
    }

    int cost_of(const scene::Square& square) const {
        return offers_.cost && offers_.square(square.ref) ? offers_.cost(square.ref) : 0;
    }
    /// Whether a cost has room below what stands on a square.
    bool is_large() const { return side_ >= ruler_.em * 2.2F; }
    /// How much of a square's height its cost takes.
    float band(const scene::Square& square) const {
        if (cost_of(square) == 0) return 0;
        if (is_large()) return Type::line(ruler_.small());
        return std::floor(side_ * (square.tokens.empty() ? 0.72F : 0.46F));
    }

    void frames(Piece& board) const {
        for (const scene::Frame& frame : board_.frames) {
            const Rect first = place(frame.row * board_.columns + frame.column);
            const float length = static_cast<float>(frame.size) * side_;
            for (const Rect& line : {Rect{first.x - 1, first.y - 1, length + 2, 2},
                                     Rect{first.x - 1, first.y + length - 1, length + 2, 2},
                                     Rect{first.x - 1, first.y - 1, 2, length + 2},
                                     Rect{first.x + length - 1, first.y - 1, 2, length + 2}})
                if (const Rect seen = within(line); seen.w > 0 && seen.h > 0)
                    board.shapes.push_back({seen, Look::rule, ""});
        }
    }
    /// What of a rectangle lies over the squares that are seen.
    Rect within(const Rect& box) const {
        const float x = std::max(box.x, left_ - 1);
        const float y = std::max(box.y, top_ - 1);
        return {x, y, std::min(box.right(), left_ + static_cast<float>(part_.columns) * side_ + 1) - x,
                std::min(box.bottom(), top_ + static_cast<float>(part_.rows) * side_ + 1) - y};
    }

    /// Each edge once: those in the north and west, and of the last row and column the others.
    void edges(Piece& board, int cell) const {
        const Rect box = place(cell);
        const float half = thick(side_) / 2;
        const float over = thick(side_);
        const scene::Square& square = at(cell);
        edge(board, square.edge(Side::north), {box.x - half, box.y - half, side_ + over, over});
        edge(board, square.edge(Side::west), {box.x - half, box.y - half, over, side_ + over});
        if (cell / board_.columns + 1 == part_.row + part_.rows)
            edge(board, square.edge(Side::south), {box.x - half, box.bottom() - half, side_ + over, over});
        if (cell % board_.columns + 1 == part_.column + part_.columns)
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
        const float tall = room - band(square);  // the cost lies below
        const float most = std::floor((tall - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows));
        const float h = std::min(most, std::floor(w * 1.5F));
        const float across = (w + gap) * static_cast<float>(columns) - gap;
        const float down = (h + gap) * static_cast<float>(rows) - gap;
        for (std::size_t i = 0; i < shown; ++i) {
            const std::size_t row = i / columns;
            const bool rest = all > shown && i + 1 == shown;
            Piece piece = rest ? marker(ruler_, SeatId::none, fmt::format("+{}", all - i), "", w, h)
                               : marker_of(ruler_, square.tokens[i], w, h);
            move(piece, box.x + (side_ - across) / 2 + static_cast<float>(i % columns) * (w + gap),
                 box.y + (side_ - band(square) - down) / 2 + static_cast<float>(row) * (h + gap));
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
    Part part_;
    const Offers& offers_;
    float side_;
    float left_ = 0;  ///< where the squares begin
    float top_ = 0;
    std::vector<int> cells_;  ///< that are seen
    Block block_;
};

}  // namespace

std::pair<float, float> board_size(const Ruler& ruler, const Part& part, float side) {
    const auto [left, top] = letters_room(ruler, side);
    return {left + static_cast<float>(part.columns) * side + 2 * rim(side),
            top + static_cast<float>(part.rows) * side + 2 * rim(side)};
}

Block board_block(const Ruler& ruler, const scene::Board& board, const Part& part, const Offers& offers,
                  float side) {
    return Picture(ruler, board, part, offers, side).block();
}

}  // namespace tankard::window
