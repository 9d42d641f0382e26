-- expect: should be a list of at most 100, not of 101
local all = {}
for i = 1, 101 do all[i] = i end
return card { when = { on_play = { self = { life = all } } }, on_play = function() end }
