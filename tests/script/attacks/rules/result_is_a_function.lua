-- expect: should be a plain value, not a function
return card { on_play = function() return function() end end }
