-- What every campaign says, whatever it is played with, in English.
return {
  ask = {
    choose_hero = "{player}, who will you be?",
    page = "Turn the page.",
    path = "{voters|1=|other=A vote, and the First Player breaks a tie. }Where do you go from here?",
    party = "Who sits at the table for the next chapter?",
  },

  ["do"] = {
    hero_choice = "{The:card}",
    choose = "{The:card}",  -- whatever is chosen without a word of its own
    sheet_choice = "{target}'s {card}, with deck and memories",
    go_on = "On with the story",
    to_companion = "Let a companion play for {card}",
    to_person = "A person takes over from {card}",
    sits_out = "{card} sits this chapter out",
    comes_back = "{card} is back",
    joins = "Another player joins (somebody pulls up a chair)",
  },

  briefly = { to_companion = "A companion", to_person = "A person", sits_out = "Sits out", comes_back = "Is back" },

  why = {
    gate = "The way is locked. Somebody should have the right thing for it.",
  },

  -- What is told of a chapter when it is over.
  tale = {
    alive = "victory",
    dead = "defeat",
    running = "so far",
    together = "All together",
    before_you = "before you",
    nothing = "was there. That counts for something.",
    way = "The story so far",
    won = "{hero} wins, with {total|one={total} point|other={total} points}",
    shared = "{n} share first place, with {total|one={total} point|other={total} points}",
    rank = "Place {n}, with {total|one={total} point|other={total} points}",
    titles = "A new title",
    trophies = "A new trophy",
    richer = "{n} more in the purse: {total}",
    poorer = "{n} less in the purse: {total}",
  },

  side = { north = "north", east = "east", south = "south", west = "west" },

  setting = {
    losses_since = "Lost chapters that end the campaign",
    ["losses_since.any_win"] = "Counted since the last victory",
    ["losses_since.new_win"] = "Counted since the last new victory",
    undo = "Taking back",
    ["undo.free"] = "Any time",
    ["undo.to_line"] = "To the last draw or roll",
    ["undo.vote"] = "If the table agrees",
    undo_luck = "Luck after taking back",
    ["undo_luck.same"] = "Dice fall the same again",
    ["undo_luck.fresh"] = "Dice fall anew",
  },

  noun = {
    hidden_card = { one = "card", other = "cards" },  -- one that lies hidden
  },

  campaign = {
    newcomer = "Somebody new sits down. What are they called? (Enter for {number})",
    closed_path = "{path}: that way stays shut. Nobody has what opens it.",
    path = "On to the next page: {path}.",
    lost = "Here the story ends, and not as you had told it in the tavern. Somebody will find the tankard. "
      .. "Somebody always does.",
    won = "The story is told, the tankard empty, the bill paid. By whom is another story.",
  },
}
