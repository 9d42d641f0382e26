// How somebody looks at the boards of a page, from one page to the next: closer and farther with wheel, keys
// and two fingers, from side to side with mouse, finger and keys. Nothing of it is an answer. Pure.
#pragma once

#include "window/pages/fingers.h"
#include "window/pages/pieces.h"
#include "window/pages/zoom.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace tankard::window {

class BoardsSeen {
 public:
    /// The page as `make` arranges it; what is done next is about the boards on it.
    Page page(const scene::Scene& scene, const Ruler& ruler, const std::function<Page(const Zoom&)>& make);
    const Zoom& zoom() const { return zoom_; }
    /// The squares of that page.
    const std::vector<Spot>& squares() const { return squares_; }

    void see_all() {
        zoom_ = {};
        came_closer_ = false;
    }
    /// Larger or smaller, about the middle of the largest board.
    void step(const scene::Scene& scene, int by);
    /// The same where the mouse is; false: no board is there.
    bool wheel(const scene::Scene& scene, int by, float x, float y);
    /// A board comes closer of which the page has but a key that stands for it, by the key's square; false:
    /// it is no such key.
    bool approach(const scene::Scene& scene, Ref square);
    /// The part moves by so many squares; false: all is seen.
    bool pan(const scene::Scene& scene, int rows, int columns);
    /// Two squares towards a side.
    bool pan(const scene::Scene& scene, Side side);
    /// The board there is held by its square, and `pull` moves it until `let_go`; false: there is nothing to
    /// pull.
    bool grab(const scene::Scene& scene, float x, float y);
    void pull(float x, float y);
    void let_go() { held_.reset(); }
    bool holds() const { return held_.has_value(); }
    /// Two fingers; false: they lie on no board.
    bool pinch(const scene::Scene& scene, const Pinch& pinch);
    /// What is asked comes into sight. While two face each other, their part of a board is seen in large, and
    /// afterwards all of it again, unless somebody has looked at it otherwise meanwhile.
    void follow(const scene::Scene& scene, const scene::Ask& ask);

 private:
    void step(const scene::Scene& scene, int by, const SeenBoard& shown, float x, float y);
    void follow_duel(const scene::Scene& scene);

    Zoom zoom_;
    std::optional<std::pair<CardId, CardId>> duel_;  ///< who was followed
    bool comes_closer_ = false;                      ///< with the next page
    bool came_closer_ = false;                       ///< for them, and nobody has changed it
    std::optional<Pin> stays_;     ///< what lies there on the page shall lie there on the next
    std::optional<Pin> wheel_at_;  ///< where the wheel was turned last
    std::vector<Spot> squares_;
    float em_ = 0;
    std::optional<SeenBoard> held_;  ///< the board that is pulled, by this square
    Ref held_square_;
    int pinched_from_ = 0;  ///< Zoom::steps
};

}  // namespace tankard::window
