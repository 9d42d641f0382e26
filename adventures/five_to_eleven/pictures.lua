-- The pictures of Five to Eleven: glyphs of the Symbola font, the figure first, then what stands about it.
return {
  five_to_eleven = "🕥🍺🌕",
  ["01_the_longest_evening"] = "🍺🕥🌕", ["03_eleven_oclock"] = "🏠🕚🕚",

  night_watchman = "👮🏮🕥", mr_tarry = "🎩🎲⌛",

  late_drinker = "👨🍺🍺", roof_cat = "🐈🌙", odd_minute = "⌚👣", sleepwalker = "🚶💤💤", small_hour = "👶🌙🌙",
  lost_afternoon = "☀🌾🌾", wasted_hour = "⌛👻", tarrys_footman = "💁🎩",
  bad_quarter = "👿🕒",

  ["03_one_for_the_stairs"] = "🍺🍺🚪", ["05_nine_lives"] = "🐈🐈🌕", ["07_odd_minutes"] = "⌚⌚👣", ["09_on_the_slate"] = "📋💰🍺",
  ["11_the_stuck_moon"] = "🌕🏠", ["13_the_regulars_table"] = "🎲🍺👑", ["21_the_cloakroom"] = "👔🎩❄",
  ["23_the_small_hours"] = "🕐🕑🕒🕓", ["25_a_lunch_hour"] = "🍞🐦☀", ["27_hours_redeemed"] = "⌛👑📜",
  ["29_afternoons_of_youth"] = "☀🌾🐝", ["31_the_champions_chair"] = "💺♛🎴", ["33_a_bad_quarter_of_an_hour"] = "🕒🕒👿",

  on_the_slate = "📋✎", moonlit = "🌕✦", well_rested = "💤☁", champions_poise = "⛓♛",

  nells_flask = "☕🌿", spare_hour = "⌛👜", bar_stool = "💺🍺", watchmans_halberd = "⚒🏮",
}
