#include "window/screens/table_screen.h"

#include "window/pages/answer_numbers.h"
#include "window/pages/company_pieces.h"
#include "window/pages/dragging.h"
#include "window/pages/entrance_page.h"
#include "window/pages/hint.h"
#include "window/pages/log_page.h"
#include "window/pages/places.h"
#include "window/pages/start_dialog.h"
#include "window/pages/tale_scene.h"
#include "window/screens/losses.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <map>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::size_t kLogLines = 400;  ///< on the page of the log, and known beside the table
/// So long an answered question stays before the others are said to think.
constexpr auto kThinking = std::chrono::milliseconds(500);
constexpr std::size_t kAtCurtain = 10;                      ///< lines
constexpr float kWhispered = 0.6F;                          ///< of the height: there it stands
constexpr auto kWhisper = std::chrono::milliseconds(3500);  ///< why nothing came of it stands there
constexpr auto kNumbers = std::chrono::milliseconds(900);   ///< a number stands where it rose
/// What was done last is seen before a curtain covers it.
constexpr auto kLook = std::chrono::milliseconds(1100);
constexpr int kPaces[] = {0, 260, 650};  ///< milliseconds that a line is shown, by Preferences::pace

}  // namespace

bool TableScreen::update(Clock::time_point now) {
    if (throwing_)
        for (const Heard& each : throwing_->sounds(now))
            app_->sound(each.sound, each.part);
    bool changed = throwing_ && throwing_->update(now);
    if (changed) app_->sound("card");
    if (throwing_ && !throwing_->aims()) return changed;  // what comes of it is seen when it lies
    if (answered_ && now - answered_at_ > kThinking) {
        answered_.reset();
        changed = true;
    }
    if (!changes_.empty() && now - changed_at_ > kNumbers) {
        changes_.clear();
        changed = true;
    }
    if (whisper_ && now - whisper_->since > kWhisper) {
        whisper_.reset();
        changed = true;
    }
    if (const bool told = rolling_.going() || now < next_at_ + kThinking; told != tells_) {
        tells_ = told;
        changed = true;
    }
    if (turning_.update(now)) changed = true;
    if (hurry_) rolling_.skip();
    if (auto frame = rolling_.update(now)) {
        rolls_ = std::exchange(frame->rolls, {});
        take(*std::move(frame));
        changed = true;
    }
    while (!turning_.going() && !held() && !rolling_.going()) {
        if (!quiet() && now < next_at_) break;
        std::optional<Frame> frame = curtain_ ? std::exchange(curtain_, {}) : link_->next();
        if (!frame) break;
        if (frame->kind == Frame::Kind::curtain && !quiet() && now < table_since_ + kLook) {
            next_at_ = table_since_ + kLook;
            curtain_ = std::move(frame);
            break;
        }
        const bool shown = frame->kind == Frame::Kind::show;
        if (shown && !quiet()) next_at_ = now + std::chrono::milliseconds(kPaces[app_->preferences().pace]);
        if (frame->kind == Frame::Kind::ask) hurry_ = false;
        changed = true;
        if (!frame->rolls.empty()) {
            ++throws_;
            if (!hurry_) app_->sound("dice");
            if (!quiet()) {
                rolls_ = rolling_.begin(std::move(*frame), now);
                break;
            }
            rolls_ = std::exchange(frame->rolls, {});
        }
        take(std::move(*frame));
    }
    return changed;
}

void TableScreen::take(Frame frame) {
    if (frame.scene) {
        if (!hurry_ && !app_->preferences().reduced_motion) compare(*scene_, *frame.scene);
        if (!quiet()) turning_.begin(turnings(*scene_, *frame.scene, frame.turned), Clock::now());
        if (frame.kind == Frame::Kind::show) table_since_ = Clock::now();
        scene_ = with_losses(*scene_, frame.scene);
    }
    if (frame.costs && !rolls_.empty()) rolls_.back().costs(*frame.costs);
    if (!hurry_ && !frame.sound.empty()) app_->sound(frame.sound);
    switch (frame.kind) {
        case Frame::Kind::heard:
            if (frame.answers != heard_to_) fresh_.clear();  // it was read before somebody left
            heard_to_ = frame.answers;
            [[fallthrough]];
        case Frame::Kind::show:
            if (frame.begins) {
                fresh_.clear();  // what was told before somebody's turn is no part of a story
                rolls_.clear();
            }
            log_.add({frame.answers, frame.line, std::move(frame.sign), frame.begins, frame.follows});
            fresh_.push_back({frame.line, frame.story});
            break;
        case Frame::Kind::ask:
            ask_ = std::move(frame.ask);
            answered_.reset();
            if (!asked_last_.empty() && !ask_->who.empty() && asked_last_ != ask_->who)  // before all eyes
                whisper_ = {fmt::format("→ {}", ask_->who), {}, Clock::now()};
            if (!ask_->who.empty()) asked_last_ = ask_->who;
            choosing_ = Choosing(*ask_);
            reading_ = {};
            scroll_ = 0;
            leaf_.begin();
            ++questions_;
            looked_at_ = 0;  // other cards lie there now
            pointed_.reset();
            boards_.follow(*scene_, *ask_);
            told_.reset();
            begin_throw();
            hit();
            break;
        case Frame::Kind::notice: app_->tell(std::move(frame.line)); break;
        case Frame::Kind::whisper: whisper_ = {std::move(frame.line), {}, Clock::now()}; break;
        case Frame::Kind::name:
            sentence_ = std::move(frame.line);
            field_.clear();
            over_ = Over::name;
            break;
        case Frame::Kind::sentence:
            sentence_ = std::move(frame.line);
            over_ = Over::sentence;
            break;
        case Frame::Kind::curtain:
            sentence_ = std::move(frame.line);
            over_ = Over::curtain;
            asked_last_.clear();
            ask_.reset();
            ++questions_;
            break;
        case Frame::Kind::tale:
            tale_ = std::move(frame.tale);
            page_since_ = Clock::now();
            over_ = Over::tale;
            ask_.reset();
            unfolded_ = false;
            leaf_.begin();
            ++questions_;
            break;
        case Frame::Kind::entrance:
            entrance_ = std::move(frame.entrance);
            page_since_ = Clock::now();
            over_ = Over::entrance;
            if (!app_->preferences().reduced_motion) scenery_.enter(Clock::now());
            app_->sound(entrance_->falls ? "knell" : "growl");
            ++questions_;
            break;
        case Frame::Kind::passage:
            passage_ = std::move(frame.passage);
            page_since_ = Clock::now();
            over_ = Over::passage;
            app_->sound("page");
            ++questions_;
            break;
        case Frame::Kind::rewound:
            log_.rewind(frame.answers);
            fresh_.clear();
            rolls_.clear();
            break;
        case Frame::Kind::ended: ended_ = true; break;
    }
}

void TableScreen::say(Said said) {
    app_->sound(story() ? "page" : "click");
    answered_ = story() ? nullptr : ask_;
    if (ask_) read_to_[ask_->who] = log_.lines().size();
    answered_at_ = Clock::now();
    ask_.reset();
    scene_ = without_losses(scene_);
    if (throwing_ && throwing_->aims()) throwing_.reset();
    looked_at_ = 0;
    pointed_.reset();
    if (turning_.looks_ahead()) turning_.skip();
    lifted_.reset();
    whisper_.reset();
    watcher_ = {};
    const Wish* wish = std::get_if<Wish>(&said);
    if (wish == nullptr || wish->what != Command::save_point) {  // else the same is asked again
        fresh_.clear();
        rolls_.clear();
    }
    over_ = Over::nothing;
    link_->say(std::move(said));
}

void TableScreen::answer(const std::optional<Answer>& answer) {
    if (answer && ask_) say(*answer);
}

void TableScreen::hit() {
    Aim aim = std::exchange(aimed_, {});
    if (aim.by != ask_->question.seat || throwing_) return;
    const auto whom = aimed_at(*ask_, aim.onto);
    if (!whom) {
        if (aim.goes_on) whisper_ = {why_not(aim.onto), {}, Clock::now()};
        return;
    }
    if (aim.goes_on && !aim.who_said && is_about(ask_->choices[*whom], aim.onto.front())) {
        aim.onto.erase(aim.onto.begin());
        aim.who_said = true;  // to what is not, yet
        aimed_ = std::move(aim);
    }
    answer(choosing_.press(*whom));
}

std::string TableScreen::why_not(const std::vector<Ref>& things) const {
    for (const Ref thing : things)
        if (const std::vector<std::string> why = refusals_of(*ask_, thing); !why.empty()) return why.front();
    return word("nothing_comes_of_it");
}

Page TableScreen::page(const Ruler& ruler, float width, float height) {
    target_ = {};
    company_.reset();
    if (over_ == Over::curtain) {
        Dialog sheet{.title = sentence_,
                     .subtitle = word("curtain"),
                     .ornament = "♜ ⚔ ♜",
                     .staged = true,
                     .grand = true};
        // What has happened since they answered last is everybody's, and would be gone before it was read.
        const auto& told = log_.lines();
        const std::size_t known = std::min(std::max(read_to_[sentence_], read_to_[""]), told.size());
        for (std::size_t i = std::max(known, told.size() - std::min(told.size(), kAtCurtain));
             i < told.size(); ++i)
            sheet.paragraphs.push_back(told[i].text);
        sheet.entries.push_back({word("ready"), "", "↵"});
        return staged(ruler, dialog_page(ruler, sheet, width, height));
    }
    if (over_ == Over::tale)
        return staged(ruler, leaf_.page([&] {
            const Foot foot{
                .on = turn(), .more = {fold_button(app_->words(), unfolded_)}, .unfolded = unfolded_};
            return tale_page(ruler, *tale_, foot, leaf_.at(), width, height);
        }));
    if (over_ == Over::entrance) return staged(ruler, entrance_page(ruler, *entrance_, width, height));
    if (over_ == Over::log && !log_.lines().empty()) {
        const std::vector<scene::Log::Line> told =
            log_.deeds(log_.last(kLogLines), scene_ ? scene_->undo_line : 0);
        Page page = log_page(ruler, told, {{word("go_on"), "", "↵"}}, scroll_, width, height);
        scroll_ = std::min(scroll_, page.hidden);
        return page;
    }
    Page page;
    if (story() && over_ == Over::nothing) {
        page = staged(ruler, leaf_.page([&] { return dialog_page(ruler, story_dialog(), width, height); }));
    } else if (throws()) {
        page = throwing_->page(ruler, *scene_, width, height);
    } else {
        page = table(ruler, width, height);
    }
    numbers_ = page.numbers;
    if (over_ == Over::nothing) {
        if (!story()) add_numbers(ruler, page);
        add_look(ruler, page);
        add_whisper(ruler, page);
    } else {
        add_dialog(ruler, over(), page);
        scroll_ = std::min(scroll_, page.hidden);
    }
    return page;
}

Page TableScreen::table(const Ruler& ruler, float width, float height) {
    std::vector<std::string> log;
    std::vector<std::string> signs;
    std::size_t undo_line = 0;  // all before it stays
    for (scene::Log::Line& deed : log_.deeds(log_.last(kLogLines), scene_->undo_line)) {
        if (deed.after < scene_->undo_line) ++undo_line;
        log.push_back(std::move(deed.text));
        signs.push_back(std::move(deed.sign));
    }
    TableView view{.scene = *scene_,
                   .ask = ask_.get(),
                   .choosing = &choosing_,
                   .log = log,
                   .undo_line = undo_line,
                   .reading = reading_,
                   .signs = signs,
                   .waiting = answered_.get(),
                   .lay = lay_.get(),
                   .rolls = rolls_,
                   .throws = throws_,
                   // Who reads a page waits for nobody.
                   .status = looks_on() ? " "
                             : tells_   ? word("telling")
                                        : "",
                   .may_throw = throwing_.has_value(),
                   .zoom = boards_.zoom(),
                   .pointed = pointed_,
                   .raised = raised_,
                   .lifted = lifted_,
                   .watcher = watcher_,
                   .turnings = turning_.blocks(),
                   .kept = kept_.get()};
    Page page = boards_.page(*scene_, ruler, [&](const Zoom& zoom) {
        view.zoom = zoom;
        return table_page(ruler, view, width, height);
    });
    if (scene_->company.empty())
        target_ = place_of_drawing(page);
    else
        company_ = company_drawing(ruler, *scene_, page, app_->preferences().high_contrast);
    kept_ = page.kept;
    if (page.on_table) lay_ = page.on_table;
    return page;
}

Page TableScreen::staged(const Ruler& ruler, Page page) {
    Staging staging{.plain = app_->preferences().high_contrast};
    if (over_ == Over::entrance) {
        staging.ribbon = entrance_ribbon(ruler, *entrance_, page.width, page.height);
        if (entrance_->falls) staging.lit = 0;
        staging.fierce = !entrance_->falls;
    } else if (over_ == Over::nothing || over_ == Over::curtain)
        staging.seen = stage_beside(ruler, over_ == Over::nothing, page.width, page.height);
    if (over_ == Over::tale) {
        TaleScene told = tale_scene(*tale_, page, staging.plain);
        scenery_.place(ruler.type, std::move(told.backdrop), page, told.staging);
        return page;
    }
    const auto here = scene_ ? scene_->backdrop : nullptr;
    scenery_.place(ruler.type,
                   over_ == Over::entrance           ? entrance_->backdrop
                   : over_ == Over::curtain && !here ? tavern()
                                                     : here,
                   page, staging);
    return page;
}

void TableScreen::compare(const scene::Scene& before, const scene::Scene& after) {
    std::vector<Change> all;
    const auto amounts = [](const scene::Scene& scene) {
        std::map<CardId, int> found;
        const auto look = [&](const std::vector<scene::Zone>& zones) {
            for (const scene::Zone& zone : zones)
                for (const scene::Card& card : zone.cards)
                    if (const scene::Badge* life = bounded(card.face)) found[card.id] = life->amount;
        };
        look(scene.zones);
        for (const scene::Seat& seat : scene.seats)
            look(seat.zones);
        return found;
    };
    const std::map<CardId, int> then = amounts(before);
    for (const auto& [card, amount] : amounts(after))
        if (const auto was = then.find(card); was != then.end() && was->second != amount)
            all.push_back({.card = card, .by = amount - was->second});
    for (std::size_t i = 0; i < std::min(before.seats.size(), after.seats.size()); ++i)
        for (const scene::Badge& badge : after.seats[i].counters) {
            if (badge.most == 0) continue;
            for (const scene::Badge& old : before.seats[i].counters)
                if (old.name == badge.name && old.most > 0 && old.amount != badge.amount)
                    all.push_back({.seat = after.seats[i].id, .by = badge.amount - old.amount});
        }
    if (all.empty()) return;
    for (Change& change : all)
        change.thing = kNumberThing + ++changes_told_;
    changes_ = std::move(all);
    changed_at_ = Clock::now();
}

void TableScreen::add_numbers(const Ruler& ruler, Page& page) const {
    const auto size = static_cast<unsigned>(ruler.em * 2.6F);
    for (const Change& change : changes_) {
        Rect from;
        if (change.card != CardId::none) {
            for (const Piece& piece : page.pieces)
                if (piece.thing == index(change.card) + 1) from = piece.box;
        } else if (index(change.seat) < page.seats.size()) {
            from = page.seats[index(change.seat)];
        }
        if (from.w <= 0) continue;
        const std::string words = fmt::format("{}{}", change.by < 0 ? "−" : "+", std::abs(change.by));
        const float wide = ruler.type.width(words, Typeface::bold, size) + ruler.em * 0.6F;
        Piece piece;
        piece.thing = change.thing;
        piece.layer = 1;
        piece.box = {from.right() - wide * 0.6F, from.y + from.h * 0.4F, wide, Type::line(size)};
        piece.box.x = std::clamp(piece.box.x, 0.0F, page.width - wide);
        piece.shapes.push_back({piece.box, Look::count, change.by < 0 ? "blood" : "leaf"});
        piece.texts.push_back(line_of(ruler, words, Typeface::bold, size, Ink::light, piece.box.x,
                                      piece.box.y, wide, Align::centre));
        page.pieces.push_back(std::move(piece));
    }
}

void TableScreen::add_whisper(const Ruler& ruler, Page& page) const {
    if (!whisper_) return;
    const Rect pane = pane_of(ruler, page.width, page.height);
    // At its left, above what is held: the question is read meanwhile.
    const Rect beside{pane.x, std::round(page.height * kWhispered), pane.w, 0};
    add_hint(ruler, page, whisper_->about.w > 0 ? whisper_->about : beside, whisper_->words);
}

}  // namespace tankard::window
