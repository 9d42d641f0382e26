// Tracks of a scene: the table's, on which every seat stands, and each seat's own. Steps and marks say the
// layout's parts `table.tracks` and `seat.tracks`.
#include "scene/stage.h"
#include "text/looks.h"
#include "text/utf8.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

namespace tankard::scene {
namespace {

/// The steps that a layout's entry speaks of, and nobody on them.
std::optional<Track> empty_track(const Value& entry, const text::Language& language) {
    const std::string* name = entry.at(1).text();
    const std::int64_t* from = entry.at("from").integer();
    const std::int64_t* to = entry.at("to").integer();
    if (name == nullptr || from == nullptr || to == nullptr || *to < *from ||
        *to - *from > text::kLongestTrack)
        return std::nullopt;
    Track track;
    track.counter = Name::of(*name);
    track.from = static_cast<int>(*from);
    track.to = static_cast<int>(*to);
    track.label = text::capitalise(language.label(intern("counter." + *name)));
    for (const auto& [step, mark] : entry.at("marks").entries())
        if (const auto* at = std::get_if<std::int64_t>(&step); at != nullptr && mark.text() != nullptr)
            track.marks.emplace_back(static_cast<int>(*at), language.label(intern(*mark.text())));
    return track;
}

int within(const Track& track, int value) { return std::clamp(value, track.from, track.to); }

Name name_in(const Value& entry, std::string_view part) {
    const std::string* text = entry.at(part).text();
    return text != nullptr ? intern(*text) : Name();
}

}  // namespace

std::vector<Track> Stage::tracks(const campaign::State& state) const {
    const Table& table = state.table;
    std::vector<Track> all;
    for (const auto& [_, entry] : library_->layout().at("table").at("tracks").entries()) {
        std::optional<Track> track = empty_track(entry, words_->language());
        if (!track) continue;
        if (const int which = kind_named(table.catalogue().seat_counters, track->counter); which >= 0)
            for (int seat = 0; seat < table.seats(); ++seat)
                track->standing.emplace_back(seat_at(seat), within(*track, table.get(seat_at(seat), which)));
        if (const int which = kind_named(table.catalogue().table_counters, track->counter); which >= 0)
            track->standing.emplace_back(SeatId::none, within(*track, table.get(which)));
        if (const int which = kind_named(table.catalogue().table_counters, name_in(entry, "also"));
            which >= 0 && table.get(which) != 0) {
            track->standing.emplace_back(SeatId::none, within(*track, table.get(which)));
            const std::string counter(
                table.catalogue().table_counters[static_cast<std::size_t>(which)].name.text());
            track->nobody = words_->language().label(intern("counter." + counter));
        }
        all.push_back(*std::move(track));
    }
    return all;
}

std::vector<Track> Stage::tracks(SeatId seat, const campaign::State& state) const {
    const Table& table = state.table;
    const Catalogue& catalogue = table.catalogue();
    std::vector<Track> all;
    for (const auto& [_, entry] : library_->layout().at("seat").at("tracks").entries()) {
        std::optional<Track> track = empty_track(entry, words_->language());
        const int which = track ? kind_named(catalogue.seat_counters, track->counter) : -1;
        if (which < 0) continue;
        const int at = within(*track, table.get(seat, which));
        track->standing.emplace_back(seat, at);
        const int zone = kind_named(catalogue.zones, name_in(entry, "of"));
        const CardId card = zone >= 0 ? table.top(table.zone(zone, seat)) : CardId::none;
        const DefId def = card != CardId::none ? table.def(card) : DefId::none;
        if (const int by = kind_named(catalogue.seat_counters, name_in(entry, "by")); by >= 0) {
            track->by = name_in(entry, "by");
            track->by_label = words_->language().label(intern("counter." + std::string(track->by.text())));
            track->done = table.get(seat, by);
            const std::vector<int> needs =
                def != DefId::none ? library_->rules().steps(def) : std::vector<int>();
            const auto next = static_cast<std::size_t>(at - track->from);
            if (next < needs.size()) track->need = needs[next];
        }
        if (const Name heading = name_in(entry, "part"); heading && def != DefId::none)
            for (int step = track->from; step <= track->to; ++step)
                track->gains.push_back(words_->rule_of_step(def, heading, step));
        all.push_back(*std::move(track));
    }
    return all;
}

}  // namespace tankard::scene
