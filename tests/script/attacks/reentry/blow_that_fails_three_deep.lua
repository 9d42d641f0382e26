-- expect: too far
return card {
  on_play = function(self) self:hurt(1) end,
  on_poke = function(self) if self.life < 98 then error("too far") end self:hurt(1) end,
}
