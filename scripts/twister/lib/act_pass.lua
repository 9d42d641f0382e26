-- DT-106: through a wall, single or double.
local grid = use "twister/lib/grid"
local harm = use "twister/lib/harm"
local moving = use "twister/lib/moving"
local ways = use "twister/lib/ways"
local world = use "twister/lib/world"

return {
  word = "pass", cost = 1, prompt = "pass",
  may = function(w, figure) return world.trait(figure, "walls") and #ways.through_walls(w, figure) > 0 end,
  targets = function(game, w, figure)
    local found = {}
    for i, cell in ipairs(ways.through_walls(w, figure)) do
      found[i] = { option = { "through", grid.square(game, cell) }, cell = cell }
    end
    return found
  end,
  perform = function(game, w, figure, target)
    harm.pay(game, figure.number, 1)
    game:tell("log.passed", { card = figure.card, square = grid.square(game, target.cell) })
    moving.arrive(game, w, figure.number, target.cell)
  end,
}
