-- S1, DL-208.
return special {
  on_event = function(self, game, seat)
    for _, witch in ipairs(seat.lair:cards_with("id", "witch")) do
      local way = game:ask { seat = seat, prompt = "witch_finders", options = { { "give_up", witch }, { "keep", witch } } }
      if way == 1 then
        game:tell("log.given_up", { who = seat, card = witch })
        seat:let_go(witch)
      else
        seat:worsen(1)
      end
    end
  end,
}
