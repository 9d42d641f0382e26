#include "text/drawings.h"
#include "window/pages/markers.h"
#include "window/pages/places.h"
#include "window/pages/portrait.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kBarred = 19;       ///< ems of width: there is room for a bar of life
constexpr float kPortrayed = 7.6F;  ///< in so many even a low board has room for a portrait
constexpr float kTwo = 15;          ///< in less two tokens have room
constexpr float kBarMost = 13;      ///< ems
constexpr float kMostBroad = 23.5F;
constexpr float kTall = 7;           ///< ems of height: so high a board has a line for whom somebody plays
constexpr float kCloser = 1.35F;     ///< ems: the key that brings their board closer
constexpr float kBeside = 17;        ///< ems of width: it has room beside all else, in less …
constexpr float kOnPortrait = 0.4F;  ///< … it lies on the portrait: of the height
constexpr std::size_t kMostSpots = 6;

/// One of the others: a dark board with a portrait in a ring of life.
class Board {
 public:
    Board(const Setting& setting, const scene::Seat& seat, float w, float h)
        : setting_(setting), ruler_(setting.ruler), seat_(seat), w_(w), h_(h) {}

    Block block() {
        Piece board;
        board.box = {0, 0, w_, h_};
        board.shapes.push_back({board.box, Look::plaque, edge()});
        Block block;
        if (is_line())
            line(board);
        else if (is_slim())
            slim(board);
        else
            whole(board);
        block.take(std::move(board), 0, 0);
        if (is_line() || (is_slim() && is_narrow()))
            open(block);
        else
            lying(block);
        block.take(std::move(marks_), 0, 0);
        if (unseen() != nullptr) closer(block);
        if (const scene::Card* self = self_of(seat_); self != nullptr && !is_line())
            block.spots.push_back(
                {{0, 0, h_, h_}, Does::look, static_cast<std::int64_t>(index(self->id)), false});
        block.w = w_;
        block.h = h_;
        return block;
    }

 private:
    static const scene::Badge* life_of(const scene::Seat& seat) {
        return !seat.counters.empty() && seat.counters.front().most > 0 ? &seat.counters.front() : nullptr;
    }
    const scene::Badge* life() const { return life_of(seat_); }
    /// Whose turn it is, or who may fall at the next blow.
    const char* edge() const {
        if (seat_.active) return "gold";
        return life() != nullptr && seat_.out.empty() && is_low(*life()) ? "blood" : "";
    }
    static std::vector<scene::Badge> rest_of(const scene::Seat& seat) {
        std::vector<scene::Badge> all = seat.counters;
        if (life_of(seat) != nullptr) all.erase(all.begin());
        return all;
    }
    std::vector<scene::Badge> rest() const { return rest_of(seat_); }

    /// Their own board, while none but that of who sits below is seen anywhere; null: it is, or they have
    /// none.
    const scene::Board* unseen() const {
        const bool away = setting_.offering.home(setting_.below) != nullptr;
        return away && !seat_.boards.empty() ? &seat_.boards.front() : nullptr;
    }
    /// Whether the key that leads there is at the portrait's foot: beside it is no room.
    bool is_closer_on_portrait() const { return is_slim() && w_ < ruler_.em * kBeside && !is_line(); }
    /// What it needs at the right.
    float closer_room() const {
        if (unseen() == nullptr || is_closer_on_portrait()) return 0;
        return std::round(std::min(h_ - ruler_.pad(), ruler_.em * kCloser));
    }
    /// A press on it, as on a square of that board, brings the board closer (BoardsSeen::approach).
    void closer(Block& block) const {
        const scene::Board& board = *unseen();
        const float pad = std::round(ruler_.pad() * 0.5F);
        const bool below = is_closer_on_portrait();
        const float side = below ? std::round((h_ - ruler_.pad()) * kOnPortrait) : closer_room();
        Ruler sized = ruler_;
        sized.em = std::min(ruler_.em, side / kCloser);
        const Rect box{below ? pad : std::round(w_ - pad - side), below ? std::round(h_ - pad - side) : pad,
                       side, side};
        Piece key = sign_button(sized, "+", box);
        if (below) {
            key.shapes.front().look = Look::key;
            key.texts.front().ink = Ink::light;
        }
        block.spots.push_back(
            {key.box, Does::square,
             static_cast<std::int64_t>(board.at(board.rows / 2, board.columns / 2).ref.bits()), false});
        block.take(std::move(key), 0, 0);
    }

    /// With room for two lines only: what lies before somebody lies beside them.
    bool is_slim() const { return h_ < ruler_.em * 4; }
    /// With room for no more than words.
    bool is_line() const { return h_ < ruler_.em * 3 && w_ < ruler_.em * kPortrayed; }
    bool is_narrow() const { return w_ < ruler_.em * 12; }

    /// Name, and what is left of life, in two lines at most.
    void line(Piece& board) const {
        const float pad = ruler_.pad();
        const float inside = w_ - 2 * pad - closer_room();
        const bool out = !seat_.out.empty();
        const std::string name =
            fmt::format("{}{}{}", out ? "☠ " : "", seat_.leads ? "★ " : "", seat_.player);
        const Ink ink = seat_.active ? Ink::amber : out ? Ink::dusk : Ink::light;
        board.texts.push_back(line_of(ruler_, ruler_.type.fit(name, Typeface::bold, ruler_.body(), inside),
                                      Typeface::bold, ruler_.body(), ink, pad, pad / 3));
        const float y = pad / 3 + Type::line(ruler_.body());
        const float line = Type::line(ruler_.small()) + 1;
        float x = pad;
        if (life() != nullptr) {
            badges(ruler_, board, {*life()}, ruler_.small(), Ink::rose, {x, y, inside, line}, false);
            x = board.texts.back().box.right() + ruler_.em * 0.6F;
        }
        std::vector<scene::Badge> more = rest();
        if (more.size() > 2) more.resize(2);
        if (pad + inside > x)
            badges(ruler_, board, more, ruler_.small(), Ink::light, {x, y, pad + inside - x, line}, false);
    }

    /// Where only a line is left, it opens the first of the seat's areas in which anything lies.
    void open(Block& block) const {
        for (const scene::Zone& zone : seat_.zones) {
            if (zone.pile || !zone.seen || zone.size == 0) continue;
            block.spots.push_back(
                {{0, 0, w_, h_}, Does::open_zone, static_cast<std::int64_t>(index(zone.id)), true});
            return;
        }
    }

    /// Portrait, name and numbers in the left half.
    void slim(Piece& board) {
        const float pad = ruler_.pad() * 0.6F;
        const float side = std::round(h_ - 2 * pad);
        ring({pad, pad, side, side}, board);
        left_ = std::round(pad + side + ruler_.pad());
        const float all = is_narrow() ? w_ - closer_room() : w_ * 0.62F;
        const float inside = std::floor(all - left_ - pad);
        barred_ = life() != nullptr && seat_.out.empty() && w_ >= ruler_.em * kBarred && open_zones().empty();
        const float y = (h_ - Type::line(ruler_.body()) - Type::line(ruler_.small())) / 2;
        const float name = title(board, y, inside);
        const float end = numbers(board, y + Type::line(ruler_.body()), inside);
        left_ = std::max(name, end) + ruler_.pad();
        top_ = pad;
    }

    void whole(Piece& board) {
        const float pad = ruler_.pad() * 0.8F;
        const bool narrow = is_narrow();
        const float side = std::round(std::min(h_ - 2 * pad, w_ * (narrow ? 0.3F : 0.4F)));
        ring({pad, pad, side, side}, board);
        left_ = pad + side + pad;
        const float inside = w_ - left_ - pad - closer_room();
        title(board, pad * 0.5F, inside);
        float y = pad * 0.5F + Type::line(ruler_.body());
        y += played(board, y, inside);
        numbers(board, y, inside);
        top_ = y + Type::line(ruler_.body()) + pad * 0.3F;
        if (narrow) top_ = std::max(top_, pad + side + pad * 0.3F);
    }

    void ring(const Rect& box, Piece& board) {
        const float share = life() != nullptr ? static_cast<float>(life()->amount) /
                                                    static_cast<float>(std::max(1, life()->most))
                                              : 1.0F;
        Figure disc{box, life() != nullptr ? Look::ring : Look::seal, hue_of(seat_)};
        disc.share = share;
        if (life() != nullptr) disc.lost = share_lost(*life());
        const std::size_t ground = board.shapes.size();
        board.shapes.push_back(disc);
        life_letters_ = life_letters(box);
        if (life_letters_ > 0) {
            const Rect plate = life_plate(box);
            board.shapes.push_back({plate, Look::count, "blood"});
            board.texts.push_back(line_of(ruler_, fmt::format("{}", life()->amount), Typeface::bold,
                                          life_letters_, Ink::light, plate.x, plate.y, plate.w,
                                          Align::centre));
        }
        if (seat_.picture.empty()) {
            mark(board, box, 0.5F);
        } else {
            const Rect face = face_in(box);
            figure(board, seat_.picture, static_cast<unsigned>(std::min(box.h * 0.56F, face.h * 0.8F)), face);
        }
        if (!seat_.out.empty()) {
            for (Text& drawn : board.texts)
                drawn.ink = Ink::ghost;
            marks_.take(fallen(ruler_, seat_.out, box.w, box.h), box.x, box.y);
        } else if (life() != nullptr) {
            portrait_wounds(board, *life(), number_of(seat_.id) + 1,
                            {box.x, box.y + box.h * 0.06F, box.w, box.h * 0.72F}, Form::disc);
            if (board.shapes.back().look == Look::wound) board.shapes[ground].frame = "blood";
        }
        if (const float side = letter_side(box); side > 0) {
            Piece letter;
            letter.box = {box.right() - side * 0.85F, box.bottom() - side * 0.86F, side, side};
            mark(letter, letter.box, 1);
            marks_.take(std::move(letter), 0, 0);
        }
        if (seat_.leads) crown(board, box);
    }

    /// What is left of a ring for the portrait.
    Rect face_in(const Rect& ring) const {
        Rect face = seat_.out.empty() ? ring : above_fallen(ruler_, ring);
        if (life_letters_ > 0) {
            const Rect plate = life_plate(ring);
            face.h = plate.y - ring.y + plate.h * 0.2F;
        }
        if (seat_.out.empty()) {
            const float letter = letter_side(ring);
            face.w -= letter * 0.55F;
            face.h -= letter * 0.45F;
        }
        if (seat_.leads && face.h < ring.h) {
            const float below = crown_plate(ring).bottom() - ring.y;
            face.y += below;
            face.h -= below;
        }
        return face;
    }
    /// Of the letter beside a portrait; 0: the portrait is a hero's.
    float letter_side(const Rect& ring) const {
        return seat_.lettered && !seat_.picture.empty() ? std::round(ring.w * 0.42F) : 0;
    }

    /// The size of the number on the ring that can be read across the room; 0 if it has no room there.
    unsigned life_letters(const Rect& ring) const {
        const auto size = static_cast<unsigned>(std::min(ruler_.em * 1.35F, ring.h * 0.27F));
        return life() != nullptr && seat_.out.empty() && !is_slim() && size >= ruler_.small() ? size : 0;
    }
    Rect life_plate(const Rect& ring) const {
        const float high = Type::line(life_letters_);
        const std::string words = fmt::format("{}", life()->amount);
        const float wide = std::ceil(ruler_.type.width(words, Typeface::bold, life_letters_)) + ruler_.pad();
        return {std::round(ring.x + (ring.w - wide) / 2), std::floor(ring.bottom() - high * 0.9F), wide,
                high};
    }

    /// Who it is, and if there is room whom they play; returns where it ends.
    float title(Piece& board, float y, float inside) const {
        const unsigned body = ruler_.body();
        board.texts.push_back(line_of(ruler_, ruler_.type.fit(seat_.player, Typeface::bold, body, inside),
                                      Typeface::bold, body, seat_.active ? Ink::amber : Ink::light, left_,
                                      y));
        if (are_side_by_side(inside))
            board.texts.push_back(line_of(ruler_, played_by(seat_), Typeface::regular, ruler_.small(),
                                          Ink::amber, board.texts.back().box.right() + ruler_.em * 0.5F,
                                          y + Type::baseline(body) - Type::baseline(ruler_.small())));
        return board.texts.back().box.right();
    }
    /// Somebody's name and whom they play.
    bool are_side_by_side(float inside) const {
        return ruler_.type.width(seat_.player, Typeface::bold, ruler_.body()) + ruler_.em * 0.5F +
                   ruler_.type.width(played_by(seat_), Typeface::regular, ruler_.small()) <=
               inside;
    }

    /// Whom they play, in a line of its own where that has no room beside somebody's name; returns how high.
    float played(Piece& board, float y, float inside) const {
        if (h_ < ruler_.em * kTall || are_side_by_side(inside)) return 0;
        const std::string hero = ruler_.type.fit(played_by(seat_), Typeface::regular, ruler_.small(), inside);
        board.texts.push_back(line_of(ruler_, hero, Typeface::regular, ruler_.small(), Ink::amber, left_, y));
        return Type::line(ruler_.small());
    }

    /// Life first, if it stands nowhere else; what has no room is left out. Returns where they end.
    float numbers(Piece& board, float y, float inside) const {
        float from = left_;
        if (life() != nullptr && life_letters_ == 0 && !barred_) {
            board.texts.push_back(
                line_of(ruler_, life()->value, Typeface::bold, ruler_.small(), Ink::rose, from, y));
            from = board.texts.back().box.right() + ruler_.em * 0.6F;
        }
        std::vector<scene::Badge> numbers = rest();
        const float room = left_ + inside - from;
        const unsigned size = letters_for_all(room);
        while (!numbers.empty() && !fit(numbers, size, room))
            numbers.pop_back();
        badges(ruler_, board, numbers, size, Ink::light,
               {from, y, std::max(1.0F, room), Type::line(size) + 1}, named(numbers, size, room));
        return board.texts.back().box.right();
    }

    /// Of everybody's numbers in such a room, so that they can be compared.
    unsigned letters_for_all(float room) const {
        const auto suits = [&](unsigned size, const scene::Seat& seat) {
            const std::vector<scene::Badge> numbers = rest_of(seat);
            return fit(numbers, size, room) &&
                   (named(numbers, size, room) || !named(numbers, ruler_.small(), room));
        };
        unsigned size = ruler_.body();
        for (const scene::Seat& seat : setting_.view.scene.seats)
            while (&seat != setting_.below && size > ruler_.small() && !suits(size, seat))
                --size;
        return size;
    }

    /// With their words, if these have room too.
    bool named(const std::vector<scene::Badge>& numbers, unsigned size, float room) const {
        if (is_slim() || room <= 0) return false;
        Piece probe;
        const float end = badges(ruler_, probe, numbers, size, Ink::light, {0, 0, room, 1000}, true);
        return end <= Type::line(size) + 1 && (probe.texts.empty() || probe.texts.back().box.right() <= room);
    }
    /// Whether they have room in one line.
    bool fit(const std::vector<scene::Badge>& numbers, unsigned size, float room) const {
        if (room <= 0) return false;
        Piece probe;
        const float end = badges(ruler_, probe, numbers, size, Ink::light, {0, 0, room, 1000}, false);
        return end <= Type::line(size) + 1 && (probe.texts.empty() || probe.texts.back().box.right() <= room);
    }

    /// Who has no picture is known by what stands on the boards for them.
    void mark(Piece& board, const Rect& box, float share) const {
        Piece shape = marker(ruler_, seat_.id, initial(seat_.player), "", std::round(box.w * share),
                             std::round(box.h * share));
        move(shape, box.x + box.w * (1 - share) / 2, box.y + box.h * (1 - share) / 2);
        board.shapes.insert(board.shapes.end(), shape.shapes.begin(), shape.shapes.end());
        board.texts.insert(board.texts.end(), shape.texts.begin(), shape.texts.end());
    }

    void figure(Piece& board, std::string_view picture, unsigned size, const Rect& box) const {
        scene::Face face;
        face.picture = picture;
        face.icon = "♞";
        const std::string_view glyph = figure_of(ruler_, face);
        const float wide = ruler_.type.width(glyph, Typeface::icon, size);
        if (glyph.empty() || wide > box.w) return;
        board.texts.push_back(line_of(ruler_, glyph, Typeface::icon, size, Ink::figure,
                                      box.x + (box.w - wide) / 2, box.y + (box.h - Type::line(size)) / 2,
                                      wide));
    }

    unsigned crown_size(const Rect& ring) const {
        return static_cast<unsigned>(std::min(ruler_.em * 0.95F, ring.h * 0.19F));
    }
    /// On the ring's top, where the portrait does not reach.
    Rect crown_plate(const Rect& ring) const {
        const unsigned size = crown_size(ring);
        const float wide = ruler_.type.width(ruler_.type.sign(crown_), Typeface::icon, size) + 6;
        return {std::round(ring.x + (ring.w - wide) / 2), ring.y - 3, wide, std::round(Type::line(size))};
    }
    void crown(Piece& board, const Rect& ring) const {
        const Rect plate = crown_plate(ring);
        board.shapes.push_back({plate, Look::count, "gold"});
        board.texts.push_back(line_of(ruler_, ruler_.type.sign(crown_), Typeface::icon, crown_size(ring),
                                      Ink::light, plate.x + 3, plate.y, plate.w - 6));
    }

    /// What lies before somebody as tokens, and the backs of the hand.
    void lying(Block& block) const {
        const float pad = ruler_.pad() * 0.8F;
        const bool narrow = !is_slim() && is_narrow();
        const float left = narrow ? pad : left_;
        const float room = h_ - top_ - pad;
        float right = w_ - pad - (closer_room() > 0 ? closer_room() + pad : 0);
        std::vector<const scene::Zone*> shown = open_zones();
        const std::vector<const scene::Zone*> hidden = hidden_zones();
        if (room < ruler_.em * 1.3F) return this->open(block);
        for (auto zone = hidden.rbegin(); zone != hidden.rend(); ++zone)
            right = backs(block, **zone, hidden.size() > 1, right, room) - pad;
        // What stands before somebody comes first: those who face it must be able to see it.
        std::stable_sort(shown.begin(), shown.end(), [](const scene::Zone* one, const scene::Zone* other) {
            return (one->role == scene::Role::faced) > (other->role == scene::Role::faced);
        });
        // Of one size for everybody: three have room beside the backs of a full hand, or, where boards are
        // narrow, two that can be seen.
        const float third = (w_ - 2 * pad - ruler_.em * 2.8F - left) / (w_ < ruler_.em * kTwo ? 2.15F : 3.3F);
        const float side = std::floor(std::min({ruler_.em * 2.7F, room / 1.25F, std::max(8.0F, third)}));
        const float least = is_slim() ? std::min(side, ruler_.em * 1.5F) : side;
        if (barred_) bar(block, left, right);
        if (is_slim() && are_many(shown) && counted(block, shown, {left, top_, right - left, room})) return;
        Block all = window::tokens(setting_, shown, right - left, side, least);
        if (all.w <= 0 || all.w > right - left + 0.5F) return;
        const float y = top_ + std::max(0.0F, (room - all.h) / 2);
        const Rect beside{left + all.w + pad, y, right - left - all.w - pad, all.h};
        block.take(std::move(all), left, y);
        if (!is_slim()) name_the_one(block, shown, beside);
    }
    /// So many kinds of cards are only a row of spots on a low board.
    bool are_many(const std::vector<const scene::Zone*>& shown) const {
        std::size_t all = 0;
        for (const scene::Zone* zone : shown) {
            if (zone->role != scene::Role::hand) return false;
            all += setting_.offering.heaps(*zone).size();
        }
        return all > kMostSpots;
    }
    /// What they hold as words and how many, which open it; false if these have no room.
    bool counted(Block& block, const std::vector<const scene::Zone*>& shown, const Rect& box) const {
        std::vector<std::pair<const scene::Zone*, int>> zones;
        for (const scene::Zone* zone : shown)
            zones.emplace_back(zone, zone->size);
        Block all = zone_labels(ruler_, zones, box.w);
        if (all.w > box.w || all.h > box.h) return false;
        const float y = std::floor(box.y + (box.h - all.h) / 2);
        block.take(std::move(all), box.x, y);
        return true;
    }
    /// What is left of their life, where nothing lies before them.
    void bar(Block& block, float left, float right) const {
        const float w = std::floor(std::min(right - left - ruler_.pad(), ruler_.em * kBarMost));
        if (w < ruler_.em * 4) return;
        Piece piece;
        const float high = std::round(ruler_.em * 1.45F);
        piece.box = {std::floor(right - ruler_.pad() - w), std::round((h_ - high) / 2), w, high};
        life_bar(ruler_, piece, *life(), static_cast<unsigned>(ruler_.em * 1.1F), piece.box);
        block.take(std::move(piece), 0, 0);
    }
    /// A thing that lies alone before somebody has its name beside it.
    void name_the_one(Block& block, const std::vector<const scene::Zone*>& shown, const Rect& box) const {
        if (shown.size() != 1 || shown.front()->cards.size() != 1 || shown.front()->size != 1) return;
        const std::string& name = shown.front()->cards.front().face.name;
        const auto lines = ruler_.type.wrap(name, Typeface::regular, ruler_.small(), box.w).size();
        const float high = static_cast<float>(lines) * Type::line(ruler_.small());
        if (box.w < ruler_.em * 4 || lines > 2 || high > box.h) return;
        Piece piece;
        piece.box = {box.x, std::floor(box.y + (box.h - high) / 2), box.w, std::ceil(high) + 1};
        paragraph(ruler_, piece, name, Typeface::regular, ruler_.small(), Ink::dusk,
                  {piece.box.x, piece.box.y, box.w, piece.box.h + 1});
        block.take(std::move(piece), 0, 0);
    }

    /// What of theirs can be seen lying before them, and what not but for how many.
    std::vector<const scene::Zone*> open_zones() const {
        std::vector<const scene::Zone*> all;
        for (const scene::Zone& zone : seat_.zones)
            if (lies(zone) && !is_hidden(zone) && zone.seen && !is_on_stage(setting_, &seat_, zone))
                all.push_back(&zone);
        return all;
    }
    std::vector<const scene::Zone*> hidden_zones() const {
        std::vector<const scene::Zone*> all;
        for (const scene::Zone& zone : seat_.zones)
            if (lies(zone) && is_hidden(zone)) all.push_back(&zone);
        return all;
    }
    bool lies(const scene::Zone& zone) const {  // whom they play is the portrait
        return !zone.pile && zone.size > 0 && (zone.role != scene::Role::self || lies_open(seat_, zone));
    }
    bool is_hidden(const scene::Zone& zone) const {
        // Who holds several things at once holds them open.
        const bool open = std::count_if(seat_.zones.begin(), seat_.zones.end(), [](const scene::Zone& each) {
                              return each.role == scene::Role::hand;
                          }) > 1;
        const bool hand = zone.role == scene::Role::hand;
        // What else is hidden counts only if its sign says what it is.
        const bool front = zone.role == scene::Role::front && !zone.icon.empty();
        return (hand && !open) || (!zone.seen && (hand || front));
    }

    /// The backs of what is not seen, from `right` leftwards; returns where they begin. Of several, each has
    /// its sign.
    float backs(Block& block, const scene::Zone& hand, bool several, float right, float room) const {
        const float h = std::round(std::min(room, ruler_.em * 2.1F));
        const float w = std::round(h * 0.72F);
        const float step = std::round(ruler_.em * 0.32F);
        const int count = std::clamp(hand.size, 1, 5);
        const std::string words = fmt::format("{}", hand.size);
        const float wide = w + step * static_cast<float>(count - 1);
        Piece piece;
        piece.thing = kZoneThing + index(hand.id);
        piece.box = {right - wide, top_ + std::max(0.0F, (room - h) / 2), wide, h};
        for (int i = 0; i < count; ++i)
            piece.shapes.push_back(
                {{piece.box.x + static_cast<float>(i) * step, piece.box.y, w, h}, Look::back, ""});
        const auto tiny = static_cast<unsigned>(static_cast<float>(ruler_.small()) * 0.9F);
        const std::string_view sign = several ? ruler_.type.sign(hand.icon) : "";
        const float above = sign.empty() ? 0 : Type::line(tiny);
        float y = piece.box.y + (h - Type::line(ruler_.small()) - above) / 2;
        if (above > 0 && y >= piece.box.y) {
            piece.texts.push_back(line_of(ruler_, sign, Typeface::icon, tiny, Ink::light,
                                          piece.box.right() - w, y, w, Align::centre));
            y += above;
        } else {
            y += above / 2;
        }
        const unsigned size = above > 0 ? ruler_.small() : ruler_.reading();
        piece.texts.push_back(line_of(ruler_, words, Typeface::bold, size, Ink::light, piece.box.right() - w,
                                      y - (Type::line(size) - Type::line(ruler_.small())) / 2, w,
                                      Align::centre));
        const float x = piece.box.x;
        block.spots.push_back({piece.box, Does::open_zone, static_cast<std::int64_t>(index(hand.id)), false});
        if (!hand.seen) block.spots.back().does = Does::nothing;
        block.take(std::move(piece), 0, 0);
        return x;
    }

    const Setting& setting_;
    const Ruler& ruler_;
    const scene::Seat& seat_;
    float w_;
    float h_;
    const std::string crown_ = text::read_figures("queen-crown ♛").letters;
    unsigned life_letters_ = 0;  ///< on the ring
    bool barred_ = false;        ///< their life is a bar
    float left_ = 0;
    float top_ = 0;
    Block marks_;  ///< on the portrait
};

}  // namespace

void add_others(const Setting& setting, const Rect& box, Page& page) {
    std::vector<const scene::Seat*> seats;
    for (const scene::Seat& seat : setting.view.scene.seats)
        if (&seat != setting.below) seats.push_back(&seat);
    if (seats.empty() || box.h <= 0) return;
    const float gap = setting.ruler.gap() * 1.4F;
    const auto count = static_cast<float>(seats.size());
    const float each =
        std::floor(std::min(setting.ruler.em * kMostBroad, (box.w - gap * (count - 1)) / count));
    float x = box.x + std::floor((box.w - each * count - gap * (count - 1)) / 2);
    for (const scene::Seat* seat : seats) {
        place(Board(setting, *seat, each, box.h).block(), {x, box.y, each, box.h}, page);
        remember(page, seat->id, {x, box.y, box.h, box.h});
        x += each + gap;
    }
}

}  // namespace tankard::window
