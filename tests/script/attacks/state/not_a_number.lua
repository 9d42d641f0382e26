-- expect: a number without a value
return card { on_play = function(self) self.state.x = { 0 / 0 } end }
