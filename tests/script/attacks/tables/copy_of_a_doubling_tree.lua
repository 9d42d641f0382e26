-- expect: takes too long
-- Thirty tables that look like a billion.
return card { on_play = function() local t = {} for i = 1, 30 do t = { t, t } end copy(t) end }
