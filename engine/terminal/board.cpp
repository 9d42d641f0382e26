#include "terminal/board.h"

#include "scene/coordinates.h"
#include "terminal/paper.h"
#include "text/looks.h"
#include "text/utf8.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include <fmt/format.h>

namespace tankard::terminal {
namespace {

constexpr int kRowNumber = 3;  ///< columns before a row
constexpr int kSquare = 3;     ///< columns of a square and its western edge
constexpr int kApart = 3;      ///< columns between two boards
constexpr Ink kSeatInks[] = {Ink::blue, Ink::red, Ink::green, Ink::yellow, Ink::bold, Ink::plain};

std::string lying(scene::Edge edge) {
    switch (edge) {
        case scene::Edge::open: return "  ";
        case scene::Edge::wall: return "--";
        case scene::Edge::grate: return "##";
        case scene::Edge::door: return "==";
        case scene::Edge::doorway:
        case scene::Edge::line: return "..";
    }
    return "";
}

char standing(scene::Edge edge) {
    switch (edge) {
        case scene::Edge::open: return ' ';
        case scene::Edge::wall: return '|';
        case scene::Edge::grate: return '#';
        case scene::Edge::door: return 'H';
        case scene::Edge::doorway:
        case scene::Edge::line: return ':';
    }
    return ' ';
}

/// Exactly two columns.
std::string two_columns(const std::string& words) {
    std::string fit;
    for (std::size_t at = 0; at < words.size();) {
        std::string more = fit;
        text::append_character(more, text::next_character(words, at));
        if (text::width(more) > 2) break;
        fit = std::move(more);
    }
    return fit + std::string(static_cast<std::size_t>(2 - text::width(fit)), ' ');
}

Ink ink_of(SeatId owner) {
    return owner == SeatId::none
               ? Ink::plain
               : kSeatInks[static_cast<std::size_t>(number_of(owner)) % std::size(kSeatInks)];
}

/// Two columns for everybody on a board, by name and owner.
using Marks = std::map<std::pair<std::string, SeatId>, std::string>;

const std::string& mark_of(const scene::Token& token, const Marks& marks) {
    const auto own = marks.find({token.face.name, token.owner});
    return own != marks.end() ? own->second : token.mark;
}

/// The letters of which a mark can be made instead: those with which words begin, then all others.
std::vector<char32_t> letters_behind_first(const std::string& name) {
    std::vector<char32_t> heads;
    std::vector<char32_t> others;
    char32_t before = U' ';
    for (std::size_t at = 0; at < name.size();) {
        const bool first = at == 0;
        const char32_t letter = text::next_character(name, at);
        if (!first && text::is_letter(letter))
            (text::is_letter(before) ? others : heads)
                .push_back(text::is_letter(before) ? letter : text::upper(letter));
        before = letter;
    }
    heads.insert(heads.end(), others.begin(), others.end());
    return heads;
}

std::string in_capitals(const std::string& mark) {
    std::string capitals;
    for (std::size_t at = 0; at < mark.size();)
        text::append_character(capitals, text::upper(text::next_character(mark, at)));
    return capitals;
}

/// Nobody's mark is another's: who stands there keeps it before what lies there, and of namesakes the first
/// player's; the others' are in capitals, or have another letter of the name.
Marks marks_of(const scene::Board& board) {
    std::set<std::tuple<bool, std::string, SeatId, std::string>> all;
    for (const scene::Square& square : board.squares)
        for (const scene::Token& token : square.tokens)
            if (token.card != CardId::none)
                all.insert({token.lies, token.face.name, token.owner, token.mark});
    Marks marks;
    std::set<std::string> taken;
    std::set<std::string> named;
    for (const auto& [lies, name, owner, usual] : all) {
        if (marks.contains({name, owner})) continue;
        std::size_t at = 0;
        const char32_t first = name.empty() ? U' ' : text::next_character(name, at);
        std::vector<std::string> wishes{usual};
        if (text::is_letter(first) && text::width(usual) == 2) {
            if (!named.insert(name).second) wishes.push_back(in_capitals(usual));
            for (const char32_t letter : letters_behind_first(name)) {
                wishes.emplace_back();
                text::append_character(wishes.back(), first);
                text::append_character(wishes.back(), letter);
            }
        }
        const auto free = std::find_if(wishes.begin(), wishes.end(),
                                       [&](const std::string& wish) { return !taken.contains(wish); });
        const std::string& mark = free != wishes.end() ? *free : usual;
        taken.insert(mark);
        marks.emplace(std::pair(name, owner), mark);
    }
    return marks;
}

std::string letter(const scene::Token& token) {
    if (token.card == CardId::none) return "?";
    std::string first;
    std::size_t at = 0;
    if (!token.mark.empty()) text::append_character(first, text::next_character(token.mark, at));
    return text::width(first) == 1 ? first : "?";
}

/// Whether somebody's mark is the only one that begins as it does.
bool is_told_by_a_letter(const std::string& mark, const Marks& marks) {
    std::size_t first = 0;
    if (!mark.empty()) text::next_character(mark, first);
    return std::count_if(marks.begin(), marks.end(), [&](const auto& each) {
               return each.second.compare(0, first, mark, 0, first) == 0;
           }) < 2;
}

/// Who stands alone and is not told by a letter keeps their mark, whatever lies there. Two that stand
/// together are a letter each; of more, one that is somebody's, and how many others.
std::string crowd(const std::vector<scene::Token>& tokens, const Style& style, const Marks& marks) {
    const auto stands = [](const scene::Token& token) { return !token.lies; };
    if (std::count_if(tokens.begin(), tokens.end(), stands) == 1) {
        const scene::Token& bearer = *std::find_if(tokens.begin(), tokens.end(), stands);
        if (const std::string& mark = mark_of(bearer, marks);
            bearer.card != CardId::none && !is_told_by_a_letter(mark, marks))
            return style(ink_of(bearer.owner), two_columns(mark));
    }
    const auto whose = std::find_if(tokens.rbegin(), tokens.rend(),
                                    [](const scene::Token& token) { return token.owner != SeatId::none; });
    const scene::Token& first = whose != tokens.rend() ? *whose : tokens.front();
    const std::string shown = style(ink_of(first.owner), letter(first));
    if (tokens.size() > 2) return shown + fmt::format("{}", std::min<std::size_t>(9, tokens.size() - 1));
    const scene::Token& other = &tokens.front() == &first ? tokens.back() : tokens.front();
    return shown + style(ink_of(other.owner), letter(other));
}

/// Whether the ground's sign stands for what lies on it: a tile that is lost.
bool is_over(const scene::Square& square) {
    return square.over && std::all_of(square.tokens.begin(), square.tokens.end(),
                                      [](const scene::Token& token) { return token.lies; });
}

/// What stands here, or the ground; over it what the view says.
std::string square(const scene::Square& square, const Style& style, const BoardView& view,
                   const Marks& marks) {
    const bool seen =
        !view.watcher || view.watcher->ref == square.ref ||
        std::binary_search(view.watcher->sees.begin(), view.watcher->sees.end(), square.ref.cell());
    if (!seen) return "  ";
    if (view.watcher != nullptr && square.tokens.empty()) return style(Ink::yellow, "··");
    if (const auto step = view.numbers.find(square.ref); step != view.numbers.end()) {
        const std::string number = fmt::format("{:>2}", step->second);
        if (number.size() == 2 && (square.tokens.empty() || view.over_tokens))
            return style(Ink::green, number);
    }
    if (square.tokens.empty()) return style(Ink::dim, two_columns(square.sign));
    if (is_over(square)) return style(Ink::red, two_columns(square.sign));
    if (square.tokens.size() > 1) return crowd(square.tokens, style, marks);
    const scene::Token& top = square.tokens.back();
    return style(ink_of(top.owner), two_columns(top.card == CardId::none ? "??" : mark_of(top, marks)));
}

int width_of(const scene::Board& board) { return kRowNumber + kSquare * board.columns + 1; }

std::string across(const scene::Board& board, int row, Side side) {
    std::string line(kRowNumber, ' ');
    for (int column = 0; column < board.columns; ++column)
        line += "+" + lying(board.at(row, column).edge(side));
    return line + "+";
}

bool lies_between(const scene::Board& board, int row) {
    for (int column = 0; column < board.columns; ++column)
        if (board.at(row, column).edge(Side::north) != scene::Edge::open) return true;
    return false;
}

std::vector<std::string> picture(const scene::Board& board, const Style& style, const BoardView& view) {
    std::vector<std::string> lines;
    const Marks marks = marks_of(board);
    std::string letters(kRowNumber, ' ');
    for (int column = 0; column < board.columns; ++column)
        letters += fmt::format(" {:<2}", scene::letters_of_column(board, column));
    lines.push_back(style(Ink::dim, letters + " "));
    for (int row = 0; row < board.rows; ++row) {
        if (!view.close || row == 0 || lies_between(board, row))
            lines.push_back(across(board, row, Side::north));
        std::string line = style(Ink::dim, fmt::format("{:>2} ", scene::number_of_row(board, row)));
        for (int column = 0; column < board.columns; ++column) {
            const scene::Square& there = board.at(row, column);
            line += standing(there.edge(Side::west)) + square(there, style, view, marks);
            if (column + 1 == board.columns) line += standing(there.edge(Side::east));
        }
        lines.push_back(std::move(line));
    }
    if (board.rows > 0) lines.push_back(across(board, board.rows - 1, Side::south));
    return lines;
}

std::string name_of(SeatId seat, const scene::Scene& scene) {
    const auto place = static_cast<std::size_t>(number_of(seat));
    return place < scene.seats.size() ? scene.seats[place].player : "";
}

std::string heading(const scene::Board& board, const scene::Scene& scene) {
    return board.seat == SeatId::none ? board.label
                                      : fmt::format("{}: {}", name_of(board.seat, scene), board.label);
}

/// "Egg Cellar"; of one that the ground is told over, "Egg Cellar (room, conquered)".
std::string named_there(const scene::Token& token, const scene::Square& square) {
    const std::string& name = token.face.name;
    if (!square.over || !token.lies) return name;
    return square.ground.starts_with(name) ? square.ground : fmt::format("{} ({})", name, square.ground);
}

/// Who stands where: "Go Goblin c7, d2 (Ada)". What cannot be seen is named by its squares alone.
std::string standing_there(const scene::Board& board, const scene::Scene& scene) {
    std::map<std::string, std::pair<std::string, std::string>> all;  // by name and owner: mark and squares
    const Marks marks = marks_of(board);
    for (const scene::Square& square : board.squares)
        for (const scene::Token& token : square.tokens) {
            std::string key = token.card == CardId::none ? std::string() : named_there(token, square);
            if (token.owner != SeatId::none && token.owner != board.seat)
                key += fmt::format(" ({})", name_of(token.owner, scene));
            if (!token.hurt.empty()) key += fmt::format(", {}", token.hurt);
            auto& [mark, squares] = all[key];
            mark = token.card == CardId::none  ? "??"
                   : square.over && token.lies ? square.sign
                                               : mark_of(token, marks);
            squares += (squares.empty() ? "" : ", ") + square.name;
        }
    std::string shown;
    for (const auto& [name, where] : all)
        shown += fmt::format("{}{}{}{} {}", shown.empty() ? "" : " · ", where.first, name.empty() ? "" : " ",
                             name, where.second);
    return shown;
}

/// "Go Goblin (Ada) ↔ Gh Ghost (Ben)"; empty unless both who face each other stand there.
std::string facing_there(const scene::Board& board, const scene::Scene& scene) {
    if (!scene.facing) return "";
    const Marks marks = marks_of(board);
    std::string shown;
    for (const CardId card : {scene.facing->from, scene.facing->to}) {
        const auto [token, square] = scene::standing_as(scene, card);
        if (token == nullptr || square->ref.board() != board.squares.front().ref.board()) return "";
        shown += fmt::format("{}{} {}", shown.empty() ? "" : " ↔ ", mark_of(*token, marks), token->face.name);
        if (token->owner != SeatId::none) shown += fmt::format(" ({})", name_of(token->owner, scene));
    }
    return shown;
}

std::string filled(std::string line, int columns, int shown) {
    line.append(static_cast<std::size_t>(std::max(0, columns - shown)), ' ');
    return line;
}

/// The table's, then the seats'.
std::vector<const scene::Board*> boards_of(const scene::Scene& scene) {
    std::vector<const scene::Board*> all;
    const auto add = [&all](const std::vector<scene::Board>& boards) {
        for (const scene::Board& board : boards)
            all.push_back(&board);
    };
    add(scene.boards);
    for (const scene::Seat& seat : scene.seats)
        add(seat.boards);
    return all;
}

}  // namespace

std::vector<std::pair<std::string, std::string_view>> edges_on(const scene::Scene& scene) {
    std::set<scene::Edge> seen;
    for (const scene::Board* board : boards_of(scene))
        for (const scene::Square& square : board->squares)
            for (const Side side : {Side::north, Side::east, Side::south, Side::west})
                if (square.edge(side) != scene::Edge::open) seen.insert(square.edge(side));
    std::vector<std::pair<std::string, std::string_view>> all;
    for (const scene::Edge edge : seen)
        all.emplace_back(fmt::format("{} {}", standing(edge), lying(edge)),
                         text::kEdges.at(static_cast<std::size_t>(edge)));
    return all;
}

std::string signs_on(const scene::Scene& scene) {
    std::vector<std::pair<std::string, std::string>> all;
    for (const scene::Board* board : boards_of(scene))
        for (const scene::Square& square : board->squares) {
            std::pair one(two_columns(square.sign), square.ground);
            if (one.first == "  " || one.second.empty()) continue;
            if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(std::move(one));
        }
    std::string shown;
    for (const auto& [sign, ground] : all)
        shown += fmt::format("{}{}\u00a0{}", shown.empty() ? "" : " · ", sign, ground);
    return shown;
}

std::vector<std::string> draw_board(const scene::Board& board, const scene::Scene& scene, const Style& style,
                                    const BoardView& view) {
    std::vector<std::string> lines{style(Ink::bold, "  " + heading(board, scene))};
    for (std::string& line : picture(board, style, view))
        lines.push_back(std::move(line));
    if (view.watcher != nullptr || !view.numbers.empty()) return lines;
    if (const std::string there = standing_there(board, scene); !there.empty())
        for (const std::string& line : hanging("     ", there))
            lines.push_back(style(Ink::dim, line));
    if (const std::string facing = facing_there(board, scene); !facing.empty())
        lines.push_back(style(Ink::red, "     " + facing));
    return lines;
}

std::vector<std::string> draw_boards(const std::vector<const scene::Board*>& boards,
                                     const scene::Scene& scene, const Style& style, const BoardView& view) {
    std::vector<std::string> lines;
    for (std::size_t first = 0; first < boards.size();) {
        std::size_t last = first;
        int used = 0;
        while (last < boards.size() && (last == first || used + width_of(*boards[last]) <= columns()))
            used += width_of(*boards[last++]) + kApart;
        std::vector<std::string> row(1);
        int taken = 0;
        for (std::size_t i = first; i < last; ++i) {
            const int columns = width_of(*boards[i]) + kApart;
            const std::string head = heading(*boards[i], scene);
            const std::string fit =
                text::width(head) + 2 > columns && i + 1 < last ? head.substr(0, head.find(':')) : head;
            row.front() += style(Ink::bold, filled("  " + fit, columns, text::width(fit) + 2));
            const std::vector<std::string> drawn = picture(*boards[i], style, view);
            row.resize(std::max(row.size(), drawn.size() + 1),
                       std::string(static_cast<std::size_t>(taken), ' '));
            for (std::size_t line = 0; line + 1 < row.size(); ++line)
                row[line + 1] += line < drawn.size() ? drawn[line] + std::string(kApart, ' ')
                                                     : std::string(static_cast<std::size_t>(columns), ' ');
            taken += columns;
        }
        lines.insert(lines.end(), row.begin(), row.end());
        for (; first < last; ++first)
            if (const std::string there = standing_there(*boards[first], scene); !there.empty())
                for (const std::string& line :
                     hanging("     ", fmt::format("{}: {}", name_of(boards[first]->seat, scene), there)))
                    lines.push_back(style(Ink::dim, line));
    }
    return lines;
}

}  // namespace tankard::terminal
