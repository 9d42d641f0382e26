#include "window/pages/fared_pieces.h"

#include "window/pages/markers.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

// In ems:
constexpr float kPortrait = 4.2F;
constexpr float kColumn = 7;  ///< the widest
constexpr float kNumber = 1.3F;
constexpr std::size_t kNameLines = 2;

class Row {
 public:
    Row(const Ruler& ruler, std::size_t count, float w)
        : ruler_(ruler),
          column_(std::floor(std::min(ruler.em * kColumn, (w - 2 * pad()) / static_cast<float>(count)))),
          x_(std::floor((w - column_ * static_cast<float>(count)) / 2)) {
        piece_.box = {0, 0, w, 0};
        piece_.shapes.push_back({{}, Look::plaque, "gold"});
    }

    void add(const scene::Fared& fared) {
        const float side = std::round(std::min(ruler_.em * kPortrait, column_ - pad()));
        Piece marker = portrait(fared.token, side);
        move(marker, std::floor(x_ + (column_ - side) / 2), pad());
        if (fared.gone) strike_out(marker, fared.token.card);
        piece_.shapes.insert(piece_.shapes.end(), marker.shapes.begin(), marker.shapes.end());
        piece_.texts.insert(piece_.texts.end(), marker.texts.begin(), marker.texts.end());
        float y = std::round(side + pad() * 1.4F);
        line(left_of(fared), static_cast<unsigned>(ruler_.em * kNumber), fared.gone ? Ink::rose : Ink::light,
             y);
        const float wide = column_ - pad();
        std::vector<std::string> name =
            ruler_.type.wrap(fared.token.face.name, Typeface::bold, ruler_.small(), wide);
        if (name.size() > kNameLines) name.resize(kNameLines);
        for (const std::string& each : name)
            line(ruler_.type.fit(each, Typeface::bold, ruler_.small(), wide), ruler_.small(), Ink::light, y);
        piece_.box.h = std::max(piece_.box.h, std::ceil(y + pad()));
        x_ += column_;
    }

    Piece done() {
        piece_.shapes.front().box = piece_.box;
        return std::move(piece_);
    }

 private:
    float pad() const { return std::round(ruler_.em * 0.6F); }
    /// The picture of its card, or a marker if it has none.
    Piece portrait(const scene::Token& token, float side) const {
        const scene::Face& face = token.face;
        if (face.picture.empty()) return marker_of(ruler_, token, side, side);
        Piece piece{.box = {0, 0, side, side}};
        picture(ruler_, piece, face.picture, face.icon, face.frame, piece.box);
        return piece;
    }
    /// "3 → 1", or what they still have if nothing was lost.
    static std::string left_of(const scene::Fared& fared) {
        const int before = fared.before.amount;
        return before == fared.after ? fmt::format("{}", before)
                                     : fmt::format("{} → {}", before, fared.after);
    }
    void line(const std::string& words, unsigned size, Ink ink, float& y) {
        while (size > 8 && ruler_.type.width(words, Typeface::bold, size) > column_)
            --size;
        piece_.texts.push_back(
            line_of(ruler_, words, Typeface::bold, size, ink, x_, y, column_, Align::centre));
        y += Type::line(size);
    }

    const Ruler& ruler_;
    float column_;
    float x_;
    Piece piece_;
};

}  // namespace

Piece fared_piece(const Ruler& ruler, const std::vector<scene::Fared>& all, float w) {
    Row row(ruler, all.size(), w);
    for (const scene::Fared& each : all)
        row.add(each);
    return row.done();
}

}  // namespace tankard::window
