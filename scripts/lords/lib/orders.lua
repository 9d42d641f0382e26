-- Orders: chosen in secret, turned up, placed; taken back at the end (DL-32 to DL-36, DL-64 to DL-70, DL-76).
local dues = use "lords/lib/dues"
local year = use "lords/lib/year"
local evil = use "lords/lib/evil"
local work = use "lords/lib/work"

local orders = { beats = {} }

--- DL-33, DL-34: onto the lowest free space, or onto the card. Whether there was one.
local function place(game, minion, area, seat, slot)
  local here = game["at_" .. area]
  if here.count >= 3 then
    if seat then
      local card = minion:move(seat.on_card, "bottom")
      card.slot = slot
      game:tell("log.full", { who = seat, n = slot })
    end
    return false
  end
  local space = here.count + 1
  minion = minion:move(here, "bottom")
  minion.space = space
  if seat then minion.of, minion.slot = seat.number, slot end
  return true
end

--- No season comes after it.
local function is_last(game) return game.year == 2 and game.season == 4 end

--- Told of the only dummy, and in a game of two whose it is.
local function tell_dummy(game, dummy, order)
  if year.dummies(game) == 1 then return game:tell("log.dummy", { card = order }) end
  game:tell("log.dummy_of", { who = game:seats()[dummy], card = order })
end

local function place_dummy(game, order)
  local minion = game.dummies_home.top
  place(game, minion, order.area)
end

--- DL-65, DL-68, DL-70: the dummies' orders, two of each in a game of two.
function orders.beats.dummies(game)
  local count = year.dummies(game)
  for dummy = 1, count do
    local deck, shut, shown = game["dummy_deck_" .. dummy], game["dummy_shut_" .. dummy], game["dummy_shown_" .. dummy]
    deck:shuffle "deck"
    for _ = 1, count == 1 and 3 or 2 do
      local order = deck:draw(shown)
      tell_dummy(game, dummy, order)
      place_dummy(game, order)
    end
    if count == 1 then
      shut:move_all(deck)
      shown:move_all(shut)
    end
  end
  if game.season == 1 and year.teaches(game) then game:tell("lesson.dummy", { n = count }) end
  return count == 2 and "dummy_orders" or "orders"
end

--- Who has given no orders yet.
local function without_orders(game)
  local found = {}
  for _, seat in ipairs(game:seats()) do
    if seat.row.count == 0 then found[#found + 1] = seat end
  end
  return found
end

local names = { "food", "reputation", "tunnels", "gold", "imps", "traps", "hire", "build" }
local number_of = {}
for number, name in ipairs(names) do number_of[name] = number end

--- Where an order leads as things stand, for its text: the place, and behind it the lowest space that is free, 4 if none is. `taken` is
--- what one has chosen for one's own dummy, which comes before all others, DL-69.
local function next_space(game, area, taken)
  local space = game["at_" .. area].count + (taken and taken.area == area and 2 or 1)
  return 10 * number_of[area] + math.min(space, 4)
end

--- DL-68: of the three cards that are left the owner chooses one in secret, together with the orders of that seat, so that a
--- screen is handed over once for both.
function orders.beats.dummy_orders(game)
  local seat = without_orders(game)[1]
  local deck = game["dummy_deck_" .. seat.number]
  local cards, options = deck:cards(), {}
  for _, card in ipairs(cards) do options[#options + 1] = { "dummy", card, number = next_space(game, card.area) } end
  local answers = game:ask_secret { { seat = seat, prompt = "dummy", slots = { n = seat.number }, options = options } }
  cards[answers[1]]:move(seat.dummy_pick)
  deck:move_all(seat.dummy_rest)
  return "orders"
end

--- DL-32: of all at once, or of the one who has just chosen for a dummy.
function orders.beats.orders(game)
  local asked, questions, hands = without_orders(game), {}, {}
  local last = is_last(game)
  if year.dummies(game) == 2 and asked[1].dummy_pick.count > 0 then asked = { asked[1] } end
  for i, seat in ipairs(asked) do
    hands[i] = seat.hand:cards()
    local options = {}
    for _, card in ipairs(hands[i]) do options[#options + 1] = { "order", card, number = next_space(game, card.area, seat.dummy_pick.top) } end
    local refused = {}
    for _, card in ipairs(seat.shut:cards()) do refused[#refused + 1] = { "order", card, reason = "shut" } end
    questions[i] = {
      seat = seat, prompt = "orders", shape = "some", ordered = true, least = 3, most = 3, options = options, refused = refused,
      slots = dues.with(game, seat, { n = last and 1 or 0 }),
    }
  end
  if game.season == 1 and asked[1].number == 1 and year.teaches(game) then game:tell "lesson.orders" end
  local answers = game:ask_secret(questions)
  for i, seat in ipairs(asked) do
    for _, card in ipairs(answers[i]) do hands[i][card]:move(seat.row, "bottom") end
  end
  if #without_orders(game) > 0 then return "dummy_orders" end
  game.slot = 1
  return "turn_up"
end

--- DL-69, DL-70: the dummies' third orders come before all others.
local function third_orders(game)
  for dummy, seat in ipairs(game:seats()) do
    local order = seat.dummy_pick.top
    if order then
      local deck, shut, shown = game["dummy_deck_" .. dummy], game["dummy_shut_" .. dummy], game["dummy_shown_" .. dummy]
      order = order:move(shown)    -- open before it is told
      tell_dummy(game, dummy, order)
      place_dummy(game, order)
      seat.dummy_rest:move_all(deck)
      shut:move_all(deck)
      shown:move_all(shut)
    end
  end
end

--- All n-th orders at once, then placed from the first player on.
function orders.beats.turn_up(game)
  local slot = game.slot
  if slot == 1 then third_orders(game) end
  for _, seat in ipairs(game:seats()) do seat.row.top:move(seat.shown, "bottom") end
  for _, seat in ipairs(evil.in_play_order(game)) do
    local order = seat.shown.bottom
    game:tell("log.order", { who = seat, card = order, n = slot })
    local minion = seat.home.top
    local fee = slot == 1 and order.area == "hire" and year.full(game)    -- DL-64
    if fee and seat.gold == 0 then
      minion = minion:move(seat.on_card, "bottom")
      minion.slot = slot
      game:tell("log.no_fee", { who = seat })
    else
      if fee then
        seat:add("gold", -1)
        game:tell("log.fee", { who = seat })
      end
      place(game, minion, order.area, seat, slot)
    end
  end
  if slot < 3 then
    game.slot = slot + 1
    return "turn_up"
  end
  game.area = 1
  return "carry_out"
end

--- DL-37 to DL-39: one minion a beat, in order of areas and spaces; where monsters are hired and rooms built from the last space on.
function orders.beats.carry_out(game)
  while game.area <= 8 do
    local name = names[game.area]
    local here = game["at_" .. name]
    local backwards = name == "hire" or name == "build"
    while here.count > 0 do
      local minion = backwards and here.bottom or here.top
      if minion.of == 0 then
        minion:move(game.dummies_home)
      else
        local seat = game:seat(minion.of)
        game.acting = seat.number
        local space, slot = minion.space, minion.slot
        game:tell("log.acts_" .. name, { who = seat, n = space })
        if work.act[name](game, seat, space) then
          minion:move(seat.home)
        else
          game:tell("log.idle", { who = seat })
          minion = minion:move(seat.on_card, "bottom")
          minion.slot = slot
        end
        return "carry_out"
      end
    end
    game:add("area", 1)
  end
  game.acting = game.first
  game.slot = 0
  return "production"
end

--- DL-76: the shut cards come back, and of the three just played the first or one whose minion sits on it.
function orders.retrieve(game, seat)
  local shown = seat.shown:cards()
  local back = {}
  local idle = {}
  for _, minion in ipairs(seat.on_card:cards()) do idle[minion.slot] = true end
  for slot, card in ipairs(shown) do
    if slot == 1 or idle[slot] then back[#back + 1] = card end
  end
  local taken = is_last(game) and back[1] or seat:pick("retrieve", back)
  seat.shut:move_all(seat.hand)
  taken:move(seat.hand)
  seat.shown:move_all(seat.shut)
  seat.on_card:move_all(seat.home)
end

function orders.beats.retrieval(game)
  for _, seat in ipairs(evil.in_play_order(game)) do
    if seat.shown.count > 0 then
      orders.retrieve(game, seat)
      return "retrieval"
    end
  end
  return "event"
end

return orders
