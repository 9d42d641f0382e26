#include "text/language.h"

#include "text/check.h"

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::text;

namespace {

Value table(std::initializer_list<std::pair<const char*, Value>> entries) {
    Value made = Value::table();
    for (const auto& [key, value] : entries)
        made.set(std::string(key), value);
    return made;
}

/// Seats are Anna and Marco; definitions are the nouns of a small bestiary.
struct Cast : Naming {
    Called of(Ref ref) const override {
        static const char* const kPeople[] = {"Anna", "Marco"};
        static const char* const kNouns[] = {"goblin", "ombra", "spada", "smaug", "nobody"};
        if (ref.kind() == RefKind::seat) return std::string(kPeople[index(ref.as_seat())]);
        return intern(kNouns[index(ref.as_definition())]);
    }
};

const Ref kAnna = Ref::seat(seat_at(0)), kMarco = Ref::seat(seat_at(1));
Ref thing(int id) { return Ref::definition(static_cast<DefId>(id)); }

const Value& english() {
    static const Value nouns =
        table({{"noun", table({{"goblin", table({{"one", "goblin"}, {"other", "goblins"}, {"gender", "m"}})},
                               {"ombra", table({{"one", "umbra"}, {"other", "umbrae"}})},
                               {"spada", "Sword of Dawn"},
                               {"smaug", table({{"one", "Smaug"}, {"proper", true}, {"gender", "m"}})}})}});
    return nouns;
}
const Value& italian() {
    static const Value nouns =
        table({{"noun", table({{"goblin", table({{"one", "goblin"}, {"gender", "m"}})},
                               {"ombra", table({{"one", "ombra"}, {"other", "ombre"}, {"gender", "f"}})},
                               {"spada", "Spada dell'Alba"}})}});
    return nouns;
}

/// One message of a language, said.
std::string say(const char* code, const char* message, std::vector<Slot> slots = {}) {
    Language language(code);
    Problems problems;
    language.add(code == std::string("en") ? english() : italian(), "nouns.lua", problems);
    language.add(table({{"m", message}}), "m.lua", problems);
    for (const Problem& problem : problems)
        return problem.show();
    return language.say(Name::of("m"), slots, Cast());
}

Slot slot(const char* name, Ref value) { return {intern(name), value}; }
Slot slot(const char* name, int value) { return {intern(name), Ref::number(value)}; }

}  // namespace

TEST_CASE("text: slots, articles and a capital at the beginning") {
    const std::vector<Slot> slots{slot("monster", thing(0)), slot("hero", kAnna), slot("damage", 3)};
    CHECK(say("en", "{the:monster} hits {hero} for {damage}.", slots) == "The goblin hits Anna for 3.");
    CHECK(say("it", "{the:monster} colpisce {hero} per {damage}.", slots) ==
          "Il goblin colpisce Anna per 3.");
    CHECK(say("en", "{a:monster} takes {poss:hero} purse.", slots) == "A goblin takes Anna's purse.");
    CHECK(say("en", "one falls. {The:monster} flees.", slots) == "One falls. The goblin flees.");
    CHECK(say("it", "la vita {of:hero} e {of:monster}", slots) == "La vita di Anna e del goblin");
    CHECK(say("it", "{the:x} {from:x} {a:x}", {slot("x", thing(1))}) == "L'ombra dall'ombra un'ombra");
    CHECK(say("it", "gioca {the:x}", {slot("x", thing(2))}) == "Gioca Spada dell'Alba");
    CHECK(say("en", "{the:x} and {of:x}", {slot("x", thing(3))}) == "Smaug and of Smaug");
    CHECK(say("en", "{n}", {slot("n", -7)}) == "−7");
    CHECK(say("it", "è {hero}", slots) == "È Anna");
    CHECK(say("en", "{damage} wounds", slots) == "3 wounds");
}

TEST_CASE("text: plurals of nouns and by number") {
    const std::vector<Slot> one{slot("m", thing(0)), slot("n", 1)}, three{slot("m", thing(0)), slot("n", 3)};
    CHECK(say("en", "{the:m:plural} and {m:plural}", one) == "The goblins and goblins");
    CHECK(say("en", "{n} {m*n}", one) == "1 goblin");
    CHECK(say("en", "{n} {m*n}", three) == "3 goblins");
    CHECK(say("it", "{the:x*n}", {slot("x", thing(1)), slot("n", 2)}) == "Le ombre");
    const char* cards = "{n|one=1 card|other={n} cards|zero=no card|12=a dozen}";
    const std::pair<int, const char*> cases[] = {
        {0, "No card"}, {1, "1 card"}, {2, "2 cards"}, {12, "A dozen"}, {-1, "1 card"}};
    for (const auto& [n, text] : cases)
        CHECK(say("en", cards, {slot("n", n)}) == text);
    CHECK(say("en", "{n|=0=none|other=some}", {slot("n", 0)}) == "None");
    CHECK(say("en", "{n|0=none|1=just one|one=one|other=some}", {slot("n", 1)}) == "Just one");
    CHECK(say("en", "{n|one=one|other=many}") == "Many");
}

TEST_CASE("text: choices by truth and by gender") {
    CHECK(say("en", "{n?yes|no}", {slot("n", 2)}) == "Yes");
    CHECK(say("en", "{n?yes|no}", {slot("n", 0)}) == "No");
    CHECK(say("en", "{n?yes|no}") == "No");
    CHECK(say("en", "x{n? more}", {slot("n", 0)}) == "X");
    CHECK(say("en", "{who?for {who}|for all}", {slot("who", kMarco)}) == "For Marco");
    CHECK(say("it", "{the:x} è {g:x|m=colpito|f=colpita}", {slot("x", thing(0))}) == "Il goblin è colpito");
    CHECK(say("it", "{the:x} è {g:x|m=colpito|f=colpita}", {slot("x", thing(1))}) == "L'ombra è colpita");
    CHECK(say("it", "{x} è {g:x|m=colpito|f=colpita}", {slot("x", kAnna)}) == "Anna è colpito");
    CHECK(say("it", "{x} {g:x|m=è colpito|f=è colpita|other=subisce}", {slot("x", kAnna)}) == "Anna subisce");
    CHECK(say("en", "{g:x|m=his|f=her|n=its}", {slot("x", thing(1))}) == "Its");
}

TEST_CASE("text: nested braces and escapes") {
    CHECK(say("en", "{{x}} | }}{{") == "{x} | }{");
    CHECK(say("en", "{a?{b?both|only {a}}|none}", {slot("a", 1), slot("b", 1)}) == "Both");
    CHECK(say("en", "{a?{b?both|only {a}}|none}", {slot("a", 4)}) == "Only 4");
    CHECK(say("en", "{a?{b?{a}{b}}}", {slot("a", 1), slot("b", 2)}) == "12");
    CHECK(say("en", "{a?{{{a}|}", {slot("a", 1)}) == "{1");
    CHECK(say("en", "a|b=c:d?e*f") == "A|b=c:d?e*f");
}

TEST_CASE("text: what is missing is shown, never a crash") {
    CHECK(say("en", "{who} waits") == "{who} waits");
    CHECK(say("en", "{the:x}", {slot("x", thing(4))}) == "[noun.nobody]");
    CHECK(say("en", "{x}", {slot("x", Ref())}) == "{x}");
    CHECK(say("en", "{the:n}", {slot("n", 5)}) == "5");
    Language language("en");
    CHECK(language.say(intern("no.such")) == "[no.such]");
    CHECK(language.noun(intern("no_such")) == "[noun.no_such]");
    CHECK(language.slots(intern("no.such")).empty());
    CHECK_FALSE(language.has(intern("no.such")));
    CHECK_THROWS_AS(Language("de"), std::invalid_argument);
}

TEST_CASE("text: a malformed message is told and left out") {
    const std::pair<const char*, const char*> cases[] = {
        {"{", "a slot needs a name of small letters, digits and '_' (letter 2)"},
        {"{n", "a '{' is never closed (letter 3)"},
        {"}", "a '}' closes nothing; write '}}' for the sign itself (letter 1)"},
        {"è}", "a '}' closes nothing; write '}}' for the sign itself (letter 2)"},
        {"{}", "a slot needs a name of small letters, digits and '_' (letter 2)"},
        {"{a b}", "' ' cannot stand here in a slot (letter 3)"},
        {"{aè}", "'è' cannot stand here in a slot (letter 3)"},
        {"{Hero}", "the slot 'Hero' should be written in small letters (letter 6)"},
        {"{teh:x}", "'teh:' is no article; did you mean 'the:'? (letter 7)"},
        {"{the:x:many}", "only 'plural' can stand behind a slot's ':' (letter 12)"},
        {"{n|one=1}", "a choice by number needs 'other=' (letter 9)"},
        {"{n|few=1|other=2}", "'few' is no case of a number: one, other, zero or a number (letter 8)"},
        {"{n|other=1|other=2}", "a choice has the same case twice (letter 18)"},
        {"{n|zero=1|0=2|other=3}", "a choice has the same case twice (letter 13)"},
        {"{n|one}", "a case is written name=text (letter 7)"},
        {"{n|99999999999999999999=1|other=2}",
         "'99999999999999999999' is no case of a number: one, other, zero or a number (letter 25)"},
        {"{g:x}", "a choice by gender needs its texts: {g:slot|m=…|f=…} (letter 5)"},
        {"{g:x|m=a}", "a choice by gender needs 'm=' and 'f=', or 'other=' (letter 9)"},
        {"{g:x|k=a|other=b}", "'k' is no gender: m, f, n or other (letter 8)"},
        {"{n?a|b|c}", "'|' cannot stand here in a slot (letter 7)"},
        {"{n?a", "a '{' is never closed (letter 5)"}};
    for (const auto& [message, wrong] : cases) {
        const auto& shown = message;
        CAPTURE(shown);
        CHECK(say("en", message) == std::string("m.lua: m: ") + wrong);
    }
    std::string deep;
    for (int i = 0; i < 5000; ++i)
        deep += "{a?";
    CHECK(say("en", deep.c_str()).find("too deep") != std::string::npos);
}

TEST_CASE("text: any bytes can be read as a message") {
    const char kSigns[] = "{}|?:=*ag0n \xC3";
    std::uint32_t state = 1;
    for (int round = 0; round < 20000; ++round) {
        std::string message;
        for (int i = 0; i < 14; ++i) {
            state = state * 1664525 + 1013904223;
            message += kSigns[(state >> 24) % (sizeof kSigns - 1)];
        }
        std::string wrong;
        const Message parts = parse_message(message, wrong);
        if (!wrong.empty()) CHECK(parts.empty());
    }
}

TEST_CASE("text: keys are paths, nested or flat") {
    Language language("en");
    Problems problems;
    language.add(table({{"attack", table({{"hits", "hit"}})},
                        {"attack.misses", "missed"},
                        {"monster", table({{"orc", table({{"one", "orc"}})}})},
                        {"rule", table({{"rope", "climb {n}"}})}}),
                 "en.lua", problems);
    language.add(english(), "nouns.lua", problems);
    CHECK(problems.empty());
    CHECK(language.say(intern("attack.hits")) == "Hit");
    CHECK(language.say(intern("attack.misses")) == "Missed");
    CHECK(language.noun(intern("monster.orc")) == "orc");
    CHECK(language.noun(intern("goblin"), Form::other) == "goblins");
    CHECK(language.say(intern("noun.goblin")) == "Goblin");
    CHECK(language.slots(intern("rule.rope")) == std::vector<Name>{intern("n")});
    CHECK(language.keys() == std::vector<std::string>{"attack.hits", "attack.misses", "monster.orc",
                                                      "noun.goblin", "noun.ombra", "noun.smaug", "noun.spada",
                                                      "rule.rope"});
    language.add(table({{"attack.hits", "changed"}}), "other.lua", problems);
    CHECK(language.say(intern("attack.hits")) == "Changed");
    CHECK(problems.empty());

    language.add(
        table({{"a", table({{"b", "x"}})}, {"a.b", "y"}, {"n", 3}, {"noun.x", table({{"other", "xs"}})}}),
        "bad.lua", problems);
    Value list = Value::table();
    list.push("first");
    language.add(table({{"list", list}}), "bad.lua", problems);
    language.add(Value("text"), "bad.lua", problems);
    std::vector<std::string> shown;
    for (const Problem& problem : problems)
        shown.push_back(problem.show());
    CHECK(shown == std::vector<std::string>{"bad.lua: a.b: this key stands twice in the file",
                                            "bad.lua: n: should be a text or a table, not 3",
                                            "bad.lua: noun.x: a noun needs a text in 'one'",
                                            "bad.lua: list: an entry needs a key of letters: \"first\"",
                                            "bad.lua: a text file should return a table, not \"text\""});
}

TEST_CASE("text: Italian falls back to English") {
    Language en("en");
    Language it("it", &en);
    Problems problems;
    en.add(english(), "en.lua", problems);
    en.add(table({{"only_here", "{a:x} comes"}, {"both", "{the:x} and {y}"}}), "en.lua", problems);
    it.add(italian(), "it.lua", problems);
    it.add(table({{"both", "{the:x}"}, {"extra", "di più"}, {"noun.smaug", "Smaug"}, {"goblin", "ciao"}}),
           "it.lua", problems);
    CHECK(problems.empty());
    const std::vector<Slot> slots{slot("x", thing(1))};
    CHECK(it.say(intern("only_here"), slots, Cast()) == "An umbra comes");
    CHECK(it.say(intern("both"), slots, Cast()) == "L'ombra");
    CHECK(it.has(intern("only_here")));
    CHECK(it.noun(intern("goblin")) == "goblin");

    CHECK(check_pair(en, it) == std::vector<std::string>{"both: only en uses the slot 'y'",
                                                         "extra: missing in en", "goblin: missing in en",
                                                         "only_here: missing in it"});
    en.add(table({{"goblin", table({{"one", "goblin"}})}}), "en.lua", problems);
    CHECK(check_pair(it, en)[2] == "goblin: a noun in en, but a message in it");
}
