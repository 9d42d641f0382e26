-- expect: pairs: needs a table, not nothing
return card { on_play = function() for k in pairs() do end end }
