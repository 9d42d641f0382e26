-- expect: there is no _ENV here
local s = "a\z
   "  local t = _ENV
return card {}
