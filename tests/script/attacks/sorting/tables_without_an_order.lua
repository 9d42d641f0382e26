-- expect: attempt to compare two table values
return card { on_play = function() table.sort({ {}, {} }) end }
