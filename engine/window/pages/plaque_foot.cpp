#include "window/pages/plaque_foot.h"

#include "window/pages/track_pieces.h"

#include <algorithm>
#include <cmath>
#include <string>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kSeal = 2.7F;       ///< ems: its side, at most …
constexpr float kLeastSeal = 1.9F;  ///< … and where it can be seen what it is
constexpr float kForKey = 1.4F;     ///< ems between a seal that can be pressed and its name

float track_room(const Ruler& ruler) { return own_track_height(ruler) + ruler.pad() * 0.4F; }

Piece small_words(const Ruler& ruler, const std::string& words, const Rect& box) {
    Piece piece;
    piece.box = {box.x, std::floor(box.y), box.w, std::floor(box.h)};
    paragraph(ruler, piece, words, Typeface::regular, ruler.small(), Ink::faint,
              {box.x, piece.box.y, box.w, box.h + 1});
    return piece;
}

std::vector<const scene::Zone*> sealed(const PlaqueSheet& sheet) {
    std::vector<const scene::Zone*> shown;
    for (const scene::Zone& zone : sheet.seat.zones) {
        const bool stage = zone.role == scene::Role::faced || zone.role == scene::Role::played ||
                           zone.role == scene::Role::offered;
        if (zone.pile || !zone.seen || zone.size == 0) continue;
        if (zone.role == scene::Role::plaque || (stage && !is_on_stage(sheet.setting, &sheet.seat, zone)))
            shown.push_back(&zone);
    }
    return shown;
}

/// In the middle of `box`, if they have room there.
void put_seal_names(PlaqueSheet& sheet, const std::vector<const scene::Zone*>& zones, const Rect& box) {
    const Ruler& ruler = sheet.ruler;
    std::string names;
    for (const scene::Zone* zone : zones)
        for (const scene::Card& card : zone->cards)
            names += (names.empty() ? "" : " · ") + card.face.name;
    if (box.w < ruler.em * 4) return;
    const auto lines = ruler.type.wrap(names, Typeface::regular, ruler.small(), box.w).size();
    const float needs = static_cast<float>(lines) * Type::line(ruler.small());
    if (needs > box.h + 1) return;
    const float from = box.y + (box.h - needs) / 2;
    sheet.seals.take(small_words(ruler, names, {box.x, from, box.w, needs}), 0, 0);
}

}  // namespace

float foot_height(const PlaqueSheet& sheet) {
    const Ruler& ruler = sheet.ruler;
    const auto any = [&](const auto& fits) {
        return std::any_of(sheet.seat.zones.begin(), sheet.seat.zones.end(), fits);
    };
    float high = 0;
    if (any([](const scene::Zone& zone) { return zone.pile; })) high += Type::line(ruler.small());
    if (any([](const scene::Zone& zone) {
            return !zone.pile && zone.role != scene::Role::hand && zone.role != scene::Role::front &&
                   zone.role != scene::Role::self;
        }))
        high += ruler.em * kSeal;
    for (std::size_t i = 0; i < sheet.seat.tracks.size(); ++i)
        high += track_room(ruler);
    return high > 0 ? high + ruler.pad() : 0;
}

float seals_room(const PlaqueSheet& sheet) { return has_seals(sheet) ? sheet.ruler.em * kLeastSeal : 0; }

bool has_seals(const PlaqueSheet& sheet) { return !sealed(sheet).empty(); }

bool is_tracked(const PlaqueSheet& sheet, Name counter) {
    return std::any_of(sheet.tracked.begin(), sheet.tracked.end(), [counter](const scene::Track* track) {
        return track->counter == counter || track->by == counter;
    });
}

void put_tracks(PlaqueSheet& sheet, float under) {
    const Ruler& ruler = sheet.ruler;
    const float high = track_room(ruler);
    const float above = Type::line(ruler.small()) + ruler.pad() + (has_seals(sheet) ? ruler.em * 1.7F : 0);
    const float least = std::max(sheet.beside ? 0 : under, sheet.y + Type::line(ruler.body()));
    for (const scene::Track& track : sheet.seat.tracks) {
        if (sheet.end - high - above < least) {
            sheet.complete = false;
            return;
        }
        sheet.end -= high;
        sheet.tracks.take(own_track(ruler, track, sheet.seat.id, sheet.foot_width()), sheet.foot_left(),
                          std::round(sheet.end));
        sheet.tracked.push_back(&track);
    }
}

void put_piles(PlaqueSheet& sheet) {
    const Ruler& ruler = sheet.ruler;
    std::string words;
    for (const scene::Zone& zone : sheet.seat.zones)
        if (zone.pile && zone.size > 0)
            words += fmt::format("{}{} {}", words.empty() ? "" : " · ", zone.label, zone.size);
    if (words.empty()) return;
    const float wide = sheet.foot_width();
    const float line = Type::line(ruler.small());
    const auto lines = ruler.type.wrap(words, Typeface::regular, ruler.small(), wide).size();
    const auto room = static_cast<std::size_t>(std::max(0.0F, (sheet.end - sheet.y) / line));
    sheet.complete = sheet.complete && lines <= room;
    if (room == 0) return;
    const float y = sheet.end - line * static_cast<float>(std::min(lines, room));
    sheet.seals.take(small_words(ruler, words, {sheet.foot_left(), y, wide, sheet.end - y}), 0, 0);
    sheet.end = y - ruler.pad() * 0.4F;
}

void put_seals(PlaqueSheet& sheet) {
    const Ruler& ruler = sheet.ruler;
    const std::vector<const scene::Zone*> shown = sealed(sheet);
    if (shown.empty()) return;
    const float room = sheet.end - sheet.y;
    const float wide = sheet.foot_width();
    const float side = std::floor(std::min(ruler.em * kSeal, room / 1.25F));
    sheet.complete = sheet.complete && side >= ruler.em * kLeastSeal;
    if (room < ruler.em * 1.2F) return;
    Block all = tokens(sheet.setting, shown, wide, side, std::min(side, ruler.em * 1.4F));
    if (all.w <= 0 || all.w > wide + 0.5F) return;
    const bool keyed = std::any_of(shown.begin(), shown.end(), [&](const scene::Zone* zone) {
        return sheet.setting.offering.needs(*zone);
    });
    const float x = sheet.foot_left() + all.w + ruler.pad() + (keyed ? ruler.em * kForKey : 0);
    const float y = sheet.beside ? sheet.end - all.h : sheet.y + std::max(0.0F, (room - all.h) / 2);
    const Rect named{x, y, sheet.w - sheet.pad - x, all.h};
    sheet.seals.take(std::move(all), sheet.foot_left(), y);
    if (sheet.beside) sheet.end = y - ruler.pad() * 0.4F;
    put_seal_names(sheet, shown, named);
}

}  // namespace tankard::window
