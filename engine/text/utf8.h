// UTF-8 for front ends: how wide a text is on a terminal, breaking it into lines, fitting it into a column,
// capitals.
//
// Nothing here asks the locale. A byte that is not UTF-8 counts as one replacement character and is never
// dropped, so any text may come in. Letters are never cut through, and a combining mark stays with its
// letter.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::text {

/// The character at `at`, which moves behind it; U+FFFD for one byte that is not UTF-8. `at` must be inside
/// the text.
char32_t next_character(std::string_view text, std::size_t& at);

void append_character(std::string& text, char32_t character);

/// Without its last character; an empty text stays.
void remove_last_character(std::string& text);

/// Columns on a terminal: combining marks and controls 0, East Asian wide characters and emoji 2, all
/// others 1.
int width(char32_t character);
int width(std::string_view text);

/// Lines of at most `columns` columns, broken at spaces; a word that is too long is cut. Every line but the
/// first of a paragraph ('\n' ends one) begins with `indent` spaces. Runs of spaces become one; a no-break
/// space stays. At least one line; the columns behind the indent are taken to be at least two.
std::vector<std::string> wrap(std::string_view text, int columns, int indent = 0);

/// Exactly `columns` columns: filled up with spaces, or cut with "…" at the end. For a text of one line.
std::string fit(std::string_view text, int columns);

/// What stands between spaces.
std::vector<std::string_view> split_words(std::string_view text);

/// The capital of a letter, if that is one letter whose small letter it is; anything else as it is.
char32_t upper(char32_t letter);
char32_t lower(char32_t letter);
bool is_letter(char32_t character);

/// With a capital at the beginning, behind opening quotes and the like. A text that begins with a digit
/// stays.
std::string capitalise(std::string_view text);

/// A key or id that has no text, in plain letters: "trophy.01_set_menu" is "set menu".
std::string spelt_out(std::string_view key);

}  // namespace tankard::text
