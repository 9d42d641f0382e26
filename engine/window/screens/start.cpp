#include "window/screens/start.h"

#include "play/content/names.h"
#include "play/session/session.h"
#include "text/credits.h"
#include "text/utf8.h"

#include <algorithm>
#include <ctime>
#include <map>
#include <variant>

#include <fmt/format.h>

namespace tankard::window {

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
            std::find(names.begin(), names.end(), name) == names.end() && play::is_player_name(name))
            names.push_back(name);
        name.clear();
    }
    return names;
}

std::optional<Chosen> Start::run() {
    while (!app_.closed()) {
        const Shop shop = look_();
        Dialog sheet = start_dialog(shop, app_.words());
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
        Dialog sheet{.title = word("begin"), .ornament = "❦"};
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
        DialogScreen who({.title = cover.title,
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
        Dialog sheet{.title = word("companions"), .subtitle = word("companions_how"), .ornament = "♞"};
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
    Dialog sheet{.title = word("saves"), .ornament = "📜"};
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
    Dialog sheet{.title = row.name, .subtitle = detail_of(row, known), .ornament = "📜"};
    sheet.entries = {{word("continue"), "", "▶"}, {word("watch"), "", "👁"}, {word("told"), "", "🕮"}};
    for (const save::MarkRow& mark : marks)
        sheet.entries.push_back({fmt::format("{}: {}", word("branch"), mark.mark.name),
                                 fmt::format("{} {}", word("at_answer"), mark.answers), "⚑"});
    sheet.entries.push_back({word("back"), "", "⎋"});
    const auto entry = pick(app_, std::move(sheet));
    if (!entry || *entry >= 3 + marks.size()) return std::nullopt;
    if (*entry == 0) return Chosen{.kind = Chosen::Kind::resume, .save = row.path};
    if (*entry == 1) return Chosen{.kind = Chosen::Kind::replay, .save = row.path};
    if (*entry == 2) return Chosen{.kind = Chosen::Kind::chronicle, .save = row.path};
    return Chosen{.kind = Chosen::Kind::branch, .save = row.path, .mark = marks[*entry - 3]};
}

void Start::heroes(const Shop& shop) {
    Dialog sheet{.title = word("heroes"), .ornament = "♞"};
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
        Dialog hero = hero_dialog(shop.heroes[*entry].sheet, app_.words(), shop.known);
        hero.entries = {{word("back"), "", "⎋"}};
        pick(app_, std::move(hero));
    }
}

void Start::settings() {
    while (!app_.closed()) {
        Dialog sheet{.title = word("settings"), .ornament = "⚙"};
        for (std::string& line : lines_of(app_.preferences(), app_.words()))
            sheet.entries.push_back({std::move(line), "", fmt::format("{}", sheet.entries.size() + 1)});
        const std::size_t settings = sheet.entries.size();
        sheet.entries.push_back({word("credits"), "", "❦"});
        sheet.entries.push_back({word("back"), "", "⎋"});
        const auto entry = pick(app_, std::move(sheet));
        if (!entry || *entry > settings) return;
        if (*entry == settings) {
            Dialog page{.title = word("credits"), .ornament = "❦", .entries = {{word("back"), "", "⎋"}}};
            for (std::string_view paragraph : text::credits())
                page.paragraphs.emplace_back(paragraph);
            pick(app_, std::move(page));
            continue;
        }
        change(app_.preferences(), *entry);
        app_.refresh();
    }
}

}  // namespace tankard::window
