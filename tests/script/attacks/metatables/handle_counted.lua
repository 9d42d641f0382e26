-- expect: # wants a text or a table, not a card
return card { on_play = function(self) return #self end }
