#include "window/screens/start.h"

#include "play/session/session.h"
#include "text/credits.h"
#include "window/screens/beginning_screen.h"
#include "window/screens/heroes_screen.h"

#include <algorithm>
#include <ctime>
#include <map>
#include <variant>

#include <fmt/format.h>

namespace tankard::window {

std::optional<std::size_t> Start::show(Dialog sheet) { return pick(app_, std::move(sheet), tavern()); }

std::optional<Chosen> Start::run() {
    while (!app_.closed()) {
        const Shop shop = look_();
        Dialog sheet = start_dialog(shop, app_.words());
        const auto entry = show(std::move(sheet));
        if (!entry) continue;  // Esc leads nowhere from here
        if (*entry == 7) return std::nullopt;
        std::optional<Chosen> chosen;
        switch (*entry) {
            case 0: return Chosen{.kind = Chosen::Kind::resume, .save = latest(shop)->path};
            case 1: chosen = begin(shop); break;
            case 2: chosen = saves(shop); break;
            case 3: heroes(shop); break;
            case 4: app_.guide().open_books(); break;
            case 5: settings(); break;
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
    if (shop.covers.size() == 1) return chairs(shop.covers.front().id);
    while (!app_.closed()) {
        Dialog sheet{.title = word("begin"), .ornament = "❦", .numbered = true};
        for (const Cover& cover : shop.covers)
            sheet.entries.push_back({cover.title, cover.blurb});
        sheet.entries.push_back({word("back"), "", "⎋"});
        const auto entry = show(std::move(sheet));
        if (!entry || *entry == shop.covers.size()) return std::nullopt;
        if (auto chosen = chairs(shop.covers[*entry].id)) return chosen;
    }
    return std::nullopt;
}

std::optional<Chosen> Start::named(const std::string& campaign) {
    const Shop shop = look_();
    const bool known = std::any_of(shop.covers.begin(), shop.covers.end(),
                                   [&](const Cover& cover) { return cover.id == campaign; });
    return known ? chairs(campaign) : std::nullopt;
}

std::optional<Chosen> Start::chairs(const std::string& campaign) {
    BeginningScreen chairs(prepare_(campaign), app_.preferences());
    app_.run(chairs);
    if (app_.closed() || !chairs.begins()) return std::nullopt;
    return Chosen{.beginning = chairs.beginning()};
}

std::optional<Chosen> Start::saves(const Shop& shop) {
    Dialog sheet{.title = word("saves"), .ornament = "📜", .numbered = true};
    for (const save::SaveRow& row : shop.saves) {
        const std::string stem = save::file_of(row.path);
        if (row.opens)
            sheet.entries.push_back({fmt::format("{} ({})", row.name, stem), detail_of(row, shop.known),
                                     row.sentence.empty() ? "▶" : "⚠"});
        else
            sheet.entries.push_back({fmt::format("{}: {}", stem, word("damaged")), row.sentence, "☠", false});
    }
    sheet.entries.push_back({word("back"), "", "⎋"});
    const auto entry = show(std::move(sheet));
    if (!entry || *entry >= shop.saves.size()) return std::nullopt;
    return one_save(shop.saves[*entry], shop.known);
}

std::optional<Chosen> Start::one_save(const save::SaveRow& row, const Known& known) {
    const std::vector<save::MarkRow> marks = marks_(row.path);
    Dialog sheet{.title = row.name, .subtitle = detail_of(row, known), .ornament = "📜", .numbered = true};
    sheet.entries = {{word("continue"), "", "▶"}, {word("watch"), "", "👁"}, {word("told"), "", "🕮"}};
    for (const save::MarkRow& mark : marks)
        sheet.entries.push_back({fmt::format("{}: {}", word("branch"), mark.mark.name),
                                 fmt::format("{} {}", word("at_answer"), mark.answers), "⚑"});
    sheet.entries.push_back({word("back"), "", "⎋"});
    const auto entry = show(std::move(sheet));
    if (!entry || *entry >= 3 + marks.size()) return std::nullopt;
    if (*entry == 0) return Chosen{.kind = Chosen::Kind::resume, .save = row.path};
    if (*entry == 1) return Chosen{.kind = Chosen::Kind::replay, .save = row.path};
    if (*entry == 2) return Chosen{.kind = Chosen::Kind::chronicle, .save = row.path};
    return Chosen{.kind = Chosen::Kind::branch, .save = row.path, .mark = marks[*entry - 3]};
}

void Start::heroes(const Shop& shop) {
    HeroesScreen heroes(shop);
    app_.run(heroes);
}

void Start::settings() {
    while (!app_.closed()) {
        Dialog sheet{.title = word("settings"), .ornament = "⚙", .numbered = true};
        for (std::string& line : lines_of(app_.preferences(), app_.words()))
            sheet.entries.push_back({std::move(line), "", "⚙"});
        const std::size_t settings = sheet.entries.size();
        sheet.entries.push_back({word("credits"), "", "❦"});
        sheet.entries.push_back({word("back"), "", "⎋"});
        const auto entry = show(std::move(sheet));
        if (!entry || *entry > settings) return;
        if (*entry == settings) {
            Dialog page{.title = word("credits"), .ornament = "❦", .entries = {{word("back"), "", "⎋"}}};
            for (std::string_view paragraph : text::credits())
                page.paragraphs.emplace_back(paragraph);
            show(std::move(page));
            continue;
        }
        change(app_.preferences(), *entry);
        app_.refresh();
    }
}

}  // namespace tankard::window
