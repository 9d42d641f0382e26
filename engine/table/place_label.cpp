#include "table/place_label.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace tankard {
namespace {

/// What stands before the dot; empty if there is but one board.
std::string board_label(const Table& table, int board) {
    if (table.boards().size() < 2) return "";
    std::string label(table.board_kind(board).name.text());
    if (const SeatId seat = table.board_seat(board); seat != SeatId::none)
        label += std::to_string(number_of(seat) + 1);
    return label + '.';
}

/// The cell with this name, or -1.
int cell_named(const Board& board, std::string_view name) {
    const std::size_t digits = std::min(name.find_first_of("0123456789"), name.size());
    int row = 0;
    const auto [end, error] = std::from_chars(name.data() + digits, name.data() + name.size(), row);
    if (error != std::errc() || end != name.data() + name.size() || row < 1 || row > board.rows()) return -1;
    for (int column = 0; column < board.columns(); ++column)
        if (const int cell = board.cell(row - 1, column); square_name(board, cell) == name) return cell;
    return -1;
}

}  // namespace

std::string place_label(Ref place, const Table& table) {
    const Board& board = table.boards()[static_cast<std::size_t>(place.board())];
    const std::string square = board_label(table, place.board()) + square_name(board, place.cell());
    return place.kind() == RefKind::edge
               ? fmt::format("{}.{}", square, side_words[static_cast<std::size_t>(place.side())])
               : square;
}

std::string_view word_at(Ref place, const Table& table) {
    const Board& board = table.boards()[static_cast<std::size_t>(place.board())];
    const BoardKind& kind = table.board_kind(place.board());
    if (place.kind() == RefKind::square) return kind.terrains[board.at(place.cell()).terrain].text();
    const std::uint8_t what = board.edge(place.cell(), place.side());
    return what == 0 ? std::string_view("open") : kind.edges[what - 1U].text();
}

Ref place_named(std::string_view label, const Table& table) {
    for (int board = 0; board < static_cast<int>(table.boards().size()); ++board) {
        const std::string before = board_label(table, board);
        if (!label.starts_with(before)) continue;
        const std::string_view rest = label.substr(before.size());
        const std::size_t dot = std::min(rest.find('.'), rest.size());
        const int cell = cell_named(table.boards()[static_cast<std::size_t>(board)], rest.substr(0, dot));
        if (cell < 0) continue;
        if (dot == rest.size()) return Ref::square(board, cell);
        const auto side = std::find(side_words.begin(), side_words.end(), rest.substr(dot + 1));
        if (side != side_words.end())
            return Ref::edge(board, cell, static_cast<Side>(side - side_words.begin()));
    }
    return {};
}

}  // namespace tankard
