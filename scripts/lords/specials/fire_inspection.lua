-- S9, DL-216.
return special {
  on_event = function(self, game, seat)
    local traps = seat.traps.count
    if traps == 0 then return end
    -- 1 gold keeps two of them.
    local most = math.min(seat.gold, (traps + 1) // 2)
    local paid = most > 0 and seat:amount("fire_inspection", 0, most) or 0
    seat:lose("gold", paid)
    local thrown = math.max(0, traps - 2 * paid)
    if thrown == 0 then return end
    for _, trap in ipairs(seat:pick_some("throw_some", seat.traps:cards(), thrown, thrown)) do trap:move(game.trap_discard) end
    game:tell("log.thrown", { who = seat, n = thrown })
  end,
}
