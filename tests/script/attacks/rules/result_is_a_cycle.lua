-- expect: should be a plain value, not a table inside too many others, or inside itself
return card { on_play = function() local t = {} t.t = t return t end }
