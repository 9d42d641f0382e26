-- A small game of secret bids for two to four: the smallest rule set that uses most of what there is.
return {
  seats = { 2, 4 },
  rivals = true,
  leader = "first",
  horizon = "round",
  streams = { "deck", "dice" },
  zones = {
    prizes = { seen_by = "nobody" },
    prize = { in_play = true },
    hand = { of = "seat", seen_by = "owner" },
    spent = { of = "seat" },
    won = { of = "seat" },
    bank = {},
  },
  counters = {
    game = { round = 0, first = { 1, 1, 4 } },
    seat = { points = { 0, 0, 999 }, luck = 0 },
    card = { dust = { 0, 0, 9 } },
  },
  cards = { "coin" },
  kinds = {
    prize = {
      doc = "What is bid for.",
      fields = {
        worth = { "integer", 0, 20, doc = "points for whoever wins it" },
        sort = { "word", words = { "plain", "cursed" }, default = "plain" },
      },
      hooks = { "on_won", "worth_change" },
      facts = { "worth", "dust" },
    },
    bid = { fields = { height = { "integer", 1, 9 } } },
    chapter = { fields = { rounds = { "integer", 1, 20, default = 20 } } },
  },
  hooks = {
    on_won = { doc = "Somebody has won the card.", params = { "seat:seat" } },
    worth_change = { doc = "Added to what a prize is worth.", params = { "seat:seat", "worth:integer" }, returns = "integer", filter = true },
  },
  verbs = {
    gain = { on = "seat", doc = "Points, and a coin for it.", params = { "amount:integer" }, returns = "integer" },
    highest_alone = { on = "game", params = { "heights:value" }, returns = "integer" },
  },
  settings = {
    ties = { words = { "nobody", "first" }, default = "nobody", doc = "Who wins what several want equally." },
    bonus = { range = { 0, 5 }, default = 1, doc = "Points for a lucky die." },
  },
}
