#include "window/start.h"

#include "play/session.h"
#include "scene/stage.h"
#include "text/utf8.h"

#include <algorithm>
#include <ctime>
#include <map>
#include <variant>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr const char* kPicture = "🍺🎲♜♞";

std::string text_at(const Value& value, std::string_view key) {
    const std::string* text = value.at(key).text();
    return text != nullptr ? *text : "";
}

std::string joined(const std::string& one, const std::string& other) {
    return one + (one.empty() || other.empty() ? "" : " · ") + other;
}

/// The players and the chapter of a save, and when it was played last.
std::string detail_of(const save::SaveRow& row, const Known& known) {
    std::string players;
    for (const auto& [_, player] : row.summary.at("players").entries())
        if (player.text() != nullptr) players += (players.empty() ? "" : ", ") + *player.text();
    const std::string chapter = known.noun(text_at(row.summary, "chapter"));
    const auto time = static_cast<std::time_t>(row.modified);
    std::tm local{};
    char date[32] = "";
    if (row.modified > 0 && ::localtime_r(&time, &local) != nullptr)
        std::strftime(date, sizeof date, "%Y-%m-%d %H:%M", &local);
    std::string detail = date;
    for (const std::string& part : {players, chapter})
        detail = joined(detail, part);
    if (!row.sentence.empty()) detail += "\n" + row.sentence;  // it opens, as far as it is whole
    return detail;
}

/// The save that was played last; the list's end if there is none.
std::vector<save::SaveRow>::const_iterator latest(const Shop& shop) {
    return std::find_if(shop.saves.begin(), shop.saves.end(),
                        [](const save::SaveRow& row) { return row.opens && !row.bench && !row.older; });
}

std::string say(const text::Language& window, std::string_view key) {
    return window.say(intern("window.start." + std::string(key)));
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

std::string Known::noun(const std::string& id) const {
    const text::Language* words = language();
    if (words != nullptr && words->is_noun(intern("noun." + id)))
        return text::capitalise(words->noun(intern(id)));
    // "01_the_mill" of an adventure that is not here any more.
    const std::size_t first = id.find_first_not_of("0123456789_");
    std::string plain = first != std::string::npos ? id.substr(first) : id;
    std::replace(plain.begin(), plain.end(), '_', ' ');
    return text::capitalise(plain);
}

std::string Known::picture(const std::string& id) const {
    return library != nullptr ? library->picture(intern(id)) : "";
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

Sheet hero_sheet(const Value& sheet, const text::Language& window, const Known& known) {
    const std::string hero = text_at(sheet, "hero");
    Sheet page{.title = text_at(sheet, "name"),
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
    const text::Language* words = known.language();
    std::string trophies;
    for (const auto& [_, key] : sheet.at("trophies").entries())
        if (key.text() != nullptr)
            trophies += (trophies.empty() ? "" : " · ") + (words != nullptr && words->has(intern(*key.text()))
                                                               ? words->say(intern(*key.text()))
                                                               : *key.text());
    line("trophies", trophies);
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
        page.picture = "⚰" + page.picture;
    return page;
}

Sheet start_sheet(const Shop& shop, const text::Language& window) {
    const auto word = [&](std::string_view key) { return say(window, key); };
    Sheet sheet{.title = word("title"), .subtitle = word("subtitle"), .picture = kPicture, .grand = true};
    const auto last = latest(shop);
    const bool goes_on = last != shop.saves.end();
    sheet.entries = {
        {word("continue"), goes_on ? joined(last->name, detail_of(*last, shop.known)) : word("no_saves"), "1",
         goes_on},
        {word("begin"), "", "2", !shop.covers.empty()},
        {word("saves"), "", "3", !shop.saves.empty()},
        {word("heroes"), "", "4", true},
        {word("settings"), "", "5", true},
        {word("language"), "", "6", true},
        {word("quit"), "", "7", true},
    };
    return sheet;
}

std::vector<std::string> names_in(const std::string& typed, std::size_t most) {
    std::vector<std::string> names;
    std::string name;
    for (char letter : typed + ",") {
        if (letter != ',') {
            name += letter;
            continue;
        }
        const std::size_t first = name.find_first_not_of(' ');
        const std::size_t last = name.find_last_not_of(' ');
        if (first != std::string::npos) name = name.substr(first, last - first + 1);
        if (first != std::string::npos && names.size() < most &&
            std::find(names.begin(), names.end(), name) == names.end() &&
            text::width(name) <= play::kLongestName)
            names.push_back(name);
        name.clear();
    }
    return names;
}

std::optional<Chosen> Start::run() {
    while (!app_.closed()) {
        const Shop shop = look_();
        Sheet sheet = start_sheet(shop, app_.words());
        const auto entry = pick(app_, std::move(sheet));
        if (!entry) continue;  // Esc leads nowhere from here
        if (*entry == 6) return std::nullopt;
        std::optional<Chosen> chosen;
        switch (*entry) {
            case 0: return Chosen{.kind = Chosen::Kind::resume, .save = latest(shop)->path};
            case 1: chosen = begin(shop); break;
            case 2: chosen = saves(shop); break;
            case 3: heroes(shop); break;
            case 4: settings(); break;
            default:
                app_.preferences().language = app_.words().code() == "it" ? "en" : "it";
                app_.speak(app_.preferences().language == "it" ? italian_ : english_);
                app_.refresh();
        }
        if (chosen) return chosen;
    }
    return std::nullopt;
}

std::optional<Chosen> Start::begin(const Shop& shop) {
    std::size_t which = 0;
    if (shop.covers.size() > 1) {
        Sheet sheet{.title = word("begin"), .ornament = "❦"};
        for (const Cover& cover : shop.covers)
            sheet.entries.push_back({cover.title, cover.blurb, fmt::format("{}", sheet.entries.size() + 1)});
        sheet.entries.push_back({word("back"), "", "⎋"});
        const auto entry = pick(app_, std::move(sheet));
        if (!entry || *entry == shop.covers.size()) return std::nullopt;
        which = *entry;
    }
    const Cover& cover = shop.covers[which];
    const auto most = static_cast<std::size_t>(cover.most);
    std::vector<std::string> names;
    std::string typed;
    for (std::string remark; names.empty(); remark = word("names_wrong")) {
        SheetScreen who({.title = cover.title,
                         .subtitle = word("who_how"),
                         .paragraphs = {remark.empty() ? cover.blurb : remark},
                         .ornament = "❦",
                         .picture = cover.picture,
                         .entries = {{word("go"), "", "⏎"}, {word("back"), "", "⎋"}},
                         .field = typed,
                         .typing = true});
        app_.run(who);
        if (app_.closed() || who.picked() != 0) return std::nullopt;
        typed = who.field();
        const auto commas = static_cast<std::size_t>(std::count(typed.begin(), typed.end(), ','));
        names = names_in(typed, most);
        if (names.size() != commas + 1) names.clear();  // one was empty, too long, or there twice
    }
    int companions = 0;
    if (names.size() < most) {
        Sheet sheet{.title = word("companions"), .subtitle = word("companions_how"), .ornament = "♞"};
        for (std::size_t count = 0; count + names.size() <= most; ++count)
            sheet.entries.push_back({fmt::format("{}", count), "", fmt::format("{}", count)});
        const auto entry = pick(app_, std::move(sheet));
        if (!entry) return std::nullopt;
        companions = static_cast<int>(*entry);
    }
    return Chosen{
        .campaign = cover.id, .players = names, .seats = static_cast<int>(names.size()) + companions};
}

std::optional<Chosen> Start::saves(const Shop& shop) {
    Sheet sheet{.title = word("saves"), .ornament = "📜"};
    for (const save::SaveRow& row : shop.saves) {
        const std::string stem = save::file_of(row.path);
        if (row.opens)
            sheet.entries.push_back({fmt::format("{} ({})", row.name, stem), detail_of(row, shop.known),
                                     row.sentence.empty() ? "▶" : "⚠"});
        else
            sheet.entries.push_back({fmt::format("{}: {}", stem, word("damaged")), row.sentence, "☠", false});
    }
    sheet.entries.push_back({word("back"), "", "⎋"});
    const auto entry = pick(app_, std::move(sheet));
    if (!entry || *entry >= shop.saves.size()) return std::nullopt;
    return one_save(shop.saves[*entry], shop.known);
}

std::optional<Chosen> Start::one_save(const save::SaveRow& row, const Known& known) {
    const std::vector<save::MarkRow> marks = marks_(row.path);
    Sheet sheet{.title = row.name, .subtitle = detail_of(row, known), .ornament = "📜"};
    sheet.entries = {{word("continue"), "", "▶"}, {word("watch"), "", "👁"}};
    for (const save::MarkRow& mark : marks)
        sheet.entries.push_back({fmt::format("{}: {}", word("branch"), mark.mark.name),
                                 fmt::format("{} {}", word("at_answer"), mark.answers), "⚑"});
    sheet.entries.push_back({word("back"), "", "⎋"});
    const auto entry = pick(app_, std::move(sheet));
    if (!entry || *entry >= 2 + marks.size()) return std::nullopt;
    if (*entry == 0) return Chosen{.kind = Chosen::Kind::resume, .save = row.path};
    if (*entry == 1) return Chosen{.kind = Chosen::Kind::replay, .save = row.path};
    return Chosen{.kind = Chosen::Kind::branch, .save = row.path, .mark = marks[*entry - 2]};
}

void Start::heroes(const Shop& shop) {
    Sheet sheet{.title = word("heroes"), .ornament = "♞"};
    if (shop.heroes.empty()) sheet.paragraphs = {word("no_heroes")};
    for (const save::SheetRow& row : shop.heroes) {
        if (row.sheet.is_nil()) {
            sheet.entries.push_back(
                {fmt::format("{}: {}", save::file_of(row.path), word("damaged")), row.sentence, "☠", false});
            continue;
        }
        std::string detail = shop.known.noun(text_at(row.sheet, "hero"));
        if (const std::int64_t* scars = row.sheet.at("scars").integer(); scars != nullptr && *scars > 0)
            detail += fmt::format(" · {} {}", word("scars"), *scars);
        const std::size_t trophies = row.sheet.at("trophies").entries().size();
        if (trophies > 0) detail += fmt::format(" · {} {}", word("trophies"), trophies);
        sheet.entries.push_back({text_at(row.sheet, "name"), detail, "♞"});
    }
    sheet.entries.push_back({word("back"), "", "⎋"});
    while (const auto entry = pick(app_, sheet)) {
        if (*entry >= shop.heroes.size()) return;
        Sheet hero = hero_sheet(shop.heroes[*entry].sheet, app_.words(), shop.known);
        hero.entries = {{word("back"), "", "⎋"}};
        pick(app_, std::move(hero));
    }
}

void Start::settings() {
    while (!app_.closed()) {
        Sheet sheet{.title = word("settings"), .ornament = "⚙"};
        for (std::string& line : lines_of(app_.preferences(), app_.words()))
            sheet.entries.push_back({std::move(line), "", fmt::format("{}", sheet.entries.size() + 1)});
        const std::size_t settings = sheet.entries.size();
        sheet.entries.push_back({word("back"), "", "⎋"});
        const auto entry = pick(app_, std::move(sheet));
        if (!entry || *entry >= settings) return;
        change(app_.preferences(), *entry);
        app_.refresh();
    }
}

}  // namespace tankard::window
