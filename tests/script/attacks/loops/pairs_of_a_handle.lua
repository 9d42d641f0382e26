-- expect: pairs: needs a table, not a card
return card { on_play = function(self) for k in pairs(self) do end end }
