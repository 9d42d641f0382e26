-- The colours of the eight orders, so that hand and board show from afar which is which (docs/pictures.md).
return {
  forage = "leaf", smile = "rose", dig = "clay", mine = "gold", recruit = "wine", shop = "iron", hire = "indigo", build = "fire",
}
