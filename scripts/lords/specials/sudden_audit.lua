-- S3, DL-210.
return special {
  on_event = function(self, game, seat) seat:lose("gold", (seat.gold + 1) // 2) end,
}
