-- Who falls lies in the water, and the water gets a taste for it: while heroes are down, everything attacks with so much more.
local undertow = { pull = 3 }

function undertow.begin(self, turn) self.state.party = turn.party_size end

--- What is added to an attack on this hero, who stands.
function undertow.of(self, hero) return self:part("undertow", undertow.pull * (self.state.party - 1 - #hero.others)) end

--- Once for each hero who falls: who it is, and what it means; a page of its own.
function undertow.tell(self, turn)
  for _, hero in ipairs(turn.heroes) do self.state[hero.kind] = nil end
  for _, hero in ipairs(turn.fallen) do
    if not self.state[hero.kind] then turn:tell("undertow", hero, undertow.pull * #turn.fallen) end
    self.state[hero.kind] = true
  end
end

return undertow
