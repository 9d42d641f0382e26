-- expect: cannot copy a table inside too many others, or inside itself
return card { on_play = function() local t = {} t.t = t copy(t) end }
