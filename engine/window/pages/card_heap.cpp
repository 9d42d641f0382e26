#include "window/pages/card_heap.h"

#include "window/pages/card_parts.h"
#include "window/pages/heap_number.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {

void heap(const Ruler& ruler, Piece& piece, int size) {
    const std::string words = fmt::format("×{}", size);
    const float wide = std::ceil(ruler.type.width(words, Typeface::bold, ruler.body())) + ruler.gap() * 2;
    const float step = std::round(ruler.em * 0.18F);
    const Rect front = piece.box;
    const std::string frame = piece.shapes.front().frame;
    const bool low = std::any_of(piece.shapes.begin(), piece.shapes.end(), [](const Figure& shape) {
        return shape.look == Look::band;
    });  // a plate: the number stands behind its words
    move(piece, 0, 2 * step);
    if (low) {
        for (Figure& shape : piece.shapes)
            if (shape.look == Look::card) shape.box.w += wide;
    }
    const Rect card{0, 2 * step, front.w + (low ? wide : 0), front.h};
    const Rect paper = paper_of(piece);
    std::vector<Figure> behind;
    for (const float by : {2 * step, step})
        behind.push_back({{paper.x + by, paper.y - by, paper.w, paper.h}, Look::card, frame, Form::tile, 0});
    piece.shapes.insert(piece.shapes.begin(), behind.begin(), behind.end());
    if (low)
        piece.texts.push_back(line_of(ruler, words, Typeface::bold, ruler.body(), Ink::faint,
                                      card.right() - wide - 2, card.y + ruler.pad() / 2, wide,
                                      Align::centre));
    else
        number_on_card(ruler, piece, words, front.w);
    piece.box = {0, 0, card.w + 2 * step, card.h + 2 * step};
}

int seen_of(int size) { return std::min(size, 5) - 1; }

void spread(const Ruler& ruler, Piece& piece, int size, float each, float seen) {
    const std::string words = fmt::format("×{}", size);
    const Rect front = piece.box;
    const int others = seen_of(size);
    const std::vector<Figure> own = piece.shapes;
    move(piece, each * static_cast<float>(others), 0);
    std::vector<Figure> behind;
    for (int i = 0; i < others; ++i)
        for (Figure shape : own) {  // its frame, and the left end of its picture and of its name
            if (shape.look != Look::card && shape.look != Look::scene && shape.look != Look::title) continue;
            if (shape.look != Look::card) shape.box.w = std::min(shape.box.w, each - 4);
            shape.share = 0;
            shape.box.x += each * static_cast<float>(i);
            behind.push_back(shape);
        }
    piece.shapes.insert(piece.shapes.begin(), behind.begin(), behind.end());
    if (seen >= front.w || !number_on_edges(ruler, piece, words, each))
        number_on_card(ruler, piece, words, seen);
    piece.box = {0, 0, front.w + each * static_cast<float>(others), front.h};
}

}  // namespace tankard::window
