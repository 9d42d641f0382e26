#include "campaign/misfit.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <fmt/format.h>

namespace tankard::campaign {
namespace {

constexpr std::size_t kMostMembers = 12;
constexpr std::size_t kLongestWord = 200;
constexpr std::size_t kLongestKey = 10'000;  ///< bytes; a script's longest text is shorter
constexpr std::size_t kMostPaths = 1'000;
constexpr std::size_t kMostChapters = 100'000;
constexpr std::size_t kMostVisitors = 1'000;
constexpr std::int64_t kMostNumber = 1'000'000'000;
constexpr Extent kMostSheet{.entries = 20'000, .letters = 400'000, .depth = 16};
constexpr Extent kMostStory{.entries = 100'000, .letters = 2'000'000, .depth = 16};
/// Sheets of all seats, settings and what comes of the chapter.
constexpr Extent kMostCourse{.entries = 300'000, .letters = 6'000'000, .depth = 24};
/// What a card remembers is limited by its host; this is more than any of them allows.
constexpr Extent kMostMemory{.entries = 1'000, .letters = 20'000, .depth = 16};

bool has_word(const Value& table, std::string_view key) {
    const std::string* text = table.at(key).text();
    return text != nullptr && !text->empty() && is_word(*text);
}

std::string misfit_party(const State& state, const Environment& environment) {
    if (state.members.empty() || state.members.size() > kMostMembers)
        return fmt::format("it has {} players", state.members.size());
    for (const Member& member : state.members) {
        if (!is_word(member.player)) return "a player's name is no name";
        if (member.sheet.is_nil()) continue;
        if (std::string wrong = misfit_sheet(member.sheet); !wrong.empty()) return wrong;
    }
    if (state.visitors.size() > kMostVisitors) return "it has too many visiting heroes";
    for (const Value& sheet : state.visitors)
        if (std::string wrong = misfit_sheet(sheet); !wrong.empty()) return wrong;
    if (state.seats.empty() || static_cast<int>(state.seats.size()) != state.table.seats() ||
        state.table.seats() > environment.rules.most_seats())
        return fmt::format("{} players sit at a table for {}", state.seats.size(), state.table.seats());
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat)
        if (state.seats[seat] >= state.members.size() ||
            (seat > 0 && state.seats[seat - 1] >= state.seats[seat]))
            return fmt::format("seat {} is nobody's", seat + 1);
    // Whoever plays the coming chapter has a chair and, once heroes are chosen, a hero.
    const auto present = static_cast<int>(std::count_if(state.members.begin(), state.members.end(),
                                                        [](const Member& member) { return member.present; }));
    if (state.stage != Stage::ended && (present < 1 || present > environment.rules.most_seats()))
        return fmt::format("{} players are there", present);
    if (state.stage >= Stage::lay && state.stage <= Stage::paths)
        for (const Member& member : state.members)
            if (member.present && member.sheet.is_nil()) return "a player has no hero";
    return "";
}

std::string misfit_story(const State& state, const Environment& environment) {
    if (!environment.manifest.has(state.chapter))
        return fmt::format("its chapter '{}' is none of {}", is_word(state.chapter) ? state.chapter : "?",
                           environment.manifest.id);
    if (state.rules != environment.manifest.rules_of(state.chapter) ||
        state.rules != environment.rules.name())
        return fmt::format("its chapter '{}' is played under other rules", state.chapter);
    if (state.standings.ranks.size() > kMostMembers || state.standings.scores.size() > kMostMembers)
        return "its standings are none";
    if (state.chapters_played < 0 || state.chapters_played > static_cast<int>(kMostChapters) ||
        state.losses < 0 || state.losses > state.chapters_played)
        return fmt::format("{} chapters of {} are lost", state.losses, state.chapters_played);
    if (state.chronicle.size() > kMostChapters + 1 ||
        std::any_of(state.chronicle.begin(), state.chronicle.end(),
                    [](const std::string& entry) { return entry.size() > kLongestKey; }))
        return "its chronicle is none";
    if (state.paths.size() > kMostPaths) return "too many ways lead on";
    for (const Path& path : state.paths)
        if (path.key.size() > kLongestKey || path.needs.size() > kLongestKey ||
            (!path.chapter.empty() && !environment.manifest.has(path.chapter)))
            return "a way on leads nowhere";
    for (const Value* value : {&state.settings, &state.flags, &state.memory})
        if (!extent_of(*value).within(kMostStory)) return "its story is too long";
    return "";
}

std::string misfit_table(const State& state, const Environment& environment) {
    for (int card = 0; card < state.table.cards(); ++card)
        if (!extent_of(state.table.memory(static_cast<CardId>(card))).within(kMostMemory))
            return fmt::format("card {} remembers too much", card);
    for (int seat = 0; seat < state.table.seats(); ++seat)
        if (!extent_of(state.table.memory(seat_at(seat))).within(kMostMemory))
            return fmt::format("seat {} remembers too much", seat + 1);
    if (!extent_of(state.table.memory()).within(kMostMemory)) return "its table remembers too much";
    if (!extent_of(state.table.course()).within(kMostCourse)) return "the course of its chapter is too long";
    const bool laid = state.stage >= Stage::intro && state.stage <= Stage::sheets;
    return laid || state.table.cards() > 0 ? environment.rules.misfit(state.table) : std::string();
}

}  // namespace

bool is_word(std::string_view text) {
    return text.size() <= kLongestWord && std::none_of(text.begin(), text.end(), [](unsigned char letter) {
               return letter < 0x20 || letter == 0x7f;
           });
}

std::string misfit_sheet(const Value& sheet) {
    if (!sheet.is_table() || !extent_of(sheet).within(kMostSheet)) return "a hero sheet is too long, or none";
    for (const std::string_view key : {"id", "name"})
        if (!has_word(sheet, key)) return fmt::format("a hero sheet has no '{}'", key);
    if (!sheet.at("hero").is_nil() && !has_word(sheet, "hero")) return "a hero sheet's 'hero' is no word";
    for (const std::string_view key : {"revision", "scars", "purse"})
        if (const std::int64_t* number = sheet.at(key).integer();
            number != nullptr && (*number < 0 || *number > kMostNumber))
            return fmt::format("no hero's '{}' is {}", key, *number);
    return "";
}

std::string misfit(const State& state, const Environment& environment) {
    if (state.stage > Stage::ended)
        return fmt::format("it stands at the unknown stage {}", static_cast<int>(state.stage));
    for (const auto& part : {misfit_party, misfit_story, misfit_table})
        if (std::string wrong = part(state, environment); !wrong.empty()) return wrong;
    return "";
}

}  // namespace tankard::campaign
