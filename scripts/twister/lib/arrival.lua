-- How a token comes onto the board, DT-13, DT-14, DT-31, DT-33: it gets its number, its colour and a square.
local harm = use "twister/lib/harm"
local mirror = use "twister/lib/mirror"
local sides = use "twister/lib/sides"

local arrival = {}

function arrival.stand(game, card, side, cell)
  -- Companions that think ahead may imagine a thing where a figure stands.
  card:move(card.kind == "character" and sides.captain(game, side).field or game.things, "bottom")
  harm.number(game, card)
  card.colour = side
  card.cell = cell
  mirror.put(game, card, cell)
end

--- The treasure of somebody who is never hidden.
function arrival.endow(game, card)
  local treasure = card.kind == "character" and card.face_up and game.supply:first_with("worth", 1)
  if not treasure then return end
  treasure:move(game.things)
  harm.number(game, treasure)
  treasure.bearer = card.number
  mirror.put(game, treasure, card.cell)
end

return arrival
