// What ships, as the rules read it: the rule set and Black Water, with the names from the English texts.
#pragma once

#include "deckbuilder/promises.h"
#include "fixture.h"
#include "play/fixture.h"

namespace tankard::deckbuilder::test {

inline Kit& shipped_kit() {
    static Kit all([] {
        script::Files files;
        for (const auto& [path, text] : play::test::content().files)
            files.push_back({path, text});
        return files;
    }());
    REQUIRE(all.problems.empty());
    return all;
}

inline const Content& shipped() { return shipped_kit().content; }

inline const Names& names() {
    static const text::Language& english = play::test::library().language("en");
    static const Names all{
        [](Name id) { return english.noun(id); },
        [](Name type) {
            const std::string word = english.say(intern("type." + std::string(type.text())));
            return word == "Undead" ? word : word + "s";
        },
    };
    return all;
}

}  // namespace tankard::deckbuilder::test
