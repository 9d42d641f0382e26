#include "workshop/check_layout.h"

#include "workshop/lua_words.h"

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr int kUnknownThing = 25;
constexpr int kNoWord = 26;

constexpr std::string_view kParts[] = {"shown_after", "explained", "told_when_forced",
                                       "ink",         "signed",    "icons",
                                       "frames",      "keywords",  "means",
                                       "sounds",      "table",     "seat",
                                       "sheet",       "lasting",   "statistics",
                                       "scenario",    "owner",     "boards",
                                       "spaces",      "roles",     "verbs",
                                       "charts",      "deeds",     "milestones",
                                       "entrances",   "sums"};
constexpr std::string_view kDeedParts[] = {"told", "rises", "by", "n", "of", "best"};
constexpr std::string_view kMilestoneParts[] = {"by", "text", "card", "part"};
constexpr std::string_view kTableParts[] = {"counters", "zones", "ruled", "piles", "boards", "tracks"};
constexpr std::string_view kSeatParts[] = {"active", "lead",   "counters", "piles",
                                           "zones",  "boards", "portrait", "tracks"};
constexpr std::string_view kTrackParts[] = {"from", "to", "marks"};
constexpr std::string_view kOwnTrackParts[] = {"from", "to", "marks", "by", "of", "part"};
constexpr std::string_view kBoardParts[] = {"pigments", "glyphs", "signs", "blocks", "sight"};
constexpr std::string_view kSightParts[] = {"lines", "blind", "ends", "stopped_by"};
constexpr std::string_view kLines[] = {"straight", "all"};
constexpr std::string_view kRoles[] = {"played", "faced", "offered", "hand", "front", "plaque", "strip"};

using Texts = std::vector<std::string_view>;

template <typename Kinds>
Texts names_of(const Kinds& kinds) {
    Texts names;
    for (const auto& kind : kinds)
        names.push_back(kind.name.text());
    return names;
}

template <typename Kinds>
Texts names_of(const Kinds& kinds, Scope scope) {
    Texts names;
    for (const auto& kind : kinds)
        if (kind.scope == scope) names.push_back(kind.name.text());
    return names;
}

class LayoutCheck {
 public:
    LayoutCheck(const play::Library& library, Findings& findings)
        : layout_(library.layout()),
          all_(*library.rules().catalogue()),
          file_(fmt::format("{}/layout.lua", library.rules().name())),
          english_(library.language("en")),
          findings_(findings) {
        for (int def = 0; def < static_cast<int>(all_.definitions.size()); ++def)
            kinds_.push_back(library.rules().kind(static_cast<DefId>(def)).text());
        for (const auto& [path, text] : library.content().files)
            if (path == file_) words_ = lua_words(text);
    }

    void run() {
        keys(layout_, kParts, "part of a layout");
        part("table", kTableParts, Scope::table);
        part("seat", kSeatParts, Scope::seat);
        const Value& table = layout_.at("table");
        list(table.at("counters"), names_of(all_.table_counters), "counter of the game");
        list(table.at("ruled"), names_of(all_.zones, Scope::table), "zone of the table");
        Texts steps = names_of(all_.seat_counters);
        for (const std::string_view name : names_of(all_.table_counters))
            steps.push_back(name);
        for (const auto& [_, track] : table.at("tracks").entries()) {
            keys(track, kTrackParts, "word for a track");
            one(track.at(1), steps, "counter of the seats or the game");
        }
        const Value& seat = layout_.at("seat");
        for (const auto& [_, track] : seat.at("tracks").entries())
            own_track(track);
        for (const std::string_view turn : {"active", "lead"})
            one(seat.at(turn), names_of(all_.table_counters), "counter of the game");
        for (const auto& [_, entry] : seat.at("counters").entries()) {
            one(entry.is_table() ? entry.at(1) : entry, names_of(all_.seat_counters), "counter of the seats");
            one(entry.at("of"), names_of(all_.seat_counters), "counter of the seats");
        }
        one(seat.at("portrait"), names_of(all_.zones, Scope::seat), "zone of the seats");
        one(layout_.at("owner"), names_of(all_.card_counters), "counter of cards");
        keys(layout_.at("spaces"), names_of(all_.zones), "zone");
        keys(layout_.at("roles"), names_of(all_.zones), "zone");
        list(layout_.at("roles"), {std::begin(kRoles), std::end(kRoles)}, "role");
        keys(layout_.at("boards"), names_of(all_.boards), "board");
        for (const BoardKind& board : all_.boards)
            look_of(board);
        scenario(layout_.at("scenario"));
        for (const auto& [_, deed] : layout_.at("deeds").entries()) {
            keys(deed, kDeedParts, "word for a deed");
            one(deed.at("rises"), names_of(all_.seat_counters), "counter of the seats");
        }
        for (const auto& [_, milestone] : layout_.at("milestones").entries())
            keys(milestone, kMilestoneParts, "word for a milestone");
        for (const auto& [told, slot] : layout_.at("entrances").entries())
            if (const auto* key = std::get_if<std::string>(&told); key != nullptr) entrance(*key, slot);
    }

 private:
    void part(std::string_view name, std::span<const std::string_view> parts, Scope scope) {
        const Value& part = layout_.at(name);
        const std::string whose = scope == Scope::seat ? "of the seats" : "of the table";
        keys(part, parts, fmt::format("word of '{}'", name));
        for (const std::string_view cards : {"zones", "piles"})
            list(part.at(cards), names_of(all_.zones, scope), "zone " + whose);
        list(part.at("boards"), names_of(all_.boards, scope), "board " + whose);
    }
    void own_track(const Value& track) {
        keys(track, kOwnTrackParts, "word for a seat's track");
        one(track.at(1), names_of(all_.seat_counters), "counter of the seats");
        one(track.at("by"), names_of(all_.seat_counters), "counter of the seats");
        one(track.at("of"), names_of(all_.zones, Scope::seat), "zone of the seats");
    }
    /// Who comes in is named by a slot of the sentence.
    void entrance(const std::string& told, const Value& slot) {
        const std::vector<Name> all = english_.slots(intern(told));
        Texts slots;
        for (const Name name : all)
            slots.push_back(name.text());
        one(slot, slots, fmt::format("slot of the sentence '{}' called", told));
    }
    void look_of(const BoardKind& board) {
        const Value& look = layout_.at("boards").at(board.name.text());
        keys(look, kBoardParts, "word for a board");
        Texts terrains;
        for (const Name terrain : board.terrains)
            terrains.push_back(terrain.text());
        for (const std::string_view part : {"pigments", "glyphs", "signs"})
            keys(look.at(part), terrains, fmt::format("terrain of the board '{}'", board.name.text()));
        const Value& sight = look.at("sight");
        keys(sight, kSightParts, "word of 'sight'");
        one(sight.at("lines"), kLines, "kind of line");
        for (const std::string_view part : {"blind", "ends"})
            list(sight.at(part), terrains, fmt::format("terrain of the board '{}'", board.name.text()));
        list(sight.at("stopped_by"), kinds_, "kind of card");
    }
    void scenario(const Value& scenario) {
        const Texts zones = names_of(all_.zones);
        for (const std::string_view part : {"rest", "holds"})
            keys(scenario.at(part), zones, "zone");
        list(scenario.at("rest"), zones, "zone");
        list(scenario.at("bare"), zones, "zone");
        one(scenario.at("aside"), zones, "zone");
    }

    void list(const Value& names, const Texts& known, std::string_view what) {
        for (const auto& [_, name] : names.entries())
            one(name, known, what);
    }
    void keys(const Value& table, std::span<const std::string_view> known, std::string_view what) {
        for (const auto& [key, _] : table.entries())
            if (const auto* name = std::get_if<std::string>(&key)) look_up(*name, known, what);
    }
    void one(const Value& name, std::span<const std::string_view> known, std::string_view what) {
        if (name.text() != nullptr) look_up(*name.text(), known, what);
    }
    void look_up(const std::string& name, std::span<const std::string_view> known, std::string_view what) {
        if (std::find(known.begin(), known.end(), name) != known.end()) return;
        const auto word =
            std::find_if(words_.begin(), words_.end(), [&](const Word& each) { return each.text == name; });
        findings_.push_back({kUnknownThing, Level::error, file_, word != words_.end() ? word->line : 0,
                             fmt::format("there is no {} '{}'{}", what, name, or_meant(name, known))});
    }

    const Value& layout_;
    const Catalogue& all_;
    std::string file_;
    const text::Language& english_;
    std::vector<Word> words_;
    Texts kinds_;
    Findings& findings_;
};

/// What the table shows has words: its zones, counters, facts and settings.
void check_shown_words(const play::Library& library, Findings& findings) {
    std::set<std::string> keys;
    const Value& layout = library.layout();
    for (const std::string_view part : {"table", "seat"}) {
        for (const std::string_view cards : {"zones", "piles"})
            for (const auto& [_, zone] : layout.at(part).at(cards).entries())
                if (zone.text() != nullptr) keys.insert("zone." + *zone.text());
        for (const std::string_view counted : {"counters", "tracks"})
            for (const auto& [_, entry] : layout.at(part).at(counted).entries())
                if (const Value& name = entry.is_table() ? entry.at(1) : entry; name.text() != nullptr)
                    keys.insert("counter." + *name.text());
        for (const auto& [_, track] : layout.at(part).at("tracks").entries())
            if (const std::string* heading = track.at("part").text()) keys.insert(*heading);
    }
    const auto add = [&keys](const Value& key) {
        if (key.text() != nullptr) keys.insert(*key.text());
    };
    for (const auto& [_, deed] : layout.at("deeds").entries()) {
        if (deed.at(1).text() != nullptr) keys.insert("deed." + *deed.at(1).text());
        add(deed.at("told"));
        for (const auto& [place, told] : deed.at("told").entries())
            add(told);
    }
    for (const auto& [_, milestone] : layout.at("milestones").entries())
        for (const Value* key : {&milestone.at(1), &milestone.at("text"), &milestone.at("part")})
            add(*key);
    for (const std::string_view part : {"entrances", "sums"})
        for (const auto& [key, _] : layout.at(part).entries())
            if (const auto* told = std::get_if<std::string>(&key)) keys.insert(*told);
    for (const auto& [_, text] : layout.at("sums").entries())
        add(text);
    for (const SettingInfo& setting : library.rules().settings()) {
        const std::string key = fmt::format("setting.{}", setting.name);
        keys.insert(key);
        for (const std::string_view word : setting.words)
            keys.insert(fmt::format("{}.{}", key, word));
    }
    const text::Language& english = library.language("en");
    const int definitions = static_cast<int>(library.rules().catalogue()->definitions.size());
    for (int def = 0; def < definitions; ++def)
        for (const Fact& fact : library.rules().facts(static_cast<DefId>(def)))
            if (!english.has(intern(fmt::format("mark.{}", fact.name.text()))))
                keys.insert(fmt::format("fact.{}", fact.name.text()));
    for (const std::string& key : keys)
        if (!english.has(intern(key)))
            findings.push_back({kNoWord, Level::error, fmt::format("{}/text/en.lua", library.rules().name()),
                                0, fmt::format("'{}' has no text, and people are shown it", key)});
}

}  // namespace

void check_layout(const play::Library& library, Findings& findings) {
    LayoutCheck(library, findings).run();
    check_shown_words(library, findings);
}

}  // namespace tankard::workshop
