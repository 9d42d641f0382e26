-- expect: harmless
return card { on_play = function(self) assert(copy(copy) == copy and copy(self) == self and copy(nil) == nil) end }
