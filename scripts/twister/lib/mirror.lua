-- The board that front ends draw. What counts are the counters of cards; this follows them.
local grid = use "twister/lib/grid"
local plans = use "twister/lib/plans"

local mirror = {}

function mirror.put(game, card, cell) grid.square(game, cell):place(card) end

--- The two starting lines.
function mirror.lines(game)
  for side = 1, 2 do
    for _, cell in ipairs(grid.lines[side]) do grid.square(game, cell):set_terrain "line" end
  end
end

local gates = { [0] = "gate", "gate_open", "gate_broken" }

--- Everything of a room as it lies.
function mirror.room(game, card)
  local plan = plans[card.id][card.turned]
  local squares = grid.squares[card.slot]
  for place, word in ipairs(plan.ground) do grid.square(game, squares[place]):set_terrain(word) end
  for _, wall in ipairs(plan.walls) do
    grid.square(game, squares[wall[1]]):edge(grid.sides[wall[2]]):carry "wall"
  end
  for number = 1, #plan.gates do mirror.gate(game, card, number) end
end

--- DT-163: everybody can see which armories have been searched.
function mirror.searched(game, card, number)
  local place = plans[card.id][card.turned].armories[number]
  grid.square(game, grid.squares[card.slot][place]):set_terrain "ransacked"
end

function mirror.gate(game, card, number)
  local gate = plans[card.id][card.turned].gates[number]
  grid.square(game, grid.squares[card.slot][gate[1]]):edge(grid.sides[gate[2]]):carry(gates[card["gate" .. number]])
end

--- A room and all on it turn by so many quarters.
function mirror.turn(game, slot, quarters) grid.square(game, grid.squares[slot][1]):turn(5, quarters) end

return mirror
