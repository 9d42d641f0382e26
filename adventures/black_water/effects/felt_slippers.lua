-- Nobody has heard who comes in them, until somebody says ow. Two Monsters talk to one another, and bosses hear everything.
local fight = use "lib/fight"

return effect {
  turns = -1,
  when = {
    on_turn_start = { turn = { hero = "own" } },
    on_hit = { hero = "own" },
    monster_attack_change = { hero = "own", monster = { hero = "own" } },
  },
  on_turn_start = function(self, turn)
    if fight.anew(turn) then self.state.heard = false end
  end,
  on_hit = function(self, hero, monster, dealt) self.state.heard = true end,
  on_encounter_end = function(self, turn) self.state.heard = false end,
  monster_attack_change = function(self, monster, hero) return (self.state.heard or #hero.monsters > 1) and 0 or -2 end,
}
