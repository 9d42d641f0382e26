// A noun with what a sentence needs to know of it: its forms, its gender, and how it begins.
//
// In a text file: `{ one = "gnomo", other = "gnomi", gender = "m" }`, with `proper = true` for a name that
// takes no article, `starts = "vowel" | "consonant" | "impure"` where the sound is not what the letters say
// (English "unicorn", Italian "hobbit"), or `article = "lo"` which says the same by example; "gli", "i", "le"
// or "some" marks a noun that has only a plural (stivali, boots). A plain text is a title: it takes no
// article.
#pragma once

#include "registry/definition.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::text {

enum class Form : std::uint8_t { one, other };
enum class Gender : std::uint8_t { m, f, n };
/// How a word begins, for the article before it. Impure (Italian): s + consonant, z, gn, ps, pn, x, y …: *lo*
/// gnomo.
enum class Starts : std::uint8_t { consonant, vowel, impure };
/// What a slot wants before its noun.
enum class Article : std::uint8_t { none, the, a, of, to, from, poss };
enum class Grammar : std::uint8_t { english, italian };

struct Noun {
    std::string one;
    std::string other;  ///< the same as `one` if the file gives none
    bool proper = false;
    bool plural_only = false;
    Gender gender = Gender::m;
    std::optional<Starts> starts;  ///< empty: from the letters, for each form

    const std::string& form(Form form) const { return form == Form::one ? one : other; }

    static Noun title(std::string text);
    /// From a table with a field `one`. What is wrong with it is added to `wrong`, one sentence each.
    static Noun read(Grammar grammar, const Value& table, std::vector<std::string>& wrong);
};

/// How a word begins, by its letters.
Starts starts_of(Grammar grammar, std::string_view word);

/// The noun behind its article or preposition: "an orc", "of the orcs", "orc's"; "l'orco", "degli orchi".
std::string phrase(Grammar grammar, Article article, Form form, const Noun& noun);

}  // namespace tankard::text
