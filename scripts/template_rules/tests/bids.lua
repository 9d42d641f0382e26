-- Two who bid for a clock. docs/scenarios.md says what a scenario may say.
local function bids(name, first, second, expected)
  return {
    name = name, heroes = { "", "" }, at = "bid",
    table = { prize = { "clock" } },
    play = { "bid:bid_" .. first, "bid:bid_" .. second },
    expect = expected,
  }
end

return {
  bids("the highest bid takes the prize", 2, 4, { seats = { { points = 0 }, { won = { "bid_4", "clock" } } }, told = { "log.won" } }),
  bids("equal bids: nobody takes it", 3, 3, { seats = { { points = 0 }, { points = 0 } }, told = { "log.nobody" }, silent = { "log.won" } }),
}
