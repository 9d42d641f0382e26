-- expect: should stand behind a card and a colon, not nothing
return card { on_play = function(self) local poke = self.poke poke() end }
