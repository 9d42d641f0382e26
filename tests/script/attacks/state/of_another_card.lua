-- expect: plays
-- Cards of the same table may write on each other: that is a rule of the game, and it is saved.
return card { on_play = function(self, hero, turn) turn:cards()[2].state.n = 1 end }
-- file: toy/cards/of_another_card_b.lua
return card {}
