-- expect: plays
return card { on_play = function(self) self.state["a\0b"] = "c\0d" assert(self.state["a\0b"] == "c\0d" and self.state["a"] == nil) end }
