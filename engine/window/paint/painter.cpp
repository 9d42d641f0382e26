#include "window/paint/painter.h"

#include "text/drawings.h"
#include "window/pages/pieces.h"
#include "window/paint/bare.h"
#include "window/paint/engraving.h"
#include "window/paint/fittings.h"
#include "window/paint/floors.h"
#include "window/paint/strokes.h"
#include "window/paint/textures.h"
#include "window/paint/wounds.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string_view>
#include <utility>

#include <SFML/OpenGL.hpp>
#include <fmt/format.h>

namespace tankard::window {
namespace {

/// How bright the light round what may be chosen is: where much of it lies, the golden edge says enough.
sf::Uint8 glow_of(const Page& page) {
    constexpr float kFew = 3;
    constexpr float kBright = 120;
    constexpr float kFaint = 40;
    const auto count = static_cast<float>(std::count_if(page.pieces.begin(), page.pieces.end(),
                                                        [](const Piece& piece) { return piece.glows; }));
    return static_cast<sf::Uint8>(std::clamp(kBright - (count - kFew) * 10, kFaint, kBright));
}

/// A die that has so many pixels to roll.
Figure tumbling(Figure die, float left) {
    if (die.frame.size() == 1 && die.frame.front() >= '1' && die.frame.front() <= '6')
        die.frame.front() =
            static_cast<char>('1' + (die.frame.front() - '1' + std::lround(left / (die.box.w * 0.6F))) % 6);
    return die;
}

constexpr float kHalo = 10;       ///< pixels round a thing that its shadow and its edge may take
constexpr float kOfferedOut = 5;  ///< pixels: how far the light round it shines, hardly onto its neighbour
constexpr unsigned kFine = 2;     ///< so many pixels a pixel a leaning card is drawn with first

/// Fitted to pixels, so small letters of the bold face lose strokes: an N becomes two posts. They are made
/// larger, and shown at half their size.
constexpr unsigned kTooSmall = 12;
bool is_too_small(Typeface face, unsigned size) { return face == Typeface::bold && size <= kTooSmall; }
/// Whether letters of that size may be such: the same letters at their own size are no worse for it.
bool is_halved(std::uint8_t face, unsigned size) {
    return static_cast<Typeface>(face) == Typeface::bold && size <= kTooSmall * kFine;
}

constexpr unsigned kBodied = 40;  ///< pixels of the smallest figure with a body of its own
constexpr float kCast = 0.028F;   ///< of a figure's size: how far off its shadow lies
constexpr float kMostOver = 24;   ///< pixels that a creature's head may stand over its card
constexpr float kRise = 0.16F;    ///< of a card's height: how far it rises when it is looked at

const sf::Color kHide{228, 188, 132};  ///< of a creature, in the light
const sf::Color kBack{24, 12, 10};     ///< what of it stands back has some of
const sf::Color kEmber{255, 158, 58};  ///< its eyes, and what else is cut into its head

Rect moved(const Rect& box, float dx, float dy) { return {box.x + dx, box.y + dy, box.w, box.h}; }

/// Where a piece may be seen, as it stands.
Rect reach(const Rect& box, const Stance& stance) {
    const Rect there = moved(box, stance.dx, stance.dy);
    if (stance.degrees == 0) return there;
    const float out = std::hypot(box.w, box.h) / 2;
    return {there.x + there.w / 2 - out, there.y + there.h / 2 - out, 2 * out, 2 * out};
}

/// Mesa's software drawing shows a picture by copying it, so that the next begins with what was drawn last.
/// Anywhere else that is unknown, and drawing all of it is cheap.
bool swaps_by_copying() {
    static const bool copies = [] {
        const auto* name = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
        return name != nullptr && std::string_view(name).find("llvmpipe") != std::string_view::npos;
    }();
    return copies;
}

}  // namespace

Painter::Painter(const Type& type, bool high_contrast)
    : type_(type),
      palette_(high_contrast),
      tabletop_(type, fonts_, palette_),
      ground_(type, tabletop_, palette_),
      stages_(type, tabletop_, palette_) {
    for (std::size_t i = 0; i < kFaces; ++i)
        if (!type.files().path[i].empty() && !fonts_[i].loadFromFile(type.files().path[i]))
            throw std::runtime_error(fmt::format("the font {} cannot be read", type.files().path[i]));
}

void Painter::background(sf::RenderTarget& target, const Page& page, const Flights& flights) {
    if (palette_.high_contrast()) return target.clear(palette_.table());
    std::vector<Rect> covers;
    for (const Piece& piece : page.pieces)
        if (piece.thing == 0 || !flights.contains(piece.thing)) add_covers(piece, covers);
    const std::vector<Rect> bare = window::bare(page.width, page.height, covers);
    if (bare.empty()) return;
    ground_.make_for(page);
    ground_.draw(target, bare);
}

void Painter::shape(Batch& batch, const Figure& shape, float dx, float dy) {
    Strokes& into = batch.shapes;
    const Rect box{shape.box.x + dx, shape.box.y + dy, shape.box.w, shape.box.h};
    const sf::Color line = palette_.line();
    const bool plain = palette_.high_contrast();
    const auto soft = [&](sf::Color colour) {
        return plain ? colour : mixed(colour, palette_.paper(), 0.28F);
    };
    switch (shape.look) {
        case Look::strip: {
            const sf::Color colour =
                shape.frame.empty() ? in_place(palette_.strip(), place_) : palette_.frame(shape.frame);
            quad(into, box, colour, plain ? colour : mixed(colour, sf::Color::Black, 0.25F));
            quad(into, {box.x, box.bottom() - 2, box.w, 2},
                 plain ? sf::Color::White : sf::Color(150, 110, 50));
            break;
        }
        case Look::picture: break;  // drawn by itself: tabletop.h
        case Look::scene: scene(batch, shape, box); break;
        case Look::plinth:
            if (plain) {
                quad(into, box, sf::Color::White);
                border(into, box, 1, sf::Color::Black);
            } else {
                plinth(batch.glazes, box, plinth_height(box), palette_.frame(shape.frame), shape.lit);
            }
            break;
        case Look::groove:
            quad(into, box, plain ? sf::Color::Black : palette_.outline());
            quad(into, box.inset(1), plain ? sf::Color::White : sf::Color(52, 30, 24),
                 plain ? sf::Color::White : sf::Color(84, 54, 42));
            break;
        case Look::life: {
            const sf::Color left = palette_.life(shape.share);
            quad(into, box, plain ? left : mixed(left, sf::Color(255, 210, 180), 0.08F),
                 plain ? left : mixed(left, sf::Color::Black, 0.18F));
            break;
        }
        case Look::drained: quad(into, box, palette_.drained()); break;
        case Look::wound:
            if (shape.form == Form::disc || plain) wounds(batch.glazes, batch.marks, shape, box, palette_);
            break;  // else with who stands there
        case Look::die: die(batch.plates, box, shape.frame); break;
        case Look::panel:
            if (!plain) cast(batch.glazes, box);
            rounded(into, &batch.glazes, box, 9, palette_.outline(), palette_.outline());
            rounded(into, &batch.glazes, box.inset(plain ? 2.0F : 1.0F), 8, palette_.panel(),
                    soft(palette_.panel()));
            break;
        case Look::focus:
            if (!plain) cast(batch.glazes, box);
            rounded(into, &batch.glazes, box, 9, palette_.outline(), palette_.outline());
            rounded(into, &batch.glazes, box.inset(1), 8, palette_.card(), soft(palette_.panel()));
            if (!shape.frame.empty()) border(into, box.inset(4), 2, palette_.glow());
            break;
        case Look::card: {
            if (!plain && shape.share > 0) cast(batch.glazes, box);  // what lies under its like throws none
            const float round = std::clamp(box.w * 0.03F, 2.0F, 9.0F);
            const float frame = box.w > 100 ? 3.0F : 2.0F;
            rim(into, box, round, 1, palette_.outline());
            rim(into, box.inset(1), round - 1, frame, palette_.frame(shape.frame));
            rounded(into, nullptr, box.inset(1 + frame), round - frame, palette_.card(),
                    plain ? palette_.card() : mixed(palette_.card(), palette_.paper(), 0.45F));
            if (!plain && box.w > 100) {
                paper(into, box.inset(1 + frame), palette_.card(),
                      mixed(palette_.card(), palette_.paper(), 0.45F));
                if (shape.share > 0) corner_mounts(batch.plates, box.inset(1), palette_.gilt());
            }
            break;
        }
        case Look::plaque:
        case Look::tray: {
            const bool edged = !shape.frame.empty();
            const sf::Color edge = !edged ? palette_.brass()
                                   : shape.frame == "gold"
                                       ? palette_.glow()
                                       : mixed(palette_.frame(shape.frame), palette_.lit(), 0.3F);
            if (!plain && shape.look == Look::plaque) cast(batch.glazes, box);
            rounded(into, &batch.glazes, box, 8, edge, edge);
            const float thick = edged && shape.look == Look::plaque ? 2.0F : 1.0F;
            const sf::Color board = in_place(palette_.dark(), place_);
            rounded(into, &batch.glazes, box.inset(thick), 8 - thick,
                    plain ? board : mixed(board, palette_.lit(), 0.06F), board);
            break;
        }
        case Look::title: {
            const sf::Color colour = palette_.frame(shape.frame);
            quad(into, box, colour, plain ? colour : mixed(colour, sf::Color::Black, 0.22F));
            quad(into, {box.x, box.y, box.w, 1}, palette_.outline());
            quad(into, {box.x, box.bottom() - 1, box.w, 1}, palette_.outline());
            break;
        }
        case Look::ring: {
            const sf::Vector2f middle(box.x + box.w / 2, box.y + box.h / 2);
            const float radius = std::min(box.w, box.h) / 2 - 1;
            const float thick = std::max(3.0F, radius * 0.13F);
            const sf::Color spent = plain ? sf::Color(120, 120, 120) : sf::Color(76, 22, 18);
            const sf::Color left = palette_.life(shape.share);
            disc(into, batch.glazes, middle, radius, palette_.outline());
            sector(into, middle, radius - 1, 1, spent);
            sector(into, middle, radius - 1, std::clamp(shape.share + shape.lost, 0.0F, 1.0F),
                   palette_.drained());
            sector(into, middle, radius - 1, std::clamp(shape.share, 0.0F, 1.0F), left);
            sector(into, middle, radius - thick, 1, palette_.outline());
            disc(into, batch.glazes, middle, radius - thick - 1.5F, palette_.sealed(shape.frame));
            break;
        }
        case Look::seal: {
            const sf::Vector2f middle(box.x + box.w / 2, box.y + box.h / 2);
            const float radius = std::min(box.w, box.h) / 2 - 1;
            disc(into, batch.glazes, middle, radius, palette_.outline());
            sector(into, middle, radius - 1, 1, palette_.frame(shape.frame));
            disc(into, batch.glazes, middle, radius - std::max(2.5F, radius * 0.14F),
                 palette_.sealed(shape.frame));
            break;
        }
        case Look::halo: {
            const sf::Color colour = plain ? palette_.gilt() : sf::Color(255, 186, 84);
            halo(batch.glazes, box, {colour.r, colour.g, colour.b, 215}, 15);
            break;
        }
        case Look::dim:
            if (!plain)
                quad(batch.marks, box, sf::Color(20, 12, 6, static_cast<sf::Uint8>(60 * shape.share)));
            break;
        case Look::night:
            if (!plain)
                quad(batch.marks, box, sf::Color(12, 8, 6, static_cast<sf::Uint8>(100 * shape.share)));
            break;
        case Look::pill: {
            const sf::Color colour = palette_.frame(shape.frame);
            rounded(batch.plates, &batch.glazes, box, box.h / 2, palette_.outline(), palette_.outline());
            rounded(batch.plates, &batch.glazes, box.inset(1), box.h / 2 - 1,
                    plain ? colour : mixed(colour, sf::Color::White, 0.06F),
                    plain ? colour : mixed(colour, sf::Color::Black, 0.3F));
            break;
        }
        case Look::stamp: stamp(batch.tags, batch.marks, box, palette_.frame("blood"), plain); break;
        case Look::key:
            rounded(batch.tags, &batch.marks, box, 4, palette_.gilt(), palette_.gilt());
            rounded(batch.tags, &batch.marks, box.inset(1), 3,
                    shape.lit ? palette_.likely() : palette_.outline(), palette_.outline());
            break;
        case Look::count:
            rounded(batch.plates, &batch.glazes, box, 3, palette_.outline(), palette_.outline());
            rounded(batch.plates, &batch.glazes, box.inset(1), 2, palette_.frame(shape.frame),
                    palette_.frame(shape.frame));
            break;
        case Look::likely:
            if (!plain) cast(batch.glazes, box);
            rounded(into, &batch.glazes, box, 6, palette_.outline(), palette_.outline());
            rounded(into, &batch.glazes, box.inset(1), 5, palette_.likely(),
                    plain ? palette_.likely() : mixed(palette_.likely(), palette_.outline(), 0.2F));
            break;
        case Look::band: {
            const sf::Color colour = palette_.frame(shape.frame);
            quad(into, box, colour, plain ? colour : mixed(colour, sf::Color::Black, 0.3F));
            if (!plain && box.w > box.h)
                hatch(into, {box.x + box.w * 0.6F, box.y + 2, box.w * 0.38F, box.h - 4},
                      mixed(colour, {255, 240, 210}, 0.07F));
            break;
        }
        case Look::back:
            quad(into, box, palette_.strip());
            border(into, box, 1, mixed(palette_.strip(), palette_.ink(Ink::light), 0.4F));
            border(into, box.inset(3), 1, palette_.ink(Ink::light));
            break;
        case Look::chip:
            quad(into, box, plain ? sf::Color::White : mixed(palette_.panel(), palette_.paper(), 0.5F));
            border(into, box, 1, line);
            break;
        case Look::button:
            rounded(into, &batch.glazes, box, 6, palette_.outline(), palette_.outline());
            rounded(into, &batch.glazes, box.inset(1), 5, palette_.card(),
                    plain ? palette_.card() : mixed(palette_.card(), palette_.paper(), 0.4F));
            break;
        case Look::chosen:
            quad(into, box, plain ? sf::Color(0, 0, 120) : sf::Color(96, 60, 26),
                 plain ? sf::Color(0, 0, 120) : sf::Color(74, 44, 18));
            border(into, box, 2, palette_.glow());
            break;
        case Look::marked:
            border(into, box, 5, palette_.taken());
            corners(into, box, 14, palette_.taken());
            break;
        case Look::track: quad(into, box, mixed(line, palette_.panel(), 0.5F)); break;
        case Look::knob: quad(into, box, palette_.glow()); break;
        case Look::rule: quad(into, box, line); break;
        case Look::pale:
            quad(into, box, plain ? sf::Color::White : mixed(palette_.paper(), palette_.table(), 0.35F));
            break;
        case Look::veil:
            quad(batch.glazes, box, plain ? sf::Color(255, 255, 255, 235) : sf::Color(34, 22, 12, 190));
            break;
        case Look::page:
            if (!plain) {
                shadow(batch.glazes, box);
                shadow(batch.glazes, {box.x + 2, box.y + 2, box.w, box.h});
            }
            quad(into, box, palette_.card(), soft(palette_.card()));
            border(into, box, 2, line);
            border(into, box.inset(7), 1, line);
            corners(into, box.inset(7), 9, line);
            break;
        case Look::path: {
            const sf::Color colour = plain ? sf::Color(255, 210, 0) : sf::Color(216, 124, 46);
            quad(into, box, colour);
            break;
        }
        case Look::shade:
            quad(batch.glazes, box, plain ? sf::Color(0, 0, 0, 150) : sf::Color(24, 16, 8, 88));
            break;
        case Look::square: {
            sf::Color colour = palette_.card();
            if (!plain && !shape.frame.empty())
                colour = mixed(palette_.frame(shape.frame), palette_.card(), 0.5F);
            quad(into, box, colour, plain ? colour : mixed(colour, palette_.paper(), 0.25F));
            border(into, box, 1, plain ? line : mixed(line, colour, 0.55F));
            break;
        }
        case Look::ground: floor(into, shape, box, palette_); break;
        case Look::bed:
        case Look::eaves:
        case Look::crag:
        case Look::wall:
        case Look::door:
        case Look::doorway:
        case Look::grate:
        case Look::seam:
        case Look::within:
        case Look::coin:
        case Look::blot: fitting(into, batch.glazes, shape, box, palette_); break;
        case Look::marker: {
            const sf::Color colour = palette_.frame(shape.frame);
            const bool light = shape.form == Form::tile;
            if (!plain)
                fill(batch.plates, &batch.glazes, {box.x + 2, box.y + 2, box.w, box.h}, shape.form, 1,
                     mixed(line, palette_.card(), 0.5F));
            fill(batch.plates, &batch.glazes, box, shape.form, 1,
                 light ? colour : mixed(colour, sf::Color::Black, 0.45F));
            const float rim = 1 - std::max(1.5F, box.w * 0.04F) * 2 / box.w;
            fill(batch.plates, &batch.glazes, box, shape.form, rim, palette_.card());
            if (!light) fill(batch.plates, &batch.glazes, box, shape.form, rim - 2.6F / box.w, colour);
            break;
        }
    }
}

void Painter::scene(Batch& batch, const Figure& shape, const Rect& box) {
    if (palette_.high_contrast()) {
        quad(batch.shapes, box, sf::Color::White);
        border(batch.shapes, box, 1, sf::Color::Black);
        return;
    }
    const sf::FloatRect from = stages_.cut(shape.frame, shape.grain, box.w, box.h);
    const sf::Vertex corners[] = {
        {{box.x, box.y}, {from.left, from.top}},
        {{box.right(), box.y}, {from.left + from.width, from.top}},
        {{box.right(), box.bottom()}, {from.left + from.width, from.top + from.height}},
        {{box.x, box.bottom()}, {from.left, from.top + from.height}},
    };
    batch.scenes.insert(batch.scenes.end(), std::begin(corners), std::end(corners));
}

void Painter::die(Strokes& into, const Rect& box, const std::string& shows) const {
    const bool plain = palette_.high_contrast();
    const sf::Color bone = plain ? sf::Color::White : sf::Color(246, 236, 210);
    const sf::Color edge = plain ? sf::Color::Black : sf::Color(120, 92, 60);
    if (!plain)
        fill(into, nullptr, {box.x + 3, box.y + 3, box.w, box.h}, Form::tile, 1, sf::Color(34, 22, 14));
    fill(into, nullptr, box, Form::tile, 1, edge);
    fill(into, nullptr, box, Form::tile, 1 - 4 / box.w, bone);
    // A bit for each of nine places, row by row from the upper left.
    static constexpr unsigned kPips[] = {0b000010000, 0b100000001, 0b100010001,
                                         0b101000101, 0b101010101, 0b101101101};
    const int value = shows.empty() ? 1 : shows.front() - '0';
    if (value < 1 || value > 6) return;
    const float pip = box.w * 0.2F;
    for (unsigned place = 0; place < 9; ++place) {
        if ((kPips[value - 1] >> place & 1U) == 0) continue;
        const unsigned column = place % 3;
        const unsigned row = place / 3;
        const float x = box.x + box.w * (0.25F + 0.25F * static_cast<float>(column)) - pip / 2;
        const float y = box.y + box.h * (0.25F + 0.25F * static_cast<float>(row)) - pip / 2;
        fill(into, nullptr, {x, y, pip, pip}, Form::disc, 1,
             plain ? sf::Color::Black : sf::Color(120, 26, 20));
    }
}

const Painter::Cut& Painter::cut(char32_t letter, Typeface face, unsigned size) {
    const std::uint64_t key =
        std::uint64_t{letter} << 32 | std::uint64_t{size} << 8 | static_cast<std::uint64_t>(face);
    const auto [known, fresh] = cuts_.try_emplace(key);
    if (fresh) {
        const Typeface own = type_.face_of(letter, face);
        const sf::Glyph& glyph = fonts_[static_cast<std::size_t>(own)].getGlyph(letter, size, false);
        known->second = {static_cast<std::uint8_t>(own), type_.advance(letter, face, size), glyph.bounds,
                         sf::FloatRect(glyph.textureRect)};
    }
    return known->second;
}

namespace {

/// Where a glyph lies in one direction: what is hardly a pixel, such as a minus sign of small letters, has a
/// whole one, as between two of them it would not be drawn at all.
std::pair<float, float> drawn(float from, float wide) {
    constexpr float kThin = 1.5F;
    if (wide >= kThin) return {from, from + wide};
    const float pixel = std::round(from);
    return {pixel, pixel + 1};
}

}  // namespace

void Painter::text(Batch& batch, const Text& text, float dx, float dy) {
    const sf::Color colour = palette_.ink(text.ink);
    this->text(batch, text, dx, dy, colour, text.ink == Ink::figure ? palette_.foot("") : colour);
}

void Painter::text(Batch& batch, const Text& text, float dx, float dy, sf::Color colour, sf::Color foot) {
    const auto face = static_cast<Typeface>(text.face);
    float x = text.box.x + dx;
    if (text.align != Align::left) {
        const float room = text.box.w - type_.width(text.words, face, text.size);
        x += text.align == Align::centre ? room / 2 : room;
    }
    x = std::round(x);
    const float y = std::round(text.box.y + dy + Type::baseline(text.size));
    const unsigned times = is_too_small(face, text.size) ? std::max(fine_, kFine) : fine_;
    const unsigned size = text.size * times;
    const auto fine = static_cast<float>(times);
    Strokes* into = nullptr;
    std::uint8_t last = kFaces;
    char32_t before = 0;
    for (char32_t letter : letters_of(text.words)) {
        if (text.ink == Ink::body) letter = text::body_of(letter);
        if (letter == 0) continue;
        x += Type::kern(std::exchange(before, letter), letter, face, text.size);
        const Cut& cut = this->cut(letter, face, size);
        if (cut.face != last) into = &batch.texts[{last = cut.face, size}];
        if (cut.bounds.width > 0) {
            const auto [left, right] = drawn(x + cut.bounds.left / fine, cut.bounds.width / fine);
            const auto [top, bottom] = drawn(y + cut.bounds.top / fine, cut.bounds.height / fine);
            const float from_right = cut.from.left + cut.from.width;
            const float from_bottom = cut.from.top + cut.from.height;
            const sf::Vertex corners[] = {{{left, top}, colour, {cut.from.left, cut.from.top}},
                                          {{right, top}, colour, {from_right, cut.from.top}},
                                          {{right, bottom}, foot, {from_right, from_bottom}},
                                          {{left, bottom}, foot, {cut.from.left, from_bottom}}};
            into->insert(into->end(), std::begin(corners), std::end(corners));
            if (face == Typeface::bold && last == static_cast<std::uint8_t>(Typeface::icon))
                for (sf::Vertex corner : corners) {  // that face has no bold: twice, a little apart
                    corner.position.x += 1;
                    into->push_back(corner);
                }
        }
        x += cut.advance / fine;
    }
}

void Painter::flush(sf::RenderTarget& target, Batch& batch) {
    // Without a graphics card blending costs more than anything else: what is opaque does without.
    if (!batch.shapes.empty())
        target.draw(batch.shapes.data(), batch.shapes.size(), sf::Quads, sf::RenderStates(sf::BlendNone));
    if (!batch.scenes.empty())
        target.draw(batch.scenes.data(), batch.scenes.size(), sf::Quads,
                    sf::RenderStates(sf::BlendNone, {}, &stages_.sheet(), nullptr));
    if (!batch.plates.empty())
        target.draw(batch.plates.data(), batch.plates.size(), sf::Quads, sf::RenderStates(sf::BlendNone));
    if (!batch.glazes.empty()) target.draw(batch.glazes.data(), batch.glazes.size(), sf::Quads);
    const auto write = [&](bool drawings) {
        for (auto& [key, vertices] : batch.texts)
            if (!vertices.empty() && (key.first == static_cast<std::uint8_t>(Typeface::drawing)) == drawings)
                target.draw(vertices.data(), vertices.size(), sf::Quads,
                            sf::RenderStates(&letters(fonts_[key.first].getTexture(key.second),
                                                      turned_ || is_halved(key.first, key.second))));
    };
    write(true);
    if (!batch.tags.empty())
        target.draw(batch.tags.data(), batch.tags.size(), sf::Quads, sf::RenderStates(sf::BlendNone));
    write(false);
    if (!batch.marks.empty()) target.draw(batch.marks.data(), batch.marks.size(), sf::Quads);
    batch.marks.clear();
    batch.shapes.clear();
    batch.scenes.clear();
    batch.plates.clear();
    batch.glazes.clear();
    batch.tags.clear();
    for (auto& [key, vertices] : batch.texts)
        vertices.clear();  // and keeps its room
}

void Painter::pieces(sf::RenderTarget& target, const Page& page, const Flights& flights, bool flying) {
    Batch& batch = batch_;
    std::uint8_t layer = 0;
    for (const Piece& piece : page.pieces) {
        const auto flight = piece.thing != 0 ? flights.find(piece.thing) : flights.end();
        if ((flight != flights.end()) != flying) continue;
        if (&piece == risen_) continue;
        if (piece.layer != layer || flying || piece.lift > 0) {
            flush(target, batch);
            layer = piece.layer;
        }
        put(target, piece, flying ? flight->second : Stance{}, flying);
    }
    flush(target, batch);
}

/// The card of a fan that a spot is about: it lies there, or an answer means it.
const Piece* Painter::card_of(const Page& page, const Spot& looked) {
    for (const Spot& spot : page.spots) {
        if (spot.does != looked.does || spot.number != looked.number) continue;
        for (const Piece& piece : page.pieces)
            if (piece.lift > 0 && piece.box == spot.box) return &piece;
    }
    return nullptr;
}

/// The golden edge of what may be chosen: round as the thing is round.
void Painter::glow(Batch& batch, const Piece& piece, float dx, float dy) const {
    const Rect box = moved(piece.box, dx, dy);
    if (!piece.shapes.empty() &&
        (piece.shapes.front().look == Look::seal || piece.shapes.front().look == Look::ring)) {
        const Rect& round = piece.shapes.front().box;
        disc(batch.shapes, batch.glazes, {round.x + round.w / 2 + dx, round.y + round.h / 2 + dy},
             std::min(round.w, round.h) / 2 + 3, palette_.gilt());
        return;
    }
    const Figure* stage = stage_of(piece);
    const Rect paper = stage != nullptr && stage->look == Look::plinth ? moved(paper_of(piece), dx, dy) : box;
    rim(batch.shapes, paper.inset(-4), 0, 1, palette_.outline());
    rim(batch.shapes, paper.inset(-3), 0, 3, palette_.gilt());
    if (!palette_.high_contrast()) halo(batch.glazes, paper.inset(-4), {255, 190, 92, glow_}, kOfferedOut);
}

void Painter::change(Batch& batch, const std::function<void(Strokes&)>& how) {
    for (Strokes* strokes :
         {&batch.shapes, &batch.scenes, &batch.plates, &batch.glazes, &batch.tags, &batch.marks})
        how(*strokes);
    for (auto& [key, strokes] : batch.texts)
        how(strokes);
}

/// A piece into the batch, as it lies straight.
void Painter::gather(sf::RenderTarget& target, const Piece& piece, float dx, float dy, bool flying) {
    Batch& batch = batch_;
    const bool round = !piece.shapes.empty() &&
                       (piece.shapes.front().look == Look::seal || piece.shapes.front().look == Look::ring);
    if (piece.glows && round) glow(batch, piece, dx, dy);
    const Figure* stage = stage_of(piece);
    const std::string stands_on = stage != nullptr ? stage->frame : "";
    const bool stands_free = stage != nullptr && stage->look == Look::plinth;
    for (const Figure& each : piece.shapes)
        if (each.look == Look::picture) {
            flush(target, batch);
            if (drawings_.empty()) continue;
            tabletop_.draw(target, drawings_.front());
            drawings_ = drawings_.subspan(1);
        } else if (each.look == Look::die && flying)
            shape(batch, tumbling(each, std::abs(dx) + std::abs(dy)), dx, dy);
        else if (each.look == Look::marked && stands_free)  // it is round their words
            shape(batch, {.box = paper_of(piece), .look = Look::marked}, dx, dy);
        else
            shape(batch, each, dx, dy);
    if (piece.glows && !round) glow(batch, piece, dx, dy);
    const bool lies = !piece.shapes.empty() && piece.shapes.front().look == Look::blot;
    const bool stands_back =  // its card is darker, and so is who stands on it
        stands_free && std::any_of(piece.shapes.begin(), piece.shapes.end(),
                                   [](const Figure& shape) { return shape.look == Look::dim; });
    const auto wound = std::find_if(piece.shapes.begin(), piece.shapes.end(), [](const Figure& shape) {
        return shape.look == Look::wound && shape.form != Form::disc;
    });
    const bool is_hurt = wound != piece.shapes.end() && !palette_.high_contrast();
    if (is_hurt && !stands_free) blood(batch.glazes, batch.marks, *wound, moved(wound->box, dx, dy));
    for (const Text& written : piece.texts) {
        Text each = written;
        if (stands_free && (each.ink == Ink::figure || each.ink == Ink::prop))
            each.box.y += stage->box.bottom() - plinth_height(stage->box) - ground_of(each);
        if (each.broad > 0 && piece.lift == 0) {
            each = grown(each, piece.box.y);
            creature(batch, each, piece.shapes.front().frame, {dx, dy}, stands_back);
            if (is_hurt) hurt(batch, each, dx, dy, *wound);
            continue;
        }
        if (lies || each.ink == Ink::blood) outline(batch, each, dx, dy);
        if (each.ink == Ink::figure || each.ink == Ink::prop) cast_of(batch, each, dx, dy);
        if (each.ink != Ink::figure) {
            text(batch, each, dx, dy);
            continue;
        }
        body_of(batch, each, dx, dy);
        text(batch, each, dx, dy, palette_.figure(stands_on), palette_.foot(stands_on));
        engrave(batch, each, dx, dy, stands_on);
        if (is_hurt) hurt(batch, each, dx, dy, *wound);
    }
}

/// So that a thing is seen on any ground.
void Painter::outline(Batch& batch, const Text& picture, float dx, float dy) {
    Text dark = picture;
    dark.ink = Ink::text;
    for (const auto& [x, y] : {std::pair{-1.0F, 0.0F}, {1.0F, 0.0F}, {0.0F, -1.0F}, {0.0F, 1.0F}})
        text(batch, dark, dx + x, dy + y);
}

/// Whoever stands on a card's stage is cut out of paper.
void Painter::cast_of(Batch& batch, const Text& figure, float dx, float dy) {
    const float away = std::round(static_cast<float>(figure.size) * kCast);
    if (palette_.high_contrast() || away < 1) return;
    Text dark = figure;
    dark.ink = Ink::text;
    text(batch, dark, dx + away, dy + away);
}

/// Where its feet are.
float Painter::ground_of(const Text& figure) {
    const std::u32string letters = letters_of(figure.words);
    if (letters.empty()) return figure.box.bottom();
    const sf::FloatRect own = cut(letters.front(), static_cast<Typeface>(figure.face), figure.size).bounds;
    return figure.box.y + Type::baseline(figure.size) + own.top + own.height;
}

/// As large as it may be, on the same ground. `top` is its card's upper edge.
Text Painter::grown(const Text& figure, float top) {
    const std::u32string letters = letters_of(figure.words);
    if (letters.empty()) return figure;
    const auto face = static_cast<Typeface>(figure.face);
    const sf::FloatRect own = cut(letters.front(), face, figure.size).bounds;
    if (own.width <= 0 || own.height <= 0) return figure;
    const float ground = ground_of(figure);
    const float times =
        std::max(1.0F, std::min(figure.broad / own.width, (ground - top + figure.over) / own.height));
    Text large = figure;
    large.size = static_cast<std::uint16_t>(static_cast<float>(figure.size) * times);
    const sf::FloatRect bounds = cut(letters.front(), face, large.size).bounds;
    large.box.x = figure.box.x + figure.box.w / 2 - bounds.left - bounds.width / 2;
    large.box.y = ground - bounds.top - bounds.height - Type::baseline(large.size);
    large.align = Align::left;
    return large;
}

/// Hide in the shades of its card, lit from above at the left, and what is cut into it glows.
void Painter::creature(Batch& batch, const Text& figure, const std::string& frame, const sf::Vector2f& by,
                       bool stands_back) {
    const auto [dx, dy] = by;
    if (palette_.high_contrast()) return text(batch, figure, dx, dy);
    const float fine = std::max(1.0F, std::round(static_cast<float>(figure.size) / 90));
    const auto in_light = [&](sf::Color colour) { return stands_back ? mixed(colour, kBack, 0.3F) : colour; };
    const sf::Color dye = palette_.frame(frame);
    const sf::Color light = palette_.ink(Ink::figure);
    for (const float out : {2.5F, 1.5F})
        text(batch, figure, dx + out * fine, dy + out * fine, palette_.outline(), palette_.outline());
    text(batch, figure, dx - fine, dy - fine, in_light(light), in_light(mixed(light, dye, 0.3F)));
    Text body = figure;
    body.ink = Ink::body;
    text(batch, body, dx, dy, in_light(kEmber), in_light(mixed(dye, palette_.outline(), 0.3F)));
    text(batch, figure, dx, dy, in_light(mixed(light, kHide, 0.5F)), in_light(mixed(dye, kHide, 0.55F)));
    engrave(batch, figure, dx, dy, frame);
}

/// Where one drawing is shown, and where it comes from.
struct Painter::Shown {
    Rect box;
    sf::FloatRect from;
    Strokes* into = nullptr;  ///< null: there is nothing to be seen of it
};

Painter::Shown Painter::shown(Batch& batch, const Text& drawing, float dx, float dy) {
    const std::u32string letters = letters_of(drawing.words);
    if (letters.size() != 1) return {};
    const char32_t letter = drawing.ink == Ink::body ? text::body_of(letters.front()) : letters.front();
    if (letter == 0) return {};
    const auto face = static_cast<Typeface>(drawing.face);
    const auto fine = static_cast<float>(fine_);
    const Cut& cut = this->cut(letter, face, drawing.size * fine_);
    if (cut.bounds.width <= 0) return {};
    float x = drawing.box.x + dx;
    if (drawing.align != Align::left) {
        const float room = drawing.box.w - type_.width(drawing.words, face, drawing.size);
        x += drawing.align == Align::centre ? room / 2 : room;
    }
    const float y = std::round(drawing.box.y + dy + Type::baseline(drawing.size));
    return {{std::round(x) + cut.bounds.left / fine, y + cut.bounds.top / fine, cut.bounds.width / fine,
             cut.bounds.height / fine},
            cut.from,
            &batch.texts[{cut.face, drawing.size * fine_}]};
}

/// The side of a large figure that is away from the light is shaded, line by line.
void Painter::engrave(Batch& batch, const Text& figure, float dx, float dy, const std::string& frame) {
    if (palette_.high_contrast() || figure.size < kBodied) return;
    const Shown shown = this->shown(batch, figure, dx, dy);
    if (shown.into == nullptr) return;
    sf::Color colour = mixed(palette_.frame(frame), palette_.outline(), 0.45F);
    colour.a = 120;
    Strokes lines;
    shade(lines, shown.box, std::max(3.0F, static_cast<float>(figure.size) * 0.034F), colour);
    cut_into(*shown.into, lines, shown.box, shown.from);
}

/// A blow is seen on whom it hit.
void Painter::hurt(Batch& batch, const Text& figure, float dx, float dy, const Figure& wound) {
    const Shown shown = this->shown(batch, figure, dx, dy);
    if (shown.into == nullptr) return;
    const char32_t letter = letters_of(figure.words).front();
    const Typeface face = type_.face_of(letter, static_cast<Typeface>(figure.face));
    Strokes lines;
    cuts(lines, wound, shown.box, silhouettes_.depths(fonts_[static_cast<std::size_t>(face)], letter));
    cut_into(*shown.into, lines, shown.box, shown.from);
}

/// A large figure is of one piece, whatever cuts go through it.
void Painter::body_of(Batch& batch, const Text& figure, float dx, float dy) {
    if (palette_.high_contrast() || figure.size < kBodied) return;
    Text body = figure;
    body.ink = Ink::body;
    text(batch, body, dx, dy);
}

/// A piece into the batch; one that does not lie straight is drawn at once.
void Painter::put(sf::RenderTarget& target, const Piece& piece, const Stance& stance, bool flying) {
    Batch& batch = batch_;
    const auto [dx, dy, degrees, wide] = stance;
    const bool stands_askew = degrees != 0 || wide != 1;
    if (piece.lift > 0 && piece.turn != 0 && &piece != risen_ && !stands_askew)
        return put_leaning(target, piece, dx, dy);
    gather(target, piece, dx, dy, flying);
    if (piece.lift == 0 && !stands_askew) return;
    if (stands_askew) {
        const sf::Vector2f middle(piece.box.x + piece.box.w / 2 + dx, piece.box.y + piece.box.h / 2 + dy);
        change(batch, [&, degrees = degrees, wide = wide](Strokes& strokes) {
            squeeze(strokes, middle.x, wide);
            turn(strokes, middle, degrees);
        });
    }
    turned_ = stands_askew;
    flush(target, batch);
    turned_ = false;
}

/// A card of a fan is drawn straight and twice as fine as it is shown, with nothing round it, and turned as a
/// picture: so its edges and letters are smooth.
void Painter::put_leaning(sf::RenderTarget& target, const Piece& piece, float dx, float dy) {
    const Rect box = piece.box.inset(-kHalo);
    const sf::Vector2u size(static_cast<unsigned>(std::ceil(box.w)) * kFine,
                            static_cast<unsigned>(std::ceil(box.h)) * kFine);
    const sf::Vector2u room = straight_.getSize();
    if (room.x < size.x || room.y < size.y) {
        straight_.create(std::max(room.x, size.x), std::max(room.y, size.y));
        straight_.setSmooth(true);
    }
    const sf::Vector2f seen(straight_.getSize());
    straight_.setView(sf::View(sf::FloatRect(box.x, box.y, seen.x / kFine, seen.y / kFine)));
    straight_.clear(sf::Color::Transparent);
    fine_ = kFine;
    gather(straight_, piece, 0, 0, false);
    flush(straight_, batch_);
    fine_ = 1;
    straight_.display();
    sf::Sprite picture(straight_.getTexture(), sf::IntRect({}, sf::Vector2i(size)));
    picture.setOrigin((piece.box.w / 2 + kHalo) * kFine, (piece.box.h + kHalo) * kFine);
    picture.setPosition(piece.box.x + piece.box.w / 2 + dx, piece.box.bottom() + dy);
    picture.setScale(1.0F / kFine, 1.0F / kFine);
    picture.setRotation(piece.turn);
    // What was blended onto nothing has its share in its colour already.
    static const sf::BlendMode kLaid(sf::BlendMode::One, sf::BlendMode::OneMinusSrcAlpha);
    target.draw(picture, sf::RenderStates(kLaid));
}

/// What stands still is drawn once and kept as a picture; what flies is drawn over it.
void Painter::still(sf::RenderTarget& target, const Page& page, const Flights& flights) {
    const sf::Vector2u size = target.getSize();
    if (still_.getSize() != size) still_.create(size.x, size.y);
    const bool fresh = !kept_;
    if (fresh) {
        background(still_, page, flights);
        pieces(still_, page, flights, false);
        still_.display();
        kept_ = true;
    }
    sf::Sprite picture(still_.getTexture());
    if (fresh || !swaps_by_copying()) {
        target.draw(picture, sf::RenderStates(sf::BlendNone));
        return;
    }
    for (const Rect& box : touched_) {  // where something was drawn over it
        const sf::IntRect part(static_cast<int>(std::floor(box.x)), static_cast<int>(std::floor(box.y)),
                               static_cast<int>(std::ceil(box.w)) + 1,
                               static_cast<int>(std::ceil(box.h)) + 1);
        picture.setTextureRect(part);
        picture.setPosition(static_cast<float>(part.left), static_cast<float>(part.top));
        target.draw(picture, sf::RenderStates(sf::BlendNone));
    }
}

void Painter::draw(sf::RenderTarget& target, const Page& page, const Flights& flights, const Spot* focus,
                   const Spot* hover, std::span<const Drawing> drawings) {
    drawings_ = drawings;
    glow_ = glow_of(page);
    place_ = palette_.high_contrast() ? nullptr : page.backdrop.get();
    if (!palette_.high_contrast()) stages_.fit(page.height);
    risen_ = nullptr;
    if (const Spot* looked = focus != nullptr ? focus : hover) risen_ = card_of(page, *looked);
    if (flights.empty()) {
        background(target, page, flights);
        pieces(target, page, flights, false);
        kept_ = false;
    } else {
        still(target, page, flights);
        pieces(target, page, flights, true);
    }
    touched_.clear();
    for (const Piece& piece : page.pieces)
        if (const auto flight = piece.thing != 0 ? flights.find(piece.thing) : flights.end();
            flight != flights.end())
            touched_.push_back(reach(piece.box, flight->second).inset(-kMostOver));
    Batch& batch = batch_;
    const auto edge = [&](const Spot& spot, float out, float thick, sf::Color colour) {
        border(batch.shapes, spot.box.inset(-out), thick, colour);
        touched_.push_back(spot.box.inset(-kHalo));
    };
    if (risen_ != nullptr) {
        const float up = -std::round(risen_->box.h * kRise);
        touched_.push_back(moved(risen_->box, 0, up).inset(-kHalo));
        flush(target, batch);
        put(target, *risen_, {.dy = up}, false);
        focus = focus != nullptr && focus->box == risen_->box ? nullptr : focus;
        hover = hover != nullptr && hover->box == risen_->box ? nullptr : hover;
        border(batch.shapes, moved(risen_->box, 0, up).inset(-3), 3, palette_.focus());
    }
    if (hover != nullptr && hover != focus && hover->does != Does::nothing)
        edge(*hover, 2, 2, palette_.focus());
    if (focus != nullptr) {
        edge(*focus, 4, 3, palette_.focus());
        edge(*focus, 5, 1, palette_.card());
    }
    flush(target, batch);
}

}  // namespace tankard::window
