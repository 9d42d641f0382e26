#include "script/one_line.h"

namespace tankard::script {
namespace {

constexpr std::size_t kLongest = 600;  // bytes of a sentence

}  // namespace

std::string as_one_line(std::string_view text) {
    std::string line(text.substr(0, kLongest));
    if (text.size() > kLongest) {
        while (!line.empty() && (static_cast<unsigned char>(line.back()) & 0xc0) == 0x80)
            line.pop_back();
        line.pop_back();
        line += "…";
    }
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto letter = static_cast<unsigned char>(line[i]);
        const bool pair = letter == 0xc2 && i + 1 < line.size() && (line[i + 1] & 0xe0) == 0x80;  // U+0080 …
        if (letter < ' ' || letter == 0x7f || pair) line[i] = ' ';
        if (pair) line[++i] = ' ';
    }
    return line;
}

}  // namespace tankard::script
