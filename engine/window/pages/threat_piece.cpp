#include "window/pages/threat_piece.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace tankard::window {
namespace {

constexpr float kLetters = 1.25F;   ///< ems
constexpr float kMostBroad = 0.5F;  ///< of the stage
constexpr float kMostHigh = 0.4F;

}  // namespace

void add_threat(const Ruler& ruler, const scene::Face& face, Piece& card) {
    const auto badge = std::find_if(face.badges.begin(), face.badges.end(),
                                    [](const scene::Badge& each) { return !each.threat.empty(); });
    const Figure* stage = stage_of(card);
    if (badge == face.badges.end() || stage == nullptr || stage->look != Look::plinth) return;
    const auto size = static_cast<unsigned>(ruler.em * kLetters);
    const std::string sign(ruler.type.sign(badge->icon));
    const float wide_sign = sign.empty() ? 0 : ruler.type.width(sign, Typeface::icon, size);
    const float wide_range = std::ceil(ruler.type.width(badge->threat, Typeface::bold, size));
    const float pad = std::round(ruler.em * 0.4F);
    const float between = sign.empty() ? 0 : std::round(ruler.em * 0.25F);
    const float high = std::ceil(Type::line(size) * 1.05F);
    const float wide = std::ceil(wide_sign + between + wide_range + 2 * pad);
    if (wide > stage->box.w * kMostBroad || high > stage->box.h * kMostHigh) return;
    // Dice lie on the side that is free of words.
    const bool beside = stage->box.right() < card.box.right() - 1;
    const Rect box{std::round(beside ? stage->box.right() - wide - ruler.em : stage->box.x),
                   std::round(stage->box.bottom() - high - ruler.em * 0.15F), wide, high};
    card.shapes.push_back({box, Look::key, "blood"});
    const float y = box.y + std::floor((high - Type::line(size)) / 2);
    if (!sign.empty()) {
        card.texts.push_back(
            line_of(ruler, sign, Typeface::icon, size, Ink::light, box.x + pad, y, wide_sign));
        card.texts.back().sign = true;
    }
    card.texts.push_back(line_of(ruler, badge->threat, Typeface::bold, size, Ink::light,
                                 box.x + pad + wide_sign + between, y, wide_range));
}

}  // namespace tankard::window
