-- expect: unfinished string
return card { on_play = function() return "abc
end }
