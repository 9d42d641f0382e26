#include "workshop/bench.h"

#include "script/host.h"
#include "script/lua_words.h"
#include "text/counted.h"
#include "workshop/arrange.h"
#include "workshop/script_uses.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

using Ids = std::vector<std::string>;

bool all_digits(std::string_view word) {
    return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The number with which an id begins, or -1.
int number_at_front(std::string_view id) {
    int number = -1;
    std::from_chars(id.data(), id.data() + id.size(), number);
    return number;
}

[[noreturn]] void unknown(std::string_view what, const std::string& typed, const Ids& ids) {
    const std::vector<std::string_view> words(ids.begin(), ids.end());
    std::string meant = or_meant(typed, words);
    if (meant.empty()) {
        Ids there;
        for (const std::string& id : ids)
            if (id.find(typed) != std::string::npos) there.push_back(id);
        if (there.empty()) there = ids;
        meant = fmt::format("; there {} {}", there.size() == 1 ? "is" : "are", fmt::join(there, ", "));
    }
    throw VerbError(fmt::format("there is no {} '{}'{}", what, typed, meant));
}

/// The one id that somebody means.
std::string id_meant(std::string_view what, const std::string& typed, const Ids& ids) {
    if (std::find(ids.begin(), ids.end(), typed) != ids.end()) return typed;
    Ids fitting;
    for (const std::string& id : ids)
        if (all_digits(typed) ? number_at_front(id) == number_at_front(typed)
                              : !typed.empty() && id.starts_with(typed))
            fitting.push_back(id);
    if (fitting.empty()) unknown(what, typed, ids);
    if (fitting.size() > 1)
        throw VerbError(
            fmt::format("'{}' may be the {} {}: say which", typed, what, fmt::join(fitting, " or ")));
    return fitting.front();
}

/// What a rule set says of --card or --give.
struct Slip {
    std::string zone;
    Ids ids;  ///< what may be named

    Slip(const play::Library& library, std::string_view option) {
        const Value& declared = library.layout().at("scenario").at(option);
        const std::string* name = declared.at("zone").text();
        if (name == nullptr)
            throw VerbError(fmt::format("--{} is not for {}: its layout does not say where such a card goes",
                                        option, library.rules().name()));
        zone = *name;
        for (const Source& source : library.host().sources())
            for (const auto& [_, kind] : declared.at("kinds").entries())
                if (kind.text() != nullptr && *kind.text() == source.kind) ids.push_back(source.id);
    }
};

/// Chooses the heroes, and answers nothing else: a table is laid without a question.
class Choosing final : public Answerer {
 public:
    explicit Choosing(Ids heroes) : heroes_(std::move(heroes)) {}

    Answer answer(const Question& question, const Table& table) override {
        if (next_ == heroes_.size()) return {{0}};
        const std::string label = "hero_choice:" + heroes_[next_++];
        for (std::size_t i = 0; i < question.options.size(); ++i)
            if (question.label(i, table) == label) return {{static_cast<std::int32_t>(i)}};
        throw VerbError(fmt::format("the hero '{}' is taken already", heroes_[next_ - 1]));
    }

 private:
    Ids heroes_;
    std::size_t next_ = 0;
};

Ids heroes_meant(const play::Library& library, const Ids& typed, std::size_t seats) {
    if (typed.size() > seats)
        throw VerbError(fmt::format("{} are named for {}: --seats {} makes room",
                                    text::counted(typed.size(), "hero", "heroes"),
                                    text::counted(seats, "seat"), typed.size()));
    Ids there;
    for (DefId hero : library.rules().heroes())
        there.emplace_back(library.rules().catalogue()->definitions[index(hero)].text());
    Ids heroes;
    heroes.reserve(typed.size());
    for (const std::string& each : typed)
        heroes.push_back(id_meant("hero", each, there));
    return heroes;
}

/// Lays cards on top of a zone; what lies in it stays under them.
void lay_on(Table& table, const Slip& slip, SeatId seat, Ids cards, const Value& layout,
            const RuleSet& rules) {
    const Catalogue& catalogue = table.catalogue();
    const int kind = kind_named(catalogue.zones, Name::of(slip.zone));
    const Scope scope = seat == SeatId::none ? Scope::table : Scope::seat;
    if (kind < 0 || catalogue.zones[static_cast<std::size_t>(kind)].scope != scope)
        throw VerbError(fmt::format("the layout's part scenario names '{}', which is no zone of {}",
                                    slip.zone, scope == Scope::seat ? "a seat" : "the table"));
    const ZoneId zone = table.zone(kind, seat);
    if (!layout.at("rest").at(slip.zone).is_nil())  // the zone will be replaced
        for (CardId card : table.list(zone))
            cards.emplace_back(catalogue.definitions[index(table.def(card))].text());
    std::map<DefId, int> missing;
    for (const std::string& id : cards)
        ++missing[catalogue.find(Name::of(id))];
    for (int card = 0; card < table.cards(); ++card)
        if (const auto wanted = missing.find(table.def(static_cast<CardId>(card))); wanted != missing.end())
            --wanted->second;
    for (const auto& [def, count] : missing)
        for (int i = 0; i < count; ++i)
            table.create(def, zone);
    Value list = Value::table();
    for (const std::string& id : cards)
        list.push(id);
    Value zones = Value::table();
    zones.set(slip.zone, std::move(list));
    Value described = zones;
    if (seat != SeatId::none) {
        Value seats = Value::table();
        for (int before = 0; before < number_of(seat); ++before)
            seats.push(Value::table());
        seats.push(std::move(zones));
        described = Value::table();
        described.set("seats", std::move(seats));
    }
    arrange(table, described, layout, rules);
}

/// "hammer" and "2:hammer".
std::pair<int, std::string> seat_and_card(const std::string& gift, int seats) {
    const std::size_t colon = gift.find(':');
    if (colon == std::string::npos) return {1, gift};
    const std::string seat = gift.substr(0, colon);
    const int number = all_digits(seat) && seat.size() < 3 ? std::stoi(seat) : 0;
    if (number < 1 || number > seats)
        throw VerbError(fmt::format("'{}' should be SEAT:CARD with a seat from 1 to {}", gift, seats));
    return {number, gift.substr(colon + 1)};
}

/// The flags that the campaign's scripts ask for or set.
Ids flags_there(const play::Library& library) {
    const Registry* registries[] = {&library.rules().registry(), &campaign::registry()};
    std::set<std::string> names;
    for (const auto& [path, text] : library.content().files) {
        if (!path.starts_with(library.campaign() + "/") || !script::is_definition(path)) continue;
        for (const Use& use : uses_of(script::lua_words(text), registries).uses)
            if (use.what == "flag") names.insert(use.name);
    }
    return {names.begin(), names.end()};
}

/// "bells" and "bells=3": as story:set_flag does it.
void set_flags(const play::Library& library, const Ids& flags, Value& into) {
    const Ids there = flags.empty() ? Ids() : flags_there(library);
    for (const std::string& flag : flags) {
        const std::size_t equals = flag.find('=');
        std::int64_t value = 1;
        if (equals != std::string::npos) {
            const char* end = flag.data() + flag.size();
            const auto [read, wrong] = std::from_chars(flag.data() + equals + 1, end, value);
            if (wrong != std::errc() || read != end || value != static_cast<std::int32_t>(value))
                throw VerbError(fmt::format("'{}' should be FLAG=NUMBER", flag));
        }
        into.set(id_meant("flag", flag.substr(0, equals), there), value);
    }
}

}  // namespace

void begin_at_bench(play::Library& campaign, const Bench& wanted, campaign::State& state) {
    if (!wanted.chapter.empty())
        state.chapter = id_meant("chapter", wanted.chapter, campaign.manifest().chapters);
    play::Library& library = campaign.under(campaign.manifest().rules_of(state.chapter));
    if (state.rules != library.rules().name()) {
        state.rules = library.rules().name();
        state.table = Table(library.rules().catalogue(), state.table.seats(), state.seed);
    }
    Problems problems;
    const Settings settings = library.settings(state.settings, problems);
    if (!problems.empty()) throw VerbError(problems.front().message);
    Choosing choosing(heroes_meant(library, wanted.heroes, state.members.size()));
    Door door(choosing);
    {
        campaign::Campaign game(library.environment(), state, door, library.host(), settings);
        while (state.stage != campaign::Stage::intro)
            game.beat();
    }
    set_flags(library, wanted.flags, state.flags);
    const Value& layout = library.layout().at("scenario");
    if (!wanted.cards.empty()) {
        const Slip slip(library, "card");
        Ids cards;
        for (const std::string& card : wanted.cards)
            cards.push_back(id_meant("card", card, slip.ids));
        lay_on(state.table, slip, SeatId::none, cards, layout, library.rules());
    }
    std::map<int, Ids> gifts;  // by seat, so that each hand is laid once
    for (const std::string& gift : wanted.gifts) {
        const auto [seat, card] = seat_and_card(gift, state.table.seats());
        gifts[seat].push_back(id_meant("card", card, Slip(library, "give").ids));
    }
    for (const auto& [seat, cards] : gifts)
        lay_on(state.table, Slip(library, "give"), seat_at(seat - 1), cards, layout, library.rules());
}

}  // namespace tankard::workshop
