#include "window/pages/split_company.h"

#include "window/pages/fitting.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

// In ems:
constexpr float kAboveCast = 1;
constexpr float kLeastCast = 7;
constexpr float kMostCast = 21;
constexpr float kLeastBench = 9;  ///< ems, of its height …
constexpr float kMostBench = 29;
constexpr float kLeastSeat = 6.4F;  ///< … and of the breadth of each who sits there
constexpr float kBelowBench = 12;   ///< ems of height that the list and the rest need

/// Of who sits on a bench.
unsigned bench_letters(const Ruler& ruler) { return static_cast<unsigned>(ruler.em * 1.1F); }

/// One of them, and the number to type.
void sit(const Ruler& ruler, const Split& split, std::size_t at, const Rect& box, Page& page) {
    Piece seat = seated(ruler, split.bench[at], box);
    const float pad = ruler.pad();
    const std::string number = fmt::format("{}", at + 1);
    const Rect key{box.x + pad, box.y + pad, std::round(ruler.em * 1.25F), std::round(ruler.em * 1.25F)};
    seat.shapes.push_back({key, number == split.typed ? Look::likely : Look::key, ""});
    seat.texts.push_back(line_of(ruler, number, Typeface::bold, ruler.small(), Ink::light, key.x,
                                 key.y + (key.h - Type::line(ruler.small())) / 2, key.w, Align::centre));
    page.spots.push_back({box, Does::pick, static_cast<std::int64_t>(at), true});
    page.pieces.push_back(std::move(seat));
}

/// Its picture, with its feet at `feet`, so high of the room above them and at most `most` wide.
void figure(const Ruler& ruler, const SplitFigure& one, const Rect& box, float feet, float high, float most,
            Ink ink, Piece& into) {
    const std::string_view glyph = ruler.type.sign(one.picture);
    const unsigned size =
        fitting(ruler.type, glyph, Typeface::icon, static_cast<unsigned>((feet - box.y) * high), most);
    const float drawn = ruler.type.width(glyph, Typeface::icon, size);
    const float tall = Type::line(size);
    const Rect at{box.x + (box.w - drawn) / 2, feet - tall, drawn, tall};
    if (!glyph.empty() && at.y >= box.y)
        into.texts.push_back(line_of(ruler, glyph, Typeface::icon, size, ink, at.x, at.y, drawn));
}

void stand(const Ruler& ruler, const SplitFigure& one, const Rect& box, Piece& stage) {
    const float line = Type::line(ruler.body());
    const float feet = box.bottom() - line - ruler.gap() * 1.5F;
    figure(ruler, one, box, feet, one.lit ? 0.8F : 0.62F, box.w * 0.9F, one.absent ? Ink::ghost : Ink::figure,
           stage);
    if (one.name.empty()) return;
    const std::string name = ruler.type.fit(one.name, Typeface::bold, ruler.small(), box.w - 2 * ruler.pad());
    const float words = std::ceil(ruler.type.width(name, Typeface::bold, ruler.small())) + 2 * ruler.pad();
    const Rect plate{std::round(box.x + (box.w - words) / 2), std::round(feet + ruler.gap() * 0.5F), words,
                     line};
    stage.shapes.push_back({plate, Look::pill, ""});
    stage.texts.push_back(line_of(ruler, name, Typeface::bold, ruler.small(),
                                  one.absent ? Ink::dusk : Ink::light, plate.x,
                                  plate.y + (line - Type::line(ruler.small())) / 2, words, Align::centre));
}

}  // namespace

float bench_foot(const Ruler& ruler) {
    return std::ceil(Type::line(bench_letters(ruler)) + Type::line(ruler.small()) + ruler.pad() * 3);
}

Piece seated(const Ruler& ruler, const SplitFigure& one, const Rect& box) {
    Piece seat{.box = box};
    const float pad = ruler.pad();
    const unsigned name_size = bench_letters(ruler);
    const float foot = bench_foot(ruler);
    const Rect plate{box.x + pad / 2, std::round(box.bottom() - foot + pad), box.w - pad,
                     std::round(foot - 2 * pad)};
    seat.shapes.push_back({plate, one.lit ? Look::chosen : Look::tray, ""});
    const float inside = plate.w - pad;
    const auto line = [&](const std::string& words, Typeface face, unsigned letters, Ink ink, float y) {
        seat.texts.push_back(line_of(ruler, ruler.type.fit(words, face, letters, inside), face, letters, ink,
                                     plate.x + pad / 2, y, inside, Align::centre));
    };
    line(one.name, Typeface::bold, name_size, one.absent && !one.lit ? Ink::amber : Ink::light,
         plate.y + pad / 2);
    line(one.detail, Typeface::regular, ruler.small(), one.lit ? Ink::light : Ink::dusk,
         plate.y + pad / 2 + Type::line(name_size));
    return seat;
}

float add_bench(const Ruler& ruler, const Split& split, const Rect& inside, Page& page) {
    const std::vector<SplitFigure>& all = split.bench;
    if (all.empty() || all.size() > split.list.size()) return inside.y;
    const float high = std::round(
        std::min({inside.h * split.bench_share, ruler.em * kMostBench, inside.h - ruler.em * kBelowBench}));
    const float wide = std::floor((inside.w - 4) / static_cast<float>(all.size()));
    if (high < ruler.em * kLeastBench || wide < ruler.em * kLeastSeat) return inside.y;
    Piece stage;
    stage.box = {inside.x, inside.y, inside.w, high};
    stage.shapes.push_back({stage.box, Look::rule, ""});
    stage.shapes.push_back({stage.box.inset(2), Look::picture, ""});
    page.pieces.push_back(std::move(stage));
    float x = inside.x + std::floor((inside.w - wide * static_cast<float>(all.size())) / 2);
    for (std::size_t i = 0; i < all.size(); ++i) {
        sit(ruler, split, i, {x, inside.y + 2, wide, high - 4}, page);
        x += wide;
    }
    return inside.y + high + std::round(ruler.gap() * 1.5F);
}

void add_cast(const Ruler& ruler, const SplitSide& side, const Rect& room, Page& page) {
    const std::vector<SplitFigure>& all = side.cast;
    const float above = std::round(ruler.em * kAboveCast);
    if (all.empty() || room.h - above < ruler.em * kLeastCast) return;
    const float high = std::round(std::min(room.h - above, ruler.em * kMostCast));
    Piece stage;
    stage.box = {room.x, std::round(room.bottom() - high), room.w, high};
    stage.shapes.push_back({stage.box, Look::rule, ""});
    stage.shapes.push_back({stage.box.inset(2), Look::scene, side.place});
    const Rect box = stage.box.inset(2);
    const float wide = std::floor(box.w / static_cast<float>(all.size()));
    float x = box.x + std::floor((box.w - wide * static_cast<float>(all.size())) / 2);
    for (const SplitFigure& one : all) {
        stand(ruler, one, {x, box.y, wide, box.h}, stage);
        x += wide;
    }
    page.pieces.push_back(std::move(stage));
}

}  // namespace tankard::window
