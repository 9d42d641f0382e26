// From a typed line to an answer: numbers, the option's words or their beginning, "all", "none", yes and no.
#pragma once

#include "scene/words.h"
#include "table/question.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::terminal {

struct Parsed {
    std::optional<Answer> answer{};
    std::string problem{};               ///< which numbers there are; empty: it was no number
    std::vector<std::size_t> fitting{};  ///< options that the words fit, if they fit several that differ
    bool repeats = false;                ///< something is chosen oftener than it is there
};

/// `shown` are the options as they were printed, `numbers` what each wears: equal ones the same, of which the
/// next is meant each time ("1 1", "1x2"). Without numbers they are counted from 1.
Parsed parse_answer(const Question& question, const std::string& line, const std::vector<std::string>& shown,
                    std::vector<int> numbers = {});

/// The answer that takes everything; nothing where that is none, or an order is asked for.
std::optional<Answer> all_of(const Question& question);

/// The one answer that whoever is asked could give, where others may do something else meanwhile; nothing if
/// there is a choice.
std::optional<std::size_t> only_answer(const Question& question);

/// One line about what can be typed.
std::string how_to_answer(const Question& question, const scene::Words& words);

/// Whether all that was typed are words, or beginnings of words, of an option as it is shown, "the" and the
/// like left out; false if nothing else was.
bool means(const std::string& typed, const std::string& shown);

std::optional<bool> yes_or_no(const std::string& line);
/// A whole number, if the word is nothing else.
std::optional<std::int32_t> number_in(std::string_view word);
std::string lowered(std::string_view text);
/// An option without what is shown of its card in brackets: "Attack the Rat [Ben]".
std::string without_facts(const std::string& shown);
std::string trimmed(const std::string& line);
/// The first word and the rest.
std::pair<std::string, std::string> first_word(const std::string& line);
/// Which of the terminal's own words a line begins with, in English whatever was typed; empty for none.
std::string_view command_of(const std::string& line);

}  // namespace tankard::terminal
