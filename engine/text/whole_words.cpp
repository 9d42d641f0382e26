#include "text/whole_words.h"

#include <cctype>
#include <cstddef>

namespace tankard::text {
namespace {

bool is_of_a_word(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte >= 0x80 || std::isalnum(byte) != 0;
}

}  // namespace

bool has_words(std::string_view sentence, std::string_view words) {
    for (std::size_t at = sentence.find(words); at != std::string_view::npos;
         at = sentence.find(words, at + 1)) {
        const std::size_t end = at + words.size();
        if ((at == 0 || !is_of_a_word(sentence[at - 1])) &&
            (end == sentence.size() || !is_of_a_word(sentence[end])))
            return true;
    }
    return false;
}

}  // namespace tankard::text
