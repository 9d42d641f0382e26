#include "window/pages/plaque_sheet.h"

#include <algorithm>
#include <cmath>

namespace tankard::window {

PlaqueSheet::PlaqueSheet(const Setting& all, const Rect& box)
    : setting(all),
      ruler(all.ruler),
      seat(*all.below),
      self(self_of(*all.below)),
      own(all.offering.about_self()),
      w(box.w),
      h(box.h),
      pad(std::round(all.ruler.pad() * 1.3F)) {}

void PlaqueSheet::clear() {
    piece = {};
    portrait = {};
    marks = tracks = seals = {};
    tracked.clear();
    groups.clear();
    complete = true;
    piece.box = {0, 0, w, h};
    piece.shapes.push_back({piece.box, Look::focus, seat.active ? "gold" : ""});
    end = h - pad;
    top = pad * 0.7F;
}

void PlaqueSheet::spread_groups() {
    const float free = end - y;
    if (groups.empty() || free <= 1) return;
    const float each = std::min(free / static_cast<float>(groups.size() + 1), ruler.em * 0.9F);
    for (std::size_t group = 0; group < groups.size(); ++group) {
        const float down = std::floor(each * static_cast<float>(group + 1));
        const auto [shape, text] = groups[group];
        const bool last = group + 1 == groups.size();
        const std::size_t shapes = last ? piece.shapes.size() : groups[group + 1].first;
        const std::size_t texts = last ? piece.texts.size() : groups[group + 1].second;
        for (std::size_t i = shape; i < shapes; ++i)
            piece.shapes[i].box.y += down;
        for (std::size_t i = text; i < texts; ++i)
            piece.texts[i].box.y += down;
    }
}

Block PlaqueSheet::done() {
    Block block;
    piece.thing = self != nullptr ? index(self->id) + 1 : 0;
    if (self != nullptr)
        setting.offering.put(block, std::move(piece), self->id, 0, 0);
    else
        block.take(std::move(piece), 0, 0);
    if (own) {
        portrait.thing = kChoiceThing + *own;
        setting.offering.put(block, std::move(portrait), setting.view.asked()->choices[*own].object, 0, 0);
    }
    block.take(std::move(marks), 0, 0);
    block.take(std::move(tracks), 0, 0);
    block.take(std::move(seals), 0, 0);
    return block;
}

}  // namespace tankard::window
