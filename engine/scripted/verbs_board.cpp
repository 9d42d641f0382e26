// Verbs for boards. Boards stand on the table in the order of their names, one of a seat's once for each
// seat; rows and columns count from 1 for scripts.
#include "scripted/verbs.h"
#include "table/place_label.h"

#include <algorithm>

#include <fmt/format.h>

namespace tankard::scripted {
namespace {

Side side_named(std::string_view word) {
    const auto place = std::find(side_words.begin(), side_words.end(), word);
    if (place == side_words.end())
        throw VerbError(fmt::format("a side is one of {}, not '{}'{}", fmt::join(side_words, ", "), word,
                                    or_meant(word, side_words)));
    return static_cast<Side>(place - side_words.begin());
}

int word_named(std::string_view what, const std::vector<Name>& words, Word word) {
    const auto place = std::find(words.begin(), words.end(), word.name);
    if (place != words.end()) return static_cast<int>(place - words.begin());
    std::vector<std::string_view> texts;
    for (const Name each : words)
        texts.push_back(each.text());
    throw VerbError(fmt::format("there is no {} '{}'{}", what, word.letters, or_meant(word.letters, texts)));
}

}  // namespace

const BoardKind& Verbs::kind_of(Ref place) const { return table_.board_kind(place.board()); }

SeatId Verbs::board_seat(Ref square) const { return table_.board_seat(square.board()); }

int Verbs::board_named(Word board, SeatId seat) const {
    const std::vector<BoardKind>& kinds = table_.catalogue().boards;
    const bool of_seat = seat != SeatId::none;
    if (const int kind = kind_named(kinds, board.name); kind >= 0) {
        if ((kinds[static_cast<std::size_t>(kind)].scope == Scope::seat) == of_seat)
            return table_.first_board(kind) + (of_seat ? number_of(seat) : 0);
        throw VerbError(of_seat
                            ? fmt::format("the board '{}' is nobody's: game:square(...)", board.letters)
                            : fmt::format("every seat has a board '{}': seat:square(...)", board.letters));
    }
    std::vector<std::string_view> names;
    for (const BoardKind& kind : kinds)
        if ((kind.scope == Scope::seat) == of_seat) names.push_back(kind.name.text());
    throw VerbError(fmt::format("there is no board '{}'{}", board.letters, or_meant(board.letters, names)));
}

Ref Verbs::square_on(int board, int row, int column) const {
    const Board& one = table_.boards()[static_cast<std::size_t>(board)];
    if (row < 1 || row > one.rows() || column < 1 || column > one.columns())
        throw VerbError(fmt::format("there is no square {}, {}: the board has {} rows and {} columns", row,
                                    column, one.rows(), one.columns()));
    return Ref::square(board, one.cell(row - 1, column - 1));
}

Refs Verbs::squares_on(int board) const {
    Refs all;
    const std::size_t count = table_.boards()[static_cast<std::size_t>(board)].squares();
    all.reserve(count);
    for (std::size_t cell = 0; cell < count; ++cell)
        all.push_back(Ref::square(board, static_cast<int>(cell)));
    return all;
}

Ref Verbs::square(Word board, int row, int column) const {
    return square_on(board_named(board, SeatId::none), row, column);
}
Ref Verbs::square_of_seat(SeatId seat, Word board, int row, int column) const {
    return square_on(board_named(board, seat), row, column);
}
Refs Verbs::squares(Word board) const { return squares_on(board_named(board, SeatId::none)); }
Refs Verbs::squares_of_seat(SeatId seat, Word board) const { return squares_on(board_named(board, seat)); }

int Verbs::row(Ref square) const { return square.cell() / board_of(square).columns() + 1; }
int Verbs::column(Ref square) const { return square.cell() % board_of(square).columns() + 1; }

void Verbs::turn(Ref square, int size, int quarters) {
    Board& board = board_of(square);
    if (row(square) + size - 1 > board.rows() || column(square) + size - 1 > board.columns())
        throw VerbError(fmt::format("a block of {} squares from here would reach beyond the board", size));
    board.turn(row(square) - 1, column(square) - 1, size, quarters);
    if (table_.listener() != nullptr)
        table_.listener()->on(
            {.kind = Event::Kind::turned, .what = square, .before = size, .after = quarters}, table_);
}

std::string_view Verbs::terrain(Ref square) const { return word_at(square, table_); }

void Verbs::set_terrain(Ref square, Word word) {
    board_of(square).at(square.cell()).terrain =
        static_cast<std::uint8_t>(word_named("terrain", kind_of(square).terrains, word));
}

int Verbs::card_count(Ref square) const {
    return static_cast<int>(board_of(square).at(square.cell()).occupants.size());
}

std::vector<CardId> Verbs::cards_on(Ref square) const {
    std::vector<CardId> cards;
    for (const Ref there : board_of(square).at(square.cell()).occupants)
        if (there.kind() == RefKind::card) cards.push_back(there.as_card());
    return cards;
}

void Verbs::place(Ref square, CardId card) {
    if (!table_.catalogue().zones[static_cast<std::size_t>(table_.kind_of(table_.where(card)))].in_play)
        throw VerbError(
            "only a card in play can stand on a square: move it to a zone with in_play = true first");
    table_.stand(card, square);
}

Ref Verbs::neighbour(Ref square, std::string_view side) const {
    const int other = board_of(square).neighbour(square.cell(), side_named(side));
    return other < 0 ? Ref() : Ref::square(square.board(), other);
}

Refs Verbs::neighbours(Ref square) const {
    Refs all;
    for (const Side side : {Side::north, Side::east, Side::south, Side::west})
        if (const int other = board_of(square).neighbour(square.cell(), side); other >= 0)
            all.push_back(Ref::square(square.board(), other));
    return all;
}

void Verbs::same_board(Ref square, Ref other) const {
    if (square.board() != other.board()) throw VerbError("the squares lie on two boards");
}

Obstacles Verbs::obstacles(Ref square, const std::optional<Refs>& closed) const {
    Obstacles obstacles = kind_of(square).obstacles;
    if (closed)
        for (const Ref other : *closed) {
            same_board(square, other);
            obstacles.closed.push_back(other.cell());
        }
    return obstacles;
}

Refs Verbs::reach(Ref square, int distance, const std::optional<Refs>& closed) const {
    Refs all;
    for (const int cell :
         tankard::reach(board_of(square), square.cell(), distance, obstacles(square, closed)))
        all.push_back(Ref::square(square.board(), cell));
    return all;
}

std::optional<int> Verbs::steps(Ref square, Ref to, const std::optional<Refs>& closed) const {
    same_board(square, to);
    const int count = tankard::steps(board_of(square), square.cell(), to.cell(), obstacles(square, closed));
    return count < 0 ? std::nullopt : std::optional(count);
}

bool Verbs::sees(Ref square, Ref other) const {
    same_board(square, other);
    return tankard::sees(board_of(square), square.cell(), other.cell(), kind_of(square).obstacles);
}

Ref Verbs::edge(Ref square, std::string_view side) const {
    return Ref::edge(square.board(), square.cell(), side_named(side));
}

std::string_view Verbs::edge_kind(Ref edge) const { return word_at(edge, table_); }

bool Verbs::edge_open(Ref edge) const {
    const Board& board = board_of(edge);
    return board.neighbour(edge.cell(), edge.side()) >= 0 &&
           !kind_of(edge).obstacles.walls[board.edge(edge.cell(), edge.side())];
}

Ref Verbs::edge_square(Ref edge) const { return Ref::square(edge.board(), edge.cell()); }

Ref Verbs::edge_across(Ref edge) const {
    const int other = board_of(edge).neighbour(edge.cell(), edge.side());
    return other < 0 ? Ref() : Ref::square(edge.board(), other);
}

void Verbs::set_edge(Ref edge, const std::optional<Word>& word) {
    board_of(edge).set_edge(edge.cell(), edge.side(), edge_named(edge, word));
}

void Verbs::carry_edge(Ref edge, const std::optional<Word>& word) {
    board_of(edge).at(edge.cell()).edges[static_cast<std::size_t>(edge.side())] = edge_named(edge, word);
}

std::uint8_t Verbs::edge_named(Ref edge, const std::optional<Word>& word) const {
    if (!word || word->letters == "open") return 0;
    return static_cast<std::uint8_t>(word_named("edge", kind_of(edge).edges, *word) + 1);
}

}  // namespace tankard::scripted
