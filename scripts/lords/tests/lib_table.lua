-- Tables that the scenarios of this folder begin with.

local orders = { "forage", "smile", "dig", "mine", "recruit", "shop", "hire", "build" }

local free = { only = true }

--- One season of two, from the orders on: the first seat gives three of `hand`, the second always the same three, as a companion. No
--- dummy stands in the way but what `t` says; there are no visitors.
local function season(name, t, answers, expect)
  local mine, shut = {}, {}
  local used = {}
  for _, id in ipairs(t.orders) do
    mine[#mine + 1] = id
    used[id] = true
  end
  for _, id in ipairs(orders) do
    if not used[id] then
      if #shut < 2 then shut[#shut + 1] = id else mine[#mine + 1] = id end
    end
  end
  local seat = {
    gold = t.gold or 3, food = t.food or 3, imps = t.imps or 3, evil = t.evil or 5, letters = 0, hand = mine, shut = shut, lair = t.lair or {},
    traps = t.traps or {}, party = t.party or {}, prison = {}, dummy_pick = free, dummy_rest = free,
    dungeon = t.dungeon or { { "tunnel", cell = 3 }, { "tunnel", cell = 8 }, { "tunnel", cell = 13 } },
  }
  local other = {
    gold = 0, food = t.others_food or 0, imps = 0, evil = t.others_evil or 5, hand = t.others or { "dig", "mine", "recruit" }, lair = {}, traps = {}, party = {},
    dummy_pick = free, dummy_rest = free,
  }
  local all = { "order:" .. t.orders[1], "order:" .. t.orders[2], "order:" .. t.orders[3] }
  local play = { all }
  for _, answer in ipairs(answers) do play[#play + 1] = answer end
  local table = {
    first = t.first or 1, acting = 1, year = t.year or 1, season = t.season or 1, tent = t.tent or {}, dummy_evil = t.dummy_evil or 5,
    for_hire = t.for_hire or { "slime", "goblin", "troll" }, to_build = t.to_build or { "egg_cellar", "gift_shop" }, arriving = t.arriving or {},
    event = t.event or {}, special = t.special or {}, seats = { seat, other },
    at_food = free, at_reputation = free, at_tunnels = free, at_gold = free, at_imps = free, at_traps = free, at_hire = free, at_build = free,
  }
  local idle = 6
  for name, value in pairs(t.table or {}) do
    table[name] = value
    for _, card in ipairs(value) do idle = card[1] == "dummy_minion" and idle - 1 or idle end
  end
  table.dummies_home = { only = true }
  for place = 1, idle do table.dummies_home[place] = "dummy_minion" end
  for dummy = 1, 2 do
    table["dummy_deck_" .. dummy] = { "forage", "dig", "mine", "recruit", "shop", only = true }
    table["dummy_shut_" .. dummy] = { "smile", "hire", "build", only = true }
    table["dummy_shown_" .. dummy] = free
  end
  return {
    name = name, chapter = "full_lease", heroes = { "", "" }, companions = { 2 }, settings = t.settings, table = table, play = play, expect = expect,
  }
end

--- One battle of the first seat: its party and what it has; the second seat has no visitors. Without a card fatigue is 0 and nobody
--- can cast anything.
local function fight(name, t, answers, expect)
  local seat = {
    gold = t.gold or 0, food = t.food or 0, imps = t.imps or 3, evil = t.evil or 3, letters = 0, planned = 0, battlefield = 0,
    party = t.party, traps = t.traps or {}, lair = t.lair or {}, laid = {}, sent = {}, prison = t.prison or {},
    dungeon = t.dungeon or { { "tunnel", cell = 3 }, { "tunnel", cell = 8 }, { "tunnel", cell = 13 } },
  }
  local other = { party = {}, prison = {}, planned = 0, battlefield = 0, evil = t.others_evil or 3 }
  return {
    name = name, chapter = "full_lease", heroes = { "", "" }, at = "plan", settings = t.settings,
    table = {
      first = 1, acting = 1, year = t.year or 1, combat = t.round or 1, tent = t.tent or {}, seats = { seat, other }, spell = t.known,
      city = { t.card or "borrowed_umbrella", "stairs_again", only = true, in_order = true },
    },
    play = answers, expect = expect,
  }
end

--- The damage of a party, hero by hero.
local function hurt(party, ...)
  local damage = { ... }
  local cards = { in_order = true }
  for i, id in ipairs(party) do cards[i] = { id, damage = damage[i] } end
  return cards
end

return { season = season, fight = fight, hurt = hurt }
