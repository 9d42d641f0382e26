-- S7, DL-214.
return special {
  on_event = function(self, game, seat)
    local way = seat.gold > 0 and seat:choose("talk", { "hush_money", "let_talk" }) or "let_talk"
    if way == "hush_money" then seat:lose("gold", 1) else seat:worsen(1) end
  end,
}
