-- GF-107: has the class abilities of the dead, and pays for them with tokens of its own.
return class {
  defence = 16,
  uses = 2,
  echoes = true,
  worth = 16,
  suits = { "necromancer", "dark_elf" },
}
