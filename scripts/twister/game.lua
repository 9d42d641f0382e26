-- The twisting dungeon in beats: who comes (lib/forces), where things lie at first (lib/laying), turns (lib/turn), moves (lib/moving),
-- other actions (lib/acts) and combat (lib/fight).
local forces = use "twister/lib/forces"
local laying = use "twister/lib/laying"
local turn = use "twister/lib/turn"
local moving = use "twister/lib/moving"
local acts = use "twister/lib/acts"
local fight = use "twister/lib/fight"
local sides = use "twister/lib/sides"
local companion = use "twister/lib/companion"

local beats = {}
for _, part in ipairs { forces, laying, turn, moving, acts, fight } do
  for name, beat in pairs(part.beats) do beats[name] = beat end
end

return game {
  set_up = forces.set_up,
  beats = beats,

  enlist = function(game, seat, sheet)
    local section = sheet.section or {}
    seat.state.games = section.games or 0
    seat.state.wins = section.wins or 0
  end,

  --- Both seats of a side have its points; nobody need be alive to have won.
  outcome = function(game) return sides.outcome(game) end,

  --- The winners' round; a second win is a title.
  discharge = function(game, seat)
    local won = sides.outcome(game).ranks[seat.number] == 1
    local wins = (seat.state.wins or 0) + (won and 1 or 0)
    local change = { section = { games = (seat.state.games or 0) + 1, wins = wins }, purse = won and 2 or 1 }
    if won then change.titles = { wins >= 2 and "title.knows_the_way" or "title.found_the_door" } end
    return change
  end,

  advise = companion.advise,
  evaluate = companion.evaluate,
}
