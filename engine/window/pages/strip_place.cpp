#include "window/pages/places.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kBeside = 1.25F;  ///< of its height: a back so broad has its number beside its sign

Piece wide_back(const Ruler& ruler, const scene::Zone& zone, Piece piece) {
    const Rect back = piece.box;
    const bool some = zone.size > 0;
    if (some) piece.shapes.push_back({back, Look::back, ""});
    const float half = std::round(back.w * (some ? 0.54F : 1.0F));
    auto size = static_cast<unsigned>(back.h * (some ? 0.66F : 0.5F));
    const std::string_view sign = ruler.type.sign(zone.icon);
    while (size > 8 && ruler.type.width(sign, Typeface::icon, size) > half - 4)
        --size;
    if (!sign.empty())
        piece.texts.push_back(line_of(ruler, sign, Typeface::icon, size, some ? Ink::light : Ink::dusk, 2,
                                      std::round((back.h - Type::line(size)) / 2), half - 2, Align::centre));
    if (!some) return piece;
    const std::string number = fmt::format("{}", zone.size);
    unsigned digits = ruler.small();
    while (digits > 8 && ruler.type.width(number, Typeface::bold, digits) > back.w - half - 3)
        --digits;
    piece.texts.push_back(line_of(ruler, number, Typeface::bold, digits, Ink::amber, half,
                                  std::round((back.h - Type::line(digits)) / 2), back.w - half - 3,
                                  Align::centre));
    return piece;
}

/// A back with its sign, and below or beside it how many there are; of an empty pile only the sign, in the
/// dark.
Piece small_back(const Ruler& ruler, const scene::Zone& zone, float w, float h) {
    Piece piece;
    piece.thing = kZoneThing + index(zone.id);
    piece.box = {0, 0, w, h};
    const bool some = zone.size > 0;
    if (w > h * kBeside) return wide_back(ruler, zone, std::move(piece));
    const float wide = std::round(std::min(w, h * 1.05F));
    const Rect back{std::round((w - wide) / 2), 0, wide, h};
    if (some) piece.shapes.push_back({back, Look::back, ""});
    const float line = Type::line(ruler.small());
    const auto size = static_cast<unsigned>(std::max(6.0F, std::min((h - line) * 0.8F, wide * 0.62F)));
    const std::string_view sign = ruler.type.sign(zone.icon);
    if (!sign.empty() && ruler.type.width(sign, Typeface::icon, size) <= wide)
        piece.texts.push_back(line_of(ruler, sign, Typeface::icon, size, some ? Ink::light : Ink::dusk,
                                      back.x, std::round((h - line - Type::line(size)) / 2), wide,
                                      Align::centre));
    if (some)
        piece.texts.push_back(line_of(ruler, fmt::format("{}", zone.size), Typeface::bold, ruler.small(),
                                      Ink::amber, back.x, h - line - 2, wide, Align::centre));
    return piece;
}

}  // namespace

bool add_strip(const Setting& setting, const Rect& box, Page& page) {
    const Ruler& ruler = setting.ruler;
    std::vector<const scene::Zone*> shown;
    for (const scene::Zone& zone : setting.view.scene.zones)
        if (zone.role == scene::Role::strip) shown.push_back(&zone);
    if (shown.empty()) return true;
    const float pad = ruler.pad() * 0.7F;
    const auto count = static_cast<float>(shown.size());
    const bool lies = box.w > box.h;
    const float along = lies ? box.w : box.h;
    const float across = (lies ? box.h : box.w) - 2 * pad;
    const float most = ruler.em * (lies ? 2.6F : 3.7F);
    const float each = std::floor(std::min(most, (along - 2 * pad - (count - 1) * pad) / count));
    if (along <= 0 || each < ruler.em * 1.7F) return false;
    const float all = std::round(count * (each + pad) + pad);
    Piece tray;
    tray.box = {box.x, box.y, lies ? all : box.w, lies ? box.h : all};
    tray.shapes.push_back({tray.box, Look::tray, ""});
    page.pieces.push_back(std::move(tray));
    float from = pad;
    for (const scene::Zone* zone : shown) {
        Piece piece = small_back(ruler, *zone, lies ? each : across, lies ? across : each);
        move(piece, box.x + (lies ? from : pad), box.y + (lies ? pad : from));
        page.spots.push_back({piece.box, Does::open_zone, static_cast<std::int64_t>(index(zone->id)), false});
        page.pieces.push_back(std::move(piece));
        from += each + pad;
    }
    return true;
}

}  // namespace tankard::window
