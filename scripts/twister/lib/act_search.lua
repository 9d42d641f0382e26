-- DT-163: an armory gives one thing, once.
local grid = use "twister/lib/grid"
local harm = use "twister/lib/harm"
local mirror = use "twister/lib/mirror"
local ways = use "twister/lib/ways"
local world = use "twister/lib/world"

local across = grid.across

--- Armories that nobody has searched, by square, looked up once a world: { room, number, cell }.
local function unsearched(w)
  if w.armories then return w.armories end
  w.armories = {}
  for slot = 1, 8 do
    local room = w.room[slot]
    for number, place in ipairs(room and w.plan[slot].armories or {}) do
      local cell = grid.squares[slot][place]
      if room["searched" .. number] == 0 then w.armories[cell] = { room = room, number = number, cell = cell } end
    end
  end
  return w.armories
end

--- Those of them beside a square.
local function armories(w, cell)
  local found, left = {}, unsearched(w)
  for direction = 1, 4 do
    local armory = left[across[4 * cell + direction]]
    if armory and not world.closed(w, cell, direction) then found[#found + 1] = armory end
  end
  return found
end

--- What is left in both stocks, read once a world.
local function stock(w, game)
  w.stock = w.stock or game.stock1.count + game.stock2.count
  return w.stock
end

return {
  word = "search", cost = 1, prompt = "search",
  may = function(w, figure, game)
    return stock(w, game) > 0 and not world.trait(figure, "incorporeal")
      and world.free_hands(w, figure) > 0 and #armories(w, figure.cell) > 0
      and ways.may_stop(w, figure, figure.cell, 1)    -- DT-20
  end,
  targets = function(game, w, figure)
    local found = {}
    for _, armory in ipairs(armories(w, figure.cell)) do
      for number = 1, 2 do                                                     -- Q11
        local stock = game["stock" .. number]
        if stock.count > 0 then
          found[#found + 1] = { option = { "rummage", grid.square(game, armory.cell), stock }, armory = armory, stock = stock }
        end
      end
    end
    return found
  end,
  perform = function(game, _, figure, target)
    harm.pay(game, figure.number, 1)
    local armory = target.armory
    armory.room["searched" .. armory.number] = 1
    mirror.searched(game, armory.room, armory.number)
    local thing = target.stock:draw(game.things)
    harm.number(game, thing)
    thing.bearer = figure.number
    mirror.put(game, thing, figure.cell)
    game:tell("log.found", { card = figure.card, thing = thing })
  end,
}
