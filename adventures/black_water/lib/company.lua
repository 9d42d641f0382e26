-- A bigger party has more to lose: its boss attacks with 1 more for each further hero, at most 3 if it says no other number.
local company = {}

function company.count(self, turn, most) self.state.company = math.min(most or 3, turn.party_size - 1) end
function company.of(self) return self:part("company", self.state.company or 0) end

return company
