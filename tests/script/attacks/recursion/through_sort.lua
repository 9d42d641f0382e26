-- expect: without end
return card { on_play = function()
  local function sort(n) table.sort({ 2, 1 }, function(a, b) sort(n + 1) return a < b end) end
  sort(1)
end }
