-- expect: table.remove: there is no place -1 in a list of 3
return card { on_play = function() table.remove({ 1, 2, 3 }, -1) end }
