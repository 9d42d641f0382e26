#include "window/pages/piles.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <span>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

/// Words in a line, one after the other.
class Line {
 public:
    Line(const Ruler& ruler, float high) : ruler_(ruler), high_(high) { piece_.box = {0, 0, 0, high}; }

    /// At least `wide`.
    void write(std::string_view words, Typeface face, unsigned size, Ink ink, float wide = 0) {
        if (words.empty()) return;
        const float x = piece_.box.w > 0 ? piece_.box.w + std::round(ruler_.em * 0.28F) : 0;
        piece_.texts.push_back(
            line_of(ruler_, words, face, size, ink, x, std::round((high_ - Type::line(size)) / 2)));
        piece_.box.w = std::ceil(x + std::max(piece_.texts.back().box.w, wide));
    }
    Piece& piece() { return piece_; }

 private:
    const Ruler& ruler_;
    float high_;
    Piece piece_;
};

Block opening(Piece piece, Does does, std::int64_t number) {
    Block block;
    block.spots.push_back({piece.box, does, number, false});
    block.take(std::move(piece), 0, 0);
    return block;
}

/// Its sign, its name and its number; without the name, which is told where it is looked at, in larger
/// letters.
Block pile(const Ruler& ruler, const scene::Zone& zone, float high, bool named) {
    Line line(ruler, high);
    const Ink ink = zone.size > 0 ? Ink::light : Ink::dusk;
    const std::string_view sign = ruler.type.sign(zone.icon);
    const unsigned size = named ? ruler.small() : ruler.body();
    line.write(sign, Typeface::icon, static_cast<unsigned>(ruler.em * (named ? 0.95F : 1.25F)), ink);
    if (named)
        line.write(zone.label, Typeface::regular, size, Ink::amber);
    else
        line.piece().hint = fmt::format("{} {}", zone.label, zone.size);
    line.write(fmt::format("{}", zone.size), Typeface::bold, size, ink,
               ruler.type.width(zone.size > 99 ? "000" : "00", Typeface::bold, size));
    line.piece().thing = kZoneThing + index(zone.id);
    return opening(std::move(line.piece()), Does::open_zone, static_cast<std::int64_t>(index(zone.id)));
}

/// How many there are besides, which are told where that is looked at, and all listed where it is pressed.
Block rest(const Ruler& ruler, std::span<const scene::Zone* const> zones, float high) {
    Line line(ruler, high);
    line.write(fmt::format("{}: {}", ruler.say("piles_more"), zones.size()), Typeface::bold, ruler.small(),
               Ink::amber);
    line.piece().thing = kPilesThing;
    for (const scene::Zone* zone : zones)
        line.piece().hint +=
            fmt::format("{}{} {}", line.piece().hint.empty() ? "" : "\n", zone->label, zone->size);
    return opening(std::move(line.piece()), Does::open_piles, 0);
}

/// As many as have room; false if not all have.
bool put(const Ruler& ruler, const std::vector<const scene::Zone*>& all, float high, float most, bool named,
         Block& block) {
    const float gap = std::round(ruler.em * 0.7F);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const float x = block.w > 0 ? block.w + gap : 0;
        Block next = pile(ruler, *all[i], high, named);
        Block others = rest(ruler, std::span(all).subspan(i), high);
        const float after = i + 1 < all.size() ? gap + others.w : 0;
        if (x + next.w + after > most) {
            if (x + others.w <= most) block.take(std::move(others), x, 0);
            return false;
        }
        block.take(std::move(next), x, 0);
    }
    return true;
}

/// Each is known by its sign alone.
bool are_told_apart(const Ruler& ruler, const std::vector<const scene::Zone*>& all) {
    std::set<std::string_view> signs;
    return std::all_of(all.begin(), all.end(), [&](const scene::Zone* zone) {
        const std::string_view sign = ruler.type.sign(zone->icon);
        return !sign.empty() && signs.insert(sign).second;
    });
}

}  // namespace

std::vector<const scene::Zone*> counted(const std::vector<scene::Zone>& zones) {
    std::vector<const scene::Zone*> all;
    for (const scene::Zone& zone : zones)
        if (zone.role == scene::Role::strip) all.push_back(&zone);
    return all;
}

Block piles(const Ruler& ruler, const std::vector<scene::Zone>& zones, float high, float most) {
    const std::vector<const scene::Zone*> all = counted(zones);
    Block block;
    block.h = high;
    if (put(ruler, all, high, most, true, block) || !are_told_apart(ruler, all)) return block;
    Block signs;
    signs.h = high;
    return put(ruler, all, high, most, false, signs) ? signs : block;
}

}  // namespace tankard::window
