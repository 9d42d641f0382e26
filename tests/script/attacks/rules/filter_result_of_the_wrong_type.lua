-- expect: the result should be an integer, not a text
return card { bonus = function() return "x" end }
