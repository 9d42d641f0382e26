-- expect: there is no _ENV here
local s = [==[ ]=] ]==] .. _ENV.x
return card {}
