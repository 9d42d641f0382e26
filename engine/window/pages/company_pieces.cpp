#include "window/pages/company_pieces.h"

#include "text/drawings.h"
#include "text/utf8.h"
#include "window/pages/pieces.h"
#include "window/pages/split_company.h"
#include "window/pages/tavern_table.h"

#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kTitle = 2.1F;   ///< ems: of where the story goes on …
constexpr float kBelowLamp = 3;  ///< … and above it

std::string detail_of(const Ruler& ruler, const scene::Comrade& one) {
    if (one.absent) return ruler.say("company.absent");
    return one.companion && !one.hero.empty() ? one.hero + " · " + ruler.say("company.companion") : one.hero;
}

}  // namespace

void add_company(const Ruler& ruler, const Offering& offering, const scene::Scene& scene, const Rect& box,
                 Page& page) {
    Piece stage{.box = box};
    stage.shapes.push_back({box, Look::rule, ""});
    stage.shapes.push_back({box.inset(2), Look::picture, ""});
    const auto size = static_cast<unsigned>(ruler.em * kTitle);
    stage.texts.push_back(line_of(ruler, ruler.type.fit(scene.title, Typeface::bold, size, box.w),
                                  Typeface::bold, size, Ink::amber, box.x, box.y + ruler.em * kBelowLamp,
                                  box.w, Align::centre));
    page.pieces.push_back(std::move(stage));
    const float wide = (box.w - 4) / static_cast<float>(scene.company.size());
    for (std::size_t i = 0; i < scene.company.size(); ++i) {
        const scene::Comrade& one = scene.company[i];
        Block chair;
        offering.put(
            chair,
            seated(ruler,
                   {.picture = "", .name = one.player, .detail = detail_of(ruler, one), .absent = one.absent},
                   {0, 0, std::floor(wide), box.h - 4}),
            one.who, 0, 0);
        for (Piece& piece : chair.pieces)
            piece.glows = false;  // nobody waits for them to be pressed
        place(std::move(chair),
              {std::round(box.x + 2 + wide * static_cast<float>(i)), box.y + 2, wide, box.h}, page);
    }
}

Drawing company_drawing(const Ruler& ruler, const scene::Scene& scene, const Rect& box, bool plain) {
    std::vector<Guest> guests;
    for (const scene::Comrade& one : scene.company) {
        Guest guest{.coat = guests.size()};
        if (!one.absent) {
            guest.lit = true;
            std::size_t first = 0;
            guest.face = one.picture.empty() ? text::drawing("cowled").value_or(0)
                                             : text::next_character(one.picture, first);
            guest.before = mug_of(guests.size());
        }
        guests.push_back(guest);
    }
    return tavern_table(ruler.type, box, guests, bench_foot(ruler), plain);
}

}  // namespace tankard::window
