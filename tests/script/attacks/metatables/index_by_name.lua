-- expect: harmless
-- Names of metamethods are plain keys without a metatable.
return card { on_play = function()
  local t = { __index = function() while true do end end, __len = 5, __call = 1 }
  assert(t.x == nil and #t == 0)
end }
