-- Where zones and counters lie when the table is drawn.
return {
  shown_after = { "log.turned_up", "log.won", "log.nobody" },
  told_when_forced = {},
  ink = { prize = "red", hand = "bold" },
  icons = { points = "★", worth = "★", height = "⚖", prize = "⚑", bid = "⚖", round = "⌛", prizes = "⚑", gone = "✂" },
  frames = { prize = "gold", bid = "sky", chapter = "night" },
  table = { counters = { "round" }, zones = { "prize" }, ruled = { "prize" }, piles = { "prizes", "gone" } },
  seat = { counters = { { "points", always = true } }, zones = { "won", "hand" } },
  statistics = { cards = { "won" } },
  scenario = { at = "bid", rest = { hand = "gone", prize = "gone", won = "gone" }, aside = "gone", bare = { "hand" } },
}
