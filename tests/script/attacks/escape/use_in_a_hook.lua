-- expect: 'use' belongs at the head of the file
return card { on_play = function() return use "lib/anything" end }
