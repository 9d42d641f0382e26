#include "window/pages/card_figure.h"

#include "window/pages/card_parts.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>

namespace tankard::window {
namespace {

constexpr std::string_view kCreature = "blood";  ///< the frame of who stands against the heroes
constexpr float kGiant = 150;                    ///< pixels of width of a card whose creature is one
constexpr float kOver = 0.052F;                  ///< of a card's height: how far its head may stand over it
constexpr float kStanding = 7.2F;                ///< ems of width of whoever may stand
constexpr float kPropApart = 0.94F;              ///< of its size: so it stays apart from who stands beside it
constexpr float kKey = 1.7F;                     ///< ems at both sides, where a key may lie

bool may_stand(const Ruler& ruler, const Piece& card) {
    const Figure* stage = stage_of(card);
    return stage != nullptr && stage->look == Look::scene && stage->box.w >= kStanding * ruler.em &&
           stage->box.h >= kStanding * ruler.em * 0.6F &&
           std::any_of(card.texts.begin(), card.texts.end(),
                       [](const Text& text) { return text.ink == Ink::figure; });
}

/// Paper beside a stage is as high as its words, and hangs in the middle.
void trim(const Ruler& ruler, Piece& card, Rect& paper, const Figure& stage) {
    const auto is_written = [&](const Figure& shape) {
        return shape.look != Look::wound && &shape != &stage && &shape != &card.shapes.front();
    };
    float end = paper.y;
    for (const Figure& shape : card.shapes)
        if (is_written(shape)) end = std::max(end, shape.box.bottom());
    for (const Text& text : card.texts)
        if (!is_drawn(text)) end = std::max(end, text.box.bottom());
    const float free = std::floor(paper.bottom() - end - ruler.pad() - kCardFrame);
    if (free <= 0) return;
    const float down = std::floor(free / 2);
    paper.h -= free;
    paper.y += down;
    for (Figure& shape : card.shapes)
        if (is_written(shape)) shape.box.y += down;
    for (Text& text : card.texts)
        if (!is_drawn(text)) text.box.y += down;
}

/// The paper leaves all that is at its left, or above its words, to the stage.
void divide(const Ruler& ruler, Piece& card, Figure& stage) {
    Rect& paper = card.shapes.front().box;
    const Rect words = paper;
    const bool beside = stage.box.h > paper.h - 3 * kCardFrame;  // its words are at its right, else below
    if (beside) {
        paper.x = stage.box.right() - kCardFrame;
        paper.w = words.right() - paper.x;
        stage.box = {words.x, words.y, paper.x - words.x, words.h};
        trim(ruler, card, paper, stage);
    } else {
        paper.y = stage.box.bottom() - kCardFrame;
        paper.h = words.bottom() - paper.y;
        stage.box = {words.x, words.y, words.w, paper.y - words.y};
    }
}

/// From their picture's box to the plinth, in the middle and with their feet on it.
void put_on_plinth(const Ruler& ruler, Piece& card, const Rect& picture, const Figure& plinth) {
    const float up = plinth_height(plinth.box);
    const float share = std::min(1.0F, (plinth.box.h - up) / picture.h);
    const float middle = plinth.box.x + plinth.box.w / 2;
    const float ground = plinth.box.bottom() - up;
    for (Text& text : card.texts) {
        if (!is_drawn(text)) continue;
        const float own = text.ink == Ink::prop ? share * kPropApart : share;
        const float aside = text.box.x + text.box.w / 2 - (picture.x + picture.w / 2);
        const Rect old = text.box;
        text.size = static_cast<std::uint16_t>(static_cast<float>(text.size) * own);
        text.box.w = old.w * own;
        text.box.h = old.h * own;
        text.box.x = middle + aside * share - text.box.w / 2;
        text.box.y = ground - (picture.bottom() - old.bottom()) * share - text.box.h;
        if (text.broad > 0) text.broad = plinth.box.w - kKey * ruler.em;
    }
}

}  // namespace

void let_out(const Ruler& ruler, Piece& piece, const scene::Face& face) {
    const Figure* stage = stage_of(piece);
    if (face.frame != kCreature || piece.box.w < kGiant || stage == nullptr) return;
    for (Text& text : piece.texts) {
        if (text.ink != Ink::figure) continue;
        text.broad = stage->box.w - 2 * kKey * ruler.em;
        text.over = std::clamp(std::round(piece.box.h * kOver), 10.0F, 24.0F);
    }
}

void show_wounds(Piece& piece, const scene::Card& card) {
    const scene::Badge* life = bounded(card.face);
    const Figure* stage = stage_of(piece);
    if (life == nullptr || stage == nullptr) return;
    wounds(piece, *life, index(card.id), Rect(stage->box));
}

void let_stand(const Ruler& ruler, Piece& card) {
    if (!may_stand(ruler, card)) return;
    Figure& stage = *stage_of(card);
    const Rect picture = stage.box;
    divide(ruler, card, stage);
    stage.look = Look::plinth;
    for (Figure& shape : card.shapes)
        if (shape.look == Look::wound) shape.box = stage.box;
    put_on_plinth(ruler, card, picture, stage);
}

}  // namespace tankard::window
