-- expect: string.format: knows %d, %s and %% only
return card { on_play = function() return ("%q"):format("\1") end }
