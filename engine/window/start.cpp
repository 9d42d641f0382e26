#include "window/start.h"

#include "text/utf8.h"

#include <ctime>

namespace tankard::window {
namespace {

constexpr const char* kOrnament = "♜ 🍺 ♜";

std::string text_at(const Value& value, std::string_view key) {
    const std::string* text = value.at(key).text();
    return text != nullptr ? *text : "";
}

/// The players and the chapter of a save, and when it was played last.
std::string detail_of(const save::SaveRow& row) {
    std::string players;
    for (const auto& [_, player] : row.summary.at("players").entries())
        if (player.text() != nullptr) players += (players.empty() ? "" : ", ") + *player.text();
    std::string chapter = text_at(row.summary, "chapter");
    std::replace(chapter.begin(), chapter.end(), '_', ' ');
    const auto time = static_cast<std::time_t>(row.modified);
    std::tm local{};
    char date[32] = "";
    if (row.modified > 0 && ::localtime_r(&time, &local) != nullptr)
        std::strftime(date, sizeof date, "%Y-%m-%d %H:%M", &local);
    std::string detail = date;
    for (const std::string& part : {players, chapter})
        if (!part.empty()) detail += (detail.empty() ? "" : " · ") + part;
    return detail;
}

}  // namespace

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
            std::find(names.begin(), names.end(), name) == names.end() && text::width(name) <= 24)
            names.push_back(name);
        name.clear();
    }
    return names;
}

std::optional<Chosen> Start::run() {
    while (!app_.closed()) {
        const Shop shop = look_();
        Sheet sheet{.title = word("title"), .subtitle = word("subtitle"), .ornament = kOrnament};
        const auto latest = std::find_if(shop.saves.begin(), shop.saves.end(), [](const save::SaveRow& row) {
            return row.opens && !row.bench && !row.older;
        });
        const bool goes_on = latest != shop.saves.end();
        sheet.entries = {
            {word("continue"), goes_on ? latest->name + " · " + detail_of(*latest) : word("no_saves"), "1",
             goes_on},
            {word("begin"), "", "2", !shop.covers.empty()},
            {word("saves"), "", "3", !shop.saves.empty()},
            {word("heroes"), "", "4", true},
            {word("settings"), "", "5", true},
            {word("language"), "", "6", true},
            {word("quit"), "", "7", true},
        };
        const auto entry = pick(app_, std::move(sheet));
        if (!entry || *entry == 6) return std::nullopt;
        std::optional<Chosen> chosen;
        switch (*entry) {
            case 0: return Chosen{.save = latest->path};
            case 1: chosen = begin(shop); break;
            case 2: chosen = saves(shop); break;
            case 3: heroes(shop); break;
            case 4: settings(); break;
            default:
                app_.preferences().language = app_.words().code() == "it" ? "en" : "it";
                app_.speak(app_.preferences().language == "it" ? italian_ : english_);
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
    SheetScreen who({.title = cover.title,
                     .subtitle = word("who_how"),
                     .paragraphs = {cover.blurb},
                     .ornament = "❦",
                     .entries = {{word("go"), "", "⏎"}, {word("back"), "", "⎋"}},
                     .typing = true});
    std::vector<std::string> names;
    app_.run(who);
    if (app_.closed() || who.picked() != 0) return std::nullopt;
    names = names_in(who.field(), most);
    if (names.empty()) return begin(shop);
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
            sheet.entries.push_back({fmt::format("{} ({})", row.name, stem), detail_of(row), "▶"});
        else
            sheet.entries.push_back({fmt::format("{}: {}", stem, word("damaged")), row.sentence, "☠", false});
    }
    sheet.entries.push_back({word("back"), "", "⎋"});
    const auto entry = pick(app_, std::move(sheet));
    if (!entry || *entry >= shop.saves.size()) return std::nullopt;
    return Chosen{.save = shop.saves[*entry].path};
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
        std::string detail = text_at(row.sheet, "hero");
        if (const std::int64_t* scars = row.sheet.at("scars").integer(); scars != nullptr && *scars > 0)
            detail += fmt::format(" · {} {}", word("scars"), *scars);
        const std::size_t trophies = row.sheet.at("trophies").entries().size();
        if (trophies > 0) detail += fmt::format(" · {} {}", word("trophies"), trophies);
        sheet.entries.push_back({text_at(row.sheet, "name"), detail, "♞", false});
    }
    sheet.entries.push_back({word("back"), "", "⎋"});
    pick(app_, std::move(sheet));
}

void Start::settings() {
    Preferences& now = app_.preferences();
    while (!app_.closed()) {
        const auto on = [&](bool is) { return other(is ? "on" : "off"); };
        Sheet sheet{.title = word("settings"), .ornament = "⚙"};
        const std::pair<std::string_view, std::string> all[] = {
            {"text_size", fmt::format("{} %", now.text_percent)},
            {"contrast", on(now.high_contrast)},
            {"dyslexic", on(now.dyslexic)},
            {"motion", on(!now.reduced_motion)},
            {"pace", other(fmt::format("pace_{}", now.pace))},
            {"volume", fmt::format("{} %", now.volume)},
        };
        for (const auto& [key, value] : all)
            sheet.entries.push_back(
                {fmt::format("{}: {}", other(key), value), "", fmt::format("{}", sheet.entries.size() + 1)});
        sheet.entries.push_back({word("back"), "", "⎋"});
        const auto entry = pick(app_, std::move(sheet));
        if (!entry || *entry >= std::size(all)) return;
        change(now, *entry);
        app_.refresh();
    }
}

}  // namespace tankard::window
