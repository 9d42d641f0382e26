-- Set-up and the frame of a year: what is laid out, heroes handed out, tokens passed (DL-4 to DL-31, DL-82 to DL-87, DL-127 to DL-138).
local dungeon = use "lords/lib/dungeon"
local evil = use "lords/lib/evil"
local scoring = use "lords/lib/scoring"
local training = use "lords/lib/training"

local year = { beats = {} }

local areas = { "forage", "smile", "dig", "mine", "recruit", "shop", "hire", "build" }    -- DL-37
year.areas = areas

function year.full(game) return game:setting "game" == "full" end
local function specials(game) return year.full(game) and game:setting "specials" == "on" end

--- DL-19, DL-21: three play with one dummy, two with two.
function year.dummies(game) return game.seat_count == 3 and 1 or game.seat_count == 2 and 2 or 0 end

--- Four combat cards of a year, the others unseen in the box, DL-8.
local function combat_cards(game, which, to)
  for _, id in ipairs(game:definitions "combat") do
    if game:field(id, "year") == which then game:create(id, to) end
  end
  to:shuffle "deck"
  while to.count > 4 do to:draw(game.box) end
end

--- Gold at the bottom, silver on top, DL-12.
local function by_year(game, deck, count_of)
  for which = 1, 2 do
    for _, id in ipairs(game:definitions(deck.name == "monster_deck" and "monster" or deck.name == "room_deck" and "room" or "hero")) do
      local count = count_of(id, which)
      if count > 0 then game:create(id, which == 1 and deck or game.box, count) end
    end
    if which == 1 then deck:shuffle "deck" end
  end
  game.box:shuffle "deck"
  while game.box.count > 0 do game.box.top:move(deck, "bottom") end
end

function year.set_up(game)
  game:create("tunnel", game.supply, 42)
  for _, id in ipairs(game:definitions "trap") do game:create(id, game.trap_deck, 3) end
  game.trap_deck:shuffle "deck"
  by_year(game, game.monster_deck, function(id, which) return game:field(id, which == 1 and "first_year" or "second_year") end)
  by_year(game, game.room_deck, function(id, which) return game:field(id, "year") == which and 1 or 0 end)
  by_year(game, game.hero_deck, function(id, which)
    local class = game:field(id, "class")
    return class ~= "paladin" and class ~= "illusion" and game:field(id, "year") == which and 1 or 0
  end)
  for which = 1, 2 do    -- DL-9
    for _, id in ipairs(game:definitions "hero") do
      if game:field(id, "class") == "paladin" and game:field(id, "year") == which then game:create(id, game.tent) end
    end
  end
  combat_cards(game, 1, game.city)
  combat_cards(game, 2, game.next_city)
  if training.asked_for(game) then return training.set_up(game) end

  for _, seat in ipairs(game:seats()) do
    for _, id in ipairs(areas) do game:create(id, seat.hand) end
    game:create("minion", seat.home, 3)
    for _, cell in ipairs { 3, 8, 13 } do dungeon.dig(seat, game, cell) end    -- DL-6
  end
  for dummy = 1, year.dummies(game) do
    local deck = game["dummy_deck_" .. dummy]
    for _, id in ipairs(areas) do game:create(id, deck) end
    game:create("dummy_minion", game.dummies_home, 3)
    deck:shuffle "deck"
    for _ = 1, 3 do deck:draw(game["dummy_shut_" .. dummy]) end
  end
  if game.seat_count == 2 then game.dummy_evil = evil.start end    -- DL-22
  for _, id in ipairs(game:definitions "event") do game:create(id, game.event_deck) end
  game.event_deck:shuffle "deck"
  for _, id in ipairs(game:definitions "special") do game:create(id, game.special_deck) end
  game.special_deck:shuffle "deck"
  while game.special_deck.count > (specials(game) and 2 or 0) do game.special_deck:draw(game.box) end    -- DL-17

  game.first = game:random(game.seat_count, "deck")    -- DL-13
  game.acting = game.first
  game:tell("log.first", { who = game:seat(game.first) })
  return "shut_away"
end

--- Whether something is explained as it comes for the first time: nobody here has passed an examination before.
function year.teaches(game)
  if training.on(game) or game.year > 1 then return false end
  for _, seat in ipairs(game:seats()) do
    if (seat.state.passed or 0) > 0 then return false end
  end
  return true
end

--- DL-15, DL-16: two orders are inaccessible, in a full game two of three that one may choose from.
function year.beats.shut_away(game)
  local count = year.full(game) and 3 or 2
  for _, seat in ipairs(game:seats()) do
    if seat.drawn.count == 0 then
      seat.hand:shuffle "deck"
      for _ = 1, count do seat.hand:draw(seat.drawn) end
    end
  end
  if count == 2 then
    for _, seat in ipairs(game:seats()) do seat.drawn:move_all(seat.shut) end
    return "new_round"
  end
  if year.teaches(game) then game:tell "lesson.shut" end
  return "keep_shut"
end

function year.beats.keep_shut(game)
  local questions, held = {}, {}
  for i, seat in ipairs(game:seats()) do
    held[i] = seat.drawn:cards()
    local options = {}
    for _, card in ipairs(held[i]) do options[#options + 1] = { "shut", card } end
    questions[i] = { seat = seat, prompt = "shut", shape = "some", options = options, least = 2, most = 2 }
  end
  local answers = game:ask_secret(questions)
  for i, seat in ipairs(game:seats()) do
    for _, place in ipairs(answers[i]) do held[i][place]:move(seat.shut) end
    seat.drawn:move_all(seat.hand)
  end
  return "new_round"
end

--- Strength is printed; heroes of equal strength stay in the order in which they came, DL-30.
local function sorted(cards)
  local list = {}
  for i, card in ipairs(cards) do list[i] = { card = card, level = card.level } end
  table.sort(list, function(one, other) return one.level < other.level end)
  return list
end

--- DL-30, DL-31.
local function draw_heroes(game)
  local wanted = game.seat_count == 4 and 4 or 3
  for _ = 1, wanted do
    local card = game.hero_deck:draw(game.coming)
    if card then card:move(game.coming, "bottom") end
  end
  local function alike()
    local cards = game.coming:cards()
    for _, card in ipairs(cards) do
      if card.level ~= cards[1].level then return false end
    end
    return #cards > 1
  end
  for _ = 1, 16 do
    if not alike() then break end
    game.coming.bottom:move(game.hero_deck, "bottom")
    game.hero_deck:draw(game.coming):move(game.coming, "bottom")
  end
  for _, one in ipairs(sorted(game.coming:cards())) do one.card:move(game.coming, "bottom") end
end

--- DL-28 to DL-31.
function year.beats.new_round(game)
  game:add("season", 1)
  game:add("round", 1)
  game.slot, game.area, game.combat = 0, 0, 0
  game.acting = game.first
  game:tell("log.season", { n = game.year, total = game.season, who = game:seat(game.first) })
  game.for_hire:move_all(game.distant)
  game.to_build:move_all(game.distant)
  for _ = 1, 3 do game.monster_deck:draw(game.for_hire) end
  for _ = 1, 2 do game.room_deck:draw(game.to_build) end
  for _, card in ipairs(game.next_event:cards()) do card:move(card.kind == "special" and game.special or game.event) end
  game.coming:move_all(game.arriving, "bottom")
  if game.season < 4 then
    local event = game.event_deck:draw(game.next_event)
    game:tell("log.event_ahead", { card = event })
    if event.tells and game.special_deck.count > 0 then
      local special = game.special_deck:draw(game.next_event):move(game.next_event, "bottom")    -- with its event, which is first
      game:tell("log.special_ahead", { card = special })
    end
    draw_heroes(game)
  end
  return year.dummies(game) > 0 and "dummies" or "orders"
end

-- Heroes ---------------------------------------------------------------------------------------------------------------------------

--- DL-85: a warrior goes to the front, but behind a paladin; others go to the end.
function year.join(seat, hero)
  if hero.class ~= "warrior" then return hero:move(seat.party, "bottom") end
  hero = hero:move(seat.party)
  local paladin = seat.party:first_with("class", "paladin")
  if paladin then paladin:move(seat.party) end
  return hero
end

--- DL-82 to DL-84: from the kindest to the most evil, from the weakest to the strongest.
function year.beats.heroes(game)
  if game.arriving.count == 0 then return "end_round" end
  local lords = {}
  if game.seat_count == 2 then
    evil.move_dummy(game, 1)
    lords[1] = { level = game.dummy_evil }    -- of equals it is the kinder, and sorting is stable
  end
  for _, seat in ipairs(evil.in_play_order(game)) do lords[#lords + 1] = { seat = seat, level = seat.evil } end
  table.sort(lords, function(one, other) return one.level < other.level end)
  for i, hero in ipairs(game.arriving:cards()) do
    local lord = lords[i]
    if lord and lord.seat then
      game:tell("log.arrives", { hero = hero, who = lord.seat })
      year.join(lord.seat, hero)
    else
      game:tell("log.arrives_elsewhere", { hero = hero })
      hero:move(game.distant)
    end
  end
  return "end_round"
end

--- DL-87: imps go home, the token passes, but not after autumn.
function year.beats.end_round(game)
  for _, seat in ipairs(game:seats()) do
    seat.busy, seat.busy_trolls = 0, 0
    for _, tile in ipairs(seat.dungeon:cards()) do
      if tile.hands > 0 then tile.hands = 0 end
      if tile.worked > 0 then tile.worked = 0 end
    end
  end
  if game.season < 4 then
    game.first = game:seat(game.first).next.number
    return "new_round"
  end
  return "muster"
end

--- DL-94, DL-129 to DL-138.
function year.beats.new_year(game)
  game.year, game.season, game.combat = 2, 0, 0
  local old = game.tent:first_with("year", 1)
  if old then old:move(game.distant) end
  for _, hero in ipairs(game.hero_deck:cards_with("year", 1)) do hero:move(game.distant) end           -- DL-131
  local on = game.seat_count == 4 and 3 or game.seat_count == 3 and 1 or 0    -- DL-135 to DL-137
  for _ = 1, on do game.first = game:seat(game.first).next.number end
  game.next_city:move_all(game.city, "bottom")                                -- DL-130
  for _, seat in ipairs(game:seats()) do seat.state.spied = {} end
  for _, tile in ipairs(game.distant:cards_with("kind", "event")) do tile:move(game.event_deck) end    -- DL-133
  game.event_deck:shuffle "deck"
  scoring.tell_year(game)
  game:tell "log.second_year"
  if game.seat_count == 2 then evil.move_dummy(game, -2) end                  -- DL-132
  evil.look_up(game)
  return "new_round"
end

return year
