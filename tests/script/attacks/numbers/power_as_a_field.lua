-- expect: '#' stands before a list or a text
-- The engine writes `#x` as a power of its own; behind a dot it would be anybody's.
return card { on_play = function() local t = {} t["__length"] = 2 return t.#0.5 end }
