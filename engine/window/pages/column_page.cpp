#include "window/pages/column_page.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kColumn = 22;  ///< ems: the least that a column has

constexpr int kLeaf = 10;  ///< rows: by which a press scrolls

class Sheet {
 public:
    Sheet(const Ruler& ruler, const ColumnSheet& sheet, float width, float height)
        : ruler_(ruler), sheet_(sheet) {
        page_.width = width;
        page_.height = height;
    }

    Page page(int scroll) {
        const Rect paper = Rect{0, 0, page_.width, page_.height}.inset(std::round(ruler_.em * 0.8F));
        Piece sheet{.box = paper};
        sheet.shapes.push_back({paper, Look::page, ""});
        Rect box = paper.inset(std::round(ruler_.em * 1.2F));
        const auto large = static_cast<unsigned>(ruler_.em * 1.5F);
        sheet.texts.push_back(line_of(ruler_, sheet_.title, Typeface::bold, large, Ink::text,
                                      box.x + box.w / 4, box.y, box.w / 2, Align::centre));
        above_ = {box.x + box.w * 0.75F, box.y, box.w / 4, std::round(Type::line(large))};
        const float head = std::round(Type::line(large)) + ruler_.gap();
        sheet.shapes.push_back({{box.x, box.y + head, box.w, 2}, Look::rule, ""});
        page_.pieces.push_back(std::move(sheet));
        const float end = add_foot(ruler_, sheet_.foot, box, Does::pick, page_).y - ruler_.gap() * 2;
        const float top = box.y + head + 2 + ruler_.gap() * 2;
        table({box.x, top, box.w, end - top}, scroll);
        return std::move(page_);
    }

 private:
    void table(const Rect& box, int scroll) {
        const float apart = ruler_.em * 2;
        const int columns = box.w >= ruler_.em * kColumn * 2 + apart ? 2 : 1;
        const float wide =
            std::floor((box.w - apart * static_cast<float>(columns - 1)) / static_cast<float>(columns));
        std::vector<Piece> rows = sheet_.rows(wide);
        float all = 0;
        for (const Piece& row : rows)
            all += row.box.h + ruler_.gap();
        // As much in each column as in the other, if all of it fits.
        const float even = std::min(box.h, all / static_cast<float>(columns) + rows.front().box.h);
        const bool fits = ends(rows, 0, columns, even).back() == rows.size();
        const float arrow = Type::line(ruler_.body());
        const float high = fits ? even : box.h - arrow - ruler_.gap();
        std::size_t most = 0;  // the row from which on all others are seen
        while (ends(rows, most, columns, high).back() < rows.size())
            ++most;
        page_.hidden = static_cast<int>(most);
        if (most > 0) page_.spots.push_back({box, Does::scroll, kLeaf, false});
        // What is left over stands between the rows.
        const float between = fits ? std::min(ruler_.em * 0.9F, (box.h - high) * static_cast<float>(columns) /
                                                                    static_cast<float>(rows.size()))
                                   : 0;
        std::size_t next = static_cast<std::size_t>(std::clamp(scroll, 0, page_.hidden));
        if (next > 0) {
            page_.pieces.push_back(arrow_row(ruler_, "▲", next, above_));
            page_.spots.push_back({above_, Does::scroll, -kLeaf, false});
        }
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
    const ColumnSheet& sheet_;
    Page page_;
    Rect above_;  ///< where it is said how much has been scrolled away
};

}  // namespace

Page column_page(const Ruler& ruler, const ColumnSheet& sheet, int scroll, float width, float height) {
    return Sheet(ruler, sheet, width, height).page(scroll);
}

}  // namespace tankard::window
