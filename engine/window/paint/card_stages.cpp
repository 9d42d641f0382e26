#include "window/paint/card_stages.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tankard::window {
namespace {

constexpr float kHorizon = 0.64F;      ///< of a stage's height from above, as in a stage set
constexpr float kAboveHorizon = 0.7F;  ///< of a broad picture
constexpr unsigned kBeside = 2;        ///< pigments in a row: a sheet may not be too high

}  // namespace

void CardStages::fit(float height) {
    constexpr float kSmall = 720;
    const auto fine = static_cast<unsigned>(std::clamp(std::round(height / kSmall), 1.0F, 3.0F));
    if (fine == fine_ && sheet_.getSize().x > 0) return;
    fine_ = fine;
    drawn_ = {};
    constexpr auto kRows = (static_cast<unsigned>(text::kPigments.size()) + kBeside) / kBeside;
    sheet_.create(static_cast<unsigned>(kCardStageWide) * fine_ * kCardStages * kBeside,
                  static_cast<unsigned>(kCardStageHigh) * fine_ * kRows);
    sheet_.setSmooth(true);
}

sf::FloatRect CardStages::cut(const std::string& colour, std::uint8_t grain, float wide, float high) {
    const auto place = static_cast<std::size_t>(
        std::find(text::kPigments.begin(), text::kPigments.end(), colour) - text::kPigments.begin());
    const unsigned which = grain / 2 % kCardStages;
    const float cell_wide = kCardStageWide * static_cast<float>(fine_);
    const float cell_high = kCardStageHigh * static_cast<float>(fine_);
    const auto column = static_cast<float>(place % kBeside * kCardStages + which);
    const auto row = static_cast<unsigned>(place / kBeside);
    const Rect box{cell_wide * column, cell_high * static_cast<float>(row), cell_wide, cell_high};
    if (bool& drawn = drawn_[place * kCardStages + which]; !drawn) {
        tabletop_.draw(sheet_, whole(colour, grain, box));
        drawn = fresh_ = true;
    }
    // All of its height, or of a broad one all of its width and the part about the horizon.
    const float shape = wide / std::max(high, 1.0F);
    const sf::Vector2f part(std::min(box.w, std::round(box.h * shape)),
                            std::min(box.h, std::round(box.w / shape)));
    const float left = box.x + (box.w - part.x) / 2;
    const float top = box.y + std::clamp(box.h * kHorizon - part.y * kAboveHorizon, 0.0F, box.h - part.y);
    return grain % 2 == 0 ? sf::FloatRect(left, top, part.x, part.y)
                          : sf::FloatRect(left + part.x, top, -part.x, part.y);
}

Drawing CardStages::whole(const std::string& colour, std::uint8_t grain, const Rect& box) const {
    const sf::Color dye = palette_.frame(colour);
    return card_stage(type_, colour, {dye.r, dye.g, dye.b, 255}, grain / 2 % kCardStages, box);
}

const sf::Texture& CardStages::sheet() {
    if (fresh_) {
        sheet_.display();
        fresh_ = false;
    }
    return sheet_.getTexture();
}

}  // namespace tankard::window
