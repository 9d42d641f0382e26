-- GF-90: dice that show 1 or 2 count nothing.
return boast {
  weight = 31,

  modify_face = function(self, game, hero, face) return face > 2 and face or 0 end,
  weigh = function(self, game, hero, weapons) return 13 + 4 * weapons[1].dice end,
}
