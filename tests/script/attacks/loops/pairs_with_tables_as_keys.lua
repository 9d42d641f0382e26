-- expect: a table as a key cannot be put in order
return card { on_play = function() for k in pairs({ [{}] = 1 }) do end end }
