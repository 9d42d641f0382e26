// What stands at a board's edges, so that a square can be named: letters over columns, numbers before rows.
#pragma once

#include "scene/scene.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace tankard::scene {

inline std::string letters_of_column(const Board& board, int column) {
    const std::string& name = board.at(0, column).name;
    return name.substr(0, name.find_first_of("0123456789"));
}
inline std::string number_of_row(const Board& board, int row) {
    const std::string& name = board.at(row, 0).name;
    return name.substr(std::min(name.size(), name.find_first_of("0123456789")));
}

/// The board with a number (Ref::board), the table's or a seat's; null if nobody sees it.
inline const Board* board_numbered(const Scene& scene, int number) {
    const auto find = [number](const std::vector<Board>& boards) -> const Board* {
        for (const Board& board : boards)
            if (!board.squares.empty() && board.squares.front().ref.board() == number) return &board;
        return nullptr;
    };
    if (const Board* found = find(scene.boards)) return found;
    for (const Seat& seat : scene.seats)
        if (const Board* found = find(seat.boards)) return found;
    return nullptr;
}

/// Whether the square with that number lies in a block.
inline bool is_in(const Board& board, const Frame& block, int cell) {
    const int row = cell / board.columns;
    const int column = cell % board.columns;
    return row >= block.row && row < block.row + block.size && column >= block.column &&
           column < block.column + block.size;
}

/// What stands on a board as that card, and the square; null if the card is seen on none.
inline std::pair<const Token*, const Square*> standing_as(const Scene& scene, CardId card) {
    const auto find = [card](const std::vector<Board>& boards) -> std::pair<const Token*, const Square*> {
        if (card != CardId::none)
            for (const Board& board : boards)
                for (const Square& square : board.squares)
                    for (const Token& token : square.tokens)
                        if (token.card == card) return {&token, &square};
        return {nullptr, nullptr};
    };
    if (const auto found = find(scene.boards); found.first != nullptr) return found;
    for (const Seat& seat : scene.seats)
        if (const auto found = find(seat.boards); found.first != nullptr) return found;
    return {nullptr, nullptr};
}

/// The square that is meant: itself, an edge's, or the one on which a card is seen; none if it is on no
/// board.
inline Ref square_meant(const Scene& scene, Ref thing) {
    if (thing.kind() == RefKind::square) return thing;
    if (thing.kind() == RefKind::edge) return Ref::square(thing.board(), thing.cell());
    if (thing.kind() != RefKind::card) return {};
    const auto [_, square] = standing_as(scene, thing.as_card());
    return square != nullptr ? square->ref : Ref();
}

}  // namespace tankard::scene
