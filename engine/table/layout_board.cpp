#include "table/layout.h"

#include <cstdint>

namespace tankard {
namespace {

class BoardDrawing {
 public:
    BoardDrawing(const View& view, const Board& board, const Value& cell, const Pen& pen)
        : view_(view), board_(board), cell_(cell), pen_(pen) {}

    std::vector<std::string> draw() const {
        std::vector<std::string> lines;
        for (int row = 0; row < board_.rows(); ++row) {
            lines.push_back(across(row, Side::north));
            lines.push_back(squares(row));
        }
        if (board_.rows() > 0) lines.push_back(across(board_.rows() - 1, Side::south));
        return lines;
    }

 private:
    std::string_view edge(int cell, Side side) const {
        const std::uint8_t what = board_.edge(cell, side);
        const auto* word = cell_.at("edges").at(what).text();
        return word != nullptr ? std::string_view(*word) : what == 0 ? std::string_view() : "?";
    }
    /// What stands on an edge, lengthwise twice.
    static std::string lying(std::string_view word) {
        if (word.empty()) return "  ";
        if (word == "wall") return "--";
        return word == "door" ? ".." : std::string(2, word.front());
    }
    static char standing(std::string_view word) {
        if (word.empty()) return ' ';
        if (word == "wall") return '|';
        return word == "door" ? ':' : word.front();
    }

    std::string across(int row, Side side) const {
        std::string line;
        for (int column = 0; column < board_.columns(); ++column)
            line += "+" + lying(edge(board_.cell(row, column), side));
        return line + "+";
    }
    std::string squares(int row) const {
        std::string line;
        for (int column = 0; column < board_.columns(); ++column) {
            const int cell = board_.cell(row, column);
            line += standing(edge(cell, Side::west));
            line += pen_.fit(square(board_.at(cell)), 2);
            if (column + 1 == board_.columns()) line += standing(edge(cell, Side::east));
        }
        return line;
    }
    /// The last that came to stand here, or the ground.
    std::string square(const Board::Square& square) const {
        if (square.occupants.empty()) {
            const auto* ground = cell_.at("terrain").at(square.terrain).text();
            return ground != nullptr ? *ground : "";
        }
        const Ref top = view_.shown(square.occupants.back());
        return top ? pen_.mark(top) : "??";
    }

    const View& view_;
    const Board& board_;
    const Value& cell_;
    const Pen& pen_;
};

}  // namespace

std::vector<std::string> draw_board(const View& view, const Board& board, const Value& cell, const Pen& pen) {
    return BoardDrawing(view, board, cell, pen).draw();
}

}  // namespace tankard
