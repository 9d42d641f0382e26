#include "window/pages/company_pieces.h"

#include "text/drawings.h"
#include "text/utf8.h"
#include "window/pages/answer_numbers.h"
#include "window/pages/pieces.h"
#include "window/pages/split_company.h"
#include "window/pages/tavern_table.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kTitle = 2.6F;   ///< ems: of where the story goes on
constexpr float kAbove = 0.8F;   ///< ems: over the board with that
constexpr float kBeside = 2.4F;  ///< … and beside its words

std::string detail_of(const Ruler& ruler, const scene::Comrade& one) {
    if (one.absent) return ruler.say("company.absent");
    return one.companion && !one.hero.empty() ? one.hero + " · " + ruler.say("company.companion") : one.hero;
}

/// It hangs before the lamp, and says where the story goes on; not where it would hide somebody, for the head
/// of the window says it too.
void put_signboard(const Ruler& ruler, const std::string& title, const Rect& box, float free, Piece& stage) {
    const auto size = static_cast<unsigned>(ruler.em * kTitle);
    const float room = box.w - 2 * ruler.em * (kBeside + 1);
    const std::string words = ruler.type.fit(title, Typeface::bold, size, room);
    const std::string above = ruler.say("company.next");
    const float wide = std::max(ruler.type.width(words, Typeface::bold, size),
                                ruler.type.width(above, Typeface::italic, ruler.body()));
    Rect board;
    board.w = std::ceil(wide + 2 * ruler.em * kBeside);
    board.h = Type::line(ruler.body()) + Type::line(size) + 2 * ruler.gap();
    board.x = std::round(box.x + (box.w - board.w) / 2);
    board.y = std::round(box.y + ruler.em * kAbove);
    if (board.bottom() > box.y + free) return;
    stage.shapes.push_back({board, Look::plaque, "gold"});
    const auto line = [&](const std::string& said, Typeface face, unsigned letters, Ink ink, float y) {
        stage.texts.push_back(line_of(ruler, said, face, letters, ink, board.x, y, board.w, Align::centre));
    };
    line(above, Typeface::italic, ruler.body(), Ink::dusk, board.y + ruler.gap());
    line(words, Typeface::bold, size, Ink::amber, board.y + ruler.gap() + Type::line(ruler.body()));
}

/// What may be asked of who sits there.
std::vector<std::size_t> deeds_of(const scene::Ask& ask, Ref who) {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < ask.question.own(); ++i)
        if (is_about(ask.choices[i], who) && !ask.choices[i].brief.empty()) all.push_back(i);
    return all;
}

/// How the buttons below a name lie: beside each other, or below each other where that is too narrow.
struct Buttons {
    std::size_t columns = 1;
    std::size_t rows = 0;  ///< 0: there are none
    float wide = 0;        ///< of one
    float high = 0;

    float foot(const Ruler& ruler) const { return static_cast<float>(rows) * (high + ruler.gap()); }
};

class Bench {
 public:
    /// `box`: of those who sit there.
    Bench(const Ruler& ruler, const TableView& view, const Rect& box)
        : ruler_(ruler), view_(view), box_(box) {
        seat_ = box.w / static_cast<float>(view.scene.company.size());
        if (view.asked() == nullptr) return;
        for (const scene::Comrade& one : view.scene.company)
            most_ = std::max(most_, deeds_of(*view.asked(), one.who).size());
        for (std::size_t columns = most_; columns > 0 && buttons_.rows == 0; --columns)
            try_columns(columns);
        if (buttons_.rows > 0) joins_ = joins();
    }

    bool has_chair() const { return joins_.has_value(); }
    /// Of the bench's height the part below the names.
    float below() const { return buttons_.foot(ruler_); }
    float foot() const { return bench_foot(ruler_) + below(); }

    /// What brings somebody else, below the chair that waits beside them, `wide` pixels.
    void put_chair(float wide, Page& page) const {
        if (!joins_) return;
        const float broad = std::min(wide - 2 * ruler_.pad(), seat_);
        Piece piece = made(title_of(view_.asked()->choices[*joins_]), *joins_, broad);
        move(piece, std::round(box_.right() + (wide - broad) / 2),
             std::round(box_.bottom() - below() - piece.box.h - ruler_.gap()));
        put(std::move(piece), *joins_, page);
    }

    /// Below the name of who sits at `place` (0 is the first).
    void put_deeds(std::size_t place, Page& page) const {
        if (buttons_.rows == 0) return;
        const std::vector<std::size_t> deeds = deeds_of(*view_.asked(), view_.scene.company[place].who);
        const float left = box_.x + seat_ * static_cast<float>(place) + ruler_.pad() / 2;
        const float top = box_.bottom() - below();
        for (std::size_t i = 0; i < deeds.size(); ++i) {
            Piece piece = made(view_.asked()->choices[deeds[i]].brief, deeds[i], buttons_.wide);
            const std::size_t row = i / buttons_.columns;
            const std::size_t column = i % buttons_.columns;
            move(piece, std::round(left + static_cast<float>(column) * (buttons_.wide + ruler_.gap())),
                 std::round(top + static_cast<float>(row) * (buttons_.high + ruler_.gap())));
            put(std::move(piece), deeds[i], page);
        }
    }

 private:
    static constexpr float kMostFoot = 0.4F;  ///< of the picture's height: the rest are people

    /// The one answer that is about nobody who sits there and not what most would do.
    std::optional<std::size_t> joins() const {
        const scene::Ask& ask = *view_.asked();
        const std::vector<scene::Comrade>& all = view_.scene.company;
        std::optional<std::size_t> found;
        for (std::size_t i = 0; i < ask.question.own(); ++i) {
            const bool about = std::any_of(all.begin(), all.end(), [&](const scene::Comrade& one) {
                return is_about(ask.choices[i], one.who);
            });
            if (about || ask.likely == i) continue;
            if (found) return std::nullopt;
            found = i;
        }
        return found;
    }

    Piece made(const std::string& words, std::size_t option, float wide) const {
        return button(ruler_, words, fmt::format("{}", number_of(*view_.asked(), option)), wide, false);
    }

    void put(Piece piece, std::size_t option, Page& page) const {
        piece.thing = kChoiceThing + option;
        if (view_.ask != nullptr)
            page.spots.push_back({piece.box, Does::choose, static_cast<std::int64_t>(option), true});
        page.pieces.push_back(std::move(piece));
    }

    /// Each on one line, or not at all.
    void try_columns(std::size_t columns) {
        Buttons tried{columns, (most_ + columns - 1) / columns};
        const float inside = seat_ - ruler_.pad();
        tried.wide = std::floor((inside - static_cast<float>(columns - 1) * ruler_.gap()) /
                                static_cast<float>(columns));
        std::size_t lines = 1;
        for (const scene::Comrade& one : view_.scene.company)
            for (const std::size_t deed : deeds_of(*view_.asked(), one.who)) {
                const Piece piece = made(view_.asked()->choices[deed].brief, deed, tried.wide);
                tried.high = std::max(tried.high, piece.box.h);
                lines = std::max(lines, piece.texts.size() - 1);  // the key is one of them
            }
        if (lines == 1 && bench_foot(ruler_) + tried.foot(ruler_) <= box_.h * kMostFoot) buttons_ = tried;
    }

    const Ruler& ruler_;
    const TableView& view_;
    Rect box_;
    float seat_ = 0;  ///< the breadth of each
    std::size_t most_ = 0;
    Buttons buttons_;
    std::optional<std::size_t> joins_;
};

}  // namespace

void add_company(const Ruler& ruler, const Offering& offering, const TableView& view, const Rect& box,
                 float beside, Page& page) {
    const scene::Scene& scene = view.scene;
    const Bench bench(ruler, view, box);
    Piece stage{.box = {box.x, box.y, box.w + beside, box.h}};
    stage.shapes.push_back({.box = stage.box,
                            .look = Look::picture,
                            .share = bench.foot() / box.h,
                            .lost = beside / stage.box.w,
                            .lit = bench.has_chair()});
    const float free = over_heads(ruler.type, stage.box, scene.company.size(), {bench.foot(), beside});
    put_signboard(ruler, scene.title, box, free, stage);
    page.pieces.push_back(std::move(stage));
    const float wide = box.w / static_cast<float>(scene.company.size());
    const float high = box.h - bench.below();
    for (std::size_t i = 0; i < scene.company.size(); ++i) {
        const scene::Comrade& one = scene.company[i];
        Block chair;
        offering.put(
            chair,
            seated(ruler,
                   {.picture = "", .name = one.player, .detail = detail_of(ruler, one), .absent = one.absent},
                   {0, 0, std::floor(wide), high}),
            one.who, 0, 0);
        for (Piece& piece : chair.pieces)
            piece.glows = false;  // nobody waits for them to be pressed
        place(std::move(chair), {std::round(box.x + wide * static_cast<float>(i)), box.y, wide, high}, page);
        bench.put_deeds(i, page);
    }
    bench.put_chair(beside, page);
}

Drawing company_drawing(const Ruler& ruler, const scene::Scene& scene, const Page& page, bool plain) {
    const Figure picture = picture_on(page);
    std::vector<Guest> guests;
    for (const scene::Comrade& one : scene.company) {
        Guest guest{.coat = guests.size()};
        if (!one.absent) {
            guest.lit = true;
            std::size_t first = 0;
            guest.face = one.picture.empty() ? text::drawing("cowled").value_or(0)
                                             : text::next_character(one.picture, first);
            guest.before = mug_of(guests.size());
        }
        guests.push_back(guest);
    }
    return tavern_table(ruler.type, picture.box, guests,
                        {picture.box.h * picture.share, picture.box.w * picture.lost, picture.lit}, plain);
}

}  // namespace tankard::window
