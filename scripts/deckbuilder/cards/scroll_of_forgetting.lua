return card {
  kind = "scroll",
  from = "scroll",
  price = 20,
  copies = 4,
  intelligence = 1,

  on_play = function(self, hero, dealt)
    if hero.hand_count > 0 and hero:choose("scroll_of_forgetting", { "forget", "remember" }) == 1 then
      hero:remove(1)
    end
  end,
}
