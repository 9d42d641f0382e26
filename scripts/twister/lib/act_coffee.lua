-- DT-123: four points for its drinker alone.
local harm = use "twister/lib/harm"
local world = use "twister/lib/world"

local points = 4

local function bottle(w, figure)
  for _, thing in ipairs(world.carried(w, figure)) do
    if thing.thing and world.trait(thing, "potion") == "speed" and not world.dull(w, figure.cell) then return thing end
  end
  return nil
end

return {
  word = "coffee", cost = 1,
  may = function(w, figure) return bottle(w, figure) ~= nil end,
  begin = function(game, w, figure)
    harm.pay(game, figure.number, 1)
    local thing = bottle(w, figure)
    if thing.card.square then thing.card:leave() end
    game:tell("log.coffee", { card = figure.card, n = points })
    thing.card:move(game.gone)
    game:add("bonus", points)
    figure.card:add("bonus", points)
    return harm.after(game)
  end,
}
