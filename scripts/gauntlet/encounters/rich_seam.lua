-- GF-151: an attack roll; a fifth of the Attack in gold.
return special {
  rolls = true,

  on_face = function(self, game, hero, attack) hero:earn(attack // 5) end,
}
