#include "scripted/engine_verbs.h"

#include "scripted/question_fields.h"
#include "scripted/verbs.h"

namespace tankard::scripted {
namespace {

using V = Verbs;

void declare_receivers(Registry& r) {
    r.receiver(
        {"game", RefKind::table, 0, "The game: its seats, zones, counters, chance and questions.", true});
    r.receiver({"seat", RefKind::seat, 0, "A place at the table and who sits there.", true});
    r.receiver({"zone", RefKind::zone, 0, "Where cards lie: a deck, a hand, a row."});
    r.receiver({"card", RefKind::card, 0, "A card, tile or figure; it lies in one zone, always."});
}

void declare_game(Registry& r) {
    r.verb("game", "seats", &V::seats)
        .param("first", "the number of the seat that comes first; 1 if left out")
        .range(1, 12)
        .doc("All seats, clockwise.");
    r.verb("game", "seat", &V::seat).param("number", "from 1").range(1, 12).doc("One seat.");
    r.property("game", "seat_count", &V::seat_count, "How many seats there are.");
    r.property("game", "chapter", &V::chapter,
               "The chapter's id; game:field(game.chapter, ...) reads what it says.");
    r.verb("game", "add", &V::add)
        .param("counter", "a counter of the game")
        .param("change", "how much")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("Adds to a counter, which stops at its limits; what it is now.")
        .changes();
    r.verb("game", "setting", &V::setting)
        .param("name", "of the house rule")
        .names("setting")
        .doc("A word or an integer.");
    r.verb("game", "roll", &V::roll)
        .param("sides", "how many the die has")
        .range(1, 1000)
        .param("who", "the seat or card that it is rolled for")
        .param("stream", "which chance; the first if left out")
        .doc("Rolls a die that everybody sees.")
        .draws();
    r.verb("game", "random", &V::random)
        .param("most", "the greatest number")
        .range(1, 1'000'000)
        .param("stream", "which chance; the first if left out")
        .doc("A fair number from 1; no die is shown.")
        .draws();
    r.verb("game", "create", &V::create)
        .param("id", "of the definition")
        .param("zone", "where it lies, below all others")
        .param("count", "how many; one if left out")
        .range(1, 1000)
        .doc("Makes cards; the last of them.")
        .changes();
    r.verb("game", "definitions", &V::definitions)
        .param("kind", "of definitions")
        .names("kind")
        .doc("The ids of all definitions of a kind, in order.");
    r.verb("game", "field", &V::field)
        .param("id", "of a definition")
        .param("field", "of its kind")
        .doc("What a definition says, without a card.");
    r.verb("game", "tell", &V::tell)
        .param("key", "of the sentence")
        .names("text")
        .param("slots", "what stands in its places")
        .param("parts",
               "of a sum that it tells: { blade = 2, cursed = -1 }, by id, counter or text part.WORD")
        .doc("Tells those who watch.");
    r.verb("game", "rank_by", &V::rank_by)
        .param("counter", "of the seats: the highest comes first")
        .param("then", "what decides between equals")
        .param("last", "what decides between those")
        .doc("An outcome: { alive = true, ranks = {...}, scores = {...} }; equals share a rank.");
    r.verb("game", "around", &V::around)
        .param("zone", "one that each seat has")
        .param("from", "the seat that comes first")
        .param("word", "a counter or field of cards, \"kind\" or \"id\"; all cards if left out")
        .param("value", "what it should be")
        .doc("The cards of all these zones that fit, seat after seat clockwise, each zone from the top.");
    r.verb("game", "ask", &V::ask)
        .param("question", "{ seat = seat, prompt = \"bid\", options = { { \"take\", card }, \"pass\" } }")
        .type(Type::question)
        .doc(
            "Puts a question of any shape. One: the option's place from 1; some: a list of places; an "
            "amount: an "
            "integer; distribute and record: a list of integers; confirm: true or false; read: nothing. An "
            "interjection answers with its place below 0.")
        .asks();
    r.verb("game", "ask_secret", &V::ask_secret)
        .param("questions", "one for each seat that is asked")
        .doc(
            "Puts questions to several seats at once: nobody learns an answer before all are in. The "
            "answers, in "
            "the order of the questions.")
        .asks();
}

void declare_seat(Registry& r) {
    r.property("seat", "number", &V::number, "From 1.");
    r.property("seat", "companion", &V::companion,
               "Whether a companion sits there; it changes when the chair changes hands.");
    r.property("seat", "next", &V::next, "The seat clockwise.");
    r.verb("seat", "add", &V::add_to_seat)
        .param("counter", "a counter of the seats")
        .param("change", "how much")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("Adds to a counter, which stops at its limits; what it is now.")
        .changes();
    r.verb("seat", "choose", &V::choose)
        .param("prompt", "text ask.PROMPT")
        .names("ask")
        .param("words", "texts do.WORD")
        .names("options")
        .doc("The seat chooses one word.")
        .asks();
    r.verb("seat", "pick", &V::pick)
        .param("prompt", "text ask.PROMPT")
        .names("ask")
        .param("cards", "one of these")
        .param("pass", "the word for none of them, if that may be")
        .doc("The seat picks a card; nothing if it passes.")
        .asks();
    r.verb("seat", "pick_some", &V::pick_some)
        .param("prompt", "text ask.PROMPT")
        .names("ask")
        .param("cards", "some of these")
        .param("least", "how many at the least")
        .range(0, 999)
        .param("most", "how many at the most")
        .range(0, 999)
        .doc("The seat picks some cards.")
        .asks();
    r.verb("seat", "amount", &V::amount)
        .param("prompt", "text ask.PROMPT")
        .names("ask")
        .param("least", "the least that may be said")
        .range(kAnyNumber.least, kAnyNumber.most)
        .param("most", "the most")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("The seat says a number.")
        .asks();
    r.verb("seat", "confirm", &V::confirm)
        .param("prompt", "text ask.PROMPT")
        .names("ask")
        .param("slots", "what stands in its places")
        .doc("The seat says yes or no.")
        .asks();
    r.verb("seat", "show", &V::show)
        .param("prompt", "text ask.PROMPT")
        .names("ask")
        .param("cards", "what it sees, wherever it lies")
        .doc("The seat alone looks at cards and turns the page.")
        .asks();
}

void declare_zone(Registry& r) {
    r.property("zone", "count", &V::count, "How many cards lie here.");
    r.property("zone", "name", &V::zone_name, "Its word.");
    r.property("zone", "seat", &V::zone_seat, "Whose it is; nothing if it is the table's.");
    r.property("zone", "top", &V::top, "The first card; nothing if there is none.");
    r.property("zone", "bottom", &V::bottom, "The last card; nothing if there is none.");
    r.verb("zone", "cards", &V::cards).doc("The cards, from the top.");
    r.verb("zone", "cards_with", &V::cards_with)
        .param("word", "a counter or field of cards, \"kind\" or \"id\"")
        .param("value", "what it should be")
        .param("and_word", "a second one")
        .param("and_value", "what that should be")
        .doc("The cards that fit, from the top.");
    r.verb("zone", "first_with", &V::first_with)
        .param("word", "a counter or field of cards, \"kind\" or \"id\"")
        .param("value", "what it should be")
        .doc("The first card that fits; nothing if none does.");
    r.verb("zone", "shuffle", &V::shuffle)
        .param("stream", "which chance; the first if left out")
        .doc("Shuffles.")
        .draws();
    r.verb("zone", "draw", &V::draw)
        .param("to", "where the card goes, on top")
        .doc("Moves the top card; nothing if there is none.")
        .draws();
    r.verb("zone", "move_all", &V::move_all)
        .param("to", "where the cards go")
        .param("place", "\"top\" or \"bottom\"; on top if left out")
        .doc("Moves all cards, the top one first.")
        .changes();
    r.verb("zone", "has", &V::has)
        .param("id", "of a definition")
        .doc("Whether a card of this definition lies here.");
}

void declare_card(Registry& r) {
    r.property("card", "kind", &V::card_kind,
               "The kind of its definition; an empty text for one without a file.");
    r.property("card", "zone", &V::card_zone, "Where it lies.");
    r.property("card", "owner", &V::card_owner, "The seat of its zone; nothing if it is the table's.");
    r.verb("card", "add", &V::add_to_card)
        .param("counter", "a counter of the cards")
        .param("change", "how much")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("Adds to a counter, which stops at its limits; what it is now.")
        .changes();
    r.verb("card", "renew", &V::renew)
        .param("word", "one of the renewals in rules.lua")
        .doc("The counters that are named there begin anew.")
        .changes();
    r.verb("card", "alike", &V::alike)
        .param("counter", "a counter of the cards")
        .param("word", "a further counter or field, \"kind\" or \"id\"")
        .param("value", "what that should be")
        .doc(
            "The cards of the same seat whose counter says the same, this one among them: zone after zone in "
            "the order of their words, each from the top.");
    r.verb("card", "move", &V::move)
        .param("to", "the zone")
        .param("place", "\"top\" or \"bottom\"; on top if left out")
        .doc(
            "Moves it; the card, where it lies now. One that leaves play is another card from there on: go "
            "on with "
            "what this gives.")
        .changes();
}

void declare_boards(Registry& r) {
    r.receiver({"square", RefKind::square, 0, "A square of a board."});
    r.receiver({"edge", RefKind::edge, 0, "A side of a square, and what stands there."});
    r.verb("game", "square", &V::square)
        .param("board", "a board of the table")
        .param("row", "from 1")
        .range(1, 50)
        .param("column", "from 1")
        .range(1, 50)
        .gives(Type::square)
        .doc("One square.");
    r.verb("game", "squares", &V::squares)
        .param("board", "a board of the table")
        .doc("All its squares, row by row.");
    r.verb("seat", "square", &V::square_of_seat)
        .param("board", "a board that each seat has")
        .param("row", "from 1")
        .range(1, 50)
        .param("column", "from 1")
        .range(1, 50)
        .gives(Type::square)
        .doc("One square of the seat's own board.");
    r.verb("seat", "squares", &V::squares_of_seat)
        .param("board", "a board that each seat has")
        .doc("All squares of the seat's own board, row by row.");
    r.property("card", "square", &V::card_square, "Where it stands; nothing if on no board.")
        .gives(Type::square);
    r.verb("card", "leave", &V::remove)
        .doc("Takes the card off its square; it lies in its zone all the same.")
        .changes();
    r.property("square", "row", &V::row, "From 1.");
    r.property("square", "column", &V::column, "From 1.");
    r.property("square", "board", &V::board_name, "Its board's word.");
    r.property("square", "seat", &V::board_seat, "Whose board it is; nothing if it is the table's.");
    r.property("square", "terrain", &V::terrain, "Its terrain's word.");
    r.property("square", "count", &V::card_count, "How many cards stand here.");
    r.verb("square", "set_terrain", &V::set_terrain)
        .param("terrain", "a word of the board")
        .doc("Changes it.")
        .changes();
    r.verb("square", "cards", &V::cards_on).doc("The cards that stand here, the last to come at the end.");
    r.verb("square", "place", &V::place)
        .param("card", "one in play")
        .doc("Puts a card here, away from where it stood.")
        .changes();
    r.verb("square", "neighbour", &V::neighbour)
        .param("side", "\"north\", \"east\", \"south\" or \"west\"")
        .gives(Type::square)
        .doc("The square beside it, whatever stands between; nothing at the rim.");
    r.verb("square", "neighbours", &V::neighbours).doc("The squares beside it, from the north clockwise.");
    r.verb("square", "edge", &V::edge)
        .param("side", "\"north\", \"east\", \"south\" or \"west\"")
        .gives(Type::edge)
        .doc("One of its sides.");
    r.verb("square", "reach", &V::reach)
        .param("distance", "steps at the most")
        .range(0, 2500)
        .param("closed", "squares that cannot be entered")
        .doc(
            "All squares within so many steps, but this one: by distance, then by place. Walls and solid "
            "terrain are "
            "in the way.");
    r.verb("square", "steps", &V::steps)
        .param("to", "a square of the same board")
        .type(Type::square)
        .param("closed", "squares that cannot be entered")
        .doc("How many steps it is; nothing if there is no way.");
    r.verb("square", "sees", &V::sees)
        .param("other", "a square of the same board")
        .type(Type::square)
        .doc("Whether a straight line between the middles crosses no screen and no solid terrain.");
    r.verb("square", "turn", &V::turn)
        .param("size", "of the block whose north-west square this is")
        .range(1, 50)
        .param("quarters", "clockwise")
        .range(-3, 3)
        .doc("Turns a block of squares with their edges and all that stands on them.")
        .changes();
    r.property("edge", "kind", &V::edge_kind,
               "What stands there, of either square, of two what the board's `edges` names first; \"open\" "
               "if nothing does.");
    r.property("edge", "is_open", &V::edge_open, "Whether one can pass: no wall, and not the rim.");
    r.property("edge", "square", &V::edge_square, "Whose side it is.").gives(Type::square);
    r.property("edge", "across", &V::edge_across, "The square behind it; nothing at the rim.")
        .gives(Type::square);
    r.verb("edge", "set", &V::set_edge)
        .param("kind", "a word of the board; open if left out")
        .doc("Changes what stands there, whoever carries it.")
        .changes();
    r.verb("edge", "carry", &V::carry_edge)
        .param("kind", "a word of the board; open if left out")
        .doc(
            "Changes what the square itself carries there, and not what its neighbour does: a wall that "
            "turns with it.")
        .changes();
}

}  // namespace

void declare_engine(Registry& r) {
    declare_receivers(r);
    declare_game(r);
    declare_seat(r);
    declare_zone(r);
    declare_card(r);
    declare_boards(r);
    declare_question_fields(r);
}

}  // namespace tankard::scripted
