-- Worked examples of section 7.2, move by move, and companions that find the best of each by themselves.
local function drill(name, chapter, answers, expect)
  return { name = name, chapter = chapter, heroes = { "" }, at = "plan", play = answers, expect = expect }
end

return {
  drill("TC-1 boulder and fed troll, then the goblin: one tile, no food left", "01_boulder_and_troll",
    { "lay:returning_boulder", "send:troll", "fight", "club_fed:troll", "send:goblin", "fight" },
    { seats = { { lost = 1, points = 2, food = 0, prison = { "squire", "second_best_knight", "choirboy" } } } }),
  drill("TC-1 with nothing sent in round 2 nobody heals, and the first point of fatigue is enough", "01_boulder_and_troll",
    { "lay:returning_boulder", "send:troll", "fight", "club_fed:troll", "fight" }, { seats = { { lost = 1, points = 2 } } }),
  drill("TC-2 unfed does as well, and saves the loaf: after round 1", "01_boulder_and_troll",
    { "lay:returning_boulder", "send:troll", "fight", "club:troll" },
    { asks = "plan", seats = { { lost = 1, party = { { "choirboy", damage = 0 } }, prison = { "squire", "second_best_knight" } } } }),
  drill("TC-2 and at the end", "01_boulder_and_troll",
    { "lay:returning_boulder", "send:troll", "fight", "club:troll", "send:goblin", "fight" },
    { seats = { { lost = 1, points = 2, food = 1 } } }),
  drill("TC-3 in a room: boulder, fed troll and goblin at once, and nothing is lost", "05_the_shop",
    { "lay:returning_boulder", "send:troll", "send:goblin", "fight", "club_fed:troll" },
    { seats = { { lost = 0, points = 3, food = 0, gold = 0 } } }),
  drill("TC-4 the ghost first, then the witch; the meal in round 2", "02_who_goes_first",
    { "send:ghost", "send:witch", "fight", "chill:ghost>burly_pickpocket", "hex:witch", "lay:chefs_regret", "fight" },
    { seats = { { lost = 1, points = 2, food = 0 } } }),
  drill("TC-4 the meal in round 1 deals only 1, to the warrior", "02_who_goes_first", { "lay:chefs_regret", "fight" },
    { asks = "plan", seats = { { party = { { "sword_renter", damage = 3 }, "burly_pickpocket", "tiptoer" } } } }),
  drill("TC-4 the witch first, and the ghost cannot reach the one who was second", "02_who_goes_first",
    { "send:witch", "send:ghost", "fight", "hex:witch" },
    { asks = "plan", seats = { { party = { { "burly_pickpocket", damage = 2 }, { "tiptoer", damage = 2 } } } } }),
  drill("TC-5 ring and a gentle bite: nobody gets on", "03_patience",
    { "lay:lost_property", "send:vampire", "fight", "nip:vampire>lady_of_picks" },
    { asks = "plan", seats = { { lost = 0, gold = 0, party = { { "retired_captain", damage = 0 }, { "fed_friar", damage = 0 }, { "lady_of_picks", damage = 2 } } } } }),
  drill("TC-5 another gentle bite, then the clock and a real one", "03_patience",
    { "lay:lost_property", "send:vampire", "fight", "nip:vampire>lady_of_picks", "send:vampire", "fight", "nip:vampire>lady_of_picks",
      "lay:long_case_clock", "send:vampire", "fight", "bite:vampire>retired_captain" },
    { seats = { { lost = 1, points = 2, prison = { "lady_of_picks", "retired_captain", "fed_friar" } } } }),
  drill("TC-6 the draught alone: nobody attacks, so nobody heals", "04_two_priests", { "lay:hot_draught", "fight" },
    { asks = "plan", seats = { { lost = 1, party = { { "mild_sister", damage = 2 }, { "locksmiths_nephew", damage = 1 }, { "bandage_canon", damage = 2 } } } } }),
  drill("TC-6 then the dart at a priest, and the slime", "04_two_priests",
    { "lay:hot_draught", "fight", "lay:blunt_wit", "send:slime", "fight", "aim:blunt_wit>mild_sister", "splash:slime" },
    { seats = { { lost = 1, points = 2 } } }),
  {
    name = "TC-7 a companion finds the best of all five: the instructor never has to say more", heroes = { "" }, companions = { 1 }, at = "plan",
    expect = { told = { "drill.best", "drill.over" }, silent = { "drill.good", "drill.bad" } },
  },
  {
    name = "TC-7 without food the first is still lost by one tile", chapter = "01_boulder_and_troll", heroes = { "" }, companions = { 1 },
    table = { seats = { { food = 0 } } }, at = "plan", expect = { told = { "drill.best" }, silent = { "drill.good", "drill.bad" } },
  },
  {
    name = "TC-4 without the meal two tiles are lost at the best", chapter = "02_who_goes_first", heroes = { "" }, companions = { 1 },
    table = { seats = { { traps = { only = true } } } }, at = "plan", expect = { told = { "drill.good" }, silent = { "drill.bad" } },
  },
  drill("a hint says what the best plan would do next", "04_two_priests", { "hint" }, { asks = "plan", told = { "log.hint_lay" }, seats = { { hinted = 1, traps = { "hot_draught", "blunt_wit" } } } }),
}
