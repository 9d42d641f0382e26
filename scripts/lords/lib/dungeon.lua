-- Where tiles lie, DL-6 and DL-49 to DL-61. A tile's place is its counter `cell`: 1 to 20, row by row, five a row; the entrance is above
-- cell 3. Nothing here changes anything but `place`, `dig` and `conquer`.
local dungeon = {}

local columns, rows = 5, 4
dungeon.cells = columns * rows
dungeon.entrance = 3

local row, column = {}, {}
local beside = {}    -- the cells beside one, from the north clockwise
local north, east, south, west = {}, {}, {}, {}    -- and each by itself
local blocks = {}    -- of each block of two by two that a cell is in, the three others
for cell = 1, dungeon.cells do
  local c, r = (cell - 1) % columns + 1, (cell - 1) // columns + 1
  column[cell], row[cell], beside[cell], blocks[cell] = c, r, {}, {}
  north[cell] = r > 1 and cell - columns
  east[cell] = c < columns and cell + 1
  south[cell] = r < rows and cell + columns
  west[cell] = c > 1 and cell - 1
  for _, other in ipairs { north[cell], east[cell], south[cell], west[cell] } do
    if other then table.insert(beside[cell], other) end
  end
  for _, dc in ipairs { -1, 1 } do
    for _, dr in ipairs { -1, 1 } do
      if c + dc >= 1 and c + dc <= columns and r + dr >= 1 and r + dr <= rows then
        table.insert(blocks[cell], { cell + dc, cell + columns * dr, cell + dc + columns * dr })
      end
    end
  end
end
dungeon.beside = beside

--- The tiles by cell.
function dungeon.map(seat)
  local map = {}
  for _, tile in ipairs(seat.dungeon:cards()) do map[tile.cell] = tile end
  return map
end

--- One of them.
function dungeon.tile(seat, cell) return seat.dungeon:first_with("cell", cell) end

--- Whether a tile at this cell would close a block of two by two, DL-50.
local function closes_block(map, cell)
  for _, others in ipairs(blocks[cell]) do
    if map[others[1]] and map[others[2]] and map[others[3]] then return true end
  end
  return false
end

--- Where a tunnel may be dug, DL-49 to DL-52.
function dungeon.diggable(map)
  local found = {}
  for cell = 1, dungeon.cells do
    local touches = not map[cell] and (map[north[cell]] or map[east[cell]] or map[south[cell]] or map[west[cell]])
    if touches and not closes_block(map, cell) then found[#found + 1] = cell end
  end
  return found
end

--- Where none may be dug, and why: { { cell, reason }, … }.
function dungeon.undiggable(map)
  local refused = {}
  for cell = 1, dungeon.cells do
    local touches = map[north[cell]] or map[east[cell]] or map[south[cell]] or map[west[cell]]
    local reason = map[cell] and "dug" or not touches and "apart" or closes_block(map, cell) and "block"
    if reason then refused[#refused + 1] = { cell, reason } end
  end
  return refused
end

--- Printed zones, DL-62.
local function in_zone(cell, zone)
  local c, r = column[cell], row[cell]
  if zone == "upper" then return r <= 2 end
  if zone == "lower" then return r >= 3 end
  if zone == "edge" then return r == 1 or r == rows or c == 1 or c == columns end
  if zone == "middle" then return c >= 2 and c <= 4 and r >= 2 and r <= 3 end
  return true
end

local function beside_room(map, cell)
  for _, other in ipairs(beside[cell]) do
    if map[other] and map[other].kind == "room" then return true end
  end
  return false
end

--- The tunnels that a room with this zone could replace, DL-59 to DL-62.
function dungeon.sites(map, zone)
  local found = {}
  for cell = 1, dungeon.cells do
    local tile = map[cell]
    if tile and tile.kind == "tunnel" and tile.lost == 0 and in_zone(cell, zone) then
      if not beside_room(map, cell) then found[#found + 1] = tile end
    end
  end
  return found
end

--- Where none of the rooms that are offered may be built, and why. `offered`: the cells where one may, as keys.
function dungeon.unfit(map, offered)
  local refused = {}
  for cell = 1, dungeon.cells do
    local tile = map[cell]
    if not offered[cell] then
      local reason = (not tile or tile.kind ~= "tunnel") and "no_tunnel" or tile.lost ~= 0 and "conquered"
        or beside_room(map, cell) and "beside_room" or "zone"
      refused[#refused + 1] = { cell, reason }
    end
  end
  return refused
end

--- The unconquered tiles nearest to the entrance on foot, DL-97.
function dungeon.nearest(map)
  local reached, edge = { [dungeon.entrance] = true }, { dungeon.entrance }
  while #edge > 0 do
    local found, further = {}, {}
    for _, cell in ipairs(edge) do
      local tile = map[cell]
      if tile then
        if tile.lost == 0 then found[#found + 1] = tile end
        for _, other in ipairs(beside[cell]) do
          if not reached[other] then
            reached[other] = true
            further[#further + 1] = other
          end
        end
      end
    end
    if #found > 0 then return found end
    edge = further
  end
  return {}
end

function dungeon.square(seat, cell) return seat:square("site", row[cell], column[cell]) end
function dungeon.cell_of(square) return (square.row - 1) * columns + square.column end

--- The board shows what the tile's counters say.
local function show(seat, tile)
  local lost = tile.lost == 1 and "lost_" or ""
  dungeon.square(seat, tile.cell):set_terrain(lost .. (tile.kind == "room" and "room" or "tunnel"))
end

function dungeon.place(seat, tile, cell)
  tile = tile:move(seat.dungeon, "bottom")
  tile.cell = cell
  dungeon.square(seat, cell):place(tile)
  show(seat, tile)
  return tile
end

--- There is always a further tunnel, DL-1.
function dungeon.dig(seat, game, cell)
  local tile = game.supply.top or game:create("tunnel", game.supply)
  return dungeon.place(seat, tile, cell)
end

--- The room takes the tunnel's place, and the imps on it, DL-60.
function dungeon.build(seat, game, room, tile)
  local cell, hands = tile.cell, tile.hands
  tile:move(game.supply)
  room = dungeon.place(seat, room, cell)
  room.hands = hands
  return room
end

function dungeon.conquer(seat, tile)
  tile.lost = 1
  seat:add("lost", 1)
  show(seat, tile)
end

function dungeon.count(seat, kind) return #seat.dungeon:cards_with("kind", kind) end

return dungeon
