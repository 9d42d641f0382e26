-- expect: there is no 'coroutine' here
-- The count hook belongs to one thread: another would run without it.
return card { on_play = function() return coroutine.wrap(function() while true do end end)() end }
