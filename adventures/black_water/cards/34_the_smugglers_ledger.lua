local silver = use "lib/silver"

return adventure_card {
  number = 34,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "ledger.reveal"
    local speaker = turn.speaker
    if speaker:choose("ledger", { "ledger.read", "ledger.dig" }) == 1 then
      turn.story:set_flag "name"
      speaker:give_effect "water_mark"
      turn:tell("ledger.name", speaker)
    else
      for _, hero in ipairs(turn.heroes) do silver.give(hero) end
      turn:tell("ledger.stash", speaker)
    end
  end,
}
