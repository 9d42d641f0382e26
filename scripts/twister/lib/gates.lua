-- The gates at the edges of a square, DT-162: { room, number, state } of this square's room and of the one beside it.
local grid = use "twister/lib/grid"

local function reach(w, cell)
  local found = {}
  local function look(square, direction, back)
    local slot = grid.slot[square]
    local room = slot and w.room[slot]
    if not room then return end
    for number, gate in ipairs(w.plan[slot].gates) do
      local there = grid.squares[slot][gate[1]]
      if (there == square and gate[2] == direction) or (there == grid.across[4 * square + direction] and gate[2] == back) then
        found[#found + 1] = { room = room, number = number, state = room["gate" .. number], direction = direction }
      end
    end
  end
  for direction = 1, 4 do
    local other = grid.across[4 * cell + direction]
    look(cell, direction, grid.opposite[direction])
    if other and grid.slot[other] ~= grid.slot[cell] then look(other, grid.opposite[direction], direction) end
  end
  return found
end

return reach
