// The shapes of a page, put into a batch.
#pragma once

#include "window/pages/page.h"
#include "window/paint/batch.h"
#include "window/paint/card_stages.h"
#include "window/paint/palette.h"

#include <string>

namespace tankard::window {

class Shapes {
 public:
    /// Both outlive it.
    Shapes(const Palette& palette, CardStages& stages) : palette_(palette), stages_(stages) {}

    /// The backdrop of the page that is drawn, whose hue its boards have; may be null.
    void set_place(const play::Backdrop* place) { place_ = place; }
    /// All but Look::picture, which is drawn by itself (tabletop.h).
    void draw(Batch& batch, const Figure& shape, float dx, float dy);

 private:
    void strip(Batch& batch, const Figure& shape, const Rect& box) const;
    void plinth(Batch& batch, const Figure& shape, const Rect& box) const;
    void groove(Batch& batch, const Rect& box) const;
    void life_left(Batch& batch, const Figure& shape, const Rect& box) const;
    void panel(Batch& batch, const Rect& box) const;
    void focus(Batch& batch, const Figure& shape, const Rect& box) const;
    void card(Batch& batch, const Figure& shape, const Rect& box) const;
    void board(Batch& batch, const Figure& shape, const Rect& box) const;
    void title(Batch& batch, const Figure& shape, const Rect& box) const;
    void ring(Batch& batch, const Figure& shape, const Rect& box) const;
    void seal(Batch& batch, const Figure& shape, const Rect& box) const;
    void halo(Batch& batch, const Rect& box) const;
    void pill(Batch& batch, const Figure& shape, const Rect& box) const;
    void key(Batch& batch, const Figure& shape, const Rect& box) const;
    void count(Batch& batch, const Figure& shape, const Rect& box) const;
    void likely(Batch& batch, const Rect& box) const;
    void band(Batch& batch, const Figure& shape, const Rect& box) const;
    void back(Batch& batch, const Rect& box) const;
    void button(Batch& batch, const Rect& box) const;
    void chosen(Batch& batch, const Rect& box) const;
    void page(Batch& batch, const Rect& box) const;
    void path(Batch& batch, const Rect& box) const;
    void square(Batch& batch, const Figure& shape, const Rect& box) const;
    static void night(Strokes& into, const Figure& shape, const Rect& box);
    void dim(Strokes& into, const Figure& shape, const Rect& box) const;
    void caption(Batch& batch, const Figure& shape, const Rect& box) const;
    void marker(Batch& batch, const Figure& shape, const Rect& box) const;
    void scene(Batch& batch, const Figure& shape, const Rect& box);
    sf::Color soft(sf::Color colour) const;
    bool plain() const { return palette_.high_contrast(); }

    const Palette& palette_;
    CardStages& stages_;
    const play::Backdrop* place_ = nullptr;
};

}  // namespace tankard::window
