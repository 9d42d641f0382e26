-- expect: hands over too many values
-- Four thousand values move at each call, and each call is three instructions.
return card { on_play = function()
  local function g(...) return g(...) end
  local function f(n, ...) if n == 0 then return g(...) end return f(n - 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...) end
  return f(400)
end }
