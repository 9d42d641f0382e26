#include "text/drawings.h"
#include "window/pages/markers.h"
#include "window/pages/places.h"
#include "window/pages/portrait.h"
#include "window/pages/track_pieces.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kLargePortrait = 0.5F;  ///< of the width, where little else is told
constexpr std::size_t kBeside = 5;      ///< so many numbers have room beside a portrait

class Plaque {
 public:
    Plaque(const Setting& setting, const Rect& box)
        : setting_(setting),
          ruler_(setting.ruler),
          seat_(*setting.below),
          w_(box.w),
          h_(box.h),
          pad_(std::round(setting.ruler.pad() * 1.3F)) {}

    Block block() {
        piece_.box = {0, 0, w_, h_};
        piece_.shapes.push_back({piece_.box, Look::focus, seat_.active ? "gold" : ""});
        end_ = h_ - pad_;
        if (foot() <= 0 && !is_small()) return poster();
        const bool small = is_small();
        const float most =
            std::min({h_ * (small ? 0.36F : 0.56F), w_ * (small ? 0.32F : 0.42F), ruler_.em * 8.5F});
        const float side = std::round(std::max(most, std::min(h_ - 2 * pad_ - foot(), w_ * kLargePortrait)));
        const Rect box{pad_, pad_, side, side};
        portrait(box);
        left_ = box.right() + pad_ * 0.9F;
        top_ = pad_ * 0.7F;
        name();
        life();
        tracks(box.bottom());
        numbers(box.bottom());
        piles();
        seals();
        return all();
    }

 private:
    bool is_small() const { return h_ < ruler_.em * 10; }

    Block all() {
        Block block;
        block.take(std::move(piece_), 0, 0);
        block.take(std::move(marks_), 0, 0);
        block.take(std::move(tracks_), 0, 0);
        block.take(std::move(seals_), 0, 0);
        return block;
    }

    /// Of whom little is told: the portrait in all its breadth, and the words below it.
    Block poster() {
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
        numbers(end_);
        return all();
    }

    /// What may stand below the portrait, whatever stands there now.
    float foot() const {
        const auto any = [this](const auto& fits) {
            return std::any_of(seat_.zones.begin(), seat_.zones.end(), fits);
        };
        float high = 0;
        if (any([](const scene::Zone& zone) { return zone.pile; })) high += 2 * Type::line(ruler_.small());
        if (any([](const scene::Zone& zone) {
                return !zone.pile && zone.role != scene::Role::hand && zone.role != scene::Role::front;
            }))
            high += ruler_.em * 2.7F;
        if (seat_.counters.size() + seat_.idle.size() > kBeside) high += Type::line(ruler_.small());
        for (std::size_t i = 0; i < seat_.tracks.size(); ++i)
            high += own_track_height(ruler_) + ruler_.pad() * 0.4F;
        return high;
    }
    float inside() const { return w_ - left_ - pad_; }
    bool has_life() const { return !seat_.counters.empty() && seat_.counters.front().most > 0; }

    void portrait(const Rect& box) {
        const bool known = !seat_.picture.empty();
        const bool low = has_life() && is_low(seat_.counters.front());
        const std::string usual = seat_.active ? "gold" : "earth";
        picture(ruler_, piece_, seat_.picture, known ? "♞" : "",
                low                    ? "blood"
                : seat_.colour.empty() ? usual
                                       : seat_.colour,
                seat_.out.empty() ? box : above_fallen(ruler_, box));
        if (!seat_.out.empty()) {
            for (Text& figure : piece_.texts)
                figure.ink = Ink::ghost;
            marks_.take(fallen(ruler_, seat_.out, box.w, box.h), box.x, box.y);
        } else if (has_life()) {
            portrait_wounds(piece_, seat_.counters.front(), number_of(seat_.id) + 1, box, Form::tile);
        }
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

    /// Who goes first wears it at the right end of the name's line; returns where it begins.
    float crown() {
        if (!seat_.leads) return w_ - pad_;
        const auto size = static_cast<unsigned>(ruler_.em * (!is_small() ? 1.25F : 0.9F));
        const std::string_view glyph = ruler_.type.sign(crown_);
        const float wide = ruler_.type.width(glyph, Typeface::icon, size);
        const float x = w_ - pad_ - wide;
        piece_.texts.push_back(line_of(ruler_, glyph, Typeface::icon, size, Ink::gold, x,
                                       top_ + (Type::line(ruler_.large()) - Type::line(size)) / 2, wide));
        return x - ruler_.pad();
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
            if (x + ruler_.type.width(seat_.hero, Typeface::italic, size) > right) continue;
            piece_.texts.push_back(line_of(ruler_, seat_.hero, Typeface::italic, size, Ink::faint, x,
                                           top_ + Type::baseline(large) - Type::baseline(size)));
            return;
        }
        if (!is_small()) {
            piece_.texts.push_back(
                line_of(ruler_, ruler_.type.fit(seat_.hero, Typeface::italic, ruler_.small(), inside()),
                        Typeface::italic, ruler_.small(), Ink::faint, left_, y_ - ruler_.pad() * 0.3F));
            y_ += Type::line(ruler_.small()) - ruler_.pad() * 0.3F;
        }
    }

    /// A bar that can be read across a room.
    void life() {
        if (!has_life()) return;
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
            if (end_ - high - above < std::max(under, y_ + Type::line(ruler_.body()))) return;
            end_ -= high;
            tracks_.take(own_track(ruler_, track, seat_.id, w_ - 2 * pad_), pad_, std::round(end_));
            tracked_.push_back(&track);
        }
    }
    bool is_tracked(Name counter) const {
        return std::any_of(tracked_.begin(), tracked_.end(), [counter](const scene::Track* track) {
            return track->counter == counter || track->by == counter;
        });
    }

    /// Beside the portrait those that there is room for, large and with their words below; the others behind
    /// their words in lines over the whole plaque.
    void numbers(float under) {
        std::vector<scene::Badge> all = seat_.counters;
        if (has_life()) all.erase(all.begin());
        std::erase_if(all, [this](const scene::Badge& badge) { return is_tracked(badge.name); });
        const float line = Type::line(ruler_.body());
        const float word = Type::line(static_cast<unsigned>(static_cast<float>(ruler_.small()) * 0.9F));
        const auto tiny = static_cast<unsigned>(static_cast<float>(ruler_.small()) * 0.9F);
        std::size_t next = 0;
        const bool roomy = !is_small();
        std::size_t columns = 4;
        while (columns > 1 && !fit(all, columns, inside() / static_cast<float>(columns) - 2, roomy, tiny))
            --columns;
        const float each = inside() / static_cast<float>(columns);
        while (next < all.size() &&
               y_ + line + (roomy ? word : 0) <= std::max(under, y_ + 1) + ruler_.em * 1.6F &&
               y_ + line + (roomy ? word : 0) <= end_) {
            for (std::size_t column = 0; column < columns && next < all.size(); ++column, ++next) {
                const scene::Badge& badge = all[next];
                const float x = left_ + each * static_cast<float>(column);
                const bool bare = badge.icon.empty();
                const std::string value =
                    fmt::format("{}{}{}", ruler_.type.sign(badge.icon), bare ? "" : "\u00a0", badge.value);
                piece_.texts.push_back(
                    line_of(ruler_, ruler_.type.fit(value, Typeface::bold, ruler_.body(), each - 2),
                            Typeface::bold, ruler_.body(), Ink::text, x, y_, each - 2, Align::centre));
                if (roomy)
                    piece_.texts.push_back(line_of(
                        ruler_, ruler_.type.fit(badge.label, Typeface::regular, tiny, each - 2),
                        Typeface::regular, tiny, Ink::faint, x, y_ + line * 0.94F, each - 2, Align::centre));
            }
            y_ += line + (roomy ? word : 0);
        }
        y_ = std::max(y_, under + ruler_.pad() * 0.5F);
        const std::vector<scene::Badge> rest(all.begin() + static_cast<std::ptrdiff_t>(next), all.end());
        if (y_ + Type::line(ruler_.small()) <= end_)
            y_ = badges(ruler_, piece_, rest, ruler_.small(), Ink::text, {pad_, y_, w_ - 2 * pad_, end_ - y_},
                        roomy);
    }

    /// Whether the first numbers, and their words, fit columns of that width.
    bool fit(const std::vector<scene::Badge>& all, std::size_t columns, float wide, bool words,
             unsigned tiny) const {
        const std::size_t shown = std::min(all.size(), words ? columns : all.size());
        return std::all_of(
            all.begin(), all.begin() + static_cast<std::ptrdiff_t>(shown), [&](const scene::Badge& badge) {
                const std::string value =
                    fmt::format("{}\u00a0{}", ruler_.type.sign(badge.icon), badge.value);
                return ruler_.type.width(value, Typeface::bold, ruler_.body()) + ruler_.em * 0.4F <= wide &&
                       (!words || ruler_.type.width(badge.label, Typeface::regular, tiny) <= wide);
            });
    }

    /// How many cards lie where, in the last line.
    void piles() {
        std::string words;
        for (const scene::Zone& zone : seat_.zones)
            if (zone.pile && zone.size > 0)
                words += fmt::format("{}{} {}", words.empty() ? "" : " · ", zone.label, zone.size);
        const float line = Type::line(ruler_.small());
        const auto lines = ruler_.type.wrap(words, Typeface::regular, ruler_.small(), w_ - 2 * pad_).size();
        const auto room = static_cast<std::size_t>(std::max(0.0F, (end_ - y_) / line));
        const float y = end_ - line * static_cast<float>(std::min(lines, room));
        if (words.empty() || room == 0) return;
        paragraph(ruler_, piece_, words, Typeface::regular, ruler_.small(), Ink::faint,
                  {pad_, y, w_ - 2 * pad_, end_ - y + 1});
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
        const float room = end_ - y_;
        if (shown.empty() || room < ruler_.em * 1.2F) return;
        const float side = std::floor(std::min(ruler_.em * 2.7F, room / 1.25F));
        Block all = tokens(setting_, shown, w_ - 2 * pad_, side, std::min(side, ruler_.em * 1.4F));
        const float names_x = pad_ + all.w + ruler_.pad();
        const float names_y = y_ + std::max(0.0F, (room - all.h) / 2);
        if (all.w <= 0 || all.w > w_ - 2 * pad_ + 0.5F) return;
        seals_.take(std::move(all), pad_, names_y);
        std::string names;
        for (const scene::Zone* zone : shown)
            for (const scene::Card& card : zone->cards)
                names += (names.empty() ? "" : " · ") + card.face.name;
        const float wide = w_ - pad_ - names_x;
        if (wide < ruler_.em * 4) return;
        const auto lines = ruler_.type.wrap(names, Typeface::italic, ruler_.small(), wide).size();
        const float high = std::min(static_cast<float>(lines) * Type::line(ruler_.small()), room);
        paragraph(ruler_, piece_, names, Typeface::italic, ruler_.small(), Ink::faint,
                  {names_x, y_ + (room - high) / 2, wide, high + 1});
    }

    const Setting& setting_;
    const Ruler& ruler_;
    const scene::Seat& seat_;
    float w_;
    float h_;
    float pad_;
    const std::string crown_ = text::read_figures("queen-crown ♛").letters;
    float left_ = 0;
    float top_ = 0;
    float y_ = 0;
    float end_ = 0;
    Piece piece_;
    Block seals_;
    Block marks_;  ///< on the portrait
    Block tracks_;
    std::vector<const scene::Track*> tracked_;  ///< that had room
};

}  // namespace

void add_plaque(const Setting& setting, const Rect& box, Page& page) {
    if (setting.below == nullptr) return;
    place(Plaque(setting, box).block(), box, page);
    remember(page, setting.below->id, {box.x, box.y, box.w * 0.42F, box.h * 0.56F});
}

}  // namespace tankard::window
