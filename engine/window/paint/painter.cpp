#include "window/paint/painter.h"

#include "window/paint/bare.h"
#include "window/paint/strokes.h"
#include "window/paint/textures.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string_view>

#include <SFML/OpenGL.hpp>
#include <fmt/format.h>

namespace tankard::window {
namespace {

/// A die that has so many pixels to roll.
Figure tumbling(Figure die, float left) {
    if (die.frame.size() == 1 && die.frame.front() >= '1' && die.frame.front() <= '6')
        die.frame.front() =
            static_cast<char>('1' + (die.frame.front() - '1' + std::lround(left / (die.box.w * 0.6F))) % 6);
    return die;
}

/// Letters stand on whole pixels: what SFML smooths for letters that turn or grow only costs here. Its fonts
/// have no word for that before version 2.6.
const sf::Texture& sharp(const sf::Texture& letters) {
    if (letters.isSmooth()) const_cast<sf::Texture&>(letters).setSmooth(false);
    return letters;
}

constexpr float kHalo = 8;  ///< pixels round a thing that its shadow and its edge may take

Rect moved(const Rect& box, const std::pair<float, float>& by) {
    return {box.x + by.first, box.y + by.second, box.w, box.h};
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
    : type_(type), palette_(high_contrast), tabletop_(type, fonts_, palette_) {
    for (std::size_t i = 0; i < kFaces; ++i)
        if (!type.files().path[i].empty() && !fonts_[i].loadFromFile(type.files().path[i]))
            throw std::runtime_error(fmt::format("the font {} cannot be read", type.files().path[i]));
    if (!high_contrast) {
        wood_.loadFromImage(wood(palette_.table()));
        wood_.setRepeated(true);
        engraving_.loadFromImage(engraving());
        engraving_.setSmooth(true);
    }
}

void Painter::background(sf::RenderTarget& target, const Page& page, const Flights& flights) {
    if (palette_.high_contrast()) return target.clear(palette_.table());
    std::vector<Rect> covers;
    for (const Piece& piece : page.pieces)
        if (piece.thing == 0 || !flights.contains(piece.thing)) add_covers(piece, covers);
    Strokes wood;
    for (const Rect& box : bare(page.width, page.height, covers))
        for (const sf::Vector2f& corner :
             {sf::Vector2f(box.x, box.y), sf::Vector2f(box.right(), box.y),
              sf::Vector2f(box.right(), box.bottom()), sf::Vector2f(box.x, box.bottom())})
            wood.emplace_back(corner, sf::Color::White, corner);
    target.draw(wood.data(), wood.size(), sf::Quads, sf::RenderStates(sf::BlendNone, {}, &wood_, nullptr));
}

void Painter::shape(Batch& batch, const Figure& shape, float dx, float dy) const {
    Strokes& into = batch.shapes;
    const Rect box{shape.box.x + dx, shape.box.y + dy, shape.box.w, shape.box.h};
    const sf::Color line = palette_.line();
    const bool plain = palette_.high_contrast();
    const auto soft = [&](sf::Color colour) {
        return plain ? colour : mixed(colour, palette_.paper(), 0.28F);
    };
    switch (shape.look) {
        case Look::strip: {
            const sf::Color colour = shape.frame.empty() ? palette_.strip() : palette_.frame(shape.frame);
            quad(into, box, colour, plain ? colour : mixed(colour, sf::Color::Black, 0.25F));
            quad(into, {box.x, box.bottom() - 2, box.w, 2},
                 plain ? sf::Color::White : sf::Color(150, 110, 50));
            break;
        }
        case Look::picture: break;  // drawn by itself: tabletop.h
        case Look::mat:
            if (!plain) shadow(batch.glazes, box);
            quad(into, box, palette_.paper());
            border(into, box, 2, line);
            break;
        case Look::scene: scene(batch, shape, box); break;
        case Look::groove: quad(into, box, plain ? sf::Color::White : sf::Color(70, 46, 36)); break;
        case Look::life: quad(into, box, plain ? sf::Color(160, 0, 0) : sf::Color(158, 40, 32)); break;
        case Look::die: die(into, box, shape.frame); break;
        case Look::panel:
            if (!plain) shadow(batch.glazes, box);
            quad(into, box, palette_.panel(), soft(palette_.panel()));
            border(into, box, plain ? 2.0F : 1.0F, line);
            break;
        case Look::focus:
            if (!plain) shadow(batch.glazes, box);
            quad(into, box, palette_.card(), soft(palette_.panel()));
            border(into, box, 2, line);
            border(into, box.inset(4), 1, plain ? line : mixed(line, palette_.panel(), 0.45F));
            corners(into, box, 6, line);
            break;
        case Look::card:
            if (!plain) shadow(batch.glazes, box);
            quad(into, box, palette_.card(),
                 plain ? palette_.card() : mixed(palette_.card(), palette_.paper(), 0.35F));
            border(into, box, 2, palette_.frame(shape.frame));
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
            if (!plain) shadow(batch.glazes, {box.x, box.y, box.w - 1, box.h - 1});
            quad(into, box, palette_.card(),
                 plain ? palette_.card() : mixed(palette_.card(), palette_.paper(), 0.55F));
            border(into, box, 1, line);
            break;
        case Look::chosen:
            quad(into, box, plain ? sf::Color(0, 0, 120) : sf::Color(96, 60, 26),
                 plain ? sf::Color(0, 0, 120) : sf::Color(74, 44, 18));
            border(into, box, 2, palette_.glow());
            break;
        case Look::marked:
            border(into, box, 5, palette_.ring());
            corners(into, box, 14, palette_.ring());
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
        case Look::cut: shade(into, box, plain ? line : mixed(line, palette_.panel(), 0.4F)); break;
        case Look::square: {
            sf::Color colour = palette_.card();
            if (!plain && !shape.frame.empty())
                colour = mixed(palette_.frame(shape.frame), palette_.card(), 0.5F);
            quad(into, box, colour, plain ? colour : mixed(colour, palette_.paper(), 0.25F));
            border(into, box, 1, plain ? line : mixed(line, colour, 0.55F));
            break;
        }
        case Look::wall: quad(into, box, plain ? line : palette_.strip()); break;
        case Look::door: {
            const bool lies = box.w > box.h;
            const float post = (lies ? box.w : box.h) * 0.22F;
            quad(into, box, plain ? sf::Color::White : palette_.glow());
            border(into, box, 1, line);
            for (const bool far : {false, true})
                quad(into,
                     lies ? Rect{far ? box.right() - post : box.x, box.y, post, box.h}
                          : Rect{box.x, far ? box.bottom() - post : box.y, box.w, post},
                     plain ? line : palette_.strip());
            break;
        }
        case Look::grate: grate(into, box, plain ? line : palette_.strip(), palette_.card()); break;
        case Look::marker: {
            const sf::Color colour = palette_.frame(shape.frame);
            const bool light = shape.form == Form::tile;
            if (!plain)
                fill(into, {box.x + 2, box.y + 2, box.w, box.h}, shape.form, 1,
                     mixed(line, palette_.card(), 0.5F));
            fill(into, box, shape.form, 1, light ? colour : mixed(colour, sf::Color::Black, 0.45F));
            const float rim = 1 - std::max(1.5F, box.w * 0.04F) * 2 / box.w;
            fill(into, box, shape.form, rim, palette_.card());
            if (!light) fill(into, box, shape.form, rim - 2.6F / box.w, colour);
            break;
        }
    }
}

void Painter::scene(Batch& batch, const Figure& shape, const Rect& box) const {
    const sf::Color colour = palette_.frame(shape.frame);
    if (palette_.high_contrast()) {
        quad(batch.shapes, box, sf::Color::White);
        border(batch.shapes, box, 1, sf::Color::Black);
        return;
    }
    quad(batch.shapes, box, mixed(colour, palette_.card(), 0.35F));
    const Rect inside = box.inset(1);
    // As much of the engraving as the box is wide: its middle and its ground are always there.
    const float share = kEngravingHigh / inside.h;
    const float wide = std::min(inside.w * share, static_cast<float>(kEngravingWide));
    const float left = (kEngravingWide - wide) / 2;
    const sf::Color above = mixed(palette_.card(), colour, 0.3F);
    const sf::Color below = mixed(palette_.card(), colour, 0.12F);
    const sf::Vertex corners[] = {
        {{inside.x, inside.y}, above, {left, 0}},
        {{inside.right(), inside.y}, above, {left + wide, 0}},
        {{inside.right(), inside.bottom()}, below, {left + wide, kEngravingHigh}},
        {{inside.x, inside.bottom()}, below, {left, kEngravingHigh}},
    };
    batch.scenes.insert(batch.scenes.end(), std::begin(corners), std::end(corners));
}

void Painter::die(Strokes& into, const Rect& box, const std::string& shows) const {
    const bool plain = palette_.high_contrast();
    const sf::Color bone = plain ? sf::Color::White : sf::Color(246, 236, 210);
    const sf::Color edge = plain ? sf::Color::Black : sf::Color(120, 92, 60);
    if (!plain) fill(into, {box.x + 3, box.y + 3, box.w, box.h}, Form::tile, 1, sf::Color(34, 22, 14));
    fill(into, box, Form::tile, 1, edge);
    fill(into, box, Form::tile, 1 - 4 / box.w, bone);
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
        fill(into, {x, y, pip, pip}, Form::disc, 1, plain ? sf::Color::Black : sf::Color(120, 26, 20));
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

void Painter::text(Batch& batch, const Text& text, float dx, float dy) {
    const auto face = static_cast<Typeface>(text.face);
    float x = text.box.x + dx;
    if (text.align != Align::left) {
        const float room = text.box.w - type_.width(text.words, face, text.size);
        x += text.align == Align::centre ? room / 2 : room;
    }
    x = std::round(x);
    const float y = std::round(text.box.y + dy + Type::baseline(text.size));
    const sf::Color colour = palette_.ink(text.ink);
    Strokes* into = nullptr;
    std::uint8_t last = kFaces;
    for (char32_t letter : letters_of(text.words)) {
        const Cut& cut = this->cut(letter, face, text.size);
        if (cut.face != last) into = &batch.texts[{last = cut.face, text.size}];
        if (cut.bounds.width > 0) {
            const float left = x + cut.bounds.left;
            const float top = y + cut.bounds.top;
            const float right = left + cut.bounds.width;
            const float bottom = top + cut.bounds.height;
            const float from_right = cut.from.left + cut.from.width;
            const float from_bottom = cut.from.top + cut.from.height;
            const sf::Vertex corners[] = {{{left, top}, colour, {cut.from.left, cut.from.top}},
                                          {{right, top}, colour, {from_right, cut.from.top}},
                                          {{right, bottom}, colour, {from_right, from_bottom}},
                                          {{left, bottom}, colour, {cut.from.left, from_bottom}}};
            into->insert(into->end(), std::begin(corners), std::end(corners));
            if (face == Typeface::bold && last == static_cast<std::uint8_t>(Typeface::icon))
                for (sf::Vertex corner : corners) {  // that face has no bold: twice, a little apart
                    corner.position.x += 1;
                    into->push_back(corner);
                }
        }
        x += cut.advance;
    }
}

void Painter::flush(sf::RenderTarget& target, Batch& batch) const {
    // Without a graphics card blending costs more than anything else: what is opaque does without.
    if (!batch.shapes.empty())
        target.draw(batch.shapes.data(), batch.shapes.size(), sf::Quads, sf::RenderStates(sf::BlendNone));
    if (!batch.scenes.empty())
        target.draw(batch.scenes.data(), batch.scenes.size(), sf::Quads,
                    sf::RenderStates(sf::BlendNone, {}, &engraving_, nullptr));
    if (!batch.glazes.empty()) target.draw(batch.glazes.data(), batch.glazes.size(), sf::Quads);
    for (auto& [key, vertices] : batch.texts)
        if (!vertices.empty())
            target.draw(vertices.data(), vertices.size(), sf::Quads,
                        sf::RenderStates(&sharp(fonts_[key.first].getTexture(key.second))));
    batch.shapes.clear();
    batch.scenes.clear();
    batch.glazes.clear();
    for (auto& [key, vertices] : batch.texts)
        vertices.clear();  // and keeps its room
}

void Painter::pieces(sf::RenderTarget& target, const Page& page, const Flights& flights, bool flying) {
    Batch& batch = batch_;
    std::uint8_t layer = 0;
    for (const Piece& piece : page.pieces) {
        const auto flight = piece.thing != 0 ? flights.find(piece.thing) : flights.end();
        if ((flight != flights.end()) != flying) continue;
        if (piece.layer != layer || flying) {
            flush(target, batch);
            layer = piece.layer;
        }
        const float dx = flying ? flight->second.first : 0;
        const float dy = flying ? flight->second.second : 0;
        for (const Figure& each : piece.shapes)
            if (each.look == Look::picture) {
                flush(target, batch);
                if (drawing_ != nullptr) tabletop_.draw(target, *drawing_);
            } else if (each.look == Look::die && flying)
                shape(batch, tumbling(each, std::abs(dx) + std::abs(dy)), dx, dy);
            else
                shape(batch, each, dx, dy);
        if (piece.glows)
            border(batch.shapes,
                   {piece.box.x + dx - 2, piece.box.y + dy - 2, piece.box.w + 4, piece.box.h + 4}, 3,
                   palette_.glow());
        for (const Text& each : piece.texts)
            text(batch, each, dx, dy);
    }
    flush(target, batch);
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
                   const Spot* hover, const Drawing* drawing) {
    drawing_ = drawing;
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
            touched_.push_back(moved(piece.box, flight->second).inset(-kHalo));
    Batch& batch = batch_;
    const auto edge = [&](const Spot& spot, float out, float thick, sf::Color colour) {
        border(batch.shapes, spot.box.inset(-out), thick, colour);
        touched_.push_back(spot.box.inset(-kHalo));
    };
    if (hover != nullptr && hover != focus && hover->does != Does::nothing)
        edge(*hover, 2, 2, palette_.ring());
    if (focus != nullptr) {
        edge(*focus, 4, 3, palette_.ring());
        edge(*focus, 5, 1, palette_.card());
    }
    flush(target, batch);
}

}  // namespace tankard::window
