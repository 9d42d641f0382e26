#include "window/pages/track_pieces.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

/// How far words may reach to either side of a step: half way to the next words, and to the line's ends.
float reach(const Track& track, int step, float wide) {
    float most =
        std::min(static_cast<float>(step - track.from) + 0.5F, static_cast<float>(track.to - step) + 0.5F);
    for (const auto& [key, _] : track.marks.entries())
        if (const auto* other = std::get_if<std::int64_t>(&key); other != nullptr && *other != step)
            most = std::min(most, std::abs(static_cast<float>(*other - step)) / 2);
    return most * wide;
}

}  // namespace

Block track_block(const Ruler& ruler, const LayoutView& view, const Track& track, float width, bool tight) {
    const Table& table = view.view.table();
    const int steps = std::max(1, track.to - track.from + 1);
    const float high = std::round(ruler.em * (tight ? 1.8F : 2.6F));
    Block block;
    Piece line;
    float x = 0;
    if (!track.caption.empty()) {
        const std::string words =
            ruler.type.fit(track.caption, Typeface::italic, ruler.small(), width * 0.2F);
        line.texts.push_back(line_of(ruler, words, Typeface::italic, ruler.small(), Ink::faint, 0,
                                     std::round((high - Type::line(ruler.small())) / 2)));
        x = std::ceil(line.texts.back().box.right() + ruler.gap() * 2);
    }
    const float wide = std::min(std::floor((width - x - 2) / static_cast<float>(steps)), ruler.em * 6);
    const float number = std::floor(high * 0.33F);
    bool under = false;
    for (int step = track.from; step <= track.to; ++step) {
        const Rect box{x + static_cast<float>(step - track.from) * wide, 0, wide, high};
        const auto* mark = track.marks.at(std::int64_t{step}).text();
        line.shapes.push_back({box, Look::square, mark != nullptr ? "gold" : ""});
        const auto size = static_cast<unsigned>(std::max(5.0F, number / 1.22F));
        const std::string shown = ruler.type.fit(fmt::format("{}", step), Typeface::regular, size, wide - 2);
        line.texts.push_back(line_of(ruler, shown, Typeface::regular, size, Ink::faint, box.x + 1,
                                     high - Type::line(size) - 1, wide - 2, Align::centre));
        if (mark != nullptr) {
            const float half = reach(track, step, wide);
            const std::string words =
                ruler.type.fit(view.names.word(*mark), Typeface::italic, ruler.small(), 2 * half);
            line.texts.push_back(line_of(ruler, words, Typeface::italic, ruler.small(), Ink::text,
                                         box.x + wide / 2 - half, high, 2 * half, Align::centre));
            under = true;
        }
    }
    line.box = {0, 0, x + wide * static_cast<float>(steps),
                std::ceil(high + (under ? Type::line(ruler.small()) : 0))};
    block.take(std::move(line), 0, 0);
    for (int step = track.from; step <= track.to; ++step) {
        std::vector<SeatId> here;
        for (int seat = 0; seat < table.seats(); ++seat)
            if (std::clamp(table.get(seat_at(seat), track.which), track.from, track.to) == step)
                here.push_back(seat_at(seat));
        if (here.empty()) continue;
        const auto many = static_cast<float>(here.size());
        const float side = std::floor(std::min(high - number - 4, (wide - 4) / many - 1));
        float at = x + static_cast<float>(step - track.from) * wide + (wide - (side + 1) * many + 1) / 2;
        for (SeatId seat : here) {
            Piece piece = marker_of(ruler, view, Ref::seat(seat), side, side);
            piece.thing = std::uint64_t{1} << 62 | static_cast<std::uint64_t>(track.which) << 8 | index(seat);
            block.take(std::move(piece), at, 2);
            at += side + 1;
        }
    }
    return block;
}

}  // namespace tankard::window
