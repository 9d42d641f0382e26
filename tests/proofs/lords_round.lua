-- One year of order rounds of the lords (DL-32 to DL-64, DL-76), as a rule set that is wholly a script. Left out: squares
-- of the dungeon, production, events, heroes; in a game of two, the dummies' third orders are drawn, not chosen (DL-68).
local areas = { "food", "reputation", "tunnels", "gold", "imps", "traps", "monster", "room" } -- DL-37
local monsters = {
  goblin = { food = 1 }, slime = {}, ghost = { evil = 1 }, troll = { food = 2 }, witch = { food = 1, evil = 1 }, vampire = { evil = 2 },
}
local rooms = { "hatchery", "magic_room", "workshop", "treasury" }
local traps = { "boulder", "pendulum", "fire", "ring", "trapdoor", "dart" }

local function zones()
  local all = {
    trap_deck = { seen_by = "nobody" }, monster_deck = { seen_by = "nobody" }, room_deck = { seen_by = "nobody" },
    combat = { seen_by = "nobody" }, for_hire = {}, to_build = {}, gone = {}, dummies_home = {},
    hand = { of = "seat", seen_by = "owner" }, row = { of = "seat", seen_by = "owner" }, shown = { of = "seat" },
    shut = { of = "seat" }, home = { of = "seat" }, on_card = { of = "seat" }, lair = { of = "seat" },
    traps = { of = "seat", seen_by = "owner" }, built = { of = "seat" },
  }
  for _, area in ipairs(areas) do all["at_" .. area] = {} end
  for d = 1, 2 do
    all["dummy_deck_" .. d] = { seen_by = "nobody" }
    all["dummy_shut_" .. d] = {}
    all["dummy_shown_" .. d] = {}
  end
  return all
end

local function cards()
  local all = { "minion", "dummy_minion", "combat_card" }
  for _, area in ipairs(areas) do table.insert(all, "order_" .. area) end
  for id in pairs(monsters) do table.insert(all, id) end
  for _, id in ipairs(rooms) do table.insert(all, id) end
  for _, id in ipairs(traps) do table.insert(all, id) end
  return all
end

local function area_of(order) return order.id:sub(7) end

-- What a seat can pay; evil on the top level cannot be a cost (DL-45).
local function can_pay(seat, cost)
  return seat:get "gold" >= (cost.gold or 0) and seat:get "food" >= (cost.food or 0) and seat:get "evil" + (cost.evil or 0) <= 15
end
local function pay(seat, cost)
  seat:add("gold", -(cost.gold or 0))
  seat:add("food", -(cost.food or 0))
  seat:add("evil", cost.evil or 0)
end
local function offered(seat, cost, prompt)
  if not can_pay(seat, cost) or not seat:confirm(prompt) then return false end
  pay(seat, cost)
  return true
end

local function each_from_first(game, act)
  local n = #game:seats()
  for i = 0, n - 1 do act(game:seat((game:get "first" + i - 1) % n + 1)) end
end

-- DL-48, DL-53: one imp for each tunnel or miner, and a supervisor on space III.
local function work(seat, space, most, prompt)
  local imps = seat:get "imps" - seat:get "busy"
  local supervisor = space == 3 and 1 or 0
  local done = seat:ask_amount(prompt, 0, math.max(0, math.min(space + 1, imps - supervisor, most)))
  if done > 0 then seat:add("busy", done + supervisor) end
  return done
end

-- What the minion on a space does; whether it did anything (DL-35). Indices are areas.
local act = {
  food = function(game, seat, space)
    local costs = { { gold = 1 }, { evil = 1 }, { evil = 2 } }
    if not offered(seat, costs[space], "get_food") then return false end
    seat:add("food", space == 1 and 2 or 3)
    if space == 3 then seat:add("gold", 1) end
    return true
  end,
  reputation = function(game, seat, space)
    if space == 3 and not offered(seat, { gold = 1 }, "improve_reputation") then return false end
    seat:set("evil", math.max(1, seat:get "evil" - (space == 1 and 1 or 2)))
    if space ~= 2 then -- DL-43: a spy looks at one combat card, wherever it lies
      local which = seat:ask_amount("spy_on", 1, 4)
      seat:show("spied", { game:zone("combat"):cards()[which] })
    end
    return true
  end,
  tunnels = function(game, seat, space)
    local dug = work(seat, space, 17 - seat:get "tunnels", "dig")
    seat:add("tunnels", dug)
    return dug > 0
  end,
  gold = function(game, seat, space)
    local mined = work(seat, space, seat:get "tunnels", "mine")
    seat:add("gold", mined)
    return mined > 0
  end,
  imps = function(game, seat, space)
    local costs = { { food = 1 }, { food = 2 }, { food = 1, gold = 1 } }
    if not offered(seat, costs[space], "recruit") then return false end
    seat:add("imps", space == 1 and 1 or 2)
    seat:add("busy", space == 1 and 1 or 2) -- DL-54
    return true
  end,
  traps = function(game, seat, space)
    local costs = { { gold = 1 }, {}, { gold = 2 } }
    if not offered(seat, costs[space], "buy_traps") then return false end
    for _ = 1, space == 3 and 2 or 1 do game:zone("trap_deck"):draw("traps", seat) end
    return true
  end,
  monster = function(game, seat, space)
    local payable = {}
    local function cost_of(card)
      local cost = monsters[card.id]
      return { food = (cost.food or 0) + (space == 3 and 1 or 0), evil = cost.evil }
    end
    for _, card in ipairs(game:zone("for_hire"):cards()) do
      if can_pay(seat, cost_of(card)) then table.insert(payable, card) end
    end
    local hired = seat:ask_card("hire", payable, "nobody")
    if not hired then return false end
    pay(seat, cost_of(hired))
    hired:move("lair", seat)
    return true
  end,
  room = function(game, seat, space)
    local cost = { gold = space > 1 and 1 or 0 }
    if seat:get "tunnels" == 0 or not can_pay(seat, cost) then return false end
    local room = seat:ask_card("build", game:zone("to_build"):cards(), "nothing")
    if not room then return false end
    pay(seat, cost)
    seat:add("tunnels", -1)
    room:move("built", seat)
    return true
  end,
}

-- DL-33, DL-34: onto the lowest free space, or onto the card.
local function place(game, minion, area, seat)
  local here = game:zone("at_" .. area)
  if here.count < 3 then minion:move(here.name, nil, "bottom")
  elseif seat then minion:move("on_card", seat, "bottom")
  else minion:move("dummies_home") end
end

local function new_round(game)
  for _, market in ipairs { "for_hire", "to_build" } do
    for _, tile in ipairs(game:zone(market):cards()) do tile:move("gone") end
  end
  for _ = 1, 3 do game:zone("monster_deck"):draw("for_hire") end
  for _ = 1, 2 do game:zone("room_deck"):draw("to_build") end
  for _, seat in ipairs(game:seats()) do seat:set("busy", 0) end
  for d = 1, 4 - #game:seats() do -- DL-65
    if d > 2 then break end
    local deck = game:zone("dummy_deck_" .. d)
    deck:shuffle("deck")
    for _ = 1, 3 do
      place(game, game:zone("dummies_home").top, area_of(deck:draw("dummy_shown_" .. d)))
    end
    for _, card in ipairs(game:zone("dummy_shut_" .. d):cards()) do card:move("dummy_deck_" .. d) end
    for _, card in ipairs(game:zone("dummy_shown_" .. d):cards()) do card:move("dummy_shut_" .. d) end
  end
end

-- All k-th orders are turned up, then placed from the first player on.
local function reveal(game, k)
  for _, seat in ipairs(game:seats()) do game:zone("row", seat).top:move("shown", seat, "bottom") end
  each_from_first(game, function(seat)
    local area = area_of(game:zone("shown", seat):cards()[k])
    local minion = game:zone("home", seat).top
    minion:set("order", k)
    if k == 1 and area == "monster" and not can_pay(seat, { gold = 1 }) then -- DL-64
      minion:move("on_card", seat, "bottom")
      return
    end
    if k == 1 and area == "monster" then pay(seat, { gold = 1 }) end
    place(game, minion, area, seat)
  end)
end

-- DL-38: spaces I, II, III, but III, II, I where monsters are hired and rooms built.
local function carry_out(game, area)
  local minions = game:zone("at_" .. area):cards()
  local backwards = area == "monster" or area == "room"
  for i = 1, #minions do
    local space = backwards and #minions + 1 - i or i
    local minion = minions[space]
    if minion.id == "dummy_minion" then
      minion:move("dummies_home")
    else
      local seat = game:seat(minion:get "owner")
      minion:move(act[area](game, seat, space) and "home" or "on_card", seat, "bottom")
    end
  end
end

-- DL-76: of the three orders one comes back, the first or one that was not carried out.
local function retrieve(game, seat)
  local shown = game:zone("shown", seat):cards()
  local back = { shown[1] }
  for _, minion in ipairs(game:zone("on_card", seat):cards()) do
    local k = minion:get "order"
    if k > 1 then table.insert(back, shown[k]) end
    minion:move("home", seat)
  end
  for _, card in ipairs(game:zone("shut", seat):cards()) do card:move("hand", seat) end
  seat:ask_card("take_back", back):move("hand", seat)
  for _, card in ipairs(game:zone("shown", seat):cards()) do card:move("shut", seat) end
end

return game {
  zones = zones(),
  counters = {
    game = { step = 0, round = 1, first = 1 },
    seat = { gold = 3, food = 3, imps = 3, busy = 0, tunnels = 3, evil = { 5, 1, 15 } },
    card = { owner = 0, order = 0 },
  },
  streams = { "deck" },
  cards = cards(),

  set_up = function(game)
    for _, seat in ipairs(game:seats()) do
      for _, area in ipairs(areas) do game:create("order_" .. area, "hand", seat) end
      game:zone("hand", seat):shuffle("deck")
      for _ = 1, 2 do game:zone("hand", seat):draw("shut", seat) end -- DL-15
      for _ = 1, 3 do game:create("minion", "home", seat):set("owner", seat.number) end
    end
    for d = 1, 2 do
      for _, area in ipairs(areas) do game:create("order_" .. area, "dummy_deck_" .. d) end
      game:zone("dummy_deck_" .. d):shuffle("deck")
      for _ = 1, 3 do
        game:zone("dummy_deck_" .. d):draw("dummy_shut_" .. d)
        game:create("dummy_minion", "dummies_home")
      end
    end
    for id in pairs(monsters) do for _ = 1, 2 do game:create(id, "monster_deck") end end
    for _, id in ipairs(rooms) do for _ = 1, 2 do game:create(id, "room_deck") end end
    for _, id in ipairs(traps) do for _ = 1, 3 do game:create(id, "trap_deck") end end
    for _ = 1, 4 do game:create("combat_card", "combat") end
    for _, deck in ipairs { "monster_deck", "room_deck", "trap_deck" } do game:zone(deck):shuffle("deck") end
  end,

  beat = function(game)
    local step = game:get "step"
    if step == 0 then new_round(game)
    elseif step == 1 then game:secret_some("orders", 3, "hand", "row")
    elseif step <= 4 then reveal(game, step - 1)
    elseif step <= 12 then carry_out(game, areas[step - 4])
    else
      each_from_first(game, function(seat) retrieve(game, seat) end)
      game:add("round", 1)
      if game:get "round" > 4 then return false end
      game:set("first", game:get "first" % #game:seats() + 1)
    end
    game:set("step", (step + 1) % 14)
    return true
  end,
}
