#include "text/drawings.h"
#include "window/pages/markers.h"
#include "window/pages/places.h"
#include "window/pages/portrait.h"
#include "window/pages/track_pieces.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::size_t kMostColumns = 4;  ///< of numbers side by side
constexpr float kLeastPortrait = 0.24F;  ///< of the plaque's breadth
constexpr float kMostHigh = 1.5F;        ///< of a portrait's breadth
constexpr float kCramped = 0.32F;        ///< the same below name and life
constexpr float kSliver = 1.9F;          ///< of a portrait's breadth: a higher one is but a sliver
constexpr float kMostHome = 0.61F;       ///< of the plaque's breadth: one's own board
constexpr float kLeastHome = 1.1F;       ///< ems: the side of its squares
constexpr float kMedallion = 2.7F;       ///< ems: the portrait beside it
constexpr float kSmallMedallion = 1.9F;  ///< below the name
constexpr float kLeastSigns = 0.88F;     ///< of the body's letters: of numbers without words
constexpr float kForKey = 1.4F;          ///< ems between a seal that can be pressed and its name
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

class Plaque {
 public:
    Plaque(const Setting& setting, const Rect& box)
        : setting_(setting),
          ruler_(setting.ruler),
          seat_(*setting.below),
          self_(self_of(*setting.below)),
          home_(setting.offering.home(setting.below)),
          own_(setting.offering.about_self()),
          w_(box.w),
          h_(box.h),
          pad_(std::round(setting.ruler.pad() * 1.3F)) {}

    Block block() {
        if (home_ != nullptr)
            if (std::optional<Block> all = housed()) return std::move(*all);
        if (is_poster()) return poster();
        // As large as everything has room for, with words rather than without.
        std::optional<Share> best;
        float most = -1;
        for (const Share& share : shares()) {
            const float worth = std::min(share.digits, 1.35F) * 1.5F + std::min(share.wide / w_, 0.44F) +
                                (share.worded ? 2.0F : 0.0F) -
                                (share.headed                        ? 0.6F
                                 : share.high > share.wide * kSliver ? 1.2F
                                                                     : 0.0F);
            if (worth <= most || !laid(share)) continue;
            most = worth;
            best = share;
        }
        laid(best.value_or(cramped()));
        spread();
        return all();
    }

 private:
    /// Where there is little height, or much to say, all stands beside a portrait of the plaque's height.
    bool is_beside() const { return is_small() || self_ != nullptr; }
    bool is_small() const { return h_ < ruler_.em * 10; }
    /// Of whom next to nothing is told.
    bool is_poster() const { return self_ == nullptr && foot() <= 0 && !is_small(); }

    /// Where nothing has room for all. Name and life over all of it leave no sliver of a portrait.
    Share cramped() const {
        const bool headed = is_small() && has_life() && self_ == nullptr;
        const float wide = std::round(w_ * (headed ? kCramped : kLeastPortrait));
        return {wide, is_beside() ? h_ - 2 * pad_ : wide, 1, false, is_beside(), headed};
    }
    /// In the order in which they are tried: where the plaque is low the portrait has all its height, and all
    /// else stands beside it, unless that leaves but a sliver of it.
    std::vector<Share> shares() const {
        std::vector<Share> all;
        const float high = h_ - 2 * pad_;
        const float most = self_ != nullptr ? kSelfPortrait : is_small() ? 0.46F : 0.52F;
        for (const auto& [beside, headed] : {std::pair{true, false}, {true, true}, {false, false}}) {
            if ((beside && !is_beside()) || (headed && (!has_life() || !is_small()))) continue;
            for (const bool worded : {true, false})
                for (const float digits : {1.6F, 1.35F, 1.15F, 1.0F})
                    for (float part = most; part >= kLeastPortrait; part -= 0.02F) {
                        const float wide = std::round(w_ * part);
                        const float room = beside ? high : high - foot();
                        if (beside || wide <= room)
                            all.push_back({wide, beside ? high : std::min(room, wide * kMostHigh), digits,
                                           worded, beside, headed});
                    }
        }
        return all;
    }

    /// An empty plaque.
    void clear() {
        piece_ = {};
        portrait_ = {};
        marks_ = tracks_ = seals_ = {};
        tracked_.clear();
        groups_.clear();
        complete_ = true;
        piece_.box = {0, 0, w_, h_};
        piece_.shapes.push_back({piece_.box, Look::focus, seat_.active ? "gold" : ""});
        end_ = h_ - pad_;
        top_ = pad_ * 0.7F;
    }

    /// Whether all has room. What stands there afterwards is what fits, from the top.
    bool laid(const Share& share) {
        clear();
        beside_ = share.beside;
        headed_ = share.headed;
        Rect box{pad_, pad_, share.wide, share.high};
        if (headed_) box = below_head(box);
        portrait(box);
        left_ = headed_ ? pad_ : box.right() + pad_ * 0.9F;
        name();
        life();
        left_ = box.right() + pad_ * 0.9F;
        tracks(box.bottom());
        numbers(share, box.bottom());
        if (!beside_) y_ = std::max(y_, box.bottom() + ruler_.pad() * 0.5F);
        if (self_ != nullptr) {
            if (!beside_) left_ = pad_;
            deeds();
        }
        piles();
        seals();
        return complete_;
    }

    /// What name and life leave of it, if they stand above it.
    Rect below_head(const Rect& box) {
        const Piece before = piece_;
        left_ = pad_;
        name();
        life();
        piece_ = before;
        groups_.clear();
        return {box.x, y_, box.w, box.bottom() - y_};
    }

    /// From here on it may stand lower, if there is room.
    void begin_group() { groups_.emplace_back(piece_.shapes.size(), piece_.texts.size()); }

    /// What stands beside a portrait has the plaque's height, if nothing stands below: what is left of it
    /// lies between.
    void spread() {
        if (headed_ || (!beside_ && !sealed().empty()) || groups_.empty()) return;
        const float free = end_ - y_;
        if (free <= 1) return;
        const float each = std::min(free / static_cast<float>(groups_.size() + 1), ruler_.em * 0.9F);
        for (std::size_t group = 0; group < groups_.size(); ++group) {
            const float down = std::floor(each * static_cast<float>(group + 1));
            const auto [shape, text] = groups_[group];
            const bool last = group + 1 == groups_.size();
            const std::size_t shapes = last ? piece_.shapes.size() : groups_[group + 1].first;
            const std::size_t texts = last ? piece_.texts.size() : groups_[group + 1].second;
            for (std::size_t i = shape; i < shapes; ++i)
                piece_.shapes[i].box.y += down;
            for (std::size_t i = text; i < texts; ++i)
                piece_.texts[i].box.y += down;
        }
    }

    Block all() {
        Block block;
        piece_.thing = self_ != nullptr ? index(self_->id) + 1 : 0;
        if (self_ != nullptr)
            setting_.offering.put(block, std::move(piece_), self_->id, 0, 0);
        else
            block.take(std::move(piece_), 0, 0);
        if (own_) {
            portrait_.thing = kChoiceThing + *own_;
            setting_.offering.put(block, std::move(portrait_), setting_.view.asked()->choices[*own_].object,
                                  0, 0);
        }
        block.take(std::move(marks_), 0, 0);
        block.take(std::move(tracks_), 0, 0);
        block.take(std::move(seals_), 0, 0);
        return block;
    }

    /// One's own board in all the plaque's height, at the right; beside it the portrait as a medallion with
    /// the name, and below these all else. Nothing if its squares would be too small.
    std::optional<Block> housed() {
        const Part part = whole(*home_);
        float side = std::floor(h_ / static_cast<float>(part.rows));
        const auto fits = [&] {
            const auto [wide, high] = board_size(ruler_, part, side);
            return wide <= w_ * kMostHome && high <= h_ - pad_ * 1.4F;
        };
        while (side >= ruler_.em * kLeastHome && !fits())
            --side;
        if (side < ruler_.em * kLeastHome) return std::nullopt;
        const Offers offers = setting_.offering.offers();
        Block board = board_block(ruler_, *home_, part, offers, side, setting_.view.turnings);
        clear();
        beside_ = true;
        headed_ = false;
        const float all = std::exchange(w_, w_ - board.w - pad_);  // what is left for all else
        const float named = ruler_.type.width(seat_.player, Typeface::bold, ruler_.body());
        const float large = std::round(ruler_.em * kMedallion);
        const bool beside = pad_ + large + ruler_.pad() * 1.4F + named <= crown_from();
        const float medal = beside ? large : std::round(ruler_.em * kSmallMedallion);
        left_ = beside ? pad_ + medal + ruler_.pad() * 1.4F : pad_;
        if (beside) top_ = pad_ + std::round((medal - Type::line(ruler_.large())) / 2);
        name();
        left_ = pad_;
        const float top = beside ? pad_ : y_;
        const float below = top + medal + ruler_.pad() * (beside ? 1.0F : 0.4F);
        if (beside || below + least_numbers() + seals_room() <= end_) {
            medallion({pad_, top, medal, medal});
            y_ = below;
        }
        life();
        signs();
        piles();
        seals();
        w_ = all;
        Block block = this->all();
        const float x = w_ - pad_ * 0.7F - board.w;
        const float y = std::floor((h_ - board.h) / 2);
        block.take(std::move(board), x, y);
        return block;
    }

    /// The portrait in a disc, with what stands for them on the boards.
    void medallion(const Rect& box) {
        piece_.shapes.push_back({box, Look::seal, hue_of(seat_)});
        scene::Face face;
        face.picture = seat_.picture;
        face.icon = "♞";
        const std::string_view figure = figure_of(ruler_, face);
        const float letter = seat_.lettered ? std::round(box.w * 0.46F) : 0;
        const auto size = static_cast<unsigned>(box.w * (letter > 0 ? 0.52F : 0.58F));
        const float wide = ruler_.type.width(figure, Typeface::icon, size);
        piece_.texts.push_back(line_of(ruler_, figure, Typeface::icon, size,
                                       seat_.out.empty() ? Ink::figure : Ink::ghost,
                                       box.x + (box.w - letter * 0.6F - wide) / 2,
                                       box.y + (box.h - letter * 0.4F - Type::line(size)) / 2, wide));
        if (!seat_.out.empty()) marks_.take(fallen(ruler_, seat_.out, box.w, box.h), box.x, box.y);
        if (letter <= 0) return;
        marks_.take(marker(ruler_, seat_.id, initial(seat_.player), "", letter, letter),
                    box.right() - letter * 0.8F, box.bottom() - letter * 0.8F);
    }

    /// The numbers below each other in as many columns as have room, each with its sign; their words are told
    /// where they are looked at.
    void signs() {
        std::vector<scene::Badge> all = seat_.counters;
        if (has_life()) all.erase(all.begin());
        if (all.empty()) return;
        for (const scene::Badge& badge : all)
            piece_.hint += fmt::format("{}{} {}", piece_.hint.empty() ? "" : "\n", badge.label, badge.value);
        for (const float scale : {1.25F, 1.1F, 1.0F, kLeastSigns}) {
            const auto size = static_cast<unsigned>(static_cast<float>(ruler_.body()) * scale);
            float widest = 1;
            for (const scene::Badge& badge : all)
                widest = std::max(widest, ruler_.type.width(shown(ruler_.type, badge), Typeface::bold, size));
            const auto room = static_cast<std::size_t>(inside() / (widest + ruler_.em * 0.3F));
            const std::size_t columns = std::clamp<std::size_t>(room, 1, 2);
            const std::size_t rows = (all.size() + columns - 1) / columns;
            const float line = Type::line(size);
            if (y_ + line * static_cast<float>(rows) > end_ - seals_room()) continue;
            const float each = std::floor(inside() / static_cast<float>(columns));
            for (std::size_t i = 0; i < all.size(); ++i) {
                const std::size_t row = i / columns;
                piece_.texts.push_back(line_of(ruler_, shown(ruler_.type, all[i]), Typeface::bold, size,
                                               Ink::text, left_ + each * static_cast<float>(i % columns),
                                               y_ + line * static_cast<float>(row)));
            }
            y_ += line * static_cast<float>(rows);
            return;
        }
        y_ = badges(ruler_, piece_, all, ruler_.small(), Ink::text, {left_, y_, inside(), end_ - y_}, false);
    }
    /// What they need at least, two in a line.
    float least_numbers() const {
        const std::size_t lines = (seat_.counters.size() + 1) / 2;
        return static_cast<float>(lines) *
               Type::line(static_cast<unsigned>(static_cast<float>(ruler_.body()) * kLeastSigns));
    }
    /// What seals need at least below the numbers.
    float seals_room() const { return sealed().empty() ? 0 : ruler_.em * 1.9F; }

    /// Of whom little is told: the portrait in all its breadth, and the words below it.
    Block poster() {
        piece_.box = {0, 0, w_, h_};
        piece_.shapes.push_back({piece_.box, Look::focus, seat_.active ? "gold" : ""});
        end_ = h_ - pad_;
        const float small = Type::line(ruler_.small());
        float words = Type::line(ruler_.large()) + small;
        if (has_life()) words += std::round(ruler_.em * 1.65F) + ruler_.pad();
        if (seat_.counters.size() > (has_life() ? 1U : 0U)) words += Type::line(ruler_.body()) + small;
        const Rect box{pad_, pad_, w_ - 2 * pad_, std::floor(h_ - 2 * pad_ - words)};
        portrait(box);
        left_ = pad_;
        top_ = box.bottom() + ruler_.pad() * 0.3F;
        name();
        life();
        numbers({.digits = 1.15F}, end_);
        return all();
    }

    /// What may stand below the portrait, whatever stands there now.
    float foot() const {
        const auto any = [this](const auto& fits) {
            return std::any_of(seat_.zones.begin(), seat_.zones.end(), fits);
        };
        float high = 0;
        if (any([](const scene::Zone& zone) { return zone.pile; })) high += Type::line(ruler_.small());
        if (any([](const scene::Zone& zone) {
                return !zone.pile && zone.role != scene::Role::hand && zone.role != scene::Role::front &&
                       zone.role != scene::Role::self;
            }))
            high += ruler_.em * 2.7F;
        for (std::size_t i = 0; i < seat_.tracks.size(); ++i)
            high += own_track_height(ruler_) + ruler_.pad() * 0.4F;
        return high > 0 ? high + ruler_.pad() : 0;
    }
    float inside() const { return w_ - left_ - pad_; }
    bool has_life() const { return !seat_.counters.empty() && seat_.counters.front().most > 0; }

    void portrait(const Rect& box) {
        const bool known = !seat_.picture.empty();
        const bool low = has_life() && is_low(seat_.counters.front());
        picture(ruler_, piece_, seat_.picture, known ? "♞" : "", low ? "blood" : hue_of(seat_),
                seat_.out.empty() ? box : above_fallen(ruler_, box));
        if (!seat_.out.empty()) {
            for (Text& figure : piece_.texts)
                figure.ink = Ink::ghost;
            marks_.take(fallen(ruler_, seat_.out, box.w, box.h), box.x, box.y);
        } else if (has_life()) {
            portrait_wounds(piece_, seat_.counters.front(), number_of(seat_.id) + 1, box, Form::tile);
        }
        if (own_) lift_portrait(box);
        if (!seat_.lettered) return;
        const float high = std::min(box.w, box.h);
        const float side =
            std::round(known ? std::clamp(ruler_.em * 1.8F, high * 0.3F, high * 0.4F) : high * 0.6F);
        Rect at{box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side};
        if (known) {  // the portrait makes room for it
            at = {box.right() - side * 1.1F, box.bottom() - side * 1.1F, side, side};
            const float share = 1 - side / high * 0.8F;
            for (Text& figure : piece_.texts) {
                figure.size = static_cast<unsigned>(static_cast<float>(figure.size) * share);
                figure.box = {box.x + (figure.box.x - box.x) * share, box.y + (figure.box.y - box.y) * share,
                              figure.box.w * share, figure.box.h * share};
            }
        }
        marks_.take(marker(ruler_, seat_.id, initial(seat_.player), "", side, side), at.x, at.y);
    }

    /// What one can do oneself is pressed on the portrait, which is a thing of its own then.
    void lift_portrait(const Rect& box) {
        const auto shape = std::find_if(piece_.shapes.begin(), piece_.shapes.end(),
                                        [](const Figure& each) { return each.look == Look::scene; });
        portrait_.box = box;
        portrait_.shapes.assign(shape, piece_.shapes.end());
        portrait_.texts = std::exchange(piece_.texts, {});
        piece_.shapes.erase(shape, piece_.shapes.end());
    }

    unsigned crown_letters() const { return static_cast<unsigned>(ruler_.em * (!is_small() ? 1.25F : 0.9F)); }
    float crown_width() const {
        return ruler_.type.width(ruler_.type.sign(crown_), Typeface::icon, crown_letters());
    }
    /// Where a crown begins, if there is one, and names end.
    float crown_from() const { return w_ - pad_ - (seat_.leads ? crown_width() + ruler_.pad() : 0); }
    /// Who goes first wears it at the right end of the name's line; returns where it begins.
    float crown() {
        if (!seat_.leads) return crown_from();
        const unsigned size = crown_letters();
        const std::string_view glyph = ruler_.type.sign(crown_);
        const float wide = crown_width();
        const float x = w_ - pad_ - wide;
        piece_.texts.push_back(line_of(ruler_, glyph, Typeface::icon, size, Ink::gold, x,
                                       top_ + (Type::line(ruler_.large()) - Type::line(size)) / 2, wide));
        return crown_from();
    }

    void name() {
        y_ = top_;
        const float right = crown();
        const unsigned most = !is_small() ? ruler_.large() : ruler_.body();
        unsigned large = most;
        while (large > ruler_.small() &&
               ruler_.type.width(seat_.player, Typeface::bold, large) > right - left_)
            --large;
        piece_.texts.push_back(line_of(ruler_,
                                       ruler_.type.fit(seat_.player, Typeface::bold, large, right - left_),
                                       Typeface::bold, large, Ink::text, left_, y_));
        const float x = piece_.texts.back().box.right() + ruler_.em * 0.45F;
        y_ += Type::line(most);
        if (seat_.hero.empty()) return;
        for (const unsigned size : {ruler_.body(), ruler_.small()}) {
            if (x + ruler_.type.width(seat_.hero, Typeface::regular, size) > right) continue;
            piece_.texts.push_back(line_of(ruler_, seat_.hero, Typeface::regular, size, Ink::faint, x,
                                           top_ + Type::baseline(large) - Type::baseline(size)));
            return;
        }
        if (!is_small()) {
            piece_.texts.push_back(
                line_of(ruler_, ruler_.type.fit(seat_.hero, Typeface::regular, ruler_.small(), inside()),
                        Typeface::regular, ruler_.small(), Ink::faint, left_, y_ - ruler_.pad() * 0.3F));
            y_ += Type::line(ruler_.small()) - ruler_.pad() * 0.3F;
        }
    }

    /// A bar that can be read across a room.
    void life() {
        if (!has_life()) return;
        begin_group();
        const scene::Badge& life = seat_.counters.front();
        const float high = std::round(ruler_.em * (is_small() ? 1.35F : 1.65F));
        const Rect groove{left_, std::round(y_ + ruler_.pad() * 0.3F), inside(), high};
        life_bar(ruler_, piece_, life, static_cast<unsigned>(ruler_.em * (is_small() ? 1.08F : 1.25F)),
                 groove);
        y_ = groove.bottom() + ruler_.pad() * 0.5F;
    }

    /// Along the lower edge, if numbers, seals and piles still have room above; what stands there is no
    /// number any more.
    void tracks(float under) {
        const float high = own_track_height(ruler_) + ruler_.pad() * 0.4F;
        const float above =
            Type::line(ruler_.small()) + ruler_.pad() + (sealed().empty() ? 0 : ruler_.em * 1.7F);
        for (const scene::Track& track : seat_.tracks) {
            if (end_ - high - above < std::max(beside_ ? 0 : under, y_ + Type::line(ruler_.body()))) {
                complete_ = false;
                return;
            }
            end_ -= high;
            tracks_.take(own_track(ruler_, track, seat_.id, w_ - at() - pad_), at(), std::round(end_));
            tracked_.push_back(&track);
        }
    }
    bool is_tracked(Name counter) const {
        return std::any_of(tracked_.begin(), tracked_.end(), [counter](const scene::Track* track) {
            return track->counter == counter || track->by == counter;
        });
    }

    /// In columns, each with its word below; those that have no room in lines, with their signs.
    void numbers(const Share& share, float under) {
        std::vector<scene::Badge> all = seat_.counters;
        if (has_life()) all.erase(all.begin());
        std::erase_if(all, [this](const scene::Badge& badge) { return is_tracked(badge.name); });
        if (all.empty()) return;
        begin_group();
        const float low = beside_ ? end_ : std::max(under, h_ - pad_ - foot());
        if (share.worded) {
            const auto digits = static_cast<unsigned>(static_cast<float>(ruler_.body()) * share.digits);
            const float row = Type::line(digits) * 0.94F + Type::line(ruler_.small());
            const std::size_t columns = columns_for(all, digits);
            if (columns > 0) {
                const std::size_t rows = (all.size() + columns - 1) / columns;
                if (y_ + row * static_cast<float>(rows) <= low + 0.5F) return grid(all, digits, rows, row);
            }
            complete_ = false;
        }
        const float y = y_;
        Piece probe;
        const Rect box{left_, y, inside(), 10'000};
        y_ = badges(ruler_, probe, all, ruler_.body(), Ink::text, box, false, Typeface::bold);
        if (y_ > low + 0.5F) {
            complete_ = false;
            y_ =
                badges(ruler_, piece_, all, ruler_.small(), Ink::text, {left_, y, inside(), end_ - y}, false);
            return;
        }
        badges(ruler_, piece_, all, ruler_.body(), Ink::text, box, false, Typeface::bold);
    }

    static std::string shown(const Type& type, const scene::Badge& badge) {
        const bool bare = badge.icon.empty();
        return fmt::format("{}{}{}", type.sign(badge.icon), bare ? "" : "\u00a0", badge.value);
    }

    /// As many side by side as their words have room for; 0: they have none.
    std::size_t columns_for(const std::vector<scene::Badge>& all, unsigned digits) const {
        float widest = 1;
        for (const scene::Badge& badge : all)
            widest = std::max({widest, ruler_.type.width(shown(ruler_.type, badge), Typeface::bold, digits),
                               ruler_.type.width(badge.label, Typeface::regular, ruler_.small())});
        const auto room = static_cast<std::size_t>(inside() / (widest + ruler_.em * 0.35F));
        return std::min({room, kMostColumns, all.size()});
    }

    /// In rows of as many each.
    void grid(const std::vector<scene::Badge>& all, unsigned digits, std::size_t rows, float row) {
        const std::size_t columns = (all.size() + rows - 1) / rows;
        const float each = std::floor(inside() / static_cast<float>(columns)) - 1;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const float x = std::round(left_ + (each + 1) * static_cast<float>(i % columns));
            const std::size_t line = i / columns;
            const float y = y_ + row * static_cast<float>(line);
            piece_.texts.push_back(line_of(ruler_, shown(ruler_.type, all[i]), Typeface::bold, digits,
                                           Ink::text, x, y, each, Align::centre));
            piece_.texts.back().tint = all[i].tint;
            piece_.texts.push_back(line_of(ruler_, all[i].label, Typeface::regular, ruler_.small(),
                                           Ink::faint, x, y + Type::line(digits) * 0.94F, each,
                                           Align::centre));
        }
        y_ += row * static_cast<float>(rows);
    }

    /// What the hero can do, as a card would say it: numbers with their words, and the rule.
    void deeds() {
        std::vector<scene::Badge> facts = self_->face.badges;
        std::erase_if(facts, [this](const scene::Badge& fact) {
            return has_life() && fact.icon == seat_.counters.front().icon;  // the bar says it
        });
        begin_group();
        const float room = end_ - y_;
        for (const bool named : {true, false})
            for (const unsigned size :
                 {static_cast<unsigned>(ruler_.em * 1.2F), ruler_.body(), ruler_.small()}) {
                const auto lines =
                    ruler_.type.wrap(self_->face.rule, Typeface::regular, size, inside()).size();
                const float rule = static_cast<float>(lines) * Type::line(size);
                Piece probe;
                const float high =
                    pills(ruler_, probe, facts, size, {0, 0, inside(), 10'000}, named) + ruler_.pad() * 0.3F;
                if (high + rule > room) continue;
                y_ = pills(ruler_, piece_, facts, size, {left_, y_, inside(), room}, named) +
                     ruler_.pad() * 0.3F;
                begin_group();
                y_ = paragraph(ruler_, piece_, self_->face.rule, Typeface::regular, size, Ink::text,
                               {left_, y_, inside(), end_ - y_});
                return;
            }
        complete_ = false;
        y_ = pills(ruler_, piece_, facts, ruler_.small(), {left_, y_, inside(), room});
    }

    /// Where the last lines begin: where all stands beside the portrait there, else below it.
    float at() const { return beside_ ? left_ : pad_; }

    /// How many cards lie where, in the last line.
    void piles() {
        std::string words;
        for (const scene::Zone& zone : seat_.zones)
            if (zone.pile && zone.size > 0)
                words += fmt::format("{}{} {}", words.empty() ? "" : " · ", zone.label, zone.size);
        if (words.empty()) return;
        const float wide = w_ - at() - pad_;
        const float line = Type::line(ruler_.small());
        const auto lines = ruler_.type.wrap(words, Typeface::regular, ruler_.small(), wide).size();
        const auto room = static_cast<std::size_t>(std::max(0.0F, (end_ - y_) / line));
        complete_ = complete_ && lines <= room;
        if (room == 0) return;
        const float y = end_ - line * static_cast<float>(std::min(lines, room));
        seals_.take(worded(words, {at(), y, wide, end_ - y}), 0, 0);
        end_ = y - ruler_.pad() * 0.4F;
    }

    /// What is on somebody: effects and skills; and what lies before somebody whose turn it is not.
    std::vector<const scene::Zone*> sealed() const {
        std::vector<const scene::Zone*> shown;
        for (const scene::Zone& zone : seat_.zones) {
            const bool stage = zone.role == scene::Role::faced || zone.role == scene::Role::played ||
                               zone.role == scene::Role::offered;
            if (zone.pile || !zone.seen || zone.size == 0) continue;
            if (zone.role == scene::Role::plaque || (stage && !is_on_stage(setting_, &seat_, zone)))
                shown.push_back(&zone);
        }
        return shown;
    }
    void seals() {
        const std::vector<const scene::Zone*> shown = sealed();
        if (shown.empty()) return;
        const float room = end_ - y_;
        const float wide = w_ - at() - pad_;
        const float side = std::floor(std::min(ruler_.em * 2.7F, room / 1.25F));
        complete_ = complete_ && side >= ruler_.em * 1.9F;
        if (room < ruler_.em * 1.2F) return;
        Block all = tokens(setting_, shown, wide, side, std::min(side, ruler_.em * 1.4F));
        const bool keyed = std::any_of(shown.begin(), shown.end(), [this](const scene::Zone* zone) {
            return setting_.offering.needs(*zone);
        });
        const float names_x = at() + all.w + ruler_.pad() + (keyed ? ruler_.em * kForKey : 0);
        if (all.w <= 0 || all.w > wide + 0.5F) return;
        const float y = beside_ ? end_ - all.h : y_ + std::max(0.0F, (room - all.h) / 2);
        const float high = all.h;
        seals_.take(std::move(all), at(), y);
        if (beside_) end_ = y - ruler_.pad() * 0.4F;
        std::string names;
        for (const scene::Zone* zone : shown)
            for (const scene::Card& card : zone->cards)
                names += (names.empty() ? "" : " · ") + card.face.name;
        const float left = w_ - pad_ - names_x;
        if (left < ruler_.em * 4) return;
        const auto lines = ruler_.type.wrap(names, Typeface::regular, ruler_.small(), left).size();
        const float needs = static_cast<float>(lines) * Type::line(ruler_.small());
        if (needs > high + 1) return;
        const float from = y + (high - needs) / 2;
        seals_.take(worded(names, {names_x, from, left, needs}), 0, 0);
    }
    Piece worded(const std::string& words, const Rect& box) const {
        Piece piece;
        piece.box = {box.x, std::floor(box.y), box.w, std::floor(box.h)};
        paragraph(ruler_, piece, words, Typeface::regular, ruler_.small(), Ink::faint,
                  {box.x, piece.box.y, box.w, box.h + 1});
        return piece;
    }

    const Setting& setting_;
    const Ruler& ruler_;
    const scene::Seat& seat_;
    const scene::Card* self_;         ///< the hero's card, whose numbers and rule stand here; null: nowhere
    const scene::Board* home_;        ///< that stands here now; null: none
    std::optional<std::size_t> own_;  ///< what is answered by pressing the portrait
    float w_;
    float h_;
    float pad_;
    const std::string crown_ = text::read_figures("queen-crown ♛").letters;
    float left_ = 0;
    float top_ = 0;
    float y_ = 0;
    float end_ = 0;
    Piece piece_;
    Piece portrait_;  ///< where it can be pressed
    Block seals_;
    Block marks_;  ///< on the portrait
    Block tracks_;
    std::vector<const scene::Track*> tracked_;  ///< that had room
    /// Where what may stand lower begins: how many shapes and texts were before it.
    std::vector<std::pair<std::size_t, std::size_t>> groups_;
    bool beside_ = false;    ///< all stands beside the portrait
    bool headed_ = false;    ///< … below name and life
    bool complete_ = false;  ///< nothing had to be left out
};

}  // namespace

void add_plaque(const Setting& setting, const Rect& box, Page& page) {
    if (setting.below == nullptr) return;
    place(Plaque(setting, box).block(), box, page);
    remember(page, setting.below->id, {box.x, box.y, box.w * 0.42F, box.h * 0.56F});
}

}  // namespace tankard::window
