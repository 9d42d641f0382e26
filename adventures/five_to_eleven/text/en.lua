-- Five to Eleven in English. Pages first, then what things are called and say.
return {
  blurb = {
    five_to_eleven = "The landlady of the Late Mayor has lost eleven o'clock in a wager. It has been five to for twelve days: "
      .. "the tavern cannot close, nobody can go home, and one of you will have to play for it. Three chapters, the middle one "
      .. "against each other; two to six heroes.",
  },

  evening = {
    intro = "At five to eleven, twelve days ago, Nell Tapper of the Late Mayor in Upper Dithering laid a wager with a "
      .. "gentleman in grey. He had said that she would not have the house empty by eleven. She said that she had never yet "
      .. "failed to. They shook hands on it: if she lost, the hour was his.\n"
      .. "She lost by one drinker, who was looking for his other glove. The gentleman bowed, put eleven o'clock into a small "
      .. "leather bag, and left.\n"
      .. "It has been five to eleven ever since. For the first three days people found it delightful.",
    task = "Now the stew is twelve days old and so are the jokes. The candles do not burn down, the babies do not go to sleep, "
      .. "and what comes out between ten and eleven and is usually back under its bridge by midnight has had time to look "
      .. "round. Nell cannot call last orders, because it is not time. She can only pour.\n"
      .. "“There is the church clock,” she says. “Somebody is up there with it. He calls the hour; you can hear him calling. "
      .. "Go and ask him to call another.”",
    alive = "The Watchman sits down on the top step and takes his hat off. Under it he looks like somebody's uncle.\n"
      .. "“It is in the oath,” he says. “I am relieved at eleven. I have been on duty for twelve days. I had a sandwich.” From "
      .. "inside the hat he takes a visiting card, grey on grey: MR AMBROSE TARRY. HOURS BOUGHT, WON & KEPT. AT HOME ANY TIME. "
      .. "On the back stands, in a neat hand: He plays for everything, but only against one.\n"
      .. "“He came up for the clapper,” says the Watchman. “Very polite. I won a button from him, and he let me keep it.”",
    reward = "Back at the Late Mayor the hat goes round, quicker than the jokes. There is a crown in it for each of you, and "
      .. "one glove.",
    dead = "You go down fighting, which makes a noise, and come to under the third table, which does not. Somebody has put a "
      .. "coat over you. The clock says five to eleven. Nobody has noticed that you were gone, for you were not, strictly "
      .. "speaking; it is the one good thing about the situation.\n"
      .. "You have another pint, and try again.",
  },

  stakes = {
    intro = "Only against one. At the third table it becomes quiet, and then it does not.\n"
      .. "Everybody explains who it must be. Everybody has an aunt who once beat the Bishop at dice. “I could do it with one "
      .. "hand,” says somebody, and Nell, who has heard that sentence every evening of her life and twelve times this evening, "
      .. "puts down the jug.\n"
      .. "“Then do,” she says. “There is the road behind the house. Whoever comes back with most gold plays for my eleven "
      .. "o'clock. The others carry the bag.”",
    terms = "The Late Mayor will count. He died at this table, in the middle of a toast, and was so well thought of that "
      .. "nobody has liked to interrupt him; he glows a little on Thursdays. Being dead, he is above party.\n"
      .. "“Gold on the table,” he says, “counts, whoever brings it, and in whatever condition. I was elected on less.”",
    winner = "The Late Mayor looks through the heaps, once from above and once from inside. “{hero},” he says, “with "
      .. "{n|one=one coin|other={n} coins}, fairly come by or at any rate come by.” He would like to hang his chain on the "
      .. "winner, but it falls through. So Nell does it with the one from the bathtub.\n"
      .. "Champion of the Late Mayor. There is applause. There is also a silence, in which {hero} thinks of Mr Tarry.",
    shared = "The Late Mayor counts, and counts again, and goes through the table to see whether any has rolled down. “It is a "
      .. "tie,” he says. “There shall be more than one Champion. I had a colleague like that.”",
    shares = "{hero}: {n|one=one coin|other={n} coins}, and half a chain.",
    last = "{hero} comes last, with {n|0=nothing at all|one=one coin|other={n} coins}. Nell says nothing, draws one on the "
      .. "house, and puts a crown under the mug where nobody will see it. Everybody sees it.",
  },

  eleven = {
    intro = "Mr Tarry's house stands at the end of Lagging Lane, where you have all been a hundred times, and there was never "
      .. "a house. There was never the time. Every window has a different light in it: one a noon, one an early morning in "
      .. "March, one that hour on a Sunday when tomorrow begins.\n"
      .. "He has won them all. Lunch hours from clerks, afternoons from students, from a bride the last hour before. They are "
      .. "in there, in good order, and some of them have gone wild.",
    moon = "The moon is where you left it, over the lane, a little dented. One sees where one treads.",
    no_moon = "The moon is still stuck over the chimney of the Late Mayor. Out here it is as dark as the inside of a promise.",
    champion = "The door knocker looks at {hero}'s chain, says “{n}” under its breath, and lifts itself.",
    scarred = "Nell has looked at {hero}'s scar and put in a beer for the way. “For the outside or the inside,” she says.",
    flask = "{hero} pays a crown for one of Nell's flasks. It is the coffee that she makes for people who have to tell their "
      .. "wives.",
    alive = "Mr Tarry turns out his pockets: on the carpet lie a quarter of an hour, some loose minutes, somebody's finest "
      .. "moment. Then the small leather bag. “I never cheated,” he says. “You will remember that? People simply do not look "
      .. "at what they put on the table.”\n"
      .. "You open the bag. It is not large, an hour, when one sees it like that. It gives one look round, finds the window, "
      .. "and is gone over the roofs; and behind it, out of every room, the others.",
    home = "“Well played,” says Mr Tarry to {hero}, and holds out a button. “Keep it. It is the only thing that I ever lost on "
      .. "purpose.”",
    dead = "“Thank you for a most pleasant evening,” says Mr Tarry, and it is over; he has put it into his pocket. You are "
      .. "standing in front of the house in Lagging Lane, your hands in the air. It is five to eleven. The door is just being "
      .. "opened.\n"
      .. "“Have we not met?” asks the footman.",
    ending_paid = "And it strikes: all eleven, each as round as a loaf. In Upper Dithering the candles burn down, the babies "
      .. "fall asleep in the middle of a scream, and something large looks at the sky and goes back under its bridge.\n"
      .. "“Last orders!” calls Nell Tapper, and has to sit down. The slate is fetched; it is twelve days long. You put your "
      .. "crowns on the bar, one after the other, all round, and it comes out, to the penny. That has never happened in this "
      .. "house. The Late Mayor rises from table three, says “and so, in conclusion”, and concludes.\n"
      .. "They have hung your chain over the bar. At five to eleven each evening people look up at it, and then at the clock; "
      .. "and then, for a minute or two, nobody is in a hurry.",
    ending_slate = "And it strikes: all eleven, each as round as a loaf. In Upper Dithering the candles burn down, the babies "
      .. "fall asleep in the middle of a scream, and something large looks at the sky and goes back under its bridge.\n"
      .. "“Last orders!” calls Nell Tapper, and has to sit down. Then she has the slate fetched; it is twelve days long, and "
      .. "it does not come out. She looks at your purses, and at your hands, and hands you each a towel.\n"
      .. "There are four thousand mugs. The Late Mayor keeps you company and tells you about drains. Towards three you find, "
      .. "behind the stove, one glove. But it is three; it really is; and outside, very slowly, because it is out of practice, "
      .. "it is getting light.",
  },

  stairs = {
    reveal = "Between you and the door are the last drinkers. They are leaving. They have been leaving for twelve days, and "
      .. "every time one gets up, the others say: one more, for the stairs. There are no stairs. Some have begun to take it "
      .. "personally.",
    over = "The way to the door is free. Behind you somebody says that he really must be going.",
  },
  cats = {
    reveal = "The way up is over the roofs, and on the roofs it is always five to eleven anyway: cats. Twelve nights of "
      .. "singing in one go have made them hoarse and important. The first of them, it turns out, has lives to spare.",
  },
  minutes = {
    reveal = "Below the tower they come to meet you, with short quick steps: minutes, odd ones, that were due after five to "
      .. "and have nowhere to go. Among them, arms stretched out, walk those who went to bed early. They are still waiting to "
      .. "arrive there.",
    another = "Another minute drops out of the clock and lands before {hero}. It had hoped for something shorter.",
  },
  slate = {
    reveal = "In the gateway somebody has set up a bar of his own for those who never got as far as Nell's. “Take it, take it, "
      .. "we put it on the slate!” The slate is very large, and the whole queue can read it.",
  },
  moon = {
    reveal = "On the last ridge you are level with it: the moon, full, the colour of butter, and stuck on the chimney of the "
      .. "Late Mayor for twelve days. It is hot from the smoke and does not look happy. It would take one good push. Or you "
      .. "might warm yourselves.",
    pushed = "{hero} plants both feet on the chimney and pushes. There is a noise like a cork, and a dent, and then the moon "
      .. "hangs free, over Lagging Lane, and all of you cast shadows with edges.",
    left = "You sit down in a ring and hold out your hands. It smells of bacon. For the length of a pipe there is nothing that "
      .. "you must do.",
  },
  regulars = {
    reveal = "Half-way up the tower, on a landing, the regulars are playing; they have moved because of the noise. A crown a "
      .. "throw, against whatever you do not mind losing. The dice have been going round for so long that they have no corners "
      .. "left.",
    won = "{hero} wins a crown, and nobody says anything, and the dice are examined.",
    lost = "{hero} loses, and has it put on the slate.",
  },
  watchman = {
    comes = "At the top of the stairs stands the Night Watchman, lantern, halberd, horn, before a clock as big as a barn door "
      .. "with the hand at five to. “Five to eleven,” he calls over the roofs, “and all is well!” His voice cracks. He has "
      .. "seen that you are not the relief.",
    calls = "“Five to eleven, and all is well!” And so it is, and he is as he was.",
    minute = "The hand jerks, and cannot. A minute falls out of the works.",
    shouts = "“ALL IS WELL!” shouts the Night Watchman, and lays about him to make it so. From now on he attacks with 1 more.",
  },

  cloakroom = {
    reveal = "“Your coats, please.” It is said so politely that they are off before you have thought about it. You get a "
      .. "number each. Then the draught comes, out of somebody's January, and the Footmen close the hatch.",
    coats = "The hatch is open. They are not quite the right coats, but they are coats.",
  },
  small = {
    reveal = "The corridor is long, and somebody has let the small hours out: one, two, three and four, barefoot, and all the "
      .. "others from all the other nights. They want to know whether you are asleep. If you are not, they have questions.",
    strikes = "Somewhere it strikes {n}. The small hours hold hands, and {hero} remembers something embarrassing.",
  },
  lunch = {
    reveal = "Behind a glass door, on a shelf, well kept: a clerk's lunch hour, lost at cards in the year of the comet. A "
      .. "bench in the sun, a sandwich, a pigeon. It is still all there. It will do for everybody, if everybody does only one "
      .. "thing.",
    eaten = "{hero} eats half the sandwich. It is ham. It is the best ham of anybody's life.",
    slept = "{hero} closes both eyes for exactly one minute, and gets up like somebody who has had a holiday.",
  },
  counter = {
    reveal = "HOURS REDEEMED, says the counter, CROWNS ONLY. Behind it sits a clerk who is himself, by the look of him, "
      .. "somebody's misspent youth. An hour costs two crowns. Who has not got them may stand in the queue; one hears things, "
      .. "in queues.",
    bought = "{hero} puts down two crowns and gets an hour in a paper bag. It is warm.",
    queued = "{hero} stands in the queue and learns how others lost theirs.",
  },
  youth = {
    reveal = "In the drawing-room are the afternoons. Long ones, golden ones, with nothing done in them and a wasp. One only "
      .. "needs to look into one and it is evening. Between them, thin, grey and furious, stand the hours that somebody really "
      .. "did waste.",
  },
  quarter = {
    reveal = "A door opens by itself, and there it is, breathing: a bad quarter of an hour, life-size. Everybody knows at once "
      .. "whose. One came from a dentist, one from a father-in-law, and one has been waiting since you were at school.",
    passes = "The quarter is up. It was not so bad; you say so yourselves. From now on everything here attacks with 2 less.",
  },
  chair = {
    reveal = "Before the last door there is a card table, laid for two, and two chairs. On the one facing the door hangs a "
      .. "little sign: RESERVED FOR THE CHAMPION OF THE LATE MAYOR. He has had it engraved. He had it done, if one can believe "
      .. "the date, last year.",
    sat = "{hero} sits down, and it is the right height. So this is what one does with one's hands.",
    shared = "{hero} takes the chair to pieces for the stove, and everybody gets warm. The sign burns blue.",
    nobody = "None of you is the Champion. The sign is turned round, and on the back of it stands: OTHERS. There are stools, "
      .. "and you sit for a bit, others among yourselves.",
  },
  tarry = {
    comes = "Mr Tarry lays the small leather bag on the table and folds his hands beside it. He is grey, well brushed, of no "
      .. "age. “You will want to hit me,” he says. “Please do. I only ask that we make it interesting.”",
    raises = "“Ah,” says Mr Tarry, and looks at his sleeve, where there is a hole and behind it some weather. “Shall we say: "
      .. "double?”",
    loses = "{hero} throws, and there it lies. Mr Tarry pays in years, his own, out of a purse, without haggling.",
    wins = "{hero} throws, and it is not enough. Mr Tarry makes a note of it. It was going to be such a nice summer.",
    hour = "“One moment,” says Mr Tarry, and opens a drawer. What climbs out of it is small, and has seen {hero}.",
  },

  type = { hour = "Hour" },
  trophy = { five_to_eleven = "Brought eleven o'clock back to Upper Dithering" },
  title = { late_mayor = "Champion of the Late Mayor" },

  ask = {
    moon = "The moon is stuck on the chimney. What do you do?",
    ["regulars.play"] = "{hero}, do you play? (On 4 or more a crown for your purse; otherwise you are on the slate.)",
    lunch = "{hero}, you have one lunch hour. How do you spend it?",
    counter = "{hero}, do you redeem an hour?",
    chair = "{hero}, this is your chair. Do you sit down?",
    tarry = "{hero}, Mr Tarry holds out the dice. Do you bet?",
  },
  ["do"] = {
    moon = {
      push = "Push it: you take a blow of 3, and everybody sees better",
      leave = "Warm yourselves: everybody heals 4",
    },
    lunch = {
      eat = "Eat: heal 6",
      nap = "Sleep: a card more in hand for three turns",
    },
    counter = {
      buy = "Pay 2 crowns: a Spare Hour, and heal 3",
      queue = "Queue: 10 XP",
    },
    chair = {
      sit = "Sit down: Weapons roll 1 more, and 1 armour",
      share = "Burn it: everybody heals 4",
    },
    tarry = {
      bet = "Bet: on 4 or more he loses life, otherwise you do",
      decline = "Decline: he attacks with 2 more",
    },
  },

  noun = {
    five_to_eleven = "Five to Eleven",
    ["01_the_longest_evening"] = "The Longest Evening",
    ["02_one_of_you"] = "One of You",
    ["03_eleven_oclock"] = "Eleven O'Clock",
    night_watchman = { one = "Night Watchman", other = "Night Watchmen", gender = "m" },
    mr_tarry = { one = "Mr Tarry", gender = "m", proper = true },
    late_drinker = { one = "Late Drinker", other = "Late Drinkers" },
    roof_cat = { one = "Roof Cat", other = "Roof Cats" },
    odd_minute = { one = "Odd Minute", other = "Odd Minutes" },
    sleepwalker = { one = "Sleepwalker", other = "Sleepwalkers" },
    small_hour = { one = "Small Hour", other = "Small Hours" },
    lost_afternoon = { one = "Lost Afternoon", other = "Lost Afternoons" },
    wasted_hour = { one = "Wasted Hour", other = "Wasted Hours" },
    bad_quarter = { one = "Bad Quarter of an Hour", other = "Bad Quarters of an Hour" },
    tarrys_footman = { one = "Footman", other = "Footmen", gender = "m" },
    ["03_one_for_the_stairs"] = "One for the Stairs",
    ["05_nine_lives"] = "Nine Lives",
    ["07_odd_minutes"] = "Minutes to Spare",
    ["09_on_the_slate"] = "On the Slate",
    ["11_the_stuck_moon"] = "The Stuck Moon",
    ["13_the_regulars_table"] = "The Regulars' Table",
    ["21_the_cloakroom"] = "The Cloakroom",
    ["23_the_small_hours"] = "The Small Hours",
    ["25_a_lunch_hour"] = "A Lunch Hour",
    ["27_hours_redeemed"] = "Hours Redeemed",
    ["29_afternoons_of_youth"] = "Afternoons of Youth",
    ["31_the_champions_chair"] = "The Champion's Chair",
    ["33_a_bad_quarter_of_an_hour"] = "A Bad Quarter of an Hour",
    on_the_slate = "A Name on the Slate",
    moonlit = "Moonlight",
    well_rested = "Forty Winks",
    champions_poise = "The Champion's Poise",
    nells_flask = { one = "Nell's Flask", other = "Nell's Flasks", proper = true },
    spare_hour = { one = "Spare Hour", other = "Spare Hours" },
    bar_stool = { one = "Bar Stool", other = "Bar Stools" },
    watchmans_halberd = { one = "Watchman's Halberd", other = "Watchman's Halberds" },
  },

  -- The state of a boss in which a sentence of its rule holds, and how that sentence begins.
  phase = {
    night_watchman = { shouting = "Once half his life" },
    mr_tarry = { bored = "Decline", raised = "Below half his life" },
  },

  rule = {
    night_watchman = "Every third round it is five to eleven again, and he heals 1 for each hero; in every other an Odd Minute "
      .. "comes before the First Player. Once half his life is gone, he attacks with 1 more.",
    mr_tarry = "At the start of your turn bet or decline. Bet: roll a die, the Champion adds 1; on 4 or more he loses 2 life, "
      .. "otherwise you do, never the last. Decline: he attacks with 2 more. Below half his life the stake is 4. Every third "
      .. "round a Small Hour comes before the First Player.",
    late_drinker = "No tricks. It is holding somebody's beer.",
    roof_cat = "No tricks. Leaves a card of the main deck.",
    odd_minute = "Proliferates: on 4 or more another one comes. Its Loot is decided by a die.",
    sleepwalker = "The first wound wakes it: its next attack is 2 more.",
    small_hour = "No tricks. It only comes in when you are tired.",
    lost_afternoon = "Attacks intelligence, not life.",
    wasted_hour = "A hero whom its attack hurts discards a card as well.",
    tarrys_footman = "Armour 1. The livery is starched.",
    bad_quarter = "Heavy Attack.",
    ["03_one_for_the_stairs"] = "A plain fight: nothing special happens.",
    ["05_nine_lives"] = "The first beast that is killed comes back before its killer: its next attack is 1 more.",
    ["07_odd_minutes"] = "Every second round an Odd Minute comes before the active hero.",
    ["09_on_the_slate"] = "While a Monster lives, all Loot costs 10 less. Whoever buys loses 1 life, of shame.",
    ["11_the_stuck_moon"] = "The First Player, or the next person, chooses. Push: a blow of 3, and every hero has Moonlight. Leave it: every hero "
      .. "heals 4.",
    ["13_the_regulars_table"] = "Each hero may play: on 4 or more 1 crown for the purse that you keep, otherwise a Name on the "
      .. "Slate.",
    ["21_the_cloakroom"] = "Damage that gets through to a hero is 1 more, until a Footman is dead.",
    ["23_the_small_hours"] = "Each round all Monsters attack with 1 more, up to 2; with the moon over the lane, up to 1.",
    ["25_a_lunch_hour"] = "Each hero chooses: heal 6, or Forty Winks.",
    ["27_hours_redeemed"] = "A hero with 2 crowns in the purse may pay them for a Spare Hour and heal 3. All others gain 10 "
      .. "XP.",
    ["29_afternoons_of_youth"] = "Whoever kills a Lost Afternoon draws a card.",
    ["31_the_champions_chair"] = "A Champion of the Late Mayor chooses: the Champion's Poise, or every hero heals 4. If there "
      .. "is none, every hero heals 2.",
    ["33_a_bad_quarter_of_an_hour"] = "It passes: from the fourth round on all Monsters attack with 2 less.",
    on_the_slate = "Loot costs you 10 more, until your next kill.",
    moonlit = "For four turns: your Weapons roll 1 more.",
    well_rested = "For three turns: a card more in a full hand.",
    champions_poise = "Until the end of the chapter: your Weapons roll 1 more, and 1 armour.",
    nells_flask = "Heals 4. Intelligence 1.",
    spare_hour = "Draw three cards.",
    bar_stool = "Mace. Attack, then 1 armour until the next attacks on you are over.",
    watchmans_halberd = "Axe, heavy.",
  },

  -- What is said of a boss that falls.
  exit = {
    night_watchman = "He looks at the clock. It is eleven.",
    mr_tarry = "His time is up. He had so much of it.",
  },
  flavour = {
    night_watchman = "Relieved at eleven.",
    mr_tarry = "Hours bought, won and kept. At home any time.",
    late_drinker = "“Well,” it says, and slaps its knees, and stays.",
    roof_cat = "Sings second. Fights first.",
    odd_minute = "Sixty seconds, and not one of them spoken for.",
    sleepwalker = "Put the knife away, dear. No, the other way.",
    small_hour = "“And what did you mean by that, in front of everybody, nine years ago?”",
    lost_afternoon = "Warm, wide, and gone.",
    wasted_hour = "It has kept a list.",
    tarrys_footman = "Will announce you. Afterwards.",
    bad_quarter = "“This will hurt me more than you,” it says, and is mistaken.",
    ["03_one_for_the_stairs"] = "The stairs have had enough.",
    ["05_nine_lives"] = "Eight, to be going on with.",
    ["07_odd_minutes"] = "Mind your feet: they are quick.",
    ["09_on_the_slate"] = "In chalk, with flourishes.",
    ["11_the_stuck_moon"] = "Seen from near by it needs a wash.",
    ["13_the_regulars_table"] = "They know a system. It is how they came to be regulars.",
    ["21_the_cloakroom"] = "The management accepts no liability, and all hats.",
    ["23_the_small_hours"] = "It is always later than the last time you looked.",
    ["25_a_lunch_hour"] = "Do not feed the pigeon. It is on duty.",
    ["27_hours_redeemed"] = "No returns, and no returning.",
    ["29_afternoons_of_youth"] = "There was going to be a novel.",
    ["31_the_champions_chair"] = "Also available in second place.",
    ["33_a_bad_quarter_of_an_hour"] = "It is over before you know it. That is the longest part.",
    on_the_slate = "Spelt correctly, at that.",
    moonlit = "Flattering to everybody.",
    well_rested = "Thirty-eight, but who counts.",
    champions_poise = "It is mostly the chain.",
    nells_flask = "It has opened eyes that were closed for good.",
    spare_hour = "Everybody says they have one.",
    bar_stool = "Three legs, four uses.",
    watchmans_halberd = "For pointing at clocks, chiefly.",
  },
}
