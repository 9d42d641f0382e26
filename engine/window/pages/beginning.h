// A campaign that is about to begin: who sits on which chair, the house rules, and what else the command line
// could say of it. What is chosen is kept as a value for the next time. Pure.
#pragma once

#include "play/companions/companion.h"
#include "scene/house_rules.h"
#include "scene/topics.h"
#include "table/value.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tankard::window {

enum class Sits : std::uint8_t { person, greedy, search, random, nobody, count };

struct Chair {
    Sits sits = Sits::nobody;
    std::string name{};    ///< of a companion it may be empty: then `called`
    std::string called{};  ///< what a companion here is called if nobody says otherwise

    /// Whoever sits there, without spaces at the name's ends.
    std::string shown() const;
    /// A companion here plays by this policy.
    void plays(play::Policy policy);
    bool companion() const { return sits != Sits::person && sits != Sits::nobody; }
};

struct Beginning {
    std::string campaign;
    std::string title;
    std::string blurb{};
    std::string picture{};
    int least = 1;  ///< chairs that have to be taken
    std::vector<Chair> chairs;
    std::vector<scene::HouseRule> rules{};
    bool unfolded =
        false;  ///< each house rule is a line of the list; else one line stands for all but the first
    std::string budget{};  ///< digits: games in the head for each move; empty: by the clock
    std::string seed{};    ///< digits; empty: by chance
    std::shared_ptr<const scene::Rules> book{};

    // What can be chosen is a list: the chairs, the first house rule, which a rule set names because it
    // matters most, the others in a line and, unfolded, each of them, the budget, the seed.
    struct Part {
        enum class Kind : std::uint8_t { chair, rules, rule, budget, seed };
        Kind kind = Kind::chair;
        std::size_t at = 0;  ///< which chair or rule
    };
    std::size_t parts() const {
        const std::size_t others = rules.empty() ? 0 : rules.size() - 1;
        return chairs.size() + std::min<std::size_t>(rules.size(), 2) + (unfolded ? others : 0U) + 2;
    }
    /// The part at a place of the list, which has to be one.
    Part part(std::size_t place) const;

    /// The choice so many further: who sits there, what a rule says, whether the rules are unfolded.
    void turn(std::size_t place, int by);
    /// The choice of that number (beginning_page.h lists them).
    void choose(std::size_t place, std::size_t option);
    /// Whoever presses a free chair wants it taken: a companion sits down there. Else nothing.
    void welcome(std::size_t place);
    /// A letter of a name, a digit of a number. False: it means nothing there.
    bool type(std::size_t place, char32_t letter);
    /// False if there is nothing to rub out.
    bool rub_out(std::size_t place);
    /// Whether digits are part of what is typed there.
    bool takes_digits(std::size_t place) const;

    /// Why it cannot begin yet, as the end of a text key `window.begin.…`; empty: it can.
    std::string fault() const;
    /// As --companions has it: a policy for each chair that is taken.
    std::string policies() const;
};

/// As it is first offered: a person on the first chair, companions on as many as are needed, and on one more
/// if there is but one.
void first_offer(Beginning& beginning);
/// So many chairs are taken: companions sit on those that were empty, nobody beyond.
void take(Beginning& beginning, std::size_t chairs);
/// What was chosen, for another time; not the seed.
Value kept(const Beginning& beginning);
/// Chooses it again, as far as it still fits.
void recall(Beginning& beginning, const Value& kept);

/// "greedy": the policy of a companion, or what stands for others in what is kept.
std::string word_of(Sits sits);

}  // namespace tankard::window
