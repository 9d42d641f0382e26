#include "window/pages/clash_pieces.h"

#include "window/pages/markers.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

// In ems:
constexpr float kFigure = 9.2F;
constexpr float kNumber = 2.2F;
constexpr float kBeside = 6;          ///< the widest: what is told beside a figure
constexpr float kLeading = 4.6F;      ///< of whoever has more
constexpr float kMostFigure = 0.32F;  ///< of the width
constexpr float kLesser = 0.74F;      ///< of the other's size: who has less
constexpr float kAlike = 0.86F;       ///< of that size: either, if nobody has more
constexpr float kInto = 0.12F;        ///< of it: so far do they run into each other
constexpr float kLeaning = 13;        ///< degrees
constexpr float kLeans = 0.2F;        ///< of the size: so far does its head come aside
constexpr std::size_t kNameLines = 2;

class Clash {
 public:
    Clash(const Ruler& ruler, const scene::Duel& duel, float w, const Rect& banner, std::uint8_t layer)
        : ruler_(ruler),
          duel_(duel),
          w_(w),
          banner_(banner),
          layer_(layer),
          most_(std::round(std::min(ruler.em * kFigure, w * kMostFigure))) {}

    Block block() {
        const float left = size_of(duel_.from, duel_.to);
        const float right = size_of(duel_.to, duel_.from);
        const float into = std::round(most_ * kInto);
        const float from = std::round((w_ - left - right + into) / 2);
        const float ground = pad() + most_;
        base_.layer = layer_;
        base_.box = {0, 0, w_, ground + pad()};
        put(duel_.from, duel_.to, {from, ground - left, left, left}, -kLeaning);
        put(duel_.to, duel_.from, {from + left - into, ground - right, right, right}, kLeaning);
        const auto leans = [&](const scene::Duel::Side& side, const scene::Duel::Side& other) {
            return side.sum < other.sum ? std::round(most_ * kLeans) : pad();
        };
        const float end = from + left + right - into + leans(duel_.to, duel_.from);
        const float start = from - leans(duel_.from, duel_.to);
        const float wide = std::min({ruler_.em * kBeside, start - pad(), w_ - end - pad()});
        tell(duel_.from, duel_.to, start - wide, wide);
        tell(duel_.to, duel_.from, end, wide);
        if (duel_.from.sum != duel_.to.sum) {
            const bool leads = duel_.from.sum > duel_.to.sum;
            light(leads ? from + left / 2 : from + left - into + right / 2, ground - most_ / 2);
        }
        Block all;
        all.take(std::move(base_), 0, 0);
        std::stable_sort(figures_.begin(), figures_.end(),
                         [](const Piece& one, const Piece& other) { return one.layer < other.layer; });
        for (Piece& figure : figures_)
            all.take(std::move(figure), 0, 0);
        return all;
    }

 private:
    float pad() const { return std::round(ruler_.em * 0.5F); }
    float size_of(const scene::Duel::Side& side, const scene::Duel::Side& other) const {
        const float share = side.sum > other.sum ? 1.0F : side.sum < other.sum ? kLesser : kAlike;
        return std::round(most_ * share);
    }

    /// From behind who has more, over all of the banner.
    void light(float x, float y) {
        base_.shapes.push_back({.box = banner_,
                                .look = Look::rays,
                                .share = (x - banner_.x) / banner_.w,
                                .lost = (y - banner_.y) / banner_.h});
    }

    /// Upright in light, or behind that, leaning away, as they came out of it.
    void put(const scene::Duel::Side& side, const scene::Duel::Side& other, const Rect& box, float leaning) {
        Piece figure = sound_marker_of(ruler_, side.token, box.w, box.h);
        figure.thing = 0;  // the one on the board stays there
        if (!side.token.hurt.empty()) wound(figure, side.token.card);
        if (side.gone) strike_out(figure, side.token.card);
        move(figure, box.x, box.y);
        figure.layer = static_cast<std::uint8_t>(layer_ + 2);
        if (side.sum < other.sum) {
            figure.layer = static_cast<std::uint8_t>(layer_ + 1);
            figure.lift = 1;
            figure.turn = leaning;
            figure.shapes.push_back({box, Look::dim, "", figure.shapes.front().form});
        }
        figures_.push_back(std::move(figure));
    }

    /// What they came to, what that is the sum of, who it is, and what ails them.
    void tell(const scene::Duel::Side& side, const scene::Duel::Side& other, float x, float w) {
        float y = pad();
        const bool leads = side.sum > other.sum;
        const auto line = [&](const std::string& words, Typeface face, float size, Ink ink) {
            auto letters = static_cast<unsigned>(size);
            while (letters > ruler_.small() && ruler_.type.width(words, face, letters) > w)
                --letters;
            base_.texts.push_back(line_of(ruler_, ruler_.type.fit(words, face, letters, w), face, letters,
                                          ink, x, y, w, Align::centre));
            y += Type::line(letters);
        };
        if (!leads && side.sum < other.sum) y += Type::line(1) * ruler_.em * (kLeading - kNumber);
        line(fmt::format("{}", side.sum), Typeface::bold, ruler_.em * (leads ? kLeading : kNumber),
             leads ? Ink::amber : Ink::dusk);
        if (!side.made_of.empty())
            line(side.made_of, Typeface::regular, static_cast<float>(ruler_.small()), Ink::dusk);
        const scene::Token& token = side.token;
        const std::string& name = token.face.name.empty() ? token.mark : token.face.name;
        std::vector<std::string> lines = ruler_.type.wrap(name, Typeface::bold, ruler_.small(), w);
        if (lines.size() > kNameLines) lines.resize(kNameLines);
        for (const std::string& each : lines)
            line(each, Typeface::bold, static_cast<float>(ruler_.small()), leads ? Ink::light : Ink::dusk);
        if (!token.hurt.empty())
            line(token.hurt, Typeface::italic, static_cast<float>(ruler_.small()), Ink::rose);
        base_.box.h = std::max(base_.box.h, std::ceil(y));
    }

    const Ruler& ruler_;
    const scene::Duel& duel_;
    float w_;
    Rect banner_;
    std::uint8_t layer_;
    float most_;
    Piece base_;
    std::vector<Piece> figures_;
};

}  // namespace

Block clash_block(const Ruler& ruler, const scene::Duel& duel, float w, const Rect& banner,
                  std::uint8_t layer) {
    return Clash(ruler, duel, w, banner, layer).block();
}

}  // namespace tankard::window
