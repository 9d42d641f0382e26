#include "window/pages/entrance_page.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

/// The words on the banner, and how large it is for them.
struct Banner {
    std::string name;
    std::vector<std::string> lines;
    unsigned large = 0;
    Rect box;
};

Banner banner(const Ruler& ruler, const scene::Entrance& entrance, float width, float height) {
    Banner made;
    const float most = width * 0.74F;
    made.large = static_cast<unsigned>(std::min(ruler.em * 3, height * 0.08F));
    made.name = ruler.type.fit(entrance.name, Typeface::bold, made.large, most);
    for (const std::string& said : {entrance.told, entrance.line})
        if (!said.empty())
            for (std::string& line : ruler.type.wrap(said, Typeface::italic, ruler.large(), most))
                made.lines.push_back(std::move(line));
    float wide = ruler.type.width(made.name, Typeface::bold, made.large);
    for (const std::string& line : made.lines)
        wide = std::max(wide, ruler.type.width(line, Typeface::italic, ruler.large()));
    const float text =
        Type::line(made.large) + Type::line(ruler.large()) * static_cast<float>(made.lines.size());
    made.box.w = std::ceil(std::max(wide + ruler.em * 4, width * 0.4F));
    made.box.h = std::ceil(text * 1.2F + ruler.em);
    made.box.x = std::round((width - made.box.w) / 2);
    made.box.y = std::round(height * 0.95F - made.box.h);
    return made;
}

}  // namespace

Rect entrance_ribbon(const Ruler& ruler, const scene::Entrance& entrance, float width, float height) {
    return banner(ruler, entrance, width, height).box;
}

Page entrance_page(const Ruler& ruler, const scene::Entrance& entrance, float width, float height) {
    Page page;
    page.width = width;
    page.height = height;
    Piece stage;
    stage.box = {0, 0, width, height};
    stage.shapes.push_back({stage.box, Look::picture, ""});
    page.pieces.push_back(std::move(stage));

    const Banner shown = banner(ruler, entrance, width, height);
    Piece words;
    words.layer = 1;
    words.box = shown.box;
    const float text =
        Type::line(shown.large) + Type::line(ruler.large()) * static_cast<float>(shown.lines.size());
    float y = shown.box.y + (shown.box.h - text) / 2;
    words.texts.push_back(line_of(ruler, shown.name, Typeface::bold, shown.large, Ink::light, shown.box.x, y,
                                  shown.box.w, Align::centre));
    y += Type::line(shown.large);
    for (const std::string& line : shown.lines) {
        words.texts.push_back(line_of(ruler, line, Typeface::italic, ruler.large(), Ink::light, shown.box.x,
                                      y, shown.box.w, Align::centre));
        y += Type::line(ruler.large());
    }
    page.pieces.push_back(std::move(words));

    Ruler read = ruler;  // over a picture, across the room
    read.em *= 1.25F;
    Piece key = chip(read, ruler.say("go_on"), "↵");
    key.layer = 1;
    move(key, width - key.box.w - ruler.gap() * 2, ruler.gap() * 2);
    page.pieces.push_back(std::move(key));
    page.spots.push_back({{0, 0, width, height}, Does::pick, 0, false});
    return page;
}

}  // namespace tankard::window
