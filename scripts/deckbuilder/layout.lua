-- Where zones and counters lie when the table is drawn. Names are those of the rule set's catalogue.
return {
  -- After these sentences the table is drawn again; these options are shown with what their card does.
  shown_after = { "log.turn", "log.reveal", "log.boss" },
  explained = { "use", "learn" },
  ink = { monsters = "red", boss_area = "red", loot = "green", boss_loot = "green", hand = "bold", effects = "blue" },
  table = {
    counters = { "round" },
    zones = { "adventure", "boss_area", "boss_loot", "defeated" },
    piles = { "adventure_deck", "main_deck", "stack_beer", "stack_scroll", "stack_spell", "stack_potion", "stack_nuggets", "food_supply" },
  },
  seat = {
    active = "active",
    lead = "first_player",
    counters = {
      { "life", of = "max_life", always = true },
      { "armour" },
      { "intelligence", always = true },
      { "purse" },
      { "xp" },
      { "level", always = true },
      { "berserk" },
      { "scars" },
    },
    piles = { "deck", "discard_pile" },
    zones = { "monsters", "front", "sheathed", "loot", "pantry", "effects", "skills", "hand" },
  },
  sheet = {
    counters = { "life", "max_life", "xp", "level", "scars" },
    deck = { "deck", "discard_pile", "hand", "played", "front", "sheathed" },
    learned = { "skills" },
  },
  -- What `tankard rehearse` counts; engine/rehearse/watch.h says what each entry means.
  statistics = {
    standing = "standing",
    life = "life",
    xp = "xp",
    turn = "log.turn",
    bought = "log.bought",
    cards = { "deck", "discard_pile", "hand", "played", "front", "sheathed" },
    money = "money",
    falls_at = { "boss_area", "adventure" },
  },
}
