-- Glyphs of the Symbola font.
return {
  lords_training = "🎓⚔⚔", ["01_boulder_and_troll"] = "⚫🗿🍞", ["02_who_goes_first"] = "👵👻🍲", ["03_patience"] = "🦇⏳💍", ["04_two_priests"] = "🙏🙏💧",
  ["05_the_shop"] = "🎁⛁⚔",
}
