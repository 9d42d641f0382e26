#include "window/pages/board_pieces.h"

#include "scene/coordinates.h"
#include "text/drawings.h"
#include "window/pages/facing_pieces.h"
#include "window/pages/markers.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kNight = 0.72F;  ///< of the veil over what a fight is not about: what it is stays to be seen

constexpr std::uint64_t kThingsOfABoard = 2048;  ///< numbers for what turns
constexpr float kAboutDuel = 2;                  ///< squares round who fights that stay in the light
constexpr float kLetters = 0.86F;                ///< of small type: quiet, and no larger where squares are
constexpr float kLeastLetters = 10;              ///< pixels: what is smaller cannot be read

constexpr float kInRing = 0.09F;       ///< of a square's side: between a ring that stays in it and its figure
constexpr float kAboutThings = 0.14F;  ///< round things on quiet ground

constexpr float kStep = 0.62F;         ///< of a square's side: a cost on bare floor
constexpr float kCoin = 0.5F;          ///< a plate beside what is drawn there
constexpr float kDrawn = 0.64F;        ///< of a square's side: what is drawn on its ground …
constexpr float kQuietDrawn = 0.52F;   ///< … smaller than any figure, where these are to be seen first
constexpr float kBlockNumber = 1.25F;  ///< of a square's side: a shut block's number
constexpr float kBlockDrawing = 0.2F;  ///< of a shut block's height
constexpr float kHalo = 0.1F;  ///< of a square's side: how far the mark of who could act reaches beyond it

/// How thick an edge is, and how far the board's rim reaches beyond its squares.
float thick(float side) { return std::max(3.0F, std::round(side * 0.13F)); }
float rim(float side) { return std::ceil(thick(side) / 2) + 2; }

/// The size of the letters at the edges; 0: squares are too small for any.
unsigned letters_size(const Ruler& ruler, float side) {
    const float size = std::max(kLeastLetters, std::floor(static_cast<float>(ruler.small()) * kLetters));
    return side * 0.55F < size ? 0U : static_cast<unsigned>(size);
}
/// How far they move the squares away from the left and the upper edge.
std::pair<float, float> letters_room(const Ruler& ruler, float side) {
    const unsigned size = letters_size(ruler, side);
    if (size == 0) return {0, 0};
    return {std::ceil(ruler.type.width("00", Typeface::regular, size)) + 1, std::ceil(Type::line(size))};
}

/// What nobody is asked about.
const Offers& no_offers() {
    static const Offers none{.square = [](Ref) { return false; },
                             .cost = [](Ref) { return 0; },
                             .token = [](Piece&, CardId) { return Spot{}; }};
    return none;
}

bool holds(const scene::Frame& block, int row, int column) {
    return row >= block.row && row < block.row + block.size && column >= block.column &&
           column < block.column + block.size;
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
        for (const scene::Frame& frame : board.frames)
            if (is_closed(frame)) closed_.push_back(frame);
        recedes_ = board.quiet && offers.facing == nullptr &&
                   std::any_of(board.squares.begin(), board.squares.end(),
                               [&](const scene::Square& square) { return offers.square(square.ref); });
    }

    /// With holes where blocks turn.
    Block still(std::span<const Turning> turnings) {
        for (const Turning& turning : turnings)
            turning_.push_back(turning.block);
        const auto [w, h] = board_size(ruler_, part_, side_);
        Piece board;
        board.box = {0, 0, w, h};
        board.shapes.push_back({board.box, Look::panel, ""});
        board.shapes.push_back({bed(), Look::bed, ""});
        for (const int cell : cells_)
            if (!turns(cell)) ground(board, cell);
        for (const scene::Frame& frame : closed_)
            if (!turns(frame.row * board_.columns + frame.column)) {
                closed(board, frame);
                number(board, frame);
            }
        for (const int cell : cells_)
            if (!turns(cell)) beside(board, cell);
        frames(board);
        for (const int cell : cells_)
            edges(board, cell);
        for (const int cell : cells_)
            offered(board, cell);
        for (const scene::Frame& block : closed_)
            offered(board, block);
        way(board);
        letters(board);
        shades(board);
        for (const CardId card : offers_.able)
            if (const auto who = found(card, true); who && squares().holds(who->square))
                board.shapes.push_back({who->square.inset(-std::floor(side_ * kHalo)), Look::seal, "gold"});
        rings(board);
        block_.take(std::move(board), 0, 0);
        for (const int cell : cells_) {
            spot(cell);
            if (turns(cell)) continue;
            tokens(cell);
            price(cell);
        }
        for (const scene::Frame& block : closed_)
            spot(block);
        if (offers_.facing)
            duel();
        else
            spotlight();
        return std::move(block_);
    }

    /// A block on its way, as things numbered from `thing`.
    Block turning(const Turning& turning, std::uint64_t thing) {
        const Rect first = place(turning.block.row * board_.columns + turning.block.column);
        const float length = static_cast<float>(turning.block.size) * side_;
        const Pin middle{first.x + length / 2, first.y + length / 2};
        const auto swing = [&](Piece& piece, const Pin& held, bool upright) {
            if (piece.thing == 0) piece.thing = thing++;
            block_.swings.push_back({piece.thing, middle, held, turning.quarters, upright});
        };
        Piece floor;
        floor.box = {first.x, first.y, length, length};
        swing(floor, middle, false);
        block_.pieces.push_back({});  // the floor's place, below what stands on it
        for (const scene::Frame& frame : closed_)
            if (holds(turning.block, frame.row, frame.column)) closed(floor, frame);
        for (Text& text : std::exchange(floor.texts, {})) {
            block_.pieces.push_back({.box = text.box, .texts = {text}});
            swing(block_.pieces.back(), middle, true);
        }
        for (const int cell : cells_) {
            if (!holds(turning.block, cell / board_.columns, cell % board_.columns)) continue;
            const Rect box = place(cell);
            const std::size_t standing = block_.pieces.size();
            ground(floor, cell);
            for (Text& text : floor.texts)
                block_.pieces.push_back({.box = text.box, .texts = {text}});
            floor.texts.clear();
            tokens(cell);
            for (std::size_t i = standing; i < block_.pieces.size(); ++i)
                swing(block_.pieces[i], {box.x + side_ / 2, box.y + side_ / 2}, true);
        }
        for (const int cell : cells_)
            if (holds(turning.block, cell / board_.columns, cell % board_.columns))
                for (const Side side : {Side::north, Side::west, Side::south, Side::east})
                    edge(floor, at(cell).own[static_cast<std::size_t>(side)], along(cell, side));
        block_.pieces.front() = std::move(floor);
        block_.spots.clear();
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
        if (!is_closed(cell)) {
            Figure ground{.box = box, .look = Look::ground, .frame = square.pigment};
            ground.texture = square.texture;
            ground.grain = grain(cell);
            ground.lit = offers_.square(square.ref);
            ground.calm = calm();
            board.shapes.push_back(std::move(ground));
        }
        if (!square.tokens.empty()) return;
        if (const int cost = cost_of(square); cost > 0) this->cost(board, square, cost);
        const float taken = band(square);  // below what is drawn there
        if (!is_closed(cell))
            drawing(board, square, box,
                    taken > 0 ? (side_ - taken) / 1.22F : side_ * (board_.quiet ? kQuietDrawn : kDrawn));
    }

    Calm calm() const { return !board_.quiet ? Calm::lively : recedes_ ? Calm::receding : Calm::quiet; }

    /// On an empty square: a number on the bare floor, or a plate in a corner beside what is drawn there.
    void cost(Piece& board, const scene::Square& square, int cost) const {
        const Rect box = place(square.ref.cell());
        if (is_bare(square)) {
            const auto size = static_cast<unsigned>(side_ * kStep);
            board.texts.push_back(line_of(ruler_, fmt::format("{}", cost), Typeface::bold, size, Ink::text,
                                          box.x, box.y + (side_ - Type::line(size)) / 2, side_,
                                          Align::centre));
            return;
        }
        const float high = band(square);
        const float wide = coin_width(cost, high);
        const float in = std::ceil(thick(side_) / 2) + 1;
        coin(board, cost, {box.right() - in - wide, box.bottom() - high - in, wide, high});
    }
    /// Whether nothing but its floor is there, and that is light.
    static bool is_bare(const scene::Square& square) {
        const bool plain = square.texture == text::Texture::flags || square.texture == text::Texture::mat;
        return plain && square.glyph.empty() && square.tokens.empty();
    }
    /// Where somebody stands: over the corner of the figure, so that this is as large as any other. What
    /// two come to who face each other lies there first.
    void price(int cell) {
        const scene::Square& square = at(cell);
        const int cost = cost_of(square);
        if (square.tokens.empty() || cost == 0 || offers_.facing != nullptr) return;
        const Rect box = place(cell);
        const float high = std::floor(std::min(side_ * 0.46F, Type::line(ruler_.small()) * 1.2F));
        const float in = std::floor(thick(side_) / 2);
        Piece piece;
        piece.layer = 1;
        piece.box = {box.x + in, box.bottom() - high - in, coin_width(cost, high), high};
        coin(piece, cost, piece.box);
        block_.pieces.push_back(std::move(piece));
    }
    /// Steps, so that nobody takes the number for a key.
    static unsigned coin_letters(float high) { return static_cast<unsigned>(high / 1.22F); }
    static unsigned foot_letters(float high) { return static_cast<unsigned>(high * 0.5F); }
    float foot_width(float high) const {
        const std::string_view foot = ruler_.type.sign(foot_);
        return foot.empty() || !is_large()
                   ? 0
                   : std::ceil(ruler_.type.width(foot, Typeface::icon, foot_letters(high)));
    }
    float coin_width(int cost, float high) const {
        const float words = ruler_.type.width(fmt::format("{}", cost), Typeface::bold, coin_letters(high));
        return std::min(std::max(high, std::ceil(words) + foot_width(high) + high * 0.3F),
                        side_ - 2 * std::floor(thick(side_) / 2));
    }
    void coin(Piece& piece, int cost, const Rect& box) const {
        const unsigned size = coin_letters(box.h);
        const std::string number = fmt::format("{}", cost);
        const float words = ruler_.type.width(number, Typeface::bold, size);
        const float foot = words + foot_width(box.h) + 2 <= box.w ? foot_width(box.h) : 0;
        const float x = box.x + std::floor((box.w - foot - words) / 2);
        piece.shapes.push_back({box, Look::coin, ""});
        piece.texts.push_back(line_of(ruler_, number, Typeface::bold, size, Ink::text, x + foot,
                                      box.y + (box.h - Type::line(size)) / 2));
        if (foot <= 0) return;
        const unsigned letters = foot_letters(box.h);
        piece.texts.push_back(line_of(ruler_, ruler_.type.sign(foot_), Typeface::icon, letters, Ink::faint, x,
                                      box.y + (box.h - Type::line(letters)) / 2, foot));
    }

    /// What the layout draws on such ground, in the middle of a box.
    void drawing(Piece& board, const scene::Square& square, const Rect& box, float high) const {
        const std::string glyph(ruler_.type.sign(text::read_figures(square.glyph).letters));
        const float room = box.w - 2 * thick(side_);
        auto size = static_cast<unsigned>(high);
        while (size > 4 && ruler_.type.width(glyph, Typeface::icon, size) > room)
            --size;
        if (size <= 4 || glyph.empty()) return;
        const Ink ink = board_.quiet                 ? (text::dark(square.texture) ? Ink::ghost : Ink::faint)
                        : text::dark(square.texture) ? Ink::dusk
                                                     : Ink::text;
        board.texts.push_back(line_of(ruler_, glyph, Typeface::icon, size, ink, box.x + thick(side_),
                                      box.y + (box.h - band(square) - Type::line(size)) / 2, room,
                                      Align::centre));
    }

    /// A block of which nothing is known is one slab, with one drawing.
    void closed(Piece& board, const scene::Frame& frame) const {
        const int first = frame.row * board_.columns + frame.column;
        const Rect box = seen(frame);
        if (box.w <= 0 || box.h <= 0) return;
        Figure slab{.box = box, .look = Look::ground, .frame = at(first).pigment};
        slab.texture = text::Texture::slab;
        slab.calm = calm();
        board.shapes.push_back(std::move(slab));
        const float share = is_numbered(box) ? kBlockDrawing : 0.5F;
        const float low = is_numbered(box) ? std::round(box.h * 0.42F) : 0;
        drawing(board, at(first), {box.x, box.y + low, box.w, box.h - low}, std::min(box.w, box.h) * share);
    }
    /// Sentences call a block by its number, in the order of the layout: where there are several it stands in
    /// large over the drawing.
    void number(Piece& board, const scene::Frame& frame) const {
        const Rect box = seen(frame);
        if (!is_numbered(box)) return;
        const auto known =
            std::find_if(board_.frames.begin(), board_.frames.end(), [&](const scene::Frame& other) {
                return other.row == frame.row && other.column == frame.column;
            });
        const auto size = static_cast<unsigned>(side_ * kBlockNumber);
        const std::string words = fmt::format("{}", known - board_.frames.begin() + 1);
        board.texts.push_back(line_of(ruler_, words, Typeface::bold, size, Ink::dusk, box.x,
                                      box.y + std::round(box.h * 0.14F), box.w, Align::centre));
    }
    /// Whether a shut block of which so much is seen says its number.
    bool is_numbered(const Rect& seen) const {
        return board_.frames.size() > 1 && side_ * kBlockNumber >= kLeastLetters &&
               std::min(seen.w, seen.h) >= 3 * side_;
    }
    bool is_closed(const scene::Frame& frame) const {
        const scene::Square& first = board_.at(frame.row, frame.column);
        if (first.texture != text::Texture::slab) return false;
        for (int row = frame.row; row < frame.row + frame.size; ++row)
            for (int column = frame.column; column < frame.column + frame.size; ++column)
                if (board_.at(row, column).ground != first.ground) return false;
        return true;
    }
    bool is_closed(int cell) const {
        return std::any_of(closed_.begin(), closed_.end(), [&](const scene::Frame& frame) {
            return holds(frame, cell / board_.columns, cell % board_.columns);
        });
    }
    /// Like its neighbours, and never the same as one of them.
    static std::uint8_t grain(int cell) {
        const auto number = static_cast<std::uint32_t>(cell);
        return static_cast<std::uint8_t>((number * 2654435761U) >> 13U);
    }

    /// What lies higher than this ground reaches over its edge, or throws a shadow on it: the light comes
    /// from the north-west.
    void beside(Piece& board, int cell) const {
        const text::Texture texture = at(cell).texture;
        if (texture == text::Texture::rock || texture == text::Texture::slab ||
            texture == text::Texture::block)
            return;
        for (const Side side : {Side::north, Side::west, Side::south, Side::east}) {
            const int there = neighbour(cell, side);
            if (there >= 0 && at(there).texture == text::Texture::rock)
                crag(board, cell, side);
            else if ((side == Side::north || side == Side::west) && throws(cell, side, there))
                shadow(board, cell, side);
        }
    }
    bool throws(int cell, Side side, int there) const {
        if (const scene::Edge edge = standing(cell, side);
            edge == scene::Edge::wall || edge == scene::Edge::door)
            return true;
        if (there < 0) return true;
        return at(there).texture == text::Texture::slab || at(there).texture == text::Texture::block;
    }
    void shadow(Piece& board, int cell, Side side) const {
        if (text::dark(at(cell).texture) || offers_.square(at(cell).ref)) return;
        const Rect box = place(cell);
        const float from = std::ceil(thick(side_) / 2);
        const float deep = std::round(thick(side_) * 1.2F);
        board.shapes.push_back({side == Side::north ? Rect{box.x, box.y + from, side_, deep}
                                                    : Rect{box.x + from, box.y, deep, side_},
                                Look::eaves, ""});
    }
    void crag(Piece& board, int cell, Side side) const {
        const Rect box = place(cell);
        const float deep = std::max(2.0F, std::round(side_ * 0.15F));
        const float x = side == Side::east ? box.right() - deep : box.x;
        const float y = side == Side::south ? box.bottom() - deep : box.y;
        const bool lies = side == Side::north || side == Side::south;
        Figure crag{.box = lies ? Rect{x, y, side_, deep} : Rect{x, y, deep, side_}, .look = Look::crag};
        crag.grain = static_cast<std::uint8_t>((grain(cell) & ~3U) | static_cast<unsigned>(side));
        board.shapes.push_back(std::move(crag));
    }

    /// Where a card stands on this board, and whose it is.
    /// Where a card is; `standing`: unless it only lies there.
    std::optional<Facer> found(CardId card, bool standing = false) const {
        if (card == CardId::none) return std::nullopt;
        for (std::size_t cell = 0; cell < board_.squares.size(); ++cell)
            for (const scene::Token& token : board_.squares[cell].tokens)
                if (token.card == card && !(standing && token.lies))
                    return Facer{place(static_cast<int>(cell)), token.owner};
        return std::nullopt;
    }
    std::optional<Facer> facer(bool from) const {
        if (offers_.facing == nullptr) return std::nullopt;
        std::optional<Facer> who = found(from ? offers_.facing->from : offers_.facing->to);
        if (who && offers_.sums)
            who->sum = fmt::format("{}", from ? offers_.sums->first : offers_.sums->second);
        return who;
    }
    /// Round all who face each other, if they stand on what is seen.
    void rings(Piece& board) const {
        if (offers_.facing == nullptr) return;
        const auto ring = [&](CardId card, bool helps) {
            if (const auto who = found(card); who && squares().holds(who->square))
                board.shapes.push_back(ring_round(who->square, who->owner, helps, stands_close(card)));
        };
        for (const auto* helpers : {&offers_.facing->with_from, &offers_.facing->with_to})
            for (const CardId card : *helpers)
                ring(card, true);
        ring(offers_.facing->from, false);
        ring(offers_.facing->to, false);
    }

    /// Whether a ring is round whoever stands there, and another on a square beside it: then both stay within
    /// their squares, and nobody stands on anybody.
    bool stands_close(CardId card) const {
        if (offers_.facing == nullptr || card == CardId::none) return false;
        const std::vector<CardId> all = offers_.facing->all();
        const auto here = found(card);
        if (!here || std::find(all.begin(), all.end(), card) == all.end()) return false;
        return std::any_of(all.begin(), all.end(), [&](CardId each) {
            const auto there = each != card ? found(each) : std::nullopt;
            return there && std::abs(there->square.x - here->square.x) < side_ * 1.5F &&
                   std::abs(there->square.y - here->square.y) < side_ * 1.5F;
        });
    }

    void duel() {
        const auto from = facer(true);
        const auto to = facer(false);
        if (!from || !to) return;
        set_apart();
        Piece ground = facing(ruler_, *from, *to, offers_.facing->sign, squares());
        if (!ground.shapes.empty()) block_.pieces.push_back(std::move(ground));
    }
    /// On somebody's own board the one thing that is asked about stands in the light.
    void spotlight() {
        if (board_.seat == SeatId::none) return;
        std::vector<Rect> lit;
        if (offers_.about && offers_.about.board() == board_.squares.front().ref.board())
            return darken({place(offers_.about.cell())}, 0);
        for (const Piece& piece : block_.pieces)
            if (piece.glows && squares().holds(piece.box.inset(side_ * 0.2F))) lit.push_back(piece.box);
        for (const int cell : cells_)
            if (offers_.square(at(cell).ref)) lit.push_back(place(cell));
        if (lit.size() == 1) darken(lit, 0);
    }
    /// What is far from who fights, from who helps and from what is asked about lies in the dark.
    void set_apart() {
        std::vector<Rect> lit;
        for (const CardId card : offers_.facing->all())
            if (const auto who = found(card)) lit.push_back(who->square);
        for (const int cell : cells_)
            if (offers_.square(at(cell).ref)) lit.push_back(place(cell));
        darken(lit, side_ * kAboutDuel);
    }
    /// All but what is lit and so many pixels about it.
    void darken(const std::vector<Rect>& lit, float about) {
        const Rect all = squares();
        float left = all.right(), top = all.bottom(), right = all.x, bottom = all.y;
        for (const Rect& each : lit) {
            left = std::min(left, each.x - about);
            top = std::min(top, each.y - about);
            right = std::max(right, each.right() + about);
            bottom = std::max(bottom, each.bottom() + about);
        }
        left = std::max(left, all.x);
        top = std::max(top, all.y);
        right = std::min(right, all.right());
        bottom = std::min(bottom, all.bottom());
        if (left >= right || top >= bottom) return;
        Piece dark{.box = all};
        for (const Rect& each :
             {Rect{all.x, all.y, all.w, top - all.y}, Rect{all.x, bottom, all.w, all.bottom() - bottom},
              Rect{all.x, top, left - all.x, bottom - top},
              Rect{right, top, all.right() - right, bottom - top}})
            if (each.w > 0 && each.h > 0)
                dark.shapes.push_back({.box = each, .look = Look::night, .share = kNight});
        if (!dark.shapes.empty()) block_.pieces.push_back(std::move(dark));
    }
    int cost_of(const scene::Square& square) const {
        return offers_.cost && offers_.square(square.ref) ? offers_.cost(square.ref) : 0;
    }
    /// Whether a cost has room beside what is drawn on a square.
    bool is_large() const { return side_ >= ruler_.em * 2.6F; }
    /// How much of an empty square's height the plate takes on which its cost stands.
    float band(const scene::Square& square) const {
        if (cost_of(square) == 0 || is_bare(square)) return 0;
        return is_large() ? Type::line(ruler_.small()) : std::floor(side_ * kCoin);
    }

    void frames(Piece& board) const {
        for (const scene::Frame& frame : board_.frames) {
            const Rect first = place(frame.row * board_.columns + frame.column);
            const float length = static_cast<float>(frame.size) * side_;
            for (const Rect& line : {Rect{first.x - 1, first.y - 1, length + 2, 2},
                                     Rect{first.x - 1, first.y + length - 1, length + 2, 2},
                                     Rect{first.x - 1, first.y - 1, 2, length + 2},
                                     Rect{first.x + length - 1, first.y - 1, 2, length + 2}})
                if (const Rect seen = on_board(line); seen.w > 0 && seen.h > 0)
                    board.shapes.push_back({seen, Look::seam, ""});
        }
    }
    Rect squares() const {
        return {left_, top_, static_cast<float>(part_.columns) * side_,
                static_cast<float>(part_.rows) * side_};
    }
    Rect bed() const { return squares().inset(-std::ceil(thick(side_) / 2)); }
    /// What of a rectangle lies over the squares that are seen.
    Rect on_board(const Rect& box) const {
        const Rect all = squares();
        const float x = std::max(box.x, all.x);
        const float y = std::max(box.y, all.y);
        return {x, y, std::min(box.right(), all.right()) - x, std::min(box.bottom(), all.bottom()) - y};
    }

    /// Each edge once: those in the north and west, and of the last row and column the others.
    void edges(Piece& board, int cell) const {
        edge(board, standing(cell, Side::north), along(cell, Side::north));
        edge(board, standing(cell, Side::west), along(cell, Side::west));
        if (cell / board_.columns + 1 == part_.row + part_.rows)
            edge(board, standing(cell, Side::south), along(cell, Side::south));
        if (cell % board_.columns + 1 == part_.column + part_.columns)
            edge(board, standing(cell, Side::east), along(cell, Side::east));
    }
    /// What stands there and does not turn.
    scene::Edge standing(int cell, Side side) const {
        const int beyond = neighbour(cell, side);
        if (turning_.empty() || (!turns(cell) && (beyond < 0 || !turns(beyond)))) return at(cell).edge(side);
        if (!turns(cell)) return at(cell).own[static_cast<std::size_t>(side)];
        if (beyond < 0 || turns(beyond)) return scene::Edge::open;
        return at(beyond).own[(static_cast<std::size_t>(side) + 2) % 4];
    }
    /// The square on that side, or -1 at the board's rim.
    int neighbour(int cell, Side side) const {
        const int row = cell / board_.columns + (side == Side::south ? 1 : side == Side::north ? -1 : 0);
        const int column = cell % board_.columns + (side == Side::east ? 1 : side == Side::west ? -1 : 0);
        const bool beyond = row < 0 || column < 0 || row >= board_.rows || column >= board_.columns;
        return beyond ? -1 : row * board_.columns + column;
    }
    Rect along(int cell, Side side) const {
        const Rect box = place(cell);
        const float over = thick(side_);
        const float x = (side == Side::east ? box.right() : box.x) - std::floor(over / 2);
        const float y = (side == Side::south ? box.bottom() : box.y) - std::floor(over / 2);
        const bool lies = side == Side::north || side == Side::south;
        return lies ? Rect{x, y, side_ + over, over} : Rect{x, y, over, side_ + over};
    }
    bool turns(int cell) const {
        return std::any_of(turning_.begin(), turning_.end(), [&](const scene::Frame& block) {
            return holds(block, cell / board_.columns, cell % board_.columns);
        });
    }
    static void edge(Piece& board, scene::Edge edge, const Rect& box) {
        switch (edge) {
            case scene::Edge::open: break;
            case scene::Edge::wall: board.shapes.push_back({box, Look::wall, ""}); break;
            case scene::Edge::door: board.shapes.push_back({box, Look::door, ""}); break;
            case scene::Edge::doorway: board.shapes.push_back({box, Look::doorway, ""}); break;
            case scene::Edge::grate:
            case scene::Edge::line: board.shapes.push_back({box, Look::grate, ""}); break;
        }
    }

    void spot(int cell) {
        const Ref square = at(cell).ref;
        const bool alone = offers_.square(square) && !is_in_offered_block(cell);
        block_.spots.push_back({place(cell), Does::square, static_cast<std::int64_t>(square.bits()), alone});
    }

    /// A golden edge inside walls and doors.
    void offered(Piece& board, int cell) const {
        if (!is_offered(cell)) return;
        Rect box = place(cell);
        const float in = std::floor(thick(side_) / 2);
        Figure edge{.look = Look::within};
        for (const Side side : {Side::north, Side::east, Side::south, Side::west}) {
            if (const int there = neighbour(cell, side); there >= 0 && is_offered(there)) {
                edge.grain |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(side));
                continue;
            }
            if (side == Side::north || side == Side::west) (side == Side::north ? box.y : box.x) += in;
            (side == Side::north || side == Side::south ? box.h : box.w) -= in;
        }
        edge.box = box;
        board.shapes.push_back(std::move(edge));
    }
    bool is_offered(int cell) const { return offers_.square(at(cell).ref) && !is_in_offered_block(cell); }

    /// The one square of a block that can be chosen, if nothing is known of the block: all of it stands for
    /// that square then. None: there is no such square, or several.
    Ref offered_in(const scene::Frame& block) const {
        Ref found;
        for (int row = block.row; row < block.row + block.size; ++row)
            for (int column = block.column; column < block.column + block.size; ++column)
                if (const Ref square = board_.at(row, column).ref; offers_.square(square)) {
                    if (found) return {};
                    found = square;
                }
        return found;
    }
    bool is_in_offered_block(int cell) const {
        return std::any_of(closed_.begin(), closed_.end(), [&](const scene::Frame& block) {
            return holds(block, cell / board_.columns, cell % board_.columns) && seen(block).w > 0 &&
                   offered_in(block) && offers_.answer;
        });
    }
    /// What of a block is on the part that is seen.
    Rect seen(const scene::Frame& block) const {
        const Rect first = place(block.row * board_.columns + block.column);
        const float length = static_cast<float>(block.size) * side_;
        return on_board({first.x, first.y, length, length});
    }
    void offered(Piece& board, const scene::Frame& block) const {
        if (!offers_.answer || !offered_in(block) || seen(block).w <= 0) return;
        board.shapes.push_back({seen(block).inset(std::floor(thick(side_) / 2)), Look::within, ""});
    }
    /// Wherever it is pressed.
    void spot(const scene::Frame& block) {
        const Ref square = offers_.answer ? offered_in(block) : Ref();
        const Rect box = seen(block);
        if (!square || box.w <= 0 || box.h <= 0) return;
        Piece room;
        room.box = box;
        if (const std::optional<Spot> answer = offers_.answer(room, square)) block_.spots.push_back(*answer);
    }

    void tokens(int cell) {
        const scene::Square& square = at(cell);
        const Rect box = place(cell);
        const std::size_t all = square.tokens.size();
        if (all == 0) return;
        const float from = margin_of(square);
        const float room = side_ - 2 * from;
        if (const scene::Token* bearer = bearer_of(square)) return with_things(square, *bearer, from);
        constexpr std::size_t kMost = 6;
        const std::size_t shown = std::min(all, kMost);
        const std::size_t rows = shown > 2 ? 2 : 1;
        const std::size_t columns = (shown + rows - 1) / rows;
        const float gap = std::max(1.0F, std::floor(side_ * 0.03F));
        const float most = std::floor((room - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows));
        const float w =
            std::min(std::floor((room - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns)),
                     std::floor(most * 1.15F));
        const float h = std::min(most, std::floor(w * 1.5F));
        const float across = (w + gap) * static_cast<float>(columns) - gap;
        const float down = (h + gap) * static_cast<float>(rows) - gap;
        for (std::size_t i = 0; i < shown; ++i) {
            const std::size_t row = i / columns;
            const bool rest = all > shown && i + 1 == shown;
            Piece piece = rest ? marker(ruler_, SeatId::none, fmt::format("+{}", all - i), "", w, h)
                               : marker_of(ruler_, square.tokens[i], w, h, ink_of_things(square));
            move(piece, box.x + (side_ - across) / 2 + static_cast<float>(i % columns) * (w + gap),
                 box.y + (side_ - down) / 2 + static_cast<float>(row) * (h + gap));
            stand(square, rest ? CardId::none : square.tokens[i].card, std::move(piece));
        }
    }

    /// How far from the edges of their square things and figures stay. On quiet ground who stands there is
    /// large, and what lies there is small.
    float margin_of(const scene::Square& square) const {
        const float usual = std::floor(thick(side_) / 2);
        if (bearer_of(square) != nullptr) return usual;  // room for the things
        const auto stands = [&](const scene::Token& token) { return !token.lies; };
        const auto is_close = [&](const scene::Token& token) { return stands_close(token.card); };
        if (std::any_of(square.tokens.begin(), square.tokens.end(), is_close))
            return std::max(usual, std::round(side_ * kInRing));
        if (!board_.quiet) return usual;
        if (std::any_of(square.tokens.begin(), square.tokens.end(), stands)) return 1;
        return std::max(usual, std::round(side_ * kAboutThings));
    }

    /// A square that is an answer is pressed wherever its things do not stand in the question too.
    void stand(const scene::Square& square, CardId card, Piece piece) {
        if (card != CardId::none) {
            const Spot spot = offers_.token(piece, card);
            if (!offers_.square(square.ref) || piece.glows) block_.spots.push_back(spot);
        }
        block_.pieces.push_back(std::move(piece));
    }

    /// Golden on pale ground, pale on any other.
    static Ink ink_of_things(const scene::Square& square) {
        const bool brown = square.texture == text::Texture::earth || square.texture == text::Texture::planks;
        return brown || text::dark(square.texture) ? Ink::light : Ink::amber;
    }

    /// Who stands alone among a few things that lie there.
    static const scene::Token* bearer_of(const scene::Square& square) {
        const scene::Token* bearer = nullptr;
        for (const scene::Token& token : square.tokens)
            if (!token.lies && std::exchange(bearer, &token) != nullptr) return nullptr;
        return square.tokens.size() < 2 || square.tokens.size() > 4 ? nullptr : bearer;
    }

    /// The figure fills the square but for a margin where the things lie: at its right corners, then where
    /// costs are.
    void with_things(const scene::Square& square, const scene::Token& bearer, float from) {
        const Rect whole = place(square.ref.cell()).inset(from);
        const float small = std::floor(whole.w * 0.44F);
        const float large = std::floor(whole.w * 0.84F);
        Piece figure = marker_of(ruler_, bearer, large, large);
        figure.box = {0, 0, whole.w, whole.h};
        move(figure, whole.x, whole.y);
        stand(square, bearer.card, std::move(figure));
        int lying = 0;
        for (const scene::Token& token : square.tokens) {
            if (&token == &bearer) continue;
            Piece thing = marker_of(ruler_, token, small, small, ink_of_things(square));
            move(thing, lying == 2 ? whole.x : whole.right() - small,
                 lying == 1 ? whole.y : whole.bottom() - small);
            stand(square, token.card, std::move(thing));
            ++lying;
        }
    }

    const Ruler& ruler_;
    const std::string foot_ = text::read_figures("footprint").letters;
    const scene::Board& board_;
    Part part_;
    const Offers& offers_;
    float side_;
    float left_ = 0;  ///< where the squares begin
    float top_ = 0;
    bool recedes_ = false;               ///< what is not asked about stands back
    std::vector<int> cells_;             ///< that are seen
    std::vector<scene::Frame> closed_;   ///< blocks of which nothing is known
    std::vector<scene::Frame> turning_;  ///< blocks that are drawn by themselves
    Block block_;
};

}  // namespace

std::pair<float, float> board_size(const Ruler& ruler, const Part& part, float side) {
    const auto [left, top] = letters_room(ruler, side);
    return {left + static_cast<float>(part.columns) * side + 2 * rim(side),
            top + static_cast<float>(part.rows) * side + 2 * rim(side)};
}

Block board_block(const Ruler& ruler, const scene::Board& board, const Part& part, const Offers& offers,
                  float side, std::span<const Turning> turnings) {
    const int number = board.squares.front().ref.board();
    std::vector<Turning> here;
    for (const Turning& turning : turnings) {
        const scene::Frame& block = turning.block;
        if (turning.board == number && part.holds(block.row, block.column) &&
            part.holds(block.row + block.size - 1, block.column + block.size - 1))
            here.push_back(turning);
    }
    Block all = Picture(ruler, board, part, offers, side).still(here);
    std::uint64_t thing = kTurnThing + static_cast<std::uint64_t>(number) * kThingsOfABoard;
    for (const Turning& turning : here) {
        const scene::Board& seen = turning.back ? *turning.back : board;
        Block block = Picture(ruler, seen, part, no_offers(), side).turning(turning, thing);
        thing += block.pieces.size();
        all.take(std::move(block), 0, 0);
    }
    return all;
}

}  // namespace tankard::window
