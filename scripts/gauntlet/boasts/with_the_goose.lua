-- GF-91, GFQ-7: half the weapon tokens, rounded down, and Attack −1.
return boast {
  weight = 26,

  modify_uses = function(self, game, hero, uses) return uses // 2 end,
  modify_attack = function(self, game, hero, attack) return attack - 1 end,
  -- Who has no tokens has little to halve.
  weigh = function(self, game, hero, weapons)
    local tokens = 0
    for _, weapon in ipairs(weapons) do tokens = tokens + weapon.uses end
    return 14 + 5 * math.min(4, tokens)
  end,
}
