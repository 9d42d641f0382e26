-- expect: table.sort: needs a table, not an integer
return card { on_play = function() table.sort({ 2, 1 }, table.sort) end }
