#include "window/pages/heap_number.h"

#include "window/pages/card_parts.h"

#include <algorithm>
#include <cmath>

namespace tankard::window {
namespace {

constexpr float kStamp = 1.95F;         ///< ems: the seal that says how many they are
constexpr unsigned kLeastStamped = 13;  ///< pixels of its letters
constexpr float kLeastStamp = 1.15F;    ///< ems
constexpr float kAside = 0.2F;          ///< ems: how far a name may make way to a number
/// What is left of a name's letters at least where a number stands beside it; else it stands in the picture.
constexpr float kLeastBesideNumber = 0.85F;

float width_of(const Ruler& ruler, const Text& text, unsigned size) {
    return ruler.type.width(text.words, static_cast<Typeface>(text.face), size);
}

/// On a plate that is as high as a line or less.
void put_number(const Ruler& ruler, Piece& piece, const std::string& words, unsigned size,
                const Rect& plate) {
    piece.shapes.push_back({plate, Look::count, ""});
    piece.texts.push_back(line_of(ruler, words, Typeface::bold, size, Ink::light, plate.x,
                                  plate.y + (plate.h - Type::line(size)) / 2, plate.w, Align::centre));
}
float number_width(const Ruler& ruler, const std::string& words) {
    return std::ceil(ruler.type.width(words, Typeface::bold, ruler.body())) + ruler.gap();
}

/// The figures of a picture leave its upper right corner free.
void make_room(Piece& piece, const Rect& stage, const Rect& corner) {
    for (Text& text : piece.texts)
        text.broad = text.over = 0;  // how many they are matters more
    float left = stage.right();
    float right = stage.x;
    for (const Text& text : piece.texts)
        if (stage.inset(-1).holds(text.box)) {
            left = std::min(left, text.box.x);
            if (text.box.y < corner.bottom()) right = std::max(right, text.box.right());
        }
    const float over = right - corner.x + 1;
    if (over <= 0) return;
    const float aside = std::min(over, std::max(0.0F, left - stage.x));
    const float share = std::max(0.3F, (right - left - (over - aside)) / std::max(1.0F, right - left));
    for (Text& text : piece.texts)
        if (stage.inset(-1).holds(text.box))
            scale(text, share, {left, stage.bottom()}, {left - aside, stage.bottom()});
}

/// A seal in the upper right corner of what is seen of its picture. False if there is no room for one.
bool number_on_seal(const Ruler& ruler, Piece& piece, const std::string& words, float seen) {
    const Figure* scene = stage_of(piece);
    if (scene == nullptr) return false;
    const Rect whole(scene->box);
    Rect stage = whole;
    stage.w = std::min(stage.w, seen - 2 * kCardFrame);
    const float side = std::round(std::min({ruler.em * kStamp, stage.h * 0.5F, stage.w * 0.5F}));
    if (side < ruler.em * kLeastStamp) return false;
    const Rect seal{stage.right() - side - 1, stage.y + 1, side, side};
    auto size = static_cast<unsigned>(side * 0.56F);
    while (size > kLeastStamped && ruler.type.width(words, Typeface::bold, size) > side * 0.8F)
        --size;
    if (size < kLeastStamped || ruler.type.width(words, Typeface::bold, size) > side * 0.94F) return false;
    make_room(piece, whole, seal);
    piece.shapes.push_back({seal, Look::stamp, ""});
    piece.texts.push_back(line_of(ruler, words, Typeface::bold, size, Ink::light, seal.x,
                                  seal.y + (side - Type::line(size)) / 2, side, Align::centre));
    return true;
}

/// In the right upper corner of a picture that is too low for a seal, which makes room; false if it is too
/// small for that too.
bool number_in_corner(const Ruler& ruler, Piece& piece, const std::string& words, float seen) {
    const Figure* scene = stage_of(piece);
    if (scene == nullptr) return false;
    const Rect stage(scene->box);
    const float right = stage.x + std::min(stage.w, seen - 2 * kCardFrame);
    const float wide = number_width(ruler, words);
    const float line = Type::line(ruler.body());
    const Rect plate{right - wide - 1, stage.y + 1, wide, line};
    if (plate.x < stage.x + wide || stage.h < line + 2) return false;
    make_room(piece, stage, plate);
    put_number(ruler, piece, words, ruler.body(), plate);
    return true;
}

/// Below what is seen of its picture, which makes room: for cards that are nearly covered.
void number_in_picture(const Ruler& ruler, Piece& piece, const std::string& words, const Rect& band,
                       float seen) {
    const float line = Type::line(ruler.body());
    const float top = piece.box.y + kCardFrame;
    const float middle = band.x + seen / 2;
    const float share = std::max(0.0F, band.y - line - 3 - top) / std::max(1.0F, band.y - top);
    std::erase_if(piece.texts, [&](const Text& text) { return text.box.y < band.y && share < 0.3F; });
    for (Text& text : piece.texts)
        if (text.box.y < band.y) scale(text, share, {middle, top}, {middle, top});
    const float wide = std::min(seen, number_width(ruler, words));
    put_number(ruler, piece, words, ruler.body(),
               {band.x + std::floor((seen - wide) / 2), band.y - line - 2, wide, line});
}

/// At the right end of the band with the name, which makes room: what cannot be read then is not written.
void number_on_band(const Ruler& ruler, Piece& piece, const std::string& words, const Rect& band,
                    float wide) {
    float x = band.right() - wide - 2;
    for (Text& text : piece.texts) {
        if (!band.holds(text.box)) continue;
        x = std::min(x, text.box.right() - wide);
        text.box.w -= wide + 2;
        while (text.size > 5 && width_of(ruler, text, text.size) > text.box.w)
            --text.size;
    }
    std::erase_if(piece.texts, [&](const Text& text) {
        return band.holds(text.box) && width_of(ruler, text, text.size) > text.box.w;
    });
    const float high = std::min(band.h - 4, Type::line(ruler.body()));
    put_number(ruler, piece, words, ruler.body(), {x, std::round(band.y + (band.h - high) / 2), wide, high});
}

}  // namespace

bool number_on_edges(const Ruler& ruler, Piece& piece, const std::string& words, float each) {
    const Figure* title = title_of(piece);
    if (title == nullptr) return false;
    const unsigned size = ruler.small();
    const float wide = std::ceil(ruler.type.width(words, Typeface::bold, size)) + 4;
    const float high = Type::line(size);
    const Rect plate{1, std::round(title->box.y + (title->box.h - high) / 2), wide, high};
    const auto aside = [&](const Text& text) {  // how far it would have to make way
        const bool beside = text.box.y < plate.bottom() && plate.y < text.box.bottom();
        return beside ? std::max(0.0F, plate.right() + 1 - text.box.x) : 0.0F;
    };
    const float most = std::round(ruler.em * kAside);
    if (wide < each || std::any_of(piece.texts.begin(), piece.texts.end(),
                                   [&](const Text& text) { return aside(text) > most; }))
        return false;
    for (Text& text : piece.texts)
        if (const float way = aside(text); way > 0) {  // it ends where it did
            scale(text, (text.box.w - way) / text.box.w, {text.box.x, text.box.y + text.box.h / 2},
                  {text.box.x + way, text.box.y + text.box.h / 2});
            while (text.size > 5 && width_of(ruler, text, text.size) > text.box.w)
                --text.size;
        }
    put_number(ruler, piece, words, size, plate);
    return true;
}

void number_on_card(const Ruler& ruler, Piece& piece, const std::string& words, float seen) {
    if (number_on_seal(ruler, piece, words, seen)) return;
    const Figure* title = title_of(piece);
    if (title == nullptr) return;
    const Rect band = title->box;
    const float wide = number_width(ruler, words);
    const auto any_on_band = [&](const auto& fits) {
        return std::any_of(piece.texts.begin(), piece.texts.end(),
                           [&](const Text& text) { return band.holds(text.box) && fits(text); });
    };
    const bool narrow =
        seen < band.w && !any_on_band([&](const Text& text) { return text.box.w >= wide + ruler.em * 2.5F; });
    const bool cramped = any_on_band([&](const Text& text) {
        const auto least = static_cast<unsigned>(static_cast<float>(text.size) * kLeastBesideNumber);
        return width_of(ruler, text, least) > text.box.w - wide - 2;
    });
    if (cramped && number_in_corner(ruler, piece, words, seen)) return;
    const bool pictured = band.y - Type::line(ruler.body()) - 2 >= piece.box.y + kCardFrame;
    if (narrow && pictured) return number_in_picture(ruler, piece, words, band, seen - 2 * kCardFrame);
    number_on_band(ruler, piece, words, band, wide);
}

}  // namespace tankard::window
