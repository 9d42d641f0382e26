-- expect: got a non-closable value
-- A variable that is closed runs code while an error unwinds.
return card { on_play = function() local x <close> = { __close = function() while true do end end } error("out") end }
