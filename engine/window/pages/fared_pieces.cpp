#include "window/pages/fared_pieces.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

// In ems:
constexpr float kHigh = 8.2F;  ///< the scene
constexpr float kColumn = 8;   ///< the widest
constexpr float kNumber = 1.25F;
constexpr float kGround = 0.05F;  ///< of the scene's height: where they stand
constexpr float kFigure = 0.86F;  ///< of a column: the broadest
constexpr float kLying = 80;      ///< degrees
constexpr float kAbove = 0.3F;    ///< of its size: the middle of who lies there, above the ground
constexpr float kPi = 3.14159265F;
constexpr std::size_t kNameLines = 2;

class Row {
 public:
    Row(const Ruler& ruler, const std::vector<scene::Fared>& all, float w, std::uint8_t layer)
        : ruler_(ruler),
          all_(all),
          column_(std::floor(std::min(ruler.em * kColumn, w / static_cast<float>(all.size())))),
          first_(std::floor((w - column_ * static_cast<float>(all.size())) / 2)),
          high_(std::round(ruler.em * kHigh)) {
        base_.layer = layer;
        base_.box = {0, 0, w, high_};
        base_.shapes.push_back({base_.box, Look::scene, all.front().token.face.frame});
    }

    Block block() {
        for (std::size_t i = 0; i < all_.size(); ++i)
            add(all_[i], first_ + column_ * static_cast<float>(i), 2 * i < all_.size());
        Block block;
        block.take(std::move(base_), 0, 0);
        for (Piece& each : fallen_)
            block.take(std::move(each), 0, 0);
        return block;
    }

 private:
    float pad() const { return std::round(ruler_.em * 0.4F); }

    void add(const scene::Fared& fared, float x, bool to_the_left) {
        const float top = loss(fared, x);
        figure(fared, x, top, to_the_left);
        float y = high_ + pad() / 2;
        const std::string_view sign = ruler_.type.sign(fared.before.icon);
        std::vector<std::string> name =
            ruler_.type.wrap(fared.token.face.name, Typeface::bold, ruler_.small(), column_ - pad());
        if (name.size() > kNameLines) name.resize(kNameLines);
        const Ink ink = fared.gone ? Ink::dusk : Ink::light;
        for (const std::string& each : name)
            y = line(ruler_.type.fit(each, Typeface::bold, ruler_.small(), column_ - pad()), ruler_.small(),
                     ink, x, y);
        y = line(fmt::format("{}{}{}", sign, sign.empty() ? "" : "\u00a0", fared.after), ruler_.small(),
                 fared.gone ? Ink::rose : ink, x, y);
        base_.box.h = std::max(base_.box.h, std::ceil(y));
    }

    /// On a plate over their head; returns where that ends.
    float loss(const scene::Fared& fared, float x) {
        const auto size = static_cast<unsigned>(ruler_.em * kNumber);
        const float high = Type::line(size);
        const int lost = fared.before.amount - fared.after;
        if (lost == 0) return pad() + high;
        const std::string words = lost > 0 ? fmt::format("−{}", lost) : fmt::format("+{}", -lost);
        const float wide = std::ceil(ruler_.type.width(words, Typeface::bold, size)) + 2 * pad();
        const Rect plate{std::round(x + (column_ - wide) / 2), pad(), wide, high};
        base_.shapes.push_back({plate, Look::key, lost > 0 ? "blood" : "leaf"});
        base_.texts.push_back(
            line_of(ruler_, words, Typeface::bold, size, Ink::light, plate.x, plate.y, wide, Align::centre));
        return plate.bottom();
    }

    /// On the ground; who fell on their side, with their head towards the nearer edge.
    void figure(const scene::Fared& fared, float x, float top, bool to_the_left) {
        const std::string_view glyph = figure_of(ruler_, fared.token.face);
        if (glyph.empty()) return;
        const float ground = std::round(high_ * (1 - kGround));
        auto size = static_cast<unsigned>((ground - top) / Type::line(1));
        while (size > 8 && ruler_.type.width(glyph, Typeface::icon, size) > column_ * kFigure)
            --size;
        const float side = std::ceil(Type::line(size));
        const float wide = std::min(side, std::ceil(ruler_.type.width(glyph, Typeface::icon, size)));
        const float middle = x + column_ / 2;
        if (!fared.gone) {
            base_.texts.push_back(line_of(ruler_, glyph, Typeface::icon, size, Ink::figure,
                                          std::round(middle - wide / 2), ground - side, wide));
            return;
        }
        Piece piece;
        piece.layer = static_cast<std::uint8_t>(base_.layer + 1);
        piece.lift = 1;
        piece.turn = to_the_left ? -kLying : kLying;
        // It is turned about the middle of its lower edge.
        const float angle = piece.turn * kPi / 180;
        const float foot_x = middle - std::sin(angle) * side / 2;
        const float foot_y = ground - side * kAbove + std::cos(angle) * side / 2;
        piece.box = {std::round(foot_x - side / 2), std::round(foot_y - side), side, side};
        piece.texts.push_back(line_of(ruler_, glyph, Typeface::icon, size, Ink::figure,
                                      piece.box.x + std::floor((side - wide) / 2), piece.box.y, wide));
        fallen_.push_back(std::move(piece));
    }

    float line(const std::string& words, unsigned size, Ink ink, float x, float y) {
        while (size > 8 && ruler_.type.width(words, Typeface::bold, size) > column_)
            --size;
        base_.texts.push_back(
            line_of(ruler_, words, Typeface::bold, size, ink, x, y, column_, Align::centre));
        return y + Type::line(size);
    }

    const Ruler& ruler_;
    const std::vector<scene::Fared>& all_;
    float column_;
    float first_;
    float high_;
    Piece base_;
    std::vector<Piece> fallen_;
};

}  // namespace

Block fared_block(const Ruler& ruler, const std::vector<scene::Fared>& all, float w, std::uint8_t layer) {
    return Row(ruler, all, w, layer).block();
}

}  // namespace tankard::window
