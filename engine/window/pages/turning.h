// Blocks of a board's squares that turn, or are turned over, before everybody's eyes: from two scenes and
// what turned between them to how each piece stands at a moment of the way. Pure.
//
// A turn is said by an event. What is turned over is seen: the squares of a frame that were all alike are
// none of that any more. Grounds, edges and figures go round the block's middle; what is read stays upright.
#pragma once

#include "scene/scene.h"
#include "window/pages/page.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tankard::window {

struct Turning {
    int board = -1;  ///< Ref::board
    scene::Frame block;
    int quarters = 0;  ///< clockwise, 1 to 3; 0: it is turned over
    /// Of what is turned over: the side that is seen until it stands on edge; null: the side that is.
    std::shared_ptr<const scene::Board> back{};
};

/// What moves from a scene to the next. A block that turned several times turns once, by all of it.
std::vector<Turning> turnings(const scene::Scene& before, const scene::Scene& after,
                              std::span<const scene::Turned> turned);

/// What a choice would turn; nothing if it turns nothing that is seen.
std::optional<Turning> turned_by(const scene::Choice& choice, const scene::Scene& scene);

/// How a piece with this box stands at a share of its way, 0 to 1.
Stance stance(const Swing& swing, const Rect& box, float share);
/// The same for all of a page's pieces.
Flights swung(const Page& page, float share);

}  // namespace tankard::window
