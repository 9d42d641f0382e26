// The skins of a throw's picture, and how a drawing of triangles and letters gets onto the screen.
#pragma once

#include "window/pages/drawing.h"
#include "window/pages/type.h"
#include "window/paint/palette.h"

#include <string>

#include <SFML/Graphics.hpp>

namespace tankard::window {

class Tabletop {
 public:
    /// `type` and `fonts`, one a face, are the painter's, and outlive it.
    Tabletop(const Type& type, const sf::Font* fonts, const Palette& palette)
        : type_(&type), fonts_(fonts), palette_(palette) {}

    /// How large letters are in the window that is drawn.
    void fit(float em) { em_ = em; }
    void draw(sf::RenderTarget& target, const Drawing& drawing);

 private:
    void draw(sf::RenderTarget& target, const Letter& letter);
    void make();
    void print_target();
    void print_die(const std::string& glyph);
    const sf::Texture* skin(Skin skin) const;

    const Type* type_;
    const sf::Font* fonts_;
    Palette palette_;
    sf::Texture wood_;
    sf::RenderTexture target_;
    sf::RenderTexture die_;
    std::string glyph_;  ///< on the die
    bool made_ = false;
    float em_ = 17;
    float apart_ = 0;  ///< Drawing::apart of what is drawn
    std::vector<sf::Vertex> room_;
};

/// The target's paint without its figures, from above: rings, holes and bones with their worn edges.
sf::Image target_paint(unsigned side, bool high_contrast);

}  // namespace tankard::window
