-- GF-136, GFQ-3: Treasure: 2 gold or a token; which kind is a house rule.
return monster {
  attack = 10,
  defence = 6,
  harm = 1,
  prize = 0,
  lure = 20,

  on_treasure = function(self, game, hero)
    local honey = game:setting "hive" == "weapon" and "weapon_token" or "class_token"
    local options = { { "gold", number = 2 }, { honey } }
    local chosen = options[game:ask { seat = hero.owner, prompt = "hive", options = options }]
    if chosen[1] == "gold" then return 2 end
    if chosen[1] == "weapon_token" then
      hero:gain_weapon_token()
    else
      hero:gain_class_token()
    end
    return 0
  end,
}
