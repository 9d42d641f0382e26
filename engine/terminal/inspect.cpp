#include "terminal/inspect.h"

#include "registry/registry.h"
#include "terminal/answers.h"
#include "terminal/paper.h"
#include "terminal/style.h"
#include "text/utf8.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::terminal {
namespace {

constexpr std::size_t kMostCards = 12;  ///< of one definition, shown at once

class Inspector {
 public:
    Inspector(const play::Library& library, const scene::Words& words, const campaign::State& state)
        : library_(library),
          words_(words),
          state_(state),
          table_(state.table),
          catalogue_(state.table.catalogue()) {}

    std::vector<std::string> overview() {
        paragraph("", fmt::format(
                          "{} · beat {}{}", state_.chapter, state_.beats,
                          counters(catalogue_.table_counters, [&](int which) { return table_.get(which); })));
        for (int zone = 0; zone < table_.zones(); ++zone)
            if (table_.seat_of(static_cast<ZoneId>(zone)) == SeatId::none)
                one_line(static_cast<ZoneId>(zone), 2);
        for (int place = 0; place < table_.seats(); ++place) {
            const SeatId seat = seat_at(place);
            paragraph("", fmt::format("{} {}{}", place + 1, campaign::member_at(state_, seat).player,
                                      counters(catalogue_.seat_counters,
                                               [&](int which) { return table_.get(seat, which); })));
            for (int zone = 0; zone < table_.zones(); ++zone)
                if (table_.seat_of(static_cast<ZoneId>(zone)) == seat) one_line(static_cast<ZoneId>(zone), 4);
        }
        lasting();
        remembered();
        named("inspect.flags", state_.flags);
        return std::move(lines_);
    }

    std::vector<std::string> flags() {
        named("inspect.flags", state_.flags);
        if (lines_.empty()) lines_.push_back(words_.ui("inspect.no_flags"));
        if (!state_.chronicle.empty())
            paragraph(heading("inspect.chronicle"), fmt::format("{}", fmt::join(state_.chronicle, ", ")));
        named("inspect.memory", state_.memory);
        return std::move(lines_);
    }

    /// A zone's cards; of a zone that each seat has, those of the seat, or of all.
    std::vector<std::string> zone(int kind, std::optional<int> seat) {
        for (int zone = 0; zone < table_.zones(); ++zone) {
            const auto id = static_cast<ZoneId>(zone);
            const SeatId owner = table_.seat_of(id);
            if (table_.kind_of(id) != kind || (seat && owner != seat_at(*seat - 1))) continue;
            lines_.push_back(fmt::format("{}: {}", place(id), table_.size(id)));
            int from_top = 0;
            for (CardId card : table_.list(id))
                paragraph(fmt::format("{:>3} ", ++from_top), described(card));
        }
        return std::move(lines_);
    }

    std::vector<std::string> cards(const std::vector<CardId>& cards) {
        for (std::size_t i = 0; i < cards.size() && i < kMostCards; ++i) {
            const CardId card = cards[i];
            paragraph("", fmt::format("{} · {}", described(card), place(table_.where(card))));
            if (const std::string facts = words_.facts(library_.rules().facts(table_, card)); !facts.empty())
                paragraph("    ", facts);
        }
        if (cards.size() > kMostCards) lines_.push_back(fmt::format("… (+{})", cards.size() - kMostCards));
        return std::move(lines_);
    }

    std::vector<CardId> cards_of(const std::vector<DefId>& defs) const {
        std::vector<CardId> found;
        for (int i = 0; i < table_.cards(); ++i)
            if (std::find(defs.begin(), defs.end(), table_.def(static_cast<CardId>(i))) != defs.end())
                found.push_back(static_cast<CardId>(i));
        return found;
    }

    /// The definitions that somebody means: by id, by number, or by how they begin.
    std::vector<DefId> defs_meant(const std::string& typed) const {
        if (const DefId def = catalogue_.find(Name::of(typed)); def != DefId::none) return {def};
        std::vector<DefId> found;
        const auto number = number_in(typed);
        for (std::size_t i = 0; i < catalogue_.definitions.size(); ++i) {
            const std::string_view id = catalogue_.definitions[i].text();
            const bool fits =
                number ? number_in(id.substr(0, id.find('_'))) == number : id.starts_with(typed);
            if (fits) found.push_back(static_cast<DefId>(i));
        }
        return found;
    }

 private:
    std::string id_of(CardId card) const {
        return std::string(catalogue_.definitions[index(table_.def(card))].text());
    }

    /// "hand (1 Anna)".
    std::string place(ZoneId zone) const {
        std::string name(catalogue_.zones[static_cast<std::size_t>(table_.kind_of(zone))].name.text());
        if (const SeatId seat = table_.seat_of(zone); seat != SeatId::none)
            name += fmt::format(" ({} {})", number_of(seat) + 1, campaign::member_at(state_, seat).player);
        return name;
    }

    /// Those that are not as they began: " · round 2 · active 1".
    template <typename Get>
    static std::string counters(const std::vector<CounterKind>& kinds, Get get) {
        std::string shown;
        for (std::size_t i = 0; i < kinds.size(); ++i)
            if (const int value = get(static_cast<int>(i)); value != kinds[i].initial)
                shown += fmt::format(" · {} {}", kinds[i].name.text(), value);
        return shown;
    }

    /// "[17] imp · wounds 1 · state {angry = true}".
    std::string described(CardId card) const {
        std::string line = fmt::format(
            "[{}] {}{}", index(card), id_of(card),
            counters(catalogue_.card_counters, [&](int which) { return table_.get(card, which); }));
        if (const Value& memory = table_.memory(card); !memory.is_nil()) line += " · state " + memory.show();
        return line;
    }

    void paragraph(const std::string& prefix, const std::string& text) {
        for (std::string& line : hanging(prefix, text))
            lines_.push_back(std::move(line));
    }

    std::string heading(std::string_view key) const {
        return words_.language().label(intern("ui." + std::string(key))) + ": ";
    }

    void named(std::string_view key, const Value& values) {
        if (!values.entries().empty()) paragraph(heading(key), values.show());
    }

    /// A zone on one line, from the top, as far as there is room.
    void one_line(ZoneId zone, int indent) {
        if (table_.empty(zone)) return;
        std::string line = fmt::format(
            "{}{} {}:", std::string(static_cast<std::size_t>(indent), ' '),
            catalogue_.zones[static_cast<std::size_t>(table_.kind_of(zone))].name.text(), table_.size(zone));
        const std::vector<CardId> cards = table_.list(zone);
        for (std::size_t i = 0; i < cards.size();) {
            std::size_t same = i;
            while (same < cards.size() && table_.def(cards[same]) == table_.def(cards[i]))
                ++same;
            const std::string next = fmt::format("{} {}{}", i == 0 ? "" : ",", id_of(cards[i]),
                                                 same > i + 1 ? fmt::format(" ×{}", same - i) : "");
            if (text::width(line + next) > columns() - 3) {
                line += " …";
                break;
            }
            line += next;
            i = same;
        }
        lines_.push_back(std::move(line));
    }

    void lasting() {
        const Value& declared = library_.layout().at("lasting");
        const std::string* zone = declared.at("zone").text();
        const std::string* ends = declared.at("ends").text();
        const int kind = zone != nullptr ? kind_named(catalogue_.zones, Name::of(*zone)) : -1;
        const int counter = ends != nullptr ? kind_named(catalogue_.card_counters, Name::of(*ends)) : -1;
        if (kind < 0 || counter < 0) return;
        for (int number = 0; number < table_.zones(); ++number) {
            const auto each = static_cast<ZoneId>(number);
            if (table_.kind_of(each) != kind) continue;
            for (CardId card : table_.in(each)) {
                const int left = table_.get(card, counter);
                const std::string* key = declared.at("at").at(std::int64_t{left}).text();
                paragraph(heading("inspect.lasting"),
                          fmt::format("{}, {}: {}", id_of(card), owner_of(card),
                                      key != nullptr ? words_.language().label(intern(*key))
                                                     : fmt::format("{} {}", *ends, left)));
            }
        }
    }

    std::string owner_of(CardId card) const {
        const SeatId seat = table_.seat_of(table_.where(card));
        return seat != SeatId::none ? campaign::member_at(state_, seat).player : state_.chapter;
    }

    void remembered() {
        for (int i = 0; i < table_.cards(); ++i)
            if (const auto card = static_cast<CardId>(i); !table_.memory(card).is_nil())
                paragraph(heading("inspect.remembers"),
                          fmt::format("[{}] {} {}", i, id_of(card), table_.memory(card).show()));
    }

    const play::Library& library_;
    const scene::Words& words_;
    const campaign::State& state_;
    const Table& table_;
    const Catalogue& catalogue_;
    std::vector<std::string> lines_;
};

std::string unknown(const scene::Words& words, const Catalogue& catalogue, const std::string& typed) {
    std::vector<std::string_view> names{"flags"};
    for (const ZoneKind& kind : catalogue.zones)
        names.push_back(kind.name.text());
    for (Name id : catalogue.definitions)
        names.push_back(id.text());
    const auto meant = did_you_mean(typed, names);
    return words.ui("inspect.unknown") + (meant ? fmt::format(" ({}?)", *meant) : "");
}

}  // namespace

std::vector<std::string> inspect(const play::Library& library, const scene::Words& words,
                                 const campaign::State& state, const std::string& what) {
    Inspector inspector(library, words, state);
    if (what.empty()) return inspector.overview();
    if (what == "flags") return inspector.flags();
    const Catalogue& catalogue = state.table.catalogue();
    const std::size_t space = what.find(' ');
    const int kind = kind_named(catalogue.zones, Name::of(what.substr(0, space)));
    if (kind >= 0)
        return inspector.zone(kind,
                              space != std::string::npos ? number_in(what.substr(space + 1)) : std::nullopt);
    std::vector<CardId> cards = inspector.cards_of(inspector.defs_meant(what));
    // A number is a card's if no definition begins with it, and "[17]" always is.
    const bool bracketed = what.starts_with('[') && what.ends_with(']');
    const auto number = number_in(bracketed ? what.substr(1, what.size() - 2) : what);
    if (cards.empty() && number && *number >= 0 && *number < state.table.cards())
        cards = {static_cast<CardId>(*number)};
    if (!cards.empty()) return inspector.cards(cards);
    if (!inspector.defs_meant(what).empty()) return {words.ui("inspect.nowhere")};
    return {unknown(words, catalogue, what)};
}

}  // namespace tankard::terminal
