-- How somebody gets from square to square: on foot, by jump, through a wall; where it may end.
local grid = use "twister/lib/grid"
local world = use "twister/lib/world"

local across, closed, trait = grid.across, world.closed, world.trait
local ways = {}

--- Whether somebody has no hand free for what it would have to take, DT-152.
function ways.laden(w, mover) return world.free_hands(w, mover) <= 0 and not trait(mover, "sceptic") end

--- What of a mover stays the same on the whole way, looked up where the first square asks for it.
local function gait(w, mover)
  local known = mover.gait
  if known then return known end
  known = {
    flies = trait(mover, "flies"), incorporeal = trait(mover, "incorporeal"), levitates = trait(mover, "levitates"),
    pits = trait(mover, "pits") and not mover.wounded,
    rope = world.holds(w, mover, "rope"), shield = world.holds(w, mover, "shield"),
    laden = ways.laden(w, mover),
  }
  mover.gait = known
  return known
end

--- Whether a mover goes through the air on a square; never in a gravity room, DT-168.
local function airborne(w, g, cell)
  return (g.flies or g.incorporeal or g.levitates) and not world.grave(w, cell)
end

--- Something cursed that lies on a square and still works.
local function curse_on(w, cell)
  for _, thing in ipairs(world.things_at(w, cell)) do
    if trait(thing, "cursed") and not world.dull(w, cell) then return thing end
  end
  return nil
end
ways.curse_on = curse_on

--- Whether a square is on the other side's starting line, where every way ends, DT-46; and whether one gets out there: nobody stands in the
--- way, DT-42.
local function far_line(mover, cell) return grid.line[cell] == 3 - mover.side end
local function way_out(w, cell) return not w.at[cell] end

--- Whether a mover may enter a square: "yes", "exit" (the other side's starting line), "doom" (it dies there), or nothing.
local function entry(w, mover, cell)
  local ground = world.ground(w, cell)
  if not ground then return nil end
  if far_line(mover, cell) then return way_out(w, cell) and "exit" or nil end
  local here, lying = w.at[cell], w.lying[cell]
  if world.plain[ground] and not here and not lying then return "yes" end
  local g = gait(w, mover)
  if here then
    for _, figure in ipairs(here) do
      if figure.side ~= mover.side and not figure.wounded and figure ~= mover then
        if not airborne(w, g, cell) then return nil end                        -- DT-41
      end
    end
  end
  if lying and g.laden and curse_on(w, cell) then return nil end    -- DT-152
  if world.solid(w, cell) then
    if g.incorporeal then return "yes" end                                     -- DT-164, DT-180
    return ground ~= "columns" and g.flies and not world.grave(w, cell) and "yes" or nil    -- DT-25
  end
  if ground == "rocks" then                                                    -- DT-165
    if world.weightless(w, mover, cell) then return "yes" end
    if g.shield then return "yes" end
    for _, thing in ipairs(world.things_at(w, cell)) do
      if trait(thing, "shield") then return "yes" end
    end
    return "doom"
  end
  local what = world.obstacle(w, cell, mover)
  if not what then return "yes" end
  if (g.flies or g.incorporeal or (g.levitates and what == "pit")) and not world.grave(w, cell) then return "yes" end
  if what == "pit" and (g.pits or world.helped(w, cell, mover.side, mover)) then return "yes" end
  if g.rope and world.roped(w, cell, mover.side) then return "yes" end         -- DT-124
  if world.bridged(w, cell, mover.side, mover) then return "yes" end
  return nil
end

--- Squares that a mover may step on from where it stands.
function ways.first_steps(w, mover)
  for direction = 1, 4 do
    local other = across[4 * mover.cell + direction]
    if other and not closed(w, mover.cell, direction) and entry(w, mover, other) then return true end
  end
  return false
end

--- All squares within so many steps: { order = { cell … }, steps, from, how }, by steps. Where two ways are equally long the one that
--- treads on fewer triggers is taken.
function ways.walk(w, mover, distance, start)
  start = start or mover.cell
  local steps, from, how, noise, order = { [start] = 0 }, {}, {}, { [start] = 0 }, {}
  local frontier = { start }
  for step = 1, distance do
    local next = {}
    for _, cell in ipairs(frontier) do
      for direction = 1, 4 do
        local other = across[4 * cell + direction]
        local known = steps[other]
        if other and (known == nil or known == step) and not closed(w, cell, direction) then
          if known == nil then
            local can = entry(w, mover, other)
            if can then
              local ground = world.ground(w, other)
              local loud = (ground == "trigger_red" or ground == "trigger_blue") and 1 or 0
              steps[other], from[other], how[other], noise[other] = step, cell, can, noise[cell] + loud
              order[#order + 1] = other
              if can == "yes" then next[#next + 1] = other end
            else
              steps[other] = -1
            end
          elseif noise[cell] < noise[from[other]] then
            noise[other] = noise[other] - noise[from[other]] + noise[cell]
            from[other] = cell
          end
        end
      end
    end
    frontier = next
  end
  return { order = order, steps = steps, from = from, how = how, start = start }
end

--- Why a walk does not end on a square that it comes to or beside: a word of the texts `why`; nothing if it may, or is nowhere near.
function ways.barred(w, mover, walk, cell)
  local steps = walk.steps[cell]
  if not steps or cell == walk.start then return nil end
  local enters = steps > 0
  if enters and walk.how[cell] ~= "yes" or enters and ways.may_stop(w, mover, cell) then return nil end
  if not world.ground(w, cell) then return "dark" end
  for _, figure in ipairs(w.at[cell] or {}) do
    if figure ~= mover and not figure.wounded then return figure.side ~= mover.side and "enemy" or "friend" end
  end
  if world.solid(w, cell) then return "solid" end
  if world.obstacle(w, cell, mover) then return "chasm" end
  if world.ground(w, cell) == "rocks" then return "rocks" end
  return enters and "full" or curse_on(w, cell) and "cursed" or nil
end

--- The squares of the way to one, without the first.
function ways.path(walk, cell)
  local path = {}
  for i = walk.steps[cell], 1, -1 do
    path[i] = cell
    cell = walk.from[cell]
  end
  return path
end

--- Tokens that a mover brings to a square; who has two hands counts as one with what it holds, DT-20.
local function weight(w, mover, extra)
  local sum = 0
  for _, token in ipairs(world.carried(w, mover)) do
    sum = sum + 1
    if not token.thing then sum = sum + #world.carried(w, token) end
  end
  sum = sum + (extra or 0)
  if trait(mover, "hands") > 1 then sum = math.min(sum, 1) end
  return 1 + sum
end

--- Whether a mover may end an action on a square, DT-20, DT-42, DT-87. `extra`: tokens more than it carries now.
function ways.may_stop(w, mover, cell, extra)
  local ground = world.ground(w, cell)
  if world.plain[ground] and not w.at[cell] and not w.lying[cell] then return weight(w, mover, extra) <= 2 end
  if world.solid(w, cell) or ground == "rocks" then return false end
  for _, figure in ipairs(world.figures_at(w, cell)) do
    if figure ~= mover and figure.carrier ~= mover and (figure.side ~= mover.side or not figure.wounded) then return false end
  end
  if world.crowd(w, cell, mover) + weight(w, mover, extra) > 2 then return false end
  local what = world.obstacle(w, cell, mover)
  if not what then return true end
  if what == "pit" and trait(mover, "pits") and not mover.wounded then return true end
  if world.holds(w, mover, "rope") and world.roped(w, cell, mover.side) then return true end
  return world.bridged(w, cell, mover.side, mover)
end

--- Whether a mover with some tokens more could still end within so many steps.
function ways.escapes(w, mover, cell, steps, extra)
  if ways.may_stop(w, mover, cell, extra) then return true end
  if steps <= 0 then return false end
  local walk = ways.walk(w, mover, steps, cell)
  for _, other in ipairs(walk.order) do
    local how = walk.how[other]
    if how == "exit" or (how == "yes" and ways.may_stop(w, mover, other, extra)) then return true end
  end
  return false
end

local landings = {
  line = true, floor = true, gear = true, stairs = true, trap_red = true, trap_blue = true, trigger_red = true, trigger_blue = true,
}

--- Whether a mover could come to a square by other means than its feet, and end there.
local function may_land(w, mover, cell)
  if far_line(mover, cell) then return way_out(w, cell) end
  return ways.may_stop(w, mover, cell) and not (ways.laden(w, mover) and curse_on(w, cell))
end

--- Where a jump leads, DT-50 to DT-53: { cell, over }, each square once.
function ways.jumps(w, mover)
  local found, seen = {}, {}
  for first = 1, 4 do
    local key = 4 * mover.cell + first
    local over = across[key]
    if over and not closed(w, mover.cell, first) and world.ground(w, over) and not world.solid(w, over) and not far_line(mover, over) then
      local clear = true
      for _, figure in ipairs(world.figures_at(w, over)) do
        if figure.wounded or figure.side ~= mover.side then clear = false end          -- DT-51
      end
      if clear then
        for second = 1, 4 do
          local next = 4 * over + second
          local cell = across[next]
          if cell and cell ~= mover.cell and not seen[cell] and not closed(w, over, second) and landings[world.ground(w, cell)] then
            if not world.obstacle(w, cell, mover) and may_land(w, mover, cell) then
              seen[cell] = true
              found[#found + 1] = { cell = cell, over = over }
            end
          end
        end
      end
    end
  end
  return found
end

--- Squares behind a wall beside a mover, DT-106: the wall may be double, the room behind it must be revealed.
function ways.through_walls(w, mover)
  local found = {}
  for direction = 1, 4 do
    local key = 4 * mover.cell + direction
    local cell = across[key]
    if cell and closed(w, mover.cell, direction) == 1 and world.ground(w, cell) and may_land(w, mover, cell) then
      found[#found + 1] = cell
    end
  end
  return found
end

return ways
