-- expect: calls functions inside functions without end
return card { on_play = function()
  local f
  local function g(n) return (f(n + 1)) end
  function f(n) return (g(n + 1)) end
  return f(1)
end }
