#include "window/pages/company_pieces.h"

#include "text/drawings.h"
#include "text/utf8.h"
#include "window/pages/pieces.h"
#include "window/pages/split_company.h"
#include "window/pages/tavern_table.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kTitle = 2.6F;   ///< ems: of where the story goes on
constexpr float kAbove = 0.8F;   ///< ems: over the board with that
constexpr float kBeside = 2.4F;  ///< … and beside its words

std::string detail_of(const Ruler& ruler, const scene::Comrade& one) {
    if (one.absent) return ruler.say("company.absent");
    return one.companion && !one.hero.empty() ? one.hero + " · " + ruler.say("company.companion") : one.hero;
}

/// It hangs before the lamp, and says where the story goes on.
void put_signboard(const Ruler& ruler, const std::string& title, const Rect& box, Piece& stage) {
    const auto size = static_cast<unsigned>(ruler.em * kTitle);
    const float room = box.w - 2 * ruler.em * (kBeside + 1);
    const std::string words = ruler.type.fit(title, Typeface::bold, size, room);
    const std::string above = ruler.say("company.next");
    const float wide = std::max(ruler.type.width(words, Typeface::bold, size),
                                ruler.type.width(above, Typeface::italic, ruler.body()));
    Rect board;
    board.w = std::ceil(wide + 2 * ruler.em * kBeside);
    board.h = Type::line(ruler.body()) + Type::line(size) + 2 * ruler.gap();
    board.x = std::round(box.x + (box.w - board.w) / 2);
    board.y = std::round(box.y + ruler.em * kAbove);
    stage.shapes.push_back({board, Look::plaque, "gold"});
    const auto line = [&](const std::string& said, Typeface face, unsigned letters, Ink ink, float y) {
        stage.texts.push_back(line_of(ruler, said, face, letters, ink, board.x, y, board.w, Align::centre));
    };
    line(above, Typeface::italic, ruler.body(), Ink::dusk, board.y + ruler.gap());
    line(words, Typeface::bold, size, Ink::amber, board.y + ruler.gap() + Type::line(ruler.body()));
}

}  // namespace

void add_company(const Ruler& ruler, const Offering& offering, const scene::Scene& scene, const Rect& box,
                 Page& page) {
    Piece stage{.box = box};
    stage.shapes.push_back({box, Look::rule, ""});
    stage.shapes.push_back({box.inset(2), Look::picture, ""});
    put_signboard(ruler, scene.title, box, stage);
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
