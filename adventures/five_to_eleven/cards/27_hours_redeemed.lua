-- The counter takes only what the purse holds that goes through the whole campaign; who has too little may wait and learn.
return adventure_card {
  number = 27,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "counter.reveal"
    for _, hero in ipairs(turn.heroes) do
      local may = turn.story:purse(hero) >= 2 and turn:left "spare_hour" > 0
      if may and hero:choose("counter", { "counter.buy", "counter.queue" }) == 1 then
        turn.story:add_purse(hero, -2)
        hero:gain_card "spare_hour"
        hero:heal(3)
        turn:tell("counter.bought", hero)
      else
        hero:gain_xp(10)
        turn:tell("counter.queued", hero)
      end
    end
  end,
}
