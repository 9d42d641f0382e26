#include "window/pages/card_name.h"

#include <algorithm>
#include <cstddef>
#include <tuple>

namespace tankard::window {
namespace {

constexpr float kTitled = 90;         ///< pixels of width in which kLeastTitle holds
constexpr float kLeastName = 0.77F;   ///< of the body's letters …
constexpr float kLeastSmall = 0.62F;  ///< … on a small card, which is read in large
constexpr float kLeastNarrow = 0.6F;  ///< … where next to nothing of a card is seen
constexpr float kReadable = 0.82F;    ///< a name is rather in three lines than smaller

float longest_word(const CardBreadth& card, const std::string& name, unsigned size) {
    return card.ruler.type.longest_word(name, Typeface::bold, size);
}

/// In letters of that size, whether or not it has room; returns whether it does, in so many lines.
bool write(const CardBreadth& card, const std::string& name, unsigned size, std::size_t lines,
           CardName& own) {
    own = {card.ruler.type.wrap(name, Typeface::bold, size, card.inside()), size};
    return own.lines.size() <= lines && longest_word(card, name, size) <= card.inside();
}

/// In more lines rather than so small that it cannot be read.
bool write_readable(const CardBreadth& card, const std::string& name, CardName& own) {
    const unsigned body = card.ruler.body();
    const auto least = static_cast<unsigned>(std::min(kLeastTitle, static_cast<float>(body)));
    for (const std::size_t lines : {std::size_t{1}, std::size_t{2}, std::size_t{3}})
        for (unsigned size = body; size >= std::max(least, lines == 1 ? body - 2 : 0); --size)
            if (write(card, name, size, lines, own)) return true;
    return false;
}

/// As large as it fits. `covered`: of the body's letters, the smallest that can be read on a covered card.
bool write_smaller(const CardBreadth& card, const std::string& name, float covered, CardName& own) {
    const auto body = static_cast<float>(card.ruler.body());
    const bool small = card.is_small();
    const float least_name = small ? kLeastSmall : kLeastName;
    const float readable = small ? kLeastSmall : kReadable;
    const std::size_t most_lines = small ? 2 : 3;
    for (const auto& [most, least, lines] :
         {std::tuple{0.92F, readable, std::size_t{2}},
          {0.92F, readable, most_lines},
          {readable, least_name, most_lines},
          {0.76F, small || !card.is_covered() ? 0.0F : covered, std::size_t{3}}})
        for (auto size = static_cast<unsigned>(body * most);
             size >= std::max(5U, static_cast<unsigned>(body * least)); --size)
            if (write(card, name, size, lines, own)) return true;
    return false;
}

}  // namespace

CardName card_name(const CardBreadth& card, const std::string& name) {
    const unsigned body = card.ruler.body();
    CardName own;
    if (write(card, name, body, 1, own)) return own;
    const float covered = kLeastTitle / static_cast<float>(body);
    if (card.is_narrow() && longest_word(card, name, body) * std::min(kLeastNarrow, covered) > card.inside())
        return {{}, body};
    if (card.seen >= kTitled && write_readable(card, name, own)) return own;
    if (!write_smaller(card, name, covered, own) && card.is_covered() && !card.is_small()) own.lines.clear();
    return own;
}

}  // namespace tankard::window
