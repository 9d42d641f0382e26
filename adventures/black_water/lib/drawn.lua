-- What a card asks of whoever starts a turn it asks of whoever turns it up as well: that turn has begun without it.
local drawn = {}

--- At the end of `on_reveal`, when all Monsters are there.
function drawn.reveal(self, turn, ask)
  self.state.drawn = turn.hero.kind
  ask(self, turn, turn.hero)
end

--- The whole of `on_turn_start`. Drawn before any card was played, the card calls that at once, and has asked already.
function drawn.turn_start(self, turn, ask)
  local hero = turn.hero
  if turn.round > 1 or self.state.drawn ~= hero.kind then ask(self, turn, hero) end
end

return drawn
