-- expect: string.format: knows %d, %s and %% only
return card { on_play = function() return string.format("%p", {}) end }
