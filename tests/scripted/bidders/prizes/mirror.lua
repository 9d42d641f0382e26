return prize {
  worth = 1,
  worth_change = function(self, game, seat, worth) return seat.won.count + self.dust end,
  on_won = function(self, game, seat)
    local cards = {}
    for _, card in ipairs(seat.won:cards()) do
      if card.kind == "prize" and card:has "on_won" and card ~= self then table.insert(cards, card) end
    end
    local again = seat:pick("again", cards, "nothing")
    if again and again.sort == "cursed" then again:call("on_won", seat.next) end
  end,
}
