#include "window/paint/card_stages.h"

#include "window/pages/card_stage.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tankard::window {

sf::FloatRect CardStages::cut(const std::string& colour, std::uint8_t grain, float wide, float high) {
    const auto row = static_cast<std::size_t>(
        std::find(text::kPigments.begin(), text::kPigments.end(), colour) - text::kPigments.begin());
    const unsigned which = grain / 2 % kCardStages;
    const Rect box{kCardStageWide * static_cast<float>(which), kCardStageHigh * static_cast<float>(row),
                   kCardStageWide, kCardStageHigh};
    if (bool& drawn = drawn_[row * kCardStages + which]; !drawn) {
        if (sheet_.getSize().x == 0)
            sheet_.create(static_cast<unsigned>(kCardStageWide) * kCardStages,
                          static_cast<unsigned>(kCardStageHigh) * (text::kPigments.size() + 1));
        const sf::Color dye = palette_.frame(colour);
        tabletop_.draw(sheet_, card_stage(type_, colour, {dye.r, dye.g, dye.b, 255}, which, box));
        drawn = fresh_ = true;
    }
    const float part = std::min(kCardStageWide, std::round(kCardStageHigh * wide / std::max(high, 1.0F)));
    const float left = box.x + (box.w - part) / 2;
    return grain % 2 == 0 ? sf::FloatRect(left, box.y, part, box.h)
                          : sf::FloatRect(left + part, box.y, -part, box.h);
}

const sf::Texture& CardStages::sheet() {
    if (fresh_) {
        sheet_.display();
        sheet_.setSmooth(true);
        sheet_.generateMipmap();
        fresh_ = false;
    }
    return sheet_.getTexture();
}

}  // namespace tankard::window
