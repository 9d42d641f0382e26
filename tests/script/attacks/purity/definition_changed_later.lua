-- expect: cannot set
local def = { price = 1 }
def.on_play = function() local d = def d.price = d.price + 1 return d.price end
return card(def)
