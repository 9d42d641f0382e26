-- expect: a definition can be made only by the file that returns it
local kept = { make = card }
return card { on_play = function() return kept.make {} end }
