---@meta
-- What scripts may say, for the Lua language server. Written by `tankard reference`; do not edit.

---A hero and the player behind.
---@class hero
---@field is_alive boolean Whether it still is what it was.
---@field life integer Hit points now.
---@field max_life integer The most hit points; a scar takes 3 off.
---@field scars integer Scars.
---@field fighting boolean Takes part: neither fainted nor an angel.
---@field angel boolean Is out of the game.
---@field leads boolean Has the leader's token.
---@field kind string Which hero it is: the id of the definition.
local hero = {}

---Heals a hero who takes part, never above the maximum. Gives how much.
---@param amount integer hit points
---@return integer
function hero:heal(amount) end

---Hit points are lost; nothing protects. Gives how many.
---@param amount integer hit points
---@return integer
function hero:hurt(amount) end

---Whether the hero carries it.
---@param id string which equipment
---@return boolean
function hero:has_card(id) end

---Asks the player: yes or no?
---@param key string text key of the question
---@return boolean
function hero:ask(key) end

---A card: a Monster, a boss, equipment, a hero's sheet, a map; `self` in every hook.
---@class card
---@field id string The definition's id: the file's name.
---@field state table What this card remembers; saved and taken back with the game.
---@field is_alive boolean Whether it still is what it was.
---@field hit_points integer A Monster's hit points left.
---@field damage integer What a Monster's damage is now.
---@field level integer A Monster's level; 0 of a boss.
---@field type string A Monster's type.
---@field hero hero The hero before whom it lies; nothing for the table's.
local card = {}

---Damage to the Monster that is being fought.
---@param amount integer damage
function card:wound(amount) end

---The Monster that is being fought heals. Gives how much.
---@param amount integer hit points
---@return integer
function card:mend(amount) end

---The dungeon and the party's chest.
---@class game
---@field gold integer Gold in the chest.
---@field dice integer Bonus dice in the chest.
---@field turn integer The turn, from 1.
---@field level integer Which map: 1 to 3; 4 before the boss.
---@field room integer The room's number on its map.
---@field score integer The score, once the boss is dead.
---@field hero hero The hero whose throw it is.
---@field leader hero The leader.
---@field heroes hero[] Those who take part, clockwise from the active one.
---@field monster card The Monster that is being fought, or nothing.
---@field story any The story, for its flags.
local game = {}

---Changes the chest's gold, within 0 and 30.
---@param amount integer coins; may be negative
function game:gain_gold(amount) end

---Bonus dice from the supply into the chest. Gives how many there were.
---@param count integer how many
---@return integer
function game:gain_dice(count) end

---In the next clean-up the party draws so many cards of equipment; the leader says whose they are.
---@param count integer cards
function game:gain_equipment(count) end

---Tells a sentence; {monster} is the one that is being fought.
---@param key string a text key
---@param hero? hero for the slot {hero}
---@param n? integer for the slot {n}
function game:tell(key, hero, n) end

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

---@class hero_fields
---@field life? integer Hit points at most, while there is no scar.
---@field red? "none"|"double_attack"|"reroll"|"no_damage"|"pickpocket"|"extra_damage"|"aimed_shot"|"divine_intervention"|"seduction"|"beer"|"blind_fury"|"heal_all"|"signal_shot"|"ballad"|"theft"|"metamorphosis"|"sworn_enemy"|ability What the red die activates.
---@field blue? "none"|"double_attack"|"reroll"|"no_damage"|"pickpocket"|"extra_damage"|"aimed_shot"|"divine_intervention"|"seduction"|"beer"|"blind_fury"|"heal_all"|"signal_shot"|"ballad"|"theft"|"metamorphosis"|"sworn_enemy"|ability What the blue die activates.
---@field green? "none"|"double_attack"|"reroll"|"no_damage"|"pickpocket"|"extra_damage"|"aimed_shot"|"divine_intervention"|"seduction"|"beer"|"blind_fury"|"heal_all"|"signal_shot"|"ballad"|"theft"|"metamorphosis"|"sworn_enemy"|ability What the green die activates.
---@field weapons? integer How many weapons the hero may carry.
---@field armours? integer How many armours.
---@field items? integer How many items.
---@field on_reveal? fun(self: card, game: game) A Monster or boss was revealed, before the first throw.
---@field on_hit? fun(self: card, hero: hero, monster: card, dealt: integer) A throw has hit, and its damage is done.
---@field on_miss? fun(self: card, hero: hero, monster: card) A throw has missed, and what that costs is paid.
---@field on_defeat? fun(self: card, hero: hero) The Monster is defeated; it is still there.
---@field on_faint? fun(self: card, hero: hero) A hero has fainted.
---@field damage_change? fun(self: card, hero: hero, monster: card): integer? Added to a hit's damage.
---@field when? { on_reveal?: { self?: table, game?: table }, on_hit?: { self?: table, hero?: "own"|table, monster?: "self"|table, dealt?: integer|integer[] }, on_miss?: { self?: table, hero?: "own"|table, monster?: "self"|table }, on_defeat?: { self?: table, hero?: "own"|table }, on_faint?: { self?: table, hero?: "own"|table }, damage_change?: { self?: table, hero?: "own"|table, monster?: "self"|table } } What must be so for a hook to be called.

---A hero's sheet.
---@param fields hero_fields
---@return table
function hero(fields) end

---@class monster_fields
---@field type? string The type that sworn enemies look for.
---@field hit_points? integer Its hit points.
---@field damage? integer What a miss costs.
---@field throw? any The special throw that it demands of everybody.
---@field breaks? boolean Who misses discards a piece of equipment.
---@field small? boolean Ring 1 is a miss.
---@field heals? integer Hit points that it regains after each miss.
---@field robs? boolean Who misses loses a gold of the chest.
---@field forbids? "none"|"red"|"blue"|"green" The base die that may not be used.
---@field critical? boolean When one misses, all are hit.
---@field hard? boolean Each hit is worth 1, before bonuses.
---@field level? integer The shelf on which it waits.
---@field coins? integer What it has on it.
---@field on_reveal? fun(self: card, game: game) A Monster or boss was revealed, before the first throw.
---@field on_hit? fun(self: card, hero: hero, monster: card, dealt: integer) A throw has hit, and its damage is done.
---@field on_miss? fun(self: card, hero: hero, monster: card) A throw has missed, and what that costs is paid.
---@field on_defeat? fun(self: card, hero: hero) The Monster is defeated; it is still there.
---@field on_faint? fun(self: card, hero: hero) A hero has fainted.
---@field damage_change? fun(self: card, hero: hero, monster: card): integer? Added to a hit's damage.
---@field when? { on_reveal?: { self?: table, game?: table }, on_hit?: { self?: table, hero?: "own"|table, monster?: "self"|table, dealt?: integer|integer[] }, on_miss?: { self?: table, hero?: "own"|table, monster?: "self"|table }, on_defeat?: { self?: table, hero?: "own"|table }, on_faint?: { self?: table, hero?: "own"|table }, damage_change?: { self?: table, hero?: "own"|table, monster?: "self"|table } } What must be so for a hook to be called.

---A Monster of the tower.
---@param fields monster_fields
---@return table
function monster(fields) end

---@class boss_fields
---@field type? string The type that sworn enemies look for.
---@field hit_points? integer Its hit points.
---@field damage? integer What a miss costs.
---@field throw? any The special throw that it demands of everybody.
---@field breaks? boolean Who misses discards a piece of equipment.
---@field small? boolean Ring 1 is a miss.
---@field heals? integer Hit points that it regains after each miss.
---@field robs? boolean Who misses loses a gold of the chest.
---@field forbids? "none"|"red"|"blue"|"green" The base die that may not be used.
---@field critical? boolean When one misses, all are hit.
---@field hard? boolean Each hit is worth 1, before bonuses.
---@field on_reveal? fun(self: card, game: game) A Monster or boss was revealed, before the first throw.
---@field on_hit? fun(self: card, hero: hero, monster: card, dealt: integer) A throw has hit, and its damage is done.
---@field on_miss? fun(self: card, hero: hero, monster: card) A throw has missed, and what that costs is paid.
---@field on_defeat? fun(self: card, hero: hero) The Monster is defeated; it is still there.
---@field on_faint? fun(self: card, hero: hero) A hero has fainted.
---@field damage_change? fun(self: card, hero: hero, monster: card): integer? Added to a hit's damage.
---@field when? { on_reveal?: { self?: table, game?: table }, on_hit?: { self?: table, hero?: table, monster?: "self"|table, dealt?: integer|integer[] }, on_miss?: { self?: table, hero?: table, monster?: "self"|table }, on_defeat?: { self?: table, hero?: table }, on_faint?: { self?: table, hero?: table }, damage_change?: { self?: table, hero?: table, monster?: "self"|table } } What must be so for a hook to be called.

---Who waits at the end.
---@param fields boss_fields
---@return table
function boss(fields) end

---@class equipment_fields
---@field kind? "weapon"|"armour"|"item" Which of the hero's places it takes.
---@field throw? any A weapon: how whoever uses it has to throw.
---@field bonus? integer A weapon: damage more.
---@field effect? "none"|"heal_one"|"heal_all"|"reroll"|"extra_damage"|"no_damage"|"mirror"|"reduce" An armour or item: what it does.
---@field amount? integer How much of it.
---@field once? boolean 1x: discarded after use.
---@field cost? integer Its price in gold.
---@field copies? integer How many there are.
---@field on_reveal? fun(self: card, game: game) A Monster or boss was revealed, before the first throw.
---@field on_hit? fun(self: card, hero: hero, monster: card, dealt: integer) A throw has hit, and its damage is done.
---@field on_miss? fun(self: card, hero: hero, monster: card) A throw has missed, and what that costs is paid.
---@field on_defeat? fun(self: card, hero: hero) The Monster is defeated; it is still there.
---@field on_faint? fun(self: card, hero: hero) A hero has fainted.
---@field damage_change? fun(self: card, hero: hero, monster: card): integer? Added to a hit's damage.
---@field when? { on_reveal?: { self?: table, game?: table }, on_hit?: { self?: table, hero?: "own"|table, monster?: "self"|table, dealt?: integer|integer[] }, on_miss?: { self?: table, hero?: "own"|table, monster?: "self"|table }, on_defeat?: { self?: table, hero?: "own"|table }, on_faint?: { self?: table, hero?: "own"|table }, damage_change?: { self?: table, hero?: "own"|table, monster?: "self"|table } } What must be so for a hook to be called.

---A card of equipment.
---@param fields equipment_fields
---@return table
function equipment(fields) end

---@class map_fields
---@field boss? boolean The boss waits behind its exit.
---@field sheet? integer Maps with the same number are sides of one sheet.
---@field rooms? (room)[] The first is the entrance.
---@field on_room? fun(self: card, game: game) The party has entered a room; the Monster is not there yet.
---@field on_reveal? fun(self: card, game: game) A Monster or boss was revealed, before the first throw.
---@field when? { on_room?: { self?: table, game?: table }, on_reveal?: { self?: table, game?: table } } What must be so for a hook to be called.

---One side of a map's sheet: rooms and the corridors between them.
---@param fields map_fields
---@return table
function map(fields) end

---@class special_throw_fields
---@field hardness? "mild"|"medium"|"brutal" How much rarer hits are.
---@field bounces? integer How often the die has to bounce on the table; more than 1: that is all that is asked.
---@field alone? any What a single player does instead.

---A way to throw that weapons, Monsters and rooms demand.
---@param fields special_throw_fields
---@return table
function special_throw(fields) end

---@class chapter_fields
---@field plays? string The rule set: fighter.
---@field maps? table Three maps in order, the last with the boss; without them they are drawn.
---@field boss? any Who waits at the end; without it one is drawn.
---@field shelves? table How many Monsters of each level; without it as the difficulty says.
---@field tier? integer How hard it is meant to be.
---@field paths? table Chapters to which its pages may lead.
---@field target? any How often it should be won: 60, { 55, 75 }, or { { 20, 40 }, … } by party size.
---@field least? integer The fewest heroes who can play it.
---@field intro? fun(story: story) The chapter's first page.
---@field alive? fun(story: story): string|table? The page after a victory; may return the next chapter or story:choose{…}.
---@field dead? fun(story: story): string|table? The page after a defeat; may return the next chapter or story:choose{…}.
---@field on_setup? fun(self: card, game: game) A chapter's table has been laid.
---@field on_room? fun(self: card, game: game) The party has entered a room; the Monster is not there yet.
---@field on_reveal? fun(self: card, game: game) A Monster or boss was revealed, before the first throw.
---@field on_hit? fun(self: card, hero: hero, monster: card, dealt: integer) A throw has hit, and its damage is done.
---@field on_miss? fun(self: card, hero: hero, monster: card) A throw has missed, and what that costs is paid.
---@field on_defeat? fun(self: card, hero: hero) The Monster is defeated; it is still there.
---@field on_faint? fun(self: card, hero: hero) A hero has fainted.
---@field damage_change? fun(self: card, hero: hero, monster: card): integer? Added to a hit's damage.
---@field when? { on_setup?: { self?: table, game?: table }, on_room?: { self?: table, game?: table }, on_reveal?: { self?: table, game?: table }, on_hit?: { self?: table, hero?: table, monster?: "self"|table, dealt?: integer|integer[] }, on_miss?: { self?: table, hero?: table, monster?: "self"|table }, on_defeat?: { self?: table, hero?: table }, on_faint?: { self?: table, hero?: table }, damage_change?: { self?: table, hero?: table, monster?: "self"|table } } What must be so for a hook to be called.

---A dungeon of a campaign.
---@param fields chapter_fields
---@return table
function chapter(fields) end

---What an icon activates: a word alone, or a table such as { "sworn_enemy", amount = 4, type = "undead" }.
---@class ability
---@field [1] "none"|"double_attack"|"reroll"|"no_damage"|"pickpocket"|"extra_damage"|"aimed_shot"|"divine_intervention"|"seduction"|"beer"|"blind_fury"|"heal_all"|"signal_shot"|"ballad"|"theft"|"metamorphosis"|"sworn_enemy" Which one.
---@field amount? integer Of extra damage, healing, a sworn enemy.
---@field type? string The sworn enemy's type.

---A room of a map; its place in the list is its number.
---@class room
---@field kind? "plain"|"shop"|"fountain"|"gold"|"equipment"|"danger" What there is besides a Monster.
---@field gold? integer What lies in a room of gold.
---@field throw? any What a dangerous room demands of everybody.
---@field to? table Where its corridors lead; a room without any is the exit.

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
