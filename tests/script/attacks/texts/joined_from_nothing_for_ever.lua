-- expect: should be a text or a number, not nothing
return card { on_play = function() return table.concat({}, "", math.mininteger, math.maxinteger) end }
