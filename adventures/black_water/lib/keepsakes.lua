-- What heroes take home from an evening: when a chapter's boss is dead each of them chooses one thing of that place, an effect that is
-- there again in every later chapter. A flag of the story, such as "mage.wet_penny", remembers whose it is.
local keepsakes = {}

--- What there is, by chapter. None of it needs Spells, or company.
keepsakes.things = {
  ["01_the_mill"] = { "millers_waistcoat", "gilt_thumb", "pledge_nail" },
  ["02_the_ferry"] = { "wet_penny", "drowned_comb", "door_key" },
  ["02_the_cellar"] = { "cask_hoop", "tasting_spoon", "felt_slippers" },
}

--- What companions would rather have, by hero and in the order above; what is gone is left out.
local rather = {
  barbarian = { "gilt_thumb", "millers_waistcoat", "drowned_comb", "door_key", "cask_hoop", "tasting_spoon" },
  cleric = { "millers_waistcoat", "pledge_nail", "door_key", "drowned_comb", "cask_hoop", "felt_slippers" },
  dark_elf = { "gilt_thumb", "millers_waistcoat", "drowned_comb", "door_key", "felt_slippers", "cask_hoop" },
  druid = { "millers_waistcoat", "gilt_thumb", "door_key", "drowned_comb", "felt_slippers", "cask_hoop" },
  dwarf = { "gilt_thumb", "millers_waistcoat", "drowned_comb", "door_key", "tasting_spoon", "cask_hoop" },
  elf = { "gilt_thumb", "pledge_nail", "drowned_comb", "door_key", "felt_slippers", "tasting_spoon" },
  mage = { "pledge_nail", "millers_waistcoat", "door_key", "drowned_comb", "felt_slippers", "cask_hoop" },
  necromancer = { "millers_waistcoat", "gilt_thumb", "drowned_comb", "door_key", "cask_hoop", "felt_slippers" },
  paladin = { "millers_waistcoat", "gilt_thumb", "drowned_comb", "door_key", "cask_hoop", "tasting_spoon" },
  red_mage = { "gilt_thumb", "pledge_nail", "door_key", "drowned_comb", "felt_slippers", "cask_hoop" },
  slayer = { "gilt_thumb", "millers_waistcoat", "drowned_comb", "wet_penny", "tasting_spoon", "cask_hoop" },
  thief = { "pledge_nail", "gilt_thumb", "wet_penny", "drowned_comb", "felt_slippers", "cask_hoop" },
  warrior = { "gilt_thumb", "millers_waistcoat", "drowned_comb", "door_key", "cask_hoop", "tasting_spoon" },
}

local places = { "01_the_mill", "02_the_ferry", "02_the_cellar" }

local function flag(hero, id) return hero.kind .. "." .. id end

local function has(story, hero, list)
  for _, id in ipairs(list) do
    if story:has_flag(flag(hero, id)) then return true end
  end
  return false
end

--- What is left: of each thing there is one for every two heroes, so the last of them still has two to choose from.
local function left(story, list)
  local options = {}
  for _, id in ipairs(list) do
    local taken = 0
    for _, hero in ipairs(story.heroes) do
      if story:has_flag(flag(hero, id)) then taken = taken + 1 end
    end
    if taken * 2 < #story.heroes then table.insert(options, id) end
  end
  return options
end

--- The place of what this companion would rather have: 1 for a stranger.
local function sensible(hero, options)
  for _, wish in ipairs(rather[hero.kind] or {}) do
    for i, id in ipairs(options) do
      if id == wish then return i end
    end
  end
  return 1
end

local function choose(story, list, hero)
  local ids = left(story, list)
  local options = {}
  for i, id in ipairs(ids) do options[i] = { "take_home", id } end
  local id = ids[hero:choose("keepsake", options, sensible(hero, ids))]
  story:set_flag(flag(hero, id))
  hero:give_effect(id)
end

--- In `on_setup`: what was taken home is there again.
function keepsakes.carry(turn)
  for _, place in ipairs(places) do
    for _, id in ipairs(keepsakes.things[place]) do
      for _, hero in ipairs(turn.heroes) do
        if turn.story:has_flag(flag(hero, id)) then hero:give_effect(id) end
      end
    end
  end
end

--- Who speaks for the party chooses first, so that no companion takes a thing away before a person has seen it; then those on their feet.
local function in_order(turn)
  local all = { turn.speaker }
  for _, group in ipairs { turn.heroes, turn.fallen } do
    for _, hero in ipairs(group) do
      if hero.kind ~= turn.speaker.kind then table.insert(all, hero) end
    end
  end
  return all
end

--- In `on_encounter_end` of the boss: whoever has nothing of this place yet chooses.
function keepsakes.offer(turn, page)
  local story = turn.story
  local list = keepsakes.things[story.chapter]
  local told = false
  for _, hero in ipairs(in_order(turn)) do
    if not has(story, hero, list) then
      if not told then turn:tell(page) end
      told = true
      choose(story, list, hero)
    end
  end
end

return keepsakes
