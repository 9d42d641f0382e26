-- expect: there is no _ENV here
-- a comment that an old computer ends here:  local t = _ENV
return card {}
