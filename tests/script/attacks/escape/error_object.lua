-- expect: error: needs a text, not a table
return card { on_play = function() error({ code = 1 }) end }
