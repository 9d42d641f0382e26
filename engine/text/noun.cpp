#include "text/noun.h"

#include "text/visible.h"

#include <algorithm>
#include <span>
#include <utility>
#include <variant>

namespace tankard::text {
namespace {

void read_article(Grammar grammar, const std::string& article, Noun& noun, std::vector<std::string>& wrong) {
    struct Example {
        std::string_view article;
        Starts starts;
        bool plural;
    };
    static constexpr Example kEnglish[] = {
        {"a", Starts::consonant, false}, {"an", Starts::vowel, false}, {"some", Starts::consonant, true}};
    static constexpr Example kItalian[] = {{"il", Starts::consonant, false}, {"lo", Starts::impure, false},
                                           {"la", Starts::consonant, false}, {"l'", Starts::vowel, false},
                                           {"i", Starts::consonant, true},   {"gli", Starts::impure, true},
                                           {"le", Starts::consonant, true}};
    const auto examples = grammar == Grammar::english ? std::span<const Example>(kEnglish) : kItalian;
    std::string all;
    for (const Example& example : examples) {
        if (example.article == article) {
            noun.starts = example.starts;
            noun.plural_only = example.plural;
            return;
        }
        all += (all.empty() ? "" : ", ") + std::string(example.article);
    }
    wrong.push_back("'article' should be one of " + all + ", not \"" + article + "\"");
}

template <typename Enum>
std::optional<Enum> word_of(std::span<const std::string_view> words, std::string_view name,
                            const std::string& word, std::vector<std::string>& wrong) {
    std::string all;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == word) return static_cast<Enum>(i);
        all += (all.empty() ? "" : ", ") + std::string(words[i]);
    }
    wrong.push_back("'" + std::string(name) + "' should be one of " + all + ", not \"" + word + "\"");
    return std::nullopt;
}

}  // namespace

Noun Noun::title(std::string text) {
    Noun noun;
    noun.one = noun.other = std::move(text);
    noun.proper = true;
    return noun;
}

Noun Noun::read(Grammar grammar, const Value& table, std::vector<std::string>& wrong) {
    static constexpr std::string_view kFields[] = {"one", "other", "proper", "gender", "starts", "article"};
    static constexpr std::string_view kGenders[] = {"m", "f", "n"};
    static constexpr std::string_view kStarts[] = {"consonant", "vowel", "impure"};
    const bool italian = grammar == Grammar::italian;
    Noun noun;
    noun.gender = italian ? Gender::m : Gender::n;
    for (const auto& [key, value] : table.entries()) {
        const auto* found = std::get_if<std::string>(&key);
        const std::string name = found != nullptr ? *found : "";
        const std::string* word = value.text();
        if (name == "proper") {
            if (value.truth() != nullptr)
                noun.proper = *value.truth();
            else
                wrong.push_back("'proper' should be true or false, not " + value.show());
        } else if (std::find(std::begin(kFields), std::end(kFields), name) == std::end(kFields)) {
            wrong.push_back("a noun has no field '" + name + "'" + or_meant(name, kFields));
        } else if (word == nullptr) {
            wrong.push_back("'" + name + "' should be a text, not " + value.show());
        } else if (name == "one") {
            noun.one = visible_line(*word);
        } else if (name == "other") {
            noun.other = visible_line(*word);
        } else if (name == "article") {
            read_article(grammar, *word, noun, wrong);
        } else if (name == "gender") {
            const auto genders = std::span<const std::string_view>(kGenders).first(italian ? 2 : 3);
            noun.gender = word_of<Gender>(genders, name, *word, wrong).value_or(noun.gender);
        } else {
            const auto starts = std::span<const std::string_view>(kStarts).first(italian ? 3 : 2);
            noun.starts = word_of<Starts>(starts, name, *word, wrong);
        }
    }
    if (noun.one.empty()) wrong.emplace_back("a noun needs a text in 'one'");
    if (noun.other.empty()) noun.other = noun.one;
    return noun;
}

}  // namespace tankard::text
