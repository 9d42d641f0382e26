#include "window/paint/picture_file.h"

#include "window/pages/pieces.h"
#include "window/paint/painter.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>
#include <png.h>

namespace tankard::window {
namespace {

constexpr unsigned kStrip = 1024;  ///< rows that are drawn at once: textures have a greatest height

std::string encoded(const sf::Image& picture) {
    png_image header{};
    header.version = PNG_IMAGE_VERSION;
    header.width = picture.getSize().x;
    header.height = picture.getSize().y;
    header.format = PNG_FORMAT_RGBA;
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(header);
    std::string bytes(size, '\0');
    if (png_image_write_to_memory(&header, bytes.data(), &size, 0, picture.getPixelsPtr(), 0, nullptr) == 0)
        throw std::runtime_error(fmt::format("the picture cannot be made: {}", header.message));
    bytes.resize(size);
    return bytes;
}

Drawing moved(Drawing drawing, float dy) {
    drawing.box.y += dy;
    for (Coat& coat : drawing.coats) {
        for (Corner& corner : coat.corners)
            corner.y += dy;
        for (Letter& letter : coat.letters)
            letter.y += dy;
    }
    return drawing;
}

}  // namespace

std::string png_of(const Page& page, const Type& type, const std::vector<Drawing>& drawings) {
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
        const auto up = -static_cast<float>(top);
        std::vector<Drawing> shown;
        std::size_t next = 0;
        for (Piece piece : page.pieces) {
            move(piece, 0, up);
            const bool seen = piece.box.bottom() > 0 && piece.box.y < strip.height;
            for (const Figure& figure : piece.shapes)
                if (figure.look == Look::picture && next < drawings.size())
                    if (const Drawing& drawing = drawings[next++]; seen) shown.push_back(moved(drawing, up));
            if (seen) strip.pieces.push_back(std::move(piece));
        }
        painter.forget();
        painter.draw(target, strip, {}, nullptr, nullptr, std::span<const Drawing>(shown));
        target.display();
        picture.copy(target.getTexture().copyToImage(), 0, top,
                     {0, 0, static_cast<int>(width), static_cast<int>(std::min(kStrip, height - top))});
    }
    return encoded(picture);
}

}  // namespace tankard::window
