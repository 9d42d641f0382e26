-- The pike dies with a ring in its belly. It is worth good silver now, or something else later.
local crowd = use "lib/crowd"
local silver = use "lib/silver"

return adventure_card {
  number = 26,
  xp = 20,
  monsters = { { "weir_pike", per_party = { 1, 2 } }, { "bog_hound", per_party = { 1, 1 } } },
  on_reveal = function(self, turn)
    crowd.gather(turn, "weir_pike")
    turn:tell "pike.reveal"
  end,
  on_encounter_end = function(self, turn)
    turn:tell "pike.ring"
    local speaker = turn.speaker
    if speaker:choose("ring", { "ring.keep", "ring.sell" }) == 1 then
      turn.story:set_flag "ring"
      turn:tell("pike.kept", speaker)
    else
      for _, hero in ipairs(turn.heroes) do silver.give(hero) end
      turn:tell("pike.sold", speaker)
    end
  end,
}
