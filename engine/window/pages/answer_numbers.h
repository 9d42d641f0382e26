// What answers are called by: lines that read alike are one, with one number.
#pragma once

#include "window/pages/choosing.h"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::window {

/// The first option that reads as this one does, and is marked or not as it is: they are one row, with one
/// key.
std::size_t row_of(const scene::Ask& ask, const Choosing& choosing, std::size_t option);

/// What it is called in a list, without what else its sentence says.
const std::string& title_of(const scene::Choice& choice);

/// What it is called by, from 1, whatever is shown beside it.
int number_of(const scene::Ask& ask, std::size_t option);
/// What is called by that number: of several the first that is not marked. None: nothing is.
std::optional<std::size_t> option_numbered(const scene::Ask& ask, const Choosing& choosing, int number);
/// The numbers of all answers.
std::set<int> numbers_of(const scene::Ask& ask);

/// Whether two handles point at one thing; a card's generation does not matter for where it lies.
bool is_same_thing(Ref one, Ref other);
/// Whether an option is about a thing.
bool is_about(const scene::Choice& choice, Ref thing);
/// Whether it is one who could do that next.
bool could_do(const scene::Choice& choice, Ref thing);
/// Whether it is one who could do anything next.
bool could_act(const scene::Ask& ask, Ref thing);
/// The one option that reads as that word, alone or before what follows a comma: "No, thank you". None if
/// several do, or none.
std::optional<std::size_t> option_reading(const scene::Ask& ask, std::string_view word);
/// Why nothing may be done with it, each reason once.
std::vector<std::string> refusals_of(const scene::Ask& ask, Ref thing);

}  // namespace tankard::window
