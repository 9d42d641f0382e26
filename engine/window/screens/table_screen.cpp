#include "window/screens/table_screen.h"

#include "text/utf8.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::size_t kLogKept = 2000;
constexpr int kPaces[] = {0, 260, 650};  ///< milliseconds that a line is shown, by Preferences::pace
constexpr std::size_t kLongestName = 40;

constexpr struct {
    Command what;
    std::string_view word;
    std::string_view key;
} kMenu[] = {
    {Command::back, "go_on", "Esc"},     {Command::undo, "undo", "Z"},
    {Command::redo, "redo", "X"},        {Command::log, "log", "L"},
    {Command::why, "why", "W"},          {Command::save_point, "save_point", "S"},
    {Command::hand_over, "chairs", "G"}, {Command::correct, "put_right", "P"},
    {Command::help, "keys", "F1"},       {Command::quit, "leave", "^Q"},
};

}  // namespace

bool TableScreen::update(Clock::time_point now) {
    bool changed = false;
    while (over_ != Over::sentence && over_ != Over::curtain) {
        const bool quiet = hurry_ || app_->preferences().pace == 0 || app_->preferences().reduced_motion;
        if (!quiet && now < next_at_) break;
        std::optional<Frame> frame = link_->next();
        if (!frame) break;
        const bool shown = frame->kind == Frame::Kind::show;
        if (shown && !quiet) next_at_ = now + std::chrono::milliseconds(kPaces[app_->preferences().pace]);
        if (frame->kind == Frame::Kind::ask) hurry_ = false;
        take(std::move(*frame));
        changed = true;
    }
    return changed;
}

void TableScreen::take(Frame frame) {
    if (frame.scene) scene_ = std::move(frame.scene);
    if (!hurry_ && !frame.sound.empty()) app_->sound(frame.sound);
    if (!frame.rolls.empty()) {
        rolls_ = std::move(frame.rolls);
        ++throws_;
        if (!hurry_) app_->sound("dice");
    }
    switch (frame.kind) {
        case Frame::Kind::show:
        case Frame::Kind::heard:
            if (log_.size() >= kLogKept) log_.pop_front();
            log_.push_back({frame.answers, frame.line});
            fresh_.push_back(frame.line);
            break;
        case Frame::Kind::ask:
            ask_ = std::move(frame.ask);
            choosing_ = Choosing(*ask_);
            reading_ = {};
            scroll_ = 0;
            ++questions_;
            break;
        case Frame::Kind::sentence:
        case Frame::Kind::curtain:
        case Frame::Kind::notice:
            sentence_ = frame.line;
            over_ = frame.kind == Frame::Kind::sentence  ? Over::sentence
                    : frame.kind == Frame::Kind::curtain ? Over::curtain
                                                         : Over::notice;
            if (over_ == Over::curtain) ask_.reset();
            break;
        case Frame::Kind::rewound:
            std::erase_if(log_, [&](const Line& line) { return line.after >= frame.answers; });
            fresh_.clear();
            rolls_.clear();
            break;
        case Frame::Kind::ended: ended_ = true; break;
    }
}

void TableScreen::say(Said said) {
    app_->sound(story() ? "page" : "click");
    ask_.reset();
    looked_at_ = 0;
    fresh_.clear();
    rolls_.clear();
    over_ = Over::nothing;
    link_->say(std::move(said));
}

void TableScreen::answer(const std::optional<Answer>& answer) {
    if (answer && ask_) say(*answer);
}

std::vector<std::string> TableScreen::lines() const {
    std::vector<std::string> all;
    for (const Line& line : log_)
        all.push_back(line.text);
    return all;
}

std::size_t TableScreen::undo_line() const {
    std::size_t first = 0;
    while (first < log_.size() && log_[first].after < scene_->undo_line)
        ++first;
    return first;
}

Page TableScreen::page(const Ruler& ruler, float width, float height) {
    if (over_ == Over::curtain) {
        Sheet sheet{.title = sentence_, .subtitle = word("curtain"), .ornament = "♜ ⚔ ♜"};
        sheet.entries.push_back({word("ready"), "", "⏎"});
        return sheet_page(ruler, sheet, width, height);
    }
    const std::vector<std::string> log = lines();
    Page page;
    if (story() && over_ == Over::nothing) {
        page = sheet_page(ruler, story_sheet(), width, height);
        if (page.hidden != hidden_) {  // whether there is more to read stands on the button
            hidden_ = page.hidden;
            scroll_ = std::min(scroll_, hidden_);
            page = sheet_page(ruler, story_sheet(), width, height);
        }
    } else {
        TableView view{.scene = *scene_,
                       .ask = ask_.get(),
                       .choosing = &choosing_,
                       .log = log,
                       .undo_line = undo_line(),
                       .reading = reading_,
                       .rolls = rolls_,
                       .throws = throws_};
        page = table_page(ruler, view, width, height);
    }
    if (over_ == Over::nothing) {
        add_look(ruler, page);
    } else {
        add_sheet(ruler, over(), page);
        scroll_ = std::min(scroll_, page.hidden);
    }
    return page;
}

Sheet TableScreen::story_sheet() const {
    Sheet sheet{.title = scene_->title,
                .ornament = "❦",
                .picture = scene_->picture,
                .story = true,
                .scroll = scroll_};
    sheet.paragraphs = fresh_;
    if (sheet.paragraphs.empty()) sheet.paragraphs = {ask_->prompt};
    sheet.entries.push_back({word(scroll_ < hidden_ ? "read_on" : "read"), "", "⏎"});
    return sheet;
}

Sheet TableScreen::menu() const {
    Sheet sheet{.title = word("menu"), .over = true, .scroll = scroll_};
    for (const auto& entry : kMenu)
        sheet.entries.push_back({word(entry.word), "", std::string(entry.key)});
    for (std::string& line : lines_of(app_->preferences(), app_->words()))
        sheet.entries.push_back({std::move(line), "", "⚙"});
    return sheet;
}

const scene::Card* TableScreen::card(std::uint64_t thing) const {
    const auto find = [&](const std::vector<scene::Zone>& zones) -> const scene::Card* {
        for (const scene::Zone& zone : zones)
            for (const scene::Card& card : zone.cards)
                if (index(card.id) + 1 == thing) return &card;
        return nullptr;
    };
    if (const scene::Card* found = find(scene_->zones)) return found;
    for (const scene::Seat& seat : scene_->seats)
        if (const scene::Card* found = find(seat.zones)) return found;
    return nullptr;
}

Sheet TableScreen::zone_sheet() const {
    Sheet sheet{.over = true, .scroll = scroll_};
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

Sheet TableScreen::over() const {
    Sheet sheet{.over = true, .scroll = scroll_};
    switch (over_) {
        case Over::menu: return menu();
        case Over::zone: return zone_sheet();
        case Over::log: {
            sheet.title = word("log");
            const std::size_t first = log_.size() > 60 ? log_.size() - 60 : 0;
            for (std::size_t i = log_.size(); i-- > first;)
                sheet.paragraphs.push_back(log_[i].text);
            break;
        }
        case Over::why:
            sheet.title = word("why");
            if (ask_)
                for (const scene::Refused& refused : ask_->refused)
                    sheet.paragraphs.push_back(refused.why);
            if (sheet.paragraphs.empty()) sheet.paragraphs = {word("no_refusals")};
            break;
        case Over::help:
            sheet.title = word("keys");
            for (int i = 1; app_->words().has(intern(fmt::format("window.key.{}.what", i))); ++i)
                sheet.entries.push_back(
                    {word(fmt::format("key.{}.what", i)), "", word(fmt::format("key.{}.typed", i)), false});
            break;
        case Over::save_point:
            sheet.title = word("save_point");
            sheet.subtitle = word("save_point_name");
            sheet.typing = true;
            sheet.field = field_;
            sheet.entries = {{word("save_it"), "", "⏎"}};
            return sheet;
        case Over::chairs:
            sheet.title = word("chairs");
            for (const scene::Seat& seat : scene_->seats)
                sheet.entries.push_back(
                    {fmt::format("{}: {}", seat.player, word(seat.companion ? "to_person" : "to_companion")),
                     seat.hero, seat.companion ? "♞" : "☺"});
            break;
        case Over::correct: {
            Sheet step = correcting_->sheet();
            step.scroll = scroll_;
            return step;
        }
        case Over::sentence:
            sheet.ornament = "⚠";
            sheet.paragraphs = {sentence_};
            sheet.entries = {{word("yes"), "", word("yes_key")}, {word("no"), "", word("no_key")}};
            return sheet;
        case Over::notice:
            sheet.ornament = "⚠";
            sheet.paragraphs = {sentence_};
            break;
        default: break;
    }
    sheet.entries.push_back({word("go_on"), "", "⏎"});
    return sheet;
}

void TableScreen::add_look(const Ruler& ruler, Page& page) const {
    const bool is_choice = looked_at_ >= kChoiceThing;
    const scene::Card* shown = looked_at_ != 0 && !is_choice ? card(looked_at_) : nullptr;
    const scene::Face* face = shown != nullptr ? &shown->face : nullptr;
    if (is_choice && ask_ && looked_at_ - kChoiceThing < ask_->choices.size() &&
        ask_->choices[looked_at_ - kChoiceThing].face)
        face = &*ask_->choices[looked_at_ - kChoiceThing].face;
    if (face == nullptr) return;
    std::vector<std::string> more;
    if (ask_ && shown != nullptr)
        for (const scene::Refused& refused : ask_->refused)
            if (refused.object.as_card() == shown->id) more.push_back(refused.why);
    const float w = std::min(ruler.em * 17, page.width * 0.45F);
    Piece piece = large_card(ruler, *face, more, w, page.height - ruler.em);
    const float margin = ruler.em;
    const float x = look_left_ ? margin : page.width - w - margin;
    move(piece, x, std::max(margin / 2, (page.height - piece.box.h) / 2));
    piece.layer = 1;
    page.pieces.push_back(std::move(piece));
}

void TableScreen::look(std::uint64_t thing, bool at_left) {
    looked_at_ = over_ == Over::nothing && !story() ? thing : 0;
    look_left_ = at_left;
}

void TableScreen::scroll(int by) {
    if (over_ != Over::nothing || story())
        scroll_ = std::max(0, scroll_ + by);
    else
        reading_.scroll = std::max(0, reading_.scroll + by);
}

void TableScreen::drop(const Spot& from, const Spot& to) {
    if (from.does != Does::choose || to.does != Does::choose || !ask_ || !ask_->question.ordered) return;
    if (const std::size_t place = choosing_.place(static_cast<std::size_t>(to.number)); place != 0)
        choosing_.put(static_cast<std::size_t>(from.number), place - 1);
}

void TableScreen::press(const Spot& spot, float share) {
    if (over_ == Over::curtain) {
        if (spot.does == Does::pick || spot.does == Does::command) say(true);
        return;
    }
    if (!ask_) hurry_ = true;  // whoever presses something has read enough
    switch (spot.does) {
        case Does::nothing:
            if (over_ != Over::nothing && over_ != Over::sentence && over_ != Over::save_point &&
                over_ != Over::correct)
                command(Command::back);
            break;
        case Does::choose:
            if (ask_) answer(choosing_.press(static_cast<std::size_t>(spot.number)));
            break;
        case Does::settle:
            if (ask_ && ask_->question.shape == Shape::confirm)
                answer(Choosing::say(spot.number > 0));
            else if (ask_)
                answer(choosing_.settle());
            break;
        case Does::less: choosing_.step(spot.number, -1); break;
        case Does::more: choosing_.step(spot.number, 1); break;
        case Does::slide: choosing_.slide(share); break;
        case Does::earlier: choosing_.earlier(static_cast<std::size_t>(spot.number)); break;
        case Does::all_of: choosing_.all(); break;
        case Does::none_of: choosing_.none(); break;
        case Does::scroll: scroll(static_cast<int>(spot.number)); break;
        case Does::narrow: reading_ = {0, Ref::from_bits(static_cast<std::uint64_t>(spot.number))}; break;
        case Does::square: square(Ref::from_bits(static_cast<std::uint64_t>(spot.number))); break;
        case Does::look: look(static_cast<std::uint64_t>(spot.number) + 1, spot.box.x > 400); break;
        case Does::open_zone:
            opened_ = static_cast<ZoneId>(spot.number);
            over_ = Over::zone;
            scroll_ = 0;
            break;
        case Does::command: command(static_cast<Command>(spot.number)); break;
        case Does::pick: picked(static_cast<std::size_t>(spot.number)); break;
    }
}

void TableScreen::square(Ref place) {
    if (!ask_) return;
    std::vector<std::size_t> about;
    for (std::size_t i = 0; i < ask_->choices.size(); ++i)
        if (is_about(ask_->choices[i], place)) about.push_back(i);
    if (about.size() == 1)
        answer(choosing_.press(about.front()));
    else if (!about.empty())
        reading_ = {0, place};
}

void TableScreen::picked(std::size_t entry) {
    if (over_ == Over::nothing && story()) {
        if (scroll_ >= hidden_) return answer(Answer{});
        scroll_ += 4;  // there is more on this page
        return;
    }
    if (over_ == Over::sentence) return say(entry == 0);
    if (over_ == Over::save_point) {
        over_ = Over::nothing;
        if (field_.empty() || !ask_) return;
        sentence_ = fmt::format("{}: {}", word("save_point"), field_);
        say(Wish{.what = Command::save_point, .name = std::exchange(field_, {})});
        over_ = Over::notice;
        return;
    }
    if (over_ == Over::correct) return step(correcting_->pick(entry));
    if (over_ == Over::chairs && entry < scene_->seats.size()) {
        if (ask_) say(Wish{.what = Command::hand_over, .seat = static_cast<int>(entry)});
        return;
    }
    if (over_ != Over::menu) return command(Command::back);
    if (entry < std::size(kMenu)) {
        over_ = Over::nothing;
        return command(kMenu[entry].what);
    }
    change(app_->preferences(), entry - std::size(kMenu));
    app_->refresh();
}

void TableScreen::step(bool goes_on) {
    scroll_ = 0;
    ++questions_;  // a page of its own: the focus begins anew
    if (!goes_on) over_ = Over::nothing;
    if (const Value* made = correcting_->made(); made != nullptr && ask_)
        say(Wish{.what = Command::correct, .what_is_right = *made});
}

void TableScreen::command(Command what) {
    scroll_ = 0;
    switch (what) {
        case Command::back:
            if (over_ != Over::nothing)
                over_ = Over::nothing;
            else if (looked_at_ != 0 || reading_.narrowed)
                looked_at_ = 0, reading_ = {};
            else
                over_ = Over::menu;
            break;
        case Command::log: over_ = over_ == Over::log ? Over::nothing : Over::log; break;
        case Command::why: over_ = over_ == Over::why ? Over::nothing : Over::why; break;
        case Command::help: over_ = over_ == Over::help ? Over::nothing : Over::help; break;
        case Command::menu: over_ = over_ == Over::menu ? Over::nothing : Over::menu; break;
        case Command::save_point: over_ = Over::save_point; break;
        case Command::hand_over: over_ = Over::chairs; break;
        case Command::correct:
            if (!ask_ || !scene_->table) break;
            correcting_.emplace(scene_, app_->words());
            over_ = Over::correct;
            break;
        case Command::undo:
        case Command::redo:
            if (ask_ && over_ == Over::nothing) say(Wish{.what = what});
            break;
        case Command::quit:
            if (ask_)
                say(Wish{});
            else
                link_->close();
            break;
        case Command::close:
        case Command::count: break;
    }
}

bool TableScreen::key(sf::Keyboard::Key key, bool control) {
    if (over_ == Over::save_point) {
        if (key == sf::Keyboard::Escape) {
            over_ = Over::nothing;
        } else if (key == sf::Keyboard::Enter) {
            picked(0);
        } else if (key == sf::Keyboard::BackSpace) {
            text::remove_last_character(field_);
        }
        return true;
    }
    if (over_ == Over::correct && key == sf::Keyboard::Escape) {
        step(correcting_->back());
        return true;
    }
    if (over_ == Over::correct && correcting_->typing()) {
        if (key == sf::Keyboard::Enter)
            picked(0);
        else if (key == sf::Keyboard::BackSpace)
            correcting_->rub_out();
        return true;
    }
    if (key == sf::Keyboard::S && !control && over_ == Over::nothing && ask_ &&
        (ask_->question.shape != Shape::confirm || word("yes_key") != "S")) {
        command(Command::save_point);
        letter_spent_ = true;
        return true;
    }
    if (key == sf::Keyboard::Enter && over_ == Over::nothing && story()) {
        picked(0);
        return true;
    }
    if (key == sf::Keyboard::Enter && over_ == Over::curtain) {
        say(true);
        return true;
    }
    if (key == sf::Keyboard::Enter && over_ == Over::nothing && ask_ && !reading_.typed.empty()) {
        const std::size_t option =
            static_cast<std::size_t>(std::stoul(std::exchange(reading_.typed, {}))) - 1;
        answer(choosing_.press(option));
        return true;
    }
    if (over_ == Over::nothing && !reading_.typed.empty() &&
        (key == sf::Keyboard::Escape || key == sf::Keyboard::BackSpace)) {
        if (key == sf::Keyboard::Escape)
            reading_.typed.clear();
        else
            reading_.typed.pop_back();
        return true;
    }
    if (!ask_ && over_ == Over::nothing && (key == sf::Keyboard::Space || key == sf::Keyboard::Enter)) {
        hurry_ = true;
        return true;
    }
    return false;
}

bool TableScreen::type(char32_t letter) {
    if (std::exchange(letter_spent_, false)) return false;
    if (over_ == Over::save_point) {
        return type_into(field_, letter, kLongestName);
    }
    if (over_ == Over::correct) {
        correcting_->type(letter);
        return true;
    }
    if (!ask_ && over_ != Over::sentence) return false;
    const auto is = [&](std::string_view key) {
        return letters_of(word(key)) == std::u32string(1, text::upper(letter));
    };
    if (over_ == Over::sentence || (over_ == Over::nothing && ask_->question.shape == Shape::confirm)) {
        if (!is("yes_key") && !is("no_key")) return false;
        if (over_ == Over::sentence)
            say(is("yes_key"));
        else
            answer(Choosing::say(is("yes_key")));
        return true;
    }
    if (over_ != Over::nothing || letter < U'0' || letter > U'9') return false;
    // A number is taken as soon as no longer one could be meant; Enter ends a shorter one.
    reading_.typed += static_cast<char>(letter);
    const std::size_t option = static_cast<std::size_t>(std::stoul(reading_.typed));
    const std::size_t count = ask_->choices.size();
    if (option == 0 || option > count) {
        reading_.typed.clear();
        return true;
    }
    if (option * 10 > count) {
        reading_.typed.clear();
        answer(choosing_.press(option - 1));
    }
    return true;
}

}  // namespace tankard::window
