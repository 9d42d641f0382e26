// What is meant when a card is dragged onto another, such as a weapon onto whom it is for, and what a figure
// that is held could do to what is pressed. Pure.
#pragma once

#include "scene/scene.h"
#include "window/pages/page.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tankard::window {

struct Dragged {
    std::optional<std::size_t> choice;  ///< nothing: it means nothing
    std::vector<Ref> onto;              ///< whom the next question is about, if this one does not name them
    bool goes_on = false;  ///< a deed: the first of `onto` does it, which may be asked before to what
    bool missed = false;   ///< it could have meant something, and means nothing …
    std::string why;       ///< … for this reason; empty: the rules say nothing of it
};

/// By two spots of a table's page (offering.h). The choice that is about both; else what the first could do
/// to the other, or to the square where it is (Choice::goals); else one about the first alone that has the
/// other among its goals, or the only one, if the other is a card that people stand before and it says of
/// none.
Dragged dragged(const scene::Scene& scene, const scene::Ask& ask, const Spot& from, const Spot& onto);

/// What one of those who could do something next could do to a thing, of several the first (Choice::goals):
/// to what is pressed, to the square where it lies, or to who stands on that square; no choice: nothing.
Dragged deed_to(const scene::Scene& scene, const scene::Ask& ask, Ref figure, Ref thing);
/// Why that is nothing; empty: the rules say nothing of it.
std::string why_not(const scene::Scene& scene, const scene::Ask& ask, Ref figure, Ref thing);

/// The only choice about one of these things.
std::optional<std::size_t> aimed_at(const scene::Ask& ask, std::span<const Ref> things);

}  // namespace tankard::window
