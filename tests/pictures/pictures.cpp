// Paints the static tables into PNG files, to be opened and judged: tankard_pictures FOLDER [WIDTH HEIGHT
// PERCENT [contrast]] It needs a display with OpenGL.
#define DOCTEST_CONFIG_IMPLEMENT
#include "window/fixture.h"
#include "window/painter.h"
#include "window/static_tables.h"

#include <filesystem>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

struct Shot {
    unsigned w = 1280;
    unsigned h = 720;
    int percent = 100;
    bool high_contrast = false;
};

void paint(const std::string& path, const StaticTable& it, const std::string& title, std::vector<Ref> offered,
           const Shot& shot) {
    const auto w = static_cast<float>(shot.w);
    const auto h = static_cast<float>(shot.h);
    const Ruler ruler{garamond(), tongue("en"), em_of(w, h, shot.percent)};
    const View view(it.table, SeatId{0}, false);
    const LayoutNames names = it.names();
    const Page page = layout_page(ruler, {view, it.facts.facts, names, std::move(offered), title}, w, h);
    sf::RenderTexture target;
    if (!target.create(shot.w, shot.h)) throw std::runtime_error("no picture of this size");
    Painter(garamond(), shot.high_contrast).draw(target, page, {}, nullptr, nullptr);
    target.display();
    if (!target.getTexture().copyToImage().saveToFile(path)) throw std::runtime_error("cannot write " + path);
}

}  // namespace

int main(int count, char** words) {
    doctest::Context context;
    context.setAsDefaultForAssertsOutOfTestCases();
    if (count < 2) return 2;
    const std::filesystem::path folder(words[1]);
    std::filesystem::create_directories(folder);
    Shot shot;
    if (count > 4)
        shot = {static_cast<unsigned>(std::atoi(words[2])), static_cast<unsigned>(std::atoi(words[3])),
                std::atoi(words[4]), count > 5};
    const auto path = [&](const std::string& what) {
        return (folder / fmt::format("{}_{}x{}_{}{}.png", what, shot.w, shot.h, shot.percent,
                                     shot.high_contrast ? "_contrast" : ""))
            .string();
    };
    for (const int seats : {2, 4})
        paint(path(fmt::format("lords{}", seats)), lords_table(seats), "The Lords · autumn, the first year",
              {}, shot);
    paint(path("twister"), twister_table(), "The Twister · Anna's turn",
          {Ref::square(0, 6 * 22 + 3), Ref::square(0, 6 * 22 + 4), Ref::square(0, 7 * 22 + 2)}, shot);
    StaticTable fighter("fighter", 3);
    for (const char* card : {"red_die", "blue_die", "green_die"})
        fighter.put(card, "ring_3");
    fighter.put("white_die", "centre");
    fighter.put("ogre", "monster");
    fighter.put("white_die", "dice");
    for (int seat = 0; seat < 3; ++seat)
        fighter.put(seat == 1 ? "beer" : "war_hammer", "equipment", seat);
    paint(path("fighter"), fighter, "The Fighter", {}, shot);
    return 0;
}
