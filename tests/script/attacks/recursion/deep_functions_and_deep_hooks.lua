-- expect: calls functions inside functions without end
-- Neither alone is too deep: functions are counted over all hooks inside each other.
return card {
  on_play = function(self)
    local function down(n) if n == 0 then self:hurt(1) else down(n - 1) end return nil end
    down(20)
    for i = 1, 2000 do local x = i end
  end,
  on_poke = function(self)
    local function down(n) if n == 0 then self:hurt(1) else down(n - 1) end return nil end
    for i = 1, 2000 do local x = i end
    down(20)
  end,
}
