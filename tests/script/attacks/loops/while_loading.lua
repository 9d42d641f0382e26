-- expect: takes too long
while true do end
return card {}
