-- DT-128: who knows how sets off a wand; the first in sight dies, whoever it is.
local harm = use "twister/lib/harm"
local sides = use "twister/lib/sides"
local world = use "twister/lib/world"

local function targets(w, figure)
  local found = {}
  for direction = 1, 4 do
    local seen = world.first_seen(w, figure, direction)
    if seen then found[#found + 1] = { option = { "aim", seen.card }, figure = seen } end
  end
  return found
end

return {
  word = "fire", cost = 1, prompt = "fire",
  may = function(w, figure)
    return world.trait(figure, "magic_user") and world.holds(w, figure, "wand", true) and #targets(w, figure) > 0
  end,
  targets = function(_, w, figure) return targets(w, figure) end,
  perform = function(game, w, figure, target)
    harm.pay(game, figure.number, 1)
    local wand = world.holds(w, figure, "wand", true)
    if wand.card.square then wand.card:leave() end
    wand.card:move(game.gone)
    game:tell("log.fireball", {
      card = figure.card, of = sides.namesake(game, figure), other = target.figure.card, whose = sides.namesake(game, target.figure),
    })
    harm.kill(game, w, target.figure)
  end,
}
