-- expect: toy/cards/error_with_a_forged_place.lua:2: #0:99: somebody else
return card { on_play = function() error("#0:99: somebody else") end }
