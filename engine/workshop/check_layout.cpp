#include "workshop/check_layout.h"

#include "text/looks.h"
#include "workshop/check_layout_words.h"
#include "workshop/layout_lookup.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr std::string_view kParts[] = {"shown_after",
                                       "explained",
                                       "told_when_forced",
                                       "ink",
                                       "signed",
                                       "threats",
                                       "tints",
                                       "worked_out",
                                       "prices",
                                       "icons",
                                       "frames",
                                       "keywords",
                                       "means",
                                       "sounds",
                                       "table",
                                       "seat",
                                       "sheet",
                                       "lasting",
                                       "statistics",
                                       "scenario",
                                       "owner",
                                       "place",
                                       "boards",
                                       "spaces",
                                       "roles",
                                       "verbs",
                                       "charts",
                                       "deeds",
                                       "milestones",
                                       "entrances",
                                       "passages",
                                       "outcomes",
                                       "sums",
                                       "likely",
                                       "facing",
                                       "stains",
                                       "portraits",
                                       "topics",
                                       "lessons",
                                       "numbered_after",
                                       "own_numbers",
                                       "sorted",
                                       "said",
                                       "plain",
                                       "stars",
                                       "drawn",
                                       "done",
                                       "back",
                                       "taken_back",
                                       "turns",
                                       "exits",
                                       "tale_after",
                                       "follows",
                                       "never_summed_up",
                                       "told_with_rule",
                                       "explained_briefly",
                                       "together",
                                       "counted_in",
                                       "why_when_forced",
                                       "own_words",
                                       "scores",
                                       "asked_openly",
                                       "states"};
constexpr std::string_view kCountedParts[] = {"more", "less"};
constexpr std::string_view kExitParts[] = {"of"};
constexpr std::string_view kTogetherParts[] = {"by", "of", "with"};
constexpr std::string_view kStars[] = {"spaces", "faced"};
constexpr std::string_view kStarParts[] = {"with", "at"};
constexpr std::string_view kPlacesParts[] = {"by", "expected"};
constexpr std::string_view kExpectedParts[] = {"of"};
constexpr std::string_view kStarPlaceParts[] = {"by"};
constexpr std::string_view kTermParts[] = {"most", "cost"};
constexpr std::string_view kDeedParts[] = {"told", "rises", "by", "n", "of", "best"};
constexpr std::string_view kMilestoneParts[] = {"by", "text", "card", "part", "meanwhile"};
constexpr std::string_view kTableParts[] = {"counters", "zones",  "ruled", "piles",
                                            "boards",   "tracks", "budget"};
constexpr std::string_view kSeatParts[] = {"active", "lead",     "counters", "piles", "zones",
                                           "boards", "portrait", "tracks",   "out",   "home"};
constexpr std::string_view kTrackParts[] = {"from", "to", "marks", "also"};
constexpr std::string_view kOwnTrackParts[] = {"from", "to", "marks", "by", "of", "part"};
constexpr std::string_view kBoardParts[] = {"pigments", "glyphs", "signs",  "grounds", "edges",
                                            "hurt",     "lying",  "over",   "blocks",  "sight",
                                            "quiet",    "plans",  "letters"};
constexpr std::string_view kBlockParts[] = {"row", "column", "size", "pigment"};
constexpr std::string_view kSightParts[] = {"lines", "blind", "ends", "stopped_by"};
constexpr std::string_view kLines[] = {"straight", "all"};
constexpr std::string_view kOutcomeParts[] = {"of", "by", "sums", "had", "summed", "fared"};
constexpr std::string_view kFaredParts[] = {"full", "less"};
constexpr std::string_view kFacingParts[] = {"from", "to", "number", "with", "sums", "adds"};
constexpr std::string_view kSumParts[] = {"total", "to", "fact", "less", "lost"};
constexpr std::string_view kStatistics[] = {"turn",      "cards",    "money", "bought",  "life",
                                            "most_life", "standing", "xp",    "falls_at"};
constexpr std::string_view kScenarioParts[] = {"at",    "before", "rest", "aside", "bare",   "die",
                                               "holds", "kinds",  "card", "give",  "at_most"};
constexpr std::string_view kLaidParts[] = {"zone", "kinds"};
constexpr std::string_view kSheetParts[] = {"counters", "deck", "learned", "open"};
constexpr std::string_view kLastingParts[] = {"zone", "ends", "at"};
constexpr std::string_view kRoles[] = {"played", "faced", "offered", "hand",
                                       "front",  "self",  "plaque",  "strip"};

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

class LayoutCheck : private LayoutLookup {
 public:
    LayoutCheck(const play::Library& library, Findings& findings)
        : LayoutLookup(library, findings), layout_(library.layout()), all_(*library.rules().catalogue()) {
        for (int def = 0; def < static_cast<int>(all_.definitions.size()); ++def)
            kinds_.push_back(library.rules().kind(static_cast<DefId>(def)).text());
        for (const Source& source : library.host().sources())
            constructors_.push_back(source.kind);
    }

    void run() {
        keys(layout_, kParts, "part of a layout");
        types();
        part("table", kTableParts, Scope::table);
        part("seat", kSeatParts, Scope::seat);
        const Value& table = layout_.at("table");
        list(table.at("counters"), names_of(all_.table_counters), "counter of the game");
        list(table.at("budget"), names_of(all_.table_counters), "counter of the game");
        list(table.at("ruled"), names_of(all_.zones, Scope::table), "zone of the table");
        Texts steps = names_of(all_.seat_counters);
        for (const std::string_view name : names_of(all_.table_counters))
            steps.push_back(name);
        for (const auto& [_, track] : table.at("tracks").entries()) {
            keys(track, kTrackParts, "word for a track");
            one(track.at(1), steps, "counter of the seats or the game");
            one(track.at("also"), names_of(all_.table_counters), "counter of the game");
        }
        const Value& seat = layout_.at("seat");
        for (const auto& [_, track] : seat.at("tracks").entries())
            own_track(track);
        for (const std::string_view turn : {"active", "lead"})
            one(seat.at(turn), names_of(all_.table_counters), "counter of the game");
        for (const auto& [_, entry] : seat.at("counters").entries()) {
            counted(entry.is_table() ? entry.at(1) : entry, entry.at("of_cards"));
            one(entry.at("of"), names_of(all_.seat_counters), "counter of the seats");
        }
        counted(seat.at("out").at(1), seat.at("out").at("of_cards"));
        one(seat.at("portrait"), names_of(all_.zones, Scope::seat), "zone of the seats");
        one(seat.at("home"), names_of(all_.boards, Scope::seat), "board of the seats");
        one(layout_.at("owner"), names_of(all_.card_counters), "counter of cards");
        one(layout_.at("place"), names_of(all_.card_counters), "counter of cards");
        facing(layout_.at("facing"));
        for (const auto& [_, outcome] : layout_.at("outcomes").entries()) {
            keys(outcome, kOutcomeParts, "word for an outcome");
            keys(outcome.at("fared"), kFaredParts, "word for how somebody fared");
            one(outcome.at("fared").at(1), names_of(all_.zones, Scope::seat), "zone of the seats");
        }
        keys(layout_.at("spaces"), names_of(all_.zones), "zone");
        for (const auto& [_, places] : layout_.at("spaces").entries())
            this->places(places);
        keys(layout_.at("stars"), kStars, "star");
        for (const auto& [_, star] : layout_.at("stars").entries()) {
            keys(star, kStarParts, "word for a star");
            list(star.at("with"), names_of(all_.zones, Scope::seat), "zone of the seats");
            keys(star.at("at"), kStarPlaceParts, "word for where a star is");
            one(star.at("at").at(1), names_of(all_.seat_counters), "counter of the seats");
            one(star.at("at").at("by"), names_of(all_.card_counters), "counter of cards");
        }
        keys(layout_.at("roles"), names_of(all_.zones), "zone");
        list(layout_.at("drawn"), names_of(all_.zones), "zone");
        list(layout_.at("roles"), {std::begin(kRoles), std::end(kRoles)}, "role");
        keys(layout_.at("boards"), names_of(all_.boards), "board");
        for (const BoardKind& board : all_.boards)
            look_of(board);
        scenario(layout_.at("scenario"));
        for (const auto& [_, deed] : layout_.at("deeds").entries()) {
            keys(deed, kDeedParts, "word for a deed");
            one(deed.at("rises"), names_of(all_.seat_counters), "counter of the seats");
        }
        for (const auto& [_, sum] : layout_.at("sums").entries())
            if (sum.is_table()) keys(sum, kSumParts, "word for a sum");
        for (const auto& [_, exit] : layout_.at("exits").entries())
            keys(exit, kExitParts, "word for an exit");
        for (const auto& [_, counted] : layout_.at("counted_in").entries())
            keys(counted, kCountedParts, "word for what is counted in");
        for (const auto& [_, several] : layout_.at("together").entries())
            keys(several, kTogetherParts, "word for what is told together");
        for (const auto& [_, milestone] : layout_.at("milestones").entries())
            keys(milestone, kMilestoneParts, "word for a milestone");
        keys(layout_.at("ink"), names_of(all_.zones), "zone");
        keys(layout_.at("frames"), kinds_, "kind of card");
        list(layout_.at("sorted"), kinds_, "kind of card");
        statistics(layout_.at("statistics"));
        const Value& sheet = layout_.at("sheet");
        keys(sheet, kSheetParts, "word of 'sheet'");
        list(sheet.at("counters"), names_of(all_.seat_counters), "counter of the seats");
        for (const std::string_view cards : {"deck", "learned", "open"})
            list(sheet.at(cards), names_of(all_.zones, Scope::seat), "zone of the seats");
        const Value& lasting = layout_.at("lasting");
        keys(lasting, kLastingParts, "word of 'lasting'");
        one(lasting.at("zone"), names_of(all_.zones), "zone");
        one(lasting.at("ends"), names_of(all_.card_counters), "counter of cards");
    }

 private:
    void types() {
        for (const auto& [key, part] : layout_.entries())
            if (const auto* name = std::get_if<std::string>(&key);
                name != nullptr && *name != "owner" && *name != "place") {
                const bool word = *name == "asked_openly";
                should_be(part, word ? part.truth() != nullptr : part.is_table(), *name,
                          word ? "true or false" : "a table");
            }
        for (const std::string_view whose : {"table", "seat"}) {
            for (const std::string_view name :
                 {"counters", "zones", "piles", "boards", "tracks", "ruled", "budget"}) {
                const Value& list = layout_.at(whose).at(name);
                should_be(list, list.is_table(), std::string(name), "a list");
            }
            for (const auto& [_, track] : layout_.at(whose).at("tracks").entries())
                steps(track);
        }
        for (const auto& [key, spaces] : layout_.at("spaces").entries()) {
            const std::int64_t* count = spaces.integer();
            const std::int64_t places = count != nullptr ? *count : listed(spaces);
            if (const auto* name = std::get_if<std::string>(&key); name != nullptr)
                should_be(spaces, places >= 1 && places <= text::kMostSpaces, *name,
                          fmt::format("1 to {} numbered places", text::kMostSpaces));
        }
        for (const auto& [key, star] : layout_.at("stars").entries())
            if (const auto* name = std::get_if<std::string>(&key); name != nullptr)
                should_be(star, star.is_table(), *name, "a list of questions");
    }
    /// Entries of a list before what has a name.
    static std::int64_t listed(const Value& list) {
        std::int64_t count = 0;
        while (list.at(count + 1).is_table())
            ++count;
        return count;
    }
    /// What places cost and give, and which card leads there.
    void places(const Value& places) {
        keys(places, kPlacesParts, "word for numbered places");
        Texts ids;
        for (const Name id : all_.definitions)
            ids.push_back(id.text());
        one(places.at("by"), ids, "definition");
        keys(places.at("expected"), kExpectedParts, "word for who is expected on numbered places");
        one(places.at("expected").at(1), names_of(all_.zones, Scope::seat), "zone of the seats");
        one(places.at("expected").at("of"), names_of(all_.zones, Scope::table), "zone of the table");
        for (std::int64_t place = 1; place <= listed(places); ++place)
            for (const auto& [_, term] : places.at(place).entries()) {
                keys(term, kTermParts, "word for what a place costs or gives");
                should_be(term, term.at(1).text() != nullptr, "spaces", "a list of names with numbers");
            }
    }
    void steps(const Value& track) {
        const std::int64_t* from = track.at("from").integer();
        const std::int64_t* to = track.at("to").integer();
        const bool so =
            from != nullptr && to != nullptr && *from <= *to && *to - *from <= text::kLongestTrack;
        should_be(
            track, so, track.at(1).text() != nullptr ? *track.at(1).text() : "tracks",
            fmt::format("a track from one number to a greater one, {} steps at most", text::kLongestTrack));
    }
    void part(std::string_view name, std::span<const std::string_view> parts, Scope scope) {
        const Value& part = layout_.at(name);
        const std::string whose = scope == Scope::seat ? "of the seats" : "of the table";
        keys(part, parts, fmt::format("word of '{}'", name));
        for (const std::string_view cards : {"zones", "piles"})
            list(part.at(cards), names_of(all_.zones, scope), "zone " + whose);
        list(part.at("boards"), names_of(all_.boards, scope), "board " + whose);
    }
    void counted(const Value& counter, const Value& of_cards) {
        const bool cards = of_cards.text() != nullptr;
        one(of_cards, names_of(all_.zones, Scope::seat), "zone of the seats");
        one(counter, names_of(cards ? all_.card_counters : all_.seat_counters),
            cards ? "counter of cards" : "counter of the seats");
    }
    void own_track(const Value& track) {
        keys(track, kOwnTrackParts, "word for a seat's track");
        one(track.at(1), names_of(all_.seat_counters), "counter of the seats");
        one(track.at("by"), names_of(all_.seat_counters), "counter of the seats");
        one(track.at("of"), names_of(all_.zones, Scope::seat), "zone of the seats");
    }
    void look_of(const BoardKind& board) {
        const Value& look = layout_.at("boards").at(board.name.text());
        keys(look, kBoardParts, "word for a board");
        Texts terrains;
        for (const Name terrain : board.terrains)
            terrains.push_back(terrain.text());
        for (const std::string_view part : {"pigments", "glyphs", "signs", "grounds"})
            keys(look.at(part), terrains, fmt::format("terrain of the board '{}'", board.name.text()));
        Texts edges;
        for (const Name edge : board.edges)
            edges.push_back(edge.text());
        keys(look.at("edges"), edges, fmt::format("edge of the board '{}'", board.name.text()));
        list(look.at("lying"), kinds_, "kind of card");
        list(look.at("over"), terrains, fmt::format("terrain of the board '{}'", board.name.text()));
        one(look.at("hurt"), names_of(all_.card_counters), "counter of cards");
        should_be(look.at("quiet"), look.at("quiet").truth() != nullptr, "quiet", "true or false");
        for (const auto& [_, block] : look.at("blocks").entries())
            keys(block, kBlockParts, "word of a block");
        keys(look.at("plans"), kinds_, "kind of card");
        Texts drawn = terrains;
        drawn.insert(drawn.end(), edges.begin(), edges.end());
        list(look.at("letters"), drawn, fmt::format("terrain or edge of the board '{}'", board.name.text()));
        const Value& sight = look.at("sight");
        keys(sight, kSightParts, "word of 'sight'");
        one(sight.at("lines"), kLines, "kind of line");
        for (const std::string_view part : {"blind", "ends"})
            list(sight.at(part), terrains, fmt::format("terrain of the board '{}'", board.name.text()));
        list(sight.at("stopped_by"), kinds_, "kind of card");
    }
    /// Its sums are slots of questions, which no file declares.
    void facing(const Value& facing) {
        keys(facing, kFacingParts, "word of 'facing'");
        const bool numbered = facing.at("number").text() != nullptr;
        for (const std::string_view side : {"from", "to"})
            one(facing.at(side), names_of(numbered ? all_.table_counters : all_.card_counters),
                numbered ? "counter of the game" : "counter of cards");
        for (const std::string_view part : {"number", "with"})
            one(facing.at(part), names_of(all_.card_counters), "counter of cards");
    }
    void statistics(const Value& counted) {
        keys(counted, kStatistics, "word of 'statistics'");
        for (const std::string_view counter : {"standing", "life", "most_life", "xp"})
            one(counted.at(counter), names_of(all_.seat_counters), "counter of the seats");
        list(counted.at("cards"), names_of(all_.zones, Scope::seat), "zone of the seats");
        list(counted.at("falls_at"), names_of(all_.zones, Scope::table), "zone of the table");
    }
    void scenario(const Value& scenario) {
        keys(scenario, kScenarioParts, "word of 'scenario'");
        const Texts zones = names_of(all_.zones);
        for (const std::string_view part : {"rest", "holds"})
            keys(scenario.at(part), zones, "zone");
        list(scenario.at("rest"), zones, "zone");
        list(scenario.at("bare"), zones, "zone");
        one(scenario.at("aside"), zones, "zone");
        keys(scenario.at("at_most"), names_of(all_.seat_counters), "counter of the seats");
        list(scenario.at("at_most"), names_of(all_.seat_counters), "counter of the seats");
        Texts lists;
        for (const auto& [name, kinds] : scenario.at("kinds").entries()) {
            if (const auto* list = std::get_if<std::string>(&name)) lists.emplace_back(*list);
            this->list(kinds, kinds_, "kind of card");
        }
        for (const auto& [_, held] : scenario.at("holds").entries()) {
            one(held, lists, "list of kinds in 'kinds'");
            list(held, kinds_, "kind of card");
        }
        for (const std::string_view part : {"card", "give"}) {
            keys(scenario.at(part), kLaidParts, fmt::format("word of '{}'", part));
            one(scenario.at(part).at("zone"), zones, "zone");
            list(scenario.at(part).at("kinds"), constructors_, "kind of definition");
        }
    }

    const Value& layout_;
    const Catalogue& all_;
    Texts kinds_;         ///< of every definition
    Texts constructors_;  ///< with which the files of definitions begin
};

}  // namespace

void check_layout(const play::Library& library, Findings& findings) {
    LayoutCheck(library, findings).run();
    check_layout_words(library, findings);
}

}  // namespace tankard::workshop
