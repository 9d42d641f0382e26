-- Everything that people read, in English. {the:monster} and {a:card} put a noun with its article where it belongs.
return {
  noun = {
    my_quest = "My Quest",
    ["01_gate"] = "The Gate",
    ["01_rats"] = "Rats!",
    ["02_bell"] = "A Bell",
    gate_rat = { one = "Gate Rat", other = "Gate Rats" },
    gatekeeper = { one = "Gatekeeper", other = "Gatekeepers" },
  },
  gate = {
    intro = "The gate is shut. It has been shut since Tuesday, and there is supper behind it.",
    again = "You wake up on the wrong side of the gate. Somebody has put a blanket over you, and taken your shoes.",
    ending = "The gate opens, and then it opens some more, because it comes off. Supper is still warm.",
  },
  rats = { come = "The straw moves. It is not straw." },
  bell = {
    hangs = "A bell hangs beside the gate. Somebody has written under it: please do not.",
    rings = "{hero} rings. {n|one=Somewhere, once, something answers|other=Somewhere something answers {n} times}.",
    silent = "{hero} leaves the bell alone. It looks disappointed.",
  },
  keeper = {
    comes = "The Gatekeeper has a large key and a small stool. He gets up from the stool.",
    calls = "“Not the rat!” says the Gatekeeper, and it is too late: the rat goes for {hero}.",
  },
  ask = { bell = "Do you ring the bell?" },
  rule = {
    gate_rat = "Bites.",
    gatekeeper = "Heavy Attack. At half his life he calls a Gate Rat, once.",
  },
}
