-- A turn: an action card, actions, the end, DT-16 to DT-21.
local acts = use "twister/lib/acts"
local harm = use "twister/lib/harm"
local sides = use "twister/lib/sides"
local world = use "twister/lib/world"

local turn = { beats = {} }

--- The clock, ours: a game in which nobody dares to move must end.
local function late(game)
  local most = game:setting "clock"
  return most > 0 and game.turn > most
end

function turn.beats.morning(game)
  game.turn = game.turn + 1
  if late(game) then
    game:tell "log.clock"
    return nil
  end
  for side = 1, 2 do
    for _, card in ipairs(sides.captain(game, side).field:cards()) do card:renew "turn" end
  end
  game.points, game.bonus, game.actor, game.begun = 0, 0, 0, 0
  local speaker = sides.speaker(game, game.side)
  game.acting = speaker.number
  game:tell("log.turn", { who = speaker, n = game.turn })
  if game.turn == 1 then game:tell "lesson.turn" end
  -- Who can do nothing passes; if neither can, it is over, Q8.
  game.points = 5
  local idle = not acts.any(game, world.read(game))
  game.points = 0
  if idle then
    game.silent = game.silent + 1
    game:tell("log.idle", { who = speaker })
    if game.silent >= 2 then return nil end
    return "evening"
  end
  game.silent = 0
  return "plan"
end

--- The action card, DT-16; at first nobody may play one far above what has been played, DT-17.
function turn.beats.plan(game)
  local captain = sides.captain(game, game.side)
  local cards, options, refused = {}, {}, {}
  for _, card in ipairs(captain.orders:cards()) do
    if card.actions <= game.limit then
      cards[#cards + 1] = card
      options[#options + 1] = { "spend", card, number = card.actions }
    else
      refused[#refused + 1] = { "spend", card, reason = "limit" }
    end
  end
  local chosen = game:ask { seat = game:seat(game.acting), prompt = "plan", options = options, refused = refused }
  local card = cards[chosen]
  if game.limit < 5 and card.actions == game.limit then game.limit = game.limit + 1 end
  game.points = card.actions
  game:tell("log.order", { who = game:seat(game.acting), n = card.actions })
  card:move(captain.spent_orders)
  return "action"
end

function turn.beats.evening(game)
  local captain = sides.captain(game, game.side)
  if captain.orders.count == 0 then
    local all = captain.spent_orders:cards()
    table.sort(all, function(one, other) return one.actions < other.actions end)
    for _, card in ipairs(all) do card:move(captain.orders, "bottom") end
  end
  game.points, game.bonus = 0, 0
  sides.pass_on(game, game.side)
  game.side = sides.other(game.side)
  return "morning"
end

--- Five points.
function turn.beats.farewell(game)
  local side = sides.winner(game)
  game:tell("log.won", { who = sides.captain(game, side), n = sides.captain(game, side).score })
  return nil
end

return turn
