// The sheets that lie over the table, or stand in its place: menu, piles, stories.
#include "window/pages/passage_sheet.h"
#include "window/pages/piles.h"
#include "window/screens/preferences.h"
#include "window/screens/table_screen.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {

Dialog TableScreen::story_dialog() const {
    Dialog sheet{.title = scene_->title,
                 .ornament = "❦",
                 .picture = scene_->picture,
                 .staged = scene_->backdrop != nullptr,
                 .story = true,
                 .scroll = leaf_.at()};
    const bool prose =
        std::any_of(fresh_.begin(), fresh_.end(), [](const Fresh& fresh) { return fresh.story; });
    for (const Fresh& fresh : fresh_)  // what was only done stands in the log
        if (fresh.story || !prose) sheet.paragraphs.push_back(fresh.line);
    if (sheet.paragraphs.empty()) sheet.paragraphs = {ask_->prompt};
    for (const scene::Choice& shown : ask_->choices)  // what there is to read
        sheet.paragraphs.push_back(shown.label);
    sheet.entries.push_back({turn(), "", "↵"});
    return sheet;
}

Dialog TableScreen::menu() const {
    Dialog sheet{.title = word("menu"), .over = true, .numbered = true, .scroll = scroll_};
    for (const auto& entry : kMenu)
        sheet.entries.push_back({word(entry.word), "", std::string(entry.key)});
    for (std::string& line : lines_of(app_->preferences(), app_->words()))
        sheet.entries.push_back({std::move(line), "", "⚙"});
    return sheet;
}

Dialog TableScreen::zone_dialog() const {
    Dialog sheet{.over = true, .scroll = scroll_};
    const auto look = [&](const std::vector<scene::Zone>& zones) {
        for (const scene::Zone& zone : zones) {
            if (zone.id != opened_) continue;
            sheet.title = zone.label;
            sheet.subtitle = fmt::format("{}", zone.size);
            for (const scene::Card& card : zone.cards) {
                std::string facts;
                for (const scene::Badge& badge : card.face.badges)
                    facts += fmt::format("{}{}{}{}", facts.empty() ? "" : " · ", badge.label,
                                         badge.value.empty() ? "" : " ", badge.value);
                if (!card.face.rule.empty()) facts += (facts.empty() ? "" : "\n") + card.face.rule;
                sheet.entries.push_back({card.face.name, facts, card.face.icon, false});
            }
        }
    };
    look(scene_->zones);
    for (const scene::Seat& seat : scene_->seats)
        look(seat.zones);
    sheet.entries.push_back({word("go_on"), "", "Esc"});
    return sheet;
}

Dialog TableScreen::piles_dialog() const {
    Dialog sheet{.title = word("piles"), .over = true, .numbered = true, .scroll = scroll_};
    for (const scene::Zone* zone : counted(scene_->zones))
        sheet.entries.push_back(
            {fmt::format("{}: {}", zone->label, zone->size), "", zone->icon, zone->seen && zone->size > 0});
    sheet.entries.push_back({word("go_on"), "", "Esc"});
    return sheet;
}

Dialog TableScreen::over() const {
    Dialog sheet{.over = true, .scroll = scroll_};
    switch (over_) {
        case Over::menu: return menu();
        case Over::passage:
            sheet = passage_sheet(*passage_, word("go_on"));
            sheet.scroll = scroll_;
            return sheet;
        case Over::zone: return zone_dialog();
        case Over::piles: return piles_dialog();
        case Over::log: sheet.title = word("log"); break;  // nothing was told yet
        case Over::why:
            sheet.title = word("why");
            if (ask_) sheet.paragraphs = ask_->why;
            if (ask_ && !ask_->last_sum.empty()) sheet.paragraphs.push_back(ask_->last_sum);
            if (sheet.paragraphs.empty()) sheet.paragraphs = {word("no_refusals")};
            break;
        case Over::save_point:
            sheet.title = word("save_point");
            sheet.subtitle = word("save_point_name");
            sheet.typing = true;
            sheet.field = field_;
            sheet.entries = {{word("save_it"), "", "↵"}};
            return sheet;
        case Over::name:
            sheet.subtitle = sentence_;
            sheet.typing = true;
            sheet.field = field_;
            sheet.entries = {{word("go_on"), "", "↵"}};
            return sheet;
        case Over::chairs:
            sheet.title = word("chairs");
            sheet.numbered = true;
            for (const scene::Seat& seat : scene_->seats)
                sheet.entries.push_back(
                    {fmt::format("{}: {}", seat.player, word(seat.companion ? "to_person" : "to_companion")),
                     seat.hero, seat.companion ? "♞" : "☺"});
            break;
        case Over::correct: {
            Dialog step = correcting_->sheet();
            step.scroll = scroll_;
            return step;
        }
        case Over::sentence:
            sheet.ornament = "⚠";
            sheet.paragraphs = {sentence_};
            sheet.entries = {{word("yes"), "", word("yes_key")}, {word("no"), "", word("no_key")}};
            return sheet;
        default: break;
    }
    sheet.entries.push_back({word("go_on"), "", "↵"});
    return sheet;
}

}  // namespace tankard::window
