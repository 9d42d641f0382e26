// The stages of cards' pictures, each drawn once, on one sheet: what stands on a page is cut from it.
#pragma once

#include "text/looks.h"
#include "window/pages/card_stage.h"
#include "window/pages/type.h"
#include "window/paint/palette.h"
#include "window/paint/tabletop.h"

#include <array>
#include <cstdint>
#include <string>

#include <SFML/Graphics.hpp>

namespace tankard::window {

class CardStages {
 public:
    /// They outlive it.
    CardStages(const Type& type, Tabletop& tabletop, const Palette& palette)
        : type_(type), tabletop_(tabletop), palette_(palette) {}

    /// For windows of that height; what was cut before is void.
    void fit(float height);
    /// Where on the sheet the stage of a layout's colour is, for a picture of that shape: the largest part of
    /// that shape. Odd `grain`s are mirrored: the width is less than 0 then. Only after fit().
    sf::FloatRect cut(const std::string& colour, std::uint8_t grain, float wide, float high);
    /// Whether a picture is so much larger than a stage on the sheet that it would be blurred …
    bool is_blurred(const Rect& box) const { return box.w > kCardStageWide * static_cast<float>(fine_) * 2; }
    /// … and is drawn for itself instead.
    Drawing whole(const std::string& colour, std::uint8_t grain, const Rect& box) const;
    /// The sheet with all that has been cut.
    const sf::Texture& sheet();

 private:
    const Type& type_;
    Tabletop& tabletop_;
    const Palette& palette_;
    unsigned fine_ = 1;  ///< how many times as large as in a small window they are drawn
    sf::RenderTexture sheet_;
    std::array<bool, (text::kPigments.size() + 1) * kCardStages> drawn_{};
    bool fresh_ = false;
};

}  // namespace tankard::window
