-- expect: cannot be looked up in a card
return card { on_play = function(self) return self[{}] end }
