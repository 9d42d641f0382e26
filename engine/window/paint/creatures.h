// Whoever stands on a card's stage, or lies on a board: cut out of paper, engraved, hurt.
#pragma once

#include "window/pages/page.h"
#include "window/pages/type.h"
#include "window/paint/batch.h"
#include "window/paint/lettering.h"
#include "window/paint/palette.h"
#include "window/paint/silhouettes.h"

#include <string>

#include <SFML/System/Vector2.hpp>

namespace tankard::window {

class Creatures {
 public:
    /// All outlive it.
    Creatures(const Type& type, const Palette& palette, Lettering& letters)
        : type_(type), palette_(palette), letters_(letters) {}

    /// How large letters are in the window that is drawn.
    void fit(float em) { em_ = em; }
    /// Where its feet are.
    float ground_of(const Text& figure);
    /// As large as it may be, on the same ground. `top` is its card's upper edge.
    Text grown(const Text& figure, float top);
    /// Hide in the shades of its card, lit from above at the left, and what is cut into it glows.
    void creature(Batch& batch, const Text& figure, const std::string& frame, const sf::Vector2f& by,
                  bool stands_back);
    /// So that a thing is seen on any ground.
    void outline(Batch& batch, const Text& picture, float dx, float dy);
    /// Whoever stands on a card's stage is cut out of paper.
    void cast_of(Batch& batch, const Text& figure, float dx, float dy);
    /// A large figure is of one piece, whatever cuts go through it.
    void body_of(Batch& batch, const Text& figure, float dx, float dy);
    /// The side of a large figure that is away from the light is shaded, line by line.
    void engrave(Batch& batch, const Text& figure, float dx, float dy, const std::string& frame);
    /// A blow is seen on whom it hit.
    void hurt(Batch& batch, const Text& figure, float dx, float dy, const Figure& wound);

 private:
    /// Where one drawing is shown, and where it comes from.
    struct Shown {
        Rect box;
        sf::FloatRect from;
        Strokes* into = nullptr;  ///< null: there is nothing to be seen of it
    };
    Shown shown(Batch& batch, const Text& drawing, float dx, float dy);

    const Type& type_;
    const Palette& palette_;
    Lettering& letters_;
    Silhouettes silhouettes_;
    float em_ = 17;
};

}  // namespace tankard::window
