-- The colours of who is not told apart by what kind of card it is: each hero has one (docs/pictures.md).
return {
  barbarian = "clay", cleric = "rose", dark_elf = "violet", druid = "leaf", dwarf = "gold", elf = "olive", mage = "indigo",
  necromancer = "teal", paladin = "sky", red_mage = "fire", slayer = "wine", thief = "night", warrior = "iron",
}
