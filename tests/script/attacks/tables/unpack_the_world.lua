-- expect: table.unpack: gives at most 200 values
return card { on_play = function() return table.unpack({}, 1, 1000000000) end }
