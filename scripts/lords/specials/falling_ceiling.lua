-- S8, DL-215.
return special {
  on_event = function(self, game, seat)
    local ways = {}
    if seat.imps > 0 then ways[#ways + 1] = "lose_imp" end
    if seat.gold > 1 then ways[#ways + 1] = "prop_up" end
    local way = #ways > 0 and seat:choose("ceiling", ways)
    if way == "lose_imp" then
      seat:lose("imps", 1)
    elseif way == "prop_up" then
      seat:lose("gold", 2)
    else
      seat:warn(1)
    end
  end,
}
