-- expect: cannot be set
return card { on_play = function(self) self.state = { n = 1 } end }
