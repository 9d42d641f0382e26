-- Who falls lies in the water, and the water gets a taste for it: while heroes are down, everything attacks with so much more.
local undertow = { pull = 3 }

function undertow.begin(self, turn) self.state.party = turn.party_size end

--- What is added to an attack on this hero, who stands.
function undertow.of(self, hero) return self:part("undertow", undertow.pull * (self.state.party - 1 - #hero.others)) end

--- Once for each hero who falls: what it means.
function undertow.tell(self, turn)
  local down = #turn.fallen
  if down > (self.state.down or 0) then turn:tell("undertow", turn.hero, undertow.pull * down) end
  self.state.down = down
end

return undertow
