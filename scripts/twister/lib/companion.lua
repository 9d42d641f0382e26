local companion = {}
function companion.advise() return nil end
function companion.evaluate(game, seat) return 5000 end
return companion
