-- He takes no coin. Who pays with a card is rowed past his anger; who refuses is struck harder. Below half his life
-- the rope parts and the fare doubles. Every third round a passenger boards for every two heroes.
local company = use "lib/company"

return boss {
  life = 27,
  party_life = { 18, 1 },
  attack = 0,
  types = { "undead" },
  loot = { { "weapon", per_party = { 1, 2 } }, { "spell", per_party = { 1, 2 } }, { "=ferry_pole" } },
  xp = 20,
  xp_all = 30,

  on_reveal = function(self, turn)
    turn:tell "ferryman.comes"
    company.count(self, turn)
    self.state.half = self.life // 2
  end,
  on_wound = function(self, hero, dealt)
    if self.life <= (self.state.half or 0) then self.state.adrift = true end
  end,
  on_turn_start = function(self, turn)
    if self.state.adrift and not self.state.told then
      self.state.told = true
      turn:tell "ferryman.adrift"
    end
    local fare = self.state.adrift and 2 or 1
    self.state.paid = false
    if turn.hero.hand_count >= fare and turn.hero:choose("fare", { "fare.pay", "fare.refuse" }) == 1 then
      turn.hero:discard(fare)
      self.state.paid = true
    end
  end,
  on_round = function(self, turn, round)
    if round % 3 == 0 then
      turn:tell("ferryman.passenger", turn.leader)
      for _ = 1, (turn.party_size + 1) // 2 do turn:place("marsh_wight", turn.leader) end
    end
  end,
  when = { monster_attack_change = { monster = "self" } },
  monster_attack_change = function(self, monster, hero) return company.of(self) + (self.state.paid and self:part("paid", -1) or self:part("unpaid", 2)) end,
}
