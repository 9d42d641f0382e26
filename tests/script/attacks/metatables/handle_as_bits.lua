-- expect: bitwise operation
-- An address or an index would be a number to count with.
return card { on_play = function(self) return self | 0 end }
