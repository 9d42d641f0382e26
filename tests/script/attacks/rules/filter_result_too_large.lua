-- expect: the result should be a smaller number
return card { bonus = function() return math.maxinteger end }
