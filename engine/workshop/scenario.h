// Scenarios: an author's tests, as plain data beside what they test. One file returns a list; each entry is
//
//     { name = "a rat bites", chapter = "01_gate", heroes = { "mage", "dwarf" },
//       start = { adventure_deck = { "18_fog" } },          -- before the chapter's first move
//       before = { leader = "lead:seat2" },                     -- answers on the way to `at`, by question
//       table = { seats = { { hand = { "staff" } } } },     -- before the question `at` is put
//       flags = { gate_open = 1 }, dice = { 4, 1 },         -- the story's flags; the dice to come
//       play = { "play:staff", { asked = "discard", answer = { "discard:coin" } } },
//       expect = { asks = "main", seats = { { life = 28 } }, told = { "log.hurt" }, ending = "alive" } }
//
// (start, table and expect: workshop/arrange.h; companions, settings and further chapters under `next`:
// docs/scenarios.md). Until `at` (by default the layout's) a sensible companion
// answers what `before` does not; from then on only `play` does, by the labels of options. It ends at the
// first question after.
#pragma once

#include "play/content/library.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::workshop {

struct ScenarioResult {
    std::string file;
    std::string name;
    std::vector<std::string> wrong;  ///< what was expected and is not so; empty: passed
    std::vector<std::string> story;  ///< what was asked, answered and told, for a failure to be read
};

/// tests/lib_x.lua is code that scenario files share (`use "lib_x"`), without scenarios of its own.
bool is_shared_code(std::string_view path);

/// Runs all scenarios of a file. What is wrong with a scenario itself is a failure of it.
std::vector<ScenarioResult> run_scenarios(play::Library& library, const std::string& path,
                                          const std::string& text);

/// The campaign's own scenarios, or those of the rule set, which run in every campaign; but those that name a
/// chapter only where it is.
enum class Whose : std::uint8_t { campaign, rules };

/// Runs the files that are of `whose`; `scenarios` are all of them, as play::read_scenarios gives them.
std::vector<ScenarioResult> run_scenarios(play::Library& library,
                                          const std::vector<std::pair<std::string, std::string>>& scenarios,
                                          Whose whose);

}  // namespace tankard::workshop
