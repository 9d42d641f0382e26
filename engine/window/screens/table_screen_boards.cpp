// How boards are looked at: closer and farther, from side to side, what somebody sees. Nothing of it is an
// answer.
#include "scene/coordinates.h"
#include "window/screens/table_screen.h"

#include <utility>

namespace tankard::window {

void TableScreen::zoom(int by) {
    if (sees_boards()) boards_.step(*scene_, by);
}

void TableScreen::wheel(int by, float x, float y) {
    if (!sees_boards() || !boards_.wheel(*scene_, -by, x, y)) scroll(by);
}

bool TableScreen::pan(int rows, int columns) { return sees_boards() && boards_.pan(*scene_, rows, columns); }

bool TableScreen::pinch(const Pinch& pinch) { return sees_boards() && boards_.pinch(*scene_, pinch); }

bool TableScreen::point(const Spot& spot) {
    std::optional<std::size_t> choice;
    const Ref before = std::exchange(pointed_square_, Ref());
    const std::uint64_t card = card_of(spot);
    if (sees_boards()) {
        for (const Spot& square : boards_.squares())
            if (square.box.holds(spot.box.x + spot.box.w / 2, spot.box.y + spot.box.h / 2))
                pointed_square_ = Ref::from_bits(static_cast<std::uint64_t>(square.number));
        if (pointed_square_ && before && pointed_square_ != before) whisper_.reset();  // that was elsewhere
        if (ask_ && spot.does == Does::choose && spot.box.w > 0)
            choice = static_cast<std::size_t>(spot.number);
        if (ask_ && spot.does == Does::square)
            for (std::size_t i = 0; i < ask_->choices.size() && !choice; ++i)
                if (const scene::Choice& each = ask_->choices[i];
                    (each.object == pointed_square_ && !each.way.empty()) ||
                    (each.target == pointed_square_ && each.turns != 0))
                    choice = i;
    }
    const bool raises = std::exchange(raised_, card) != card;
    const bool changed = std::exchange(pointed_, choice) != choice;
    if (changed) look_ahead();
    return changed || raises;
}

void TableScreen::look_ahead() {
    if (turning_.looks_ahead()) turning_.skip();
    if (!ask_ || !pointed_ || turning_.going()) return;
    if (std::optional<Turning> turning = turned_by(ask_->choices[*pointed_], *scene_))
        turning_.look_ahead(*std::move(turning),
                            app_->preferences().reduced_motion ? Clock::time_point() : Clock::now());
}

/// The card that lies there, or that an answer means, or the zone; 0: none.
std::uint64_t TableScreen::card_of(const Spot& spot) const {
    const auto number = static_cast<std::size_t>(spot.number);
    if (spot.does == Does::look && spot.number >= 0) return number + 1;
    if (spot.does == Does::open_zone) return kZoneThing + number;
    Ref thing;
    if (spot.does == Does::narrow) thing = Ref::from_bits(static_cast<std::uint64_t>(spot.number));
    if (spot.does == Does::choose && ask_ && number < ask_->choices.size()) {
        const scene::Choice& choice = ask_->choices[number];
        if (choice.face) return kChoiceThing + number;
        thing = choice.object;
    }
    return thing.kind() == RefKind::card ? index(thing.as_card()) + 1 : 0;
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
