-- The pictures on your cards: glyphs of the Symbola font, the figure first, then what stands about it. A thing without one shows
-- the glyph of its kind.
return {
  ["01_gate"] = "🏰🗝",
  ["01_rats"] = "🐀🌾🌾",
  ["02_bell"] = "🔔❗",
  gate_rat = "🐀",
  gatekeeper = "👮🗝",
}
