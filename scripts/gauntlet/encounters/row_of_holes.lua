-- GF-162: a wound for everybody; Defence does not help.
return special {
  trap = true,

  on_face = function(self, game, hero) hero:wound(1) end,
}
