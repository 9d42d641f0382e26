-- What holds once in a fight, or for part of it, begins anew with the next one.
local fight = {}

--- In `on_turn_start`: whether a fight is over or has only begun. Who lay there when it ended has not heard of it otherwise.
function fight.anew(turn) return turn.round == 1 or #turn.monsters == 0 end

return fight
