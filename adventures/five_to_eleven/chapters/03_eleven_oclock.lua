-- The house where the won hours are. It remembers who won the road, what is in the purse, who has a scar and where the moon is.
local bill = use "lib/bill"

local slate = 4    -- crowns, for twelve days; Nell has rounded down

return chapter {
  plays = "deckbuilder",
  tier = 2,
  deck = { 21, 23, 25, 27, 29, 31, 33, 0 },
  boss = "mr_tarry",
  paths = { "03_eleven_oclock" },

  intro = function(story)
    story:tell "eleven.intro"
    story:tell(story:has_flag "moon_moved" and "eleven.moon" or "eleven.no_moon")
    local gold = story:flag "winning_gold" or 0
    for _, hero in ipairs(story.heroes) do
      if story:has_title(hero, "title.late_mayor") then story:tell("eleven.champion", hero, gold) end
      if hero.scars > 0 and hero:gain_card "house_beer" then story:tell("eleven.scarred", hero) end
    end
    if story:has_flag "provisioned" then return end
    story:set_flag "provisioned"
    for _, hero in ipairs(story.heroes) do
      if story:purse(hero) >= 1 and hero:gain_card "nells_flask" then
        story:add_purse(hero, -1)
        story:tell("eleven.flask", hero)
      end
    end
  end,
  alive = function(story)
    story:tell "eleven.alive"
    for _, hero in ipairs(story.heroes) do
      hero:gain_xp(50)
      story:give_trophy(hero, "trophy.five_to_eleven")
      if story:has_title(hero, "title.late_mayor") then story:tell("eleven.home", hero) end
    end
    return story:finish(bill.settle(story, slate) and "eleven.ending_paid" or "eleven.ending_slate")
  end,
  dead = function(story)
    story:tell "eleven.dead"
    return "03_eleven_oclock"
  end,
}
