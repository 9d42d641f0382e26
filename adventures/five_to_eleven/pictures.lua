-- The pictures of Five to Eleven: drawings by name (docs/pictures.md), the figure first, then what stands about it.
return {
  five_to_eleven = "clock-tower beer-stein moon",
  ["01_the_longest_evening"] = "tavern-sign moon", ["03_eleven_oclock"] = "closed-doors alarm-clock",

  night_watchman = "police-officer-head lantern-flame", mr_tarry = "ringmaster hourglass",

  late_drinker = "drinking beer-stein", roof_cat = "cat moon", odd_minute = "pocket-watch footsteps", sleepwalker = "sleepy footsteps",
  small_hour = "baby-face moon", lost_afternoon = "sun wheat wheat", wasted_hour = "empty-hourglass ghost",
  tarrys_footman = "bow-tie top-hat", bad_quarter = "time-trap imp-laugh",

  ["03_one_for_the_stairs"] = "stairs beer-stein", ["05_nine_lives"] = "schrodingers-cat-alive moon",
  ["07_odd_minutes"] = "stopwatch footsteps", ["09_on_the_slate"] = "tally-mark-5 beer-stein", ["11_the_stuck_moon"] = "moon chimney",
  ["13_the_regulars_table"] = "round-table beer-stein crown", ["21_the_cloakroom"] = "hanger top-hat",
  ["23_the_small_hours"] = "alarm-clock baby-bottle", ["25_a_lunch_hour"] = "sandwich sun", ["27_hours_redeemed"] = "sands-of-time coins",
  ["29_afternoons_of_youth"] = "kite sun bee", ["31_the_champions_chair"] = "stone-throne laurel-crown",
  ["33_a_bad_quarter_of_an_hour"] = "time-bomb imp-laugh",

  on_the_slate = "archive-register", moonlit = "night-sky", well_rested = "bed", champions_poise = "laurel-crown",

  nells_flask = "water-flask", spare_hour = "hourglass shoulder-bag", bar_stool = "bar-stool", watchmans_halberd = "sharp-halberd lantern-flame",
}
