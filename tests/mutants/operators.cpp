#include "mutants/operators.h"

#include "script/lua_words.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>

namespace tankard::mutants {
namespace {

using script::Word;

/// A place in the text: where it begins and how long it is.
struct Place {
    std::size_t at = 0;
    std::size_t length = 0;
};

/// Where words of a kind stand, found again in the text from front to back.
std::vector<Place> places(const std::string& text,
                          const std::function<bool(const std::vector<Word>&, std::size_t)>& fits) {
    std::vector<Place> all;
    const std::vector<Word> words = script::lua_words(text);
    std::size_t from = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].text.empty()) continue;
        const std::size_t at = text.find(words[i].text, from);
        if (at == std::string::npos) continue;
        from = at + words[i].text.size();
        if (fits(words, i)) all.push_back({at, words[i].text.size()});
    }
    return all;
}

std::optional<Place> one(const std::vector<Place>& all, Stream& chance) {
    if (all.empty()) return std::nullopt;
    return all[chance.below(static_cast<std::uint32_t>(all.size()))];
}

bool is_member(const std::vector<Word>& words, std::size_t i) {
    return words[i].kind == Word::Kind::name && i > 0 && (words[i - 1].is(".") || words[i - 1].is(":"));
}
bool is_field(const std::vector<Word>& words, std::size_t i) {
    return words[i].kind == Word::Kind::name && i + 1 < words.size() && words[i + 1].is("=") &&
           (i == 0 || !words[i - 1].is("local"));
}
bool is_text(const std::vector<Word>& words, std::size_t i) {
    return words[i].kind == Word::Kind::text && words[i].text.size() > 2 &&
           words[i].text.find(' ') == std::string::npos;
}
bool is_number(const std::vector<Word>& words, std::size_t i) { return words[i].kind == Word::Kind::number; }
bool is_variable(const std::vector<Word>& words, std::size_t i) {
    return words[i].kind == Word::Kind::name && !script::is_keyword(words[i].text) && !is_member(words, i) &&
           !is_field(words, i) && words[i].text.size() > 2;
}

/// A typing mistake: a letter lost, doubled or exchanged with its neighbour.
std::string mistyped(std::string word, Stream& chance) {
    const std::size_t at = chance.below(static_cast<std::uint32_t>(word.size()));
    switch (chance.below(3)) {
        case 0: word.erase(at, 1); break;
        case 1: word.insert(at, 1, word[at]); break;
        default:
            if (at + 1 < word.size() && word[at] != word[at + 1])
                std::swap(word[at], word[at + 1]);
            else
                word += 'e';
    }
    return word;
}

std::optional<std::string> mistype(const std::string& text, Stream& chance,
                                   bool (*fits)(const std::vector<Word>&, std::size_t)) {
    const auto place = one(places(text, fits), chance);
    if (!place) return std::nullopt;
    std::string changed = text;
    return changed.replace(place->at, place->length, mistyped(text.substr(place->at, place->length), chance));
}

std::optional<std::string> without_line(const std::string& text, Stream& chance) {
    std::vector<Place> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        const std::string line = text.substr(at, end - at);
        const std::size_t first = line.find_first_not_of(" \n");
        if (first != std::string::npos && line.compare(first, 2, "--") != 0) lines.push_back({at, end - at});
        at = end;
    }
    const auto place = one(lines, chance);
    if (!place) return std::nullopt;
    std::string changed = text;
    return changed.erase(place->at, place->length);
}

std::optional<std::string> far_number(const std::string& text, Stream& chance) {
    const auto place = one(places(text, is_number), chance);
    if (!place) return std::nullopt;
    std::string changed = text;
    return changed.replace(place->at, place->length, chance.below(2) == 0 ? "100000" : "1.5");
}

std::optional<std::string> text_for_number(const std::string& text, Stream& chance) {
    const auto place = one(places(text, is_number), chance);
    if (!place) return std::nullopt;
    std::string changed = text;
    return changed.replace(place->at, place->length, "\"" + text.substr(place->at, place->length) + "\"");
}

std::optional<std::string> without_bracket(const std::string& text, Stream& chance) {
    const auto place =
        one(places(text,
                   [](const std::vector<Word>& words, std::size_t i) {
                       return words[i].kind == Word::Kind::sign &&
                              std::string_view("(){}").find(words[i].text) != std::string_view::npos;
                   }),
            chance);
    if (!place) return std::nullopt;
    std::string changed = text;
    return changed.erase(place->at, place->length);
}

std::optional<std::string> without_comma(const std::string& text, Stream& chance) {
    const auto place = one(
        places(text, [](const std::vector<Word>& words, std::size_t i) { return words[i].is(","); }), chance);
    if (!place) return std::nullopt;
    std::string changed = text;
    return changed.erase(place->at, place->length);
}

std::optional<std::string> dot_for_colon(const std::string& text, Stream& chance) {
    const auto place = one(
        places(text, [](const std::vector<Word>& words, std::size_t i) { return words[i].is(":"); }), chance);
    if (!place) return std::nullopt;
    std::string changed = text;
    return changed.replace(place->at, place->length, ".");
}

std::optional<std::string> argument_more(const std::string& text, Stream& chance) {
    const auto place =
        one(places(text,
                   [](const std::vector<Word>& words, std::size_t i) {
                       return words[i].is("(") && i > 1 && is_member(words, i - 1) && words[i - 2].is(":");
                   }),
            chance);
    if (!place) return std::nullopt;
    std::string changed = text;
    const bool empty = place->at + 1 < text.size() && text[place->at + 1] == ')';
    return changed.insert(place->at + 1, empty ? "7, 7, 7, 7" : "7, 7, 7, ");
}

}  // namespace

const std::vector<Operator>& operators() {
    static const std::vector<Operator> all{
        {"member", "a verb or property mistyped",
         [](const std::string& text, Stream& chance) { return mistype(text, chance, is_member); }},
        {"field", "a field or hook mistyped",
         [](const std::string& text, Stream& chance) { return mistype(text, chance, is_field); }},
        {"name", "an id or text key mistyped",
         [](const std::string& text, Stream& chance) { return mistype(text, chance, is_text); }},
        {"variable", "a variable or function mistyped",
         [](const std::string& text, Stream& chance) { return mistype(text, chance, is_variable); }},
        {"line", "a line lost", without_line},
        {"number", "a number far out, or no whole one", far_number},
        {"type", "a text where a number should be", text_for_number},
        {"bracket", "a bracket lost", without_bracket},
        {"comma", "a comma lost", without_comma},
        {"colon", "a dot for a colon", dot_for_colon},
        {"argument", "values too many", argument_more},
    };
    return all;
}

}  // namespace tankard::mutants
