-- expect: a definition can be made only by the file that returns it
return card { on_play = function() return card {} end }
