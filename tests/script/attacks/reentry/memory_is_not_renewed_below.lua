-- expect: ran out of memory
return card {
  on_play = function(self) for i = 1, 10000 do self:hurt(1) end end,
  on_poke = function() local s = ("x"):rep(8000) for i = 1, 100 do local t = s .. i end end,
}
