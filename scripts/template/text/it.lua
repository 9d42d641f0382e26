-- Lo stesso in italiano. Ai nomi serve il genere: gender = "m" o "f".
return {
  noun = {
    my_quest = "My Quest",
    ["01_gate"] = { one = "Il cancello", gender = "m", proper = true },
    ["01_rats"] = { one = "Topi!", gender = "m", proper = true },
    ["02_bell"] = { one = "Una campana", gender = "f", proper = true },
    gate_rat = { one = "Topo del cancello", other = "Topi del cancello", gender = "m" },
    gatekeeper = { one = "Guardiano", other = "Guardiani", gender = "m" },
  },
  gate = {
    intro = "Il cancello è chiuso. È chiuso da martedì, e dietro c'è la cena.",
    again = "Ti svegli dalla parte sbagliata del cancello. Qualcuno ti ha messo addosso una coperta e ti ha tolto le scarpe.",
    ending = "Il cancello si apre, e poi si apre ancora, perché viene via. La cena è ancora calda.",
  },
  rats = { come = "La paglia si muove. Non è paglia." },
  bell = {
    hangs = "Accanto al cancello c'è una campana. Sotto, qualcuno ha scritto: per favore, no.",
    rings = "{hero} suona. {n|one=Da qualche parte, una volta, qualcosa risponde|other=Da qualche parte qualcosa risponde {n} volte}.",
    silent = "{hero} lascia stare la campana. Sembra delusa.",
  },
  keeper = {
    comes = "Il Guardiano ha una chiave grande e uno sgabello piccolo. Si alza dallo sgabello.",
    calls = "«Il topo no!» dice il Guardiano, ma è tardi: il topo va da {hero}.",
  },
  ask = { bell = "Suoni la campana?" },
  rule = {
    gate_rat = "Morde.",
    gatekeeper = "Attacco Pesante. A metà della vita chiama un Topo del cancello, una volta.",
  },
}
