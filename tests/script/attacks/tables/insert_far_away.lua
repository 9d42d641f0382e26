-- expect: table.insert: there is no place 9223372036854775807 in a list of 1
return card { on_play = function() table.insert({ 1 }, math.maxinteger, 1) end }
