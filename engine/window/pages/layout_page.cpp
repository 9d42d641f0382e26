#include "window/pages/layout_page.h"

#include "window/pages/board_pieces.h"
#include "window/pages/picture_pieces.h"
#include "window/pages/track_pieces.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

/// How the cards of a zone are shown.
enum class Cards : std::uint8_t { whole, plates, names, labels };

/// How much of each part is shown; each step shows less.
struct Detail {
    Cards cards = Cards::whole;
    float square = 2.6F;  ///< em: the least side of a square
    bool tight = false;   ///< captions beside instead of above
};

constexpr Detail kDetails[] = {
    {Cards::whole, 3.0F},        {Cards::plates, 2.8F},       {Cards::names, 2.4F},
    {Cards::names, 1.8F},        {Cards::names, 1.8F, true},  {Cards::labels, 1.8F, true},
    {Cards::labels, 1.3F, true}, {Cards::labels, 0.8F, true},
};
/// When the last step is still too high, everything shrinks.
constexpr float kShrinks[] = {1, 0.9F, 0.8F, 0.7F, 0.6F, 0.5F, 0.4F, 0.3F};

int whole(const Value& value, int otherwise) {
    return value.integer() != nullptr ? static_cast<int>(*value.integer()) : otherwise;
}

bool truth(const Value& value) { return value.truth() != nullptr && *value.truth(); }

class Arranging {
 public:
    /// `over`: what shares a seat's row with a board lies below it.
    Arranging(const Ruler& ruler, const LayoutView& view, const Detail& detail, float column, bool over)
        : ruler_(ruler),
          view_(view),
          table_(view.view.table()),
          detail_(detail),
          column_(column),
          over_(over) {}

    /// `side`: of a square, at most. `between`: more room between rows.
    Block rows(const Value& layout, SeatId seat, float w, float side, float between = 0) {
        side_ = side;
        drawn_ = side;
        Block all;
        float y = 0;
        const auto below = [&](Block block) {
            if (block.h <= 0) return;
            const float high = block.h;
            all.take(std::move(block), 0, y);
            y += std::ceil(high + gap() + between);
        };
        const Value::Entries& entries = layout.at("rows").entries();
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const Value& row = entries[i].second;
            if (row.at("each").is_nil()) {
                below(cells(row, seat, w));
                continue;
            }
            // Rows of the same seats, side by side, are one sheet for each seat.
            std::vector<const Value*> lines{&row};
            if (truth(row.at("beside")))
                for (; i + 1 < entries.size() && truth(entries[i + 1].second.at("beside")); ++i)
                    lines.push_back(&entries[i + 1].second);
            below(truth(row.at("beside")) ? beside(lines, w) : stacked(row, w));
        }
        all.w = w;
        return all;
    }
    /// The side of the smallest squares that were drawn.
    float drawn() const { return drawn_; }

 private:
    float gap() const { return std::round(ruler_.gap() * (detail_.tight ? 1.0F : 1.6F)); }
    float pad() const { return std::round(ruler_.pad() * (detail_.tight ? 0.6F : 1.0F)); }

    static Block of(Piece piece) {
        Block block;
        block.take(std::move(piece), 0, 0);
        return block;
    }

    Block line(const std::string& words, Typeface face, unsigned size, Ink ink, float w) const {
        Piece piece;
        piece.texts.push_back(line_of(ruler_, ruler_.type.fit(words, face, size, w), face, size, ink, 0, 0));
        piece.box = piece.texts.back().box;
        piece.box.w = std::min(w, std::ceil(piece.box.w));
        return of(std::move(piece));
    }
    Block caption(const std::string& words, float w) const {
        return line(words, Typeface::italic, ruler_.small(), Ink::faint, w);
    }
    Block mistake(std::string_view word, float w) const {
        return line(fmt::format("? {}", word), Typeface::bold, ruler_.body(), Ink::red, w);
    }
    Block words(const std::string& all, Typeface face, unsigned size, Ink ink, float w,
                std::size_t most) const {
        Piece piece;
        const float end = paragraph(ruler_, piece, all, face, size, ink, {0, 0, w, 100'000}, most);
        piece.box = {0, 0, wide(piece), std::ceil(end)};
        return of(std::move(piece));
    }
    static float wide(const Piece& piece) {
        float right = 0;
        for (const Text& text : piece.texts)
            right = std::max(right, text.box.right());
        return std::ceil(right);
    }

    /// A sheet of parchment around something, at least `high`.
    Block sheet(Block inside, float w, float high, Look look) const {
        Piece panel;
        panel.box = {0, 0, w, std::max(high, std::ceil(inside.h + 2 * pad()))};
        panel.shapes.push_back({panel.box, look, ""});
        Block block = of(std::move(panel));
        const float h = block.h;
        block.take(std::move(inside), pad(), pad());
        block.w = w;
        block.h = h;
        return block;
    }
    Look look_of(SeatId seat) const { return seat == view_.view.seat() ? Look::focus : Look::panel; }

    /// A seat's marker and name.
    Block heading(SeatId seat, float w) const {
        const float side = std::round(ruler_.em * 1.3F);
        Block block = of(marker_of(ruler_, view_, Ref::seat(seat), side, side));
        const float x = side + ruler_.pad();
        block.take(line(view_.names.name(Ref::seat(seat)), Typeface::bold, ruler_.body(), Ink::text, w - x),
                   x, std::round((side - Type::line(ruler_.body())) / 2) + 1);
        return block;
    }

    /// The seats side by side, in as many lines as they need.
    Block beside(const std::vector<const Value*>& lines, float w) {
        const int seats = table_.seats();
        const float least = ruler_.em * (detail_.tight ? 8.0F : 11.0F);
        const int most = std::clamp(static_cast<int>((w + gap()) / (least + gap())), 1, std::max(seats, 1));
        const int deep = (seats + most - 1) / most;
        const int columns = (seats + deep - 1) / deep;
        const float each =
            std::floor((w - gap() * static_cast<float>(columns - 1)) / static_cast<float>(columns));
        Block all;
        float y = 0;
        for (int first = 0; first < seats; first += columns) {
            std::vector<Block> blocks;
            float high = 0;
            for (int seat = first; seat < std::min(first + columns, seats); ++seat) {
                const float inside = each - 2 * pad();
                Block block = heading(seat_at(seat), inside);
                for (const Value* row : lines)
                    if (Block more = cells(*row, seat_at(seat), inside); more.h > 0)
                        block.take(std::move(more), 0, std::ceil(block.h + ruler_.gap()));
                blocks.push_back(std::move(block));
                high = std::max(high, std::ceil(blocks.back().h + 2 * pad()));
            }
            float x = 0;
            for (std::size_t i = 0; i < blocks.size(); ++i) {
                const Look look = look_of(seat_at(first + static_cast<int>(i)));
                all.take(sheet(std::move(blocks[i]), each, high, look), x, y);
                x += each + gap();
            }
            y = all.h + gap();
        }
        return all;
    }

    /// One sheet for each seat below the other: the name at the left.
    Block stacked(const Value& row, float w) {
        Block all;
        const float inside = w - 2 * pad();
        const float name = std::min(std::round(ruler_.em * 9), std::floor(inside * 0.22F));
        float y = 0;
        for (int seat = 0; seat < table_.seats(); ++seat) {
            Block block = heading(seat_at(seat), name);
            block.take(cells(row, seat_at(seat), inside - name - gap()), name + gap(), 0);
            all.take(sheet(std::move(block), w, 0, look_of(seat_at(seat))), 0, y);
            y = all.h + std::round(gap() * 0.6F);
        }
        return all;
    }

    const Board* board_of(const Value& cell, SeatId seat) const {
        const int number = board_number(cell, seat);
        return number < 0 ? nullptr : &table_.boards()[static_cast<std::size_t>(number)];
    }
    /// From 0; -1 if there is none.
    int board_number(const Value& cell, SeatId seat) const {
        std::int64_t number = whole(cell.at("board"), 0);
        if (const auto* word = cell.at("board").text();
            word != nullptr && *word == "own" && seat != SeatId::none)
            number = number_of(seat) + 1;
        const auto boards = static_cast<std::int64_t>(table_.boards().size());
        return number < 1 || number > boards ? -1 : static_cast<int>(number - 1);
    }

    /// How wide each cell of a row is: its columns; what a board needs; an equal share of what is left.
    std::vector<float> widths(const std::vector<const Value*>& all, SeatId seat, float w) const {
        const float between = gap() * static_cast<float>(all.size() - 1);
        std::vector<float> wide(all.size(), 0);
        std::size_t sharing = 0;
        std::size_t boards = 0;
        for (const Value* cell : all)
            (board_of(*cell, seat) != nullptr ? boards : sharing) += cell->at("width").is_nil() ? 1 : 0;
        float left = w - between;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const int columns = whole(all[i]->at("width"), 0);
            if (columns > 0) wide[i] = static_cast<float>(columns) * column_;
            if (const Board* board = board_of(*all[i], seat);
                board != nullptr && all[i]->at("width").is_nil() && sharing > 0)
                wide[i] = std::min(board_size(*board, side_).first,
                                   (w - between) * 0.62F / static_cast<float>(boards));
            left -= wide[i];
        }
        const std::size_t open = sharing > 0 ? sharing : boards;
        if (left < 0) {  // more columns than there are
            for (float& each : wide)
                each *= (w - between) / (w - between - left);
            left = 0;
        }
        for (std::size_t i = 0; i < all.size(); ++i)
            if (wide[i] <= 0) wide[i] = left / static_cast<float>(std::max<std::size_t>(open, 1));
        for (float& each : wide)
            each = std::floor(each);
        return wide;
    }

    Block cells(const Value& row, SeatId seat, float w) {
        std::vector<const Value*> all;
        for (const auto& [key, cell] : row.entries())
            if (std::holds_alternative<std::int64_t>(key)) all.push_back(&cell);
        Block block;
        if (all.empty()) return block;
        const std::vector<float> wide = widths(all, seat, w);
        const bool under = over_ && seat != SeatId::none && has_board(all, seat);
        const bool narrow = all.size() > 1 && std::any_of(wide.begin(), wide.end(), [this](float each) {
                                return each < ruler_.em * 4.5F;
                            });
        if (narrow || under) {
            for (const Value* cell : all)
                if (Block part = this->cell(*cell, seat, w); part.h > 0)
                    block.take(std::move(part), 0, block.h > 0 ? std::ceil(block.h + ruler_.gap()) : 0);
            return block;
        }
        std::vector<Block> parts;
        float high = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            parts.push_back(this->cell(*all[i], seat, wide[i]));
            high = std::max(high, parts.back().h);
        }
        float x = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool spaces = all[i]->at("spaces").integer() != nullptr;
            const float down = spaces || detail_.cards < Cards::names || board_of(*all[i], seat) != nullptr ||
                                       has_board(all, seat)
                                   ? 0
                                   : std::round(std::min(high - parts[i].h, ruler_.em) / 2);
            block.take(std::move(parts[i]), x, down);
            x += wide[i] + gap();
        }
        return block;
    }
    bool has_board(const std::vector<const Value*>& all, SeatId seat) const {
        return std::any_of(all.begin(), all.end(),
                           [&](const Value* cell) { return board_of(*cell, seat) != nullptr; });
    }

    Block cell(const Value& cell, SeatId seat, float w) {
        if (const auto* key = cell.at("text").text())
            return words(view_.names.word(*key), Typeface::bold, ruler_.body(), Ink::text, w, 3);
        if (const auto* kind = cell.at("zone").text()) return zone(cell, *kind, seat, w);
        if (const auto* name = cell.at("track").text()) return track(cell, *name, w);
        if (cell.at("rows").is_table()) return inner(cell, seat, w);
        Block block;
        if (const auto* key = cell.at("caption").text()) block.take(caption(view_.names.word(*key), w), 0, 0);
        if (cell.at("counters").is_table()) block.take(counters(cell, seat, w), 0, block.h);
        if (cell.at("picture").is_table()) {
            Block picture = picture_block(
                ruler_, cell.at("picture"), [&](std::string_view word) { return number(word, seat); },
                w - 2 * pad(), side_ * static_cast<float>(cell.at("picture").entries().size()));
            const float across = picture.w + 2 * pad();
            block.take(sheet(std::move(picture), across, 0, Look::panel), 0, block.h);
        }
        if (!cell.at("board").is_nil()) block.take(board(cell, seat, w), 0, block.h);
        return block;
    }

    /// Rows in a cell; short ones share a line.
    Block inner(const Value& cell, SeatId seat, float w) {
        Block block;
        float x = 0;
        float y = 0;
        for (const auto& [_, row] : cell.at("rows").entries()) {
            Block part = cells(row, seat, w);
            if (part.h <= 0) continue;
            if (x + part.w > w) {
                x = 0;
                y = std::ceil(block.h + ruler_.gap());
            }
            const float wide = part.w;
            block.take(std::move(part), x, y);
            x += std::ceil(wide + ruler_.gap() * 2);
        }
        return block;
    }

    Block board(const Value& cell, SeatId seat, float w) {
        const int number = board_number(cell, seat);
        if (number < 0) return mistake("board", w);
        const Board& board = table_.boards()[static_cast<std::size_t>(number)];
        const float side = std::min(side_, side_within(board, w));
        drawn_ = std::min(drawn_, side);
        Block block;
        const float wide = board_size(board, side).first;
        block.take(board_block(ruler_, view_, number, cell, side), std::floor((w - wide) / 2), 0);
        return block;
    }

    Block track(const Value& cell, const std::string& name, float w) const {
        const int which = kind_named(table_.catalogue().seat_counters, Name::of(name));
        if (which < 0) return mistake(name, w);
        const int from = whole(cell.at("from"), 0);
        const int to = std::clamp(whole(cell.at("to"), from), from, from + 200);
        const auto* caption = cell.at("caption").text();
        return track_block(
            ruler_, view_,
            {view_.names.word(caption != nullptr ? *caption : name), which, from, to, cell.at("marks")}, w,
            detail_.tight);
    }

    /// The zone of a word, for a seat if every seat has one; ZoneId::none if there is none.
    ZoneId zone_of(std::string_view word, SeatId seat) const {
        const int kind = kind_named(table_.catalogue().zones, Name::of(word));
        if (kind < 0) return ZoneId::none;
        const bool each = table_.catalogue().zones[static_cast<std::size_t>(kind)].scope == Scope::seat;
        const SeatId own = seat != SeatId::none ? seat : view_.view.seat();
        if (each && own == SeatId::none) return ZoneId::none;
        return table_.zone(kind, each ? own : SeatId::none);
    }

    /// A counter of the seat, else of the table, else how many cards a zone holds.
    std::string number(std::string_view word, SeatId seat) const {
        const Catalogue& catalogue = table_.catalogue();
        const SeatId own = seat != SeatId::none ? seat : view_.view.seat();
        if (const int which = kind_named(catalogue.seat_counters, Name::of(word));
            which >= 0 && own != SeatId::none)
            return fmt::format("{}", table_.get(own, which));
        if (const int which = kind_named(catalogue.table_counters, Name::of(word)); which >= 0)
            return fmt::format("{}", table_.get(which));
        const ZoneId zone = zone_of(word, seat);
        return zone == ZoneId::none ? fmt::format("? {}", word) : fmt::format("{}", table_.size(zone));
    }

    Block counters(const Value& cell, SeatId seat, float w) const {
        std::vector<scene::Badge> all;
        for (const auto& [_, word] : cell.at("counters").entries()) {
            if (word.text() == nullptr) continue;
            const auto* icon = view_.layout.at("icons").at(*word.text()).text();
            all.push_back({Name::of(*word.text()), view_.names.word(*word.text()), number(*word.text(), seat),
                           icon != nullptr ? *icon : ""});
        }
        Piece piece;
        const unsigned size = detail_.tight ? ruler_.small() : ruler_.body();
        const float end =
            badges(ruler_, piece, all, size, Ink::text, {0, 0, w, 100'000}, detail_.cards != Cards::labels);
        piece.box = {0, 0, wide(piece), std::ceil(end)};
        return of(std::move(piece));
    }

    /// A small label that opens the zone; with a card's back if its cards are hidden.
    Block label(const std::string& shown, ZoneId zone, bool hidden, float w) const {
        Piece piece;
        const float x = std::round(ruler_.pad() * 0.8F);
        const float y = std::round(ruler_.pad() * 0.35F);
        const float high = std::ceil(Type::line(ruler_.small()) + 2 * y);
        const float back = hidden ? std::round(ruler_.em * 0.8F) : 0;
        const float from = x + back + (hidden ? x : 0);
        piece.texts.push_back(line_of(
            ruler_, ruler_.type.fit(shown, Typeface::regular, ruler_.small(), std::max(1.0F, w - from - x)),
            Typeface::regular, ruler_.small(), Ink::text, from, y));
        piece.box = {0, 0, std::min(w, std::ceil(piece.texts.back().box.right() + x)), high};
        piece.shapes.push_back({piece.box, Look::chip, ""});
        if (hidden) piece.shapes.push_back({{x, 3, back, high - 6}, Look::back, ""});
        Block block;
        block.spots.push_back({piece.box, Does::open_zone, static_cast<std::int64_t>(index(zone)), !hidden});
        block.take(std::move(piece), 0, 0);
        return block;
    }

    void put(Block& into, Piece piece, CardId card, float x, float y) const {
        move(piece, x, y);
        add_spot(view_, card, piece, into.spots);
        into.take(std::move(piece), 0, 0);
    }

    scene::Card card_of(CardId card) const { return {card, view_.names.face(table_.ref(card))}; }

    /// Cards side by side in rows of at most `w`.
    void flow(Block& block, const std::vector<CardId>& cards, std::size_t most, bool large, float w) const {
        Flow rows(w, std::ceil(block.h), ruler_.gap(), ruler_.gap());
        for (std::size_t i = 0; i < cards.size() && i < most; ++i) {
            const bool rest = i + 1 == most && cards.size() > most;
            Piece piece =
                rest    ? chip(ruler_, fmt::format("+ {}", cards.size() - i), "")
                : large ? whole_card(ruler_, card_of(cards[i]), std::min(w, std::round(ruler_.em * 8.6F)),
                                     std::round(ruler_.em * 11.2F))
                        : plate(ruler_, card_of(cards[i]), w);
            const auto [x, y] = rows.next(piece.box.w, piece.box.h);
            if (rest)
                block.take(std::move(piece), x, y);
            else
                put(block, std::move(piece), cards[i], x, y);
        }
    }

    Block zone(const Value& cell, const std::string& word, SeatId seat, float w) const {
        const ZoneId zone = zone_of(word, seat);
        if (zone == ZoneId::none) return mistake(word, w);
        const auto* key = cell.at("caption").text();
        const std::string head = view_.names.word(key != nullptr ? *key : word);
        const std::vector<CardId> cards = view_.view.cards(zone);
        const int size = table_.size(zone);
        const bool hidden = !view_.view.sees(zone);
        const auto* given = cell.at("show").text();
        const std::string_view show = given != nullptr ? std::string_view(*given) : "cards";
        const std::string counted = fmt::format("{} {}", head, size);
        if (show == "count" || hidden) return label(counted, zone, hidden, w);
        if (const int spaces = whole(cell.at("spaces"), 0); spaces > 0)
            return this->spaces(head, cards, std::min(spaces, 20), w);
        if (cards.empty() || detail_.cards == Cards::labels)
            return cards.empty() ? caption(head + " –", w) : label(counted, zone, false, w);
        Block block;
        if (detail_.cards == Cards::names) {
            std::string all = head + ": ";
            for (std::size_t i = 0; i < cards.size(); ++i) {
                all += (i > 0 ? ", " : "") + view_.names.face(table_.ref(cards[i])).name;
                if (show == "top") break;
            }
            if (show == "top") all += fmt::format(" ({})", size);
            Block lines = words(all, Typeface::regular, ruler_.small(), Ink::text, w, 2);
            lines.spots.push_back(
                {lines.pieces.front().box, Does::open_zone, static_cast<std::int64_t>(index(zone)), true});
            return lines;
        }
        block.take(caption(show == "top" || show == "cards" ? counted : head, w), 0, 0);
        const bool large = detail_.cards == Cards::whole && show != "line" && cell.at("lines").is_nil();
        if (show == "top")
            flow(block, {cards[0]}, 1, large, w);
        else
            flow(block, cards, static_cast<std::size_t>(std::max(1, whole(cell.at("lines"), 99))), large, w);
        return block;
    }

    /// Numbered places, some of them taken.
    Block spaces(const std::string& head, const std::vector<CardId>& cards, int many, float w) const {
        static constexpr const char* kNumerals[] = {"I",  "II",  "III",  "IV", "V",
                                                    "VI", "VII", "VIII", "IX", "X"};
        const float inside = w - 2 * pad();
        const float high = std::round(ruler_.em * (detail_.tight ? 1.5F : 1.9F));
        const float between = std::round(ruler_.gap() * 0.7F);
        const auto fits = static_cast<float>(many);
        Block block;
        float x = 0;
        float room = inside;
        if (detail_.tight) {
            block.take(caption(head, std::floor(inside * 0.45F)), 0,
                       std::round((high - Type::line(ruler_.small())) / 2));
            x = std::floor(inside * 0.45F) + between;
            room = inside - x;
        } else {
            block.take(line(head, Typeface::bold, ruler_.small(), Ink::text, inside), 0, 0);
        }
        const float y = detail_.tight ? 0 : std::ceil(block.h + between / 2);
        const float wide = std::floor(std::min((room - between * (fits - 1)) / fits, high * 2.2F));
        for (int i = 0; i < many; ++i) {
            const bool taken = static_cast<std::size_t>(i) < cards.size();
            Piece slot;
            slot.box = {0, 0, wide, high};
            slot.shapes.push_back({slot.box, taken ? Look::square : Look::chip, ""});
            const float side = std::min(high, wide) - 4;
            const bool both = wide >= side + ruler_.em * 1.3F;
            const std::string numeral = i < 10 ? kNumerals[i] : fmt::format("{}", i + 1);
            if (!taken || both) {
                const float narrow = taken ? wide - side - 5 : wide - 2;
                slot.texts.push_back(
                    line_of(ruler_, ruler_.type.fit(numeral, Typeface::regular, ruler_.small(), narrow),
                            Typeface::regular, ruler_.small(), Ink::faint, 1,
                            (high - Type::line(ruler_.small())) / 2, narrow, Align::centre));
            }
            block.take(std::move(slot), x, y);
            if (taken) {
                const CardId card = cards[static_cast<std::size_t>(i)];
                put(block, marker_of(ruler_, view_, table_.ref(card), side, side), card,
                    x + (both ? wide - side - 3 : (wide - side) / 2), y + (high - side) / 2);
            }
            x += wide + between;
        }
        if (cards.size() > static_cast<std::size_t>(many))
            block.take(line(fmt::format("+ {}", cards.size() - static_cast<std::size_t>(many)),
                            Typeface::regular, ruler_.small(), Ink::text, inside),
                       0, block.h);
        return sheet(std::move(block), w, 0, Look::panel);
    }

    const Ruler& ruler_;
    const LayoutView& view_;
    const Table& table_;
    const Detail& detail_;
    float column_;
    bool over_;
    float side_ = 0;
    float drawn_ = 0;
};

/// The rows as high as there is room for; nothing if they do not fit.
struct Filled {
    Block block;
    float drawn = 0;  ///< the side of the smallest squares
};
std::optional<Filled> filled(Arranging arranging, const LayoutView& view, const Rect& box, float least,
                             float spread, bool anyway) {
    const auto height = [&](float side) { return arranging.rows(view.layout, SeatId::none, box.w, side).h; };
    if (height(least) > box.h && !anyway) return std::nullopt;
    float most = std::floor(box.h / 2);
    while (most - least >= 1) {  // the largest squares for which there is room
        const float side = std::ceil((least + most) / 2);
        if (height(side) <= box.h)
            least = side;
        else
            most = side - 1;
    }
    const auto rows = static_cast<float>(view.layout.at("rows").entries().size());
    const float between = std::clamp(std::floor((box.h - height(least)) / (rows + 1)), 0.0F, spread);
    Block block = arranging.rows(view.layout, SeatId::none, box.w, least, between);
    return Filled{std::move(block), arranging.drawn()};
}

}  // namespace

void add_layout(const Ruler& ruler, const LayoutView& view, const Rect& box, Page& page) {
    std::optional<Filled> best;
    for (const float shrink : kShrinks) {
        const bool smallest = shrink == kShrinks[std::size(kShrinks) - 1];
        for (const Detail& detail : kDetails) {
            const bool last = &detail == std::end(kDetails) - 1;
            if (shrink < 1 && !last) continue;
            const Ruler own{ruler.type, ruler.words, std::floor(ruler.em * shrink)};
            const float least = std::floor(own.em * detail.square);
            for (const bool over : {false, true}) {
                std::optional<Filled> other = filled(Arranging(own, view, detail, box.w / 80, over), view,
                                                     box, least, own.em, last && smallest);
                if (other && (!best || other->drawn > best->drawn)) best = std::move(other);
            }
            if (best && best->drawn >= least) break;  // else less of the rest may make the squares larger
        }
        if (best) break;
    }
    place(std::move(best->block), box, page);
}

Page layout_page(const Ruler& ruler, const LayoutView& view, float width, float height) {
    Page page;
    page.width = width;
    page.height = height;
    Piece strip;
    strip.box = {0, 0, width, std::round(ruler.em * 2.1F)};
    strip.shapes.push_back({strip.box, Look::strip, ""});
    strip.texts.push_back(line_of(
        ruler, ruler.type.fit(view.title, Typeface::bold, ruler.body(), width - 2 * ruler.pad()),
        Typeface::bold, ruler.body(), Ink::light, ruler.pad(), (strip.box.h - Type::line(ruler.body())) / 2));
    const float margin = std::round(ruler.gap() * 1.5F);
    Piece mat;
    mat.box = {margin, strip.box.h + margin, width - 2 * margin, height - strip.box.h - 2 * margin};
    mat.shapes.push_back({mat.box, Look::mat, ""});
    const Rect box = mat.box.inset(margin);
    page.pieces.push_back(std::move(strip));
    page.pieces.push_back(std::move(mat));
    add_layout(ruler, view, box, page);
    return page;
}

}  // namespace tankard::window
