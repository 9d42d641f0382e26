-- expect: there are no globals
-- Lua writes long names with another instruction.
return card { on_play = function() nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn = 1 end }
