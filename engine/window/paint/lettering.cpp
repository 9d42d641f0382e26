#include "window/paint/lettering.h"

#include "text/drawings.h"
#include "window/paint/textures.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr unsigned kFiner = 2;  ///< so many times as large letters are made that would suffer

/// Fitted to pixels, letters of the bold face lose strokes: small ones altogether (an N becomes two posts), a
/// W up to another size (its slanting ones turn grey), and so far letters with accents too (a foot of theirs
/// turns into a blot). They are made larger, and shown at half their size.
bool suffers(Typeface face, char32_t letter, unsigned size) {
    constexpr unsigned kAny = 12;
    constexpr unsigned kSlanting = 21;
    const bool accented = letter >= U'\u00C0' && letter <= U'\u024F';
    return face == Typeface::bold && size <= (letter == U'W' || accented ? kSlanting : kAny);
}
/// Whether letters of that size may be such: the same letters at their own size are no worse for it.
bool is_halved(std::uint8_t face, unsigned size) {
    return size % kFiner == 0 && suffers(static_cast<Typeface>(face), U'W', size / kFiner);
}

/// Drawings, and glyphs that serve without them; figures and what belongs to sums lie below.
bool is_sign(char32_t letter) { return letter >= 0x2300; }

/// Where a glyph lies in one direction: what is hardly a pixel, such as a minus sign of small letters, has a
/// whole one, as between two of them it would not be drawn at all.
std::pair<float, float> drawn(float from, float wide) {
    constexpr float kThin = 1.5F;
    if (wide >= kThin) return {from, from + wide};
    const float pixel = std::round(from);
    return {pixel, pixel + 1};
}

}  // namespace

Lettering::Lettering(const Type& type, const Palette& palette) : type_(type), palette_(palette) {
    for (std::size_t i = 0; i < kFaces; ++i)
        if (!type.files().path[i].empty() && !fonts_[i].loadFromFile(type.files().path[i]))
            throw std::runtime_error(fmt::format("the font {} cannot be read", type.files().path[i]));
}

const Lettering::Cut& Lettering::cut(char32_t letter, Typeface face, unsigned size) {
    const std::uint64_t key =
        std::uint64_t{letter} << 32 | std::uint64_t{size} << 8 | static_cast<std::uint64_t>(face);
    const auto [known, fresh] = cuts_.try_emplace(key);
    if (fresh) {
        const Typeface own = type_.face_of(letter, face);
        const sf::Glyph& glyph = fonts_[static_cast<std::size_t>(own)].getGlyph(letter, size, false);
        known->second = {static_cast<std::uint8_t>(own), type_.advance(letter, face, size), glyph.bounds,
                         sf::FloatRect(glyph.textureRect)};
    }
    return known->second;
}

float Lettering::left_of(const Text& text, float dx) const {
    const float left = text.box.x + dx;
    if (text.align == Align::left) return left;
    const float room = text.box.w - type_.width(text.words, static_cast<Typeface>(text.face), text.size);
    return left + (text.align == Align::centre ? room / 2 : room);
}

void Lettering::text(Batch& batch, const Text& text, float dx, float dy) {
    const sf::Color colour = palette_.ink(text.ink);
    this->text(batch, text, dx, dy, colour, text.ink == Ink::figure ? palette_.foot("") : colour);
}

void Lettering::text(Batch& batch, const Text& text, float dx, float dy, sf::Color colour, sf::Color foot) {
    const auto face = static_cast<Typeface>(text.face);
    float x = std::round(left_of(text, dx));
    const float y = std::round(text.box.y + dy + Type::baseline(text.size));
    Strokes* into = nullptr;
    std::uint8_t last = kFaces;
    unsigned last_size = 0;
    char32_t before = 0;
    const sf::Color sign = text.tint.empty() ? colour : palette_.sign(text.tint, text.ink);
    for (char32_t letter : letters_of(text.words)) {
        if (text.ink == Ink::body) letter = text::body_of(letter);
        if (letter == 0) continue;
        x += Type::kern(std::exchange(before, letter), letter, face, text.size);
        const unsigned times = suffers(face, letter, text.size) ? std::max(fine_, kFiner) : fine_;
        const unsigned size = text.size * times;
        const auto fine = static_cast<float>(times);
        const Cut& cut = this->cut(letter, face, size);
        if (cut.face != last || size != last_size) {
            last = cut.face;
            last_size = size;
            into = &strokes(batch, last, size, text.sign);
        }
        if (cut.bounds.width > 0) {
            const auto [left, right] = drawn(x + cut.bounds.left / fine, cut.bounds.width / fine);
            const auto [top, bottom] = drawn(y + cut.bounds.top / fine, cut.bounds.height / fine);
            const float from_right = cut.from.left + cut.from.width;
            const float from_bottom = cut.from.top + cut.from.height;
            const bool tinted = !text.tint.empty() && is_sign(letter);
            const sf::Color head = tinted ? sign : colour;
            const sf::Color feet = tinted ? sign : foot;
            const sf::Vertex corners[] = {{{left, top}, head, {cut.from.left, cut.from.top}},
                                          {{right, top}, head, {from_right, cut.from.top}},
                                          {{right, bottom}, feet, {from_right, from_bottom}},
                                          {{left, bottom}, feet, {cut.from.left, from_bottom}}};
            into->insert(into->end(), std::begin(corners), std::end(corners));
            if (face == Typeface::bold && last == static_cast<std::uint8_t>(Typeface::icon))
                for (sf::Vertex corner : corners) {  // that face has no bold: twice, a little apart
                    corner.position.x += 1;
                    into->push_back(corner);
                }
        }
        x += times == fine_ ? cut.advance / fine
                            : type_.advance(letter, face, text.size * fine_) / static_cast<float>(fine_);
    }
}

Strokes& Lettering::strokes(Batch& batch, std::uint8_t face, unsigned size, bool sign) {
    const bool drawn = face == static_cast<std::uint8_t>(Typeface::drawing) && !sign;
    return batch.texts[{drawn, face, size}];
}

void Lettering::draw(sf::RenderTarget& target, const Batch& batch, bool drawings, bool turned) {
    for (const auto& [key, vertices] : batch.texts)
        if (!vertices.empty() && key.drawn == drawings)
            target.draw(vertices.data(), vertices.size(), sf::Quads,
                        sf::RenderStates(&letters(fonts_[key.face].getTexture(key.size),
                                                  turned || is_halved(key.face, key.size))));
}

}  // namespace tankard::window
