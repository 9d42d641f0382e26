-- expect: the rules are broken
-- What the rules throw passes through; nothing in a script can hold it.
return card { on_play = function(self, hero) self.state.x = 1 hero:crash() self.state.x = 2 end }
