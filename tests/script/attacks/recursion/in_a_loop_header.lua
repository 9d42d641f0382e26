-- expect: calls functions inside functions without end
return card { on_play = function()
  local function f() for i in f() do end end
  f()
end }
