-- expect: there is no _ENV here
-- A text that ends in an escaped line break must not hide the word behind it.
local s = 'a\
b' local t = _ENV
return card {}
