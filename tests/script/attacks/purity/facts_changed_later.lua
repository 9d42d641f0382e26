-- expect: cannot set 'n'
-- A table that is both a fact and a closure's own.
local shared = { n = 1 }
return card { price = 1, list = shared, on_play = function() local s = shared s.n = s.n + 1 return s.n end }
