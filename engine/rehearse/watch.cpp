#include "rehearse/watch.h"

#include "save/files.h"

#include <string>
#include <string_view>

#include <fmt/format.h>

namespace tankard::rehearse {
namespace {

class Reader {
 public:
    Reader(const Value& part, const Catalogue& catalogue, std::string_view rules)
        : part_(part), catalogue_(catalogue), rules_(rules) {}

    int counter(std::string_view entry) const {
        if (part_.at(entry).is_nil()) return -1;
        const int place = kind_named(catalogue_.seat_counters, Name::of(word(entry, part_.at(entry))));
        if (place < 0) refuse(entry, part_.at(entry), "a counter of every seat");
        return place;
    }

    Name name(std::string_view entry) const {
        return part_.at(entry).is_nil() ? Name() : intern(word(entry, part_.at(entry)));
    }

    std::vector<int> zones(std::string_view entry, Scope scope) const {
        std::vector<int> kinds;
        for (const auto& [_, each] : part_.at(entry).entries()) {
            const int place = kind_named(catalogue_.zones, Name::of(word(entry, each)));
            if (place < 0 || catalogue_.zones[static_cast<std::size_t>(place)].scope != scope)
                refuse(entry, each, scope == Scope::seat ? "a zone of every seat" : "a zone of the table");
            kinds.push_back(place);
        }
        return kinds;
    }

 private:
    const std::string& word(std::string_view entry, const Value& value) const {
        if (value.text() == nullptr) refuse(entry, value, "something");
        return *value.text();
    }

    [[noreturn]] void refuse(std::string_view entry, const Value& value, std::string_view wanted) const {
        throw save::Error(fmt::format("{}/layout.lua: 'statistics.{}' should name {}, not {}", rules_, entry,
                                      wanted, value.show()));
    }

    const Value& part_;
    const Catalogue& catalogue_;
    std::string_view rules_;
};

}  // namespace

Watch read_watch(const play::Library& library) {
    const Value& layout = library.layout();
    const Catalogue& catalogue = *library.rules().catalogue();
    const Reader read(layout.at("statistics"), catalogue, library.rules().name());
    Watch watch;
    watch.standing = read.counter("standing");
    watch.life = read.counter("life");
    watch.most_life = read.counter("most_life");
    watch.xp = read.counter("xp");
    watch.turn = read.name("turn");
    watch.bought = read.name("bought");
    watch.cards = read.zones("cards", Scope::seat);
    watch.falls_at = read.zones("falls_at", Scope::table);
    if (const Name money = read.name("money"); money)
        for (std::size_t def = 0; def < catalogue.definitions.size(); ++def) {
            watch.money.push_back(0);
            for (const Fact& fact : library.rules().facts(static_cast<DefId>(def)))
                if (fact.name == money) watch.money.back() = fact.value;
        }
    return watch;
}

Watches read_watches(const play::Library& library) {
    Watches all;
    std::optional<play::Library> others;
    for (const play::Library* each : play::all_sets(library, others))
        all.emplace(each->rules().name(), read_watch(*each));
    return all;
}

}  // namespace tankard::rehearse
