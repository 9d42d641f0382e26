-- The pictures on cards and shields: glyphs of the Symbola font. The first is the figure in the middle, the others stand about
-- it, left and right by turns. What has no picture here shows the glyph of its kind (layout.lua, part icons).
return {
  twister = "↻🚪🚪", cellar = "🗝↻↺",

  night_nurse = "💉🌙🌙", tax_exile = "💼✈", bailiff = "⚖🔨", clockmaker = "⌚⚙⚙", cat_burglar = "🐈🌙", bridge_troll = "👹🌉",
  plasterer = "▦✋", licensed_wizard = "📜✨✨", discreet_lady = "💃🗡", sore_loser = "😠🎲🎲", retired_general = "🎖🎩",
  unemployed_angel = "👼📰", grudging_dwarf = "🔨😠", dragon_of_means = "🐉💰💰", postal_archer = "✉🏹", fencing_master = "⚔☯",
  overpacked_knight = "🎒♞🎒", former_tenant = "👻🗝", sceptic = "🔍❓",

  letter_opener = "🗡✉", saucepan_mail = "🍳🛡", petty_cash = "💰🔒", strong_coffee = "☕⚡⚡", washing_line = "➰👕👕", unused_firework = "🎆🔥",
  spare_key = "🔑🔑", grandmothers_grog = "🍶👵", rune_mallet = "🔨✨✨", bark_shield = "🛡🌳🌳", banquet_cleaver = "🔪🍖🍖", family_heirloom = "⛓👵",
  dragon_fork = "🍴🐉", quick_razor = "✂⚡",

  b1a = "🍷↻", b1b = "🍷↺", b2a = "⌂↻", b2b = "⌂↺", b3a = "📦↻", b3b = "📦↺", b4a = "💧↻", b4b = "💧↺",
  m1a = "🗝↻🔥", m1b = "🗝↺🔥", m2a = "⛲↻", m2b = "⛲↺", m3a = "⚓↻🔥", m3b = "⚓↺🔥", m4a = "⚓↻", m4b = "⚓↺",

  blow_0 = "0", blow_1 = "1", blow_2 = "2", blow_3 = "3", blow_4 = "4", blow_5 = "5", blow_6 = "6",
  order_2 = "2⌛", order_3 = "3⌛", order_4 = "4⌛", order_5 = "5⌛",
}
