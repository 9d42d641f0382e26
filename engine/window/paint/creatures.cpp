#include "window/paint/creatures.h"

#include "text/drawings.h"
#include "window/paint/engraving.h"
#include "window/paint/wounds.h"

#include <algorithm>
#include <cmath>

namespace tankard::window {
namespace {

constexpr unsigned kBodied = 40;  ///< pixels of the smallest figure with a body of its own
constexpr float kCast = 0.028F;   ///< of a figure's size: how far off its shadow lies

constexpr float kNight = 0.78F;    ///< between the card's colour and black: the far flank of a large figure
constexpr float kFlank = 168;      ///< of 255: how much of that lies there
constexpr float kSmallFlank = 84;  ///< … and on a figure that is not large
constexpr float kDeepInk = 210;    ///< … and its lines there
constexpr float kSmallInk = 150;

const sf::Color kHide{228, 188, 132};  ///< of a creature, in the light
const sf::Color kBack{24, 12, 10};     ///< what of it stands back has some of
const sf::Color kEmber{255, 158, 58};  ///< its eyes, and what else is cut into its head

}  // namespace

void Creatures::outline(Batch& batch, const Text& picture, float dx, float dy) {
    Text dark = picture;
    dark.ink = Ink::text;
    for (const auto& [x, y] : {std::pair{-1.0F, 0.0F}, {1.0F, 0.0F}, {0.0F, -1.0F}, {0.0F, 1.0F}})
        letters_.text(batch, dark, dx + x, dy + y);
}

void Creatures::cast_of(Batch& batch, const Text& figure, float dx, float dy) {
    const float away = std::round(static_cast<float>(figure.size) * kCast);
    if (palette_.high_contrast() || away < 1) return;
    Text dark = figure;
    dark.ink = Ink::text;
    letters_.text(batch, dark, dx + away, dy + away);
}

float Creatures::ground_of(const Text& figure) {
    const std::u32string letters = letters_of(figure.words);
    if (letters.empty()) return figure.box.bottom();
    const sf::FloatRect own =
        letters_.cut(letters.front(), static_cast<Typeface>(figure.face), figure.size).bounds;
    return figure.box.y + Type::baseline(figure.size) + own.top + own.height;
}

Text Creatures::grown(const Text& figure, float top) {
    const std::u32string letters = letters_of(figure.words);
    if (letters.empty()) return figure;
    const auto face = static_cast<Typeface>(figure.face);
    const sf::FloatRect own = letters_.cut(letters.front(), face, figure.size).bounds;
    if (own.width <= 0 || own.height <= 0) return figure;
    const float ground = ground_of(figure);
    const float times =
        std::max(1.0F, std::min(figure.broad / own.width, (ground - top + figure.over) / own.height));
    Text large = figure;
    large.size = static_cast<std::uint16_t>(static_cast<float>(figure.size) * times);
    const sf::FloatRect bounds = letters_.cut(letters.front(), face, large.size).bounds;
    large.box.x = figure.box.x + figure.box.w / 2 - bounds.left - bounds.width / 2;
    large.box.y = ground - bounds.top - bounds.height - Type::baseline(large.size);
    large.align = Align::left;
    return large;
}

void Creatures::creature(Batch& batch, const Text& figure, const std::string& frame, const sf::Vector2f& by,
                         bool stands_back) {
    const auto [dx, dy] = by;
    if (palette_.high_contrast()) return letters_.text(batch, figure, dx, dy);
    const float fine = std::max(1.0F, std::round(static_cast<float>(figure.size) / 90));
    const auto in_light = [&](sf::Color colour) { return stands_back ? mixed(colour, kBack, 0.3F) : colour; };
    const sf::Color dye = palette_.frame(frame);
    const sf::Color light = palette_.ink(Ink::figure);
    for (const float out : {2.5F, 1.5F})
        letters_.text(batch, figure, dx + out * fine, dy + out * fine, palette_.outline(),
                      palette_.outline());
    letters_.text(batch, figure, dx - fine, dy - fine, in_light(light), in_light(mixed(light, dye, 0.3F)));
    Text body = figure;
    body.ink = Ink::body;
    letters_.text(batch, body, dx, dy, in_light(kEmber), in_light(mixed(dye, palette_.outline(), 0.3F)));
    letters_.text(batch, figure, dx, dy, in_light(mixed(light, kHide, 0.5F)),
                  in_light(mixed(dye, kHide, 0.55F)));
    engrave(batch, figure, dx, dy, frame);
}

Creatures::Shown Creatures::shown(Batch& batch, const Text& drawing, float dx, float dy) {
    const std::u32string letters = letters_of(drawing.words);
    if (letters.size() != 1) return {};
    const char32_t letter = drawing.ink == Ink::body ? text::body_of(letters.front()) : letters.front();
    if (letter == 0) return {};
    const auto face = static_cast<Typeface>(drawing.face);
    const auto fine = static_cast<float>(letters_.fine());
    const Lettering::Cut& cut = letters_.cut(letter, face, drawing.size * letters_.fine());
    if (cut.bounds.width <= 0) return {};
    const float y = std::round(drawing.box.y + dy + Type::baseline(drawing.size));
    return {{std::round(letters_.left_of(drawing, dx)) + cut.bounds.left / fine, y + cut.bounds.top / fine,
             cut.bounds.width / fine, cut.bounds.height / fine},
            cut.from,
            &Lettering::strokes(batch, cut.face, drawing.size * letters_.fine())};
}

void Creatures::engrave(Batch& batch, const Text& figure, float dx, float dy, const std::string& frame) {
    if (palette_.high_contrast() || figure.size < kBodied) return;
    const Shown shown = this->shown(batch, figure, dx, dy);
    if (shown.into == nullptr) return;
    const auto size = static_cast<float>(figure.size);
    const float deep = deep_shade(em_, size);
    const float night = night_shade(em_, size);
    sf::Color colour = mixed(palette_.frame(frame), palette_.outline(), std::lerp(0.45F, kNight, deep));
    Strokes lines;
    if (deep > 0) {
        sf::Color dark = mixed(palette_.frame(frame), palette_.outline(), kNight);
        dark.a = static_cast<sf::Uint8>(std::lerp(kSmallFlank, kFlank, night) * deep);
        wash(lines, shown.box, dark);
    }
    colour.a = static_cast<sf::Uint8>(std::lerp(120.0F, std::lerp(kSmallInk, kDeepInk, night), deep));
    shade(lines, shown.box, lines_apart(em_, size), colour, true, deep);
    cut_into(*shown.into, lines, shown.box, shown.from);
}

void Creatures::hurt(Batch& batch, const Text& figure, float dx, float dy, const Figure& wound) {
    const Shown shown = this->shown(batch, figure, dx, dy);
    if (shown.into == nullptr) return;
    const char32_t letter = letters_of(figure.words).front();
    const Typeface face = type_.face_of(letter, static_cast<Typeface>(figure.face));
    Strokes lines;
    cuts(lines, wound, shown.box,
         silhouettes_.depths(letters_.fonts()[static_cast<std::size_t>(face)], letter));
    cut_into(*shown.into, lines, shown.box, shown.from);
}

void Creatures::body_of(Batch& batch, const Text& figure, float dx, float dy) {
    if (palette_.high_contrast() || figure.size < kBodied) return;
    Text body = figure;
    body.ink = Ink::body;
    letters_.text(batch, body, dx, dy);
}

}  // namespace tankard::window
