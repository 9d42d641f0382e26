-- expect: should stand behind a card and a colon, not a state
return card { on_play = function(self) self.poke(self.state, 1) end }
