-- S5, DL-212.
return special {
  on_event = function(self, game, seat)
    for _ = 1, seat.imps // 4 do
      local way = seat.food > 0 and seat:choose("imps_anniversary", { "feast", "holiday" }) or "holiday"
      if way == "feast" then seat:lose("food", 1) else seat:lose("imps", 1) end
    end
  end,
}
