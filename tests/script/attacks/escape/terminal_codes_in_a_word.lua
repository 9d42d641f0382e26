-- expect: a card has no ' [31m'
return card { on_play = function(self) return self["\27[31m"] end }
