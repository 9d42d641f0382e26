-- expect: can keep plain values only, not a hero
return card { on_play = function(self, hero) self.state.x = hero end }
