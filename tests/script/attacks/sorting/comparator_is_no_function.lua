-- expect: table.sort: needs a function, not a table
return card { on_play = function() table.sort({ 2, 1 }, {}) end }
