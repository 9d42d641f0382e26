-- expect: a table inside too many others, or inside itself
return card { on_play = function(self) local t = {} t.t = t self.state.x = t end }
