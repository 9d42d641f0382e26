#include "window/pages/throw_picture.h"

#include "window/pages/throw_above.h"
#include "window/pages/throw_die.h"
#include "window/pages/throw_hand.h"
#include "window/pages/throw_room.h"

#include <algorithm>

namespace tankard::window {

Drawing throw_picture(const ThrowSight& sight, const Rect& box) {
    constexpr double kDark = 0.14;  // one still sees the die
    Brush brush(sight.eye, box, sight.glyph);
    add_room(brush, sight);
    add_edge(brush, sight, true);
    add_obstacles(brush, sight, true);
    if (sight.aiming != nullptr) {
        add_hand(brush, sight);
    } else {
        add_die_shadow(brush, sight, sight.die);
        add_die(brush, sight, sight.die, kDark + (1 - kDark) * sight.light);
    }
    add_obstacles(brush, sight, false);
    add_edge(brush, sight, false);
    if (sight.show_above) add_from_above(brush, sight);
    return brush.take();
}

std::pair<float, float> hand_at(const ThrowSight& sight, const Rect& box) {
    return hand_pixel(Perspective(sight.eye, box), sight, box);
}

}  // namespace tankard::window
