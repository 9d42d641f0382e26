-- expect: hands over too many values
-- The values wait in a frame while another function does the counting.
return card { on_play = function()
  local function idle() for i = 1, 100 do end end
  local function g(...) while true do idle() local n = select("#", ...) end end
  local function f(n, ...) if n == 0 then return g(...) end return f(n - 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...) end
  return f(400)
end }
