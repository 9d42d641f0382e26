#include "window/pages/chart_pieces.h"

#include "text/drawings.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kApart = 5;  ///< between two spaces, at least
constexpr float kGlow = 4;   ///< what the edge round the space of the party takes

class Drawn {
 public:
    Drawn(const Ruler& ruler, const scene::Chart& chart, float width, float side, bool named)
        : ruler_(ruler), chart_(chart), named_(named), side_(std::round(side)) {
        const bool both = std::any_of(
            chart.spaces.begin(), chart.spaces.end(),
            [](const scene::Space& space) { return !space.label.empty() && !space.waits.empty(); });
        words_ = !named ? 0 : line() * (both ? 2.0F : 1.0F);
        const auto columns = static_cast<float>(std::max(1, chart.columns));
        side_ = std::min(side_, std::floor((width - 2 - kApart * (columns - 1)) / columns));
        left_ = overhang();
        if (left_ + columns * (side_ + kApart) > width) left_ = 0;
        const float room = width - left_ - side_ - 2;
        step_ = std::min(std::floor(room / static_cast<float>(std::max(1, chart.columns - 1))),
                         std::max(ruler.em * 6, side_ * 2));
        down_ = side_ + words_ + kGlow + std::round(ruler.gap() * 0.6F);
        top_ = Type::line(ruler.small()) + kGlow;
        wide_ = std::ceil(left_ + step_ * static_cast<float>(chart.columns - 1) + side_ + 2);
        const float label = ruler.type.width(chart.label, Typeface::italic, ruler.small());
        wide_ = std::max(wide_, std::min(width, std::ceil(label + 2)));
        high_ = std::ceil(top_ + down_ * static_cast<float>(2 * chart.high + 1));
    }

    std::pair<float, float> size() const { return {wide_, high_}; }

    Block block() {
        Block block;
        Piece ways;
        ways.box = {0, 0, wide_, high_};
        const std::string words = ruler_.type.fit(chart_.label, Typeface::italic, ruler_.small(), wide_ - 1);
        ways.texts.push_back(line_of(ruler_, words, Typeface::italic, ruler_.small(), Ink::light, 0, 0));
        for (const bool gone : {false, true})  // the way gone lies over the others
            for (const scene::Way& way : chart_.ways)
                if (way.gone == gone) draw(ways, way);
        block.take(std::move(ways), 0, 0);
        for (const scene::Space& space : chart_.spaces) {
            block.take(plate(space), 0, 0);
            words_below(space, block);
        }
        return block;
    }

 private:
    unsigned small() const { return static_cast<unsigned>(ruler_.em * 0.72F); }
    float line() const { return std::ceil(Type::line(small())); }
    float x_of(int column) const { return std::round(left_ + step_ * static_cast<float>(column)); }
    /// How far the words of the first column reach beyond their spaces.
    float overhang() const {
        float most = 0;
        for (const scene::Space& space : chart_.spaces)
            if (named_ && space.column == 0)
                for (const std::string* words : {&space.label, &space.waits})
                    most = std::max(most, ruler_.type.width(*words, Typeface::regular, small()) - side_);
        return std::ceil(std::min(most / 2, side_));
    }
    float y_of(double row) const {
        return std::round(top_ + static_cast<float>(row + chart_.high) * down_ + side_ / 2);
    }

    /// From right to left edge, at right angles, with a point at its end.
    void draw(Piece& into, const scene::Way& way) const {
        const scene::Space& from = chart_.spaces[way.from];
        const scene::Space& to = chart_.spaces[way.to];
        const float thick = way.gone ? 4 : 2;
        const auto line = [&](float x0, float y0, float x1, float y1) {
            into.shapes.push_back(
                {{std::min(x0, x1) - (x0 == x1 ? thick / 2 : 0),
                  std::min(y0, y1) - (y0 == y1 ? thick / 2 : 0), x0 == x1 ? thick : std::abs(x1 - x0),
                  y0 == y1 ? thick : std::abs(y1 - y0)},
                 way.gone ? Look::knob : Look::pale,
                 ""});
        };
        float x = x_of(from.column) + side_;
        float y = y_of(from.row);
        std::vector<double> rows = way.rows;
        rows.push_back(to.row);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const bool last = i + 1 == rows.size();
            const int column = from.column + 1 + static_cast<int>(i);
            const float next = y_of(rows[i]);
            const float bend = std::round(x_of(column) - (step_ - side_) / 2);
            line(x, y, bend + (y == next ? 0 : thick / 2), y);
            if (y != next) line(bend, y, bend, next);
            const float end = x_of(column) + (last ? 0 : side_);
            line(bend - (y == next ? 0 : thick / 2), next, end, next);
            x = end;
            y = next;
        }
        // The point: three strokes, each shorter.
        for (int i = 0; i < 5; ++i) {
            const float half = static_cast<float>(5 - i);
            const float at = x - 6 + static_cast<float>(i) * 1.2F;
            into.shapes.push_back({{at, y - half, 1.4F, 2 * half}, way.gone ? Look::knob : Look::pale, ""});
        }
    }

    Piece plate(const scene::Space& space) const {
        Piece piece;
        const float x = x_of(space.column);
        const float y = y_of(space.row) - side_ / 2;
        piece.box = {x, y, side_, side_};
        piece.glows = space.here;
        piece.shapes.push_back(
            {piece.box, Look::square, space.gone && !space.here ? "earth" : space.pigment});
        const std::string figure = figure_there(space);
        const Rect whole = piece.box;
        const Rect half{x, y, std::floor(side_ / 2), side_};
        sign(piece, space, figure.empty() ? whole : half);
        if (!figure.empty()) {
            // The other half is whoever is met here; a card face down is dark.
            const Rect other{half.right(), y, side_ - half.w, side_};
            if (space.face_down) piece.shapes.push_back({other.inset(1), Look::square, "night"});
            write(piece, figure, Typeface::icon, other, space.face_down ? Ink::text : Ink::red);
        }
        return piece;
    }

    /// What the space is called, and who waits there, below its glow.
    void words_below(const scene::Space& space, Block& block) const {
        if (!named_) return;
        const float x = x_of(space.column);
        float under = std::round(y_of(space.row) + side_ / 2) + (space.here ? kGlow : 0);
        for (const std::string* words : {&space.label, &space.waits}) {
            if (words->empty()) continue;
            Piece piece;
            if (!label(piece, *words, x, under)) continue;
            block.take(std::move(piece), 0, 0);
            under += line();
        }
    }

    /// What stands for whoever is met there; empty: nobody, or there is no such sign.
    std::string figure_there(const scene::Space& space) const {
        if (space.waits.empty()) return "";
        if (space.face_down) return std::string(ruler_.type.sign(text::read_figures(space.figure).letters));
        scene::Face face;
        face.picture = space.figure;
        return std::string(ruler_.type.sign(figure_of(ruler_, face)));
    }

    /// The party, what is in the room, or its number.
    void sign(Piece& piece, const scene::Space& space, const Rect& box) const {
        const std::string glyph(space.here ? ruler_.type.sign(text::read_figures("meeple ♟").letters)
                                           : ruler_.type.sign(text::read_figures(space.glyph).letters));
        const bool drawn = !glyph.empty();
        write(piece, drawn ? glyph : space.number, drawn ? Typeface::icon : Typeface::bold, box,
              space.here ? Ink::red : Ink::text);
    }

    void write(Piece& piece, const std::string& words, Typeface face, const Rect& box, Ink ink) const {
        const auto size = static_cast<unsigned>(std::min(side_ * 0.62F, box.w * 0.9F));
        piece.texts.push_back(line_of(ruler_, words, face, size, ink, box.x,
                                      box.y + (box.h - Type::line(size)) / 2, box.w, Align::centre));
    }

    /// Words below; false, and none, where they are wider than the step.
    bool label(Piece& piece, const std::string& words, float x, float y) const {
        const float wide = ruler_.type.width(words, Typeface::regular, small());
        if (wide > step_ - ruler_.gap()) return false;
        const float at =
            std::clamp(std::round(x + side_ / 2 - wide / 2), 0.0F, std::max(0.0F, wide_ - wide - 1));
        piece.texts.push_back(
            line_of(ruler_, words, Typeface::regular, small(), Ink::light, at, y, std::ceil(wide)));
        piece.box = {at, y, std::ceil(wide), line()};
        return true;
    }

    const Ruler& ruler_;
    const scene::Chart& chart_;
    bool named_;
    float side_;
    float words_ = 0;
    float left_ = 0;  ///< of the first column
    float top_ = 0;
    float wide_ = 0;
    float step_ = 0;
    float down_ = 0;
    float high_ = 0;
};

}  // namespace

Block chart_block(const Ruler& ruler, const scene::Chart& chart, float width, float side, bool named) {
    return Drawn(ruler, chart, width, side, named).block();
}

std::pair<float, float> chart_size(const Ruler& ruler, const scene::Chart& chart, float width, float side,
                                   bool named) {
    return Drawn(ruler, chart, width, side, named).size();
}

}  // namespace tankard::window
