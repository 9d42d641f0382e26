#include "window/pages/duel_pieces.h"

#include "scene/coordinates.h"
#include "text/drawings.h"
#include "window/pages/fitting.h"
#include "window/pages/markers.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

// In ems:
constexpr float kPortrait = 4.6F;
constexpr float kNumber = 2.4F;
constexpr float kLeading = 3.4F;  ///< of whoever has more
constexpr float kSign = 1.9F;
constexpr float kMostPortrait = 0.24F;  ///< of the width
constexpr std::size_t kNameLines = 2;
constexpr std::string_view kSwords = "crossed-swords ⚔";

std::optional<scene::Token> who_is_asked(const scene::Scene& scene, SeatId asked) {
    for (const scene::Seat& seat : scene.seats)
        if (seat.id == asked) {
            scene::Token token{.owner = seat.id};
            token.face.name = seat.hero.empty() ? seat.player : seat.hero;
            token.face.picture = seat.picture;
            return token;
        }
    return std::nullopt;
}
std::optional<scene::Token> who_is_faced(const scene::Scene& scene) {
    for (const scene::Zone& zone : scene.zones)
        if (zone.role == scene::Role::faced && !zone.cards.empty())
            return scene::Token{.face = zone.cards.front().face};
    return std::nullopt;
}

class Sheet {
 public:
    Sheet(const Ruler& ruler, float w)
        : ruler_(ruler), side_(std::round(std::min(ruler.em * kPortrait, w * kMostPortrait))) {
        piece_.box = {0, 0, w, 0};
        piece_.shapes.push_back({{}, Look::plaque, "gold"});
    }

    /// A portrait with its name below, at the left or at the right edge.
    void who(const scene::Duel::Side& side, bool left) {
        const scene::Token& token = side.token;
        const float half = std::floor((piece_.box.w - 2 * pad()) * 0.47F);
        const float from = left ? pad() : piece_.box.w - pad() - half;
        Piece marker = portrait(token);
        move(marker, left ? from : from + half - side_, pad());
        if (side.gone) strike_out(marker, token.card);
        piece_.shapes.insert(piece_.shapes.end(), marker.shapes.begin(), marker.shapes.end());
        piece_.texts.insert(piece_.texts.end(), marker.texts.begin(), marker.texts.end());
        const std::string& words = token.face.name.empty() ? token.mark : token.face.name;
        std::vector<std::string> lines = ruler_.type.wrap(words, Typeface::bold, ruler_.body(), half);
        if (lines.size() > kNameLines) lines.resize(kNameLines);
        float y = std::round(side_ + pad() * 1.4F);
        for (std::string& each : lines) {
            each = ruler_.type.fit(each, Typeface::bold, ruler_.body(), half);
            piece_.texts.push_back(line_of(ruler_, each, Typeface::bold, ruler_.body(), Ink::light, from, y,
                                           half, left ? Align::left : Align::right));
            y += Type::line(ruler_.body());
        }
        if (!token.hurt.empty()) {
            const std::string ails = ruler_.type.fit(token.hurt, Typeface::italic, ruler_.body(), half);
            piece_.texts.push_back(line_of(ruler_, ails, Typeface::italic, ruler_.body(), Ink::rose, from, y,
                                           half, left ? Align::left : Align::right));
            y += Type::line(ruler_.body());
        }
        piece_.box.h = std::max(piece_.box.h, std::ceil(y + pad()));
    }

    /// "5 ⚔ 2" between the portraits.
    void sums(const scene::Duel& duel) {
        const float room = piece_.box.w - 4 * pad() - 2 * side_;
        const float each = std::floor(room * 0.36F);
        const float between = std::floor(room - 2 * each) - 1;
        const float left = 2 * pad() + side_;
        number(duel.from, duel.from.sum > duel.to.sum, left, each);
        number(duel.to, duel.to.sum > duel.from.sum, left + room - each, each);
        const std::string figures = duel.sign.empty() ? text::read_figures(kSwords).letters : duel.sign;
        const std::string_view glyph = ruler_.type.sign(figures);
        const unsigned size =
            fitting(ruler_.type, glyph, Typeface::icon, static_cast<unsigned>(ruler_.em * kSign), between);
        if (!glyph.empty())
            piece_.texts.push_back(line_of(ruler_, glyph, Typeface::icon, size, Ink::light, left + each,
                                           middle(size), between, Align::centre));
    }

    Piece done() {
        piece_.shapes.front().box = piece_.box;
        return std::move(piece_);
    }

 private:
    float pad() const { return std::round(ruler_.em * 0.6F); }
    /// What ails them is said below it, and covers nothing.
    Piece portrait(const scene::Token& token) const {
        Piece marker = sound_marker_of(ruler_, token, side_, side_);
        if (!token.hurt.empty()) wound(marker, token.card);
        return marker;
    }
    float middle(unsigned size) const { return pad() + std::round((side_ - Type::line(size)) / 2); }
    void number(const scene::Duel::Side& side, bool leads, float x, float w) {
        const std::string words = fmt::format("{}", side.sum);
        const unsigned size = fitting(ruler_.type, words, Typeface::bold,
                                      static_cast<unsigned>(ruler_.em * (leads ? kLeading : kNumber)), w);
        const bool explained = !side.made_of.empty();
        const float below = explained ? Type::line(ruler_.body()) : 0;
        piece_.texts.push_back(line_of(ruler_, words, Typeface::bold, size, leads ? Ink::amber : Ink::light,
                                       x, middle(size) - std::round(below / 2), w, Align::centre));
        if (explained)
            piece_.texts.push_back(line_of(
                ruler_, ruler_.type.fit(side.made_of, Typeface::regular, ruler_.body(), w), Typeface::regular,
                ruler_.body(), Ink::dusk, x, pad() + side_ - below, w, Align::centre));
    }

    const Ruler& ruler_;
    float side_;
    Piece piece_;
};

}  // namespace

std::optional<scene::Duel> duel_on(const scene::Scene& scene, SeatId asked, const std::pair<int, int>& sums) {
    std::optional<scene::Token> from;
    std::optional<scene::Token> to;
    if (scene.facing) {
        if (const auto [found, _] = scene::standing_as(scene, scene.facing->from); found != nullptr)
            from = *found;
        if (const auto [found, _] = scene::standing_as(scene, scene.facing->to); found != nullptr)
            to = *found;
    } else {
        from = who_is_asked(scene, asked);
        to = who_is_faced(scene);
    }
    if (!from || !to) return std::nullopt;
    return scene::Duel{{*std::move(from), sums.first},
                       {*std::move(to), sums.second},
                       scene.facing ? scene.facing->sign : ""};
}

Piece duel_piece(const Ruler& ruler, const scene::Duel& duel, float w) {
    Sheet sheet(ruler, w);
    sheet.who(duel.from, true);
    sheet.who(duel.to, false);
    sheet.sums(duel);
    return sheet.done();
}

}  // namespace tankard::window
