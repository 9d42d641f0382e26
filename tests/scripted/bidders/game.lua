local heights = { "low", "middle", "high" }

local function each_from_first(game)
  local seats, seat = {}, game:seat(game.first)
  for _ = 1, game.seat_count do
    table.insert(seats, seat)
    seat = seat.next
  end
  return seats
end

return game {
  enlist = function(game, seat, sheet)
    if sheet.section.wins then seat.luck = sheet.section.wins end
    seat.state.name = sheet.name
  end,

  set_up = function(game)
    for _, id in ipairs(game:definitions "prize") do game:create(id, game.prizes, 2) end
    game.prizes:shuffle "deck"
    for _, seat in ipairs(game:seats()) do
      for _, id in ipairs(game:definitions "bid") do game:create(id, seat.hand, 2) end
    end
    game:create("coin", game.bank, 40)
    game.first = game:random(game.seat_count, "deck")
    game.state.history = {}
    return "turn_up"
  end,

  beats = {
    turn_up = function(game)
      game.round = game.round + 1
      if game.round > game:field(game.chapter, "rounds") then return nil end
      local card = game.prizes:draw(game.prize)
      if not card then return nil end
      card.dust = game:roll(3, card, "dice")
      card.state.seen = (card.state.seen or 0) + 1
      return "bid"
    end,

    bid = function(game)
      local questions = {}
      for _, seat in ipairs(game:seats()) do
        table.insert(questions, { seat = seat, prompt = "bid", options = seat.hand:cards(), slots = { prize = game.prize.top } })
      end
      local bids, laid = {}, {}
      for place, chosen in ipairs(game:ask_secret(questions)) do
        bids[place] = questions[place].options[chosen]
        laid[place] = bids[place].height
      end
      local winner = game:highest_alone(laid)
      for place, card in ipairs(bids) do card:move(game:seat(place).spent) end
      if winner > 0 then
        local seat = game:seat(winner)
        local prize = game.prize.top
        local worth = prize.worth + (prize:call("worth_change", seat, prize.worth) or 0)
        prize = prize:move(seat.won)
        seat:gain(worth)
        prize:call("on_won", seat)
        game:tell("log.won", { who = seat, what = prize, n = worth })
      else
        game.prize:move_all(game.prizes, "bottom")
      end
      local history = copy(game.state.history)
      table.insert(history, winner)
      game.state.history = history
      return "pay"
    end,

    pay = function(game)
      for _, seat in ipairs(each_from_first(game)) do
        local options = { "keep", { "throw", seat, number = 2 } }
        local chosen = options[game:ask { seat = seat, prompt = "luck", options = options, refused = { { "cheat", reason = "watched" } } }]
        if chosen ~= "keep" and game:roll(6, seat, "dice") == 6 then seat:add("points", game:setting "bonus") end
      end
      game.first = game.first % game.seat_count + 1
      return game:seat(1).hand.count > 0 and "turn_up" or nil
    end,

    closing = function(game)
      for _, seat in ipairs(game:seats()) do
        seat.spent:move_all(seat.hand)
        if seat:confirm "bow" then seat:add("luck", 1) end
      end
    end,
  },

  verbs = {
    gain = function(seat, game, amount)
      local coin = game.bank:draw(seat.won)
      return seat:add("points", amount + (coin and 1 or 0))
    end,
    highest_alone = function(game, laid)
      local best, who, alone = 0, 0, true
      for place, height in ipairs(laid) do
        if height > best then best, who, alone = height, place, true
        elseif height == best then alone = false end
      end
      if alone or game:setting "ties" == "first" then return who end
      return 0
    end,
  },

  outcome = function(game) return game:rank_by("points", "luck") end,
  discharge = function(game, seat)
    return { section = { wins = seat.luck }, purse = seat.points // 10, titles = seat.points > 20 and { "bidder" } or nil }
  end,
  advise = function(game, question)
    local scores = {}
    for _, option in ipairs(question.options) do
      table.insert(scores, option.object and type(option.object) == "card" and option.object.height or 0)
    end
    if #scores == 0 then return { 1 } end
    return scores
  end,
  evaluate = function(game, seat) return math.min(10000, seat.points * 100) end,
}
