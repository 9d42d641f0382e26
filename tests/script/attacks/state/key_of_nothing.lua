-- expect: a key of self.state should be a text or an integer, not nothing
return card { on_play = function(self) return self.state[nil] end }
