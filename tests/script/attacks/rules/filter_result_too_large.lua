-- expect: the result should be -1000000000 to 1000000000
return card { bonus = function() return math.maxinteger end }
