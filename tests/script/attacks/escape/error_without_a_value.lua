-- expect: error: needs a text, not nothing
return card { on_play = function() error() end }
