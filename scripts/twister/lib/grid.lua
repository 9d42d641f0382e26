-- Where squares lie: 10 rows of 22, numbered from 1; columns 1 and 22 are the starting lines. Rooms are slots 1 to 8, 1 to 4 in the
-- upper half. Directions: 1 north, 2 east, 3 south, 4 west.
local grid = { rows = 10, columns = 22, cells = 220 }

grid.across = {}       -- across[4 * cell + direction]: the square there
grid.slot = {}         -- the room of a square
grid.row, grid.column = {}, {}
grid.line = {}         -- the side whose starting line it is
grid.lines = { {}, {} }
grid.squares = {}      -- squares[slot][1 to 25], row by row
grid.place = {}        -- of a square in its room, 1 to 25
grid.opposite = { 3, 4, 1, 2 }
grid.sides = { "north", "east", "south", "west" }

function grid.cell(row, column) return (row - 1) * 22 + column end

for slot = 1, 8 do grid.squares[slot] = {} end
for cell = 1, 220 do
  local row, column = (cell - 1) // 22 + 1, (cell - 1) % 22 + 1
  grid.row[cell], grid.column[cell] = row, column
  if row > 1 then grid.across[4 * cell + 1] = cell - 22 end
  if column < 22 then grid.across[4 * cell + 2] = cell + 1 end
  if row < 10 then grid.across[4 * cell + 3] = cell + 22 end
  if column > 1 then grid.across[4 * cell + 4] = cell - 1 end
  if column == 1 then
    grid.line[cell] = 1
    table.insert(grid.lines[1], cell)
  elseif column == 22 then
    grid.line[cell] = 2
    table.insert(grid.lines[2], cell)
  else
    local slot = (row > 5 and 4 or 0) + (column - 2) // 5 + 1
    grid.slot[cell] = slot
    table.insert(grid.squares[slot], cell)
    grid.place[cell] = #grid.squares[slot]
  end
end

--- The two rooms at a side's starting line.
grid.gates = { { 1, 5 }, { 4, 8 } }
--- The dots of a starting line, Q4: squares 1, 3, 6 and 8 of 0 to 9.
grid.dots = { 2, 4, 7, 9 }

--- Whether a room lies at an end, DT-11.
function grid.at_end(slot) return slot == 1 or slot == 4 or slot == 5 or slot == 8 end

function grid.middle(slot) return grid.squares[slot][13] end

--- One side by its word for the board.
function grid.square(game, cell) return game:square("dungeon", grid.row[cell], grid.column[cell]) end
--- The same, each asked for once.
function grid.squares_of(game)
  local known = {}
  return function(cell)
    local square = known[cell]
    if not square then
      square = grid.square(game, cell)
      known[cell] = square
    end
    return square
  end
end
function grid.cell_of(square) return (square.row - 1) * 22 + square.column end

--- Where a square of a room goes when it turns clockwise by a quarter, DT-37: (r, c) to (c, 4 - r).
grid.quarter = {}
for r = 0, 4 do
  for c = 0, 4 do grid.quarter[5 * r + c + 1] = 5 * c + (4 - r) + 1 end
end
function grid.turned(place, quarters)
  for _ = 1, quarters % 4 do place = grid.quarter[place] end
  return place
end

return grid
