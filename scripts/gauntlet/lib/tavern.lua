-- Set-up and the boasting phase, GF-8 to GF-20 and GF-81.
local hero = use "gauntlet/lib/hero"
local verbs = use "gauntlet/lib/verbs"

local tavern = {}

--- How many heroes each seat takes: two if two play (GF-81).
local function share(game) return game.seat_count == 2 and 2 or 1 end

local function create(game, kinds, zone)
  local extras = game:setting "promos" == "on"
  for _, kind in ipairs(kinds) do
    for _, id in ipairs(game:definitions(kind)) do
      if extras or not game:field(id, "promo") then game:create(id, zone) end
    end
  end
end

--- The class for a pair: one that suits the seat's hero, if it comes from a campaign and such a class is left; else the top one.
local function deal_class(game, seat)
  local wanted = seat and seat.state.hero
  if wanted then
    for _, card in ipairs(game.class_pile:cards()) do
      for _, who in ipairs(card.suits) do
        if who == wanted then
          card:move(game.tavern)
          return card
        end
      end
    end
  end
  return game.class_pile:draw(game.tavern)
end

function tavern.set_up(game)
  create(game, { "class" }, game.class_pile)
  create(game, { "weapon" }, game.weapon_pile)
  create(game, { "monster", "modifier", "special" }, game.deck)
  game.class_pile:shuffle "deck"
  game.weapon_pile:shuffle "deck"
  game.deck:shuffle "deck"

  local pairs_dealt = game.seat_count * share(game)
  for _, id in ipairs(game:definitions "boast") do game:create(id, game.board, pairs_dealt) end
  for pair = 1, pairs_dealt do
    local class = deal_class(game, pair <= game.seat_count and game:seat(pair))
    class.pair = pair
    for _ = 1, class.hands do game.weapon_pile:draw(game.tavern).pair = pair end
    class:move(game.tavern)   -- before its weapons
  end

  -- The winner of the game before goes last (GF-12).
  local winner
  for _, seat in ipairs(game:seats()) do
    if seat.state.won_last and not winner then winner = seat end
  end
  game.first = winner and winner.next.number or game:random(game.seat_count, "deck")
  game.acting = game.first
  game:tell("log.first", { who = game:seat(game.first) })
  return "bid"
end

--- The class cards among the cards of a zone.
local function classes(zone)
  local found = {}
  for _, card in ipairs(zone:cards()) do
    if card.kind == "class" then found[#found + 1] = card end
  end
  return found
end

local function kinds_of_boasts(game) return #game:definitions "boast" end

--- The one whose number of a pair is bid for.
local function wanted(game)
  for _, card in ipairs(classes(game.tavern)) do
    if card.pair == game.wanted then return card end
  end
  for _, card in ipairs(hero.all(game)) do
    if card.pair == game.wanted then return card end
  end
  return nil
end

tavern.beats = {}

--- From the first player on, whoever lacks a hero takes one or steals one; the robbed have their turn again (GF-13, GF-17).
function tavern.beats.bid(game)
  local seat = game:seat(game.acting)
  for _ = 1, game.seat_count do
    if seat.heroes.count < share(game) then break end
    seat = seat.next
  end
  if seat.heroes.count >= share(game) then return "prepare" end
  game.acting = seat.number

  local options, refused = {}, {}
  for _, card in ipairs(classes(game.tavern)) do
    local weapons = {}
    for _, other in ipairs(game.tavern:cards()) do
      if other.kind == "weapon" and other.pair == card.pair then weapons[#weapons + 1] = other end
    end
    options[#options + 1] = { "take", card, weapons[1], number = #weapons }
  end
  for _, card in ipairs(hero.all(game)) do
    if card.owner ~= seat then                                   -- GFQ-27
      if #hero.boasts(card) < kinds_of_boasts(game) then         -- GF-16
        options[#options + 1] = { "steal", card, card.owner, number = #hero.boasts(card) }
      else
        refused[#refused + 1] = { "steal", card, reason = "boasts", about = card.owner }
      end
    end
  end
  local chosen = options[game:ask { seat = seat, prompt = "bid", options = options, refused = refused }]
  game.wanted = chosen[2].pair
  return "brag"
end

--- One boast of each kind that the hero has not, from the board.
local function boasts_left(game, card)
  local made, found = {}, {}
  if card.owner then
    for _, boast in ipairs(hero.boasts(card)) do made[boast.id] = true end
  end
  for _, boast in ipairs(game.board:cards()) do
    if not made[boast.id] then
      made[boast.id] = true
      found[#found + 1] = boast
    end
  end
  return found
end

--- All cards of a pair come to a seat, with what was said about them (GF-15, GF-18).
local function carry(game, card, seat)
  local from = card.owner
  local pair = card.pair
  if from then
    for _, boast in ipairs(hero.boasts(card)) do boast:move(seat.boasts, "bottom") end
  end
  local weapons = {}
  for _, other in ipairs((from and from.arms or game.tavern):cards()) do
    if other.kind == "weapon" and other.pair == pair then weapons[#weapons + 1] = other end
  end
  for _, weapon in ipairs(weapons) do weapon:move(seat.arms, "bottom") end
  card:move(seat.heroes, "bottom")
end

function tavern.beats.brag(game)
  local seat = game:seat(game.acting)
  local card = wanted(game)
  local from = card.owner
  local left = boasts_left(game, card)
  local most = not from and game:setting "taking" == "one" and 1 or #left    -- GF-14, GFQ-1
  local options = {}
  for _, boast in ipairs(left) do options[#options + 1] = { "boast", boast } end
  local places = game:ask {
    seat = seat, prompt = from and "outbrag" or "brag", shape = "some", options = options, least = from and 1 or 0, most = most,
    slots = { hero = card },
  }
  carry(game, card, seat)
  if from then
    game:tell("log.stolen", { who = seat, hero = card, other = from })
  else
    game:tell("log.taken", { who = seat, hero = card })
  end
  for _, place in ipairs(places) do
    left[place]:move(seat.boasts, "bottom")
    left[place].pair = card.pair
    game:tell("log.boasted", { who = seat, hero = card, card = left[place] })
  end
  game.wanted = 0
  game.acting = seat.next.number
  return "bid"
end

--- Tokens as printed, changed by what changes them (GF-20): doubling before halving, so that both together leave them alone.
function tavern.beats.prepare(game)
  for _, card in ipairs(hero.all(game)) do
    card.tokens = card.uses
    local bearers = hero.bearers(card, game)
    for _, weapon in ipairs(hero.weapons(card)) do
      weapon.tokens = math.max(0, (game:fold("modify_uses", bearers, weapon.uses, card)))
    end
    hero.happens(card, game, "on_begin")
  end
  for _, seat in ipairs(game:seats()) do verbs.tally(seat) end
  game:tell "log.off"
  return "morning"
end

return tavern
