-- What a minion does in each area, DL-42 to DL-63. Every function says whether the order was carried out (DL-35).
local dues = use "lords/lib/dues"
local dungeon = use "lords/lib/dungeon"
local evil = use "lords/lib/evil"
local goods = use "lords/lib/goods"

local work = { act = {} }

-- What spaces cost and bring, by table 4.3 of the rules.
local food = { { gold = 1, gets = 2 }, { evil = 1, gets = 3 }, { evil = 2, gets = 3, and_gold = 1 } }
local smiles = { { steps = 1, spies = true }, { steps = 2 }, { gold = 1, steps = 2, spies = true } }
local recruits = { { food = 1, gets = 1 }, { food = 2, gets = 2 }, { food = 1, gold = 1, gets = 2 } }
local stalls = { { gold = 1, gets = 1 }, { gets = 1 }, { gold = 2, gets = 2 } }
work.food, work.smiles, work.recruits, work.stalls = food, smiles, recruits, stalls

--- Says what is missing; the order comes to nothing.
local function lacking(game, seat, what)
  game:tell("log.lacks_" .. what, { who = seat })
  return false
end

--- Whether the seat can pay and wants to: "take" or "decline".
local function wants(game, seat, prompt, offer, space)
  local lacks = goods.lacks(game, seat, offer)
  if lacks then return lacking(game, seat, lacks) end
  return game:ask {
    seat = seat, prompt = prompt, options = { { "accept", number = offer.gets, caution = evil.caution(game, seat, offer.evil or 0) }, "decline" },
    slots = dues.with(game, seat, { n = space + (prompt == "shop" and 10 * (game.year - 1) or 0) }),    -- its second year is another
  } == 1
end

function work.act.food(game, seat, space)
  local offer = food[space]
  if not wants(game, seat, "food_" .. space, offer, space) then return false end
  goods.pay(game, seat, offer)
  goods.gain(game, seat, "food", offer.gets)
  goods.gain(game, seat, "gold", offer.and_gold or 0)
  return true
end

--- DL-43: a spy looks at one of this year's combat cards, wherever it lies; what it saw is remembered for its seat alone.
function work.act.reputation(game, seat, space)
  local offer = smiles[space]
  local lacks = goods.lacks(game, seat, offer) or seat.evil == evil.bottom and not offer.spies and "kindness"
  if lacks then return lacking(game, seat, lacks) end
  local options = { "smile" }
  if offer.spies then
    for place = 1, game.city.count do options[#options + 1] = { "spy", number = place } end
  end
  options[#options + 1] = "decline"
  local place = game:ask { seat = seat, prompt = "smile", options = options, slots = dues.with(game, seat, { n = space }) } - 1
  if place == #options - 1 then return false end
  goods.pay(game, seat, offer)
  evil.change(game, seat, -offer.steps)
  if place > 0 then
    game:tell("log.spies", { who = seat, n = place })
    local card = game.city:cards()[place]
    local spied = copy(seat.state.spied or {})
    spied[place] = card.id
    seat.state.spied = spied
    seat:show("spied", { card })
  end
  return true
end

--- How many may work on a space: one imp each, and a supervisor on the third, DL-48 and DL-53.
local function hands(seat, space)
  return math.max(0, math.min(space + 1, goods.idle(seat) - (space == 3 and 1 or 0)))
end

--- DL-48 to DL-52: tunnels are dug one by one; each may build on the one before.
function work.act.tunnels(game, seat, space)
  local most = hands(seat, space)
  if most == 0 then return lacking(game, seat, "imps") end
  local dug, map, squares = 0, dungeon.map(seat), seat:squares "site"    -- row by row, as cells are
  while dug < most do
    local cells = dungeon.diggable(map)
    if #cells == 0 then
      if dug == 0 then lacking(game, seat, "ground") end
      break
    end
    local options = {}
    for i, cell in ipairs(cells) do options[i] = { "dig", squares[cell] } end
    options[#options + 1] = "stop"
    local refused = {}
    for i, each in ipairs(dungeon.undiggable(map)) do refused[i] = { "dig", squares[each[1]], reason = each[2] } end
    local chosen = game:ask { seat = seat, prompt = "dig", options = options, refused = refused, slots = { n = most - dug, total = space, rent = dues.rent_now(game, seat) } }
    if chosen > #cells then break end
    local tile = dungeon.dig(seat, game, cells[chosen])
    map[cells[chosen]] = tile
    tile.hands = 1
    dug = dug + 1
    seat:add("busy", dug == 1 and space == 3 and 2 or 1)
  end
  if dug > 0 then game:tell("log.dug", { who = seat, n = dug }) end
  return dug > 0
end

--- DL-53: unconquered tunnels that nobody mines yet. Whoever dug one is busy there, and another imp may mine it.
function work.mineable(seat) return #seat.dungeon:cards_with("kind", "tunnel", "lost", 0) end

function work.act.gold(game, seat, space)
  local most = math.min(hands(seat, space), work.mineable(seat))
  if most == 0 then return lacking(game, seat, hands(seat, space) == 0 and "imps" or "tunnels") end
  local mined = seat:amount("mine", 0, most)
  if mined == 0 then return false end
  seat:add("busy", mined + (space == 3 and 1 or 0))
  local left = mined
  for _, tile in ipairs(seat.dungeon:cards_with("kind", "tunnel", "lost", 0)) do
    if left == 0 then break end
    tile:add("hands", 1)
    left = left - 1
  end
  goods.gain(game, seat, "gold", mined)
  return true
end

--- DL-54: they come too late to dig and mine, and in time for production.
function work.act.imps(game, seat, space)
  local offer = recruits[space]
  if not wants(game, seat, "recruit", offer, space) then return false end
  goods.pay(game, seat, offer)
  goods.gain(game, seat, "imps", offer.gets)
  return true
end

--- DL-55, and DL-56 for the second year: one more is drawn, and one thrown away.
function work.act.traps(game, seat, space)
  local offer = stalls[space]
  if not wants(game, seat, "shop", offer, space) then return false end
  goods.pay(game, seat, offer)
  work.draw_traps(game, seat, offer.gets + game.year - 1)
  if game.year == 2 then
    local thrown = seat:pick("throw_away", seat.traps:cards())
    if thrown then thrown:move(game.trap_discard) end
  end
  return true
end

--- An empty deck is made of what was thrown away.
function work.draw_traps(game, seat, count)
  local drawn = 0
  for _ = 1, count do
    if game.trap_deck.count == 0 then
      game.trap_discard:move_all(game.trap_deck)
      game.trap_deck:shuffle "deck"
    end
    if game.trap_deck:draw(seat.traps) then drawn = drawn + 1 end
  end
  game:tell("log.traps", { who = seat, n = drawn, total = seat.traps.count })
end

--- DL-57, DL-58: one face-up tile, its wage, and 1 food more on the third space.
function work.act.hire(game, seat, space)
  local more = space == 3 and 1 or 0
  local cards, options, refused = {}, {}, {}
  for _, card in ipairs(game.for_hire:cards()) do
    local wage = goods.wage(game, card, more)
    local lacks = goods.lacks(game, seat, wage, card)
    if lacks then
      refused[#refused + 1] = { "hire", card, reason = lacks }
    else
      cards[#cards + 1] = card
      options[#options + 1] = { "hire", card, number = goods.price(wage), caution = evil.caution(game, seat, card.evil) }
    end
  end
  if #cards == 0 then return lacking(game, seat, "applicants") end
  options[#options + 1] = "nobody"
  local card = cards[game:ask { seat = seat, prompt = "hire", options = options, refused = refused, slots = dues.with(game, seat, { n = more }) }]
  if not card then return false end
  game:tell("log.hired", { who = seat, card = card })
  goods.pay(game, seat, goods.wage(game, card, more), card)
  card:move(seat.lair, "bottom")
  return true
end

--- DL-59 to DL-63.
function work.act.build(game, seat, space)
  local fee = space == 1 and 0 or 1
  local price = goods.price { gold = fee, food = 0, evil = 0, trap = 0, fodder = 0 }
  if seat.gold < fee then return lacking(game, seat, "gold") end
  if game.to_build.count == 0 then return lacking(game, seat, "plans") end
  local map = dungeon.map(seat)
  local rooms, tiles, options, refused, offered = {}, {}, {}, {}, {}
  for _, room in ipairs(game.to_build:cards()) do
    local sites = dungeon.sites(map, room.stands)
    if #sites == 0 then refused[#refused + 1] = { "build", room, reason = "site" } end
    for _, tile in ipairs(sites) do
      rooms[#rooms + 1], tiles[#tiles + 1] = room, tile
      options[#options + 1] = { "build", room, dungeon.square(seat, tile.cell), number = price }
      offered[tile.cell] = true
    end
  end
  if #options == 0 then return lacking(game, seat, "site") end
  options[#options + 1] = "nothing"
  for _, each in ipairs(dungeon.unfit(map, offered)) do
    refused[#refused + 1] = { "build_at", dungeon.square(seat, each[1]), reason = each[2] }
  end
  local chosen = game:ask { seat = seat, prompt = "build", options = options, refused = refused, slots = dues.with(game, seat, { n = fee }) }
  if not rooms[chosen] then return false end
  seat:add("gold", -fee)
  local room = dungeon.build(seat, game, rooms[chosen], tiles[chosen])
  game:tell("log.built", { who = seat, card = room })
  return true
end

return work
