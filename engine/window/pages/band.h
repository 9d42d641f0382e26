// The dark band at the head of a page: where we are at its left, and at its right what can be done anywhere.
#pragma once

#include "window/pages/pieces.h"

#include <algorithm>
#include <optional>

namespace tankard::window {

class Band {
 public:
    /// With the menu, the rules, the log and the undo, which are spots of the page. `high` in pixels.
    Band(const Ruler& ruler, Page& page, float high);

    /// Words more at the left. False if there is no room for all of them: then they are cut, or not said.
    bool say(const std::string& words, Typeface face, unsigned size, bool cut);
    /// The same of where we are, in bold: it stands first, and can be pointed at if there is more to tell.
    void name(const std::string& words, bool told);
    /// What is free at the right of the words, which count as at least `said` wide.
    Rect rest(float said) const {
        const float from = std::min(std::max(left_, said), right_);
        return {from, 0, right_ - from, high_};
    }
    /// Lays it on the page.
    void lay();

 private:
    const Ruler& ruler_;
    Page& page_;
    float high_;
    Piece piece_;
    std::optional<Piece> told_{};  ///< over its name
    float left_;                   ///< where the next words begin
    float right_;                  ///< where they must have ended
};

}  // namespace tankard::window
