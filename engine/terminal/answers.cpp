#include "terminal/answers.h"

#include "text/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <initializer_list>
#include <numeric>
#include <set>
#include <system_error>

#include <fmt/format.h>

namespace tankard::terminal {
namespace {

/// The terminal's own words, and what people may say instead.
constexpr std::pair<std::string_view, std::string_view> kCommands[] = {
    {"help", "help"},         {"?", "help"},           {"aiuto", "help"},   {"why", "why"},
    {"perché", "why"},        {"perche", "why"},       {"undo", "undo"},    {"annulla", "undo"},
    {"back", "undo"},         {"indietro", "undo"},    {"redo", "redo"},    {"ripeti", "redo"},
    {"log", "log"},           {"diario", "log"},       {"sheet", "sheet"},  {"scheda", "sheet"},
    {"correct", "correct"},   {"correggi", "correct"}, {"cards", "cards"},  {"carte", "cards"},
    {"table", "table"},       {"tavolo", "table"},     {"save", "save"},    {"salva", "save"},
    {"quit", "quit"},         {"exit", "quit"},        {"esci", "quit"},    {"always", "always"},
    {"sempre", "always"},     {"give", "give"},        {"cedi", "give"},    {"inspect", "inspect"},
    {"ispeziona", "inspect"}, {"throw", "throw"},      {"lancia", "throw"}, {"tale", "tale"},
    {"racconto", "tale"},     {"sight", "sight"},      {"vista", "sight"},  {"hand", "hand"},
    {"mano", "hand"},         {"look", "look"},        {"guarda", "look"}};

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

bool has_some(const std::string& option, const std::vector<std::string>& words) {
    return std::any_of(words.begin(), words.end(),
                       [&](const std::string& word) { return has_word(option, word); });
}

/// Words that only join others, in both languages: nothing is known by them. "No" and "on" are none: options
/// begin with them, and mean them.
bool joins_words(const std::string& word) {
    static const std::set<std::string, std::less<>> all{
        "the",  "a",     "an",   "of",    "to",    "at",    "for",   "with",  "from", "by",    "and",   "or",
        "its",  "that",  "this", "il",    "lo",    "la",    "gli",   "le",    "i",    "l",     "un",    "uno",
        "una",  "di",    "del",  "dello", "della", "dei",   "degli", "delle", "al",   "allo",  "alla",  "ai",
        "agli", "alle",  "da",   "dal",   "dallo", "dalla", "dai",   "dalle", "nel",  "nello", "nella", "con",
        "sul",  "sulla", "per",  "e",     "ed",    "o",     "che",   "you",   "your", "it",    "is",    "are",
        "be",   "as",    "if",   "but",   "suo",   "sua",   "tuo",   "tua",   "ma",   "è",     "si"};
    return all.contains(word);
}

/// Words without those.
std::vector<std::string> without_joints(std::vector<std::string> words) {
    std::erase_if(words, joins_words);
    return words;
}

/// The words that an option can be known by: its first, names, numbers, squares, and whatever is long. The
/// short ones between them are mortar: "go" is not what "Unlock the trapdoor and go down" is about.
std::string telling(const std::string& shown) {
    constexpr std::size_t kLong = 3;  ///< letters
    std::string all;
    for (const std::string& word : words_of(shown)) {
        const std::size_t letter = word.find_first_not_of("([");
        std::size_t at = letter == std::string::npos ? 0 : letter;
        const std::size_t begins = at;
        const char32_t first = text::next_character(word, at);
        const bool name =
            text::lower(first) != first || word.find_first_of("0123456789") != std::string::npos;
        const std::size_t inner = word.find_last_of("'’-");  // "d'oro", "half-price"
        const bool tells = word.size() - begins >= kLong && !joins_words(lowered(word));
        if (all.empty() || name || tells || inner != std::string::npos)
            all += (all.empty() ? "" : " ") + word;
    }
    return lowered(all);
}

bool is_one_of(const std::string& typed, std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), typed) != words.end();
}
// What answers a question for several things, and is never part of an option's name.
bool is_all(const std::string& typed) { return is_one_of(typed, {"all", "tutto", "tutti", "tutte"}); }
bool is_none(const std::string& typed) { return is_one_of(typed, {"none", "nessuno", "nessuna"}); }

/// "1-4, 7"
std::string ranges(std::vector<int> numbers) {
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    std::string all;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t last = i;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1)
            ++last;
        all += fmt::format("{}{}", all.empty() ? "" : ", ", numbers[i]);
        if (last > i) all += fmt::format("-{}", numbers[last]);
        i = last + 1;
    }
    return all;
}

/// Without what sentences end with: who copies a line may copy its full stop.
std::string without_stop(std::string words) {
    while (!words.empty() && std::string_view(".,;:!)").find(words.back()) != std::string_view::npos)
        words.pop_back();
    return words;
}

/// The options that have all the words, of which some must tell something.
std::vector<std::size_t> fitting_words(const std::vector<std::string>& words,
                                       const std::vector<std::string>& shown, bool with_facts) {
    const std::vector<std::string> known_by = without_joints(words);
    std::vector<std::size_t> fitting;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const std::string option = with_facts ? shown[i] : without_facts(shown[i]);
        if (has_words(lowered(option), words) && has_some(telling(option), known_by)) fitting.push_back(i);
    }
    return fitting;
}

/// An option by its number, by its name, or by words that only one option has. Of equal ones the first.
std::optional<std::int32_t> option_of(const std::string& typed, const std::vector<std::string>& shown,
                                      const std::vector<int>& numbers, Parsed& parsed) {
    if (const auto value = number_in(without_stop(typed))) {
        const auto found = std::find(numbers.begin(), numbers.end(), *value);
        if (found != numbers.end()) return static_cast<std::int32_t>(found - numbers.begin());
        parsed.problem = ranges(numbers);
        return std::nullopt;
    }
    const std::string wanted = without_stop(lowered(typed));
    const std::vector<std::string> words = words_of(wanted);
    if (words.empty()) return std::nullopt;
    const bool reserved = is_all(wanted) || is_none(wanted);
    for (std::size_t i = 0; i < shown.size(); ++i)
        if (lowered(without_facts(shown[i])) == wanted) return static_cast<std::int32_t>(i);
    if (reserved) return std::nullopt;
    std::vector<std::size_t> fitting = fitting_words(words, shown, false);
    std::vector<std::size_t> ending;  // "mage" is the Mage rather than the Red Mage: the shorter of these
    for (std::size_t i : fitting)
        if (lowered(without_facts(shown[i])).ends_with(wanted)) ending.push_back(i);
    const auto length = [&](std::size_t i) { return without_facts(shown[i]).size(); };
    if (!ending.empty() && ending.size() == fitting.size()) {
        const std::size_t best =
            *std::min_element(ending.begin(), ending.end(),
                              [&](std::size_t a, std::size_t b) { return length(a) < length(b); });
        std::erase_if(ending, [&](std::size_t i) { return length(i) > length(best); });
        fitting = ending;
    }
    // Words of what stands in brackets, such as a hero's class; then without "the" and the like.
    if (fitting.empty()) fitting = fitting_words(words, shown, true);
    if (fitting.empty()) fitting = fitting_words(without_joints(words), shown, true);
    if (fitting.empty()) return std::nullopt;
    std::set<std::string> different;
    for (std::size_t i : fitting)
        if (different.insert(shown[i]).second) parsed.fitting.push_back(i);
    if (parsed.fitting.size() > 1) return std::nullopt;
    parsed.fitting.clear();
    return static_cast<std::int32_t>(fitting.front());
}

/// "2x3": line 2 three times; anything else once.
std::pair<std::string, int> how_often(const std::string& typed) {
    constexpr int kMost = 99;
    const std::size_t sign = typed.find_first_of("xX*");
    if (sign == std::string::npos) return {typed, 1};
    const auto times = number_in(std::string_view(typed).substr(sign + 1));
    if (!number_in(std::string_view(typed).substr(0, sign)) || !times || *times < 1 || *times > kMost)
        return {typed, 1};
    return {typed.substr(0, sign), *times};
}

/// What is named one by one: between commas a name of several words, elsewhere each word.
std::vector<std::string> named(const std::string& line, const std::vector<std::string>& shown,
                               const std::vector<int>& numbers) {
    std::vector<std::string> all;
    std::string part;
    for (char letter : line + ",") {
        if (letter != ',') {
            part += letter;
            continue;
        }
        std::vector<std::string> words = words_of(part);
        // "coin coin" are two, and so are "2 3".
        const bool name =
            words.size() > 1 && std::set<std::string>(words.begin(), words.end()).size() == words.size() &&
            std::none_of(words.begin(), words.end(),
                         [](const std::string& word) { return word.front() >= '0' && word.front() <= '9'; });
        Parsed ignored;
        if (name && option_of(trimmed(part), shown, numbers, ignored))
            all.push_back(trimmed(part));
        else
            all.insert(all.end(), words.begin(), words.end());
        part.clear();
    }
    return all;
}

/// Of options that wear one number the first that is not chosen yet; the same again if all are.
std::int32_t next_equal(std::int32_t option, const std::vector<int>& numbers,
                        const std::vector<std::int32_t>& chosen) {
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (numbers[i] == numbers[static_cast<std::size_t>(option)] &&
            std::find(chosen.begin(), chosen.end(), static_cast<std::int32_t>(i)) == chosen.end())
            return static_cast<std::int32_t>(i);
    return option;
}

}  // namespace

bool means(const std::string& typed, const std::string& shown) {
    const std::vector<std::string> words = without_joints(words_of(lowered(typed)));
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

std::optional<Answer> all_of(const Question& question) {
    if (question.shape != Shape::choose_some || question.ordered) return std::nullopt;
    Answer all;
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(question.options.size()); ++i)
        all.values.push_back(i);
    if (!misfit(question, all).empty()) return std::nullopt;
    return all;
}

std::optional<std::size_t> only_answer(const Question& question) {
    if (question.shape == Shape::choose_one && question.own() == 1) return 0;
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
            if (question.least > 0)
                return fmt::format("{} {}–{}", words.ui("how.several"), question.least, question.most);
            if (question.most == 1 && words.language().has(intern("ui.how.one_or_none")))
                return words.ui("how.one_or_none");
            return all ? words.ui("how.some") : fmt::format("{} {}", words.ui("how.few"), question.most);
        }
        case Shape::amount:
            return fmt::format("{} ({}–{})", words.ui("how.amount"), question.least, question.most);
        case Shape::distribute:
        case Shape::record: return fmt::format("{} {}", words.ui("how.numbers"), question.options.size());
        case Shape::confirm: return words.ui("yes_or_no");
        case Shape::read: return words.ui("how.read");
    }
    return "";
}

Parsed parse_answer(const Question& question, const std::string& line, const std::vector<std::string>& shown,
                    std::vector<int> numbers) {
    if (numbers.empty()) {
        numbers.resize(shown.size());
        std::iota(numbers.begin(), numbers.end(), 1);
    }
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
        if (const auto option = option_of(line, shown, numbers, parsed))
            answer.values = {*option};
        else
            return parsed;
    } else if (question.shape == Shape::choose_some) {
        const std::string word = lowered(line);
        if (is_all(word) || (word.empty() && question.ordered))  // the order in which they stand
            for (std::int32_t i = 0; i < static_cast<std::int32_t>(shown.size()); ++i)
                answer.values.push_back(i);
        else if (word.empty())  // a key pressed once too often gives nothing away
            return parsed;
        else if (word != "0" && !is_none(word))
            for (const std::string& each : named(line, shown, numbers)) {
                const auto [what, times] = how_often(each);
                for (int i = 0; i < times; ++i) {
                    const auto option = option_of(what, shown, numbers, parsed);
                    if (!option) return parsed;
                    answer.values.push_back(next_equal(*option, numbers, answer.values));
                }
            }
    } else {
        for (const std::string& each : words) {
            const auto value = number_in(each);
            if (!value) return parsed;
            answer.values.push_back(*value);
        }
    }
    if (misfit(question, answer).empty()) parsed.answer = answer;
    const std::set<std::int32_t> different(answer.values.begin(), answer.values.end());
    parsed.repeats = question.shape == Shape::choose_some && different.size() < answer.values.size();
    return parsed;
}

}  // namespace tankard::terminal
