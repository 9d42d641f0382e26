-- Two years under ground in beats: seasons (lib/year, lib/orders, lib/production, lib/events), visits (lib/combat), the end (lib/scoring).
local year = use "lords/lib/year"
local orders = use "lords/lib/orders"
local production = use "lords/lib/production"
local events = use "lords/lib/events"
local combat = use "lords/lib/combat"
local scoring = use "lords/lib/scoring"
local evil = use "lords/lib/evil"
local goods = use "lords/lib/goods"
local training = use "lords/lib/training"
local companion = use "lords/lib/companion"

local beats = {}
for _, part in ipairs { year, orders, production, events, combat, scoring } do
  for name, beat in pairs(part.beats) do beats[name] = beat end
end

return game {
  set_up = year.set_up,
  beats = beats,

  enlist = function(game, seat, sheet) seat.state.passed = (sheet.section or {}).passed or 0 end,

  --- Q9: equals share the victory.
  outcome = function(game) return game:rank_by "points" end,

  --- Whoever passes the examination takes a title home, and the first some money.
  discharge = function(game, seat)
    if training.on(game) then return nil end
    local rank = game:rank_by("points").ranks[seat.number]
    local passed = seat.points > 0
    local change = { section = { passed = (seat.state.passed or 0) + (passed and 1 or 0) }, purse = rank == 1 and 3 or rank == 2 and 1 or 0 }
    if passed then change.titles = { rank == 1 and "title.landlord_of_the_year" or "title.licensed_landlord" } end
    return change
  end,

  verbs = {
    gain = function(seat, game, what, amount) goods.gain(game, seat, what, amount) end,
    lose = function(seat, game, what, amount) return goods.lose(game, seat, what, amount) end,
    worsen = function(seat, game, steps) evil.change(game, seat, steps) end,
    improve = function(seat, game, steps) evil.change(game, seat, -steps) end,
    warn = function(seat, game, letters) goods.warn(game, seat, letters) end,
    let_go = function(seat, game, card) goods.leave(game, seat, card) end,
    wages = events.wages,
    taxes = events.taxes,
    special = events.special,
  },

  advise = companion.advise,
  evaluate = companion.evaluate,
}
