-- A tavern wager in beats: boasting (lib/tavern), the road and what is on it (lib/road, lib/fight), the end of a turn (lib/night).
local tavern = use "gauntlet/lib/tavern"
local road = use "gauntlet/lib/road"
local fight = use "gauntlet/lib/fight"
local night = use "gauntlet/lib/night"
local verbs = use "gauntlet/lib/verbs"
local companion = use "gauntlet/lib/companion"
local forecast = use "gauntlet/lib/forecast"

local beats = {}
for _, part in ipairs { tavern, road, fight, night } do
  for name, beat in pairs(part.beats) do beats[name] = beat end
end

return game {
  set_up = tavern.set_up,
  beats = beats,

  --- A class that suits the hero is dealt, if there is one; the winner of the last wager goes last.
  enlist = function(game, seat, sheet)
    if sheet.hero then seat.state.hero = sheet.hero end
    local section = sheet.section or {}
    seat.state.games = section.games or 0
    seat.state.wins = section.wins or 0
    seat.state.won_last = section.won_last or false
  end,

  --- Nobody need be alive to have won.
  outcome = function(game) return game:rank_by "gold" end,

  --- The winner drinks at the others' expense; a third win is a title.
  discharge = function(game, seat)
    local rank = game:rank_by("gold").ranks[seat.number]
    local wins = (seat.state.wins or 0) + (rank == 1 and 1 or 0)
    local change = {
      section = { games = (seat.state.games or 0) + 1, wins = wins, won_last = rank == 1 },
      purse = rank == 1 and 3 or rank == 2 and 1 or 0,
    }
    if rank == 1 then change.titles = { wins >= 3 and "title.never_bet_against" or "title.loudest_voice" } end
    return change
  end,

  verbs = {
    earn = verbs.earn,
    lose_gold = verbs.lose_gold,
    wound = verbs.wound,
    heal = verbs.heal,
    kill_foe = verbs.kill_foe,
    dodge_foe = verbs.dodge_foe,
    skip_foe = verbs.skip_foe,
    gain = verbs.gain,
    penalty = verbs.penalty,
    clear_penalties = verbs.clear_penalties,
    gain_class_token = verbs.gain_class_token,
    gain_weapon_token = verbs.gain_weapon_token,
    lose_class_token = verbs.lose_class_token,
    lose_weapon_token = verbs.lose_weapon_token,
    add_die = verbs.add_die,
    reroll = verbs.reroll,
  },

  advise = companion.advise,
  evaluate = companion.evaluate,
  forecast = forecast.of,
  added = forecast.added,
}
