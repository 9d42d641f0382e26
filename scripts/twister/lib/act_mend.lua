-- DT-105: a troll heals itself, unless it was wounded this turn or by somebody who scars trolls.
local heal = use "twister/lib/act_heal"
local harm = use "twister/lib/harm"
local world = use "twister/lib/world"

return {
  word = "mend", cost = 1, wounded = true,
  may = function(w, figure)
    return world.trait(figure, "regenerates") and figure.card.hurt == 0 and figure.card.scarred == 0
      and heal.can_rise(w, figure)
  end,
  begin = function(game, _, figure)
    harm.pay(game, figure.number, 1)
    figure.card.wounded = 0
    figure.card.healed = 1
    game:tell("log.mended", { card = figure.card })
    return harm.after(game)
  end,
}
