-- expect: toy/cards/terminal_codes_in_a_mistake.lua:3:  one  two (in card
-- A sentence is shown on a terminal: it must not command it.
return card { on_play = function() error("\27[2J\7one\n\rtwo") end }
