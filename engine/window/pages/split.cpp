#include "window/pages/split.h"

#include "text/visible.h"
#include "window/pages/block.h"
#include "window/pages/split_company.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kEndless = 100'000;
// In ems:
constexpr float kSign = 1.9F;  ///< what a line's sign takes
constexpr float kSignLetters = 1.15F;
constexpr float kBar = 5;  ///< pixels: of what shows which part of a list is seen

class Splitting {
 public:
    Splitting(const Ruler& ruler, Split& split, Page& page) : ruler_(ruler), split_(split), page_(page) {}

    void arrange() {
        const float margin = std::round(ruler_.em * 0.6F);
        const float w = std::round(std::min(page_.width - 2 * margin, ruler_.em * 72));
        const Rect sheet{std::round((page_.width - w) / 2), margin, w, page_.height - 2 * margin};
        Piece paper;
        paper.box = sheet;
        paper.shapes.push_back({sheet, Look::page, ""});
        page_.pieces.push_back(std::move(paper));
        Rect inside = sheet.inset(std::round(std::min(ruler_.em, w * 0.025F)));
        inside.y = head(inside);
        inside.h = sheet.bottom() - ruler_.em * 0.8F - inside.y;
        inside.h = foot(inside) - ruler_.gap() - inside.y;
        const float below = add_bench(ruler_, split_, inside, page_);
        if (below > inside.y) benched_ = split_.bench.size();
        inside = {inside.x, below, inside.w, inside.bottom() - below};
        const float left = std::round(std::clamp(inside.w * 0.36F, ruler_.em * 9, ruler_.em * 21));
        const Share seen = list({inside.x, inside.y, left, inside.h});
        const float between = std::round(ruler_.em);
        Piece fold;
        const float at = inside.x + left + between / 2;
        fold.box = {at, inside.y, 1, inside.h};
        fold.shapes.push_back({fold.box, Look::rule, ""});
        if (seen.to - seen.from < 1) {
            fold.box = {at - kBar / 2, inside.y, kBar, inside.h};
            fold.shapes.push_back({{fold.box.x, std::round(inside.y + inside.h * seen.from), kBar,
                                    std::round(inside.h * (seen.to - seen.from))},
                                   Look::knob,
                                   ""});
        }
        page_.pieces.push_back(std::move(fold));
        side({inside.x + left + between, inside.y, inside.w - left - between, inside.h});
    }

 private:
    /// The title over both; returns where they begin.
    float head(const Rect& box) {
        Piece piece;
        float y = box.y;
        const auto line = [&](const std::string& words, Typeface face, unsigned size, Ink ink) {
            piece.texts.push_back(line_of(ruler_, ruler_.type.fit(words, face, size, box.w), face, size, ink,
                                          box.x, y, box.w, Align::centre));
            y += Type::line(size);
        };
        line(split_.title, Typeface::bold, static_cast<unsigned>(ruler_.em * 1.4F), Ink::text);
        if (!split_.subtitle.empty())
            line(split_.subtitle, Typeface::italic, ruler_.body(), split_.warns ? Ink::red : Ink::faint);
        y = std::round(y + ruler_.gap());
        piece.box = {box.x, box.y, box.w, y + 2 - box.y};
        piece.shapes.push_back({{box.x, y, box.w, 2}, Look::rule, ""});
        page_.pieces.push_back(std::move(piece));
        return y + 2 + std::round(ruler_.gap() * 1.5F);
    }

    /// Buttons along the lower edge, before all other spots: Enter is theirs. Returns where they begin.
    float foot(const Rect& box) {
        const Rect taken = add_foot(ruler_, split_.foot, box, Does::settle, page_);
        keys({box.x, taken.y, taken.x - box.x - ruler_.em, taken.h});
        return taken.y;
    }

    void keys(const Rect& room) {
        const float wide = ruler_.type.width(split_.keys, Typeface::regular, ruler_.small());
        if (split_.keys.empty() || wide > room.w) return;
        const float line = Type::line(ruler_.small());
        Piece piece{.box = {room.x, std::round(room.y + (room.h - line) / 2), std::ceil(wide) + 1, line}};
        piece.texts.push_back(line_of(ruler_, split_.keys, Typeface::regular, ruler_.small(), Ink::faint,
                                      piece.box.x, piece.box.y));
        page_.pieces.push_back(std::move(piece));
    }

    Piece list_row(std::size_t at, float w, std::size_t digits) const {
        const SplitEntry& entry = split_.list[at];
        const bool chosen = at == split_.chosen;
        const std::string number = fmt::format("{}", at + 1);
        const bool likely = !split_.typed.empty() && number == split_.typed;
        Piece row;
        const float counted = number_room(ruler_, digits);
        const float square = entry.picture.empty() ? 0 : std::floor(ruler_.em * 2.7F);
        const float signed_room = entry.sign.empty() ? 0 : std::round(ruler_.em * kSign);
        const float left = counted + ruler_.pad() + signed_room + (square > 0 ? square + ruler_.pad() : 0);
        const float inside = w - left - ruler_.pad();
        const Ink ink = chosen ? Ink::light : Ink::text;
        float y = ruler_.pad() * 0.5F;
        y = paragraph(ruler_, row, entry.label, square > 0 ? Typeface::bold : Typeface::regular,
                      ruler_.body(), ink, {left, y, inside, kEndless});
        const float set_to = std::ceil(ruler_.type.width(entry.detail, Typeface::regular, ruler_.body()));
        const bool in_line =
            split_.settings && !entry.detail.empty() && square == 0 &&
            ruler_.type.width(entry.label, Typeface::regular, ruler_.body()) + set_to + ruler_.em <= inside;
        if (in_line)
            row.texts.push_back(line_of(ruler_, entry.detail, Typeface::regular, ruler_.body(),
                                        chosen ? Ink::amber : Ink::gold, left + inside - set_to,
                                        ruler_.pad() * 0.5F, set_to, Align::right));
        else if (!entry.detail.empty())
            y = paragraph(ruler_, row, entry.detail, Typeface::regular, ruler_.small(),
                          chosen ? Ink::light : Ink::faint, {left, y, inside, kEndless});
        const float least = std::max(ruler_.em * 1.75F, square + ruler_.pad());
        const float high = std::ceil(std::max(y + ruler_.pad() * 0.5F, least));
        if (const float spare = high - y - ruler_.pad() * 0.5F; spare > 1)
            for (Text& text : row.texts)
                text.box.y = std::round(text.box.y + spare / 2);
        row.box = {0, 0, w, high};
        row.shapes.push_back({row.box, chosen ? Look::chosen : likely ? Look::likely : Look::button, ""});
        row.texts.push_back(line_of(ruler_, number, Typeface::bold, ruler_.small(),
                                    chosen ? Ink::light : Ink::faint, 0, row.texts.front().box.y, counted,
                                    Align::right));
        if (signed_room > 0)
            sign(row, entry.sign, counted + ruler_.pad(), signed_room - ruler_.gap(), chosen);
        if (square > 0)
            picture(ruler_, row, entry.picture, entry.icon, "",
                    {counted + ruler_.pad(), std::round((high - square) / 2), square, square});
        return row;
    }

    void sign(Piece& row, std::string_view glyph, float left, float wide, bool chosen) const {
        const auto size = static_cast<unsigned>(ruler_.em * kSignLetters);
        const std::string_view drawn = ruler_.type.sign(glyph);
        if (drawn.empty() || ruler_.type.width(drawn, Typeface::icon, size) > wide) return;
        row.texts.push_back(line_of(ruler_, drawn, Typeface::icon, size, chosen ? Ink::amber : Ink::faint,
                                    left, std::round((row.box.h - Type::line(size)) / 2), wide,
                                    Align::centre));
    }

    /// Of all lines: from where and up to where.
    struct Share {
        float from = 0;
        float to = 1;
    };
    /// Which of them are seen.
    Share list(const Rect& box) {
        if (split_.list.empty()) return {};
        const std::size_t count = split_.list.size() - benched_;  // of those that are no figures
        split_.chosen = std::min(split_.chosen, split_.list.size() - 1);
        if (count == 0) return {};
        // The one in focus; of those on the bench none.
        const std::size_t chosen = split_.chosen >= benched_ ? split_.chosen - benched_ : split_.first;
        const std::size_t digits = fmt::format("{}", split_.list.size()).size();
        std::vector<Block> rows;
        float needs = 0;
        for (std::size_t i = benched_; i < split_.list.size(); ++i) {
            Block block;
            if (const std::string& heading = split_.list[i].heading; !heading.empty()) {
                Piece line;
                line.texts.push_back(line_of(ruler_,
                                             ruler_.type.fit(heading, Typeface::bold, ruler_.small(), box.w),
                                             Typeface::bold, ruler_.small(), Ink::gold, 0, 0, box.w));
                line.box = {0, 0, box.w, Type::line(ruler_.small())};
                block.take(std::move(line), 0, i == benched_ ? 0 : ruler_.gap());
            }
            Piece row = list_row(i, box.w, digits);
            const float top = block.h > 0 ? block.h + ruler_.gap() / 2 : 0;
            block.spots.push_back(
                {{0, std::round(top), box.w, row.box.h}, Does::pick, static_cast<std::int64_t>(i), true});
            block.take(std::move(row), 0, top);
            needs += block.h + ruler_.gap();
            rows.push_back(std::move(block));
        }
        const bool fits = needs - ruler_.gap() <= box.h;
        const float arrow = std::round(ruler_.em * 1.3F);
        const auto end_of = [&](std::size_t from) {
            return end(rows, from, box.h - (from > 0 ? arrow : 0), arrow, ruler_.gap());
        };
        std::size_t& first = split_.first;
        first = fits ? 0 : std::min({first, chosen, count - 1});
        while (end_of(first) <= std::min(chosen, count - 1))
            ++first;
        while (first > 0 && end_of(first - 1) == count)
            --first;
        const std::size_t next = end_of(first);
        float y = box.y;
        if (first > 0) y = more("▲", first, first - 1 + benched_, {box.x, y, box.w, arrow});
        for (std::size_t i = first; i < next; ++i) {
            const float high = rows[i].h;
            place(std::move(rows[i]), {box.x, y, box.w, kEndless}, page_);
            y += high + ruler_.gap();
        }
        if (next < count)
            more("▼", count - next, next + benched_, {box.x, box.bottom() - arrow, box.w, arrow});
        const auto share = [&](std::size_t place) {
            return static_cast<float>(place) / static_cast<float>(count);
        };
        return {share(first), share(next)};
    }

    /// The first row from `from` on that has no room any more: of `high`, less the arrow if any has none.
    static std::size_t end(const std::vector<Block>& rows, std::size_t from, float high, float arrow,
                           float gap) {
        const auto reached = [&](float room) {
            float y = 0;
            std::size_t next = from;
            while (next < rows.size() && (next == from || y + rows[next].h <= room))
                y += rows[next++].h + gap;
            return next;
        };
        const std::size_t all = reached(high);
        return all == rows.size() ? all : reached(high - arrow);
    }

    float more(std::string_view glyph, std::size_t hidden, std::size_t leads_to, const Rect& box) {
        page_.spots.push_back({box, Does::pick, static_cast<std::int64_t>(leads_to), false});
        page_.pieces.push_back(arrow_row(ruler_, glyph, hidden, box));
        return box.bottom();
    }

    // What stands at the right is rows, one below the other, each a line at most.
    void add_lines(std::vector<Block>& rows, std::string_view words, Typeface face, unsigned size, Ink ink,
                   float w, float indent = 0, float above = 0, Look look = Look::card, bool inset = false) {
        for (const std::string& part :
             ruler_.type.wrap(text::visible_lines(words), face, size, w - 2 * indent)) {
            Piece line;
            line.box = {0, 0, w, std::ceil(Type::line(size))};
            if (inset) line.shapes.push_back({{0, 0, ruler_.gap() / 2, line.box.h}, look, "gold"});
            line.texts.push_back(line_of(ruler_, part, face, size, ink, indent, 0));
            Block block;
            block.take(std::move(line), 0, std::exchange(above, 0.0F));
            rows.push_back(std::move(block));
        }
    }

    /// What is read is `w` wide, what is pressed or typed into `whole`.
    std::vector<Block> side_rows(float w, float whole, float h) {
        const SplitSide& side = split_.side;
        std::vector<Block> rows;
        const auto reading = static_cast<unsigned>(ruler_.em * 1.14F);
        if (!side.picture.empty() && h > ruler_.em * 18) {
            Piece piece;
            const float high = std::round(ruler_.em * 5);
            piece.box = {0, 0, w, high};
            picture(ruler_, piece, side.picture, side.ornament, "", piece.box);
            Block block;
            block.take(std::move(piece), 0, 0);
            rows.push_back(std::move(block));
        }
        const float space = std::round(ruler_.em * 0.55F);
        const bool beside = side.paired && benched_ > 0 && side.typing && whole > ruler_.em * 20;
        if (beside)
            typed_beside(rows, whole);
        else
            add_lines(rows, side.title, Typeface::bold, static_cast<unsigned>(ruler_.em * 1.5F), Ink::text, w,
                      0, rows.empty() ? 0 : space / 2);
        if (!side.subtitle.empty() && !beside)
            add_lines(rows, side.subtitle, Typeface::italic, ruler_.body(), Ink::faint, w);
        for (const std::string& each : side.paragraphs)
            add_lines(rows, each, Typeface::regular, reading, Ink::text, w, 0, space);
        if (!side.inset.empty()) {
            const float indent = std::round(ruler_.em * 0.9F);
            add_lines(rows, side.inset_title, Typeface::bold, ruler_.small(), Ink::gold, w, indent,
                      space * 1.5F, Look::band, true);
            add_lines(rows, side.inset, Typeface::italic, reading, Ink::text, w, indent, 0, Look::band, true);
        }
        if (!side.cards.empty()) plates(rows, w, space);
        if ((side.typing || !side.field.empty()) && !beside) typed(rows, whole, space);
        if (!side.options.empty()) options(rows, whole, space);
        return rows;
    }

    void plates(std::vector<Block>& rows, float w, float space) {
        Flow flow(w, 0, ruler_.gap() * 1.5F, 0);
        Block block;
        float top = -1;
        for (const scene::Face& face : split_.side.cards) {
            Piece piece = plate(ruler_, {CardId::none, face}, w);
            piece.thing = 0;
            const auto [x, y] = flow.next(piece.box.w, piece.box.h);
            if (y > top && !block.pieces.empty()) rows.push_back(std::exchange(block, {}));
            const bool begins = block.pieces.empty();
            if (begins) top = y;
            block.take(std::move(piece), x, top == 0 ? space : ruler_.gap());
        }
        if (!block.pieces.empty()) rows.push_back(std::move(block));
    }

    /// The title and the field in one line.
    void typed_beside(std::vector<Block>& rows, float w) {
        const auto size = static_cast<unsigned>(ruler_.em * 1.35F);
        const std::string title = ruler_.type.fit(split_.side.title, Typeface::bold, size, w * 0.4F);
        const float left = std::ceil(ruler_.type.width(title, Typeface::bold, size) + ruler_.em);
        std::vector<Block> field;
        typed(field, w - left, 0);
        Block block;
        Piece line;
        const float high = field.front().h;
        line.box = {0, 0, left - 1, std::max(high, Type::line(size))};
        line.texts.push_back(
            line_of(ruler_, title, Typeface::bold, size, Ink::text, 0, (line.box.h - Type::line(size)) / 2));
        block.take(std::move(line), 0, 0);
        block.take(std::move(field.front()), left, 0);
        rows.push_back(std::move(block));
    }

    void typed(std::vector<Block>& rows, float w, float space) {
        Piece piece;
        piece.box = {0, 0, w, std::ceil(ruler_.em * 1.9F)};
        piece.shapes.push_back({piece.box, Look::chip, ""});
        const std::string shown = split_.side.field + (split_.side.typing ? "|" : "");
        piece.texts.push_back(line_of(
            ruler_, ruler_.type.fit(shown, Typeface::regular, ruler_.body(), piece.box.w - 2 * ruler_.pad()),
            Typeface::regular, ruler_.body(), Ink::text, ruler_.pad(),
            (piece.box.h - Type::line(ruler_.body())) / 2));
        Block block;
        block.take(std::move(piece), 0, space);
        rows.push_back(std::move(block));
    }

    void options(std::vector<Block>& rows, float w, float space) {
        if (!split_.side.options_title.empty())
            add_lines(rows, split_.side.options_title, Typeface::bold, ruler_.small(), Ink::gold, w, 0,
                      space);
        if (split_.side.brief) return brief(rows, w, space);
        if (split_.side.paired && benched_ > 0 && w > ruler_.em * 24) return paired(rows, w);
        for (std::size_t i = 0; i < split_.side.options.size(); ++i) {
            const Entry& entry = split_.side.options[i];
            Piece row = option(entry, w);
            const float above = i == 0 && split_.side.options_title.empty() ? space : ruler_.gap();
            Block block;
            if (entry.open)
                block.spots.push_back(
                    {{0, std::round(above), w, row.box.h}, Does::choose, static_cast<std::int64_t>(i), true});
            block.take(std::move(row), 0, above);
            rows.push_back(std::move(block));
        }
    }

    Piece option(const Entry& entry, float w) const {
        Piece row = button(ruler_, entry.label, entry.key, w, entry.chosen);
        if (entry.detail.empty()) return row;
        const float left = row.texts.back().box.x;
        const float y = paragraph(ruler_, row, entry.detail, Typeface::regular, ruler_.small(),
                                  entry.chosen ? Ink::light : Ink::faint,
                                  {left, row.texts.back().box.bottom(), w - left - ruler_.pad(), kEndless});
        row.box.h = std::max(row.box.h, std::ceil(y + ruler_.pad() * 0.6F));
        row.shapes.front().box = row.box;
        return row;
    }

    /// Two or three in a row, as high as the highest.
    void paired(std::vector<Block>& rows, float w) {
        const std::vector<Entry>& all = split_.side.options;
        const std::size_t columns = w > ruler_.em * 42 ? 3 : 2;
        const float wide =
            std::floor((w - ruler_.gap() * static_cast<float>(columns - 1)) / static_cast<float>(columns));
        for (std::size_t i = 0; i < all.size(); i += columns) {
            std::vector<Piece> row;
            float high = 0;
            for (std::size_t k = i; k < std::min(all.size(), i + columns); ++k) {
                row.push_back(option(all[k], wide));
                high = std::max(high, row.back().box.h);
            }
            Block block;
            for (std::size_t k = 0; k < row.size(); ++k) {
                row[k].box.h = row[k].shapes.front().box.h = high;
                const float x = static_cast<float>(k) * (wide + ruler_.gap());
                if (all[i + k].open)
                    block.spots.push_back({{std::round(x), std::round(ruler_.gap()), wide, high},
                                           Does::choose,
                                           static_cast<std::int64_t>(i + k),
                                           true});
                block.take(std::move(row[k]), x, ruler_.gap());
            }
            rows.push_back(std::move(block));
        }
    }

    void brief(std::vector<Block>& rows, float w, float space) {
        const float above = split_.side.options_title.empty() ? space : ruler_.gap();
        Flow flow(w, above, ruler_.gap() * 1.5F, ruler_.gap());
        Block row;
        float top = above;  // of the row, over all of them
        for (std::size_t i = 0; i < split_.side.options.size(); ++i) {
            const Entry& entry = split_.side.options[i];
            const float words = ruler_.type.width(entry.label, Typeface::regular, ruler_.body());
            const float key = entry.key.empty() ? ruler_.pad() : ruler_.em * 1.7F;
            Piece piece = button(ruler_, entry.label, entry.key,
                                 std::min(w, std::ceil(words + key + ruler_.pad() * 1.6F)), entry.chosen);
            const auto [x, y] = flow.next(piece.box.w, piece.box.h);
            if (y > top) {
                rows.push_back(std::exchange(row, {}));
                top = y;
            }
            const float down = top > above ? ruler_.gap() : above;
            if (entry.open)
                row.spots.push_back({{std::round(x), std::round(down), piece.box.w, piece.box.h},
                                     Does::choose,
                                     static_cast<std::int64_t>(i),
                                     true});
            row.take(std::move(piece), x, down);
        }
        rows.push_back(std::move(row));
    }

    void side(const Rect& box) {
        // Lines that are too long are not found again by the eye.
        std::vector<Block> rows = side_rows(std::min(box.w, ruler_.em * 40), box.w, box.h);
        const float arrow = std::round(ruler_.em * 1.3F);
        const auto end_of = [&](std::size_t from) {
            return end(rows, from, box.h - (from > 0 ? arrow : 0), arrow, 0);
        };
        std::size_t last = 0;  // from there on all have room
        while (end_of(last) < rows.size())
            ++last;
        page_.hidden = static_cast<int>(last);
        split_.scroll = std::clamp(split_.scroll, 0, page_.hidden);
        const auto first = static_cast<std::size_t>(split_.scroll);
        const std::size_t next = end_of(first);
        float y = box.y;
        const auto arrows = [&](std::string_view glyph, std::size_t hidden, int by, float at) {
            const Rect where{box.x, at, box.w, arrow};
            page_.spots.push_back({where, Does::scroll, by, false});
            page_.pieces.push_back(arrow_row(ruler_, glyph, hidden, where));
        };
        if (first > 0) {
            arrows("▲", first, -4, y);
            y += arrow;
        }
        for (std::size_t i = first; i < next; ++i) {
            const float high = rows[i].h;
            place(std::move(rows[i]), {box.x, std::round(y), box.w, kEndless}, page_);
            y += high;
        }
        if (next < rows.size()) return arrows("▼", rows.size() - next, 4, box.bottom() - arrow);
        if (first == 0) add_cast(ruler_, split_.side, {box.x, y, box.w, box.bottom() - y}, page_);
    }

    const Ruler& ruler_;
    Split& split_;
    Page& page_;
    std::size_t benched_ = 0;  ///< so many of the list's entries sit on the bench
};

}  // namespace

Page split_page(const Ruler& ruler, Split& split, float width, float height) {
    Page page;
    page.width = width;
    page.height = height;
    Splitting(ruler, split, page).arrange();
    return page;
}

}  // namespace tankard::window
