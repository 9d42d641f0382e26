-- The pages of the two chapters that are played with cards: what is told, what everybody learns, and where it goes on.
local faced = {
  ["01_the_longest_evening"] = {
    "03_one_for_the_stairs", "05_nine_lives", "07_odd_minutes", "09_on_the_slate", "11_the_stuck_moon", "13_the_regulars_table",
  },
  ["03_eleven_oclock"] = {
    "21_the_cloakroom", "23_the_small_hours", "25_a_lunch_hour", "27_hours_redeemed", "29_afternoons_of_youth",
    "31_the_champions_chair", "33_a_bad_quarter_of_an_hour",
  },
}

-- The last blow of a chapter, the last round, and the page behind it; with a bag, also what comes after the page.
local function beaten(name, chapter, boss, wounds, bag, expect)
  return {
    name = name,
    chapter = chapter,
    heroes = { "barbarian" },
    start = { adventure_deck = { boss } },
    table = {
      adventure_discard = faced[chapter],
      boss_area = { { boss, wounds = wounds } },
      seats = { { xp = 0, hand = { "bastard_sword", "coin" }, monsters = {} } },
    },
    dice = { 6 },
    play = {
      "play:bastard_sword",
      { asked = "loot", answer = {} },
      "finish",
      bag,
    },
    expect = expect,
  }
end

-- The last life point goes: the page for those who fell.
local function lost(name, chapter, boss, expect)
  return {
    name = name,
    chapter = chapter,
    heroes = { "barbarian" },
    start = { adventure_deck = { boss } },
    table = { seats = { { life = 1, hand = { "cursed_ring", "coin" }, monsters = {} } } },
    play = { "play:cursed_ring" },
    expect = expect,
  }
end

local bag = { asked = "bag_free", answer = { "keep:bastard_sword", "keep:staff" } }

return {
  beaten("after the evening: 20 XP, a crown, and a visiting card", "01_the_longest_evening", "night_watchman", 6, nil, {
    told = { "evening.alive", "evening.reward" },
    seats = { { xp = 50 } },
    asks = "bag_free",
  }),
  beaten("after eleven: 50 XP and the end; with nothing in the purse the mugs have to be washed", "03_eleven_oclock", "mr_tarry", 18, bag, {
    told = { "eleven.alive", "eleven.ending_slate" },
    silent = { "eleven.home", "eleven.ending_paid" },
    seats = { { xp = 100 } },
    ending = "alive",
  }),
  lost("who loses the evening wakes up in it", "01_the_longest_evening", "night_watchman", {
    asks = "party",
    told = { "evening.dead" },
  }),
  lost("who loses to Mr Tarry stands before his door again", "03_eleven_oclock", "mr_tarry", {
    asks = "party",
    told = { "eleven.dead" },
  }),
  {
    name = "a new evening puts the moon back on the chimney",
    chapter = "01_the_longest_evening",
    heroes = { "barbarian" },
    start = { adventure_deck = { "night_watchman" } },
    flags = { moon_moved = true },
    expect = { asks = "main", flags = { moon_moved = false } },
  },
}
