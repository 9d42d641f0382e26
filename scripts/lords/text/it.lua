-- Signorile, Sotto Terra in italiano: due anni da padroni di casa del genere inferiore.
-- Quel che dice goods.price con le sue cifre: mostri, trappole, malvagità, cibo, oro. Davanti una parola, e un'altra se non costa niente; di
-- chi viene rifiutato non si dice.
local function wage(before, nothing)
  local forms = { "{n|0=|100000=" .. nothing }
  local function add(price, ...)
    local parts = {}
    for _, part in ipairs { ... } do
      if part ~= "" then parts[#parts + 1] = part end
    end
    local last = table.remove(parts)
    if last then forms[#forms + 1] = price .. "=" .. before .. (#parts > 0 and table.concat(parts, ", ") .. " e " or "") .. last end
  end
  local function of(n, what) return n > 0 and n .. what or "" end
  for gold = 0, 2 do
    for food = 0, 4 do
      for evil = 0, 3 do
        for trap = 0, 1 do
          for fodder = 0, 1 do
            add(10000 * fodder + 1000 * trap + 100 * evil + 10 * food + gold, of(gold, " oro"), of(food, " cibo"), of(evil, " malvagità"),
              trap > 0 and "una trappola" or "", fodder > 0 and "un mostro" or "")
          end
        end
      end
    end
  end
  return table.concat(forms, "|") .. "|other=" .. before .. "una paga}"
end

-- E quel che costa una trappola dove la si posa: una cifra ciascuno per diavoletti, cibo e oro.
local function trap_price()
  local forms = { "{n|0=" }
  for imps = 0, 1 do
    for food = 0, 2 do
      for gold = 0, 2 do
        local parts = {}
        if gold > 0 then parts[#parts + 1] = gold .. " oro" end
        if food > 0 then parts[#parts + 1] = food .. " cibo" end
        if imps > 0 then parts[#parts + 1] = "un diavoletto" end
        if #parts > 0 then forms[#forms + 1] = 100 * imps + 10 * food + gold .. "= per " .. table.concat(parts, " e ") end
      end
    end
  end
  return table.concat(forms, "|") .. "|other=}"
end

-- Quel che costa e rende ogni posto, in breve, dalla tabella 4.3 delle regole; i luoghi nell'ordine in cui agiscono.
local spaces = {
  { "food", "2 cibo per 1 oro", "3 cibo per 1 malvagità", "3 cibo e 1 oro per 2 malvagità" },
  { "reputation", "1 malvagità in meno, e sbirci una carta della visita", "2 malvagità in meno", "per 1 oro 2 malvagità in meno, e sbirci una carta" },
  { "tunnels", "fino a 2 gallerie, un diavoletto ciascuna", "fino a 3 gallerie, un diavoletto ciascuna", "fino a 4 gallerie, un diavoletto l'una e uno di guardia" },
  { "gold", "fino a 2 oro, un diavoletto e una galleria l'uno", "fino a 3 oro, un diavoletto e una galleria l'uno", "fino a 4 oro, altrettanto l'uno e un diavoletto di guardia" },
  { "imps", "un diavoletto per 1 cibo", "2 diavoletti per 2 cibo", "2 diavoletti per 1 cibo e 1 oro" },
  { "traps", "una trappola per 1 oro", "una trappola gratis", "2 trappole per 2 oro" },
  { "hire", "personale per la sua paga, ultimo a scegliere", "personale per la sua paga, secondo a scegliere", "personale per la paga e 1 cibo, primo a scegliere" },
  { "build", "una stanza gratis, se ne resta una", "una stanza per 1 oro, secondo a scegliere", "una stanza per 1 oro, primo a scegliere" },
}

--- Si dicono per numero: quello del luogo e quello del posto; 4 dove non ne resta nessuno.
local function space_next(before, none)
  local forms = { "{n|0=" }
  for place, texts in ipairs(spaces) do
    for space = 1, 3 do forms[#forms + 1] = 10 * place + space .. "= (" .. before .. texts[space + 1] .. ")" end
  end
  return table.concat(forms, "|") .. "|other= (" .. none .. ")}"
end

--- E ogni luogo da solo.
local function by_place()
  local all = {}
  for _, texts in ipairs(spaces) do all["at_" .. texts[1]] = { ["1"] = texts[2], ["2"] = texts[3], ["3"] = texts[4] } end
  return all
end

--- Quel che si deve di paghe, da lib/dues.lua, fra due parole; niente dove non si deve niente. Di quel che è raro ci sono cifre: mostri, trappole, oro.
local function wages(before, after)
  local rare = {}
  for gold = 0, 2 do
    for traps = 0, 2 do
      for monsters = 0, 2 do
        local parts = {}
        if gold > 0 then parts[#parts + 1] = gold .. " oro" end
        if traps > 0 then parts[#parts + 1] = traps == 1 and "una trappola" or traps .. " trappole" end
        if monsters > 0 then parts[#parts + 1] = monsters == 1 and "un mostro" or monsters .. " mostri" end
        rare[#rare + 1] = 100 * monsters + 10 * traps + gold .. "=" .. table.concat(parts, ", ")
      end
    end
  end
  return "{wages_food?" .. before .. "{wages_food} cibo}{wages_evil?{wages_food?, |" .. before .. "}{wages_evil} malvagità}"
    .. "{wages_rare?{wages_food?, |{wages_evil?, |" .. before .. "}}{wages_rare|" .. table.concat(rare, "|") .. "|other=e altro}}"
    .. "{wages_food?" .. after .. "|{wages_evil?" .. after .. "|{wages_rare?" .. after .. "}}}"
end
-- Dove si spende: quel che questa stagione chiederà ancora.
local due_else = "{rent? (In questa stagione scade la tassa: {rent} oro.)}{special? (In questa stagione arriva: {special}.)}"
local due = due_else .. wages(" (In questa stagione scadono le paghe: ", ".)")

-- Gli eroi per mestiere: come si chiama, che cosa fa al tavolo, e chi sono.
local trades = {
  {
    word = "Guerriero", rule = "Va sempre in prima fila.",
    "squire", "second_best_knight", "sword_renter", "retired_captain", "sergeant_at_large", "dragons_widow", "baron_on_foot", "walking_wardrobe",
  },
  {
    word = "Ladro", rule = "Toglie punti al danno di ogni trappola, ma non agli altri effetti.",
    "locksmiths_nephew", "tiptoer", "burly_pickpocket", "lady_of_picks", "window_inspector", "overdue_borrower", "nobody_special", "mother_of_burglars",
  },
  {
    word = "Sacerdote", rule = "Dopo un attacco cura, a cominciare da chi sta davanti.",
    "choirboy", "mild_sister", "fed_friar", "bandage_canon", "travelling_deacon", "armed_prior", "soul_surgeon", "minor_saint",
  },
  {
    word = "Mago", rule = "Gli incantesimi riescono se c'è magia abbastanza per il turno.",
    "evening_mage", "footnote_mage", "weather_consultant", "doctor_of_sparks", "certified_conjuror", "daylight_astronomer", "archmages_stand_in", "last_of_the_tower",
  },
  {
    word = "Paladino", rule = "Toglie punti alle trappole, cura e fa magie. Viene da chi è più malvagio, e sta davanti.",
    "silver_paladin", "golden_paladin",
  },
}
--- Quel che ogni eroe ha dal suo mestiere; il resto lo dice `own`.
local function by_trade(what, own)
  for _, trade in ipairs(trades) do
    for _, hero in ipairs(trade) do own[hero] = own[hero] or trade[what] end
  end
  return own
end

return {
  blurb = {
    lords = "Possedete un buco per terra con tre gallerie, tre diavoletti e vista sul nulla. Fra due anni la Gilda dei Locatori "
      .. "Inferiori manda un esaminatore. Scavate, cercate oro, assumete chi lavora per la cena, fate i bravi in pubblico quando "
      .. "tocca, e due volte, d'autunno, accompagnate alla porta visitatori che non sono qui per i souvenir. Da due a quattro "
      .. "giocatori, un'ora e mezza.",
  },

  lease = {
    intro = "La lettera è listata a lutto e ha la finestrella. «Gentile richiedente», dice, «la Gilda dei Locatori Inferiori ha visto "
      .. "i Suoi locali e ha smesso di ridere. Il contratto è di due anni. Ogni autunno ci saranno visitatori. Alla fine del secondo ci "
      .. "sarà un esaminatore. La preghiamo di non corromperlo prima.»\n"
      .. "In allegato: tre diavoletti (usati), tre pagnotte, tre monete e un modulo su cui essere malvagi.",
    winner = "L'esaminatore ripone il metro, conta i prigionieri due volte e i cucchiai una.\n"
      .. "«{hero}», dice, «{n|one=un punto|other={n} punti}. Ho visto di peggio. Ho abitato in peggio. La targa va qui.»",
    shared = "L'esaminatore somma le due colonne, poi di nuovo dal basso.\n"
      .. "«Pari», dice con disgusto. «La targa ve la dividete. Uno può tenere il lato con la scritta.»",
    over = "Il contratto è scaduto. Da qualche parte, di sopra, in un paese si forma un comitato, e uno di loro ha una spada.",
  },

  lesson = {
    shut = "(Come si fa: hai otto ordini, e ogni stagione ne dai tre. Due degli otto stanno sempre via. Dei tre che vedi, metti "
      .. "via i due di cui la prima stagione può fare a meno: nessuno costruisce prima di avere una galleria d'avanzo, o assume "
      .. "prima di avere cibo.)",
    orders = "(Ora tre ordini, in segreto. Prima si porta al suo posto il primo di ognuno, poi i secondi, poi i terzi; ogni luogo ha "
      .. "tre posti, e chi arriva presto sta sul primo. Due dei tre sono messi via per la stagione dopo. A che serve? Le gallerie "
      .. "sono punti e terreno di battaglia, cibo e oro pagano personale, stanze e trappole, e in autunno arrivano eroi a "
      .. "conquistare tutto.)",
    dummy = "({n|1=In tre c'è anche un fantoccio|other=In due ciascuno ha un fantoccio}: nessuno lo gioca, e non porta a casa niente. Occupa "
      .. "soltanto posti, perché siano scarsi come in quattro. {n|1=I suoi tre ordini si pescano.|other=Due dei suoi ordini si pescano; il terzo "
      .. "glielo scegli tu in segreto, e arriva prima di tutti: meglio dove vuoi che l'altro arrivi dopo.})",
    visit = "(Come va una visita: quattro turni, e in ognuno stanno davanti a una tua tessera. Posa una trappola, manda del "
      .. "personale, e il piano dice come andrebbe prima che tu dia il via. Chi cade va in prigione e conta per te; se qualcuno "
      .. "è ancora in piedi, la tessera è persa. Chi ha combattuto riposa fino alla fine della visita: tieni qualcuno per "
      .. "l'ultimo turno.)",
  },

  ask = {
    shut = "Quali due ordini metti via per la prima stagione?",
    dummy = "Il terzo ordine del tuo fantoccio: dove occupa un posto, prima che arrivi chiunque altro? (Altro non fa. Segreto)",
    orders = "Tre ordini, in quest'ordine. {n|1=|other=(Due di loro la prossima stagione sono messi via.)}" .. due,
    food_1 = "Cena: 2 cibo per 1 oro?" .. due,
    food_2 = "Cena: 3 cibo per 1 passo di malvagità?" .. due,
    food_3 = "Cena: 3 cibo e 1 oro per 2 passi di malvagità?" .. due,
    smile = "Sorridi{n|3=, al prezzo di 1 oro,|other=,} per {n|1=1|other=2} di malvagità in meno?{n|2=|other= Una spia può anche guardare una carta della visita.}" .. due,
    spied = "Ecco che cosa ha visto la tua spia.",
    dig = "Dove scavi? (Ancora fino a {n}, un diavoletto ciascuna{total|3=, e uno sorveglia|other=}{rent?. La tassa di questa stagione, 1 oro ogni due tessere: per ora {rent}})",
    dig_shed = "Dove va la nuova galleria?",
    mine = "Quanti diavoletti cercano oro? (1 oro ciascuno)",
    recruit = "Assumi {n|1=un diavoletto per 1 cibo|2=due diavoletti per 2 cibo|other=due diavoletti per 1 cibo e 1 oro}?" .. due,
    shop = "{n|1=Una trappola per 1 oro|2=Una trappola gratis|3=Due trappole per 2 oro|11=Una trappola per 1 oro|12=Una trappola gratis|other=Due trappole per 2 oro}?{n|1=|2=|3=|other= (Nel secondo anno ne peschi una in più e ne butti una.)}" .. due,
    throw_away = "Una trappola di troppo. Quale va via?",
    hire = "Chi assumi?{n|0=|other= (Nei prezzi c'è già il cibo del terzo posto.)}" .. due_else
      .. wages(" (In questa stagione scadono le paghe, e chi assumi ora la chiede di nuovo; finora: ", ".)")
      .. "{payday? (In questa stagione scadono le paghe: chi assumi ora la chiede di nuovo.)}",
    build = "Che cosa costruisci, e dove? ({n|0=Gratis|other=Per 1 oro})" .. due,
    produce = "Quale stanza lavora?" .. due,
    retrieve = "Quale ordine torna in mano?",
    wages = "È giorno di paga. A chi pensi adesso?" .. wages(" (Ancora da pagare: ", ".)"),
    free_staff = "Non resta nessuna paga da dare. Deve andarsene qualcuno lo stesso?",
    pay_trap = "Quale trappola dai come paga?",
    pay_fodder = "Chi va al demone?",
    taxes = "La tassa è di {n} oro, e tu ne hai {total}. Quanto paghi? Ogni moneta che manca è una lettera: 3 punti in meno alla fine.",
    witch_finders = "Che ne è di questa strega?",
    work_to_rule = "Che cosa dai {to:monster} perché quest'autunno lavori?",
    imps_anniversary = "Quattro diavoletti vogliono festeggiare. Torta, o ferie per uno di loro?",
    talk = "In paese si parla di te.",
    ceiling = "Il soffitto scende. Che cosa lo tiene su?",
    fire_inspection = "Quanto paghi per le trappole in magazzino? 1 oro basta per due.",
    throw_some = "Quali trappole si portano via gli ispettori?",
    release = "Non c'è più nulla da conquistare, perciò liberano qualcuno. Chi?",
    field = "Dove li affronti?",
    plan = "Il tuo piano per {the:card}: {n|0=non cade nessuno|one=ne cade uno|other=ne cadono {n}}, "
      .. "{lost|0=ed erano tutti|1=e la tessera è persa|2=e la tessera tiene|3=ed erano tutti|4=e la tessera è persa|other=e la tessera tiene}. "
      .. "({fatigue?Un'ipotesi, la carta non si conosce: fatica {fatigue}, nessun incantesimo|Tenendo conto di: {spell}}.{lost|0=|1=|2=|other= In una stanza ogni trappola costa 1 oro.})",
    foresee = "Come pare da qui, con {fatigue?fatica {fatigue} e nessun incantesimo|{spell}}:",
    attack = "Chi attacca, come e chi?",
    again = "E la seconda volta?",
    trap = "Quale trappola per prima, e contro chi?",
    aim = "Contro chi?",
    spell = "{card}! A quale dei tuoi mostri tocca?",
    suggestion = "{card}! Paghi di nuovo, o lo lasci tornare a casa?",
    writ = "{card}! Che fai?",
  },

  ["do"] = {
    shut = "Metti via {the:card}",
    dummy = "{card}" .. space_next("occupa: ", "non resta nessun posto"),
    order = "{card}" .. space_next("posto libero: ", "non resta nessun posto"),
    accept = "Sì",
    decline = "No, grazie",
    smile = "Sorridi",
    spy = "Sorridi, e guarda la carta del turno {n}",
    dig = "Scava in {card}",
    build_at = "Costruisci in {card}",
    stop = "Scavato abbastanza",
    hire = "Assumi {the:card}" .. wage(" per ", " gratis"),
    nobody = "Nessuno",
    build = "Costruisci {the:card} in {target}" .. wage(" per ", " gratis"),
    nothing = "Niente",
    work = "Lavora {the:card}",
    enough = "Basta così",
    pay = "Paga {the:card}" .. wage(" con ", ""),
    dismiss = "Lascia andare {the:card} (1 malvagità)",
    stay = "Restano tutti",
    give_up = "Rinuncia {to:card}",
    keep = "Tieni {the:card} (1 malvagità)",
    unit_gold = "1 oro", unit_food = "1 cibo", unit_evil = "1 malvagità", unit_trap = "Una trappola", unit_fodder = "Un mostro",
    let_strike = "Niente: quest'autunno sta coperto",
    feast = "Torta (1 cibo)", holiday = "Ferie (1 diavoletto)",
    hush_money = "Paga 1 oro", let_talk = "Lasciali parlare (1 malvagità)",
    lose_imp = "Dai un diavoletto", prop_up = "Paga 2 oro",
    field = "{The:card}, {target}",
    lay = "Posa {the:card}" .. trap_price(),
    unlay = "Riprendi {the:card}",
    send = "Manda {the:card}",
    recall = "Richiama {the:card}",
    fight = "Il piano è questo",
    foresee = "Come andrebbe a ciascuno?",
    hint = "Un suggerimento, per favore",
    would_fall = "{The:card} cade",
    would_stand = "{The:card} resta in piedi, {n|0=senza un graffio|one=con un danno|other=con {n} danni}",
    spring = "{The:card} ({n|0=nessun danno|1001=ne cade uno|1002=ne cadono due|1003=ne cadono tre|1004=ne cadono quattro|1005=ne cadono cinque|one=1 danno|other={n} danni})",
    aim = "{The:card} contro {the:target} ({n|0=cade|other=salute rimasta: {n}})",
    stab = "{The:card}: 2{more?{more|1= + 1|other=}} {hero?{to:hero}|al primo} ({n|0=cade|other=salute rimasta: {n}})", splash = "{The:card}: 1 a tutti ({n|0=nessun danno|1001=ne cade uno|1002=ne cadono due|1003=ne cadono tre|1004=ne cadono quattro|1005=ne cadono cinque|one=1 danno|other={n} danni})", hold = "{The:card}: li trattiene",
    chill = "{The:card}: 2 {to:target} ({n|0=cade|other=salute rimasta: {n}})", club = "{The:card}: 3{more?{more|1= + 1|other=}} {hero?{to:hero}|al primo} ({n|0=cade|other=salute rimasta: {n}})", club_fed = "{The:card}, per 1 cibo: 4{more?{more|1= + 1|other=}} {hero?{to:hero}|al primo} ({n|0=cade|other=salute rimasta: {n}})",
    hex = "{The:card}: 4{more?{more|2= + 1|other=}} {hero?{to:hero}|al primo} ({n|0=cade|other=salute rimasta: {n}})", hex_twice = "{The:card}: 1{more?{more|2= + 1|other=}} {to:target}, e un'altra volta ({n|0=cade|other=salute rimasta: {n}})",
    bite = "{The:card}: 3{more?{more|2= + 1|other=}} {to:target} ({n|0=cade|other=salute rimasta: {n}})", nip = "{The:card}: 2{more?{more|2= + 1|other=}} {to:target}, e torna ({n|0=cade|other=salute rimasta: {n}})",
    slam = "{The:card}: 4 {hero?{to:hero}|al primo} ({n|0=cade|other=salute rimasta: {n}})", breathe = "{The:card}: 2 a tutti ({n|0=nessun danno|1001=ne cade uno|1002=ne cadono due|1003=ne cadono tre|1004=ne cadono quattro|1005=ne cadono cinque|one=1 danno|other={n} danni})", devour = "{The:card}: 7 {to:target} ({n|0=cade|other=salute rimasta: {n}})",
    bleat = "{The:card}, pecora: 1 {hero?{to:hero}|al primo} ({n|0=cade|other=salute rimasta: {n}})", rage = "{The:card}, con rabbia, {hero?{to:hero}|al primo} ({n|0=cade|other=salute rimasta: {n}})", idle = "{The:card} non trova nessuno",
    again = "{The:card}: altrettanto {to:target} ({n|0=cade|other=salute rimasta: {n}})",
    single_withdrawn = "{The:card} torna a casa", single_sheep = "{The:card} diventa una pecora", single_spent = "{The:card} è fuori per l'anno",
    pay_wage = "Paga di nuovo {the:card}" .. wage(" con ", ""), withdraw = "{The:card} torna a casa",
    pay_writ = "1 oro", take_letter = "Una lettera minatoria",
  },

  briefly = {
    lay = "Posa" .. trap_price(), unlay = "Riprendi", send = "Manda", recall = "Richiama", hire = "Assumi" .. wage(" per ", " gratis"), pay = "Paga" .. wage(" ", ""), dismiss = "Lascia andare (1 malvagità)",
    keep = "Tieni (1 malvagità)", give_up = "Rinuncia",
  },

  why = {
    gold = "Non c'è abbastanza oro.", food = "Non c'è abbastanza cibo.", evil = "Più malvagi di così non si può.", trap = "Nessuna trappola da dare.",
    fodder = "Nessuno da dargli in pasto.", site = "Non c'è posto.", worked = "Questa stagione ha già fatto quel che può.",
    imps = "Non ci sono abbastanza diavoletti.", enough = "Su questa tessera non ce ne stanno altri.", price = "Non potresti pagarla.",
    spent = "Sta coperto finché la visita non è finita.",
    shut = "In questa stagione questo ordine è messo via.",
    dug = "Lì c'è già una tessera.", apart = "Accanto non c'è nessuna tua tessera.", block = "Si formerebbe un quadrato di quattro tessere.",
    no_tunnel = "Una stanza prende il posto di una galleria, e lì non ce n'è.", conquered = "Quella tessera è conquistata.",
    beside_room = "Accanto c'è una stanza.", zone = "Nessuna di queste stanze può stare lì.",
    paladin = "Tanta malvagità ti porta il paladino alla porta.",
  },

  together = {
    log = {
      order = "{who}, ordini in quest'ordine: {list}.",
      arrives = "Alla porta di {who} si mettono in fila: {list}.",
      dummy = "Il fantoccio va a: {list}.",
      dummy_of = "Il fantoccio di {who} va a: {list}.",
      battle_hurt = "Subiscono {n} ciascuno: {list}.",
    },
  },
  log = {
    first = "Comincia {who}.",
    season = "— {total|1=Inverno|2=Primavera|3=Estate|other=Autunno} dell'anno {n}; comincia {who} —",
    event_ahead = "La prossima stagione: {card}.",
    special_ahead = "E insieme: {card}.",
    dummy = "Il fantoccio va a: {card}.",
    dummy_of = "Il fantoccio di {who} va a: {card}.",
    order = "{who}, ordine {n}: {card}.",
    full = "Per l'ordine {n} di {who} non c'è più posto.",
    fee = "{who} paga 1 oro: tanto costa un colloquio come primo ordine.",
    no_fee = "{who} non ha l'oro che costa un colloquio come primo ordine: non se ne fa niente.",
    acts_food = "{who} a cena, posto {n}.", acts_reputation = "{who} in pubblico, posto {n}.", acts_tunnels = "{who} scava, posto {n}.",
    acts_gold = "{who} cerca oro, posto {n}.", acts_imps = "{who} assume, posto {n}.", acts_traps = "{who} in ferramenta, posto {n}.",
    acts_hire = "{who} fa un colloquio, posto {n}.", acts_build = "{who} costruisce, posto {n}.",
    idle = "Di quell'ordine non si fa niente; può tornare in mano.",
    lacks_gold = "{who} non ha abbastanza oro.", lacks_food = "{who} non ha abbastanza cibo.", lacks_evil = "La malvagità di {who} non può salire oltre.",
    lacks_kindness = "La malvagità di {who} non può scendere oltre.",
    lacks_imps = "{who} non ha abbastanza diavoletti per quel posto.", lacks_tunnels = "{who} non ha gallerie ancora da sfruttare.",
    lacks_ground = "{who} non ha più dove scavare.", lacks_applicants = "Non c'è nessuno che {who} possa pagare.",
    lacks_plans = "Per {who} non ci sono più progetti di stanze.", lacks_site = "Nessuna stanza in offerta starebbe nel sotterraneo di {who}.",
    lacks_trap = "{who} non ha trappole da dare.", lacks_fodder = "{who} non ha nessuno da dare in pasto.",
    spies = "Una spia di {who} guarda la carta del turno {n}.",
    gain_gold = "{who} riceve {n} oro: ora {total}.", gain_food = "{who} riceve {n} cibo: ora {total}.",
    gain_imps = "{who} riceve {n|one=un diavoletto|other={n} diavoletti}: ora {total}.",
    lose_gold = "{who} perde {n} oro: ne {total|one=resta 1|other=restano {total}}.", lose_food = "{who} perde {n} cibo: ne {total|one=resta 1|other=restano {total}}.",
    lose_imps = "{who} perde {n|one=un diavoletto|other={n} diavoletti}: ne {total|one=resta 1|other=restano {total}}.",
    dug = "{who} scava {n|one=una galleria|other={n} gallerie}.",
    traps = "{who} pesca {n|one=una trappola|other={n} trappole}: ora {total}.",
    hired = "{who} assume {the:card}.",
    built = "{who} costruisce {the:card}.",
    works = "{who}: lavora {the:card}.",
    fed = "{who}: {the:monster} mangia {the:card}.",
    event = "Adesso: {card}.", special = "E cioè: {card}.",
    paid = "{who} paga {the:card}.",
    dismissed = "{who} lascia andare {the:card}.",
    taxes = "{who} deve {n} oro di tassa.",
    letters = "{who} riceve {n|one=una lettera minatoria|other={n} lettere minatorie}: ora {total}.",
    given_up = "{who} rinuncia {to:card}.",
    thrown = "{To:who} {n|one=si porta via una trappola|other=si portano via {n} trappole}.",
    breakfast = "{The:hero}, in attesa da {who}, ha fatto una buona colazione.",
    worse = "La malvagità di {who} sale: ora {total}.",
    better = "La malvagità di {who} scende: ora {total}.",
    dummy_worse = "Il fantoccio peggiora di 1, come ogni volta prima degli eroi: ora {total}.",
    dummy_better = "Nell'anno nuovo la malvagità del fantoccio scende: ora {total}.",
    year_over = "{who} dopo il primo anno: {n|one=resta una tessera|other=restano {n} tessere}, {total|0=nessuna persa|one=una persa|other={total} perse}; "
      .. "{caught|0=nessuno|other={caught}} in prigione. Punti finora: {points}.",
    year_name = "Di {who} si sa: malvagità {n}, {total|0=nessuna lettera minatoria|one=una lettera minatoria|other={total} lettere minatorie}.",
    paladin = "{The:hero} viene a prendere {who}!",
    arrives = "{The:hero} si mette in fila alla porta di {who}.",
    arrives_elsewhere = "{The:hero} va alla porta del fantoccio, ed esce dal gioco.",
    second_year = "Un anno è passato. I visitatori se ne sono andati e la polvere ha una forma nuova.",
    visit = "— Sono arrivati gli eroi dell'anno {n} —",
    combat_round = "— Turno {n} della visita —",
    field = "Li si affronta in {square}: {card}.",
    planned = "{who} ha un piano: {n|0=nessuna trappola|one=una trappola|other={n} trappole}, {total|0=nessuno|one=uno del personale|other={total} del personale}.",
    card = "{card}: fatica {n}.",
    battle = "La battaglia di {who}:",
    springs = "Nel dungeon di {who} scatta {the:card}.",
    attacks = "{The:monster} attacca.",
    holds = "{The:monster} li trattiene.",
    idles = "{The:monster} non trova chi attaccare.",
    monster_withdrawn = "{The:monster} torna a casa.", monster_sheep = "{The:monster} è una pecora.", monster_spent = "{The:monster} ha sbagliato porta.",
    monster_pay_wage = "{who} paga di nuovo {the:monster}.", monster_withdraw = "{The:monster} torna a casa senza paga.",
    battle_hurt = "{The:hero} subisce {n}.",
    battle_healed = "{The:hero} guarisce di {n}.",
    battle_prevented = "I loro simboli tolgono {n} alla trappola.",
    battle_unpaid = "{who} non può pagare una trappola, e se la tiene.",
    battle_cast = "Lanciano {card}!",
    battle_no_heal = "Nessuno guarisce.",
    battle_held = "Nessuno avanza: né fatica né conquista.",
    battle_fatigue = "Fatica: {n}.",
    battle_poison = "L'ago si ricorda.",
    illusion_gone = "Nel dungeon di {who} non c'era proprio nessuno.",
    falls = "{The:hero} finisce nella prigione di {who}.",
    battle_over = "Ancora in piedi: {n}.",
    all_fell = "Nel dungeon di {who} non c'è più nessuno. C'è un gran silenzio.",
    conquered = "{who} perde {the:card}.",
    released = "{who} deve lasciare andare {the:hero}.",
    leave = "{n|one=Un eroe esce vivo|other={n} eroi escono vivi} dal dungeon di {who}, e lo racconteranno a tutti.",
    training = "L'istruttore fischia.",
    hint_lay = "L'istruttore guarda {the:card} e poi il pavimento.",
    hint_unlay = "L'istruttore scuote la testa: {card}, no.",
    hint_send = "L'istruttore strizza l'occhio {to:card}.",
    hint_recall = "L'istruttore lascerebbe a casa {the:card}.",
    hint_fight = "L'istruttore incrocia le braccia: così com'è.",
    kept = "{who} tiene {n|one=una tessera|other={n} tessere}.",
    title_evil = "Le Imprese più Oscure: {who} ({n}).", title_rooms = "Le Sale più Belle: {who} ({n}).", title_tunnels = "Le Gallerie più Lunghe: {who} ({n}).",
    title_monsters = "La Tana più Piena: {who} ({n}).", title_imps = "Più Diavoletti: {who} ({n}).", title_riches = "Le Tasche più Profonde: {who} ({n}).",
    title_battle = "La Porta più Solida: {who} ({n|0=nessuna tessera persa|one=una tessera persa|other={n} tessere perse}).",
    counted_tiles = "{who} ha ancora {n|one=una tessera|other={n} tessere} e ne ha {total|0=perse zero|one=persa una|other=perse {total}}: {points}.",
    counted_staff = "{who}, {n|0=nessun mostro|one=un mostro|other={n} mostri}: {n}.", counted_rooms = "{who}, stanze che contano: {points}.",
    counted_prisoners = "{who}, {n|one=un prigioniero|other={n} prigionieri}: {points}.",
    counted_letters = "{who}, {n|one=una lettera minatoria|other={n} lettere minatorie}: {points}.",
    counted_fame = "{who}, per una vetrina piena di titoli: {points}.",
    passed = "{who} passa l'esame con {n|one={n} punto|other={n} punti}.",
    failed = "{who} ha {n|one={n} punto|other={n} punti} e può ripresentarsi.",
  },

  -- Quello che si conta di un capitolo.
  -- Per che cosa si è ricordati, se nessuno ne ha fatto altrettanto.
  most = {
    caught = "la prigione più frequentata",
    traps_sprung = "la soglia peggiore",
    rooms_built = "l'indirizzo migliore",
    staff_hired = "il libro paga più lungo",
    tunnels_dug = "gli scavi più profondi",
    gold_got = "i forzieri più profondi",
    food_got = "la dispensa più piena",
    tiles_lost = "la casa più aperta",
    let_out = "il cuore più tenero",
    letters_got = "la cassetta delle lettere più piena",
  },
  deed = {
    tunnels_dug = "{n|one=1 galleria scavata|other={n} gallerie scavate}",
    staff_hired = "{n|one=1 mostro assunto|other={n} mostri assunti}",
    rooms_built = "{n|one=1 stanza costruita|other={n} stanze costruite}",
    traps_sprung = "{n|one=1 trappola scattata|other={n} trappole scattate}",
    gold_got = "{n} d'oro {n|one=incassato|other=incassati}",
    food_got = "{n} di cibo {n|one=raccolto|other=raccolti}",
    caught = "{n|one=1 eroe|other={n} eroi} in prigione",
    tiles_lost = "{n|one=1 tessera persa|other={n} tessere perse}",
    let_out = "{n|one=1 eroe uscito vivo|other={n} eroi usciti vivi}",
    letters_got = "{n|one=1 lettera minatoria|other={n} lettere minatorie}",
  },

  outcome = {
    won = "{hero} si tiene il contratto, con {total|one={total} punto|other={total} punti}",
    shared = "In {n} si dividono il contratto, con {total|one={total} punto|other={total} punti} a testa",
    running = "l'esaminatore non c'è ancora",
    together = "Il secondo anno",
  },

  -- Come stanno tutti dopo il primo anno, e le novità del secondo.
  year = {
    points = "Finora {points|one={points} punto|other={points} punti}, titoli esclusi",
    tiles = "{n|one=Regge una tessera|other=Reggono {n} tessere}, {total|0=nessuna è persa|one=una è persa|other={total} sono perse}",
    prison = "{caught|0=Nessuno sta in prigione|one=Un eroe sta in prigione|other={caught} eroi stanno in prigione}",
    evil = "Malvagità {n}, {total|0=nessuna lettera minatoria|one=una lettera minatoria|other={total} lettere minatorie}",
    stays = "Anche il secondo anno ha quattro stagioni e una visita. Quel che hai resta tuo; le tessere perse restano perse.",
    guests = "I nuovi eroi sono più forti: salute da 4 a 8. Il paladino d'argento va in pensione, e se la prende uno d'oro. La fatica va da 1 a 3.",
    rooms = "Le tue stanze possono lavorare due volte a stagione. Le nuove non producono niente: aiutano in battaglia o portano punti alla fine, e stanno ovunque.",
    staff = "Cercano lavoro anche golem, draghi e demoni. Qualcuno vuole come paga una trappola o un collega.",
    traps = "La ferramenta ti fa vedere una trappola in più, e una se la riprende. Macigno, pendola, pavimento e volontario fanno 1 in più; lo chef costa 2 cibo.",
  },

  -- La somma, alla fine.
  sum = {
    tiles = "{n|one=Regge una tessera|other=Reggono {n} tessere}, {total|0=nessuna persa|one=una persa|other={total} perse}: {points}",
    staff = "{n|one=Un mostro|other={n} mostri}: {points}",
    prisoners = "{n|one=Un prigioniero|other={n} prigionieri}: {points}",
    rooms = "Stanze che contano: {points}",
    letters = "{n|one=Una lettera minatoria|other={n} lettere minatorie}: {points}",
    evil = "Le Imprese più Oscure: {n}", halls = "Le Sale più Belle: {n}", tunnels = "Le Gallerie più Lunghe: {n}", monsters = "La Tana più Piena: {n}",
    imps = "Più Diavoletti: {n}", riches = "Le Tasche più Profonde: {n}", battle = "La Porta più Solida: {n}",
    fame = "La Vetrina dei Trofei: {points}",
    passed = "Passa l'esame", failed = "Può ripresentarsi",
  },

  topic = {
    aim = "lo scopo e un turno",
    year = "anno", season = "stagione", place = "luoghi", visit = "visita", battle = "battaglia", heal = "cure", pay_day = "paghe", taxes = "tassa",
    paladin = "paladino", score = "punteggio",
    round = "turno", minion = "servitore", order = "ordine", imp = "diavoletto", evil = "malvagità", tunnel = "gallerie", room = "stanza", trap = "trappola", attack = "attacco",
    hero = "eroi", conquest = "conquista", fatigue = "fatica", spell = "incantesimo", event = "evento", title = "titolo", dummy = "fantoccio",
    icon = "simboli", strength = "forza",
  },

  help = {
    aim = "Chi ha più punti dopo due anni si tiene il contratto: per tessere, mostri, eroi in prigione e titoli. Il turno è una stagione: ciascuno "
      .. "dà tre ordini in segreto e i servitori li eseguono, luogo per luogo; le stanze lavorano, arriva un evento, gli eroi si mettono in fila. "
      .. "D'autunno entrano: posi una trappola e mandi mostri, tessera per tessera, per metterli in prigione prima che la conquistino.",
    year = "Inverno, primavera, estate, autunno, e poi una visita; due anni fanno una partita.\n"
      .. "– Alla fine dell'inverno non arriva niente. Alla fine di primavera, estate e autunno c'è un evento, e ogni porta riceve un eroe: quando "
      .. "comincia la visita ne aspettano tre.\n"
      .. "– Una visita dura fino a quattro turni, e ognuno è una battaglia per una tessera.\n"
      .. "– Nel secondo anno quel che hai resta tuo, e le tessere perse restano perse; gli eroi sono più forti, e arrivano altro personale e altre "
      .. "stanze. Dopo la seconda visita si contano i punti: come, lo dice punteggio.",
    season = "1. Si scoprono tre del personale e due stanze, e ciò che arriva la prossima stagione: l'evento e gli eroi.\n"
      .. "2. In due o in tre, un fantoccio occupa dei posti.\n"
      .. "3. Ciascuno dà tre ordini in segreto.\n"
      .. "4. Si scoprono tutti i primi ordini e, a cominciare dal primo giocatore, ogni servitore va al posto libero più basso del suo luogo; poi i "
      .. "secondi, poi i terzi. Se non c'è più posto, di quell'ordine non si fa niente.\n"
      .. "5. Gli ordini si eseguono luogo per luogo, dalla cena ai muratori.\n"
      .. "6. Le stanze lavorano, con i diavoletti ancora liberi.\n"
      .. "7. Un ordine torna in mano, e così i due che erano via; adesso sono via gli altri due.\n"
      .. "8. L'evento, e poi gli eroi vanno alle porte: non d'inverno.\n"
      .. "9. I diavoletti sono di nuovo liberi, e comincia il giocatore seguente (ma non dopo l'autunno).",
    place = "Otto luoghi con tre posti ciascuno, eseguiti in quest'ordine:\n"
      .. "Cena: 2 cibo per 1 oro · 3 cibo per 1 malvagità · 3 cibo e 1 oro per 2 malvagità.\n"
      .. "In pubblico: 1 malvagità in meno e un'occhiata a una carta della visita · 2 in meno · per 1 oro, 2 in meno e un'occhiata.\n"
      .. "Scavare: fino a 2 · 3 · 4 gallerie, un diavoletto ciascuna; al terzo posto un altro sorveglia.\n"
      .. "Cercare Oro: fino a 2 · 3 · 4 oro, una galleria e un diavoletto ciascuno; al terzo posto un altro sorveglia.\n"
      .. "Annunci: un diavoletto per 1 cibo · due per 2 cibo · due per 1 cibo e 1 oro.\n"
      .. "Dal ferramenta: una trappola per 1 oro · una gratis · due per 2 oro.\n"
      .. "Colloqui: uno del personale per la sua paga · lo stesso · lo stesso e 1 cibo.\n"
      .. "Muratori: una stanza gratis, se ne resta una · per 1 oro · per 1 oro.\n"
      .. "Colloqui e muratori cominciano dal terzo posto, tutti gli altri dal primo.",
    visit = "Dopo l'autunno gli eroi alla tua porta entrano, per quattro turni. In ogni turno:\n"
      .. "1. Si fermano davanti alla tessera non conquistata più vicina, contando dall'entrata sopra c1. Fra quelle alla pari scegli tu.\n"
      .. "2. Fai un piano: in una galleria una trappola e un mostro, in una stanza due mostri, e lì una trappola costa 1 oro; fantasmi a piacere.\n"
      .. "3. Si scopre una carta: la fatica, e forse un incantesimo.\n"
      .. "4. La battaglia, un padrone di casa dopo l'altro.\n"
      .. "Chi dopo quattro turni è ancora vivo va a casa e non è tuo prigioniero. Se non c'è più nulla da conquistare, a ogni turno liberi invece un "
      .. "prigioniero. Finita la visita il tuo personale si rialza.",
    battle = "1. Scatta la tua trappola, e si paga. I simboli dei ladri tolgono punti al danno.\n"
      .. "2. Riesce un incantesimo rapido, se c'è magia abbastanza.\n"
      .. "3. Attaccano i tuoi mostri e fantasmi, uno dopo l'altro come vuoi.\n"
      .. "4. Un incantesimo lento.\n"
      .. "5. I sacerdoti curano, se qualcuno è stato attaccato.\n"
      .. "6. La fatica, punto per punto, a chi sta davanti. Se poi qualcuno è ancora in piedi, la tessera è conquistata.\n"
      .. "Chi ha tanti danni quanta salute va subito in prigione. Quando cade l'ultimo la battaglia è finita, in qualunque passo.",
    heal = "Dopo i mostri, e solo se uno di loro ha attaccato: una trappola da sola non è un attacco, e nemmeno una melma che li trattiene. Ogni "
      .. "simbolo dei sacerdoti e del paladino toglie 1 danno, a cominciare dall'eroe davanti; quel che a lui non serve passa al successivo. Dalla "
      .. "prigione non si rialza nessuno.",
    pay_day = "Nel Giorno di Paga, un evento, tutti quelli della tua tana, anche i fantasmi, vogliono di nuovo quel che sono costati, uno per uno come "
      .. "vuoi. Chi non paghi se ne va, e tu sei più malvagio di 1. Quel che era per il posto o per l'ora non si paga di nuovo. A malvagità 15 "
      .. "nessuna paga si può dare in malvagità.",
    taxes = "Con la Tassa sul Suolo, un evento, devi 1 oro ogni due tessere, gallerie e stanze, conquistate o no, arrotondando per eccesso. Puoi pagare di "
      .. "meno: ogni moneta che manca è una lettera minatoria, 3 punti in meno alla fine.",
    paladin = "Uno all'anno: va alla porta di chi per primo arriva a malvagità 10, e sta davanti a tutti. Fare il bravo dopo non lo manda via. Se "
      .. "qualcun altro, da 10 in su, diventa peggiore di chi ce l'ha, si sposta lì con tutte le sue ferite, anche durante una visita. Ha tutti i "
      .. "simboli, e in prigione vale 5 punti.",
    score = "+2 per ogni tessera non conquistata, +1 per ogni mostro (i fantasmi no), +2 per ogni eroe e +5 per ogni paladino in prigione; −2 per "
      .. "ogni tessera conquistata, −3 per ogni lettera minatoria. Poi quel che portano le stanze del secondo anno, e i titoli. Vince chi ha più "
      .. "punti, e chi è pari divide. Chi ha più di 0 passa l'esame.",
    round = "Ce ne sono di due specie. Una stagione è un turno di ordini, e una visita ha fino a quattro turni, ognuno con una battaglia. Che cosa "
      .. "viene dopo che cosa lo dicono stagione, visita e battaglia.",
    minion = "Ne hai tre, uno per ordine. Un servitore va al posto libero più basso del luogo del suo ordine, agisce quando tocca a quel luogo, e "
      .. "torna a casa. Se non trova posto, non può far niente, o gli dici di no, si siede sull'ordine, e quell'ordine può tornare in mano.",
    order = "Sei ordini sono in mano, due sono messi via. Ogni luogo ha tre posti, e che cosa costano e rendono lo dice luoghi; si comincia dal primo, ma per i colloqui e i muratori "
      .. "dall'ultimo. Un servitore che non ha potuto far niente, o a cui hai detto di no, si siede sul suo ordine. Dei tuoi tre ordini ne riprendi "
      .. "uno, il primo o uno su cui siede un servitore; gli altri due sono via per la stagione dopo.",
    imp = "I diavoletti scavano gallerie, ci cercano oro, e lavorano in una stanza: ciascuno fa una cosa sola, poi è occupato fino alla prossima "
      .. "stagione. Chi arriva con un annuncio è in ritardo per scavare, ma in tempo per una stanza. Quanti se ne usano lo dicono i luoghi.",
    evil = "Il tracciato va da 1 a 15, e tutti cominciano da 5. Si peggiora con la cena, con certe paghe e lasciando andare il personale; si "
      .. "diventa più buoni facendo i bravi in pubblico, con l'Ufficio Stampa e a ogni conquista. Così gli eroi vanno alle porte, il più debole dal "
      .. "più buono; di chi è pari passa per più buono chi è più vicino al primo giocatore. A 10 il paladino viene dal peggiore.",
    tunnel = "Accanto a un'altra tua tessera, e mai quattro in quadrato. Ognuna vale 2 punti, conquistata −2.",
    room = "Prende il posto di una galleria, mai accanto a un'altra stanza. Quelle del primo anno lavorano una volta a stagione, nel secondo anno due. In battaglia ci si mandano due mostri, e una trappola vi costa 1 oro.",
    trap = "Una per galleria, o in una stanza, dove costa 1 oro; scatta prima dell'attacco dei mostri. I ladri tolgono punti al danno, da davanti in poi, ma mai agli altri effetti.",
    attack = "Un mostro per galleria, due in una stanza, e fantasmi a piacere; in battaglia dici tu a chi tocca. Chi ha attaccato sta coperto finché la visita non è finita.",
    hero = "I tuoi visitatori. Chi in questa stagione è in cammino, nella prossima sta al bivio, e da lì va a una porta, il più debole dal più "
      .. "buono; alla fine ce ne sono tre a ognuna. Chi ha un numero romano è alla tua porta: il I davanti, il II dietro. I guerrieri stanno "
      .. "davanti, i ladri indeboliscono le trappole, i sacerdoti curano dopo un attacco, i maghi lanciano incantesimi.",
    conquest = "Se dopo la fatica qualcuno è ancora in piedi, la tessera è conquistata: è persa. Vanno sempre alla più vicina che non lo sia.",
    fatigue = "Alla fine di una battaglia tanti punti, uno per volta, a chi sta davanti: quanti lo dice la carta del turno. Se poi qualcuno è "
      .. "ancora in piedi, è una conquista.",
    spell = "Riesce se la magia dei vivi è almeno il numero del turno: rapido prima che i mostri attacchino, lento dopo.",
    event = "Alla fine di primavera, estate e autunno ne arriva uno di tre, ciascuno una volta l'anno, noto una stagione prima: paghe, tassa, o "
      .. "Varie ed Eventuali. Queste sono, in una partita completa, una di altre nove carte, per esempio un'Ispezione Antincendio, e nella prima "
      .. "partita niente. Ciascuno decide a cominciare dal primo giocatore.",
    title = "3 punti a chi ha più di qualcosa, 2 se si divide; in due giocatori 2 e 1. Sono sette: più malvagità, più stanze, più gallerie (anche "
      .. "quelle perse), più mostri (i fantasmi no), più diavoletti, più oro, cibo e trappole non usate messi insieme, e meno tessere perse.",
    dummy = "Un fantoccio non lo gioca nessuno: occupa posti, e altro non fa. In tre ce n'è uno, e i suoi tre ordini si pescano. In due ce ne sono "
      .. "due; due ordini di ciascuno si pescano, e il terzo lo sceglie il suo padrone. In due il fantoccio sta anche sul tracciato della malvagità: "
      .. "l'eroe che toccherebbe a lui esce dal gioco.",
    icon = "Quanto un eroe sa del suo mestiere. Quelli di un ladro tolgono altrettanti punti al danno di ogni trappola, quelli di un sacerdote ne "
      .. "curano altrettanti dopo gli attacchi, quelli dei maghi si sommano per un incantesimo, a ogni battaglia da capo. I guerrieri non ne hanno: "
      .. "stanno davanti. Il paladino ne ha di tutti.",
    strength = "Da 1 in su, quanto è pericoloso un eroe. Per forza si mettono in fila, il più debole alla porta di chi è più buono; non è un "
      .. "attacco. Ciò che fa un mostro è il suo attacco: tanto danno a un eroe, o come dice la sua regola.",
  },

  -- What a topic of help looks like at the table; one for each.
  example = {
    year = "Inverno: Anna scava. Primavera: assume un goblin, gli dà subito la prima paga, e un Chierichetto si mette in fila. Estate: "
      .. "il ferramenta, la tassa, e uno Scudiero in Prova. Autunno: un'Ispezione Antincendio, e una Maga delle Note in Calce. Ora alla porta sono in "
      .. "tre, e in quattro turni prendono una tessera.",
    season = "È primavera, e Anna ha cinque diavoletti. A cena il primo posto è del fantoccio, perciò paga 1 malvagità per 3 cibo. Due diavoletti "
      .. "scavano una galleria a testa. Assume un Goblin a Termine per 1 cibo. Gli altri tre diavoletti lavorano nella Cantina delle Uova: 1 cibo. "
      .. "Riprende Scavare. Giorno di Paga: il goblin riceve di nuovo 1 cibo. Alla sua porta va un Chierichetto.",
    place = "Anna e Ben vanno dal ferramenta, e Anna è la prima: una trappola per 1 oro. Ben, al secondo posto, ne ha una gratis. Chi arriva prima "
      .. "non sempre spende meno.",
    visit = "Anna ha gallerie in c1, c2 e b1. Al turno 1 stanno davanti a c1, e la prendono. Al turno 2 sceglie fra c2 e b1: sono tutte e due un "
      .. "passo più in là. Prende c2, con un Macigno di Ritorno e una Strega a Partita IVA, e non resta nessuno.",
    battle = "Un Cavaliere di Riserva, salute 4, e un Chierichetto con 1 simbolo. Il Troll Portante fa 3 al Cavaliere, il Chierichetto cura 1: "
      .. "restano 2 danni. La carta dice fatica 2: il Cavaliere ne ha 4 e va in prigione. Il Chierichetto è ancora in piedi, perciò la galleria è "
      .. "conquistata.",
    heal = "Due sacerdoti e un ladro hanno 0, 1 e 2 danni, e ci sono 4 simboli. Un goblin fa 2 al primo sacerdote: ora 2, 1, 2. Le cure ne tolgono "
      .. "2, 1 e 1, e resta 0, 0, 1. Era meglio non attaccare.",
    pay_day = "Anna è a malvagità 7, con una Strega a Partita IVA, 1 cibo e 1 malvagità, e un Conte Moroso, 2 malvagità. Se paga tutti e due arriva "
      .. "a 10, e viene il paladino. Perciò lascia andare il Conte: 1 per la Strega e 1 per questo, 9.",
    taxes = "Anna ha cinque tessere e deve 3 oro. Ne paga 1 e riceve due lettere minatorie: 6 punti in meno alla fine.",
    paladin = "Anna è a 11 e ce l'ha lei. Ben arriva a 11: lui resta. Ben arriva a 12: si sposta da Ben. Ben fa il bravo e scende a 9: è di nuovo "
      .. "alla porta di Anna.",
    score = "Anna ha sette tessere, 14 punti, e due conquistate, −4; quattro mostri, 4; cinque eroi in prigione, 10; e un titolo da sola, 3. Fa 27, "
      .. "e il contratto.",
    round = "In testa al tavolo c'è «Turno della visita 2»: la seconda battaglia di quest'autunno. Finché non c'è scritto niente di simile, conta "
      .. "la stagione.",
    minion = "Il tuo terzo ordine è Scavare, e tre servitori scavano già: il tuo si siede sulla carta. Puoi riprendere Scavare, anche se non era il "
      .. "tuo primo ordine.",
    icon = "Alla porta stanno un ladro con 2 simboli e un sacerdote con 1. Un macigno da 4 punti ne fa 2; dopo il colpo del troll 1 punto guarisce.",
    strength = "Arrivano eroi di forza 1, 2 e 2. Ad Anna, malvagità 3, tocca l'1; a Ben e Cleo, malvagità 5 e 8, gli altri.",
    aim = "Nella prima stagione Anna dà Procurare la Cena, Scavare e Cercare Oro. Il suo servitore è il secondo a cena: 3 cibo per 1 malvagità. Due "
      .. "diavoletti scavano una galleria a testa, il terzo porta una moneta. D'autunno un Chierichetto cade nella sua trappola: in prigione vale 2 "
      .. "punti.",
    order = "Dai Scavare, Appendere un Annuncio e Fare un Colloquio. La stagione dopo, Scavare è di nuovo in mano; degli altri due sai che ormai lo "
      .. "sanno tutti.",
    imp = "Cinque diavoletti: due scavano una galleria a testa, tre stanno nella Cantina delle Uova, per 1 cibo. A cercare oro non resta nessuno.",
    evil = "Sei a 6. Procurare la Cena, terzo posto: 3 cibo e una moneta per 2 malvagità, e sono 8. Un Conte Moroso ne costa altre 2: 10, e alla "
      .. "tua porta si sistema il Paladino del Cucchiaio d'Argento.",
    tunnel = "Tre delle tue gallerie fanno angolo: la quarta può andare ovunque tranne che lì dentro. Sei gallerie, una conquistata: 10 punti meno "
      .. "2.",
    room = "La Cantina delle Uova prende il posto di una galleria nella metà alta: 3 diavoletti, 1 cibo. La Bottega dell'Uscita non si può "
      .. "costruire accanto; spigolo contro spigolo non fa niente.",
    trap = "Il Pavimento Assente fa 2 al primo eroe, e una Camminatrice in Punta di Piedi ne toglie 2: nessuno si fa male. Ma il pavimento non c'è, "
      .. "dunque nemmeno la conquista.",
    attack = "In una galleria mandi un Troll Portante, 3 al primo eroe, e due Inquilini Precedenti, 2 a testa a chi sta dietro. Poi tutti e tre si "
      .. "coricano finché la visita non è finita.",
    hero = "Alla tua porta aspetta un Borseggiatore Corpulento, poi un Chierichetto. D'autunno arriva il Cavaliere di Riserva, e si mette davanti a "
      .. "tutti e due: si allena per questo.",
    conquest = "Dopo le trappole, i mostri e le scale resta un Chierichetto, con 1 salute. Basta: la tessera è persa, −2 invece di 2, e tu sei più "
      .. "buono di 1.",
    fatigue = "Marcia Lunga, 2. Al Cavaliere di Riserva resta 1 salute, e con quello va in prigione; l'altro punto è del Chierichetto, dietro di "
      .. "lui.",
    spell = "Lo Sguardo Severo al terzo turno vuole magia 3. La Dottoressa in Scintille ha 2, il Consulente del Tempo 1: uno dei tuoi mostri torna "
      .. "a casa senza aver colpito, e scegli tu quale. Se una trappola avesse preso l'una o l'altro, nessuno avrebbe guardato nessuno.",
    event = "In primavera vedi che d'estate arriva un'Ispezione Antincendio. Hai tre trappole in magazzino: 2 oro le tengono, 1 ne tiene due.",
    title = "Anna e Ben hanno sei gallerie a testa, e nessuno ne ha di più: 2 punti a tutti e due. Clara da sola ha più diavoletti di tutti: 3.",
    dummy = "In tre al tavolo. Il servitore del fantoccio sta sul primo posto dal ferramenta; ne restano una gratis, e due per 2 oro.",
  },

  zone = {
    monster_deck = "Candidati", room_deck = "Piante di stanze", hero_deck = "Eroi", trap_deck = "Ferramenta", trap_discard = "Rottami",
    event_deck = "Eventi a venire", special_deck = "Varie a venire", city = "La visita di quest'anno", next_city = "La visita dell'anno prossimo",
    box = "Nella scatola", distant = "Terre lontane", for_hire = "In cerca di lavoro", to_build = "In offerta", event = "Questa stagione",
    next_event = "La prossima stagione", special = "Varie", arriving = "Al bivio", coming = "In cammino", tent = "La tenda del paladino",
    spell = "Questo turno", supply = "Gallerie", dummies_home = "Fantocci a riposo", hand = "Ordini", drawn = "Ordini pescati", row = "Ordini coperti",
    dummy_pick = "Ordine del proprio fantoccio", dummy_rest = "Ordini non scelti", shown = "Ordini dati", shut = "Messi via", home = "Servitori", on_card = "Servitori senza lavoro",
    lair = "Tana", traps = "Trappole", laid = "Trappole posate", sent = "Mandati", dungeon = "Dungeon", party = "Alla porta", prison = "Prigione",
    at_food = "Cena", at_reputation = "In pubblico", at_tunnels = "Scavare", at_gold = "Cercare Oro", at_imps = "Annunci", at_traps = "Dal ferramenta",
    at_hire = "Colloqui", at_build = "Muratori", dummy_deck_1 = "Ordini del fantoccio", dummy_shut_1 = "Vietati al fantoccio",
    dummy_shown_1 = "Dati al fantoccio", dummy_deck_2 = "Ordini del secondo fantoccio", dummy_shut_2 = "Vietati al secondo fantoccio",
    dummy_shown_2 = "Dati al secondo fantoccio",
  },

  counter = {
    drill = "Addestramento", year = "Anno", season = "Stagione", round = "Turno", combat = "Turno della visita", first = "Primo", acting = "Di turno", slot = "Ordine", area = "Luogo",
    dummy_evil = "Malvagità del fantoccio", gold = "Oro", food = "Cibo", imps = "Diavoletti", busy = "Diavoletti occupati", busy_trolls = "Troll occupati",
    evil = "Malvagità", letters = "Lettere", battlefield = "Campo di battaglia", planned = "Fatto", points = "Punti", titles = "Titoli", lost = "Persa",
    hinted = "Suggerimenti", cell = "Casella", hands = "Diavoletti lì", worked = "Ha lavorato", space = "Posto", of = "Di chi", damage = "Danni",
    more_health = "Salute in più", spent = "Coperto", paid = "Pagato",
  },

  fact = {
    health = "salute", damage = "danni", more_health = "salute +", skill = "simboli", level = "forza", strength = "attacco", food = "cibo da pagare",
    evil = "malvagità da prendere", gold = "oro da pagare", trap = "trappole da dare", fodder = "mostri da dare", spent = "coperto", workers = "diavoletti", price = "cibo da pagare", lost = "persa",
    hands = "diavoletti lì", late_food = "cibo il secondo anno", crew = "diavoletto", fatigue = "fatica",
  },

  place = by_place(),

  term = { spy = "Uno sguardo a una carta della visita", trap = "Trappola" },

  terrain = { rock = "Roccia", tunnel = "Galleria", room = "Stanza", lost_tunnel = "Galleria conquistata", lost_room = "Stanza conquistata" },

  board = { site = "Cantiere" },

  mark = { paladin = "Arriva il paladino", visit = "Visita" },

  setting = {
    game = "Partita",
    ["game.full"] = "Completa",
    ["game.first"] = "Prima partita: ordini messi via a caso, niente varie",
    specials = "Varie ed eventuali",
    ["specials.on"] = "All'ordine del giorno",
    ["specials.off"] = "Rinviate",
    top = "Pagare in malvagità in cima al tracciato",
    ["top.closed"] = "Non si può",
    ["top.open"] = "Non costa niente",
    witch = "Una strega costa",
    ["witch.hungry"] = "1 cibo e 1 malvagità",
    ["witch.proud"] = "1 malvagità",
    four_share = "Un titolo diviso in quattro",
    ["four_share.nobody"] = "non è di nessuno",
    ["four_share.all"] = "porta 2 punti a ciascuno",
  },

  kind = {
    order = "Ordine", monster = "Personale", room = "Stanza", tunnel = "Galleria", trap = "Trappola", hero = "Eroe", combat = "Visita",
    event = "Evento", special = "Varie", chapter = "Capitolo",
  },

  title = { landlord_of_the_year = "Locatore dell'Anno", licensed_landlord = "Locatore Abilitato" },

  noun = {
    lords = { one = "Signorile, Sotto Terra", proper = true },
    full_lease = { one = "Il contratto", proper = true },
    minion = { one = "servitore", other = "servitori", gender = "m" },
    dummy_minion = { one = "servitore del fantoccio", other = "servitori del fantoccio", gender = "m" },
    tunnel = { one = "Galleria", other = "Gallerie", gender = "f" },

    forage = { one = "Procurare la Cena", other = "Procurare la Cena", gender = "m", proper = true },
    smile = { one = "Fare il Bravo in Pubblico", other = "Fare il Bravo in Pubblico", gender = "m", proper = true },
    dig = { one = "Scavare", other = "Scavare", gender = "m", proper = true },
    mine = { one = "Cercare Oro", other = "Cercare Oro", gender = "m", proper = true },
    recruit = { one = "Appendere un Annuncio", other = "Appendere un Annuncio", gender = "m", proper = true },
    shop = { one = "Andare in Ferramenta", other = "Andare in Ferramenta", gender = "m", proper = true },
    hire = { one = "Fare un Colloquio", other = "Fare un Colloquio", gender = "m", proper = true },
    build = { one = "Chiamare i Muratori", other = "Chiamare i Muratori", gender = "m", proper = true },
    goblin = { one = "Goblin a Termine", other = "Goblin a Termine", gender = "m" },
    slime = { one = "Melma Residente", other = "Melme Residenti", gender = "f" },
    ghost = { one = "Inquilino Precedente", other = "Inquilini Precedenti", gender = "m" },
    troll = { one = "Troll Portante", other = "Troll Portanti", gender = "m" },
    witch = { one = "Strega a Partita IVA", other = "Streghe a Partita IVA", gender = "f" },
    vampire = { one = "Conte Moroso", other = "Conti Morosi", gender = "m" },
    golem = { one = "Golem Autenticato", other = "Golem Autenticati", gender = "m" },
    dragon = { one = "Drago da Riscaldamento", other = "Draghi da Riscaldamento", gender = "m" },
    demon = { one = "Demone della Conformità", other = "Demoni della Conformità", gender = "m" },
    egg_cellar = { one = "Cantina delle Uova", other = "Cantine delle Uova", gender = "f" },
    mushroom_cupboard = { one = "Credenza dei Funghi", other = "Credenze dei Funghi", gender = "f" },
    gift_shop = { one = "Bottega dell'Uscita", other = "Botteghe dell'Uscita", gender = "f" },
    coin_press = { one = "Conio Privato", other = "Coni Privati", gender = "m" },
    tinkering_bench = { one = "Banco da Bricolage", other = "Banchi da Bricolage", gender = "m" },
    shovel_cupboard = { one = "Armadio delle Pale", other = "Armadi delle Pale", gender = "m" },
    press_office = { one = "Ufficio Stampa", other = "Uffici Stampa", gender = "m" },
    copying_closet = { one = "Sgabuzzino delle Copie", other = "Sgabuzzini delle Copie", gender = "m" },
    gymnasium = { one = "Palestra Umida", other = "Palestre Umide", gender = "f" },
    unlit_parlour = { one = "Salotto al Buio", other = "Salotti al Buio", gender = "m" },
    waiting_line = { one = "Prendere il Numero", other = "Prendere il Numero", gender = "m" },
    silent_library = { one = "Biblioteca Silenziosa", other = "Biblioteche Silenziose", gender = "f" },
    canteen = { one = "Mensa del Personale", other = "Mense del Personale", gender = "f" },
    quiet_crypt = { one = "Cripta Tranquilla", other = "Cripte Tranquille", gender = "f" },
    trophy_cabinet = { one = "Vetrina dei Trofei", other = "Vetrine dei Trofei", gender = "f" },
    boiler_room = { one = "Locale Caldaie del Destino", other = "Locali Caldaie del Destino", gender = "m" },
    returning_boulder = { one = "Macigno di Ritorno", other = "Macigni di Ritorno", gender = "m" },
    long_case_clock = { one = "Pendola a Sorpresa", other = "Pendole a Sorpresa", gender = "f" },
    hot_draught = { one = "Spiffero Rovente", other = "Spifferi Roventi", gender = "m" },
    lost_property = { one = "Anello degli Oggetti Smarriti", other = "Anelli degli Oggetti Smarriti", gender = "m" },
    absent_floor = { one = "Pavimento Assente", other = "Pavimenti Assenti", gender = "m" },
    slow_needle = { one = "Ago Lento", other = "Aghi Lenti", gender = "m" },
    blunt_wit = { one = "Dardo dell'Ottusità", other = "Dardi dell'Ottusità", gender = "m" },
    chefs_regret = { one = "Rimorso dello Chef", other = "Rimorsi dello Chef", gender = "m" },
    volunteer_imp = { one = "Volontario", other = "Volontari", gender = "m" },
    squire = { one = "Scudiero in Prova", other = "Scudieri in Prova", gender = "m" },
    second_best_knight = { one = "Cavaliere di Riserva", other = "Cavalieri di Riserva", gender = "m" },
    sword_renter = { one = "Spadaccina a Noleggio", other = "Spadaccine a Noleggio", gender = "f" },
    retired_captain = { one = "Capitano in Pensione", other = "Capitani in Pensione", gender = "m" },
    locksmiths_nephew = { one = "Nipote del Fabbro", other = "Nipoti del Fabbro", gender = "m" },
    tiptoer = { one = "Camminatrice in Punta di Piedi", other = "Camminatrici in Punta di Piedi", gender = "f" },
    burly_pickpocket = { one = "Borseggiatore Corpulento", other = "Borseggiatori Corpulenti", gender = "m" },
    lady_of_picks = { one = "Dama dei Grimaldelli", other = "Dame dei Grimaldelli", gender = "f" },
    choirboy = { one = "Chierichetto", other = "Chierichetti", gender = "m" },
    mild_sister = { one = "Suora del Blando Rimprovero", other = "Suore del Blando Rimprovero", gender = "f" },
    fed_friar = { one = "Frate ben Nutrito", other = "Frati ben Nutriti", gender = "m" },
    bandage_canon = { one = "Canonico con le Bende", other = "Canonici con le Bende", gender = "m" },
    evening_mage = { one = "Mago della Scuola Serale", other = "Maghi della Scuola Serale", gender = "m" },
    footnote_mage = { one = "Maga delle Note in Calce", other = "Maghe delle Note in Calce", gender = "f" },
    weather_consultant = { one = "Consulente del Tempo", other = "Consulenti del Tempo", gender = "m" },
    doctor_of_sparks = { one = "Dottoressa in Scintille", other = "Dottoresse in Scintille", gender = "f" },
    sergeant_at_large = { one = "Sergente a Piede Libero", other = "Sergenti a Piede Libero", gender = "m" },
    dragons_widow = { one = "Vedova di Drago", other = "Vedove di Drago", gender = "f" },
    baron_on_foot = { one = "Barone Appiedato", other = "Baroni Appiedati", gender = "m" },
    walking_wardrobe = { one = "Armadio Ambulante", other = "Armadi Ambulanti", gender = "m" },
    window_inspector = { one = "Ispettore di Finestre", other = "Ispettori di Finestre", gender = "m" },
    overdue_borrower = { one = "Prestatario in Ritardo", other = "Prestatari in Ritardo", gender = "m" },
    nobody_special = { one = "Nessuno di Preciso", other = "Nessuni di Preciso", gender = "m", proper = true },
    mother_of_burglars = { one = "Madre degli Scassinatori", other = "Madri degli Scassinatori", gender = "f" },
    travelling_deacon = { one = "Diacono Itinerante", other = "Diaconi Itineranti", gender = "m" },
    armed_prior = { one = "Priore con la Mazza", other = "Priori con la Mazza", gender = "m" },
    soul_surgeon = { one = "Chirurga delle Anime", other = "Chirurghe delle Anime", gender = "f" },
    minor_saint = { one = "Santa Minore", other = "Sante Minori", gender = "f" },
    certified_conjuror = { one = "Prestigiatore Diplomato", other = "Prestigiatori Diplomati", gender = "m" },
    daylight_astronomer = { one = "Astronoma di Giorno", other = "Astronome di Giorno", gender = "f" },
    archmages_stand_in = { one = "Sostituto dell'Arcimago", other = "Sostituti dell'Arcimago", gender = "m" },
    last_of_the_tower = { one = "Ultima della Torre", other = "Ultime della Torre", gender = "f" },
    silver_paladin = { one = "Paladino del Cucchiaio d'Argento", other = "Paladini del Cucchiaio d'Argento", gender = "m" },
    golden_paladin = { one = "Paladino dello Stendardo d'Oro", other = "Paladini dello Stendardo d'Oro", gender = "m" },
    illusion = { one = "Eroe che Non C'È", other = "Eroi che Non Ci Sono", gender = "m" },
    borrowed_umbrella = { one = "Ombrello in Prestito", other = "Ombrelli in Prestito", gender = "m" },
    stern_look = { one = "Sguardo Severo", other = "Sguardi Severi", gender = "m" },
    packed_lunch = { one = "Pranzo al Sacco", other = "Pranzi al Sacco", gender = "m" },
    collective_bargaining = { one = "Contrattazione Collettiva", other = "Contrattazioni Collettive", gender = "f" },
    light_fingers = { one = "Dita Leggere", other = "Dita Leggere", gender = "f" },
    man_of_straw = { one = "Uomo di Paglia", other = "Uomini di Paglia", gender = "m" },
    second_wind = { one = "Secondo Fiato", other = "Secondi Fiati", gender = "m" },
    imp_repellent = { one = "Repellente per Diavoletti", other = "Repellenti per Diavoletti", gender = "m" },
    long_march = { one = "Marcia Lunga", other = "Marce Lunghe", gender = "f" },
    ceasefire = { one = "Tregua col Tè", other = "Tregue col Tè", gender = "f" },
    wool_gathering = { one = "Contare le Pecore", other = "Contare le Pecore", gender = "m" },
    invisible_ink = { one = "Inchiostro Simpatico", other = "Inchiostri Simpatici", gender = "m" },
    red_mist = { one = "Nebbia Rossa", other = "Nebbie Rosse", gender = "f" },
    wrong_door = { one = "Porta Sbagliata", other = "Porte Sbagliate", gender = "f" },
    group_bandage = { one = "Benda di Gruppo", other = "Bende di Gruppo", gender = "f" },
    spring_clean = { one = "Pulizie di Primavera", other = "Pulizie di Primavera", gender = "f" },
    formal_notice = { one = "Diffida Formale", other = "Diffide Formali", gender = "f" },
    stairs_again = { one = "Altre Scale", other = "Altre Scale", gender = "f" },
    wages_due = { one = "Giorno di Paga", other = "Giorni di Paga", gender = "m" },
    ground_rent = { one = "Tassa sul Suolo", other = "Tasse sul Suolo", gender = "f" },
    any_other_business = { one = "Varie ed Eventuali", other = "Varie ed Eventuali", gender = "f" },
    witch_finders = { one = "Gita dei Cacciastreghe", other = "Gite dei Cacciastreghe", gender = "f" },
    work_to_rule = { one = "Sciopero Bianco", other = "Scioperi Bianchi", gender = "m" },
    sudden_audit = { one = "Controllo Improvviso", other = "Controlli Improvvisi", gender = "m" },
    guests_with_tails = { one = "Ospiti con la Coda", other = "Ospiti con la Coda", gender = "m" },
    imps_anniversary = { one = "Anniversario dei Diavoletti", other = "Anniversari dei Diavoletti", gender = "m" },
    heroes_breakfast = { one = "Colazione degli Eroi", other = "Colazioni degli Eroi", gender = "f" },
    talk_in_the_village = { one = "Chiacchiere in Paese", other = "Chiacchiere in Paese", gender = "f" },
    falling_ceiling = { one = "Soffitto in Discesa", other = "Soffitti in Discesa", gender = "m" },
    fire_inspection = { one = "Ispezione Antincendio", other = "Ispezioni Antincendio", gender = "f" },
  },

  role = by_trade("word", {
    sword_renter = "Guerriera", dragons_widow = "Guerriera",
    tiptoer = "Ladra", lady_of_picks = "Ladra", mother_of_burglars = "Ladra",
    mild_sister = "Sacerdotessa", soul_surgeon = "Sacerdotessa", minor_saint = "Sacerdotessa",
    footnote_mage = "Maga", doctor_of_sparks = "Maga", daylight_astronomer = "Maga", last_of_the_tower = "Maga",
  }),

  rule = by_trade("rule", {
    tunnel = "2 punti alla fine, conquistata −2. Ogni stagione un diavoletto ci può cercare oro.",
    forage = "Prendere cibo: 1 oro per 2, 1 malvagità per 3, oppure 2 malvagità per 3 e una moneta.",
    smile = "La malvagità scende di 1 o 2; dal primo e dal terzo posto guardi anche una carta della visita.",
    dig = "Fino a 2, 3 o 4 gallerie, un diavoletto ciascuna; dal terzo posto un altro deve stare a guardare.",
    mine = "Fino a 2, 3 o 4 oro, un diavoletto e una galleria ciascuno; dal terzo posto un altro deve stare a guardare.",
    recruit = "Diavoletti: 1 per 1 cibo, 2 per 2 cibo, oppure 2 per 1 cibo e 1 oro.",
    shop = "Trappole: una per 1 oro, una gratis, o due per 2 oro. Il secondo anno se ne pesca una in più e se ne butta una.",
    hire = "Uno del personale per la sua paga; dal terzo posto per 1 cibo in più, ma prima degli altri. Come primo ordine costa anche 1 oro, tranne che nella prima partita.",
    build = "Una stanza al posto di una galleria, per 1 oro; dal primo posto gratis, se ne resta una.",
    goblin = "2 al primo eroe; se per lui è finita, 1 al successivo.",
    slime = "1 a ogni eroe; oppure in questo turno nessuno avanza: né fatica né conquista. Quest'ultimo non è un attacco.",
    ghost = "2 a un eroe qualsiasi tranne il primo. Non è un mostro: se ne mandano quanti si vuole, e ciò che tocca i mostri non lo tocca.",
    troll = "3 al primo eroe, o 4 per 1 cibo. Nelle stanze lavora come un diavoletto.",
    witch = "4 al primo eroe, o due volte 1 a chiunque.",
    vampire = "3 a un eroe qualsiasi, non a un sacerdote; oppure 2, e torna scoperto.",
    golem = "4 al primo eroe, e torna sempre scoperto. La sua paga è 1 oro e una trappola.",
    dragon = "2 a ogni eroe, e dopo nessuno guarisce.",
    demon = "7 a un eroe qualsiasi, e in questo turno né fatica né conquista. La sua paga è 1 malvagità e un mostro.",
    egg_cellar = "3 diavoletti: 1 cibo. Solo righe 1 e 2.",
    mushroom_cupboard = "3 diavoletti: 1 cibo. Solo righe 3 e 4.",
    gift_shop = "3 diavoletti: 1 oro. Solo righe 1 e 2.",
    coin_press = "3 diavoletti: 1 oro. Solo righe 3 e 4.",
    tinkering_bench = "4 diavoletti: una trappola. Solo sul bordo.",
    shovel_cupboard = "2 diavoletti: una galleria. Solo sul bordo.",
    press_office = "3 diavoletti: la malvagità scende di 1. Solo da b2 a d3.",
    copying_closet = "2 diavoletti e 1 cibo: un altro diavoletto. Solo da b2 a d3.",
    gymnasium = "Qui ogni attacco di troll e goblin è più forte di 1.",
    unlit_parlour = "Qui ogni attacco di vampiri e streghe è più forte di 1.",
    waiting_line = "Qui si posano due trappole, senza pagare oro per la stanza; ma si manda un solo mostro.",
    silent_library = "Qui niente incantesimi.",
    canteen = "Alla fine 1 punto per ogni troll, goblin e strega.",
    quiet_crypt = "Alla fine 2 punti per ogni vampiro e fantasma.",
    trophy_cabinet = "Alla fine 2 punti per ogni titolo tenuto da soli, 1 per ciascuno condiviso.",
    boiler_room = "Alla fine 2 punti per ogni golem, drago e demone.",
    returning_boulder = "3 al primo eroe; il secondo anno 4.",
    long_case_clock = "3 al secondo eroe; il secondo anno 4.",
    hot_draught = "1 a ogni eroe e 1 in più all'ultimo.",
    lost_property = "Costa 1 oro. 1 a ogni eroe, e in questo turno né fatica né conquista.",
    absent_floor = "2 al primo eroe, il secondo anno 3; in questo turno né fatica né conquista.",
    slow_needle = "1 a un eroe qualsiasi, e 2 allo stesso alla fine del turno, qualunque cosa dicano i simboli.",
    blunt_wit = "1 a un eroe qualsiasi. Se è un mago, in questo turno niente incantesimi; se è un sacerdote, niente cure.",
    chefs_regret = "Costa 1 cibo, il secondo anno 2. Al primo eroe tanto quanto ha di salute.",
    volunteer_imp = "Costa 1 diavoletto. 2 al primo eroe, il secondo anno 3, e 1 a ogni eroe.",
    illusion = "Sta davanti finché qualcuno lo colpisce. Nessuno lo mette in prigione.",
    borrowed_umbrella = "Fatica 0. Rapido: ogni eroe ignora 1 danno da mostri e fantasmi.",
    stern_look = "Fatica 1. Rapido: scegli un mostro che attacca; torna a casa.",
    packed_lunch = "Fatica 1. Lento: il primo eroe ha 1 salute in più.",
    collective_bargaining = "Fatica 1. Rapido: paga di nuovo ogni mostro che attacca, o torna a casa.",
    light_fingers = "Fatica 1. Lento: perdi 1 oro, altrimenti 1 cibo.",
    man_of_straw = "Fatica 2. Rapido: davanti si mette qualcuno che non c'è.",
    second_wind = "Fatica 2. Lento: 2 danni guariscono, prima davanti.",
    imp_repellent = "Fatica 2. Lento: perdi un diavoletto.",
    long_march = "Fatica 2. Nessun incantesimo.",
    ceasefire = "Fatica 1. Rapido: tutti i mostri che attaccano tornano a casa.",
    wool_gathering = "Fatica 2. Rapido: scegli un mostro che attacca; è una pecora, 1 danno al primo eroe.",
    invisible_ink = "Fatica 2. Rapido: mostri e fantasmi non feriscono i maghi.",
    red_mist = "Fatica 2. Rapido: ogni mostro che attacca colpisce solo il primo eroe, col suo numero più basso.",
    wrong_door = "Fatica 2. Rapido: scegli un mostro che attacca; è fuori per l'anno senza avere attaccato.",
    group_bandage = "Fatica 3. Lento: ogni eroe guarisce di 1.",
    spring_clean = "Fatica 3. Lento: il caso ti toglie una trappola dal magazzino, altrimenti perdi 1 oro.",
    formal_notice = "Fatica 3. Lento: paga 1 oro o prendi una lettera minatoria.",
    stairs_again = "Fatica 3. Nessun incantesimo.",
    wages_due = "Paga di nuovo tutti nella tana, o lasciali andare con 1 malvagità in più per ciascuno.",
    ground_rent = "1 oro ogni due tessere, arrotondando per eccesso. Quel che non paghi arriva come lettera minatoria.",
    any_other_business = "In una partita completa una di nove carte di varie; nella prima, niente.",
    witch_finders = "Per ogni tua strega: rinunciaci, o diventa più malvagio di 1.",
    work_to_rule = "Per ogni tuo mostro dai un'unità della sua paga, o per la visita di quest'anno è fuori. Chi lavora gratis non chiede niente.",
    sudden_audit = "Perdi metà dell'oro, arrotondata per eccesso.",
    guests_with_tails = "Perdi metà del cibo, arrotondata per eccesso.",
    imps_anniversary = "Ogni 4 diavoletti che hai: 1 se ne va, o costa 1 cibo.",
    heroes_breakfast = "Il primo eroe che ti aspetta ha 1 salute in più fino alla fine dell'anno.",
    talk_in_the_village = "Paga 1 oro, o diventa più malvagio di 1.",
    falling_ceiling = "Perdi un diavoletto o paghi 2 oro. Se non puoi, ricevi una lettera minatoria.",
    fire_inspection = "1 oro ogni 2 trappole in magazzino, arrotondando per eccesso; quelle che non paghi si buttano.",
  }),

  flavour = {
    goblin = "Tre mesi, con prospettiva di eternità.",
    slime = "Era compresa nel pavimento.",
    ghost = "Morto aspettando la caparra.",
    troll = "Si prega di non rimuovere.",
    witch = "Fattura in rane.",
    vampire = "Paga di notte. Non ha detto quale.",
    golem = "Timbrato in fronte, in triplice copia.",
    dragon = "Revisionato ogni anno da chi pesca la paglia corta.",
    demon = "Legge tutto. Non perdona niente.",
    egg_cellar = "La gallina non l'ha vista nessuno.",
    mushroom_cupboard = "Attenti a quelli che canticchiano.",
    gift_shop = "SONO SOPRAVVISSUTO, in tre taglie. Si vende poco.",
    coin_press = "Il re sopra non è nessuno di preciso.",
    tinkering_bench = "Contate le dita, poi annotate il numero.",
    shovel_cupboard = "Dietro le scope c'è una porta. Dietro, un'altra.",
    press_office = "«Nessun orfano è stato sfrattato» era la terza bozza.",
    copying_closet = "Ne entrano due, ne escono tre, nessuno chiede.",
    gymnasium = "La fune sale. Nessuno ha trovato dove.",
    unlit_parlour = "Accomodatevi. No, non lì.",
    waiting_line = "Si serve il numero 4. Voi avete il 7213.",
    silent_library = "SSST, a lettere di fuoco.",
    canteen = "Oggi: quello di ieri.",
    quiet_crypt = "Esposta a sud. Murata.",
    trophy_cabinet = "Terzo posto, gongolamento regionale, due anni di fila.",
    boiler_room = "La lancetta ha lasciato il quadrante in primavera.",
    returning_boulder = "Il giovedì torna da solo.",
    long_case_clock = "Giusta due volte al giorno.",
    hot_draught = "Chiudete la porta dietro di voi. Tardi.",
    lost_property = "Tutti dicono che è loro.",
    absent_floor = "Quando avete guardato c'era.",
    slow_needle = "Dopo ci riderete sopra. Per poco.",
    blunt_wit = "Com'era, la parola?",
    chefs_regret = "È il prezzemolo che uccide.",
    volunteer_imp = "Qualcuno ha chiesto chi volesse portare il barile.",
    squire = "Si può restituire entro quindici giorni.",
    second_best_knight = "Il titolare aveva il raffreddore.",
    sword_renter = "A ore, caparra non rimborsabile.",
    retired_captain = "Un'ultima volta, per la sesta volta.",
    locksmiths_nephew = "Sa da che parte si infila la chiave.",
    tiptoer = "Non ne avrete sentito parlare.",
    burly_pickpocket = "Solleva la persona intera.",
    lady_of_picks = "Prima bussa. È un'abitudine di famiglia.",
    choirboy = "Ha la giustificazione dell'abate.",
    mild_sister = "Non è arrabbiata. È delusa.",
    fed_friar = "Cura con la zuppa, se ne avanza.",
    bandage_canon = "Prima fascia, poi domanda.",
    evening_mage = "Martedì e giovedì, bastone proprio.",
    footnote_mage = "Vedi sotto.",
    weather_consultant = "Ha ragione più spesso di quanto vorrebbe.",
    doctor_of_sparks = "Niente sopracciglia, ottime referenze.",
    sergeant_at_large = "Nessuno gli ha detto che la guerra è finita.",
    dragons_widow = "È stato un bel matrimonio. Breve.",
    baron_on_foot = "Il cavallo sapeva leggere i cartelli.",
    walking_wardrobe = "Dentro dev'esserci qualcuno.",
    window_inspector = "Di solito dall'interno.",
    overdue_borrower = "Ha intenzione di riportare tutto.",
    nobody_special = "Vi siete già visti. Non potete saperlo.",
    mother_of_burglars = "Undici figli, tutti del mestiere.",
    travelling_deacon = "Benedice a peso.",
    armed_prior = "Porge l'altra guancia. La vostra.",
    soul_surgeon = "Punti così fini che si vedono i peccati.",
    minor_saint = "Per ora patrona degli ombrelli smarriti.",
    certified_conjuror = "Il diploma ce l'ha il coniglio.",
    daylight_astronomer = "Ha visto una stella, molto bene.",
    archmages_stand_in = "Stessa barba, altro scaffale.",
    last_of_the_tower = "Gli altri ci sono ancora, distribuiti in modo più o meno uniforme.",
    silver_paladin = "Ci è nato. Lo lucida.",
    golden_paladin = "Il suo cavallo ha l'aureola. Gli stringe.",
    illusion = "Non fa ombra e non fa domande.",
    wages_due = "Hanno fatto la fila. La fila ha fatto un sindacato.",
    ground_rent = "Sul suolo. Sotto il suolo. È tutto suolo.",
    any_other_business = "Punto nove all'ordine del giorno. È sempre il punto nove.",
    witch_finders = "Hanno portato panini e fiammiferi.",
    work_to_rule = "Il regolamento ha quattro pagine. Sanno leggerlo.",
    sudden_audit = "Hanno contato anche il lampadario.",
    guests_with_tails = "Hanno lasciato una recensione.",
    imps_anniversary = "Nessuno sa di che cosa. C'è la torta.",
    heroes_breakfast = "Due uova e un discorso.",
    talk_in_the_village = "E in pieno giorno, ha detto.",
    falling_ceiling = "Strutturale, dice il geometra, da fuori.",
    fire_inspection = "«E questa dove scoppia?»",
  },
}
