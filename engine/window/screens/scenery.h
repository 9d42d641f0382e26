// The stage set on a screen's page: made anew when the page has another place for it, and at every moment
// while somebody comes in.
#pragma once

#include "play/content/backdrop.h"
#include "window/pages/page.h"
#include "window/pages/stage_set.h"
#include "window/screens/screen.h"

#include <chrono>
#include <memory>
#include <optional>

namespace tankard::window {

class Scenery {
 public:
    /// For a page that was just made. `type` is the page's, and lives until the next one is made.
    void place(const Type& type, std::shared_ptr<const play::Backdrop> backdrop, const Page& page,
               const Staging& staging);
    /// From now on who stands in the middle comes up, or the light goes out, as Staging says on the page.
    void enter(Clock::time_point now) { since_ = now; }
    /// Whether somebody is still coming in, or falling, or the end of it has not been drawn yet.
    bool moves() const { return since_.has_value(); }
    /// Null if the page has no place for it. Valid until the next call.
    const Drawing* drawing(Clock::time_point now);

 private:
    static constexpr auto kEntrance = std::chrono::milliseconds(500);

    void make(float entered);

    const Type* type_ = nullptr;
    std::shared_ptr<const play::Backdrop> backdrop_;
    Rect box_;
    Staging staging_;
    std::optional<Clock::time_point> since_;
    std::optional<Drawing> made_;
};

}  // namespace tankard::window
