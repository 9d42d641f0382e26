-- Opens the cellar under the mill if somebody still carries it; until then it scares change out of strongboxes.
return card {
  kind = "item",
  from = "main",
  price = 20,
  copies = 1,
  on_play = function(self, hero, dealt) hero:gain_money(20) end,
}
