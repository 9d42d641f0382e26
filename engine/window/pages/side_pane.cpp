#include "window/pages/side_pane.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

class SidePane {
 public:
    SidePane(const Ruler& ruler, const TableView& view, Page& page)
        : ruler_(ruler), view_(view), page_(page) {}

    /// The question takes what it needs; what happened last stands above it.
    void add(const Rect& box) {
        const float gap = ruler_.gap() * 1.4F;
        const bool talks = page_.height > ruler_.em * 30 && !view_.log.empty();
        const float least = talks ? Type::line(ruler_.small()) * least_lines(box.w) + 2 * ruler_.pad() : 0;
        Page pane;
        const Rect inside{box.x + ruler_.pad(), box.y + ruler_.pad(), box.w - 2 * ruler_.pad(),
                          box.h - 2 * ruler_.pad() - (talks ? least + gap : 0)};
        const float end = view_.ask != nullptr && view_.choosing != nullptr ? ask(inside, pane)
                          : view_.waiting != nullptr && view_.choosing != nullptr
                              ? add_ask(ruler_, *view_.waiting, *view_.choosing, {}, inside, pane)
                              : waiting(inside, pane);
        if (view_.ask == nullptr && view_.waiting != nullptr) pane.spots.clear();
        const float asked = std::min(end - inside.y, inside.h) + 2 * ruler_.pad();
        const float talk =
            talks ? std::clamp(box.h - asked - gap, least, std::max(least, ruler_.em * 8.4F)) : 0;
        if (talks) this->talk({box.x, box.y, box.w, std::floor(talk)});
        put(std::move(pane), {box.x, box.y + std::floor(talk) + (talks ? gap : 0), box.w, asked}, box.y);
    }

 private:
    float ask(Rect room, Page& pane) const {
        if (view_.may_throw) {
            const float end = throw_row(room, pane);
            room = {room.x, end, room.w, room.bottom() - end};
        }
        return add_ask(ruler_, *view_.ask, *view_.choosing, view_.reading, room, pane);
    }

    /// The other way to throw, before the question for a real die.
    float throw_row(const Rect& room, Page& pane) const {
        Piece row = button(ruler_, ruler_.say("throw.here"), "T", room.w, false);
        move(row, room.x, room.y);
        const float end = row.box.bottom() + ruler_.gap();
        pane.spots.push_back({row.box, Does::command, static_cast<std::int64_t>(Command::throwing), true});
        pane.pieces.push_back(std::move(row));
        return end;
    }

    /// Nobody is asked: who is thinking, and what can be done besides.
    float waiting(const Rect& inside, Page& pane) const {
        Piece piece;
        const std::string words = view_.status.empty() ? ruler_.say("thinking") : view_.status;
        float end = paragraph(ruler_, piece, words, Typeface::italic, ruler_.body(), Ink::faint, inside, 6);
        piece.box = {inside.x, inside.y, inside.w, end - inside.y};
        pane.pieces.push_back(std::move(piece));
        for (std::size_t i = 0; i < view_.buttons.size(); ++i) {
            Piece row = button(ruler_, view_.buttons[i].first, view_.buttons[i].second, inside.w, false);
            if (end + ruler_.gap() + row.box.h > inside.bottom()) break;
            move(row, inside.x, end + ruler_.gap());
            end = row.box.bottom();
            pane.spots.push_back({row.box, Does::pick, static_cast<std::int64_t>(i), true});
            pane.pieces.push_back(std::move(row));
        }
        return end;
    }

    /// A sheet in `box` with what was arranged on one that begins at `from`.
    void put(Page pane, const Rect& box, float from) {
        Piece sheet;
        sheet.box = box;
        sheet.shapes.push_back({sheet.box, Look::panel, ""});
        page_.pieces.push_back(std::move(sheet));
        const float shift = box.y - from;
        for (Piece& piece : pane.pieces) {
            move(piece, 0, shift);
            page_.pieces.push_back(std::move(piece));
        }
        for (Spot spot : pane.spots) {
            spot.box.y = std::round(spot.box.y + shift);
            page_.spots.push_back(spot);
        }
        page_.hidden = pane.hidden;
    }

    float signs_room() const { return view_.signs.empty() ? 0 : std::round(ruler_.em * 1.7F); }

    /// Four, or as many as what happened last needs.
    float least_lines(float w) const {
        const float inside = w - 2 * ruler_.pad() - signs_room();
        const auto last =
            ruler_.type.wrap(view_.log.back(), Typeface::regular, ruler_.small(), inside).size();
        return static_cast<float>(std::clamp<std::size_t>(last, 4, 8));
    }

    /// The newest lines at the bottom.
    void talk(const Rect& box) {
        Piece piece;
        piece.box = box;
        piece.shapes.push_back({box, Look::tray, ""});
        const Rect inside = box.inset(ruler_.pad());
        float bottom = inside.bottom();
        const float left = signs_room();
        std::size_t shown = 0;
        for (std::size_t i = view_.log.size(); i-- > 0 && shown < kMostLines; ++shown) {
            std::vector<std::string> lines =
                ruler_.type.wrap(view_.log[i], Typeface::regular, ruler_.small(), inside.w - left);
            if (shown == 0) cut_to(lines, static_cast<std::size_t>(inside.h / Type::line(ruler_.small())));
            const float high = static_cast<float>(lines.size()) * Type::line(ruler_.small());
            if (bottom - high < inside.y) break;
            bottom -= high;
            float y = bottom;
            bottom -= ruler_.gap() * 0.7F;
            if (i == view_.undo_line && i > 0)
                piece.shapes.push_back({{inside.x, y - ruler_.gap() * 0.4F, inside.w, 1}, Look::rule, ""});
            const Ink ink = i + 1 == view_.log.size() ? Ink::light : Ink::dusk;
            if (i < view_.signs.size()) sign(piece, view_.signs[i], {inside.x, y, left, 0}, ink);
            for (const std::string& line : lines) {
                piece.texts.push_back(
                    line_of(ruler_, line, Typeface::regular, ruler_.small(), ink, inside.x + left, y));
                y += Type::line(ruler_.small());
            }
        }
        page_.spots.push_back({box, Does::command, static_cast<std::int64_t>(Command::log), false});
        page_.pieces.push_back(std::move(piece));
    }

    /// Its beginning, if it is longer.
    static void cut_to(std::vector<std::string>& lines, std::size_t most) {
        if (lines.size() <= most || most == 0) return;
        lines.resize(most);
        lines.back() += " …";
    }

    void sign(Piece& piece, const std::string& figures, const Rect& box, Ink ink) const {
        scene::Face face;
        face.picture = figures;
        const std::string_view glyph = figures.empty() ? std::string_view() : figure_of(ruler_, face);
        const auto size = static_cast<unsigned>(ruler_.em * 1.02F);
        const float wide = ruler_.type.width(glyph, Typeface::icon, size);
        if (glyph.empty() || wide > box.w) return;
        piece.texts.push_back(line_of(ruler_, glyph, Typeface::icon, size, ink, box.x,
                                      box.y + (Type::line(ruler_.small()) - Type::line(size)) / 2, wide));
    }

    static constexpr std::size_t kMostLines = 6;

    const Ruler& ruler_;
    const TableView& view_;
    Page& page_;
};

}  // namespace

void add_side_pane(const Ruler& ruler, const TableView& view, const Rect& box, Page& page) {
    SidePane(ruler, view, page).add(box);
}

}  // namespace tankard::window
