-- DT-145, in the own turn and outside of a combat; in one see lib/fight.
local bottle = use "twister/lib/bottle"
local harm = use "twister/lib/harm"

return {
  word = "grog", cost = 0,
  may = function(w, figure) return bottle.of(w, figure) ~= nil end,
  begin = function(game, w, figure)
    bottle.drink(game, figure, bottle.of(w, figure))
    return harm.after(game)
  end,
}
