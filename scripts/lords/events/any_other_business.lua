-- DL-81.
return event {
  tells = true,
  on_event = function(self, game, seat) seat:special() end,
}
