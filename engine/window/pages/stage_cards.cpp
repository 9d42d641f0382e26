#include "window/pages/stage_cards.h"

#include "scene/brief.h"
#include "window/pages/broad_card.h"
#include "window/pages/card_anatomy.h"
#include "window/pages/card_figure.h"
#include "window/pages/card_heap.h"
#include "window/pages/card_picture.h"
#include "window/pages/card_slip.h"
#include "window/pages/card_token.h"
#include "window/pages/figure_plates.h"
#include "window/pages/grounds.h"
#include "window/pages/whole_card.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <string>
#include <utility>

namespace tankard::window {
namespace {

/// Of its height, at least, the width of a large card whose numbers are all beside each other.
constexpr float kUnbounded = 2;
/// How small its letters become, of what they are elsewhere; where those are large, down to so many pixels.
constexpr float kLeastAcross = 0.8F;
constexpr float kLeastLetters = 15.5F;
/// What is offered is read, and not to be seen across the room.
constexpr float kMostOffered = 1.15F;
/// Of its width: the picture of a card with much to say.
constexpr float kSmallPictures[] = {0.38F, 0.31F};

/// Of the stage's breadth: who stands there alone; and of that of their picture: what a figure needs.
constexpr float kFilled = 0.68F;
constexpr float kFigure = 1.06F;
constexpr float kBroadest = 2.6F;  ///< of their height

/// Between a tray's cards and its edge; what is not offered lies in none.
float edge_of(const Ruler& ruler, const std::string& title) { return title.empty() ? 0 : ruler.pad(); }

/// What the edges of a heap's other cards take.
float step_of(const Ruler& ruler, const Heap& heap) {
    return heap.size > 1 ? std::round(ruler.em * 0.18F) * 2 : 0;
}

/// The same of what stays back: no broader than its words need.
constexpr std::array kNarrow{0.47F, 0.51F, 0.55F, 0.59F, 0.63F, 0.7F, 0.8F, 0.92F};

/// A card's width, of its height: the first at which all its words have room.
std::array<float, 3> shapes(StageCards::Breadth breadth) {
    switch (breadth) {
        case StageCards::Breadth::roomy: return {0.98F, 1.0F, 1.02F};
        case StageCards::Breadth::broad: return {0.88F, 0.9F, 0.92F};
        case StageCards::Breadth::usual: return {0.7F, 0.8F, 0.92F};
        case StageCards::Breadth::slim: break;
    }
    return {0.47F, 0.55F, 0.63F};
}

}  // namespace

StageCards::StageCards(const Setting& setting) : setting_(setting), loose_(setting.view, setting.offering) {
    gather();
}

bool StageCards::has(CardId card) const {
    return std::any_of(groups_.begin(), groups_.end(), [&](const Group& group) {
        return std::any_of(group.cards.begin(), group.cards.end(),
                           [&](const Heap& heap) { return heap.shown->id == card; });
    });
}

void StageCards::gather() {
    const auto look = [&](const std::vector<scene::Zone>& zones, const scene::Seat* seat) {
        for (const scene::Zone& zone : zones) {
            const bool table = seat == nullptr;
            if (zone.pile || zone.role == scene::Role::strip ||
                (!table && !is_on_stage(setting_, seat, zone)))
                continue;
            if (zone.spaces > 0 && table) spaces_.push_back(&zone);
            if (zone.size == 0 || (zone.spaces > 0 && table)) continue;
            if (!zone.seen) {
                shut_.push_back(&zone);
                continue;
            }
            take(zone, seat);
        }
    };
    look(setting_.view.scene.zones, nullptr);
    if (setting_.turn != nullptr) look(setting_.turn->zones, setting_.turn);
    for (const scene::Seat& seat : setting_.view.scene.seats)
        if (&seat != setting_.turn) look(seat.zones, &seat);
    if (setting_.loose == Loose::on_stage) {
        if (std::vector<Heap> heaps = loose_.heaps(true); !heaps.empty())
            groups_.push_back({.cards = std::move(heaps), .loose = true});
    }
    std::stable_sort(groups_.begin(), groups_.end(),
                     [](const Group& one, const Group& other) { return one.role < other.role; });
}

void StageCards::take(const scene::Zone& zone, const scene::Seat* seat) {
    if (window::is_beside_star(setting_, seat, zone)) {
        groups_.push_back({scene::Role::played, &zone, nullptr, setting_.offering.heaps(zone), {&zone}});
        return;
    }
    const scene::Role role = zone.role == scene::Role::played || zone.role == scene::Role::faced
                                 ? zone.role
                                 : scene::Role::offered;
    std::vector<Heap> heaps = setting_.offering.heaps(zone);
    const scene::Seat* other = seat != setting_.turn ? seat : nullptr;
    const auto is_boss = [](const Heap& heap) { return bounded(heap.shown->face) != nullptr; };
    const bool alone = heaps.size() == 1 && heaps.front().size == 1;
    const bool grand = role == scene::Role::faced && seat == nullptr &&
                       (alone || std::any_of(heaps.begin(), heaps.end(), is_boss));
    if (role != scene::Role::offered)
        for (Group& group : groups_)
            if (group.role == role && group.grand == grand && group.other == other && group.zone == nullptr) {
                group.cards.insert(group.cards.end(), heaps.begin(), heaps.end());
                group.of.push_back(&zone);
                return;
            }
    groups_.push_back(
        {role, role == scene::Role::offered ? &zone : nullptr, other, std::move(heaps), {&zone}, grand});
}

/// What stands above a group; empty: nobody needs to be told.
std::string StageCards::title(const Group& group) {
    if (group.zone != nullptr) return is_beside_star(group) ? "" : group.zone->label;
    return group.other != nullptr ? group.other->player : "";
}

float StageCards::caption(const Ruler& ruler, const Group& group) const {
    return title(group).empty() ? 0 : Type::line(ruler.small()) + ruler.pad();
}

/// The size at which a group's cards are about `high`; with `whole`, such that all their words are there.
std::optional<Laid> StageCards::laid(const Ruler& ruler, const Group& group, float high, bool whole, float w,
                                     float h, Breadth breadth) const {
    const float room = h - caption(ruler, group) - 2 * edge_of(ruler, title(group));
    Laid laid;
    laid.whole = whole;
    const bool stands = group.grand || (group.role == scene::Role::faced && has_boards(setting_.view.scene));
    const float most = ruler.em * (stands ? kMostGrand : is_aside(group) ? 11.5F : kMostCard);
    laid.h = std::floor(std::min({high * (is_aside(group) ? 0.86F : 1.0F), most, room}));
    const float gap = ruler.gap() * 1.6F;
    laid.rows = static_cast<std::size_t>(std::max(1.0F, std::floor((room + gap) / (laid.h + gap))));
    laid.rows = std::min(laid.rows, group.cards.size());
    laid.columns = (group.cards.size() + laid.rows - 1) / laid.rows;
    if ((group.grand || is_lone_offer(group)) && group.cards.size() == 1 &&
        lies_across(ruler, group, laid, w))
        return laid;
    const std::array<float, 3> usual = shapes(breadth);
    for (const float shape : stays_back(group) ? std::span<const float>(kNarrow) : std::span(usual)) {
        laid.w = std::round(std::clamp(laid.h * shape, ruler.em * 5.6F, ruler.em * kMostCard));
        if (!whole) return laid;
        if (std::all_of(group.cards.begin(), group.cards.end(), [&](const Heap& heap) {
                const float less = step_of(ruler, heap);
                return card_height(ruler, heap.shown->face, laid.w - less) <= laid.h - less;
            }))
            return laid;
    }
    return std::nullopt;
}

/// It shall be large: broader, then in smaller type, if all words have room then. Few words are larger.
/// Before letters are smaller than elsewhere its picture gives way.
bool StageCards::lies_across(const Ruler& ruler, const Group& group, Laid& laid, float w) const {
    scene::Face whole = group.cards.front().shown->face;
    scene::Face lines = whole;
    lines.rule = scene::in_lines(lines.rule);
    whole.clauses.clear();
    const auto fits = [&](bool apart, float type, float picture, float shape) {
        // Dice lie beside who has no life: it is broader only if nothing else helps.
        if (bounded(whole) == nullptr && picture == kBroadPicture &&
            (shape < kUnbounded || (shape > kUnbounded && type > 1)))
            return false;
        if (type > kMostOffered && !group.grand) return false;
        // Lines are worth letters that others find large enough.
        if (type < kLeastAcross && (!apart || ruler.em * type < kLeastLetters)) return false;
        Ruler smaller = ruler;
        smaller.em *= type;
        const float wide = std::round(laid.h * shape);
        if (wide > w || !has_room(smaller, apart ? lines : whole, wide, laid.h, picture)) return false;
        laid.w = wide;
        laid.type = type;
        laid.picture = picture;
        laid.apart = apart;
        return laid.broad = true;
    };
    const bool alone = groups_.size() == 1;  // else all that breadth is not its own
    // What is free at its sides is its own: its words have it, beside a figure that is as large as before.
    const auto widen = [&] {
        const float picture = laid.w * laid.picture * kFigure;
        const float wide = std::round(std::min(w * kFilled, laid.h * kBroadest));
        if (!alone || wide <= laid.w) return;
        const Laid narrow = laid;
        if (!fits(laid.apart, laid.type, picture / wide, wide / laid.h)) laid = narrow;
    };
    for (const bool apart : {true, false})
        for (const float type : {1.5F, 1.3F, 1.15F, 1.0F, 0.9F, 0.8F, 0.76F, 0.72F, 0.68F, 0.65F}) {
            for (const float shape : {1.72F, 2.0F, 2.3F, 2.6F, 2.9F})
                if (fits(apart, type, kBroadPicture, shape)) {
                    widen();
                    return true;
                }
            for (const float picture : kSmallPictures)
                for (const float shape : {2.6F, 2.75F, 2.9F})
                    if (apart && alone && type < 1 && fits(apart, type, picture, shape)) return true;
        }
    return false;
}

float StageCards::width(const Ruler& ruler, const Group& group, const Laid& laid) const {
    const float gap = ruler.gap() * 1.6F;
    const std::string title = this->title(group);
    const float least = title.empty() ? 0 : ruler.type.width(title, Typeface::regular, ruler.small());
    return std::max(std::min(least, ruler.em * 10), static_cast<float>(laid.columns) * (laid.w + gap) - gap) +
           2 * edge_of(ruler, title);
}

float StageCards::height(const Ruler& ruler, const Group& group, const Laid& laid) const {
    const float edge = edge_of(ruler, title(group));
    const float gap = ruler.gap() * 1.6F;
    return caption(ruler, group) + 2 * edge + static_cast<float>(laid.rows) * (laid.h + gap) - gap;
}

/// What threatens stands at its feet, and need not be said again on the card of who is faced. A price that
/// can be paid is golden.
scene::Face StageCards::face_on_stage(const Group& group, const Heap& heap) const {
    scene::Face face = heap.shown->face;
    for (scene::Badge& badge : face.badges)
        badge.met = badge.price && setting_.offering.is_payable(heap.shown->id);
    const bool dear = is_too_dear(group, *heap.shown);
    if (dear) face.rule += (face.rule.empty() ? "" : "\n") + setting_.offering.why_not(heap.shown->id);
    if (dear || stays_back(group)) face.flavour.clear();  // thin slanted letters cannot be read on dark paper
    if (group.role == scene::Role::faced)
        std::erase_if(face.badges, [](const scene::Badge& badge) { return !badge.threat.empty(); });
    return face;
}

/// What all cards of one size in a row have in common, whichever group they are in: their heads are level.
Anatomy StageCards::anatomy(const Row& row, const Placed& placed) const {
    std::vector<scene::Face> faces;
    float less = 0;
    const Ruler ruler = lettered(placed.type);
    for (const Placed& each : row.groups) {
        if (each.group.role != placed.group.role || each.type != placed.type ||
            each.laid.w != placed.laid.w || each.laid.h != placed.laid.h)
            continue;
        for (const Heap& heap : each.group.cards) {
            if (heap.shown == nullptr) continue;
            less = std::max(less, step_of(ruler, heap));
            faces.push_back(face_on_stage(each.group, heap));
        }
    }
    std::vector<const scene::Face*> all;
    for (const scene::Face& face : faces)
        all.push_back(&face);
    return anatomy_of(ruler, all, placed.laid.w - less, placed.laid.h - less);
}

Block StageCards::made(const Row& row, const Placed& placed) const {
    const Ruler ruler = lettered(placed.type);
    const Group& group = placed.group;
    const Laid& laid = placed.laid;
    Block block;
    const float gap = ruler.gap() * 1.6F;
    const std::string title = this->title(group);
    const float top = caption(ruler, group) + edge_of(ruler, title);
    const float wide = width(ruler, group, laid);
    const Anatomy common = anatomy(row, placed);
    if (!title.empty()) {
        Piece tray;
        tray.box = {0, 0, wide, height(ruler, group, laid)};
        tray.shapes.push_back({tray.box, Look::tray, ""});
        tray.texts.push_back(line_of(ruler, ruler.type.fit(title, Typeface::regular, ruler.small(), wide - 8),
                                     Typeface::regular, ruler.small(), Ink::amber, 4, ruler.pad() / 2,
                                     wide - 8, Align::centre));
        block.take(std::move(tray), 0, 0);
    }
    for (std::size_t i = 0; i < group.cards.size(); ++i) {
        const std::size_t line = i / laid.columns;
        const std::size_t here = std::min(laid.columns, group.cards.size() - line * laid.columns);
        const float all = static_cast<float>(here) * (laid.w + gap) - gap;
        const Heap& heap = group.cards[i];
        if (heap.shown == nullptr) continue;
        const float step = step_of(ruler, heap);
        Ruler across = ruler;
        across.em *= laid.type;
        scene::Card shown = *heap.shown;
        if (laid.apart)
            shown.face.rule = scene::in_lines(shown.face.rule);
        else
            shown.face.clauses.clear();
        if (laid.type < kReadable) shown.face.flavour.clear();  // it could not be read
        const auto card_with = [&](const scene::Face& face) {
            shown.face.badges = face.badges;
            scene::Card whole = *heap.shown;
            whole.face = face;
            if (stays_back(group)) {
                whole.face.rule = scene::in_points(face.rule);
                if (card_height(ruler, whole.face, laid.w - step) > laid.h - step) whole.face = face;
            }
            Piece made = laid.broad ? broad_card(across, shown, laid.w, laid.h, laid.picture)
                                    : whole_card(ruler, whole, laid.w - step, laid.h - step, 0, common);
            if (group.role == scene::Role::faced || is_beside_star(group)) let_stand(ruler, made);
            if (recedes(group, *heap.shown)) recede(made);
            return made;
        };
        Piece piece = card_with(face_on_stage(group, heap));
        if (group.role == scene::Role::faced && !add_threat(ruler, heap.shown->face, piece))
            piece = card_with(heap.shown->face);
        if (heap.size > 1) window::heap(ruler, piece, heap.size);
        put(group, i, block, std::move(piece),
            std::round((wide - all) / 2 + static_cast<float>(i % laid.columns) * (laid.w + gap)),
            top + static_cast<float>(line) * (laid.h + gap));
    }
    return block;
}

void StageCards::put(const Group& group, std::size_t card, Block& into, Piece piece, float x, float y) const {
    if (group.loose)
        loose_.put(setting_.offering, into, std::move(piece), loose_.index_of(*group.cards[card].shown), x,
                   y);
    else
        setting_.offering.put(into, std::move(piece), group.cards[card].shown->id, x, y);
}

bool StageCards::has_others() const {
    return std::any_of(groups_.begin(), groups_.end(),
                       [](const Group& group) { return group.other != nullptr; });
}

bool StageCards::has_faced() const {
    return std::any_of(groups_.begin(), groups_.end(),
                       [](const Group& group) { return group.role == scene::Role::faced; });
}

/// What is offered while somebody faces something, and what is played while others do.
bool StageCards::is_aside(const Group& group) const {
    if (group.role == scene::Role::played || group.loose) return has_others();
    return group.role == scene::Role::offered && has_faced();
}

/// What holds while somebody is faced: it is known, and they are what is looked at. Beside boards it is a
/// plate.
bool StageCards::stays_back(const Group& group) const {
    return group.role == scene::Role::played && !is_beside_star(group) && has_faced() && !is_asked(group) &&
           !has_boards(setting_.view.scene);
}

/// What has a price, and cannot be paid whatever is laid down for it.
bool StageCards::is_too_dear(const Group& group, const scene::Card& card) const {
    const Offering& offering = setting_.offering;
    return group.role == scene::Role::offered && offering.is_refused(card.id) &&
           !offering.is_payable(card.id) && !offering.is_offered(card.id) &&
           std::any_of(card.face.badges.begin(), card.face.badges.end(),
                       [](const scene::Badge& badge) { return badge.price; });
}

bool StageCards::recedes(const Group& group, const scene::Card& card) const {
    return stays_back(group) || is_too_dear(group, card);
}

/// The one thing that is offered where nobody is faced.
bool StageCards::is_lone_offer(const Group& group) const {
    const auto is_offer = [](const Group& each) { return each.role == scene::Role::offered; };
    return is_offer(group) && group.zone != nullptr && !has_faced() && group.cards.size() == 1 &&
           group.cards.front().size == 1 && std::count_if(groups_.begin(), groups_.end(), is_offer) == 1;
}

bool StageCards::is_needed(const Group& group) const {
    return group.zone == nullptr || is_beside_star(group) || setting_.offering.needs(*group.zone);
}

std::vector<const scene::Zone*> StageCards::not_needed() const {
    std::vector<const scene::Zone*> all;
    for (const Group& group : groups_)
        if (!is_needed(group)) all.push_back(group.zone);
    return all;
}

bool StageCards::is_asked(const Group& group) const {
    return group.loose || std::any_of(group.of.begin(), group.of.end(), [this](const scene::Zone* zone) {
               return setting_.offering.needs(*zone);
           });
}

bool StageCards::is_among(Which which, const Group& group) const {
    return which == Which::all || (which == Which::needed ? is_needed(group) : is_asked(group));
}

std::vector<const scene::Zone*> StageCards::not_asked() const {
    std::vector<const scene::Zone*> all;
    bool asked = false;
    for (const Group& group : groups_)
        if (is_asked(group))
            asked = true;
        else
            all.insert(all.end(), group.of.begin(), group.of.end());
    return asked ? all : std::vector<const scene::Zone*>();
}

/// Whether the row is narrow enough if nobody asks for its words: quickly seen.
bool StageCards::may_fit(const Ruler& ruler, float high, float w, float h, Which which,
                         Breadth breadth) const {
    float all = 0;
    for (const Group& group : groups_) {
        if (!is_among(which, group)) continue;
        all += (all > 0 ? ruler.em * kApart : 0) +
               width(ruler, group, *laid(ruler, group, high, false, w, h, breadth));
    }
    return all <= w;
}

/// All groups in a row: what is played at the left, what is faced in the middle.
std::optional<StageCards::Row> StageCards::row(float type, float high, bool whole, float w, float h,
                                               Which which, Breadth breadth) const {
    const Ruler ruler = lettered(type);
    if (!may_fit(ruler, high, w, h, which, breadth)) return std::nullopt;
    const float apart = ruler.em * kApart;
    Row found;
    std::vector<Placed>& all = found.groups;
    float left = 0;
    float middle = 0;
    float right = 0;
    for (const Group& group : groups_) {
        if (!is_among(which, group)) continue;
        const std::optional<Laid> laid = this->laid(ruler, group, high, whole, w, h, breadth);
        if (!laid) return std::nullopt;
        float& part = group.role == scene::Role::played  ? left
                      : group.role == scene::Role::faced ? middle
                                                         : right;
        part += (part > 0 ? apart : 0) + width(ruler, group, *laid);
        all.push_back({group, *laid, type});
    }
    const float before = left > 0 ? left + apart : 0;
    const float behind = right > 0 ? right + apart : 0;
    if (before + middle + behind - (middle > 0 ? 0 : right > 0 || left > 0 ? apart : 0) > w)
        return std::nullopt;
    // In the middle of the stage, else of what is left of it; where nothing else lies dice have the right.
    const float centre = before + behind == 0 && is_lone_grand(found) ? (w - middle) * kForDice
                         : (w - middle) / 2 >= before                 ? w - middle
                                                                      : w + before - behind - middle;
    const float faced = std::clamp(centre / 2, before, std::max(before, w - behind - middle));
    float at[] = {0, faced,
                  middle > 0 ? faced + middle + apart : before + std::max(0.0F, (w - before - right) / 2)};
    at[2] = std::min(at[2], std::max(0.0F, w - right));
    for (Placed& each : all) {
        const scene::Role role = each.group.role;
        float& x = at[role == scene::Role::played ? 0 : role == scene::Role::faced ? 1 : 2];
        each.x = std::round(x);
        each.y = std::max(0.0F, std::floor((h - height(ruler, each.group, each.laid)) / 2));
        x += width(ruler, each.group, each.laid) + apart;
    }
    return found;
}

/// One who is faced by all and has no life to lose: it is thrown at, with many dice.
bool StageCards::is_lone_grand(const Row& row) {
    if (row.groups.size() != 1 || !row.groups.front().group.grand) return false;
    const std::vector<Heap>& cards = row.groups.front().group.cards;
    return cards.size() == 1 && bounded(cards.front().shown->face) == nullptr;
}

Ruler StageCards::lettered(float type) const {
    Ruler ruler = setting_.ruler;
    ruler.em *= type;
    return ruler;
}

Block StageCards::made(const Row& row) const {
    Block block;
    for (const Placed& each : row.groups)
        if (std::any_of(each.group.cards.begin(), each.group.cards.end(),
                        [](const Heap& heap) { return heap.shown != nullptr; }))
            block.take(made(row, each), each.x, each.y);
    return block;
}

std::optional<StageCards::Row> StageCards::largest(float type, bool whole, float w, float h,
                                                   Which which) const {
    const float em = lettered(type).em;
    for (float high = std::min(h, em * kMostGrand); high >= em * (whole ? kLeastWhole : 4.6F);
         high -= em * 0.4F)
        for (const Breadth breadth : {Breadth::usual, Breadth::slim})  // slim before they are small
            if (whole || breadth == Breadth::usual)
                if (auto found = row(type, high, whole, w, h, which, breadth);
                    found && (which != Which::asked_ruled || says_rules(*found)))
                    return found;
    return std::nullopt;
}

bool StageCards::says_rules(const Row& row) const {
    return std::all_of(row.groups.begin(), row.groups.end(), [&](const Placed& placed) {
        const std::vector<Heap>& cards = placed.group.cards;
        const bool told = std::none_of(cards.begin(), cards.end(), [](const Heap& heap) {
            return heap.shown != nullptr && !heap.shown->face.rule.empty();
        });
        return told || placed.laid.broad || anatomy(row, placed).rules;
    });
}

bool StageCards::leaves_dice_room(const Row& row, float w) const {
    float before = 0;
    float from = w;
    float to = 0;
    float behind = w;
    for (const Placed& each : row.groups) {
        const float right = each.x + width(lettered(each.type), each.group, each.laid);
        switch (each.group.role) {
            case scene::Role::played: before = std::max(before, right); break;
            case scene::Role::faced:
                from = std::min(from, each.x);
                to = std::max(to, right);
                break;
            default: behind = std::min(behind, each.x);
        }
    }
    const float room = setting_.ruler.em * kDiceRoom;
    return has_faced() && from - before >= room && behind - to >= room;
}

std::optional<StageCards::Row> StageCards::broad(float w, float h) const {
    const auto is_across = [this](const Group& group) { return group.grand || is_lone_offer(group); };
    if (std::any_of(groups_.begin(), groups_.end(), is_across)) return std::nullopt;
    for (const float type : {1.18F, 1.0F}) {
        const float em = lettered(type).em;
        for (float high = h; high >= h * 0.85F; high -= em * 0.4F)
            for (const Breadth breadth : {Breadth::roomy, Breadth::broad})
                if (auto found = row(type, high, true, w, h, Which::all, breadth);
                    found && (breadth != Breadth::roomy || leaves_dice_room(*found, w)))
                    return found;
    }
    return std::nullopt;
}

std::optional<StageCards::Row> StageCards::all_whole(float w, float h, Which which, float least) const {
    for (const float type : kTypes)  // smaller type before fewer words
        if (type >= least)
            if (auto found = largest(type, true, w, h, which)) return found;
    return std::nullopt;
}

std::optional<Block> StageCards::whole(float w, float h, Which which, float least) const {
    const std::optional<Row> found = all_whole(w, h, which, least);
    return found ? std::optional(made(*found)) : std::nullopt;
}

std::optional<StageCards::Row> StageCards::anew(float w, float h) const {
    if (auto found = broad(w, h)) return found;
    if (auto found = all_whole(w, h, Which::all, 0)) return found;
    return largest(1, false, w, h, Which::all);
}

Block StageCards::any(float w, float h) const {
    if (const auto found = anew(w, h)) return made(*found);
    Block block = plates(w);
    for (float side = setting_.ruler.em * 3; block.h > h && side >= 8; side *= 0.85F)
        block = flat(std::floor(side), w, false);
    return block.h <= h ? std::move(block) : Block();
}

Block StageCards::in_lines(float w, float apart, Which which,
                           const std::function<Piece(const Heap&)>& shape) const {
    Block all;
    Flow flow(w, 0, apart, apart / 1.4F);
    for (const Group& group : groups_) {
        if (!is_among(which, group)) continue;
        for (std::size_t i = 0; i < group.cards.size(); ++i) {
            Piece piece = shape(group.cards[i]);
            const auto [x, y] = flow.next(piece.box.w, piece.box.h);
            put(group, i, all, std::move(piece), x, y);
        }
    }
    return all;
}

Piece StageCards::plate_of(const Heap& heap, float most) const {
    Piece piece = plate(setting_.ruler, *heap.shown, most);
    if (heap.size > 1) window::heap(setting_.ruler, piece, heap.size);
    return piece;
}

Block StageCards::plates(float w, Which which) const {
    const Ruler& ruler = setting_.ruler;
    return in_lines(w, ruler.gap() * 1.4F, which,
                    [&](const Heap& heap) { return plate_of(heap, std::min(w, ruler.em * 14)); });
}

Block StageCards::slips(float w) const {
    return in_lines(w, setting_.ruler.gap(), Which::all,
                    [&](const Heap& heap) { return slip(setting_.ruler, *heap.shown, heap.size); });
}

Block StageCards::names(float w) const {
    std::vector<std::pair<const scene::Zone*, int>> zones;
    for (const Group& group : groups_)
        for (const scene::Zone* zone : group.of)
            zones.emplace_back(zone, zone->size);
    return zone_labels(setting_.ruler, zones, w);
}

Block StageCards::tokens(float w) const { return flat(std::round(setting_.ruler.em * 1.8F), w, true); }

/// `named`: what is offered is a name that opens it.
Block StageCards::flat(float side, float w, bool named) const {
    const Ruler& ruler = setting_.ruler;
    Block block;
    Flow flow(w, 0, ruler.gap(), ruler.gap());
    for (const Group& group : groups_) {
        if (named && group.zone != nullptr) {
            Block label = zone_label(ruler, *group.zone, group.zone->size);
            const auto [x, y] = flow.next(label.w, label.h);
            block.take(std::move(label), x, y);
            continue;
        }
        for (std::size_t i = 0; i < group.cards.size(); ++i) {
            Piece piece = token(ruler, *group.cards[i].shown, side, group.cards[i].size);
            const auto [x, y] = flow.next(piece.box.w, piece.box.h);
            put(group, i, block, std::move(piece), x, y);
        }
    }
    return block;
}

}  // namespace tankard::window
