-- Where zones and counters lie when the table is drawn.
return {
  shown_after = { "log.turned_up", "log.won", "log.nobody" },
  told_when_forced = {},
  ink = { prize = "red", hand = "bold" },
  icons = {
    points = "round-star ★", worth = "round-star ★", height = "weight ⚖", prize = "trophy-cup ⚑",
    bid = "scales ⚖", takings = "trophy-cup ⚑", ties = "scales ⚖", round = "hourglass ⌛", prizes = "trophy-cup ⚑", gone = "card-discard ✂",
  },
  frames = { prize = "gold", bid = "sky", chapter = "night" },
  roles = { prize = "faced", won = "front", hand = "hand" },  -- where on the table things belong
  table = { counters = { "round" }, zones = { "prize" }, ruled = { "prize" }, piles = { "prizes", "gone" } },
  seat = { counters = { { "points", always = true } }, zones = { "won", "hand" } },
  deeds = {  -- what is counted of a game and told at its end
    { "takings", told = "log.won", by = "hero", of = "card" },
    { "ties", told = "log.nobody", by = false },
  },
  statistics = { cards = { "won" } },
  scenario = { at = "bid", rest = { hand = "gone", prize = "gone", won = "gone" }, aside = "gone", bare = { "hand" } },
}
