-- Set-up, DT-9 to DT-15: four on the starting line, all else face down on the rooms, by turns.
local arrival = use "twister/lib/arrival"
local grid = use "twister/lib/grid"
local sides = use "twister/lib/sides"

local laying = { beats = {} }

--- Tokens that a room holds, DT-11, DT-15.
local function capacity(game, slot)
  local most = game.state.most
  return grid.at_end(slot) and most // 4 or (most + 3) // 4
end

--- Tokens that lie on a room already.
local function laid(game, slot)
  local count = 0
  for side = 1, 2 do
    local captain = sides.captain(game, side)
    count = count + captain["under" .. slot].count + #captain.perched:cards_with("slot", slot)
  end
  return count
end

--- DT-10: in secret; the order is that of the dots. Who is never hidden stands there at once, DT-12.
function laying.beats.line_up(game)
  local people, questions = {}, {}
  for side = 1, 2 do
    people[side] = sides.captain(game, side).team:cards_with("kind", "character")
    local options = {}
    for i, card in ipairs(people[side]) do options[i] = { "choose", card } end
    local many = math.min(4, #people[side])
    questions[side] = {
      seat = sides.speaker(game, side), prompt = "line_up", shape = "some", ordered = true, options = options, least = many, most = many,
      slots = { side = side },
    }
  end
  local answers = game:ask_secret(questions)
  local most = 0
  for side = 1, 2 do
    local captain = sides.captain(game, side)
    for i, place in ipairs(answers[side]) do
      local card = people[side][place]
      if card.face_up then                                                     -- DT-12
        arrival.stand(game, card, side, grid.lines[side][grid.dots[i]])
        game:tell("log.looms", { who = captain, card = card })
      else
        card:move(captain.line, "bottom")
      end
    end
    most = math.max(most, captain.team.count)
  end
  game.state.most = math.max(most, 4)
  game.side = game:random(2, "lots")
  return "lay"
end

--- Rooms where a token may lie; where the formula leaves no room at all, any will do.
local function open_rooms(game)
  for pass = 1, 2 do
    local slots = {}
    for slot = 1, 8 do
      if pass == 2 or laid(game, slot) < capacity(game, slot) then slots[#slots + 1] = slot end
    end
    if #slots > 0 then return slots end
  end
end

--- How good a room is: own things lie nearer to the own side, where oneself will open it, and not all in one.
function laying.worth(game, side, slot)
  local column = (slot - 1) % 4 + 1
  return 10 - 2 * math.abs((side == 1 and column or 5 - column) - 2) - sides.captain(game, side)["under" .. slot].count
end

local function best_room(game)
  local best, most
  for _, slot in ipairs(open_rooms(game)) do
    local worth = laying.worth(game, game.side, slot)
    if not most or worth > most then best, most = slot, worth end
  end
  return best
end

local function lay(game, seat, card, slot)
  local captain = sides.captain(game, game.side)
  if card.face_up then
    card:move(captain.perched)
    card.slot = slot
    game:tell("log.perched", { who = seat, card = card })
  else
    card:move(captain["under" .. slot], "bottom")
    game:tell("log.laid", { who = seat, n = slot })
  end
  game.side = sides.other(game.side)
  return "lay"
end

--- By turns a token, face down, but for who is never hidden (DT-12). Whoever has had enough of it has the others laid.
function laying.beats.lay(game)
  local captain = sides.captain(game, game.side)
  if captain.team.count == 0 then
    game.side = sides.other(game.side)
    captain = sides.captain(game, game.side)
    if captain.team.count == 0 then return "curtain" end
  end
  local seat = sides.speaker(game, game.side)
  game.acting = seat.number
  if captain.state.helped then return lay(game, seat, captain.team.top, best_room(game)) end
  local cards, options, known = {}, {}, {}
  for _, card in ipairs(captain.team:cards()) do
    if not known[card.id] then
      known[card.id] = true
      cards[#cards + 1] = card
      options[#options + 1] = { "choose", card }
    end
  end
  if #cards > 1 and not seat.companion then options[#options + 1] = { "rest", number = captain.team.count } end
  local card = cards[game:ask { seat = seat, prompt = "lay", options = options, slots = { side = game.side } }]
  if not card then
    captain.state.helped = true
    return "lay"
  end
  local slots, places = open_rooms(game), {}
  for i, slot in ipairs(slots) do places[i] = { "lay_on", grid.square(game, grid.middle(slot)), number = slot } end
  if #slots > 1 and #cards > 1 then places[#places + 1] = "back" end
  local chosen = game:ask { seat = seat, prompt = "lay_where", options = places, slots = { card = card, side = game.side } }
  if chosen > #slots then return "lay" end
  return lay(game, seat, card, slots[chosen])
end

--- DT-13, DT-14: both lines are shown, and who begins is drawn.
function laying.beats.curtain(game)
  for side = 1, 2 do
    local captain = sides.captain(game, side)
    local taken = {}
    for _, card in ipairs(captain.field:cards()) do taken[card.cell] = true end
    local dots = {}
    for _, dot in ipairs(grid.dots) do
      local cell = grid.lines[side][dot]
      if not taken[cell] then dots[#dots + 1] = cell end
    end
    for i, card in ipairs(captain.line:cards()) do arrival.stand(game, card, side, dots[i]) end
    for _, card in ipairs(captain.field:cards()) do arrival.endow(game, card) end
  end
  game.side = game:random(2, "lots")
  game.first = game.side
  game:tell("log.begins", { who = sides.captain(game, game.side) })
  return "morning"
end

return laying
