#include "window/pages/seat_heading.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

class Writing {
 public:
    Writing(const Ruler& ruler, const scene::Seat& seat, float w, Heading kind, bool focused)
        : ruler_(ruler), seat_(seat), w_(w), kind_(kind), focused_(focused) {}

    Block block() {
        const unsigned size = focused_ && kind_ == Heading::portrait ? ruler_.large() : ruler_.body();
        const float first = Type::line(size);
        const float second = kind_ == Heading::portrait ? Type::line(ruler_.small()) + 2 : 0;
        float left = 0;
        if (kind_ == Heading::portrait) {
            const float side = std::round(first + second);
            picture(ruler_, piece_, seat_.picture, "♞", seat_.active ? "gold" : "earth", {0, 0, side, side});
            left = side + ruler_.gap() * 1.5F;
        }
        const float x = name(left, size);
        const Rect below{left, std::ceil(first), w_ - left, 1000};
        const float end = kind_ == Heading::portrait ? with_bar(below) : plain(below, x);
        piece_.box = {0, 0, w_, std::ceil(std::max(end, first + second))};
        Block block;
        block.take(std::move(piece_), 0, 0);
        return block;
    }

 private:
    /// Where the line ends.
    float name(float left, unsigned size) {
        const float inset = seat_.active ? ruler_.gap() : 0;
        if (seat_.active)
            piece_.shapes.push_back(
                {{left, 0, w_ - left, std::ceil(Type::line(size))}, Look::strip, "blood"});
        const std::string words =
            fmt::format("{}{}{}", seat_.active ? "▶ " : "", seat_.leads ? "★ " : "", seat_.player);
        float x = left + inset;
        piece_.texts.push_back(line_of(ruler_, ruler_.type.fit(words, Typeface::bold, size, w_ - x - inset),
                                       Typeface::bold, size, seat_.active ? Ink::light : Ink::text, x, 0));
        x = piece_.texts.back().box.right() + ruler_.em * 0.5F;
        const float hero = ruler_.type.width(seat_.hero, Typeface::italic, ruler_.body());
        if (kind_ == Heading::name || x + hero + inset > w_) return x;
        piece_.texts.push_back(line_of(ruler_, seat_.hero, Typeface::italic, ruler_.body(),
                                       seat_.active ? Ink::light : Ink::faint, x,
                                       Type::baseline(size) - Type::baseline(ruler_.body())));
        return x + hero + ruler_.em * 0.8F;
    }

    std::vector<scene::Badge> counters() const {
        std::vector<scene::Badge> all = seat_.counters;
        const bool brief = kind_ == Heading::line || kind_ == Heading::name;
        const std::size_t most = kind_ == Heading::name ? 1 : 2;
        if (brief && all.size() > most) all.resize(most);
        for (const scene::Zone& zone : seat_.zones)
            if (zone.pile && !brief) all.push_back({zone.kind, zone.label, fmt::format("{}", zone.size), ""});
        return all;
    }

    float width(const std::vector<scene::Badge>& all) const {
        Piece probe;
        badges(ruler_, probe, all, ruler_.small(), Ink::text, {0, 0, 100'000, 1000}, focused_);
        return probe.texts.empty() ? 0 : probe.texts.back().box.right();
    }

    float put(const std::vector<scene::Badge>& all, const Rect& box) {
        return badges(ruler_, piece_, all, ruler_.small(), Ink::text, box, focused_);
    }

    /// Behind the name at `x` if there is room, else below it.
    float plain(const Rect& below, float x) {
        const std::vector<scene::Badge> all = counters();
        if (seat_.active || x + width(all) > w_) return put(all, below);
        put(all, {x, Type::baseline(ruler_.body()) - Type::baseline(ruler_.small()), w_ - x, below.y});
        return below.y;
    }

    /// The first counter as a bar, if it has a bound; the others beside it, and what does not fit below.
    float with_bar(const Rect& below) {
        std::vector<scene::Badge> all = counters();
        Rect beside{below.x, below.y + 1, below.w, below.h};
        if (!all.empty() && all.front().most > 0) {
            const scene::Badge life = all.front();
            all.erase(all.begin());
            const float wide = std::round(ruler_.em * (focused_ ? 8.5F : 5.2F));
            const Rect groove{below.x, below.y + 2, wide, Type::line(ruler_.small()) - 2};
            bar(piece_, life.amount, life.most, groove);
            piece_.texts.push_back(line_of(
                ruler_, fmt::format("{}\u00a0{}", ruler_.type.sign(life.icon), life.value), Typeface::bold,
                ruler_.small(), Ink::light, groove.x, below.y + 1, groove.w, Align::centre));
            beside.x += wide + ruler_.gap() * 1.5F;
            beside.w -= wide + ruler_.gap() * 1.5F;
        }
        std::vector<scene::Badge> rest;
        while (!all.empty() && width(all) > beside.w) {
            rest.insert(rest.begin(), all.back());
            all.pop_back();
        }
        const float y = std::max(put(all, beside), beside.y + Type::line(ruler_.small()));
        return put(rest, {below.x, y, below.w, below.h});
    }

    const Ruler& ruler_;
    const scene::Seat& seat_;
    float w_;
    Heading kind_;
    bool focused_;
    Piece piece_;
};

}  // namespace

Block seat_heading(const Ruler& ruler, const scene::Seat& seat, float w, Heading kind, bool focused) {
    return Writing(ruler, seat, w, kind, focused).block();
}

}  // namespace tankard::window
