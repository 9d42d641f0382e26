#include "campaign/story.h"

#include "campaign/ways.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::campaign {
namespace {

void refuse_long(std::string_view what, std::string_view word, std::size_t most) {
    if (word.size() > most)
        throw VerbError(fmt::format("{} has at most {} letters, not {}", what, most, word.size()));
}

}  // namespace

void Story::tell(const std::string& key, std::optional<SeatId> hero, std::optional<int> n) {
    refuse_long("a text key", key, kLongestKey);
    static const Name hero_slot = intern("hero");
    static const Name number_slot = intern("n");
    state_->table.tell(word_of(key), {{hero_slot, hero ? Ref::seat(*hero) : Ref()},
                                      {number_slot, Ref::number(n.value_or(0))}});
}

Value Story::flag(const std::string& name) const { return state_->flags.at(name); }
bool Story::has_flag(const std::string& name) const { return !state_->flags.at(name).is_nil(); }
void Story::set_flag(const std::string& name, std::optional<int> value) {
    refuse_long("a flag's name", name, kLongestFlag);
    if (state_->flags.entries().size() >= kMostFlags && !has_flag(name))
        throw VerbError(
            fmt::format("there are {} flags already: clear those that nobody asks for any more, or count "
                        "in one",
                        kMostFlags));
    state_->flags.set(name, value.value_or(1));
}
void Story::clear_flag(const std::string& name) { state_->flags.set(name, Value()); }

Value Story::choose(Value paths) {
    std::vector<Path> ways;
    if (const std::string wrong = read_paths(ways, paths, *manifest_); !wrong.empty()) throw VerbError(wrong);
    Value answer = Value::table();
    answer.set("choose", std::move(paths));
    return answer;
}

Value Story::finish(std::string key) {
    if (key.empty()) throw VerbError("an ending should be a text key");
    refuse_long("a text key", key, kLongestKey);
    Value answer = Value::table();
    answer.set("ending", std::move(key));
    return answer;
}

std::vector<SeatId> Story::heroes() const {
    std::vector<SeatId> seats;
    seats.reserve(static_cast<std::size_t>(state_->table.seats()));
    for (int seat = 0; seat < state_->table.seats(); ++seat)
        seats.push_back(seat_at(seat));
    return seats;
}

void Story::note(SeatId hero, const std::string& list, std::string key, std::size_t most) {
    refuse_long("a text key", key, kLongestKey);
    Value all = sheet(hero).at(list);
    if (all.entries().size() >= most)
        throw VerbError(fmt::format("a hero's sheet has room for {} {}", most, list));
    all.push(std::move(key));
    sheet(hero).set(list, std::move(all));
}

void Story::give_trophy(SeatId hero, std::string trophy) {
    note(hero, "trophies", std::move(trophy), kMostTrophies);
}

void Story::give_title(SeatId hero, std::string title) {
    if (!has_title(hero, title)) note(hero, "titles", std::move(title), kMostTrophies);
}

bool Story::has_title(SeatId hero, const std::string& title) const {
    return sheet(hero).at("titles").lists(title);
}

int Story::purse(SeatId hero) const {
    const std::int64_t* held = sheet(hero).at("purse").integer();
    return held != nullptr ? static_cast<int>(*held) : 0;
}

void Story::add_purse(SeatId hero, int change) {
    sheet(hero).set("purse", std::clamp(purse(hero) + change, 0, kMostPurse));
}

int Story::rank(SeatId hero) const {
    const auto& ranks = state_->standings.ranks;
    return index(hero) < ranks.size() ? ranks[index(hero)] : 1;
}

int Story::score(SeatId hero) const {
    const auto& scores = state_->standings.scores;
    return index(hero) < scores.size() ? scores[index(hero)] : 0;
}

std::vector<SeatId> Story::winners() const {
    std::vector<SeatId> first = heroes();
    std::erase_if(first, [this](SeatId hero) { return rank(hero) != 1; });
    return first;
}

SeatId Story::winner() const {
    const std::vector<SeatId> first = winners();
    return first.size() == 1 ? first.front() : SeatId::none;
}

const Registry& registry() {
    static const Registry all = [] {
        Registry r;
        r.receiver({"story", RefKind::table, 1, "The story: pages, flags, paths."});
        r.verb("story", "tell", &Story::tell)
            .example(R"lua(story:tell "campaign.won")lua")
            .param("key", "a text key")
            .names("text")
            .param("hero", "for the slot {hero}")
            .param("n", "for the slot {n}")
            .range(kAnyNumber.least, kAnyNumber.most)
            .doc("Tells a passage of the page.");
        r.verb("story", "flag", &Story::flag)
            .example(R"lua(local bells = story:flag "bells" or 0)lua")
            .param("name", "which flag")
            .names("flag")
            .doc("A flag's number, or nothing.");
        r.verb("story", "has_flag", &Story::has_flag)
            .example(R"lua(if story:has_flag "bells" then story:clear_flag "bells" end)lua")
            .param("name", "which flag")
            .names("flag")
            .doc("Whether a flag is set.");
        r.verb("story", "set_flag", &Story::set_flag)
            .example(R"lua(story:set_flag("bells", 3))lua")
            .param("name", "which flag")
            .names("flag")
            .param("value", "a number; 1 if left out")
            .range(kAnyNumber.least, kAnyNumber.most)
            .doc("Sets a flag of the story.")
            .changes();
        r.verb("story", "clear_flag", &Story::clear_flag)
            .example(R"lua(story:clear_flag "bells")lua")
            .param("name", "which flag")
            .names("flag")
            .doc("Clears a flag.")
            .changes();
        r.verb("story", "choose", &Story::choose)
            .example(
                R"lua(return story:choose { { "left", story.chapter }, { "right", story.chapter, needs = "rusty_key" } })lua")
            .param("paths", R"(a list of {"text key", "chapter", needs = "…"})")
            .names("paths")
            .doc("The ways on; return it from the page. The party votes afterwards.");
        r.verb("story", "finish", &Story::finish)
            .example(R"lua(return story:finish "campaign.won")lua")
            .param("key", "the ending's text key")
            .names("text")
            .doc("The campaign ends here; return it from the page.");
        r.verb("story", "give_trophy", &Story::give_trophy)
            .example(
                R"lua(for _, hero in ipairs(story.heroes) do story:give_trophy(hero, "trophy.black_water") end)lua")
            .param("hero", "whose")
            .param("trophy", "its text key")
            .names("text")
            .doc("Writes a trophy on a hero's sheet.")
            .changes();
        r.verb("story", "give_title", &Story::give_title)
            .example(R"lua(story:give_title(story.heroes[1], "title.champion"))lua")
            .param("hero", "whose")
            .param("title", "its text key")
            .names("text")
            .doc("Writes a title on a hero's sheet, once.")
            .changes();
        r.verb("story", "has_title", &Story::has_title)
            .example(
                R"lua(if story:has_title(story.heroes[1], "title.champion") then story:set_flag "known" end)lua")
            .param("hero", "whose")
            .param("title", "its text key")
            .names("text")
            .doc("Whether a hero bears that title.");
        r.verb("story", "purse", &Story::purse)
            .example(R"lua(local rich = story:purse(story.heroes[1]) > 20)lua")
            .param("hero", "whose")
            .doc("What is in the purse that goes through the whole campaign, whatever is played.");
        r.verb("story", "add_purse", &Story::add_purse)
            .example(R"lua(for _, hero in ipairs(story.heroes) do story:add_purse(hero, 5) end)lua")
            .param("hero", "whose")
            .param("change", "may be negative; the purse is never below 0")
            .range(-kMostPurse, kMostPurse)
            .doc("Puts something into that purse, or takes it out.")
            .changes();
        r.verb("story", "rank", &Story::rank)
            .example(R"lua(local last = story:rank(story.heroes[1]) == #story.heroes)lua")
            .param("hero", "whose")
            .doc(
                "The place in the last chapter, from 1; equal ones share. 1 for all where nobody was a "
                "rival.");
        r.verb("story", "score", &Story::score)
            .example(R"lua(local gold = story:score(story.heroes[1]))lua")
            .param("hero", "whose")
            .doc("The score in the last chapter; 0 where there was none.");
        r.verb("story", "winner", &Story::winner)
            .example(R"lua(local best = story:winner() or story.heroes[1])lua")
            .doc("Who alone came first in the last chapter; nothing if several did.");
        r.verb("story", "winners", &Story::winners)
            .example(R"lua(for _, hero in ipairs(story:winners()) do story:add_purse(hero, 10) end)lua")
            .doc("All who came first in the last chapter.");
        r.property("story", "heroes", &Story::heroes, "All heroes of the chapter, the fallen too.");
        r.property("story", "losses", &Story::losses,
                   "Chapters lost since one was won (see the setting `losses_since`).");
        r.property("story", "chapters", &Story::chapters, "Chapters played so far.");
        r.property("story", "chapter", &Story::chapter, "The chapter's id.");
        r.part(manifest_fields().info());
        return r;
    }();
    return all;
}

}  // namespace tankard::campaign
