#include "window/pages/tale_page.h"

#include "text/drawings.h"
#include "window/pages/chart_pieces.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kNarrowest = 9.5F;  ///< of a column, in em

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
        const float top = head();
        float bottom = foot(said);
        // The way gives way to the columns where there is little room.
        if (bottom - top > ruler_.em * 12) bottom = way(bottom);
        columns({inside_.x, top, inside_.w, bottom - top}, scroll);
        return std::move(page_);
    }

    /// Everything but paper, way and button, as high as it needs.
    Block block() {
        inside_ = {0, 0, page_.width, 0};
        columns({0, head(), inside_.w, 1'000'000}, 0);
        Block block;
        for (Piece& piece : page_.pieces)
            block.take(std::move(piece), 0, 0);
        return block;
    }

 private:
    float head() {
        const bool low = page_.height < ruler_.em * 36;  // and where nobody says how high it may be
        const auto large = static_cast<unsigned>(ruler_.em * (low ? 1.6F : 2.2F));
        const float side = std::ceil(
            std::max(ruler_.em * (low ? 3.2F : 4.6F), Type::line(large) + Type::line(ruler_.large())));
        Piece piece;
        piece.box = {inside_.x, inside_.y, inside_.w, side};
        const bool alive = tale_.ending == Ending::alive;
        const Rect frame{inside_.x, inside_.y, side * (staged_ ? 2.6F : 1.5F), side};
        if (staged_)
            piece.shapes.push_back({frame, Look::picture, ""});
        else
            picture(ruler_, piece, tale_.picture, text::read_figures("open-book 🕮").letters, "earth",
                    frame);
        const float left = frame.right() + ruler_.em;
        const float sign = tale_.ending == Ending::running ? 0 : side;
        const float room = inside_.right() - left - sign;
        const std::string title = ruler_.type.fit(tale_.title, Typeface::bold, large, room);
        float y = inside_.y + std::max(0.0F, (side - Type::line(large) - Type::line(ruler_.large())) / 2);
        piece.texts.push_back(line_of(ruler_, title, Typeface::bold, large, Ink::text, left, y));
        y += Type::line(large);
        const Ink ink = alive ? Ink::green : tale_.ending == Ending::dead ? Ink::red : Ink::faint;
        const std::string outcome = tale_.outcome + in_one_line();
        piece.texts.push_back(line_of(ruler_,
                                      ruler_.type.fit(outcome, Typeface::italic, ruler_.large(), room),
                                      Typeface::italic, ruler_.large(), ink, left, y));
        if (sign > 0) {
            const std::string glyph =
                text::read_figures(alive ? "laurels ♔" : "skull-crossed-bones ☠").letters;
            const auto size = static_cast<unsigned>(side * 0.78F);
            piece.texts.push_back(line_of(ruler_, ruler_.type.sign(glyph), Typeface::icon, size, ink,
                                          inside_.right() - sign, inside_.y + (side - Type::line(size)) / 2,
                                          sign, Align::centre));
        }
        page_.pieces.push_back(std::move(piece));
        const float end = inside_.y + side + ruler_.gap();
        Piece line;
        line.box = {inside_.x, end, inside_.w, 2};
        line.shapes.push_back({line.box, Look::rule, ""});
        page_.pieces.push_back(std::move(line));
        return end + 2 + ruler_.gap() * 2;
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
                    all += " · " + deed.words;
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

    void columns(const Rect& box, int scroll) {
        const float between = ruler_.em * 1.4F;
        const auto room = static_cast<std::size_t>(
            std::max(1.0F, std::floor((box.w + between) / (ruler_.em * kNarrowest + between))));
        std::vector<const scene::Part*> parts;
        for (const scene::Part& part : tale_.parts)
            if (!stands_above(part)) parts.push_back(&part);
        const std::size_t count = std::max<std::size_t>(1, std::min(room, parts.size()));
        const float w = std::floor(std::min(
            (box.w - between * static_cast<float>(count - 1)) / static_cast<float>(count), ruler_.em * 24));
        const float all = w * static_cast<float>(count) + between * static_cast<float>(count - 1);
        std::vector<std::vector<Piece>> columns(count);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const scene::Part& part = *parts[i];
            std::vector<Piece>& rows = columns[i % count];
            add_name(part, w, rows);
            for (const scene::Milestone& milestone : part.milestones)
                add_milestone(milestone, w, rows);
            for (std::size_t k = 0; k < part.deeds.size();)
                k += add_deeds(part.deeds[k], k + 1 < part.deeds.size() ? &part.deeds[k + 1] : nullptr, w,
                               rows);
        }
        // From the last row that still shows all the rows behind it, at the latest.
        const float arrow = ruler_.em * 1.4F;
        std::size_t most = 0;
        for (const std::vector<Piece>& rows : columns)
            most = std::max(most, first_of_the_end(rows, box.h, arrow));
        const std::size_t first = std::min(static_cast<std::size_t>(std::max(0, scroll)), most);
        page_.hidden = static_cast<int>(most);
        float x = std::round(box.x + (box.w - all) / 2);
        std::size_t end = first + most;  // of what all columns show
        for (std::vector<Piece>& rows : columns) {
            float y = box.y;
            for (std::size_t i = first; i < rows.size(); ++i) {
                if (y + rows[i].box.h > box.bottom() - (most > 0 ? arrow : 0)) {
                    end = std::min(end, i);
                    break;
                }
                const float high = rows[i].box.h + ruler_.gap();
                move(rows[i], x, y);
                page_.pieces.push_back(std::move(rows[i]));
                y += high;
            }
            x += w + between;
        }
        page_.shown = static_cast<int>(end - first);
        if (most == 0) return;
        const Rect below{box.x, box.bottom() - arrow, box.w, arrow};
        page_.pieces.push_back(
            arrow_row(ruler_, first < most ? "▼" : "▲", first < most ? most - first : first, below));
        page_.spots.push_back({below, Does::scroll, first < most ? 3 : -3, false});
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
