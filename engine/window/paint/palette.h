// The colours: parchment, ink and a few pigments; or black on white for those who need it.
//
// Each says one thing. Red (Ink::red, Ink::rose, "blood", life, bars and rings of it) is life, Monsters and
// danger, and a throw that misses. Brown and gold are whatever the player is about: who is asked, what may be
// chosen (gilt, glow), what is in focus or has been taken (focus), what most would do (likely), headings
// (Ink::gold). Green is a good end and a gain, beside which a cost is red; blue is what is explained.
// Only signs beside numbers have colours of their own (layout.lua, `tints`), which tell them apart.
#pragma once

#include "window/pages/page.h"

#include <string>

#include <SFML/Graphics/Color.hpp>

namespace tankard::window {

class Palette {
 public:
    explicit Palette(bool high_contrast) : high_contrast_(high_contrast) {}

    bool high_contrast() const { return high_contrast_; }
    sf::Color ink(Ink ink) const;
    /// Of who stands on a card of that colour: pale, with a touch of what the card is about.
    sf::Color figure(const std::string& word) const;
    /// Of a figure's feet, where less light falls.
    sf::Color foot(const std::string& word) const;
    /// Within a seal or a ring of that colour.
    sf::Color sealed(const std::string& word) const;
    /// Of a sign of that pigment among letters of an ink: as dark as they are on paper, as bright on wood.
    sf::Color sign(const std::string& word, Ink ink) const;
    /// A card frame's colour by the layout's word.
    sf::Color frame(const std::string& word) const;
    /// The wood that everything lies on.
    sf::Color table() const;
    /// The same in full light.
    sf::Color lit() const;
    /// Boards and places on it, and their edges.
    sf::Color dark() const;
    sf::Color brass() const;
    /// What is left of a life: hotter the less it is.
    sf::Color life(float share) const;
    /// What went of it lately.
    sf::Color drained() const;
    /// What may be chosen, where light falls on its edge.
    sf::Color gilt() const;
    /// Round cards.
    sf::Color outline() const;
    sf::Color paper() const;
    /// The sheet of questions: darker than what is played with, so that this is seen first.
    sf::Color panel() const;
    sf::Color card() const;
    sf::Color strip() const;
    sf::Color line() const;
    sf::Color glow() const;
    /// The edge of what is looked at or in focus.
    sf::Color focus() const;
    /// The edge of what has been taken.
    sf::Color taken() const;
    /// Over what waits behind a sheet: without a colour of its own, so that nothing below gets another.
    sf::Color veil() const;
    /// Light from behind somebody, where it is brightest.
    sf::Color ray() const;
    /// An answer that most would give.
    sf::Color likely() const;

 private:
    bool high_contrast_;
};

}  // namespace tankard::window
