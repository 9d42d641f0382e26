#include "window/pages/card_words.h"

#include "text/drawings.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace tankard::window {
namespace {

using Force = scene::Clause::Force;

constexpr float kClauseSign = 1.45F;  ///< ems: what stands before a sentence of a rule

/// What stands before a clause, and the size of its letters.
struct ClauseSign {
    std::string_view glyph;
    unsigned size = 0;
};
ClauseSign sign_of(const Ruler& ruler, const scene::Clause& clause) {
    static const std::string usual = text::read_figures("plain-circle ◆").letters;
    static const std::string lit = text::read_figures("burning-embers ◆").letters;
    static const std::string later = text::read_figures("sands-of-time ⌛").letters;
    const auto size = static_cast<unsigned>(ruler.em * 0.95F);
    if (!clause.icon.empty()) return {ruler.type.sign(clause.icon), size};
    if (clause.force == Force::now) return {ruler.type.sign(lit), size};
    if (clause.force == Force::not_now) return {ruler.type.sign(later), size};
    return {ruler.type.sign(usual), size / 2};
}

}  // namespace

float put_clauses(const Ruler& ruler, Piece& piece, const std::vector<scene::Clause>& all, const Rect& box) {
    const float left = std::round(ruler.em * kClauseSign);
    const float between = std::round(ruler.em * 0.22F);
    float y = box.y;
    for (const scene::Clause& clause : all) {
        const bool now = clause.force == Force::now;
        const Ink ink = now ? Ink::light : clause.force == Force::not_now ? Ink::faint : Ink::text;
        const std::size_t first = piece.shapes.size();
        if (now) piece.shapes.push_back({{}, Look::title, "blood"});
        const float top = y;
        y = paragraph(ruler, piece, clause.words, Typeface::regular, ruler.body(), ink,
                      {box.x + left, y, box.w - left, std::max(0.0F, box.bottom() - y)});
        if (now)
            piece.shapes[first].box = {box.x - between, top, box.w + 2 * between, std::max(1.0F, y - top)};
        const auto [glyph, size] = sign_of(ruler, clause);
        if (ruler.type.width(glyph, Typeface::icon, size) <= left && y > top)
            piece.texts.push_back(line_of(ruler, glyph, Typeface::icon, size, ink, box.x,
                                          top + (Type::line(ruler.body()) - Type::line(size)) / 2,
                                          left - between, Align::centre));
        y += between;
    }
    return y;
}

float flavour_height(const Ruler& ruler, const std::string& words, float w) {
    const auto lines = ruler.type.wrap(words, Typeface::italic, ruler.small(), w).size();
    return static_cast<float>(lines) * Type::line(ruler.small());
}

void put_flavour(const Ruler& ruler, Piece& piece, const std::string& words, float x, float w, float bottom,
                 float free) {
    if (words.empty()) return;
    const float needs = flavour_height(ruler, words, w);
    if (free >= needs)
        paragraph(ruler, piece, words, Typeface::italic, ruler.small(), Ink::faint,
                  {x, bottom - needs, w, needs + 1});
}

}  // namespace tankard::window
