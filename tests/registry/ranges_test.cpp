// Numbers that scripts hand over and give back: each declares its range, and the reference tells it.
#include "campaign/story.h"
#include "deckbuilder/scripting/registry.h"
#include "scripted/played.h"

#include <doctest/doctest.h>

using namespace tankard;

TEST_CASE("every integer that a verb takes declares its range, as far as any number goes or closer") {
    int bounded = 0;
    const Ruled bidders(files_of("bidders"));
    for (const Registry* registry :
         {&deckbuilder::registry(), &campaign::registry(), &bidders.rules->registry()})
        for (const Verb& verb : registry->verbs())
            for (const Param& param : verb.params) {
                CAPTURE(std::string(verb.receiver) + ":" + std::string(verb.name));
                CHECK(param.range.least >= kAnyNumber.least);
                CHECK(param.range.most <= kAnyNumber.most);
                bounded += param.type == Type::integer && param.range.most < kAnyNumber.most ? 1 : 0;
            }
    CHECK(bounded >= 15);
}

TEST_CASE(
    "no verb of the deck-builder that changes the game takes more than a thousand, or heals by a negative "
    "number") {
    for (const Verb& verb : deckbuilder::registry().verbs())
        for (const Param& param : verb.params) {
            if (param.type != Type::integer || !verb.changes) continue;
            CAPTURE(std::string(verb.name));
            CHECK(param.range.most <= 999);
            const bool signed_one = verb.name == "think" || verb.name == "gain_money" ||
                                    verb.name == "gain_armour" || verb.name == "enrage";
            CHECK((param.range.least < 0) == signed_one);
        }
    for (const HookInfo& hook : deckbuilder::registry().hooks())
        if (hook.result == Type::integer) CHECK(hook.range.most == 99);
}
