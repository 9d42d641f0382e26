-- expect: hands over too many values
return card { on_play = function()
  local function g(...) while true do local n = select("#", ...) end end
  local function f(n, ...) if n == 0 then return g(...) end return f(n - 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...) end
  return f(400)
end }
