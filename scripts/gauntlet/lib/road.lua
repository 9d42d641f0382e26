-- The turn up to where everybody stands before something: its start, what is turned over, who goes, which way (T0 to T2).
local hero = use "gauntlet/lib/hero"

local road = { beats = {} }

--- What belongs to one fight, at its beginning; `bout` says which fight with this card it is (GF-163).
function road.begin_fight(card, game, bout)
  card:renew "fight"
  card.bout = bout
  for _, source in ipairs(hero.classes(card, game)) do source.used = 0 end
  for _, weapon in ipairs(hero.weapons(card)) do weapon:renew "fight" end
  local foe = hero.foe(card, game)
  card.sealed = foe.kind == "monster" and foe.seals and 1 or 0
  if bout == 1 then card:add("met", 1) end
end

--- What belongs to one turn of a hero who faces it. Effects that were aimed at "the next turn" wait for this one (GF-85).
local function begin_turn(card)
  card:renew "turn"
  card.active = 1
  card.path = 1
  card.cursed = card.curse
  card.curse = 0
  card.tired = card.tiring
  card.tiring = 0
end

function road.cards_left(game) return game.foreseen.count + game.deck.count end

--- T0. Cards are looked at before anything is turned over; with two heroes none is inactive yet (GF-29, GF-133).
function road.beats.morning(game)
  if road.cards_left(game) == 0 then return nil end    -- GF-63
  game:add("round", 1)
  game.alone = 0
  game.forked = 0
  game:tell("log.turn", { n = game.round })
  game.acting = game.first
  return "foresee"
end

--- A beat for each that has something to look at.
function road.beats.foresee(game)
  local seat = game:seat(game.acting)
  repeat
    local looked = false
    for _, card in ipairs(seat.heroes:cards()) do
      if card.dead == 0 and hero.happens(card, game, "on_turn_start") > 0 then looked = true end
    end
    seat = seat.next
  until looked or seat.number == game.first
  game.acting = seat.number
  return seat.number == game.first and "turn_over" or "foresee"
end

--- The next card, face up among what waits. Who has looked at the top of the deck has left it face up.
local function turn_over(game)
  local from = game.foreseen.count > 0 and game.foreseen or game.deck
  return from:draw(game.waiting)
end

--- T1: one card a beat, until it is known what everybody faces (GF-23, GF-66 to GF-70).
function road.beats.turn_over(game)
  if road.cards_left(game) == 0 then
    if game.encounter.count == 0 then return nil end    -- GFQ-18, GF-63
    game.acting = game.first
    return "muster"
  end
  local card = turn_over(game)
  game:tell("log.turned", { card = card })
  if card.kind == "modifier" then
    if card.forks then
      card:move(game.faced)
      if game.encounter.count == 0 then game.forked = 1 end
    end
    return "turn_over"
  end
  local zone = game.encounter.count == 0 and game.encounter or game.passage
  card:move(zone)
  if card.kind == "monster" then
    game.waiting:move_all(zone, "bottom")
  end
  if game.forked == 1 and zone == game.encounter then return "turn_over" end
  game.acting = game.first
  return "muster"
end

local function seals(card) return card ~= nil and card.kind == "monster" and card.seals end

--- The abilities with which a dead hero may play this turn. Another player needs a living hero (GF-119, GFQ-26), and one way
--- at least must allow tokens.
local function rising(card, game)
  local found = {}
  for _, class in ipairs(hero.classes(card, game)) do
    if class.window == "rise" and card.tokens > 0 then found[#found + 1] = class end
  end
  if #found == 0 then return found end
  local company = false
  for _, other in ipairs(hero.all(game)) do
    if other.dead == 0 and other.owner ~= card.owner then company = true end
  end
  if not company then return {} end
  if seals(game.encounter.top) and (game.passage.count == 0 or seals(game.passage.top)) then return {} end
  return found
end

--- T2: who goes. Of two heroes one (GF-82); the dead who can and want to. Whoever has no choice is passed over in the same beat.
function road.beats.muster(game)
  local seat = game:seat(game.acting)
  local asked = false
  repeat
    local options, living = {}, 0
    for _, card in ipairs(seat.heroes:cards()) do
      if card.dead == 0 then
        living = living + 1
        options[#options + 1] = { "face", card }
      else
        for _, class in ipairs(rising(card, game)) do options[#options + 1] = { "rise", card, class } end
      end
    end
    if living == 0 and #options > 0 then options[#options + 1] = { "stay_dead" } end
    asked = #options > 1
    local chosen = options[1]
    if asked then
      chosen = options[game:ask { seat = seat, prompt = "muster", options = options, slots = { monster = game.encounter.top } }]
    end
    if chosen and chosen[1] ~= "stay_dead" then
      begin_turn(chosen[2])
      if chosen[1] == "rise" then
        game:tell("log.risen", { hero = chosen[2] })
        chosen[2]:add("tokens", -1)
      end
    end
    seat = seat.next
  until asked or seat.number == game.first
  game.acting = seat.number
  if seat.number ~= game.first then return "muster" end
  return game.passage.count > 0 and "fork" or "meet"
end

--- Of two encounters everybody chooses one; who has risen needs one that allows it (GF-69).
function road.beats.fork(game)
  local seat = game:seat(game.acting)
  local card = hero.active(seat)
  if card then
    local options = {}
    for path, zone in ipairs { game.encounter, game.passage } do
      if card.dead == 0 or not seals(zone.top) then options[#options + 1] = { "go", zone.top, number = path } end
    end
    local chosen = options[game:ask { seat = seat, prompt = "fork", options = options, slots = { hero = card } }]
    card.path = chosen.number
  end
  game.acting = seat.next.number
  return game.acting == game.first and "meet" or "fork"
end

--- All stand before it; what follows is done hero by hero.
function road.beats.meet(game)
  local acting = nil
  for _, card in ipairs(hero.all_active(game)) do
    acting = acting or card.owner.number
    road.begin_fight(card, game, 1)
  end
  game.acting = acting
  return "approach"
end

--- T12: a hero's own encounter behind a killed monster. Modifiers turned over for it are discarded (GF-152, GFQ-16).
function road.beats.detour(game)
  local card = hero.active(game:seat(game.acting))
  game.detour:move_all(game.faced)
  card:add("detours", -1)
  while road.cards_left(game) > 0 do
    local from = game.foreseen.count > 0 and game.foreseen or game.deck
    local turned = from:draw(game.detour)
    game:tell("log.turned", { card = turned })
    if turned.kind ~= "modifier" then return "detour_choice" end
    turned:move(game.faced)
  end
  return "follow"
end

function road.beats.detour_choice(game)
  local seat = game:seat(game.acting)
  local card = hero.active(seat)
  local options = { { "go", game.detour.top }, "decline" }
  local chosen = options[game:ask { seat = seat, prompt = "detour", options = options, slots = { hero = card } }]
  if chosen == "decline" then
    game.detour:move_all(game.faced)
    return "follow"
  end
  card.path = 3
  card.repeated = 0
  road.begin_fight(card, game, 1)
  game.alone = 1
  return "approach"
end

return road
