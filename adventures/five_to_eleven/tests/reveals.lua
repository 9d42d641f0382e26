-- What each adventure card says and brings when three heroes turn it up: which Monsters come before whom.
local function revealed(chapter, card, told, first, second, third)
  return {
    name = card .. " as three heroes meet it",
    chapter = chapter,
    heroes = { "barbarian", "dwarf", "warrior" },
    start = { adventure_deck = { card } },
    at = "leader",
    play = { "lead:seat1" },
    expect = { told = { told }, seats = { { monsters = first }, { monsters = second }, { monsters = third } } },
  }
end

local function event(chapter, card, told)
  return {
    name = card .. " as three heroes hear of it",
    chapter = chapter,
    heroes = { "barbarian", "dwarf", "warrior" },
    start = { adventure_deck = { card } },
    at = "leader",
    play = { "lead:seat1" },
    expect = { told = { told } },
  }
end

local evening, house = "01_the_longest_evening", "03_eleven_oclock"

return {
  revealed(evening, "03_one_for_the_stairs", "stairs.reveal", { "late_drinker", "late_drinker" }, { "late_drinker" }, { "late_drinker" }),
  revealed(evening, "05_nine_lives", "cats.reveal", { "roof_cat" }, { "roof_cat" }, { "roof_cat" }),
  revealed(evening, "07_odd_minutes", "minutes.reveal", { "odd_minute", "sleepwalker" }, { "odd_minute", "sleepwalker" }, { "odd_minute" }),
  revealed(evening, "09_on_the_slate", "slate.reveal", { "late_drinker", "sleepwalker" }, { "late_drinker", "sleepwalker" }, { "late_drinker" }),
  event(evening, "11_the_stuck_moon", "moon.reveal"),
  event(evening, "13_the_regulars_table", "regulars.reveal"),
  revealed(evening, "night_watchman", "watchman.comes", {}, {}, {}),
  revealed(house, "21_the_cloakroom", "cloakroom.reveal", { "small_hour", "tarrys_footman" }, { "small_hour", "tarrys_footman" }, { "small_hour" }),
  revealed(house, "23_the_small_hours", "small.reveal", { "small_hour", "small_hour" }, { "small_hour", "small_hour" }, { "small_hour", "wasted_hour" }),
  event(house, "25_a_lunch_hour", "lunch.reveal"),
  event(house, "27_hours_redeemed", "counter.reveal"),
  revealed(house, "29_afternoons_of_youth", "youth.reveal", { "lost_afternoon", "wasted_hour" }, { "lost_afternoon", "wasted_hour" }, { "wasted_hour" }),
  event(house, "31_the_champions_chair", "chair.reveal"),
  revealed(house, "33_a_bad_quarter_of_an_hour", "quarter.reveal", { "bad_quarter", "small_hour" }, { "bad_quarter", "small_hour" }, { "small_hour" }),
  revealed(house, "mr_tarry", "tarry.comes", {}, {}, {}),
}
