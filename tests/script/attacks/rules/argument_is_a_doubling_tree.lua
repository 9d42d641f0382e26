-- expect: a table inside too many others
return card { on_play = function(self, hero, turn) local t = {} for i = 1, 30 do t = { t, t } end turn:sum(t) end }
