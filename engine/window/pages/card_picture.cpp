#include "window/pages/card_picture.h"

#include "window/pages/board_edges.h"
#include "window/pages/board_ground.h"
#include "window/pages/board_offers.h"
#include "window/pages/board_plan.h"
#include "window/pages/board_relief.h"
#include "window/pages/card_parts.h"

#include <algorithm>
#include <cmath>

namespace tankard::window {
namespace {

constexpr float kLeast = 7;       ///< pixels: a smaller square shows nothing
constexpr float kAround = 0.6F;   ///< of a square: what is left free round all of them
constexpr float kReceded = 1.7F;  ///< how dark a picture is that stays behind another's

/// Of what is written so on paper, on a dark board.
Ink on_dark(Ink ink) {
    switch (ink) {
        case Ink::text: return Ink::light;
        case Ink::faint: return Ink::dusk;
        case Ink::red: return Ink::rose;
        case Ink::gold:
        case Ink::green:
        case Ink::blue: return Ink::amber;
        default: return ink;
    }
}

float side_in(const scene::Board& board, const Rect& box) {
    return std::floor(std::min(box.w / (static_cast<float>(board.columns) + kAround),
                               box.h / (static_cast<float>(board.rows) + kAround)));
}

void put_plan(const Ruler& ruler, Piece& piece, const scene::Face& face, const Rect& box) {
    const scene::Board& board = *face.plan;
    const float side = side_in(board, box);
    const Offers& offers = no_offers();
    BoardPlan plan(ruler, board, whole(board), offers, side);
    plan.left = std::round(box.x + (box.w - side * static_cast<float>(board.columns)) / 2);
    plan.top = std::round(box.y + (box.h - side * static_cast<float>(board.rows)) / 2);
    piece.shapes.push_back({box, Look::tray, ""});
    piece.shapes.push_back({plan.squares().inset(-std::ceil(plan.thick() / 2)), Look::bed, ""});
    for (const int cell : plan.cells)
        put_ground(plan, piece, cell);
    for (const int cell : plan.cells)
        put_relief(plan, piece, cell);
    for (const int cell : plan.cells)
        put_edges(plan, piece, cell);
}

}  // namespace

void put_picture(const Ruler& ruler, Piece& piece, const scene::Face& face, const Rect& box) {
    if (face.plan && side_in(*face.plan, box) >= kLeast)
        put_plan(ruler, piece, face, box);
    else
        picture(ruler, piece, face.picture, face.icon, face.frame, box);
}

void dim_picture(Piece& piece, float share) {
    const auto shape = std::find_if(piece.shapes.begin(), piece.shapes.end(),
                                    [](const Figure& each) { return each.look == Look::scene; });
    const Rect box = shape != piece.shapes.end() ? shape->box : piece.box.inset(1);
    piece.shapes.push_back({.box = box, .look = Look::dim, .share = share});
}

void recede(Piece& card) {
    const Figure* title = title_of(card);
    if (title == nullptr) return;
    const float below = title->box.bottom();
    for (Figure& shape : card.shapes)
        if (shape.look == Look::card) shape.calm = Calm::quiet;
    for (Text& text : card.texts)
        if (text.box.y >= below) text.ink = on_dark(text.ink);
    dim_picture(card, kReceded);
}

}  // namespace tankard::window
