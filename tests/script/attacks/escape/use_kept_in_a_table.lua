-- expect: 'use' belongs at the head of the file
local kept = { use }
return card { on_play = function() return kept[1]("lib/x") end }
