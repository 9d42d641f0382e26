#include "window/pages/piles.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

/// A pile's line: the sign, its number, and perhaps its name.
class Line {
 public:
    Line(const Ruler& ruler, const scene::Zone& zone, float high, bool named)
        : ruler_(&ruler), zone_(&zone), high_(high) {
        piece_.thing = kZoneThing + index(zone.id);
        const Ink ink = zone.size > 0 ? Ink::light : Ink::dusk;
        const std::string_view sign = ruler.type.sign(zone.icon);
        const auto large = static_cast<unsigned>(ruler.em * 0.95F);
        if (!sign.empty()) write(sign, Typeface::icon, large, ink, 0);
        if (named || sign.empty()) write(zone.label, Typeface::italic, ruler.small(), Ink::amber, 0);
        const float digits =
            std::ceil(ruler.type.width(zone.size > 99 ? "000" : "00", Typeface::bold, ruler.small()));
        write(fmt::format("{}", zone.size), Typeface::bold, ruler.small(), ink, digits);
        piece_.box = {0, 0, std::ceil(x_), high};
    }

    float width() const { return piece_.box.w; }
    Block block() {
        Block block;
        block.spots.push_back(
            {piece_.box, Does::open_zone, static_cast<std::int64_t>(index(zone_->id)), false});
        block.take(std::move(piece_), 0, 0);
        return block;
    }

 private:
    /// At least `wide`.
    void write(std::string_view words, Typeface face, unsigned size, Ink ink, float wide) {
        piece_.texts.push_back(
            line_of(*ruler_, words, face, size, ink, x_, std::round((high_ - Type::line(size)) / 2)));
        x_ += std::max(piece_.texts.back().box.w, wide) + std::round(ruler_->em * 0.28F);
    }

    const Ruler* ruler_;
    const scene::Zone* zone_;
    float high_;
    float x_ = 0;
    Piece piece_;
};

}  // namespace

Block piles(const Ruler& ruler, const std::vector<scene::Zone>& zones, float high, float most) {
    const float gap = std::round(ruler.em * 0.55F);
    std::vector<Line> all;
    std::vector<Line> named;
    float wide = -gap;
    for (const scene::Zone& zone : zones) {
        if (zone.role != scene::Role::strip) continue;
        Line line(ruler, zone, high, false);
        if (wide + gap + line.width() > most) break;
        wide += gap + line.width();
        all.push_back(std::move(line));
        named.emplace_back(ruler, zone, high, true);
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        const float more = named[i].width() - all[i].width();
        if (wide + more > most) break;
        wide += more;
        std::swap(all[i], named[i]);
    }
    Block block;
    block.h = high;
    float x = 0;
    for (Line& line : all) {
        const float w = line.width();
        block.take(line.block(), x, 0);
        x += w + gap;
    }
    return block;
}

}  // namespace tankard::window
