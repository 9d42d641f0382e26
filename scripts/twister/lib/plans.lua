-- Every room as it lies at each quarter turn: read once from its drawing.
local grid = use "twister/lib/grid"
local maps = {
  b1a = use "twister/lib/map_b1a",
  b1b = use "twister/lib/map_b1b",
  b2a = use "twister/lib/map_b2a",
  b2b = use "twister/lib/map_b2b",
  b3a = use "twister/lib/map_b3a",
  b3b = use "twister/lib/map_b3b",
  b4a = use "twister/lib/map_b4a",
  b4b = use "twister/lib/map_b4b",
  m1a = use "twister/lib/map_m1a",
  m1b = use "twister/lib/map_m1b",
  m2a = use "twister/lib/map_m2a",
  m2b = use "twister/lib/map_m2b",
  m3a = use "twister/lib/map_m3a",
  m3b = use "twister/lib/map_m3b",
  m4a = use "twister/lib/map_m4a",
  m4b = use "twister/lib/map_m4b",
}

-- What the letters of a drawing stand for: the words of the board.
local words = {
  ["."] = "floor", G = "gear", P = "pit", A = "armory", C = "columns", F = "fountain", Z = "brazier", V = "gravity", K = "rocks",
  S = "stairs", r = "trap_red", b = "trap_blue", R = "trigger_red", B = "trigger_blue",
}

--- { ground = 25 words, walls = { { place, direction } }, gates = { number = { place, direction } }, armories = { place } }
local function read(drawing)
  local plan = { ground = {}, walls = {}, gates = {}, armories = {} }
  local function at(line, column) return drawing[line]:sub(column, column) end
  local function edge(place, direction, mark)
    if mark == "-" or mark == "|" then
      plan.walls[#plan.walls + 1] = { place, direction }
    elseif mark == "=" or mark == "H" then
      plan.gates[#plan.gates + 1] = { place, direction }
    end
  end
  for row = 1, 5 do
    for column = 1, 5 do
      local place = 5 * (row - 1) + column
      local word = words[at(2 * row, 2 * column)]
      plan.ground[place] = word
      if word == "armory" then plan.armories[#plan.armories + 1] = place end
      -- Every edge once: north and west of each square, east and south at the rim.
      edge(place, 1, at(2 * row - 1, 2 * column))
      edge(place, 4, at(2 * row, 2 * column - 1))
      if column == 5 then edge(place, 2, at(2 * row, 11)) end
      if row == 5 then edge(place, 3, at(11, 2 * column)) end
    end
  end
  return plan
end

local function turn(plan)
  local next = { ground = {}, walls = {}, gates = {}, armories = {} }
  for place, word in ipairs(plan.ground) do next.ground[grid.quarter[place]] = word end
  for _, name in ipairs { "walls", "gates" } do
    for i, edge in ipairs(plan[name]) do next[name][i] = { grid.quarter[edge[1]], edge[2] % 4 + 1 } end
  end
  for i, place in ipairs(plan.armories) do next.armories[i] = grid.quarter[place] end
  return next
end

--- The square on a side of one in the same room; nothing at its rim.
local function inside(place, direction)
  if direction == 1 then return place > 5 and place - 5 end
  if direction == 2 then return place % 5 ~= 0 and place + 1 end
  if direction == 3 then return place <= 20 and place + 5 end
  return place % 5 ~= 1 and place - 1
end

--- edges[4 * place + direction], of both squares: 0 a wall, or the number of a gate.
local function edges(plan)
  local found = {}
  local function stand(edge, what)
    found[4 * edge[1] + edge[2]] = what
    local other = inside(edge[1], edge[2])
    if other then found[4 * other + grid.opposite[edge[2]]] = what end
  end
  for number, gate in ipairs(plan.gates) do stand(gate, number) end
  for _, wall in ipairs(plan.walls) do stand(wall, 0) end
  return found
end

local plans = {}
for id, drawing in pairs(maps) do
  local plan = read(drawing)
  local heavy = false
  for _, word in ipairs(plan.ground) do heavy = heavy or word == "gravity" end    -- DT-168
  plans[id] = {}
  for quarters = 0, 3 do
    plan.edges, plan.heavy = edges(plan), heavy
    plans[id][quarters] = plan
    plan = turn(plan)
  end
end

return plans
