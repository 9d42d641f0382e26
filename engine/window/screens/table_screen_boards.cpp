// How boards are looked at: closer and farther, from side to side, what somebody sees. Nothing of it is an
// answer.
#include "scene/coordinates.h"
#include "window/screens/table_screen.h"

#include <algorithm>

namespace tankard::window {
namespace {

/// The boards of a page by their squares alone.
Page of_squares(const std::vector<Spot>& squares) {
    Page page;
    page.spots = squares;
    return page;
}

}  // namespace

void TableScreen::keep_boards(const Page& page, const Ruler& ruler) {
    em_ = ruler.em;
    squares_.clear();
    for (const Spot& spot : page.spots)
        if (spot.does == Does::square) squares_.push_back(spot);
}

void TableScreen::zoom(int by, std::optional<std::pair<float, float>> at) {
    const Page page = of_squares(squares_);
    const std::optional<SeenBoard> shown =
        at ? board_at(page, *scene_, at->first, at->second) : main_board(page, *scene_);
    if (!shown || over_ != Over::nothing) return;
    if (by > 0 && shown->side * 1.25F > em_ * kLargestSquare) return;
    if (!at) at = {shown->box.x + shown->box.w / 2, shown->box.y + shown->box.h / 2};
    zoom_ = zoomed(zoom_, *shown, *scene_, by, at->first, at->second);
}

void TableScreen::wheel(int by, float x, float y) {
    const bool on_board = over_ == Over::nothing && !story() && !throws() &&
                          board_at(of_squares(squares_), *scene_, x, y).has_value();
    if (!on_board) return scroll(by);
    const Ref before = zoom_.at;
    const bool again = !zoom_.whole() && wheel_at_ == std::pair(x, y);  // the same square, though it lies
    zoom(-by, zoom_at_ = wheel_at_ = std::pair(x, y));                  // elsewhere at the board's rim
    if (again && !zoom_.whole()) zoom_.at = before;
}

bool TableScreen::grab_board(float x, float y) {
    wheel_at_.reset();
    if (zoom_.whole() || story()) return false;
    held_ = board_at(of_squares(squares_), *scene_, x, y);
    const scene::Board* board = held_ ? scene::board_numbered(*scene_, held_->board) : nullptr;
    held_square_ = board != nullptr ? held_->at(*board, x, y) : Ref();
    if (!held_square_) held_.reset();
    return held_.has_value();
}

void TableScreen::pan(int rows, int columns) {
    if (over_ != Over::nothing || story() || throws()) return;
    wheel_at_.reset();
    if (const auto shown = main_board(of_squares(squares_), *scene_))
        zoom_ = panned(zoom_, *shown, *scene_, rows, columns);
}

void TableScreen::ask_boards() {
    zoom_ = on_what_is_asked(zoom_, main_board(of_squares(squares_), *scene_), *scene_, *ask_);
}

bool TableScreen::point(const Spot& spot) {
    std::optional<std::size_t> choice;
    pointed_square_ = {};
    if (over_ == Over::nothing && !story() && !throws()) {
        for (const Spot& square : squares_)
            if (square.box.holds(spot.box.x + spot.box.w / 2, spot.box.y + spot.box.h / 2))
                pointed_square_ = Ref::from_bits(static_cast<std::uint64_t>(square.number));
        if (ask_ && spot.does == Does::choose && spot.box.w > 0)
            choice = static_cast<std::size_t>(spot.number);
        if (ask_ && spot.does == Does::square)
            for (std::size_t i = 0; i < ask_->choices.size() && !choice; ++i)
                if (ask_->choices[i].object == pointed_square_ && !ask_->choices[i].way.empty()) choice = i;
    }
    return std::exchange(pointed_, choice) != choice;
}

void TableScreen::show_sight() {
    const auto watches = [&](Ref square) {
        const scene::Board* board = square ? scene::board_numbered(*scene_, square.board()) : nullptr;
        return board != nullptr && board->has_sight &&
               !board->squares[static_cast<std::size_t>(square.cell())].tokens.empty();
    };
    Ref from = pointed_square_;
    if (!watches(from) && ask_)
        for (const Slot& slot : ask_->question.slots)
            if (const Ref square = scene::square_meant(*scene_, slot.value);
                !watches(from) && watches(square))
                from = square;
    if (!watches(from) && !watcher_) return app_->tell(word("no_sight"));
    watcher_ = watcher_ == from || !watches(from) ? Ref() : from;
}

}  // namespace tankard::window
