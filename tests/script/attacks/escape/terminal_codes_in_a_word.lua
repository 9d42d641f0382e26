-- expect: a card has no ''
return card { on_play = function(self) return self["\27[31m"] end }
