-- expect: takes too long
local facts = {}
for i = 1, 5000 do facts["k" .. i] = i end
return card(facts)
