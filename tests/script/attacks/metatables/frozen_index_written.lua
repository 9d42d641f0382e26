-- expect: cannot set '__index'
local t = { 1 }
return card { on_play = function() t["__in" .. "dex"] = {} end }
