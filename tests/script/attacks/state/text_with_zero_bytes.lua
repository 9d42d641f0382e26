-- expect: a text cannot hold a zero byte
return card { on_play = function(self) self.state["a\x00b"] = "c\u{0}d" end }
