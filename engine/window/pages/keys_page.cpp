#include "window/pages/keys_page.h"

#include "text/utf8.h"
#include "window/pages/block.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kColumn = 22;  ///< ems: the least that a column has

/// Letters are the text's, arrows and their like the icons'.
Typeface face_of(std::string_view cap) {
    std::size_t at = 0;
    return text::next_character(cap, at) < 0x2190 || cap == "−" ? Typeface::bold : Typeface::icon;
}

class Sheet {
 public:
    Sheet(const Ruler& ruler, const std::vector<KeyLine>& lines, float width, float height)
        : ruler_(ruler), lines_(lines) {
        page_.width = width;
        page_.height = height;
    }

    Page page(const std::vector<Entry>& foot, int scroll) {
        const Rect paper = Rect{0, 0, page_.width, page_.height}.inset(std::round(ruler_.em * 0.8F));
        Piece sheet{.box = paper};
        sheet.shapes.push_back({paper, Look::page, ""});
        Rect box = paper.inset(std::round(ruler_.em * 1.2F));
        const auto large = static_cast<unsigned>(ruler_.em * 1.5F);
        sheet.texts.push_back(line_of(ruler_, ruler_.say("keys"), Typeface::bold, large, Ink::text, box.x,
                                      box.y, box.w, Align::centre));
        const float head = std::round(Type::line(large)) + ruler_.gap();
        sheet.shapes.push_back({{box.x, box.y + head, box.w, 2}, Look::rule, ""});
        page_.pieces.push_back(std::move(sheet));
        const float end = add_foot(ruler_, foot, box, Does::pick, page_).y - ruler_.gap() * 2;
        const float top = box.y + head + 2 + ruler_.gap() * 2;
        table({box.x, top, box.w, end - top}, scroll);
        return std::move(page_);
    }

 private:
    float cap_height() const { return std::round(ruler_.em * 1.5F); }
    float cap_width(std::string_view cap) const {
        const float words = std::ceil(ruler_.type.width(cap, face_of(cap), ruler_.small()));
        return std::max(cap_height(), words + ruler_.pad() * 1.6F);
    }
    float caps_width(std::string_view typed) const {
        float wide = -ruler_.gap() / 2;
        for (const std::string_view cap : text::split_words(typed))
            wide += cap_width(cap) + ruler_.gap() / 2;
        return wide;
    }

    void caps(Piece& row, std::string_view typed) const {
        float x = 0;
        for (const std::string_view cap : text::split_words(typed)) {
            const Rect box{std::round(x), 0, std::round(cap_width(cap)), cap_height()};
            row.shapes.push_back({box, Look::button, ""});
            row.texts.push_back(line_of(ruler_, cap, face_of(cap), ruler_.small(), Ink::text, box.x,
                                        std::round((box.h - Type::line(ruler_.small())) / 2), box.w,
                                        Align::centre));
            x = box.right() + ruler_.gap() / 2;
        }
    }

    /// Words begin at `from`.
    Piece row(const KeyLine& line, float from, float w) const {
        Piece piece;
        caps(piece, line.typed);
        const std::size_t count =
            ruler_.type.wrap(line.what, Typeface::regular, ruler_.body(), w - from).size();
        const float words = static_cast<float>(count) * Type::line(ruler_.body());
        const float high = std::max(cap_height(), std::ceil(words));
        const float y = std::floor(std::max(0.0F, (cap_height() - words) / 2));
        paragraph(ruler_, piece, line.what, Typeface::regular, ruler_.body(), Ink::text,
                  {from, y, w - from, high});
        piece.box = {0, 0, w, high};
        return piece;
    }

    void table(const Rect& box, int scroll) {
        const float apart = ruler_.em * 2;
        const int columns = box.w >= ruler_.em * kColumn * 2 + apart ? 2 : 1;
        const float wide =
            std::floor((box.w - apart * static_cast<float>(columns - 1)) / static_cast<float>(columns));
        float from = 0;
        for (const KeyLine& line : lines_)
            from = std::max(from, caps_width(line.typed));
        from = std::round(std::min(from, wide * 0.45F) + ruler_.pad() * 2);
        std::vector<Piece> rows;
        float all = 0;
        for (const KeyLine& line : lines_) {
            rows.push_back(row(line, from, wide));
            all += rows.back().box.h + ruler_.gap();
        }
        // As much in each column as in the other, if all of it fits.
        const float even = std::min(box.h, all / static_cast<float>(columns) + rows.front().box.h);
        const bool fits = ends(rows, 0, columns, even).back() == rows.size();
        const float arrow = Type::line(ruler_.body());
        const float high = fits ? even : box.h - arrow - ruler_.gap();
        std::size_t most = 0;  // the row from which on all others are seen
        while (ends(rows, most, columns, high).back() < rows.size())
            ++most;
        page_.hidden = static_cast<int>(most);
        if (most > 0) page_.spots.push_back({box, Does::scroll, 3, false});
        // What is left over stands between the rows.
        const float between = fits ? std::min(ruler_.em * 0.9F, (box.h - high) * static_cast<float>(columns) /
                                                                    static_cast<float>(rows.size()))
                                   : 0;
        std::size_t next = static_cast<std::size_t>(std::clamp(scroll, 0, page_.hidden));
        float x = box.x;
        for (const std::size_t end : ends(rows, next, columns, high)) {
            float y = box.y;
            for (; next < end; ++next) {
                move(rows[next], std::round(x), std::round(y));
                y += rows[next].box.h + ruler_.gap() + between;
                page_.pieces.push_back(std::move(rows[next]));
            }
            x += wide + apart;
        }
        if (next < rows.size())
            page_.pieces.push_back(
                arrow_row(ruler_, "▼", rows.size() - next, {box.x, box.bottom() - arrow, box.w, arrow}));
    }

    /// Behind which row each column of that height ends, if the first begins with the row `from`.
    std::vector<std::size_t> ends(const std::vector<Piece>& rows, std::size_t from, int columns,
                                  float high) const {
        std::vector<std::size_t> all;
        for (int column = 0; column < columns; ++column) {
            for (float y = 0; from < rows.size() && (y == 0 || y + rows[from].box.h <= high); ++from)
                y += rows[from].box.h + ruler_.gap();
            all.push_back(from);
        }
        return all;
    }

    const Ruler& ruler_;
    const std::vector<KeyLine>& lines_;
    Page page_;
};

}  // namespace

Page keys_page(const Ruler& ruler, const std::vector<KeyLine>& lines, const std::vector<Entry>& foot,
               int scroll, float width, float height) {
    return Sheet(ruler, lines, width, height).page(foot, scroll);
}

}  // namespace tankard::window
