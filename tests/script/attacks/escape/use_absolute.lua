-- expect: to share
local x = use "/etc/hosts"
return card {}
