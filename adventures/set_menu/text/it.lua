-- Menu fisso in italiano. Prima le pagine, poi come si chiamano le cose e che cosa dicono.
return {
  blurb = {
    set_menu = "Una volta ogni cent'anni l'Assaggiatore Reale cena al Mestolo Storto, e se non è contento la casa torna quello che "
      .. "era prima: una palude. È stasera, e il cuoco è scappato con il pesce. Cinque portate, ciascuna con regole sue; niente "
      .. "variazioni; da due a quattro eroi.",
  },

  starter = {
    intro = "Il Mestolo Storto di Sobbollo di Sotto sta su un terreno che la Corona prestò a un cuoco seicento anni fa. La carta è "
      .. "appesa sopra la cassa, tra un pipistrello e l'altro. Una volta al secolo, dice, si dia all'Assaggiatore Reale una cena "
      .. "di cinque portate. Se gli piace, la casa resta. Se no, il terreno ritorna quello che era.\n"
      .. "Era una palude. Nelle sere umide la si sente, sotto il pavimento, che ha pazienza.",
    task = "La carrozza dell'Assaggiatore è in cortile. Donna Espera Mestoli, undicesima del nome, gli ha lucidato una forchetta, "
      .. "poi è andata a svegliare il cuoco, e ha trovato una finestra aperta e un biglietto: «Via con il pesce. Siamo molto "
      .. "felici.»\n"
      .. "Si è guardata intorno in cerca di gente che sappia cucinare. Poi di gente che abbia un coltello. «Voi», dice. «Qualunque "
      .. "cosa. Dalla dispensa. Sta già annusando.»\n"
      .. "In fondo alla dispensa non va nessuno dall'ultimo Assaggiatore. Non si vorrebbe disturbare.",
    alive = "In fondo alla pentola, sotto seicento anni di stufato, c'è un mestolo, storto. Ecco dov'era.\n"
      .. "Donna Espera mette quel che resta dell'avversario su una fetta di pane, e un ciuffo di prezzemolo su quel che resta della "
      .. "fetta. L'Assaggiatore la guarda davanti e dietro. È un ometto asciutto, che pare stirato. Mangia, chiude gli occhi, apre "
      .. "un taccuino e fa un segno. Non è un segno grande. Ha cinque punte.\n"
      .. "Dalla cassa esce una corona per ciascuno di voi, e i pipistrelli guardano altrove.",
    dead = "Dalla dispensa uscite più in fretta di come siete entrati, e portandone addosso di più. Dietro di voi qualcosa rutta, "
      .. "soddisfatto, con voce di cantina.\n"
      .. "L'Assaggiatore ha spiegato il tovagliolo. Donna Espera, senza togliergli gli occhi di dosso, indica con una mano la "
      .. "dispensa e con l'altra una scatoletta.",
  },

  soup = {
    intro = "Minestra. L'Assaggiatore ha chiesto chi abbia cucinato l'antipasto, e avete detto «io» tutti insieme, e poi tutti "
      .. "l'avete sentito.",
    intro_tin = "Minestra. L'Assaggiatore ha chiesto chi abbia aperto la scatoletta. Si è fatto un silenzio in cui si sentiva la "
      .. "palude. Qualcuno, fa sapere, sarà pur responsabile di questa cucina.",
    hat = "In casa c'è un solo cappello da cuoco: due piedi d'amido, portato per ultimo da un uomo di carattere. Dietro la casa c'è "
      .. "la strada, dove chi ha dell'oro lo perde a favore di chi non ne ha; e lo zafferano costa quello che costa.\n"
      .. "«Chi torna con più oro», dice Donna Espera, «compra lo zafferano, porta il cappello e mescola. Uno solo. Ho visto che "
      .. "cosa succede con due.»",
    winner = "{hero} versa {n|one=una moneta|other={n} monete} nel grembiule della donna dello zafferano, e riceve qualcosa che sta "
      .. "sotto un'unghia. Poi il cappello. Arriva alle orecchie, e là sotto qualcuno comincia subito a gridare che ci vuole il "
      .. "prezzemolo.",
    too_many = "I mucchi sono uguali, alla moneta. Donna Espera sega il cappello, per il largo, e ciascuna metà ha l'aria di un "
      .. "incidente.",
    cook = "{hero}: {n|one=una moneta|other={n} monete}, e opinioni ferme sui porri.",
    spoilt = "Segue una cucina per dibattito. Entra in pentola come consommé e ne esce come verbale. L'Assaggiatore prova. «Troppi "
      .. "cuochi», dice al taccuino, come altri dicono «topi».",
    saltless = "Poi l'Assaggiatore alza il cucchiaio, e lo abbassa. «Non è venuto in mente a nessuno», chiede, «di metterci del "
      .. "sale?» Era venuto in mente a tutti. Tutti avevano pensato che fosse venuto in mente a un altro.",
    sea = "Poi l'Assaggiatore alza il cucchiaio. In pentola {n|one=c'è un pizzico di sale|other=ci sono {n} pizzichi di sale, ciascuno} buttato da qualcuno che era "
      .. "proprio da solo. Non dice niente; si guarda soltanto intorno, come si fa in spiaggia, in cerca di un asciugamano.",
    perfect = "Poi l'Assaggiatore alza il cucchiaio, e c'è una pausa in cui, da qualche parte, un porro si corica. Un pizzico di "
      .. "sale; uno esatto. «Mh», dice l'Assaggiatore, che nel suo mestiere è un'ode, e disegna un segno con cinque punte.",
  },

  fish = {
    intro = "Pesce. Il cuoco si è preso l'unico, e a quanto si dice stanno guardando delle casette. Ma la minestra ha reso "
      .. "l'Assaggiatore espansivo: aspetterà.",
    intro_thirsty = "Pesce. Il cuoco si è preso l'unico. L'Assaggiatore beve acqua, un bicchiere dopo l'altro, con gli occhi su di "
      .. "voi, e non dice perché.",
    orders = "Ce n'è dell'altro, dice Donna Espera: sotto la cantina c'è l'abisso, e nell'abisso tutto quello che sia mai scappato da un "
      .. "piatto. {hero}, da sotto il cappello, è del parere che un capocuoco queste cose le diriga da sopra. {To:hero} viene dato il "
      .. "secchio.",
    jar = "Prima che andiate, Donna Espera vuota nel vostro scrigno il barattolo delle mance: {n|one=una moneta|other={n} monete}, "
      .. "e un bottone. «Laggiù ci sono negozi» dice. «Per chi, non l'ha mai saputo nessuno.»",
    alive = "Ci sono voluti {n|one=un punto|other={n} punti} di bravura, secondo chi conta queste cose, e poi stava di traverso in "
      .. "tutta la cucina, con l'aria stupita. A rigore non è un pesce. Donna Espera ci ha posato un limone, e subito tutti vedono "
      .. "un pesce.\n"
      .. "L'Assaggiatore ne prende il meglio, dietro l'orecchio. Un segno; cinque punte. Per ciascuno di voi nel secchio c'è una "
      .. "corona, di qualcuno che non era scappato.",
    dead = "L'abisso vi restituisce, e non lo fa con tutti: su per lo scarico, uno dopo l'altro. I dadi hanno nuotato. "
      .. "L'Assaggiatore ha posato coltello e forchetta uno accanto all'altra, come una piccola tomba.",
  },

  roast = {
    intro = "Arrosto. L'Assaggiatore si asciuga la bocca e si slaccia un bottone. È il momento, dice la carta, della Digressione.",
    intro_bones = "Arrosto. L'Assaggiatore ha trovato un osso nell'impanatura, ed era di pollo. Siede molto diritto. È il momento, "
      .. "dice la carta, della Digressione, e lui si augura, dice, che sia lunga.",
    tale = "Tra il pesce e l'arrosto si narri a questa tavola come l'arrosto fu procurato. È la stessa storia da sei secoli: "
      .. "valorosi che scendono, valorosi che salgono, sugo.\n"
      .. "«Una volta sola», dice una voce da sotto la cloche d'argento, «mi piacerebbe sentirla dalla parte nostra.»\n"
      .. "Nessuno si muove. Poi ciascuno di voi, perché fa caldo ed è tardi e la Digressione vale una stella, si ricorda di una zia "
      .. "che aveva un sotterraneo. Due anni. Gli affitti! Il personale! E le visite, che entrano con gli stivali e con i "
      .. "principi.",
    winner = "{hero} racconta meglio di tutti: {n|one=un punto|other={n} punti} di casa, tutta in piedi, le trappole oliate, gli "
      .. "eroi in cella che chiedono la ricetta. Da sotto la cloche viene un singhiozzo. «Ecco», dice. «È andata così.»",
    chorus = "Verso la fine la raccontate a più voci, ciascuna con {n|one=un punto|other={n} punti} da mostrare, e sotto la cloche "
      .. "qualcuno canticchia.",
    evicted = "Nel racconto di {hero} alla fine c'è meno sotterraneo che all'inizio, di {n}. Donna Espera, che ha avuto degli "
      .. "inquilini, mette in mano {to:hero} una corona.",
    liked = "L'Assaggiatore non ha toccato il coltello. «Da seicento anni», dice, «mangiamo l'eroe della storia.» Disegna un segno "
      .. "con cinque punte, alza la cloche, e stringe all'arrosto quella che probabilmente è una mano. Ci sono patate per tutti.",
    yawned = "L'Assaggiatore ha dormito per tutto il secondo anno, a bocca aperta e matita ritta. Si sveglia quando si fa silenzio. "
      .. "«E poi il sugo?» chiede. C'era. C'è. Non è più caldo.",
  },

  pudding = {
    intro = "Budino. È in cucina, sotto un panno, e trema; è di quelli che vanno mangiati nello stesso minuto in cui arrivano in "
      .. "tavola. E la carta dice, nelle lettere più piccole, che alla Corona il dolce si serve «per gli antichi passaggi».\n"
      .. "Gli antichi passaggi girano. Li fece fare così il primo cuoco, quando voleva la paga e il primo oste non voleva "
      .. "incontrarlo.",
    rested = "L'Assaggiatore si è tolto una scarpa. A questo punto non era mai andata così bene, dice Donna Espera, e ci tiene a farvi "
      .. "sapere che la cosa non la tranquillizza.",
    asleep = "L'Assaggiatore ha tirato fuori l'orologio. È uno di quegli orologi ai quali nessuno ha mai mentito.",
    landlord = "{hero} guarda gli antichi passaggi a occhi socchiusi, come chi ha affittato di peggio a gente che ringraziava.",
    kitchen = "{hero} va con la Cucina, che il budino l'ha fatto e non lo perde d'occhio.",
    dining_room = "{hero} va con la Sala, alla quale il budino è stato promesso e che sa come porta i piatti la Cucina.",
    by_kitchen = "Esce per prima la Cucina, con {n|one=un punto|other={n} punti} e il panno tra i denti, e il budino trema ancora. "
      .. "Davanti alla porta a vento non si era mai visto nessuno in grembiule. C'è una corona per ciascuno di chi portava.",
    by_dining_room = "Esce per prima la Sala, con {n|one=un punto|other={n} punti}, non un capello fuori posto, il budino sul palmo "
      .. "di una mano. Dal muro dietro si sente la Cucina che gira a sinistra, e poi ancora. C'è una corona per ciascuno di chi "
      .. "portava.",
    draw = "Uscite insieme, dalle due porte, ai due lati del budino. L'hanno tirato tutti in parti uguali. Guarda gli uni e gli "
      .. "altri, come un bambino in un divorzio, e si siede.",
  },

  verdict = {
    starter_star = "«Antipasto», legge l'Assaggiatore. «Antico. Ardito. Dentro, qualcosa di storto. Una stella.»",
    starter_none = "«Antipasto», legge l'Assaggiatore. «Ho conservato la scatoletta. Sarà messa agli atti.»",
    soup_star = "«Minestra. Un cuoco; un pizzico. Una stella.»",
    soup_none = "«Minestra.» Quella pagina la volta in fretta.",
    fish_star = "«Pesce, così detto. Ha strizzato l'occhio. Una stella.»",
    fish_none = "«Pesce. Non ce n'era, impanato.»",
    roast_star = "«Arrosto. Ci scriviamo. Una stella.»",
    roast_none = "«Arrosto. Una digressione dalla quale sono tornato tardi.»",
    pudding_star = "«Budino. È arrivato. Di solito non lo fanno. Una stella.»",
    pudding_none = "«Budino. Si era arreso prima di me.»",
    cook = "«E là sotto chi c'è?» chiede l'Assaggiatore, e indica con la forchetta il cappello. {hero} lo solleva un poco, e finisce "
      .. "nel taccuino.",
    asleep = "Sono due stelle, e ce ne vogliono tre. Sotto il tavolo si rovesciano le borse. Ma chi ha dormito durante l'arrosto si sveglia "
      .. "onesto: l'Assaggiatore guarda {n|one=la corona|other=le {n} corone}, poi il coltello, che è pulito, e non scrive niente.",
    envelope = "Sono due stelle, e ce ne vogliono tre. L'Assaggiatore guarda il soffitto. In fondo alla guida, spiega al soffitto, "
      .. "c'è una pagina per i Contributi. Sotto il tavolo si rovesciano le borse: {n|one=una corona|other={n} corone}, in una busta, con una macchia "
      .. "d'unto che si potrebbe chiamare sigillo. «Atmosfera», scrive l'Assaggiatore. «Una stella.»",
  },

  ending = {
    laurel = "Cinque. L'Assaggiatore riconta, con un dito. Poi chiede, con una voce che per questo non era mai stata usata, che cosa ci "
      .. "fosse nel budino, proprio in fondo, verde, come un bosco dopo la pioggia.\n"
      .. "Era la foglia d'alloro; coglierla è costato un graffio o due, e qualcuno l'ha tenuta tutta la sera in tasca, con i dadi. Lui la "
      .. "ripesca dal tovagliolo, la lecca ben bene e, non avendone mai avuto finora l'occasione, la posa in testa a Donna Espera.\n"
      .. "La casa resta. Sotto il pavimento la palude si gira, brontola, e si addormenta per cent'anni. Alla porta a vento c'è il "
      .. "cuoco, con il pesce sottobraccio, e chiede se c'è ancora un tavolo. Per due, dice Donna Espera. In terrazza.",
    feast = "Cinque. L'Assaggiatore riconta, con un dito, poi mette via il taccuino e si toglie l'altra scarpa.\n"
      .. "«Mangio da quarant'anni», dice. «È la prima volta che sono sazio.» La carta viene staccata, firmata, e riappesa tra i "
      .. "pipistrelli. Sotto il pavimento la palude si gira, brontola, e si addormenta.\n"
      .. "Solo quando la carrozza è partita Donna Espera trova sotto il piatto, ben piegato, un biglietto. Non una mancia; è un "
      .. "funzionario. «La prossima volta», dice, «una foglia d'alloro.»",
    licence = "Basta. Non è molto più che basta; l'Assaggiatore firma la carta con l'aria di chi lascia un'ultima patata. La casa "
      .. "resta per cent'anni, «salvo miglioramenti».\n"
      .. "Donna Espera inchioda le stelle sopra la porta, e appena la carrozza non si vede più ne inchioda qualcuna in più. Sotto "
      .. "il pavimento anche la palude conta, sospira, e si ritira fino alla seconda cantina, dove è sempre stata abbastanza "
      .. "comoda.\n"
      .. "È avanzato del budino. Si mangia col coperchio della scatoletta.",
    bog = "«Mi rincresce», dice l'Assaggiatore, e lo devono issare in carrozza, perché il cortile già non regge più.\n"
      .. "Va tutto con molta dolcezza. Prima il pavimento è un po' molle, poi gli habitué sono un po' più bassi. La palude si "
      .. "riprende la sala come ci si riprende un ombrello prestato seicento anni fa: ringraziando, e guardando se ci sono macchie. "
      .. "Donna Espera sta in piedi sul banco con la carta, e ne legge il retro, per la prima volta in undici generazioni.\n"
      .. "«Qui», dice piano, «di barche non si parla.» Riaprite la settimana prossima. Il pesce è finito. Le rane, in compenso, sono "
      .. "fresche, ed entrano da sole.",
  },

  door = {
    reveal = "Dietro la porta della dispensa stanno appese le cipolle. Da cent'anni, testa contro testa, e a forza di parlarne si "
      .. "sono convinte di qualcosa.",
    over = "Le cipolle sono sparse in giro. Avete tutti gli occhi rossi, e dite che sono le cipolle.",
  },
  shelf = {
    reveal = "Sullo scaffale più alto stanno i formaggi, tondi, duri e amareggiati, in mezzo a un'uva che nessuno ha voluto perché "
      .. "si diceva che fosse acerba. Essere fuori portata non li ha migliorati.",
    rolls = "Qualcosa rotola giù dallo scaffale. {hero} guarda in su, che è la cosa sbagliata.",
  },
  salt = {
    reveal = "Contro il muro c'è la minestra per dopo, già pronta, col coperchio, e accanto un barile di sale. Nessuno guarda. "
      .. "Ciascuno di voi resta un momento da solo con la pentola. Un pizzico, c'è scritto sul coperchio, e poi una bruciatura.",
    over = "Il coperchio è di nuovo al suo posto. Avete tutti l'aria di chi ha fatto la cosa giusta.",
  },
  bay = {
    reveal = "Dove il tetto della dispensa è crollato c'è un alloro, da solo, in una lama di luce. Ha le foglie migliori della "
      .. "contea. Sta circondato dalle sue spine, che gli allori non hanno.",
    picked = "{hero} infila una mano, dice una parola, e ha una foglia. Finisce in tasca, con i dadi. Non si sa mai.",
    rested = "Vi sedete alla sua ombra, ed è come sedersi in un cassetto di lenzuola pulite.",
  },
  leftovers = {
    reveal = "Sullo scaffale più basso sta quello che era ancora buono. Lo dicono le etichette, ognuna di una mano diversa, una sotto "
      .. "l'altra, attraverso i secoli. Gli è cresciuta una mente, con dentro un pensiero solo: qui non si butta via niente.",
  },
  stew = {
    comes = "In fondo alla dispensa, su un fuoco che nessuno ha acceso, pende lo stufato. Ogni cuoco ha aggiunto qualcosa, e nessuno "
      .. "ha mai preso l'ultimo mestolo, perché poi toccava lavare la pentola. È stato minestra, salsa e colla. Adesso è qualcuno. "
      .. "Vi saluta, sollevando il coperchio.",
    dumpling = "Uno gnocco viene a galla, va sotto, torna a galla, ha visto {hero}, e scavalca l'orlo.",
    boils = "Lo stufato trabocca. Non si può dire che prenda la mira, solo che non sbaglia.",
  },

  type = { vegetable = "Ortaggio", cheese = "Formaggio" },
  trophy = { set_menu = "Tre stelle per il Mestolo Storto" },
  title = {
    head_cook = "Capocuoco del Mestolo Storto",
    voice_of_the_roast = "Voce dell'Arrosto",
    bearer_of_the_pudding = "Portatore del Budino",
  },

  ask = {
    ["salt.throw"] = "{hero}, nessuno guarda. Butti un pizzico di sale?",
    bay = "L'alloro ha una foglia a portata di mano. Che cosa fai?",
  },
  ["do"] = {
    starter = {
      again = "Tornare dentro: uno stufato non può essere arrabbiato in eterno",
      tin = "Aprire la scatoletta: di scatoletta non è mai morto nessuno, in pubblico",
    },
    fish = {
      again = "Giù di nuovo, con un secchio più grande",
      finger = "Servirgli qualcosa di impanato: impanati siamo tutti uguali",
    },
    bay = {
      pick = "Coglierla: ricevi un colpo da 3, e la foglia è vostra",
      rest = "Sedersi all'ombra: ognuno recupera 4",
    },
  },

  noun = {
    set_menu = "Menu fisso",
    ["01_the_starter"] = "L'antipasto",
    ["02_the_soup"] = "La minestra",
    ["03_the_fish"] = "Il pesce",
    ["04_the_roast"] = "L'arrosto",
    ["05_the_pudding"] = "Il budino",
    endless_stew = { one = "Stufato Infinito", other = "Stufati Infiniti", gender = "m" },
    angry_onion = { one = "Cipolla Arrabbiata", other = "Cipolle Arrabbiate", gender = "f" },
    sour_grape = { one = "Uva Acerba", other = "Uve Acerbe", gender = "f" },
    hard_cheese = { one = "Formaggio Duro", other = "Formaggi Duri", gender = "m" },
    old_dumpling = { one = "Gnocco Vecchio", other = "Gnocchi Vecchi", gender = "m" },
    ["03_behind_the_door"] = "Dietro la porta",
    ["05_the_top_shelf"] = "Lo scaffale più alto",
    ["07_a_pinch_of_salt"] = "Un pizzico di sale",
    ["09_the_bay_tree"] = "L'alloro",
    ["11_leftovers"] = "Gli avanzi",
    pepper_mill = { one = "Macinapepe", other = "Macinapepe", gender = "m" },
  },

  phase = {
    endless_stew = { boiling = "Sotto metà vita", crowd = "Attacca con 1 in più" },
  },

  rule = {
    endless_stew = "Ogni due round uno Gnocco Vecchio arriva davanti al Primo Giocatore. Sotto metà vita, all'inizio di ogni round "
      .. "ognuno perde 1 vita, mai l'ultima. Attacca con 1 in più per ogni eroe oltre il secondo.",
    angry_onion = "Chi la ferisce senza ucciderla scarta una carta.",
    sour_grape = "Prolifera: con 4 o più ne arriva un'altra.",
    hard_cheese = "Armatura 1.",
    old_dumpling = "Nessun trucco. Il suo Bottino lo decide un dado.",
    ["03_behind_the_door"] = "Uno scontro come tanti, con lacrime.",
    ["05_the_top_shelf"] = "Ogni due round l'eroe di turno riceve un colpo da 2.",
    ["07_a_pinch_of_salt"] = "Ogni eroe può buttare un pizzico: 5 PE. Chi non lo fa recupera 3. La minestra ne vuole uno in tutto.",
    ["09_the_bay_tree"] = "Il Primo Giocatore, o la persona che segue, sceglie. Cogliere: un colpo da 3, e il gruppo ha una foglia d'alloro. Riposare: ognuno "
      .. "recupera 4.",
    ["11_leftovers"] = "Il primo Gnocco Vecchio ucciso torna davanti a chi l'ha ucciso, che pesca una carta.",
    pepper_mill = "Mazza.",
  },

  -- Che cosa si dice di un boss che cade.
  exit = {
    endless_stew = "Il fondo della pentola. Nessun vivente l'aveva mai visto.",
  },
  flavour = {
    endless_stew = "Per seicento persone.",
    angry_onion = "Ha molti strati. Sono tutti così.",
    sour_grape = "«Tanto non mi volevate.»",
    hard_cheese = "Una volta era tenero, e si fidava della gente.",
    old_dumpling = "Ancora buono.",
    ["03_behind_the_door"] = "Si conoscono bene.",
    ["05_the_top_shelf"] = "Chi li ha messi lassù era più alto, o aveva una scala, o odiava qualcuno.",
    ["07_a_pinch_of_salt"] = "Un pizzico è quello che non si vede buttare all'altro.",
    ["09_the_bay_tree"] = "Per minestre, arrosti e poeti.",
    ["11_leftovers"] = "Da consumarsi preferibilmente prima.",
    pepper_mill = "Dite voi quando.",
  },
}
