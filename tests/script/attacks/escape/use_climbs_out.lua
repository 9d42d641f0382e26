-- expect: there is no '../../../etc/passwd' to share
local x = use "../../../etc/passwd"
return card {}
