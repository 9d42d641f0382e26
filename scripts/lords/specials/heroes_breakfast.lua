-- S6, DL-213.
return special {
  on_event = function(self, game, seat)
    local first = seat.party.top
    if first then
      first:add("more_health", 1)
      game:tell("log.breakfast", { who = seat, hero = first })
    end
  end,
}
