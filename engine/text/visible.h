// What strangers wrote, fit for a screen: texts of adventures, keys, names of players, save points and files,
// words of a command line. Everything foreign goes through here before a terminal or a window shows it, so
// that it can neither command a terminal, nor turn the direction of writing, nor look like something else.
//
// What becomes of a character:
//   escape sequences, format characters (directions, joiners, soft hyphens), variation selectors    nothing
//   other controls, spaces of unusual width                                                 a plain space
//   separators of lines and paragraphs                                     a line break, or a plain space
//   a byte that is no UTF-8, private use, unassigned, noncharacters                                 U+FFFD
//   private use that is a drawing (text/drawings.h)                                       stays
//   more than four marks on one letter, a mark without a letter                                     nothing
// Anything else stays as it is. What has gone through once does not change if it goes through again.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tankard::text {

/// Letters of a sentence that quotes somebody.
inline constexpr std::size_t kLongSentence = 600;
/// Letters of a name: a player's, a save point's, an adventure's.
inline constexpr std::size_t kLongName = 60;

/// One line of at most `most` letters; what is longer is cut between two letters and ends in "…".
std::string visible_line(std::string_view text, std::size_t most = kLongSentence);

/// Prose: its line breaks stay, and it may be as long as it is.
std::string visible_lines(std::string_view text);

}  // namespace tankard::text
