-- The Set Menu in English. Pages first, then what things are called and say.
return {
  blurb = {
    set_menu = "Once in a hundred years the Royal Taster dines at the Bent Ladle, and if he is not pleased the house goes back to "
      .. "what it was before: a bog. Tonight is the night, and the cook has run off with the fish. Five courses, each under rules "
      .. "of its own; no substitutions; two to four heroes.",
  },

  starter = {
    intro = "The Bent Ladle in Lower Simmering stands on land that the Crown lent to a cook six hundred years ago. The charter "
      .. "hangs over the till, between the bat and the other bat. Once a century, it says, the Royal Taster shall be given a dinner "
      .. "of five courses. If he likes it, the house may stay. If not, the land becomes again what it was.\n"
      .. "It was a bog. On damp evenings one can hear it, under the floor, being patient.",
    task = "The Taster's coach is in the yard. Dame Hesper Ladle, eleventh of the name, has polished him a fork, and has then gone "
      .. "to wake the cook, and has found an open window and a note: “Gone with the fish. We are very happy.”\n"
      .. "She has looked round the taproom for people who can cook. Then for people who own knives. “You,” she says. “Anything. "
      .. "Out of the larder. He is already breathing in.”\n"
      .. "Nobody has been to the back of the larder since the last Taster. One does not like to disturb it.",
    alive = "On the bottom of the pot, under six hundred years of stew, lies a spoon, bent. So that is where it was.\n"
      .. "Dame Hesper puts what is left of the boss on toast, and a sprig on what is left of the toast. The Taster looks at it from "
      .. "in front and from behind. He is a small dry man, who seems to have been ironed. He eats it, closes his eyes, opens a "
      .. "notebook, and makes a mark. It is not a large mark. It has five points.\n"
      .. "There is a crown for each of you, from the till, and the bats look away.",
    dead = "You come out of the larder quicker than you went in, and wearing more of it. Behind you something burps, contented, in "
      .. "a cellar voice.\n"
      .. "The Taster has unfolded his napkin. Dame Hesper, without taking her eyes off him, points with one hand at the larder "
      .. "and with the other at a tin.",
  },

  soup = {
    intro = "Soup. The Taster has asked who cooked the starter, and you have all said “I did”, at the same time, and then you have "
      .. "all heard it.",
    intro_tin = "Soup. The Taster has asked who opened the tin. It has become so quiet that one could hear the bog. Somebody, he "
      .. "lets it be known, must be responsible for this kitchen.",
    hat = "There is one cook's hat in the house: two feet of starch, last worn by a man with a temper. There is also, behind the "
      .. "house, the road, on which people with gold are robbed of it by people without, and saffron costs what it costs.\n"
      .. "“Whoever comes back with most gold,” says Dame Hesper, “buys the saffron, wears the hat, and stirs. One of you. I have "
      .. "seen what happens with two.”",
    winner = "{hero} pours {n|one=one coin|other={n} coins} into the saffron woman's apron, and gets in return something that fits "
      .. "under a fingernail. Then the hat. It comes down to the ears, and under it a person begins at once to shout for parsley.",
    too_many = "The heaps are equal, to the coin. Dame Hesper saws the hat through, across, and each half looks like an accident.",
    cook = "{hero}: {n|one=one coin|other={n} coins}, and a strong opinion about leeks.",
    spoilt = "What follows is cookery by debate. It goes into the pot as a consommé and comes out of it as minutes. The Taster "
      .. "tries it. “Too many cooks,” he says to his notebook, as other people say “rats”.",
    saltless = "Then the Taster lifts his spoon, and lowers it. “Did it not occur to anyone,” he asks, “to put in salt?” It had "
      .. "occurred to everyone. Everyone had thought that it had occurred to somebody else.",
    sea = "Then the Taster lifts his spoon. In the pot {n|one=is one pinch of salt, and it was thrown in|other=are {n} pinches of salt, each thrown in} by somebody who was quite alone. He "
      .. "says nothing; he only looks round, as a man does on a beach, for a towel.",
    perfect = "Then the Taster lifts his spoon, and there is a pause in which somewhere a leek falls over. One pinch of salt; "
      .. "exactly one. “Hm,” says the Taster, which in his trade is an ode, and draws a mark with five points.",
  },

  fish = {
    intro = "Fish. The cook took the only one, and from what one hears they are looking at cottages. But the soup has made the "
      .. "Taster expansive: he will wait.",
    intro_thirsty = "Fish. The cook took the only one. The Taster drinks water, glass after glass, with his eyes on you, and does "
      .. "not say why.",
    orders = "There is more, says Dame Hesper: under the cellar is the deep, and in the deep is everything that ever got off a plate. {hero}, "
      .. "in the hat, is of the opinion that a Head Cook directs such things from above. {hero} is handed the bucket.",
    jar = "Before you go Dame Hesper empties the tip jar into your chest: {n|one=one coin|other={n} coins}, and a button. “There are "
      .. "shops down there,” she says. “Nobody has ever found out for whom.”",
    alive = "It took {n|one=one point|other={n} points} of skill by the reckoning of people who count such things, and then it lay "
      .. "across the whole kitchen and looked surprised. It is not, strictly, a fish. Dame Hesper has laid a lemon on it, and at "
      .. "once everybody sees a fish.\n"
      .. "The Taster takes the best of it, from behind the ear. A mark; five points. For each of you there is a crown in the "
      .. "bucket, from somebody who had not got off.",
    dead = "The deep gives you back, which it does not do for everybody, up the drain, one after the other. The dice have swum. The "
      .. "Taster has laid his knife and his fork side by side, like a little grave.",
  },

  roast = {
    intro = "Roast. The Taster wipes his mouth and unbuttons one button. It is the moment, says the charter, for the Digression.",
    intro_bones = "Roast. The Taster has found a bone in the breadcrumbs, and it was a chicken's. He sits very straight. It is the "
      .. "moment, says the charter, for the Digression, and he hopes, he says, that it will be long.",
    tale = "Between fish and roast a tale shall be told at this table of how the roast was come by. It has been the same tale for "
      .. "six centuries: brave folk go down, brave folk come up, gravy.\n"
      .. "“Just once,” says a voice from under the silver cover, “I should like to hear it from our side.”\n"
      .. "Nobody moves. Then each of you, because it is warm and late and the Digression is worth a star, remembers an aunt "
      .. "who had a dungeon. Two years of it. The rents! The staff! And the visitors, tramping in with their boots and their "
      .. "principles.",
    winner = "{hero} has told it best: {n|one=one point|other={n} points} of house, all standing, the traps oiled, the heroes in "
      .. "the cells and asking for the recipe. From under the silver cover comes a sob. “That,” it says, “is how it was.”",
    chorus = "Towards the end you tell it with several voices, each with {n|one=one point|other={n} points} to show for it, and "
      .. "under the silver cover somebody hums along.",
    evicted = "In {hero}'s tale there is less dungeon at the end than at the beginning, by {n}. Dame Hesper, who has had tenants, "
      .. "presses a crown into {hero}'s hand.",
    liked = "The Taster has not touched his knife. “For six hundred years,” he says, “we have eaten the hero of the story.” He "
      .. "draws a mark with five points, lifts the cover, and shakes the roast by what is probably a hand. There are potatoes "
      .. "for everyone.",
    yawned = "The Taster has slept through the second year, with his mouth open and his pencil upright. He wakes when it is quiet. "
      .. "“And then there was gravy?” he asks. There was. There is. It is no longer warm.",
  },

  pudding = {
    intro = "Pudding. It stands in the kitchen, under a cloth, and trembles; it is the kind that has to be eaten in the same minute "
      .. "in which it is carried in. And the charter says, in the smallest letters, that the Crown is to be served dessert "
      .. "“through the old passages”.\n"
      .. "The old passages turn. The first cook had them built so, when he wanted his wages and the first landlord did not want to "
      .. "meet him.",
    rested = "The Taster has taken off a shoe. It has never gone so well at this point, says Dame Hesper, and she would like you to "
      .. "know that this does not calm her.",
    asleep = "The Taster has taken out his watch. It is the sort of watch that has never been lied to.",
    landlord = "{hero} looks at the old passages with half-closed eyes, like somebody who has let worse to people who were grateful.",
    kitchen = "{hero} goes with the Kitchen, which has made the pudding and will not let it out of its sight.",
    dining_room = "{hero} goes with the Dining Room, which has been promised the pudding and knows how the Kitchen carries.",
    by_kitchen = "The Kitchen comes out first, with {n|one=one point|other={n} points} and the cloth between its teeth, and the "
      .. "pudding still trembles. Nobody in an apron has ever before been seen in front of the swing door. There is a crown in it "
      .. "for each who carried.",
    by_dining_room = "The Dining Room comes out first, with {n|one=one point|other={n} points}, not a hair out of place, the "
      .. "pudding on the flat of one hand. From the wall behind it the Kitchen can be heard, making a left turn, and then "
      .. "another. There is a crown in it for each who carried.",
    draw = "You come out together, out of both doors, on both sides of the pudding. It has been pulled at by everybody equally. It "
      .. "looks from one to the other, like a child in a divorce, and sits down.",
  },

  verdict = {
    starter_star = "“Starter,” reads the Taster. “Old. Bold. Something bent in it. A star.”",
    starter_none = "“Starter,” reads the Taster. “I have kept the tin. It will be produced.”",
    soup_star = "“Soup. One cook; one pinch. A star.”",
    soup_none = "“Soup.” He turns that page quickly.",
    fish_star = "“Fish, so called. It winked. A star.”",
    fish_none = "“Fish. There was none, in breadcrumbs.”",
    roast_star = "“Roast. We are writing to each other. A star.”",
    roast_none = "“Roast. A digression from which I came back late.”",
    pudding_star = "“Pudding. It arrived. They do not, as a rule. A star.”",
    pudding_none = "“Pudding. It had given up before I had.”",
    cook = "“And who is under that?” asks the Taster, and points with the fork at the hat. {hero} lifts it a little, and is noted "
      .. "down.",
    asleep = "It is two stars, and three it must be. Under the table purses are turned out. But who has slept through the roast wakes up an "
      .. "honest man: the Taster looks at the {n|one=one crown|other={n} crowns}, and at his knife, which is clean, and writes nothing.",
    envelope = "It is two stars, and three it must be. The Taster looks at the ceiling. At the back of the guide, he tells the "
      .. "ceiling, there is a page for Contributions. Purses are turned out under the table: {n|one=one crown|other={n} crowns}, in an envelope, with a "
      .. "grease spot that one could call a seal. “Atmosphere,” writes the Taster. “A star.”",
  },

  ending = {
    laurel = "Five. The Taster counts again, with a finger. Then he asks, with a voice that has not been used for this before, what it was "
      .. "in the pudding, quite at the end, green, like a wood after rain.\n"
      .. "It was the bay leaf; it cost a scratch or two to pick, and somebody had kept it all evening in a pocket with dice. He fishes it out "
      .. "of his napkin, licks it clean, and lays it, since he has never yet had occasion to, on Dame Hesper's head.\n"
      .. "The house may stay. Under the floor the bog turns over, grumbles, and goes to sleep for a hundred years. At the swing door "
      .. "stands the cook, with the fish on his arm, and asks whether there is still a table. For two, says Dame Hesper. On the "
      .. "terrace.",
    feast = "Five. The Taster counts again, with a finger, and then puts away the notebook, and takes off the other shoe.\n"
      .. "“I have been eating for forty years,” he says. “It is the first time that I am full.” The charter is taken down, signed, "
      .. "and hung up again between the bats. Under the floor the bog turns over, grumbles, and goes to sleep.\n"
      .. "Only when the coach has gone does Dame Hesper find, under his plate, neatly folded, a note. Not a tip; he is a civil "
      .. "servant. “Next time,” it says, “a bay leaf.”",
    licence = "It is enough. It is not much more than enough; the Taster signs the charter with the air of a man who leaves a last "
      .. "potato. The house may stay for a hundred years, “subject to improvement”.\n"
      .. "Dame Hesper nails the stars up over the door, and as soon as the coach is out of sight she nails up a few more. Under "
      .. "the floor the bog counts too, and sighs, and withdraws as far as the second cellar, where it has always been quite "
      .. "comfortable.\n"
      .. "There is pudding left. One eats it with the lid of the tin.",
    bog = "“I regret,” says the Taster, and he is lifted into his coach, because the yard already no longer carries.\n"
      .. "It goes quite gently. First the floor is a little soft, then the regulars are a little lower. The bog takes the taproom "
      .. "as one takes back an umbrella that was lent six hundred years ago: with thanks, and looking for marks. Dame Hesper "
      .. "stands on the bar with the charter, and reads the back of it, for the first time in eleven generations.\n"
      .. "“It says here,” she says slowly, “nothing about boats.” You open next week. Fish is off. Frogs' legs, on the other hand, are "
      .. "fresh, and come in by themselves.",
  },

  door = {
    reveal = "Behind the larder door hang the onions. They have hung there for a hundred years, head to head, and have talked each "
      .. "other into something.",
    over = "The onions lie about. All of you have red eyes, and say that it is the onions.",
  },
  shelf = {
    reveal = "On the top shelf stand the cheeses, round, hard and bitter, among grapes that nobody wanted because they were said to "
      .. "be sour. Being out of reach has not improved them.",
    rolls = "Something rolls off the top shelf. {hero} looks up, which is the wrong thing to do.",
  },
  salt = {
    reveal = "By the wall stands the soup for later, all ready, with a lid on it, and next to it a barrel of salt. Nobody is looking. "
      .. "Each of you has a moment alone with it. One pinch, it says on the lid, and then a burn mark.",
    over = "The lid is on again. All of you look like people who have done the right thing.",
  },
  bay = {
    reveal = "Where the roof of the larder has fallen in stands a bay tree, quite by itself, in a shaft of light. Its leaves are the "
      .. "best in the county. It is surrounded by its thorns, which bay trees do not have.",
    picked = "{hero} reaches in, says a word, and has a leaf. It goes into a pocket, with the dice. One never knows.",
    rested = "You sit down in its shade, and it is like sitting in a drawer full of clean linen.",
  },
  leftovers = {
    reveal = "On the lowest shelf stands what was still good. The labels say so; each in another handwriting, one under the other, "
      .. "over the centuries. It has grown a mind, and in it is one thought: nothing is thrown away here.",
  },
  stew = {
    comes = "At the end of the larder, on a fire that nobody lit, hangs the stew. Each cook has added something, and nobody has ever "
      .. "taken the last ladle, since that would have meant washing the pot. It has been soup, sauce and glue. Now it is somebody. "
      .. "It lifts its lid to you.",
    dumpling = "A dumpling comes up, goes under, comes up again, has seen {hero}, and climbs over the edge.",
    boils = "The stew boils over. One cannot say that it is aiming, only that it does not miss.",
  },

  type = { vegetable = "Vegetable", cheese = "Cheese" },
  trophy = { set_menu = "Three stars for the Bent Ladle" },
  title = {
    head_cook = "Head Cook of the Bent Ladle",
    voice_of_the_roast = "Voice of the Roast",
    bearer_of_the_pudding = "Bearer of the Pudding",
  },

  ask = {
    ["salt.throw"] = "{hero}, nobody is looking. Do you throw in a pinch of salt?",
    bay = "The bay tree has one leaf within reach. What do you do?",
  },
  ["do"] = {
    starter = {
      again = "Go back in: the stew cannot be angry for ever",
      tin = "Open the tin: nobody ever died of a tin, in public",
    },
    fish = {
      again = "Down again, with a bigger bucket",
      finger = "Serve him something in breadcrumbs: in breadcrumbs all are equal",
    },
    bay = {
      pick = "Pick it: take a blow of 3, and keep the leaf",
      rest = "Sit down below it: everybody heals 4",
    },
  },

  noun = {
    set_menu = "The Set Menu",
    ["01_the_starter"] = "The Starter",
    ["02_the_soup"] = "The Soup",
    ["03_the_fish"] = "The Fish",
    ["04_the_roast"] = "The Roast",
    ["05_the_pudding"] = "The Pudding",
    endless_stew = { one = "Endless Stew", other = "Endless Stews" },
    angry_onion = { one = "Angry Onion", other = "Angry Onions" },
    sour_grape = { one = "Sour Grape", other = "Sour Grapes" },
    hard_cheese = { one = "Hard Cheese", other = "Hard Cheeses" },
    old_dumpling = { one = "Old Dumpling", other = "Old Dumplings" },
    ["03_behind_the_door"] = "Behind the Door",
    ["05_the_top_shelf"] = "The Top Shelf",
    ["07_a_pinch_of_salt"] = "A Pinch of Salt",
    ["09_the_bay_tree"] = "The Bay Tree",
    ["11_leftovers"] = "Leftovers",
    pepper_mill = { one = "Pepper Mill", other = "Pepper Mills" },
  },

  -- The state of a boss in which a sentence of its rule holds, and how that sentence begins.
  phase = {
    endless_stew = { boiling = "Below half its life", crowd = "It attacks with 1 more" },
  },

  rule = {
    endless_stew = "Every second round an Old Dumpling comes before the First Player. Below half its life everybody loses 1 life at "
      .. "the beginning of each round, never the last. It attacks with 1 more for each hero beyond the second.",
    angry_onion = "Whoever wounds it and does not kill it discards a card.",
    sour_grape = "Proliferates: on 4 or more another one comes.",
    hard_cheese = "Armour 1.",
    old_dumpling = "No tricks. A die says what its Loot is.",
    ["03_behind_the_door"] = "A plain fight, with tears.",
    ["05_the_top_shelf"] = "Every second round the active hero takes a blow of 2.",
    ["07_a_pinch_of_salt"] = "Each hero may throw in a pinch: 5 XP. Who does not heals 3. The soup wants one pinch in all.",
    ["09_the_bay_tree"] = "The First Player, or the next person, chooses. Pick: a blow of 3, and the party has a bay leaf. Rest: everybody heals 4.",
    ["11_leftovers"] = "The first Old Dumpling killed comes back before its killer, who draws a card.",
    pepper_mill = "Mace.",
  },

  -- What is said of a boss that falls.
  exit = {
    endless_stew = "The bottom of the pot. Nobody alive had ever seen it.",
  },
  flavour = {
    endless_stew = "Serves six hundred.",
    angry_onion = "It has layers. All of them are like this.",
    sour_grape = "“You did not want me anyway.”",
    hard_cheese = "It was soft once, and trusted people.",
    old_dumpling = "Still good.",
    ["03_behind_the_door"] = "They know each other well.",
    ["05_the_top_shelf"] = "Whoever put it there was taller, or had a ladder, or hated somebody.",
    ["07_a_pinch_of_salt"] = "A pinch is what one does not see the other throw.",
    ["09_the_bay_tree"] = "For soups, roasts and poets.",
    ["11_leftovers"] = "Best before.",
    pepper_mill = "Say when.",
  },
}
