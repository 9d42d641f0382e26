-- DT-60: attacks an enemy beside it; the combat itself is lib/fight.
local grid = use "twister/lib/grid"
local harm = use "twister/lib/harm"
local strength = use "twister/lib/strength"
local world = use "twister/lib/world"

--- Enemies beside somebody that were not wounded this turn, DT-64.
local function targets(w, figure)
  return world.neighbours(w, figure.cell, function(other)
    return other.side ~= figure.side and not other.carrier and other.card.hurt == 0
  end)
end

return {
  word = "fight", cost = 0, prompt = "fight", near = targets,
  may = function(w, figure)
    return #targets(w, figure) > 0
      and (figure.points > 0 or strength.quick(w, figure) > 0)
  end,
  targets = function(_, w, figure)
    local found = {}
    for i, other in ipairs(targets(w, figure)) do found[i] = { option = { "attack", other.card }, figure = other } end
    return found
  end,
  hindered = function(w, figure)
    local may, found = {}, {}
    for _, other in ipairs(targets(w, figure)) do may[other.number] = true end
    for _, other in ipairs(w.figures) do
      local near = math.abs(grid.row[other.cell] - grid.row[figure.cell]) + math.abs(grid.column[other.cell] - grid.column[figure.cell]) == 1
      if other.side ~= figure.side and not other.carrier and near and not may[other.number] then
        found[#found + 1] = { figure.card, other.card, reason = other.card.hurt > 0 and "twice" or "apart" }
      end
    end
    return found
  end,
  perform = function(game, _, _, target)
    game.target = target.figure.number
    game.afar = 0
    return "challenge"
  end,
}
