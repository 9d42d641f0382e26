-- DT-167: a weapon gets better at a brazier, once; not while somebody hangs over it.
local harm = use "twister/lib/harm"
local world = use "twister/lib/world"

local function hot(w, cell)
  for _, other in ipairs(world.beside(w, cell, "brazier")) do
    if #world.figures_at(w, other) == 0 then return true end
  end
  return false
end

local function weapons(w, figure)
  local found = {}
  for _, thing in ipairs(world.carried(w, figure)) do
    if thing.thing and world.trait(thing, "weapon") and thing.card.forged == 0 then
      found[#found + 1] = { option = { "hammer_out", thing.card }, thing = thing }
    end
  end
  return found
end

return {
  word = "forge", cost = 1, prompt = "forge",
  may = function(w, figure) return #weapons(w, figure) > 0 and hot(w, figure.cell) end,
  targets = function(_, w, figure) return weapons(w, figure) end,
  perform = function(game, _, figure, target)
    harm.pay(game, figure.number, 1)
    target.thing.card.forged = 1
    game:tell("log.forged", { card = figure.card, thing = target.thing.card })
  end,
}
