#include "scene/deeds.h"

#include <algorithm>
#include <string_view>

namespace tankard::scene {
namespace {

Name word(const Value& entry, std::string_view key) {
    const std::string* text = entry.at(key).text();
    return text != nullptr ? intern(*text) : Name();
}

bool is_set(const Value& entry, std::string_view key, bool to) {
    const bool* truth = entry.at(key).truth();
    return truth != nullptr && *truth == to;
}

Name definition_of(Ref ref, const Table& table) {
    const DefId def =
        ref.kind() == RefKind::card && table.alive(ref) ? table.def(ref.as_card()) : ref.as_definition();
    return def != DefId::none ? table.catalogue().definitions[index(def)] : Name();
}

}  // namespace

std::vector<DeedKind> deed_kinds(const Value& layout) {
    std::vector<DeedKind> kinds;
    for (const auto& [_, entry] : layout.at("deeds").entries()) {
        if (entry.at(1).text() == nullptr) continue;
        DeedKind kind{.name = intern(*entry.at(1).text()),
                      .rises = word(entry, "rises"),
                      .by = word(entry, "by"),
                      .amount = word(entry, "n"),
                      .of = word(entry, "of")};
        if (const Name one = word(entry, "told")) kind.told.push_back(one);
        for (const auto& [place, each] : entry.at("told").entries())
            if (each.text() != nullptr) kind.told.push_back(intern(*each.text()));
        kind.together = is_set(entry, "by", false);
        kind.best = is_set(entry, "best", true);
        kinds.push_back(std::move(kind));
    }
    return kinds;
}

std::vector<MilestoneKind> milestone_kinds(const Value& layout) {
    std::vector<MilestoneKind> kinds;
    for (const auto& [_, entry] : layout.at("milestones").entries())
        if (entry.at(1).text() != nullptr)
            kinds.push_back({intern(*entry.at(1).text()), word(entry, "by"), word(entry, "text"),
                             word(entry, "card"), word(entry, "part"), is_set(entry, "by", false),
                             is_set(entry, "meanwhile", true)});
    return kinds;
}

bool is_companions(const Ref& seat, const campaign::State& state) {
    return seat.kind() == RefKind::seat && campaign::member_at(state, seat.as_seat()).companion;
}

Ref slot_of(const Event& event, Name name) {
    for (const Slot& slot : event.slots)
        if (name && slot.name == name) return slot.value;
    return {};
}

Tally::Tally(const play::Library& library) : library_(&library), kinds_(deed_kinds(library.layout())) {
    if (const Name active = word(library.layout().at("seat"), "active"))
        active_ = kind_named(library.rules().catalogue()->table_counters, active);
}

SeatId Tally::active(const Table& table) const {
    if (active_ < 0) return SeatId::none;
    const int place = table.get(active_) - library_->rules().first_seat();
    return place >= 0 && place < table.seats() ? seat_at(place) : SeatId::none;
}

SeatId Tally::doer(const Event& event, Name by, const Table& table) const {
    const Ref who = slot_of(event, by);
    if (who.kind() == RefKind::seat) return who.as_seat();
    if (who.kind() == RefKind::card && table.alive(who))
        if (const SeatId owner = table.seat_of(table.where(who.as_card())); owner != SeatId::none)
            return owner;
    return active(table);
}

void Tally::add(std::size_t kind, SeatId seat, int amount, Name of) {
    if (amount <= 0) return;
    Count& count = counts_[{kind, seat}];
    count.amount = kinds_[kind].best ? std::max(count.amount, amount) : count.amount + amount;
    if (of) ++count.of[std::string(of.text())];
}

void Tally::add(const Tally& other) {
    for (const auto& [which, counted] : other.counts_) {
        Count& count = counts_[which];
        count.amount =
            kinds_[which.first].best ? std::max(count.amount, counted.amount) : count.amount + counted.amount;
        for (const auto& [id, times] : counted.of)
            count.of[id] += times;
    }
}

void Tally::hear(const Event& event, const Table& table) {
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        const DeedKind& kind = kinds_[i];
        if (event.kind == Event::Kind::counted) {
            if (!kind.rises || event.name != kind.rises || event.what.kind() != RefKind::seat) continue;
            add(i, kind.together ? SeatId::none : event.what.as_seat(), event.after - event.before, Name());
        } else if (event.kind == Event::Kind::told) {
            if (std::find(kind.told.begin(), kind.told.end(), event.name) == kind.told.end()) continue;
            const Ref amount = slot_of(event, kind.amount);
            add(i, kind.together ? SeatId::none : doer(event, kind.by, table),
                kind.amount ? static_cast<int>(amount.as_number()) : 1,
                definition_of(slot_of(event, kind.of), table));
        }
    }
}

const Tally::Count& Tally::count(std::size_t kind, SeatId seat) const {
    static const Count none;
    const auto found = counts_.find({kind, seat});
    return found != counts_.end() ? found->second : none;
}

}  // namespace tankard::scene
