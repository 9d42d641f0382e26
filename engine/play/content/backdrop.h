// A stage set: what stands behind a story, a boss or an ending, from the sky to the grass at the front. An
// author composes it of drawings in a scenes.lua, beside pictures.lua (docs/pictures.md).
#pragma once

#include "table/value.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::play {

/// What the uppermost layer is, and with it the colours of all others.
enum class Sky : std::uint8_t { day, dawn, dusk, night, storm, cave, hall };
enum class Light : std::uint8_t { none, moon, sun, lamp };
enum class Ground : std::uint8_t { earth, water, stone, boards };

/// A drawing on the stage. `at` is its middle, in percent of the picture's width from the left; all else is
/// in percent of the picture's height.
struct Prop {
    char32_t letter = 0;  ///< text/drawings.h
    int at = 50;
    int size = 30;
    int rise = 0;   ///< its foot above where its layer stands; less than 0: below
    int every = 0;  ///< so far apart again and again, from edge to edge; 0: once
    std::string
        pigment{};  ///< text::kPigments: of what stands in the light, where less falls on it; empty: none
};

struct Backdrop {
    Sky sky = Sky::night;
    Light light = Light::none;
    int light_at = 70;    ///< as of a prop
    int light_high = 75;  ///< its middle above the picture's foot
    int light_size = 16;
    Ground ground = Ground::earth;
    std::string pigment{};     ///< of those in the middle that have none of their own
    std::vector<Prop> far;     ///< before the sky, as silhouettes
    std::vector<Prop> middle;  ///< in the light; nobody named: the picture's own figure
    std::vector<Prop> near;    ///< dark, in front of everything
};

/// How large a picture's own figure is on its stage.
inline constexpr int kFigure = 70;
/// Props of a layer.
inline constexpr std::size_t kMostProps = 24;

/// Reads an entry of a scenes.lua. Returns what is wrong with it, or an empty text; names that no drawing has
/// are left out and named in `unknown`.
std::string read_backdrop(const Value& entry, Backdrop& backdrop, std::vector<std::string>& unknown);

/// Who has a picture and no scene stands in the dark. The picture's letters; at least one.
std::shared_ptr<const Backdrop> plain_backdrop(std::string_view picture);

}  // namespace tankard::play
