-- DT-100: somebody wounded beside a healer, friend or foe.
local harm = use "twister/lib/harm"
local world = use "twister/lib/world"

local trait = world.trait

--- Whether somebody wounded could stand up where it lies: nobody else on the square, DT-20, DT-42.
local function can_rise(w, figure)
  if figure.carrier then return false end
  for _, other in ipairs(world.figures_at(w, figure.cell)) do
    if other ~= figure then return false end
  end
  return world.crowd(w, figure.cell) <= 2
end

return {
  word = "heal", cost = 1, prompt = "heal", can_rise = can_rise,
  may = function(w, figure)
    return trait(figure, "heals")
      and #world.neighbours(w, figure.cell, function(other) return other.wounded and can_rise(w, other) end) > 0
  end,
  targets = function(_, w, figure)
    local found = {}
    for i, other in ipairs(world.neighbours(w, figure.cell, function(each) return each.wounded and can_rise(w, each) end)) do
      found[i] = { option = { "tend", other.card }, figure = other }
    end
    return found
  end,
  perform = function(game, _, figure, target)
    harm.pay(game, figure.number, 1)
    target.figure.card.wounded = 0
    target.figure.card.healed = 1
    game:tell("log.healed", { card = figure.card, other = target.figure.card })
  end,
}
