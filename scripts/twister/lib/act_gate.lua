-- DT-104, DT-140: opens or closes a gate that is not broken.
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
  word = "gate", cost = 1, prompt = "gate",
  may = function(w, figure)
    return (world.trait(figure, "gates") == "open" or world.holds(w, figure, "key")) and #whole(w, figure) > 0
  end,
  targets = function(game, w, figure)
    local found = {}
    for i, gate in ipairs(whole(w, figure)) do
      local across = grid.across[4 * figure.cell + gate.direction] or figure.cell
      found[i] = {
        option = { gate.state == 0 and "lift_gate" or "drop_gate", grid.square(game, across), gate.room, number = gate.number }, gate = gate,
      }
    end
    return found
  end,
  perform = function(game, _, figure, target)
    harm.pay(game, figure.number, 1)
    local gate = target.gate
    gate.room["gate" .. gate.number] = 1 - gate.state
    mirror.gate(game, gate.room, gate.number)
    game:tell(gate.state == 0 and "log.opened" or "log.closed", { card = figure.card })
  end,
}
