-- The pictures of the Set Menu: drawings by name (docs/pictures.md), the figure first, then what stands about it.
return {
  set_menu = "fork-knife-spoon cauldron ringing-bell",
  ["01_the_starter"] = "camp-cooking-pot chef-toque",

  endless_stew = "cauldron bubbling-bowl",

  angry_onion = "curled-leaf footsteps", sour_grape = "grapes imp-laugh", hard_cheese = "cheese-wedge", old_dumpling = "dumpling ghost",

  ["03_behind_the_door"] = "closed-doors curled-leaf", ["05_the_top_shelf"] = "cheese-wedge grapes", ["07_a_pinch_of_salt"] = "salt-shaker cauldron",
  ["09_the_bay_tree"] = "linden-leaf laurel-crown", ["11_leftovers"] = "dumpling dog-bowl",

  pepper_mill = "salt-shaker",
}
