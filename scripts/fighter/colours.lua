-- The colours of the heroes, so that each is known from across the room (docs/pictures.md).
return {
  hulda = "clay", pemberton = "indigo", sticky_nan = "night", dame_ottoline = "iron", countess_valeria = "wine", tuneless_tim = "rose",
  borgrim_kegson = "gold", sylvaril = "leaf", sister_clemency = "sky",
}
