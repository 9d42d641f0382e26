#include "window/paint/shapes.h"

#include "window/pages/pieces.h"
#include "window/paint/dice.h"
#include "window/paint/engraving.h"
#include "window/paint/fittings.h"
#include "window/paint/floors.h"
#include "window/paint/ground.h"
#include "window/paint/textures.h"
#include "window/paint/wounds.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace tankard::window {
namespace {

/// In the upper right corner, on a ground of its own.
void tick(Strokes& into, const Rect& box, sf::Color ground, sf::Color colour) {
    const float side = std::clamp(std::min(box.w, box.h) * 0.2F, 12.0F, 26.0F);
    const sf::Vector2f at(box.right() - side, box.y);
    quad(into, {at.x, at.y, side, side}, ground);
    const auto point = [&](float x, float y) { return at + sf::Vector2f(x * side, y * side); };
    const std::array down{point(0.16F, 0.5F), point(0.28F, 0.38F), point(0.5F, 0.6F), point(0.42F, 0.78F)};
    const std::array up{point(0.42F, 0.78F), point(0.4F, 0.58F), point(0.76F, 0.18F), point(0.88F, 0.28F)};
    facet(into, down, colour, colour);
    facet(into, up, colour, colour);
}

}  // namespace

void Shapes::draw(Batch& batch, const Figure& shape, float dx, float dy) {
    const Rect box{shape.box.x + dx, shape.box.y + dy, shape.box.w, shape.box.h};
    switch (shape.look) {
        case Look::strip: strip(batch, shape, box); break;
        case Look::picture: break;  // drawn by itself: tabletop.h
        case Look::scene: scene(batch, shape, box); break;
        case Look::rays:
            if (!plain())
                rays(batch.glazes, box, {box.x + box.w * shape.share, box.y + box.h * shape.lost},
                     palette_.ray());
            break;
        case Look::plinth: plinth(batch, shape, box); break;
        case Look::groove: groove(batch, box); break;
        case Look::life: life_left(batch, shape, box); break;
        case Look::drained: quad(batch.shapes, box, palette_.drained()); break;
        case Look::wound:
            if (shape.form == Form::disc || plain()) wounds(batch.glazes, batch.marks, shape, box, palette_);
            break;  // else with who stands there
        case Look::die: die(batch.plates, shape, box, palette_); break;
        case Look::panel: panel(batch, box); break;
        case Look::focus: focus(batch, shape, box); break;
        case Look::card: card(batch, shape, box); break;
        case Look::plaque:
        case Look::tray: board(batch, shape, box); break;
        case Look::title: title(batch, shape, box); break;
        case Look::ring: ring(batch, shape, box); break;
        case Look::seal: seal(batch, shape, box); break;
        case Look::halo: halo(batch, box); break;
        case Look::dim: dim(batch.marks, shape, box); break;
        case Look::night:
            if (!plain()) night(batch.marks, shape, box);
            break;
        case Look::pill: pill(batch, shape, box); break;
        case Look::stamp: stamp(batch.tags, batch.marks, box, palette_.frame("blood"), plain()); break;
        case Look::key: key(batch, shape, box); break;
        case Look::count: count(batch, shape, box); break;
        case Look::likely: likely(batch, box); break;
        case Look::band: band(batch, shape, box); break;
        case Look::back: back(batch, box); break;
        case Look::chip:
            quad(batch.shapes, box,
                 plain() ? sf::Color::White : mixed(palette_.card(), palette_.paper(), 0.8F));
            border(batch.shapes, box, 1, palette_.line());
            break;
        case Look::button: button(batch, box); break;
        case Look::chosen: chosen(batch, box); break;
        case Look::marked:
            border(batch.shapes, box, 5, palette_.taken());
            tick(batch.tags, box, palette_.taken(), palette_.paper());  // over what is drawn there
            break;
        case Look::track: quad(batch.shapes, box, mixed(palette_.line(), palette_.panel(), 0.5F)); break;
        case Look::knob: quad(batch.shapes, box, palette_.glow()); break;
        case Look::rule: quad(batch.shapes, box, palette_.line()); break;
        case Look::fine:
            quad(batch.shapes, box,
                 plain() ? palette_.line() : mixed(palette_.line(), palette_.card(), 0.62F));
            break;
        case Look::caption: caption(batch, shape, box); break;
        case Look::pale:
            quad(batch.shapes, box,
                 plain() ? sf::Color::White : mixed(palette_.paper(), palette_.table(), 0.35F));
            break;
        case Look::veil: quad(batch.glazes, box, palette_.veil()); break;
        case Look::page: page(batch, box); break;
        case Look::path: path(batch, box); break;
        case Look::shade:
            quad(batch.glazes, box, plain() ? sf::Color(0, 0, 0, 150) : sf::Color(24, 16, 8, 88));
            break;
        case Look::square: square(batch, shape, box); break;
        case Look::ground: floor(batch.shapes, shape, box, palette_); break;
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
        case Look::blot: fitting(batch.shapes, batch.glazes, shape, box, palette_); break;
        case Look::marker: marker(batch, shape, box); break;
    }
}

/// Blue, so that what it leaves out is warm.
void Shapes::night(Strokes& into, const Figure& shape, const Rect& box) {
    const sf::Color dark(14, 12, 34, static_cast<sf::Uint8>(128 * shape.share));
    if (shape.grain == 0) return quad(into, box, dark);
    const sf::Color gone(dark.r, dark.g, dark.b, 0);
    const Rect in = box.inset(static_cast<float>(shape.grain));
    const sf::Vector2f outer[] = {
        {box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}};
    const sf::Vector2f inner[] = {
        {in.x, in.y}, {in.right(), in.y}, {in.right(), in.bottom()}, {in.x, in.bottom()}};
    for (std::size_t i = 0; i < 4; ++i) {
        const std::size_t next = (i + 1) % 4;
        const sf::Vector2f side[] = {outer[i], outer[next], inner[next], inner[i]};
        facet(into, side, dark, gone);
    }
}

/// Of a counter no more than the counter.
void Shapes::dim(Strokes& into, const Figure& shape, const Rect& box) const {
    if (plain()) return;
    const sf::Color dark(20, 12, 6, static_cast<sf::Uint8>(60 * shape.share));
    if (shape.form == Form::tile) return quad(into, box, dark);
    fill(into, nullptr, box, shape.form, 1, dark);
}

/// Where all is black and white a black box, else nothing or a shade.
void Shapes::caption(Batch& batch, const Figure& shape, const Rect& box) const {
    if (plain() && shape.grain < 2) return quad(batch.shapes, box, palette_.dark());
    if (plain() || shape.grain == 0) return;
    const auto dark = [](float share) { return sf::Color(14, 12, 8, static_cast<sf::Uint8>(230 * share)); };
    quad(batch.glazes, box, dark(shape.share), dark(shape.lost));
}

sf::Color Shapes::soft(sf::Color colour) const {
    return plain() ? colour : mixed(colour, palette_.paper(), 0.28F);
}

void Shapes::strip(Batch& batch, const Figure& shape, const Rect& box) const {
    const sf::Color colour =
        shape.frame.empty() ? in_place(palette_.strip(), place_) : palette_.frame(shape.frame);
    quad(batch.shapes, box, colour, plain() ? colour : mixed(colour, sf::Color::Black, 0.25F));
    quad(batch.shapes, {box.x, box.bottom() - 2, box.w, 2},
         plain() ? sf::Color::White : sf::Color(150, 110, 50));
}

void Shapes::plinth(Batch& batch, const Figure& shape, const Rect& box) const {
    if (plain()) {
        quad(batch.shapes, box, sf::Color::White);
        border(batch.shapes, box, 1, sf::Color::Black);
    } else {
        window::plinth(batch.glazes, box, plinth_height(box), palette_.frame(shape.frame), shape.lit);
    }
}

void Shapes::groove(Batch& batch, const Rect& box) const {
    quad(batch.shapes, box, plain() ? sf::Color::Black : palette_.outline());
    quad(batch.shapes, box.inset(1), plain() ? sf::Color::White : sf::Color(52, 30, 24),
         plain() ? sf::Color::White : sf::Color(84, 54, 42));
}

void Shapes::life_left(Batch& batch, const Figure& shape, const Rect& box) const {
    const sf::Color left = palette_.life(shape.share);
    quad(batch.shapes, box, plain() ? left : mixed(left, sf::Color(255, 210, 180), 0.08F),
         plain() ? left : mixed(left, sf::Color::Black, 0.18F));
}

void Shapes::panel(Batch& batch, const Rect& box) const {
    if (!plain()) cast(batch.glazes, box, 9);
    rounded(batch.shapes, &batch.glazes, box, 9, palette_.outline(), palette_.outline());
    rounded(batch.shapes, &batch.glazes, box.inset(plain() ? 2.0F : 1.0F), 8, palette_.panel(),
            plain() ? palette_.panel() : mixed(palette_.panel(), palette_.line(), 0.06F));
}

void Shapes::focus(Batch& batch, const Figure& shape, const Rect& box) const {
    if (!plain()) cast(batch.glazes, box, 9);
    rounded(batch.shapes, &batch.glazes, box, 9, palette_.outline(), palette_.outline());
    rounded(batch.shapes, &batch.glazes, box.inset(1), 8, palette_.card(),
            plain() ? palette_.card() : mixed(palette_.card(), palette_.paper(), 0.7F));
    if (!shape.frame.empty()) border(batch.shapes, box.inset(4), 2, palette_.glow());
}

void Shapes::card(Batch& batch, const Figure& shape, const Rect& box) const {
    const float round = std::clamp(box.w * 0.03F, 2.0F, 9.0F);
    if (!plain() && shape.share > 0) cast(batch.glazes, box, round);  // what lies under its like throws none
    const float frame = box.w > 100 ? 3.0F : 2.0F;
    rim(batch.shapes, box, round, 1, palette_.outline());
    if (shape.calm == Calm::quiet) {
        const sf::Color board = in_place(palette_.dark(), place_);
        rim(batch.shapes, box.inset(1), round - 1, frame,
            plain() ? sf::Color::White : mixed(palette_.frame(shape.frame), palette_.lit(), 0.3F));
        return rounded(batch.shapes, nullptr, box.inset(1 + frame), round - frame,
                       plain() ? board : mixed(board, palette_.lit(), 0.06F), board);
    }
    rim(batch.shapes, box.inset(1), round - 1, frame, palette_.frame(shape.frame));
    rounded(batch.shapes, nullptr, box.inset(1 + frame), round - frame, palette_.card(),
            plain() ? palette_.card() : mixed(palette_.card(), palette_.paper(), 0.45F));
    if (!plain() && box.w > 100) {
        paper(batch.shapes, box.inset(1 + frame), palette_.card(),
              mixed(palette_.card(), palette_.paper(), 0.45F));
        if (shape.share > 0) corner_mounts(batch.plates, box.inset(1), palette_.gilt());
    }
}

void Shapes::board(Batch& batch, const Figure& shape, const Rect& box) const {
    const bool edged = !shape.frame.empty();
    const sf::Color edge = !edged                  ? palette_.brass()
                           : shape.frame == "gold" ? palette_.glow()
                                                   : mixed(palette_.frame(shape.frame), palette_.lit(), 0.3F);
    if (!plain() && shape.look == Look::plaque) cast(batch.glazes, box, 8);
    rounded(batch.shapes, &batch.glazes, box, 8, edge, edge);
    const float thick = edged && shape.look == Look::plaque ? 2.0F : 1.0F;
    const sf::Color board = in_place(palette_.dark(), place_);
    rounded(batch.shapes, &batch.glazes, box.inset(thick), 8 - thick,
            plain() ? board : mixed(board, palette_.lit(), 0.06F), board);
}

void Shapes::title(Batch& batch, const Figure& shape, const Rect& box) const {
    const sf::Color colour = palette_.frame(shape.frame);
    quad(batch.shapes, box, colour, plain() ? colour : mixed(colour, sf::Color::Black, 0.22F));
    quad(batch.shapes, {box.x, box.y, box.w, 1}, palette_.outline());
    quad(batch.shapes, {box.x, box.bottom() - 1, box.w, 1}, palette_.outline());
}

void Shapes::ring(Batch& batch, const Figure& shape, const Rect& box) const {
    const sf::Vector2f middle(box.x + box.w / 2, box.y + box.h / 2);
    const float radius = std::min(box.w, box.h) / 2 - 1;
    const float thick = std::max(3.0F, radius * 0.13F);
    const sf::Color spent = plain() ? sf::Color(120, 120, 120) : sf::Color(76, 22, 18);
    const sf::Color left = palette_.life(shape.share);
    disc(batch.shapes, batch.glazes, middle, radius, palette_.outline());
    sector(batch.shapes, middle, radius - 1, 1, spent);
    sector(batch.shapes, middle, radius - 1, std::clamp(shape.share + shape.lost, 0.0F, 1.0F),
           palette_.drained());
    sector(batch.shapes, middle, radius - 1, std::clamp(shape.share, 0.0F, 1.0F), left);
    sector(batch.shapes, middle, radius - thick, 1, palette_.outline());
    disc(batch.shapes, batch.glazes, middle, radius - thick - 1.5F, palette_.sealed(shape.frame));
}

void Shapes::seal(Batch& batch, const Figure& shape, const Rect& box) const {
    const sf::Vector2f middle(box.x + box.w / 2, box.y + box.h / 2);
    const float radius = std::min(box.w, box.h) / 2 - 1;
    disc(batch.shapes, batch.glazes, middle, radius, palette_.outline());
    sector(batch.shapes, middle, radius - 1, 1, palette_.frame(shape.frame));
    disc(batch.shapes, batch.glazes, middle, radius - std::max(2.5F, radius * 0.14F),
         palette_.sealed(shape.frame));
}

void Shapes::halo(Batch& batch, const Rect& box) const {
    const sf::Color colour = plain() ? palette_.gilt() : sf::Color(255, 186, 84);
    window::halo(batch.glazes, box, {colour.r, colour.g, colour.b, 215}, 15);
}

void Shapes::pill(Batch& batch, const Figure& shape, const Rect& box) const {
    const sf::Color colour = palette_.frame(shape.frame);
    rounded(batch.plates, &batch.glazes, box, box.h / 2, palette_.outline(), palette_.outline());
    rounded(batch.plates, &batch.glazes, box.inset(1), box.h / 2 - 1,
            plain() ? colour : mixed(colour, sf::Color::White, 0.06F),
            plain() ? colour : mixed(colour, sf::Color::Black, 0.3F));
}

void Shapes::key(Batch& batch, const Figure& shape, const Rect& box) const {
    rounded(batch.tags, &batch.marks, box, 4, palette_.gilt(), palette_.gilt());
    const sf::Color ground = shape.frame.empty() ? palette_.outline() : palette_.frame(shape.frame);
    rounded(batch.tags, &batch.marks, box.inset(1), 3, shape.lit ? palette_.likely() : ground, ground);
}

void Shapes::count(Batch& batch, const Figure& shape, const Rect& box) const {
    rounded(batch.plates, &batch.glazes, box, 3, palette_.outline(), palette_.outline());
    rounded(batch.plates, &batch.glazes, box.inset(1), 2, palette_.frame(shape.frame),
            palette_.frame(shape.frame));
}

void Shapes::likely(Batch& batch, const Rect& box) const {
    if (!plain()) cast(batch.glazes, box, 6);
    rounded(batch.shapes, &batch.glazes, box, 6, palette_.outline(), palette_.outline());
    rounded(batch.shapes, &batch.glazes, box.inset(1), 5, palette_.likely(),
            plain() ? palette_.likely() : mixed(palette_.likely(), palette_.outline(), 0.2F));
}

void Shapes::band(Batch& batch, const Figure& shape, const Rect& box) const {
    const sf::Color colour = palette_.frame(shape.frame);
    quad(batch.shapes, box, colour, plain() ? colour : mixed(colour, sf::Color::Black, 0.3F));
    if (!plain() && box.w > box.h)
        hatch(batch.shapes, {box.x + box.w * 0.6F, box.y + 2, box.w * 0.38F, box.h - 4},
              mixed(colour, {255, 240, 210}, 0.07F));
}

void Shapes::back(Batch& batch, const Rect& box) const {
    quad(batch.shapes, box, palette_.strip());
    border(batch.shapes, box, 1, mixed(palette_.strip(), palette_.ink(Ink::light), 0.4F));
    border(batch.shapes, box.inset(3), 1, palette_.ink(Ink::light));
}

/// Between the sheet that it lies on and a card.
void Shapes::button(Batch& batch, const Rect& box) const {
    const sf::Color paper = mixed(palette_.panel(), palette_.card(), 0.55F);
    rounded(batch.shapes, &batch.glazes, box, 6, palette_.outline(), palette_.outline());
    rounded(batch.shapes, &batch.glazes, box.inset(1), 5, paper,
            plain() ? paper : mixed(paper, palette_.panel(), 0.35F));
}

void Shapes::chosen(Batch& batch, const Rect& box) const {
    quad(batch.shapes, box, plain() ? sf::Color(0, 0, 120) : sf::Color(96, 60, 26),
         plain() ? sf::Color(0, 0, 120) : sf::Color(74, 44, 18));
    border(batch.shapes, box, 2, palette_.glow());
}

void Shapes::page(Batch& batch, const Rect& box) const {
    if (!plain()) {
        shadow(batch.glazes, box);
        shadow(batch.glazes, {box.x + 2, box.y + 2, box.w, box.h});
    }
    quad(batch.shapes, box, palette_.card(), soft(palette_.card()));
    border(batch.shapes, box, 2, palette_.line());
    border(batch.shapes, box.inset(7), 1, palette_.line());
    corners(batch.shapes, box.inset(7), 9, palette_.line());
}

void Shapes::path(Batch& batch, const Rect& box) const {
    const sf::Color colour = plain() ? sf::Color(255, 210, 0) : sf::Color(216, 124, 46);
    quad(batch.shapes, box, colour);
}

void Shapes::square(Batch& batch, const Figure& shape, const Rect& box) const {
    sf::Color colour = palette_.card();
    if (!plain() && !shape.frame.empty()) colour = mixed(palette_.frame(shape.frame), palette_.card(), 0.5F);
    quad(batch.shapes, box, colour, plain() ? colour : mixed(colour, palette_.paper(), 0.25F));
    border(batch.shapes, box, 1, plain() ? palette_.line() : mixed(palette_.line(), colour, 0.55F));
}

void Shapes::marker(Batch& batch, const Figure& shape, const Rect& box) const {
    const bool bare = shape.frame.empty();
    const sf::Color colour = bare ? palette_.outline() : palette_.frame(shape.frame);
    const bool light = shape.form == Form::tile || bare;
    const auto within = [&box](float edge) { return 1 - edge * 2 / box.w; };
    if (plain() || light) {
        if (!plain())
            fill(batch.plates, &batch.glazes, {box.x + 2, box.y + 2, box.w, box.h}, shape.form, 1,
                 bare ? colour : mixed(palette_.line(), palette_.card(), 0.5F));
        const float edge = std::max(1.5F, box.w * 0.04F);
        fill(batch.plates, &batch.glazes, box, shape.form, 1, light ? colour : palette_.outline());
        fill(batch.plates, &batch.glazes, box, shape.form, within(edge), palette_.card());
        if (!light) fill(batch.plates, &batch.glazes, box, shape.form, within(edge + 1.3F), colour);
        return;
    }
    // A thick counter: its own dark side below it, a bright rim, and a groove within that.
    const float deep = std::clamp(std::round(box.w * 0.07F), 2.0F, 4.0F);
    // Its edges stay hard: smoothed they would lie over the rim, for glazes come last.
    fill(batch.plates, nullptr, {box.x + 1, box.y + deep, box.w, box.h}, shape.form, 1, palette_.outline());
    fill(batch.plates, &batch.glazes, box, shape.form, 1, palette_.outline());
    const float edge = std::max(1.0F, std::round(box.w * 0.03F));
    const float rim = std::max(1.5F, std::round(box.w * 0.05F));
    fill(batch.plates, &batch.glazes, box, shape.form, within(edge), sf::Color(250, 232, 188));
    fill(batch.plates, &batch.glazes, box, shape.form, within(edge + rim),
         mixed(colour, sf::Color::Black, 0.45F));
    fill(batch.plates, &batch.glazes, box, shape.form, within(edge + rim + 1.2F),
         mixed(colour, sf::Color(255, 236, 200), 0.08F));
}

void Shapes::scene(Batch& batch, const Figure& shape, const Rect& box) {
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

}  // namespace tankard::window
