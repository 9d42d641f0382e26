// What a page lies on: the table's wood in the page's light, and behind the stage, in a frame, the stage set
// of the place that is played. All of it is one texture, made once for a place and a size.
#pragma once

#include "play/content/backdrop.h"
#include "window/pages/page.h"
#include "window/pages/type.h"
#include "window/paint/palette.h"
#include "window/paint/tabletop.h"

#include <memory>
#include <vector>

#include <SFML/Graphics.hpp>

namespace tankard::window {

class Ground {
 public:
    /// `type` and `tabletop` are the painter's.
    Ground(const Type& type, Tabletop& tabletop, const Palette& palette);

    /// True if it had to be made: for another page it may lie there already.
    bool make_for(const Page& page);
    /// Where the page that it was made for is bare.
    void draw(sf::RenderTarget& target, const std::vector<Rect>& bare) const;

 private:
    void lay_wood(const Page& page);
    void hang(const Page& page);

    const Type& type_;
    Tabletop& tabletop_;
    const Palette& palette_;
    sf::Texture wood_;
    sf::RenderTexture made_;
    Rect lit_;
    bool veiled_ = false;
    std::shared_ptr<const play::Backdrop> backdrop_;
};

/// Wood, as light as it is, in the hue of the place that is played; as it is where there is none.
sf::Color in_place(sf::Color wood, const play::Backdrop* place);

/// Whether so much lies before the light of the page's place that it would be seen in part, if at all.
bool is_veiled(const Page& page);

/// Where the place is seen, within its frame.
Rect picture_of(const Page& page);

}  // namespace tankard::window
