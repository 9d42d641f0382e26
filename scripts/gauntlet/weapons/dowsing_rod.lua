-- GF-132, GF-133: at the start of a turn the top two cards, in the order that one likes; a token throws one out.
return weapon {
  dice = 5,
  uses = 2,
  worth = 45,

  on_turn_start = function(self, game, hero)
    while true do
      while game.foreseen.count < 2 and game.deck.count > 0 do game.deck.top:move(game.foreseen, "bottom") end
      if game.foreseen.count == 0 then return end
      local options = {}
      for _, card in ipairs(game.foreseen:cards()) do options[#options + 1] = { "first", card } end
      if self.tokens > 0 then
        for _, card in ipairs(game.foreseen:cards()) do options[#options + 1] = { "discard", card } end
      end
      local chosen = options[game:ask { seat = hero.owner, prompt = "foresee", options = options, slots = { hero = hero } }]
      if chosen[1] == "first" then
        chosen[2]:move(game.foreseen, "top")
        return
      end
      self:add("tokens", -1)
      chosen[2]:move(game.removed)
      game:tell("log.thrown_out", { hero = hero, card = chosen[2] })
    end
  end,
}
