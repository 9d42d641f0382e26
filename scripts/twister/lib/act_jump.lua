-- DT-50 to DT-53: two squares, and a card.
local grid = use "twister/lib/grid"
local harm = use "twister/lib/harm"
local moving = use "twister/lib/moving"
local sides = use "twister/lib/sides"
local ways = use "twister/lib/ways"

--- Cards that a side has left, read once a world.
local function left(w, game, side)
  w.jumps = w.jumps or {}
  local known = w.jumps[side]
  if not known then
    known = sides.captain(game, side).jumps
    w.jumps[side] = known
  end
  return known
end

return {
  word = "jump", cost = 1, prompt = "jump",
  may = function(w, figure, game)
    return left(w, game, figure.side) > 0 and #ways.jumps(w, figure) > 0
  end,
  targets = function(game, w, figure)
    local found = {}
    for i, jump in ipairs(ways.jumps(w, figure)) do
      local way = { grid.square(game, figure.cell), grid.square(game, jump.over), grid.square(game, jump.cell) }
      found[i] = { option = { "leap", way[3], way = way }, cell = jump.cell }
    end
    return found
  end,
  perform = function(game, w, figure, target)
    harm.pay(game, figure.number, 1)
    sides.captain(game, figure.side):add("jumps", -1)
    game:tell("log.jumped", { card = figure.card, square = grid.square(game, target.cell) })
    moving.arrive(game, w, figure.number, target.cell, true)
  end,
}
