-- Quello che dice ogni campagna, qualunque gioco si giochi, in italiano.
return {
  ask = {
    choose_hero = "{player}, chi vuoi essere?",
    page = "Voltate pagina.",
    path = "{voters|1=|other=Si vota, e a parità decide il Primo Giocatore. }E adesso, da che parte?",
    party = "Chi siede al tavolo per il prossimo capitolo?",
  },

  ["do"] = {
    hero_choice = "{The:card}",
    choose = "{The:card}",  -- whatever is chosen without a word of its own
    sheet_choice = "{The:card} di {target}, con il suo mazzo e i suoi ricordi",
    go_on = "Avanti con la storia",
    to_companion = "Un compagno gioca al posto di {card}",
    to_person = "Una persona prende il posto di {card}",
    sits_out = "{card} salta questo capitolo",
    comes_back = "Torna {card}",
    joins = "Si aggiunge un giocatore (qualcuno avvicina una sedia)",
  },

  briefly = { to_companion = "Un compagno", to_person = "Una persona", sits_out = "Sta a casa", comes_back = "È di nuovo qui" },

  why = {
    gate = "La via è chiusa. Ci vorrebbe la cosa giusta.",
  },

  -- Quello che si racconta di un capitolo finito.
  tale = {
    alive = "vittoria",
    dead = "sconfitta",
    running = "finora",
    together = "Tutti insieme",
    before_you = "davanti a te",
    nothing = "c'era. È già qualcosa.",
    way = "La storia fin qui",
    won = "Vince {hero}, con {total|one={total} punto|other={total} punti}",
    shared = "In {n} al primo posto, con {total|one={total} punto|other={total} punti}",
    rank = "{n}º posto, con {total|one={total} punto|other={total} punti}",
    titles = "Un nuovo titolo",
    trophies = "Un nuovo trofeo",
    richer = "{n} in più nella borsa: {total}",
    poorer = "{n} in meno nella borsa: {total}",
  },

  side = { north = "nord", east = "est", south = "sud", west = "ovest" },

  setting = {
    losses_since = "Capitoli persi che chiudono la campagna",
    ["losses_since.any_win"] = "Contati dall'ultima vittoria",
    ["losses_since.new_win"] = "Contati dall'ultima vittoria nuova",
    undo = "Annullare",
    ["undo.free"] = "Sempre",
    ["undo.to_line"] = "Fino all'ultima pescata o tiro",
    ["undo.vote"] = "Se il tavolo è d'accordo",
    undo_luck = "La fortuna dopo aver annullato",
    ["undo_luck.same"] = "I dadi cadono di nuovo uguali",
    ["undo_luck.fresh"] = "I dadi cadono da capo",
  },

  noun = {
    hidden_card = { one = "carta", other = "carte", gender = "f" },  -- one that lies hidden
  },

  campaign = {
    newcomer = "Qualcuno si siede al tavolo. Come si chiama? (Invio: {number})",
    closed_path = "{path}: da quella parte resta chiuso. Nessuno ha ciò che apre.",
    path = "Si va avanti: {path}.",
    lost = "La storia finisce qui, e non come l'avevate raccontata all'osteria. Qualcuno troverà il "
      .. "boccale. Qualcuno lo trova sempre.",
    won = "La storia è finita, il boccale è vuoto, il conto è pagato. Da chi, è un'altra storia.",
  },
}
