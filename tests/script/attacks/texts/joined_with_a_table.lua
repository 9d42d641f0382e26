-- expect: should be a text or a number, not a table
return card { on_play = function() return table.concat({ "a", {}, "b" }) end }
