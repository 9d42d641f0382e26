-- expect: attempt to compare
return card { on_play = function() table.sort({ 1, "x" }) end }
