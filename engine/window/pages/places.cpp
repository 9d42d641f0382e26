#include "window/pages/places.h"

#include "window/pages/card_token.h"
#include "window/pages/grounds.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace tankard::window {

bool is_tight(const Ruler& ruler, float height) { return height <= ruler.em * 30; }

namespace {

float margin_of(const Ruler& ruler, float height) {
    return std::round(ruler.em * (is_tight(ruler, height) ? 0.4F : 0.6F));
}
float band_of(const Ruler& ruler) { return std::round(ruler.em * 2.1F); }

constexpr float kRoomy = 43;            ///< ems of height: then the others need not be low
constexpr float kPlaque = 0.215F;       ///< of the window's breadth
constexpr float kTelling = 0.31F;       ///< the same where it says what a hero can do …
constexpr float kMostTelling = 28;      ///< … in ems, at most
constexpr float kTightTelling = 0.36F;  ///< the same where letters are large and it says what a hero can do
constexpr float kLeastHand = 14;        ///< ems beside that
constexpr float kHomePlaque = 0.262F;   ///< the same with a board on it
constexpr float kTightHome = 0.24F;     ///< … where letters are large

/// Whether boards stand on plaques at times: those are always as large as that needs.
bool has_home(const scene::Scene& scene) {
    return std::any_of(scene.seats.begin(), scene.seats.end(), [](const scene::Seat& seat) {
        return std::any_of(seat.boards.begin(), seat.boards.end(),
                           [](const scene::Board& board) { return board.home; });
    });
}

/// How much of the window's height and of an em places around the stage take.
struct Shares {
    float low;      ///< whoever sits below
    float others;   ///< ems
    float between;  ///< margins above and below the stage
};
Shares shares_of(const scene::Scene& scene, bool tight, bool roomy) {
    // A table with boards is about them: whoever sits there has less room.
    if (!scene.boards.empty()) return {0.225F, tight ? 2.7F : 3, tight ? 1 : 1.3F};
    if (has_home(scene)) return {0.27F, tight ? 2.7F : 3.3F, tight ? 1 : 1.6F};
    if (has_squares(scene)) return {0.235F, tight ? 2.7F : 3.3F, tight ? 1 : 1.6F};
    if (has_boards(scene)) return {0.27F, tight ? 2.7F : roomy ? 3.9F : 3, tight ? 1 : 1.3F};
    return {0.345F, tight ? 2.7F : scene.seats.size() > 5 ? 7.6F : 6.4F, tight ? 1 : 1.6F};
}

}  // namespace

Rect pane_of(const Ruler& ruler, float width, float height) {
    const float margin = margin_of(ruler, height);
    const float top = band_of(ruler) + margin;
    const float pane =
        std::round(std::min(std::clamp(width * 0.235F, ruler.em * 15, ruler.em * 25), width * 0.45F));
    return {width - pane - margin, top, pane, height - top - margin};
}

Places places_of(const Setting& setting, float width, float height) {
    const Ruler& ruler = setting.ruler;
    const scene::Scene& scene = setting.view.scene;
    const bool tight = is_tight(ruler, height);
    const float margin = margin_of(ruler, height);
    Places all;
    all.band = {0, 0, width, band_of(ruler)};
    all.pane = pane_of(ruler, width, height);
    const float top = all.pane.y;
    const float right = all.pane.x - margin * (scene.boards.empty() ? 1.6F : 1.4F);
    const Shares shares = shares_of(scene, tight, height >= ruler.em * kRoomy);
    const float low = std::round(std::clamp(height * shares.low, ruler.em * 7.5F, ruler.em * 16));
    all.plaque = {margin, height - margin - low, 0, low};
    if (setting.below != nullptr) {
        const bool home = has_home(scene);
        const bool tells = self_of(*setting.below) != nullptr;
        all.plaque.w =
            std::round(std::clamp(width * (!home   ? kPlaque
                                           : tight ? kTightHome
                                                   : kHomePlaque),
                                  ruler.em * (tight ? 9.0F : 14.0F), ruler.em * (home ? 22.0F : 18.0F)));
        if (tells && !tight) all.plaque.w = std::round(std::min(width * kTelling, ruler.em * kMostTelling));
        if (tells && tight)  // as long as the hand has room
            all.plaque.w = std::max(
                all.plaque.w, std::round(std::min(width * kTightTelling, right - ruler.em * kLeastHand)));
    }
    const float hand = margin + all.plaque.w + margin * 1.6F;
    all.hand = {hand, all.plaque.y - ruler.em * 0.2F, right - hand, low + ruler.em * 0.2F};
    const float high = std::round(ruler.em * shares.others);
    const float left = std::round(margin * (tight ? 1.0F : 1.9F));  // the stage has a frame
    float y = top;
    if (scene.seats.size() > 1) {
        all.others = {left, top, right - left, high};
        y = all.others.bottom() + margin * shares.between;
    }
    all.stage = {left, y, right - left, all.plaque.y - margin * 1.4F - y};
    return all;
}

const scene::Card* self_of(const scene::Seat& seat) {
    for (const scene::Zone& zone : seat.zones)
        if (zone.role == scene::Role::self && zone.seen && zone.cards.size() == 1) return &zone.cards.front();
    return nullptr;
}

bool lies_open(const scene::Seat& seat, const scene::Zone& zone) {
    return zone.role == scene::Role::front || (zone.role == scene::Role::self && self_of(seat) == nullptr);
}

bool is_beside_star(const Setting& setting, const scene::Seat* seat, const scene::Zone& zone) {
    return seat != nullptr && seat == setting.below && setting.offering.is_with_star(zone) &&
           has_boards(setting.view.scene);
}

bool is_on_stage(const Setting& setting, const scene::Seat* seat, const scene::Zone& zone) {
    if (zone.pile) return false;
    if (is_beside_star(setting, seat, zone)) return true;
    if (seat != setting.turn)
        return setting.others_on_stage && zone.role == scene::Role::faced && setting.offering.concerns(zone);
    return zone.role == scene::Role::played || zone.role == scene::Role::faced ||
           zone.role == scene::Role::offered;
}

void remember(Page& page, SeatId seat, const Rect& portrait) {
    const auto place = static_cast<std::size_t>(number_of(seat));
    if (page.seats.size() <= place) page.seats.resize(place + 1);
    page.seats[place] = portrait;
}

namespace {

/// What lies there, card by card, with its numbers; nothing of what is hidden, or of too much.
std::string told_of(const scene::Zone& zone) {
    constexpr std::size_t kMost = 8;
    std::string all;
    if (!zone.seen || zone.pile || zone.cards.size() > kMost) return all;
    for (const scene::Card& card : zone.cards) {
        all += (all.empty() ? "" : "\n") + card.face.name;
        for (const scene::Badge& badge : card.face.badges)
            all += fmt::format("{}{} {}", &badge == &card.face.badges.front() ? ": " : ", ", badge.label,
                               badge.value);
    }
    return all;
}

}  // namespace

Block zone_label(const Ruler& ruler, const scene::Zone& zone, int size) {
    Block block;
    const std::string words = fmt::format("{} ×{}", zone.label, size);
    const float pad = ruler.pad();
    Piece piece;
    piece.texts.push_back(
        line_of(ruler, words, Typeface::regular, ruler.small(), Ink::amber, pad, std::round(pad * 0.3F)));
    piece.box = {0, 0, std::ceil(piece.texts.back().box.w + 2 * pad),
                 std::ceil(Type::line(ruler.small()) + pad * 0.6F)};
    piece.shapes.push_back({piece.box, Look::tray, ""});
    piece.thing = kZoneThing + index(zone.id);
    piece.hint = told_of(zone);
    block.spots.push_back(
        {piece.box, Does::open_zone, static_cast<std::int64_t>(index(zone.id)), zone.seen && !zone.pile});
    block.take(std::move(piece), 0, 0);
    return block;
}

Block zone_labels(const Ruler& ruler, const std::vector<std::pair<const scene::Zone*, int>>& zones, float w) {
    Block all;
    Flow flow(w, 0, ruler.gap(), ruler.gap());
    for (const auto& [zone, size] : zones) {
        Block label = zone_label(ruler, *zone, size);
        const auto [x, y] = flow.next(label.w, label.h);
        all.take(std::move(label), x, y);
    }
    return all;
}

Block tokens(const Setting& setting, const std::vector<const scene::Zone*>& zones, float w, float most,
             float least) {
    struct Lying {
        Heap heap;
        const scene::Zone* zone;
    };
    std::vector<Lying> all;
    for (const scene::Zone* zone : zones)
        for (const Heap& heap : setting.offering.heaps(*zone))
            all.push_back({heap, zone});
    Block block;
    if (all.empty()) return block;
    const Ruler& ruler = setting.ruler;
    const float gap = std::round(ruler.gap() * 0.8F);
    const auto count = static_cast<float>(all.size());
    const float side = std::floor(std::clamp((w + gap) / count - gap, std::min(least, most), most));
    const auto room = static_cast<std::size_t>(std::max(1.0F, std::floor((w + gap) / (side + gap))));
    const std::size_t shown = all.size() <= room ? all.size() : room - 1;
    float x = 0;
    for (std::size_t i = 0; i < shown; ++i) {
        Piece piece = token(ruler, *all[i].heap.shown, side, all[i].heap.size);
        setting.offering.put(block, std::move(piece), all[i].heap.shown->id, x, 0);
        x += side + gap;
    }
    if (shown == all.size()) return block;
    Piece rest;
    const auto size = static_cast<unsigned>(
        std::max(std::min(static_cast<float>(ruler.small()), side * 0.6F), side * 0.4F));
    rest.box = {x, 0, side, side};
    rest.shapes.push_back({rest.box, Look::seal, ""});
    rest.texts.push_back(
        line_of(ruler, ruler.type.fit(fmt::format("+{}", all.size() - shown), Typeface::bold, size, side),
                Typeface::bold, size, Ink::figure, x, (side - Type::line(size)) / 2, side, Align::centre));
    block.spots.push_back(
        {rest.box, Does::open_zone, static_cast<std::int64_t>(index(all[shown].zone->id)), true});
    block.take(std::move(rest), 0, 0);
    return block;
}

}  // namespace tankard::window
