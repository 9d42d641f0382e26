// Draws pages with SFML: parchment and woodcut. Everything of a page goes to the card in a few batches.
#pragma once

#include "window/pages/type.h"
#include "window/paint/batch.h"
#include "window/paint/card_stages.h"
#include "window/paint/creatures.h"
#include "window/paint/ground.h"
#include "window/paint/lettering.h"
#include "window/paint/palette.h"
#include "window/paint/shapes.h"
#include "window/paint/tabletop.h"

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <SFML/Graphics.hpp>

namespace tankard::window {

class Painter {
 public:
    /// `type` outlives the painter. std::runtime_error with a sentence if SFML cannot read a font.
    Painter(const Type& type, bool high_contrast);

    /// `focus` and `hover` may be null: spots of this page. While things fly, what lies still is drawn once
    /// and kept as a picture. `drawings` are what the page's Look::picture show, one after the other.
    void draw(sf::RenderTarget& target, const Page& page, const Flights& flights, const Spot* focus,
              const Spot* hover, std::span<const Drawing> drawings);
    /// The same of at most one; null: none.
    void draw(sf::RenderTarget& target, const Page& page, const Flights& flights, const Spot* focus,
              const Spot* hover, const Drawing* drawing = nullptr) {
        draw(target, page, flights, focus, hover,
             std::span<const Drawing>(drawing, drawing != nullptr ? 1 : 0));
    }
    /// The page has changed: what was kept of it is void.
    void forget() { kept_ = false; }

 private:
    void background(sf::RenderTarget& target, const Page& page, const Flights& flights);
    void still(sf::RenderTarget& target, const Page& page, const Flights& flights);
    void pieces(sf::RenderTarget& target, const Page& page, const Flights& flights, bool flying);
    static const Piece* card_of(const Page& page, const Spot& looked);
    void glow(Batch& batch, const Piece& piece, float dx, float dy) const;
    void gather(sf::RenderTarget& target, const Piece& piece, float dx, float dy, bool flying);
    void put(sf::RenderTarget& target, const Piece& piece, const Stance& stance, bool flying);
    void lie_over(sf::RenderTarget& target, const Page& page, const Flights& flights, const Rect& frame);
    void put_leaning(sf::RenderTarget& target, const Piece& piece, float dx, float dy);
    void flush(sf::RenderTarget& target, Batch& batch);

    Palette palette_;
    Lettering letters_;
    Tabletop tabletop_;
    Ground ground_;
    CardStages stages_;
    Shapes shapes_;
    Creatures creatures_;
    std::uint8_t glow_ = 0;                ///< how bright the light round what may be chosen is
    std::span<const Drawing> drawings_{};  ///< those that are still to come, while it draws
    Batch batch_;                          ///< kept for its room
    sf::RenderTexture still_;
    sf::RenderTexture straight_;  ///< a card of a fan before it is turned
    bool kept_ = false;
    const Piece* risen_ = nullptr;  ///< the card of a fan that is looked at, during a drawing
    bool turned_ = false;           ///< what is in the batch stands askew
    std::vector<Rect> touched_;     ///< where the last picture had something drawn over what stands still
};

}  // namespace tankard::window
