#include "window/pages/line_numbers.h"

#include "window/pages/card_parts.h"
#include "window/pages/numeral.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tankard::window {
namespace {

float place_side(const Ruler& ruler) { return std::round(ruler.em * 1.5F); }
Rect corner_of(const Ruler& ruler, const Piece& piece) {
    const Figure* scene = stage_of(piece);
    if (scene == nullptr) return {};
    return {scene->box.x + 2, scene->box.y + 2, place_side(ruler), place_side(ruler)};
}

Rect foot_of(const Ruler& ruler, const Piece& piece) {
    const float side = place_side(ruler);
    return {piece.box.right() - side - 6, piece.box.bottom() - side - 6, side, side};
}

bool covers(const Piece& piece, const Rect& box) {
    return std::any_of(piece.texts.begin(), piece.texts.end(), [&](const Text& text) {
        return text.box.x < box.right() && box.x < text.box.right() && text.box.y < box.bottom() &&
               box.y < text.box.bottom();
    });
}

/// What stands in a picture stands beside a number in its corner, or below that, whichever is larger.
void make_room(Piece& piece, const Rect& scene, const Rect& corner) {
    const auto is_figure = [&](const Text& text) {
        return text.face == static_cast<std::uint8_t>(Typeface::icon) && scene.inset(-1).holds(text.box);
    };
    std::optional<Rect> all;
    for (const Text& text : piece.texts) {
        if (!is_figure(text)) continue;
        const Rect one = all.value_or(text.box);
        const float x = std::min(one.x, text.box.x);
        const float y = std::min(one.y, text.box.y);
        all = Rect{x, y, std::max(one.right(), text.box.right()) - x,
                   std::max(one.bottom(), text.box.bottom()) - y};
    }
    if (!all || all->x >= corner.right() || all->y >= corner.bottom() || !scene.holds(corner)) return;
    const Rect beside{corner.right(), scene.y, scene.right() - corner.right(), scene.h};
    const Rect below{scene.x, corner.bottom(), scene.w, scene.bottom() - corner.bottom()};
    const auto share_in = [&](const Rect& room) {
        return std::min({room.w / all->w, room.h / all->h, 1.0F});
    };
    const Rect& room = share_in(beside) >= share_in(below) ? beside : below;
    const float share = share_in(room);
    // As near to where it was as the room allows.
    const float x = std::clamp(all->x, room.x, room.right() - all->w * share);
    const float y = std::clamp(all->y, room.y, room.bottom() - all->h * share);
    for (Text& text : piece.texts)
        if (is_figure(text)) scale(text, share, {all->x, all->y}, {x, y});
}

void number(const Ruler& ruler, Piece& piece, std::size_t place, bool at_foot) {
    const Figure* scene = stage_of(piece);
    const float side = place_side(ruler);
    if (scene == nullptr || scene->box.w < side * 1.5F || scene->box.h < side) return;
    const Rect box = at_foot ? foot_of(ruler, piece) : corner_of(ruler, piece);
    make_room(piece, scene->box, box);
    piece.shapes.push_back({box, Look::marker, place == 1 ? "gold" : "iron", Form::disc});
    piece.texts.push_back(line_of(ruler, numeral(place), Typeface::bold, ruler.body(), Ink::light, box.x,
                                  box.y + (side - Type::line(ruler.body())) / 2, side, Align::centre));
}

}  // namespace

void number_the_line(const Setting& setting, Block& block) {
    if (setting.turn == nullptr) return;
    const Ruler& ruler = setting.ruler;
    std::vector<CardId> line;
    for (const scene::Zone& zone : setting.turn->zones)
        if (zone.role == scene::Role::faced)
            for (const scene::Card& card : zone.cards)
                line.push_back(card.id);
    const auto& table = setting.view.scene.zones;
    const bool others = std::any_of(table.begin(), table.end(), [](const scene::Zone& zone) {
        return zone.role == scene::Role::faced && zone.size > 0;
    });
    if (line.size() < (others ? 1U : 2U)) return;
    // All of them at one place: at the feet if it would hide somebody elsewhere, and all have room there.
    bool at_foot = false;
    for (const CardId card : line)
        for (const Piece& piece : block.pieces)
            if (piece.thing == index(card) + 1) at_foot = at_foot || covers(piece, corner_of(ruler, piece));
    for (const CardId card : line)
        for (const Piece& piece : block.pieces)
            if (piece.thing == index(card) + 1 && stage_of(piece) != nullptr)
                at_foot = at_foot && !covers(piece, foot_of(ruler, piece)) &&
                          !stage_of(piece)->box.holds(foot_of(ruler, piece));
    for (std::size_t i = 0; i < line.size(); ++i)
        for (Piece& piece : block.pieces)
            if (piece.thing == index(line[i]) + 1) number(ruler, piece, i + 1, at_foot);
}

}  // namespace tankard::window
