// What TableVerbs offers to scripts, declared.
#include "proofs/table_verbs.h"

namespace tankard {
namespace {

using T = TableVerbs;

void declare_game(Registry& r) {
    r.receiver({"game", RefKind::table, 0, "The game: its seats, zones, counters and chance."});
    r.verb("game", "seats", &T::seats).doc("All seats, in order.");
    r.verb("game", "seat", &T::seat).param("number", "from 1").range(1, 12).doc("One seat.");
    r.verb("game", "zone", &T::zone)
        .param("kind", "a word of the game's zones")
        .param("of", "whose; left out for a zone of the table")
        .doc("One zone.");
    r.verb("game", "get", &T::get).param("counter", "").doc("A counter of the table.");
    r.verb("game", "set", &T::set)
        .param("counter", "")
        .param("value", "")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("Sets it.")
        .changes();
    r.verb("game", "add", &T::add)
        .param("counter", "")
        .param("change", "")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("Adds to it.")
        .changes();
    r.verb("game", "roll", &T::roll)
        .param("sides", "")
        .range(1, 1000)
        .param("stream", "which chance; the first if left out")
        .doc("Rolls a die.")
        .draws();
    r.verb("game", "create", &T::create)
        .param("definition", "")
        .param("zone", "")
        .param("of", "whose zone")
        .doc("Makes a card, at the bottom of a zone.")
        .changes();
    r.verb("game", "tell", &T::tell)
        .param("key", "a text")
        .param("who", "")
        .param("what", "")
        .param("number", "")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("Tells those who watch.");
    r.verb("game", "secret_one", &T::secret_one)
        .param("prompt", "")
        .param("words", "what everybody may choose")
        .doc("Every seat secretly chooses one word; the words, in the order of seats, when all are in.")
        .asks();
    r.verb("game", "secret_some", &T::secret_some)
        .param("prompt", "")
        .param("count", "")
        .range(0, 999)
        .param("from", "a zone of every seat")
        .param("to", "a zone of every seat, best one that only its seat sees")
        .doc("Every seat secretly chooses cards of its zone, in order; they move when all are in.")
        .asks();
}

void declare_zone(Registry& r) {
    r.receiver({"zone", RefKind::zone, 0, "A pile, a hand, a place of a board."});
    r.property("zone", "count", &T::zone_count, "How many cards lie here.");
    r.property("zone", "name", &T::zone_name, "Its word.");
    r.property("zone", "seat", &T::zone_seat, "Whose it is; nothing if it is the table's.");
    r.property("zone", "top", &T::zone_top, "The first card; nothing if there is none.");
    r.verb("zone", "cards", &T::zone_cards).doc("The cards, from the top.");
    r.verb("zone", "shuffle", &T::zone_shuffle)
        .param("stream", "the first if left out")
        .doc("Shuffles.")
        .draws();
    r.verb("zone", "draw", &T::zone_draw)
        .param("to", "where the card goes")
        .param("of", "whose")
        .param("discards", "what is shuffled to make an empty pile anew")
        .doc("Moves the top card; nothing if there is none.")
        .draws();
}

void declare_card(Registry& r) {
    r.receiver({"card", RefKind::card, 0, "A card, tile or figure."});
    r.property("card", "zone", &T::card_zone, "Where it lies.");
    r.verb("card", "move", &T::card_move)
        .param("to", "")
        .param("of", "whose")
        .param("place", "'top' or 'bottom'")
        .doc("Moves it, to the top if nothing else is said.")
        .changes();
    r.verb("card", "get", &T::card_get).param("counter", "").doc("A counter of the card.");
    r.verb("card", "set", &T::card_set)
        .param("counter", "")
        .param("value", "")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("Sets it.")
        .changes();
    r.verb("card", "add", &T::card_add)
        .param("counter", "")
        .param("change", "")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("Adds to it.")
        .changes();
}

void declare_seat(Registry& r) {
    r.receiver({"seat", RefKind::seat, 0, "A place at the table and who sits there."});
    r.property("seat", "number", &T::seat_number, "From 1.");
    r.verb("seat", "get", &T::seat_get).param("counter", "").doc("A counter of the seat.");
    r.verb("seat", "set", &T::seat_set)
        .param("counter", "")
        .param("value", "")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("Sets it.")
        .changes();
    r.verb("seat", "add", &T::seat_add)
        .param("counter", "")
        .param("change", "")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("Adds to it.")
        .changes();
    r.verb("seat", "ask_one", &T::ask_one)
        .param("prompt", "")
        .param("words", "")
        .param("refused", "what is not on offer, with the reason: { hire = 'too_dear' }")
        .doc("The seat chooses one word.")
        .asks();
    r.verb("seat", "ask_card", &T::ask_card)
        .param("prompt", "")
        .param("cards", "")
        .param("pass", "the word for none")
        .doc("The seat chooses one card; nothing if it passes.")
        .asks();
    r.verb("seat", "ask_some", &T::ask_some)
        .param("prompt", "")
        .param("cards", "")
        .param("least", "")
        .range(0, 999)
        .param("most", "")
        .range(0, 999)
        .param("ordered", "whether the order counts")
        .doc("The seat chooses some cards.")
        .asks();
    r.verb("seat", "ask_amount", &T::ask_amount)
        .param("prompt", "")
        .param("least", "")
        .range(kAnyNumber.least, kAnyNumber.most)
        .param("most", "")
        .range(kAnyNumber.least, kAnyNumber.most)
        .doc("The seat says a number.")
        .asks();
    r.verb("seat", "confirm", &T::confirm).param("prompt", "").doc("The seat says yes or no.").asks();
    r.verb("seat", "show", &T::show)
        .param("prompt", "")
        .param("cards", "")
        .doc("The seat alone looks at cards, wherever they lie, and turns the page.")
        .asks();
}

}  // namespace

const Registry& TableVerbs::registry() {
    static const Registry registry = [] {
        Registry r;
        declare_game(r);
        declare_zone(r);
        declare_card(r);
        declare_seat(r);
        r.hook({"set_up", "Makes the cards and shuffles; asks nothing.", {}});
        r.hook({"beat", "Plays one short beat; whether the game goes on.", {}, Type::truth});
        r.definition(
            {"game",
             "A game that is wholly a script.",
             {{"zones", "a table", "{ hand = { of = 'seat', seen_by = 'owner' }, ... }"},
              {"counters", "a table", "{ game = { round = 1 }, seat = { gold = { 3, 0, 99 } }, card = {} }"},
              {"streams", "a list of words", "what chance is used for"},
              {"cards", "a list of words", "cards that need no file of their own"}},
             {"set_up", "beat"}});
        return r;
    }();
    return registry;
}

}  // namespace tankard
