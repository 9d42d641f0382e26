#include "terminal/answers.h"

#include "text/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>
#include <system_error>

#include <fmt/format.h>

namespace tankard::terminal {
namespace {

/// The terminal's own words, and what people may say instead.
constexpr std::pair<std::string_view, std::string_view> kCommands[] = {
    {"help", "help"},    {"?", "help"},          {"aiuto", "help"},        {"why", "why"},
    {"perché", "why"},   {"perche", "why"},      {"undo", "undo"},         {"annulla", "undo"},
    {"redo", "redo"},    {"ripeti", "redo"},     {"log", "log"},           {"diario", "log"},
    {"sheet", "sheet"},  {"scheda", "sheet"},    {"correct", "correct"},   {"correggi", "correct"},
    {"cards", "cards"},  {"carte", "cards"},     {"table", "table"},       {"tavolo", "table"},
    {"save", "save"},    {"salva", "save"},      {"quit", "quit"},         {"exit", "quit"},
    {"esci", "quit"},    {"always", "always"},   {"sempre", "always"},     {"give", "give"},
    {"cedi", "give"},    {"inspect", "inspect"}, {"ispeziona", "inspect"}, {"throw", "throw"},
    {"lancia", "throw"}, {"tale", "tale"},       {"racconto", "tale"},     {"sight", "sight"},
    {"vista", "sight"}};

std::vector<std::string> words_of(const std::string& line) {
    std::vector<std::string> words;
    std::string word;
    for (char letter : line + " ")
        if (letter == ' ' || letter == ',' || letter == '\t') {
            if (!word.empty()) words.push_back(std::move(word));
            word.clear();
        } else {
            word += letter;
        }
    return words;
}

/// Whether a word of the option begins so: "sword" is no beginning of "Longsword", nor "all" of "Small".
bool has_word(const std::string& option, const std::string& beginning) {
    for (std::size_t at = option.find(beginning); at != std::string::npos;
         at = option.find(beginning, at + 1))
        if (at == 0 || std::string_view(" '([-").find(option[at - 1]) != std::string_view::npos ||
            option.substr(0, at).ends_with("’"))
            return true;
    return false;
}

/// Whether an option has all the words, in any order.
bool has_words(const std::string& option, const std::vector<std::string>& words) {
    return std::all_of(words.begin(), words.end(),
                       [&](const std::string& word) { return has_word(option, word); });
}

bool is_one_of(const std::string& typed, std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), typed) != words.end();
}
// What answers a question for several things, and is never part of an option's name.
bool is_all(const std::string& typed) { return is_one_of(typed, {"all", "tutto", "tutti", "tutte"}); }
bool is_none(const std::string& typed) { return is_one_of(typed, {"none", "nessuno", "nessuna"}); }

/// An option by its number, by its name, or by words that only one option has. Of equal ones the first.
std::optional<std::int32_t> option_of(const std::string& typed, const std::vector<std::string>& shown,
                                      std::string& problem) {
    if (const auto value = number_in(typed)) {
        if (*value >= 1 && *value <= static_cast<std::int32_t>(shown.size())) return *value - 1;
        problem = fmt::format("1-{}", shown.size());
        return std::nullopt;
    }
    const std::string wanted = lowered(typed);
    const std::vector<std::string> words = words_of(wanted);
    if (words.empty()) return std::nullopt;
    const bool reserved = is_all(wanted) || is_none(wanted);
    std::vector<std::size_t> fitting;
    std::vector<std::size_t> ending;  // "mage" is the Mage rather than the Red Mage: the shorter of these
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const std::string option = lowered(without_facts(shown[i]));
        if (option == wanted) return static_cast<std::int32_t>(i);
        if (reserved || !has_words(option, words)) continue;
        fitting.push_back(i);
        if (option.ends_with(wanted)) ending.push_back(i);
    }
    const auto length = [&](std::size_t i) { return without_facts(shown[i]).size(); };
    if (!ending.empty() && ending.size() == fitting.size()) {
        const std::size_t best =
            *std::min_element(ending.begin(), ending.end(),
                              [&](std::size_t a, std::size_t b) { return length(a) < length(b); });
        std::erase_if(ending, [&](std::size_t i) { return length(i) > length(best); });
        fitting = ending;
    }
    if (fitting.empty() && !reserved)  // words of what stands in brackets, such as a hero's class
        for (std::size_t i = 0; i < shown.size(); ++i)
            if (has_words(lowered(shown[i]), words)) fitting.push_back(i);
    if (fitting.empty()) return std::nullopt;
    for (std::size_t i : fitting)
        if (shown[i] != shown[fitting.front()]) {
            problem = fmt::format("{} / {}?", without_facts(shown[fitting.front()]), without_facts(shown[i]));
            return std::nullopt;
        }
    return static_cast<std::int32_t>(fitting.front());
}

}  // namespace

bool means(const std::string& typed, const std::string& shown) {
    const std::vector<std::string> words = words_of(lowered(typed));
    return !words.empty() && has_words(lowered(shown), words);
}

std::optional<std::int32_t> number_in(std::string_view word) {
    std::int32_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return value;
}

std::string lowered(std::string_view letters) {
    std::string lower;
    for (std::size_t at = 0; at < letters.size();)
        text::append_character(lower, text::lower(text::next_character(letters, at)));
    return lower;
}

std::string without_facts(const std::string& shown) {
    const std::size_t open = shown.find(" (");
    if (open == std::string::npos) return shown;
    const std::size_t close = shown.rfind(')');
    return shown.substr(0, open) + (close == std::string::npos ? "" : shown.substr(close + 1));
}

std::string trimmed(const std::string& line) {
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first == std::string::npos) return "";
    return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

std::pair<std::string, std::string> first_word(const std::string& line) {
    const std::size_t space = line.find(' ');
    if (space == std::string::npos) return {lowered(line), ""};
    return {lowered(line.substr(0, space)), trimmed(line.substr(space + 1))};
}

std::string_view command_of(const std::string& line) {
    const std::string said = first_word(line).first;
    for (const auto& [word, meant] : kCommands)
        if (word == said) return meant;
    return "";
}

std::optional<bool> yes_or_no(const std::string& line) {
    const std::string word = lowered(line);
    for (std::string_view yes : {"y", "yes", "s", "sì", "si", "1"})
        if (word == yes) return true;
    for (std::string_view no : {"n", "no", "2", "0"})
        if (word == no) return false;
    return std::nullopt;
}

std::string how_to_answer(const Question& question, const scene::Words& words) {
    switch (question.shape) {
        case Shape::choose_one: return words.ui("how.single");
        case Shape::choose_some: {
            if (question.ordered)
                return question.least == static_cast<std::int32_t>(question.own())
                           ? words.ui("how.order")
                           : fmt::format("{} {}", words.ui("how.in_order"), question.most);
            if (question.least == question.most)
                return question.least == 1 ? words.ui("how.single")
                                           : fmt::format("{} {}", words.ui("how.exactly"), question.least);
            const bool all = question.most >= static_cast<std::int32_t>(question.own());
            const char* how = question.least > 0 ? "how.several" : all ? "how.some" : "how.few";
            return fmt::format("{} ({}–{})", words.ui(how), question.least, question.most);
        }
        case Shape::amount:
            return fmt::format("{} ({}–{})", words.ui("how.amount"), question.least, question.most);
        case Shape::distribute:
        case Shape::record: return fmt::format("{} ({})", words.ui("how.numbers"), question.options.size());
        case Shape::confirm: return words.ui("yes_or_no");
        case Shape::read: return words.ui("how.read");
    }
    return "";
}

Parsed parse_answer(const Question& question, const std::string& line,
                    const std::vector<std::string>& shown) {
    Parsed parsed;
    Answer answer;
    if (question.shape == Shape::read) return {answer, ""};
    if (question.shape == Shape::confirm) {
        if (const auto yes = yes_or_no(line)) parsed.answer = Answer{{*yes ? 1 : 0}};
        return parsed;
    }
    const std::vector<std::string> words = words_of(line);
    if (question.shape == Shape::choose_one) {
        if (line.empty()) return parsed;
        if (const auto option = option_of(line, shown, parsed.problem))
            answer.values = {*option};
        else
            return parsed;
    } else if (question.shape == Shape::choose_some) {
        const std::string word = lowered(line);
        if (is_all(word) || (word.empty() && question.ordered))  // the order in which they stand
            for (std::int32_t i = 0; i < static_cast<std::int32_t>(shown.size()); ++i)
                answer.values.push_back(i);
        else if (!word.empty() && word != "0" && !is_none(word))
            for (const std::string& each : words) {
                const auto option = option_of(each, shown, parsed.problem);
                if (!option) return parsed;
                answer.values.push_back(*option);
            }
    } else {
        for (const std::string& each : words) {
            const auto value = number_in(each);
            if (!value) return parsed;
            answer.values.push_back(*value);
        }
    }
    if (misfit(question, answer).empty()) parsed.answer = answer;
    return parsed;
}

}  // namespace tankard::terminal
