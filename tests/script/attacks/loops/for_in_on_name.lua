-- expect: takes too long
return card { on_name = function() for i = 1, math.maxinteger do end return "name" end }
