-- DL-80.
return event {
  on_event = function(self, game, seat) seat:taxes() end,
}
