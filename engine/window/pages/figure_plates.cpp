#include "window/pages/figure_plates.h"

#include "scene/words.h"
#include "text/drawings.h"
#include "window/pages/card_parts.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kLetters = 1.25F;   ///< ems
constexpr float kPictured = 1.0F;   ///< the same of who is but a picture on a card
constexpr float kMostBroad = 0.5F;  ///< of the stage
constexpr float kMostHigh = 0.4F;

/// The side of the stage on which its words begin, or the other.
enum class Foot : std::uint8_t { words, other };

/// A sign and a few letters; nothing if the card has no picture, or they have no room there.
std::optional<Piece> plate(const Ruler& ruler, const Piece& card, std::string_view drawing,
                           std::string_view words, const char* frame, Foot foot) {
    const Figure* stage = stage_of(card);
    if (stage == nullptr) return std::nullopt;
    const bool stands = stage->look == Look::plinth;
    const float most = std::floor(stage->box.h * kMostHigh / (Type::line(1) * 1.1F));
    auto size = static_cast<unsigned>(stands ? ruler.em * kLetters : std::min(ruler.em * kPictured, most));
    const std::string sign(ruler.type.sign(drawing));
    const float pad = std::round(ruler.em * 0.4F);
    const float between = sign.empty() ? 0 : std::round(ruler.em * 0.25F);
    float wide_sign = 0;
    float wide_words = 0;
    const auto wide = [&] {
        wide_sign = sign.empty() ? 0 : ruler.type.width(sign, Typeface::icon, size);
        wide_words = std::ceil(ruler.type.width(words, Typeface::bold, size));
        return std::ceil(wide_sign + between + wide_words + 2 * pad);
    };
    while (wide() > stage->box.w * kMostBroad && size > ruler.small())
        --size;
    const float high = std::ceil(Type::line(size) * 1.05F);
    if (wide() > stage->box.w * kMostBroad || high > stage->box.h * kMostHigh) return std::nullopt;
    const bool words_beside = stage->box.right() < card.box.right() - ruler.em;
    const bool at_right = words_beside == (foot == Foot::words);
    Piece made;
    made.box = {
        std::round(at_right ? stage->box.right() - wide() - (words_beside ? ruler.em : 0) : stage->box.x),
        std::round(stage->box.bottom() - high - ruler.em * 0.15F), wide(), high};
    made.shapes.push_back({made.box, Look::key, frame});
    const float y = made.box.y + std::floor((high - Type::line(size)) / 2);
    if (!sign.empty()) {
        made.texts.push_back(
            line_of(ruler, sign, Typeface::icon, size, Ink::light, made.box.x + pad, y, wide_sign));
        made.texts.back().sign = true;
    }
    made.texts.push_back(line_of(ruler, words, Typeface::bold, size, Ink::light,
                                 made.box.x + pad + wide_sign + between, y, wide_words));
    return made;
}

}  // namespace

bool add_threat(const Ruler& ruler, const scene::Face& face, Piece& card) {
    const auto badge = std::find_if(face.badges.begin(), face.badges.end(),
                                    [](const scene::Badge& each) { return !each.threat.empty(); });
    if (badge == face.badges.end()) return false;
    const std::optional<Piece> made = plate(ruler, card, badge->icon, badge->threat, "blood", Foot::words);
    if (!made) return false;
    card.shapes.insert(card.shapes.end(), made->shapes.begin(), made->shapes.end());
    card.texts.insert(card.texts.end(), made->texts.begin(), made->texts.end());
    return true;
}

void add_total(const Ruler& ruler, int total, float seen, Piece& card) {
    const Figure* stage = stage_of(card);
    if (stage == nullptr) return;
    const std::string words = fmt::format("={}", total);
    const float pad = std::round(ruler.em * 0.2F);
    const auto place = [&](unsigned size) {
        const float wide = std::ceil(ruler.type.width(words, Typeface::bold, size));
        const float right = std::min(stage->box.right(), card.box.x + seen - pad);
        return Rect{std::round(right - wide - 3 * pad), stage->box.y + pad, wide + 2 * pad,
                    Type::line(size) + 2};
    };
    const auto fits = [&](unsigned size) {
        return place(size).w <= stage->box.w * kMostBroad && place(size).bottom() <= stage->box.bottom();
    };
    unsigned size = ruler.body();
    while (size > ruler.small() && !fits(size))
        --size;
    if (!fits(size)) return;
    const Rect box = place(size);
    card.shapes.push_back({box, Look::key, "leaf"});
    card.texts.push_back(
        line_of(ruler, words, Typeface::bold, size, Ink::light, box.x + pad, box.y + 1, box.w - 2 * pad));
}

std::optional<Piece> odds_plate(const Ruler& ruler, const Odds& odds, const Piece& card) {
    if (!odds.harm && !odds.needed) return std::nullopt;
    const int from = odds.needed ? std::max(0, odds.needed->least) : odds.harm->falls_from;
    const bool throws = odds.needed || from > 0;
    const bool falls = throws && !(odds.needed && odds.needed->is_vain());
    const std::string words =
        throws ? fmt::format("{}+", from) : scene::Words::range(odds.harm->least, odds.harm->most);
    const std::string drawing = text::read_figures(throws ? "death-skull" : "drop").letters;
    return plate(ruler, card, drawing, words, falls ? "leaf" : "iron", Foot::other);
}

std::optional<Piece> blow_plate(const Ruler& ruler, const Blow& blow, const Piece& card) {
    const bool compared = blow.strength != 0 || blow.against != 0;
    const std::string costs = blow.costs > 0 ? fmt::format("{}{}", blow.costs, blow.more ? "+" : "")
                              : compared     ? fmt::format("{}:{}", blow.strength, blow.against)
                                             : "+";
    const char* drawing = !blow.hits ? "shield" : blow.deadly ? "death-skull" : "broken-heart";
    return plate(ruler, card, text::read_figures(drawing).letters, blow.hits ? costs : "0",
                 blow.hits ? "blood" : "iron", Foot::words);
}

}  // namespace tankard::window
