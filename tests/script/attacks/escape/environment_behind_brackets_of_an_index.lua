-- expect: there is no _ENV here
local t = { x = 1 } local k = t[ [[x]] ] local u = _ENV
return card {}
