#include "text/noun.h"
#include "text/utf8.h"

#include <string>
#include <string_view>

namespace tankard::text {
namespace {

/// A vowel without its accent, in lower case; any other letter in lower case.
char32_t plain(char32_t letter) {
    letter = lower(letter);
    if (letter >= 0xE0 && letter <= 0xE6) return 'a';
    if (letter >= 0xE8 && letter <= 0xEB) return 'e';
    if (letter >= 0xEC && letter <= 0xEF) return 'i';
    if ((letter >= 0xF2 && letter <= 0xF6) || letter == 0xF8) return 'o';
    if (letter >= 0xF9 && letter <= 0xFC) return 'u';
    return letter;
}

/// The first letters of a word in plain lower case, from its first letter or digit on.
std::u32string beginning(std::string_view word) {
    std::u32string letters;
    for (std::size_t at = 0; at < word.size() && letters.size() < 8;) {
        const char32_t letter = next_character(word, at);
        if (letters.empty() && !is_letter(letter) && !(letter >= '0' && letter <= '9')) continue;
        letters += plain(letter);
    }
    return letters;
}

bool vowel(char32_t letter) {
    return std::u32string_view(U"aeiou").find(letter) != std::u32string_view::npos;
}

Starts english_start(const std::u32string& word) {
    static constexpr std::u32string_view kSilentH[] = {U"hour", U"honest", U"honor", U"honour", U"heir"};
    static constexpr std::u32string_view kLikeYou[] = {U"unic", U"unif", U"unio", U"uniq", U"unis", U"unit",
                                                       U"univ", U"use",  U"usu",  U"usa",  U"uto",  U"ute",
                                                       U"eu",   U"ewe",  U"once", U"one-", U"one "};
    for (auto start : kSilentH)
        if (word.starts_with(start)) return Starts::vowel;
    for (auto start : kLikeYou)
        if (word.starts_with(start)) return Starts::consonant;
    const bool eleven =
        word == U"11" || word == U"18" || word.starts_with(U"11 ") || word.starts_with(U"18 ");
    return word != U"one" && (vowel(word[0]) || word[0] == '8' || eleven) ? Starts::vowel : Starts::consonant;
}

Starts italian_start(const std::u32string& word) {
    static constexpr std::u32string_view kPairs[] = {U"gn", U"ps", U"pn", U"pt", U"ct", U"ft"};
    const char32_t first = word[0];
    const char32_t second = word.size() > 1 ? word[1] : 0;
    if (first == 'h' && vowel(second)) return Starts::vowel;
    if (vowel(first)) return first == 'i' && vowel(second) ? Starts::impure : Starts::vowel;
    if (first == 'z' || first == 'x' || first == 'y') return Starts::impure;
    if (first == 's' && is_letter(second) && !vowel(second)) return Starts::impure;
    for (auto pair : kPairs)
        if (word.starts_with(pair)) return Starts::impure;
    return Starts::consonant;
}

std::string english(Article article, Form form, const Noun& noun) {
    const bool plural = form == Form::other || noun.plural_only;
    const std::string& word = noun.form(form);
    std::string the = noun.proper ? word : "the " + word;
    switch (article) {
        case Article::none: return word;
        case Article::the: return the;
        case Article::a:
            if (noun.proper || plural) return word;
            return (noun.starts.value_or(starts_of(Grammar::english, word)) == Starts::vowel ? "an " : "a ") +
                   word;
        case Article::of: return "of " + the;
        case Article::to: return "to " + the;
        case Article::from: return "from " + the;
        case Article::poss: return the + (plural && word.ends_with('s') ? "'" : "'s");
    }
    return word;
}

/// The definite article and its contractions go together: il, del, al, dal … `tail` is what follows de-, a-,
/// da-.
struct Definite {
    std::string_view article;
    std::string_view tail;
};

Definite definite(bool plural, bool feminine, Starts starts) {
    if (plural && feminine) return {"le ", "lle "};
    if (plural) return starts == Starts::consonant ? Definite{"i ", "i "} : Definite{"gli ", "gli "};
    if (starts == Starts::vowel) return {"l'", "ll'"};
    if (feminine) return {"la ", "lla "};
    return starts == Starts::impure ? Definite{"lo ", "llo "} : Definite{"il ", "l "};
}

std::string italian_name(Article article, const std::string& word) {
    switch (article) {
        case Article::of:
        case Article::poss: return "di " + word;
        case Article::to: return (beginning(word).starts_with(U'a') ? "ad " : "a ") + word;
        case Article::from: return "da " + word;
        default: return word;
    }
}

std::string italian(Article article, Form form, const Noun& noun) {
    const std::string& word = noun.form(form);
    if (article == Article::none) return word;
    if (noun.proper) return italian_name(article, word);
    const bool plural = form == Form::other || noun.plural_only;
    const bool feminine = noun.gender == Gender::f;
    const Starts starts = noun.starts.value_or(starts_of(Grammar::italian, word));
    const Definite the = definite(plural, feminine, starts);
    const auto joined = [&](std::string_view preposition) {
        return std::string(preposition) + std::string(the.tail) + word;
    };
    switch (article) {
        case Article::the: return std::string(the.article) + word;
        case Article::a:
            if (plural) return joined("de");
            if (feminine) return (starts == Starts::vowel ? "un'" : "una ") + word;
            return (starts == Starts::impure ? "uno " : "un ") + word;
        case Article::to: return joined("a");
        case Article::from: return joined("da");
        default: return joined("de");
    }
}

}  // namespace

Starts starts_of(Grammar grammar, std::string_view word) {
    const std::u32string letters = beginning(word);
    if (letters.empty()) return Starts::consonant;
    return grammar == Grammar::english ? english_start(letters) : italian_start(letters);
}

std::string phrase(Grammar grammar, Article article, Form form, const Noun& noun) {
    return grammar == Grammar::english ? english(article, form, noun) : italian(article, form, noun);
}

}  // namespace tankard::text
