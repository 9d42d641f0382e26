-- expect: takes too long
return card { on_play = function() table.sort({ 2, 1 }, function() while true do end end) end }
