-- Undici meno cinque in italiano. Prima le pagine, poi come si chiamano le cose e che cosa dicono.
return {
  blurb = {
    five_to_eleven = "L'ostessa del Fu Sindaco ha perso le undici in una scommessa. Da dodici giorni sono le undici meno "
      .. "cinque: l'osteria non può chiudere, nessuno può andare a casa, e uno di voi dovrà giocarsela. Tre capitoli, quello "
      .. "di mezzo gli uni contro gli altri; da due a sei eroi.",
  },

  evening = {
    intro = "Dodici giorni fa, alle undici meno cinque, Nella Spina, ostessa del Fu Sindaco a Tentenna di Sopra, ha fatto una "
      .. "scommessa con un signore in grigio. Lui diceva che per le undici non avrebbe mandato via tutti. Lei, che non aveva "
      .. "mai mancato. Si sono stretti la mano: se perdeva, l'ora toccava a lui.\n"
      .. "Ha perso per un cliente, che cercava l'altro guanto. Il signore si è inchinato, ha messo le undici in una borsetta "
      .. "di cuoio e se n'è andato.\n"
      .. "Da allora sono le undici meno cinque. I primi tre giorni la gente la trovava una delizia.",
    task = "Adesso lo stufato ha dodici giorni, e le barzellette pure. Le candele non si consumano, i neonati non si "
      .. "addormentano, e quello che esce tra le dieci e le undici, e di solito a mezzanotte è già rientrato sotto il suo "
      .. "ponte, ha avuto tempo di guardarsi intorno. Nella non può dire «si chiude», perché non è ora. Può soltanto "
      .. "mescere.\n"
      .. "«C'è l'orologio della chiesa», dice. «Lassù c'è qualcuno. Grida le ore; lo sentite gridare. Andate a chiedergli se "
      .. "ne grida un'altra.»",
    alive = "La Guardia si siede sull'ultimo gradino e si toglie il cappello. Sotto, ha l'aria dello zio di qualcuno.\n"
      .. "«È nel giuramento», dice. «Il cambio è alle undici. Sono di turno da dodici giorni. Avevo un panino.» Da dentro il "
      .. "cappello tira fuori un biglietto da visita, grigio su grigio: AMBROGIO INDUGIO. ORE COMPRATE, VINTE E CONSERVATE. "
      .. "RICEVE SEMPRE. Sul retro, in bella grafia: Gioca per qualunque cosa, ma contro uno solo.\n"
      .. "«È salito per il batacchio», dice la Guardia. «Educatissimo. Gli ho vinto un bottone, e me l'ha lasciato.»",
    reward = "Al Fu Sindaco si fa girare il cappello, più in fretta delle barzellette. Dentro c'è una corona per ciascuno di "
      .. "voi, e un guanto.",
    dead = "Cadete combattendo, che fa rumore, e vi svegliate sotto il terzo tavolo, che non ne fa. Qualcuno vi ha messo "
      .. "addosso una giacca. L'orologio dice le undici meno cinque. Nessuno si è accorto che mancavate, perché a rigore non "
      .. "mancavate; è l'unico lato buono della situazione.\n"
      .. "Vi bevete un'altra pinta, e ci riprovate.",
  },

  stakes = {
    intro = "Contro uno solo. Al terzo tavolo si fa silenzio, e poi non se ne fa più.\n"
      .. "Ognuno spiega perché dev'essere lui. Ognuno ha una zia che una volta ha battuto il Vescovo ai dadi. «Io lo farei con "
      .. "una mano sola», dice qualcuno, e Nella, che questa frase l'ha sentita tutte le sere della sua vita e stasera dodici "
      .. "volte, posa la brocca.\n"
      .. "«E allora falla», dice. «Dietro casa c'è la strada. Chi torna con più oro va a giocarsi le mie undici. Gli altri "
      .. "portano la borsa.»",
    terms = "Conterà il Fu Sindaco. È morto a questo tavolo, a metà di un brindisi, ed era così benvoluto che nessuno ha avuto "
      .. "cuore di interromperlo; il giovedì fa un po' di luce. Da morto, è al di sopra delle parti.\n"
      .. "«L'oro sul tavolo vale», dice, «chiunque lo porti, e in qualunque stato. Io sono stato eletto con meno.»",
    winner = "Il Fu Sindaco esamina i mucchi, una volta da sopra e una da dentro. «{hero}», dice, «con {n|one=una "
      .. "moneta|other={n} monete}, guadagnate onestamente o comunque guadagnate.» Vorrebbe mettere la propria catena al collo "
      .. "di chi ha vinto, ma è una catena da fantasma, e passa attraverso. Allora ci pensa Nella, con quella della vasca da "
      .. "bagno.\n"
      .. "Campione del Fu Sindaco. C'è un applauso. C'è anche un silenzio, nel quale {hero} pensa al signor Indugio.",
    shared = "Il Fu Sindaco conta, riconta, e attraversa il tavolo per vedere se ne è rotolata giù qualcuna. «È un pareggio», "
      .. "dice. «I Campioni saranno più d'uno. Avevo un collega così.»",
    shares = "{hero}: {n|one=una moneta|other={n} monete}, e mezza catena.",
    last = "In fondo alla classifica c'è {hero}, con {n|0=un bel niente|one=una moneta|other={n} monete}. Nella non dice "
      .. "nulla, versa una birra della casa e sotto il boccale infila una corona, dove nessuno la vede. La vedono tutti.",
  },

  eleven = {
    intro = "La casa del signor Indugio sta in fondo a vicolo Tiremmolla, dove siete passati tutti cento volte, e una casa non "
      .. "c'è mai stata. Non c'è mai stato il tempo. Ogni finestra ha una luce diversa: una un mezzogiorno, una un mattino "
      .. "presto di marzo, una quell'ora della domenica in cui comincia il lunedì.\n"
      .. "Le ha vinte tutte. Pause pranzo agli scrivani, pomeriggi agli studenti, a una sposa l'ultima ora di prima. Sono lì "
      .. "dentro, in bell'ordine, e qualcuna si è inselvatichita.",
    moon = "La luna è dove l'avete lasciata, sopra il vicolo, un po' ammaccata. Si vede dove si mettono i piedi.",
    no_moon = "La luna è ancora incastrata sul camino del Fu Sindaco. Qui fuori c'è buio come dentro una promessa.",
    champion = "Il battente guarda la catena al collo di {hero}, mormora «{n}», e si alza da sé.",
    scarred = "Nella ha guardato la cicatrice di {hero} e ha aggiunto una birra per il viaggio. «Per uso esterno o interno», "
      .. "dice.",
    flask = "{hero} paga una corona per una fiaschetta di Nella. È il caffè che fa a chi deve dirlo alla moglie.",
    alive = "Il signor Indugio si rovescia le tasche: sul tappeto ci sono un quarto d'ora, qualche minuto sciolto, il momento "
      .. "migliore di qualcuno. Poi la borsetta di cuoio. «Io non ho mai barato», dice. «Ve ne ricorderete? È che la gente non "
      .. "guarda che cosa mette sul tavolo.»\n"
      .. "Aprite la borsa. Non è grande, un'ora, a vederla così. Si guarda intorno una volta, trova la finestra ed è via, "
      .. "sopra i tetti; e dietro, da ogni stanza, le altre.",
    home = "«Ben giocato», dice il signor Indugio {to:hero}, e porge un bottone. «Lo tenga. È l'unica cosa che io abbia mai "
      .. "perso apposta.»",
    dead = "«Grazie per la piacevolissima serata», dice il signor Indugio, ed è finita; se l'è messa in tasca. Siete davanti "
      .. "alla casa di vicolo Tiremmolla, con le mani in alto. Sono le undici meno cinque. Stanno giusto aprendo la porta.\n"
      .. "«Non ci siamo già visti?» chiede il valletto.",
    ending_paid = "E batte: undici rintocchi, tondi come pagnotte. A Tentenna di Sopra le candele si consumano, i neonati si "
      .. "addormentano a metà di uno strillo, e qualcosa di grosso guarda il cielo e rientra sotto il suo ponte.\n"
      .. "«Si chiude!» grida Nella Spina, e deve sedersi. Si fa portare la lavagna dei conti, che è lunga dodici giorni. "
      .. "Mettete le corone sul banco, una dopo l'altra, a turno, e il conto torna, al centesimo. In questa casa non era mai "
      .. "successo. Il Fu Sindaco si alza dal tavolo tre, dice «e dunque, per concludere», e conclude.\n"
      .. "La vostra catena l'hanno appesa sopra il banco. Ogni sera, alle undici meno cinque, la gente alza gli occhi, la "
      .. "guarda, guarda l'orologio; e poi, per un minuto o due, nessuno ha fretta.",
    ending_slate = "E batte: undici rintocchi, tondi come pagnotte. A Tentenna di Sopra le candele si consumano, i neonati si "
      .. "addormentano a metà di uno strillo, e qualcosa di grosso guarda il cielo e rientra sotto il suo ponte.\n"
      .. "«Si chiude!» grida Nella Spina, e deve sedersi. Poi si fa portare la lavagna dei conti, che è lunga dodici giorni, e "
      .. "il conto non torna. Vi guarda le borse, vi guarda le mani, e vi dà uno strofinaccio a testa.\n"
      .. "I boccali sono quattromila. Il Fu Sindaco vi tiene compagnia e vi parla di fognature. Verso le tre, dietro la stufa, "
      .. "trovate un guanto. Ma sono le tre; lo sono davvero; e fuori, molto adagio, perché è fuori esercizio, si sta facendo "
      .. "giorno.",
  },

  stairs = {
    reveal = "Tra voi e la porta ci sono gli ultimi clienti. Se ne stanno andando. Se ne stanno andando da dodici giorni, e "
      .. "ogni volta che uno si alza gli altri dicono: l'ultimo, per le scale. Le scale non ci sono. Alcuni cominciano a "
      .. "prenderla sul personale.",
    over = "La via per la porta è libera. Alle vostre spalle qualcuno dice che adesso deve proprio andare.",
  },
  cats = {
    reveal = "Si sale per i tetti, e sui tetti sono comunque sempre le undici meno cinque: gatti. Dodici notti di canto filato "
      .. "li hanno resi rochi e importanti. Il primo, a quanto pare, di vite ne ha da buttare.",
  },
  minutes = {
    reveal = "Sotto la torre vi vengono incontro a passetti svelti: minuti, spaiati, che toccavano dopo meno cinque e non "
      .. "sanno dove andare. In mezzo, a braccia tese, cammina chi è andato a letto presto. Sta ancora aspettando di "
      .. "arrivarci.",
    another = "Un altro minuto cade dall'orologio e atterra davanti {to:hero}. Sperava in qualcosa di più breve.",
  },
  slate = {
    reveal = "Sotto il portico qualcuno ha aperto un banco per conto suo, per chi da Nella non è mai arrivato. «Prendete, "
      .. "prendete, lo segniamo!» La lavagna è molto grande, e la legge tutta la fila.",
  },
  moon = {
    reveal = "Sull'ultimo colmo le siete di fronte: la luna, piena, color del burro, incastrata da dodici giorni sul camino "
      .. "del Fu Sindaco. È calda di fumo e non sembra contenta. Basterebbe una bella spinta. Oppure potreste scaldarvi.",
    pushed = "{hero} punta i piedi sul camino e spinge. Si sente un rumore di tappo, resta un'ammaccatura, e poi la luna pende "
      .. "libera sopra vicolo Tiremmolla, e avete tutti un'ombra con gli orli.",
    left = "Vi sedete in cerchio e tendete le mani. C'è odore di pancetta. Per il tempo di una pipa non dovete fare niente.",
  },
  regulars = {
    reveal = "A metà della torre, su un pianerottolo, giocano gli habitué; si sono spostati per via del chiasso. Una corona a "
      .. "tiro, contro quello che non vi dispiace perdere. I dadi girano da tanto che non hanno più spigoli.",
    won = "{hero} vince una corona, nessuno dice niente, e i dadi vengono esaminati.",
    lost = "{hero} perde, e fa segnare.",
  },
  watchman = {
    comes = "In cima alle scale c'è la Guardia Notturna, con lanterna, alabarda e corno, davanti a un orologio grande come il "
      .. "portone di un fienile, la lancetta a meno cinque. «Le undici meno cinque», grida sopra i tetti, «e tutto va bene!» "
      .. "La voce le si incrina. Ha visto che non siete il cambio.",
    calls = "«Le undici meno cinque, e tutto va bene!» E così è, e la Guardia è come prima.",
    minute = "La lancetta ha uno scatto, e non può. Dagli ingranaggi cade un minuto.",
    shouts = "«TUTTO VA BENE!» urla la Guardia Notturna, e mena colpi perché sia vero. Da adesso attacca con 1 in più.",
  },

  cloakroom = {
    reveal = "«I soprabiti, prego.» È detto con tanto garbo che ve li siete tolti prima di pensarci. Ricevete un numero a "
      .. "testa. Poi arriva lo spiffero, dal gennaio di qualcuno, e i Valletti chiudono lo sportello.",
    coats = "Lo sportello è aperto. Non sono proprio i soprabiti giusti, ma sono soprabiti.",
  },
  small = {
    reveal = "Il corridoio è lungo, e qualcuno ha fatto uscire le ore piccole: l'una, le due, le tre e le quattro, scalze, e "
      .. "tutte quelle di tutte le altre notti. Vogliono sapere se dormite. Se non dormite, hanno delle domande.",
    strikes = "Da qualche parte suonano {n|one=un rintocco|other={n} rintocchi}. Le ore piccole si prendono per mano, e a "
      .. "{hero} torna in mente una figuraccia.",
  },
  lunch = {
    reveal = "Dietro una porta a vetri, su uno scaffale, ben tenuta: la pausa pranzo di uno scrivano, persa a carte l'anno "
      .. "della cometa. Una panchina al sole, un panino, un piccione. C'è ancora tutto. Basta per tutti, se ciascuno fa una "
      .. "cosa sola.",
    eaten = "{hero} mangia mezzo panino. È al prosciutto. È il miglior prosciutto della vita di chiunque.",
    slept = "{hero} chiude gli occhi per un minuto esatto, e si alza come chi è stato in villeggiatura.",
  },
  counter = {
    reveal = "RISCATTO ORE, dice lo sportello, SOLO CORONE. Dietro siede un impiegato che, a guardarlo, è lui stesso la "
      .. "gioventù bruciata di qualcuno. Un'ora costa due corone. Chi non le ha può mettersi in fila; in fila si imparano "
      .. "cose.",
    bought = "{hero} posa due corone e riceve un'ora in un sacchetto di carta. È ancora calda.",
    queued = "{hero} si mette in fila e impara come gli altri hanno perso la loro.",
  },
  youth = {
    reveal = "In salotto ci sono i pomeriggi. Lunghi, dorati, senza aver combinato niente e con una vespa. Basta guardarne uno "
      .. "ed è sera. In mezzo, magre, grigie e furiose, stanno le ore che qualcuno ha sprecato davvero.",
  },
  quarter = {
    reveal = "Una porta si apre da sola, ed eccolo, che respira: un brutto quarto d'ora, a grandezza naturale. Ognuno sa "
      .. "subito di chi è. Uno viene dal dentista, uno da un suocero, e uno vi aspetta da quando andavate a scuola.",
    passes = "Il quarto d'ora è passato. Non era poi così brutto; lo dite anche voi. Da adesso qui tutto attacca con 2 in "
      .. "meno.",
  },
  chair = {
    reveal = "Davanti all'ultima porta c'è un tavolo da gioco apparecchiato per due, con due sedie. Su quella che guarda la "
      .. "porta è appesa una targhetta: RISERVATO AL CAMPIONE DEL FU SINDACO. L'ha fatta incidere. Stando alla data, l'anno "
      .. "scorso.",
    sat = "{hero} si siede, e l'altezza è giusta. Ecco che cosa si fa con le mani.",
    shared = "{hero} fa a pezzi la sedia per la stufa, e si scaldano tutti. La targhetta brucia azzurra.",
    nobody = "Nessuno di voi è il Campione. La targhetta viene voltata, e sul retro c'è scritto: ALTRI. Ci sono degli "
      .. "sgabelli, e vi sedete un poco, tra altri.",
  },
  tarry = {
    comes = "Il signor Indugio posa sul tavolo la borsetta di cuoio e accanto ci intreccia le mani. È grigio, ben spazzolato, "
      .. "senza età. «Vorrete colpirmi», dice. «Fate pure. Chiedo soltanto che la rendiamo interessante.»",
    raises = "«Ah», dice il signor Indugio, e si guarda la manica, dove c'è un buco e dietro del maltempo. «Facciamo il "
      .. "doppio?»",
    loses = "{hero} tira, ed eccolo lì. Il signor Indugio paga in anni, dei suoi, da un borsellino, senza mercanteggiare.",
    wins = "{hero} tira, e non basta. Il signor Indugio prende nota. Sarebbe stata un'estate così bella.",
    hour = "«Un momento», dice il signor Indugio, e apre un cassetto. Quella che ne esce è piccola, e ha visto {hero}.",
  },

  type = { hour = "Ora" },
  trophy = { five_to_eleven = "Le undici sono tornate a Tentenna di Sopra" },
  title = { late_mayor = "Campione del Fu Sindaco" },

  ask = {
    moon = "La luna è incastrata sul camino. Che cosa fai?",
    ["regulars.play"] = "{hero}, giochi? (Con 4 o più una corona per la borsa; altrimenti il tuo nome va sulla lavagna.)",
    lunch = "{hero}, hai una pausa pranzo. Come la passi?",
    counter = "{hero}, riscatti un'ora?",
    chair = "{hero}, questa sedia è tua. Ti siedi?",
    tarry = "{hero}, il signor Indugio ti porge i dadi. Scommetti?",
  },
  ["do"] = {
    moon = {
      push = "Spingerla: ricevi un colpo da 3, e tutti vedono meglio",
      leave = "Scaldarvi: ognuno recupera 4",
    },
    lunch = {
      eat = "Mangiare: recuperi 6",
      nap = "Dormire: una carta in più in mano per tre turni",
    },
    counter = {
      buy = "Pagare 2 corone: un'Ora Libera, e recuperi 3",
      queue = "Fare la fila: 10 PE",
    },
    chair = {
      sit = "Sederti: le Armi tirano con 1 in più, e 1 di armatura",
      share = "Bruciarla: ognuno recupera 4",
    },
    tarry = {
      bet = "Scommettere: con 4 o più perde vita lui, altrimenti tu",
      decline = "Rifiutare: attacca con 2 in più",
    },
  },

  noun = {
    five_to_eleven = "Undici meno cinque",
    ["01_the_longest_evening"] = "La serata più lunga",
    ["02_one_of_you"] = "Uno di voi",
    ["03_eleven_oclock"] = "Le undici",
    night_watchman = { one = "Guardia Notturna", other = "Guardie Notturne", gender = "f" },
    mr_tarry = { one = "signor Indugio", other = "signori Indugio", gender = "m" },
    late_drinker = { one = "Tiratardi", other = "Tiratardi", gender = "m" },
    roof_cat = { one = "Gatto dei Tetti", other = "Gatti dei Tetti", gender = "m" },
    odd_minute = { one = "Minuto Spaiato", other = "Minuti Spaiati", gender = "m" },
    sleepwalker = { one = "Sonnambulo", other = "Sonnambuli", gender = "m" },
    small_hour = { one = "Ora Piccola", other = "Ore Piccole", gender = "f" },
    lost_afternoon = { one = "Pomeriggio Perduto", other = "Pomeriggi Perduti", gender = "m" },
    wasted_hour = { one = "Ora Sprecata", other = "Ore Sprecate", gender = "f" },
    bad_quarter = { one = "Brutto Quarto d'Ora", other = "Brutti Quarti d'Ora", gender = "m" },
    tarrys_footman = { one = "Valletto", other = "Valletti", gender = "m" },
    ["03_one_for_the_stairs"] = "L'ultimo per le scale",
    ["05_nine_lives"] = "Sette vite",
    ["07_odd_minutes"] = "Minuti d'avanzo",
    ["09_on_the_slate"] = "Si segna",
    ["11_the_stuck_moon"] = "La luna incastrata",
    ["13_the_regulars_table"] = "Il tavolo degli habitué",
    ["21_the_cloakroom"] = "Il guardaroba",
    ["23_the_small_hours"] = "Le ore piccole",
    ["25_a_lunch_hour"] = "Una pausa pranzo",
    ["27_hours_redeemed"] = "Riscatto ore",
    ["29_afternoons_of_youth"] = "Pomeriggi di gioventù",
    ["31_the_champions_chair"] = "La sedia del Campione",
    ["33_a_bad_quarter_of_an_hour"] = "Un brutto quarto d'ora",
    on_the_slate = "Un nome sulla lavagna",
    moonlit = "Chiaro di luna",
    well_rested = "Pisolino",
    champions_poise = "Contegno da Campione",
    nells_flask = { one = "Fiaschetta di Nella", other = "Fiaschette di Nella", gender = "f" },
    spare_hour = { one = "Ora Libera", other = "Ore Libere", gender = "f" },
    bar_stool = { one = "Sgabello da Bar", other = "Sgabelli da Bar", gender = "m" },
    watchmans_halberd = { one = "Alabarda della Guardia", other = "Alabarde della Guardia", gender = "f" },
  },

  phase = {
    night_watchman = { shouting = "Sotto metà vita" },
    mr_tarry = { bored = "Rifiuta", raised = "Sotto metà vita" },
  },

  rule = {
    night_watchman = "Ogni tre round sono di nuovo le undici meno cinque, e recupera 1 per eroe; in ogni altro round un Minuto "
      .. "Spaiato arriva davanti al Primo Giocatore. Sotto metà vita attacca con 1 in più.",
    mr_tarry = "All'inizio del tuo turno scommetti o rifiuta. Scommetti: tira un dado, il Campione aggiunge 1; con 4 o più lui "
      .. "perde 2 vite, altrimenti le perdi tu, mai l'ultima. Rifiuta: attacca con 2 in più. Sotto metà vita la posta è 4. "
      .. "Ogni tre round un'Ora Piccola arriva davanti al Primo Giocatore.",
    late_drinker = "Nessun trucco. Ha in mano la birra di qualcuno.",
    roof_cat = "Nessun trucco. Lascia una carta del mazzo principale.",
    odd_minute = "Prolifera: con 4 o più ne arriva un altro. Il suo Bottino lo decide un dado.",
    sleepwalker = "La prima ferita lo sveglia: il suo prossimo attacco ha 2 in più.",
    small_hour = "Nessun trucco. Arriva solo quando siete stanchi.",
    lost_afternoon = "Colpisce l'intelligenza, non la vita.",
    wasted_hour = "L'eroe ferito dal suo attacco scarta anche una carta.",
    tarrys_footman = "Armatura 1. La livrea è inamidata.",
    bad_quarter = "Attacco pesante.",
    ["03_one_for_the_stairs"] = "Uno scontro come tanti: niente di speciale.",
    ["05_nine_lives"] = "La prima bestia uccisa torna davanti a chi l'ha uccisa: il suo prossimo attacco ha 1 in più.",
    ["07_odd_minutes"] = "Ogni due round un Minuto Spaiato arriva davanti all'eroe di turno.",
    ["09_on_the_slate"] = "Finché vive un Mostro, tutto il Bottino costa 10 in meno. Chi compra perde 1 vita, di vergogna.",
    ["11_the_stuck_moon"] = "Il Primo Giocatore, o la persona che segue, sceglie. Spingere: un colpo da 3, e ogni eroe ha il Chiaro di luna. Lasciarla: "
      .. "ogni eroe recupera 4.",
    ["13_the_regulars_table"] = "Ogni eroe può giocare: con 4 o più 1 corona per la borsa che si conserva, altrimenti Un nome "
      .. "sulla lavagna.",
    ["21_the_cloakroom"] = "I danni che raggiungono un eroe sono 1 in più, finché non muore un Valletto.",
    ["23_the_small_hours"] = "A ogni round tutti i Mostri attaccano con 1 in più, fino a 2; con la luna sopra il vicolo, fino "
      .. "a 1.",
    ["25_a_lunch_hour"] = "Ogni eroe sceglie: recuperare 6, o un Pisolino.",
    ["27_hours_redeemed"] = "Un eroe con 2 corone nella borsa può pagarle per un'Ora Libera e recuperare 3. Tutti gli altri "
      .. "guadagnano 10 PE.",
    ["29_afternoons_of_youth"] = "Chi uccide un Pomeriggio Perduto pesca una carta.",
    ["31_the_champions_chair"] = "Un Campione del Fu Sindaco sceglie: il Contegno da Campione, o ogni eroe recupera 4. Se non "
      .. "ce n'è, ogni eroe recupera 2.",
    ["33_a_bad_quarter_of_an_hour"] = "Passa: dal quarto round in poi tutti i Mostri attaccano con 2 in meno.",
    on_the_slate = "Il Bottino ti costa 10 in più, fino alla tua prossima uccisione.",
    moonlit = "Per quattro turni: le tue Armi tirano con 1 in più.",
    well_rested = "Per tre turni: una carta in più in una mano piena.",
    champions_poise = "Fino alla fine del capitolo: le tue Armi tirano con 1 in più, e 1 di armatura.",
    nells_flask = "Cura 4. Intelligenza 1.",
    spare_hour = "Pesca tre carte.",
    bar_stool = "Mazza. Attacca, poi 1 armatura finché non sono finiti i prossimi attacchi contro di te.",
    watchmans_halberd = "Ascia, pesante.",
  },

  -- Che cosa si dice di un boss che cade.
  exit = {
    night_watchman = "Guarda l'orologio. Sono le undici.",
    mr_tarry = "Il suo tempo è scaduto. E dire che ne aveva tanto.",
  },
  flavour = {
    night_watchman = "Cambio alle undici.",
    mr_tarry = "Ore comprate, vinte e conservate. Riceve sempre.",
    late_drinker = "«Allora», dice, si batte le mani sulle ginocchia, e resta.",
    roof_cat = "Prima canta, poi graffia. A volte insieme.",
    odd_minute = "Sessanta secondi, e non uno che abbia impegni.",
    sleepwalker = "Metti giù il coltello, caro. No, dall'altra parte.",
    small_hour = "«E che cosa intendevi, davanti a tutti, nove anni fa?»",
    lost_afternoon = "Caldo, largo, andato.",
    wasted_hour = "Ha tenuto un elenco.",
    tarrys_footman = "Vi annuncerà. Dopo.",
    bad_quarter = "«Farà più male a me che a voi», dice, e si sbaglia.",
    ["03_one_for_the_stairs"] = "Le scale hanno bevuto abbastanza.",
    ["05_nine_lives"] = "Sei, per cominciare.",
    ["07_odd_minutes"] = "Attenti ai piedi: i loro sono svelti.",
    ["09_on_the_slate"] = "Col gesso, e con gli svolazzi.",
    ["11_the_stuck_moon"] = "Da vicino avrebbe bisogno di una lavata.",
    ["13_the_regulars_table"] = "Hanno un sistema. È così che sono diventati habitué.",
    ["21_the_cloakroom"] = "La direzione non risponde di nulla, e prende tutti i cappelli.",
    ["23_the_small_hours"] = "È sempre più tardi dell'ultima volta che avete guardato.",
    ["25_a_lunch_hour"] = "Non date da mangiare al piccione. È in servizio.",
    ["27_hours_redeemed"] = "Non si accettano resi. Né ritorni.",
    ["29_afternoons_of_youth"] = "Doveva uscirne un romanzo.",
    ["31_the_champions_chair"] = "Disponibile anche in secondo posto.",
    ["33_a_bad_quarter_of_an_hour"] = "Finisce prima che ve ne accorgiate. È la parte più lunga.",
    on_the_slate = "E scritto giusto, per di più.",
    moonlit = "Dona a tutti.",
    well_rested = "A occhi chiusi si vede meglio l'ora.",
    champions_poise = "È soprattutto la catena.",
    nells_flask = "Ha aperto occhi che erano chiusi per sempre.",
    spare_hour = "Tutti dicono di averne una.",
    bar_stool = "Tre gambe, quattro usi.",
    watchmans_halberd = "Per indicare orologi, soprattutto.",
  },
}
