-- GF-168: Damage: a wound or −3 Defence for good, as one likes.
return monster {
  attack = 23,
  defence = 16,
  harm = 0,
  prize = 4,
  sting = 16,

  on_damage = function(self, game, hero)
    local options = { { "bleed", number = 0 }, { "weaken", number = 3 } }
    local chosen = options[game:ask { seat = hero.owner, prompt = "wail", options = options, slots = { hero = hero } }]
    if chosen[1] == "bleed" then
      hero:wound(1)
    else
      hero:penalty("lost_defence", 3)
    end
  end,
}
