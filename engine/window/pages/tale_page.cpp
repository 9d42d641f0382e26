#include "window/pages/tale_page.h"

#include "text/drawings.h"
#include "text/utf8.h"
#include "window/pages/chart_pieces.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kNarrowest = 9.5F;  ///< of a column, in em
/// How high the head may be, in em; the outcome is typeset in large down to `kGrand`.
constexpr float kHeads[] = {10, 8, 6.4F, 4.8F, 3.8F};
constexpr float kGrand = 6.4F;
constexpr const char* kBetween = " · ";

class Telling {
 public:
    Telling(const Ruler& ruler, const scene::Tale& tale, float width, float height)
        : ruler_(ruler), tale_(tale) {
        page_.width = width;
        page_.height = height;
    }

    Page page(const Foot& said, int scroll) {
        staged_ = tale_.backdrop != nullptr;
        const float margin = std::round(ruler_.em * 0.8F);
        const Rect box = Rect{0, 0, page_.width, page_.height}.inset(margin);
        Piece paper;
        paper.box = box;
        paper.shapes.push_back({box, Look::page, ""});
        page_.pieces.push_back(std::move(paper));
        inside_ = box.inset(std::round(ruler_.em * 1.2F));
        Columns columns = made(inside_.w);
        float bottom = foot(said);
        // The way gives way to the columns where there is little room.
        if (bottom - inside_.y - below(least_side()) > ruler_.em * 12) bottom = way(bottom);
        const float side = side_over(columns, bottom - inside_.y);
        head(side);
        const float top = inside_.y + below(side);
        lay(columns, {inside_.x, top, inside_.w, bottom - top}, scroll);
        return std::move(page_);
    }

    /// Everything but paper, way and button, as high as it needs.
    Block block() {
        inside_ = {0, 0, page_.width, 0};
        head(least_side());
        Columns columns = made(inside_.w);
        lay(columns, {0, below(least_side()), inside_.w, 1'000'000}, 0);
        Block block;
        for (Piece& piece : page_.pieces)
            block.take(std::move(piece), 0, 0);
        return block;
    }

 private:
    /// What all parts tell, as rows in columns.
    struct Columns {
        float w = 0;
        float apart = 0;
        std::vector<std::vector<Piece>> rows{};

        float wide() const {
            return w * static_cast<float>(rows.size()) + apart * static_cast<float>(rows.size() - 1);
        }
    };

    float side(float ems) const { return std::ceil(ruler_.em * ems); }
    float least_side() const { return side(*std::rbegin(kHeads)); }
    /// Where the columns begin, below a head of that height.
    float below(float side) const { return side + 2 + ruler_.gap() * 3; }

    /// How high the head is: the highest beside which all columns have room.
    float side_over(const Columns& columns, float room) const {
        for (const float ems : kHeads)
            if (last_first(columns, room - below(side(ems))) == 0) return side(ems);
        return least_side();
    }

    /// The picture at the left, beside it how it ended, and a line below.
    void head(float side) {
        const bool grand = side >= this->side(kGrand);
        Piece piece;
        piece.box = {inside_.x, inside_.y, inside_.w, side};
        const bool alive = tale_.ending == Ending::alive;
        const Rect frame{inside_.x, inside_.y, std::min(side * (staged_ ? 2.6F : 1.5F), inside_.w * 0.42F),
                         side};
        if (staged_)
            piece.shapes.push_back({frame, Look::picture, ""});
        else
            picture(ruler_, piece, tale_.picture, text::read_figures("open-book 🕮").letters, "earth",
                    frame);
        const float left = frame.right() + ruler_.em;
        const float sign = tale_.ending == Ending::running ? 0 : std::min(side, inside_.w * 0.16F);
        const float room = inside_.right() - left - sign;
        const Ink ink = alive ? Ink::green : tale_.ending == Ending::dead ? Ink::red : Ink::faint;
        struct Line {
            std::string words;
            Typeface face;
            unsigned size;
            Ink ink;
        };
        std::vector<Line> lines;
        const auto title = static_cast<unsigned>(side * (grand ? 0.22F : 0.42F));
        lines.push_back({tale_.title, Typeface::bold, title, Ink::text});
        std::string told = in_one_line();
        if (grand) {
            lines.push_back(
                {text::capitalise(tale_.outcome), Typeface::bold, static_cast<unsigned>(side * 0.3F), ink});
        } else {
            told = tale_.outcome + (told.empty() ? "" : kBetween) + told;
        }
        if (!told.empty())
            lines.push_back({told, Typeface::italic, ruler_.large(), grand ? Ink::faint : ink});
        float needs = 0;
        for (const Line& line : lines)
            needs += Type::line(line.size);
        float y = inside_.y + std::max(0.0F, (side - needs) / 2);
        for (const Line& line : lines) {
            piece.texts.push_back(line_of(ruler_, ruler_.type.fit(line.words, line.face, line.size, room),
                                          line.face, line.size, line.ink, left, y));
            y += Type::line(line.size);
        }
        if (sign > 0) {
            const std::string glyph =
                text::read_figures(alive ? "laurels ♔" : "skull-crossed-bones ☠").letters;
            const auto size = static_cast<unsigned>(sign * 0.78F);
            piece.texts.push_back(line_of(ruler_, ruler_.type.sign(glyph), Typeface::icon, size, ink,
                                          inside_.right() - sign, inside_.y + (side - Type::line(size)) / 2,
                                          sign, Align::centre));
        }
        page_.pieces.push_back(std::move(piece));
        Piece line;
        line.box = {inside_.x, inside_.y + side + ruler_.gap(), inside_.w, 2};
        line.shapes.push_back({line.box, Look::rule, ""});
        page_.pieces.push_back(std::move(line));
    }

    /// What is nobody's alone stands beside the outcome if it is but deeds.
    bool stands_above(const scene::Part& part) const {
        return part.seat == SeatId::none && part.milestones.empty() && part.deeds.size() < 3;
    }
    std::string in_one_line() const {
        std::string all;
        for (const scene::Part& part : tale_.parts)
            if (stands_above(part))
                for (const scene::Deed& deed : part.deeds)
                    all += (all.empty() ? "" : kBetween) + deed.words;
        return all;
    }

    /// The buttons side by side, and the note above them; returns where they begin.
    float foot(const Foot& said) {
        const auto count = static_cast<float>(said.more.size() + 1);
        const float between = ruler_.gap() * 2;
        const float wide = std::floor(std::min((inside_.w - between * (count - 1)) / count, ruler_.em * 18));
        float x = std::round(inside_.x + (inside_.w - wide * count - between * (count - 1)) / 2);
        float top = inside_.bottom();
        const auto add = [&](const std::string& label, const std::string& key, Does does,
                             std::int64_t number) {
            Piece piece = button(ruler_, label, key, wide, false);
            move(piece, x, inside_.bottom() - piece.box.h);
            top = std::min(top, piece.box.y);
            page_.spots.push_back({piece.box, does, number, true});
            page_.pieces.push_back(std::move(piece));
            x += wide + between;
        };
        for (const Foot::More& more : said.more)
            add(more.label, more.key, Does::command, static_cast<std::int64_t>(more.does));
        add(said.on, "↵", Does::pick, 0);
        return note(said, top - ruler_.gap() * 2);
    }

    float note(const Foot& said, float bottom) {
        if (said.note.empty()) return bottom;
        Piece row = blank(inside_.w);
        write(row, said.note, Typeface::italic, ruler_.body(), said.failed ? Ink::red : Ink::green, 0,
              inside_.w);
        move(row, inside_.x, std::round(bottom - row.box.h));
        const float top = row.box.y;
        page_.pieces.push_back(std::move(row));
        return top - ruler_.gap();
    }

    float way(float bottom) {
        if (tale_.way.spaces.empty()) return bottom;
        Block block = way_block(ruler_, tale_.way, inside_.w);
        const Rect box{std::round(inside_.x + (inside_.w - block.w) / 2), std::round(bottom - block.h),
                       block.w, block.h};
        place(std::move(block), box, page_);
        return box.y - ruler_.gap() * 2;
    }

    /// Adds words to a row behind an indent; the row is as high as it needs.
    void write(Piece& row, std::string_view words, Typeface face, unsigned size, Ink ink, float left,
               float w) const {
        const float y = paragraph(ruler_, row, words, face, size, ink, {left, row.box.h, w - left, 100'000});
        row.box.h = std::ceil(y);
    }

    Piece blank(float w) const {
        Piece row;
        row.box = {0, 0, w, 0};
        return row;
    }

    void add_name(const scene::Part& part, float w, std::vector<Piece>& rows) const {
        Piece row = blank(w);
        float left = 0;
        const float side = std::round(ruler_.em * 3);
        if (!part.picture.empty() && w > side * 2.6F) {
            picture(ruler_, row, part.picture, "♞", "earth", {0, 0, side, side});
            left = side + ruler_.pad();
        }
        write(row, part.player, Typeface::bold, ruler_.large(), Ink::text, left, w);
        if (!part.hero.empty()) write(row, part.hero, Typeface::italic, ruler_.body(), Ink::faint, left, w);
        if (left > 0) row.box.h = std::max(row.box.h, side);
        rows.push_back(std::move(row));
    }

    void add_milestone(const scene::Milestone& milestone, float w, std::vector<Piece>& rows) const {
        Piece row = blank(w);
        const float left = ruler_.em * 1.7F;
        row.box.h = ruler_.gap();
        row.texts.push_back(line_of(ruler_, ruler_.type.sign(text::read_figures("polar-star ★").letters),
                                    Typeface::icon, ruler_.body(), Ink::gold, 0, row.box.h,
                                    left - ruler_.gap(), Align::centre));
        write(row, milestone.words, Typeface::bold, ruler_.body(), Ink::text, left, w - ruler_.gap());
        if (!milestone.gained.empty())
            write(row, milestone.gained, Typeface::italic, ruler_.small(), Ink::text, left, w - ruler_.gap());
        row.box.h = std::ceil(row.box.h + ruler_.gap());
        row.shapes.push_back({{0, 0, w, row.box.h}, Look::chip, ""});
        rows.push_back(std::move(row));
    }

    /// Two short ones side by side: returns how many there are in the row.
    std::size_t add_deeds(const scene::Deed& deed, const scene::Deed* next, float w,
                          std::vector<Piece>& rows) const {
        Piece row = blank(w);
        const float left = ruler_.em * 1.7F;
        const auto wide = [&](const scene::Deed& each) {
            return left + std::ceil(ruler_.type.width(each.words, Typeface::regular, ruler_.body()));
        };
        const bool both = next != nullptr && deed.of.empty() && next->of.empty() &&
                          wide(deed) + ruler_.gap() + wide(*next) < w;
        const float half =
            both ? std::clamp(std::floor(w / 2), wide(deed) + ruler_.gap(), w - wide(*next)) : w;
        for (const scene::Deed* each : {&deed, both ? next : nullptr}) {
            if (each == nullptr) continue;
            const float x = each == next ? half : 0;
            row.box.h = 0;
            if (!each->icon.empty())
                row.texts.push_back(line_of(ruler_, ruler_.type.sign(each->icon), Typeface::icon,
                                            ruler_.body(), Ink::gold, x, 0, left - ruler_.gap(),
                                            Align::centre));
            write(row, each->words, Typeface::regular, ruler_.body(), Ink::text, x + left, w);
            if (!each->of.empty())
                write(row, each->of, Typeface::italic, ruler_.small(), Ink::faint, left, w);
        }
        rows.push_back(std::move(row));
        return both ? 2 : 1;
    }

    Columns made(float wide) const {
        Columns all;
        all.apart = ruler_.em * 1.4F;
        const auto room = static_cast<std::size_t>(
            std::max(1.0F, std::floor((wide + all.apart) / (ruler_.em * kNarrowest + all.apart))));
        std::vector<const scene::Part*> parts;
        for (const scene::Part& part : tale_.parts)
            if (!stands_above(part)) parts.push_back(&part);
        all.rows.resize(std::max<std::size_t>(1, std::min(room, parts.size())));
        const auto count = static_cast<float>(all.rows.size());
        const float w = std::floor(std::min((wide - all.apart * (count - 1)) / count, ruler_.em * 24));
        all.w = w;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const scene::Part& part = *parts[i];
            std::vector<Piece>& rows = all.rows[i % all.rows.size()];
            add_name(part, w, rows);
            for (const scene::Milestone& milestone : part.milestones)
                add_milestone(milestone, w, rows);
            for (std::size_t k = 0; k < part.deeds.size();)
                k += add_deeds(part.deeds[k], k + 1 < part.deeds.size() ? &part.deeds[k + 1] : nullptr, w,
                               rows);
        }
        return all;
    }

    float arrow() const { return ruler_.em * 1.4F; }
    /// The first row, at the latest, from which on the rest of all columns is seen. 0: they fit.
    std::size_t last_first(const Columns& columns, float high) const {
        std::size_t most = 0;
        for (const std::vector<Piece>& rows : columns.rows)
            most = std::max(most, first_of_the_end(rows, high, arrow()));
        return most;
    }

    void lay(Columns& columns, const Rect& box, int scroll) {
        const std::size_t most = last_first(columns, box.h);
        const std::size_t first = std::min(static_cast<std::size_t>(std::max(0, scroll)), most);
        page_.hidden = static_cast<int>(most);
        float x = std::round(box.x + (box.w - columns.wide()) / 2);
        std::size_t end = first + most;  // of what all columns show
        for (std::vector<Piece>& rows : columns.rows) {
            float y = box.y;
            for (std::size_t i = first; i < rows.size(); ++i) {
                if (y + rows[i].box.h > box.bottom() - (most > 0 ? arrow() : 0)) {
                    end = std::min(end, i);
                    break;
                }
                const float high = rows[i].box.h + ruler_.gap();
                move(rows[i], x, y);
                page_.pieces.push_back(std::move(rows[i]));
                y += high;
            }
            x += columns.w + columns.apart;
        }
        page_.shown = static_cast<int>(end - first);
        if (most == 0) return;
        const Rect more{box.x, box.bottom() - arrow(), box.w, arrow()};
        page_.pieces.push_back(
            arrow_row(ruler_, first < most ? "▼" : "▲", first < most ? most - first : first, more));
        page_.spots.push_back({more, Does::scroll, first < most ? 3 : -3, false});
    }

    std::size_t first_of_the_end(const std::vector<Piece>& rows, float high, float arrow) const {
        float tail = 0;
        for (const Piece& row : rows)
            tail += row.box.h + ruler_.gap();
        if (tail - ruler_.gap() <= high) return 0;
        tail = 0;
        std::size_t first = rows.size();
        while (first > 0 && tail + rows[first - 1].box.h <= high - arrow)
            tail += rows[--first].box.h + ruler_.gap();
        return std::min(first, rows.size() - 1);
    }

    const Ruler& ruler_;
    const scene::Tale& tale_;
    Page page_;
    Rect inside_;
    bool staged_ = false;  ///< a stage set is drawn in the picture's place
};

}  // namespace

Block way_block(const Ruler& ruler, const scene::Chart& way, float width) {
    scene::Chart chart = way;
    for (scene::Space& space : chart.spaces)  // how it ended there is more than that somebody was there
        if (space.gone) space.gone = space.here = false;
    const float pad = std::round(ruler.pad() * 1.4F);
    Block inside = chart_block(ruler, chart, width - 2 * pad, ruler.em * 2.1F, true);
    Block block;
    Piece tray;
    tray.box = {0, 0, std::min(width, std::ceil(std::max(inside.w, ruler.em * 12) + 2 * pad)),
                std::ceil(inside.h + 2 * pad)};
    tray.shapes.push_back({tray.box, Look::tray, ""});
    block.take(std::move(tray), 0, 0);
    block.take(std::move(inside), pad, pad);
    return block;
}

Block tale_block(const Ruler& ruler, const scene::Tale& tale, float width) {
    return Telling(ruler, tale, width, 0).block();
}

Page tale_page(const Ruler& ruler, const scene::Tale& tale, const Foot& foot, int scroll, float width,
               float height) {
    return Telling(ruler, tale, width, height).page(foot, scroll);
}

}  // namespace tankard::window
