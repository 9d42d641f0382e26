-- There is one hat. Whoever comes home with most gold wears it; two hats are too many cooks. The salt is what was thrown in upstairs.
return chapter {
  paths = { "03_the_fish" },
  intro = function(story)
    story:clear_flag "soup"
    story:tell(story:has_flag "starter" and "soup.intro" or "soup.intro_tin")
    story:tell "soup.hat"
  end,
  alive = function(story)
    local winner = story:winner()
    if winner then
      story:tell("soup.winner", winner, story:score(winner))
    else
      story:tell "soup.too_many"
      for _, hero in ipairs(story:winners()) do story:tell("soup.cook", hero, story:score(hero)) end
    end
    for _, hero in ipairs(story:winners()) do story:give_title(hero, "title.head_cook") end
    local salt = story:flag "salt" or 0
    if not winner then
      story:tell "soup.spoilt"
    elseif salt == 0 then
      story:tell "soup.saltless"
    elseif salt > 1 then
      story:tell("soup.sea", nil, salt)
    else
      story:set_flag "soup"
      story:tell "soup.perfect"
    end
    return "03_the_fish"
  end,
}
