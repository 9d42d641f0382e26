-- Whoever comes alone is small game: nothing strikes quite as hard as at a company.
local alone = {}

function alone.of(self) return self:part("alone", self.state.party == 1 and -1 or 0) end

return alone
