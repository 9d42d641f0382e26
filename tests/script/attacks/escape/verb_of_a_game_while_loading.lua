-- expect: there is no 'self' here
local life = self.life
return card {}
