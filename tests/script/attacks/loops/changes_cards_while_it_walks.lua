-- expect: plays
return card { on_play = function(self, hero, turn) for _, c in ipairs(turn:cards()) do c:discard() end end }
