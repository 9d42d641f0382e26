-- Whoever comes alone is small game: nothing strikes quite as hard as at a company.
local alone = {}

function alone.of(self, hero) return self:part("alone", #hero.others + #hero.fallen == 0 and -1 or 0) end

return alone
