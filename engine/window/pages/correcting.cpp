#include "window/pages/correcting.h"

#include "text/utf8.h"

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::size_t kLongestReason = 79;
constexpr std::size_t kMostDigits = 6;

std::vector<scene::Badge> all_of(const std::vector<scene::Badge>& shown,
                                 const std::vector<scene::Badge>& idle) {
    std::vector<scene::Badge> all = shown;
    all.insert(all.end(), idle.begin(), idle.end());
    return all;
}

}  // namespace

std::string Correcting::word(std::string_view key) const {
    return words_->say(intern("window.correct." + std::string(key)));
}

std::vector<Correcting::Place> Correcting::places(bool with_open_cards) const {
    std::vector<Place> all;
    const auto add = [&](const std::vector<scene::Zone>& zones, const scene::Seat* seat) {
        for (const scene::Zone& zone : zones)
            if (!with_open_cards || !zone.cards.empty()) all.push_back({&zone, seat});
    };
    add(scene_->zones, nullptr);
    for (const scene::Seat& seat : scene_->seats)
        add(seat.zones, &seat);
    return all;
}

std::vector<scene::Badge> Correcting::counters() const {
    return seat_ != nullptr ? all_of(seat_->counters, seat_->idle) : all_of(scene_->counters, scene_->idle);
}

std::string Correcting::label(const Place& place) const {
    return (place.seat != nullptr ? place.seat->player + ": " : "") + place.zone->label;
}

Dialog Correcting::sheet() const {
    Dialog sheet{.title = word("title"), .over = true, .numbered = !typing()};
    const auto add = [&](std::string words, std::string detail, std::string key) {
        sheet.entries.push_back({std::move(words), std::move(detail), std::move(key)});
    };
    const auto field = [&] {
        sheet.typing = true;
        sheet.field = field_;
        add(word("next"), "", "↵");
    };
    switch (step_) {
        case Step::what:
            sheet.subtitle = word("what");
            for (const scene::Seat& seat : scene_->seats)
                add(seat.player, seat.hero, "♞");
            add(word("table"), "", "♜");
            add(word("card"), "", "🂠");
            break;
        case Step::counter:
            sheet.subtitle = seat_ != nullptr ? seat_->player : word("table");
            for (const scene::Badge& badge : counters())
                add(fmt::format("{} {}", badge.label, badge.value), "", badge.icon);
            break;
        case Step::value:
            sheet.subtitle = fmt::format("{}: {} {}", seat_ != nullptr ? seat_->player : word("table"),
                                         counter_.label, counter_.value);
            sheet.paragraphs = {word("value")};
            field();
            break;
        case Step::from:
            sheet.subtitle = word("from");
            for (const Place& place : places(true))
                add(label(place), fmt::format("{}", place.zone->size), place.zone->icon);
            break;
        case Step::card:
            sheet.subtitle = label(from_);
            for (const scene::Card& card : from_.zone->cards)
                add(card.face.name, "", card.face.icon);
            break;
        case Step::to:
            sheet.subtitle = word("to");
            for (const Place& place : places(false))
                add(label(place), "", place.zone->icon);
            break;
        case Step::reason:
        case Step::made:
            sheet.subtitle = word("reason");
            field();
            break;
    }
    add(word("back"), "", "Esc");
    return sheet;
}

void Correcting::go(Step step) {
    step_ = step;
    field_.clear();
}

bool Correcting::back() {
    switch (step_) {
        case Step::what: return false;
        case Step::value: go(Step::counter); break;
        case Step::card: go(Step::from); break;
        case Step::to: go(Step::card); break;
        default: go(Step::what); break;
    }
    return true;
}

bool Correcting::pick(std::size_t entry) {
    if (entry + 1 >= sheet().entries.size()) return back();  // the last one leads there
    switch (step_) {
        case Step::what:
            made_ = Value::table();
            if (entry > scene_->seats.size()) {
                go(Step::from);
                break;
            }
            seat_ = entry < scene_->seats.size() ? &scene_->seats[entry] : nullptr;
            go(Step::counter);
            break;
        case Step::counter:
            counter_ = counters()[entry];
            go(Step::value);
            break;
        case Step::value:
            if (field_.empty() || field_ == "-") break;
            if (seat_ != nullptr) made_.set("seat", std::int64_t{number_of(seat_->id) + 1});
            made_.set("counter", std::string(counter_.name.text()));
            made_.set("value", static_cast<std::int64_t>(std::stoll(field_)));
            go(Step::reason);
            break;
        case Step::from:
            from_ = places(true)[entry];
            go(Step::card);
            break;
        case Step::card:
            made_.set("card", static_cast<std::int64_t>(index(from_.zone->cards[entry].id)));
            go(Step::to);
            break;
        case Step::to: {
            const Place to = places(false)[entry];
            made_.set("zone", std::string(to.zone->kind.text()));
            if (to.seat != nullptr) made_.set("seat", std::int64_t{number_of(to.seat->id) + 1});
            go(Step::reason);
            break;
        }
        case Step::reason:
            if (field_.empty()) break;
            made_.set("reason", field_);
            step_ = Step::made;
            break;
        case Step::made: break;
    }
    return true;
}

void Correcting::type(char32_t letter) {
    if (step_ == Step::value) {
        const bool sign = letter == U'-' && field_.empty();
        if ((sign || (letter >= U'0' && letter <= U'9')) && field_.size() < kMostDigits)
            field_ += static_cast<char>(letter);
    } else if (step_ == Step::reason) {
        type_into(field_, letter, kLongestReason);
    }
}

void Correcting::rub_out() { text::remove_last_character(field_); }

}  // namespace tankard::window
