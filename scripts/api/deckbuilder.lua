---@meta
-- What scripts may say, for the Lua language server. Written by `tankard reference`; do not edit.

---A hero and the player behind.
---@class hero
---@field is_alive boolean Whether it still is what it was.
---@field life integer Life points now.
---@field max_life integer The most life points.
---@field intelligence integer Intelligence left this turn; may be negative.
---@field xp integer Experience.
---@field level integer 1, 2 or 3.
---@field purse integer Money on the table this turn.
---@field money integer Money on the table this turn, and in hand.
---@field armour integer What is left of the armour bonus, and of what was gained.
---@field hand_count integer Cards in hand.
---@field scars integer Scars.
---@field attacks integer Weapon attacks made this turn.
---@field beers integer Beers drunk this turn.
---@field standing boolean Not fallen.
---@field leads boolean Has the First Player token.
---@field active boolean It is the hero's turn.
---@field berserk boolean Is Berserk.
---@field kind string Which hero it is: the id of the definition.
---@field others hero[] The other standing heroes, clockwise.
---@field fallen hero[] The other heroes who have fallen, clockwise.
---@field monsters card[] The Monsters in front, in the order in which they came.
---@field targets card[] The Monsters whom the hero may attack now.
local hero = {}

---The player chooses and discards cards from the hand. Gives how many there were.
---@param count integer how many
---@return integer
function hero:discard(count) end

---The player chooses cards from the hand; they leave the game. Gives how many.
---@param count integer how many
---@return integer
function hero:remove(count) end

---Draws cards into the hand. Gives how many there were.
---@param count integer how many
---@return integer
function hero:draw(count) end

---Heals, never above the maximum. Gives how much.
---@param amount integer life points
---@return integer
function hero:heal(amount) end

---A blow: Defence cards, armour and life as for a Monster's attack. Gives what got through.
---@param amount integer damage
---@param heavy? boolean the surplus passes Defence cards
---@return integer
function hero:hurt(amount, heavy) end

---Life is lost; nothing defends against it.
---@param amount integer life points
function hero:lose_life(amount) end

---Gains experience; levels come at once.
---@param amount integer XP
function hero:gain_xp(amount) end

---Adds to this turn's purse.
---@param amount integer money; may be negative
function hero:gain_money(amount) end

---Changes intelligence for this turn.
---@param change integer intelligence; may be negative
function hero:think(change) end

---Adds to the armour bonus until the attacks at the start of the hero's next turn are over.
---@param amount integer points
function hero:gain_armour(amount) end

---Takes a card of that name from box, main deck or stacks to the discard pile. False if none is left.
---@param id string which card
---@return boolean
function hero:gain_card(id) end

---How many cards of that kind are in hand, or in a Sheath.
---@param kind string what kind of card, such as "weapon"
---@return integer
function hero:holds(kind) end

---How many cards of that kind lie in the discard pile.
---@param kind string what kind of card, such as "weapon"
---@return integer
function hero:discarded(kind) end

---One card of that name goes back to its stack. False if the hero has none.
---@param id string which card
---@return boolean
function hero:lose_card(id) end

---Whether the hero owns such a card, wherever it lies.
---@param id string which card
---@return boolean
function hero:has_card(id) end

---Lays a lasting effect before the hero; one that is there begins anew.
---@param id string which effect
---@return boolean
function hero:give_effect(id) end

---Whether that effect lies before the hero.
---@param id string which effect
---@return boolean
function hero:has_effect(id) end

---Ends a lasting effect.
---@param id string which effect
---@return boolean
function hero:end_effect(id) end

---Whether the hero has learned that skill.
---@param id string which skill
---@return boolean
function hero:has_skill(id) end

---The hero learns a skill without paying for it.
---@param id string which skill
---@return boolean
function hero:give_skill(id) end

---A scar: 5 off the maximum for good; the third retires the hero.
function hero:scar() end

---A fallen hero stands up again and draws a fresh hand.
---@param life integer life points
function hero:rise(life) end

---Rolls a die: 1 to 6.
---@return integer
function hero:roll() end

---Asks the player: yes or no?
---@param key string text key of the question
---@return boolean
function hero:ask(key) end

---The player chooses any Monster in play, the boss included; nothing if there is none.
---@param key string text key of the question
---@return card?
function hero:choose_monster(key) end

---The player chooses one of the other standing heroes; nothing if there is none.
---@param key string text key of the question
---@return hero
function hero:choose_other(key) end

---The player chooses one of the other heroes who have fallen; nothing if none has.
---@param key string text key of the question
---@return hero
function hero:choose_fallen(key) end

---The player chooses; gives the place in the list. A card or effect is shown with all that it does.
---@param key string text key of the question
---@param options any a list of text keys, or of { text key, id of a card or effect } where it is about one
---@param sensible? integer the place of what a companion with common sense takes; without it any
---@return integer
function hero:choose(key, options, sensible) end

---A Monster comes before this hero; gives it, or nothing if none is left.
---@param monster string which Monster
---@return card?
function hero:bring(monster) end

---The top card of that kind comes from the discard pile into the hand.
---@param kind string a kind of card
---@return boolean
function hero:fetch(kind) end

---An ally comes before this hero until the next adventure card is drawn; gives it, or nothing.
---@param id string which ally
---@return card?
function hero:summon(id) end

---A card: a Monster, a boss, a card of a deck, an effect; `self` in every hook.
---@class card
---@field id string The definition's id: the file's name.
---@field state table What this card remembers; saved and taken back with the game.
---@field is_alive boolean Whether it still is what it was.
---@field life integer A Monster's life left.
---@field wounds integer A Monster's wounds.
---@field armour integer A Monster's armour.
---@field summoned boolean Was summoned.
---@field is_spell boolean Is an attack Spell.
---@field kind string What sort of card it is.
---@field family string A Weapon's family.
---@field element string A Spell's element.
---@field hero hero The hero in whose area it lies; nothing for the boss's.
---@field owner hero Whose card it is: an ally before another hero is still its player's. Otherwise as `hero`.
local card = {}

---Whether a Monster is of that type.
---@param type string such as undead
---@return boolean
function card:has_type(type) end

---Damage to a Monster; armour and immunity count. Gives the damage dealt.
---@param amount integer damage
---@param element? string fire, earth, water, air, mind
---@return integer
function card:wound(amount, element) end

---Heals a Monster.
---@param amount integer life points
function card:mend(amount) end

---The Monster dies by the active hero's hand.
function card:kill() end

---Lowers a Monster's armour until it dies.
---@param amount integer points
function card:weaken(amount) end

---Adds to a Monster's next attack.
---@param amount integer on its next attack
function card:enrage(amount) end

---In a filter: names a part of the number that it gives, for the sum that people read (“+2 (Berserk)”), and changes nothing else. Of more than 16 parts the rest has the card's name. Gives the amount.
---@param key string text key of what it is for
---@param amount integer how much of it
---@return integer
function card:part(key, amount) end

---A Monster moves before another hero.
---@param hero hero whose area
function card:move_to(hero) end

---Ends this effect.
function card:lift() end

---This card leaves the game.
function card:take_away() end

---The turn and the table.
---@class turn
---@field hero hero The hero whose turn it is.
---@field leader hero The hero with the First Player token.
---@field speaker hero The hero who decides for the party: the leader, or the next standing one whom a person plays if a companion leads.
---@field heroes hero[] The standing heroes, clockwise from the active one.
---@field fallen hero[] The fallen heroes.
---@field monsters card[] All Monsters in play, the boss last.
---@field boss card The boss in play, or nothing.
---@field party_size integer How many heroes began the adventure.
---@field round integer The round of this encounter, from 1.
---@field story any The story, for its flags.
local turn = {}

---A Monster comes into play; gives it, or nothing if none is left.
---@param monster string which Monster
---@param hero hero before whom
---@return card?
function turn:place(monster, hero) end

---Draws Loot as by that icon; gives how many cards.
---@param icon string a loot icon
---@param hero hero in whose area
---@return integer
function turn:drop(icon, hero) end

---How many cards of that name could still be gained.
---@param id string which card
---@return integer
function turn:left(id) end

---Rolls a die for the story: 1 to 6.
---@return integer
function turn:roll() end

---Tells a sentence.
---@param key string a text key
---@param hero? hero for the slot {hero}
---@param n? integer for the slot {n}
function turn:tell(key, hero, n) end

---All faced adventure cards go back into the adventure deck; this card leaves the game.
function turn:reshuffle() end

---The story: pages, flags, paths.
---@class story
---@field heroes hero[] All heroes of the chapter, the fallen too.
---@field losses integer Chapters lost since one was won (see the setting `losses_since`).
---@field chapters integer Chapters played so far.
---@field chapter string The chapter's id.
local story = {}

---Tells a passage of the page.
---@param key string a text key
---@param hero? hero for the slot {hero}
---@param n? integer for the slot {n}
function story:tell(key, hero, n) end

---A flag's number, or nothing.
---@param name string which flag
---@return any
function story:flag(name) end

---Whether a flag is set.
---@param name string which flag
---@return boolean
function story:has_flag(name) end

---Sets a flag of the story.
---@param name string which flag
---@param value? integer a number; 1 if left out
function story:set_flag(name, value) end

---Clears a flag.
---@param name string which flag
function story:clear_flag(name) end

---The ways on; return it from the page. The party votes afterwards.
---@param paths any a list of {"text key", "chapter", needs = "…"}
---@return any
function story:choose(paths) end

---The campaign ends here; return it from the page.
---@param key string the ending's text key
---@return any
function story:finish(key) end

---Writes a trophy on a hero's sheet.
---@param hero hero whose
---@param trophy string its text key
function story:give_trophy(hero, trophy) end

---Writes a title on a hero's sheet, once.
---@param hero hero whose
---@param title string its text key
function story:give_title(hero, title) end

---Whether a hero bears that title.
---@param hero hero whose
---@param title string its text key
---@return boolean
function story:has_title(hero, title) end

---What is in the purse that goes through the whole campaign, whatever is played.
---@param hero hero whose
---@return integer
function story:purse(hero) end

---Puts something into that purse, or takes it out.
---@param hero hero whose
---@param change integer may be negative; the purse is never below 0
function story:add_purse(hero, change) end

---The place in the last chapter, from 1; equal ones share. 1 for all where nobody was a rival.
---@param hero hero whose
---@return integer
function story:rank(hero) end

---The score in the last chapter; 0 where there was none.
---@param hero hero whose
---@return integer
function story:score(hero) end

---Who alone came first in the last chapter; nothing if several did.
---@return hero
function story:winner() end

---All who came first in the last chapter.
---@return hero[]
function story:winners() end

---@class card_fields
---@field kind? "money"|"weapon"|"defence"|"attack_spell"|"healing_spell"|"defence_spell"|"scroll"|"potion"|"beer"|"food"|"sheath"|"item"|"monster"|"ally" What sort of card it is.
---@field from? "main"|"beer"|"scroll"|"spell"|"potion"|"nuggets"|"food"|"start" Where it lies when the campaign begins.
---@field price? integer Price in coins' worth; tens.
---@field copies? integer How many there are.
---@field value? integer Money's worth, defence value, or life healed.
---@field modifier? integer On the attack or healing roll.
---@field magic_modifier? integer A magic staff: on the roll of its magic attack.
---@field dice? integer 1: heals a die's roll plus `value`.
---@field cost? integer Intelligence that it costs.
---@field intelligence? integer Intelligence for this turn.
---@field discards? integer Lowers the first target's armour after the damage.
---@field armour? integer Armour bonus while it lies in front.
---@field heavy? boolean Surplus damage carries on to a second area.
---@field family? "none"|"sword"|"axe"|"mace"|"ranged"|"knife"|"staff" Weapon family.
---@field element? "none"|"fire"|"earth"|"water"|"air"|"mind" Spell element.
---@field monster? string Which Monster this card is.
---@field on_play? fun(self: card, hero: hero, dealt: integer, monster: card) The card was played; its primary effect is done. An attack gives its first target, if it lives.
---@field can_play? fun(self: card, hero: hero): boolean? Would it do anything now to play this card from the hand? False: it is not offered.
---@field on_turn_start? fun(self: card, turn: turn) A hero's turn starts, before the Monsters' attacks.
---@field on_turn_end? fun(self: card, turn: turn) A hero's turn ends, before the hand is discarded.
---@field on_kill? fun(self: card, hero: hero, monster: card) A hero kills a Monster.
---@field on_hit? fun(self: card, hero: hero, monster: card, dealt: integer) A hero's attack hurt a Monster.
---@field on_buy? fun(self: card, hero: hero, card: card) A hero has bought a card.
---@field on_round? fun(self: card, turn: turn, round: integer) A new round of the encounter begins.
---@field on_encounter_end? fun(self: card, turn: turn) The last Monster of the encounter is dead.
---@field on_fall? fun(self: card, hero: hero) A hero falls; those who stand hear of it, and what lies on the table.
---@field attack_change? fun(self: card, hero: hero, monster: card, card: card): integer? Added to a hero's attack roll.
---@field monster_attack_change? fun(self: card, monster: card, hero: hero): integer? Added to a Monster's attack.
---@field damage_change? fun(self: card, hero: hero, dealt: integer): integer? Added to damage that reaches a hero after Defence cards.
---@field price_change? fun(self: card, hero: hero, card: card): integer? Added to the price of a Loot card.
---@field turn_end_loss? fun(self: card, hero: hero): integer? So much life a hero loses if the turn ends now; whoever may end it is told before.
---@field can_use? fun(self: card, hero: hero): boolean? May the ability be used now?
---@field on_use? fun(self: card, hero: hero) The player uses this card's ability, once a turn.
---@field when? { on_play?: { self?: table, hero?: "own"|table, dealt?: integer|integer[], monster?: "self"|table }, can_play?: { self?: table, hero?: "own"|table }, on_turn_start?: { self?: table, turn?: table }, on_turn_end?: { self?: table, turn?: table }, on_kill?: { self?: table, hero?: "own"|table, monster?: "self"|table }, on_hit?: { self?: table, hero?: "own"|table, monster?: "self"|table, dealt?: integer|integer[] }, on_buy?: { self?: table, hero?: "own"|table, card?: "self"|table }, on_round?: { self?: table, turn?: table, round?: integer|integer[] }, on_encounter_end?: { self?: table, turn?: table }, on_fall?: { self?: table, hero?: "own"|table }, attack_change?: { self?: table, hero?: "own"|table, monster?: "self"|table, card?: "self"|table }, monster_attack_change?: { self?: table, monster?: "self"|table, hero?: "own"|table }, damage_change?: { self?: table, hero?: "own"|table, dealt?: integer|integer[] }, price_change?: { self?: table, hero?: "own"|table, card?: "self"|table }, turn_end_loss?: { self?: table, hero?: "own"|table }, can_use?: { self?: table, hero?: "own"|table }, on_use?: { self?: table, hero?: "own"|table } } What must be so for a hook to be called.

---A card of the main deck, a market stack or a starting deck.
---@param fields card_fields
---@return table
function card(fields) end

---@class monster_fields
---@field life? integer Life points.
---@field party_life? any More life by party size.
---@field attack? integer Modifier on the attack die.
---@field attacks? boolean False: never attacks.
---@field xp? integer XP for the killer.
---@field heavy? boolean Heavy Attack: the surplus passes Defence cards.
---@field regeneration? integer Life healed before it attacks.
---@field armour? integer Off each damage dealt to it.
---@field insane? boolean Its attack hits every hero with one roll.
---@field mind? boolean Hits intelligence instead of life.
---@field proliferate? boolean On 4+ brings another of its kind before attacking.
---@field summon? string Brings this Monster before attacking, while its last one is gone.
---@field element? "none"|"fire"|"earth"|"water"|"air"|"mind" The element of its attack.
---@field types? table Types that bonuses look for (undead, beast …).
---@field immune? ("none"|"fire"|"earth"|"water"|"air"|"mind")[] Damage of these elements is 0.
---@field resists? table<"none"|"fire"|"earth"|"water"|"air"|"mind", integer> Off damage of these elements.
---@field loot? ("beer"|"scroll"|"spell"|"potion"|"nuggets"|"card"|"weapon"|"defence"|"food"|"die"|string|loot_icon)[] What lies on its back.
---@field die? ("beer"|"scroll"|"spell"|"potion"|"nuggets"|"card"|"weapon"|"defence"|"food"|"die"|string|loot_icon)[] The table behind a die among its loot.
---@field shows? table Numbers of its state that everybody sees on its card, and of how much each is; text `fact.NAME`.
---@field copies? integer Mini cards of it; 0: party size + 2.
---@field charge? boolean Moves to the hero with the most life at the end of the turn.
---@field defensive? boolean Fights for the hero who played it.
---@field before_attacks? fun(self: card, hero: hero) Before the Monsters of the area roll their dice.
---@field on_turn_start? fun(self: card, turn: turn) A hero's turn starts, before the Monsters' attacks.
---@field on_turn_end? fun(self: card, turn: turn) A hero's turn ends, before the hand is discarded.
---@field on_hit? fun(self: card, hero: hero, monster: card, dealt: integer) A hero's attack hurt a Monster.
---@field on_wound? fun(self: card, hero: hero, dealt: integer) This Monster was hurt and lives.
---@field on_death? fun(self: card, hero: hero) This Monster dies; it is still in play.
---@field on_kill? fun(self: card, hero: hero, monster: card) A hero kills a Monster.
---@field on_attack? fun(self: card, hero: hero, dealt: integer) This Monster's attack got through to a hero.
---@field on_round? fun(self: card, turn: turn, round: integer) A new round of the encounter begins.
---@field on_encounter_end? fun(self: card, turn: turn) The last Monster of the encounter is dead.
---@field attack_change? fun(self: card, hero: hero, monster: card, card: card): integer? Added to a hero's attack roll.
---@field monster_attack_change? fun(self: card, monster: card, hero: hero): integer? Added to a Monster's attack.
---@field damage_change? fun(self: card, hero: hero, dealt: integer): integer? Added to damage that reaches a hero after Defence cards.
---@field when? { before_attacks?: { self?: table, hero?: "own"|table }, on_turn_start?: { self?: table, turn?: table }, on_turn_end?: { self?: table, turn?: table }, on_hit?: { self?: table, hero?: "own"|table, monster?: "self"|table, dealt?: integer|integer[] }, on_wound?: { self?: table, hero?: "own"|table, dealt?: integer|integer[] }, on_death?: { self?: table, hero?: "own"|table }, on_kill?: { self?: table, hero?: "own"|table, monster?: "self"|table }, on_attack?: { self?: table, hero?: "own"|table, dealt?: integer|integer[] }, on_round?: { self?: table, turn?: table, round?: integer|integer[] }, on_encounter_end?: { self?: table, turn?: table }, attack_change?: { self?: table, hero?: "own"|table, monster?: "self"|table, card?: "self"|table }, monster_attack_change?: { self?: table, monster?: "self"|table, hero?: "own"|table }, damage_change?: { self?: table, hero?: "own"|table, dealt?: integer|integer[] } } What must be so for a hook to be called.

---A Monster.
---@param fields monster_fields
---@return table
function monster(fields) end

---@class boss_fields
---@field life? integer Life points.
---@field party_life? any More life by party size.
---@field attack? integer Modifier on the attack die.
---@field attacks? boolean False: never attacks.
---@field xp? integer XP for the killer.
---@field heavy? boolean Heavy Attack: the surplus passes Defence cards.
---@field regeneration? integer Life healed before it attacks.
---@field armour? integer Off each damage dealt to it.
---@field insane? boolean Its attack hits every hero with one roll.
---@field mind? boolean Hits intelligence instead of life.
---@field proliferate? boolean On 4+ brings another of its kind before attacking.
---@field summon? string Brings this Monster before attacking, while its last one is gone.
---@field element? "none"|"fire"|"earth"|"water"|"air"|"mind" The element of its attack.
---@field types? table Types that bonuses look for (undead, beast …).
---@field immune? ("none"|"fire"|"earth"|"water"|"air"|"mind")[] Damage of these elements is 0.
---@field resists? table<"none"|"fire"|"earth"|"water"|"air"|"mind", integer> Off damage of these elements.
---@field loot? ("beer"|"scroll"|"spell"|"potion"|"nuggets"|"card"|"weapon"|"defence"|"food"|"die"|string|loot_icon)[] What lies on its back.
---@field die? ("beer"|"scroll"|"spell"|"potion"|"nuggets"|"card"|"weapon"|"defence"|"food"|"die"|string|loot_icon)[] The table behind a die among its loot.
---@field shows? table Numbers of its state that everybody sees on its card, and of how much each is; text `fact.NAME`.
---@field monsters? (string|placement)[] Who comes with it.
---@field xp_all? integer XP for everybody.
---@field before_attacks? fun(self: card, hero: hero) Before the Monsters of the area roll their dice.
---@field on_turn_start? fun(self: card, turn: turn) A hero's turn starts, before the Monsters' attacks.
---@field on_turn_end? fun(self: card, turn: turn) A hero's turn ends, before the hand is discarded.
---@field on_hit? fun(self: card, hero: hero, monster: card, dealt: integer) A hero's attack hurt a Monster.
---@field on_wound? fun(self: card, hero: hero, dealt: integer) This Monster was hurt and lives.
---@field on_death? fun(self: card, hero: hero) This Monster dies; it is still in play.
---@field on_kill? fun(self: card, hero: hero, monster: card) A hero kills a Monster.
---@field on_attack? fun(self: card, hero: hero, dealt: integer) This Monster's attack got through to a hero.
---@field on_round? fun(self: card, turn: turn, round: integer) A new round of the encounter begins.
---@field on_encounter_end? fun(self: card, turn: turn) The last Monster of the encounter is dead.
---@field attack_change? fun(self: card, hero: hero, monster: card, card: card): integer? Added to a hero's attack roll.
---@field monster_attack_change? fun(self: card, monster: card, hero: hero): integer? Added to a Monster's attack.
---@field damage_change? fun(self: card, hero: hero, dealt: integer): integer? Added to damage that reaches a hero after Defence cards.
---@field on_reveal? fun(self: card, turn: turn) The adventure card or boss was revealed; Monsters are placed.
---@field when? { before_attacks?: { self?: table, hero?: table }, on_turn_start?: { self?: table, turn?: table }, on_turn_end?: { self?: table, turn?: table }, on_hit?: { self?: table, hero?: table, monster?: "self"|table, dealt?: integer|integer[] }, on_wound?: { self?: table, hero?: table, dealt?: integer|integer[] }, on_death?: { self?: table, hero?: table }, on_kill?: { self?: table, hero?: table, monster?: "self"|table }, on_attack?: { self?: table, hero?: table, dealt?: integer|integer[] }, on_round?: { self?: table, turn?: table, round?: integer|integer[] }, on_encounter_end?: { self?: table, turn?: table }, attack_change?: { self?: table, hero?: table, monster?: "self"|table, card?: "self"|table }, monster_attack_change?: { self?: table, monster?: "self"|table, hero?: table }, damage_change?: { self?: table, hero?: table, dealt?: integer|integer[] }, on_reveal?: { self?: table, turn?: table } } What must be so for a hook to be called.

---A Final Boss, card 0 of a chapter.
---@param fields boss_fields
---@return table
function boss(fields) end

---@class hero_fields
---@field life? integer Maximum life.
---@field intelligence? integer Intelligence at each turn's start.
---@field level2? integer XP for level 2.
---@field level3? integer XP for level 3.
---@field levels? (traits)[] What each level adds.
---@field on_turn_start? fun(self: card, turn: turn) A hero's turn starts, before the Monsters' attacks.
---@field on_turn_end? fun(self: card, turn: turn) A hero's turn ends, before the hand is discarded.
---@field on_kill? fun(self: card, hero: hero, monster: card) A hero kills a Monster.
---@field on_hit? fun(self: card, hero: hero, monster: card, dealt: integer) A hero's attack hurt a Monster.
---@field on_buy? fun(self: card, hero: hero, card: card) A hero has bought a card.
---@field on_round? fun(self: card, turn: turn, round: integer) A new round of the encounter begins.
---@field on_encounter_end? fun(self: card, turn: turn) The last Monster of the encounter is dead.
---@field on_fall? fun(self: card, hero: hero) A hero falls; those who stand hear of it, and what lies on the table.
---@field attack_change? fun(self: card, hero: hero, monster: card, card: card): integer? Added to a hero's attack roll.
---@field monster_attack_change? fun(self: card, monster: card, hero: hero): integer? Added to a Monster's attack.
---@field damage_change? fun(self: card, hero: hero, dealt: integer): integer? Added to damage that reaches a hero after Defence cards.
---@field price_change? fun(self: card, hero: hero, card: card): integer? Added to the price of a Loot card.
---@field turn_end_loss? fun(self: card, hero: hero): integer? So much life a hero loses if the turn ends now; whoever may end it is told before.
---@field can_use? fun(self: card, hero: hero): boolean? May the ability be used now?
---@field on_use? fun(self: card, hero: hero) The player uses this card's ability, once a turn.
---@field when? { on_turn_start?: { self?: table, turn?: table }, on_turn_end?: { self?: table, turn?: table }, on_kill?: { self?: table, hero?: "own"|table, monster?: "self"|table }, on_hit?: { self?: table, hero?: "own"|table, monster?: "self"|table, dealt?: integer|integer[] }, on_buy?: { self?: table, hero?: "own"|table, card?: "self"|table }, on_round?: { self?: table, turn?: table, round?: integer|integer[] }, on_encounter_end?: { self?: table, turn?: table }, on_fall?: { self?: table, hero?: "own"|table }, attack_change?: { self?: table, hero?: "own"|table, monster?: "self"|table, card?: "self"|table }, monster_attack_change?: { self?: table, monster?: "self"|table, hero?: "own"|table }, damage_change?: { self?: table, hero?: "own"|table, dealt?: integer|integer[] }, price_change?: { self?: table, hero?: "own"|table, card?: "self"|table }, turn_end_loss?: { self?: table, hero?: "own"|table }, can_use?: { self?: table, hero?: "own"|table }, on_use?: { self?: table, hero?: "own"|table } } What must be so for a hook to be called.

---A Hero Board.
---@param fields hero_fields
---@return table
function hero(fields) end

---@class skill_fields
---@field advanced? boolean An Advanced Skill: needs two learning stages.
---@field traits? traits What it adds.
---@field bag? "weapon"|"ranged"|"spell"|"potion" A card more in the bag.
---@field on_turn_start? fun(self: card, turn: turn) A hero's turn starts, before the Monsters' attacks.
---@field on_turn_end? fun(self: card, turn: turn) A hero's turn ends, before the hand is discarded.
---@field on_kill? fun(self: card, hero: hero, monster: card) A hero kills a Monster.
---@field on_hit? fun(self: card, hero: hero, monster: card, dealt: integer) A hero's attack hurt a Monster.
---@field on_buy? fun(self: card, hero: hero, card: card) A hero has bought a card.
---@field on_round? fun(self: card, turn: turn, round: integer) A new round of the encounter begins.
---@field on_encounter_end? fun(self: card, turn: turn) The last Monster of the encounter is dead.
---@field on_fall? fun(self: card, hero: hero) A hero falls; those who stand hear of it, and what lies on the table.
---@field attack_change? fun(self: card, hero: hero, monster: card, card: card): integer? Added to a hero's attack roll.
---@field monster_attack_change? fun(self: card, monster: card, hero: hero): integer? Added to a Monster's attack.
---@field damage_change? fun(self: card, hero: hero, dealt: integer): integer? Added to damage that reaches a hero after Defence cards.
---@field price_change? fun(self: card, hero: hero, card: card): integer? Added to the price of a Loot card.
---@field turn_end_loss? fun(self: card, hero: hero): integer? So much life a hero loses if the turn ends now; whoever may end it is told before.
---@field can_use? fun(self: card, hero: hero): boolean? May the ability be used now?
---@field on_use? fun(self: card, hero: hero) The player uses this card's ability, once a turn.
---@field when? { on_turn_start?: { self?: table, turn?: table }, on_turn_end?: { self?: table, turn?: table }, on_kill?: { self?: table, hero?: "own"|table, monster?: "self"|table }, on_hit?: { self?: table, hero?: "own"|table, monster?: "self"|table, dealt?: integer|integer[] }, on_buy?: { self?: table, hero?: "own"|table, card?: "self"|table }, on_round?: { self?: table, turn?: table, round?: integer|integer[] }, on_encounter_end?: { self?: table, turn?: table }, on_fall?: { self?: table, hero?: "own"|table }, attack_change?: { self?: table, hero?: "own"|table, monster?: "self"|table, card?: "self"|table }, monster_attack_change?: { self?: table, monster?: "self"|table, hero?: "own"|table }, damage_change?: { self?: table, hero?: "own"|table, dealt?: integer|integer[] }, price_change?: { self?: table, hero?: "own"|table, card?: "self"|table }, turn_end_loss?: { self?: table, hero?: "own"|table }, can_use?: { self?: table, hero?: "own"|table }, on_use?: { self?: table, hero?: "own"|table } } What must be so for a hook to be called.

---A skill, bought with a full track of XP.
---@param fields skill_fields
---@return table
function skill(fields) end

---@class effect_fields
---@field traits? traits What it adds.
---@field turns? integer How many of the hero's turns; 0 the encounter, -1 the chapter.
---@field on_turn_start? fun(self: card, turn: turn) A hero's turn starts, before the Monsters' attacks.
---@field on_turn_end? fun(self: card, turn: turn) A hero's turn ends, before the hand is discarded.
---@field on_kill? fun(self: card, hero: hero, monster: card) A hero kills a Monster.
---@field on_hit? fun(self: card, hero: hero, monster: card, dealt: integer) A hero's attack hurt a Monster.
---@field on_buy? fun(self: card, hero: hero, card: card) A hero has bought a card.
---@field on_round? fun(self: card, turn: turn, round: integer) A new round of the encounter begins.
---@field on_encounter_end? fun(self: card, turn: turn) The last Monster of the encounter is dead.
---@field on_fall? fun(self: card, hero: hero) A hero falls; those who stand hear of it, and what lies on the table.
---@field attack_change? fun(self: card, hero: hero, monster: card, card: card): integer? Added to a hero's attack roll.
---@field monster_attack_change? fun(self: card, monster: card, hero: hero): integer? Added to a Monster's attack.
---@field damage_change? fun(self: card, hero: hero, dealt: integer): integer? Added to damage that reaches a hero after Defence cards.
---@field price_change? fun(self: card, hero: hero, card: card): integer? Added to the price of a Loot card.
---@field turn_end_loss? fun(self: card, hero: hero): integer? So much life a hero loses if the turn ends now; whoever may end it is told before.
---@field can_use? fun(self: card, hero: hero): boolean? May the ability be used now?
---@field on_use? fun(self: card, hero: hero) The player uses this card's ability, once a turn.
---@field when? { on_turn_start?: { self?: table, turn?: table }, on_turn_end?: { self?: table, turn?: table }, on_kill?: { self?: table, hero?: "own"|table, monster?: "self"|table }, on_hit?: { self?: table, hero?: "own"|table, monster?: "self"|table, dealt?: integer|integer[] }, on_buy?: { self?: table, hero?: "own"|table, card?: "self"|table }, on_round?: { self?: table, turn?: table, round?: integer|integer[] }, on_encounter_end?: { self?: table, turn?: table }, on_fall?: { self?: table, hero?: "own"|table }, attack_change?: { self?: table, hero?: "own"|table, monster?: "self"|table, card?: "self"|table }, monster_attack_change?: { self?: table, monster?: "self"|table, hero?: "own"|table }, damage_change?: { self?: table, hero?: "own"|table, dealt?: integer|integer[] }, price_change?: { self?: table, hero?: "own"|table, card?: "self"|table }, turn_end_loss?: { self?: table, hero?: "own"|table }, can_use?: { self?: table, hero?: "own"|table }, on_use?: { self?: table, hero?: "own"|table } } What must be so for a hook to be called.

---A lasting effect on a hero: a curse, a blessing.
---@param fields effect_fields
---@return table
function effect(fields) end

---@class adventure_card_fields
---@field number? integer Its number in chapters' decks; without one it is in none.
---@field monsters? (string|placement)[] A Monsters! card: who comes.
---@field xp? integer XP for everybody when the encounter is over.
---@field event? boolean Not a Monsters! card: applied, then the next one is drawn.
---@field on_reveal? fun(self: card, turn: turn) The adventure card or boss was revealed; Monsters are placed.
---@field on_encounter_end? fun(self: card, turn: turn) The last Monster of the encounter is dead.
---@field on_turn_start? fun(self: card, turn: turn) A hero's turn starts, before the Monsters' attacks.
---@field on_turn_end? fun(self: card, turn: turn) A hero's turn ends, before the hand is discarded.
---@field on_kill? fun(self: card, hero: hero, monster: card) A hero kills a Monster.
---@field on_hit? fun(self: card, hero: hero, monster: card, dealt: integer) A hero's attack hurt a Monster.
---@field on_buy? fun(self: card, hero: hero, card: card) A hero has bought a card.
---@field on_round? fun(self: card, turn: turn, round: integer) A new round of the encounter begins.
---@field on_fall? fun(self: card, hero: hero) A hero falls; those who stand hear of it, and what lies on the table.
---@field attack_change? fun(self: card, hero: hero, monster: card, card: card): integer? Added to a hero's attack roll.
---@field monster_attack_change? fun(self: card, monster: card, hero: hero): integer? Added to a Monster's attack.
---@field damage_change? fun(self: card, hero: hero, dealt: integer): integer? Added to damage that reaches a hero after Defence cards.
---@field price_change? fun(self: card, hero: hero, card: card): integer? Added to the price of a Loot card.
---@field turn_end_loss? fun(self: card, hero: hero): integer? So much life a hero loses if the turn ends now; whoever may end it is told before.
---@field when? { on_reveal?: { self?: table, turn?: table }, on_encounter_end?: { self?: table, turn?: table }, on_turn_start?: { self?: table, turn?: table }, on_turn_end?: { self?: table, turn?: table }, on_kill?: { self?: table, hero?: table, monster?: "self"|table }, on_hit?: { self?: table, hero?: table, monster?: "self"|table, dealt?: integer|integer[] }, on_buy?: { self?: table, hero?: table, card?: "self"|table }, on_round?: { self?: table, turn?: table, round?: integer|integer[] }, on_fall?: { self?: table, hero?: table }, attack_change?: { self?: table, hero?: table, monster?: "self"|table, card?: "self"|table }, monster_attack_change?: { self?: table, monster?: "self"|table, hero?: table }, damage_change?: { self?: table, hero?: table, dealt?: integer|integer[] }, price_change?: { self?: table, hero?: table, card?: "self"|table }, turn_end_loss?: { self?: table, hero?: table } } What must be so for a hook to be called.

---A numbered card of the adventure deck.
---@param fields adventure_card_fields
---@return table
function adventure_card(fields) end

---@class chapter_fields
---@field plays? string The rule set, such as deckbuilder; without it the chapter is only told.
---@field deck? table The adventure deck; 0 is the boss.
---@field boss? string The Final Boss, by id.
---@field boss_shuffled? boolean True: card 0 lies anywhere in the deck, not at its bottom.
---@field tier? integer How hard it is meant to be.
---@field paths? table Chapters to which its pages may lead; for the map and the checks.
---@field target? any How often it should be won: 60, { 55, 75 }, or { { 20, 40 }, … } by party size.
---@field least? integer The fewest heroes who can play it.
---@field intro? fun(story: story) The chapter's first page.
---@field alive? fun(story: story): string|table? The page after a victory; may return the next chapter or story:choose{…}.
---@field dead? fun(story: story): string|table? The page after a defeat; may return the next chapter or story:choose{…}.
---@field on_setup? fun(self: card, turn: turn) A chapter's table has been laid.
---@field on_turn_start? fun(self: card, turn: turn) A hero's turn starts, before the Monsters' attacks.
---@field on_turn_end? fun(self: card, turn: turn) A hero's turn ends, before the hand is discarded.
---@field on_kill? fun(self: card, hero: hero, monster: card) A hero kills a Monster.
---@field on_fall? fun(self: card, hero: hero) A hero falls; those who stand hear of it, and what lies on the table.
---@field on_round? fun(self: card, turn: turn, round: integer) A new round of the encounter begins.
---@field on_encounter_end? fun(self: card, turn: turn) The last Monster of the encounter is dead.
---@field attack_change? fun(self: card, hero: hero, monster: card, card: card): integer? Added to a hero's attack roll.
---@field monster_attack_change? fun(self: card, monster: card, hero: hero): integer? Added to a Monster's attack.
---@field damage_change? fun(self: card, hero: hero, dealt: integer): integer? Added to damage that reaches a hero after Defence cards.
---@field price_change? fun(self: card, hero: hero, card: card): integer? Added to the price of a Loot card.
---@field turn_end_loss? fun(self: card, hero: hero): integer? So much life a hero loses if the turn ends now; whoever may end it is told before.
---@field when? { on_setup?: { self?: table, turn?: table }, on_turn_start?: { self?: table, turn?: table }, on_turn_end?: { self?: table, turn?: table }, on_kill?: { self?: table, hero?: table, monster?: "self"|table }, on_fall?: { self?: table, hero?: table }, on_round?: { self?: table, turn?: table, round?: integer|integer[] }, on_encounter_end?: { self?: table, turn?: table }, attack_change?: { self?: table, hero?: table, monster?: "self"|table, card?: "self"|table }, monster_attack_change?: { self?: table, monster?: "self"|table, hero?: table }, damage_change?: { self?: table, hero?: table, dealt?: integer|integer[] }, price_change?: { self?: table, hero?: table, card?: "self"|table }, turn_end_loss?: { self?: table, hero?: table } } What must be so for a hook to be called.

---A chapter of a campaign.
---@param fields chapter_fields
---@return table
function chapter(fields) end

---Monsters that come: an id alone, which is one of them, or a table such as { "goblin", per_party = { 1, 2 } }.
---@class placement
---@field [1] string Which one.
---@field per_party? any How many, by party size.
---@field count? integer How many, whatever the party size.

---What is drawn as Loot: a text alone, or a table such as { "card", per_party = { 1, 2 } }.
---@class loot_icon
---@field [1] "beer"|"scroll"|"spell"|"potion"|"nuggets"|"card"|"weapon"|"defence"|"food"|"die"|string What is drawn.
---@field per_party? any How many, by party size; without it one in all.

---What a hero, skill, effect or card in front adds.
---@class traits
---@field hand? integer Cards more in a full hand.
---@field regeneration? integer Life gained at the start of the turn, after the Monsters' attacks.
---@field reduction? integer Off the damage of each attack, after Defence cards.
---@field armour? integer Armour bonus: a pool that is full again at each turn's start.
---@field intelligence? integer More intelligence at each turn's start.
---@field weapons? integer On every Weapon's roll.
---@field ally_type? string The hero's own Defensive Monsters count as this type.
---@field ally_attack? integer On the attacks of the hero's own Defensive Monsters.
---@field berserk_beers? integer Beers in one turn that bring Berserk; 0: none do.
---@field berserk_bonus? integer On every Weapon while Berserk.
---@field dodge? integer 1: may roll 4+ for each Monster in front to reach the Loot.
---@field swap? integer How often a turn a Loot card may be swapped for the next of its stack.
---@field drain? integer 1: once a turn a Weapon's damage may be turned into life, paid with intelligence.
---@field family? table<"none"|"sword"|"axe"|"mace"|"ranged"|"knife"|"staff", integer> On Weapons of these families.
---@field spells? table<"none"|"fire"|"earth"|"water"|"air"|"mind", integer> On attack Spells of these elements; `none` counts for all.
---@field resistance? table<"none"|"fire"|"earth"|"water"|"air"|"mind", integer> Off Monsters' attacks of these elements.
---@field against? table On attacks whose first target is of this Monster type.

---A campaign's manifest: the file returns this table, without a word before it.
---@class campaign
---@field start? string The first chapter, by id. It must be there.
---@field rules? string The rule set of the campaign's own chapters; what stands in a folder with another rule set's name is played under that one. `deckbuilder` if left out.
---@field least_players? integer The fewest players.
---@field most_players? integer The most players.
---@field losses_allowed? integer Chapters lost, with none won in between, before the last page (see the setting `losses_since`).
---@field version? string This version of the adventure, such as "1.2.0".
---@field authors? table Who wrote it.
---@field licence? string Under which licence it may be passed on.
---@field needs? table Versions of Tankard, of rule sets and of other adventures: { tankard = ">=0.1 <1" }.
---@field settings? table House rules of this campaign, by name, such as { difficulty = "grim" }; those of another rule set in a table with its name.

---Reads a shared file of the same package: `use "lib/crowd"`.
---@param path string
---@return any
function use(path) end

---A line for the author; players do not see it.
function log(...) end

---A copy of a table, as deep as it is.
---@generic T
---@param value T
---@return T
function copy(value) end
