-- expect: should be a plain value, not a table inside too many others, or inside itself
return card { on_play = function(self, hero, turn) local t = {} t[1] = t turn:sum(t) end }
