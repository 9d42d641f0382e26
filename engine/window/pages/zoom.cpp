#include "window/pages/zoom.h"

#include "scene/coordinates.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kStep = 1.25F;
constexpr int kMostSteps = 12;

int first(int cell, float share, int seen, int all) {
    const float from = static_cast<float>(cell) + 0.5F - share * static_cast<float>(seen);
    return std::clamp(static_cast<int>(std::lround(from)), 0, all - seen);
}

/// The boards that are on a page, by number.
std::map<int, SeenBoard> boards_on(const Page& page, const scene::Scene& scene) {
    std::map<int, SeenBoard> all;
    for (const Spot& spot : page.spots) {
        if (spot.does != Does::square) continue;
        const Ref square = Ref::from_bits(static_cast<std::uint64_t>(spot.number));
        const scene::Board* board = scene::board_numbered(scene, square.board());
        if (board == nullptr) continue;
        const int row = square.cell() / board->columns;
        const int column = square.cell() % board->columns;
        auto [at, fresh] = all.try_emplace(square.board());
        SeenBoard& shown = at->second;
        if (fresh) shown = {square.board(), spot.box, {row, column, 1, 1}, spot.box.w};
        shown.part.rows = std::max(shown.part.rows, row - shown.part.row + 1);
        shown.part.columns = std::max(shown.part.columns, column - shown.part.column + 1);
        shown.box.w = std::max(shown.box.right(), spot.box.right()) - shown.box.x;
        shown.box.h = std::max(shown.box.bottom(), spot.box.bottom()) - shown.box.y;
    }
    return all;
}

/// The squares of a board around which the part shall lie.
struct Span {
    int top = 0;
    int left = 0;
    int bottom = 0;
    int right = 0;
    int count = 0;
    int seen = 0;  ///< of them

    void add(int row, int column) {
        top = count == 0 ? row : std::min(top, row);
        left = count == 0 ? column : std::min(left, column);
        bottom = std::max(bottom, row);
        right = std::max(right, column);
        ++count;
    }
};

}  // namespace

float Zoom::factor() const { return std::pow(kStep, static_cast<float>(steps)); }

int steps_of(float factor) {
    return static_cast<int>(std::lround(std::log(std::max(factor, 0.01F)) / std::log(kStep)));
}

Part whole(const scene::Board& board) { return {0, 0, board.rows, board.columns}; }

Part part_of(const scene::Board& board, const Zoom& zoom, int rows, int columns) {
    Part part{0, 0, std::clamp(rows, 1, board.rows), std::clamp(columns, 1, board.columns)};
    part.row = first(zoom.at.cell() / board.columns, zoom.y, part.rows, board.rows);
    part.column = first(zoom.at.cell() % board.columns, zoom.x, part.columns, board.columns);
    return part;
}

Ref SeenBoard::at(const scene::Board& whole, float x, float y) const {
    if (!box.holds(x, y)) return {};
    const int row = part.row + std::min(part.rows - 1, static_cast<int>((y - box.y) / side));
    const int column = part.column + std::min(part.columns - 1, static_cast<int>((x - box.x) / side));
    return whole.at(row, column).ref;
}

std::optional<SeenBoard> board_at(const Page& page, const scene::Scene& scene, float x, float y) {
    for (const auto& [_, shown] : boards_on(page, scene))
        if (shown.box.inset(-shown.side / 2).holds(x, y)) return shown;
    return std::nullopt;
}

std::optional<SeenBoard> main_board(const Page& page, const scene::Scene& scene) {
    std::optional<SeenBoard> most;
    for (const auto& [_, shown] : boards_on(page, scene))
        if (!most || shown.part.rows * shown.part.columns > most->part.rows * most->part.columns)
            most = shown;
    return most;
}

Zoom zoomed(const Zoom& zoom, const SeenBoard& shown, const scene::Scene& scene, int by, float x, float y) {
    const scene::Board* board = scene::board_numbered(scene, shown.board);
    const int steps = std::clamp(zoom.steps + by, 0, kMostSteps);
    if (board == nullptr || steps == 0) return {};
    x = std::clamp(x, shown.box.x, shown.box.right() - 1);
    y = std::clamp(y, shown.box.y, shown.box.bottom() - 1);
    return {shown.at(*board, x, y), (x - shown.box.x) / shown.box.w, (y - shown.box.y) / shown.box.h, steps};
}

Zoom panned(const Zoom& zoom, const SeenBoard& shown, const scene::Scene& scene, int rows, int columns) {
    const scene::Board* board = scene::board_numbered(scene, shown.board);
    if (board == nullptr || zoom.whole()) return zoom;
    const int row = std::clamp(shown.part.row + rows, 0, board->rows - shown.part.rows);
    const int column = std::clamp(shown.part.column + columns, 0, board->columns - shown.part.columns);
    return {board->at(row, column).ref, 0.5F / static_cast<float>(shown.part.columns),
            0.5F / static_cast<float>(shown.part.rows), zoom.steps};
}

Zoom pulled(const Zoom& zoom, const SeenBoard& shown, Ref square, float x, float y) {
    if (zoom.whole() || !square) return zoom;
    return {square, (x - shown.box.x) / shown.box.w, (y - shown.box.y) / shown.box.h, zoom.steps};
}

Zoom on_duel(const SeenBoard& shown, const scene::Scene& scene, float largest) {
    const scene::Board* board = scene::board_numbered(scene, shown.board);
    if (board == nullptr || !scene.facing) return {};
    Span span;
    for (const CardId card : scene.facing->all()) {
        const auto [_, square] = scene::standing_as(scene, card);
        if (square == nullptr || square->ref.board() != shown.board) return {};
        span.add(square->ref.cell() / board->columns, square->ref.cell() % board->columns);
    }
    const int rows = std::min(board->rows, span.bottom - span.top + 3);
    const int columns = std::min(board->columns, span.right - span.left + 3);
    Zoom zoom{board->at((span.top + span.bottom) / 2, (span.left + span.right) / 2).ref};
    for (int steps = 1; steps <= kMostSteps; ++steps) {
        const float side = shown.side * Zoom{.steps = steps}.factor();
        if (side > largest || side * static_cast<float>(rows) > shown.box.h ||
            side * static_cast<float>(columns) > shown.box.w)
            break;
        zoom.steps = steps;
    }
    return zoom.whole() ? Zoom{} : zoom;
}

Zoom on_what_is_asked(const Zoom& zoom, const std::optional<SeenBoard>& shown, const scene::Scene& scene,
                      const scene::Ask& ask) {
    if (zoom.whole() || !shown) return zoom;
    std::map<int, Span> asked;
    for (const scene::Choice& choice : ask.choices)
        for (const Ref thing : {choice.object, choice.target})
            if (const Ref square = scene::square_meant(scene, thing))
                if (const scene::Board* board = scene::board_numbered(scene, square.board())) {
                    const int row = square.cell() / board->columns;
                    const int column = square.cell() % board->columns;
                    Span& span = asked[square.board()];
                    span.add(row, column);
                    span.seen += shown->board == square.board() && shown->part.holds(row, column) ? 1 : 0;
                }
    if (asked.empty()) return zoom;
    auto about = asked.find(zoom.at.board());
    const bool elsewhere = about == asked.end();
    if (elsewhere)
        about = std::max_element(asked.begin(), asked.end(), [](const auto& one, const auto& other) {
            return one.second.count < other.second.count;
        });
    const auto& [number, span] = *about;
    const Part& part = shown->part;
    const bool all = part.holds(span.top, span.left) && part.holds(span.bottom, span.right);
    const bool fits = span.bottom - span.top < part.rows && span.right - span.left < part.columns;
    if (!elsewhere && (all || (span.seen > 0 && !fits))) return zoom;
    const scene::Board& board = *scene::board_numbered(scene, number);
    return {board.at((span.top + span.bottom) / 2, (span.left + span.right) / 2).ref, 0.5F, 0.5F, zoom.steps};
}

}  // namespace tankard::window
