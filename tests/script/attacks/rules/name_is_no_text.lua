-- expect: the result should be a text, not a table
return card { on_name = function() return {} end }
