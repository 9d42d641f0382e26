-- expect: # wants a text or a table, not nothing
return card { on_play = function() local x return #x end }
