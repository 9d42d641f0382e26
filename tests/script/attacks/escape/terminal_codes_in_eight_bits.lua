-- expect: toy/cards/terminal_codes_in_eight_bits.lua:2:  (in card
return card { on_play = function() error("\u{9b}2J") end }
