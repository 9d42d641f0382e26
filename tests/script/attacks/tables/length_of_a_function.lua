-- expect: # wants a text or a table, not a function
return card { on_play = function() return #pairs end }
