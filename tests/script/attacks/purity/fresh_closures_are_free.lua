-- expect: harmless
-- What lives and dies within one call may count as it likes.
return card { on_play = function()
  local function counter() local n = 0 return function() n = n + 1 return n end end
  local up = counter()
  assert(up() == 1 and up() == 2 and counter()() == 1)
end }
