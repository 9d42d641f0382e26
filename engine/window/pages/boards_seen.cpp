#include "window/pages/boards_seen.h"

#include "scene/coordinates.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace tankard::window {
namespace {

/// The boards of a page by their squares alone.
Page of_squares(const std::vector<Spot>& squares) {
    Page page;
    page.spots = squares;
    return page;
}

}  // namespace

Page BoardsSeen::page(const scene::Scene& scene, const Ruler& ruler,
                      const std::function<Page(const Zoom&)>& make) {
    Page page = make(zoom_);
    if (std::exchange(comes_closer_, false) && zoom_.whole())
        if (const auto shown = main_board(page, scene)) {
            zoom_ = on_duel(*shown, scene, ruler.em * kLargestSquare);
            came_closer_ = !zoom_.whole();
            if (came_closer_) page = make(zoom_);
        }
    if (const auto at = std::exchange(stays_, std::nullopt); at && !zoom_.whole())
        if (const auto shown = board_at(page, scene, at->x, at->y)) {
            zoom_ = pulled(zoom_, *shown, zoom_.at, at->x, at->y);
            page = make(zoom_);
        }
    em_ = ruler.em;
    squares_.clear();
    for (const Spot& spot : page.spots)
        if (spot.does == Does::square) squares_.push_back(spot);
    return page;
}

void BoardsSeen::step(const scene::Scene& scene, int by, const SeenBoard& shown, float x, float y) {
    const bool is_largest = shown.side * Zoom{.steps = 1}.factor() > em_ * kLargestSquare;
    if (by > 0 && is_largest) return;
    came_closer_ = false;
    zoom_ = zoomed(zoom_, shown, scene, by, x, y);
}

void BoardsSeen::step(const scene::Scene& scene, int by) {
    if (const auto shown = main_board(of_squares(squares_), scene))
        step(scene, by, *shown, shown->box.x + shown->box.w / 2, shown->box.y + shown->box.h / 2);
}

bool BoardsSeen::wheel(const scene::Scene& scene, int by, float x, float y) {
    const auto shown = board_at(of_squares(squares_), scene, x, y);
    if (!shown) return false;
    // The same square as a moment ago, though it lies elsewhere at the board's rim.
    const bool again = !zoom_.whole() && wheel_at_ && wheel_at_->x == x && wheel_at_->y == y;
    const Ref before = zoom_.at;
    stays_ = wheel_at_ = Pin{x, y};
    step(scene, by, *shown, x, y);
    if (again && !zoom_.whole()) zoom_.at = before;
    return true;
}

bool BoardsSeen::approach(const scene::Scene& scene, Ref square) {
    if (!zoom_.whole()) return false;
    const auto is_of = [&](const Spot& spot) {
        return Ref::from_bits(static_cast<std::uint64_t>(spot.number)).board() == square.board();
    };
    const auto key = std::find_if(squares_.begin(), squares_.end(), is_of);
    const scene::Board* board = scene::board_numbered(scene, square.board());
    if (key == squares_.end() || board == nullptr || board->squares.size() < 2 ||
        std::count_if(squares_.begin(), squares_.end(), is_of) > 1)
        return false;
    const Rect& box = key->box;
    return wheel(scene, 1, box.x + box.w / 2, box.y + box.h / 2);
}

bool BoardsSeen::pan(const scene::Scene& scene, int rows, int columns) {
    wheel_at_.reset();
    const auto shown = main_board(of_squares(squares_), scene);
    if (!shown || zoom_.whole()) return false;
    zoom_ = panned(zoom_, *shown, scene, rows, columns);
    return true;
}

bool BoardsSeen::pan(const scene::Scene& scene, Side side) {
    switch (side) {
        case Side::north: return pan(scene, -2, 0);
        case Side::east: return pan(scene, 0, 2);
        case Side::south: return pan(scene, 2, 0);
        case Side::west: return pan(scene, 0, -2);
    }
    return false;
}

bool BoardsSeen::grab(const scene::Scene& scene, float x, float y) {
    wheel_at_.reset();
    if (zoom_.whole()) return false;
    held_ = board_at(of_squares(squares_), scene, x, y);
    const scene::Board* board = held_ ? scene::board_numbered(scene, held_->board) : nullptr;
    held_square_ = board != nullptr ? held_->at(*board, x, y) : Ref();
    if (!held_square_) held_.reset();
    return held_.has_value();
}

void BoardsSeen::pull(float x, float y) {
    if (held_) zoom_ = pulled(zoom_, *held_, held_square_, x, y);
}

bool BoardsSeen::pinch(const scene::Scene& scene, const Pinch& pinch) {
    const auto [x, y] = pinch.middle;
    const auto shown = board_at(of_squares(squares_), scene, x, y);
    if (pinch.begins) {
        if (!shown) return false;
        held_.reset();
        pinched_from_ = zoom_.steps;
        return true;
    }
    const int wanted = pinched_from_ + steps_of(pinch.wider);
    if (wanted != zoom_.steps && shown) {
        held_.reset();  // its squares are about to have another size
        stays_ = pinch.middle;
        step(scene, wanted - zoom_.steps, *shown, x, y);
    } else if (holds()) {
        pull(x, y);
    } else {
        grab(scene, x, y);
    }
    return true;
}

void BoardsSeen::follow_duel(const scene::Scene& scene) {
    std::optional<std::pair<CardId, CardId>> duel;
    if (scene.facing) duel = {scene.facing->from, scene.facing->to};
    if (duel == duel_) return;
    duel_ = duel;
    if (std::exchange(came_closer_, false)) zoom_ = {};
    comes_closer_ = duel && zoom_.whole();
}

void BoardsSeen::follow(const scene::Scene& scene, const scene::Ask& ask) {
    follow_duel(scene);
    zoom_ = on_what_is_asked(zoom_, main_board(of_squares(squares_), scene), scene, ask);
}

}  // namespace tankard::window
