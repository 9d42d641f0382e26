-- DL-78.
return event {
  on_event = function(self, game, seat) seat:wages() end,
}
