-- expect: true or false as a key
return card { on_play = function(self) self.state.t = { [true] = 1 } end }
