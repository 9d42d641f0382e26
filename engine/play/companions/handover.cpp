#include "play/companions/handover.h"

#include "play/content/names.h"

#include <cstdint>
#include <string>

namespace tankard::play {
namespace {

bool table_is_laid(campaign::Stage stage) {
    return stage >= campaign::Stage::intro && stage <= campaign::Stage::closing;
}

}  // namespace

void apply_handover(const Value& what, campaign::State& state, const RuleSet& rules) {
    const auto* place = what.at("member").integer();
    if (place == nullptr || *place < 0 || *place >= static_cast<std::int64_t>(state.members.size())) return;
    campaign::Member& member = state.members[static_cast<std::size_t>(*place)];
    if (const bool* companion = what.at("companion").truth()) member.companion = *companion;
    if (const std::string* player = what.at("player").text(); player != nullptr && is_player_name(*player))
        member.player = *player;
    if (what.at(kHandedAt).is_nil() || !table_is_laid(state.stage)) return;
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat)
        if (state.seats[seat] == *place)
            rules.hand_over(state.table, seat_at(static_cast<int>(seat)), member.companion);
}

}  // namespace tankard::play
