#include "window/paint/picture_file.h"

#include "window/pages/pieces.h"
#include "window/paint/painter.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr unsigned kStrip = 1024;  ///< rows that are drawn at once: textures have a greatest height

}  // namespace

void save_picture(const Page& page, const Type& type, const std::string& path) {
    const auto width = static_cast<unsigned>(std::ceil(page.width));
    const auto height = static_cast<unsigned>(std::ceil(page.height));
    Painter painter(type, false);
    sf::Image picture;
    picture.create(width, height);
    sf::RenderTexture target;
    if (!target.create(width, kStrip))
        throw std::runtime_error("the picture cannot be drawn: this display has no textures of its size");
    for (unsigned top = 0; top < height; top += kStrip) {
        Page strip;
        strip.width = page.width;
        strip.height = static_cast<float>(kStrip);
        for (Piece piece : page.pieces) {
            move(piece, 0, -static_cast<float>(top));
            strip.pieces.push_back(std::move(piece));
        }
        painter.forget();
        painter.draw(target, strip, {}, nullptr, nullptr);
        target.display();
        picture.copy(target.getTexture().copyToImage(), 0, top,
                     {0, 0, static_cast<int>(width), static_cast<int>(std::min(kStrip, height - top))});
    }
    if (!picture.saveToFile(path)) throw std::runtime_error(fmt::format("cannot write {}", path));
}

}  // namespace tankard::window
