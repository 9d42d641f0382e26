// What a special throw does to the hand, the view and the world when it is thrown on a screen (DF-146 to
// DF-167, 6.6): one table. Front ends read the view from it, the simulation the rest.
#pragma once

#include "throw/hand.h"
#include "throw/world.h"

#include <span>
#include <string_view>

namespace tankard::thrown {

/// What whoever throws sees.
enum class View : std::uint8_t { plain, turned, low, hidden, dark, turning };

/// What the course must show besides the demanded bounces, for the throw to be performed.
enum class Deed : std::uint8_t {
    none,
    in_time,  ///< the die left the hand at the right moment
    struck,   ///< it struck the block before the target
    headed,   ///< it struck the obstacle before anything else
    cleared,  ///< it bounced, and flew over the card
};

struct Range {
    int least;
    int most;
};

struct Handicap {
    std::string_view id;  ///< the special throw's, as in the content
    View view = View::plain;
    Deed deed = Deed::none;
    Obstacle obstacles = Obstacle::none;
    /// The tremble in thousandths of a free hand's; what cannot be seen well trembles too.
    int aim = kFull;
    int strength = kFull;
    int lift = kFull;
    int spin = kFull;
    /// What the hand can do at all.
    Range strengths{0, kFull};
    Range lifts{0, kFull};
    Range spins{-kFull, kFull};
    int back = 0;     ///< millimetres further from the target
    int height = 0;   ///< millimetres higher than a free hand
    int moment = 0;   ///< in_time: at most so far from it
    int kick = 0;     ///< millimetres a second, at each bounce
    int coupled = 0;  ///< thousandths of the stray of strength that go sideways too
    int bounces = 1;  ///< on the table, before the target
    Hand usual{};     ///< how a practised hand throws it
};

std::span<const Handicap> handicaps();
/// Of a special throw of the content; nothing for one that the table does not have: it is thrown plainly.
const Handicap* handicap(std::string_view id);
/// All of them at once (DF-85): what each forbids is forbidden, as long as the die comes to the target;
/// strays multiply.
Handicap together(std::span<const Handicap* const> all);
/// A plain throw.
const Handicap& plain_throw();

}  // namespace tankard::thrown
