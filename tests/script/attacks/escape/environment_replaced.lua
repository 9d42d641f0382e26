-- expect: there is no _ENV here
-- A local of that name would redirect every global behind the loader's back.
local _ENV = { card = card }
return card {}
