// A throw: the picture of table and target at the left, and at the right at whom, what is asked for, the
// four dials of the hand, and what can be done besides. From view, size and scale to rectangles: pure.
//
// Where there is little room, less is shown in steps: first what the special throws do to the hand, then the
// dials of lift and spin, which have keys and the wheel.
#pragma once

#include "window/pages/aiming.h"
#include "window/pages/pieces.h"

#include <cstdint>
#include <string>

namespace tankard::window {

/// How the die lies, in words.
struct Result {
    std::string headline;  ///< "Ring 4"
    std::string details;   ///< why it is a miss; whether the icon is up
    bool hit = false;
};
Result result_of(const Ruler& ruler, const scene::Throw& asked, const thrown::Thrown& thrown);

/// "Ring 4", "On a bone".
std::string section_words(const Ruler& ruler, fighter::Spot place);

struct ThrowView {
    enum class Stage : std::uint8_t { aiming, flying, lies };

    const scene::Scene& scene;
    const scene::Ask& ask;  ///< with a throw
    const Aiming& aiming;
    Stage stage = Stage::aiming;
    Result result{};    ///< when it lies
    bool hint = false;  ///< how to throw stands over the picture
    int others = 0;     ///< of what the others may do meanwhile, so many have been looked through
};

/// Spots: Does::less, more and slide with a Dial; settle 0 throws, or goes on when the die lies; choose, what
/// other seats may do meanwhile, and others, where not all of that fits; commands.
Page throw_page(const Ruler& ruler, const ThrowView& view, float width, float height);
/// Where the picture is.
Rect picture_box(const Ruler& ruler, float width, float height);

}  // namespace tankard::window
