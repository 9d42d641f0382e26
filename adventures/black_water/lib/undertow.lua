-- Who falls lies in the water, and the water gets a taste for it: while heroes are down, everything attacks with so much more.
-- But whoever lies there can still lay hands on something, once a round, and those who stand can reach down.
local undertow = { pull = 3 }

--- What is added to an attack on this hero, who stands.
function undertow.of(self, hero) return self:part("undertow", undertow.pull * #hero.fallen) end

--- What is done down there, of which a companion does the first thing.
local function lie(hero)
  if hero:choose("under", { "under.hold", "under.push" }, 1) == 1 then
    local monster = hero:choose_monster "ankle"
    if monster then monster:enrage(-undertow.pull) end
  else
    local friend = hero:choose_other "pushed"
    if friend then friend:draw(1) end
  end
end

--- In `on_turn_start`: who has fallen is named once, on a page of its own; then each who lies there has something to do in every round.
function undertow.turn(self, turn)
  for _, hero in ipairs(turn.heroes) do self.state[hero.kind] = nil end
  for _, hero in ipairs(turn.fallen) do
    if not self.state[hero.kind] then
      turn:tell(self.state.known and "undertow" or "undertow_first", hero, undertow.pull * #turn.fallen)
      self.state.known = true
      self.state[hero.kind] = 0
    end
  end
  if #turn.monsters == 0 or #turn.fallen == 0 then return end
  for _, hero in ipairs(turn.heroes) do
    if not hero:has_effect "hand_down" then hero:give_effect "hand_down" end
  end
  for _, hero in ipairs(turn.fallen) do
    if self.state[hero.kind] ~= turn.round then
      self.state[hero.kind] = turn.round
      lie(hero)
    end
  end
end

return undertow
