#include "window/pages/tale_page.h"

#include "window/pages/chart_pieces.h"
#include "window/pages/tale_columns.h"
#include "window/pages/tale_head.h"
#include "window/pages/tale_scene.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kAside = 44;       ///< ems of width: the way has room beside the buttons
constexpr float kMostHead = 0.5F;  ///< of a page's height
constexpr float kWay = 2.7F;      ///< ems: its spaces there, whose numbers are no larger than those of heroes
constexpr float kColumn = 0.26F;  ///< of a page's width: a wider way is no column beside the heroes

/// What a page shows at once, from the most to the least: how high its head is and the spaces of its way
/// are (0: it is not there), in em, and how much it tells. Folded, a head is a share of the page's height.
struct Fit {
    float head;
    float way;
    Detail detail;
};
constexpr Fit kFolded[] = {
    {0.46F, 3.4F, Detail::four},  {0.4F, 3.4F, Detail::four},   {0.36F, 2.7F, Detail::four},
    {0.33F, 2.7F, Detail::four},  {0.33F, 2.1F, Detail::four},  {0.3F, 2.1F, Detail::four},
    {0.33F, 2.1F, Detail::feats}, {0.28F, 2.1F, Detail::feats}, {0.33F, 0, Detail::feats},
    {0.28F, 0, Detail::feats},    {0.22F, 0, Detail::feats},    {0.24F, 2.1F, Detail::brief},
    {0.22F, 0, Detail::brief},    {0.17F, 0, Detail::brief},    {0.1F, 0, Detail::brief},
};
constexpr Fit kFits[] = {
    {17.6F, 3.4F, Detail::all},      {17.6F, 2.7F, Detail::all},     {13, 3.4F, Detail::all},
    {17.6F, 2.7F, Detail::no_lists}, {13, 2.7F, Detail::no_lists},   {10, 3.4F, Detail::all},
    {10, 2.7F, Detail::all},         {8, 2.7F, Detail::all},         {6.4F, 2.7F, Detail::all},
    {6.4F, 2.1F, Detail::all},       {8, 2.7F, Detail::no_lists},    {6.4F, 2.7F, Detail::no_lists},
    {6.4F, 2.1F, Detail::no_lists},  {4.8F, 2.1F, Detail::no_lists}, {6.4F, 2.1F, Detail::names},
    {4.8F, 2.1F, Detail::names},     {4.8F, 0, Detail::no_lists},    {4.8F, 0, Detail::names},
    {3.8F, 0, Detail::names},
};
constexpr Fit kScrolled{3.8F, 2.1F, Detail::all};
constexpr Fit kScrolledFolded{3.8F, 2.1F, Detail::feats};
constexpr float kLeastHead = 3.8F;  ///< ems
constexpr float kToldHead = 11;     ///< ems: of a part of a longer page

class Telling {
 public:
    Telling(const Ruler& ruler, const scene::Tale& tale, float width, float height)
        : ruler_(ruler), tale_(tale) {
        page_.width = width;
        page_.height = height;
    }

    Page page(const Foot& said, int scroll) {
        staged_ = has_scene(tale_);
        const float margin = std::round(ruler_.em * 0.8F);
        const Rect box = Rect{0, 0, page_.width, page_.height}.inset(margin);
        Piece paper;
        paper.box = box;
        paper.shapes.push_back({box, Look::page, ""});
        page_.pieces.push_back(std::move(paper));
        inside_ = box.inset(std::round(ruler_.em * 1.2F));
        aside_ = said.note.empty() && has_way() && inside_.w > ruler_.em * kAside;
        const float bottom = foot(said);
        // The way gives way to the columns where there is little room.
        const bool with_way = bottom - inside_.y - below(side(kScrolled.head)) > ruler_.em * 12;
        const auto way_of = [&](const Fit& fit) {
            if (!with_way || fit.way <= 0 || !has_way()) return Block();
            Block way = way_block(ruler_, tale_.way, aside_ ? beside_buttons() : inside_.w,
                                  ruler_.em * (aside_ ? std::min(fit.way, kWay) : fit.way), !aside_);
            return aside_ && way.w > beside_buttons() ? Block() : way;
        };
        Fit fit = said.unfolded ? kScrolled : kScrolledFolded;
        for (const Fit& each : fits(said.unfolded)) {
            const Block way = way_of(each);
            const float room = above(way, bottom) - below(side(each.head)) - inside_.y;
            if (room < ruler_.em ||
                last_first(tale_columns(ruler_, tale_, beside(way), each.detail), room) > 0)
                continue;
            if (is_column(way) && way.h > room) continue;
            fit = each;
            break;
        }
        Block way = way_of(fit);
        const float end = above(way, bottom);
        const float wide = beside(way);
        TaleColumns columns = tale_columns(ruler_, tale_, wide, fit.detail);
        float high = side(fit.head);
        const float needs = std::max(columns.high(ruler_.gap()), is_column(way) ? way.h : 0);
        float spare = end - inside_.y - below(high) - needs;
        if (staged_ && spare > 0) {  // room that nobody needs is the picture's
            const float more = std::floor(std::min(spare, std::max(0.0F, page_.height * kMostHead - high)));
            high += more;
            spare -= more;
        }
        head(high);
        const float top = inside_.y + below(high) + std::floor(std::max(0.0F, spare) / 2);
        lay_way(std::move(way), top, bottom);
        lay(columns, {inside_.x, top, wide, end - top}, scroll);
        return std::move(page_);
    }

    /// Everything but paper, way and button, as high as it needs.
    Block block() {
        inside_ = {0, 0, page_.width, 0};
        staged_ = has_scene(tale_);
        const float high = side(staged_ ? kToldHead : kScrolled.head);
        head(high);
        TaleColumns columns = tale_columns(ruler_, tale_, inside_.w, Detail::quiet);
        lay(columns, {0, below(high), inside_.w, 1'000'000}, 0);
        Block block;
        for (Piece& piece : page_.pieces)
            block.take(std::move(piece), 0, 0);
        return block;
    }

 private:
    std::vector<Fit> fits(bool unfolded) const {
        if (unfolded) return {std::begin(kFits), std::end(kFits)};
        std::vector<Fit> all(std::begin(kFolded), std::end(kFolded));
        for (Fit& each : all)
            each.head = std::max(kLeastHead, each.head * page_.height / ruler_.em);
        return all;
    }

    float side(float ems) const { return std::ceil(ruler_.em * ems); }
    /// Where the columns begin, below a head of that height.
    float below(float side) const {
        float high = side + 2 + ruler_.gap() * 3;
        for (const Piece& row : everybodys_rows(ruler_, tale_, inside_.w))
            high += row.box.h + ruler_.gap();
        return high;
    }

    /// From somewhere to somewhere.
    bool has_way() const { return tale_.way.spaces.size() > 1; }
    /// A short way stands beside the heroes, as one of them.
    bool is_column(const Block& way) const { return aside_ && way.h > 0 && way.w <= inside_.w * kColumn; }
    float beside(const Block& way) const {
        return is_column(way) ? inside_.w - way.w - ruler_.em * 1.8F : inside_.w;
    }
    /// Where the columns end: above the buttons, and above a way at their left.
    float above(const Block& way, float buttons) const {
        if (way.h <= 0 || is_column(way)) return buttons;
        const float foot = aside_ ? foot_line() : buttons;
        return std::min(buttons, std::floor(foot - way.h - ruler_.gap() * 2));
    }
    /// Where the buttons end, and a way at their left.
    float foot_line() const { return inside_.bottom() - kOffOrnament / 2; }
    /// What the buttons leave of the page's width.
    float beside_buttons() const { return buttons_ - inside_.x - ruler_.em * 1.5F; }

    /// A line below, and what all have gained.
    void head(float side) {
        for (Piece& piece : tale_head(ruler_, tale_, {inside_.x, inside_.y, inside_.w, side}))
            page_.pieces.push_back(std::move(piece));
        Piece line;
        line.box = {inside_.x, inside_.y + side + ruler_.gap(), inside_.w, 2};
        line.shapes.push_back({line.box, Look::rule, ""});
        page_.pieces.push_back(std::move(line));
        float y = inside_.y + side + 2 + ruler_.gap() * 2;
        for (Piece& row : everybodys_rows(ruler_, tale_, inside_.w)) {
            move(row, inside_.x, y);
            y += row.box.h + ruler_.gap();
            page_.pieces.push_back(std::move(row));
        }
    }

    /// The buttons side by side at the right, where they are on every page, and the note above them; returns
    /// where they begin.
    float foot(const Foot& said) {
        const auto count = static_cast<float>(said.more.size() + 1);
        const float between = ruler_.gap() * 2;
        const float most = (inside_.w - between * (count - 1)) / count;
        const auto wide = [&](const std::string& label, const std::string& key) {
            const float words = ruler_.type.width(label, Typeface::regular, ruler_.body());
            const float needs = std::ceil(words + key_room(ruler_, key) + ruler_.em * 1.6F);
            return std::floor(std::min(most, std::max(ruler_.em * 9, needs)));
        };
        float all = wide(said.on, "↵") + between * (count - 1);
        for (const Foot::More& more : said.more)
            all += wide(more.label, more.key);
        float x = std::round(inside_.right() - kOffOrnament / 2 - all);
        buttons_ = x;
        float top = foot_line();
        const auto add = [&](const std::string& label, const std::string& key, Does does, std::int64_t number,
                             bool likely) {
            Piece piece = button(ruler_, label, key, wide(label, key), likely);
            if (likely) piece.shapes.front().look = Look::likely;
            centre_label(ruler_, piece);
            move(piece, x, foot_line() - piece.box.h);
            top = std::min(top, piece.box.y);
            x += piece.box.w + between;
            page_.spots.push_back({piece.box, does, number, true});
            page_.pieces.push_back(std::move(piece));
        };
        for (const Foot::More& more : said.more)
            add(more.label, more.key, Does::command, static_cast<std::int64_t>(more.does), false);
        add(said.on, "↵", Does::pick, 0, true);
        return note(said, top - ruler_.gap() * 2);
    }

    float note(const Foot& said, float bottom) {
        if (said.note.empty()) return bottom;
        Piece row;
        const float high = paragraph(ruler_, row, said.note, Typeface::italic, ruler_.body(),
                                     said.failed ? Ink::red : Ink::green, {0, 0, inside_.w, 100'000});
        row.box = {0, 0, inside_.w, std::ceil(high)};
        move(row, inside_.x, std::round(bottom - row.box.h));
        const float top = row.box.y;
        page_.pieces.push_back(std::move(row));
        return top - ruler_.gap();
    }

    /// As a column from `top` on, at the left of the buttons, or above them.
    void lay_way(Block way, float top, float buttons) {
        if (way.h <= 0) return;
        Rect box{std::round(inside_.x + (inside_.w - way.w) / 2), std::round(buttons - way.h), way.w, way.h};
        if (is_column(way))
            box = {std::floor(inside_.right() - way.w), std::round(top), way.w, way.h};
        else if (aside_)
            box = {inside_.x, std::round(foot_line() - way.h), way.w, way.h};
        place(std::move(way), box, page_);
    }

    float arrow() const { return ruler_.em * 1.4F; }
    /// The first row, at the latest, from which on the rest of all columns is seen. 0: they fit.
    std::size_t last_first(const TaleColumns& columns, float high) const {
        std::size_t most = 0;
        for (const std::vector<Piece>& rows : columns.rows)
            most = std::max(most, first_of_the_end(rows, high, arrow()));
        return most;
    }

    void lay(TaleColumns& columns, const Rect& box, int scroll) {
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
    bool aside_ = false;   ///< the way stands beside the buttons
    float buttons_ = 0;    ///< where these begin
    bool staged_ = false;  ///< a stage set is drawn in the picture's place
};

}  // namespace

Foot::More fold_button(const text::Language& words, bool unfolded) {
    const auto word = [&](const char* key) { return words.say(intern(key)); };
    return {word(unfolded ? "window.fold.fewer" : "window.fold.all"), word("window.fold.key"),
            Command::details};
}

Block way_block(const Ruler& ruler, const scene::Chart& way, float width, float side, bool filled) {
    scene::Chart chart = way;
    for (scene::Space& space : chart.spaces)  // how it ended there is more than that somebody was there
        if (space.gone) {
            space.told = space.told || space.here;
            space.gone = space.here = false;
        }
    return filled ? map_block(ruler, chart, width, side) : chart_block(ruler, chart, width, side, true);
}

Block tale_block(const Ruler& ruler, const scene::Tale& tale, float width) {
    return Telling(ruler, tale, width, 0).block();
}

Page tale_page(const Ruler& ruler, const scene::Tale& tale, const Foot& foot, int scroll, float width,
               float height) {
    return Telling(ruler, tale, width, height).page(foot, scroll);
}

}  // namespace tankard::window
