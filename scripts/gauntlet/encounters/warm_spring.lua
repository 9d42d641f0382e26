-- GF-153: heals a wound or takes all penalties away.
return special {
  on_face = function(self, game, hero)
    local options = {}
    if hero.wounds > 0 then options[#options + 1] = { "mend" } end
    if hero.lost_dice + hero.lost_defence + hero.poison > 0 then options[#options + 1] = { "cleanse" } end
    if #options == 0 then return end
    local chosen = options[game:ask { seat = hero.owner, prompt = "spring", options = options, slots = { hero = hero } }]
    if chosen[1] == "mend" then
      hero:heal(1)
    else
      hero:clear_penalties()
    end
  end,
}
