-- GF-114: dodges after the attack, and a trap.
local odds = use "gauntlet/lib/odds"

return class {
  defence = 13,
  uses = 2,
  window = "answer",
  evades_traps = true,
  worth = -10,
  suits = { "thief", "elf" },

  may_use = function(self, game, hero) return hero.dodged == 0 end,
  use = function(self, game, hero) hero:dodge_foe() end,
  hint = function(self, game, hero) return odds.dodge(hero, game) - odds.reserve(hero, game) end,
}
