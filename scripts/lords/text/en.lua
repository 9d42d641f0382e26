-- Desirable Residence, Below Ground in English: two years as a landlord of the lower kind.
-- What goods.price says by its digits: monsters, traps, evil, food, gold. Before it a word, and another where it is nothing; of who is
-- refused it is not said.
local function wage(before, nothing)
  local forms = { "{n|0=|100000=" .. nothing }
  local function add(price, ...)
    local parts = {}
    for _, part in ipairs { ... } do
      if part ~= "" then parts[#parts + 1] = part end
    end
    local last = table.remove(parts)
    if last then forms[#forms + 1] = price .. "=" .. before .. (#parts > 0 and table.concat(parts, ", ") .. " and " or "") .. last end
  end
  local function of(n, what) return n > 0 and n .. what or "" end
  for gold = 0, 2 do
    for food = 0, 4 do
      for evil = 0, 3 do
        for trap = 0, 1 do
          for fodder = 0, 1 do
            add(10000 * fodder + 1000 * trap + 100 * evil + 10 * food + gold, of(gold, " gold"), of(food, " food"), of(evil, " evil"),
              trap > 0 and "a trap" or "", fodder > 0 and "a monster" or "")
          end
        end
      end
    end
  end
  return table.concat(forms, "|") .. "|other=" .. before .. "a wage}"
end

-- And what a trap costs where it is laid: a digit each of imps, food and gold.
local function trap_price()
  local forms = { "{n|0=" }
  for imps = 0, 1 do
    for food = 0, 2 do
      for gold = 0, 2 do
        local parts = {}
        if gold > 0 then parts[#parts + 1] = gold .. " gold" end
        if food > 0 then parts[#parts + 1] = food .. " food" end
        if imps > 0 then parts[#parts + 1] = "an imp" end
        if #parts > 0 then forms[#forms + 1] = 100 * imps + 10 * food + gold .. "= for " .. table.concat(parts, " and ") end
      end
    end
  end
  return table.concat(forms, "|") .. "|other=}"
end

-- What each space costs and brings, in short, by table 4.3 of the rules; places in the order in which they act.
local spaces = {
  { "food", "2 food for 1 gold", "3 food for 1 evil", "3 food and 1 gold for 2 evil" },
  { "reputation", "1 less evil, and a look at a card of the visit", "2 less evil", "for 1 gold 2 less evil, and a look at a card" },
  { "tunnels", "up to 2 tunnels, an imp each", "up to 3 tunnels, an imp each", "up to 4 tunnels, an imp each and one to watch" },
  { "gold", "up to 2 gold, an imp and a tunnel each", "up to 3 gold, an imp and a tunnel each", "up to 4 gold, the same each and an imp to watch" },
  { "imps", "an imp for 1 food", "2 imps for 2 food", "2 imps for 1 food and 1 gold" },
  { "traps", "a trap for 1 gold", "a trap for nothing", "2 traps for 2 gold" },
  { "hire", "staff for its wage, last to choose", "staff for its wage, second to choose", "staff for its wage and 1 food, first to choose" },
  { "build", "a room for nothing, if one is left", "a room for 1 gold, second to choose", "a room for 1 gold, first to choose" },
}

--- They are told by number: that of the place, and that of the space; 4 where none is left.
local function space_next(before, none)
  local forms = { "{n|0=" }
  for place, texts in ipairs(spaces) do
    for space = 1, 3 do forms[#forms + 1] = 10 * place + space .. "= (" .. before .. texts[space + 1] .. ")" end
  end
  return table.concat(forms, "|") .. "|other= (" .. none .. ")}"
end

--- And each place by itself.
local function by_place()
  local all = {}
  for _, texts in ipairs(spaces) do all["at_" .. texts[1]] = { ["1"] = texts[2], ["2"] = texts[3], ["3"] = texts[4] } end
  return all
end

--- What is due in wages, by lib/dues.lua, between two words; nothing where nothing is. Of what is rare there are digits: monsters, traps, gold.
local function wages(before, after)
  local rare = {}
  for gold = 0, 2 do
    for traps = 0, 2 do
      for monsters = 0, 2 do
        local parts = {}
        if gold > 0 then parts[#parts + 1] = gold .. " gold" end
        if traps > 0 then parts[#parts + 1] = traps == 1 and "a trap" or traps .. " traps" end
        if monsters > 0 then parts[#parts + 1] = monsters == 1 and "a monster" or monsters .. " monsters" end
        rare[#rare + 1] = 100 * monsters + 10 * traps + gold .. "=" .. table.concat(parts, ", ")
      end
    end
  end
  return "{wages_food?" .. before .. "{wages_food} food}{wages_evil?{wages_food?, |" .. before .. "}{wages_evil} evil}"
    .. "{wages_rare?{wages_food?, |{wages_evil?, |" .. before .. "}}{wages_rare|" .. table.concat(rare, "|") .. "|other=more besides}}"
    .. "{wages_food?" .. after .. "|{wages_evil?" .. after .. "|{wages_rare?" .. after .. "}}}"
end
-- Where something is spent: what this season will still ask for.
local due_else = "{rent? (Rent is due this season: {rent} gold.)}{special? (This season comes: {special}.)}"
local due = due_else .. wages(" (Wages are due this season: ", ".)")

-- Heroes by what they do for a living: the word for it, what that does at the table, and who they are.
local trades = {
  {
    word = "Warrior", rule = "Always goes to the front.",
    "squire", "second_best_knight", "sword_renter", "retired_captain", "sergeant_at_large", "dragons_widow", "baron_on_foot", "walking_wardrobe",
  },
  {
    word = "Thief", rule = "Takes points off the damage of every trap, but not off what else it does.",
    "locksmiths_nephew", "tiptoer", "burly_pickpocket", "lady_of_picks", "window_inspector", "overdue_borrower", "nobody_special", "mother_of_burglars",
  },
  {
    word = "Priest", rule = "After an attack heals, those in front first.",
    "choirboy", "mild_sister", "fed_friar", "bandage_canon", "travelling_deacon", "armed_prior", "soul_surgeon", "minor_saint",
  },
  {
    word = "Wizard", rule = "Spells are cast if there is magic enough for the round.",
    "evening_mage", "footnote_mage", "weather_consultant", "doctor_of_sparks", "certified_conjuror", "daylight_astronomer", "archmages_stand_in", "last_of_the_tower",
  },
  {
    word = "Paladin", rule = "Takes points off traps, heals and does magic. Comes to whoever is most evil, and stands in front.",
    "silver_paladin", "golden_paladin",
  },
}
--- What each hero has of its trade; `own` says the rest.
local function by_trade(what, own)
  for _, trade in ipairs(trades) do
    for _, hero in ipairs(trade) do own[hero] = own[hero] or trade[what] end
  end
  return own
end

return {
  blurb = {
    lords = "You own a hole in the ground with three tunnels, three imps and views of nothing. In two years the Guild of Lower "
      .. "Landlords sends an examiner. Dig, mine, hire whoever will work for supper, be nice in public when you must, and twice, "
      .. "in autumn, show some visitors out who have not come for the gift shop. Two to four players, ninety minutes.",
  },

  lease = {
    intro = "The letter has a black edge and a window. “Dear Applicant,” it says, “the Guild of Lower Landlords has looked at "
      .. "your premises, and has stopped laughing. You have a lease of two years. Each autumn there will be visitors. At the end of "
      .. "the second there will be an examiner. Do not bribe him before that.”\n"
      .. "Enclosed: three imps (used), three loaves, three coins, and a form on which to be evil.",
    winner = "The examiner puts his measuring tape away, counts the prisoners twice and the spoons once.\n"
      .. "“{hero},” he says, “{n|one=one point|other={n} points}. I have seen worse. I have lived in worse. The plaque goes here.”",
    shared = "The examiner adds up both columns, then again from below.\n"
      .. "“Equal,” he says with distaste. “You will have to share the plaque. One of you may hold the side with the writing.”",
    over = "The lease is up. Somewhere above, in a village, a committee is forming, and one of them has a sword.",
  },

  lesson = {
    shut = "(How it goes: eight orders are yours, and each season you give three. Two of the eight always lie shut away. Of the "
      .. "three you see, put away the two that the first season can do without: nobody builds before there is a tunnel to spare, "
      .. "or hires before there is food.)",
    orders = "(Now three orders, in secret. First everybody's first is carried out to its place, then the seconds, then the thirds; "
      .. "each place has three spaces, and who comes early stands on the first. Two of the three are shut away for the next season. "
      .. "What for? Tunnels are points and ground to fight on, food and gold pay for staff, rooms and traps, and in autumn "
      .. "heroes come to conquer it all.)",
    dummy = "({n|1=With three players there is a dummy, too|other=With two players each of you has a dummy}: nobody plays it, and it brings nothing home. It "
      .. "only takes up spaces, so that they are as scarce as with four. {n|1=Its three orders are drawn.|other=Two of its orders are drawn; "
      .. "the third you choose for it in secret, and it is there before anybody else: best where you want the other to come later.})",
    visit = "(How a visit goes: four rounds, and in each they stand before one of your tiles. Lay a trap, send staff, and the plan "
      .. "says what it would come to before you agree. Whoever falls goes to prison and counts for you; if somebody still "
      .. "stands, the tile is lost. Who has fought rests until the visit is over, so keep somebody for the last round.)",
  },

  ask = {
    shut = "Which two orders are shut away for the first season?",
    dummy = "Your dummy's third order: where does it take up a space, before anybody else comes? (It does nothing else. Secret)",
    orders = "Three orders, in this order. {n|1=|other=(Two of them are shut away next season.)}" .. due,
    food_1 = "Supper: 2 food for 1 gold?" .. due,
    food_2 = "Supper: 3 food for 1 step of evil?" .. due,
    food_3 = "Supper: 3 food and 1 gold for 2 steps of evil?" .. due,
    smile = "Smile{n|3=, for 1 gold,|other=,} and be {n|1=1|other=2} less evil?{n|2=|other= A spy may have a look at a card of the visit, too.}" .. due,
    spied = "This is what your spy saw.",
    dig = "Where do you dig? (Up to {n} more, an imp for each{total|3=, and one imp watches|other=}{rent?. This season's rent, 1 gold for each two tiles: {rent} now})",
    dig_shed = "Where does the new tunnel go?",
    mine = "How many imps look for gold? (1 gold each)",
    recruit = "Take on {n|1=an imp for 1 food|2=two imps for 2 food|other=two imps for 1 food and 1 gold}?" .. due,
    shop = "{n|1=A trap for 1 gold|2=A trap for nothing|3=Two traps for 2 gold|11=A trap for 1 gold|12=A trap for nothing|other=Two traps for 2 gold}?{n|1=|2=|3=|other= (In the second year you draw one more and throw one away.)}" .. due,
    throw_away = "One trap too many. Which one goes?",
    hire = "Whom do you hire?{n|0=|other= (Prices include the 1 food of the third space.)}" .. due_else
      .. wages(" (Wages are due this season, and whoever you hire now asks again; so far: ", ".)")
      .. "{payday? (Wages are due this season: whoever you hire now asks again.)}",
    build = "What do you build, and where? ({n|0=For nothing|other=For 1 gold})" .. due,
    produce = "Which room works?" .. due,
    retrieve = "Which order comes back to your hand?",
    wages = "Wages are due. Whom do you deal with next?" .. wages(" (Not paid yet: ", ".)"),
    free_staff = "No wages are left to pay. Does anybody have to leave all the same?",
    pay_trap = "Which trap goes as wages?",
    pay_fodder = "Whom does the demon get?",
    taxes = "The rent is {n} gold, and you have {total}. How much do you pay? Each one that is missing is a letter: 3 points less in the end.",
    witch_finders = "What about this witch?",
    work_to_rule = "What does {the:monster} get so that it works this autumn?",
    imps_anniversary = "Four imps want to celebrate. Cake, or a holiday for one of them?",
    talk = "They are talking about you in the village.",
    ceiling = "The ceiling is coming down. What holds it up?",
    fire_inspection = "How much do you pay for the traps in your store? 1 gold is good for two.",
    throw_some = "Which traps do the inspectors take away?",
    release = "There is nothing left to conquer, so they free somebody. Whom?",
    field = "Where do you meet them?",
    plan = "Your plan for {the:card}: {n|0=nobody falls|one=one of them falls|other={n} of them fall}, "
      .. "{lost|0=and that is all of them|1=and the tile is lost|2=and the tile holds|3=and that is all of them|4=and the tile is lost|other=and the tile holds}. "
      .. "({fatigue?A guess, for nobody knows the card: fatigue {fatigue}, no spell|Reckoned with {spell}}.{lost|0=|1=|2=|other= In a room each trap costs 1 gold.})",
    foresee = "As it looks from here, with {fatigue?fatigue {fatigue} and no spell|{spell}}:",
    attack = "Who attacks, how and whom?",
    again = "And the second time?",
    trap = "Which trap first, and at whom?",
    aim = "At whom?",
    spell = "{card}! Which of your monsters is it?",
    suggestion = "{card}! Pay again, or let it go home?",
    writ = "{card}! What do you do?",
  },

  ["do"] = {
    shut = "Shut {the:card} away",
    dummy = "{card}" .. space_next("takes up: ", "no space is left"),
    order = "{card}" .. space_next("next space: ", "no space is left"),
    accept = "Yes",
    decline = "No, thank you",
    smile = "Smile",
    spy = "Smile, and look at the card of round {n}",
    dig = "Dig at {card}",
    build_at = "Build at {card}",
    stop = "Enough dug",
    hire = "Hire {the:card}" .. wage(" for ", " for nothing"),
    nobody = "Nobody",
    build = "Build {the:card} at {target}" .. wage(" for ", " for nothing"),
    nothing = "Nothing",
    work = "{The:card} works",
    enough = "That is all",
    pay = "Pay {the:card}" .. wage(" ", ""),
    dismiss = "Let {the:card} go (1 evil)",
    stay = "Everybody stays",
    give_up = "Give {the:card} up",
    keep = "Keep {the:card} (1 evil)",
    unit_gold = "1 gold", unit_food = "1 food", unit_evil = "1 evil", unit_trap = "A trap", unit_fodder = "A monster",
    let_strike = "Nothing: it lies face down this autumn",
    feast = "Cake (1 food)", holiday = "A holiday (1 imp)",
    hush_money = "Pay 1 gold", let_talk = "Let them talk (1 evil)",
    lose_imp = "Give an imp", prop_up = "Pay 2 gold",
    field = "{The:card}, {target}",
    lay = "Lay {the:card}" .. trap_price(),
    unlay = "Take {the:card} back",
    send = "Send {the:card}",
    recall = "Call {the:card} back",
    fight = "That is the plan",
    foresee = "How would each of them fare?",
    hint = "A hint, please",
    would_fall = "{The:card} falls",
    would_stand = "{The:card} stands, {n|0=unhurt|other=with {n} damage}",
    spring = "{The:card} ({n|0=no damage|1001=one falls|1002=two fall|1003=three fall|1004=four fall|1005=five fall|other={n} damage})",
    aim = "{The:card} at {the:target} ({n|0=falls|other=health left: {n}})",
    stab = "{The:card}: 2{more?{more|1= + 1|other=}} to {hero?{the:hero}|the first} ({n|0=falls|other=health left: {n}})", splash = "{The:card}: 1 to everybody ({n|0=no damage|1001=one falls|1002=two fall|1003=three fall|1004=four fall|1005=five fall|other={n} damage})", hold = "{The:card}: hold them up",
    chill = "{The:card}: 2 to {the:target} ({n|0=falls|other=health left: {n}})", club = "{The:card}: 3{more?{more|1= + 1|other=}} to {hero?{the:hero}|the first} ({n|0=falls|other=health left: {n}})", club_fed = "{The:card}, for 1 food: 4{more?{more|1= + 1|other=}} to {hero?{the:hero}|the first} ({n|0=falls|other=health left: {n}})",
    hex = "{The:card}: 4{more?{more|2= + 1|other=}} to {hero?{the:hero}|the first} ({n|0=falls|other=health left: {n}})", hex_twice = "{The:card}: 1{more?{more|2= + 1|other=}} to {the:target}, and once more ({n|0=falls|other=health left: {n}})",
    bite = "{The:card}: 3{more?{more|2= + 1|other=}} to {the:target} ({n|0=falls|other=health left: {n}})", nip = "{The:card}: 2{more?{more|2= + 1|other=}} to {the:target}, and back ({n|0=falls|other=health left: {n}})",
    slam = "{The:card}: 4 to {hero?{the:hero}|the first} ({n|0=falls|other=health left: {n}})", breathe = "{The:card}: 2 to everybody ({n|0=no damage|1001=one falls|1002=two fall|1003=three fall|1004=four fall|1005=five fall|other={n} damage})", devour = "{The:card}: 7 to {the:target} ({n|0=falls|other=health left: {n}})",
    bleat = "{The:card}, a sheep: 1 to {hero?{the:hero}|the first} ({n|0=falls|other=health left: {n}})", rage = "{The:card}, in a rage, at {hero?{the:hero}|the first} ({n|0=falls|other=health left: {n}})", idle = "{The:card} finds nobody",
    again = "{The:card}: the same to {the:target} ({n|0=falls|other=health left: {n}})",
    single_withdrawn = "{The:card} goes home", single_sheep = "{The:card} turns into a sheep", single_spent = "{The:card} is gone for the year",
    pay_wage = "Pay {the:card}" .. wage(" another ", ""), withdraw = "{The:card} goes home",
    pay_writ = "1 gold", take_letter = "A threatening letter",
  },

  briefly = {
    lay = "Lay" .. trap_price(), unlay = "Take back", send = "Send", recall = "Call back", hire = "Hire" .. wage(" for ", " for nothing"), pay = "Pay" .. wage(" ", ""), dismiss = "Let go (1 evil)", keep = "Keep (1 evil)",
    give_up = "Give up",
  },

  why = {
    gold = "Not gold enough.", food = "Not food enough.", evil = "One cannot be more evil than that.", trap = "No trap to give.",
    fodder = "Nobody to feed it.", site = "There is no place for it.", worked = "It has done what it can this season.",
    imps = "Not imps enough.", enough = "There is no room for more on this tile.", price = "You could not pay for it.",
    spent = "It lies face down until the visit is over.",
    shut = "This order is shut away this season.",
    dug = "There is a tile already.", apart = "No tile of yours lies beside it.", block = "It would make a square of four tiles.",
    no_tunnel = "A room takes the place of a tunnel, and there is none.", conquered = "That tile is conquered.",
    beside_room = "There is a room beside it.", zone = "None of these rooms may stand there.",
    paladin = "That much evil brings the paladin to your door.",
  },

  together = {
    log = {
      order = "{who}, orders in this order: {list}.",
      arrives = "Before the door of {who} queue up: {list}.",
      dummy = "The dummy goes to: {list}.",
      dummy_of = "The dummy of {who} goes to: {list}.",
      battle_hurt = "{n} each: {list}.",
    },
  },
  log = {
    first = "{who} begins.",
    season = "— {total|1=Winter|2=Spring|3=Summer|other=Autumn} of year {n}; {who} begins —",
    event_ahead = "Next season: {card}.",
    special_ahead = "And with it: {card}.",
    dummy = "The dummy goes to: {card}.",
    dummy_of = "The dummy of {who} goes to: {card}.",
    order = "{who}, order {n}: {card}.",
    full = "No space left for order {n} of {who}.",
    fee = "{who} pays 1 gold: an interview as the first order costs that.",
    no_fee = "{who} has not the 1 gold that an interview as the first order costs: nothing comes of it.",
    acts_food = "{who} at supper, space {n}.", acts_reputation = "{who} in public, space {n}.", acts_tunnels = "{who} digs, space {n}.",
    acts_gold = "{who} mines, space {n}.", acts_imps = "{who} recruits, space {n}.", acts_traps = "{who} at the ironmonger's, space {n}.",
    acts_hire = "{who} interviews, space {n}.", acts_build = "{who} builds, space {n}.",
    idle = "Nothing comes of that order; it may come back.",
    lacks_gold = "{who} has not gold enough.", lacks_food = "{who} has not food enough.", lacks_evil = "{who} cannot be more evil.", lacks_kindness = "{who} cannot be less evil.",
    lacks_imps = "{who} has not imps enough for that space.", lacks_tunnels = "{who} has no tunnel that is not mined yet.",
    lacks_ground = "{who} has nowhere left to dig.", lacks_applicants = "There is nobody here whom {who} could pay.",
    lacks_plans = "There are no plans of rooms left for {who}.", lacks_site = "No room on offer would fit into the dungeon of {who}.",
    lacks_trap = "{who} has no trap to give.", lacks_fodder = "{who} has nobody to feed it.",
    spies = "A spy of {who} looks at the card of round {n}.",
    gain_gold = "{who} gets {n} gold: {total} now.", gain_food = "{who} gets {n} food: {total} now.",
    gain_imps = "{who} gets {n|one=an imp|other={n} imps}: {total} now.",
    lose_gold = "{who} loses {n} gold: {total} left.", lose_food = "{who} loses {n} food: {total} left.",
    lose_imps = "{who} loses {n|one=an imp|other={n} imps}: {total} left.",
    dug = "{who} digs {n|one=a tunnel|other={n} tunnels}.",
    traps = "{who} draws {n|one=a trap|other={n} traps}: {total} now.",
    hired = "{who} hires {the:card}.",
    built = "{who} builds {the:card}.",
    works = "{The:card} of {who} works.",
    fed = "{The:monster} of {who} eats {the:card}.",
    event = "Now: {card}.", special = "And that is: {card}.",
    paid = "{who} pays {the:card}.",
    dismissed = "{who} lets {the:card} go.",
    taxes = "{who} owes {n} gold of rent.",
    letters = "{who} gets {n|one=a threatening letter|other={n} threatening letters}: {total} now.",
    given_up = "{who} gives {the:card} up.",
    thrown = "{n|one=A trap|other={n} traps} of {who} {n|one=is|other=are} taken away.",
    breakfast = "{The:hero}, who waits for {who}, has had a good breakfast.",
    worse = "{who} is more evil: {total} now.",
    better = "{who} is less evil: {total} now.",
    dummy_worse = "The dummy gets worse by 1, as before all heroes: {total} now.",
    dummy_better = "In the new year the dummy is less evil: {total} now.",
    year_over = "{who} after the first year: {n|one=one tile|other={n} tiles} left, {total|0=none|other={total}} lost; {caught|0=nobody|other={caught}} in prison. "
      .. "Points so far: {points}.",
    year_name = "{who} is known for evil {n} and {total|0=no threatening letters|one=one threatening letter|other={total} threatening letters}.",
    paladin = "{The:hero} comes for {who}!",
    arrives = "{The:hero} queues up before the door of {who}.",
    arrives_elsewhere = "{The:hero} goes to the dummy's door, and out of the game.",
    second_year = "A year is over. The visitors have gone, and the dust has a new shape.",
    visit = "— The heroes of year {n} are here —",
    combat_round = "— Round {n} of the visit —",
    field = "They are met on {the:card} at {square}.",
    planned = "{who} has a plan: {n|0=no trap|one=a trap|other={n} traps}, {total|0=nobody|one=one of the staff|other={total} of the staff}.",
    card = "{card}: fatigue {n}.",
    battle = "The battle of {who}:",
    springs = "{The:card} goes off in the dungeon of {who}.",
    attacks = "{The:monster} attacks.",
    holds = "{The:monster} holds them up.",
    idles = "{The:monster} finds nobody to attack.",
    monster_withdrawn = "{The:monster} goes home.", monster_sheep = "{The:monster} is a sheep.", monster_spent = "{The:monster} has taken the wrong door.",
    monster_pay_wage = "{who} pays {the:monster} again.", monster_withdraw = "{The:monster} goes home unpaid.",
    battle_hurt = "{The:hero} takes {n}.",
    battle_healed = "{The:hero} gets {n} back.",
    battle_prevented = "Their icons take {n} off the trap.",
    battle_unpaid = "{who} cannot pay for a trap, and keeps it.",
    battle_cast = "They cast {card}!",
    battle_no_heal = "Nobody heals.",
    battle_held = "Nobody gets on: no fatigue, no conquest.",
    battle_fatigue = "Fatigue: {n}.",
    battle_poison = "The needle remembers.",
    illusion_gone = "There was nobody there at all, in the dungeon of {who}.",
    falls = "{The:hero} goes to the prison of {who}.",
    battle_over = "Still on their feet: {n}.",
    all_fell = "Nobody is left in the dungeon of {who}. It is very quiet.",
    conquered = "{The:card} of {who} is lost.",
    released = "{who} has to let {the:hero} go.",
    leave = "{n|one=A hero leaves|other={n} heroes leave} the dungeon of {who} alive, and will tell everybody.",
    training = "The instructor blows his whistle.",
    hint_lay = "The instructor looks at {the:card} and then at the floor.",
    hint_unlay = "The instructor shakes his head about {the:card}.",
    hint_send = "The instructor winks at {the:card}.",
    hint_recall = "The instructor would leave {the:card} at home.",
    hint_fight = "The instructor folds his arms: as it is.",
    kept = "{who} keeps {n|one=one tile|other={n} tiles}.",
    title_evil = "Darkest Deeds: {who} ({n}).", title_rooms = "Grandest Halls: {who} ({n}).", title_tunnels = "Longest Tunnels: {who} ({n}).",
    title_monsters = "Fullest Lair: {who} ({n}).", title_imps = "Most Imps: {who} ({n}).", title_riches = "Deepest Pockets: {who} ({n}).",
    title_battle = "Stoutest Door: {who} ({n|0=no tile|one=one tile|other={n} tiles} lost).",
    counted_tiles = "{who} has {n|one=one tile|other={n} tiles} left and {total|0=none|other={total}} lost: {points}.",
    counted_staff = "{who}, {n|0=no monsters|one=one monster|other={n} monsters}: {n}.", counted_rooms = "{who}, rooms that count: {points}.",
    counted_prisoners = "{who}, {n|one=a prisoner|other={n} prisoners}: {points}.",
    counted_letters = "{who}, {n|one=a threatening letter|other={n} threatening letters}: {points}.",
    counted_fame = "{who}, for a cabinet full of titles: {points}.",
    passed = "{who} passes with {n|one={n} point|other={n} points}.",
    failed = "{who} has {n|one={n} point|other={n} points} and may apply again.",
  },

  -- What is counted of a chapter.
  -- What somebody is known for who did most of it.
  most = {
    caught = "the best attended prison",
    traps_sprung = "the worst doorstep",
    rooms_built = "the finest address",
    staff_hired = "the longest payroll",
    tunnels_dug = "the deepest digging",
    gold_got = "the deepest coffers",
    food_got = "the fullest larder",
    tiles_lost = "the most open house",
    let_out = "the softest heart",
    letters_got = "the fullest letterbox",
  },
  deed = {
    tunnels_dug = "{n|one=1 tunnel|other={n} tunnels} dug",
    staff_hired = "{n|one=1 monster|other={n} monsters} hired",
    rooms_built = "{n|one=1 room|other={n} rooms} built",
    traps_sprung = "{n|one=1 trap|other={n} traps} sprung",
    gold_got = "{n} gold got",
    food_got = "{n} food got",
    caught = "{n|one=1 hero|other={n} heroes} in prison",
    tiles_lost = "{n|one=1 tile|other={n} tiles} lost",
    let_out = "{n|one=1 hero|other={n} heroes} got out alive",
    letters_got = "{n|one=1 threatening letter|other={n} threatening letters}",
  },

  outcome = {
    won = "{hero} keeps the lease, with {total|one={total} point|other={total} points}",
    shared = "{n} share the lease, with {total|one={total} point|other={total} points} each",
    running = "the examiner is not here yet",
    together = "The second year",
  },

  -- How everybody stands after the first year, and what is new in the second.
  year = {
    points = "{points|one={points} point|other={points} points} so far, titles not counted",
    tiles = "{n|one=One tile holds|other={n} tiles hold}, {total|0=none is lost|one=one is lost|other={total} are lost}",
    prison = "{caught|0=Nobody sits in prison|one=One hero sits in prison|other={caught} heroes sit in prison}",
    evil = "Evil {n}, {total|0=no threatening letters|one=one threatening letter|other={total} threatening letters}",
    stays = "The second year is four seasons and a visit again. All you have stays yours; lost tiles stay lost.",
    guests = "The new heroes are stronger: health 4 to 8. The silver paladin is retired, and a golden one takes offence. Fatigue is 1 to 3.",
    rooms = "Your rooms may work twice a season. New ones make nothing: they help in battle, or bring points in the end, and stand anywhere.",
    staff = "Golems, dragons and demons look for work, too. Some want a trap or a colleague for wages.",
    traps = "The ironmonger gives you one trap more to look at, and takes one back. Boulder, clock, floor and Volunteer hit 1 harder; the chef's price is 2 food.",
  },

  -- The sum in the end.
  sum = {
    tiles = "{n|one=One tile holds|other={n} tiles hold}, {total|0=none|other={total}} lost: {points}",
    staff = "{n|one=One monster|other={n} monsters}: {points}",
    prisoners = "{n|one=One prisoner|other={n} prisoners}: {points}",
    rooms = "Rooms that count: {points}",
    letters = "{n|one=One threatening letter|other={n} threatening letters}: {points}",
    evil = "Darkest Deeds: {n}", halls = "Grandest Halls: {n}", tunnels = "Longest Tunnels: {n}", monsters = "Fullest Lair: {n}", imps = "Most Imps: {n}",
    riches = "Deepest Pockets: {n}", battle = "Stoutest Door: {n}",
    fame = "The Trophy Cabinet: {points}",
    passed = "Passes the examination", failed = "May apply again",
  },

  topic = {
    aim = "the aim and a turn",
    year = "year", season = "season", place = "places", visit = "visit", battle = "battle", heal = "healing", pay_day = "wages", taxes = "rent",
    paladin = "paladin", score = "scoring",
    round = "round", minion = "minion", order = "order", imp = "imp", evil = "evil", tunnel = "tunnels", room = "room", trap = "trap", attack = "attack",
    hero = "heroes", conquest = "conquest", fatigue = "fatigue", spell = "spell", event = "event", title = "title", dummy = "dummy",
    icon = "icons", strength = "strength",
  },

  help = {
    aim = "Whoever has most points after two years keeps the lease: for tiles, monsters, heroes in prison and titles. A season is a turn: everybody "
      .. "gives three orders in secret, and minions carry them out, place by place; rooms work, an event comes, heroes queue up. In autumn they come "
      .. "in: you lay a trap and send monsters, tile by tile, to put them in prison before they conquer it.",
    year = "Winter, spring, summer, autumn, and then a visit; two years are a game.\n"
      .. "– At the end of winter nothing comes. At the end of spring, summer and autumn there is an event, and each door gets a hero: three wait "
      .. "there when the visit begins.\n"
      .. "– A visit is up to four rounds, each a battle for one tile.\n"
      .. "– In the second year all you have stays yours, and lost tiles stay lost; heroes are stronger, and other staff and rooms come. After the "
      .. "second visit points are counted: scoring says how.",
    season = "1. Three of staff and two rooms are laid out, and what comes next season: its event and its heroes.\n"
      .. "2. With two or three players a dummy takes up spaces.\n"
      .. "3. Everybody gives three orders in secret.\n"
      .. "4. All first orders are turned up, and from the first player on each minion goes to the lowest free space of its place; then the seconds, "
      .. "then the thirds. No space left: that order comes to nothing.\n"
      .. "5. Orders are carried out, place by place, from supper to the builders.\n"
      .. "6. Rooms work, with imps that are still idle.\n"
      .. "7. One order comes back, and the two that lay shut away; the other two are shut away now.\n"
      .. "8. The event, and then heroes go to their doors: not in winter.\n"
      .. "9. Imps are idle again, and the next player begins (but not after autumn).",
    place = "Eight places of three spaces each, carried out in this order:\n"
      .. "Supper: 2 food for 1 gold · 3 food for 1 evil · 3 food and 1 gold for 2 evil.\n"
      .. "In public: 1 less evil and a look at a card of the visit · 2 less evil · for 1 gold 2 less and a look.\n"
      .. "Dig: up to 2 · 3 · 4 tunnels, an imp for each; on the third space one more imp watches.\n"
      .. "Look for Gold: up to 2 · 3 · 4 gold, a tunnel and an imp for each; on the third space one more imp watches.\n"
      .. "Notices: an imp for 1 food · two for 2 food · two for 1 food and 1 gold.\n"
      .. "Ironmonger's: a trap for 1 gold · one for nothing · two for 2 gold.\n"
      .. "Interviews: one of staff for its wage · the same · the same and 1 food.\n"
      .. "Builders: a room for nothing, if one is left · for 1 gold · for 1 gold.\n"
      .. "Interviews and builders begin with the third space, all others with the first.",
    visit = "After autumn the heroes at your door come in, for four rounds. Each round:\n"
      .. "1. They stand before the nearest tile that is not conquered, counted from the entrance above c1. Of equals you choose.\n"
      .. "2. You plan: into a tunnel one trap and one monster, into a room two monsters, and a trap costs 1 gold there; ghosts as many as you like.\n"
      .. "3. A card is turned up: its fatigue, and perhaps a spell.\n"
      .. "4. The battle, one landlord after another.\n"
      .. "Whoever is still alive after four rounds goes home and is no prisoner. If nothing is left to conquer, you free a prisoner each round "
      .. "instead. When the visit is over your staff gets up again.",
    battle = "1. Your trap goes off, and is paid for. Icons of thieves take points off its damage.\n"
      .. "2. A fast spell is cast, if there is magic enough.\n"
      .. "3. Your monsters and ghosts attack, one after another as you like.\n"
      .. "4. A slow spell.\n"
      .. "5. Priests heal, if anybody was attacked.\n"
      .. "6. Fatigue, point by point, to whoever stands in front. If somebody still stands after it, the tile is conquered.\n"
      .. "Whoever has as much damage as health goes to prison at once. When the last one falls the battle is over, whatever step it is.",
    heal = "After the monsters, and only if one of them has attacked: a trap alone is no attack, nor is a slime that holds them up. Each icon of "
      .. "the priests and the paladin takes 1 damage away, from the hero in front on; what that one does not need goes to the next. Nobody gets up "
      .. "from prison.",
    pay_day = "On Wages Due, an event, everybody in your lair, ghosts too, wants again what they cost, one by one as you like. Whom you do not pay "
      .. "leaves, and you are 1 more evil. What the space or the early hour cost is not paid again. At evil 15 no wage can be paid with evil.",
    taxes = "On Ground Rent, an event, you owe 1 gold for each two tiles, tunnels and rooms, conquered or not, rounded up. You may pay less: each gold that is "
      .. "missing is a threatening letter, 3 points less in the end.",
    paladin = "One a year: he goes to the door of whoever first comes to evil 10, and stands in front of all. Being nice afterwards does not send "
      .. "him away. When somebody else at 10 or more becomes worse than whoever has him he moves there, with all his wounds, even during a visit. He "
      .. "has all icons, and is 5 points in prison.",
    score = "+2 for each tile that is not conquered, +1 for each monster (not ghosts), +2 for each hero and +5 for each paladin in prison; −2 for "
      .. "each conquered tile, −3 for each threatening letter. Then what rooms of the second year bring, and titles. Most points win, and equals "
      .. "share. Whoever has more than 0 passes the examination.",
    round = "There are two kinds. A season is a round of orders, and a visit has up to four rounds, each with a battle. What comes after what is "
      .. "told under season, visit and battle.",
    minion = "You have three, one for each order. A minion goes to the lowest free space of its order's place, acts when that place's turn comes, "
      .. "and goes home. If it finds no space, can do nothing, or is told not to, it sits down on the order, and that order may come back to your "
      .. "hand.",
    order = "Six orders are in your hand, two lie shut away. Each place has three spaces, and what they cost and bring is told under places; its minions act from the first, but interviews and "
      .. "builders from the last. A minion that could do nothing, or whom you told not to, sits down on its order. Of your three orders you take "
      .. "back one, the first or one on which a minion sits; the other two are shut away for the next season.",
    imp = "Imps dig tunnels, look for gold in them, and work in a room: each does one of it, then it is busy until the next season. Who comes by "
      .. "a notice is too late to dig, but in time for a room. The places say how many one may use.",
    evil = "The track goes from 1 to 15, and everybody begins at 5. Supper, some wages, and letting staff go make you worse; being nice in public, "
      .. "the Press Office, and each conquest make you kinder. Heroes go to doors by it, the weakest to the kindest; of equals whoever is nearer to "
      .. "the first player counts as kinder. At 10 the paladin comes for whoever is worst.",
    tunnel = "Beside another tile of yours, and never four in a square. Each is worth 2 points, conquered −2.",
    room = "Takes a tunnel's place, never beside another room. Those of the first year work once a season, in the second year twice. In a battle two monsters may be sent to it, and a trap costs 1 gold there.",
    trap = "One to a tunnel, or to a room, where it costs 1 gold; it goes off before your monsters attack. Thieves take points off its damage, from the front on, but never off what else it does.",
    attack = "One monster to a tunnel, two to a room, and any number of ghosts; in the battle you say who is next. Who has attacked lies face down until the visit is over.",
    hero = "Your visitors. Who is on the way this season stands at the crossroads the next, and goes from there to a door, the weakest to the "
      .. "kindest's; three are at each in the end. Who has a numeral is at your own door: I in front, II behind. Warriors stand in front, thieves "
      .. "weaken traps, priests heal after an attack, wizards cast spells.",
    conquest = "If somebody still stands after fatigue, the tile is conquered: it is lost. They always go for the nearest tile that is not.",
    fatigue = "At the end of a battle so many points, one by one, to whoever stands in front: the card of the round says how many. If "
      .. "somebody still stands then, that is a conquest.",
    spell = "It is cast if the magic of the living is at least the number of the round: fast before monsters attack, slow afterwards.",
    event = "At the end of spring, summer and autumn comes one of three, each once a year, known one season ahead: wages, rent, or Any Other "
      .. "Business. That is in a full game one of nine further cards, such as a Fire Inspection, and in a first game nothing. Everybody decides from "
      .. "the first player on.",
    title = "3 points for the most of something, 2 if it is shared; with two players 2 and 1. There are seven: most evil, most rooms, most tunnels "
      .. "(lost ones count), most monsters (ghosts do not), most imps, most of gold, food and unused traps together, and fewest tiles lost.",
    dummy = "Nobody plays a dummy: it takes up spaces and does nothing else. With three players there is one, and its three orders are drawn. With "
      .. "two there are two; two orders of each are drawn, and the third is chosen by whom it belongs to. There one of them is on the track of evil, "
      .. "too: the hero who would be at its door leaves the game.",
    icon = "How much of their trade a hero knows, by kind. A thief's icons take so many points off each trap's damage, a priest's heal so many "
      .. "after attacks, a wizard's are added up to cast a spell, in each battle anew. Warriors have none: they stand in front. The paladin has some of "
      .. "all.",
    strength = "From 1, how dangerous a hero is. Heroes line up by it, the weakest at the door of the kindest landlord; it is no attack. What a "
      .. "monster does is its attack: so much damage to one hero, or as its rule says.",
  },

  -- What a topic of help looks like at the table; one for each.
  example = {
    year = "Winter: Anna digs. Spring: she hires a goblin, pays him his first wages, and a Choirboy queues up. Summer: the ironmonger, the "
      .. "rent, and a Squire on Approval. Autumn: a Fire Inspection, and a Footnote Mage. Now three wait at her door, and in four rounds they take "
      .. "one tile.",
    season = "Spring, and Anna has five imps. At supper the dummy has the first space, so she pays 1 evil for 3 food. Two imps dig a tunnel each. "
      .. "She hires a Temporary Goblin for 1 food. The three other imps work in the Egg Cellar: 1 food. She takes Dig back. Wages Due: the goblin "
      .. "gets 1 food again. A Choirboy goes to her door.",
    place = "Anna and Ben go to the ironmonger's, and Anna is first: a trap for 1 gold. Ben, on the second space, has one for nothing. Who comes "
      .. "first does not always have it cheapest.",
    visit = "Anna has tunnels at c1, c2 and b1. In round 1 they stand before c1, and take it. In round 2 she chooses between c2 and b1: both are "
      .. "one step further. She takes c2, with a Returning Boulder and a Freelance Witch, and nobody is left.",
    battle = "A Second-Best Knight, health 4, and a Choirboy with 1 icon. The Load-Bearing Troll hits the Knight for 3, the Choirboy heals 1: 2 "
      .. "damage. The card says fatigue 2: the Knight has 4 and goes to prison. The Choirboy still stands, so the tunnel is conquered.",
    heal = "Two priests and a thief have 0, 1 and 2 damage, and there are 4 icons. A goblin hits the first priest for 2: now 2, 1, 2. Healing takes "
      .. "away 2, 1 and 1, and 0, 0, 1 is left. You had better not have attacked.",
    pay_day = "Anna is at evil 7, with a Freelance Witch, 1 food and 1 evil, and a Count in Arrears, 2 evil. If she pays both she is at 10, and the "
      .. "paladin comes. So she lets the Count go: 1 for the Witch and 1 for that, 9.",
    taxes = "Anna has five tiles and owes 3 gold. She pays 1 and gets two threatening letters: 6 points less in the end.",
    paladin = "Anna is at 11 and has him. Ben comes to 11: he stays. Ben comes to 12: he moves to Ben. Ben is nice and comes down to 9: he is at "
      .. "Anna's door again.",
    score = "Anna has seven tiles, 14 points, and two that were conquered, −4; four monsters, 4; five heroes in prison, 10; and a title alone, 3. "
      .. "That is 27, and the lease.",
    round = "At the head of the table stands “Round of the visit 2”: the second battle of this autumn. While nothing of the kind stands there, the "
      .. "season is what counts.",
    minion = "Your third order is Dig, and three minions dig already: yours sits down on the card. You may take Dig back, although it was not your "
      .. "first order.",
    icon = "A thief with 2 icons and a priest with 1 stand at the door. A boulder of 4 points does 2; after the troll's blow 1 point is healed.",
    strength = "Heroes of strength 1, 2 and 2 come. Anna, evil 3, gets the 1; Ben and Cleo, evil 5 and 8, get the others.",
    aim = "In her first season Anna gives Fetch Supper, Dig and Look for Gold. Her minion is second at supper: 3 food for 1 evil. Two imps dig a "
      .. "tunnel each, and the third brings a coin. In autumn a Choirboy falls into her trap: in prison he is 2 points.",
    order = "You give Dig, Put Up a Notice and Interview Somebody. Next season Dig is in your hand again; of the other two you know now that "
      .. "the others know.",
    imp = "Five imps: two dig a tunnel each, three sit in the Egg Cellar, for 1 food. Nobody is left to look for gold.",
    evil = "You are at 6. Fetch Supper, third space: 3 food and a coin for 2 evil, and it is 8. A Count in Arrears costs 2 more: 10, and the "
      .. "Paladin of the Silver Spoon puts up at your door.",
    tunnel = "Three of your tunnels make a corner: the fourth may go anywhere but into it. Six tunnels, one of them conquered: 10 points "
      .. "less 2.",
    room = "The Egg Cellar takes the place of a tunnel in the upper half: 3 imps, 1 food. The Exit Through Here may not be built beside it; corner "
      .. "to corner is no harm.",
    trap = "The Absent Floor does 2 to the first hero, and a Professional Tiptoer takes 2 off: nobody is hurt. But there is no floor, so there is "
      .. "no conquest.",
    attack = "Into a tunnel go a Load-Bearing Troll, 3 to the first hero, and two Previous Tenants, 2 each to those behind. Then all three lie down "
      .. "until the visit is over.",
    hero = "A Burly Pickpocket waits at your door, then a Choirboy. In autumn comes the Second-Best Knight, and stands in front of both; it is what "
      .. "he practises.",
    conquest = "After your traps, your monsters and the stairs one Choirboy is left, with 1 health. That is enough: the tile is lost, −2 instead of "
      .. "2, and you are 1 kinder.",
    fatigue = "Long March, 2. The Second-Best Knight has 1 health left and goes to prison for it; the other point is the Choirboy's, behind him.",
    spell = "Stern Look in the third round takes magic 3. The Doctor of Sparks has 2, the Weather Consultant 1: one of your monsters goes home "
      .. "before it has struck, and you choose which. Had a trap caught either, nobody would have looked.",
    event = "In spring you see that a Fire Inspection comes in summer. You have three traps in your store: 2 gold keep them, 1 keeps two.",
    title = "Anna and Ben have six tunnels each, and nobody has more: 2 points for both. Clara alone has most imps: 3.",
    dummy = "Three at the table. The dummy's minion stands on the first space of the ironmonger's; that leaves one for nothing, and two for 2 "
      .. "gold.",
  },

  zone = {
    monster_deck = "Applicants", room_deck = "Plans of rooms", hero_deck = "Heroes", trap_deck = "Ironmonger", trap_discard = "Scrap",
    event_deck = "Events to come", special_deck = "Other business to come", city = "This year's visit", next_city = "Next year's visit",
    box = "In the box", distant = "Distant lands", for_hire = "Looking for work", to_build = "On offer", event = "This season",
    next_event = "Next season", special = "Other business", arriving = "At the crossroads", coming = "On the way", tent = "The paladin's tent",
    spell = "This round", supply = "Tunnels", dummies_home = "Idle dummies", hand = "Orders", drawn = "Drawn orders", row = "Orders face down",
    dummy_pick = "Order of one's dummy", dummy_rest = "Orders that it is not", shown = "Orders given", shut = "Shut away", home = "Minions", on_card = "Minions without work",
    lair = "Lair", traps = "Traps", laid = "Traps laid", sent = "Sent", dungeon = "Dungeon", party = "At the door", prison = "Prison",
    at_food = "Supper", at_reputation = "In public", at_tunnels = "Dig", at_gold = "Look for Gold", at_imps = "Notices", at_traps = "Ironmonger's",
    at_hire = "Interviews", at_build = "Builders", dummy_deck_1 = "Orders of the dummy", dummy_shut_1 = "Shut to the dummy",
    dummy_shown_1 = "Given to the dummy", dummy_deck_2 = "Orders of the second dummy", dummy_shut_2 = "Shut to the second dummy",
    dummy_shown_2 = "Given to the second dummy",
  },

  counter = {
    drill = "Training", year = "Year", season = "Season", round = "Round", combat = "Round of the visit", first = "First", acting = "Acting", slot = "Order", area = "Place",
    dummy_evil = "Evil of the dummy", gold = "Gold", food = "Food", imps = "Imps", busy = "Busy imps", busy_trolls = "Busy trolls", evil = "Evil",
    letters = "Letters", battlefield = "Battlefield", planned = "Done", points = "Points", titles = "Titles", lost = "Lost", hinted = "Hints",
    cell = "Square", hands = "Imps there", worked = "Worked", space = "Space", of = "Whose", damage = "Damage", more_health = "Extra health",
    spent = "Face down", paid = "Paid",
  },

  fact = {
    health = "health", damage = "damage", more_health = "health +", skill = "icons", level = "strength", strength = "attack", food = "food to pay", evil = "evil to take",
    gold = "gold to pay", trap = "traps to give", fodder = "monsters to give", spent = "face down", workers = "imps", price = "food to pay", lost = "lost", hands = "imps there",
    late_food = "food in year 2", crew = "imp", fatigue = "fatigue",
  },

  place = by_place(),

  term = { spy = "A look at a card of the visit", trap = "Trap" },

  terrain = { rock = "Rock", tunnel = "Tunnel", room = "Room", lost_tunnel = "Tunnel, conquered", lost_room = "Room, conquered" },

  board = { site = "Building site" },

  mark = { paladin = "The paladin comes", visit = "Visit" },

  setting = {
    game = "Game",
    ["game.full"] = "Full",
    ["game.first"] = "First: orders shut away at random, no other business",
    specials = "Other business",
    ["specials.on"] = "On the agenda",
    ["specials.off"] = "Adjourned",
    top = "Paying with evil at the very top",
    ["top.closed"] = "One cannot",
    ["top.open"] = "It costs nothing",
    witch = "A witch costs",
    ["witch.hungry"] = "1 food and 1 evil",
    ["witch.proud"] = "1 evil",
    four_share = "A title that all four share",
    ["four_share.nobody"] = "is nobody's",
    ["four_share.all"] = "brings 2 points to each",
  },

  kind = {
    order = "Order", monster = "Staff", room = "Room", tunnel = "Tunnel", trap = "Trap", hero = "Hero", combat = "Visit", event = "Event",
    special = "Other business", chapter = "Chapter",
  },

  title = { landlord_of_the_year = "Landlord of the Year", licensed_landlord = "Licensed Landlord" },

  noun = {
    lords = { one = "Desirable Residence, Below Ground", proper = true },
    full_lease = { one = "The Lease", proper = true },
    minion = { one = "minion", other = "minions" },
    dummy_minion = { one = "dummy's minion", other = "dummy's minions" },
    tunnel = { one = "Tunnel", other = "Tunnels" },

    forage = { one = "Fetch Supper", other = "Fetch Supper", proper = true },
    smile = { one = "Be Nice in Public", other = "Be Nice in Public", proper = true },
    dig = { one = "Dig", other = "Dig", proper = true },
    mine = { one = "Look for Gold", other = "Look for Gold", proper = true },
    recruit = { one = "Put Up a Notice", other = "Put Up a Notice", proper = true },
    shop = { one = "Visit the Ironmonger", other = "Visit the Ironmonger", proper = true },
    hire = { one = "Interview Somebody", other = "Interview Somebody", proper = true },
    build = { one = "Call the Builders", other = "Call the Builders", proper = true },
    goblin = { one = "Temporary Goblin", other = "Temporary Goblins" },
    slime = { one = "Resident Slime", other = "Resident Slimes" },
    ghost = { one = "Previous Tenant", other = "Previous Tenants" },
    troll = { one = "Load-Bearing Troll", other = "Load-Bearing Trolls" },
    witch = { one = "Freelance Witch", other = "Freelance Witches" },
    vampire = { one = "Count in Arrears", other = "Counts in Arrears" },
    golem = { one = "Notarised Golem", other = "Notarised Golems" },
    dragon = { one = "Heating Dragon", other = "Heating Dragons" },
    demon = { one = "Compliance Demon", other = "Compliance Demons" },
    egg_cellar = { one = "Egg Cellar", other = "Egg Cellars" },
    mushroom_cupboard = { one = "Mushroom Cupboard", other = "Mushroom Cupboards" },
    gift_shop = { one = "Exit Through Here", other = "Exits Through Here" },
    coin_press = { one = "Private Coinage", other = "Private Coinages" },
    tinkering_bench = { one = "Tinkering Bench", other = "Tinkering Benches" },
    shovel_cupboard = { one = "Shovel Cupboard", other = "Shovel Cupboards" },
    press_office = { one = "Press Office", other = "Press Offices" },
    copying_closet = { one = "Copying Closet", other = "Copying Closets" },
    gymnasium = { one = "Damp Gymnasium", other = "Damp Gymnasiums" },
    unlit_parlour = { one = "Unlit Parlour", other = "Unlit Parlours" },
    waiting_line = { one = "Take a Number", other = "Take a Numbers" },
    silent_library = { one = "Silent Library", other = "Silent Libraries" },
    canteen = { one = "Staff Canteen", other = "Staff Canteens" },
    quiet_crypt = { one = "Quiet Crypt", other = "Quiet Crypts" },
    trophy_cabinet = { one = "Trophy Cabinet", other = "Trophy Cabinets" },
    boiler_room = { one = "Boiler Room of Doom", other = "Boiler Rooms of Doom" },
    returning_boulder = { one = "Returning Boulder", other = "Returning Boulders" },
    long_case_clock = { one = "Swinging Long-Case Clock", other = "Swinging Long-Case Clocks" },
    hot_draught = { one = "Hot Draught", other = "Hot Draughts" },
    lost_property = { one = "Ring from the Lost Property", other = "Rings from the Lost Property" },
    absent_floor = { one = "Absent Floor", other = "Absent Floors" },
    slow_needle = { one = "Slow Needle", other = "Slow Needles" },
    blunt_wit = { one = "Dart of Blunt Wit", other = "Darts of Blunt Wit" },
    chefs_regret = { one = "Chef's Regret", other = "Chef's Regrets" },
    volunteer_imp = { one = "Volunteer", other = "Volunteers" },
    squire = { one = "Squire on Approval", other = "Squires on Approval" },
    second_best_knight = { one = "Second-Best Knight", other = "Second-Best Knights" },
    sword_renter = { one = "Renter of Swords", other = "Renters of Swords" },
    retired_captain = { one = "Retired Captain", other = "Retired Captains" },
    locksmiths_nephew = { one = "Locksmith's Nephew", other = "Locksmith's Nephews" },
    tiptoer = { one = "Professional Tiptoer", other = "Professional Tiptoers" },
    burly_pickpocket = { one = "Burly Pickpocket", other = "Burly Pickpockets" },
    lady_of_picks = { one = "Lady of the Picks", other = "Ladies of the Picks" },
    choirboy = { one = "Choirboy", other = "Choirboys" },
    mild_sister = { one = "Sister of Mild Reproach", other = "Sisters of Mild Reproach" },
    fed_friar = { one = "Well-Fed Friar", other = "Well-Fed Friars" },
    bandage_canon = { one = "Canon with Bandages", other = "Canons with Bandages" },
    evening_mage = { one = "Evening-Class Wizard", other = "Evening-Class Wizards" },
    footnote_mage = { one = "Footnote Mage", other = "Footnote Mages" },
    weather_consultant = { one = "Weather Consultant", other = "Weather Consultants" },
    doctor_of_sparks = { one = "Doctor of Sparks", other = "Doctors of Sparks" },
    sergeant_at_large = { one = "Sergeant at Large", other = "Sergeants at Large" },
    dragons_widow = { one = "Dragon's Widow", other = "Dragons' Widows" },
    baron_on_foot = { one = "Baron on Foot", other = "Barons on Foot" },
    walking_wardrobe = { one = "Walking Wardrobe", other = "Walking Wardrobes" },
    window_inspector = { one = "Inspector of Windows", other = "Inspectors of Windows" },
    overdue_borrower = { one = "Overdue Borrower", other = "Overdue Borrowers" },
    nobody_special = { one = "Nobody in Particular", other = "Nobodies in Particular", proper = true },
    mother_of_burglars = { one = "Mother of Burglars", other = "Mothers of Burglars" },
    travelling_deacon = { one = "Travelling Deacon", other = "Travelling Deacons" },
    armed_prior = { one = "Prior with a Mace", other = "Priors with Maces" },
    soul_surgeon = { one = "Surgeon of Souls", other = "Surgeons of Souls" },
    minor_saint = { one = "Minor Saint", other = "Minor Saints" },
    certified_conjuror = { one = "Certified Conjuror", other = "Certified Conjurors" },
    daylight_astronomer = { one = "Daylight Astronomer", other = "Daylight Astronomers" },
    archmages_stand_in = { one = "Archmage's Stand-In", other = "Archmage's Stand-Ins" },
    last_of_the_tower = { one = "Last of the Tower", other = "Lasts of the Tower" },
    silver_paladin = { one = "Paladin of the Silver Spoon", other = "Paladins of the Silver Spoon" },
    golden_paladin = { one = "Paladin of the Gold Standard", other = "Paladins of the Gold Standard" },
    illusion = { one = "Hero Who Is Not There", other = "Heroes Who Are Not There" },
    borrowed_umbrella = { one = "Borrowed Umbrella", other = "Borrowed Umbrellas" },
    stern_look = { one = "Stern Look", other = "Stern Looks" },
    packed_lunch = { one = "Packed Lunch", other = "Packed Lunches" },
    collective_bargaining = { one = "Collective Bargaining", other = "Collective Bargainings" },
    light_fingers = { one = "Light Fingers", other = "Light Fingers" },
    man_of_straw = { one = "Man of Straw", other = "Men of Straw" },
    second_wind = { one = "Second Wind", other = "Second Winds" },
    imp_repellent = { one = "Imp Repellent", other = "Imp Repellents" },
    long_march = { one = "Long March", other = "Long Marches" },
    ceasefire = { one = "Ceasefire over Tea", other = "Ceasefires over Tea" },
    wool_gathering = { one = "Wool-Gathering", other = "Wool-Gatherings" },
    invisible_ink = { one = "Invisible Ink", other = "Invisible Inks" },
    red_mist = { one = "Red Mist", other = "Red Mists" },
    wrong_door = { one = "Wrong Door", other = "Wrong Doors" },
    group_bandage = { one = "Group Bandage", other = "Group Bandages" },
    spring_clean = { one = "Spring Clean", other = "Spring Cleans" },
    formal_notice = { one = "Formal Notice", other = "Formal Notices" },
    stairs_again = { one = "More Stairs", other = "More Stairs" },
    wages_due = { one = "Wages Due", other = "Wages Due" },
    ground_rent = { one = "Ground Rent", other = "Ground Rents" },
    any_other_business = { one = "Any Other Business", other = "Any Other Business" },
    witch_finders = { one = "Witch-Finders' Outing", other = "Witch-Finders' Outings" },
    work_to_rule = { one = "Work to Rule", other = "Works to Rule" },
    sudden_audit = { one = "Sudden Audit", other = "Sudden Audits" },
    guests_with_tails = { one = "Guests with Tails", other = "Guests with Tails" },
    imps_anniversary = { one = "Imps' Anniversary", other = "Imps' Anniversaries" },
    heroes_breakfast = { one = "Heroes' Breakfast", other = "Heroes' Breakfasts" },
    talk_in_the_village = { one = "Talk in the Village", other = "Talks in the Village" },
    falling_ceiling = { one = "Falling Ceiling", other = "Falling Ceilings" },
    fire_inspection = { one = "Fire Inspection", other = "Fire Inspections" },
  },

  role = by_trade("word", {}),

  rule = by_trade("rule", {
    tunnel = "2 points in the end, conquered −2. One imp a season may look for gold in it.",
    forage = "Get food: 1 gold for 2, 1 evil for 3, or 2 evil for 3 and a coin.",
    smile = "Evil goes down by 1 or 2; on the first and third space you also look at a card of the visit.",
    dig = "Up to 2, 3 or 4 tunnels, one imp each; on the third space another imp has to watch.",
    mine = "Up to 2, 3 or 4 gold, one imp and one tunnel each; on the third space another imp has to watch.",
    recruit = "Imps: 1 for 1 food, 2 for 2 food, or 2 for 1 food and 1 gold.",
    shop = "Traps: one for 1 gold, one for nothing, or two for 2 gold. In the second year one more is drawn, and one thrown away.",
    hire = "One of staff, for its wage; on the third space for 1 food more, but before the others. As your first order it costs 1 gold besides, except in a first game.",
    build = "A room in place of a tunnel, for 1 gold; on the first space for nothing, if one is left.",
    goblin = "2 to the first hero; if that was the end of him, 1 to the next.",
    slime = "1 to every hero; or nobody gets on this round: no fatigue, no conquest. The latter is no attack.",
    ghost = "2 to any hero but the first. No monster: any number may be sent, and nothing that touches monsters touches it.",
    troll = "3 to the first hero, or 4 for 1 food. In rooms it works like an imp.",
    witch = "4 to the first hero, or twice 1 to any.",
    vampire = "3 to any hero but a priest; or 2, and it comes back face up.",
    golem = "4 to the first hero, and it always comes back face up. Its wage is 1 gold and a trap.",
    dragon = "2 to every hero, and nobody heals afterwards.",
    demon = "7 to any hero, and no fatigue and no conquest this round. Its wage is 1 evil and a monster.",
    egg_cellar = "3 imps: 1 food. Only rows 1 and 2.",
    mushroom_cupboard = "3 imps: 1 food. Only rows 3 and 4.",
    gift_shop = "3 imps: 1 gold. Only rows 1 and 2.",
    coin_press = "3 imps: 1 gold. Only rows 3 and 4.",
    tinkering_bench = "4 imps: a trap. Only on the edge.",
    shovel_cupboard = "2 imps: a tunnel. Only on the edge.",
    press_office = "3 imps: evil goes down by 1. Only b2 to d3.",
    copying_closet = "2 imps and 1 food: another imp. Only b2 to d3.",
    gymnasium = "Every attack here by trolls and goblins is 1 stronger.",
    unlit_parlour = "Every attack here by vampires and witches is 1 stronger.",
    waiting_line = "Two traps may be laid here, and cost no gold for the room; but only one monster may be sent.",
    silent_library = "No spells here.",
    canteen = "In the end 1 point for each troll, goblin and witch.",
    quiet_crypt = "In the end 2 points for each vampire and ghost.",
    trophy_cabinet = "In the end 2 points for each title held alone, 1 for each that is shared.",
    boiler_room = "In the end 2 points for each golem, dragon and demon.",
    returning_boulder = "3 to the first hero; in the second year 4.",
    long_case_clock = "3 to the second hero; in the second year 4.",
    hot_draught = "1 to every hero and 1 more to the last.",
    lost_property = "Costs 1 gold. 1 to every hero, and no fatigue and no conquest this round.",
    absent_floor = "2 to the first hero, in the second year 3; no fatigue and no conquest this round.",
    slow_needle = "1 to any hero, and 2 more to the same at the end of the round, whatever icons say.",
    blunt_wit = "1 to any hero. If it is a wizard, no spells this round; if a priest, no healing.",
    chefs_regret = "Costs 1 food, in the second year 2. As much to the first hero as he has health.",
    volunteer_imp = "Costs 1 imp. 2 to the first hero, in the second year 3, and 1 to every hero.",
    illusion = "Stands in front until somebody hits it. Nobody puts it into prison.",
    borrowed_umbrella = "Fatigue 0. Fast: each hero ignores 1 damage from monsters and ghosts.",
    stern_look = "Fatigue 1. Fast: choose one attacking monster; it goes home.",
    packed_lunch = "Fatigue 1. Slow: the first hero has 1 health more.",
    collective_bargaining = "Fatigue 1. Fast: pay every attacking monster again, or it goes home.",
    light_fingers = "Fatigue 1. Slow: you lose 1 gold, or else 1 food.",
    man_of_straw = "Fatigue 2. Fast: somebody who is not there stands in front.",
    second_wind = "Fatigue 2. Slow: 2 damage heal, in front first.",
    imp_repellent = "Fatigue 2. Slow: you lose an imp.",
    long_march = "Fatigue 2. No spell.",
    ceasefire = "Fatigue 1. Fast: all attacking monsters go home.",
    wool_gathering = "Fatigue 2. Fast: choose one attacking monster; it is a sheep, with 1 damage to the first hero.",
    invisible_ink = "Fatigue 2. Fast: monsters and ghosts do not hurt wizards.",
    red_mist = "Fatigue 2. Fast: every attacking monster only hits the first hero, with its lower number.",
    wrong_door = "Fatigue 2. Fast: choose one attacking monster; it is out for the year without having attacked.",
    group_bandage = "Fatigue 3. Slow: every hero heals 1.",
    spring_clean = "Fatigue 3. Slow: chance takes a trap out of your store, or else you lose 1 gold.",
    formal_notice = "Fatigue 3. Slow: pay 1 gold or take a threatening letter.",
    stairs_again = "Fatigue 3. No spell.",
    wages_due = "Pay everybody in the lair again, or let them go and be 1 more evil for each.",
    ground_rent = "1 gold for each two tiles, rounded up. What you do not pay comes as a threatening letter.",
    any_other_business = "In a full game one of nine cards of other business; in a first game nothing.",
    witch_finders = "For each of your witches: give it up, or be 1 more evil.",
    work_to_rule = "For each of your monsters pay one unit of its wage, or it is out for this year's visit. Who works for nothing needs nothing.",
    sudden_audit = "You lose half of your gold, rounded up.",
    guests_with_tails = "You lose half of your food, rounded up.",
    imps_anniversary = "For every 4 imps you have: 1 leaves, or costs 1 food.",
    heroes_breakfast = "The first hero who waits for you has 1 health more until the end of the year.",
    talk_in_the_village = "Pay 1 gold, or be 1 more evil.",
    falling_ceiling = "You lose an imp or pay 2 gold. If you can do neither, you get a threatening letter.",
    fire_inspection = "1 gold for each 2 traps in your store, rounded up; those that you do not pay for are thrown away.",
  }),

  flavour = {
    goblin = "Three months, with a view to eternity.",
    slime = "It came with the floor.",
    ghost = "Died waiting for the deposit.",
    troll = "Please do not remove.",
    witch = "Invoices in frogs.",
    vampire = "Pays at night. Has not said which.",
    golem = "Stamped on the forehead, in triplicate.",
    dragon = "Serviced yearly, by whoever draws the short straw.",
    demon = "Reads everything. Forgives nothing.",
    egg_cellar = "Nobody has met the hen.",
    mushroom_cupboard = "Mind the ones that hum.",
    gift_shop = "I SURVIVED, in three sizes. Sells badly.",
    coin_press = "The king on them is nobody in particular.",
    tinkering_bench = "Count your fingers, then write the number down.",
    shovel_cupboard = "There is a door behind the brooms. There is a door behind that.",
    press_office = "“No orphans were displaced” was the third draft.",
    copying_closet = "Two go in, three come out, nobody asks.",
    gymnasium = "The rope goes up. Nobody has found where.",
    unlit_parlour = "Do sit. No, not there.",
    waiting_line = "Now serving: 4. You are: 7,213.",
    silent_library = "SHH, in letters of fire.",
    canteen = "Today: yesterday's.",
    quiet_crypt = "South-facing. Walled up.",
    trophy_cabinet = "Third place, regional gloating, two years running.",
    boiler_room = "The needle left the dial in spring.",
    returning_boulder = "Comes back by itself on Thursdays.",
    long_case_clock = "Right twice a day.",
    hot_draught = "Close the door behind you. Too late.",
    lost_property = "Everybody says it is theirs.",
    absent_floor = "It was there when you looked.",
    slow_needle = "You will laugh about it later. Briefly.",
    blunt_wit = "What was the word again?",
    chefs_regret = "It is the parsley that kills you.",
    volunteer_imp = "Somebody asked who would like to carry the barrel.",
    squire = "May be returned within a fortnight.",
    second_best_knight = "The best one had a cold.",
    sword_renter = "By the hour, deposit not refundable.",
    retired_captain = "One last time, for the sixth time.",
    locksmiths_nephew = "Knows which way round a key goes.",
    tiptoer = "You will not have heard of her.",
    burly_pickpocket = "Lifts the whole person.",
    lady_of_picks = "Knocks first. It is a habit from home.",
    choirboy = "Has a note from the abbot.",
    mild_sister = "Not angry. Disappointed.",
    fed_friar = "Heals with soup, if any is left.",
    bandage_canon = "Wraps first, asks afterwards.",
    evening_mage = "Tuesdays and Thursdays, bring own staff.",
    footnote_mage = "See below.",
    weather_consultant = "Right more often than he would like.",
    doctor_of_sparks = "No eyebrows, excellent references.",
    sergeant_at_large = "Nobody has told him the war is over.",
    dragons_widow = "It was a good marriage. It was a short one.",
    baron_on_foot = "The horse read the signs.",
    walking_wardrobe = "Somebody is said to be in there.",
    window_inspector = "From the inside, usually.",
    overdue_borrower = "Means to bring it all back.",
    nobody_special = "You have met. You would not know.",
    mother_of_burglars = "Eleven sons, all in trade.",
    travelling_deacon = "Blesses by weight.",
    armed_prior = "Turns the other cheek. Yours.",
    soul_surgeon = "Stitches so fine that sins show through.",
    minor_saint = "Patron of lost umbrellas, so far.",
    certified_conjuror = "The rabbit has the certificate.",
    daylight_astronomer = "Has seen one star, very well.",
    archmages_stand_in = "Same beard, other shelf.",
    last_of_the_tower = "The others are still in it, more or less evenly.",
    silver_paladin = "Born with it. Polishes it.",
    golden_paladin = "His horse has a halo. It chafes.",
    illusion = "Casts no shadow, asks no questions.",
    wages_due = "They have formed a queue. It has formed a union.",
    ground_rent = "On ground. Under ground. It is all ground.",
    any_other_business = "Item nine on the agenda. It is always item nine.",
    witch_finders = "They have brought sandwiches and matches.",
    work_to_rule = "The rule is four pages. They can read it.",
    sudden_audit = "They also counted the chandelier.",
    guests_with_tails = "They have left a review.",
    imps_anniversary = "Nobody knows of what. There is cake.",
    heroes_breakfast = "Two eggs, and a speech.",
    talk_in_the_village = "And in broad daylight, she said.",
    falling_ceiling = "Structural, says the surveyor, from outside.",
    fire_inspection = "“And where does this one go off?”",
  },
}
