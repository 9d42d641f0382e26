#include "window/pages/pieces.h"

#include "text/utf8.h"
#include "text/visible.h"
#include "window/pages/card_picture.h"
#include "window/pages/fitting.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kBand = 1.55F;        ///< em: the coloured band of a plate
constexpr float kTick = 0.8F;         ///< em: what marks an answer
constexpr unsigned kLeastNumber = 8;  ///< pixels: what is too long for its place grows smaller first

/// "♥ 3/4", "⚒"; with its word: "♥ life 3/4".
std::string shown(const Ruler& ruler, const scene::Badge& badge, bool named) {
    const bool bare = badge.icon.empty();
    std::string text(ruler.type.sign(badge.icon));
    if (named || bare) text += (bare ? "" : "\u00a0") + badge.label;
    if (!badge.value.empty()) text += (text.empty() ? "" : "\u00a0") + badge.value;
    return text;
}

/// The glyph that begins at `at`, which moves behind it.
std::string_view glyph_at(std::string_view glyphs, std::size_t& at) {
    const std::size_t from = at;
    text::next_character(glyphs, at);
    return glyphs.substr(from, at - from);
}

/// The figures of a picture that can be drawn; none if the first cannot: what stands about it says nothing
/// alone.
std::vector<std::string_view> figures_of(const Ruler& ruler, std::string_view glyphs) {
    std::vector<std::string_view> figures;
    for (std::size_t at = 0; at < glyphs.size();) {
        const std::string_view glyph = glyph_at(glyphs, at);
        if (!ruler.type.sign(glyph).empty())
            figures.push_back(glyph);
        else if (figures.empty())
            break;
    }
    return figures;
}

Text icon_text(const Ruler& ruler, std::string_view icon, const Rect& box, Ink ink) {
    const auto size = static_cast<unsigned>(ruler.em * 1.1F);
    return {{box.x, box.y + (box.h - Type::line(size)) / 2, box.w, Type::line(size)},
            text::visible_line(ruler.type.sign(icon), icon.size()),
            static_cast<std::uint8_t>(Typeface::icon),
            static_cast<std::uint16_t>(size),
            ink,
            Align::centre};
}

float part_of(int amount, int most) {
    return std::clamp(static_cast<float>(amount) / static_cast<float>(std::max(most, 1)), 0.0F, 1.0F);
}

constexpr float kHurt = 0.5F;  ///< of a life: whoever has less looks it
constexpr float kPortraitHurt = 1.0F / 3;

void add_wounds(Piece& piece, const scene::Badge& life, float below, std::uint64_t seed, const Rect& box,
                Form form) {
    const float share = part_of(life.amount, life.most);
    if (life.most <= 0 || share >= below) return;
    const auto grain = static_cast<std::uint8_t>(seed * 37 % 251);  // neighbours are not alike
    piece.shapes.push_back({.box = box, .look = Look::wound, .form = form, .share = share, .grain = grain});
}

}  // namespace

std::string_view figure_of(const Ruler& ruler, const scene::Face& face) {
    const std::vector<std::string_view> figures = figures_of(ruler, face.picture);
    return figures.empty() ? ruler.type.sign(face.icon) : figures.front();
}

void put_sign(const Ruler& ruler, Piece& piece, std::string_view figures, float x, float y, float most) {
    scene::Face face;
    face.picture = std::string(figures);
    const std::string_view glyph = figures.empty() ? std::string_view() : figure_of(ruler, face);
    const unsigned size = ruler.body();
    const float wide = ruler.type.width(glyph, Typeface::icon, size);
    if (!glyph.empty() && wide <= most)
        piece.texts.push_back(line_of(ruler, glyph, Typeface::icon, size, Ink::faint, x, y, wide));
}

const scene::Badge* bounded(const scene::Face& face) {
    for (const scene::Badge& badge : face.badges)
        if (badge.most > 0) return &badge;
    return nullptr;
}

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

void scale(Text& text, float share, const Pin& from, const Pin& to) {
    text.size = static_cast<std::uint16_t>(static_cast<float>(text.size) * share);
    text.box = {to.x + (text.box.x - from.x) * share, to.y + (text.box.y - from.y) * share,
                text.box.w * share, text.box.h * share};
}

Text line_of(const Ruler& ruler, std::string_view words, Typeface face, unsigned size, Ink ink, float x,
             float y, float width, Align align) {
    const float wide = width > 0 ? width : ruler.type.width(words, face, size);
    return {{x, y, wide, Type::line(size)},
            text::visible_line(words, words.size()),
            static_cast<std::uint8_t>(face),
            static_cast<std::uint16_t>(size),
            ink,
            align};
}

float paragraph(const Ruler& ruler, Piece& piece, std::string_view words, Typeface face, unsigned size,
                Ink ink, const Rect& box, std::size_t most) {
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
             const Rect& box, bool named, Typeface face) {
    if (all.empty()) return box.y;
    const float between = static_cast<float>(size) * 0.75F;
    float x = box.x;
    float y = box.y;
    for (const scene::Badge& badge : all) {
        std::string text = shown(ruler, badge, named);
        float wide = ruler.type.width(text, face, size);
        if (x > box.x && x + wide > box.right()) {
            x = box.x;
            y += Type::line(size);
        }
        unsigned own = size;
        while (wide > box.w && own > kLeastNumber)
            wide = ruler.type.width(text, face, --own);
        if (wide > box.w) {
            text = ruler.type.fit(text, face, own, box.w);
            wide = ruler.type.width(text, face, own);
        }
        if (y + Type::line(size) > box.bottom() + 0.5F) return y;
        piece.texts.push_back(
            line_of(ruler, text, face, own, ink, x, y + Type::baseline(size) - Type::baseline(own)));
        piece.texts.back().tint = badge.tint;
        x += wide + between;
    }
    return y + Type::line(size);
}

void picture(const Ruler& ruler, Piece& piece, std::string_view glyphs, std::string_view icon,
             const std::string& frame, const Rect& box) {
    piece.shapes.push_back({box, Look::scene, frame});
    std::vector<std::string_view> figures = figures_of(ruler, glyphs);
    if (figures.empty()) figures = figures_of(ruler, ruler.type.sign(icon));
    if (figures.empty()) return;
    piece.shapes.back().grain = static_cast<std::uint8_t>(letters_of(figures.front()).front() & 0xffU);
    const auto put = [&](std::string_view glyph, unsigned size, Ink ink, float middle) {
        const float wide = ruler.type.width(glyph, Typeface::icon, size);
        if (middle - wide / 2 < box.x || middle + wide / 2 > box.right()) return;
        piece.texts.push_back(line_of(ruler, glyph, Typeface::icon, size, ink, middle - wide / 2,
                                      box.bottom() - Type::line(size), wide));
    };
    auto large = static_cast<unsigned>(box.h / 1.22F);
    const auto small = static_cast<unsigned>(box.h * 0.4F);
    const std::string_view figure = figures.front();
    while (large > 8 && ruler.type.width(figure, Typeface::icon, large) > box.w)
        --large;
    const float middle = box.x + box.w / 2;
    const float reach = ruler.type.width(figure, Typeface::icon, large) / 2;
    float side = -1;
    float out = reach;
    for (std::size_t i = 1; i < figures.size(); ++i) {
        const std::string_view glyph = figures[i];
        const float half = ruler.type.width(glyph, Typeface::icon, small) / 2;
        put(glyph, small, Ink::prop, middle + side * (out + half));
        if (side > 0) out += 2 * half;
        side = -side;
    }
    put(figure, large, Ink::figure, middle);
}

void bar(Piece& piece, const scene::Badge& life, const Rect& box) {
    piece.shapes.push_back({box, Look::groove, ""});
    const float share = part_of(life.amount, life.most);
    const Rect inside = box.inset(1);
    Rect left = inside;
    left.w = std::round(inside.w * share);
    if (left.w > 0) piece.shapes.push_back({.box = left, .look = Look::life, .share = share});
    Rect lost = inside;
    lost.x = left.right();
    lost.w = std::round(inside.w * part_of(life.amount + life.lost, life.most)) - left.w;
    if (lost.w > 0) piece.shapes.push_back({lost, Look::drained, ""});
}

float share_of(const scene::Badge& badge) { return part_of(badge.amount, badge.most); }
float share_lost(const scene::Badge& badge) {
    return part_of(badge.amount + badge.lost, badge.most) - share_of(badge);
}

bool is_low(const scene::Badge& life) { return life.most > 0 && life.amount * 3 <= life.most; }

void life_bar(const Ruler& ruler, Piece& piece, const scene::Badge& life, unsigned size, const Rect& box) {
    bar(piece, life, box);
    const std::string_view sign = ruler.type.sign(life.icon);
    std::string words = sign.empty() ? life.value : fmt::format("{}\u00a0{}", sign, life.value);
    const float room = box.w - 4;
    if (ruler.type.width(words, Typeface::bold, size) > room) words = life.value;
    while (size > kLeastNumber && ruler.type.width(words, Typeface::bold, size) > room)
        --size;
    piece.texts.push_back(line_of(ruler, ruler.type.fit(words, Typeface::bold, size, box.w), Typeface::bold,
                                  size, Ink::light, box.x, box.y + (box.h - Type::line(size)) / 2, box.w,
                                  Align::centre));
}

void wounds(Piece& piece, const scene::Badge& life, std::uint64_t seed, const Rect& box) {
    add_wounds(piece, life, kHurt, seed, box, Form::tile);
}

void portrait_wounds(Piece& piece, const scene::Badge& life, std::uint64_t seed, const Rect& box, Form form) {
    add_wounds(piece, life, kPortraitHurt, seed, box, form);
}

Piece plate(const Ruler& ruler, const scene::Card& card, float most) {
    const scene::Face& face = card.face;
    const float band = std::floor(ruler.em * kBand);
    const float inside = most - band - 2 * ruler.pad();
    float wide = 0;
    const std::vector<std::string> name = ruler.type.wrap(face.name, Typeface::bold, ruler.body(), inside);
    for (const std::string& line : name)
        wide = std::max(wide, ruler.type.width(line, Typeface::bold, ruler.body()));
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
        piece.texts.push_back(line_of(ruler, line, Typeface::bold, ruler.body(), Ink::text, x, y));
        y += Type::line(ruler.body());
    }
    y = badges(ruler, piece, face.badges, ruler.small(), Ink::text, {x, y, wide, 10'000}, false);
    const scene::Badge* life = bounded(face);
    const float thin = std::round(ruler.em * 0.3F);
    if (life != nullptr) y += thin;
    piece.box = {0, 0, x + wide + ruler.pad(), std::round(y + ruler.pad() / 2)};
    piece.shapes.push_back({piece.box, Look::card, face.frame});
    const Rect head{0, 0, band, piece.box.h};
    piece.shapes.push_back({head, Look::band, face.frame});
    if (life != nullptr) bar(piece, *life, {x, piece.box.h - thin - ruler.pad() / 2, wide, thin});
    piece.texts.push_back(icon_text(ruler, figure_of(ruler, face), head, Ink::light));
    return piece;
}

Piece large_card(const Ruler& ruler, const scene::Face& face, const std::vector<std::string>& more, float w,
                 float most) {
    Piece piece;
    const float band = std::floor(ruler.em * 2);
    const float x = ruler.pad() * 1.6F;
    const float inside = w - 2 * x;
    const float endless = 100'000;
    piece.texts.push_back(icon_text(ruler, face.icon, {0, 0, band, band}, Ink::light));
    piece.texts.push_back(
        line_of(ruler, ruler.type.fit(face.kind, Typeface::italic, ruler.body(), w - band - x),
                Typeface::italic, ruler.body(), Ink::light, band, (band - Type::line(ruler.body())) / 2));
    const float high = std::floor(ruler.em * 6);
    float y = band + high + ruler.pad() / 2;
    y = paragraph(ruler, piece, face.name, Typeface::bold, ruler.large(), Ink::text, {x, y, inside, endless});
    if (!face.role.empty())
        y = paragraph(ruler, piece, face.role, Typeface::italic, ruler.body(), Ink::faint,
                      {x, y, inside, endless});
    for (const scene::Badge& badge : face.badges) {
        y = badges(ruler, piece, {badge}, ruler.body(), Ink::text, {x, y, inside, endless}, true);
        if (!badge.parts.empty())
            y = paragraph(ruler, piece, badge.parts, Typeface::italic, ruler.small(), Ink::faint,
                          {x + ruler.em, y, inside - ruler.em, endless});
    }
    if (!face.rule.empty()) {
        y += ruler.pad();
        y = paragraph(ruler, piece, face.rule, Typeface::regular, ruler.body(), Ink::text,
                      {x, y, inside, endless});
    }
    for (const std::string& part : more) {
        y += ruler.pad();
        y = paragraph(ruler, piece, part, Typeface::regular, ruler.small(), Ink::blue,
                      {x, y, inside, endless});
    }
    if (!face.flavour.empty()) {
        y += ruler.pad();
        y = paragraph(ruler, piece, face.flavour, Typeface::italic, ruler.body(), Ink::faint,
                      {x, y, inside, endless});
    }
    // Below them it stands how to read more; that line is the last.
    const bool explains = face.meanings && !face.meanings->empty();
    if (explains) {
        most -= ruler.pad() + Type::line(ruler.small());
        for (const auto& [topic, meaning] : *face.meanings) {
            const auto lines = ruler.type.wrap(meaning, Typeface::regular, ruler.small(), inside).size();
            const float needs = ruler.pad() + static_cast<float>(lines) * Type::line(ruler.small());
            if (y + needs + ruler.pad() > most) break;
            piece.shapes.push_back({{x, std::round(y + ruler.pad() / 2), inside, 1}, Look::rule, ""});
            y = paragraph(ruler, piece, meaning, Typeface::regular, ruler.small(), Ink::faint,
                          {x, y + ruler.pad(), inside, endless});
        }
        y += ruler.pad();
    }
    const float end = y;
    if (explains) y += Type::line(ruler.small());
    piece.box = {0, 0, w, std::ceil(y + ruler.pad())};
    piece.shapes.insert(piece.shapes.begin(), {piece.box, Look::card, face.frame});
    piece.shapes.push_back({{0, 0, w, band}, Look::band, face.frame});
    put_picture(ruler, piece, face, {3, band, w - 6, high});
    if (explains)
        piece.texts.push_back(
            line_of(ruler, ruler.type.fit(ruler.say("rules_hint"), Typeface::regular, ruler.small(), inside),
                    Typeface::regular, ruler.small(), Ink::gold, x, end, inside, Align::right));
    return piece;
}

Piece chip(const Ruler& ruler, std::string_view words, std::string_view icon) {
    Piece piece;
    const std::string shown = icon.empty() ? std::string(words) : fmt::format("{}\u00a0{}", icon, words);
    const float x = ruler.pad() * 0.8F;
    piece.texts.push_back(line_of(ruler, shown, Typeface::regular, ruler.small(), Ink::text, x,
                                  std::round(ruler.pad() * 0.35F)));
    piece.box = {0, 0, std::ceil(piece.texts.back().box.w + 2 * x),
                 std::ceil(Type::line(ruler.small()) + ruler.pad() * 0.7F)};
    piece.shapes.push_back({piece.box, Look::chip, ""});
    return piece;
}

float number_room(const Ruler& ruler, std::size_t digits) {
    return digits == 0 ? 0 : std::floor(ruler.em * (0.5F + 0.45F * static_cast<float>(digits)));
}

Piece sign_button(const Ruler& ruler, std::string_view sign, const Rect& box) {
    Piece piece;
    piece.box = box;
    piece.shapes.push_back({box, Look::button, ""});
    piece.texts.push_back(line_of(ruler, sign, Typeface::bold, ruler.body(), Ink::text, box.x,
                                  box.y + (box.h - Type::line(ruler.body())) / 2, box.w, Align::centre));
    return piece;
}

Piece button(const Ruler& ruler, std::string_view words, std::string_view key, float w, bool chosen,
             std::size_t number, std::size_t digits, float keys) {
    Piece piece;
    const float counted = number_room(ruler, digits);
    const float left = counted + std::max(keys, key_room(ruler, key));
    const float inside = w - left - ruler.pad();
    float y = ruler.pad() * 0.6F;
    const auto beside = [&](std::string_view shown, float x, float room, Align align) {
        piece.texts.push_back(line_of(ruler, shown, Typeface::bold, ruler.small(),
                                      chosen ? Ink::light : Ink::faint, x, y + 0.08F * ruler.em, room,
                                      align));
    };
    if (number > 0) beside(fmt::format("{}", number), 0, counted, Align::right);
    if (!key.empty()) beside(ruler.type.sign(key), counted, left - counted, Align::centre);
    y = paragraph(ruler, piece, words, Typeface::regular, ruler.body(), chosen ? Ink::light : Ink::text,
                  {left, y, inside, 100'000});
    piece.box = {0, 0, w, std::ceil(std::max(y + ruler.pad() * 0.6F, ruler.em * 1.9F))};
    piece.shapes.push_back({piece.box, chosen ? Look::chosen : Look::button, ""});
    return piece;
}

void centre_label(const Ruler& ruler, Piece& button) {
    float left = button.box.right();
    float right = button.box.x;
    for (const Text& text : button.texts) {
        const float wide = ruler.type.width(text.words, static_cast<Typeface>(text.face), text.size);
        const float from = text.align == Align::centre ? text.box.x + (text.box.w - wide) / 2 : text.box.x;
        left = std::min(left, from);
        right = std::max(right, from + wide);
    }
    const float aside = std::floor((button.box.w - (right - left)) / 2 - (left - button.box.x));
    for (Text& text : button.texts) {
        text.box.x += aside;
        text.box.w = std::min(text.box.w, button.box.right() - 1 - text.box.x);
    }
}

float key_room(const Ruler& ruler, std::string_view key) {
    if (key.empty()) return std::floor(ruler.pad());
    const float wide = ruler.type.width(ruler.type.sign(key), Typeface::bold, ruler.small());
    return std::floor(std::max(ruler.em * 1.7F, wide + 2 * ruler.pad()));
}

Piece answer_row(const Ruler& ruler, const AnswerWords& words, float w, Look look, float scale) {
    Piece piece;
    const bool dark = look != Look::button;
    const float pad = ruler.pad() * 0.8F;
    const float least = std::floor(ruler.em * 2.5F * scale);
    const auto letters = static_cast<unsigned>(static_cast<float>(ruler.body()) * (1 + (scale - 1) * 0.5F));
    const float left = words.icon.empty() ? pad * 1.6F : least;
    // As wide for a number as for the tick that takes its place.
    const float corner =
        std::ceil(std::max(ruler.type.width(words.key, Typeface::bold, ruler.body()), ruler.em * kTick)) +
        1.5F * pad;
    const float inside = w - left - pad - corner;
    float y = pad;
    const Ink ink = dark ? Ink::light : Ink::text;
    y = paragraph(ruler, piece, words.title, words.doubtful ? Typeface::regular : Typeface::bold, letters,
                  ink, {left, y, inside, 100'000});
    if (!words.follows.empty())
        y = paragraph(ruler, piece, words.follows, Typeface::regular, ruler.reading(), ink,
                      {left, y, w - left - pad, 100'000});
    const float high = std::ceil(std::max(y + pad, least));
    if (const float spare = high - y - pad; spare > 1)  // one line stands in the middle
        for (Text& text : piece.texts)
            text.box.y = std::round(text.box.y + spare / 2);
    piece.box = {0, 0, w, high};
    piece.shapes.push_back({piece.box, look, ""});
    scene::Face face;
    face.picture = words.icon;
    const std::string_view glyph = words.icon.empty() ? std::string_view() : figure_of(ruler, face);
    const unsigned size = fitting(ruler.type, glyph, Typeface::icon,
                                  static_cast<unsigned>(ruler.em * 1.5F * scale), left - pad);
    if (!glyph.empty()) {
        const float side = std::min(left - pad, high - pad);
        piece.shapes.push_back(
            {{pad / 2 + std::floor((left - pad - side) / 2), std::floor((high - side) / 2), side, side},
             Look::count,
             std::string(words.pigment)});
        piece.texts.push_back(line_of(ruler, glyph, Typeface::icon, size, Ink::light, pad / 2,
                                      (high - Type::line(size)) / 2, left - pad, Align::centre));
    }
    piece.texts.push_back(line_of(ruler, ruler.type.sign(words.key), Typeface::bold, ruler.body(),
                                  dark ? Ink::light : Ink::faint, w - corner, pad / 2, corner - pad,
                                  Align::right));
    return piece;
}

Piece arrow_row(const Ruler& ruler, std::string_view glyph, std::size_t hidden, const Rect& box) {
    Piece piece;
    piece.box = box;
    if (hidden > 0)
        piece.texts.push_back(line_of(ruler, fmt::format("{} {}", glyph, hidden), Typeface::regular,
                                      ruler.small(), Ink::text, box.x,
                                      box.y + (box.h - Type::line(ruler.small())) / 2, box.w, Align::centre));
    return piece;
}

}  // namespace tankard::window
