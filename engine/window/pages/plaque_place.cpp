// How a plaque is shared out: of all ways to divide it between the portrait and the words the one is taken
// that shows most in large.
#include "window/pages/places.h"
#include "window/pages/plaque_deeds.h"
#include "window/pages/plaque_foot.h"
#include "window/pages/plaque_head.h"
#include "window/pages/plaque_home.h"
#include "window/pages/plaque_numbers.h"
#include "window/pages/plaque_portrait.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kLeastPortrait = 0.24F;  ///< of the plaque's breadth
constexpr float kMostHigh = 1.5F;        ///< of a portrait's breadth
constexpr float kCramped = 0.32F;        ///< the same below name and life
constexpr float kSliver = 1.9F;          ///< of a portrait's breadth: a higher one is but a sliver
constexpr float kSelfPortrait = 0.36F;   ///< of that of a plaque that says what its hero can do

/// One way to share the plaque: the portrait's box, and the letters of the numbers, of the body's.
struct Share {
    float wide = 0;
    float high = 0;
    float digits = 1;
    bool worded = true;   ///< each number has its word
    bool beside = false;  ///< all stands beside the portrait …
    bool headed = false;  ///< … but for name and life, which stand above it
};

/// Where there is little height, or much to say, or only a line at the foot, all stands beside a portrait of
/// the plaque's height.
bool is_beside(const PlaqueSheet& sheet) {
    const bool foot = has_seals(sheet) || !sheet.seat.tracks.empty();
    return sheet.is_small() || sheet.self != nullptr || !foot;
}
/// Next to nothing is told of them.
bool is_poster(const PlaqueSheet& sheet) {
    return sheet.self == nullptr && foot_height(sheet) <= 0 && !sheet.is_small();
}

/// Where nothing has room for all. Name and life over all of it leave no sliver of a portrait.
Share cramped(const PlaqueSheet& sheet) {
    const bool headed = sheet.is_small() && sheet.has_life() && sheet.self == nullptr;
    const float wide = std::round(sheet.w * (headed ? kCramped : kLeastPortrait));
    const bool beside = is_beside(sheet);
    return {wide, beside ? sheet.h - 2 * sheet.pad : wide, 1, false, beside, headed};
}

/// In the order in which they are tried: where the plaque is low the portrait has all its height, and all
/// else stands beside it, unless that leaves but a sliver of it.
std::vector<Share> shares(const PlaqueSheet& sheet) {
    std::vector<Share> all;
    const float high = sheet.h - 2 * sheet.pad;
    const float most = sheet.self != nullptr ? kSelfPortrait : sheet.is_small() ? 0.46F : 0.52F;
    for (const auto& [beside, headed] : {std::pair{true, false}, {true, true}, {false, false}}) {
        if ((beside && !is_beside(sheet)) || (headed && (!sheet.has_life() || !sheet.is_small()))) continue;
        const float room = beside ? high : high - foot_height(sheet);
        for (const bool worded : {true, false})
            for (const float digits : {1.9F, 1.6F, 1.35F, 1.15F, 1.0F})
                for (float part = most; part >= kLeastPortrait; part -= 0.02F) {
                    const float wide = std::round(sheet.w * part);
                    if (beside || wide <= room)
                        all.push_back({wide, beside ? high : std::min(room, wide * kMostHigh), digits, worded,
                                       beside, headed});
                }
    }
    return all;
}

/// As large as everything has room for, with words rather than without.
float worth_of(const PlaqueSheet& sheet, const Share& share) {
    // Beyond a size numbers are larger only where nothing else gives way to them.
    const float size =
        std::min(share.digits, 1.35F) * 1.5F + share.digits * 0.01F + std::min(share.wide / sheet.w, 0.44F);
    const float loss = share.headed ? 0.6F : share.high > share.wide * kSliver ? 1.2F : 0.0F;
    return size + (share.worded ? 2.0F : 0.0F) - loss;
}

/// What name and life leave of it, if they stand above it.
Rect below_head(PlaqueSheet& sheet, const Rect& box) {
    const Piece before = sheet.piece;
    sheet.left = sheet.pad;
    put_name(sheet);
    put_life(sheet);
    sheet.piece = before;
    sheet.groups.clear();
    return {box.x, sheet.y, box.w, box.bottom() - sheet.y};
}

/// Whether all has room. What stands there afterwards is what fits, from the top.
bool lay(PlaqueSheet& sheet, const Share& share) {
    sheet.clear();
    sheet.beside = share.beside;
    sheet.headed = share.headed;
    const float gap = sheet.pad * 0.9F;
    Rect box{sheet.pad, sheet.pad, share.wide, share.high};
    if (sheet.headed) box = below_head(sheet, box);
    put_portrait(sheet, box);
    sheet.left = sheet.headed ? sheet.pad : box.right() + gap;
    put_name(sheet);
    put_life(sheet);
    sheet.left = box.right() + gap;
    put_tracks(sheet, box.bottom());
    const float low =
        sheet.beside ? sheet.end : std::max(box.bottom(), sheet.h - sheet.pad - foot_height(sheet));
    put_numbers(sheet, share.digits, share.worded, low);
    if (!sheet.beside) sheet.y = std::max(sheet.y, box.bottom() + sheet.ruler.pad() * 0.5F);
    if (sheet.self != nullptr) {
        if (!sheet.beside) sheet.left = sheet.pad;
        put_deeds(sheet);
    }
    put_piles(sheet);
    put_seals(sheet);
    return sheet.complete;
}

/// The portrait in all its breadth, and the words below it.
Block poster(PlaqueSheet& sheet) {
    sheet.clear();
    const Ruler& ruler = sheet.ruler;
    const float small = Type::line(ruler.small());
    float words = Type::line(ruler.large()) + small;
    if (sheet.has_life()) words += std::round(ruler.em * 1.65F) + ruler.pad();
    if (sheet.seat.counters.size() > (sheet.has_life() ? 1U : 0U)) words += Type::line(ruler.body()) + small;
    const Rect box{sheet.pad, sheet.pad, sheet.w - 2 * sheet.pad,
                   std::floor(sheet.h - 2 * sheet.pad - words)};
    put_portrait(sheet, box);
    sheet.left = sheet.pad;
    sheet.top = box.bottom() + ruler.pad() * 0.3F;
    put_name(sheet);
    put_life(sheet);
    put_numbers(sheet, 1.15F, true, sheet.end);
    return sheet.done();
}

Block shared(PlaqueSheet& sheet) {
    std::optional<Share> best;
    float most = -1;
    for (const Share& share : shares(sheet)) {
        const float worth = worth_of(sheet, share);
        if (worth <= most || !lay(sheet, share)) continue;
        most = worth;
        best = share;
    }
    lay(sheet, best.value_or(cramped(sheet)));
    // What stands beside a portrait has the plaque's height, if nothing stands below.
    if (!sheet.headed && (sheet.beside || !has_seals(sheet))) sheet.spread_groups();
    return sheet.done();
}

Block plaque(const Setting& setting, const Rect& box) {
    PlaqueSheet sheet(setting, box);
    if (const scene::Board* home = setting.offering.home(setting.below))
        if (std::optional<Block> all = housed(sheet, *home)) return std::move(*all);
    return is_poster(sheet) ? poster(sheet) : shared(sheet);
}

}  // namespace

void add_plaque(const Setting& setting, const Rect& box, Page& page) {
    if (setting.below == nullptr) return;
    place(plaque(setting, box), box, page);
    remember(page, setting.below->id, {box.x, box.y, box.w * 0.42F, box.h * 0.56F});
}

}  // namespace tankard::window
