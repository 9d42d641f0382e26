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
    dead = "The race is cold, and then it is not cold any more, which is worse. The wheel takes you round once "
      .. "like a polite dancer and lets you go on the far side.\n"
      .. "You sink past roots, past a boot, past a rather surprised pike. At the bottom somebody has put up a "
      .. "sign. You have just enough breath left to read it.\n"
      .. "PLEASE TAKE A NUMBER.",
  },

  lesson = {
    turn = "(How it goes: on your turn, first the Monsters in front of you attack. Then you play what you hold, "
      .. "in any order. A Weapon rolls a die, adds its number and takes that much life from a Monster; while one "
      .. "is within reach you owe at least one attack. At the end whatever you did not use is discarded and you "
      .. "draw a new hand. So use it.)",
    leader = "(Choose who goes in first. Monsters are dealt out from that hero on, one by one round the table, "
      .. "and those in front of the leader strike at once. Sturdy people make good leaders. Do not worry: in "
      .. "the first fight everything here attacks with 1 less.)",
    attack = "(While a Monster stands before you it blocks your way to any Loot, and to your friends' Monsters. "
      .. "Kill your own first, then help. No Weapon in hand? Throw something: once a turn any card may be "
      .. "discarded for a die minus 3.)",
    loot = "(What the dead leave behind lies where they fell, for sale. Coins are worth 10 each, this turn only; "
      .. "what you buy goes to your discard pile and comes back with your next shuffle. Buy Weapons early: two "
      .. "Staffs do not make an army.)",
    lead = "(Now everybody may have one quiet turn to buy and to heal. Whoever is ready draws the next adventure "
      .. "card; Loot that nobody bought is gone then, and so is the quiet.)",
  },

  miller = {
    comes = "He comes up the stairs that are not there, one after the other, in his good coat. “We are closed,” says "
      .. "Odo Grist, and a bucketful of river comes with it. “Come back on Thursday. Bring bones.”",
    hand = "The race gives up a hand. It seems to be looking for an arm, and is not particular.",
    loose = "Odo lets go of the brake. The wheel runs wild, the floor shakes, flour falls like snow: from now on "
      .. "the Drowned Miller strikes harder.",
  },
  loft = {
    reveal = "The sack loft. Every sack moves a little, as if breathing. Then the sacks have ears.",
    over = "The last rat goes, dragging a biscuit. It gives you a look that promises letters.",
  },
  hounds = {
    reveal = "Outside, between the reeds: eyes, in pairs. Then the wet, patient breath of animals that have "
      .. "waited out better people than you.",
  },
  race = {
    reveal = "The race under the wheel has to be crossed, there where it is only hip-deep. Halfway over, "
      .. "something takes your ankle in a friendly way and does not let go.",
  },
  gallery = {
    reveal = "A light goes along the upper gallery. It stops, considers you, and is blown out. In the dark "
      .. "somebody begins to count your purses, softly, aloud.",
  },
  coat = {
    reveal = "On a nail by the millstone hangs the coat in which Odo Grist was buried. It drips. In one pocket "
      .. "something heavy is shaped like a key. The coat, you feel, would much rather be buried again.",
    searched = "{hero} reaches in up to the elbow. The pocket is deeper than the coat. It is a key, yes; but what "
      .. "held it was holding on, and its cold stays in the fingers.",
    buried = "{hero} takes it down. You carry it out, dig a hole under the willow and say the few words you know. "
      .. "When you come back the draught in the mill has stopped; as if somebody had shut a door for you.",
  },

  ask = {
    coat = "The coat hangs there and drips. What do you do?",
  },
  ["do"] = {
    coat = {
      search = "Search the pockets: there is a key",
      bury = "Bury it decently",
    },
    mill = {
      follow_river = "Follow the river to the ferry",
      go_down = "Unlock the trapdoor and go down",
    },
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
    miller_key = { one = "Miller's Key", other = "Miller's Keys" },
  },

  rule = {
    drowned_miller = "Every second round a Drowned Hand comes before the First Player. Once half his life is gone, he "
      .. "attacks with 1 more.",
    flour_rat = "No tricks. Its Loot is decided by a die.",
    bog_hound = "No tricks. Leaves a card of the main deck.",
    drowned_hand = "No tricks. Somebody's beer is still in it.",
    lantern_thief = "Before it attacks, a hero with more than three cards in hand discards one.",
    ["03_the_sack_loft"] = "A first fight.",
    ["05_hounds_in_the_reeds"] = "At the first kill of a beast, the other Monsters before the killer lose 1 on their next "
      .. "attack.",
    ["07_hands_in_the_race"] = "Whoever ends a turn with a Monster in front loses 1 life.",
    ["09_light_in_the_gallery"] = "Stolen goods: all Loot costs 10 less.",
    ["11_the_millers_coat"] = "The First Player chooses: take the Miller's Key and Cold Fingers, or give every hero "
      .. "the Miller's Thanks.",
    cold_fingers = "For three turns your Weapons roll 1 less.",
    millers_thanks = "Until the end of the chapter: 1 armour.",
    miller_key = "Gain 20 money. Opens the cellar under the mill if somebody still carries it.",
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
    miller_key = "As long as a trout and about as pleasant in the pocket.",
  },
}
