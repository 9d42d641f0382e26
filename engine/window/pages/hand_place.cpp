#include "scene/brief.h"
#include "window/pages/broad_card.h"
#include "window/pages/card_anatomy.h"
#include "window/pages/card_heap.h"
#include "window/pages/card_picture.h"
#include "window/pages/figure_plates.h"
#include "window/pages/grounds.h"
#include "window/pages/hand_folds.h"
#include "window/pages/loose_cards.h"
#include "window/pages/places.h"
#include "window/pages/sockets.h"
#include "window/pages/whole_card.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kMostTurn = 3.2F;                 ///< degrees of the outermost cards of a fan
constexpr float kSmallestAcross = 0.78F;          ///< of its usual type, on a card that lies across
constexpr float kPile = 9;                        ///< ems: how high a pile's cards are, at most …
constexpr float kLeastPile = 5;                   ///< … and at least
constexpr int kMostUnder = 3;                     ///< cards of a pile that are seen below its topmost
constexpr float kSunk = 0.5F;                     ///< ems: what cannot be chosen lies lower
constexpr float kDimmed = 1.8F;                   ///< and is so much darker than who stands back on the stage
constexpr float kNarrow = 2.2F;                   ///< ems: so much of a covered card says what it is
constexpr float kWellSeen = 6.4F;                 ///< ems: so much of a covered card is enough
constexpr std::size_t kMostBrief = 5;             ///< lines of what a card does that has no room for all …
constexpr std::size_t kLeastBrief = 2;            ///< … and at least
constexpr float kApart = 1.09F;                   ///< of a card's width: as far they lie apart, with room
constexpr float kMuch = 1.15F;                    ///< by how much more is worth what gives way
constexpr std::size_t kFew = 3;                   ///< cards that have room to be larger …
constexpr float kFewTypes[] = {1.3F, 1.15F, 1};   ///< … with letters of so many times the usual …
constexpr float kFewFree = 0.86F;                 ///< … as long as their words leave room for pictures
constexpr float kFewHigh = 10;                    ///< ems: so high they are at least
constexpr float kShapes[] = {0.7F, 0.8F, 0.92F};  ///< of a card's height: its width, as its words need it
constexpr float kSlimShapes[] = {0.7F, 0.65F, 0.6F};  ///< the same, so that none is covered

/// How much of a covered card is seen, and how high cards are at least that are covered so far.
struct Fold {
    float seen;
    float least;  ///< ems
};
constexpr Fold kFolds[] = {{0.94F, 12.2F}, {0.8F, 11}, {0.94F, 10}, {0.8F, 8.5F}, {0.62F, 8.5F},
                           {0.94F, 6.4F},  {0.8F, 6},  {0.62F, 6},  {0.46F, 7.2F}};

unsigned caption_letters(const Ruler& ruler) { return static_cast<unsigned>(ruler.em * 0.9F); }

/// In the middle of `box`, on a dark plate: wood is too bright for words.
Piece caption_on(const Ruler& ruler, std::string_view words, const Rect& box) {
    const unsigned size = caption_letters(ruler);
    const std::string shown = ruler.type.fit(words, Typeface::regular, size, box.w - ruler.pad());
    const float wide =
        std::min(box.w, std::ceil(ruler.type.width(shown, Typeface::regular, size)) + ruler.em);
    Piece caption;
    caption.box = {std::round(box.x + (box.w - wide) / 2), box.y, wide, box.h};
    caption.shapes.push_back({caption.box, Look::tray, ""});
    caption.texts.push_back(line_of(ruler, shown, Typeface::regular, size, Ink::light, caption.box.x,
                                    box.y + (box.h - Type::line(size)) / 2, wide, Align::centre));
    return caption;
}

class HandPlace {
 public:
    HandPlace(const Setting& setting, const Rect& box)
        : setting_(setting),
          ruler_(setting.ruler),
          card_ruler_(setting.ruler),
          whole_(box),
          box_(box),
          loose_(setting.view, setting.offering) {
        offer_what_lies_nowhere();
        for (const bool held : {false, true})
            for (const scene::Zone& zone : setting.below->zones) {
                const bool hand = zone.role == scene::Role::hand;
                if (zone.pile || zone.size == 0 || hand != held ||
                    (!hand && !lies_open(*setting.below, zone)) ||
                    is_beside_star(setting, setting.below, zone))
                    continue;
                if (zone.seen)
                    lying_.groups.push_back({&zone, setting.offering.heaps(zone), !hand, hand});
                else
                    lying_.shut.emplace_back(&zone, zone.size);
            }
        asked_ = std::any_of(groups().begin(), groups().end(), [&](const Group& group) {
            return group.zone == nullptr || setting.offering.needs(*group.zone);
        });
        const auto hands = std::count_if(groups().begin(), groups().end(), [](const Group& group) {
            return group.fan && group.zone != nullptr;
        });
        for (Group& group : lying_.groups)
            if (hands > 1) group.named = group.zone != nullptr;
        if (std::any_of(groups().begin(), groups().end(),
                        [](const Group& group) { return group.fan && group.cards.size() > 2; }))
            whole_ = {box.x + ruler_.em * 0.6F, box.y, box.w - ruler_.em * 1.2F, box.h};  // they lean
    }

    void add(Page& page) {
        const Lying all = lying_;
        if (!in_sockets(page)) arrange();
        if (crowded_) {
            at_head_ = false;
            lying_ = all;
            arrange();
        }
        std::move(laid_.pieces.begin(), laid_.pieces.end(), std::back_inserter(page.pieces));
        std::move(laid_.spots.begin(), laid_.spots.end(), std::back_inserter(page.spots));
    }

 private:
    const std::vector<Group>& groups() const { return lying_.groups; }

    void offer_what_lies_nowhere() {
        if (std::vector<Heap> heaps = loose_.heaps(false); setting_.loose == Loose::in_hand && !heaps.empty())
            lying_.groups.push_back({.cards = std::move(heaps), .fan = true});
    }

    /// What lies on the table as a place to press is no card here as well: this is where the chosen ones go.
    /// False, and nothing, if they have no room.
    bool in_sockets(Page& page) {
        if (!are_in_sockets(setting_, page)) return false;
        const Lying all = lying_;
        lay(besides(*setting_.view.asked(), all));
        std::optional<Block> laid = sockets(setting_, box_.w, box_.h - ruler_.gap());
        if (!laid) return lay(all), false;
        const float x = box_.x + std::floor((box_.w - laid->w) / 2);
        const float y = box_.y + std::floor((box_.h - laid->h) / 2);
        place(std::move(*laid), {x, y, box_.w, box_.bottom() - y}, laid_);
        if (setting_.view.ask == nullptr) return true;
        for (Spot& spot : page.spots)  // keys go to the places
            if (spot.does == Does::choose) spot.stop = true;
        auto told = std::make_shared<OnTable>();
        told->in_sockets = true;
        page.on_table = std::move(told);
        return true;
    }

    void arrange() {
        const std::vector<Lying> ways = folded(setting_.offering, lying_);
        const std::vector<Lying> fewer = thinned(setting_.offering, ways.back());
        if (groups().empty()) {
            lay(lying_);
            if (setting_.loose != Loose::elsewhere) piles();
            return;
        }
        if (rests()) return;
        if (any(ways, [this] { return cards(); })) return closer();
        const std::vector<Lying> plain{unlabelled(ways.back())};
        if (any(ways, [this] { return narrow(); }) || any(fewer, [this] { return cards() || narrow(); }) ||
            any(plain, [this] { return cards() || narrow(); }))
            return;
        for (const float type : {1.0F, 0.86F, 0.74F})
            if (any(ways, [&] { return plates(type); })) return;
        if (any(plain, [this] { return plates(0.74F); })) return;
        lay(closed(ways.front()));
    }

    /// On a table with boards there is little room below: while what lies before somebody is asked about, and
    /// nothing of what they hold, the hand rests. False, and nothing, if it does not.
    bool rests() {
        const Lying asked = about(setting_.offering, lying_);
        const auto is_fan = [](const Group& group) { return group.fan; };
        if (asked.groups.empty() && setting_.offering.star() == scene::Star::faced) {
            lay(closed(lying_));  // the fight is elsewhere
            return true;
        }
        if (!has_squares(setting_.view.scene) || asked.groups.empty() ||
            std::any_of(asked.groups.begin(), asked.groups.end(), is_fan) ||
            std::none_of(groups().begin(), groups().end(), is_fan))
            return false;
        const Lying all = lying_;
        lay(asked);
        if (cards()) return true;
        lay(all);
        return false;
    }

    /// Where much of the cards that are asked about is covered the others give way, if that shows more. They
    /// stay beside what lies nowhere, which comes and goes.
    void closer() {
        const float seen = seen_;
        const Lying asked = about(setting_.offering, lying_);
        const bool nowhere = std::any_of(groups().begin(), groups().end(),
                                         [](const Group& group) { return group.zone == nullptr; });
        if (nowhere || seen >= ruler_.em * kWellSeen || asked.groups.empty() ||
            asked.groups.size() == groups().size())
            return;
        Lying all = std::exchange(lying_, {});
        Page laid = std::exchange(laid_, {});
        const bool crowded = crowded_;
        lay(asked);
        if (cards() && seen_ > seen * kMuch) return;
        lying_ = std::move(all);
        laid_ = std::move(laid);
        crowded_ = crowded;
    }

    /// The first of them that fits.
    template <typename Fits>
    bool any(const std::vector<Lying>& ways, const Fits& fits) {
        return std::any_of(ways.begin(), ways.end(), [&](const Lying& way) {
            lay(way);
            return fits();
        });
    }

    /// Begins anew, with the labels at the foot, or in the line with the names.
    void lay(const Lying& lying) {
        lying_ = lying;
        laid_ = {};
        box_ = whole_;
        card_ruler_.em = ruler_.em;
        crowded_ = false;
        labels();
    }

    /// A card that lies alone, and is not held, lies across: its words are larger. What it does is told where
    /// all of it has room.
    bool across() {
        if (groups().size() != 1 || groups().front().cards.size() != 1 || groups().front().fan) return false;
        const Group& group = groups().front();
        if (group.zone == nullptr || group.cards.front().size > 1) return false;
        scene::Card card = *group.cards.front().shown;
        const float high = std::floor(tallest());
        for (const bool with_rule : {true, false}) {
            if (!with_rule) card.face.rule.clear();
            for (const float type : {1.0F, 0.88F, kSmallestAcross}) {
                scene::Card told = card;
                if (type <= kSmallestAcross) told.face.flavour.clear();  // in small type it cannot be read
                for (const float shape : {1.72F, 2.2F, 2.7F, 3.2F})
                    if (across(group, told, type, {0, 0, std::round(high * shape), high})) return true;
            }
        }
        return false;
    }
    bool across(const Group& group, const scene::Card& card, float type, const Rect& size) {
        Ruler ruler = ruler_;
        ruler.em *= type;
        if (size.w > box_.w || !has_room(ruler, card.face, size.w, size.h)) return false;
        const float x = box_.x + std::floor((box_.w - size.w) / 2);
        const float y = box_.bottom() - size.h;
        Block block;
        put(group, 0, block, broad_card(ruler, card, size.w, size.h), 0, 0);
        place(std::move(block), {x, y, size.w, size.h}, laid_);
        if (group.named) name(*group.zone, {x, y - caption(), size.w, caption()});
        head();
        return true;
    }

    float tallest() const { return std::min(box_.h - top(), ruler_.em * kTallestHeld); }

    /// Two or three are as broad, and their letters as large, as all that they say has room.
    bool few() {
        std::size_t all = 0;
        for (const Group& group : groups())
            all += group.cards.size();
        const float high = std::floor(tallest());
        if (all > kFew || high < ruler_.em * kFewHigh) return false;
        for (const float type : kFewTypes) {
            card_ruler_.em = ruler_.em * type;
            for (auto shape = std::rbegin(kShapes); shape != std::rend(kShapes); ++shape) {
                shape_ = *shape;
                if (width(high, kApart) <= box_.w && is_whole(high * kFewFree, std::round(high * shape_)))
                    return fan(high), true;
            }
        }
        card_ruler_.em = ruler_.em;
        return false;
    }

    bool cards() {
        if (across() || few()) return true;
        const float most = std::floor(tallest());
        const bool high_enough = most >= ruler_.em * kFolds[0].least;
        for (const float seen : {kApart, kFolds[0].seen})
            for (const float shape : kShapes) {  // wider, if all words have room then
                shape_ = shape;
                if (high_enough && is_whole(most, std::round(most * shape_)) && width(most, seen) <= box_.w)
                    return fan(most), true;
            }
        for (const float shape : kSlimShapes) {
            shape_ = shape;
            if (most >= ruler_.em * kFewHigh && is_legible(most, 1, true) && width(most, kApart) <= box_.w)
                return fan(most), true;
        }
        shape_ = kShapes[0];
        for (const bool words : {true, false})  // names whole words
            for (const Fold& fold : kFolds)
                for (float high = tallest(); high >= ruler_.em * fold.least; high -= ruler_.em * 0.3F)
                    if (is_legible(high, fold.seen, words) && width(high, fold.seen) <= box_.w)
                        return fan(high), true;
        return false;
    }

    /// Of covered cards only picture and numbers.
    bool narrow() {
        shape_ = kShapes[0];
        for (float high = tallest(); high >= ruler_.em * 6; high -= ruler_.em * 0.3F)
            if (const float w = std::round(high * shape_);
                fixed(w) + covered() * ruler_.em * kNarrow <= box_.w)
                return fan(high), true;
        return false;
    }

    /// Where nothing is held the piles lie that cards come from and go to.
    void piles() {
        std::vector<const scene::Zone*> shown;
        for (const scene::Zone& zone : setting_.below->zones)
            if (zone.pile && zone.size > 0) shown.push_back(&zone);
        const float line = Type::line(caption_letters(ruler_));
        const float high = std::floor(std::min(box_.h - line - ruler_.gap(), ruler_.em * kPile));
        const float wide = std::round(high * kShapes[0]);
        const float each = std::ceil(wide + between() * 2);
        const float all = each * static_cast<float>(shown.size());
        if (shown.empty() || high < ruler_.em * kLeastPile || all > box_.w) return;
        float x = box_.x + std::floor((box_.w - all) / 2);
        for (const scene::Zone* zone : shown) {
            Piece piece = pile(*zone, wide, high, each);
            move(piece, x, box_.bottom() - piece.box.h);
            laid_.spots.push_back(
                {piece.box, Does::open_zone, static_cast<std::int64_t>(index(zone->id)), false});
            laid_.pieces.push_back(std::move(piece));
            x += each;
        }
    }

    /// Backs of cards that lie on each other, with whose they are, and below them what and how many.
    Piece pile(const scene::Zone& zone, float w, float h, float most) const {
        Piece piece;
        const Ruler& ruler = ruler_;
        piece.box = {0, 0, most, h + ruler.gap() + Type::line(caption_letters(ruler))};
        const int under = std::min(zone.size - 1, kMostUnder);
        const float left = std::round((most - w) / 2);
        const float step = std::round(ruler.em * 0.14F);
        for (int i = under; i >= 0; --i) {
            const float aside = step * static_cast<float>(i);
            piece.shapes.push_back(
                {{left + aside, aside, w - step * kMostUnder, h - step * kMostUnder}, Look::back, ""});
        }
        scene::Face whose;
        whose.picture = setting_.below->picture;
        const std::string_view figure = figure_of(ruler, whose);
        const auto size = static_cast<unsigned>(w * 0.6F);
        const Rect top = piece.shapes.back().box;
        if (!figure.empty() && ruler.type.width(figure, Typeface::icon, size) <= top.w)
            piece.texts.push_back(line_of(ruler, figure, Typeface::icon, size, Ink::dusk, top.x,
                                          std::round(top.y + (top.h - Type::line(size)) / 2), top.w,
                                          Align::centre));
        const Piece caption = caption_on(ruler, fmt::format("{} {}", zone.label, zone.size),
                                         {0, h + ruler.gap(), most, Type::line(caption_letters(ruler))});
        piece.shapes.push_back(caption.shapes.front());
        piece.texts.push_back(caption.texts.front());
        return piece;
    }

    float caption() const {
        return std::any_of(groups().begin(), groups().end(), [](const Group& group) { return group.named; })
                   ? Type::line(caption_letters(ruler_)) + 2
                   : 0;
    }
    float top() const { return std::max(caption(), head_.h) + rise(); }
    /// The outermost cards of a fan hang lower, and so does what cannot be chosen while something else can.
    float rise() const {
        for (const Group& group : groups())
            if (group.fan && group.cards.size() > 2) return std::round(ruler_.em * (kSunk + 0.7F));
        return std::round(ruler_.em * kSunk);
    }
    float between() const { return ruler_.em * 1.4F; }

    /// How much wider a heap is than a card.
    float more(const Heap& heap) const {
        return std::round(ruler_.em * 0.85F) * static_cast<float>(seen_of(heap.size));
    }

    /// Whether all cards show all their words, hardly covered.
    bool is_whole(float high, float w) const {
        return std::all_of(groups().begin(), groups().end(), [&](const Group& group) {
            return std::all_of(group.cards.begin(), group.cards.end(), [&](const Heap& heap) {
                return card_height(card_ruler_, heap.shown->face, w, std::floor(w * kFolds[0].seen) - 2) <=
                       high;
            });
        });
    }

    /// Whether of a covered card enough is seen for its numbers, and for the words of its name.
    bool is_legible(float high, float seen, bool words) const {
        const float shown = std::floor(std::round(high * shape_) * seen);
        if (covered() > 0 && shown < ruler_.em * 3.2F) return false;
        return !words || std::all_of(groups().begin(), groups().end(), [&](const Group& group) {
            return std::all_of(group.cards.begin(), group.cards.end(), [&](const Heap& heap) {
                return &heap == &group.cards.back() ||
                       longest(heap.shown->face.name) <= shown - ruler_.em * 1.1F;
            });
        });
    }
    float longest(std::string_view name) const {
        const auto size = static_cast<unsigned>(static_cast<float>(ruler_.body()) * 0.76F);
        return ruler_.type.longest_word(name, Typeface::bold, size);
    }

    /// What no fold makes smaller: the last card of each group, and the heaps' other cards.
    float fixed(float w) const {
        float all =
            between() * static_cast<float>(groups().size() - 1) + w * static_cast<float>(groups().size());
        for (const Group& group : groups())
            for (const Heap& heap : group.cards)
                all += more(heap);
        return all;
    }
    float covered() const {
        std::size_t all = 0;
        for (const Group& group : groups())
            all += group.cards.size() - 1;
        return static_cast<float>(all);
    }

    /// Over all, if of every covered card this share is seen.
    float width(float high, float seen) const {
        const float w = std::round(high * shape_);
        return fixed(w) + covered() * std::floor(w * seen);
    }

    void fan(float high) {
        const float w = std::round(high * shape_);
        const float step =
            covered() == 0 ? w : std::floor(std::min(w * kApart, (box_.w - fixed(w)) / covered()));
        seen_ = step;
        float x = box_.x + std::floor((box_.w - fixed(w) - step * covered()) / 2);
        std::uint8_t lift = 0;
        const float y = box_.bottom() - std::floor(high) - rise();
        for (const Group& group : groups()) {
            const float from = x;
            const float seen = group.cards.size() > 1 ? std::min(w, step - 2) : w;
            const auto [cards, common] = told(group, w, std::floor(high), seen);
            for (std::size_t i = 0; i < group.cards.size(); ++i) {
                const bool last = i + 1 == group.cards.size();
                card(group, i, cards[i], {x, y, w, std::floor(high)}, last ? w : seen, common, ++lift);
                x += (last ? w : step) + more(group.cards[i]);
            }
            if (group.named) name(*group.zone, {from, y - caption(), x - from, caption()});
            x += between();
        }
        head();
    }

    /// A group's cards as they say it, and what they have in common.
    struct Told {
        std::vector<scene::Card> cards;
        Anatomy common;
    };
    /// Where not all of them have room for what they do, each says the first sentences of it, if all have
    /// room for these; raised it says the rest.
    Told told(const Group& group, float w, float h, float seen) const {
        Told all;
        const auto with = [&](std::size_t lines) {
            bool all_say = true;
            all.cards.clear();
            std::vector<const scene::Face*> faces;
            all.cards.reserve(group.cards.size());
            for (const Heap& heap : group.cards) {
                all.cards.push_back(*heap.shown);
                std::string& rule = all.cards.back().face.rule;
                if (lines > 0 && !rule.empty()) {
                    rule = in_short(rule, std::min(w, seen), lines);
                    all_say = all_say && !rule.empty();
                }
                faces.push_back(&all.cards.back().face);
            }
            all.common =
                beside_whole(card_ruler_, *faces.back(), w, h, anatomy_of(card_ruler_, faces, w, h, seen));
            return all.common.rules && all_say;
        };
        if (with(0)) return all;
        for (std::size_t lines = kMostBrief; lines >= kLeastBrief; --lines)
            if (with(lines)) return all;
        with(0);
        return all;
    }
    /// As many of its sentences as so many lines hold; nothing if that is not even the first. That there is
    /// more is seen where the card is pointed at.
    std::string in_short(const std::string& rule, float seen, std::size_t lines) const {
        const float inside = seen - 2 * std::max(6.0F, card_ruler_.pad());
        const auto fits = [&](const std::string& words) {
            return ruler_.type.wrap(words, Typeface::regular, card_ruler_.small(), inside).size() <= lines;
        };
        const std::string brief = scene::in_brief(rule, fits);
        return fits(brief) ? scene::unmarked(brief) : "";
    }

    void card(const Group& group, std::size_t i, const scene::Card& told, const Rect& box, float seen,
              const Anatomy& common, std::uint8_t lift) {
        const Heap& heap = group.cards[i];
        // Raised it lies over the others.
        const std::uint64_t thing = group.zone == nullptr ? loose_.thing(i) : index(heap.shown->id) + 1;
        const bool raised = thing == setting_.view.raised;
        if (raised) seen = box.w;
        Piece piece = raised ? whole_card(card_ruler_, *heap.shown, box.w, box.h, seen,
                                          anatomy_of(card_ruler_, {&heap.shown->face}, box.w, box.h))
                             : whole_card(card_ruler_, told, box.w, box.h, seen, common);
        if (const std::optional<int> total = setting_.offering.total(heap.shown->id))
            add_total(ruler_, *total, seen, piece);
        if (heap.size > 1) spread(ruler_, piece, heap.size, std::round(ruler_.em * 0.85F), seen);
        piece.lift = lift;
        float down = 0;
        const auto count = static_cast<float>(group.cards.size());
        if (group.fan && count > 2) {
            const float aside = (static_cast<float>(i) - (count - 1) / 2) / ((count - 1) / 2);  // -1 to 1
            piece.turn = aside * std::min(kMostTurn, 0.8F * count);
            down = std::round(ruler_.em * 0.7F * aside * aside);
        }
        Block block;
        put(group, i, block, std::move(piece), 0, 0);
        // What lies open before somebody and is no part of the question may be in force all the same.
        const bool wanted = asked_ && (group.fan || setting_.offering.needs(*group.zone));
        if (wanted && !block.pieces.front().glows) down += std::round(ruler_.em * kSunk);
        for (Piece& lying : block.pieces)
            if (wanted && !lying.glows) dim_picture(lying, kDimmed);
        place(std::move(block), {box.x, box.y + down, box.w, box_.bottom() - box.y - down}, laid_);
    }

    void put(const Group& group, std::size_t card, Block& into, Piece piece, float x, float y) const {
        if (group.zone == nullptr)
            loose_.put(setting_.offering, into, std::move(piece), card, x, y);
        else
            setting_.offering.put(into, std::move(piece), group.cards[card].shown->id, x, y);
    }

    void name(const scene::Zone& zone, const Rect& box) {
        Piece caption = caption_on(ruler_, zone.label, box);
        // As far as its cards lie, so that it is seen which they are.
        const float y = std::round(box.y + box.h / 2);
        const float clear = ruler_.gap();
        for (const auto& [from, to] :
             {std::pair{box.x, caption.box.x - clear}, {caption.box.right() + clear, box.right()}})
            if (to - from > clear)
                caption.shapes.push_back({{std::round(from), y, std::round(to - from), 1}, Look::pale});
        if (named_.w == 0) named_ = caption.box;
        laid_.pieces.push_back(std::move(caption));
    }

    /// The labels, before the first name.
    void head() {
        if (head_.pieces.empty()) return;
        crowded_ = box_.x + head_.w + ruler_.gap() > named_.x;
        if (crowded_) return;
        const float high = head_.h;
        // Over the line that says how far the named cards lie.
        place(std::exchange(head_, {}), {box_.x, named_.bottom() - high, named_.x - box_.x, high}, laid_);
    }

    bool plates(float type) {
        const Ruler ruler{ruler_.type, ruler_.words, ruler_.em * type};
        Block all;
        Flow flow(box_.w, 0, ruler.gap(), ruler.gap());
        for (const Group& group : groups())
            for (std::size_t i = 0; i < group.cards.size(); ++i) {
                Piece piece = plate(ruler, *group.cards[i].shown, box_.w);
                if (group.cards[i].size > 1) window::heap(ruler, piece, group.cards[i].size);
                const auto [x, y] = flow.next(piece.box.w, piece.box.h);
                put(group, i, all, std::move(piece), x, y);
            }
        if (all.h > box_.h || all.w > box_.w + 0.5F) return false;
        crowded_ = !head_.pieces.empty();  // there are no names on plates
        const float y = box_.bottom() - all.h;
        place(std::move(all), {box_.x, y, box_.w, box_.h}, laid_);
        return true;
    }

    /// What nobody may see, and what had no room, is a name and a number.
    void labels() {
        head_ = {};
        named_ = {};
        if (lying_.shut.empty()) return;
        Block all = zone_labels(ruler_, lying_.shut, box_.w);
        if (at_head_ && caption() > 0) {
            head_ = std::move(all);
            return;
        }
        const float high = std::min(all.h, box_.h);
        place(std::move(all), {box_.x, box_.bottom() - high, box_.w, high}, laid_);
        box_.h -= high + ruler_.gap();
    }

    const Setting& setting_;
    const Ruler& ruler_;
    Ruler card_ruler_;  ///< of the cards
    Rect whole_;        ///< the place
    Rect box_;          ///< above the labels
    float shape_ = kShapes[0];
    float seen_ = 0;        ///< of a covered card
    bool asked_ = false;    ///< some of the cards are asked about: the others are darker
    bool at_head_ = true;   ///< labels stand before the first name, if there is one …
    bool crowded_ = false;  ///< … and had no room there
    Block head_;            ///< those labels, until they are placed
    Rect named_;            ///< where the first name stands
    LooseCards loose_;
    Lying lying_;
    Page laid_;
};

}  // namespace

void add_hand(const Setting& setting, const Rect& box, Page& page) {
    if (setting.below != nullptr && box.w > 0) HandPlace(setting, box).add(page);
}

}  // namespace tankard::window
