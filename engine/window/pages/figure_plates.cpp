#include "window/pages/figure_plates.h"

#include "scene/words.h"
#include "text/drawings.h"
#include "window/pages/card_parts.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kLetters = 1.25F;   ///< ems
constexpr float kPictured = 1.0F;   ///< the same of who is but a picture on a card
constexpr float kMostBroad = 0.5F;  ///< of the stage
constexpr float kMostHigh = 0.4F;

/// The side of the stage on which its words begin, or the other.
enum class Foot : std::uint8_t { words, other };

/// A drawing and a few letters.
struct Said {
    std::string_view drawing;
    std::string words;
};

/// What stands on a plate, in a line.
class Line {
 public:
    Line(const Ruler& ruler, const std::vector<Said>& all) : ruler_(ruler) {
        for (const Said& said : all)
            parts_.push_back({std::string(ruler.type.sign(said.drawing)), said.words});
    }

    float width(unsigned size) const {
        float wide = 0;
        for (const Part& part : parts_)
            wide += (wide > 0 ? apart() : 0) + part_width(part, size);
        return wide;
    }
    void put(Piece& piece, unsigned size, float x, float y) const {
        for (const Part& part : parts_) {
            if (const float wide = sign_width(part, size); wide > 0) {
                piece.texts.push_back(
                    line_of(ruler_, part.sign, Typeface::icon, size, Ink::light, x, y, wide));
                piece.texts.back().sign = true;
            }
            const float wide = part_width(part, size);
            const float words = words_width(part, size);
            piece.texts.push_back(
                line_of(ruler_, part.words, Typeface::bold, size, Ink::light, x + wide - words, y, words));
            x += wide + apart();
        }
    }

 private:
    struct Part {
        std::string sign;
        std::string words;
    };
    float apart() const { return std::round(ruler_.em * 0.5F); }
    float sign_width(const Part& part, unsigned size) const {
        return part.sign.empty() ? 0 : ruler_.type.width(part.sign, Typeface::icon, size);
    }
    float words_width(const Part& part, unsigned size) const {
        return std::ceil(ruler_.type.width(part.words, Typeface::bold, size));
    }
    float part_width(const Part& part, unsigned size) const {
        const float between = part.sign.empty() ? 0 : std::round(ruler_.em * 0.25F);
        return sign_width(part, size) + between + words_width(part, size);
    }

    const Ruler& ruler_;
    std::vector<Part> parts_;
};

/// Nothing if the card has no picture, or they have no room there.
std::optional<Piece> plate(const Ruler& ruler, const Piece& card, const std::vector<Said>& all,
                           const char* frame, Foot foot) {
    const Figure* stage = stage_of(card);
    if (stage == nullptr) return std::nullopt;
    const bool stands = stage->look == Look::plinth;
    const float most = std::floor(stage->box.h * kMostHigh / (Type::line(1) * 1.1F));
    auto size = static_cast<unsigned>(stands ? ruler.em * kLetters : std::min(ruler.em * kPictured, most));
    const Line line(ruler, all);
    const float pad = std::round(ruler.em * 0.4F);
    const auto wide = [&] { return std::ceil(line.width(size) + 2 * pad); };
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
    line.put(made, size, made.box.x + pad, made.box.y + std::floor((high - Type::line(size)) / 2));
    return made;
}

}  // namespace

bool add_threat(const Ruler& ruler, const scene::Face& face, Piece& card) {
    const auto badge = std::find_if(face.badges.begin(), face.badges.end(),
                                    [](const scene::Badge& each) { return !each.threat.empty(); });
    if (badge == face.badges.end()) return false;
    const std::optional<Piece> made =
        plate(ruler, card, {{badge->icon, badge->threat}}, "blood", Foot::words);
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
    return plate(ruler, card, {{drawing, words}}, falls ? "leaf" : "iron", Foot::other);
}

std::optional<Piece> blow_plate(const Ruler& ruler, const Blow& blow, const Piece& card) {
    const auto letters = [](const char* drawing) { return text::read_figures(drawing).letters; };
    const std::string shield = letters("shield");
    if (!blow.hits) return plate(ruler, card, {{shield, "0"}}, "iron", Foot::words);
    const bool compared = blow.costs <= 0 && (blow.strength != 0 || blow.against != 0);
    const std::string strikes = letters(blow.deadly ? "death-skull"
                                        : compared  ? "crossed-swords"
                                                    : "broken-heart");
    if (compared)  // it comes through what stands against it
        if (auto both = plate(
                ruler, card,
                {{strikes, fmt::format("{} ›", blow.strength)}, {shield, fmt::format("{}", blow.against)}},
                "blood", Foot::words))
            return both;
    const std::string costs = blow.costs > 0 ? fmt::format("{}{}", blow.costs, blow.more ? "+" : "")
                              : compared     ? fmt::format("{}:{}", blow.strength, blow.against)
                                             : "+";
    return plate(ruler, card, {{strikes, costs}}, "blood", Foot::words);
}

}  // namespace tankard::window
