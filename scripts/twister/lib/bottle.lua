-- DT-145: what a potion of strength does, whoever's turn it is.
local world = use "twister/lib/world"

local bottle = { strength = 3 }

--- The potion that somebody could drink now.
function bottle.of(w, figure)
  if figure.wounded or figure.carrier then return nil end
  for _, thing in ipairs(world.carried(w, figure)) do
    if thing.thing and world.trait(thing, "potion") == "strength" and not world.dull(w, figure.cell) then return thing end
  end
  return nil
end

function bottle.drink(game, figure, thing)
  figure.card.strong = figure.card.strong + bottle.strength
  game:tell("log.grog", { card = figure.card, n = bottle.strength })
  if thing.card.square then thing.card:leave() end
  thing.card:move(game.gone)
end

return bottle
