-- Black Water in English. Pages first, then what things are called and say.
return {
  blurb = {
    black_water = "The river has run black for nine days, the mill grinds by night with nobody in it, and "
      .. "the tavern is out of beer. Somebody ought to walk upstream. An evening a chapter, three chapters, "
      .. "one to six heroes.",
  },

  mill = {
    intro = "Nine days ago the river at Osier End turned black. Not muddy: black, like the inside of a "
      .. "boot. The fish left on the first day, the washing on the second. On the ninth Marta of the Dry "
      .. "Duck put her last barrel on the bar, looked into it and said what everybody had been afraid of.\n"
      .. "“No clean water, no beer. You do see how serious this is.”\n"
      .. "You had been looking for honest work anyway, or at least for work.",
    task = "Odo Grist, the miller, drowned in his own race the night it began. They buried him on Tuesday. "
      .. "On Wednesday his mill was running.\n"
      .. "Now you stand before it, ankle-deep in the dusk. The wheel turns without haste. Something inside "
      .. "is being ground, and by the sound of it, it is not corn. A sack hangs over the door with three "
      .. "words in flour: PLEASE USE STAIRS.\n"
      .. "Somebody has taken away the stairs.",
    alive = "The wheel stops between one creak and the next. Odo Grist sits down on a sack, quite gently, as "
      .. "he must have sat down every evening for forty years.\n"
      .. "“Thank you,” he says, and river water runs out of the word. “I would have finished the order. "
      .. "She wanted so much of it. Black flour, for black bread, for all those people under the lake. "
      .. "Somebody opened the old sluice, you know. I only heard the water come.”\n"
      .. "Then he is a wet coat and a heap of reeds, and it is very quiet.",
    alive_buried = "By the door stands a small sack that was not there before. Inside: a loaf, still warm, and "
      .. "white all through. You share it on the step. Nobody says a word until the last crumb is gone.",
    fork = "There are two ways to the sluice. The river path goes up to the ferry: open sky, honest mud, and a "
      .. "ferryman who, they say, no longer takes coins.\n"
      .. "The other begins under your feet. A trapdoor, a lock as big as a ham, and behind it the cellar "
      .. "where Odo's grandfather brewed what the tax collector was never to taste. The smugglers' tunnel "
      .. "comes out above the weir. From below rises a smell of vinegar. It seems to be breathing.",
    locked = "Nobody has the key. You shake the lock, because one does, and it shakes its head. So it is the river.",
    dead = "The race is cold, and then it is not cold any more, which is worse. The wheel takes you round once "
      .. "like a polite dancer and lets you go on the far side.\n"
      .. "You sink past roots, past a boot, past a rather surprised pike. At the bottom somebody has put up a "
      .. "sign. You have just enough breath left to read it.\n"
      .. "PLEASE TAKE A NUMBER.",
  },

  shelf = {
    marta = "Before you left, Marta cleared the shelf under the bar, where she keeps what guests leave behind instead of paying. "
      .. "“One each,” she said. “Bring it back. Or bring back the river, and we are quits.”",
    gone = "That one is already in somebody else's hands. {hero} takes what was next to it.",
    ["pledges.title"] = "The pledge room",
    pledges = "Behind the hoppers is a room without a window, and you know what it is: everybody at Osier End has something in it. Odo never "
      .. "pressed anybody for a bill; he took a pledge and hung it on a nail, with the name. The names have run. One each, then, and an honest face.",
  },

  keepsake = {
    ["mill.title"] = "Paid in kind",
    mill = "The wheel slows down. Odo feels in his pockets, like a man who is about to go and would hate to leave a bill open. “You did an "
      .. "evening's work,” he says, “and nobody ever left here unpaid.” There is the waistcoat that he was buried in; the gilt thumb off the shop sign; and "
      .. "a nail out of the pledge room, with nothing on it. It is not much. He looks as if it had been hard to part with.",
    ["ferry.title"] = "Change",
    ferry = "The boat bumps against the bank, and a box slides out from under the bow. FARES, it says, in a hand of sixty years ago. A penny, still "
      .. "wet, the last that anybody paid; a comb; the key to a door that is at the bottom of a lake. The Ferryman looks away for as long as it takes "
      .. "to choose. It is the nearest he comes to giving change.",
    ["cellar.title"] = "Grandfather's corner",
    cellar = "When the skin sinks it shows what it has lain on for eighty years: Grandfather Grist's own corner. The hoop of his first cask, which "
      .. "he wore as a belt whenever the tax collector called. His tasting spoon, which had a good life. And the smugglers' felt slippers, side by side, with "
      .. "their toes towards the door.",
  },

  ["undertow.title"] = "The water closes",
  undertow = "{hero} goes under, and the water has noticed: as long as heroes are down, everything attacks with {n} more.",
  ["undertow_first.title"] = "The water closes",
  undertow_first = "{hero} goes under, and the water has noticed: as long as heroes are down, everything attacks with {n} more."
      .. " But there are hands down there, and hands up here. Whoever lies in the water does one thing in every round; whoever stands may reach in and pull (A Hand Down), and pays for it with half of what life is left.",

  lesson = {
    turn = "(How it goes: on your turn, first the Monsters in front of you attack. Then you play what you hold, "
      .. "in any order. A Weapon rolls a die, adds its number and takes that much life from a Monster; while one "
      .. "is within reach you owe at least one attack. A Spell costs intelligence, which is fresh every turn. At the end "
      .. "whatever you did not use is discarded and you draw a new hand. So use it.)",
    ["leader.title"] = "Who goes in first",
    leader = "Choose who goes in first. Monsters are dealt out from that hero on, one by one round the table, "
      .. "and those in front of the leader strike at once. Sturdy people make good leaders. And read the card "
      .. "that you turn over: it says what a fight does to whoever lets it last.",
    ["attack.title"] = "A Monster before you",
    attack = "While a Monster stands before you it blocks your way to any Loot, and to your friends' Monsters. "
      .. "Kill your own first, then help. No Weapon in hand? Throw something: once a turn any card may be "
      .. "discarded for a die minus 3. Or use the sacks of flour that stand about: two cards, and there is always something to do with "
      .. "flour.",
    ["loot.title"] = "Buying",
    loot = "What the dead leave behind lies where they fell, for sale. Coins are worth 10 each, this turn only; "
      .. "what you buy goes to your discard pile and comes back with your next shuffle. Buy Weapons early: two "
      .. "Staffs do not make an army. Your bag is small: of all you buy, two cards come along to the next chapter.",
    ["lead.title"] = "A quiet turn",
    lead = "Now everybody may have one quiet turn to buy and to heal. Whoever is ready draws the next adventure "
      .. "card; Loot that nobody bought is gone then, and so is the quiet. "
      .. "And look after one another: while a hero is down, everything attacks with 3 more.",
  },

  ferry = {
    intro = "The river path is what is left of a road after the river has thought about it. By noon the fog comes "
      .. "down; by one it has company. Lanterns go along inside it, in file, at the height where people carry "
      .. "lanterns, and there are no people.\n"
      .. "Then the landing stage: a bell, a rope, a board with prices. Somebody has crossed out PENNIES and written "
      .. "SOMETHING YOU WILL MISS.",
    intro_loaf = "You still have Odo's white loaf in your stomachs. It is surprising how much braver one is than "
      .. "on turnips.",
    intro_hungry = "You last ate at Marta's, and that was soup made by somebody who had no water. You have been "
      .. "thinking about it since.",
    alive = "The Ferryman lays his pole across the bow, carefully, like a man who means to be back in a moment. "
      .. "“Sixty years,” he says. “First pennies. Then, when the gate went up and the lake came down, they all "
      .. "wanted over at once, and none of them had a penny left. What is one to charge the drowned? I took what "
      .. "they had. I have it all still.” He shows you: a boatful of small things; a comb, a doll, a door key.\n"
      .. "He ties up the boat. On the other side the path goes up, to the weir.",
    alive_ring = "He sees the ring and takes off his hat. “That went down with the Warden's girl,” he says. “Annis. "
      .. "She could row better than I can. Take it up to her mother. Do it before you do anything else, and stand "
      .. "well back.”",
    dead = "The boat turns over without a sound, as if it had practised. Black water closes above you, soft as a "
      .. "lid.\n“Fare paid,” says somebody.\nYou sink for what seems a whole office morning. At the bottom, under a "
      .. "sign, there is a bench.",
  },

  cellar = {
    intro = "The key turns as though it had been waiting to. Under the trapdoor forty steps go down into a smell "
      .. "that takes off its hat to nobody. Here Grandfather Grist brewed what was never to be taxed: rows of "
      .. "casks, black with age, each as high as a cottage. They were full when he died. Nobody has had the heart "
      .. "to look since.\n"
      .. "The nearest one swells a little, and sinks again.",
    down = "Beyond the vault runs the smugglers' tunnel, and at its end is the weir. You need only walk the length "
      .. "of the cellar. It is a long cellar. Behind you, quite politely, something shuts the trapdoor.",
    alive = "The Mother of Vinegar goes down like a tent. What remains is a skin on the floor, a great deal of damp, "
      .. "and in the last cask, beneath the bung, about a bucket of something golden that foams when you look at "
      .. "it. It smells of Marta's on a Saturday.\n"
      .. "Yeast. Grandfather Grist's own, eighty years old and in the best of tempers. You fill a bottle, cork it, "
      .. "and carry it after that as others carry a child.",
    alive_name = "On the tunnel wall, at the height of a small hand, somebody has scratched the name that you read "
      .. "in the ledger, with a boat underneath. She must have known this way well.",
    dead = "The fumes have you before she does. It is a warm and stupid way to go: one sits down for a moment, "
      .. "everything is suddenly quite funny, and the floor turns out to be a lid.\n"
      .. "You fall past brick, past clay, past the bottom of the well, into a corridor with a bench. It has been "
      .. "painted green to calm people.",
  },

  sluice = {
    from_ferry = "From the far bank the path climbs beside the river, which runs down to meet you like bad news.",
    from_cellar = "The tunnel lets you out under a hawthorn, blinking, smelling of pickles, and glad of the rain.",
    from_pit = "The eel run is long, tight and lined with eels who were here first. You come out above the weir, "
      .. "slimy and very much alive, and a heron looks the other way.",
    intro = "Here it is, then: the old sluice, as high as a church, built by people who wanted to be quite sure. "
      .. "Behind it lay the Black Mere, and under the Mere a village that nobody mentions, drowned on purpose "
      .. "two hundred years ago so that Osier End might have a mill.\n"
      .. "The gate stands open by the width of a child. On the wall above it, with both hands on the wheel, "
      .. "stands Ysolde Vane, the Warden. She is letting out the lake. She has looked in every other place.",
    alive = "The wheel goes round the other way, slowly, with all of you on it. Iron groans; the gate comes down; the "
      .. "river draws one long breath and holds it.\n"
      .. "Then a thread of water comes over the sill, thin as a finger. It is brown. It is a perfectly ordinary, "
      .. "muddy, beautiful brown.",
    pit = "Far below somebody strikes a number off a list, sighs, and blots it. You feel it between the shoulders, "
      .. "like a stamp.",
    ferry = "Down on the river a bell rings twice. The Ferryman is taking people over, all of them, and he is giving "
      .. "back the combs.",
    starter = "In your bottle the yeast hiccups. It has been through a good deal and would like a barrel now.",
    dead = "The wall of water does not look like water. It looks like the end of a page. You are turned over.\n"
      .. "When you can read again, it says: PLEASE TAKE A NUMBER.",
    ending = "Ysolde Vane sits on the wall with her back to you until it is evening. Nobody has found the words, so "
      .. "somebody gives her a coat instead. “I only wanted to look at the bottom,” she says. In the morning she "
      .. "is gone, and the gate is shut, and oiled.\n"
      .. "Three weeks later the first barrel is tapped at the Dry Duck. Marta has the word Dry painted over. She "
      .. "pours one for each of you and one more, which stands on the sill of the window towards the river; "
      .. "nobody asks for whom. In the morning it is empty. It always is.",
    ending_ring = "You lay the ring on the wall between you. Ysolde Vane looks at it as one looks at a door. Then she "
      .. "lets go of the wheel, first one hand, then the other, and puts it on: it goes no further than the nail. "
      .. "“She would be twenty now,” she says. “It would not fit her either.” And she laughs, for the first time in "
      .. "eleven years, and helps you to close the gate.\n"
      .. "In spring a ferry with new paint crosses at Osier End. There is a woman at the pole. The fare is a penny; "
      .. "children row themselves. At the Dry Duck, which is not dry any more, your money is no good, and Marta "
      .. "minds that very much.",
    ending_name = "“Annis,” you say. Only that; it is all that stood on the page. “Annis Vane, aged nine, rowed the "
      .. "lamp oil across by herself. Paid in full. The best of the lot of us.”\n"
      .. "The Warden's hands come off the wheel. Nobody had said the name in eleven years, out of kindness; so she "
      .. "had to go on saying it alone. Now she tells you everything, all night, while the gate goes down link "
      .. "by link.\n"
      .. "They have set a stone by the weir. At the Dry Duck the new beer is called Annis; it is pale and quick and "
      .. "goes to your head. Marta says it is the only kind worth brewing.",
  },

  pit = {
    intro = "So this is where one waits. A hall of green tiles under the river, rows of benches, rows of the drowned, "
      .. "each with a slip of paper. Now and then a bell rings, and all of them look at their slips, and nobody "
      .. "gets up.\n"
      .. "“First time?” asks your neighbour, who has a perch in his beard. “The trick is not to have your papers "
      .. "in order. Once they are in order you stay.” He looks you over with respect. “You will be out by supper.”",
    again = "The same hall; somebody has mopped. Your neighbour with the perch in his beard moves up to make room. "
      .. "“Back already?” he says. “They have put in a plant.” So they have. It is duckweed.",
    alive = "The Bailiff looks for the right form on which to be beaten, finds that there is none, and comes to a "
      .. "stop. In the silence a hundred of the drowned look at their slips of paper. One tears his up. Then "
      .. "another.\n"
      .. "While everybody is shouting you find the door. STAFF ONLY, it says; behind it, stairs, and a draught that "
      .. "smells of grass.",
    dead = "It is not easy to die when one is here already. They stamp you, that is all, and send you to the back of "
      .. "the queue. The bench is still warm.",
  },

  miller = {
    comes = "He comes up the stairs that are not there, one after the other, in a clean apron. “We are closed,” says "
      .. "Odo Grist, and a bucketful of river comes with it. “Come back on Thursday. Bring bones.” The rats have stayed on with him; they are "
      .. "paid in flour.",
    hand = "The race gives up what it has to hand. It is looking for an arm, and is not particular.",
    ["loose.title"] = "The brake",
    loose = "Odo lets go of the brake. The wheel runs wild and takes the floor along; flour falls like snow, and what is not "
      .. "nailed down becomes part of the order. There are beams to hang on to. They are going round as well.",
  },
  loft = {
    reveal = "The sack loft. Every sack moves a little, as if breathing. Then the sacks have ears.",
    over = "The last rat goes, dragging a biscuit. It gives you a look that promises letters.",
  },
  hounds = {
    reveal = "Outside, between the reeds: eyes, in pairs. Then the wet, patient breath of animals that have "
      .. "waited out better people than you.",
    close = "They have been round you once, and now they know where you are soft. From here on everything attacks with 4 more, unless you stand back to back.",
  },
  race = {
    reveal = "The race under the wheel has to be crossed, there where it is only hip-deep. Halfway over, "
      .. "something takes your ankle in a friendly way and does not let go.",
  },
  gallery = {
    reveal = "A light goes along the upper gallery. It stops, considers you, and is blown out. In the dark "
      .. "somebody begins to count your purses, softly, aloud.",
  },
  shift = {
    reveal = "Below, in the meal room, the night shift comes on. They have signed in with wet thumbs. They were promised a rest, "
      .. "and take you for the foreman who broke it to them.",
    late = "The late shift clocks in, one by one, each looking for somebody to blame. From here on there is one for each of you, every turn.",
  },
  coat = {
    reveal = "On a nail by the millstone hangs the coat in which Odo Grist was buried. It drips. In one pocket "
      .. "something heavy is shaped like a key. The coat, you feel, would much rather be buried again.",
    searched = "{hero} reaches in up to the elbow. The pocket is deeper than the coat. It is a key, yes; but what "
      .. "held it was holding on, and its cold stays in the fingers.",
    buried = "{hero} takes it down. You carry it out, dig a hole under the willow and say the few words you know. "
      .. "When you come back the draught in the mill has stopped; as if somebody had shut a door for you.",
  },

  cask = {
    reveal = "A cask comes drifting into the race, bumps against the stones and waits. Marta's mark is on it. It is the "
      .. "last of the old brew. Or it is full of river.",
    black = "{hero} drinks. It is full of river.",
    good = "{hero} drinks, and for the length of a mug it is last summer.",
    dry = "{hero} sniffs at it, and remembers having to go on.",
  },
  fog = {
    reveal = "The fog comes in like a cow into a kitchen: slowly, and then there is no room for anything else. What you "
      .. "hold out in front of you is gone.",
    over = "The fog lifts, all at once, as if it had only been leaning on you.",
  },
  landing = {
    reveal = "The landing stage. On every post sits a hat, and under every hat somebody who knows what you are "
      .. "thinking and would like to have it. The planks are wet, and slope towards the river.",
  },
  procession = {
    reveal = "They come up out of the river two by two in their Sunday best, and the one in front carries a bell. "
      .. "It would be moving, if they were not coming for you.",
    bell = "The bell goes on. You notice that you are breathing in time with it, and stop.",
  },
  eels = {
    reveal = "Under the bank, by the light of rotting wood, the eel people hold their market. They pay good silver for "
      .. "blood, they throw dice with knucklebones (“not yours, not yet”), and if you only want to sit by the fire, "
      .. "they will not mind.",
    sold = "{hero} looks away. It does not hurt. The silver is cold and there is a good deal of it.",
    won = "{hero} wins! The eel people are delighted. They applaud with everything they have.",
    lost = "{hero} loses, and has to drink the cup. From now on every word comes out sour, the word “discount” most "
      .. "of all.",
  },
  pike = {
    reveal = "Something long goes by under the surface, and goes by, and goes on going by. Dogs run along the bank "
      .. "beside it and keep their distance.",
    ring = "You open the pike, because one does. Between two boots and a bishop's buckle lies a ring: thin, silver, "
      .. "made for a small finger. Inside stands a name, half worn away.",
    kept = "{hero} threads it on a string and hangs it round the neck, under the shirt. It is warm.",
    sold = "An old eel-wife gives you silver for it, without haggling. She wipes it on her apron and weeps a little. You "
      .. "wish that she had haggled.",
  },
  tide = {
    reveal = "Nine leagues from the sea the river has a tide now, and it is coming in. You may wade at once, in the "
      .. "current. Or you may sit on the bank until it is out and rest; but all that you left behind downstream "
      .. "will come up with it.",
    waded = "You come out on the other side bruised, and counting: yes. All there.",
    waited = "You sleep, you eat, you dry your socks. Then the water goes out and leaves on the mud, "
      .. "one by one, some old acquaintances.",
  },
  ferryman = {
    comes = "The boat comes without a ripple. The one who stands in it is grey, all of him, like a picture of somebody. "
      .. "He holds out a hand for the fare, and he is not looking at your purse.",
    adrift = "The rope parts. The ferry swings out into the stream, and the Ferryman, quite calmly, doubles the fare.",
    passenger = "“All aboard,” says the Ferryman. Whoever boards is wet, silent, and first of all interested in "
      .. "{hero}.",
  },
  barrels = {
    reveal = "The first row of casks. One breathes in, the next breathes out. Then the bungs begin to turn, from inside. Where "
      .. "one leaks, the air gets thick.",
  },
  aprons = {
    reveal = "These rats have little aprons and a foreman. They have been working down here for generations and take "
      .. "you for the tax.",
  },
  ledger = {
    reveal = "In a niche: a ledger wrapped in oilcloth, and a loose flagstone. The ledger wants a hand in the black "
      .. "water that has collected there. The flagstone wants a crowbar. There is time for one of them before "
      .. "that breathing comes round the corner.",
    name = "{hero} turns page after page with wet fingers. Lamp oil, brandy, lamp oil. And on the last page a careful, "
      .. "childish hand: Annis Vane, aged nine, by boat, by herself. Paid. There is no entry after it.",
    stash = "Under the stone there is silver, a portion for everybody, wrapped in a note: FOR THE DAY WE STOP. The "
      .. "ledger slides off into the water while you divide.",
  },
  candles = {
    reveal = "The last candle goes out, and does not do it alone: somebody licks a finger and thumb first. In the "
      .. "dark there is giggling. Take a lantern off a thief, or fight by ear.",
    light = "One of the thieves' lanterns still burns. You hold it up. You had rather liked some of it better in the dark.",
  },
  angels = {
    reveal = "What a cask loses with the years is called the angels' share. Down here the angels could not get out. "
      .. "It hangs below the vault, golden, eighty years deep. One need only breathe in.",
    sour = "{hero} breathes in, turns green, and sings one line of a song about a goat.",
    warm = "{hero} breathes in, and everything that hurt moves out for the evening.",
    brave = "{hero} breathes in and would now like a word with somebody bigger.",
  },
  hoops = {
    reveal = "The oldest casks of all have burst long ago. The mud that was in them has kept the shape, and the hoops, "
      .. "and a temper.",
    barrel = "A barrel comes rolling out of the dark and finds {hero}.",
  },
  mother = {
    comes = "What you took for the end wall shivers. It is a skin, as wide as a barn door, pale, and beating like a "
      .. "heart. So that is where all the beer went. The Mother of Vinegar has been fed for eighty years. Three "
      .. "casks stand open before her, and what once came to tap them still queues.",
    burst = "A cask bursts: beer for {hero}, and in the beer one of her daughters. {n|one=One cask is|other={n} casks "
      .. "are} left.",
    empty = "The last cask bursts. The Mother looks for the next one, finds {hero} instead, and loses her temper.",
  },
  weir = {
    reveal = "The weir is forty paces of wet stone, a hand wide where it is good. Below, in the white water, the great "
      .. "pike stand in rows like people waiting for a play to begin.",
  },
  frogs = {
    reveal = "It rains frogs. They are as surprised as you. One of them, on your boot, wears a very small crown; "
      .. "so does the next. It seems that there was a whole court.",
    prince = "{hero} kisses a frog, and there stands a prince, wet through, who puts a hand on {hero}, says a word "
      .. "from the old days, and hops off.",
    frog = "{hero} kisses a frog. It remains a frog. But it was meant well, on both sides, and one learns.",
    toad = "{hero} kisses what turns out to be a toad.",
  },
  silt = {
    reveal = "Behind the gate lies the bottom of the Mere, in the open air for the first time in two hundred years: "
      .. "roofs, a steeple, gardens. The mud gets up.",
    hand = "A hand comes up out of a garden bed, between what were once cabbages, and reaches for {hero}.",
  },
  choir = {
    reveal = "In the drowned church they are singing. They have had two centuries for rehearsal and are perfect. "
      .. "While there is harmony, it goes right through you; a single voice is only a voice.",
  },
  hoist = {
    reveal = "The gate hangs on a chain, the chain on a drum, and on the drum, from the far side, hangs everybody who has ever "
      .. "tried to shut it. They are not letting go, and they are climbing. One pull at the chain would take them off their feet.",
  },
  lamp = {
    reveal = "There is light in the Warden's tower, and soup, to judge by the smell. You might knock, like people. Or "
      .. "climb in over the weed on the river side, like what you are.",
    soup = "She opens before the second knock. “You look half drowned,” she says, and there is no malice in it. She ladles "
      .. "out bean soup and watches you eat, all of it. “I am sorry,” she says at the door. “I cannot let you stop me.”",
    slip = "{hero} slips, and hits every stone on the way down, in order.",
    climbed = "Through the back window, then. On the table stand two bowls, as on every evening; one of them is small.",
  },
  warden = {
    comes = "Ysolde Vane turns her head, but not her hands. “Go home,” she says. “It is almost empty. I shall see her "
      .. "any minute now.” The wheel clicks on. By the wall there are handles for a dozen people.",
    comes_soup = "Ysolde Vane turns her head. “Was it salty enough?” she asks. Then she leans on the wheel with her whole "
      .. "weight. By the wall there are handles for a dozen people.",
    surprised = "She did not hear you come. The first blow is yours.",
    water = "{n|0=The water is down, for the moment.|1=The water stands on the first step of the wall.|other=The water "
      .. "stands one step below the top. Somebody ought to be at the wheel.}",
    flood = "The Mere comes over the wall. It brings its people.",
    ring = "You hold up the ring. The Warden sees it; she goes on fighting, because her arms do, but it is as if "
      .. "somebody were already leading her away.",
    name = "“Annis!” somebody calls. The Warden turns round, to where a child would stand. From now on she only strikes "
      .. "at what keeps her from looking.",
    torn = "She tears the pin out of the gate and uses it. There is nobody left in there to talk to.",
  },
  number = {
    reveal = "A machine with a handle gives out numbers. It seems to matter which. It always does.",
    best = "{hero} draws a {n}. “Ah, the express counter,” says the machine, and somewhere a bell rings, encouragingly.",
    worst = "{hero} draws a {n}, and a second slip: there is a fee for waiting.",
  },
  unpaid = {
    reveal = "The ones on the front benches never had the fee. They have been sitting there so long that mostly their "
      .. "hands are left, and the hands have seen your purse.",
  },
  lost = {
    reveal = "LOST PROPERTY. Umbrellas, oars, a leg, a wedding cake. Somebody with a lantern is already going through "
      .. "the shelves and puts you down under Miscellaneous.",
  },
  bailiff = {
    comes = "Behind the counter sits the Bailiff of the Pit: a wig, a ruff of duckweed, a pen. He drowned four hundred "
      .. "years ago in the middle of a sentence and intends to finish it. Yours.",
    next = "“NEXT!” cries the Bailiff. That would be {hero}.",
  },

  type = { vinegar = "Vinegar", witch = "Witch", silt = "Silt" },
  trophy = { black_water = "Let the river at Osier End run clear" },

  ask = {
    keepsake = "{hero}, what do you take home? It is yours for the rest of the campaign. Of each thing there is one for every two of you, so talk.",
    penny = "Whose fare is paid?",
    wheel = "{hero}, the floor is turning. Do you hang on?",
    shelf = "{hero}, what do you take from Marta's shelf? You have it in hand in the first fight; intelligence comes back with every turn.",
    pledges = "{hero}, one thing out of the miller's pledge room: which? It goes to your discard pile.",
    coat = "The coat hangs there and drips. What do you do?",
    ["cask.drink"] = "{hero}, do you drink from the cask? (On 1 or 2 a Sour Gut: for three turns Weapons and intelligence 1 less. Else heal 5 and gain 10 XP.)",
    eels = "What do you want at the eel market?",
    ring = "What becomes of the ring?",
    tide = "The tide is coming in. Wade, or wait?",
    fare = "The Ferryman holds out his hand. Do you pay?",
    ledger = "There is time for one thing. Which?",
    ["angels.drink"] = "{hero}, do you breathe in the angels' share? (On 1 a Sour Gut: for three turns Weapons and intelligence 1 less. On 2 to 4 heal 6. On 5 or 6 Loud Courage: Weapons roll 1 more for the rest of the chapter.)",
    hoist = "{hero}, they are climbing. Do you haul at the chain?",
    ["frogs.kiss"] = "{hero}, a frog looks at you. Do you kiss it? (On 1 or 2 a Sour Gut: for three turns Weapons and intelligence 1 less. On 3 to 5 10 XP. On 6 all your life and 30 XP. Leave it be and heal 3.)",
    tower = "How do you go in?",
    lamp = "Which Monster shall follow the light?",
    loft = "The row of sacks leans your way. Well?",
    race = "{hero}, the wheel comes by, in a hurry. Do you take hold?",
    gallery = "{hero}, it is dark. Do you light a lamp for this turn?",
    shift = "One more for the night shift. Who signs?",
    hounds = "{hero}, they are all round you. Is there a hand to spare?",
    landing = "{hero}, the planks are like soap. Do you hold on?",
    fumes = "{hero}, the air is thick. Do you breathe it?",
    sacks = "A sack of flour, and what now?",
    blinded = "Whose eyes?",
    flattened = "On whose head?",
    under = "{hero}, you lie in the water, and nobody looks down. What do you do?",
    ankle = "Whose ankle?",
    pushed = "Who gets it?",
    hand_down = "Whom do you pull out?",
  },
  ["do"] = {
    coat = {
      search = "Search the pockets: there is a key, and Cold Fingers (for three turns your Weapons roll 1 less)",
      bury = "Bury it decently: the Miller's Thanks for everybody (1 armour for the rest of the chapter)",
    },
    mill = {
      follow_river = "Follow the river to the ferry",
      go_down = "Unlock the trapdoor and go down",
    },
    loft = {
      topple = "Bring the row down: each Monster before you takes 1 damage, you a blow of one die",
      creep = "Stand still and let them come: their next attack has 2 more",
    },
    race = {
      wheel = "Take hold: in this turn your attacks are 2 more, and 10 life is lost if a Monster is left in front at its end",
      rail = "Keep to the rail: 5 life is lost if a Monster is left in front at the end of this turn",
    },
    gallery = {
      lamp = "Light a lamp: in this turn Loot costs you 20 less, Monsters attack you with 4 more",
      dark = "Stay in the dark: Loot costs you 10 less, Monsters attack you with 2 more",
    },
    shift = {
      let_in = "Let it in: a Drowned Hand comes before you",
      sign = "Sign in its place: lose 3 life",
    },
    hounds = {
      back = "Stand back to back: discard a card, and the pack adds nothing to attacks on you this turn",
      stand = "Stand as you are: everything attacks you with 4 more",
    },
    landing = {
      hold = "Hold on to a post: discard a card",
      slip = "Trust your boots: take a blow of 3",
    },
    fumes = {
      hold = "A hand before nose and mouth: discard a card",
      breathe = "Breathe: lose 5 life",
    },
    hoist = {
      haul = "Haul: discard a card, and the next attack of each Monster before you is 2 less",
      leave = "Let them climb: the next attack of each Monster before you is 2 more",
    },
    sacks = {
      throw = "Flour in its eyes: a Monster's next attack is 2 less",
      heave = "The whole sack on its head: a Monster takes 1 damage",
      rummage = "Rummage behind it: draw a card",
    },
    under = {
      hold = "Hang on to an ankle: a Monster's next attack is 3 less",
      push = "Push up what drifts past: another hero draws a card",
    },
    wheel = {
      hold = "Hang on to a beam: lose 4 life, and he strikes you as before",
      stand = "Keep your feet, such as they are: from now on he strikes you with 2 more",
    },
    eels = {
      blood = "Sell blood: up to 4 life for Drowned Silver",
      dice = "Play: on 4 or more Eel's Luck (Loot costs you 10 less for the rest of the chapter), otherwise a Vinegar Tongue (10 more)",
      walk = "Sit by the fire: 2 life",
    },
    ring = {
      keep = "Keep it for somebody",
      sell = "Sell it: Drowned Silver for everybody",
    },
    tide = {
      wade = "Wade at once: everybody takes a blow of one die",
      wait = "Wait: everybody heals 10 and gains 20 XP, and all faced adventure cards come back",
    },
    fare = {
      pay = "Pay with cards: he strikes with 1 less",
      refuse = "Refuse: he strikes with 2 more",
    },
    ledger = {
      read = "Read the ledger to the end: a name, and the Water Mark (for four turns lose 1 life at their start)",
      dig = "Lift the flagstone: Drowned Silver for everybody",
    },
    tower = {
      knock = "Knock",
      climb = "Climb in at the back",
    },
    pit = {
      drain = "Follow the drain: it comes out at the ferry",
      stairs = "Take the stairs: back to the mill",
      eel_run = "Crawl up the eel run to the sluice",
      landing = "Back to the ferry; that bill is still open",
      vault = "Back to the cellar; that smell is still open",
    },
  },

  -- What is added to an attack, as sums say it.
  part = {
    company = "the more of you", loose = "the wheel runs loose", paid = "fare paid", unpaid = "fare not paid", temper = "in a temper",
    served = "being served", waiting = "still waiting", calm = "calm", torn = "tearing at the gate", undertow = "while heroes are down",
    pack = "the pack closes in", wheel = "with the wheel", lamp = "by the light of a lamp", dark = "in the dark", alone = "you are only one",
  },

  noun = {
    black_water = "Black Water",
    ["01_the_mill"] = "The Mill",
    drowned_miller = { one = "Drowned Miller", other = "Drowned Millers", gender = "m" },
    flour_rat = { one = "Flour Rat", other = "Flour Rats" },
    bog_hound = { one = "Bog Hound", other = "Bog Hounds" },
    drowned_hand = { one = "Drowned Hand", other = "Drowned Hands" },
    lantern_thief = { one = "Lantern Thief", other = "Lantern Thieves" },
    ["03_the_sack_loft"] = "The Sack Loft",
    ["05_hounds_in_the_reeds"] = "Hounds in the Reeds",
    ["07_hands_in_the_race"] = "Hands in the Race",
    ["09_light_in_the_gallery"] = "A Light in the Gallery",
    ["11_the_millers_coat"] = "The Miller's Coat",
    cold_fingers = "Cold Fingers",
    millers_thanks = "The Miller's Thanks",
    flour_sacks = "Sacks of Flour",
    hand_down = "A Hand Down",
    pockets = "What the Pockets Hold",
    miller_key = { one = "Miller's Key", other = "Miller's Keys" },
    ["02_the_ferry"] = "The Ferry",
    ["02_the_cellar"] = "The Cellar",
    ["03_the_sluice"] = "The Sluice",
    ["90_the_pit"] = "The Pit",
    grey_ferryman = { one = "Grey Ferryman", other = "Grey Ferrymen", gender = "m" },
    vinegar_mother = { one = "Mother of Vinegar", other = "Mothers of Vinegar", gender = "f" },
    sluice_warden = { one = "Sluice Warden", other = "Sluice Wardens", gender = "f" },
    pit_bailiff = { one = "Bailiff of the Pit", other = "Bailiffs of the Pit", gender = "m" },
    marsh_wight = { one = "Marsh Wight", other = "Marsh Wights" },
    reed_crone = { one = "Reed Crone", other = "Reed Crones", gender = "f" },
    vinegar_drop = { one = "Vinegar Drop", other = "Vinegar Drops" },
    weir_pike = { one = "Weir Pike", other = "Weir Pike" },
    silt_hulk = { one = "Silt Hulk", other = "Silt Hulks" },
    drowned_chorister = { one = "Drowned Chorister", other = "Drowned Choristers" },
    ["13_the_last_cask"] = "The Last Cask",
    ["15_the_night_shift"] = "The Night Shift",
    ["18_choking_fog"] = "Choking Fog",
    ["20_the_landing_stage"] = "The Landing Stage",
    ["22_the_drowned_procession"] = "The Drowned Procession",
    ["24_the_eel_market"] = "The Eel Market",
    ["26_the_ring_in_the_pike"] = "The Ring in the Pike",
    ["28_the_tide_turns"] = "The Tide Turns",
    ["30_barrels_that_breathe"] = "Barrels That Breathe",
    ["32_rats_in_aprons"] = "Rats in Aprons",
    ["34_the_smugglers_ledger"] = "The Smugglers' Ledger",
    ["36_out_of_candles"] = "Out of Candles",
    ["38_the_angels_share"] = "The Angels' Share",
    ["40_hoop_and_stave"] = "Hoop and Stave",
    ["42_the_weir"] = "The Weir",
    ["44_rain_of_frogs"] = "Rain of Frogs",
    ["46_the_silt_rises"] = "The Silt Rises",
    ["48_the_drowned_choir"] = "The Drowned Choir",
    ["50_the_wardens_lamp"] = "The Warden's Lamp",
    ["52_the_chain_hoist"] = "The Chain Hoist",
    ["60_take_a_number"] = "Take a Number",
    ["61_the_unpaid"] = "The Unpaid",
    ["62_lost_property"] = "Lost Property",
    sour_gut = "Sour Gut",
    vinegar_tongue = "Vinegar Tongue",
    eel_luck = "Eel's Luck",
    bell_courage = "Loud Courage",
    water_mark = "Water Mark",
    pit_debt = "Waiting Fee",
    wheel_hands = "Hands on the Wheel",
    wheel_turned = "The Wheel Has Turned",
    drowned_silver = "Drowned Silver",
    ferry_pole = { one = "Ferry Pole", other = "Ferry Poles" },
    sluice_hook = { one = "Sluice Hook", other = "Sluice Hooks" },
    odos_loaf = { one = "Odo's Loaf", other = "Odo's Loaves", proper = true },
    wreckers_lamp = { one = "Wrecker's Lamp", other = "Wrecker's Lamps" },
    millers_waistcoat = "The Miller's Waistcoat",
    gilt_thumb = "The Gilt Thumb",
    pledge_nail = "A Nail from the Pledge Room",
    wet_penny = "A Wet Penny",
    drowned_comb = "A Drowned Comb",
    door_key = "The Key to a Drowned Door",
    cask_hoop = "The Hoop of the First Cask",
    tasting_spoon = "Grandfather's Tasting Spoon",
    felt_slippers = "The Smugglers' Slippers",
  },

  fact = { flood = "water on the wall" },

  -- The state of a boss in which a sentence of its rule holds, and how that sentence begins.
  phase = {
    drowned_miller = { loose = "Once half his life is gone", company = "He attacks with 1 more for each" },
    grey_ferryman = { adrift = "Below half his life", company = "For each further hero" },
    vinegar_mother = { without_casks = "Without casks", casks = "Every second round", company = "For each further hero" },
    sluice_warden = { torn = "Below half her life", company = "Against more than one hero" },
  },

  rule = {
    ["01_the_mill"] = "While heroes are down, everything attacks with 3 more for each. A lone hero is attacked with 1 less.",
    ["02_the_ferry"] = "While heroes are down, everything attacks with 3 more for each. A lone hero is attacked with 1 less.",
    ["02_the_cellar"] = "While heroes are down, everything attacks with 3 more for each.",
    ["03_the_sluice"] = "While heroes are down, everything attacks with 3 more for each.",
    ["90_the_pit"] = "While heroes are down, everything attacks with 3 more for each.",
    drowned_miller = "He attacks with 1 more for each further hero, at most 2. A Flour Rat for every two heroes comes with him, from four heroes on a Bog Hound before each of the others. "
      .. "Every second round a Drowned Hand for every full pair of heroes, one at least, comes before the First Player. Once half his life is gone: lose 4 life, or he attacks with 2 more.",
    flour_rat = "No tricks. A die decides what it leaves: 1 a Beer, 2 a Scroll, 3 a Spell, 4 a Potion, 5 Nuggets, 6 a Weapon.",
    bog_hound = "No tricks. Leaves a card of the main deck.",
    drowned_hand = "No tricks. Somebody's beer is still in it.",
    lantern_thief = "Before it attacks, a hero with more than three cards in hand discards one.",
    ["03_the_sack_loft"] = "Start a turn, or turn this up, with Monsters before you, and choose: each of them takes 1 damage and you a blow of one die, or their next attack "
      .. "has 2 more. From four heroes on there are more Flour Rats.",
    ["05_hounds_in_the_reeds"] = "At the first kill of a beast, the other Monsters before the killer lose 1 on their next "
      .. "attack. From the second round on, whoever starts a turn with Monsters before them discards a card, or all "
      .. "attack them with 4 more. From four heroes on there are more Bog Hounds.",
    ["07_hands_in_the_race"] = "Whoever ends a turn with a Monster in front loses 5 life. Start a turn, or turn this up, with a Weapon in hand and a "
      .. "Monster in front, and you may take hold of the wheel: in this turn your attacks are 2 more, and that loss is 10.",
    ["09_light_in_the_gallery"] = "Stolen goods: while a Monster lives, all Loot costs 10 less. Start a turn, or turn this up, with money in hand and Monsters "
      .. "before you, and you may light a lamp: in this turn Loot costs 20 less, and Monsters attack you with 4 more. In the dark it is 2 more.",
    ["11_the_millers_coat"] = "The First Player, or the next person, chooses: take the Miller's Key and Cold Fingers, or give every hero "
      .. "the Miller's Thanks.",
    cold_fingers = "For three turns your Weapons roll 1 less.",
    millers_thanks = "Until the end of the chapter: 1 armour.",
    pockets = "Once a turn, while a Monster is in reach and you hold no Weapon: discard two cards and draw one.",
    hand_down = "Once a turn, while somebody is down and you have 10 life or more: discard two cards and give away half your life, rounded down. A fallen hero stands up again with it, and draws a fresh hand.",
    flour_sacks = "Once a turn, while a Monster is before you: discard two cards and choose. A Monster's next attack is 2 less; or a Monster "
      .. "takes 1 damage; or draw a card.",
    grey_ferryman = "At the start of your turn, pay him with a card and he strikes with 1 less, or refuse and he strikes "
      .. "with 2 more. Every third round a Marsh Wight for every two heroes boards before the First Player. Below half "
      .. "his life the fare is two cards. For each further hero he strikes with 1 more, at most 3.",
    vinegar_mother = "Three casks. Every second round one bursts: a Beer among the Loot and a Vinegar Drop before the active hero. "
      .. "Each Drop that dies costs her 1 life. Without casks she attacks with 1 more. For each further hero she attacks with 1 more, at "
      .. "most 3. From four heroes on there are more Marsh Wights.",
    sluice_warden = "Heavy Attack. The water rises by 1 each round, less 1 for every hero who turned the wheel (discard 2). At "
      .. "3 it floods: a blow of 5 and a Drowned Hand for every hero. Below half her life she attacks with 2 more, "
      .. "or with 2 less if you bring what she is looking for. Against more than one hero she attacks with 3 more.",
    pit_bailiff = "Each round he calls a hero: against that one he attacks with 1 more, against all others with 1 less.",
    marsh_wight = "No tricks. It is enough that it is there.",
    reed_crone = "Attacks intelligence, not life.",
    vinegar_drop = "Proliferates: on 4 or more another one comes. Water does nothing to it. Counts as one for the Mother.",
    weir_pike = "Charges: at the end of the turn it goes for whoever has the most life.",
    silt_hulk = "Armour 1. Heavy Attack with earth.",
    drowned_chorister = "Regenerates 1.",
    ["13_the_last_cask"] = "Each hero may drink: on 1 or 2 a Sour Gut, otherwise heal 5 and gain 10 XP.",
    ["15_the_night_shift"] = "From the second round on, at the start of each turn, choose: a Drowned Hand comes before you, or you lose 3 life."
      .. " From four heroes on there are more Bog Hounds.",
    ["18_choking_fog"] = "At the start of your turn, and if you turn this up, discard two cards."
      .. " From four heroes on there are more Marsh Wights.",
    ["20_the_landing_stage"] = "Ranged Weapons roll 1 more, axes and maces 1 less. Start a turn, or turn this up, with Monsters before you, and discard a card or take a blow of 3."
      .. " From four heroes on there are more Reed Crones.",
    ["22_the_drowned_procession"] = "The killer of every second Monster draws a card."
      .. " From four heroes on there are more Marsh Wights.",
    ["24_the_eel_market"] = "Each hero chooses: blood for silver, a game of dice, or the fire.",
    ["26_the_ring_in_the_pike"] = "After the fight the First Player decides what becomes of the ring."
      .. " From four heroes on there are more Weir Pike.",
    ["28_the_tide_turns"] = "The First Player, or the next person, chooses. Wade: every hero takes a blow of one die. Wait: every hero heals 10 and gains 20 "
      .. "XP, and the faced adventure cards are shuffled back in.",
    ["30_barrels_that_breathe"] = "From the second kill on heroes' attacks are 1 less, and whoever starts a turn discards a card or loses 5 life."
      .. " From four heroes on there are more Vinegar Drops.",
    ["32_rats_in_aprons"] = "Monsters attack with 2 more while another Monster is before the same hero.",
    ["34_the_smugglers_ledger"] = "The First Player, or the next person, chooses: read on and carry a Water Mark, or Drowned Silver for every hero.",
    ["36_out_of_candles"] = "Heroes' attacks are 1 less until a Lantern Thief is dead."
      .. " From four heroes on there are more Marsh Wights.",
    ["38_the_angels_share"] = "Each hero may breathe in: on 1 a Sour Gut, on 2 to 4 heal 6, on 5 or 6 Loud Courage.",
    ["40_hoop_and_stave"] = "At each new round roll a die: on 1 or 2 a barrel gives the active hero a blow of 3."
      .. " From four heroes on there are more Silt Hulks.",
    ["42_the_weir"] = "Slippery: at the start of your turn, and if you turn this up, discard a card."
      .. " From four heroes on there are more Marsh Wights.",
    ["44_rain_of_frogs"] = "Each hero may kiss a frog: on 6 all life and 30 XP, on 3 to 5 10 XP, on 1 or 2 a Sour Gut. Who does not "
      .. "heals 3.",
    ["46_the_silt_rises"] = "Every second round a Drowned Hand comes before the active hero."
      .. " From four heroes on there are more Silt Hulks.",
    ["48_the_drowned_choir"] = "While two or more of the undead sing, damage that gets through to a hero is 1 more."
      .. " From four heroes on there are more Choristers.",
    ["50_the_wardens_lamp"] = "The First Player, or the next person, chooses. Knock: every hero heals 10. Climb: who rolls 1 or 2 takes a blow of 4, but the "
      .. "Warden begins with 2 wounds a hero.",
    ["52_the_chain_hoist"] = "At the start of your turn, or if you turn this up, with a Monster before you, discard a card, and all Monsters before you lose 2 on "
      .. "their next attack, or it has 2 more. From four heroes on there are more Drowned Hands.",
    ["60_take_a_number"] = "Every hero rolls. The highest gains Loud Courage; in company the lowest gets the Waiting Fee.",
    ["61_the_unpaid"] = "Each kill heals the killer by 1.",
    ["62_lost_property"] = "While a Monster lives, all Loot costs 20 less.",
    sour_gut = "For three turns: Weapons and intelligence 1 less.",
    vinegar_tongue = "Until the end of the chapter: Loot costs you 10 more.",
    eel_luck = "Until the end of the chapter: Loot costs you 10 less.",
    bell_courage = "Until the end of the chapter: your Weapons roll 1 more.",
    water_mark = "For four turns: lose 1 life at the start of your turn.",
    pit_debt = "Loot costs you 20 more. Two kills pay it off and heal 4.",
    wheel_hands = "Once a round: discard two cards, and the water will rise by 1 less.",
    wheel_turned = "Counts against the water at the next round.",
    drowned_silver = "Money: 20.",
    ferry_pole = "Staff.",
    sluice_hook = "Axe, heavy.",
    odos_loaf = "Heals a die plus 3.",
    wreckers_lamp = "Choose a Monster: its next attack is 3 less. Draw a card.",
    miller_key = "Gain 20 money. Whoever has held it knows the way into the cellar under the mill.",
    millers_waistcoat = "End your turn with three cards or more in hand, and you have 2 armour until the attacks at the start of your next turn are over.",
    gilt_thumb = "A Monster that you hurt and leave with 1 life dies.",
    pledge_nail = "The first Loot that you buy costs you 20 less, and after each fight the first one again.",
    wet_penny = "Once a turn, while a Monster is in reach: pay 10 of your money on the table, and a Monster's next attack is 2 less.",
    drowned_comb = "Once a turn, when you kill the last Monster before a hero, you or another, draw a card.",
    door_key = "Once in a fight, while a Monster is in reach: discard your hand of at most three cards and draw as many.",
    cask_hoop = "Of a blow of 8 or more that gets past your Defences you take 1 less.",
    tasting_spoon = "Once a turn, while a Monster is in reach and you have more than half of your life: lose 1 life and draw a card.",
    felt_slippers = "Until you have hurt somebody in a fight, a Monster that is alone before you attacks with 2 less.",
  },

  -- What is said of a boss that falls.
  exit = {
    drowned_miller = "The wheel stops. In forty years, nobody had thought of that.",
    grey_ferryman = "He counts his coins once more, finds them right, and goes under.",
    vinegar_mother = "What is left of her would do for a salad. Nobody is hungry.",
    sluice_warden = "Behind her the gate closes, as it should have done eleven years ago.",
    pit_bailiff = "Case closed. The third copy was never filed.",
  },
  flavour = {
    drowned_miller = "Forty years without a day off. Death was no reason to begin.",
    flour_rat = "Pale, well fed, and in favour of the present management.",
    bog_hound = "Nobody's dog since the water took Somebody.",
    drowned_hand = "It only wants to be held. By the throat, if possible.",
    lantern_thief = "Its light is stolen too.",
    ["03_the_sack_loft"] = "Best flour. Keep dry. Keep still.",
    ["05_hounds_in_the_reeds"] = "They do not bark. That is what is wrong with them.",
    ["07_hands_in_the_race"] = "Many hands make light work. These make another kind.",
    ["09_light_in_the_gallery"] = "One for you, none for you, one for me.",
    ["11_the_millers_coat"] = "Good wool. One owner.",
    cold_fingers = "They will be warm again, says Marta. She does not say when.",
    millers_thanks = "Like a hand between your shoulders; a dry one.",
    pockets = "String, a button, half a biscuit. And, right at the bottom, hope.",
    hand_down = "Cold fingers close on yours. You rather hope they are the right ones.",
    flour_sacks = "Odo bagged it himself. It would be a pity to leave it standing.",
    grey_ferryman = "He gives change, too. You would not like it.",
    vinegar_mother = "Every brewery has one. Most keep her in a jar.",
    sluice_warden = "Eleven years at the gate, and never a night off from listening.",
    pit_bailiff = "In triplicate.",
    marsh_wight = "It used to give directions. In a way it still does.",
    reed_crone = "She has forgotten more than you know, and is making up for it at your expense.",
    vinegar_drop = "Left alone, it is company.",
    weir_pike = "Nobody knows how old they get. Nobody has waited.",
    silt_hulk = "Somebody's street.",
    drowned_chorister = "Second tenor. Unforgiving.",
    ["13_the_last_cask"] = "Half full, says the one. Of what, asks the other.",
    ["15_the_night_shift"] = "Overtime is paid in kind.",
    ["18_choking_fog"] = "You cannot see your hand before your eyes. Nor can you see whose it is.",
    ["20_the_landing_stage"] = "Mind the gap. It minds you.",
    ["22_the_drowned_procession"] = "Everybody is coming. That is the trouble.",
    ["24_the_eel_market"] = "No refunds, no names, no sudden moves.",
    ["26_the_ring_in_the_pike"] = "There is a tale about this. It is a different tale.",
    ["28_the_tide_turns"] = "It waits for no one. You may wait for it.",
    ["30_barrels_that_breathe"] = "In. And out. And in.",
    ["32_rats_in_aprons"] = "An honest trade with prospects.",
    ["34_the_smugglers_ledger"] = "Crime is mostly bookkeeping.",
    ["36_out_of_candles"] = "It was the candle that was afraid.",
    ["38_the_angels_share"] = "They have been very patient.",
    ["40_hoop_and_stave"] = "Roll out the barrel, they sing. It needs no asking here.",
    ["42_the_weir"] = "Do not look down. They are looking up.",
    ["44_rain_of_frogs"] = "Scattered showers, later princes.",
    ["46_the_silt_rises"] = "Two hundred years is a long time to lie still.",
    ["48_the_drowned_choir"] = "Bring them in on the upbeat.",
    ["50_the_wardens_lamp"] = "Two bowls, every evening.",
    ["52_the_chain_hoist"] = "No stronger than its weakest link. They take turns.",
    ["60_take_a_number"] = "Now serving: 4.",
    ["61_the_unpaid"] = "A penny on each eye, people used to say. It was cheaper.",
    ["62_lost_property"] = "One leg, left; left by owner.",
    sour_gut = "One is not well.",
    vinegar_tongue = "“How much?” it says, and the price goes up.",
    eel_luck = "It slips through anything. Into your hand, for instance.",
    bell_courage = "Not wise. Loud.",
    water_mark = "Hold it against the light and you see the tide.",
    pit_debt = "Plus a fee for the fee.",
    wheel_hands = "It takes a village, and you are what there is.",
    wheel_turned = "Click.",
    drowned_silver = "Washed, if nothing else.",
    ferry_pole = "Pushes off, holds off, sees off.",
    sluice_hook = "For weed, they say, and look elsewhere.",
    odos_loaf = "White all through.",
    wreckers_lamp = "This way to the rocks.",
    miller_key = "As long as a trout and about as pleasant in the pocket.",
    millers_waistcoat = "Roomy. He meant to grow into it.",
    gilt_thumb = "An honest miller has a golden thumb, they say. This one is painted.",
    pledge_nail = "Nobody has ever been pressed by a nail.",
    wet_penny = "He bit it. It is the bite that is wet.",
    drowned_comb = "It has seen to worse tangles than yours.",
    door_key = "It fits nothing that is above water. It is surprising how little is.",
    cask_hoop = "What bends has a longer life than what is in the right.",
    tasting_spoon = "Just the one, he said, every evening.",
    felt_slippers = "Size nine, size nine, and never a creak.",
  },
}
