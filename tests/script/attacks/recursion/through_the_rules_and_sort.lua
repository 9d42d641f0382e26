-- expect: without end
return card {
  on_play = function(self) self:hurt(1) end,
  on_poke = function(self) table.sort({ 3, 2, 1 }, function(a, b) self:hurt(1) return a < b end) end,
}
