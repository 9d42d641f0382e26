#include "window/paint/painter.h"

#include "window/pages/card_parts.h"
#include "window/pages/pieces.h"
#include "window/paint/bare.h"
#include "window/paint/strokes.h"
#include "window/paint/wounds.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include <SFML/OpenGL.hpp>

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
constexpr float kMostOver = 24;   ///< pixels that a creature's head may stand over its card
constexpr unsigned kCarved = 64;  ///< pixels: what is so large and only half there, as doors, is cut as well
constexpr float kRise = 0.16F;    ///< of a card's height: how far it rises when it is looked at

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
    : palette_(high_contrast),
      letters_(type, palette_),
      tabletop_(type, letters_.fonts().data(), palette_),
      ground_(type, tabletop_, palette_),
      stages_(type, tabletop_, palette_),
      shapes_(palette_, stages_),
      creatures_(type, palette_, letters_) {}

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
    letters_.draw(target, batch, true, turned_);
    if (!batch.tags.empty())
        target.draw(batch.tags.data(), batch.tags.size(), sf::Quads, sf::RenderStates(sf::BlendNone));
    letters_.draw(target, batch, false, turned_);
    if (!batch.marks.empty()) target.draw(batch.marks.data(), batch.marks.size(), sf::Quads);
    batch.clear();
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
        } else if (each.look == Look::scene && !palette_.high_contrast() && stages_.is_blurred(each.box)) {
            flush(target, batch);
            tabletop_.draw(target, stages_.whole(each.frame, each.grain, moved(each.box, dx, dy)));
        } else if (each.look == Look::die && flying)
            shapes_.draw(batch, tumbling(each, std::abs(dx) + std::abs(dy)), dx, dy);
        else if (each.look == Look::marked && stands_free)  // it is round their words
            shapes_.draw(batch, {.box = paper_of(piece), .look = Look::marked}, dx, dy);
        else
            shapes_.draw(batch, each, dx, dy);
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
            each.box.y += stage->box.bottom() - plinth_height(stage->box) - creatures_.ground_of(each);
        if (each.broad > 0 && piece.lift == 0) {
            each = creatures_.grown(each, piece.box.y);
            creatures_.creature(batch, each, piece.shapes.front().frame, {dx, dy}, stands_back);
            if (is_hurt) creatures_.hurt(batch, each, dx, dy, *wound);
            continue;
        }
        if (lies || each.ink == Ink::blood) creatures_.outline(batch, each, dx, dy);
        if (each.ink == Ink::figure || each.ink == Ink::prop) creatures_.cast_of(batch, each, dx, dy);
        const bool carved = (each.ink == Ink::ghost || each.ink == Ink::light || each.ink == Ink::dusk) &&
                            each.size >= kCarved && each.face == static_cast<std::uint8_t>(Typeface::icon);
        if (carved) creatures_.cast_of(batch, each, dx, dy);
        if (each.ink != Ink::figure) {
            letters_.text(batch, each, dx, dy);
            if (carved) creatures_.engrave(batch, each, dx, dy, "");
            continue;
        }
        creatures_.body_of(batch, each, dx, dy);
        letters_.text(batch, each, dx, dy, palette_.figure(stands_on), palette_.foot(stands_on));
        creatures_.engrave(batch, each, dx, dy, stands_on);
        if (is_hurt) creatures_.hurt(batch, each, dx, dy, *wound);
    }
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
        batch.each([&, degrees = degrees, wide = wide](Strokes& strokes) {
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
    letters_.set_fine(kFine);
    gather(straight_, piece, 0, 0, false);
    flush(straight_, batch_);
    letters_.set_fine(1);
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
    const float em = em_of(page.width, page.height, 100);
    tabletop_.fit(em);
    creatures_.fit(em);
    glow_ = glow_of(page);
    shapes_.set_place(palette_.high_contrast() ? nullptr : page.backdrop.get());
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
    for (const Spot* framed : {hover, focus})
        if (framed != nullptr) lie_over(target, page, flights, framed->box);
    flush(target, batch);
}

/// What lies over the table, such as a die, lies over the frame round what is below it as well.
void Painter::lie_over(sf::RenderTarget& target, const Page& page, const Flights& flights,
                       const Rect& frame) {
    const Rect reached = frame.inset(-kHalo);
    std::uint8_t own = 0;
    for (const Piece& piece : page.pieces)
        if (piece.box.holds(frame)) own = std::max(own, piece.layer);
    for (const Piece& piece : page.pieces) {
        const bool meets = piece.box.x < reached.right() && reached.x < piece.box.right() &&
                           piece.box.y < reached.bottom() && reached.y < piece.box.bottom();
        if (piece.layer <= own || !meets) continue;
        touched_.push_back(piece.box.inset(-kHalo));
        const auto flight = piece.thing != 0 ? flights.find(piece.thing) : flights.end();
        flush(target, batch_);
        put(target, piece, flight != flights.end() ? flight->second : Stance{}, flight != flights.end());
    }
}

}  // namespace tankard::window
