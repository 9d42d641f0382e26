-- DT-102, DT-114: breaks a gate for good, open or closed.
local gates = use "twister/lib/gates"
local grid = use "twister/lib/grid"
local harm = use "twister/lib/harm"
local mirror = use "twister/lib/mirror"
local world = use "twister/lib/world"

local function whole(w, figure)
  local found = {}
  for _, gate in ipairs(gates(w, figure.cell)) do
    if gate.state < 2 then found[#found + 1] = gate end
  end
  return found
end

return {
  word = "smash", cost = 1, prompt = "smash",
  may = function(w, figure) return world.trait(figure, "gates") == "break" and #whole(w, figure) > 0 end,
  targets = function(game, w, figure)
    local found = {}
    for i, gate in ipairs(whole(w, figure)) do
      local across = grid.across[4 * figure.cell + gate.direction] or figure.cell
      found[i] = { option = { "break_gate", grid.square(game, across), gate.room, number = gate.number }, gate = gate }
    end
    return found
  end,
  perform = function(game, _, figure, target)
    harm.pay(game, figure.number, 1)
    target.gate.room["gate" .. target.gate.number] = 2
    mirror.gate(game, target.gate.room, target.gate.number)
    game:tell("log.broke", { card = figure.card })
  end,
}
