// A message: a sentence with slots, read once and filled in as often as it is said.
//
//   {slot}                          a number, a name, a noun without an article
//   {the:slot} {a:slot} {of:slot} {to:slot} {from:slot} {poss:slot}
//                                   the noun with its article: "the orc", "dell'ombra"; {The:slot} begins a
//                                   sentence
//   {slot:plural} {the:slot:plural} the noun's plural
//   {slot*n} {the:slot*n}           singular or plural by the number in slot n
//   {n|one=1 card|other={n} cards}  by number; exact numbers first: 0=, zero=, 12=; `other` must be there
//   {g:slot|m=colpito|f=colpita}    by the noun's gender: m, f, n; other= for who has none
//   {slot?text|text}                the first if the slot holds something and not 0; the second may be left
//   out
//
// Texts inside braces may hold braces. `{{` is a brace; `}}` is one outside all braces, while inside them `}`
// always closes. A `|` inside braces always parts two texts. Names of slots: small letters, digits, `_`.
#pragma once

#include "table/name.h"
#include "text/noun.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::text {

struct Branch;

struct Part {
    enum class Kind : std::uint8_t { literal, insert, number, gender, truth };
    Kind kind = Kind::literal;
    std::string literal;
    Name slot;
    Article article = Article::none;
    bool capital = false;
    Form form = Form::one;
    Name count;  ///< insert: the slot whose number chooses the form, if any
    std::vector<Branch> branches;
};

using Message = std::vector<Part>;

struct Branch {
    enum class Case : std::uint8_t { exact, one, other, m, f, n, yes, no };
    Case label = Case::other;
    std::int64_t exact = 0;
    Message text;
};

/// Reads a message. If it is malformed, `wrong` becomes a sentence that says what and at which letter.
Message parse_message(std::string_view text, std::string& wrong);

/// The slots that a message speaks of, sorted, each once.
std::vector<Name> slots_of(const Message& message);

}  // namespace tankard::text
