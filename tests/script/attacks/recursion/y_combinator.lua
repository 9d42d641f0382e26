-- expect: calls functions inside functions without end
return card { on_play = function()
  local function y(f) return (function(x) return x(x) end)(function(x) return f(function(v) return (x(x)(v)) end) end) end
  return y(function(again) return function(n) return 1 + again(n + 1) end end)(0)
end }
