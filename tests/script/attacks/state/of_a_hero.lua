-- expect: a hero has no 'state'
return card { on_play = function(self, hero) hero.state.n = 1 end }
