#include "window/pages/ask_head.h"

#include "window/pages/answer_numbers.h"
#include "window/pages/in_turn.h"
#include "window/pages/prompt.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr int kMostPips = 9;                 ///< of more their number is said
constexpr std::size_t kMostPromptLines = 8;  ///< of the question itself

unsigned who_size(const Ruler& ruler, const Rect& box) {
    return static_cast<unsigned>(ruler.em * (box.h > ruler.em * 18 ? 1.2F : 1.0F));
}

/// What is left to spend, at the right of who is asked, which takes so much of the line: its word, and a pip
/// for each.
void add_budget(const Ruler& ruler, const scene::Ask& ask, const Rect& box, float taken, Piece& head) {
    const float line = Type::line(who_size(ruler, box));
    const float pip = std::floor(ruler.em * 0.82F);
    float right = box.right();
    for (std::size_t i = ask.budget.size(); i-- > 0;) {
        const scene::Badge& badge = ask.budget[i];
        const std::string& words = badge.label;
        const float wide = std::ceil(ruler.type.width(words, Typeface::regular, ruler.small())) + 1;
        const bool counted = badge.amount <= kMostPips;
        const float each = pip + 2;
        const float room = counted ? each * static_cast<float>(badge.amount) : ruler.em * 1.6F;
        if (right - room < box.x + taken) return;
        right -= room;
        if (counted)
            for (int n = 0; n < badge.amount; ++n)
                head.shapes.push_back({.box = {right + each * static_cast<float>(n) + 2,
                                               std::round(box.y + (line - pip) / 2), pip, pip},
                                       .look = Look::marker,
                                       .frame = "gold",
                                       .form = Form::disc});
        else
            head.texts.push_back(line_of(ruler, badge.value, Typeface::bold, ruler.body(), Ink::gold, right,
                                         box.y + (line - Type::line(ruler.body())) / 2, room, Align::right));
        right -= ruler.gap();
        if (right - wide < box.x + taken) continue;
        right -= wide;
        head.texts.push_back(line_of(ruler, words, Typeface::regular, ruler.small(), Ink::faint, right,
                                     box.y + (line - Type::line(ruler.small())) / 2, wide));
        right -= ruler.em * 0.8F;
    }
}

struct Aside {
    std::string label;
    std::string key;
    Does does = Does::nothing;
    std::int64_t number = 0;
};

std::vector<Aside> asides(const scene::Ask& ask) {
    std::vector<Aside> all;
    for (std::size_t i = ask.question.own(); i < ask.choices.size(); ++i)
        all.push_back({ask.choices[i].label, fmt::format("{}", number_of(ask, i)), Does::choose,
                       static_cast<std::int64_t>(i)});
    for (const scene::SecondThought& each : ask.second_thoughts)
        all.push_back({each.label, "❧", Does::reconsider, static_cast<std::int64_t>(each.seat)});
    return all;
}

}  // namespace

float add_ask_head(const Ruler& ruler, const scene::Ask& ask, const TypedNumber& number, const Rect& box,
                   Page& page) {
    Piece piece;
    std::string who = ask.who.empty() ? ruler.say("everybody") : ask.who;
    if (!number.empty()) who += fmt::format("\u00a0 {0}… ↵\u00a0{0}", number.digits());
    const unsigned size = who_size(ruler, box);
    float y = paragraph(ruler, piece, who, Typeface::bold, size, Ink::gold, box, 1);
    y = write_prompt(ruler, piece, ask.prompt, {box.x, y, box.w, box.bottom() - y}, kMostPromptLines);
    piece.box = {box.x, box.y, box.w, y - box.y};
    add_budget(ruler, ask, box, ruler.type.width(who, Typeface::bold, size) + ruler.em, piece);
    page.pieces.push_back(std::move(piece));
    return y + ruler.gap();
}

float add_ribbon(const Ruler& ruler, const scene::Ask& ask, int looked_through, const Rect& box, Page& page) {
    const std::vector<Aside> all = asides(ask);
    if (all.empty()) return box.y;
    const float pad = ruler.gap();
    Piece ribbon;
    ribbon.texts.push_back(line_of(ruler, ruler.say("meanwhile"), Typeface::regular, ruler.small(),
                                   Ink::light, box.x + pad, box.y + pad / 2));
    float y = box.y + Type::line(ruler.small()) + pad;
    const float room = std::max(box.h / 2, box.h - ruler.em * 5) - (y - box.y);
    std::vector<Piece> rows;
    for (const Aside& each : all)
        rows.push_back(button(ruler, each.label, each.key, box.w - 2 * pad, false));
    const float more = ruler.em * 1.5F;
    const std::vector<std::size_t> shown =
        in_turn(rows, static_cast<std::size_t>(looked_through), room, pad, more);
    if (shown.empty()) return box.y;
    std::vector<std::pair<Piece, Spot>> placed;
    for (const std::size_t i : shown) {
        move(rows[i], box.x + pad, y);
        y = rows[i].box.bottom() + pad;
        const Spot spot{rows[i].box, all[i].does, all[i].number, true};
        if (spot.does == Does::choose)
            page.numbers.insert(number_of(ask, static_cast<std::size_t>(spot.number)));
        placed.emplace_back(std::move(rows[i]), spot);
    }
    if (shown.size() < all.size()) {
        Piece row = arrow_row(ruler, "▼", all.size() - shown.size(), {box.x + pad, y, box.w - 2 * pad, more});
        const Spot spot{row.box, Does::others, static_cast<std::int64_t>(shown.size()), true};
        placed.emplace_back(std::move(row), spot);
        y += more + pad;
    }
    ribbon.box = {box.x, box.y, box.w, y - box.y};
    ribbon.shapes.push_back({ribbon.box, Look::strip, "violet"});
    page.pieces.push_back(std::move(ribbon));
    for (auto& [row, spot] : placed) {
        page.spots.push_back(spot);
        page.pieces.push_back(std::move(row));
    }
    return y + ruler.gap();
}

}  // namespace tankard::window
