// The moments at which content may act, by number: registry.cpp declares them in this order.
#pragma once

namespace tankard::deckbuilder {

enum class Hook : int {
    on_setup,
    on_reveal,
    on_turn_start,
    before_attacks,
    on_turn_end,
    on_round,
    on_play,
    on_attack,
    on_hit,
    on_wound,
    on_death,
    on_kill,
    on_buy,
    on_fall,
    on_encounter_end,
    on_use,
    can_use,  // filters from here on
    can_play,
    attack_change,
    monster_attack_change,
    damage_change,
    price_change,
    turn_end_loss,
    intro,  // a chapter's pages: called by the campaign
    alive,
    dead,
};

}  // namespace tankard::deckbuilder
