#include "window/pages/turning.h"

#include "scene/coordinates.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tankard::window {
namespace {

/// Slow at both ends.
float eased(float share) {
    share = std::clamp(share, 0.0F, 1.0F);
    return share * share * (3 - 2 * share);
}

bool same_block(const scene::Frame& one, const scene::Frame& other) {
    return one.row == other.row && one.column == other.column && one.size == other.size;
}

template <typename Test>
bool all_of(const scene::Board& board, const scene::Frame& block, Test test) {
    for (int row = block.row; row < block.row + block.size; ++row)
        for (int column = block.column; column < block.column + block.size; ++column)
            if (!test(board.at(row, column))) return false;
    return true;
}

bool is_turned_over(const scene::Board& before, const scene::Board& after, const scene::Frame& block) {
    const scene::Square& back = before.at(block.row, block.column);
    const auto is_back = [&](const scene::Square& square) {
        return square.ground == back.ground && square.sign == back.sign && square.pigment == back.pigment;
    };
    return all_of(before, block, is_back) &&
           all_of(after, block, [&](const scene::Square& square) { return !is_back(square); });
}

void add_turned_over(const scene::Board& before, const scene::Board& after, std::vector<Turning>& into) {
    std::shared_ptr<const scene::Board> back;
    for (const scene::Frame& block : after.frames) {
        if (!is_turned_over(before, after, block)) continue;
        if (!back) back = std::make_shared<const scene::Board>(before);
        into.push_back({after.squares.front().ref.board(), block, 0, back});
    }
}

void add_turned(const scene::Turned& turned, const scene::Scene& after, std::vector<Turning>& into) {
    const scene::Board* board = scene::board_numbered(after, turned.first.board());
    if (board == nullptr) return;
    const int cell = turned.first.cell();
    const scene::Frame block{cell / board->columns, cell % board->columns, turned.size};
    const auto known = std::find_if(into.begin(), into.end(), [&](const Turning& each) {
        return each.board == turned.first.board() && same_block(each.block, block);
    });
    const int before = known != into.end() ? known->quarters : 0;
    const int quarters = ((before + turned.quarters) % 4 + 4) % 4;
    if (known == into.end())
        into.push_back({turned.first.board(), block, quarters});
    else
        known->quarters = quarters;
}

Pin about(const Pin& middle, const Pin& point, float degrees) {
    const float angle = degrees * std::numbers::pi_v<float> / 180;
    const float x = point.x - middle.x;
    const float y = point.y - middle.y;
    return {middle.x + x * std::cos(angle) - y * std::sin(angle),
            middle.y + x * std::sin(angle) + y * std::cos(angle)};
}

}  // namespace

std::vector<Turning> turnings(const scene::Scene& before, const scene::Scene& after,
                              std::span<const scene::Turned> turned) {
    std::vector<Turning> all;
    for (const scene::Turned& each : turned)
        add_turned(each, after, all);
    std::erase_if(all, [](const Turning& each) { return each.quarters == 0; });
    const auto compare = [&](const std::vector<scene::Board>& boards) {
        for (const scene::Board& board : boards) {
            const scene::Board* was = scene::board_numbered(before, board.squares.front().ref.board());
            if (was != nullptr && was->rows == board.rows && was->columns == board.columns)
                add_turned_over(*was, board, all);
        }
    };
    compare(after.boards);
    for (const scene::Seat& seat : after.seats)
        compare(seat.boards);
    return all;
}

std::optional<Turning> turned_by(const scene::Choice& choice, const scene::Scene& scene) {
    if (choice.turns == 0) return std::nullopt;
    for (const Ref thing : {choice.target, choice.object}) {
        const Ref square = scene::square_meant(scene, thing);
        const scene::Board* board = square ? scene::board_numbered(scene, square.board()) : nullptr;
        if (board == nullptr) continue;
        for (const scene::Frame& block : board->frames)
            if (scene::is_in(*board, block, square.cell()))
                return Turning{square.board(), block, choice.turns};
    }
    return std::nullopt;
}

Stance stance(const Swing& swing, const Rect& box, float share) {
    const float done = eased(share);
    if (swing.quarters == 0) {
        const float wide = std::abs(1 - 2 * done);
        return {.dx = (box.x + box.w / 2 - swing.middle.x) * (wide - 1), .wide = wide};
    }
    const int quarters = swing.quarters == 3 ? -1 : swing.quarters;  // the shorter way round
    const float degrees = -90.0F * static_cast<float>(quarters) * (1 - done);
    const Pin there = about(swing.middle, swing.held, degrees);
    return {
        .dx = there.x - swing.held.x, .dy = there.y - swing.held.y, .degrees = swing.upright ? 0 : degrees};
}

Flights swung(const Page& page, float share) {
    Flights all;
    for (const Swing& swing : page.swings)
        for (const Piece& piece : page.pieces)
            if (piece.thing == swing.thing) all[swing.thing] = stance(swing, piece.box, share);
    return all;
}

}  // namespace tankard::window
