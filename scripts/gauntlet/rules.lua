-- A tavern wager: who brags most sends a hero down the road behind the inn, and who brings home most gold has won, dead or
-- alive. This page says what there is; game.lua and lib/ say what happens. Rule numbers: docs/gauntlet.md.

-- What may be asked of a class or a weapon in its window, and what the two have in common. A use costs one token, GF-52 to 54.
local ability = {
  window = {
    "word",
    words = { "never", "approach", "ready", "rolled", "answer", "spoils", "harm", "revenge", "after", "dusk", "rise" },
    default = "never",
    doc = "the window in which its tokens may be spent: on seeing the encounter, before the roll, after it, after the attack, "
      .. "on a kill, when hit, after being hurt, after the encounter, at the end of the turn, when dead",
  },
  once = { "truth", default = false, doc = "only once a fight" },
  worth = { "integer", -200, 200, default = 0, doc = "what companions bid for it, in tenths of a gold coin a game" },
  promo = { "truth", default = false, doc = "left out where the setting promos is off" },
}

local function with(fields)
  for name, field in pairs(ability) do fields[name] = field end
  return fields
end

local deeds = { "may_use", "use", "hint" }
local numbers = { "modify_uses", "modify_dice", "modify_face", "modify_sum", "modify_attack", "modify_defence", "modify_treasure" }
local moments = { "on_begin", "on_turn_start", "on_kill", "on_heal", "on_turn_end", "on_survive" }

local function all(...)
  local names = {}
  for _, list in ipairs { ... } do
    for _, name in ipairs(list) do names[#names + 1] = name end
  end
  return names
end

local function filter(doc, value)
  return { doc = doc, params = { "hero:card", value .. ":integer" }, returns = "integer", filter = true }
end
local function moment(doc) return { doc = doc, params = { "hero:card" } } end

return {
  seats = { 2, 6 },
  rivals = true,
  leader = "first",
  horizon = "round",
  streams = { "deck", "dice" },

  zones = {
    class_pile = { seen_by = "nobody" },
    weapon_pile = { seen_by = "nobody" },
    board = {},                          -- boasts that nobody has made yet, GF-8
    tavern = { in_play = true },         -- heroes that nobody has taken yet, GF-10
    deck = { seen_by = "nobody" },
    foreseen = {},                       -- the top of the deck, once somebody has looked at it: all is public, GF-62
    waiting = {},                        -- modifiers for the next monster, GF-66
    encounter = { in_play = true },      -- what this turn is about, and its modifiers under it
    passage = { in_play = true },        -- the second encounter of a fork, GF-69
    detour = { in_play = true },         -- one hero's own, behind a killed doorkeeper, GF-152
    faced = {},
    removed = {},
    heroes = { of = "seat", in_play = true },
    arms = { of = "seat", in_play = true },
    boasts = { of = "seat", in_play = true },
  },

  counters = {
    game = {
      round = { 0, 0, 999 },
      first = { 1, 1, 6 },     -- who decides first, GF-22
      acting = { 1, 0, 6 },    -- whose turn it is to decide or to fight
      wanted = { 0, 0, 12 },   -- the pair that is bid for
      forked = { 0, 0, 1 },
      alone = { 0, 0, 1 },     -- a second fight, a repetition, a detour: of the acting hero only, GF-40
    },
    seat = { gold = { 0, 0, 9999 } },    -- of all its heroes together, GF-87
    -- Counters of a hero are those of its class card; a weapon has pair, tokens, used and raised.
    card = {
      pair = { 0, 0, 12 },               -- class, weapons and boasts of one hero have the same number, GF-18
      tokens = { 0, 0, 99 },
      used = { 0, 0, 99 },               -- in this fight
      raised = { 0, 0, 1 },              -- the weapon whose dice are rolled, GF-96
      gold = { 0, 0, 9999 },
      wounds = { 0, 0, 99 },
      dead = { 0, 0, 1 },
      -- Lasting tokens, GF-65.
      bonus_attack = { 0, 0, 99 },
      bonus_defence = { 0, 0, 99 },
      bonus_dice = { 0, 0, 99 },
      spare_dice = { 0, 0, 99 },
      lost_defence = { 0, 0, 99 },
      lost_dice = { 0, 0, 99 },
      poison = { 0, 0, 99 },
      fresh_poison = { 0, 0, 99 },       -- of these, taken this turn: they do not hurt yet, GF-147
      curse = { 0, 0, 999 },             -- how many times the Damage of the next turn is dealt, GF-156
      cursed = { 0, 0, 999 },            -- and of this one
      spared = { 0, 0, 2 },              -- ends of turns until death has its say again, GF-146
      tiring = { 0, 0, 1 },              -- Attack 0 next turn, GF-121
      tired = { 0, 0, 1 },
      -- This turn, GF-56.
      active = { 0, 0, 1 },
      path = { 0, 0, 3 },                -- which encounter: 1 encounter, 2 passage, 3 detour
      turn_dice = { 0, 0, 99 },
      turn_defence = { 0, -99, 99 },
      turn_gold = { 0, 0, 99 },
      sober = { 0, 0, 1 },               -- boasts are ignored, GF-125
      unarmed = { 0, 0, 1 },             -- neither attack nor weapon tokens, GF-112
      slew = { 0, 0, 99 },
      clean = { 0, 0, 99 },              -- monsters both killed and dodged
      met = { 0, 0, 99 },                -- encounters faced or skipped, GFQ-6
      repeated = { 0, 0, 1 },
      detours = { 0, 0, 9 },             -- owed
      coming_defence = { 0, 0, 99 },     -- at the end of the turn, GF-99
      coming_dice = { 0, 0, 99 },
      -- This fight.
      bout = { 0, 0, 2 },
      skipped = { 0, 0, 1 },
      sealed = { 0, 0, 1 },              -- no abilities that cost tokens, GF-141
      bet = { 0, 0, 99 },
      fight_dice = { 0, 0, 99 },
      fight_attack = { 0, 0, 99 },
      fixed_roll = { 0, 0, 99 },         -- the dice count as this, GF-129
      doubled = { 0, 0, 1 },
      swapped = { 0, 0, 1 },
      killed = { 0, 0, 1 },
      dodged = { 0, 0, 1 },
      kill_dodges = { 0, 0, 1 },
      rolled = { 0, 0, 1 },
      strength = { 0, 0, 9999 },         -- the Attack that the roll came to
      struck = { 0, 0, 1 },              -- the monster's blow is over
      harmed = { 0, 0, 1 },
      softened = { 0, 0, 1 },            -- Damage is one wound, GF-105
      forgone = { 0, 0, 1 },             -- no Treasure, GF-99
    },
  },

  renewals = {
    turn = {
      "turn_dice", "turn_defence", "turn_gold", "sober", "unarmed", "slew", "clean", "met", "repeated", "detours",
      "coming_defence", "coming_dice",
    },
    fight = {
      "used", "raised", "skipped", "bet", "fight_dice", "fight_attack", "fixed_roll", "doubled", "swapped", "killed", "dodged",
      "kill_dodges", "rolled", "strength", "struck", "harmed", "softened", "forgone",
    },
  },

  kinds = {
    class = {
      doc = "Half a hero: who it is. Its card carries what the hero has.",
      fields = with {
        defence = { "integer", 0, 30, doc = "Defence" },
        uses = { "integer", 0, 20, doc = "class tokens at the start" },
        hands = { "integer", 1, 2, default = 1, doc = "weapons" },
        unsealed = { "truth", default = false, doc = "its tokens work where a seal forbids them" },
        evades_traps = { "truth", default = false, doc = "a token dodges a trap" },
        echoes = { "truth", default = false, doc = "has the class abilities of dead heroes" },
        suits = { "value", default = {}, doc = "heroes of campaigns who would play this one" },
      },
      hooks = all(deeds, numbers, moments),
      facts = {
        "defence", "tokens", "wounds", "gold", "dead", "bonus_attack", "bonus_defence", "bonus_dice", "spare_dice", "lost_defence",
        "lost_dice", "poison", "curse", "cursed", "spared", "tiring", "tired", "turn_dice", "turn_defence", "turn_gold",
      },
    },
    weapon = {
      doc = "The other half: what it strikes with.",
      fields = with {
        dice = { "integer", 0, 12, doc = "attack dice" },
        uses = { "integer", 0, 20, doc = "weapon tokens at the start" },
      },
      hooks = all(deeds, numbers, moments),
      facts = { "dice", "tokens" },
    },
    boast = {
      doc = "What somebody said over a beer. A hero has each at most once.",
      fields = { weight = { "integer", 0, 200, doc = "how much worse the hero is for companions, in tenths of a gold coin" } },
      hooks = all({ "weigh" }, numbers, moments),
      facts = {},
    },
    monster = {
      doc = "Something that wants to be left alone, with gold.",
      fields = {
        attack = { "integer", 0, 99, doc = "Attack" },
        defence = { "integer", 0, 99, doc = "Defence" },
        harm = { "integer", 0, 9, default = 0, doc = "wounds of its Damage" },
        prize = { "integer", 0, 99, default = 0, doc = "gold of its Treasure" },
        toll = { "word", words = { "none", "gold", "weapon" }, default = "none", doc = "what skips it: 1 gold or a weapon token" },
        seals = { "truth", default = false, doc = "no abilities that cost tokens" },
        again = { "truth", default = false, doc = "who does not kill it fights it a second time" },
        mirrors = { "truth", default = false, doc = "its Treasure grows with the hero's Defence" },
        stake = { "integer", 0, 99, default = 0, doc = "the most that may be bet on killing it" },
        odds = { "integer", 1, 9, default = 2, doc = "what a bet returns, times" },
        lure = { "integer", -99, 99, default = 0, doc = "for companions: its special Treasure, in tenths of a gold coin" },
        sting = { "integer", -99, 99, default = 0, doc = "for companions: its special Damage, in tenths of a gold coin" },
        spares = { "truth", default = false, doc = "who is hit by it does not die tonight" },
        promo = { "truth", default = false, doc = "left out where the setting promos is off" },
      },
      hooks = { "own_defence", "own_harm", "on_treasure", "on_late_treasure", "on_damage" },
      facts = { "attack", "defence", "harm", "prize" },
    },
    modifier = {
      doc = "Changes the next monster, or the turn.",
      fields = {
        more_attack = { "integer", 0, 99, default = 0 },
        more_defence = { "integer", 0, 99, default = 0 },
        more_gold = { "integer", 0, 99, default = 0 },
        times_harm = { "integer", 1, 9, default = 1 },
        forks = { "truth", default = false, doc = "two encounters, of which everybody faces one" },
        promo = { "truth", default = false, doc = "left out where the setting promos is off" },
      },
      facts = { "more_attack", "more_defence", "more_gold" },
    },
    special = {
      doc = "No monster: everybody does what it says.",
      fields = {
        trap = { "truth", default = false, doc = "may be dodged by who evades traps" },
        rolls = { "truth", default = false, doc = "an attack roll comes first" },
        promo = { "truth", default = false, doc = "left out where the setting promos is off" },
      },
      hooks = { "on_face" },
      facts = {},
    },
  },

  hooks = {
    may_use = { doc = "Whether a token would do something here.", params = { "hero:card" }, returns = "truth", filter = true },
    use = moment "A token has been spent.",
    hint = {
      doc = "For companions: what a use is worth now, in hundredths of a gold coin, less what the token may be worth later.",
      params = { "hero:card" }, returns = "integer", filter = true,
    },
    weigh = {
      doc = "For companions: how much worse the boast makes this hero, in tenths of a gold coin.",
      params = { "hero:card", "weapons:cards" }, returns = "integer", filter = true,
    },
    modify_uses = filter("Weapon tokens at the start (GF-20).", "uses"),
    modify_dice = filter("The number of dice (GF-48).", "dice"),
    modify_face = filter("What a die counts.", "face"),
    modify_sum = filter("The sum of the dice, before anything else.", "sum"),
    modify_attack = filter("Attack, before it is doubled.", "attack"),
    modify_defence = filter("Defence.", "defence"),
    modify_treasure = filter("The gold of a killed monster, after everything that adds to it.", "gold"),
    on_begin = moment "The road begins.",
    on_turn_start = moment "Nothing has been turned over yet; every living hero's.",
    on_kill = moment "A monster has been killed, its Treasure not yet taken.",
    on_heal = moment "A wound is about to heal.",
    on_turn_end = moment "All of the turn is over but deaths.",
    on_survive = { doc = "Still alive after so many encounters of this turn.", params = { "hero:card", "encounters:integer" } },
    own_defence = filter("A Defence that is not printed.", "defence"),
    own_harm = filter("Wounds that are not printed, for who has so many.", "wounds"),
    on_treasure = { doc = "Special Treasure; returns further gold.", params = { "hero:card" }, returns = "integer" },
    on_late_treasure = moment "Special Treasure that comes after the Damage.",
    on_damage = moment "Special Damage, each time that the Damage is dealt.",
    on_face = { doc = "What a special encounter does; the Attack if there was a roll.", params = { "hero:card", "attack:integer" } },
  },

  verbs = {
    earn = { on = "card", doc = "The hero gets gold.", params = { "amount:integer" } },
    lose_gold = { on = "card", doc = "The hero loses gold, down to 0; how much.", params = { "amount:integer" }, returns = "integer" },
    wound = { on = "card", doc = "The hero takes wounds; death is looked at when the turn ends.", params = { "wounds:integer" } },
    heal = { on = "card", doc = "Wounds heal, if there are any; how many.", params = { "wounds:integer" }, returns = "integer" },
    kill_foe = { on = "card", doc = "The hero kills what it fights.", params = {} },
    dodge_foe = { on = "card", doc = "The hero dodges what it fights.", params = {} },
    skip_foe = { on = "card", doc = "The hero has nothing to do with this encounter.", params = {} },
    gain = { on = "card", doc = "A token: its counter's name.", params = { "counter:text", "amount:integer" } },
    penalty = { on = "card", doc = "A token that hurts, as Damage or Treasure.", params = { "counter:text", "amount:integer" } },
    clear_penalties = { on = "card", doc = "The hero loses all tokens that monsters hurt it with.", params = {} },
    gain_class_token = { on = "card", doc = "A class token.", params = {} },
    gain_weapon_token = { on = "card", doc = "A weapon token; who has two weapons chooses.", params = {} },
    lose_class_token = { on = "card", doc = "A class token less, if there is one.", params = {} },
    lose_weapon_token = { on = "card", doc = "A weapon token less, if there is one; who has two weapons chooses.", params = {} },
    add_die = { on = "card", doc = "One more die is rolled at once.", params = {} },
    reroll = { on = "card", doc = "Rolls dice again: their places.", params = { "places:value" } },
  },

  settings = {
    promos = { words = { "on", "off" }, default = "on", doc = "GF-3: the three promotional cards" },
    taking = { words = { "one", "any" }, default = "one", doc = "GFQ-1: boasts for a hero from the middle" },
    hive = { words = { "weapon", "class" }, default = "weapon", doc = "GFQ-3: which token the hive's honey is" },
    image = { words = { "current", "printed" }, default = "current", doc = "GFQ-4: which Defence an exchanged image attacks with" },
  },
}
