// A stage set as a drawing: sky with one light, silhouettes before it, ground, who stands in the light, and
// something dark in front. Pure; the same set and box make the same drawing everywhere.
#pragma once

#include "play/content/backdrop.h"
#include "window/pages/drawing.h"
#include "window/pages/type.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::window {

struct Staging {
    bool plain = false;          ///< high contrast: who stands in the middle, black on white
    float entered = 1;           ///< 0 to 1: how far the middle has come up from behind the front
    std::optional<Rect> seen{};  ///< the part of the box that nothing covers: things have their places in it
    std::optional<Rect> ribbon{};  ///< a banner for words
    float sunk = 0.02F;            ///< of the box's height: so far behind it is the foot of who stands there
    /// What each of those in the middle has of colour on the side away from the light; nothing: they are
    /// bone.
    std::vector<std::string> pigments{};
    float lit =
        1;  ///< 0 to 1: how much of the light there is; 0: it has gone out, and who stood in it is dark
    bool fierce = false;    ///< there is fire in what is cut into who stands in the middle
    bool veiled = false;    ///< something hides the light: it glows from behind that
    bool deserted = false;  ///< who stands in the middle is no more than a silhouette; the ribbon mourns
    float glare = 1;        ///< how bright the light itself is, where all of it is made brighter after that
    float glory = 0;        ///< 0 to 1: rays behind the middle, and sparks in the air
    std::optional<Tint> dye{};  ///< everything in shades of this colour, whatever the sky
};

/// A drawing by its name, as play::Prop has the rest; a name that no drawing has is left out on the stage.
play::Prop prop(std::string_view drawing, int at, int size, int rise = 0, int every = 0,
                std::string pigment = {});

/// Where the light of a stage in `box` is, if it has one; `seen` is all of it that nothing covers.
Rect light_in(const play::Backdrop& backdrop, const Rect& box, const Rect& seen);

Drawing stage_set(const Type& type, const play::Backdrop& backdrop, const Rect& box, const Staging& staging);

}  // namespace tankard::window
