-- DT-30 to DT-33: a room is turned over, and what lay on it is put on its squares.
local arrival = use "twister/lib/arrival"
local grid = use "twister/lib/grid"
local harm = use "twister/lib/harm"
local mirror = use "twister/lib/mirror"
local sides = use "twister/lib/sides"
local world = use "twister/lib/world"

--- Rooms face down to which somebody has access; from the own starting line both that touch it.
local function rooms(w, figure)
  local found = {}
  local function add(slot)
    for _, known in ipairs(found) do
      if known == slot then return end
    end
    found[#found + 1] = slot
  end
  if grid.line[figure.cell] == figure.side then
    for _, slot in ipairs(grid.gates[figure.side]) do
      if not w.room[slot] then add(slot) end
    end
    return found
  end
  for direction = 1, 4 do
    local slot = grid.slot[grid.across[4 * figure.cell + direction]]
    if slot and not w.room[slot] and not world.closed(w, figure.cell, direction) then add(slot) end
  end
  return found
end

--- What is unpacked next, and by which side: what is not of the revealer's own objects by the revealer, these by the opponent.
local function next_token(game)
  local side = game.side
  for _, owner in ipairs { side, sides.other(side) } do
    for _, card in ipairs(sides.captain(game, owner).arrivals:cards()) do
      if owner ~= side or card.kind == "character" then return card, owner, side end
    end
  end
  local card = sides.captain(game, side).arrivals.top
  return card, side, sides.other(side)
end

local beats = {}

function beats.unpack(game)
  local card, owner, placer = next_token(game)
  if not card then
    game.slot = 0
    return harm.after(game)
  end
  local w = world.read(game)
  local cells, options = {}, {}
  for pass = 1, 2 do
    for _, cell in ipairs(grid.squares[game.slot]) do
      local ground = world.ground(w, cell)
      if (ground == "floor" or ground == "gear") and (pass == 2 or world.crowd(w, cell) == 0) then cells[#cells + 1] = cell end
    end
    if #cells > 0 then break end
  end
  for i, cell in ipairs(cells) do options[i] = { "put", grid.square(game, cell) } end
  local cell = cells[game:ask {
    seat = sides.speaker(game, placer), prompt = "unpack", options = options, slots = { card = card, who = sides.captain(game, owner) },
  }]
  arrival.stand(game, card, owner, cell)
  arrival.endow(game, card)                                                    -- DT-33
  return "unpack"
end

return {
  word = "reveal", cost = 1, prompt = "reveal", beats = beats, rooms = rooms,
  may = function(w, figure) return #rooms(w, figure) > 0 end,
  targets = function(game, w, figure)
    local found = {}
    for i, slot in ipairs(rooms(w, figure)) do
      found[i] = { option = { "open_room", grid.square(game, grid.middle(slot)), number = slot }, slot = slot }
    end
    return found
  end,
  perform = function(game, w, figure, target)
    harm.pay(game, figure.number, 1)
    local turned = game:random(4, "rooms") - 1                                 -- Q5
    local room = game.vault:draw(game.rooms)
    room.slot = target.slot
    room.turned = turned
    mirror.room(game, room)
    game:tell("log.revealed", { card = figure.card, room = room })
    for side = 1, 2 do
      local captain = sides.captain(game, side)
      for _, card in ipairs(captain["under" .. target.slot]:cards()) do card:move(captain.arrivals, "bottom") end
      for _, card in ipairs(captain.perched:cards()) do
        if card.slot == target.slot then
          card.slot = 0
          card:move(captain.arrivals, "bottom")
        end
      end
    end
    game.slot = target.slot
    return "unpack"
  end,
}
