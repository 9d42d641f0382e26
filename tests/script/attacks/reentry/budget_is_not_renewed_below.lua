-- expect: takes too long
-- A hook inside a hook spends the same span.
return card {
  on_play = function(self) while true do self:hurt(1) end end,
  on_poke = function() for i = 1, 100000 do end end,
}
