-- expect: should stand behind a card and a colon, not a table
return card { on_play = function(self) self.poke({ life = 1 }, 1) end }
