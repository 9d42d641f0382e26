-- expect: '__number' is a word of the engine
return card { on_play = function() return __number end }
