-- expect: table.unpack: gives at most 200 values
return card { on_play = function() return table.unpack({}, math.mininteger, math.maxinteger) end }
