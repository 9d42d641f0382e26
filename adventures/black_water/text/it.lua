-- Acqua nera in italiano. Prima le pagine, poi come si chiamano le cose e che cosa dicono.
return {
  blurb = {
    black_water = "Da nove giorni il fiume corre nero, il mulino macina di notte senza che dentro ci sia nessuno, e "
      .. "all'osteria è finita la birra. Qualcuno dovrebbe risalire la corrente. Tre capitoli, una serata "
      .. "ciascuno, da uno a sei eroi.",
  },

  mill = {
    intro = "Nove giorni fa il fiume di Borgo Vimine è diventato nero. Non torbido: nero, come l'interno di uno "
      .. "stivale. I pesci se ne sono andati il primo giorno, il bucato il secondo. Il nono, Marta dell'Anatra "
      .. "Asciutta ha messo sul banco l'ultima botte, ci ha guardato dentro e ha detto quello che tutti temevano.\n"
      .. "«Niente acqua pulita, niente birra. Spero vi rendiate conto della gravità.»\n"
      .. "Voi cercavate comunque un lavoro onesto, o perlomeno un lavoro.",
    task = "Oddo Macina, il mugnaio, è annegato nella sua gora la notte in cui tutto è cominciato. L'hanno sepolto "
      .. "martedì. Mercoledì il mulino girava.\n"
      .. "Adesso ci siete davanti, con il crepuscolo alle caviglie. La ruota gira senza fretta. Dentro si macina "
      .. "qualcosa e, a giudicare dal rumore, non è grano. Sopra la porta pende un sacco con una scritta di farina: "
      .. "SI PREGA DI USARE LE SCALE.\n"
      .. "Qualcuno ha portato via le scale.",
    alive = "La ruota si ferma tra un cigolio e l'altro. Oddo Macina si siede su un sacco, piano, come deve essersi "
      .. "seduto ogni sera per quarant'anni.\n"
      .. "«Grazie», dice, e dalla parola cola acqua di fiume. «L'ordine l'avrei finito. Ne voleva tanta. Farina "
      .. "nera per il pane nero, per tutta quella gente sotto il lago. Qualcuno ha aperto la vecchia chiusa, "
      .. "sapete. Io ho sentito soltanto arrivare l'acqua.»\n"
      .. "Poi non è che una giacca bagnata su un mucchio di canne, e c'è un gran silenzio.",
    alive_buried = "Accanto alla porta c'è un sacchetto che prima non c'era. Dentro, una pagnotta ancora calda, bianca "
      .. "fino al cuore. Ve la dividete sul gradino. Nessuno apre bocca fino all'ultima briciola.",
    fork = "Due strade portano alla chiusa. Il sentiero lungo il fiume sale al traghetto: cielo aperto, fango onesto e un "
      .. "traghettatore che, dicono, non accetta più monete.\n"
      .. "L'altra comincia sotto i vostri piedi. Una botola, un lucchetto grosso come un prosciutto, e dietro la "
      .. "cantina dove il nonno di Oddo faceva la birra che l'esattore non doveva mai assaggiare. La galleria dei "
      .. "contrabbandieri sbuca sopra la pescaia. Da sotto sale un odore di aceto. Si direbbe che respiri.",
    locked = "La chiave non ce l'ha nessuno. Scuotete il lucchetto, perché si fa così, e il lucchetto scuote la testa. Dunque il fiume.",
    dead = "L'acqua della gora è fredda, poi non è più fredda, ed è peggio. La ruota vi fa fare un giro, come un "
      .. "ballerino beneducato, e vi lascia andare dall'altra parte.\n"
      .. "Affondate oltre le radici, oltre uno stivale, oltre un luccio piuttosto sorpreso. Sul fondo qualcuno ha "
      .. "appeso un cartello. Vi resta giusto il fiato per leggerlo.\n"
      .. "SI PREGA DI PRENDERE IL NUMERO.",
  },

  ferry = {
    intro = "Il sentiero lungo il fiume è quel che resta di una strada dopo che il fiume ci ha ripensato. A mezzogiorno "
      .. "cala la nebbia; all'una ha compagnia. Dentro ci passano lanterne, in fila, all'altezza a cui la gente "
      .. "porta le lanterne, e la gente non c'è.\n"
      .. "Poi l'imbarcadero: una campana, una fune, una tabella con le tariffe. Qualcuno ha cancellato SOLDI e ci ha "
      .. "scritto QUALCOSA CHE VI MANCHERÀ.",
    intro_loaf = "Avete ancora nello stomaco la pagnotta bianca di Oddo. È incredibile quanto si è più coraggiosi che con "
      .. "le rape.",
    intro_hungry = "L'ultima volta avete mangiato da Marta, ed era una minestra fatta da chi non aveva acqua. Da allora "
      .. "ci pensate spesso.",
    alive = "Il Traghettatore posa il remo di traverso sulla prua, con cura, come chi conta di tornare subito. "
      .. "«Sessant'anni», dice. «Prima i soldi. Poi si è alzata la paratoia, è venuto giù il lago, e volevano passare "
      .. "tutti insieme, e nessuno aveva più un soldo. Che cosa si fa pagare agli annegati? Ho preso quello che "
      .. "avevano. Ho ancora tutto.» Vi mostra una barcata di cose piccole: un pettine, una bambola, una chiave di "
      .. "casa.\nLega la barca. Sull'altra riva il sentiero sale, verso la pescaia.",
    alive_ring = "Vede l'anello e si toglie il cappello. «Questo è andato a fondo con la bambina della Guardiana», dice. "
      .. "«Annina. Remava meglio di me. Portatelo su a sua madre. Prima di ogni altra cosa; e poi state indietro.»",
    dead = "La barca si rovescia senza un rumore, come se si fosse esercitata. L'acqua nera si chiude sopra di voi, "
      .. "morbida come un coperchio.\n«Corsa pagata», dice qualcuno.\nAffondate per quella che sembra un'intera "
      .. "mattinata d'ufficio. In fondo, sotto un cartello, c'è una panca.",
  },

  cellar = {
    intro = "La chiave gira come se non aspettasse altro. Sotto la botola quaranta gradini scendono in un odore che non si "
      .. "toglie il cappello davanti a nessuno. Qui nonno Macina faceva la birra che non doveva pagare dazio: file di "
      .. "botti, nere di vecchiaia, alte come case. Quando morì erano piene. Da allora nessuno ha avuto cuore di "
      .. "guardare.\n"
      .. "La più vicina si gonfia un poco, e si sgonfia.",
    down = "Oltre la volta corre la galleria dei contrabbandieri, e in fondo c'è la pescaia. Basta attraversare la "
      .. "cantina. È una cantina lunga. Alle vostre spalle, con molto garbo, qualcosa chiude la botola.",
    alive = "La Madre dell'Aceto si affloscia come una tenda. Restano una pelle sul pavimento, una grande umidità e, "
      .. "nell'ultima botte, sotto il cocchiume, un secchio scarso di qualcosa di dorato che fa la schiuma appena lo si "
      .. "guarda. Profuma come da Marta il sabato sera.\n"
      .. "Lievito. Quello di nonno Macina: ottant'anni e di ottimo umore. Ne riempite una bottiglia, la tappate, e da "
      .. "lì in poi la portate come altri portano un bambino.",
    alive_name = "Sulla parete della galleria, all'altezza di una mano piccola, qualcuno ha inciso il nome che avete letto "
      .. "nel registro, e sotto una barca. Doveva conoscerla bene, questa strada.",
    dead = "I fumi vi prendono prima di lei. È una fine calda e stupida: ci si siede un momento, d'un tratto tutto è "
      .. "piuttosto buffo, e il pavimento si rivela un coperchio.\n"
      .. "Cadete oltre i mattoni, oltre l'argilla, oltre il fondo del pozzo, in un corridoio con una panca. L'hanno "
      .. "dipinto di verde, per calmare la gente.",
  },

  sluice = {
    from_ferry = "Dall'altra riva il sentiero sale accanto al fiume, che vi viene incontro come una cattiva notizia.",
    from_cellar = "La galleria vi lascia uscire sotto un biancospino: con gli occhi stretti, in odore di sottaceti, e felici "
      .. "della pioggia.",
    from_pit = "Il cunicolo delle anguille è lungo, stretto e tappezzato di anguille che c'erano prima di voi. Sbucate sopra "
      .. "la pescaia, viscidi e vivissimi, e un airone guarda dall'altra parte.",
    intro = "Eccola, dunque: la vecchia chiusa, alta come una chiesa, costruita da gente che voleva stare proprio sicura. "
      .. "Dietro c'era il Lago Nero, e sotto il lago un paese di cui nessuno parla, annegato apposta duecento anni fa "
      .. "perché Borgo Vimine avesse un mulino.\n"
      .. "La paratoia è aperta quanto è largo un bambino. Sul muro, con tutt'e due le mani sulla ruota, c'è Isotta "
      .. "Vane, la Guardiana. Sta svuotando il lago. In ogni altro posto ha già guardato.",
    alive = "La ruota gira al contrario, lenta, con tutti voi attaccati. Il ferro geme; la paratoia scende; il fiume "
      .. "prende un lungo respiro e lo trattiene.\n"
      .. "Poi sulla soglia passa un filo d'acqua, sottile come un dito. È marrone. Un marrone del tutto comune, "
      .. "fangoso, bellissimo.",
    pit = "Molto più in basso qualcuno cancella un numero da un elenco, sospira e asciuga l'inchiostro. Lo sentite tra le "
      .. "scapole, come un timbro.",
    ferry = "Giù sul fiume una campana suona due volte. Il Traghettatore sta portando di là tutti quanti, e restituisce i "
      .. "pettini.",
    starter = "Nella bottiglia il lievito ha il singhiozzo. Ne ha passate parecchie, e adesso gradirebbe una botte.",
    dead = "Il muro d'acqua non sembra acqua. Sembra la fine di una pagina. Venite voltati.\n"
      .. "Quando sapete di nuovo leggere, c'è scritto: SI PREGA DI PRENDERE IL NUMERO.",
    ending = "Isotta Vane resta seduta sul muro, di spalle, fino a sera. Nessuno trova le parole, e allora qualcuno le dà "
      .. "un mantello. «Volevo soltanto guardare il fondo», dice. Al mattino se n'è andata, e la paratoia è chiusa, e "
      .. "oliata.\n"
      .. "Tre settimane dopo, all'Anatra Asciutta si spilla la prima botte. Marta fa cancellare la parola Asciutta. Ne "
      .. "versa una a ciascuno di voi e una in più, che mette sul davanzale della finestra verso il fiume; nessuno "
      .. "chiede per chi. Al mattino il boccale è vuoto. Lo è sempre.",
    ending_ring = "Posate l'anello sul muro, tra voi e lei. Isotta Vane lo guarda come si guarda una porta. Poi lascia la "
      .. "ruota, prima con una mano, poi con l'altra, e se lo infila: si ferma all'unghia. «Oggi avrebbe vent'anni», dice. "
      .. "«Non andrebbe più nemmeno a lei.» E ride, per la prima volta in undici anni, e vi aiuta a chiudere la "
      .. "paratoia.\n"
      .. "In primavera un traghetto riverniciato fa servizio a Borgo Vimine. Al remo c'è una donna. La corsa costa un "
      .. "soldo; i bambini remano da sé. All'Anatra, che asciutta non è più, il vostro denaro non vale niente, e a Marta "
      .. "questo pesa moltissimo.",
    ending_name = "«Annina», dite. Nient'altro: è tutto quello che c'era sulla pagina. «Annina Vane, anni nove: ha portato "
      .. "l'olio da lampada in barca, da sola. Saldato. La migliore di tutti noi.»\n"
      .. "Le mani della Guardiana si staccano dalla ruota. In undici anni nessuno aveva più detto quel nome, per "
      .. "gentilezza; così le era toccato dirlo da sola. Adesso vi racconta tutto, per tutta la notte, mentre la paratoia "
      .. "scende anello dopo anello.\n"
      .. "Hanno messo una pietra alla pescaia. All'Anatra Asciutta la birra nuova si chiama Annina: è chiara, svelta, e dà "
      .. "alla testa. Marta dice che è l'unica che valga la pena di fare.",
  },

  pit = {
    intro = "Dunque è qui che si aspetta. Una sala di piastrelle verdi sotto il fiume, file di panche, file di annegati, "
      .. "ciascuno con un foglietto. Ogni tanto suona un campanello, tutti guardano il foglietto, e nessuno si alza.\n"
      .. "«Prima volta?» chiede il vostro vicino, che ha un pesce persico nella barba. «Il trucco è non avere le carte in "
      .. "regola. Chi le ha in regola, resta.» Vi squadra con rispetto. «Voi sarete fuori per cena.»",
    again = "La stessa sala; qualcuno ha passato lo straccio. Il vicino con il pesce persico nella barba vi fa posto. «Già di "
      .. "ritorno?» dice. «Hanno messo una pianta.» È vero. È lenticchia d'acqua.",
    alive = "L'Usciere cerca il modulo per essere sconfitto, scopre che non esiste, e si ferma. Nel silenzio cento annegati "
      .. "guardano il proprio foglietto. Uno lo strappa. Poi un altro.\n"
      .. "Mentre tutti gridano, voi trovate la porta. RISERVATO AL PERSONALE, dice; dietro ci sono scale, e una corrente "
      .. "d'aria che sa d'erba.",
    dead = "Non è facile morire quando si è già qui. Vi mettono un timbro, tutto qua, e vi mandano in fondo alla coda. La "
      .. "panca è ancora calda.",
  },

  shelf = {
    marta = "Prima che partiste Marta ha vuotato la mensola sotto il banco, dove tiene quel che i clienti lasciano al posto dei soldi. "
      .. "«Uno a testa», ha detto. «Poi me lo riportate. Oppure mi riportate il fiume, e siamo pari.»",
    gone = "Quello è già in mano d'altri. {hero} prende quel che c'era accanto.",
    ["pledges.title"] = "La stanza dei pegni",
    pledges = "Dietro le tramogge c'è una stanza senza finestre, e sapete qual è: tutti a Borgo Vimine ci hanno dentro qualcosa. Oddo non ha "
      .. "mai sollecitato un conto: prendeva un pegno e lo appendeva a un chiodo, col nome. I nomi sono colati via. Uno a testa, dunque, e faccia onesta.",
  },

  keepsake = {
    ["mill.title"] = "Pagati in natura",
    mill = "La ruota rallenta. Oddo si fruga nelle tasche, come chi sta per andarsene e non vorrebbe lasciare un conto aperto. «Avete fatto una "
      .. "serata di lavoro», dice, «e da qui nessuno è mai uscito senza paga.» C'è il panciotto con cui l'hanno sepolto; il pollice dorato dell'insegna; e un "
      .. "chiodo della stanza dei pegni, senza niente appeso. Non è molto. A vederlo, però, gli è costato.",
    ["ferry.title"] = "Il resto",
    ferry = "La barca urta la riva, e da sotto la prua scivola fuori una cassetta. TARIFFE, c'è scritto, con la grafia di sessant'anni fa. Un soldo "
      .. "ancora bagnato, l'ultimo che qualcuno abbia pagato; un pettine; la chiave di una porta che sta in fondo a un lago. Il Traghettatore guarda "
      .. "altrove per tutto il tempo che serve a scegliere. Più vicino di così, a dare il resto, non è mai arrivato.",
    ["cellar.title"] = "L'angolo del nonno",
    cellar = "La pelle si affloscia e scopre quello su cui è stata stesa per ottant'anni: l'angolo personale di nonno Macina. Il cerchio della sua "
      .. "prima botte, che portava come cintura ogni volta che passava l'esattore. Il suo cucchiaio d'assaggio, che ha avuto una bella vita. E le pantofole di "
      .. "feltro dei contrabbandieri, appaiate, con la punta verso la porta.",
  },

  ["undertow.title"] = "L'acqua si richiude",
  undertow = "{hero} va sotto, e l'acqua se n'è accorta: finché ci sono eroi a terra, tutto attacca con {n} in più.",
  ["undertow_first.title"] = "L'acqua si richiude",
  undertow_first = "{hero} va sotto, e l'acqua se n'è accorta: finché ci sono eroi a terra, tutto attacca con {n} in più."
      .. " Ma laggiù ci sono delle mani, e quassù anche. Chi è in acqua fa una cosa sola in ogni round; chi è in piedi può allungare un braccio e tirare (Una mano tesa), e lo paga con metà della vita che gli resta.",

  lesson = {
    turn = "(Come funziona: al tuo turno prima attaccano i Mostri che hai davanti. Poi giochi quello che hai in mano, "
      .. "nell'ordine che vuoi. Un'Arma tira un dado, somma il suo numero e toglie altrettanta vita a un Mostro; finché "
      .. "ne hai uno a portata devi fare almeno un attacco. Un Incantesimo costa intelligenza, che a ogni turno è di nuovo intera. Alla fine scarti ciò che non hai usato e peschi una mano "
      .. "nuova. Quindi usala.)",
    ["leader.title"] = "Chi entra per primo",
    leader = "Scegliete chi entra per primo. I Mostri si distribuiscono a partire da quell'eroe, uno alla volta intorno al "
      .. "tavolo, e quelli davanti a chi guida colpiscono subito. La gente robusta guida bene. E leggete la "
      .. "carta che girate: dice che cosa fa uno scontro a chi lo tira per le lunghe.",
    ["attack.title"] = "Un Mostro davanti a te",
    attack = "Finché hai davanti un Mostro non arrivi al Bottino né ai Mostri dei compagni. Uccidi prima i tuoi, poi dai "
      .. "una mano. Nessuna Arma? Tira qualcosa: una volta per turno puoi scartare una carta qualsiasi per un dado meno "
      .. "3. O usa i sacchi di farina che stanno lì: due carte, e con la farina qualcosa da fare si trova sempre.",
    ["loot.title"] = "Comprare",
    loot = "Quello che i morti lasciano resta dov'è caduto, in vendita. Le Monete valgono 10 l'una, solo in questo turno; "
      .. "ciò che compri va negli scarti e torna quando rimescoli. Compra presto delle Armi: due Bastoni non fanno un "
      .. "esercito. La bisaccia è piccola: di ciò che compri, due carte ti seguono nel prossimo capitolo.",
    ["lead.title"] = "Un turno tranquillo",
    lead = "Ora ognuno può avere un turno tranquillo per comprare e curarsi. Chi è pronto pesca la prossima carta "
      .. "avventura; il Bottino rimasto sparisce, e la tranquillità pure. "
      .. "E badate gli uni agli altri: finché un eroe è a terra, tutto attacca con 3 in più.",
  },

  miller = {
    comes = "Sale le scale che non ci sono, un gradino dopo l'altro, col grembiule pulito. «Siamo chiusi», dice Oddo Macina, "
      .. "e con la voce esce un secchio di fiume. «Ripassate giovedì. Portate ossa.» I ratti sono rimasti a servizio: "
      .. "si fanno pagare in farina.",
    hand = "La gora dà una mano, o più d'una. È in cerca di un braccio, e non fa la difficile.",
    ["loose.title"] = "Il freno",
    loose = "Oddo molla il freno. La ruota impazzisce e si porta dietro il pavimento; la farina cade come neve, e quel che non è "
      .. "inchiodato entra a far parte dell'ordinazione. A qualche trave ci si può aggrappare. Girano anche quelle.",
  },
  loft = {
    reveal = "Il solaio dei sacchi. Ogni sacco si muove appena, come se respirasse. Poi i sacchi hanno le orecchie.",
    over = "L'ultimo ratto se ne va trascinando un biscotto. Lo sguardo che vi lancia promette lettere di protesta.",
  },
  hounds = {
    reveal = "Fuori, tra le canne: occhi, a coppie. Poi il respiro umido e paziente di bestie che hanno visto passare gente "
      .. "migliore di voi.",
    close = "Vi hanno girato intorno una volta, e ora sanno dove siete teneri. Da adesso tutto attacca con 4 in più chi non sta schiena contro schiena.",
  },
  race = {
    reveal = "La gora sotto la ruota va attraversata, là dove arriva solo al fianco. A metà strada qualcosa vi prende "
      .. "amichevolmente per la caviglia e non vi lascia più.",
  },
  gallery = {
    reveal = "Una luce percorre la galleria alta. Si ferma, vi soppesa, e qualcuno la spegne con un soffio. Nel buio una voce "
      .. "comincia a contare le vostre borse, sottovoce.",
  },
  shift = {
    reveal = "Giù, nella stanza della farina, monta il turno di notte. Hanno firmato con il pollice bagnato. Gli avevano promesso il "
      .. "riposo, e vi prendono per il capomastro che gli ha dato la notizia.",
    late = "I ritardatari timbrano il cartellino, uno alla volta, e ognuno cerca qualcuno a cui dare la colpa. Da adesso ce n'è uno per ciascuno di voi, a ogni turno.",
  },
  coat = {
    reveal = "A un chiodo accanto alla macina è appesa la giacca con cui hanno sepolto Oddo Macina. Gocciola. In una tasca c'è "
      .. "qualcosa di pesante a forma di chiave. La giacca, si direbbe, preferirebbe di gran lunga essere sepolta di nuovo.",
    searched = "{hero} infila il braccio fino al gomito. La tasca è più profonda della giacca. È una chiave, sì; ma quello che "
      .. "la teneva non mollava, e il suo freddo resta nelle dita.",
    buried = "{hero} la stacca dal chiodo. La portate fuori, scavate una buca sotto il salice e dite le poche parole che "
      .. "sapete. Al ritorno la corrente d'aria nel mulino è cessata; come se qualcuno vi avesse chiuso una porta.",
  },
  cask = {
    reveal = "Una botticella scende la gora, urta contro i sassi e aspetta. Porta il marchio di Marta. È l'ultima della "
      .. "vecchia birra. Oppure è piena di fiume.",
    black = "{hero} beve. È piena di fiume.",
    good = "{hero} beve, e per la durata di un boccale è l'estate scorsa.",
    dry = "{hero} annusa, e si ricorda di dover proseguire.",
  },
  fog = {
    reveal = "La nebbia entra come una mucca in cucina: piano, e poi non c'è più posto per nient'altro. Quello che tendete "
      .. "davanti a voi è perduto.",
    over = "La nebbia si alza di colpo, come se si fosse soltanto appoggiata a voi.",
  },
  landing = {
    reveal = "L'imbarcadero. Su ogni palo c'è un cappello, e sotto ogni cappello qualcuno che sa quello che pensate e vorrebbe "
      .. "averlo. Le assi sono bagnate e pendono verso il fiume.",
  },
  procession = {
    reveal = "Escono dal fiume a due a due, vestiti della festa, e il primo porta una campana. Sarebbe commovente, se non "
      .. "venissero a prendere voi.",
    bell = "La campana continua. Vi accorgete che respirate a tempo, e smettete.",
  },
  eels = {
    reveal = "Sotto la riva, alla luce del legno marcio, il popolo delle anguille tiene mercato. Pagano il sangue in buon "
      .. "argento, giocano agli ossicini («non i vostri, non ancora») e, se volete solo sedervi al fuoco, non se ne hanno "
      .. "a male.",
    sold = "{hero} guarda da un'altra parte. Non fa male. L'argento è freddo, e ce n'è parecchio.",
    won = "{hero} vince! Il popolo delle anguille va in estasi. Applaude con tutto quello che ha.",
    lost = "{hero} perde, e deve bere la coppa. D'ora in poi ogni parola esce acida, la parola «sconto» più di tutte.",
  },
  pike = {
    reveal = "Qualcosa di lungo passa sotto il pelo dell'acqua, e passa, e continua a passare. Lungo la riva i cani lo "
      .. "accompagnano, a distanza.",
    ring = "Aprite il luccio, perché si fa così. Tra due stivali e la fibbia di un vescovo c'è un anello: sottile, "
      .. "d'argento, fatto per un dito piccolo. Dentro c'è un nome, mezzo consumato.",
    kept = "{hero} lo infila in uno spago e se lo appende al collo, sotto la camicia. È caldo.",
    sold = "Una vecchia del popolo delle anguille ve lo paga in argento, senza contrattare. Lo pulisce nel grembiule e piange "
      .. "un poco. Avreste preferito che contrattasse.",
  },
  tide = {
    reveal = "A nove leghe dal mare il fiume adesso ha una marea, e sta salendo. Potete guadare subito, nella corrente. Oppure "
      .. "sedervi sulla riva finché cala, e riposare; ma con lei risalirà tutto quello che vi siete lasciati a valle.",
    waded = "Uscite dall'altra parte ammaccati, e vi contate: sì. Ci siete tutti.",
    waited = "Dormite, mangiate, asciugate le calze. Poi l'acqua si ritira e lascia sul fango, "
      .. "una per una, certe vecchie conoscenze.",
  },
  ferryman = {
    comes = "La barca arriva senza un'increspatura. Chi ci sta dentro è grigio, tutto quanto, come il ritratto di qualcuno. Tende "
      .. "la mano per la corsa, e non guarda la vostra borsa.",
    adrift = "La fune si spezza. La barca gira nella corrente, e il Traghettatore, calmissimo, raddoppia la tariffa.",
    passenger = "«Tutti a bordo», dice il Traghettatore. Chi sale è fradicio, muto, e interessato prima di "
      .. "tutto {to:hero}.",
  },
  barrels = {
    reveal = "La prima fila di botti. Una inspira, quella accanto espira. Poi i cocchiumi cominciano a girare, da dentro. Dove una "
      .. "perde, l'aria si fa spessa.",
  },
  aprons = {
    reveal = "Questi ratti hanno il grembiulino e un caposquadra. Lavorano quaggiù da generazioni e vi prendono per il dazio.",
  },
  ledger = {
    reveal = "In una nicchia: un registro avvolto nella tela cerata, e una lastra smossa. Il registro vuole una mano nell'acqua "
      .. "nera che si è raccolta lì. La lastra vuole un piede di porco. C'è tempo per una cosa sola, prima che quel respiro "
      .. "giri l'angolo.",
    name = "{hero} volta una pagina dopo l'altra con le dita bagnate. Olio da lampada, acquavite, olio da lampada. E "
      .. "sull'ultima pagina una grafia attenta, da bambina: Annina Vane, anni nove, in barca, da sola. Pagato. Dopo, non c'è "
      .. "più nulla.",
    stash = "Sotto la lastra c'è dell'argento, una parte per ciascuno, avvolto in un biglietto: PER QUANDO SMETTEREMO. Mentre "
      .. "dividete, il registro scivola nell'acqua.",
  },
  candles = {
    reveal = "L'ultima candela si spegne, e non da sola: prima qualcuno si lecca due dita. Nel buio si ridacchia. Togliete una "
      .. "lanterna a un ladro, o combattete a orecchio.",
    light = "La lanterna di un ladro arde ancora. La alzate. Qualcosa, al buio, vi piaceva di più.",
  },
  angels = {
    reveal = "Quel che una botte perde con gli anni si chiama la parte degli angeli. Quaggiù gli angeli non sono potuti uscire. È "
      .. "sospesa sotto la volta, dorata, profonda ottant'anni. Basta inspirare.",
    sour = "{hero} inspira, diventa del colore dei cetrioli e canta un verso di una canzone su una capra.",
    warm = "{hero} inspira, e tutto quello che fa male esce per la serata.",
    brave = "{hero} inspira, e adesso vorrebbe dire due parole a qualcuno di più grosso.",
  },
  hoops = {
    reveal = "Le botti più vecchie sono scoppiate da un pezzo. Il fango che c'era dentro ha conservato la forma, i cerchi, e un "
      .. "certo carattere.",
    barrel = "Una botte arriva rotolando dal buio e trova {hero}.",
  },
  mother = {
    comes = "Quella che avevate preso per la parete di fondo ha un brivido. È una pelle, larga come il portone di un fienile, "
      .. "pallida, e batte come un cuore. Ecco dov'è finita tutta la birra. La Madre dell'Aceto mangia da ottant'anni. "
      .. "Davanti a lei ci sono tre botti aperte, e chi un tempo veniva a spillare fa ancora la fila.",
    burst = "Una botte scoppia: birra per {hero}, e nella birra una delle figlie. {n|one=Resta una botte|other=Restano {n} "
      .. "botti}.",
    empty = "Scoppia l'ultima botte. La Madre cerca la prossima, trova {hero}, e perde la pazienza.",
  },
  weir = {
    reveal = "La pescaia è fatta di quaranta passi di pietra bagnata, larga una mano dove è larga. Sotto, nell'acqua bianca, i "
      .. "grandi lucci stanno in fila come il pubblico prima dello spettacolo.",
  },
  frogs = {
    reveal = "Piovono rane. Ne sono sorprese quanto voi. Una, sul vostro stivale, porta una corona piccolissima; anche quella "
      .. "accanto. A quanto pare c'era tutta una corte.",
    prince = "{hero} bacia una rana, ed ecco un principe, fradicio, che posa una mano su {hero}, dice una parola dei tempi "
      .. "antichi e se ne va a saltelli.",
    frog = "{hero} bacia una rana. Rimane una rana. Ma era con buone intenzioni, da ambo le parti, e si impara.",
    toad = "{hero} bacia quello che si rivela un rospo.",
  },
  silt = {
    reveal = "Dietro la paratoia c'è il fondo del lago, all'aria per la prima volta da duecento anni: tetti, un campanile, orti. "
      .. "Il fango si alza in piedi.",
    hand = "Da un orto, tra quelli che furono cavoli, spunta una mano e si allunga verso {hero}.",
  },
  choir = {
    reveal = "Nella chiesa annegata cantano. Hanno avuto due secoli per provare, e sono perfetti. Finché c'è armonia, vi passa da "
      .. "parte a parte; una voce sola è soltanto una voce.",
  },
  hoist = {
    reveal = "La paratoia pende da una catena, la catena da un tamburo, e al tamburo, dall'altra parte, è appeso chiunque abbia mai "
      .. "provato a chiuderla. Non mollano, e si arrampicano. Uno strattone alla catena li farebbe cadere tutti.",
  },
  lamp = {
    reveal = "Nella torre della Guardiana c'è luce, e minestra, a giudicare dal profumo. Potreste bussare, come le persone. O "
      .. "arrampicarvi sulle alghe dalla parte del fiume, come quello che siete.",
    soup = "Apre prima del secondo colpo. «Sembrate mezzi annegati», dice, e non c'è malizia. Versa minestra di fagioli e vi guarda "
      .. "mangiare, fino in fondo. «Mi dispiace», dice sulla porta. «Non posso lasciarmi fermare da voi.»",
    slip = "{hero} scivola, e scendendo incontra ogni pietra, in ordine.",
    climbed = "Dalla finestra sul retro, dunque. Sul tavolo ci sono due scodelle, come ogni sera; una è piccola.",
  },
  warden = {
    comes = "Isotta Vane volta la testa, ma non le mani. «Andate a casa», dice. «È quasi vuoto. La vedrò da un momento all'altro.» La "
      .. "ruota fa un altro scatto. Lungo il muro ci sono manovelle per una dozzina di persone.",
    comes_soup = "Isotta Vane volta la testa. «Era giusta di sale?» chiede. Poi si appoggia alla ruota con tutto il peso. Lungo il "
      .. "muro ci sono manovelle per una dozzina di persone.",
    surprised = "Non vi ha sentiti arrivare. Il primo colpo è vostro.",
    water = "{n|0=L'acqua è bassa, per il momento.|1=L'acqua è al primo gradino del muro.|other=L'acqua è a un gradino dalla cima. "
      .. "Qualcuno dovrebbe stare alla ruota.}",
    flood = "Il lago passa il muro. Porta con sé la sua gente.",
    ring = "Alzate l'anello. La Guardiana lo vede; continua a combattere, perché le braccia continuano, ma è come se qualcuno la "
      .. "stesse già portando via per mano.",
    name = "«Annina!» grida qualcuno. La Guardiana si volta, là dove arriverebbe una bambina. D'ora in poi colpisce soltanto ciò "
      .. "che le impedisce di guardare.",
    torn = "Strappa il perno dalla paratoia e lo usa. Lì dentro non c'è più nessuno con cui parlare.",
  },
  number = {
    reveal = "Una macchina con la manovella distribuisce i numeri. A quanto pare conta quale. Conta sempre.",
    best = "{hero} pesca il numero {n}. «Ah, lo sportello rapido», dice la macchina, e da qualche parte suona un campanello, "
      .. "incoraggiante.",
    worst = "{hero} pesca il numero {n}, e un secondo foglietto: per l'attesa c'è una tariffa.",
  },
  unpaid = {
    reveal = "Quelli delle prime panche la tariffa non l'hanno mai avuta. Ci siedono da tanto che ne restano soprattutto le mani, e "
      .. "le mani hanno visto la vostra borsa.",
  },
  lost = {
    reveal = "OGGETTI SMARRITI. Ombrelli, remi, una gamba, una torta nuziale. Qualcuno con una lanterna sta già frugando tra gli "
      .. "scaffali e vi registra sotto Varie.",
  },
  bailiff = {
    comes = "Dietro lo sportello siede l'Usciere della Fossa: parrucca, gorgiera di lenticchia d'acqua, penna. È annegato "
      .. "quattrocento anni fa a metà di una frase e intende finirla. La frase siete voi.",
    next = "«AVANTI IL PROSSIMO!» grida l'Usciere. Sarebbe {hero}.",
  },

  type = { vinegar = "Aceto", witch = "Strega", silt = "Fango" },
  trophy = { black_water = "A Borgo Vimine l'acqua è tornata limpida" },

  ask = {
    keepsake = "{hero}, che cosa ti porti a casa? È tuo per il resto della campagna. Di ogni cosa ce n'è una ogni due di voi: parlatene.",
    penny = "A chi si paga la corsa?",
    wheel = "{hero}, il pavimento gira. Ti aggrappi?",
    shelf = "{hero}, che cosa prendi dalla mensola di Marta? Nel primo scontro l'hai in mano; l'intelligenza torna a ogni turno.",
    pledges = "{hero}, una cosa dalla stanza dei pegni del mugnaio: quale? Va nei tuoi scarti.",
    coat = "La giacca è lì che gocciola. Che cosa fai?",
    ["cask.drink"] = "{hero}, bevi dalla botticella? (Con 1 o 2 Stomaco acido: per tre turni Armi e intelligenza 1 in meno. Altrimenti recuperi 5 e guadagni 10 PE.)",
    eels = "Che cosa cerchi al mercato delle anguille?",
    ring = "Che ne è dell'anello?",
    tide = "La marea sale. Guadare o aspettare?",
    fare = "Il Traghettatore tende la mano. Paghi?",
    ledger = "C'è tempo per una cosa sola. Quale?",
    ["angels.drink"] = "{hero}, respiri la parte degli angeli? (Con 1 Stomaco acido: per tre turni Armi e intelligenza 1 in meno. Da 2 a 4 recuperi 6. Con 5 o 6 Coraggio a voce alta: le Armi tirano con 1 in più per il resto del capitolo.)",
    hoist = "{hero}, si arrampicano. Dai uno strattone alla catena?",
    ["frogs.kiss"] = "{hero}, una rana ti guarda. La baci? (Con 1 o 2 Stomaco acido: per tre turni Armi e intelligenza 1 in meno. Da 3 a 5 10 PE. Con 6 tutta la vita e 30 PE. Chi non bacia recupera 3.)",
    tower = "Come entrate?",
    lamp = "Quale Mostro seguirà la luce?",
    loft = "La fila di sacchi pende verso di te. E allora?",
    race = "{hero}, passa la ruota, e ha fretta. Ti ci aggrappi?",
    gallery = "{hero}, è buio. Accendi una lampada per questo turno?",
    shift = "Ancora uno per il turno di notte. Chi firma?",
    hounds = "{hero}, ti stanno tutti intorno. Hai una mano libera?",
    landing = "{hero}, le assi sono come sapone. Ti tieni?",
    fumes = "{hero}, l'aria è spessa. La respiri?",
    sacks = "Un sacco di farina. E adesso?",
    blinded = "Negli occhi di chi?",
    flattened = "In testa a chi?",
    under = "{hero}, sei in acqua, e nessuno guarda giù. Che fai?",
    ankle = "La caviglia di chi?",
    pushed = "A chi va?",
    hand_down = "Chi tiri fuori?",
  },
  ["do"] = {
    coat = {
      search = "Frugare nelle tasche: c'è una chiave, e le Dita gelate (per tre turni le tue Armi tirano con 1 in meno)",
      bury = "Darle una sepoltura decente: la Gratitudine del mugnaio per tutti (1 di armatura per il resto del capitolo)",
    },
    mill = {
      follow_river = "Seguire il fiume fino al traghetto",
      go_down = "Aprire la botola e scendere",
    },
    loft = {
      topple = "Buttare giù la fila: ogni Mostro davanti a te subisce 1 danno, tu un colpo pari a un dado",
      creep = "Aspettarli fermi: il loro prossimo attacco ha 2 in più",
    },
    race = {
      wheel = "Aggrapparsi: in questo turno i tuoi attacchi fanno 2 in più, e se alla fine resta un Mostro davanti a te perdi 10 vite",
      rail = "Tenersi alla ringhiera: se alla fine di questo turno resta un Mostro davanti a te perdi 5 vite",
    },
    gallery = {
      lamp = "Accendere una lampada: in questo turno il Bottino ti costa 20 in meno, i Mostri ti attaccano con 4 in più",
      dark = "Restare al buio: il Bottino ti costa 10 in meno, i Mostri ti attaccano con 2 in più",
    },
    shift = {
      let_in = "Farlo entrare: una Mano d'Annegato arriva davanti a te",
      sign = "Firmare al posto suo: perdi 3 vite",
    },
    hounds = {
      back = "Schiena contro schiena: scarti una carta, e in questo turno il branco non aggiunge nulla agli attacchi contro di te",
      stand = "Restare così: tutto ti attacca con 4 in più",
    },
    landing = {
      hold = "Tenersi a un palo: scarti una carta",
      slip = "Fidarsi degli stivali: ricevi un colpo da 3",
    },
    fumes = {
      hold = "Una mano su naso e bocca: scarti una carta",
      breathe = "Respirare: perdi 5 vite",
    },
    hoist = {
      haul = "Dare uno strattone: scarti una carta, e il prossimo attacco di ogni Mostro davanti a te ha 2 in meno",
      leave = "Lasciarli salire: il prossimo attacco di ogni Mostro davanti a te ha 2 in più",
    },
    sacks = {
      throw = "Farina negli occhi: il prossimo attacco di un Mostro ha 2 in meno",
      heave = "Tutto il sacco in testa: un Mostro subisce 1 danno",
      rummage = "Frugarci dietro: peschi una carta",
    },
    under = {
      hold = "Aggrapparsi a una caviglia: il prossimo attacco di un Mostro ha 3 in meno",
      push = "Spingere su quel che passa: un altro eroe pesca una carta",
    },
    wheel = {
      hold = "Aggrapparsi a una trave: perdi 4 vite, e lui ti colpisce come prima",
      stand = "Restare in piedi, se così si può dire: d'ora in poi ti colpisce con 2 in più",
    },
    eels = {
      blood = "Vendere sangue: fino a 4 vite per Argento Annegato",
      dice = "Giocare: con 4 o più Fortuna d'Anguilla (il Bottino ti costa 10 in meno per il resto del capitolo), altrimenti Lingua d'Aceto (10 in più)",
      walk = "Sedersi al fuoco: 2 vite",
    },
    ring = {
      keep = "Conservarlo per qualcuno",
      sell = "Venderlo: Argento Annegato per tutti",
    },
    tide = {
      wade = "Guadare subito: ognuno riceve un colpo pari a un dado",
      wait = "Aspettare: ognuno recupera 10 e guadagna 20 PE, e tutte le carte avventura affrontate ritornano",
    },
    fare = {
      pay = "Pagare in carte: colpisce con 1 in meno",
      refuse = "Rifiutare: colpisce con 2 in più",
    },
    ledger = {
      read = "Leggere il registro fino in fondo: un nome, e la Filigrana (per quattro turni perdi 1 vita all'inizio)",
      dig = "Sollevare la lastra: Argento Annegato per tutti",
    },
    tower = {
      knock = "Bussare",
      climb = "Arrampicarsi sul retro",
    },
    pit = {
      drain = "Seguire lo scolo: sbuca al traghetto",
      stairs = "Salire le scale: di nuovo al mulino",
      eel_run = "Strisciare nel cunicolo delle anguille fino alla chiusa",
      landing = "Tornare al traghetto; quel conto è ancora aperto",
      vault = "Tornare in cantina; anche quell'odore",
    },
  },

  -- Cosa si aggiunge a un attacco, come lo dicono le somme.
  part = {
    company = "siete in tanti", loose = "la ruota è senza freno", paid = "tariffa pagata", unpaid = "tariffa non pagata",
    temper = "di pessimo umore", served = "è il tuo turno allo sportello", waiting = "in attesa", calm = "si è calmata",
    torn = "strappa la chiusa", undertow = "finché ci sono eroi a terra", pack = "il branco si stringe",
    wheel = "con la ruota", lamp = "alla luce della lampada", dark = "al buio", alone = "sei da solo",
  },

  noun = {
    black_water = "Acqua nera",
    ["01_the_mill"] = "Il mulino",
    ["02_the_ferry"] = "Il traghetto",
    ["02_the_cellar"] = "La cantina",
    ["03_the_sluice"] = "La chiusa",
    ["90_the_pit"] = "La fossa",
    drowned_miller = { one = "Mugnaio Annegato", other = "Mugnai Annegati", gender = "m" },
    grey_ferryman = { one = "Traghettatore Grigio", other = "Traghettatori Grigi", gender = "m" },
    vinegar_mother = { one = "Madre dell'Aceto", other = "Madri dell'Aceto", gender = "f" },
    sluice_warden = { one = "Guardiana della Chiusa", other = "Guardiane della Chiusa", gender = "f" },
    pit_bailiff = { one = "Usciere della Fossa", other = "Uscieri della Fossa", gender = "m" },
    flour_rat = { one = "Ratto Infarinato", other = "Ratti Infarinati", gender = "m" },
    bog_hound = { one = "Segugio di Palude", other = "Segugi di Palude", gender = "m" },
    drowned_hand = { one = "Mano d'Annegato", other = "Mani d'Annegato", gender = "f" },
    lantern_thief = { one = "Ladro di Lanterne", other = "Ladri di Lanterne", gender = "m" },
    marsh_wight = { one = "Spettro di Palude", other = "Spettri di Palude", gender = "m" },
    reed_crone = { one = "Megera del Canneto", other = "Megere del Canneto", gender = "f" },
    vinegar_drop = { one = "Goccia d'Aceto", other = "Gocce d'Aceto", gender = "f" },
    weir_pike = { one = "Luccio della Pescaia", other = "Lucci della Pescaia", gender = "m" },
    silt_hulk = { one = "Colosso di Limo", other = "Colossi di Limo", gender = "m" },
    drowned_chorister = { one = "Corista Annegato", other = "Coristi Annegati", gender = "m" },
    ["03_the_sack_loft"] = "Il solaio dei sacchi",
    ["05_hounds_in_the_reeds"] = "Segugi tra le canne",
    ["07_hands_in_the_race"] = "Mani nella gora",
    ["09_light_in_the_gallery"] = "Una luce in galleria",
    ["11_the_millers_coat"] = "La giacca del mugnaio",
    ["13_the_last_cask"] = "L'ultima botticella",
    ["15_the_night_shift"] = "Il turno di notte",
    ["18_choking_fog"] = "Nebbia soffocante",
    ["20_the_landing_stage"] = "L'imbarcadero",
    ["22_the_drowned_procession"] = "La processione degli annegati",
    ["24_the_eel_market"] = "Il mercato delle anguille",
    ["26_the_ring_in_the_pike"] = "L'anello nel luccio",
    ["28_the_tide_turns"] = "Cambia la marea",
    ["30_barrels_that_breathe"] = "Botti che respirano",
    ["32_rats_in_aprons"] = "Ratti in grembiule",
    ["34_the_smugglers_ledger"] = "Il registro dei contrabbandieri",
    ["36_out_of_candles"] = "Finite le candele",
    ["38_the_angels_share"] = "La parte degli angeli",
    ["40_hoop_and_stave"] = "Cerchi e doghe",
    ["42_the_weir"] = "La pescaia",
    ["44_rain_of_frogs"] = "Pioggia di rane",
    ["46_the_silt_rises"] = "Si alza il limo",
    ["48_the_drowned_choir"] = "Il coro degli annegati",
    ["50_the_wardens_lamp"] = "Il lume della Guardiana",
    ["52_the_chain_hoist"] = "La catena della paratoia",
    ["60_take_a_number"] = "Prendere il numero",
    ["61_the_unpaid"] = "I morosi",
    ["62_lost_property"] = "Oggetti smarriti",
    cold_fingers = "Dita gelate",
    millers_thanks = "Gratitudine del mugnaio",
    flour_sacks = "Sacchi di farina",
    hand_down = "Una mano tesa",
    pockets = "Quel che c'è in tasca",
    sour_gut = "Stomaco acido",
    vinegar_tongue = "Lingua d'Aceto",
    eel_luck = "Fortuna d'Anguilla",
    bell_courage = "Coraggio a voce alta",
    water_mark = "Filigrana",
    pit_debt = "Tariffa d'attesa",
    wheel_hands = "Mani alla ruota",
    wheel_turned = "La ruota ha girato",
    miller_key = { one = "Chiave del Mugnaio", other = "Chiavi del Mugnaio", gender = "f" },
    drowned_silver = "Argento Annegato",
    ferry_pole = { one = "Pertica da Traghetto", other = "Pertiche da Traghetto", gender = "f" },
    sluice_hook = { one = "Raffio da Chiusa", other = "Raffi da Chiusa", gender = "m" },
    odos_loaf = { one = "Pagnotta di Oddo", other = "Pagnotte di Oddo", gender = "f" },
    wreckers_lamp = { one = "Lume da Naufragio", other = "Lumi da Naufragio", gender = "m" },
    millers_waistcoat = "Panciotto del mugnaio",
    gilt_thumb = "Pollice dorato",
    pledge_nail = "Chiodo della stanza dei pegni",
    wet_penny = "Soldo bagnato",
    drowned_comb = "Pettine dell'annegata",
    door_key = "Chiave di una porta sommersa",
    cask_hoop = "Cerchio della prima botte",
    tasting_spoon = "Cucchiaio d'assaggio del nonno",
    felt_slippers = "Pantofole dei contrabbandieri",
  },

  fact = { flood = "acqua sul muro" },

  phase = {
    drowned_miller = { loose = "Persa metà della vita", company = "Per ogni altro eroe" },
    grey_ferryman = { adrift = "Sotto metà vita", company = "Per ogni altro eroe" },
    vinegar_mother = { without_casks = "Senza botti", casks = "Ogni due round", company = "Per ogni altro eroe" },
    sluice_warden = { torn = "Sotto metà vita", company = "Contro più di un eroe" },
  },

  rule = {
    ["01_the_mill"] = "Per ogni eroe caduto, tutto attacca con 3 in più. Un eroe da solo viene attaccato con 1 in meno.",
    ["02_the_ferry"] = "Per ogni eroe caduto, tutto attacca con 3 in più. Un eroe da solo viene attaccato con 1 in meno.",
    ["02_the_cellar"] = "Per ogni eroe caduto, tutto attacca con 3 in più.",
    ["03_the_sluice"] = "Per ogni eroe caduto, tutto attacca con 3 in più.",
    ["90_the_pit"] = "Per ogni eroe caduto, tutto attacca con 3 in più.",
    drowned_miller = "Ogni due round una Mano d'Annegato per ogni coppia intera di eroi, almeno una, arriva davanti al Primo Giocatore. Persa metà della vita: perdi 4 vite, o attacca con 2 in più. "
      .. "Per ogni altro eroe attacca con 1 in più, al massimo 2. In compagnia porta un Ratto Infarinato ogni due eroi, e da quattro eroi in su un Segugio di Palude davanti a ciascuno degli altri.",
    grey_ferryman = "All'inizio del tuo turno pagalo con una carta, e colpisce con 1 in meno, o rifiuta, e colpisce con 2 in più. Ogni "
      .. "tre round uno Spettro di Palude ogni due eroi sale a bordo davanti al Primo Giocatore. Sotto metà vita la tariffa è di due "
      .. "carte. Per ogni altro eroe colpisce con 1 in più, al massimo 3.",
    vinegar_mother = "Tre botti. Ogni due round ne scoppia una: una Birra tra il Bottino e una Goccia d'Aceto davanti all'eroe di turno. "
      .. "Ogni Goccia che muore le costa 1 vita. Senza botti attacca con 1 in più. Per ogni altro eroe attacca con 1 in più, "
      .. "al massimo 3. Da quattro eroi in su arrivano altri Spettri di Palude.",
    sluice_warden = "Attacco pesante. L'acqua sale di 1 a round, meno 1 per ogni eroe che ha girato la ruota (scarta 2). A 3 straripa: "
      .. "un colpo da 5 e una Mano d'Annegato per ogni eroe. Sotto metà vita attacca con 2 in più, o con 2 in meno se portate "
      .. "ciò che cerca. Contro più di un eroe attacca con 3 in più.",
    pit_bailiff = "A ogni round chiama un eroe: contro di lui attacca con 1 in più, contro tutti gli altri con 1 in meno.",
    flour_rat = "Nessun trucco. Che cosa lascia lo decide un dado: 1 una Birra, 2 una Pergamena, 3 un Incantesimo, 4 una Pozione, 5 Pepite, 6 un'Arma.",
    bog_hound = "Nessun trucco. Lascia una carta del mazzo principale.",
    drowned_hand = "Nessun trucco. Stringe ancora la birra di qualcuno.",
    lantern_thief = "Prima che attacchi, un eroe con più di tre carte in mano ne scarta una.",
    marsh_wight = "Nessun trucco. Basta che ci sia.",
    reed_crone = "Colpisce l'intelligenza, non la vita.",
    vinegar_drop = "Prolifera: con 4 o più ne arriva un'altra. L'acqua non le fa nulla. Per la Madre vale una figlia.",
    weir_pike = "Carica: a fine turno va da chi ha più vita.",
    silt_hulk = "Armatura 1. Attacco pesante di terra.",
    drowned_chorister = "Rigenera 1.",
    ["03_the_sack_loft"] = "Chi comincia il turno, o rivela questa carta, con dei Mostri davanti sceglie: ognuno di loro subisce 1 danno e chi sceglie un colpo pari a un dado, o il "
      .. "loro prossimo attacco ha 2 in più. Da quattro eroi in su arrivano altri Ratti Infarinati.",
    ["05_hounds_in_the_reeds"] = "Alla prima bestia uccisa, gli altri Mostri davanti a chi l'ha uccisa perdono 1 al prossimo attacco. "
      .. "Dal secondo round chi comincia il turno con dei Mostri davanti scarta una carta, o tutti lo attaccano con 4 in più. "
      .. "Da quattro eroi in su arrivano altri Segugi di Palude.",
    ["07_hands_in_the_race"] = "Chi finisce il turno con un Mostro davanti perde 5 vite. Chi comincia il turno, o rivela questa carta, con un'Arma in mano e "
      .. "un Mostro davanti può aggrapparsi alla ruota: in questo turno i suoi attacchi fanno 2 in più, e la perdita è di 10.",
    ["09_light_in_the_gallery"] = "Merce rubata: finché vive un Mostro, tutto il Bottino costa 10 in meno. Chi comincia il turno, o rivela questa carta, con denaro in mano e "
      .. "Mostri davanti può accendere una lampada: in quel turno il Bottino costa 20 in meno, e i Mostri lo attaccano con 4 in più. Al buio sono 2 in più.",
    ["11_the_millers_coat"] = "Il Primo Giocatore, o la persona che segue, sceglie: prendere la Chiave del Mugnaio e le Dita gelate, o dare a ogni eroe la "
      .. "Gratitudine del mugnaio.",
    ["13_the_last_cask"] = "Ogni eroe può bere: con 1 o 2 Stomaco acido, altrimenti recupera 5 e guadagna 10 PE.",
    ["15_the_night_shift"] = "Dal secondo round, all'inizio di ogni turno, scegli: una Mano d'Annegato ti arriva davanti, o perdi 3 vite."
      .. " Da quattro eroi in su arrivano altri Segugi di Palude.",
    ["18_choking_fog"] = "All'inizio del tuo turno, e se riveli questa carta, scarta due carte."
      .. " Da quattro eroi in su arrivano altri Spettri di Palude.",
    ["20_the_landing_stage"] = "Le Armi a distanza tirano con 1 in più, asce e mazze con 1 in meno. Chi comincia il turno, o rivela questa carta, con dei Mostri davanti scarta una carta o riceve un colpo da 3."
      .. " Da quattro eroi in su arrivano altre Megere del Canneto.",
    ["22_the_drowned_procession"] = "Chi uccide ogni secondo Mostro pesca una carta."
      .. " Da quattro eroi in su arrivano altri Spettri di Palude.",
    ["24_the_eel_market"] = "Ogni eroe sceglie: sangue per argento, una partita agli ossicini, o il fuoco.",
    ["26_the_ring_in_the_pike"] = "Dopo lo scontro il Primo Giocatore decide che ne è dell'anello."
      .. " Da quattro eroi in su arrivano altri Lucci della Pescaia.",
    ["28_the_tide_turns"] = "Il Primo Giocatore, o la persona che segue, sceglie. Guadare: ogni eroe riceve un colpo pari a un dado. Aspettare: ogni eroe recupera 10 e "
      .. "guadagna 20 PE, e le carte avventura affrontate si rimescolano nel mazzo.",
    ["30_barrels_that_breathe"] = "Dalla seconda uccisione gli attacchi degli eroi hanno 1 in meno, e chi comincia il turno scarta una carta o perde 5 vite."
      .. " Da quattro eroi in su arrivano altre Gocce d'Aceto.",
    ["32_rats_in_aprons"] = "I Mostri attaccano con 2 in più finché c'è un altro Mostro davanti allo stesso eroe.",
    ["34_the_smugglers_ledger"] = "Il Primo Giocatore, o la persona che segue, sceglie: continuare a leggere e portare la Filigrana, o Argento Annegato per ogni eroe.",
    ["36_out_of_candles"] = "Gli attacchi degli eroi hanno 1 in meno finché non muore un Ladro di Lanterne."
      .. " Da quattro eroi in su arrivano altri Spettri di Palude.",
    ["38_the_angels_share"] = "Ogni eroe può inspirare: con 1 Stomaco acido, da 2 a 4 recupera 6, con 5 o 6 Coraggio a voce alta.",
    ["40_hoop_and_stave"] = "A ogni nuovo round tirate un dado: con 1 o 2 una botte dà all'eroe di turno un colpo da 3."
      .. " Da quattro eroi in su arrivano altri Colossi di Limo.",
    ["42_the_weir"] = "Si scivola: all'inizio del tuo turno, e se riveli questa carta, scarta una carta."
      .. " Da quattro eroi in su arrivano altri Spettri di Palude.",
    ["44_rain_of_frogs"] = "Ogni eroe può baciare una rana: con 6 tutta la vita e 30 PE, da 3 a 5 10 PE, con 1 o 2 Stomaco acido. Chi non "
      .. "bacia recupera 3.",
    ["46_the_silt_rises"] = "Ogni due round una Mano d'Annegato arriva davanti all'eroe di turno."
      .. " Da quattro eroi in su arrivano altri Colossi di Limo.",
    ["48_the_drowned_choir"] = "Finché cantano almeno due non morti, i danni che raggiungono un eroe sono 1 in più."
      .. " Da quattro eroi in su arrivano altri Coristi.",
    ["50_the_wardens_lamp"] = "Il Primo Giocatore, o la persona che segue, sceglie. Bussare: ogni eroe recupera 10. Arrampicarsi: chi tira 1 o 2 riceve un colpo da 4, ma la "
      .. "Guardiana comincia con 2 ferite per eroe.",
    ["52_the_chain_hoist"] = "All'inizio del tuo turno, o se riveli questa carta, con un Mostro davanti, scarta una carta, e tutti i Mostri davanti a te perdono 2 "
      .. "al prossimo attacco, o hanno 2 in più. Da quattro eroi in su arrivano altre Mani d'Annegato.",
    ["60_take_a_number"] = "Ogni eroe tira. Il più alto ottiene Coraggio a voce alta; in compagnia, il più basso la Tariffa d'attesa.",
    ["61_the_unpaid"] = "Ogni uccisione cura 1 a chi la fa.",
    ["62_lost_property"] = "Finché vive un Mostro, tutto il Bottino costa 20 in meno.",
    cold_fingers = "Per tre turni le tue Armi tirano con 1 in meno.",
    pockets = "Una volta per turno, con un Mostro a portata e senza un'Arma in mano: scarta due carte e pescane una.",
    hand_down = "Una volta per turno, se qualcuno è a terra e hai almeno 10 vite: scarta due carte e cedi metà delle tue vite, per difetto. Un eroe a terra si rialza con quelle e pesca una mano nuova.",
    flour_sacks = "Una volta per turno, con un Mostro davanti: scarta due carte e scegli. Il prossimo attacco di un Mostro ha 2 in meno; o un Mostro "
      .. "subisce 1 danno; o peschi una carta.",
    millers_thanks = "Fino alla fine del capitolo: 1 di armatura.",
    sour_gut = "Per tre turni: Armi e intelligenza 1 in meno.",
    vinegar_tongue = "Fino alla fine del capitolo: il Bottino ti costa 10 in più.",
    eel_luck = "Fino alla fine del capitolo: il Bottino ti costa 10 in meno.",
    bell_courage = "Fino alla fine del capitolo: le tue Armi tirano con 1 in più.",
    water_mark = "Per quattro turni: perdi 1 vita all'inizio del tuo turno.",
    pit_debt = "Il Bottino ti costa 20 in più. Due uccisioni la saldano e curano 4.",
    wheel_hands = "Una volta per round: scarta due carte, e l'acqua salirà di 1 in meno.",
    wheel_turned = "Conta contro l'acqua al prossimo round.",
    miller_key = "Guadagni 20 denaro. Chi l'ha avuta in mano sa come si entra nella cantina sotto il mulino.",
    drowned_silver = "Denaro: 20.",
    ferry_pole = "Bastone.",
    sluice_hook = "Ascia, pesante.",
    odos_loaf = "Cura un dado più 3.",
    wreckers_lamp = "Scegli un Mostro: il suo prossimo attacco ha 3 in meno. Pesca una carta.",
    millers_waistcoat = "Se finisci il turno con tre carte o più in mano, hai 2 armatura finché non sono finiti gli attacchi all'inizio del tuo turno seguente.",
    gilt_thumb = "Un Mostro che ferisci e lasci con 1 vita muore.",
    pledge_nail = "Il primo Bottino che compri ti costa 20 in meno, e dopo ogni scontro di nuovo il primo.",
    wet_penny = "Una volta per turno, con un Mostro a portata: paga 10 del tuo denaro sul tavolo, e il prossimo attacco di un Mostro ha 2 in meno.",
    drowned_comb = "Una volta per turno, quando uccidi l'ultimo Mostro davanti a un eroe, tu o un altro, pesca una carta.",
    door_key = "Una volta per scontro, con un Mostro a portata: scarta una mano di tre carte al massimo e pescane altrettante.",
    cask_hoop = "Di un colpo da 8 o più che supera le tue Difese subisci 1 in meno.",
    tasting_spoon = "Una volta per turno, con un Mostro a portata e più di metà della vita: perdi 1 vita e pesca una carta.",
    felt_slippers = "Finché in uno scontro non hai ferito nessuno, un Mostro solo davanti a te attacca con 2 in meno.",
  },

  -- Che cosa si dice di un boss che cade.
  exit = {
    drowned_miller = "La ruota si ferma. In quarant'anni non ci aveva pensato nessuno.",
    grey_ferryman = "Riconta le monete, il conto torna, e va a fondo.",
    vinegar_mother = "Quel che ne resta basta per un'insalata. Nessuno ha fame.",
    sluice_warden = "Dietro di lei la paratoia si chiude, con undici anni di ritardo.",
    pit_bailiff = "Caso chiuso. La terza copia non è mai stata archiviata.",
  },
  flavour = {
    drowned_miller = "Quarant'anni senza un giorno di ferie. La morte non era un motivo per cominciare.",
    pockets = "Spago, un bottone, mezzo biscotto. E, proprio in fondo, la speranza.",
    hand_down = "Dita fredde si chiudono sulle tue. Speri che siano quelle giuste.",
    flour_sacks = "Li ha legati Oddo di persona. Sarebbe un peccato lasciarli lì.",
    grey_ferryman = "Dà anche il resto. Non vi piacerebbe.",
    vinegar_mother = "Ogni birrificio ne ha una. Di solito la tengono in un barattolo.",
    sluice_warden = "Undici anni alla paratoia, e mai una notte senza ascoltare.",
    pit_bailiff = "In triplice copia.",
    flour_rat = "Pallido, ben pasciuto e favorevole all'attuale gestione.",
    bog_hound = "Il cane di nessuno, da quando l'acqua si è presa Qualcuno.",
    drowned_hand = "Vuole soltanto che la si stringa. E stringere, se possibile alla gola.",
    lantern_thief = "Anche la sua luce è rubata.",
    marsh_wight = "Un tempo indicava la strada. In un certo senso lo fa ancora.",
    reed_crone = "Ha dimenticato più di quanto voi sappiate, e si rifà a vostre spese.",
    vinegar_drop = "A lasciarla sola, fa compagnia.",
    weir_pike = "Nessuno sa quanto vivano. Nessuno ha aspettato.",
    silt_hulk = "Era la via di qualcuno.",
    drowned_chorister = "Secondo tenore. Non perdona.",
    ["03_the_sack_loft"] = "Farina di prima. Tenere all'asciutto. Tenere ferma.",
    ["05_hounds_in_the_reeds"] = "Non abbaiano. È questo che non va.",
    ["07_hands_in_the_race"] = "Una mano lava l'altra. Queste hanno finito da un pezzo.",
    ["09_light_in_the_gallery"] = "Una a te, nessuna a te, una a me.",
    ["11_the_millers_coat"] = "Buona lana. Unico proprietario.",
    ["13_the_last_cask"] = "Mezza piena, dice l'uno. Di che cosa, chiede l'altro.",
    ["15_the_night_shift"] = "Gli straordinari si pagano in natura.",
    ["18_choking_fog"] = "Non si vede la propria mano. Né di chi sia quella che si vede.",
    ["20_the_landing_stage"] = "Attenti al vuoto. Lui sta attento a voi.",
    ["22_the_drowned_procession"] = "Vengono tutti. È questo il guaio.",
    ["24_the_eel_market"] = "Niente resi, niente nomi, niente gesti bruschi.",
    ["26_the_ring_in_the_pike"] = "C'è una fiaba in proposito. È un'altra fiaba.",
    ["28_the_tide_turns"] = "Non aspetta nessuno. Voi potete aspettare lei.",
    ["30_barrels_that_breathe"] = "Dentro. E fuori. E dentro.",
    ["32_rats_in_aprons"] = "Un mestiere onesto, con prospettive.",
    ["34_the_smugglers_ledger"] = "Il crimine è soprattutto contabilità.",
    ["36_out_of_candles"] = "Era la candela ad avere paura.",
    ["38_the_angels_share"] = "Hanno avuto molta pazienza.",
    ["40_hoop_and_stave"] = "Chi ha la botte piena, qui, è meglio che si sposti.",
    ["42_the_weir"] = "Non guardate giù. Loro guardano su.",
    ["44_rain_of_frogs"] = "Rovesci sparsi; in serata, principi.",
    ["46_the_silt_rises"] = "Duecento anni sono tanti, a stare fermi.",
    ["48_the_drowned_choir"] = "Attaccare in levare.",
    ["50_the_wardens_lamp"] = "Due scodelle, ogni sera.",
    ["52_the_chain_hoist"] = "Forte quanto il suo anello più debole. Fanno a turno.",
    ["60_take_a_number"] = "Si serve il numero: 4.",
    ["61_the_unpaid"] = "Una moneta su ogni occhio, si diceva un tempo. Costava meno.",
    ["62_lost_property"] = "Una gamba, sinistra; smarrita camminando.",
    cold_fingers = "Si scalderanno, dice Marta. Non dice quando.",
    millers_thanks = "Come una mano tra le scapole; asciutta.",
    sour_gut = "Non ci si sente bene.",
    vinegar_tongue = "«Quanto?» dice, e il prezzo sale.",
    eel_luck = "Sguscia dappertutto. Nella tua mano, per esempio.",
    bell_courage = "Non saggio. Forte.",
    water_mark = "Controluce si vede la marea.",
    pit_debt = "Più la tariffa sulla tariffa.",
    wheel_hands = "Ci vorrebbe un paese intero, e il paese siete voi.",
    wheel_turned = "Clic.",
    miller_key = "Lunga come una trota e in tasca altrettanto gradevole.",
    drowned_silver = "Se non altro, lavato.",
    ferry_pole = "Spinge, respinge, congeda.",
    sluice_hook = "Per le alghe, dicono, e guardano altrove.",
    odos_loaf = "Bianca fino al cuore.",
    wreckers_lamp = "Agli scogli, di qua.",
    millers_waistcoat = "Comodo. Contava di crescerci dentro.",
    gilt_thumb = "Il mugnaio onesto ha il pollice d'oro, dicono. Questo è verniciato.",
    pledge_nail = "Un chiodo non ha mai sollecitato nessuno.",
    wet_penny = "L'ha morso. Di bagnato c'è il morso.",
    drowned_comb = "Ha sbrogliato nodi peggiori dei tuoi.",
    door_key = "Non apre niente che stia sopra l'acqua. È incredibile quanto poco ci stia.",
    cask_hoop = "Chi si piega campa più a lungo di chi ha ragione.",
    tasting_spoon = "Giusto uno, diceva, tutte le sere.",
    felt_slippers = "Quarantadue, quarantadue, e mai uno scricchiolio.",
  },
}
