-- expect: escape
return card { on_play = function() return "\300" end }
