// Letters and drawings of the fonts, put into a batch.
#pragma once

#include "window/pages/type.h"
#include "window/paint/batch.h"
#include "window/paint/palette.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>

#include <SFML/Graphics.hpp>

namespace tankard::window {

class Lettering {
 public:
    /// Both outlive it. std::runtime_error with a sentence if SFML cannot read a font.
    Lettering(const Type& type, const Palette& palette);

    std::span<sf::Font, kFaces> fonts() { return fonts_; }
    /// So many pixels a pixel of what is put into the batch is drawn with.
    unsigned fine() const { return fine_; }
    void set_fine(unsigned fine) { fine_ = fine; }

    void text(Batch& batch, const Text& text, float dx, float dy);
    /// From one colour at its head to another at its foot.
    void text(Batch& batch, const Text& text, float dx, float dy, sf::Color head, sf::Color foot);
    /// Where letters of a face and a size go; drawings lie lower than all that is written, unless they are
    /// read as well (`sign`).
    static Strokes& strokes(Batch& batch, std::uint8_t face, unsigned size, bool sign = false);
    /// What is written is drawn; with smoothed letters where they are `turned` or made larger than shown.
    void draw(sf::RenderTarget& target, const Batch& batch, bool drawings, bool turned);

    /// A letter as it is drawn.
    struct Cut {
        std::uint8_t face = 0;
        float advance = 0;
        sf::FloatRect bounds;
        sf::FloatRect from;  ///< in the face's texture
    };
    const Cut& cut(char32_t letter, Typeface face, unsigned size);
    /// Where the first letter of a text begins.
    float left_of(const Text& text, float dx) const;

 private:
    const Type& type_;
    const Palette& palette_;
    sf::Font fonts_[kFaces];
    std::unordered_map<std::uint64_t, Cut> cuts_;
    unsigned fine_ = 1;
};

}  // namespace tankard::window
