-- The colours of the classes, so that each is known from across the room (docs/pictures.md).
return {
  chronicler = "indigo", barber_surgeon = "teal", scrap_smith = "fire", tinker = "earth", mourner = "night", bouncer = "clay",
  grudge_bearer = "gold", pettifogger = "rose", pensioned_guard = "sky", hermit = "leaf", understudy = "violet", quartermaster = "olive",
  vicar = "wine", bill_collector = "iron", cutpurse = "night", auctioneer = "gold", drill_sergeant = "clay", hedge_wizard = "olive",
  true_believer = "sky", stubborn_corpse = "teal", ambidexter = "violet",
}
