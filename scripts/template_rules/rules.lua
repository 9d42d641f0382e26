-- What there is: read before any script runs. docs/rule-set.md says what each entry means.
return {
  seats    = { 2, 4 }, rivals = true, leader = "first", streams = { "deck" },
  zones    = {
    prizes = { seen_by = "nobody" }, prize = {}, gone = {},
    hand   = { of = "seat", seen_by = "owner" }, won = { of = "seat" },
  },
  counters = { game = { round = 0, first = { 1, 1, 4 } }, seat = { points = { 0, 0, 99 } } },
  kinds    = {
    prize = { fields = { worth = { "integer", 1, 9 } }, facts = { "worth" } },
    bid   = { fields = { height = { "integer", 1, 9 } }, facts = { "height" } },
  },
}
