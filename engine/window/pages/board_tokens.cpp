#include "window/pages/board_tokens.h"

#include "window/pages/board_facing.h"
#include "window/pages/markers.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::size_t kMost = 6;       ///< side by side
constexpr float kInRing = 0.09F;       ///< of a square's side: between a ring that stays in it and its figure
constexpr float kAboutWalls = 0.06F;   ///< who stands there is large, and the walls round them are seen
constexpr float kAboutThings = 0.14F;  ///< round things on quiet ground

/// Who stands alone among a few things that lie there.
const scene::Token* bearer_of(const scene::Square& square) {
    const scene::Token* bearer = nullptr;
    for (const scene::Token& token : square.tokens)
        if (!token.lies && std::exchange(bearer, &token) != nullptr) return nullptr;
    return square.tokens.size() < 2 || square.tokens.size() > 4 ? nullptr : bearer;
}

/// How far from the edges of their square things and figures stay. On quiet ground who stands there is large,
/// and what lies there is small.
float margin_of(const BoardPlan& plan, const scene::Square& square) {
    const float usual = std::floor(plan.thick() * 0.42F);
    if (bearer_of(square) != nullptr) return usual;  // room for the things
    const auto stands = [&](const scene::Token& token) { return !token.lies; };
    const auto is_close = [&](const scene::Token& token) { return stands_close(plan, token.card); };
    if (std::any_of(square.tokens.begin(), square.tokens.end(), is_close))
        return std::max(usual, std::round(plan.side * kInRing));
    if (!plan.board.quiet) return usual;
    if (std::any_of(square.tokens.begin(), square.tokens.end(), stands))
        return std::max(1.0F, std::round(plan.side * kAboutWalls));
    return std::max(usual, std::round(plan.side * kAboutThings));
}

/// On quiet ground things are counters; on any other they are part of it, golden on pale ground, else pale.
std::optional<Ink> ink_of_things(const BoardPlan& plan, const scene::Square& square) {
    if (plan.board.quiet) return std::nullopt;
    const bool brown = square.texture == text::Texture::earth || square.texture == text::Texture::planks;
    return brown || text::dark(square.texture) ? Ink::light : Ink::amber;
}

/// A square that is an answer is pressed wherever its things do not stand in the question too.
void add(const BoardPlan& plan, Block& block, const scene::Square& square, CardId card, Piece piece) {
    if (card != CardId::none) {
        const Spot spot = plan.offers.token(piece, card);
        if (!plan.offers.square(square.ref) || piece.glows) block.spots.push_back(spot);
    }
    block.pieces.push_back(std::move(piece));
}

/// The figure fills the square but for a margin where the things lie: at its right corners, then where costs
/// are.
void add_with_things(const BoardPlan& plan, Block& block, const scene::Square& square,
                     const scene::Token& bearer) {
    const Rect whole = plan.place(square.ref.cell()).inset(margin_of(plan, square));
    const float small = std::floor(whole.w * 0.44F);
    const float large = std::floor(whole.w * 0.84F);
    Piece figure = marker_of(plan.ruler, bearer, large, large);
    figure.box = {0, 0, whole.w, whole.h};
    move(figure, whole.x, whole.y);
    add(plan, block, square, bearer.card, std::move(figure));
    int lying = 0;
    for (const scene::Token& token : square.tokens) {
        if (&token == &bearer) continue;
        Piece thing = marker_of(plan.ruler, token, small, small, ink_of_things(plan, square));
        move(thing, lying == 2 ? whole.x : whole.right() - small,
             lying == 1 ? whole.y : whole.bottom() - small);
        add(plan, block, square, token.card, std::move(thing));
        ++lying;
    }
}

/// In a row, or in two; those beyond kMost are a number.
void add_side_by_side(const BoardPlan& plan, Block& block, const scene::Square& square) {
    const Rect box = plan.place(square.ref.cell());
    const float room = plan.side - 2 * margin_of(plan, square);
    const std::size_t all = square.tokens.size();
    const std::size_t shown = std::min(all, kMost);
    const std::size_t rows = shown > 2 ? 2 : 1;
    const std::size_t columns = (shown + rows - 1) / rows;
    const float gap = std::max(1.0F, std::floor(plan.side * 0.03F));
    const auto share = [&](std::size_t parts) {
        return std::floor((room - gap * static_cast<float>(parts - 1)) / static_cast<float>(parts));
    };
    const float w = std::min(share(columns), std::floor(share(rows) * 1.15F));
    const float h = std::min(share(rows), std::floor(w * 1.5F));
    const float across = (w + gap) * static_cast<float>(columns) - gap;
    const float down = (h + gap) * static_cast<float>(rows) - gap;
    for (std::size_t i = 0; i < shown; ++i) {
        const std::size_t row = i / columns;
        const bool rest = all > shown && i + 1 == shown;
        Piece piece = rest ? marker(plan.ruler, SeatId::none, fmt::format("+{}", all - i), "", w, h)
                           : marker_of(plan.ruler, square.tokens[i], w, h, ink_of_things(plan, square));
        move(piece, box.x + (plan.side - across) / 2 + static_cast<float>(i % columns) * (w + gap),
             box.y + (plan.side - down) / 2 + static_cast<float>(row) * (h + gap));
        add(plan, block, square, rest ? CardId::none : square.tokens[i].card, std::move(piece));
    }
}

}  // namespace

void add_tokens(const BoardPlan& plan, Block& block, int cell) {
    const scene::Square& square = plan.at(cell);
    if (square.tokens.empty()) return;
    if (const scene::Token* bearer = bearer_of(square))
        add_with_things(plan, block, square, *bearer);
    else
        add_side_by_side(plan, block, square);
}

}  // namespace tankard::window
