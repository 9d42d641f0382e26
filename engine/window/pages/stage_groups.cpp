// Cards that stand aside, by what they lie in: heroes with heroes, and what is for sale with its like.
#include "window/pages/card_slip.h"
#include "window/pages/stage_cards.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kMostPlate = 14;  ///< ems
constexpr float kBetween = 1.1F;  ///< ems between groups

/// As broad as its neighbours: its paper goes on, and how many there are stays at its end.
void broaden(Piece& piece, float wide, bool heap) {
    const float by = wide - piece.box.w;
    piece.box.w = wide;
    for (Figure& shape : piece.shapes)
        if (shape.look == Look::card || &shape == &piece.shapes.front()) shape.box.w += by;
    if (heap) piece.texts.back().box.x += by;
}

}  // namespace

std::string StageCards::heading(const Group& group) {
    std::string all;
    for (const scene::Zone* zone : group.of)
        if (all.find(zone->label) == std::string::npos) all += (all.empty() ? "" : " · ") + zone->label;
    return all;
}

std::optional<Block> StageCards::grouped(bool slips, std::size_t lines, float w) const {
    const Ruler& ruler = setting_.ruler;
    const float gap = std::round(ruler.gap() * (slips ? 1.0F : 1.4F));
    const float head = Type::line(ruler.small()) + std::round(ruler.gap() * 0.5F);
    std::vector<std::vector<Piece>> all;
    float high = 0;
    for (const Group& group : groups_) {
        std::vector<Piece>& pieces = all.emplace_back();
        for (const Heap& heap : group.cards) {
            pieces.push_back(slips ? slip(ruler, *heap.shown, heap.size)
                                   : plate_of(heap, std::min(w, ruler.em * kMostPlate)));
            high = std::max(high, pieces.back().box.h);
        }
    }
    Block block;
    float x = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Group& group = groups_[i];
        const std::size_t columns = (all[i].size() + lines - 1) / lines;
        float wide = 0;
        for (const Piece& piece : all[i])
            wide = std::max(wide, piece.box.w);
        const float across = static_cast<float>(columns) * (wide + gap) - gap;
        if (x + across > w) return std::nullopt;
        if (const std::string words = heading(group); !words.empty()) {
            Piece name;
            name.texts.push_back(line_of(ruler,
                                         ruler.type.fit(words, Typeface::regular, ruler.small(), across),
                                         Typeface::regular, ruler.small(), Ink::amber, 0, 0));
            name.box = {0, 0, std::ceil(name.texts.back().box.w), Type::line(ruler.small())};
            block.take(std::move(name), x, 0);
        }
        for (std::size_t card = 0; card < all[i].size(); ++card) {
            Piece& piece = all[i][card];
            broaden(piece, wide, !slips && group.cards[card].size > 1);
            const float down = static_cast<float>(card / columns) * (high + std::round(gap * 0.6F));
            put(group, card, block, std::move(piece), x + static_cast<float>(card % columns) * (wide + gap),
                head + down);
        }
        x += across + std::round(ruler.em * kBetween);
    }
    return block;
}

}  // namespace tankard::window
