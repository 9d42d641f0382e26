-- DT-40: up to its movement; the rest is lib/moving.
local moving = use "twister/lib/moving"
local ways = use "twister/lib/ways"

return {
  word = "move", cost = 1,
  may = function(w, figure) return moving.distance(w, figure) > 0 and ways.first_steps(w, figure) end,
  goals = moving.goals,
  begin = function(game, w, figure)
    game.steps = moving.distance(w, figure)
    game.begun = 0
    return "stroll"
  end,
}
