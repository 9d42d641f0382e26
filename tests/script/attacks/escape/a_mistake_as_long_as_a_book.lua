-- expect: … (in card
return card { on_play = function() error(("so long "):rep(1000)) end }
