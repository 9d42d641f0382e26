-- expect: 'card' is a card that has left play
return card { on_play = function(self, hero) self:discard() hero:give(self) end }
