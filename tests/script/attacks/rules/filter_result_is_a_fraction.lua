-- expect: the result should be an integer, not a number with a point
return card { bonus = function() return 0.5 end }
