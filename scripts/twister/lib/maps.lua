-- How far it is to the door, for companions: for every square about so many steps as an ordinary walker needs to the other side's
-- line. Gates and pits count as detours, a room face down as twice its squares.
local grid = use "twister/lib/grid"

local world = use "twister/lib/world"

local across, trait, ground, closed = grid.across, world.trait, world.ground, world.closed
local maps = {}

local dear = 30    -- what only luck gets one across

--- What squares and gates cost a side: pits are dear once its jumps are used up, gates if nobody can open them.
local function costs(w, side)
  local leaps = w.game:seat(side).jumps > 0 and 7 or dear
  local gate = dear
  for _, figure in ipairs(w.figures or {}) do
    if figure.side == side and not figure.wounded and (trait(figure, "gates") ~= "none" or world.holds(w, figure, "key")) then gate = 6 end
  end
  return { unknown = 2, pit = leaps, brazier = leaps, gravity = leaps, rocks = leaps, trap_red = 2, trap_blue = 2 }, gate
end

local starts = { {}, {} }
for side = 1, 2 do
  for _, cell in ipairs(grid.lines[3 - side]) do starts[side][#starts[side] + 1] = cell end
end

--- distance[cell], by Dijkstra's method with a shelf for each distance.
function maps.to_door(w, side)
  local ground_cost, gate = costs(w, side)
  local distance, shelves = {}, { [0] = {} }
  for _, cell in ipairs(starts[side]) do
    distance[cell] = 0
    table.insert(shelves[0], cell)
  end
  local level, last = 0, 0
  while level <= last do
    local shelf = shelves[level]
    if shelf then
      for _, cell in ipairs(shelf) do
        if distance[cell] == level then
          for direction = 1, 4 do
            local key = 4 * cell + direction
            local other = across[key]
            local barrier = other and closed(w, cell, direction)
            if other and barrier ~= 1 then
              local word = ground(w, other)
              if word ~= "columns" and word ~= "armory" and word ~= "fountain" then
                -- The step is from the other square to this one.
                local next = level + (ground_cost[ground(w, cell) or "unknown"] or 1) + (barrier == 2 and gate or 0)
                local known = distance[other]
                if not known or next < known then
                  distance[other] = next
                  local there = shelves[next]
                  if there then
                    there[#there + 1] = other
                  else
                    shelves[next] = { other }
                    if next > last then last = next end
                  end
                end
              end
            end
          end
        end
      end
    end
    level = level + 1
  end
  return distance
end

--- What it is worth to stand so far from the door: the nearer, the more a step counts.
function maps.worth(distance)
  if not distance then return 0 end
  if distance <= 8 then return 200 - 14 * distance end
  return math.max(0, 88 - 4 * (distance - 8))
end

return maps
