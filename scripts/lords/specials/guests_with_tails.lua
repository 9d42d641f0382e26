-- S4, DL-211.
return special {
  on_event = function(self, game, seat) seat:lose("food", (seat.food + 1) // 2) end,
}
