-- expect: break outside
return card { on_play = function() break end }
