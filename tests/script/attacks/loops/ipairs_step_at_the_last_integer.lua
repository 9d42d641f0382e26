-- expect: harmless
return card { on_play = function() local step = ipairs {} assert(step({}, math.maxinteger) == nil) end }
