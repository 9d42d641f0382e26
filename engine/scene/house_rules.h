// The settings and house rules of a campaign in words, to be chosen when it begins: those of its own rule set
// first, with what every campaign has, then those of the other rule sets that it plays under. Plain data.
#pragma once

#include "table/value.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::play {
class Library;
}

namespace tankard::scene {

struct HouseRule {
    struct Choice {
        std::string word;  ///< as --set has it: "grim", "5"
        std::string says;  ///< "Grim: Monsters attack with 1 more"
    };
    std::string set{};  ///< whose, if it is not the campaign's own rule set's
    std::string name;
    std::string heading{};  ///< what the rule set is called, as `set`
    std::string title;
    std::vector<Choice> choices{};  ///< empty: any number from `least` to `most`
    int least = 0;
    int most = 0;
    std::string usual;  ///< the word that the campaign begins with if nobody chooses
    std::string chosen;

    /// What the chosen word says.
    std::string says() const;
    /// The choice so many further, round and round; of numbers no further than the ends.
    void turn(int by);
    /// Chooses it if it is one of them. False: it is none.
    bool choose(std::string_view word);
};

/// All of a campaign, as usual. `code`: "en" or "it".
std::vector<HouseRule> house_rules(const play::Library& library, std::string_view code);

/// What was chosen otherwise than usual, as play::Library::settings takes it.
Value settings_of(const std::vector<HouseRule>& rules);
/// Chooses what is in such a value, as far as there is such a rule and it may be chosen.
void choose(std::vector<HouseRule>& rules, const Value& settings);

}  // namespace tankard::scene
