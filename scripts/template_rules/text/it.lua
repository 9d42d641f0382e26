-- My Game in italiano.
return {
  blurb = { my_game = "Un'asta di cose che non servono a nessuno. Si offre in segreto; l'offerta più alta prende il premio, a meno "
    .. "che qualcun altro non abbia avuto la stessa idea." },
  noun = {
    my_game = { one = "My Game", gender = "m", proper = true },
    classic = { one = "L'asta", gender = "f", proper = true },
    bid_1 = { one = "offerta di uno", other = "offerte di uno", gender = "f" },
    bid_2 = { one = "offerta di due", other = "offerte di due", gender = "f" },
    bid_3 = { one = "offerta di tre", other = "offerte di tre", gender = "f" },
    bid_4 = { one = "offerta di quattro", other = "offerte di quattro", gender = "f" },
    bid_5 = { one = "offerta di cinque", other = "offerte di cinque", gender = "f" },
    candlestick = { one = "candelabro", other = "candelabri", gender = "m" },
    clock = { one = "orologio che batte le tredici", other = "orologi che battono le tredici", gender = "m" },
    parrot = { one = "pappagallo con delle opinioni", other = "pappagalli con delle opinioni", gender = "m" },
    portrait = { one = "ritratto della zia di qualcuno", other = "ritratti della zia di qualcuno", gender = "m" },
    samovar = { one = "samovar", other = "samovar", gender = "m" },
    game = { one = "gioco", other = "giochi", gender = "m" },
  },
  auction = {
    intro = "«Quanto mi offrite», dice il banditore, e abbassa la voce, «e non ditelo agli altri.»",
    won = "{hero} torna a casa con {n|one=un punto|other={n} punti} e parecchio da spolverare.",
    over = "Nella sala d'aste si spengono le luci. Qualcosa ticchetta ancora.",
    shared = "Avete vinto in due. Il pappagallo dice che se l'aspettava.",
  },
  ask = { bid = "Quanto offri per {the:prize}?" },
  ["do"] = { bid = "{The:card}" },
  log = {
    turned_up = "All'incanto: {card}.",
    won = "{hero} si prende {the:card}.",
    nobody = "Nessuno prende {the:card}: le offerte più alte erano uguali.",
  },
  deed = { takings = "{n|one=1 premio preso|other={n} premi presi}", ties = "{n|one=1 premio|other={n} premi} per nessuno" },
  zone = { prizes = "Ancora da vendere", prize = "All'incanto", gone = "Via", hand = "Mano", won = "Vinti" },
  counter = { round = "Turno", first = "Primo", points = "Punti" },
  fact = { worth = "valore", height = "offerta" },
  kind = { prize = "Premio", bid = "Offerta", chapter = "Capitolo", game = "Gioco" },
}
