-- The pictures on your cards: drawings by name, the figure first, then what stands about it ('tankard pictures WORD' lists the
-- names that fit a word). A thing without one shows the drawing of its kind.
return {
  ["01_gate"] = "medieval-gate key",
  ["01_rats"] = "rat wheat wheat",
  ["02_bell"] = "ringing-bell",
  gate_rat = "rat",
  gatekeeper = "custodian-helmet key",
}
