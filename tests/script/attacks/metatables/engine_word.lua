-- expect: '__length' is a word of the engine
return card { on_play = function() return __length end }
