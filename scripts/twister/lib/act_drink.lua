-- DT-166: a wounded one beside a fountain drinks, and may act at once.
local heal = use "twister/lib/act_heal"
local harm = use "twister/lib/harm"
local world = use "twister/lib/world"

return {
  word = "drink", cost = 1, wounded = true,
  may = function(w, figure)
    if not heal.can_rise(w, figure) then return false end
    for _, other in ipairs(world.beside(w, figure.cell, "fountain")) do
      if not world.dull(w, other) then return true end
    end
    return false
  end,
  begin = function(game, _, figure)
    harm.pay(game, figure.number, 1)
    figure.card.wounded = 0
    game:tell("log.drank", { card = figure.card })
    return harm.after(game)
  end,
}
