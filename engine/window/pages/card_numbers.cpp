#include "window/pages/card_numbers.h"

#include "window/pages/pills.h"

#include <algorithm>
#include <cmath>

namespace tankard::window {
namespace {

constexpr float kPillLetters = 1.1F;       ///< of the body's letters
constexpr float kLarge = 1.45F;            ///< the same where there is room
constexpr float kPilled = 7.6F;            ///< ems of width: numbers stand on pills
constexpr float kSole = 1.5F;              ///< of the body's letters: the one number that a card is for
constexpr float kSmallNumbers = 0.86F;     ///< of the body's letters, at least …
constexpr float kSmallestNumbers = 0.78F;  ///< … on a small card

}  // namespace

std::vector<scene::Badge> numbers_of(const scene::Face& face) {
    std::vector<scene::Badge> all = face.badges;
    if (const scene::Badge* life = bounded(face)) all.erase(all.begin() + (life - face.badges.data()));
    return all;
}

CardNumbers::CardNumbers(const CardBreadth& card, const scene::Face& face, const Anatomy& common)
    : card_(card), all_(numbers_of(face)), worded_(common.worded), sole_(common.sole), large_(common.large) {
    measure();
}

bool CardNumbers::is_sole() const {
    return all_.size() == 1 && !all_.front().value.empty() && all_.front().value.size() <= 3;
}

float CardNumbers::free_beside() const {
    float high = 0;
    const Piece written = probe(size_, high);
    if (sole_ || told_ < all_.size() || written.texts.empty()) return 0;
    const Rect& last = has_pills() ? written.shapes.back().box : written.texts.back().box;
    return card_.inside() - last.right();
}

std::size_t CardNumbers::told() const {
    float high = 0;
    const Piece written = probe(size_, high);
    const bool shrunk = std::any_of(written.texts.begin(), written.texts.end(),
                                    [this](const Text& text) { return text.size < size_; });
    return shrunk ? 0 : told_;
}

float CardNumbers::put(Piece& piece, const Rect& box) const {
    const std::size_t before = piece.texts.size();
    const float y = write(piece, size_, box);
    if (sole_)
        for (std::size_t i = before; i < piece.texts.size(); ++i)
            piece.texts[i].box.x += std::floor((box.w - piece.texts[i].box.w) / 2);
    return y;
}

void CardNumbers::measure() {
    const float most = card_.is_small() ? 1.5F : 2.5F;
    told_ = all_.size();
    do
        fit();
    while (card_.is_covered() && high_ > most * line(size_) && told_-- > 1);
}

void CardNumbers::fit() {
    int fewest = 1'000;
    const Ruler& ruler = card_.ruler;
    const float least = card_.is_small() ? kSmallestNumbers : kSmallNumbers;
    if (const auto size = static_cast<unsigned>(static_cast<float>(ruler.body()) * kLarge);
        large_ && has_pills() && has_one_line(size)) {
        size_ = size;
        probe(size_, high_);
        return;
    }
    const float most = sole_ ? kSole : has_pills() ? kPillLetters : 1;
    for (const float scale : {most, 0.93F * most, least}) {
        if (fewest <= 1) return;
        const auto size =
            std::max(ruler.small(), static_cast<unsigned>(static_cast<float>(ruler.body()) * scale));
        float high = 0;
        probe(size, high);
        const int lines = static_cast<int>(std::lround(high / line(size)));
        if (lines >= fewest) continue;
        fewest = lines;
        size_ = size;
        high_ = high;
    }
}

bool CardNumbers::has_one_line(unsigned size) const {
    float high = 0;
    const Piece written = probe(size, high);
    return !written.texts.empty() && high <= line(size) &&
           std::all_of(written.texts.begin(), written.texts.end(),
                       [size](const Text& text) { return text.size >= size; });
}

float CardNumbers::write(Piece& piece, unsigned size, const Rect& box) const {
    const std::vector<scene::Badge> told(
        all_.begin(), all_.begin() + static_cast<std::ptrdiff_t>(std::min(told_, all_.size())));
    if (has_pills()) return pills(card_.ruler, piece, told, size, box, worded_);
    return badges(card_.ruler, piece, told, size, Ink::text, box, false, Typeface::bold);
}

bool CardNumbers::has_pills() const { return !sole_ && card_.seen >= card_.ruler.em * kPilled; }

float CardNumbers::line(unsigned size) const { return has_pills() ? pill_line(size) : Type::line(size); }

Piece CardNumbers::probe(unsigned size, float& high) const {
    Piece piece;
    high = write(piece, size, {0, 0, card_.inside(), 100'000});
    return piece;
}

}  // namespace tankard::window
