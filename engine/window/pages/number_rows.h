// Answers that are numbers: an amount, shares of several things, where a die of one's own lies. Rows with −
// and +. Pure.
#pragma once

#include "window/pages/choosing.h"
#include "window/pages/pieces.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tankard::window {

class NumberRows {
 public:
    /// They stand in `box`, and are added to `page`.
    NumberRows(const Ruler& ruler, const scene::Ask& ask, const Choosing& choosing, const Rect& box,
               Page& page)
        : ruler_(ruler), ask_(ask), choosing_(choosing), box_(box), page_(page) {}

    /// The amount, and a slider below it; from `y` on. Returns where they end.
    float amount(float y);
    /// A row for each option, below the target if the die is a real one and there is room for it. `below`
    /// stays free.
    float shares(float y, float below);

 private:
    /// Nothing if there is no room for it.
    void stepper(std::int64_t number, std::string_view label, std::string_view value, unsigned size);
    float stepper_height(std::string_view label, unsigned size) const;
    /// What a field asks for; beside the target the section that is chosen.
    std::string field(std::size_t option, bool on_target) const;
    /// Where a die of one's own lies, to be pressed on the target; false if there is no room for it.
    bool target(float below);
    float left() const { return box_.bottom() - y_; }

    const Ruler& ruler_;
    const scene::Ask& ask_;
    const Choosing& choosing_;
    Rect box_;
    Page& page_;
    float y_ = 0;
};

}  // namespace tankard::window
