#include "window/pages/chart_pieces.h"

#include "text/drawings.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kEdge = 0.08F;         ///< of a space: the edge of where they are
constexpr float kApart = 5;            ///< between two spaces, at least
constexpr std::size_t kMostLines = 2;  ///< of words below a space
constexpr float kClear = 7;            ///< between the words of two columns, for the way between them
constexpr float kLeastWay = 11;        ///< between two columns of a chain
constexpr float kGlow = 4;             ///< what the edge round the space of the party takes
constexpr float kLarger = 4;           ///< how far this space reaches beyond all others
constexpr float kBroader = 0.6F;       ///< of its side: how much broader it is if somebody is met there
constexpr float kWay = 2;
constexpr float kWayGone = 5;
constexpr Look kInk = Look::rule;
constexpr Look kTrail = Look::path;
constexpr const char* kPaper = "earth";  ///< of a map

/// The point of a way that ends there: strokes, each shorter.
void point(Piece& into, float x, float y, Look look) {
    for (int i = 0; i < 5; ++i) {
        const float half = static_cast<float>(5 - i);
        const float at = x - 6 + static_cast<float>(i) * 1.2F;
        into.shapes.push_back({{at, y - half, 1.4F, 2 * half}, look, ""});
    }
}

class Drawn {
 public:
    Drawn(const Ruler& ruler, const scene::Chart& chart, float width, float side, bool named)
        : ruler_(ruler), chart_(chart), named_(named), width_(width), side_(std::round(side)) {
        const auto columns = static_cast<float>(std::max(1, chart.columns));
        side_ = std::min(side_, std::floor((width - 2 * kLarger - 1 - kApart * (columns - 1)) / columns));
        left_ = std::max(overhang(), kLarger);
        if (left_ + columns * (side_ + kApart) + kLarger > width) left_ = kLarger;
        const float room = width - left_ - side_ - kLarger - 1;
        step_ = std::min(std::floor(room / static_cast<float>(std::max(1, chart.columns - 1))),
                         std::max(ruler.em * 6, side_ * 2));
        std::size_t lines = 1;
        for (const scene::Space& space : chart.spaces)
            lines = std::max(lines, words_of(space).size());
        words_ = named ? line() * static_cast<float>(lines) : 0;
        down_ = side_ + words_ + kGlow + kLarger;
        top_ = Type::line(ruler.small()) + kGlow + kLarger;
        wide_ = std::ceil(left_ + step_ * static_cast<float>(chart.columns - 1) + side_ + kLarger + 1);
        const Typeface face = chart.now ? Typeface::bold : Typeface::italic;
        const float label = ruler.type.width(chart.label, face, ruler.small());
        wide_ = std::max(wide_, std::min(width, std::ceil(label + 2)));
        high_ = std::ceil(top_ + side_);
        for (const scene::Space& space : chart.spaces)
            high_ = std::max(high_, std::ceil(bottom(space)));
    }

    std::pair<float, float> size() const { return {wide_, high_}; }
    /// Where its middle line is: the ends of what leads to it and on from it.
    float middle() const { return y_of(0); }
    void lower(float by) {
        top_ += by;
        high_ += by;
    }
    float first() const { return x_of(0); }
    float last() const { return x_of(std::max(1, chart_.columns) - 1) + side_; }
    /// Whether ways between two columns can be told apart.
    bool has_room() const { return chart_.columns < 2 || step_ - side_ >= kLeastWay; }

    Block block() {
        Block block;
        Piece ways;
        ways.box = {0, 0, wide_, high_};
        const Typeface face = chart_.now ? Typeface::bold : Typeface::italic;
        const std::string words = ruler_.type.fit(chart_.label, face, ruler_.small(), wide_ - 1);
        ways.texts.push_back(
            line_of(ruler_, words, face, ruler_.small(), chart_.now ? Ink::red : Ink::faint, 0, 0));
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
    unsigned small() const { return ruler_.small(); }
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

    /// Of what is said below a space.
    float bottom(const scene::Space& space) const {
        const auto lines = static_cast<float>(words_of(space).size());
        return y_of(space.row) + side_ / 2 + lines * line() + kGlow + kLarger;
    }

    /// From right to left edge, at right angles, with a point at its end.
    void draw(Piece& into, const scene::Way& way) const {
        const scene::Space& from = chart_.spaces[way.from];
        const scene::Space& to = chart_.spaces[way.to];
        const float thick = way.gone ? kWayGone : kWay;
        const auto line = [&](float x0, float y0, float x1, float y1) {
            into.shapes.push_back(
                {{std::min(x0, x1) - (x0 == x1 ? thick / 2 : 0),
                  std::min(y0, y1) - (y0 == y1 ? thick / 2 : 0), x0 == x1 ? thick : std::abs(x1 - x0),
                  y0 == y1 ? thick : std::abs(y1 - y0)},
                 way.gone ? kTrail : kInk,
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
        point(into, x, y, way.gone ? kTrail : kInk);
    }

    static bool is_over(const scene::Space& space) { return space.gone && !space.here; }

    /// In the colour of the way that led there.
    static void edge(Piece& piece) {
        const Rect& box = piece.box;
        const float thick = std::max(2.0F, std::round(std::min(box.w, box.h) * kEdge));
        for (const Rect& side :
             {Rect{box.x, box.y, box.w, thick}, Rect{box.x, box.bottom() - thick, box.w, thick},
              Rect{box.x, box.y, thick, box.h}, Rect{box.right() - thick, box.y, thick, box.h}})
            piece.shapes.push_back({side, Look::path, ""});
    }

    Piece plate(const scene::Space& space) const {
        Piece piece;
        const float x = x_of(space.column);
        const float y = y_of(space.row) - side_ / 2;
        piece.box = Rect{x, y, side_, side_}.inset(space.here || space.told ? -kLarger : 0);
        // Where they have been fades into the paper; what is open is light on it, and where they are
        // lightest.
        piece.shapes.push_back({piece.box, Look::square,
                                is_over(space) ? kPaper
                                : space.here   ? ""
                                               : space.pigment});
        const std::string figure = figure_there(space);
        // Two have room side by side, over the end of the way that led there.
        const float broader = std::round(side_ * kBroader);
        if (space.here && !figure.empty() && space.column > 0 && step_ - side_ > 2 * broader) {
            piece.box.x -= broader;
            piece.box.w += broader;
            piece.shapes.front().box = piece.box;
        }
        if (space.here || space.told) edge(piece);
        const Rect whole = piece.box;
        const Rect half{whole.x, whole.y, std::floor(whole.w / 2), whole.h};
        sign(piece, space, figure.empty() ? whole : half);
        if (!figure.empty()) {
            // The other half is whoever is met here; a card face down is dark.
            const Rect other{half.right(), whole.y, whole.w - half.w, whole.h};
            if (space.face_down) piece.shapes.push_back({other.inset(1), Look::square, "night"});
            write(piece, figure, Typeface::icon, other,
                  space.face_down  ? Ink::text
                  : is_over(space) ? Ink::faint
                                   : Ink::red);
        }
        return piece;
    }

    /// What the space is called, and who waits there, below its glow.
    void words_below(const scene::Space& space, Block& block) const {
        if (!named_) return;
        const float x = x_of(space.column);
        float under =
            std::round(y_of(space.row) + side_ / 2) + (space.here || space.told ? kGlow + kLarger : 0);
        for (const std::string& words : words_of(space)) {
            block.take(label(words, x, under, space.told), 0, 0);
            under += line();
        }
    }

    /// In lines that stay clear of the ways at their sides; what has no room in two is left out.
    std::vector<std::string> words_of(const scene::Space& space) const {
        std::vector<std::string> all;
        const float room = chart_.columns < 2 ? width_ - 2 : step_ - kClear;
        for (const std::string* words : {&space.label, &space.waits}) {
            if (!named_ || words->empty()) continue;
            const std::vector<std::string> lines = ruler_.type.wrap(*words, Typeface::regular, small(), room);
            const bool fits = ruler_.type.longest_word(*words, Typeface::regular, small()) <= room &&
                              std::all_of(lines.begin(), lines.end(), [&](const std::string& line) {
                                  return ruler_.type.width(line, Typeface::regular, small()) <= room;
                              });
            if (fits && all.size() + lines.size() <= kMostLines)
                all.insert(all.end(), lines.begin(), lines.end());
        }
        return all;
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
              space.here       ? Ink::red
              : is_over(space) ? Ink::faint
                               : Ink::text);
    }

    void write(Piece& piece, const std::string& words, Typeface face, const Rect& box, Ink ink) const {
        const auto size = static_cast<unsigned>(std::min(box.h * 0.66F, box.w * 0.96F));
        piece.texts.push_back(line_of(ruler_, words, face, size, ink, box.x,
                                      box.y + (box.h - Type::line(size)) / 2, box.w, Align::centre));
    }

    Piece label(const std::string& words, float x, float y, bool told) const {
        Piece piece;
        const Typeface face = told ? Typeface::bold : Typeface::regular;
        const float wide = ruler_.type.width(words, face, small());
        const float at =
            std::clamp(std::round(x + side_ / 2 - wide / 2), 0.0F, std::max(0.0F, wide_ - wide - 1));
        piece.texts.push_back(
            line_of(ruler_, words, face, small(), told ? Ink::red : Ink::text, at, y, std::ceil(wide)));
        piece.box = {at, y, std::ceil(wide), line()};
        return piece;
    }

    const Ruler& ruler_;
    const scene::Chart& chart_;
    bool named_;
    float width_;
    float side_;
    float words_ = 0;
    float left_ = 0;  ///< of the first column
    float top_ = 0;
    float wide_ = 0;
    float step_ = 0;
    float down_ = 0;
    float high_ = 0;
};

/// One after the other in a line of that width, and a way from each to the next.
class Chain {
 public:
    Chain(const Ruler& ruler, const std::vector<const scene::Chart*>& charts, float width, float side,
          bool named) {
        float columns = 0;
        for (const scene::Chart* chart : charts)
            columns += static_cast<float>(std::max(1, chart->columns));
        apart_ = std::round(ruler.em * 2);
        const auto count = static_cast<float>(charts.size());
        const float column = (width - apart_ * (count - 1)) / columns;
        for (const scene::Chart* chart : charts)
            all_.emplace_back(ruler, *chart,
                              std::floor(column * static_cast<float>(std::max(1, chart->columns))), side,
                              named);
        for (const Drawn& each : all_) {
            middle_ = std::max(middle_, each.middle());
            wide_ += (wide_ > 0 ? apart_ : 0) + each.size().first;
        }
        for (Drawn& each : all_) {
            each.lower(middle_ - each.middle());
            high_ = std::max(high_, each.size().second);
        }
    }

    std::pair<float, float> size() const { return {wide_, high_}; }
    bool has_room() const {
        return std::all_of(all_.begin(), all_.end(), [](const Drawn& each) { return each.has_room(); });
    }

    Block block() {
        Block block;
        float x = 0;
        float from = 0;
        for (Drawn& each : all_) {
            if (x > 0) block.take(way(from, x + each.first(), x), 0, 0);
            const float wide = each.size().first;
            from = x + each.last();
            block.take(each.block(), x, 0);
            x += wide + apart_;
        }
        return block;
    }

 private:
    /// Its piece lies between the two, the later of which begins at `next`.
    Piece way(float from, float to, float next) const {
        Piece piece;
        piece.box = {next - apart_, middle_ - 6, apart_, 12};
        piece.shapes.push_back({{from + 3, middle_ - kWay / 2, to - from - 5, kWay}, kInk, ""});
        point(piece, to, middle_, kInk);
        return piece;
    }

    std::vector<Drawn> all_;
    float apart_ = 0;
    float middle_ = 0;
    float high_ = 0;
    float wide_ = 0;
};

/// Between what is drawn on a sheet of paper and its edges: at the left and right, above and below.
float beside(const Ruler& ruler) { return std::round(ruler.em * 0.5F); }
float above(const Ruler& ruler) { return std::round(ruler.em * 0.45F); }
/// What is drawn ends with room for a glow.
constexpr float kBelow = 4;

/// A traveller's map: a sheet of paper as wide as asked, framed by a fine line, and what is drawn on it in
/// the middle.
Block on_paper(const Ruler& ruler, Block drawn, float w) {
    Block all;
    Piece sheet;
    sheet.box = {0, 0, std::max(w, drawn.w + 2 * beside(ruler)), drawn.h + above(ruler) + kBelow};
    sheet.shapes.push_back({sheet.box, Look::square, kPaper});
    const Rect frame = sheet.box.inset(4);
    for (const Rect& line :
         {Rect{frame.x, frame.y, frame.w, 1}, Rect{frame.x, frame.bottom() - 1, frame.w, 1},
          Rect{frame.x, frame.y, 1, frame.h}, Rect{frame.right() - 1, frame.y, 1, frame.h}})
        sheet.shapes.push_back({line, kInk, ""});
    const float x = std::floor((sheet.box.w - drawn.w) / 2);
    all.take(std::move(sheet), 0, 0);
    all.take(std::move(drawn), x, above(ruler));
    return all;
}

std::pair<float, float> with_paper(const Ruler& ruler, std::pair<float, float> drawn) {
    return {drawn.first + 2 * beside(ruler), drawn.second + above(ruler) + kBelow};
}

}  // namespace

Block chain_block(const Ruler& ruler, const std::vector<const scene::Chart*>& charts, float width, float side,
                  bool named) {
    return on_paper(ruler, Chain(ruler, charts, width - 2 * beside(ruler), side, named).block(),
                    named ? width : 0);
}

std::pair<float, float> chain_size(const Ruler& ruler, const std::vector<const scene::Chart*>& charts,
                                   float width, float side, bool named) {
    const Chain chain(ruler, charts, width - 2 * beside(ruler), side, named);
    return chain.has_room() ? with_paper(ruler, chain.size()) : std::pair{width * 2, 0.0F};
}

Block chart_block(const Ruler& ruler, const scene::Chart& chart, float width, float side, bool named) {
    return on_paper(ruler, Drawn(ruler, chart, width - 2 * beside(ruler), side, named).block(), 0);
}

Block map_block(const Ruler& ruler, const scene::Chart& chart, float width, float side) {
    return on_paper(ruler, Drawn(ruler, chart, width - 2 * beside(ruler), side, true).block(), width);
}

std::pair<float, float> chart_size(const Ruler& ruler, const scene::Chart& chart, float width, float side,
                                   bool named) {
    return with_paper(ruler, Drawn(ruler, chart, width - 2 * beside(ruler), side, named).size());
}

}  // namespace tankard::window
