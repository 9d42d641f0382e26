-- expect: syntax error
return card { on_play = function(self) self.life += 1 != 2 end }
