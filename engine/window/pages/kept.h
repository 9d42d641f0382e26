// How cards lay on the stage: within one turn those that stay lie there again, in the same size. Plain data
// that a page leaves behind for the next one.
#pragma once

#include "scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tankard::window {

/// How cards that stand together are laid out: of one size in columns, in pixels.
struct Laid {
    float w = 0;  ///< of a card
    float h = 0;
    std::size_t columns = 1;
    std::size_t rows = 1;
    bool broad = false;
    float type = 1;      ///< of a broad card's letters
    float picture = 0;   ///< of a broad card's width
    bool apart = false;  ///< each sentence of what it does begins a line
    bool whole = false;  ///< all words are there
};

struct Kept {
    /// Where one card, or several that lie on each other, had their place.
    struct Slot {
        CardId card = CardId::none;  ///< none: it lay nowhere else
        std::string name;
    };
    struct Group {
        scene::Role role = scene::Role::faced;
        ZoneId zone = ZoneId::none;
        SeatId other = SeatId::none;
        bool grand = false;
        bool loose = false;
        std::vector<Slot> slots;
        Laid laid;
        float type = 1;  ///< of the letters
        float x = 0;     ///< on the stage
        float y = 0;
        float w = 0;

        float right() const { return x + w; }
    };
    std::uint32_t turn = 0;  ///< scene::Scene::turn
    SeatId seat = SeatId::none;
    float w = 0;  ///< of the stage
    float h = 0;
    float em = 0;
    std::vector<Group> groups;
};

}  // namespace tankard::window
