-- expect: there is no 'require' here
local ffi = require "ffi"
return card {}
