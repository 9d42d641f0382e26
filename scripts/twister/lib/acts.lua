-- What a turn is made of: an action, then who, then where; every step can be taken back. One file an action in lib/acts:
--
--   word, cost             what it is called, what it costs
--   wounded                that it is for the wounded; everything else is for those who are awake
--   may(w, figure, game)   whether one of these could do it (it has the points)
--   targets(game, w, figure)  what it could be done to: a list of { option = { verb, … }, … }
--   goals(game, w, figure, square)  of what has no targets before it has begun: { { card, thing, cost = 1 }, … }
--   hindered(w, figure)  to what it could not be done, though one might think so: { { card, thing, reason = "far" }, … }
--   perform(game, w, figure, target)  does it; a beat's name if it goes on
--   prompt                 the question that asks for the target
local grid = use "twister/lib/grid"
local harm = use "twister/lib/harm"
local sides = use "twister/lib/sides"
local world = use "twister/lib/world"
local all = use "twister/lib/all_acts"

local trait = world.trait
local acts = { beats = {}, all = all }

--- The acting side's figures, each with the points that it could use, DT-123: the wounded, and who is awake, which is neither
--- wounded nor carried nor healed by somebody this turn, DT-83, DT-100, DT-105.
local function actors(game, w)
  local side, points, own = game.side, game.points, game.bonus > 0
  local awake, wounded = {}, {}
  for _, figure in ipairs(w.figures) do
    if figure.side == side then
      figure.points = points + (own and figure.card.bonus or 0)
      if figure.wounded then
        wounded[#wounded + 1] = figure
      elseif not figure.carrier and trait(figure, "healed") == 0 then
        awake[#awake + 1] = figure
      end
    end
  end
  return { awake = awake, wounded = wounded }
end

local function those_for(act, figures) return act.wounded and figures.wounded or figures.awake end

--- `free`: as if it cost nothing.
local function anybody(game, w, act, figures, free)
  local cost, may = free and 0 or act.cost, act.may
  for _, figure in ipairs(those_for(act, figures)) do
    if figure.points >= cost and may(w, figure, game) then return true end
  end
  return false
end

--- Who of the acting side could do something.
function acts.able(game, w, act)
  local found = {}
  for _, figure in ipairs(those_for(act, actors(game, w))) do
    if figure.points >= act.cost and act.may(w, figure, game) then found[#found + 1] = figure end
  end
  return found
end

local function cards_of(figures)
  local cards = {}
  for i, figure in ipairs(figures) do cards[i] = figure.card end
  return cards
end

function acts.any(game, w)
  local figures = actors(game, w)
  for _, act in ipairs(all) do
    if anybody(game, w, act, figures) then return true end
  end
  return false
end

--- To what these could do it, for whoever looks at the board.
local function goals_of(game, w, act, figures, square)
  local goals = {}
  local function add(list)
    for _, goal in ipairs(list) do goals[#goals + 1] = goal end
  end
  for _, figure in ipairs(figures) do
    if act.goals then
      for _, other in ipairs(all) do
        if other.hindered then add(other.hindered(w, figure)) end
      end
      add(act.goals(game, w, figure, square))
    elseif act.targets then
      for _, target in ipairs(act.targets(game, w, figure)) do goals[#goals + 1] = { figure.card, target.option[2] } end
    end
  end
  return goals
end

--- What next? Only what somebody could do.
function acts.beats.action(game)
  local w = world.read(game)
  local options, refused, places, figures = {}, {}, {}, actors(game, w)
  local seat = game:seat(game.acting)
  local square = grid.squares_of(game)
  for place, act in ipairs(all) do
    if anybody(game, w, act, figures) then
      local option = { act.word, number = act.cost }
      if not seat.companion then
        local able = acts.able(game, w, act)
        option.figures, option.goals = cards_of(able), goals_of(game, w, act, able, square)
      end
      options[#options + 1] = option
      places[#options] = place
    elseif not seat.companion then
      refused[#refused + 1] = { act.word, reason = anybody(game, w, act, figures, true) and "points" or "nobody", about = act.cost }
    end
  end
  if not seat.companion and game.taught & 2 == 0 then
    for _, option in ipairs(options) do
      if option[1] == "turn" then
        game.taught = game.taught | 2
        game:tell "lesson.gear"
        break
      end
    end
  end
  if #options == 1 and options[1][1] == "grog" then options[1] = nil end    -- strength for nothing: no attack is left
  options[#options + 1] = { "end_turn", number = game.points + game.bonus }
  local chosen = game:ask {
    seat = seat, prompt = "action", options = options, refused = refused, slots = { n = game.points, more = game.bonus },
  }
  if chosen == #options then return "evening" end
  game.doing = places[chosen]
  return "who"
end

--- By whom?
function acts.beats.who(game)
  local act = all[game.doing]
  local w = world.read(game)
  local figures = acts.able(game, w, act)
  local figure = figures[1]
  if #figures > 1 then
    local options = {}
    for i, each in ipairs(figures) do options[i] = { "choose", each.card } end
    options[#options + 1] = "back"
    local chosen = game:ask { seat = game:seat(game.acting), prompt = "who_" .. act.word, options = options }
    if chosen == #options then return "action" end
    figure = figures[chosen]
  end
  game.actor = figure.number
  if act.begin then return act.begin(game, w, figure) end
  return "target"
end

--- Whom, where, which?
function acts.beats.target(game)
  local act = all[game.doing]
  local w = world.read(game)
  local figure = w.by_number[game.actor]
  local targets = act.targets(game, w, figure)
  local options = {}
  for i, target in ipairs(targets) do options[i] = target.option end
  options[#options + 1] = "back"
  local chosen = game:ask {
    seat = game:seat(game.acting), prompt = act.prompt, options = options, slots = { card = figure.card },
  }
  if chosen == #options then return "action" end
  return act.perform(game, w, figure, targets[chosen]) or harm.after(game)
end

for _, act in ipairs(all) do
  for name, beat in pairs(act.beats or {}) do acts.beats[name] = beat end
end

return acts
