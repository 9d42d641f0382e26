-- A move: from square to square, with everything that may be done on the way, DT-40 to DT-47. A question a step: where to, then the
-- way square by square, which shows what it costs; before that nothing is done.
local grid = use "twister/lib/grid"
local harm = use "twister/lib/harm"
local mirror = use "twister/lib/mirror"
local sides = use "twister/lib/sides"
local ways = use "twister/lib/ways"
local world = use "twister/lib/world"

local trait = world.trait
local moving = { beats = {} }

--- Squares that somebody walks with one point, DT-40, DT-151.
function moving.distance(w, figure)
  local sum = trait(figure, "movement")
  for _, thing in ipairs(world.carried(w, figure)) do
    if thing.thing and not (trait(thing, "magic") and world.dull(w, figure.cell)) then sum = sum - trait(thing, "slow") end
  end
  return math.max(0, sum)
end

--- Whether somebody must keep what it carries, DT-152.
local function bound(w, figure, thing)
  return thing.thing and trait(thing, "cursed") and not trait(figure, "sceptic") and not world.dull(w, figure.cell)
end

--- Puts somebody and what it carries on a square.
function moving.put(game, w, figure, cell)
  figure.card.cell = cell
  figure.cell = cell
  w.graves = nil    -- a sceptic beside a gravity field, DT-182
  mirror.put(game, figure.card, cell)
  for _, token in ipairs(world.carried(w, figure)) do mirror.put(game, token.card, cell) end
end

local function give(game, figure, thing)
  thing.card.cell = 0
  thing.card.bearer = figure.number
  mirror.put(game, thing.card, figure.cell)
end
moving.give = give

--- What somebody held lies on a square from now on: a thing, or somebody wounded.
function moving.lay_down(game, w, token, cell)
  if token.thing then return harm.drop(game, w, token, cell) end
  token.card.bearer = 0
  token.card.cell = cell
  mirror.put(game, token.card, cell)
end

--- What happens in this world to somebody that comes to a square on foot, or by jump: triggers, rocks, curses. Whether it is still there.
function moving.arrive(game, w, number, cell, jumped)
  local mover = w.by_number[number]
  local carried = world.carried(w, mover)
  if grid.line[cell] == sides.other(mover.side) then
    harm.exit(game, w, mover)
    return false
  end
  moving.put(game, w, mover, cell)
  local ground = world.ground(w, cell)
  local flying = world.weightless(w, mover, cell) and not jumped
  if ground == "rocks" and not flying then
    local safe = world.holds(w, mover, "shield")
    for _, thing in ipairs(world.things_at(w, cell)) do safe = safe or trait(thing, "shield") end
    if not safe then
      game:tell("log.crushed", { card = mover.card, of = sides.namesake(game, mover) })
      harm.kill(game, w, mover)
      return false
    end
  end
  -- Something cursed clings, also from a wounded one; what is in the hands stays behind, DT-152.
  if not trait(mover, "sceptic") then
    local clinging = ways.curse_on(w, cell)
    for _, figure in ipairs(world.figures_at(w, cell)) do
      if figure ~= mover and figure.wounded and figure.carrier ~= mover then
        for _, thing in ipairs(world.carried(w, figure)) do
          if thing.thing and bound(w, figure, thing) then clinging = clinging or thing end
        end
      end
    end
    if clinging then
      for _, token in ipairs(carried) do
        if world.free_hands(w, mover) <= 0 then moving.lay_down(game, w, token, cell) end
      end
      give(game, mover, clinging)
      game:tell("log.cursed", { card = mover.card, of = sides.namesake(game, mover), thing = clinging.card })
    end
  end
  if (ground == "trigger_red" or ground == "trigger_blue") and not flying then
    game:tell("log.trigger", { card = mover.card, of = sides.namesake(game, mover) })
    harm.settle(game, number)    -- DT-171
  end
  return true
end

local loud = { trigger_red = true, trigger_blue = true, rocks = true }

--- Goes a way; whether somebody arrives at its end.
local function go(game, w, number, path)
  for i, cell in ipairs(path) do
    w = w or world.read(game)
    local eventful = i == #path or loud[world.ground(w, cell)] or ways.curse_on(w, cell)
    for _, figure in ipairs(world.figures_at(w, cell)) do
      if figure.wounded and world.holds(w, figure, "cursed", true) then eventful = true end
    end
    if eventful then
      if not moving.arrive(game, w, number, cell) then return false end
      w = nil
    end
  end
  return true
end

--- What a mover may do on a square once it is there: { option, act = word, token, other }.
local function handling(w, mover, cell, steps)
  local found = {}
  for _, figure in ipairs(world.figures_at(w, cell)) do
    if figure.side ~= mover.side and not figure.wounded then return found end       -- DT-43
  end
  local free = world.free_hands(w, mover)
  local own = world.carried(w, mover)
  local function offer(verb, token, other)
    found[#found + 1] = { option = { verb, token.card, other and other.card }, act = verb, token = token, other = other }
  end
  local lying = {}
  for _, thing in ipairs(world.things_at(w, cell)) do lying[#lying + 1] = thing end
  local wounded = {}
  for _, figure in ipairs(world.figures_at(w, cell)) do
    if figure ~= mover and figure.wounded and figure.carrier ~= mover then
      wounded[#wounded + 1] = figure
      for _, thing in ipairs(world.carried(w, figure)) do
        if thing.thing and not bound(w, figure, thing) then lying[#lying + 1] = thing end     -- DT-44
      end
    end
  end
  for _, thing in ipairs(lying) do
    -- Taking a thing from a square brings nothing new to it.
    if free > 0 and ways.escapes(w, mover, cell, steps, world.ground(w, cell) == "rocks" and 1 or 0) then
      offer("take", thing)
    end
    if free <= 0 then
      for _, token in ipairs(own) do
        if token.thing and not bound(w, mover, token) and ways.escapes(w, mover, cell, steps, 0) then offer("swap", thing, token) end
      end
    end
  end
  local obstacle = world.obstacle(w, cell, mover)
  for _, token in ipairs(own) do
    local lies = not world.solid(w, cell) and (not obstacle or (token.thing and trait(token, "rope") and world.roped(w, cell, mover.side)))
    if lies and not token.thing and (obstacle or world.ground(w, cell) == "rocks") then lies = false end
    if lies and not bound(w, mover, token) and world.crowd(w, cell, mover) < 2 then offer("drop", token) end       -- DT-45
  end
  if free > 0 then
    for _, figure in ipairs(wounded) do
      if figure.side == mover.side and not figure.carrier then offer("lift", figure) end
    end
  end
  return found
end

--- Does one of these.
local function handle(game, w, mover, deed)
  local token = deed.token
  if deed.act == "take" then
    give(game, mover, token)
  elseif deed.act == "swap" then
    give(game, mover, token)
    harm.drop(game, w, deed.other, mover.cell)
  elseif deed.act == "drop" then
    moving.lay_down(game, w, token, mover.cell)
  else
    -- A wounded friend leaves its object where it lay: one token a pair of hands.
    for _, thing in ipairs(world.carried(w, token)) do harm.drop(game, w, thing, mover.cell) end
    give(game, mover, token)
  end
  game:tell("log." .. deed.act, { card = mover.card, thing = token.card })
end

local function begin(game, w, number)
  if game.begun == 1 then return end
  game.begun = 1
  w.aloft = number
  harm.pay(game, number, 1)
end

--- Whether there may be something to do where somebody cannot end: not where an unwounded enemy stands, DT-43.
local function errand(w, mover, cell)
  local wounded = false
  for _, figure in ipairs(world.figures_at(w, cell)) do
    if figure.wounded then wounded = true elseif figure.side ~= mover.side then return false end
  end
  return wounded or w.lying[cell] ~= nil or #world.carried(w, mover) > 0
end

--- Where a mover may go: destinations where it can end, or where there is something to do.
local function destinations(game, w, mover, walk, steps)
  local found = {}
  for _, cell in ipairs(walk.order) do
    local how = walk.how[cell]
    local verb = nil
    if how == "exit" then
      verb = "leave"
    elseif how == "doom" then
      verb = "doom"
    elseif ways.may_stop(w, mover, cell) then
      verb = "go"
    elseif not world.solid(w, cell) and errand(w, mover, cell) and ways.escapes(w, mover, cell, steps - walk.steps[cell], 0) then
      verb = "visit"
    end
    if verb then found[#found + 1] = { verb = verb, cell = cell } end
  end
  return found
end
moving.destinations = destinations

--- Squares beside the way that are no answer, and why.
local function barred(w, mover, walk, square)
  local refused = {}
  for cell = 1, grid.cells do
    local reason = ways.barred(w, mover, walk, cell)
    if reason then refused[#refused + 1] = { "tread", square(cell), reason = reason } end
  end
  return refused
end

--- The way to a square, with the one where it begins.
local function way_to(walk, cell, square)
  local way = {}
  for step = walk.steps[cell], 1, -1 do
    way[step + 1] = square(cell)
    cell = walk.from[cell]
  end
  way[1] = square(walk.start)
  return way
end

--- Goes so far, and does what is to be done there; how it goes on.
local function walk_to(game, number, walk, cell, deed)
  local w = world.read(game)
  begin(game, w, number)
  local path = ways.path(walk, cell)
  game.steps = game.steps - #path
  game:tell("log.moved", { card = w.by_number[number].card, square = grid.square(game, cell), n = #path })
  if not go(game, w, number, path) then return harm.after(game) end
  if not deed then return "stroll" end
  w = world.read(game)
  local mover = w.by_number[number]
  for _, each in ipairs(handling(w, mover, mover.cell, game.steps)) do
    if each.act == deed.act and each.token.number == deed.token.number and (each.other and each.other.number) == (deed.other and deed.other.number) then
      handle(game, w, mover, each)
      break
    end
  end
  return "stroll"
end

--- Before a longer way is gone, or one that ends the mover's part: what is to be done at its end.
local function ask_way(game, w, mover, walk, place, square)
  local cell, length = place.cell, walk.steps[place.cell]
  local way = way_to(walk, cell, square)
  local options, deeds = {}, {}
  local function offer(option)
    option.number, option.way = length, way
    options[#options + 1] = option
  end
  local stays, visits = place.verb == "go", place.verb == "visit"
  if not visits then offer { stays and "confirm" or place.verb, square(cell) } end
  local left = game.steps - length
  if stays or visits then
    for _, deed in ipairs(handling(w, mover, cell, left)) do
      local option = deed.option
      deeds[#options + 1] = deed
      options[#options + 1] = option
    end
  end
  if (visits or stays and left > 0) and ways.escapes(w, mover, cell, left, 0) then offer { "pause", square(cell) } end
  options[#options + 1] = "back"
  local answer = game:ask {
    seat = game:seat(game.acting), prompt = "way", options = options, slots = { card = mover.card, square = square(cell), n = length },
  }
  if answer == #options then return "stroll" end
  local ends = not visits and answer == 1
  local next = walk_to(game, mover.number, walk, cell, deeds[answer])
  return ends and next == "stroll" and harm.after(game) or next
end

--- Where somebody who has not begun yet could walk to, and why not elsewhere: for whoever looks at the board.
function moving.goals(game, w, figure, square)
  local steps = moving.distance(w, figure)
  local walk = ways.walk(w, figure, steps)
  local goals = {}
  for _, place in ipairs(destinations(game, w, figure, walk, steps)) do
    goals[#goals + 1] = { figure.card, square(place.cell), cost = walk.steps[place.cell] }
  end
  for _, refused in ipairs(barred(w, figure, walk, square)) do
    goals[#goals + 1] = { figure.card, refused[2], reason = refused.reason }
  end
  goals[#goals + 1] = { figure.card, reason = "far" }
  return goals
end

--- A step of a move: where to, or what to do where it is.
function moving.beats.stroll(game)
  local w = world.read(game)
  local number = game.actor
  local mover = w.by_number[number]
  local begun = game.begun == 1
  local seat = game:seat(game.acting)
  local deeds = handling(w, mover, mover.cell, game.steps)
  local walk = ways.walk(w, mover, game.steps)
  local places = destinations(game, w, mover, walk, game.steps)
  local square = grid.squares_of(game)
  local options = {}
  for i, place in ipairs(places) do
    local length = walk.steps[place.cell]
    options[i] = { place.verb, square(place.cell), number = length, cost = length, way = way_to(walk, place.cell, square) }
  end
  for _, deed in ipairs(deeds) do options[#options + 1] = deed.option end
  if begun and #options == 0 then return harm.after(game) end
  local last = begun and ways.may_stop(w, mover, mover.cell) and "stop" or not begun and "back" or nil
  if last then options[#options + 1] = last end
  local chosen = game:ask {
    seat = seat, prompt = "stroll", options = options, slots = { card = mover.card, n = game.steps },
    refused = not seat.companion and barred(w, mover, walk, square) or nil,
  }
  if chosen > #places + #deeds then
    if last == "back" then return "action" end
    return harm.after(game)
  end
  if chosen > #places then
    begin(game, w, number)
    handle(game, w, mover, deeds[chosen - #places])
    return "stroll"
  end
  -- One step is gone at once, if one may stay there: what follows is asked there.
  local place = places[chosen]
  if walk.steps[place.cell] == 1 and place.verb == "go" then return walk_to(game, number, walk, place.cell) end
  return ask_way(game, w, mover, walk, place, square)
end

return moving
