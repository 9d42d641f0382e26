#include "window/pieces.h"

#include <cmath>

namespace tankard::window {
namespace {

constexpr float kBand = 1.55F;  ///< em: the coloured band of a plate

/// "♥ 3/4", "⚒"; with its word: "♥ life 3/4".
std::string shown(const scene::Badge& badge, bool named) {
    const bool bare = badge.icon.empty();
    std::string text = badge.icon;
    if (named || bare) text += (bare ? "" : "\u00a0") + badge.label;
    if (!badge.value.empty()) text += (text.empty() ? "" : "\u00a0") + badge.value;
    return text;
}

Text icon_text(const Ruler& ruler, std::string_view icon, const Rect& box, Ink ink) {
    const auto size = static_cast<unsigned>(ruler.em * 1.1F);
    return {{box.x, box.y + (box.h - Type::line(size)) / 2, box.w, Type::line(size)},
            std::string(icon),
            static_cast<std::uint8_t>(Face::icon),
            static_cast<std::uint16_t>(size),
            ink,
            Align::centre};
}

}  // namespace

float em_of(float width, float height, int percent) {
    const float side = std::min(width / 16.0F, height / 9.0F) / 80.0F;  // 1 at 1280x720
    return std::floor(17.0F * std::pow(std::max(side, 0.5F), 0.8F) * static_cast<float>(percent) / 100.0F);
}

void move(Piece& piece, float dx, float dy) {
    const auto shift = [&](Rect& box) {
        box.x = std::round(box.x + dx);
        box.y = std::round(box.y + dy);
    };
    shift(piece.box);
    for (Figure& shape : piece.shapes)
        shift(shape.box);
    for (Text& text : piece.texts)
        shift(text.box);
}

Text line_of(const Ruler& ruler, std::string_view words, Face face, unsigned size, Ink ink, float x, float y,
             float width, Align align) {
    const float wide = width > 0 ? width : ruler.type.width(words, face, size);
    return {{x, y, wide, Type::line(size)},
            std::string(words),
            static_cast<std::uint8_t>(face),
            static_cast<std::uint16_t>(size),
            ink,
            align};
}

float paragraph(const Ruler& ruler, Piece& piece, std::string_view words, Face face, unsigned size, Ink ink,
                const Rect& box, std::size_t most) {
    std::vector<std::string> lines = ruler.type.wrap(words, face, size, box.w);
    const auto room = static_cast<std::size_t>(std::max(0.0F, (box.h + 0.01F) / Type::line(size)));
    most = std::min(most, room);
    if (lines.size() > most) {
        lines.resize(most);
        if (most > 0) lines.back() = ruler.type.fit(lines.back() + " …", face, size, box.w);
    }
    float y = box.y;
    for (const std::string& line : lines) {
        piece.texts.push_back(line_of(ruler, line, face, size, ink, box.x, y));
        y += Type::line(size);
    }
    return y;
}

float badges(const Ruler& ruler, Piece& piece, const std::vector<scene::Badge>& all, unsigned size, Ink ink,
             const Rect& box, bool named) {
    if (all.empty()) return box.y;
    const float between = static_cast<float>(size) * 0.75F;
    float x = box.x;
    float y = box.y;
    for (const scene::Badge& badge : all) {
        std::string text = shown(badge, named);
        float wide = ruler.type.width(text, Face::regular, size);
        if (x > box.x && x + wide > box.right()) {
            x = box.x;
            y += Type::line(size);
        }
        if (wide > box.w) {
            text = ruler.type.fit(text, Face::regular, size, box.w);
            wide = ruler.type.width(text, Face::regular, size);
        }
        if (y + Type::line(size) > box.bottom() + 0.5F) return y;
        piece.texts.push_back(line_of(ruler, text, Face::regular, size, ink, x, y));
        x += wide + between;
    }
    return y + Type::line(size);
}

Piece plate(const Ruler& ruler, const scene::Card& card, float most) {
    const scene::Face& face = card.face;
    const float band = std::floor(ruler.em * kBand);
    const float inside = most - band - 2 * ruler.pad();
    float wide = 0;
    const std::vector<std::string> name = ruler.type.wrap(face.name, Face::bold, ruler.body(), inside);
    for (const std::string& line : name)
        wide = std::max(wide, ruler.type.width(line, Face::bold, ruler.body()));
    Piece probe;
    badges(ruler, probe, face.badges, ruler.small(), Ink::text, {0, 0, inside, 10'000}, false);
    for (const Text& text : probe.texts)
        wide = std::max(wide, text.box.right());
    wide = std::ceil(wide) + 1;
    Piece piece;
    piece.thing = index(card.id) + 1;
    const float x = band + ruler.pad();
    float y = ruler.pad() / 2;
    for (const std::string& line : name) {
        piece.texts.push_back(line_of(ruler, line, Face::bold, ruler.body(), Ink::text, x, y));
        y += Type::line(ruler.body());
    }
    y = badges(ruler, piece, face.badges, ruler.small(), Ink::text, {x, y, wide, 10'000}, false);
    piece.box = {0, 0, x + wide + ruler.pad(), std::round(y + ruler.pad() / 2)};
    piece.shapes.push_back({piece.box, Look::card, face.frame});
    const Rect head{0, 0, band, piece.box.h};
    piece.shapes.push_back({head, Look::band, face.frame});
    piece.texts.push_back(icon_text(ruler, face.icon, head, Ink::light));
    return piece;
}

Piece whole_card(const Ruler& ruler, const scene::Card& card, float w, float h) {
    const scene::Face& face = card.face;
    Piece piece;
    piece.thing = index(card.id) + 1;
    piece.box = {0, 0, w, h};
    piece.shapes.push_back({piece.box, Look::card, face.frame});
    const float band = std::floor(ruler.em * kBand);
    const Rect head{0, 0, w, band};
    piece.shapes.push_back({head, Look::band, face.frame});
    piece.texts.push_back(icon_text(ruler, face.icon, {0, 0, band, band}, Ink::light));
    piece.texts.push_back(
        line_of(ruler, ruler.type.fit(face.kind, Face::italic, ruler.small(), w - band - ruler.pad()),
                Face::italic, ruler.small(), Ink::light, band, (band - Type::line(ruler.small())) / 2));
    const float x = ruler.pad();
    const Rect inside{x, band + ruler.pad() / 2, w - 2 * x, h - band - ruler.pad()};
    float y = paragraph(ruler, piece, face.name, Face::bold, ruler.body(), Ink::text, inside, 2);
    y = badges(ruler, piece, face.badges, ruler.body(), Ink::text, {x, y, inside.w, inside.bottom() - y},
               false);
    y += ruler.pad() / 2;
    const float room = inside.bottom() - y;
    if (room >= Type::line(ruler.small())) {
        y = paragraph(ruler, piece, face.rule, Face::regular, ruler.small(), Ink::text,
                      {x, y, inside.w, room});
        const auto lines = ruler.type.wrap(face.flavour, Face::italic, ruler.small(), inside.w).size();
        const float needs = static_cast<float>(lines) * Type::line(ruler.small());
        if (!face.flavour.empty() && inside.bottom() - y - ruler.pad() / 2 >= needs)
            paragraph(ruler, piece, face.flavour, Face::italic, ruler.small(), Ink::faint,
                      {x, inside.bottom() - needs, inside.w, needs + 1});
    }
    return piece;
}

Piece large_card(const Ruler& ruler, const scene::Face& face, const std::vector<std::string>& more, float w) {
    Piece piece;
    const float band = std::floor(ruler.em * 2);
    const float x = ruler.pad() * 1.6F;
    const float inside = w - 2 * x;
    const float endless = 100'000;
    piece.texts.push_back(icon_text(ruler, face.icon, {0, 0, band, band}, Ink::light));
    piece.texts.push_back(line_of(ruler, ruler.type.fit(face.kind, Face::italic, ruler.body(), w - band - x),
                                  Face::italic, ruler.body(), Ink::light, band,
                                  (band - Type::line(ruler.body())) / 2));
    float y = band + ruler.pad();
    y = paragraph(ruler, piece, face.name, Face::bold, ruler.large(), Ink::text, {x, y, inside, endless});
    for (const scene::Badge& badge : face.badges)
        y = badges(ruler, piece, {badge}, ruler.body(), Ink::text, {x, y, inside, endless}, true);
    if (!face.rule.empty()) {
        y += ruler.pad();
        y = paragraph(ruler, piece, face.rule, Face::regular, ruler.body(), Ink::text,
                      {x, y, inside, endless});
    }
    for (const std::string& part : more) {
        y += ruler.pad();
        y = paragraph(ruler, piece, part, Face::regular, ruler.small(), Ink::blue, {x, y, inside, endless});
    }
    if (!face.flavour.empty()) {
        y += ruler.pad();
        y = paragraph(ruler, piece, face.flavour, Face::italic, ruler.body(), Ink::faint,
                      {x, y, inside, endless});
    }
    piece.box = {0, 0, w, std::ceil(y + ruler.pad())};
    piece.shapes.push_back({piece.box, Look::card, face.frame});
    piece.shapes.push_back({{0, 0, w, band}, Look::band, face.frame});
    return piece;
}

Piece chip(const Ruler& ruler, std::string_view words, std::string_view icon) {
    Piece piece;
    const std::string shown = icon.empty() ? std::string(words) : fmt::format("{}\u00a0{}", icon, words);
    const float x = ruler.pad() * 0.8F;
    piece.texts.push_back(
        line_of(ruler, shown, Face::regular, ruler.small(), Ink::text, x, std::round(ruler.pad() * 0.35F)));
    piece.box = {0, 0, std::ceil(piece.texts.back().box.w + 2 * x),
                 std::ceil(Type::line(ruler.small()) + ruler.pad() * 0.7F)};
    piece.shapes.push_back({piece.box, Look::chip, ""});
    return piece;
}

Piece button(const Ruler& ruler, std::string_view words, std::string_view key, float w, bool chosen) {
    Piece piece;
    const float left = std::floor(key.empty() ? ruler.pad() : ruler.em * 1.7F);
    const float inside = w - left - ruler.pad();
    float y = ruler.pad() * 0.6F;
    if (!key.empty())
        piece.texts.push_back(line_of(ruler, key, Face::bold, ruler.small(), chosen ? Ink::light : Ink::faint,
                                      0, y + 0.08F * ruler.em, left, Align::centre));
    y = paragraph(ruler, piece, words, Face::regular, ruler.body(), chosen ? Ink::light : Ink::text,
                  {left, y, inside, 100'000});
    piece.box = {0, 0, w, std::ceil(std::max(y + ruler.pad() * 0.6F, ruler.em * 1.9F))};
    piece.shapes.push_back({piece.box, chosen ? Look::chosen : Look::button, ""});
    return piece;
}

Piece arrow_row(const Ruler& ruler, std::string_view glyph, std::size_t hidden, const Rect& box) {
    Piece piece;
    piece.box = box;
    if (hidden > 0)
        piece.texts.push_back(line_of(ruler, fmt::format("{} {}", glyph, hidden), Face::regular,
                                      ruler.small(), Ink::text, box.x,
                                      box.y + (box.h - Type::line(ruler.small())) / 2, box.w, Align::centre));
    return piece;
}

std::string die_glyph(int value) {
    static constexpr const char* kDice[] = {"⚀", "⚁", "⚂", "⚃", "⚄", "⚅"};
    return value >= 1 && value <= 6 ? kDice[value - 1] : fmt::format("{}", value);
}

}  // namespace tankard::window
