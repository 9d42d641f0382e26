-- GF-154: who takes a wound that nothing prevents gets 3 gold more.
return monster {
  attack = 16,
  defence = 10,
  harm = 1,
  prize = 3,
  lure = 5,

  on_treasure = function(self, game, hero)
    local options = { { "bleed", number = 3 }, { "let_be" } }
    local chosen = options[game:ask { seat = hero.owner, prompt = "hound", options = options, slots = { hero = hero } }]
    if chosen[1] == "let_be" then return 0 end
    hero:wound(1)
    return 3
  end,
}
