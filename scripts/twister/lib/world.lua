-- The dungeon as it stands, read once a decision: how rooms lie, who is where. What lies on a square and what stands on an edge is
-- looked up in the rooms' plans when it is first asked for: world.ground, world.closed.
--
-- A figure is { card, number, side, cell, wounded, carrier }; one that is carried stands where its carrier stands. A thing is { card,
-- number, cell, bearer }. What its card says is asked of the card: trait(figure, "flies").
local grid = use "twister/lib/grid"
local plans = use "twister/lib/plans"

local across, opposite, slot_of, place_of, line = grid.across, grid.opposite, grid.slot, grid.place, grid.line

local world = {}

--- `other_slot` and `quarters`: as if that room were turned so far.
local function read_rooms(game, w, other_slot, quarters)
  w.room = { false, false, false, false, false, false, false, false }
  w.plan = { false, false, false, false, false, false, false, false }
  w.gates = {}
  for _, card in ipairs(game.rooms:cards()) do
    local slot = card.slot
    w.room[slot] = card
    w.plan[slot] = plans[card.id][slot == other_slot and quarters or card.turned]
  end
end

--- The word of a square; false where the room is face down.
function world.ground(w, cell)
  local plan = w.plan[slot_of[cell]]
  if plan then return plan.ground[place_of[cell]] end
  return line[cell] and "line" or false
end
local ground = world.ground

--- Whether a room's gate is closed, read once a world.
local function gate_closed(w, slot, number)
  local key = 4 * slot + number
  local known = w.gates[key]
  if known == nil then
    known = w.room[slot]["gate" .. number] == 0
    w.gates[key] = known
  end
  return known
end

--- What a square's own room has on a side: 1 a wall, 2 a closed gate, false if free.
local function stands(w, cell, direction)
  local slot = slot_of[cell]
  local plan = w.plan[slot]
  local what = plan and plan.edges[4 * place_of[cell] + direction]
  if not what then return false end
  return what == 0 and 1 or gate_closed(w, slot, what) and 2
end

--- The same of both rooms that share the edge.
function world.closed(w, cell, direction)
  local what = stands(w, cell, direction)
  if what == 1 then return 1 end
  local other = across[4 * cell + direction]
  if other and slot_of[other] ~= slot_of[cell] then return stands(w, other, opposite[direction]) or what end
  return what
end
local closed = world.closed

--- Somebody carries this one.
local function load(w, token)
  local carried = w.load[token.bearer]
  if carried then carried[#carried + 1] = token else w.load[token.bearer] = { token } end
end

local function read_figures(game, w)
  local figures, by_number, at, count = w.figures, w.by_number, w.at, 0
  for side = 1, 2 do
    local field = game:seat(side).field
    for _, card in ipairs(field:cards()) do
      local number = card.number
      local figure = { card = card, number = number, side = side, cell = card.cell, wounded = false, bearer = 0 }
      count = count + 1
      figures[count] = figure
      by_number[number] = figure
    end
    for _, card in ipairs(field:cards_with("wounded", 1)) do    -- only these are carried, and by their own side
      local figure = by_number[card.number]
      figure.wounded, figure.bearer = true, card.bearer
      if figure.bearer > 0 then
        figure.carrier = by_number[figure.bearer]
        load(w, figure)
      end
    end
  end
  for _, figure in ipairs(figures) do
    if figure.carrier then figure.cell = figure.carrier.cell end
    local here = at[figure.cell]
    if here then here[#here + 1] = figure else at[figure.cell] = { figure } end
  end
end

local function read_things(game, w)
  local things, by_number, lying = w.things, w.by_number, w.lying
  for i, card in ipairs(game.things:cards()) do
    local number, bearer = card.number, card.bearer
    local cell = bearer > 0 and by_number[bearer].cell or card.cell
    local thing = { card = card, number = number, bearer = bearer, cell = cell, thing = true }
    things[i] = thing
    by_number[number] = thing
    if bearer > 0 then
      load(w, thing)
    else
      local here = lying[cell]
      if here then here[#here + 1] = thing else lying[cell] = { thing } end
    end
  end
end

local function read_tokens(game, w)
  w.figures, w.things, w.by_number, w.at, w.lying, w.load = {}, {}, {}, {}, {}, {}
  read_figures(game, w)
  read_things(game, w)
end

--- With a slot and quarters only the rooms, as if that one lay so.
function world.read(game, slot, quarters)
  local w = { game = game, aloft = game.begun == 1 and game.actor or 0 }
  read_rooms(game, w, slot, quarters)
  if not slot then read_tokens(game, w) end
  return w
end

--- What a card says, or false. Most are asked for once a world: to keep an answer costs more than it saves.
function world.trait(token, word)
  return token.card[word] or false
end
local trait = world.trait

local nobody = {}
function world.figures_at(w, cell) return w.at[cell] or nobody end
function world.things_at(w, cell) return w.lying[cell] or nobody end
--- What somebody carries: things, or a wounded figure.
function world.carried(w, figure) return w.load[figure.number] or nobody end

--- How many tokens lie on a square, but those of somebody and what it carries.
function world.crowd(w, cell, besides)
  local count = #world.things_at(w, cell)
  for _, figure in ipairs(world.figures_at(w, cell)) do
    if not besides or (figure ~= besides and figure.carrier ~= besides) then
      count = count + 1
      for _, token in ipairs(world.carried(w, figure)) do
        if token.thing then count = count + 1 end
      end
    end
  end
  return count
end

--- Whether two squares are side by side with nothing between, DT-23.
function world.adjacent(w, one, other)
  for direction = 1, 4 do
    if across[4 * one + direction] == other then return not closed(w, one, direction) end
  end
  return false
end

--- The squares side by side with one, DT-23; those of rooms face down are not among them. With a word only such squares.
function world.beside(w, cell, word)
  local found = {}
  for direction = 1, 4 do
    local other = across[4 * cell + direction]
    local there = other and ground(w, other)
    if there and (not word or there == word) and not closed(w, cell, direction) then found[#found + 1] = other end
  end
  return found
end

--- Figures beside a square that a test fits.
function world.neighbours(w, cell, fits)
  local found = {}
  for direction = 1, 4 do
    local key = 4 * cell + direction
    local other = across[key]
    if other and w.at[other] and not closed(w, cell, direction) then
      for _, figure in ipairs(w.at[other]) do
        if fits(figure) then found[#found + 1] = figure end
      end
    end
  end
  return found
end

--- Who is unwounded and of the other side beside a square.
function world.enemies_beside(w, cell, side)
  return world.neighbours(w, cell, function(figure) return figure.side ~= side and not figure.wounded end)
end

--- Whether magic fails on a square: a sceptic, not wounded, stands on it or beside it, DT-182.
function world.dull(w, cell)
  if w.sceptics == nil then
    w.sceptics = {}
    for _, figure in ipairs(w.figures) do
      if trait(figure, "sceptic") and not figure.wounded then w.sceptics[#w.sceptics + 1] = figure end
    end
  end
  for _, figure in ipairs(w.sceptics) do
    if figure.cell == cell or world.adjacent(w, figure.cell, cell) then return true end
  end
  return false
end

--- Whether a room lets nobody fly: it has a gravity field that works, DT-168.
function world.grave(w, cell)
  local slot = slot_of[cell]
  local plan = slot and w.plan[slot]
  if not plan or not plan.heavy then return false end
  if w.graves == nil then w.graves = {} end
  local known = w.graves[slot]
  if known == nil then
    known = false
    for _, square in ipairs(grid.squares[slot]) do
      if ground(w, square) == "gravity" and not world.dull(w, square) then known = true end
    end
    w.graves[slot] = known
  end
  return known
end

--- What somebody carries of some kind; magic things fail beside a sceptic if they are asked for with `works`.
function world.holds(w, figure, word, works)
  for _, token in ipairs(world.carried(w, figure)) do
    if token.thing and trait(token, word) == true and not (works and trait(token, "magic") and world.dull(w, figure.cell)) then
      return token
    end
  end
  return nil
end

--- How many further tokens somebody could carry.
function world.free_hands(w, figure) return trait(figure, "hands") - #world.carried(w, figure) end

--- Whether somebody who passes a square does not weigh on it, DT-165, DT-171: who flies, where one can, and who has no body. Who only
--- floats is as heavy as ever.
function world.weightless(w, figure, cell)
  return trait(figure, "incorporeal") or (trait(figure, "flies") and not world.grave(w, cell))
end

--- Who flies over a trigger in the middle of a move does not stand on it, DT-171.
local function overhead(w, figure) return figure.number == w.aloft and world.weightless(w, figure, figure.cell) end

--- Whether a trap of a colour is open: somebody stands on a trigger, DT-170. `but` is on the move.
function world.sprung(w, colour, but)
  local word = "trigger_" .. colour
  for _, figure in ipairs(w.figures) do
    if ground(w, figure.cell) == word and not (but and (figure == but or figure.carrier == but)) and not overhead(w, figure.carrier or figure) then
      return true
    end
  end
  return false
end

local trap_colours = { trap_red = "red", trap_blue = "blue" }
local always = { pit = true, brazier = true, gravity = true }

--- Whether a square is an obstacle now: pit, open trap, brazier, gravity field, DT-24.
function world.obstacle(w, cell, but)
  local word = ground(w, cell)
  if always[word] then return word end
  local colour = trap_colours[word]
  return colour and world.sprung(w, colour, but) and "pit" or nil
end

--- Squares that hinder nobody by themselves.
world.plain = { line = true, floor = true, gear = true, stairs = true, trigger_red = true, trigger_blue = true }

local solid = { armory = true, columns = true, fountain = true }
function world.solid(w, cell) return solid[ground(w, cell)] or false end

--- Whether a friend of a side could hold on to this square with a rope, DT-124.
local function grips(w, cell, side)
  local word = ground(w, cell)
  if not word or solid[word] then return false end
  if word == "rocks" then return true end
  local what = world.obstacle(w, cell)
  if not what then return true end
  for _, thing in ipairs(world.things_at(w, cell)) do
    if trait(thing, "rope") then return true end
  end
  for _, figure in ipairs(world.figures_at(w, cell)) do
    if world.holds(w, figure, "rope") then return true end
    if what == "pit" and figure.side == side and not figure.wounded and trait(figure, "pits") then return true end
  end
  return false
end

--- Whether a rope on a square has two holds.
function world.roped(w, cell, side)
  local count = 0
  for _, other in ipairs(world.beside(w, cell)) do
    if grips(w, other, side) then count = count + 1 end
  end
  return count >= 2
end

--- Whether a rope lies or is held on an obstacle for this side, with its holds; `but` and what it carries are gone from there.
function world.bridged(w, cell, side, but)
  local found = false
  for _, thing in ipairs(world.things_at(w, cell)) do
    if trait(thing, "rope") and (trait(thing, "colour") == 0 or trait(thing, "colour") == side) then found = true end
  end
  for _, figure in ipairs(world.figures_at(w, cell)) do
    if figure ~= but and figure.side == side and world.holds(w, figure, "rope") then found = true end
  end
  return found and world.roped(w, cell, side)
end

--- Whether a figure of the same side stands on this pit, or trap that is open, and helps across, DT-104.
function world.helped(w, cell, side, but)
  for _, figure in ipairs(world.figures_at(w, cell)) do
    if figure ~= but and figure.side == side and not figure.wounded and trait(figure, "pits") then return true end
  end
  return false
end

--- Whether somebody who stands on a square survives there at the end of an action, DT-87.
function world.supported(w, figure)
  local cell = figure.cell
  local what = world.obstacle(w, cell)
  if not what then return ground(w, cell) ~= "rocks" end
  local bearer = figure.carrier or figure
  if what == "pit" and not bearer.wounded and trait(bearer, "pits") then return true end
  if world.holds(w, bearer, "rope") or (bearer ~= figure and world.holds(w, figure, "rope")) then
    return world.roped(w, cell, figure.side)
  end
  return world.bridged(w, cell, figure.side, bearer)
end

--- Everything in a straight line: fn(cell, distance) until it says stop or something is in the way, DT-90 to DT-92.
function world.look(w, cell, direction, fn)
  local from, distance = cell, 0
  while true do
    local key = 4 * from + direction
    local next = across[key]
    if not next or closed(w, from, direction) then return end
    local word = ground(w, next)
    if not word or solid[word] then return end
    distance = distance + 1
    if fn(next, distance) or word == "stairs" then return end
    from = next
  end
end

--- The first figure that somebody sees in a direction; who is carried by it does not count.
function world.first_seen(w, figure, direction)
  local seen = nil
  world.look(w, figure.cell, direction, function(cell)
    local there = w.at[cell]
    for _, figure in ipairs(there or nobody) do
      if not figure.carrier and (not seen or seen.wounded) then seen = figure end
    end
    return seen ~= nil
  end)
  return seen
end

return world
