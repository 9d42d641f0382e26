#include "window/pages/start_dialog.h"

#include "scene/stage.h"
#include "scene/words.h"
#include "text/drawings.h"
#include "text/spelt.h"
#include "text/utf8.h"
#include "window/pages/stage_set.h"

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <map>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr const char* kPicture = "beer-stein dwarf-face woman-elf-face";
constexpr const char* kGlyphs = "🍺";

std::string joined(const std::string& one, const std::string& other) {
    return one + (one.empty() || other.empty() ? "" : " · ") + other;
}

std::string say(const text::Language& window, std::string_view key) {
    return window.say(intern("window.start." + std::string(key)));
}

std::string players_of(const save::SaveRow& row) {
    std::string players;
    for (const auto& [_, player] : row.summary.at("players").entries())
        if (player.text() != nullptr) players += (players.empty() ? "" : ", ") + *player.text();
    return players;
}

/// What is gone on with: the campaign and its chapter, who plays, and what is wrong with the save.
std::string going_on(const save::SaveRow& row, const Known& known) {
    std::string all = joined(row.name, known.noun(text_at(row.summary, "chapter")));
    for (const std::string& line : {players_of(row), row.sentence})
        if (!line.empty()) all += "\n" + line;
    return all;
}

/// The heroes of those who play it, where only one sheet can be meant.
std::vector<Likeness> heroes_of(const save::SaveRow& row, const Shop& shop) {
    std::vector<Likeness> all;
    for (const auto& [_, player] : row.summary.at("players").entries()) {
        if (player.text() == nullptr) continue;
        const auto theirs = [&name = *player.text()](const save::SheetRow& each) {
            return text_at(each.sheet, "name") == name;
        };
        if (std::count_if(shop.heroes.begin(), shop.heroes.end(), theirs) != 1) continue;
        const std::string hero =
            text_at(std::find_if(shop.heroes.begin(), shop.heroes.end(), theirs)->sheet, "hero");
        if (const std::string drawn = shop.known.picture(hero); !drawn.empty())
            all.push_back({drawn, shop.known.colour(hero)});
    }
    return all;
}

/// "2 × Staff, Coin": the ids of a list by their names, counted.
std::string counted(const Value& list, const Known& known) {
    std::vector<std::pair<std::string, int>> all;
    for (const auto& [key, value] : list.entries()) {
        const auto* named = std::get_if<std::string>(&key);
        const std::string* id = value.text() != nullptr ? value.text() : named;
        if (id == nullptr) continue;
        std::string name = known.noun(*id);
        const auto same =
            std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.first == name; });
        if (same == all.end())
            all.emplace_back(std::move(name), 1);
        else
            ++same->second;
    }
    std::string shown;
    for (const auto& [name, count] : all)
        shown += (shown.empty() ? "" : ", ") + (count > 1 ? fmt::format("{}\u00a0× ", count) : "") + name;
    return shown;
}

}  // namespace

std::string text_at(const Value& value, std::string_view key) {
    const std::string* text = value.at(key).text();
    return text != nullptr ? *text : "";
}

std::vector<save::SaveRow>::const_iterator latest(const Shop& shop) {
    return std::find_if(shop.saves.begin(), shop.saves.end(),
                        [](const save::SaveRow& row) { return row.opens && !row.bench && !row.older; });
}

std::string detail_of(const save::SaveRow& row, const Known& known) {
    const std::string chapter = known.noun(text_at(row.summary, "chapter"));
    const auto time = static_cast<std::time_t>(row.modified);
    std::tm local{};
    char date[32] = "";
    if (row.modified > 0 && ::localtime_r(&time, &local) != nullptr)
        std::strftime(date, sizeof date, "%Y-%m-%d %H:%M", &local);
    std::string detail = date;
    for (const std::string& part : {players_of(row), chapter})
        detail = joined(detail, part);
    if (!row.sentence.empty()) detail += "\n" + row.sentence;  // it opens, as far as it is whole
    return detail;
}

std::string Known::noun(const std::string& id) const {
    return text::noun_or_spelt(language(), id);  // "01_the_mill" of an adventure that is not here any more
}

std::string Known::picture(const std::string& id) const {
    return library != nullptr ? library->picture(intern(id)) : "";
}

std::string Known::colour(const std::string& id) const {
    return library != nullptr ? library->colour(intern(id)) : "";
}

std::vector<scene::Face> Known::cards(const Value& list) const {
    std::vector<scene::Face> all;
    if (library == nullptr) return all;
    const scene::Words words(*library, code);
    const scene::Stage stage(*library, words);
    const std::vector<Name>& known = library->rules().catalogue()->definitions;
    std::map<DefId, int> counts;
    for (const auto& [_, id] : list.entries()) {
        if (id.text() == nullptr) continue;
        const auto at = std::find(known.begin(), known.end(), intern(*id.text()));
        if (at != known.end()) ++counts[static_cast<DefId>(at - known.begin())];
    }
    for (const auto& [def, count] : counts) {
        all.push_back(stage.face(def));
        if (count > 1) all.back().name = fmt::format("{}\u00a0× {}", count, all.back().name);
    }
    return all;
}

Dialog hero_dialog(const Value& sheet, const text::Language& window, const Known& known) {
    const std::string hero = text_at(sheet, "hero");
    Dialog page{.title = text_at(sheet, "name"),
                .subtitle = known.noun(hero),
                .ornament = "♞",
                .picture = known.picture(hero)};
    const auto line = [&](std::string_view key, const std::string& what) {
        if (!what.empty()) page.paragraphs.push_back(fmt::format("{}: {}", say(window, key), what));
    };
    if (const std::int64_t* scars = sheet.at("scars").integer(); scars != nullptr && *scars > 0)
        line("scars", fmt::format("{}", *scars));
    for (const auto& [_, section] : sheet.at("sections").entries()) {
        if (const std::int64_t* xp = section.at("xp").integer(); xp != nullptr)
            line("xp", fmt::format("{}", *xp));
        line("skills", counted(section.at("skills"), known));
        line("learning", counted(section.at("learning"), known));
        for (scene::Face& card : known.cards(section.at("deck")))
            page.cards.push_back(std::move(card));
        const std::string deck = counted(section.at("deck"), known);
        if (!deck.empty()) page.instead += fmt::format("{}: {}", say(window, "deck"), deck);
    }
    if (const std::int64_t* purse = sheet.at("purse").integer(); purse != nullptr && *purse > 0)
        line("purse", fmt::format("{}", *purse));
    for (const char* list : {"titles", "trophies"}) {
        std::string all;
        for (const auto& [_, key] : sheet.at(list).entries())
            if (key.text() != nullptr)
                all += (all.empty() ? "" : " · ") + text::said_or_spelt(known.language(), *key.text());
        line(list, all);
    }
    std::string been;
    for (const auto& [_, entry] : sheet.at("chronicle").entries()) {
        if (entry.text() == nullptr || entry.text()->starts_with("end:")) continue;
        const std::size_t colon = entry.text()->find(':');
        been +=
            fmt::format("{}{} {}", been.empty() ? "" : " · ", entry.text()->ends_with(":alive") ? "✔" : "☠",
                        known.noun(entry.text()->substr(0, colon)));
    }
    line("chronicle", been);
    if (const bool* retired = sheet.at("retired").truth(); retired != nullptr && *retired)
        page.picture = text::read_figures("tombstone").letters + page.picture;
    return page;
}

Split heroes_split(const Ruler& ruler, const Shop& shop, std::size_t chosen) {
    const text::Language& window = ruler.words;
    Split split{.title = say(window, "heroes")};
    split.foot = {{say(window, "back"), "", "↵"}};
    for (const save::SheetRow& row : shop.heroes) {
        if (row.sheet.is_nil()) {
            split.list.push_back(
                {.label = save::file_of(row.path), .detail = say(window, "damaged"), .picture = "☠"});
            continue;
        }
        const std::string hero = text_at(row.sheet, "hero");
        SplitEntry entry{.label = text_at(row.sheet, "name"),
                         .detail = shop.known.noun(hero),
                         .picture = shop.known.picture(hero),
                         .icon = "♞"};
        if (const std::int64_t* scars = row.sheet.at("scars").integer(); scars != nullptr && *scars > 0)
            entry.detail += fmt::format(" · {} {}", say(window, "scars"), *scars);
        if (const std::size_t trophies = row.sheet.at("trophies").entries().size(); trophies > 0)
            entry.detail += fmt::format(" · {} {}", say(window, "trophies"), trophies);
        if (entry.picture.empty()) entry.picture = entry.icon;
        split.list.push_back(std::move(entry));
    }
    if (split.list.empty()) {
        split.side.paragraphs = {say(window, "no_heroes")};
        return split;
    }
    split.chosen = std::min(chosen, split.list.size() - 1);
    const save::SheetRow& row = shop.heroes[split.chosen];
    if (row.sheet.is_nil()) {
        split.side.title = save::file_of(row.path);
        split.side.paragraphs = {row.sentence};
        return split;
    }
    Dialog page = hero_dialog(row.sheet, window, shop.known);
    split.side = {.title = std::move(page.title),
                  .subtitle = std::move(page.subtitle),
                  .picture = std::move(page.picture),
                  .ornament = std::move(page.ornament),
                  .paragraphs = std::move(page.paragraphs),
                  .cards = std::move(page.cards)};
    // What the rules do not know any more is told in words only.
    if (split.side.cards.empty() && !page.instead.empty()) split.side.paragraphs.push_back(page.instead);
    return split;
}

std::shared_ptr<const play::Backdrop> tavern() {
    static const auto made = std::make_shared<const play::Backdrop>(play::Backdrop{
        .sky = play::Sky::hall,
        .light = play::Light::lamp,
        .light_at = 80,
        .light_high = 31,
        .light_size = 5,
        .ground = play::Ground::boards,
        .far = {prop("barrel", 50, 22, -2, 22), prop("barrel", 50, 19, 15, 22)},
        .middle = {prop("beer-stein", 48, 58, 0, 0, "gold"), prop("candle-holder", 82, 26, 0, 0, "gold"),
                   prop("perspective-dice-six", 18, 15)},
        .near = {prop("barrel", -10, 56, -18)}});
    return made;
}

Dialog start_dialog(const Shop& shop, const text::Language& window) {
    const auto word = [&](std::string_view key) { return say(window, key); };
    Dialog sheet{.title = word("title"),
                 .subtitle = word("subtitle"),
                 .ornament = kGlyphs,
                 .picture = text::read_figures(kPicture).letters,
                 .grand = true,
                 .numbered = true};
    const auto last = latest(shop);
    const bool goes_on = last != shop.saves.end();
    sheet.entries = {
        {word("continue"), goes_on ? going_on(*last, shop.known) : word("no_saves"), "", goes_on},
        {word("begin"), "", "", !shop.covers.empty()},
        {word("saves"), "", "", !shop.saves.empty()},
        {word("heroes"), "", "", true},
        {window.say(intern("window.rules")), "", "", true},
        {word("settings"), "", "", true},
        {word("language"), "", "", true},
        {word("quit"), "", "", true},
    };
    if (goes_on) sheet.entries[0].heroes = heroes_of(*last, shop);
    sheet.entries[goes_on ? 0 : 1].likely = sheet.entries[goes_on ? 0 : 1].open;
    return sheet;
}

}  // namespace tankard::window
