-- expect: '#' stands before a list or a text
return card { on_play = function(self) return self:#{} end }
