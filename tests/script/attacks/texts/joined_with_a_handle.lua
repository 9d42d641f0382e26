-- expect: should be a text or a number, not a card
return card { on_play = function(self) return table.concat({ self }) end }
