// Marks on a terminal: bold, dim, colour. Colour never says anything alone; without a terminal, or with
// NO_COLOR set, there is none.
#pragma once

#include <string>
#include <string_view>

namespace tankard::terminal {

enum class Ink { plain, bold, dim, red, green, yellow, blue };

class Style {
 public:
    explicit Style(bool colours) : colours_(colours) {}
    /// Decided by the terminal and the environment.
    static Style of_this_terminal();
    std::string operator()(Ink ink, std::string_view text) const;
    /// As it may go to the terminal: these marks stay, and of all else what text::visible_lines has.
    std::string shown(std::string_view text) const;

 private:
    bool colours_;
};

/// Columns of a page: those of the terminal, from 40 to 120; 80 where there is none.
int columns();
/// Lines of the terminal, of which the last one is the prompt's; 24 where there is none.
int lines_of_screen();

}  // namespace tankard::terminal
