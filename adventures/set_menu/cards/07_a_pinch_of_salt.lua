-- Everybody is asked alone whether to salt the soup. The next chapter counts the pinches: one is right.
return adventure_card {
  number = 7,
  event = true,
  on_reveal = function(self, turn)
    turn:tell "salt.reveal"
    local pinches = 0
    for _, hero in ipairs(turn.heroes) do
      if hero:ask "salt.throw" then
        pinches = pinches + 1
        hero:gain_xp(5)
      else
        hero:heal(3)
      end
    end
    turn.story:set_flag("salt", pinches)
    turn:tell "salt.over"
  end,
}
