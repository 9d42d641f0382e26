#include "window/pages/gained_pieces.h"

#include "window/pages/banner_shade.h"
#include "window/pages/fitting.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace tankard::window {
namespace {

constexpr float kHigh = 11.2F;   ///< ems: from the title down to the ground
constexpr float kFoot = 0.11F;   ///< of its size: so much of a figure's box is below its feet
constexpr float kHeart = 0.52F;  ///< of its height: where the light comes from
constexpr float kDark = 0.8F;    ///< at the banner's edges

}  // namespace

Piece gained_piece(const Ruler& ruler, std::string_view glyphs, std::string_view icon, std::string_view frame,
                   float w, const Rect& banner, std::uint8_t layer) {
    const float ground = std::round(ruler.em * kHigh);
    const float end = std::round(ruler.em * 1.6F);
    Piece piece;
    piece.layer = layer;
    piece.box = {banner.x, banner.y, banner.w, ground - banner.y};
    piece.shapes.push_back({piece.box, Look::scene, std::string(frame)});
    piece.shapes.push_back({.box = piece.box,
                            .look = Look::rays,
                            .share = (w / 2 - banner.x) / banner.w,
                            .lost = (ground * kHeart - banner.y) / piece.box.h});
    const auto shade = [&](float from, float to, float above, float below, std::uint8_t grain) {
        piece.shapes.push_back(banner_shade(banner, from, to, above, below, grain));
    };
    shade(banner.y, 0, kDark, kDark / 2, 1);
    shade(0, end, kDark / 2, 0, 2);
    shade(ground - end, ground, 0, kDark, 2);
    scene::Face face;
    face.picture = std::string(glyphs);
    face.icon = std::string(icon);
    const std::string_view figure = figure_of(ruler, face);
    if (figure.empty()) return piece;
    const unsigned size = fitting(ruler.type, figure, Typeface::icon,
                                  static_cast<unsigned>(ground / (1 - kFoot) / Type::line(1)), w);
    const float side = std::ceil(Type::line(size));
    piece.texts.push_back(
        line_of(ruler, figure, Typeface::icon, size, Ink::figure, 0, ground - side, w, Align::centre));
    return piece;
}

}  // namespace tankard::window
