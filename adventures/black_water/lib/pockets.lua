-- What everybody can do after the first evening, whatever they hold.
local pockets = {}

--- In `on_setup`.
function pockets.give(turn)
  for _, hero in ipairs(turn.heroes) do hero:give_effect "pockets" end
end

return pockets
