#include "window/pages/broad_card.h"

#include "window/pages/card_figure.h"
#include "window/pages/card_numbers.h"
#include "window/pages/card_parts.h"
#include "window/pages/card_picture.h"
#include "window/pages/card_words.h"
#include "window/pages/pills.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace tankard::window {
namespace {

/// Pixels: of what is called by its name beside a large figure, and of a joke.
constexpr unsigned kLeastWorded = 13;
constexpr float kBroadFacts = 1.16F;   ///< ems: the letters of its numbers
constexpr float kAboveFlavour = 1.6F;  ///< paddings

/// The letters of its name.
unsigned broad_name(const Ruler& ruler) { return static_cast<unsigned>(ruler.em * 1.3F); }

std::size_t name_lines(const Ruler& ruler, const std::string& name, float w) {
    return ruler.type.wrap(name, Typeface::bold, broad_name(ruler), w).size();
}

/// Where its words are.
Rect broad_text(float w, float h, float picture) {
    const float left = std::round(w * picture);
    return {left, kCardFrame, w - left - kCardFrame, h - 2 * kCardFrame};
}

/// The band with its name, in two lines at most; returns where the next begins.
float put_name(const Ruler& ruler, Piece& piece, const scene::Face& face, const Rect& box) {
    const float pad = ruler.pad();
    const unsigned size = broad_name(ruler);
    const float inside = box.w - 2 * pad;
    const auto lines = std::min<std::size_t>(2, name_lines(ruler, face.name, inside));
    const Rect title{box.x, box.y, box.w, std::ceil(static_cast<float>(lines) * Type::line(size) + pad)};
    piece.shapes.push_back({title, Look::title, face.frame});
    paragraph(ruler, piece, face.name, Typeface::bold, size, Ink::light,
              {box.x + pad, box.y + pad / 2, inside, title.h}, lines);
    return title.bottom() + pad;
}

float put_life(const Ruler& ruler, Piece& piece, const scene::Face& face, float x, float y, float w) {
    const scene::Badge* life = bounded(face);
    if (life == nullptr) return y;
    const Rect groove{x, y, w, std::round(ruler.em * 1.9F)};
    life_bar(ruler, piece, *life, broad_name(ruler), groove);
    return y + (groove.h + ruler.pad() * 0.7F);
}

/// On pills. What a number is called is worth smaller letters.
float put_numbers(const Ruler& ruler, Piece& piece, const scene::Face& face, const Rect& box) {
    const std::vector<scene::Badge> numbers = numbers_of(face);
    auto letters = static_cast<unsigned>(ruler.em * kBroadFacts);
    const auto high = [&](bool named, unsigned size) {
        Piece probe;
        return pills(ruler, probe, numbers, size, {0, 0, box.w, 10'000}, named);
    };
    bool named = false;
    for (unsigned size = letters; !named && size >= std::max<unsigned>(ruler.small(), kLeastWorded); --size) {
        named = high(true, size) <= high(false, letters);
        if (named) letters = size;
    }
    return pills(ruler, piece, numbers, letters, box, named);
}

/// From the top; returns where they end.
float put_words(const Ruler& ruler, Piece& piece, const scene::Face& face, const Rect& box) {
    const float pad = ruler.pad();
    const float x = box.x + pad;
    const float w = box.w - 2 * pad;
    float y = put_name(ruler, piece, face, box);
    y = put_life(ruler, piece, face, x, y, w);
    y = put_numbers(ruler, piece, face, {x, y, w, box.bottom() - y});
    const Rect rest{x, y + pad * 0.3F, w, std::max(0.0F, box.bottom() - y - pad * 0.3F)};
    y = face.clauses.empty()
            ? paragraph(ruler, piece, face.rule, Typeface::regular, ruler.body(), Ink::text, rest)
            : put_clauses(ruler, piece, face.clauses, rest);
    // Soon after the rule, so that the paper may end with it.
    const float end = y + flavour_height(ruler, face.flavour, w) + pad * kAboveFlavour;
    if (ruler.small() >= kLeastWorded)
        put_flavour(ruler, piece, face.flavour, x, w, std::min(end, box.bottom() - pad * 0.6F),
                    box.bottom() - y - pad);
    return y;
}

}  // namespace

Piece broad_card(const Ruler& ruler, const scene::Card& card, float w, float h, float share) {
    Piece piece;
    piece.thing = index(card.id) + 1;
    piece.box = {0, 0, w, h};
    piece.shapes.push_back({piece.box, Look::card, card.face.frame});
    const Rect words = broad_text(w, h, share);
    put_picture(ruler, piece, card.face, {kCardFrame, kCardFrame, words.x - kCardFrame, words.h});
    put_words(ruler, piece, card.face, words);
    let_out(ruler, piece, card.face);
    show_wounds(piece, card);
    return piece;
}

bool has_room(const Ruler& ruler, const scene::Face& face, float w, float h, float picture) {
    const Rect words = broad_text(w, h, picture);
    if (name_lines(ruler, face.name, words.w - 2 * ruler.pad()) > 2) return false;
    scene::Face plain = face;
    plain.flavour.clear();
    Piece probe;
    return put_words(ruler, probe, plain, {words.x, words.y, words.w, 100'000}) <= words.h;
}

}  // namespace tankard::window
