-- expect: should be a plain value, not a card
return card { on_play = function(self) return { self } end }
