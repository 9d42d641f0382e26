-- expect: takes too long
return card { on_play = function() local t = {} while true do t = { t } end end }
