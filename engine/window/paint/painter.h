// Draws pages with SFML: parchment and woodcut. Everything of a page goes to the card in a few batches.
#pragma once

#include "window/pages/type.h"
#include "window/paint/card_stages.h"
#include "window/paint/ground.h"
#include "window/paint/palette.h"
#include "window/paint/silhouettes.h"
#include "window/paint/strokes.h"
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
    struct Batch {
        Strokes shapes;  ///< opaque
        Strokes scenes;  ///< opaque, cut from the cards' stages
        Strokes plates;  ///< opaque, over them: what a picture must not cover
        Strokes glazes;  ///< laid over them: shadows, hatching, veils
        std::map<std::pair<std::uint8_t, unsigned>, Strokes> texts;
        Strokes tags;  ///< opaque, over the texts' drawings and under their letters: keys, how many there are
        Strokes marks;  ///< laid over all of it
    };

    void background(sf::RenderTarget& target, const Page& page, const Flights& flights);
    void still(sf::RenderTarget& target, const Page& page, const Flights& flights);
    void shape(Batch& batch, const Figure& shape, float dx, float dy);
    void scene(Batch& batch, const Figure& shape, const Rect& box);
    void die(Strokes& into, const Rect& box, const std::string& shows) const;
    void text(Batch& batch, const Text& text, float dx, float dy);
    void text(Batch& batch, const Text& text, float dx, float dy, sf::Color head, sf::Color foot);
    float ground_of(const Text& figure);
    Text grown(const Text& figure, float top);
    void creature(Batch& batch, const Text& figure, const std::string& frame, const sf::Vector2f& by,
                  bool stands_back);
    void outline(Batch& batch, const Text& picture, float dx, float dy);
    void cast_of(Batch& batch, const Text& figure, float dx, float dy);
    void body_of(Batch& batch, const Text& figure, float dx, float dy);
    void engrave(Batch& batch, const Text& figure, float dx, float dy, const std::string& frame);
    void hurt(Batch& batch, const Text& figure, float dx, float dy, const Figure& wound);
    struct Shown;
    Shown shown(Batch& batch, const Text& drawing, float dx, float dy);
    void pieces(sf::RenderTarget& target, const Page& page, const Flights& flights, bool flying);
    static const Piece* card_of(const Page& page, const Spot& looked);
    void glow(Batch& batch, const Piece& piece, float dx, float dy) const;
    void gather(sf::RenderTarget& target, const Piece& piece, float dx, float dy, bool flying);
    void put(sf::RenderTarget& target, const Piece& piece, const Stance& stance, bool flying);
    void put_leaning(sf::RenderTarget& target, const Piece& piece, float dx, float dy);
    /// All that is in the batch.
    static void change(Batch& batch, const std::function<void(Strokes&)>& how);
    void flush(sf::RenderTarget& target, Batch& batch);

    /// A letter as it is drawn.
    struct Cut {
        std::uint8_t face = 0;
        float advance = 0;
        sf::FloatRect bounds;
        sf::FloatRect from;  ///< in the face's texture
    };
    const Cut& cut(char32_t letter, Typeface face, unsigned size);

    const Type& type_;
    Palette palette_;
    sf::Font fonts_[kFaces];
    Tabletop tabletop_;
    Ground ground_;
    CardStages stages_;
    const play::Backdrop* place_ = nullptr;  ///< of the page, while it draws
    std::uint8_t glow_ = 0;                  ///< how bright the light round what may be chosen is
    std::span<const Drawing> drawings_{};    ///< those that are still to come, while it draws
    Batch batch_;                            ///< kept for its room
    std::unordered_map<std::uint64_t, Cut> cuts_;
    Silhouettes silhouettes_;
    sf::RenderTexture still_;
    sf::RenderTexture straight_;  ///< a card of a fan before it is turned
    bool kept_ = false;
    const Piece* risen_ = nullptr;  ///< the card of a fan that is looked at, during a drawing
    bool turned_ = false;           ///< what is in the batch stands askew
    unsigned fine_ = 1;             ///< pixels that a pixel of what is put into the batch is drawn with
    std::vector<Rect> touched_;     ///< where the last picture had something drawn over what stands still
};

}  // namespace tankard::window
