-- Abilities that cost a token, GF-52 to GF-55: who may use which in which window, and what using one does.
local hero = use "gauntlet/lib/hero"

local ability = {}

--- Whose tokens pay: a class ability is paid with the hero's own, even where it is a dead one's (GF-107).
local function purse(card, owner) return card.kind == "class" and owner or card end

--- Why not, as a key under `why`; nil if it may be used.
function ability.refusal(card, owner)
  if card.kind == "weapon" and owner.unarmed == 1 then return "unarmed" end
  if purse(card, owner).tokens < 1 then return "tokens" end
  if owner.sealed == 1 and not (card.kind == "class" and card.unsealed) then return "sealed" end
  if card.once and card.used > 0 then return "once" end
  return nil
end

--- The cards that the hero may use in a window.
function ability.usable(owner, game, window, bearers)
  -- What is one's own is looked up at once, and mostly it is nothing; in the order of `bearers` if it is more.
  local cards = not owner.echoes and owner:alike("pair", "window", window)
  if cards and not cards[1] then return cards end
  if not cards or cards[2] then cards = bearers or hero.bearers(owner, game) end
  local found = {}
  for _, card in ipairs(cards) do
    if card.window == window and not ability.refusal(card, owner) and card:call("may_use", owner) ~= false then
      found[#found + 1] = card
    end
  end
  return found
end

function ability.spend(card, owner)
  purse(card, owner):add("tokens", -1)
  card:add("used", 1)
end

function ability.use(card, owner, game)
  ability.spend(card, owner)
  game:tell(card == owner and "log.used_own" or "log.used", { hero = owner, card = card })
  card:call("use", owner)
end

--- What a window is about, for its prompt: before the roll the monster's Attack and Defence, afterwards what it must reach or
--- what it is up against. A total of 0 where nobody is fought.
local function slots(owner, game, window)
  local foe = hero.foe(owner, game)
  local n, total = owner.strength, 0
  if hero.fights_monster(owner, game, foe) then
    local attack, defence = hero.foe_numbers(owner, game, foe)
    if window == "answer" or window == "mirror" then n, total = attack, hero.defence(owner, game)
    elseif window == "ready" then n, total = attack, defence
    else total = defence end
  end
  return { hero = owner, monster = foe, n = n, total = total }
end

--- Asks in a window, and uses the ability that was chosen. The option's verb, object and number.
function ability.ask(owner, game, window, options)
  local chosen = options[game:ask {
    seat = owner.owner, prompt = window, options = options, slots = slots(owner, game, window),
  }]
  if chosen[1] == "use" then ability.use(chosen[2], owner, game) end
  return chosen[1], chosen[2], chosen.number
end

--- A window of which nothing but abilities is wanted: whether one was used, and whether there was a question. Nobody is asked
--- where there is none. `prompt`: the question, if it is not the window's own.
function ability.offer(owner, game, window, otherwise, bearers, prompt)
  local cards = ability.usable(owner, game, window, bearers)
  if not cards[1] then return false, false end
  local options = {}
  for place, card in ipairs(cards) do options[place] = { "use", card } end
  options[#options + 1] = { otherwise }
  return ability.ask(owner, game, prompt or window, options) == "use", true
end

return ability
