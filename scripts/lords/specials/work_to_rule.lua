-- S2, DL-209.
return special {
  on_event = function(self, game, seat)
    for _, monster in ipairs(seat.lair:cards_with("ghost", false)) do
      if not monster.is_alive then goto gone end    -- it was fed to another
      local options = {}
      local food = monster.food
      if monster.id == "witch" and game:setting "witch" == "proud" then food = 0 end
      if monster.gold + food + monster.evil + monster.trap + monster.fodder > 0 then
        if monster.gold > 0 and seat.gold > 0 then options[#options + 1] = { "unit_gold", monster } end
        if food > 0 and seat.food > 0 then options[#options + 1] = { "unit_food", monster } end
        if monster.evil > 0 then options[#options + 1] = { "unit_evil", monster } end
        if monster.trap > 0 and seat.traps.count > 0 then options[#options + 1] = { "unit_trap", monster } end
        local fodder = {}
        for _, other in ipairs(seat.lair:cards_with("ghost", false)) do
          if other ~= monster then fodder[#fodder + 1] = other end
        end
        if monster.fodder > 0 and #fodder > 0 then options[#options + 1] = { "unit_fodder", monster } end
        options[#options + 1] = { "let_strike", monster }
        local way = options[game:ask { seat = seat, prompt = "work_to_rule", options = options, slots = { monster = monster } }][1]
        if way == "unit_gold" then seat:lose("gold", 1) end
        if way == "unit_food" then seat:lose("food", 1) end
        if way == "unit_evil" then seat:worsen(1) end
        if way == "unit_trap" then seat:pick("pay_trap", seat.traps:cards()):move(game.trap_discard) end
        if way == "unit_fodder" then seat:let_go(seat:pick("pay_fodder", fodder)) end
        if way == "let_strike" then monster.spent = 1 end
      end
      ::gone::
    end
  end,
}
