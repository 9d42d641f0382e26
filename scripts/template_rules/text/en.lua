-- My Game in English.
return {
  blurb = { my_game = "An auction of things that nobody needs. Bid in secret; the highest bid takes the prize, unless somebody "
    .. "else had the same idea." },
  noun = {
    my_game = { one = "My Game", proper = true },
    classic = { one = "The Auction", proper = true },
    bid_1 = { one = "bid of one", other = "bids of one" },
    bid_2 = { one = "bid of two", other = "bids of two" },
    bid_3 = { one = "bid of three", other = "bids of three" },
    bid_4 = { one = "bid of four", other = "bids of four" },
    bid_5 = { one = "bid of five", other = "bids of five" },
    candlestick = { one = "candlestick", other = "candlesticks" },
    clock = { one = "clock that strikes thirteen", other = "clocks that strike thirteen" },
    parrot = { one = "parrot with opinions", other = "parrots with opinions" },
    portrait = { one = "portrait of somebody's aunt", other = "portraits of somebody's aunts" },
    samovar = { one = "samovar", other = "samovars" },
    game = { one = "game", other = "games" },
  },
  auction = {
    intro = "“What am I bid,” says the auctioneer, and lowers his voice, “and do not tell the others.”",
    won = "{hero} goes home with {n|one=one point|other={n} points} and a good deal to dust.",
    over = "The lights go out in the auction room. Something is still ticking.",
    shared = "Two of you have won. The parrot says it saw it coming.",
  },
  ask = { bid = "What do you bid for {the:prize}?" },
  ["do"] = { bid = "{The:card}" },
  log = {
    turned_up = "Under the hammer: {card}.",
    won = "{hero} takes {the:card}.",
    nobody = "Nobody takes {the:card}: the highest bids were equal.",
  },
  deed = { takings = "{n|one=1 prize|other={n} prizes} taken", ties = "{n|one=1 prize|other={n} prizes} that nobody got" },
  zone = { prizes = "To come", prize = "Under the hammer", gone = "Gone", hand = "Hand", won = "Won" },
  counter = { round = "Round", first = "First", points = "Points" },
  fact = { worth = "worth", height = "bid" },
  kind = { prize = "Prize", bid = "Bid", chapter = "Chapter", game = "Game" },
}
