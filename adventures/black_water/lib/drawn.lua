-- What a card asks of whoever starts a turn it asks of whoever turns it up as well: that turn has begun without it.
local drawn = {}

--- In `on_reveal`: whoever turned the card up is asked there.
function drawn.mark(self, turn) self.state.drawn = turn.hero.kind end

--- In `on_turn_start`: whether to ask. Drawn before any card was played, the card calls that at once, and has asked already.
function drawn.due(self, turn) return turn.round > 1 or self.state.drawn ~= turn.hero.kind end

--- At the end of `on_reveal`, when all Monsters are there.
function drawn.reveal(self, turn, ask)
  drawn.mark(self, turn)
  ask(self, turn, turn.hero)
end

--- The whole of `on_turn_start`.
function drawn.turn_start(self, turn, ask)
  if drawn.due(self, turn) then ask(self, turn, turn.hero) end
end

return drawn
