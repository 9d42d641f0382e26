-- expect: table.insert: needs (list, value) or (list, place, value)
return card { on_play = function() table.insert({}) end }
