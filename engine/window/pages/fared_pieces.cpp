#include "window/pages/fared_pieces.h"

#include "window/pages/banner_shade.h"
#include "window/pages/fitting.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

// In ems:
constexpr float kHigh = 10.4F;  ///< from the title down to the ground
constexpr float kColumn = 11;   ///< the widest
constexpr float kNumber = 1.35F;
constexpr float kFigure = 0.94F;   ///< of a column: the broadest
constexpr float kFoot = 0.11F;     ///< of its size: so much of a figure's box is below its feet
constexpr float kBehind = 0.6F;    ///< … and so far is a figure's foot behind what the names stand on
constexpr float kSinking = 24;     ///< degrees: who fell, whose face is still seen
constexpr float kAbove = 0.34F;    ///< of its size: the middle of who sinks, above the ground
constexpr float kUpright = 0.86F;  ///< of what is above the ground: who sinks, before they are turned
constexpr float kPi = 3.14159265F;
constexpr float kDark = 0.85F;  ///< at the banner's edge, behind words …
constexpr float kDusk = 0.55F;  ///< … and where they end
constexpr std::size_t kNameLines = 2;

class Row {
 public:
    Row(const Ruler& ruler, const std::vector<scene::Fared>& all, float w, const Rect& banner,
        std::uint8_t layer)
        : ruler_(ruler),
          all_(all),
          banner_(banner),
          column_(std::floor(std::min(ruler.em * kColumn, w / static_cast<float>(all.size())))),
          first_(std::floor((w - column_ * static_cast<float>(all.size())) / 2)),
          ground_(std::round(ruler.em * kHigh)) {
        figures_.layer = layer;
        figures_.box = {0, 0, w, ground_};
        words_.layer = static_cast<std::uint8_t>(layer + 2);
        words_.box = figures_.box;
    }

    Block block() {
        for (std::size_t i = 0; i < all_.size(); ++i)
            add(all_[i], first_ + column_ * static_cast<float>(i), 2 * i < all_.size());
        add_ledge();
        Block block;
        block.take(scene(), 0, 0);
        block.take(std::move(figures_), 0, 0);
        for (Piece& each : fallen_)
            block.take(std::move(each), 0, 0);
        block.take(std::move(words_), 0, 0);
        return block;
    }

 private:
    float pad() const { return std::round(ruler_.em * 0.4F); }
    unsigned number() const { return static_cast<unsigned>(ruler_.em * kNumber); }

    /// With darkness behind the title above them and behind their names.
    Piece scene() const {
        Piece piece;
        piece.layer = figures_.layer;
        piece.box = {banner_.x, banner_.y, banner_.w, words_.box.h - banner_.y};
        piece.shapes.push_back({piece.box, Look::scene, all_.front().token.face.frame});
        const auto shade = [&](float from, float to, float above, float below, std::uint8_t grain) {
            piece.shapes.push_back(banner_shade(banner_, from, to, above, below, grain));
        };
        const float end = std::round(ruler_.em * 2);
        shade(banner_.y, 0, kDark, kDusk, 1);
        shade(0, end, kDusk, 0, 2);
        shade(ground_ - end, ground_, 0, kDusk, 2);
        return piece;
    }

    /// What the names stand on hides how busts end; with an edge of light.
    void add_ledge() {
        for (const Text& text : figures_.texts)
            words_.box.h = std::max(words_.box.h, text.box.bottom());
        words_.box.x = banner_.x;
        words_.box.w = banner_.w;
        const Rect ledge{banner_.x, ground_, banner_.w, words_.box.bottom() + pad() - ground_};
        const Figure parts[] = {{ledge, Look::strip, ""}, {{ledge.x, ledge.y, ledge.w, 2}, Look::knob, ""}};
        words_.shapes.insert(words_.shapes.begin(), std::begin(parts), std::end(parts));
        words_.box.h += pad();
        figures_.box.h = words_.box.h;
    }

    void add(const scene::Fared& fared, float x, bool to_the_left) {
        figure(fared, x, to_the_left);
        float y = ground_ + loss(fared, x);
        const auto wrapped = [&](unsigned size) {
            return ruler_.type.wrap(said(fared), Typeface::bold, size, column_ - pad());
        };
        unsigned size = ruler_.small();
        while (size > 8 && wrapped(size).size() > kNameLines)
            --size;
        for (const std::string& each : wrapped(size))
            y = line(each, size, fared.gone ? Ink::rose : Ink::light, x, y);
        words_.box.h = std::max(words_.box.h, std::ceil(y));
    }

    /// Who it is, and what is left of them.
    std::string said(const scene::Fared& fared) const {
        const std::string_view sign = ruler_.type.sign(fared.before.icon);
        return fmt::format("{} {}{}{}", fared.token.face.name, sign, sign.empty() ? "" : "\u00a0",
                           fared.after);
    }

    /// On a plate at their feet; returns how far it hangs down.
    float loss(const scene::Fared& fared, float x) {
        const float high = Type::line(number());
        const float hangs = std::round(high * 0.3F);
        const int lost = fared.before.amount - fared.after;
        if (lost == 0) return hangs;
        const std::string words = lost > 0 ? fmt::format("−{}", lost) : fmt::format("+{}", -lost);
        const float wide = std::ceil(ruler_.type.width(words, Typeface::bold, number())) + 2 * pad();
        const Rect plate{std::round(x + (column_ - wide) / 2), ground_ + hangs - high, wide, high};
        words_.shapes.push_back({plate, Look::key, lost > 0 ? "blood" : "leaf"});
        words_.texts.push_back(line_of(ruler_, words, Typeface::bold, number(), Ink::light, plate.x, plate.y,
                                       wide, Align::centre));
        return hangs;
    }

    /// On the ground; who fell sinks towards the nearer edge.
    void figure(const scene::Fared& fared, float x, bool to_the_left) {
        const std::string_view glyph = figure_of(ruler_, fared.token.face);
        if (glyph.empty()) return;
        float most = ground_ / (1 - kFoot);
        if (fared.gone) most = std::min(most, (ground_ - banner_.y) * kUpright);
        const unsigned size = fitting(ruler_.type, glyph, Typeface::icon,
                                      static_cast<unsigned>(most / Type::line(1)), column_ * kFigure);
        const float side = std::ceil(Type::line(size));
        const float wide = std::min(side, std::ceil(ruler_.type.width(glyph, Typeface::icon, size)));
        const float middle = x + column_ / 2;
        const float foot = std::round(side * kFoot);
        if (!fared.gone) {
            figures_.texts.push_back(line_of(ruler_, glyph, Typeface::icon, size, Ink::figure,
                                             std::round(middle - wide / 2),
                                             ground_ + std::round(ruler_.em * kBehind) + foot - side, wide));
            return;
        }
        Piece piece;
        piece.layer = static_cast<std::uint8_t>(figures_.layer + 1);
        piece.lift = 1;
        piece.turn = to_the_left ? -kSinking : kSinking;
        // It is turned about the middle of its lower edge.
        const float angle = piece.turn * kPi / 180;
        const float foot_x = middle - std::sin(angle) * side / 2;
        const float foot_y = ground_ - side * kAbove + std::cos(angle) * side / 2;
        piece.box = {std::round(foot_x - side / 2), std::round(foot_y - side), side, side};
        piece.texts.push_back(line_of(ruler_, glyph, Typeface::icon, size, Ink::ghost,
                                      piece.box.x + std::floor((side - wide) / 2), piece.box.y, wide));
        fallen_.push_back(std::move(piece));
    }

    float line(const std::string& words, unsigned size, Ink ink, float x, float y) {
        size = fitting(ruler_.type, words, Typeface::bold, size, column_);
        words_.texts.push_back(
            line_of(ruler_, words, Typeface::bold, size, ink, x, y, column_, Align::centre));
        return y + Type::line(size);
    }

    const Ruler& ruler_;
    const std::vector<scene::Fared>& all_;
    Rect banner_;
    float column_;
    float first_;
    float ground_;
    Piece figures_;
    std::vector<Piece> fallen_;
    Piece words_;
};

}  // namespace

Block fared_block(const Ruler& ruler, const std::vector<scene::Fared>& all, float w, const Rect& banner,
                  std::uint8_t layer) {
    return Row(ruler, all, w, banner, layer).block();
}

}  // namespace tankard::window
