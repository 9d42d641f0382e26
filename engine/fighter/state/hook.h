// The moments at which content may act, by number: registry.cpp declares them in this order.
#pragma once

namespace tankard::fighter {

enum class Hook : int {
    on_setup,
    on_room,
    on_reveal,
    on_hit,
    on_miss,
    on_defeat,
    on_faint,
    damage_change,  // a filter
    intro,          // a chapter's pages: called by the campaign
    alive,
    dead,
};

}  // namespace tankard::fighter
