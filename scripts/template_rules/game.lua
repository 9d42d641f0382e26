-- What happens: everybody bids a card in secret; the highest bid that nobody else made takes the prize.
local function highest_alone(bids)
  local best, twice = nil, false
  for _, card in ipairs(bids) do
    if best == nil or card.height > best.height then best, twice = card, false
    elseif card.height == best.height then twice = true end
  end
  return not twice and best or nil
end

return game {
  set_up = function(game)
    for _, id in ipairs(game:definitions "prize") do game:create(id, game.prizes) end
    game.prizes:shuffle()
    for _, seat in ipairs(game:seats()) do
      for _, id in ipairs(game:definitions "bid") do game:create(id, seat.hand) end
    end
    return "turn_up"
  end,
  beats = {
    turn_up = function(game)
      game.prizes:draw(game.prize)
      game:add("round", 1)
      game:tell("log.turned_up", { card = game.prize.top })
      return "bid"
    end,
    bid = function(game)
      local questions, hands = {}, {}
      for i, seat in ipairs(game:seats()) do
        hands[i] = seat.hand:cards()
        local options = {}
        for _, card in ipairs(hands[i]) do table.insert(options, { "bid", card }) end
        table.insert(questions, { seat = seat, prompt = "bid", options = options, slots = { prize = game.prize.top } })
      end
      local answers, bids = game:ask_secret(questions), {}
      for i, seat in ipairs(game:seats()) do bids[i] = hands[i][answers[i]]:move(seat.won) end
      local best = highest_alone(bids)
      if best then
        best.owner:add("points", game.prize.top.worth)
        game:tell("log.won", { hero = best.owner, card = game.prize.top })
        game.prize.top:move(best.owner.won)
      else
        game:tell("log.nobody", { card = game.prize.top })
        game.prize.top:move(game.gone)
      end
      return game.prizes.count > 0 and "turn_up" or nil       -- nothing: the chapter has ended
    end,
  },
  outcome = function(game) return game:rank_by "points" end,
  advise = function(game, question)
    -- Each has a number in mind, another one for every prize: if all bid their best, nobody would ever win.
    local wanted = (question.seat.number * 2 + game.prize.top.worth) % 5 + 1
    local scores = {}
    for i, option in ipairs(question.options) do scores[i] = 10 - math.abs(option.object.height - wanted) end
    return scores
  end,
}
