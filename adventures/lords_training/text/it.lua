-- Il campo di addestramento in italiano.
return {
  blurb = {
    lords_training = "Quattro gruppi, quattro dungeon, e quel che c'era nell'armadio. Alla prima galleria qualcuno ci arriva. Più in "
      .. "là non serve. Con un suggerimento per chi lo vuole.",
  },

  drill = {
    intro_1 = "Il campo di addestramento della Gilda: tre gallerie in fila e in fondo una campanella che nessuno ha ancora sentito.\n"
      .. "«Un macigno, un troll, un goblin e una pagnotta in tutto», dice l'istruttore. «Due con la spada e un chierichetto. Per ogni "
      .. "galleria che prendono perdono due punti di fiato. Una la prendono. Due no.»",
    intro_2 = "«Stavolta una pentola di qualcosa, una strega e chi ci abitava prima», dice l'istruttore. «Sono in tre, una ci sa fare "
      .. "coi coperchi. Chi comincia conta. Conta sempre.»",
    intro_3 = "«Un anello, una pendola e un conte», dice l'istruttore. «Il conte morde, e se morde piano torna. Anche la pazienza è "
      .. "un'arma. È nell'elenco, alla P.»",
    intro_4 = "«Uno spiffero, un dardo e una pozza», dice l'istruttore. «No, è tutto. No, nessun altro. Due sacerdoti. Pensate a quando "
      .. "curano e a quando non possono.»",
    intro_5 = "«Di nuovo i primi», dice l'istruttore, «ma la prima galleria adesso è una bottega. In una stanza se ne mandano due per volta, "
      .. "e una trappola costa una moneta. Una moneta l'avete. Oltre la cassa non voglio vedere nessuno.»",
    best = "L'istruttore annuisce. Non lo fa spesso; gli fa male il collo. {n|one=Resta una tessera|other=Restano {n} tessere}, e nessuno ne "
      .. "ha mai tenute di più.",
    good = "«{n|one=Resta una tessera|other=Restano {n} tessere}», dice l'istruttore. «C'è un modo per tenerne di più. Guardate chi sta davanti, e "
      .. "quando.»",
    bad = "Suona la campanella. «{n|0=Non resta niente|one=Resta una tessera|other=Restano {n} tessere}», dice l'istruttore. «Hanno chiesto "
      .. "dov'è l'uscita. Ormai è una visita guidata.»",
    over = "«Abilitato alle visite», dice il foglio. «Tenere lontano dai chierichetti.»",
    again = "Ancora una volta dall'inizio",
    next = "Avanti col prossimo",
  },

  noun = {
    lords_training = { one = "Il campo di addestramento", proper = true },
    ["01_boulder_and_troll"] = { one = "Un macigno e una pagnotta", proper = true },
    ["02_who_goes_first"] = { one = "Chi comincia", proper = true },
    ["03_patience"] = { one = "Alla P", proper = true },
    ["04_two_priests"] = { one = "Due sacerdoti", proper = true },
    ["05_the_shop"] = { one = "Oltre la cassa", proper = true },
  },
}
