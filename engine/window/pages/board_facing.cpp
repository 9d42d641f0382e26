#include "window/pages/board_facing.h"

#include "window/pages/board_light.h"
#include "window/pages/facing_pieces.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kHalo = 0.1F;    ///< of a square's side: how far the mark of who could act reaches beyond it
constexpr float kAboutDuel = 2;  ///< squares round who fights that stay in the light

/// Where a card is on this board, and whose it is; `standing`: unless it only lies there.
std::optional<Facer> find(const BoardPlan& plan, CardId card, bool standing = false) {
    if (card == CardId::none) return std::nullopt;
    for (std::size_t cell = 0; cell < plan.board.squares.size(); ++cell)
        for (const scene::Token& token : plan.board.squares[cell].tokens)
            if (token.card == card && !(standing && token.lies))
                return Facer{plan.place(static_cast<int>(cell)), token.owner};
    return std::nullopt;
}

/// With what they come to so far.
std::optional<Facer> facer(const BoardPlan& plan, bool from) {
    std::optional<Facer> who = find(plan, from ? plan.offers.facing->from : plan.offers.facing->to);
    if (who && plan.offers.sums)
        who->sum = fmt::format("{}", from ? plan.offers.sums->first : plan.offers.sums->second);
    return who;
}

/// Who fights, who helps and what is asked about.
std::vector<Rect> lit_by_duel(const BoardPlan& plan) {
    std::vector<Rect> lit;
    for (const CardId card : plan.offers.facing->all())
        if (const auto who = find(plan, card)) lit.push_back(who->square);
    for (const int cell : plan.cells)
        if (plan.offers.square(plan.at(cell).ref)) lit.push_back(plan.place(cell));
    return lit;
}

}  // namespace

void put_able(const BoardPlan& plan, Piece& board) {
    for (const CardId card : plan.offers.able)
        if (const auto who = find(plan, card, true); who && plan.squares().holds(who->square))
            board.shapes.push_back({who->square.inset(-std::floor(plan.side * kHalo)), Look::seal, "gold"});
}

void put_rings(const BoardPlan& plan, Piece& board) {
    const scene::Facing* facing = plan.offers.facing;
    if (facing == nullptr) return;
    const auto ring = [&](CardId card, bool helps) {
        if (const auto who = find(plan, card); who && plan.squares().holds(who->square))
            board.shapes.push_back(ring_round(who->square, who->owner, helps, stands_close(plan, card)));
    };
    for (const auto* helpers : {&facing->with_from, &facing->with_to})
        for (const CardId card : *helpers)
            ring(card, true);
    ring(facing->from, false);
    ring(facing->to, false);
}

bool stands_close(const BoardPlan& plan, CardId card) {
    if (plan.offers.facing == nullptr || card == CardId::none) return false;
    const std::vector<CardId> all = plan.offers.facing->all();
    const auto here = find(plan, card);
    if (!here || std::find(all.begin(), all.end(), card) == all.end()) return false;
    return std::any_of(all.begin(), all.end(), [&](CardId each) {
        const auto there = each != card ? find(plan, each) : std::nullopt;
        return there && std::abs(there->square.x - here->square.x) < plan.side * 1.5F &&
               std::abs(there->square.y - here->square.y) < plan.side * 1.5F;
    });
}

void add_duel(const BoardPlan& plan, Block& block) {
    const auto from = facer(plan, true);
    const auto to = facer(plan, false);
    if (!from || !to) return;
    add_night(plan, block, lit_by_duel(plan), plan.side * kAboutDuel);
    Piece ground = facing(plan.ruler, *from, *to, plan.offers.facing->sign, plan.squares());
    if (!ground.shapes.empty()) block.pieces.push_back(std::move(ground));
}

}  // namespace tankard::window
