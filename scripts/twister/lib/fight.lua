-- Combat, DT-60 to DT-79: the attacker gathers who takes part and what they use, then the defender, then both play cards in secret.
local bottle = use "twister/lib/bottle"
local harm = use "twister/lib/harm"
local mirror = use "twister/lib/mirror"
local moving = use "twister/lib/moving"
local sides = use "twister/lib/sides"
local strength = use "twister/lib/strength"
local ways = use "twister/lib/ways"
local world = use "twister/lib/world"

local trait = world.trait
local fight = { beats = {} }

--- Who takes part: the acting side's fighters beside the enemy, those who shoot, and the other side's.
function fight.parties(game, w)
  local close, afar, theirs = {}, {}, {}
  for _, figure in ipairs(w.figures) do
    local joined = figure.card.joined
    if joined > 0 then
      if figure.side ~= game.side then
        theirs[#theirs + 1] = figure
      elseif game.afar == 1 or (figure.number ~= game.actor and trait(figure, "bolt") > 0 and strength.shoots(w, figure, w.by_number[game.target])) then
        afar[#afar + 1] = figure
      else
        close[#close + 1] = figure
      end
    end
  end
  return close, afar, theirs
end

local function sums(game, w)
  local close, afar, theirs = fight.parties(game, w)
  local attack, defence = 0, 0
  for _, figure in ipairs(close) do attack = attack + strength.of(w, figure, true, theirs) end
  for _, figure in ipairs(afar) do attack = attack + trait(figure, "bolt") end             -- DT-73
  for _, figure in ipairs(theirs) do defence = defence + strength.of(w, figure, false, nil, game.afar == 1) end
  return attack, defence, close, afar, theirs
end
fight.sums = sums

--- What the attack costs so far, DT-70.
local function cost(game, w)
  local sum = 1
  for _, thing in ipairs(w.things) do sum = sum + thing.card.swung end
  return math.max(0, sum - (game.hastened > 0 and 1 or 0))
end

local function clear(game, w)
  for _, figure in ipairs(w.figures) do
    if figure.card.joined > 0 then figure.card.joined = 0 end
  end
  for _, thing in ipairs(w.things) do
    if thing.card.swung > 0 then thing.card.swung = 0 end
  end
  game.hastened, game.doubled, game.target, game.afar = 0, 0, 0, 0
end

--- The first two; where joining is forced all who could.
function fight.beats.challenge(game)
  local w = world.read(game)
  local attacker, target = w.by_number[game.actor], w.by_number[game.target]
  for _, thing in ipairs(w.things) do
    if thing.card.swung > 0 then thing.card.swung = 0 end
  end
  for _, figure in ipairs(w.figures) do
    if figure.card.joined > 0 then figure.card.joined = 0 end
  end
  game.hastened, game.doubled = 0, 0
  attacker.card.joined = 1
  target.card.joined = 1
  if game.taught & 1 == 0 then
    game.taught = game.taught | 1
    game:tell "lesson.fight"
  end
  if game:setting "joining" == "forced" and game.afar == 0 then
    for _, party in ipairs { (strength.chain(w, attacker, target)) } do
      for _, figure in ipairs(party) do figure.card.joined = 1 end
    end
  end
  return "muster"
end

--- What the attacker could still decide, DT-65: { option, act, token }.
local function attackers_choices(game, w)
  local found = {}
  local function offer(verb, token, act, number)
    found[#found + 1] = { option = { verb, token and token.card, number = number }, token = token, act = act or verb }
  end
  local attacker, target = w.by_number[game.actor], w.by_number[game.target]
  local points = harm.points(game, attacker.number)
  local spent = cost(game, w)
  if game.afar == 1 then
    -- Further bolts at the same target, DT-79.
    for _, figure in ipairs(w.figures) do
      if figure.side == game.side and figure.card.joined == 0 and strength.shoots(w, figure, target) then offer("support", figure, "join") end
    end
    return found
  end
  local ours = strength.chain(w, attacker, target)
  local count = 0
  for _, figure in ipairs(ours) do
    if figure.card.joined == 0 then offer("join", figure) end
  end
  local bolts = false
  for _, figure in ipairs(w.figures) do
    if figure.side == game.side and figure.card.joined == 1 then
      count = count + 1
      if figure ~= attacker and trait(figure, "bolt") > 0 and strength.shoots(w, figure, target) then bolts = true end
    end
  end
  if game.hastened == 0 and spent > 0 then                                        -- DT-76
    for _, figure in ipairs(w.figures) do
      if figure.side == game.side and figure ~= attacker and figure.card.joined == 0 and strength.shoots(w, figure, target) then
        offer("support", figure, "join")
      end
    end
  end
  if game.hastened == 0 and not bolts and strength.quick(w, attacker) > 0 then offer("hasten", attacker, "hasten") end
  -- Whoever shoots from afar adds nothing to the bolt, DT-73.
  for _, figure in ipairs((fight.parties(game, w))) do
    for _, thing in ipairs(world.carried(w, figure)) do
      if thing.thing and trait(thing, "swing") > 0 and thing.card.swung == 0 and spent + 1 <= points then offer("swing", thing) end
    end
    local potion = figure.card.healed == 0 and bottle.of(w, figure)
    if potion then offer("grog", potion, "grog") end
  end
  if count == 1 and trait(attacker, "blows") > 1 and game.doubled == 0 and sides.blows(game, game.side).count > 1 then offer("rage", attacker) end
  return found
end

--- One more takes part: a group plays one card, DT-111.
local function join(game, figure)
  figure.card.joined = 1
  game.doubled = 0
end

local function decide(game, w, choice)
  local token = choice.token
  if choice.act == "join" then
    join(game, token)
  elseif choice.act == "swing" then
    token.card.swung = 1
  elseif choice.act == "hasten" then
    game.hastened = token.number
  elseif choice.act == "rage" then
    game.doubled = 1
  else
    bottle.drink(game, w.by_number[token.bearer], token)
  end
end

local function offered(choices)
  local options = {}
  for i, choice in ipairs(choices) do options[i] = choice.option end
  return options
end

--- The attacker: one decision after the other, until it is enough.
function fight.beats.muster(game)
  local w = world.read(game)
  local choices = attackers_choices(game, w)
  local options = offered(choices)
  local spent = cost(game, w)
  local payable = spent <= harm.points(game, game.actor)
  if payable then options[#options + 1] = { "charge", number = spent } end
  options[#options + 1] = "back"
  local attack, defence = sums(game, w)
  local chosen = game:ask {
    seat = game:seat(game.acting), prompt = "muster", options = options,
    slots = { card = w.by_number[game.target].card, n = attack, total = defence, points = spent },
  }
  if choices[chosen] then
    decide(game, w, choices[chosen])
    return "muster"
  end
  if chosen == #options then
    clear(game, w)
    return "action"
  end
  local attacker = w.by_number[game.actor]
  harm.pay(game, game.actor, spent)
  if game.hastened > 0 then attacker.card.hurried = attacker.card.hurried + 1 end
  local _, afar, _ = fight.parties(game, w)
  for _, figure in ipairs(afar) do figure.card.shot = 1 end                       -- Q15
  -- Who shoots is marked, for to have shot hides it from strength.shoots.
  for _, figure in ipairs(afar) do figure.card.joined = 2 end
  local target = w.by_number[game.target]
  game:tell(game.afar == 1 and "log.shoots" or "log.attacks", {
    card = attacker.card, of = sides.namesake(game, attacker), other = target.card, whose = sides.namesake(game, target),
  })
  if game.doubled == 1 then game:tell("log.rage", { card = attacker.card, of = sides.namesake(game, attacker) }) end
  return "brace"
end

local function settled(game, w)
  local close, afar, theirs = {}, {}, {}
  for _, figure in ipairs(w.figures) do
    local joined = figure.card.joined
    if joined > 0 then table.insert(figure.side ~= game.side and theirs or joined == 2 and afar or close, figure) end
  end
  return close, afar, theirs
end

--- Both sums and who makes them. `note`: hears each part, first the attack's (1), then the defence's (2).
local function settled_sums(game, w, note)
  local close, afar, theirs = settled(game, w)
  local attack, defence = 0, 0
  local function hear(place)
    return note and function(name, n) note(place, name, n) end
  end
  for _, figure in ipairs(close) do attack = attack + strength.of(w, figure, true, theirs, false, hear(1)) end
  for _, figure in ipairs(afar) do                                                                -- DT-73
    attack = attack + trait(figure, "bolt")
    if note then note(1, figure.card.id, trait(figure, "bolt")) end
  end
  for _, figure in ipairs(theirs) do defence = defence + strength.of(w, figure, false, nil, game.afar == 1, hear(2)) end
  return attack, defence, close, afar, theirs
end
fight.settled_sums = settled_sums

--- Then the defender, DT-65.
function fight.beats.brace(game)
  local w = world.read(game)
  local side = sides.other(game.side)
  local choices = {}
  local target = w.by_number[game.target]
  local attack, defence, close, _, theirs = settled_sums(game, w)
  if game.afar == 0 then
    -- Beside somebody who takes part, DT-67; or all of them, Q1.
    local attacker = w.by_number[game.actor]
    local _, able = strength.chain(w, attacker, target)
    for _, figure in ipairs(able) do
      if figure.card.joined == 0 then
        for _, enemy in ipairs(close) do
          if world.adjacent(w, figure.cell, enemy.cell) then
            choices[#choices + 1] = { option = { "join", figure.card }, token = figure, act = "join" }
            break
          end
        end
      end
    end
    if game:setting "joining" == "forced" and #choices > 0 then
      for _, choice in ipairs(choices) do join(game, choice.token) end
      return "brace"
    end
  end
  for _, figure in ipairs(theirs) do
    local potion = figure.card.healed == 0 and bottle.of(w, figure)
    if potion then choices[#choices + 1] = { option = { "grog", potion.card }, token = potion, act = "grog" } end
  end
  local options = offered(choices)
  options[#options + 1] = "stand"
  local chosen = game:ask {
    seat = sides.speaker(game, side), prompt = "brace", options = options, slots = { card = target.card, n = attack, total = defence },
  }
  if choices[chosen] then
    decide(game, w, choices[chosen])
    return "brace"
  end
  return "blows"
end

--- A cursed thing of somebody who has died clings to one of the winners, DT-152; what that one held lies there instead, Q10.
local function inherit(game, curses, winners, side)
  for _, curse in ipairs(curses) do
    local w = world.read(game)
    local thing = w.by_number[curse.number]
    local heirs, cards = {}, {}
    for pass = 1, 2 do    -- first those on whose square there is room, DT-20
      for _, winner in ipairs(winners) do
        local heir = w.by_number[winner.number]
        local fits = heir and (pass == 2 or ways.may_stop(w, heir, heir.cell, world.free_hands(w, heir) > 0 and 1 or 0))
        if fits and not heir.wounded and not trait(heir, "sceptic") then
          heirs[#heirs + 1] = heir
          cards[#cards + 1] = heir.card
        end
      end
      if #heirs > 0 then break end
    end
    if thing and thing.bearer == 0 and #heirs > 0 then
      local card = sides.speaker(game, side):pick("inherit", cards)
      for _, heir in ipairs(heirs) do
        if heir.card == card then
          if world.free_hands(w, heir) <= 0 then moving.lay_down(game, w, world.carried(w, heir)[1], curse.cell) end
          moving.give(game, heir, thing)
          game:tell("log.cursed", { card = heir.card, of = sides.namesake(game, heir), thing = thing.card })
        end
      end
    end
  end
end

--- Cards, all at once; then what they do, DT-61 to DT-64.
function fight.beats.blows(game)
  local w = world.read(game)
  local parts = { {}, {} }
  local attack, defence, close, _, theirs = settled_sums(game, w, function(place, name, n) parts[place][name] = (parts[place][name] or 0) + n end)
  local side = game.side
  local target = w.by_number[game.target]
  local hands, questions = {}, {}
  for place, who in ipairs { side, sides.other(side) } do
    -- One of each kind, but for who may play two.
    local cards, options = {}, {}
    local two = place == 1 and game.doubled == 1
    for _, card in ipairs(sides.blows(game, who):cards()) do
      local last = cards[#cards]
      if two or not last or last.id ~= card.id then
        cards[#cards + 1] = card
        options[#options + 1] = { "play", card, number = card.value }
      end
    end
    hands[place] = cards
    questions[place] = {
      seat = sides.speaker(game, who), prompt = place == 1 and "strike" or "parry", options = options,
      slots = { card = target.card, n = attack, total = defence },
    }
  end
  local double = game.doubled == 1 and #hands[1] > 1
  if double then questions[1].shape, questions[1].least, questions[1].most = "some", 2, 2 end      -- DT-111
  local answers = game:ask_secret(questions)
  local played = { double and answers[1] or { answers[1] }, { answers[2] } }
  local totals = { attack, defence }
  for place, places in ipairs(played) do
    local captain = sides.captain(game, place == 1 and side or sides.other(side))
    local value = 0
    for _, i in ipairs(places) do
      local card = hands[place][i]
      value = value + card.value
      if card.value > 0 then card:move(captain.spent) end                                         -- DT-62
    end
    totals[place] = totals[place] + value
    game:tell("log.blow", { who = captain, n = value, had = totals[place] - value, total = totals[place] }, parts[place])
  end
  game:tell("log.totals", { n = totals[1], total = totals[2], had = attack, held = defence })
  local won = totals[1] > totals[2] and 1 or totals[1] < totals[2] and 2 or 0
  if won == 0 then
    game:tell "log.tie"
    clear(game, w)
    return harm.after(game)
  end

  local winners, losers = won == 1 and close or theirs, won == 1 and theirs or close
  local champion = won == 1 and side or sides.other(side)
  -- Bolts do not wound who sends them, and nobody fights beside them, DT-75.
  local beside = {}
  if game.afar == 0 then
    for _, loser in ipairs(losers) do
      for _, winner in ipairs(winners) do
        if world.adjacent(w, winner.cell, loser.cell) and not winner.wounded then
          local marks = beside[loser.number] or {}
          marks.lethal = marks.lethal or trait(winner, "lethal")
          marks.scars = marks.scars or trait(winner, "scars_trolls")
          if won == 1 and trait(loser, "dragon") then
            for _, thing in ipairs(world.carried(w, winner)) do
              if thing.thing and trait(thing, "dragon_attack") > 0 then marks.lethal = true end    -- DT-153
            end
          end
          beside[loser.number] = marks
        end
      end
    end
  end
  if game:setting "lethal" == "everybody" and game.afar == 0 then                                -- Q2
    for _, winner in ipairs(winners) do
      if trait(winner, "lethal") and not winner.wounded then
        for _, enemy in ipairs(world.neighbours(w, winner.cell, function(figure) return figure.side ~= champion end)) do
          if enemy.card.joined == 0 then
            losers[#losers + 1] = enemy
            beside[enemy.number] = { lethal = true }
          end
        end
      end
    end
  end
  local curses = {}
  clear(game, w)
  for _, loser in ipairs(losers) do
    local marks = beside[loser.number] or {}
    local dies = loser.wounded or marks.lethal
    if dies and game.afar == 0 and #winners > 0 then
      for _, thing in ipairs(world.carried(w, loser)) do
        if thing.thing and trait(thing, "cursed") and not world.dull(w, loser.cell) then
          curses[#curses + 1] = { number = thing.number, cell = loser.cell }
        end
      end
    end
    if dies then
      harm.kill(game, w, loser)
    else
      harm.wound(game, w, loser)
      if marks.scars and trait(loser, "troll") then loser.card.scarred = 1 end                    -- DT-114
    end
  end
  inherit(game, curses, winners, champion)
  return harm.after(game)
end

return fight
