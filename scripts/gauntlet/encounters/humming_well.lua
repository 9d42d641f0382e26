-- GF-167: a weapon token or a class token.
return special {
  on_face = function(self, game, hero)
    local options = { { "weapon_token" }, { "class_token" } }
    local chosen = options[game:ask { seat = hero.owner, prompt = "well", options = options, slots = { hero = hero } }]
    if chosen[1] == "weapon_token" then
      hero:gain_weapon_token()
    else
      hero:gain_class_token()
    end
  end,
}
