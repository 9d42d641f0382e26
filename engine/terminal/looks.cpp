// Looks at boards: what squares cost, the way to one, what somebody sees. Nothing of it is an answer.
#include "scene/coordinates.h"
#include "terminal/answers.h"
#include "terminal/board.h"
#include "terminal/front_end.h"
#include "terminal/paper.h"

#include <algorithm>

#include <fmt/format.h>

namespace tankard::terminal {
namespace {

template <typename Do>
void each_board(const scene::Scene& scene, Do what) {
    for (const scene::Board& board : scene.boards)
        what(board);
    for (const scene::Seat& seat : scene.seats)
        for (const scene::Board& board : seat.boards)
            what(board);
}

struct Named {
    const scene::Square* square = nullptr;
    const scene::Board* board = nullptr;
};

/// The squares of a name, first the table's.
std::vector<Named> named(const scene::Scene& scene, const std::string& name) {
    std::vector<Named> all;
    each_board(scene, [&](const scene::Board& board) {
        for (const scene::Square& square : board.squares)
            if (square.name == name) all.push_back({&square, &board});
    });
    return all;
}

/// "b2", or "b2 (Anna)" of somebody's own board.
std::string called(const Named& each, const scene::Scene& scene) {
    for (const scene::Seat& seat : scene.seats)
        if (seat.id == each.board->seat) return fmt::format("{} ({})", each.square->name, seat.player);
    return each.square->name;
}

}  // namespace

std::vector<std::string> TerminalFrontEnd::cost_lines(const Question& question,
                                                      const campaign::State& state) const {
    std::vector<std::string> lines;
    std::map<int, BoardView> views;
    for (const Reach& reach : question.reaches) {
        const Ref square = question.options[reach.option].object;
        if (reach.cost == 0) continue;
        int& cost = views[square.board()].numbers.try_emplace(square, reach.cost).first->second;
        cost = std::min(cost, reach.cost);
    }
    std::erase_if(views, [](const auto& each) { return each.second.numbers.size() < 2; });
    if (views.empty()) return lines;
    const scene::Scene scene = scene_for(question, state);
    for (const auto& [number, view] : views)
        if (const scene::Board* board = scene::board_numbered(scene, number))
            for (std::string& line : draw_board(*board, scene, style_, view))
                lines.push_back(std::move(line));
    return lines;
}

void TerminalFrontEnd::show_way(const Question& question, const std::string& place,
                                const campaign::State& state) {
    const scene::Scene scene = scene_for(question, state);
    for (const Reach& reach : question.reaches) {
        const Ref goal = question.options[reach.option].object;
        const scene::Board* board = scene::board_numbered(scene, goal.board());
        if (board == nullptr || reach.way.empty()) continue;
        if (board->squares[static_cast<std::size_t>(goal.cell())].name != place) continue;
        BoardView view{.over_tokens = true};
        std::string squares;
        for (std::size_t i = 0; i < reach.way.size(); ++i) {
            const Ref step = reach.way[i];
            if (i > 0) view.numbers[step] = static_cast<int>(i);
            squares += (i > 0 ? " → " : "") + board->squares[static_cast<std::size_t>(step.cell())].name;
        }
        show(draw_board(*board, scene, style_, view));
        for (const std::string& line :
             hanging("     ", reach.cost > 0 ? fmt::format("{} ({})", squares, reach.cost) : squares))
            print(line);
        return;
    }
    const auto squares = named(scene, place);
    if (squares.empty()) return say(words().ui("no_square"));
    for (const Named& each : squares) {
        std::string there = each.square->ground;
        for (const scene::Token& token : each.square->tokens)
            there += ", " + (token.card == CardId::none ? std::string("?") : token.face.name);
        say(fmt::format("{}: {}", called(each, scene), there), Ink::plain, "  ");
        if (!each.square->rule.empty()) say(each.square->rule, Ink::plain, "    ");
        for (const Refusal& refusal : question.refusals)
            if (refusal.object == each.square->ref)
                say(words().refusal(refusal, question, state), Ink::yellow, "  ! ");
    }
}

bool TerminalFrontEnd::names_square(const Question& question, const std::string& typed,
                                    const campaign::State& state) const {
    const bool squares =
        std::any_of(question.options.begin(), question.options.end(), [](const Option& option) {
            return option.object.kind() == RefKind::square || option.target.kind() == RefKind::square;
        });
    return squares && !named(scene_for(question, state), lowered(typed)).empty();
}

void TerminalFrontEnd::show_sight(const Question& question, const std::string& place,
                                  const campaign::State& state) {
    const scene::Scene scene = scene_for(question, state);
    Ref from;
    if (!place.empty()) {
        for (const Named& each : named(scene, place))
            if (!from && !each.square->tokens.empty()) from = each.square->ref;
    } else {
        for (const Slot& slot : question.slots)
            if (!from) from = scene::square_meant(scene, slot.value);
    }
    const scene::Board* board = from ? scene::board_numbered(scene, from.board()) : nullptr;
    if (board == nullptr || !board->has_sight) return say(words().ui("how.sight"));
    const scene::Square& watcher = board->squares[static_cast<std::size_t>(from.cell())];
    for (const std::string& line : draw_board(*board, scene, style_, {.watcher = &watcher}))
        print(line);
}

}  // namespace tankard::terminal
