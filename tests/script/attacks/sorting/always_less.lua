-- expect: harmless
return card { on_play = function()
  local t = {} for i = 1, 500 do t[i] = i end
  table.sort(t, function() return true end)
  assert(#t == 500)
end }
