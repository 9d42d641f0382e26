-- GF-139: 2 gold for everybody.
return special {
  on_face = function(self, game, hero) hero:earn(2) end,
}
