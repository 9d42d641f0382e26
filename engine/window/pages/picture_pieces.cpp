#include "window/pages/picture_pieces.h"

#include "text/utf8.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

/// A row of the grid: its letters, and the plates that lie over some of them.
struct Row {
    struct Plate {
        std::size_t column = 0;
        std::size_t columns = 0;
        std::string words;
    };
    std::u32string letters;
    std::vector<Plate> plates;
};

Row row_of(std::string_view line, const std::function<std::string(std::string_view)>& number) {
    Row row;
    while (!line.empty()) {
        const std::size_t open = line.find('{');
        const std::size_t close = line.find('}', open);
        row.letters += letters_of(line.substr(0, open));
        if (open == std::string_view::npos || close == std::string_view::npos) break;
        const std::size_t columns = letters_of(line.substr(open, close - open + 1)).size();
        row.plates.push_back({row.letters.size(), columns, number(line.substr(open + 1, close - open - 1))});
        row.letters += std::u32string(columns, U' ');
        line.remove_prefix(close + 1);
    }
    return row;
}

bool is_stroke(char32_t letter) {
    return letter == U'-' || letter == U'_' || letter == U'|' || letter == U'=';
}
bool is_word(char32_t letter) {
    return letter > U'~' || (letter < 128 && std::isalnum(static_cast<int>(letter)) != 0);
}

}  // namespace

Block picture_block(const Ruler& ruler, const Value& lines,
                    const std::function<std::string(std::string_view)>& number, float width, float most) {
    std::vector<Row> rows;
    std::size_t columns = 1;
    for (const auto& [_, line] : lines.entries())
        if (line.text() != nullptr) {
            rows.push_back(row_of(*line.text(), number));
            columns = std::max(columns, rows.back().letters.size());
        }
    const float high = std::floor(std::max(
        5.0F, std::min(most / static_cast<float>(std::max<std::size_t>(rows.size(), 1)), ruler.em * 2)));
    const float wide = std::max(3.0F, std::floor(std::min(width / static_cast<float>(columns), high * 0.6F)));
    const auto size = static_cast<unsigned>(std::max(4.0F, std::min(high / 1.22F, wide * 1.75F)));
    Piece piece;
    piece.box = {0, 0, std::ceil(wide * static_cast<float>(columns)),
                 std::ceil(std::max(high * static_cast<float>(rows.size()), Type::line(size)))};
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const std::u32string& letters = rows[r].letters;
        const float top = high * static_cast<float>(r);
        const float line = top + (high - Type::line(size)) / 2;
        for (std::size_t c = 0; c < letters.size();) {
            const float x = wide * static_cast<float>(c);
            const char32_t letter = letters[c];
            std::size_t end = c + 1;
            if (letter == U' ') {
                c = end;
                continue;
            }
            while (end < letters.size() && (is_stroke(letter) ? letters[end] == letter && letter != U'|'
                                                              : is_word(letter) && is_word(letters[end])))
                ++end;
            const float across = wide * static_cast<float>(end - c);
            if (letter == U'|') {
                piece.shapes.push_back({{x + wide / 2 - 1, top, 2, high}, Look::rule, ""});
            } else if (is_stroke(letter)) {
                const float y = top + (letter == U'_' ? high - 2 : high / 2 - 1);
                piece.shapes.push_back({{x, y, across, 2}, Look::rule, ""});
                if (letter == U'=') piece.shapes.push_back({{x, y + 4, across, 2}, Look::rule, ""});
            } else {
                std::string words;
                for (std::size_t i = c; i < end; ++i)
                    text::append_character(words, letters[i]);
                unsigned own = size;
                while (own > 4 && ruler.type.width(words, Typeface::regular, own) > across)
                    --own;
                piece.texts.push_back(line_of(
                    ruler, ruler.type.fit(words, Typeface::regular, own, across + 1), Typeface::regular, own,
                    Ink::text, x, line + Type::baseline(size) - Type::baseline(own), across, Align::centre));
            }
            c = end;
        }
        for (const Row::Plate& plate : rows[r].plates) {
            const float most_wide = wide * static_cast<float>(plate.columns);
            const std::string words = ruler.type.fit(plate.words, Typeface::bold, size, most_wide - 4);
            const Rect box{
                wide * static_cast<float>(plate.column), top + 1,
                std::min(most_wide,
                         std::max(high * 1.4F, ruler.type.width(words, Typeface::bold, size) + high * 0.6F)),
                high - 2};
            piece.shapes.push_back({box, Look::chip, ""});
            piece.texts.push_back(line_of(ruler, words, Typeface::bold, size, Ink::red, box.x + 2, line,
                                          box.w - 4, Align::centre));
        }
    }
    Block block;
    block.take(std::move(piece), 0, 0);
    return block;
}

}  // namespace tankard::window
