-- DT-71 to DT-75: a bolt at the first one in sight.
local strength = use "twister/lib/strength"
local world = use "twister/lib/world"

local function targets(w, figure)
  local found = {}
  for direction = 1, 4 do
    local seen = world.first_seen(w, figure, direction)
    if seen and seen.side ~= figure.side and seen.card.hurt == 0 and strength.shoots(w, figure, seen) then
      found[#found + 1] = { option = { "shoot_at", seen.card }, figure = seen }
    end
  end
  return found
end

return {
  word = "shoot", cost = 1, prompt = "shoot", far = targets,
  may = function(w, figure) return world.trait(figure, "bolt") > 0 and #targets(w, figure) > 0 end,
  targets = function(_, w, figure) return targets(w, figure) end,
  perform = function(game, _, _, target)
    game.target = target.figure.number
    game.afar = 1
    return "challenge"
  end,
}
