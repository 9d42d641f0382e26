-- The Kitchen (seats 1 and 3) and the Dining Room (2 and 4), one trolley, and corridors that turn. Then the bill.
local menu = use "lib/table"

local envelope = 6    -- crowns: what a star costs that nobody cooked, if the Taster is awake to take them

--- Reads out the notebook; the stars it comes to.
local function stars_of(story)
  for _, course in ipairs { "starter", "soup", "fish", "roast", "pudding" } do
    story:tell("verdict." .. course .. (story:has_flag(course) and "_star" or "_none"))
  end
  for _, hero in ipairs(story.heroes) do
    if story:has_title(hero, "title.head_cook") then story:tell("verdict.cook", hero) end
  end
  local stars = menu.stars(story)
  if stars == 2 and not story:has_flag "roast" then
    story:tell("verdict.asleep", nil, envelope)
  elseif stars == 2 and menu.collect(story, envelope) then
    story:tell("verdict.envelope", nil, envelope)
    stars = 3
  end
  for _, hero in ipairs(story.heroes) do
    if stars >= 3 then story:give_trophy(hero, "trophy.set_menu") end
  end
  return stars
end

return chapter {
  forces = "fixed",
  pairs = { "b1", "b2", "m1", "m2" },
  team = {
    "bailiff", "postal_archer", "fencing_master", "tax_exile", "night_nurse", "discreet_lady", "plasterer", "retired_general",
  },
  objects = { "petty_cash", "rune_mallet", "washing_line", "grandmothers_grog", "spare_key", "strong_coffee" },
  paths = {},

  intro = function(story)
    story:clear_flag "pudding"
    story:tell "pudding.intro"
    story:tell(story:has_flag "roast" and "pudding.rested" or "pudding.asleep")
    for _, hero in ipairs(story.heroes) do
      if story:has_title(hero, "title.voice_of_the_roast") then story:tell("pudding.landlord", hero) end
    end
    for seat, hero in ipairs(story.heroes) do story:tell(seat % 2 == 1 and "pudding.kitchen" or "pudding.dining_room", hero) end
  end,
  alive = function(story)
    local first = story:winners()[1]
    local side = menu.seat(story, first) % 2
    local together = false
    for _, hero in ipairs(story:winners()) do together = together or menu.seat(story, hero) % 2 ~= side end
    if together then
      story:tell "pudding.draw"
    else
      story:set_flag "pudding"
      story:tell(side == 1 and "pudding.by_kitchen" or "pudding.by_dining_room", nil, story:score(first))
      for _, hero in ipairs(story:winners()) do
        story:give_title(hero, "title.bearer_of_the_pudding")
        story:add_purse(hero, 1)
      end
    end
    local stars = stars_of(story)
    if stars == 5 then return story:finish(story:has_flag "bay_leaf" and "ending.laurel" or "ending.feast") end
    return story:finish(stars >= 3 and "ending.licence" or "ending.bog")
  end,
}
