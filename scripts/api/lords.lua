---@meta
-- What scripts may say, for the Lua language server. Written by `tankard reference`; do not edit.

---The game: its seats, zones, counters, chance and questions.
---@class game
---@field seat_count integer How many seats there are.
---@field chapter string The chapter's id; game:field(game.chapter, ...) reads what it says.
---@field arriving zone A zone.
---@field at_build zone A zone.
---@field at_food zone A zone.
---@field at_gold zone A zone.
---@field at_hire zone A zone.
---@field at_imps zone A zone.
---@field at_reputation zone A zone.
---@field at_traps zone A zone.
---@field at_tunnels zone A zone.
---@field box zone A zone.
---@field city zone A zone.
---@field coming zone A zone.
---@field distant zone A zone.
---@field dummies_home zone A zone.
---@field dummy_deck_1 zone A zone.
---@field dummy_deck_2 zone A zone.
---@field dummy_shown_1 zone A zone.
---@field dummy_shown_2 zone A zone.
---@field dummy_shut_1 zone A zone.
---@field dummy_shut_2 zone A zone.
---@field event zone A zone.
---@field event_deck zone A zone.
---@field for_hire zone A zone.
---@field hero_deck zone A zone.
---@field monster_deck zone A zone.
---@field next_city zone A zone.
---@field next_event zone A zone.
---@field room_deck zone A zone.
---@field special zone A zone.
---@field special_deck zone A zone.
---@field spell zone A zone.
---@field supply zone A zone.
---@field tent zone A zone.
---@field to_build zone A zone.
---@field trap_deck zone A zone.
---@field trap_discard zone A zone.
---@field acting integer A counter; it can be set.
---@field area integer A counter; it can be set.
---@field combat integer A counter; it can be set.
---@field drill integer A counter; it can be set.
---@field dummy_evil integer A counter; it can be set.
---@field first integer A counter; it can be set.
---@field round integer A counter; it can be set.
---@field season integer A counter; it can be set.
---@field slot integer A counter; it can be set.
---@field year integer A counter; it can be set.
local game = {}

---All seats, clockwise.
---@param first? integer the number of the seat that comes first; 1 if left out
---@return hero[]
function game:seats(first) end

---One seat.
---@param number integer from 1
---@return hero
function game:seat(number) end

---Adds to a counter, which stops at its limits; what it is now.
---@param counter string a counter of the game
---@param change integer how much
---@return integer
function game:add(counter, change) end

---A word or an integer.
---@param name string of the house rule
---@return any
function game:setting(name) end

---Rolls a die that everybody sees.
---@param sides integer how many the die has
---@param who? any the seat or card that it is rolled for
---@param stream? string which chance; the first if left out
---@return integer
function game:roll(sides, who, stream) end

---A fair number from 1; no die is shown.
---@param most integer the greatest number
---@param stream? string which chance; the first if left out
---@return integer
function game:random(most, stream) end

---Makes cards; the last of them.
---@param id string of the definition
---@param zone zone where it lies, below all others
---@param count? integer how many; one if left out
---@return card?
function game:create(id, zone, count) end

---The ids of all definitions of a kind, in order.
---@param kind string of definitions
---@return any
function game:definitions(kind) end

---What a definition says, without a card.
---@param id string of a definition
---@param field string of its kind
---@return any
function game:field(id, field) end

---Tells those who watch.
---@param key string of the sentence
---@param slots? table what stands in its places
---@param parts? any of a sum that it tells: { blade = 2, cursed = -1 }, by id, counter or text part.WORD
function game:tell(key, slots, parts) end

---An outcome: { alive = true, ranks = {...}, scores = {...} }; equals share a rank.
---@param counter string of the seats: the highest comes first
---@param then? string what decides between equals
---@param last? string what decides between those
---@return any
function game:rank_by(counter, then, last) end

---The cards of all these zones that fit, seat after seat clockwise, each zone from the top.
---@param zone string one that each seat has
---@param from hero the seat that comes first
---@param word? string a counter or field of cards, "kind" or "id"; all cards if left out
---@param value? any what it should be
---@return card[]
function game:around(zone, from, word, value) end

---Puts a question of any shape. One: the option's place from 1; some: a list of places; an amount: an integer; distribute and record: a list of integers; confirm: true or false; read: nothing. An interjection answers with its place below 0.
---@param question question { seat = seat, prompt = "bid", options = { { "take", card }, "pass" } }
---@return any
function game:ask(question) end

---Puts questions to several seats at once: nobody learns an answer before all are in. The answers, in the order of the questions.
---@param questions question[] one for each seat that is asked
---@return any
function game:ask_secret(questions) end

---One square.
---@param board string a board of the table
---@param row integer from 1
---@param column integer from 1
---@return square
function game:square(board, row, column) end

---All its squares, row by row.
---@param board string a board of the table
---@return square[]
function game:squares(board) end

---A place at the table and who sits there.
---@class seat
---@field is_alive boolean Whether it still is what it was.
---@field number integer From 1.
---@field companion boolean Whether a companion sits there; it changes when the chair changes hands.
---@field next hero The seat clockwise.
---@field drawn zone A zone.
---@field dummy_pick zone A zone.
---@field dummy_rest zone A zone.
---@field dungeon zone A zone.
---@field hand zone A zone.
---@field home zone A zone.
---@field laid zone A zone.
---@field lair zone A zone.
---@field on_card zone A zone.
---@field party zone A zone.
---@field prison zone A zone.
---@field row zone A zone.
---@field sent zone A zone.
---@field shown zone A zone.
---@field shut zone A zone.
---@field traps zone A zone.
---@field battlefield integer A counter; it can be set.
---@field busy integer A counter; it can be set.
---@field busy_trolls integer A counter; it can be set.
---@field evil integer A counter; it can be set.
---@field food integer A counter; it can be set.
---@field gold integer A counter; it can be set.
---@field hinted integer A counter; it can be set.
---@field imps integer A counter; it can be set.
---@field letters integer A counter; it can be set.
---@field lost integer A counter; it can be set.
---@field planned integer A counter; it can be set.
---@field points integer A counter; it can be set.
---@field titles integer A counter; it can be set.
local seat = {}

---Adds to a counter, which stops at its limits; what it is now.
---@param counter string a counter of the seats
---@param change integer how much
---@return integer
function seat:add(counter, change) end

---The seat chooses one word.
---@param prompt string text ask.PROMPT
---@param words any texts do.WORD
---@return string
function seat:choose(prompt, words) end

---The seat picks a card; nothing if it passes.
---@param prompt string text ask.PROMPT
---@param cards card[] one of these
---@param pass? string the word for none of them, if that may be
---@return card?
function seat:pick(prompt, cards, pass) end

---The seat picks some cards.
---@param prompt string text ask.PROMPT
---@param cards card[] some of these
---@param least integer how many at the least
---@param most integer how many at the most
---@return card[]
function seat:pick_some(prompt, cards, least, most) end

---The seat says a number.
---@param prompt string text ask.PROMPT
---@param least integer the least that may be said
---@param most integer the most
---@return integer
function seat:amount(prompt, least, most) end

---The seat says yes or no.
---@param prompt string text ask.PROMPT
---@param slots? table what stands in its places
---@return boolean
function seat:confirm(prompt, slots) end

---The seat alone looks at cards and turns the page.
---@param prompt string text ask.PROMPT
---@param cards card[] what it sees, wherever it lies
function seat:show(prompt, cards) end

---One square of the seat's own board.
---@param board string a board that each seat has
---@param row integer from 1
---@param column integer from 1
---@return square
function seat:square(board, row, column) end

---All squares of the seat's own board, row by row.
---@param board string a board that each seat has
---@return square[]
function seat:squares(board) end

---Gold, food or imps.
---@param what string 
---@param amount integer 
function seat:gain(what, amount) end

---Less evil.
---@param steps integer 
function seat:improve(steps) end

---Somebody in the lair leaves.
---@param card card 
function seat:let_go(card) end

---Gold, food or imps, down to 0; how many.
---@param what string 
---@param amount integer 
---@return integer
function seat:lose(what, amount) end

---Does what the special event says.
function seat:special() end

---Pays for its tiles, or gets letters.
function seat:taxes() end

---Pays or dismisses everybody in the lair, one by one.
function seat:wages() end

---Red tokens: threatening letters.
---@param letters integer 
function seat:warn(letters) end

---Evil, as a gain: at the top nothing happens.
---@param steps integer 
function seat:worsen(steps) end

---Where cards lie: a deck, a hand, a row.
---@class zone
---@field is_alive boolean Whether it still is what it was.
---@field count integer How many cards lie here.
---@field name string Its word.
---@field seat hero Whose it is; nothing if it is the table's.
---@field top card The first card; nothing if there is none.
---@field bottom card The last card; nothing if there is none.
local zone = {}

---The cards, from the top.
---@return card[]
function zone:cards() end

---The cards that fit, from the top.
---@param word string a counter or field of cards, "kind" or "id"
---@param value any what it should be
---@param and_word? string a second one
---@param and_value? any what that should be
---@return card[]
function zone:cards_with(word, value, and_word, and_value) end

---The first card that fits; nothing if none does.
---@param word string a counter or field of cards, "kind" or "id"
---@param value any what it should be
---@return card?
function zone:first_with(word, value) end

---Shuffles.
---@param stream? string which chance; the first if left out
function zone:shuffle(stream) end

---Moves the top card; nothing if there is none.
---@param to zone where the card goes, on top
---@return card?
function zone:draw(to) end

---Moves all cards, the top one first.
---@param to zone where the cards go
---@param place? string "top" or "bottom"; on top if left out
function zone:move_all(to, place) end

---Whether a card of this definition lies here.
---@param id string of a definition
---@return boolean
function zone:has(id) end

---A card, tile or figure; it lies in one zone, always.
---@class card
---@field id string The definition's id: the file's name.
---@field state table What this card remembers; saved and taken back with the game.
---@field is_alive boolean Whether it still is what it was.
---@field kind string The kind of its definition; an empty text for one without a file.
---@field zone zone Where it lies.
---@field owner hero The seat of its zone; nothing if it is the table's.
---@field square square Where it stands; nothing if on no board.
---@field cell integer A counter; it can be set.
---@field damage integer A counter; it can be set.
---@field hands integer A counter; it can be set.
---@field lost integer A counter; it can be set.
---@field more_health integer A counter; it can be set.
---@field of integer A counter; it can be set.
---@field paid integer A counter; it can be set.
---@field slot integer A counter; it can be set.
---@field space integer A counter; it can be set.
---@field spent integer A counter; it can be set.
---@field worked integer A counter; it can be set.
---@field area string 
---@field attacks any what it can do: { deed = word, at = first, any, all or none, n = damage }, and perhaps times, spill, food, returns, holds, calms, spares = first or priest
---@field boosts any monsters whose attacks here are 1 stronger
---@field brings integer tokens that work like imps, in production only
---@field class string 
---@field counts any monsters that bring points in the end
---@field crew integer imps
---@field each integer how many points
---@field evil integer steps on the track of evil
---@field fame boolean points for titles
---@field fatigue integer 
---@field first_year integer how many in year 1
---@field fodder integer monsters that it wants as wages
---@field food integer food
---@field free_traps boolean they cost no gold here
---@field ghost boolean no monster: no limit when sent, untouched by what touches monsters
---@field gold integer gold
---@field health integer 
---@field hits any { at = first, second, last, all, any or health, n = damage, late = in year 2 }
---@field holds boolean the conquest is skipped
---@field hushes boolean stops what the class of its target does
---@field late_food integer food in year 2
---@field later integer damage to its target at the end of the round
---@field level integer strength: who is dealt to whom
---@field makes string 
---@field monsters integer how many may be sent here
---@field paths any Chapters to which its pages may lead, where `check` cannot see it.
---@field plays string The rule set; the chapter stands in its folder.
---@field price integer food that a production costs
---@field second_year integer how many in year 2
---@field silent boolean no spells here
---@field skill integer against traps, for healing or for magic: as the class is
---@field speed string 
---@field spell any what it does: lib/spells.lua
---@field stands string where it may stand
---@field strength integer for people and companions: damage as a rule
---@field tells boolean shows a special event with it
---@field training any a puzzle: party, traps, monsters, room, gold, food; empty for a whole game
---@field trap integer traps that it wants as wages
---@field traps integer how many may be laid here
---@field workers integer imps that make it produce
---@field worth integer for companions
---@field year integer 
local card = {}

---Adds to a counter, which stops at its limits; what it is now.
---@param counter string a counter of the cards
---@param change integer how much
---@return integer
function card:add(counter, change) end

---The counters that are named there begin anew.
---@param word string one of the renewals in rules.lua
function card:renew(word) end

---The cards of the same seat whose counter says the same, this one among them: zone after zone in the order of their words, each from the top.
---@param counter string a counter of the cards
---@param word? string a further counter or field, "kind" or "id"
---@param value? any what that should be
---@return card[]
function card:alike(counter, word, value) end

---Moves it; the card, where it lies now. One that leaves play is another card from there on: go on with what this gives.
---@param to zone the zone
---@param place? string "top" or "bottom"; on top if left out
---@return card?
function card:move(to, place) end

---Takes the card off its square; it lies in its zone all the same.
function card:leave() end

---A square of a board.
---@class square
---@field is_alive boolean Whether it still is what it was.
---@field row integer From 1.
---@field column integer From 1.
---@field board string Its board's word.
---@field seat hero Whose board it is; nothing if it is the table's.
---@field terrain string Its terrain's word.
---@field count integer How many cards stand here.
local square = {}

---Changes it.
---@param terrain string a word of the board
function square:set_terrain(terrain) end

---The cards that stand here, the last to come at the end.
---@return card[]
function square:cards() end

---Puts a card here, away from where it stood.
---@param card card one in play
function square:place(card) end

---The square beside it, whatever stands between; nothing at the rim.
---@param side string "north", "east", "south" or "west"
---@return square
function square:neighbour(side) end

---The squares beside it, from the north clockwise.
---@return square[]
function square:neighbours() end

---One of its sides.
---@param side string "north", "east", "south" or "west"
---@return edge
function square:edge(side) end

---All squares within so many steps, but this one: by distance, then by place. Walls and solid terrain are in the way.
---@param distance integer steps at the most
---@param closed? square[] squares that cannot be entered
---@return square[]
function square:reach(distance, closed) end

---How many steps it is; nothing if there is no way.
---@param to square a square of the same board
---@param closed? square[] squares that cannot be entered
---@return integer
function square:steps(to, closed) end

---Whether a straight line between the middles crosses no screen and no solid terrain.
---@param other square a square of the same board
---@return boolean
function square:sees(other) end

---Turns a block of squares with their edges and all that stands on them.
---@param size integer of the block whose north-west square this is
---@param quarters integer clockwise
function square:turn(size, quarters) end

---A side of a square, and what stands there.
---@class edge
---@field is_alive boolean Whether it still is what it was.
---@field kind string What stands there, of either square, of two what the board's `edges` names first; "open" if nothing does.
---@field is_open boolean Whether one can pass: no wall, and not the rim.
---@field square square Whose side it is.
---@field across square The square behind it; nothing at the rim.
local edge = {}

---Changes what stands there, whoever carries it.
---@param kind? string a word of the board; open if left out
function edge:set(kind) end

---Changes what the square itself carries there, and not what its neighbour does: a wall that turns with it.
---@param kind? string a word of the board; open if left out
function edge:carry(kind) end

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

---@class game_fields
---@field set_up? fun(game: game): string? Lays the table; returns the first beat's name.
---@field enlist? fun(game: game, seat: hero, sheet: any) A hero sits down, before set_up.
---@field outcome? fun(game: game): any? How the chapter has ended: { alive = true, ranks, scores }.
---@field discharge? fun(game: game, seat: hero): any? What a hero takes along: { section = {}, purse = 2, titles = {}, scars = 0 }.
---@field advise? fun(game: game, question: table): any? A score for each option of a question, for companions.
---@field evaluate? fun(game: game, seat: hero): integer? How well a seat stands, from 0 to 10000.
---@field forecast? fun(game: game, question: table): any? What options of a question would come to, by their places: { [2] = { on = "target", dice = 3, needs = 14 } }.
---@field added? fun(game: game, card: card, fact: string): any? What a fact of a card in play is made of now, as names with integers: { defence = 10, one_boot = -2 }; nothing: what the card says.
---@field beats? fun(game: game): string? Each plays one short step and returns the next one's name; nothing: the chapter has ended.
---@field verbs? fun(self: card) The verbs that rules.lua declares.
---@field when? { verbs?: { self?: table } } What must be so for a hook to be called.

---The rules: what happens.
---@param fields game_fields
---@return table
function game(fields) end

---@class chapter_fields
---@field training? any a puzzle: party, traps, monsters, room, gold, food; empty for a whole game
---@field plays? string The rule set; the chapter stands in its folder.
---@field paths? any Chapters to which its pages may lead, where `check` cannot see it.
---@field intro? fun(story: story) The chapter's first page.
---@field alive? fun(story: story): string|table? The page after a chapter that was survived; may return the next chapter or story:choose{…}.
---@field dead? fun(story: story): string|table? The page after a defeat; may return the next chapter or story:choose{…}.
---@field when? {  } What must be so for a hook to be called.

---
---@param fields chapter_fields
---@return table
function chapter(fields) end

---@class combat_fields
---@field fatigue? integer 
---@field speed? "none"|"fast"|"slow" 
---@field spell? any what it does: lib/spells.lua
---@field year? integer 

---What a round of combat brings: fatigue, and perhaps a spell.
---@param fields combat_fields
---@return table
function combat(fields) end

---@class event_fields
---@field tells? boolean shows a special event with it
---@field on_event? fun(self: card, game: game, seat: hero) What it does to a seat, in play order.
---@field when? { on_event?: { self?: table, game?: table, seat?: "own"|table } } What must be so for a hook to be called.

---At the end of spring, summer and autumn.
---@param fields event_fields
---@return table
function event(fields) end

---@class hero_fields
---@field class? "warrior"|"thief"|"priest"|"wizard"|"paladin"|"illusion" 
---@field health? integer 
---@field level? integer strength: who is dealt to whom
---@field skill? integer against traps, for healing or for magic: as the class is
---@field year? integer 

---A guest.
---@param fields hero_fields
---@return table
function hero(fields) end

---@class monster_fields
---@field attacks? any what it can do: { deed = word, at = first, any, all or none, n = damage }, and perhaps times, spill, food, returns, holds, calms, spares = first or priest
---@field brings? integer tokens that work like imps, in production only
---@field evil? integer steps on the track of evil
---@field first_year? integer how many in year 1
---@field fodder? integer monsters that it wants as wages
---@field food? integer food
---@field ghost? boolean no monster: no limit when sent, untouched by what touches monsters
---@field gold? integer gold
---@field second_year? integer how many in year 2
---@field strength? integer for people and companions: damage as a rule
---@field trap? integer traps that it wants as wages

---Somebody who works here. A ghost is none, but lives in the same place.
---@param fields monster_fields
---@return table
function monster(fields) end

---@class order_fields
---@field area? "food"|"reputation"|"tunnels"|"gold"|"imps"|"traps"|"hire"|"build" 

---One of eight cards: where a minion goes.
---@param fields order_fields
---@return table
function order(fields) end

---@class room_fields
---@field boosts? any monsters whose attacks here are 1 stronger
---@field counts? any monsters that bring points in the end
---@field each? integer how many points
---@field fame? boolean points for titles
---@field free_traps? boolean they cost no gold here
---@field makes? "nothing"|"food"|"gold"|"trap"|"tunnel"|"niceness"|"imp" 
---@field monsters? integer how many may be sent here
---@field price? integer food that a production costs
---@field silent? boolean no spells here
---@field stands? "anywhere"|"upper"|"lower"|"edge"|"middle" where it may stand
---@field traps? integer how many may be laid here
---@field workers? integer imps that make it produce
---@field year? integer 

---A tile in place of a tunnel.
---@param fields room_fields
---@return table
function room(fields) end

---@class special_fields
---@field on_event? fun(self: card, game: game, seat: hero) What it does to a seat, in play order.
---@field on_everybody? fun(self: card, game: game) What it does once.
---@field when? { on_event?: { self?: table, game?: table, seat?: "own"|table }, on_everybody?: { self?: table, game?: table } } What must be so for a hook to be called.

---A special event.
---@param fields special_fields
---@return table
function special(fields) end

---@class trap_fields
---@field crew? integer imps
---@field food? integer 
---@field gold? integer 
---@field hits? any { at = first, second, last, all, any or health, n = damage, late = in year 2 }
---@field holds? boolean the conquest is skipped
---@field hushes? boolean stops what the class of its target does
---@field late_food? integer food in year 2
---@field later? integer damage to its target at the end of the round
---@field worth? integer for companions

---Something for guests.
---@param fields trap_fields
---@return table
function trap(fields) end

---@class tunnel_fields

---A hole with a roof.
---@param fields tunnel_fields
---@return table
function tunnel(fields) end

---What `game:ask` and `game:ask_secret` put.
---@class question
---@field seat? any Who is asked.
---@field prompt? string The key of its text, `ask.PROMPT`.
---@field shape? "one"|"some"|"amount"|"distribute"|"confirm"|"read"|"record" How it is answered.
---@field options? (any|option)[] What may be chosen.
---@field refused? (string|refusal)[] What may not, and why.
---@field least? integer How many are chosen at the least, or the least amount; of points to distribute all, if it is left out.
---@field most? integer How many at the most (all, if it is left out), the greatest amount, or the points to distribute.
---@field ordered? boolean Whether the order of what is chosen counts.
---@field groups? boolean Whether of each group one at the most is chosen.
---@field slots? table What stands in the places of its text.

---An answer that is open: a word alone, a handle alone, or a table. `cost`, `way`, `figures` and `goals` are for the eyes alone, and no part of what the question is; with a cost or a way the object is a square.
---@class option
---@field [1] any What would be done; its text is `do.VERB`.
---@field [2]? any With what.
---@field [3]? any To what, or for what.
---@field number? integer A figure that belongs to it: what of it may be given at the most, or `{n}` of its text.
---@field group? integer Its group, where a question has groups.
---@field by? any Another seat that may use it before the question is answered; these stand last.
---@field caution? string The key of what is better known before, `why.CAUTION`; it stands beside the option.
---@field cost? integer What it costs to come there; it stands on the square.
---@field way? table The way there, from where it begins to the option's own square; it is drawn when somebody points at the option.
---@field figures? table Who could do it next; they are marked on their boards while it is asked, and of the option that somebody points at alone those.
---@field goals? (any|goal)[] To what each of the `figures` could do it. In the window a figure that is held shows them, and one that is pressed, or onto which it is dragged, is chosen at once wherever the questions behind this one ask for it.

---To what one of an option's `figures` could do it.
---@class goal
---@field [1] any Who: one of the `figures`.
---@field [2]? any To what.
---@field cost? integer What it would cost; it stands on the square.
---@field reason? string The key of why it could not do it to that after all, `why.REASON`: told to who tries. Without a second value it is why not to anything else.

---What may not be done: shown to who asks why.
---@class refusal
---@field [1] string What would be done.
---@field [2]? any With what.
---@field reason? string The key of the reason, `why.REASON`.
---@field about? any What the reason speaks of.

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
