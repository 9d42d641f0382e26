-- expect: the text that begins here is never closed
return card { on_play = function() return "abc
end }
