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
    SidePane(const Ruler& ruler, const TableView& view, bool with_dice, Page& page)
        : ruler_(ruler), view_(view), with_dice_(with_dice), page_(page) {}

    /// The question, and above it what happened last.
    void question(const Rect& box) {
        Page pane;
        const Rect inside = box.inset(ruler_.pad());
        float end = inside.y;
        if (view_.ask != nullptr && view_.choosing != nullptr) {
            const float most = view_.ask->choices.size() > 3 ? 0.78F : 0.6F;
            const Rect room{inside.x, inside.y, inside.w,
                            roomy() && !view_.log.empty() ? inside.h * most : inside.h};
            end = add_ask(ruler_, *view_.ask, *view_.choosing, view_.reading, room, pane);
        } else {
            Piece piece;
            const std::string words = view_.status.empty() ? ruler_.say("thinking") : view_.status;
            end = paragraph(ruler_, piece, words, Typeface::italic, ruler_.body(), Ink::faint, inside, 6);
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
        }
        const float asked = std::min(end - inside.y, inside.h);
        const float least = Type::line(ruler_.small()) * 4 + 2 * ruler_.pad();
        const float log = box.h - asked - 2 * ruler_.pad() - ruler_.gap();
        const bool both = log >= least && !view_.log.empty();
        const float top = both ? box.y + log + ruler_.gap() : box.y;
        Piece sheet;
        sheet.box = {box.x, top, box.w, box.bottom() - top};
        sheet.shapes.push_back({sheet.box, Look::panel, ""});
        page_.pieces.push_back(std::move(sheet));
        const float shift = both ? top - box.y : 0;
        for (Piece& piece : pane.pieces) {
            move(piece, 0, shift);
            page_.pieces.push_back(std::move(piece));
        }
        for (Spot spot : pane.spots) {
            spot.box.y = std::round(spot.box.y + shift);
            page_.spots.push_back(spot);
        }
        page_.hidden = pane.hidden;
        if (both) this->log({box.x, box.y, box.w, log});
    }

 private:
    bool roomy() const { return page_.height > ruler_.em * 30; }

    /// The newest lines at the bottom, and the dice that have just been rolled in large.
    void log(const Rect& box) {
        Piece piece;
        piece.box = box;
        piece.shapes.push_back({box, Look::panel, ""});
        const Rect inside = box.inset(ruler_.pad());
        float bottom = inside.bottom();
        Block thrown =
            !with_dice_ ? Block{}
                        : dice_block(ruler_, view_.rolls, view_.throws, inside.w, inside.h / 3, Ink::faint);
        bottom -= thrown.h;
        const float dice_top = bottom;
        for (std::size_t i = view_.log.size(); i-- > 0;) {
            const std::vector<std::string> lines =
                ruler_.type.wrap(view_.log[i], Typeface::regular, ruler_.small(), inside.w);
            const float high = static_cast<float>(lines.size()) * Type::line(ruler_.small());
            if (bottom - high < inside.y) break;
            bottom -= high + ruler_.gap() * 0.4F;
            float y = bottom;
            if (i == view_.undo_line && i > 0)
                piece.shapes.push_back({{inside.x, y - ruler_.gap() * 0.2F, inside.w, 1}, Look::rule, ""});
            for (const std::string& line : lines) {
                piece.texts.push_back(line_of(ruler_, line, Typeface::regular, ruler_.small(),
                                              i + 1 == view_.log.size() ? Ink::text : Ink::faint, inside.x,
                                              y));
                y += Type::line(ruler_.small());
            }
        }
        page_.pieces.push_back(std::move(piece));
        place(std::move(thrown), {inside.x, dice_top, inside.w, inside.bottom() - dice_top}, page_);
    }

    const Ruler& ruler_;
    const TableView& view_;
    bool with_dice_;
    Page& page_;
};

}  // namespace

void add_side_pane(const Ruler& ruler, const TableView& view, bool with_dice, const Rect& box, Page& page) {
    SidePane(ruler, view, with_dice, page).question(box);
}

}  // namespace tankard::window
