// Boards of a scene. The layout's parts `table` and `seat` say in `boards` which are shown; its
// part `boards` says by terrain what a board's ground looks like. What an edge looks like follows from what
// it is in the way of.
#include "scene/board_looks.h"
#include "scene/sight_lines.h"
#include "scene/stage.h"
#include "text/utf8.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::scene {
namespace {

text::Texture texture(const Value& looks, Name terrain, bool solid) {
    if (const auto said = place_of(looks.at("grounds").at(terrain.text()).text(), text::kTextures))
        return static_cast<text::Texture>(*said);
    return solid ? text::Texture::rock : text::Texture::flags;
}

std::string first_letters(const std::string& words, int count) {
    std::size_t end = 0;
    while (count-- > 0 && end < words.size())
        text::next_character(words, end);
    return words.substr(0, end);
}

/// The blocks of a layout that lie on the board.
std::vector<Frame> frames_of(const Value& blocks, const tankard::Board& board) {
    std::vector<Frame> frames;
    for (const auto& [_, block] : blocks.entries()) {
        const auto number = [&block = block](std::string_view field) {
            const std::int64_t* value = block.at(field).integer();
            return value != nullptr ? *value : 0;
        };
        const std::int64_t row = number("row");
        const std::int64_t column = number("column");
        const std::int64_t size = number("size");
        if (row >= 1 && column >= 1 && size >= 1 && row + size - 1 <= board.rows() &&
            column + size - 1 <= board.columns())
            frames.push_back({static_cast<int>(row) - 1, static_cast<int>(column) - 1, static_cast<int>(size),
                              block.at("pigment").text() != nullptr ? *block.at("pigment").text() : ""});
    }
    return frames;
}

}  // namespace

std::string Stage::text_or_word(std::string_view path, Name word) const {
    const Name key = intern(fmt::format("{}.{}", path, word.text()));
    return words_->language().has(key) ? words_->language().label(key) : std::string(word.text());
}

Token Stage::token(const View& view, const campaign::State& state, CardId card) const {
    if (!view.sees(card)) return {CardId::none, {}, "?", SeatId::none};
    const Table& table = view.table();
    Token shown{card, face(card, state), "", owner(table, card)};
    const Name id = table.catalogue().definitions[index(table.def(card))];
    const Name mark = intern(fmt::format("token.{}", id.text()));
    shown.mark =
        words_->language().has(mark) ? words_->language().label(mark) : first_letters(shown.face.name, 2);
    return shown;
}

Token Stage::token(const View& view, const campaign::State& state, CardId card, const Value& looks) const {
    Token shown = token(view, state, card);
    shown.lies = lies(view, looks.at("lying"), shown);
    shown.hurt = hurt(view.table(), looks.at("hurt"), shown);
    return shown;
}

std::optional<Token> Stage::standing(CardId card, const campaign::State& state) const {
    const Ref square = state.table.square_of(card);
    if (!square) return std::nullopt;
    const Name kind = state.table.board_kind(square.board()).name;
    return token(View(state.table, SeatId::none, false), state, card,
                 library_->layout().at("boards").at(kind.text()));
}

std::string Stage::hurt(const Table& table, const Value& counter, const Token& token) const {
    if (token.card == CardId::none || counter.text() == nullptr) return "";
    const int which = kind_named(table.catalogue().card_counters, Name::of(*counter.text()));
    if (which < 0 || table.get(token.card, which) == 0) return "";
    return words_->language().label(intern("fact." + *counter.text()));
}

bool Stage::lies(const View& view, const Value& kinds, const Token& token) const {
    if (token.card == CardId::none) return false;
    if (kinds.is_nil()) return token.owner == SeatId::none;
    return kinds.lists(library_->rules().kind(view.table().def(token.card)).text());
}

SeatId Stage::owner(const Table& table, CardId card) const {
    if (const std::string* owner = library_->layout().at("owner").text())
        if (const int which = kind_named(table.catalogue().card_counters, Name::of(*owner)); which >= 0)
            if (const int number = table.get(card, which); number > 0 && number <= table.seats())
                return seat_at(number - 1);
    return table.seat_of(table.where(card));
}

Square Stage::ground(const BoardKind& kind, const Value& looks, std::size_t terrain) const {
    const Name word = kind.terrains[terrain];
    const auto look = [&](std::string_view part) {
        const std::string* said = looks.at(part).at(word.text()).text();
        return said != nullptr ? *said : std::string();
    };
    Square square;
    square.ground = text_or_word("terrain", word);
    if (const Name rule = intern(fmt::format("terrain.{}.rule", word.text())); words_->language().has(rule))
        square.rule = words_->language().say(rule);
    square.solid = kind.obstacles.solid[terrain];
    square.sign = look("signs");
    if (square.sign.empty() && square.solid) square.sign = "##";
    square.over = looks.at("over").lists(word.text());
    square.glyph = look("glyphs");
    square.pigment = look("pigments");
    square.texture = texture(looks, word, square.solid);
    return square;
}

Board Stage::board(const View& view, const campaign::State& state, int number) const {
    const Table& table = view.table();
    const BoardKind& kind = table.board_kind(number);
    const tankard::Board& board = table.boards()[static_cast<std::size_t>(number)];
    const Value& looks = library_->layout().at("boards").at(kind.name.text());
    Board shown;
    shown.kind = kind.name;
    shown.label = text::capitalise(text_or_word("board", kind.name));
    shown.seat = table.board_seat(number);
    shown.rows = board.rows();
    shown.columns = board.columns();
    const bool* quiet = looks.at("quiet").truth();
    shown.quiet = quiet != nullptr && *quiet;
    shown.frames = frames_of(looks.at("blocks"), board);
    const std::optional<SightLines> sight = sight_lines(looks.at("sight"), kind);
    shown.has_sight = sight.has_value();
    for (int cell = 0; cell < static_cast<int>(board.squares()); ++cell) {
        const tankard::Board::Square& there = board.at(cell);
        Square square = ground(kind, looks, there.terrain);
        square.ref = Ref::square(number, cell);
        square.name = square_name(board, cell);
        for (const Side side : {Side::north, Side::east, Side::south, Side::west}) {
            const auto at = static_cast<std::size_t>(side);
            square.edges[at] = edge_look(kind, looks, board.edge(cell, side));
            square.own[at] = edge_look(kind, looks, there.edges[at]);
        }
        for (const Ref occupant : there.occupants)
            square.tokens.push_back(token(view, state, occupant.as_card(), looks));
        shown.squares.push_back(std::move(square));
    }
    if (!sight) return shown;
    const auto hides = [&](int cell) {
        const auto& occupants = board.at(cell).occupants;
        return std::any_of(occupants.begin(), occupants.end(), [&](Ref occupant) {
            const CardId card = occupant.as_card();
            return view.sees(card) && sight->stopped_by(library_->rules().kind(view.table().def(card)));
        });
    };
    for (int cell = 0; cell < static_cast<int>(board.squares()); ++cell)
        if (!shown.squares[static_cast<std::size_t>(cell)].tokens.empty())
            shown.squares[static_cast<std::size_t>(cell)].sees = sight->from(board, cell, hides);
    return shown;
}

void Stage::boards(const View& view, const campaign::State& state, const Value& part, SeatId seat,
                   std::vector<Board>& into) const {
    const std::vector<BoardKind>& kinds = view.table().catalogue().boards;
    for (const auto& [_, name] : part.at("boards").entries()) {
        const int kind = name.text() != nullptr ? kind_named(kinds, Name::of(*name.text())) : -1;
        if (kind < 0) continue;
        const bool of_seat = kinds[static_cast<std::size_t>(kind)].scope == Scope::seat;
        if (of_seat != (seat != SeatId::none)) continue;
        into.push_back(board(view, state, view.table().first_board(kind) + (of_seat ? number_of(seat) : 0)));
        const std::string* home = part.at("home").text();
        into.back().home = of_seat && home != nullptr && *home == *name.text();
    }
}

}  // namespace tankard::scene
