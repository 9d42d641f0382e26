#include "proofs/table_facts.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

namespace tankard {
namespace {

constexpr std::int64_t kGreatest = 1'000'000'000;

class Reader {
 public:
    Reader(const Source& game, Problems& problems) : game_(&game), problems_(&problems) {}

    void zones(std::vector<ZoneKind>& zones) {
        for (const auto& [key, value] : game_->facts.at("zones").entries()) {
            const std::string name = word(key, "a zone");
            ZoneKind zone{intern(name)};
            zone.scope = one_of(value, name, "of", {"table", "seat"}, Scope::table, Scope::seat);
            zone.visibility = one_of(value, name, "seen_by", {"all", "owner", "nobody"}, Visibility::open,
                                     Visibility::owner, Visibility::hidden);
            if (zone.visibility == Visibility::owner && zone.scope != Scope::seat)
                wrong(fmt::format("the zone '{}' has no owner who could see it", name));
            if (const bool* in_play = value.at("in_play").truth()) zone.in_play = *in_play;
            zones.push_back(zone);
        }
        if (zones.empty()) wrong("a game has at least one zone");
        if (zones.size() > 250) wrong("a game has at most 250 kinds of zones");
    }

    void counters(std::string_view of, std::vector<CounterKind>& counters) {
        for (const auto& [key, value] : game_->facts.at("counters").at(of).entries()) {
            const std::string name = word(key, "a counter");
            CounterKind counter{intern(name)};
            const bool limits = value.is_table();
            counter.initial = number(limits ? value.at(1) : value, name, 0);
            counter.least = number(value.at(2), name, std::min(0, counter.initial));
            counter.most = number(value.at(3), name, std::max(9999, counter.initial));
            if (counter.initial < counter.least || counter.initial > counter.most)
                wrong(fmt::format("the counter '{}' begins outside its limits", name));
            counters.push_back(counter);
        }
    }

    void words(std::string_view field, std::vector<Name>& names) {
        for (const auto& [key, value] : game_->facts.at(field).entries()) {
            if (value.text() == nullptr) {
                wrong(fmt::format("'{}' should be a list of words", field));
                continue;
            }
            names.push_back(intern(*value.text()));
        }
    }

 private:
    void wrong(std::string message) { problems_->push_back({game_->file, game_->line, std::move(message)}); }

    std::string word(const Value::Key& key, std::string_view what) {
        if (const auto* text = std::get_if<std::string>(&key)) return *text;
        wrong(fmt::format("{} without a name", what));
        return "?";
    }

    template <typename Enum, typename... More>
    Enum one_of(const Value& zone, std::string_view name, std::string_view field,
                std::initializer_list<std::string_view> words, Enum first, More... more) {
        const Value& value = zone.at(field);
        const std::array<Enum, 1 + sizeof...(More)> meanings{first, more...};
        if (value.is_nil()) return first;
        std::size_t place = 0;
        for (std::string_view word : words) {
            if (value.text() != nullptr && *value.text() == word) return meanings[place];
            ++place;
        }
        wrong(fmt::format("'{}' of the zone '{}' cannot be {}", field, name, value.show()));
        return first;
    }

    std::int32_t number(const Value& value, std::string_view name, std::int32_t otherwise) {
        if (value.is_nil()) return otherwise;
        if (const auto* whole = value.integer();
            whole != nullptr && *whole >= -kGreatest && *whole <= kGreatest)
            return static_cast<std::int32_t>(*whole);
        wrong(fmt::format("the counter '{}' should be a number or {{ initial, least, most }}", name));
        return otherwise;
    }

    const Source* game_;
    Problems* problems_;
};

}  // namespace

std::shared_ptr<const Catalogue> catalogue_of(const Source& game, std::span<const Source> sources,
                                              Problems& problems) {
    auto catalogue = std::make_shared<Catalogue>();
    Reader reader(game, problems);
    reader.zones(catalogue->zones);
    reader.counters("game", catalogue->table_counters);
    reader.counters("seat", catalogue->seat_counters);
    reader.counters("card", catalogue->card_counters);
    reader.words("streams", catalogue->streams);
    reader.words("cards", catalogue->definitions);
    for (const Source& source : sources)
        if (catalogue->find(Name::of(source.id)) == DefId::none)
            catalogue->definitions.push_back(intern(source.id));
    return catalogue;
}

}  // namespace tankard
