#include "terminal/paper.h"

#include "terminal/style.h"
#include "text/utf8.h"

namespace tankard::terminal {

std::string rule(std::string_view stroke, int columns) {
    std::string all;
    for (int i = 0; i < columns; ++i)
        all += stroke;
    return all;
}

std::vector<std::string> hanging(std::string_view prefix, std::string_view text) {
    const int indent = text::width(prefix);
    std::vector<std::string> lines = text::wrap(text, columns() - indent);
    for (std::size_t i = 0; i < lines.size(); ++i)
        lines[i].insert(0, i == 0 ? std::string(prefix) : std::string(static_cast<std::size_t>(indent), ' '));
    return lines;
}

}  // namespace tankard::terminal
