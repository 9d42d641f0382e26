-- DT-34 to DT-37: from a gear, the own room or its twin, by a quarter.
local grid = use "twister/lib/grid"
local harm = use "twister/lib/harm"
local mirror = use "twister/lib/mirror"
local world = use "twister/lib/world"

local trait = world.trait

--- A room turns by a quarter, clockwise or not, with all that stands on it.
local function rotate(game, w, room, clockwise)
  local quarters = clockwise and 1 or 3
  local slot = room.slot
  room.turned = (room.turned + quarters) % 4
  for _, list in ipairs { w.figures, w.things } do
    for _, token in ipairs(list) do
      if token.bearer == 0 and grid.slot[token.cell] == slot then
        token.card.cell = grid.squares[slot][grid.turned(grid.place[token.cell], quarters)]
      end
    end
  end
  mirror.turn(game, slot, quarters)
end

return {
  word = "turn", cost = 1, prompt = "turn",
  may = function(w, figure) return world.ground(w, figure.cell) == "gear" end,
  targets = function(game, w, figure)
    local found = {}
    local own = w.room[grid.slot[figure.cell]]
    for slot = 1, 8 do
      local room = w.room[slot]
      if room and room.pair == own.pair then
        local arrow = room.clockwise
        for _, clockwise in ipairs { true, false } do
          if clockwise == arrow or trait(figure, "both_ways") then                -- DT-35, DT-103
            found[#found + 1] = {
              option = { clockwise and "clockwise" or "counter", room, grid.square(game, grid.middle(slot)) },
              room = room, clockwise = clockwise,
            }
          end
        end
      end
    end
    return found
  end,
  perform = function(game, w, figure, target)
    harm.pay(game, figure.number, 1)
    rotate(game, w, target.room, target.clockwise)
    game:tell(target.clockwise and "log.clockwise" or "log.counter", { card = figure.card, room = target.room })
  end,
}
