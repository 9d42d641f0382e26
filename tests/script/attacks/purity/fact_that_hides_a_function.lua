-- expect: should be plain data, not a function
return card { list = { { function() end } } }
