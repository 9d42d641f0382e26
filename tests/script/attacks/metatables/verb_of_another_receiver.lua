-- expect: should stand behind a card and a colon, not a hero
return card { on_play = function(self, hero) local poke = self.poke poke(hero, 1) end }
