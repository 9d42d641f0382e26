-- The training ground in English.
return {
  blurb = {
    lords_training = "Four parties, four dungeons, and what was left in the cupboard. Somebody will get through to the first "
      .. "tunnel. Nobody need get further. With a hint for those who want one.",
  },

  drill = {
    intro_1 = "The training ground of the Guild: three tunnels in a line, and at the far end a bell that nobody has heard yet.\n"
      .. "“A boulder, a troll, a goblin, and one loaf between them,” says the instructor. “Two with swords and a choirboy. They lose two "
      .. "points of wind for each tunnel they take. They will take one. They will not take two.”",
    intro_2 = "“This time a pot of something, a witch, and whoever lived here before,” says the instructor. “Three of them, one with "
      .. "a knack for lids. Who goes first matters. It always does.”",
    intro_3 = "“A ring, a clock and a count,” says the instructor. “The count bites and comes back if he bites gently. Patience is a "
      .. "weapon, too. It is on the list, under P.”",
    intro_4 = "“A draught, a dart and a puddle,” says the instructor. “No, that is all. No, nobody else. Two priests. Think about when they "
      .. "heal, and about when they cannot.”",
    intro_5 = "“The first lot again,” says the instructor, “but the first tunnel is a shop now. In a room two may be sent at once, and a trap "
      .. "costs a coin. You have a coin. I do not want to see anybody past the till.”",
    best = "The instructor nods. He does not do that often; it hurts his neck. {n|one=One tile|other={n} tiles} left, and nobody has "
      .. "ever kept more.",
    good = "“{n|one=One tile|other={n} tiles} left,” says the instructor. “There is a way to keep more. Look at who stands in front when.”",
    bad = "The bell rings. “{n|0=Nothing|one=One tile|other={n} tiles} left,” says the instructor. “They have asked where the exit is. It is a "
      .. "guided tour by now.”",
    over = "“Licensed to be visited,” it says on the paper. “Keep away from choirboys.”",
  },

  ["do"] = {
    ["drill.again"] = "Once more from the beginning",
    ["drill.next"] = "On to the next one",
  },

  noun = {
    lords_training = { one = "The Training Ground", proper = true },
    ["01_boulder_and_troll"] = { one = "A Boulder and a Loaf", proper = true },
    ["02_who_goes_first"] = { one = "Who Goes First", proper = true },
    ["03_patience"] = { one = "Under P", proper = true },
    ["04_two_priests"] = { one = "Two Priests", proper = true },
    ["05_the_shop"] = { one = "Past the Till", proper = true },
  },
}
