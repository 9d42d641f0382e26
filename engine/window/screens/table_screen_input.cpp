// What people press and type at the table, as answers and wishes.
#include "text/utf8.h"
#include "window/pages/answer_numbers.h"
#include "window/pages/dragging.h"
#include "window/pages/piles.h"
#include "window/screens/table_screen.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::size_t kLongestName = 40;
constexpr int kLogEnd = 1'000'000;  ///< rows: what was told last
constexpr int kLogPage = 18;
/// Who hurries presses Space once more before they see that a page has come.
constexpr auto kHaste = std::chrono::milliseconds(900);

}  // namespace

void TableScreen::look(std::uint64_t thing) {
    // Its choices are listed already, and it would lie over the board on which the next press belongs.
    const bool listed =
        reading_.narrowed.kind() == RefKind::card && thing == index(reading_.narrowed.as_card()) + 1;
    if (listed) thing = 0;
    looked_at_ = over_ == Over::nothing && !story() && (!throws() || throwing_->aims()) ? thing : 0;
}

void TableScreen::scroll(int by) {
    if (over_ == Over::tale || (over_ == Over::nothing && story()))
        leaf_.scroll(by);
    else if (over_ != Over::nothing)
        scroll_ = std::max(0, scroll_ + by);
    else if (throws())
        throwing_->step(Dial::lift, -by);
    else
        reading_.scroll = std::max(0, reading_.scroll + by);
}

bool TableScreen::lift(const Spot& from) {
    lifted_.reset();
    whisper_.reset();
    const bool leads_somewhere = ask_ && ask_->question.shape == Shape::choose_one;
    if (from.does != Does::nothing && leads_somewhere && over_ == Over::nothing && !throws()) lifted_ = from;
    return true;
}

void TableScreen::drop(const Spot& from, const Spot& to) {
    if (!ask_) return;
    if (over_ == Over::nothing && !story() && !throws()) {
        const Dragged meant = dragged(*scene_, *ask_, from, to);
        if (meant.choice) {
            aimed_ = {ask_->question.seat, meant.onto, meant.goes_on};
            answer(choosing_.press(*meant.choice));
            return;
        }
        if (meant.missed)
            whisper_ = {meant.why.empty() ? word("nothing_comes_of_it") : meant.why, to.box, Clock::now()};
    }
    if (from.does != Does::choose || to.does != Does::choose || !ask_->question.ordered) return;
    if (const std::size_t place = choosing_.place(static_cast<std::size_t>(to.number)); place != 0)
        choosing_.put(static_cast<std::size_t>(from.number), place - 1);
}

void TableScreen::press(const Spot& spot, float share) {
    turning_.skip();
    pressed_at_ = spot.box;
    whisper_.reset();
    if (over_ == Over::curtain) {
        if (spot.does == Does::pick || spot.does == Does::command) say(true);
        return;
    }
    if (looks_on()) {
        if (spot.does != Does::nothing) look_on();
        return;
    }
    if (over_ == Over::tale) {
        if (spot.does == Does::scroll)
            scroll(static_cast<int>(spot.number));
        else if (spot.does == Does::command && static_cast<Command>(spot.number) == Command::details)
            fold_tale();
        else if (spot.does != Does::nothing)
            read_tale();
        return;
    }
    if (over_ == Over::nothing && throws() && spot.does != Does::command) return press_throw(spot, share);
    if (!ask_) hurry_ = true;  // whoever presses something has read enough
    switch (spot.does) {
        case Does::nothing:
            if (over_ != Over::nothing && over_ != Over::sentence && !naming() && over_ != Over::correct)
                command(Command::back);
            break;
        case Does::choose:
            if (ask_) choose(static_cast<std::size_t>(spot.number));
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
        case Does::narrow: narrow(Ref::from_bits(static_cast<std::uint64_t>(spot.number))); break;
        case Does::others: reading_.others += static_cast<int>(spot.number); break;
        case Does::pan:
            if (sees_boards()) boards_.pan(*scene_, static_cast<Side>(spot.number));
            break;
        case Does::square: square(spot); break;
        case Does::look:
            if (ask_ && leads(Ref::card(static_cast<CardId>(spot.number), 0)) && !ask_) break;
            look(static_cast<std::uint64_t>(spot.number) + 1);
            break;
        case Does::open_zone: open(static_cast<ZoneId>(spot.number)); break;
        case Does::open_piles:
            over_ = Over::piles;
            scroll_ = 0;
            break;
        case Does::explain: break;  // the guide's
        case Does::command: command(static_cast<Command>(spot.number)); break;
        case Does::reconsider:
            if (ask_) say(Reconsidered{static_cast<SeatId>(spot.number)});
            break;
        case Does::pick: picked(static_cast<std::size_t>(spot.number)); break;
    }
}

void TableScreen::fold_tale() {
    app_->sound("page");
    unfolded_ = !unfolded_;
    leaf_.begin();
}

void TableScreen::read_tale() {
    if (leaf_.read_on()) return;
    app_->sound("page");
    tale_.reset();
    over_ = Over::nothing;
    link_->say(true);  // what was told since the last answer is still to be read
}

bool TableScreen::comes_in_haste() const { return hurry_ && Clock::now() - page_since_ < kHaste; }

void TableScreen::look_on() {
    entrance_.reset();
    if (passage_ && passage_->deed) fresh_.clear();  // it was read there
    passage_.reset();
    over_ = Over::nothing;
}

void TableScreen::open(ZoneId zone) {
    opened_ = zone;
    over_ = Over::zone;
    scroll_ = 0;
    ++questions_;  // a page of its own: the focus begins anew
}

bool TableScreen::leads(Ref thing) {
    if (could_act(*ask_, thing)) return false;  // that is held instead
    const Dragged meant = deed_to(*scene_, *ask_, reading_.narrowed, thing);
    if (!meant.choice) {
        const std::string why = tankard::window::why_not(*scene_, *ask_, reading_.narrowed, thing);
        if (!why.empty()) whisper_ = {why, pressed_at_, Clock::now()};
        return !why.empty();
    }
    aimed_ = {ask_->question.seat, meant.onto, meant.goes_on};
    answer(choosing_.press(*meant.choice));
    return true;
}

void TableScreen::narrow(Ref thing) {
    if (ask_ && leads(thing)) return;
    const bool again = reading_.narrowed == thing;  // it is put down
    reading_ = {0, again ? Ref() : thing};
    looked_at_ = 0;
}

void TableScreen::choose(std::size_t option) {
    if (const Ref held = reading_.narrowed; could_do(ask_->choices[option], held))
        aimed_ = {ask_->question.seat, {held}};
    answer(choosing_.press(option));
}

void TableScreen::square(const Spot& spot) {
    const Ref place = Ref::from_bits(static_cast<std::uint64_t>(spot.number));
    if (sees_boards() && boards_.approach(*scene_, place)) return;
    if (!ask_) return;
    if (leads(place)) return;
    std::vector<std::size_t> about;
    const auto find = [&](auto also) {
        for (std::size_t i = 0; i < ask_->choices.size(); ++i)
            if (is_about(ask_->choices[i], place) && also(ask_->choices[i])) about.push_back(i);
    };
    // What was pressed before is meant to go there.
    if (reading_.narrowed)
        find([&](const scene::Choice& choice) { return is_about(choice, reading_.narrowed); });
    if (about.empty()) find([](const scene::Choice&) { return true; });
    const bool meant = ask_->likely && std::find(about.begin(), about.end(), *ask_->likely) != about.end();
    if (meant)
        choose(*ask_->likely);
    else if (about.size() == 1 || (!about.empty() && reading_.narrowed == place))  // pressed once more
        choose(about.front());
    else if (!about.empty())
        reading_ = {0, place};
    else if (const std::vector<std::string> why = refusals_of(*ask_, place); !why.empty())
        whisper_ = {why.front(), spot.box, Clock::now()};
    else if (std::any_of(ask_->choices.begin(), ask_->choices.end(), [](const scene::Choice& choice) {
                 return choice.object.kind() == RefKind::square;
             }))  // it is no such square
        whisper_ = {word("nothing_comes_of_it"), spot.box, Clock::now()};
}

void TableScreen::picked(std::size_t entry) {
    if (over_ == Over::nothing && story()) {
        if (!leaf_.read_on()) answer(Answer{});
        return;
    }
    if (over_ == Over::sentence) return say(entry == 0);
    if (over_ == Over::name) return say(std::exchange(field_, {}));
    if (over_ == Over::save_point) {
        over_ = Over::nothing;
        if (field_.empty() || !ask_) return;
        app_->tell(fmt::format("{}: {}", word("save_point"), field_));
        say(Wish{.what = Command::save_point, .name = std::exchange(field_, {})});
        return;
    }
    if (over_ == Over::piles) {
        const std::vector<const scene::Zone*> all = counted(scene_->zones);
        return entry < all.size() ? open(all[entry]->id) : command(Command::back);
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
    // Nothing but whom it waits for opens a curtain.
    if (over_ == Over::curtain && what != Command::help && what != Command::rules && what != Command::quit)
        return;
    scroll_ = 0;
    number_.clear();
    // The key of a line of the menu is a press on that line.
    const auto is_it = [what](const MenuEntry& each) { return each.what == what; };
    if (over_ == Over::menu && what != Command::back &&
        std::any_of(std::begin(kMenu), std::end(kMenu), is_it))
        over_ = Over::nothing;
    switch (what) {
        case Command::back:
            if (over_ != Over::nothing)
                over_ = Over::nothing;
            else if ((looked_at_ != 0 && looked_at_ != kGroundThing) || reading_.narrowed || watcher_)
                looked_at_ = 0, reading_ = {}, watcher_ = {};
            else if (ask_ && ask_->back && !throws())
                choose(*ask_->back);
            else if (ask_ && ask_->takes_back && !throws())
                say(Wish{.what = Command::undo});
            else
                over_ = Over::menu;
            break;
        case Command::log:
            over_ = over_ == Over::log ? Over::nothing : Over::log;
            scroll_ = kLogEnd;
            break;
        case Command::why: over_ = over_ == Over::why ? Over::nothing : Over::why; break;
        case Command::help: app_->guide().open_keys(); break;
        case Command::rules: app_->guide().open_rules(rules(), topics()); break;
        case Command::menu: over_ = over_ == Over::menu ? Over::nothing : Over::menu; break;
        case Command::save_point: over_ = Over::save_point; break;
        case Command::hand_over: over_ = Over::chairs; break;
        case Command::correct:
            if (!ask_ || !scene_->table) break;
            correcting_.emplace(scene_, app_->words());
            over_ = Over::correct;
            break;
        case Command::tale:
        case Command::peek:
            if (!ask_ || over_ != Over::nothing || (what == Command::peek && !scene_->veiled)) break;
            ask_.reset();
            link_->say(Wish{.what = what});
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
        case Command::throwing: other_way(); break;
        case Command::closer: zoom(1); break;
        case Command::farther: zoom(-1); break;
        case Command::whole: boards_.see_all(); break;
        case Command::sight: show_sight(); break;
        case Command::close:
        case Command::keep_text:
        case Command::keep_picture:  // the chronicle's
        case Command::details:
        case Command::count: break;
    }
}

bool TableScreen::key(sf::Keyboard::Key key, bool control) {
    control_ = control;
    turning_.skip();
    if (over_ == Over::nothing && throws() && !control) {
        if (throwing_->flies()) {
            throwing_->skip();
            return true;
        }
        if (throwing_->lies() && (key == sf::Keyboard::Enter || key == sf::Keyboard::Space)) {
            end_throw();
            return true;
        }
        if (throwing_->key(key, false)) return true;
    }
    if (naming()) {
        if (key == sf::Keyboard::Escape) {
            field_.clear();
            picked(0);
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
    if (over_ == Over::log && (key == sf::Keyboard::Home || key == sf::Keyboard::End)) {
        scroll_ = key == sf::Keyboard::Home ? 0 : kLogEnd;
        return true;
    }
    if (over_ == Over::log && (key == sf::Keyboard::PageUp || key == sf::Keyboard::PageDown)) {
        scroll(key == sf::Keyboard::PageUp ? -kLogPage : kLogPage);
        return true;
    }
    if (asks_how_much() && (key == sf::Keyboard::Left || key == sf::Keyboard::Right)) {
        choosing_.step(-1, key == sf::Keyboard::Left ? -1 : 1);
        return true;
    }
    if (asks_how_much() && key == sf::Keyboard::BackSpace) {
        choosing_.rub_out();
        return true;
    }
    const bool saves = over_ == Over::menu || (over_ == Over::nothing && ask_ && !says_yes_with("S"));
    if (key == sf::Keyboard::S && !control && saves) {
        command(Command::save_point);
        letter_spent_ = true;
        return true;
    }
    if (key == sf::Keyboard::Enter && over_ == Over::nothing && story()) {
        picked(0);
        return true;
    }
    if ((looks_on() || over_ == Over::tale) && key == sf::Keyboard::Space && comes_in_haste()) return true;
    if (looks_on() && !control &&
        (key == sf::Keyboard::Enter || key == sf::Keyboard::Space || key == sf::Keyboard::Escape)) {
        look_on();
        return true;
    }
    if (over_ == Over::tale && !control &&
        (key == sf::Keyboard::Enter || key == sf::Keyboard::Space || key == sf::Keyboard::Escape)) {
        if (key == sf::Keyboard::Escape) leaf_.skip();  // read enough
        read_tale();
        return true;
    }
    if (key == sf::Keyboard::Enter && over_ == Over::curtain) {
        say(true);
        return true;
    }
    if (TypedNumber& number = typed_number(); !number.empty()) {
        if (key == sf::Keyboard::Enter && number.end()) return by_number();
        if (key == sf::Keyboard::BackSpace) return number.rub_out();
        if (key == sf::Keyboard::Escape) {
            number.clear();
            return true;
        }
    }
    if (!ask_ && over_ == Over::nothing && (key == sf::Keyboard::Space || key == sf::Keyboard::Enter)) {
        hurry_ = true;
        return true;
    }
    return false;
}

std::optional<std::size_t> TableScreen::likely() const {
    const bool stands = over_ == Over::nothing && ask_ && !throws() && !reading_.narrowed;
    return stands && ask_->question.shape == Shape::choose_one ? ask_->likely : std::nullopt;
}

bool TableScreen::asks_how_much() const {
    return over_ == Over::nothing && ask_ && !throws() && ask_->question.shape == Shape::amount;
}

bool TableScreen::says_yes_with(std::string_view key) const {
    return word("yes_key") == key &&
           (ask_->question.shape == Shape::confirm || option_reading(*ask_, word("yes")));
}

bool TableScreen::type(char32_t letter) {
    if (std::exchange(letter_spent_, false)) return false;
    if (naming()) return type_into(field_, letter, kLongestName);
    if (over_ == Over::tale) {
        if (!is_key(word("fold.key"), letter)) return false;
        fold_tale();
        return true;
    }
    if (over_ == Over::correct && correcting_->typing()) {
        correcting_->type(letter);
        return true;
    }
    if (asks_how_much() && !control_) {
        if (letter == U'+' || letter == U'-') return choosing_.step(-1, letter == U'+' ? 1 : -1), true;
        if (letter >= U'0' && letter <= U'9' && numbers_.empty())
            return choosing_.type(static_cast<int>(letter - U'0')), true;
    }
    if (over_ == Over::nothing && !story() && !throws() && !control_) {
        if (letter == U'+' || letter == U'=') return zoom(1), true;
        if (letter == U'-' || letter == U'−') return zoom(-1), true;
        if (letter == U'0' && typed_number().empty() && !boards_.zoom().whole())
            return boards_.see_all(), true;
    }
    if (!ask_ && over_ == Over::nothing) return false;
    const auto is = [&](std::string_view key) { return is_key(word(key), letter); };
    if (over_ == Over::sentence || (over_ == Over::nothing && ask_->question.shape == Shape::confirm)) {
        if (!is("yes_key") && !is("no_key")) return false;
        if (over_ == Over::sentence)
            say(is("yes_key"));
        else
            answer(Choosing::say(is("yes_key")));
        return true;
    }
    if (over_ == Over::nothing)
        for (const std::string_view said : {"yes", "no"})
            if (const auto option = option_reading(*ask_, word(said));
                option && is(fmt::format("{}_key", said))) {
                answer(choosing_.press(*option));
                return true;
            }
    if (over_ == Over::nothing && ask_->done && !throws() && is_key("D", letter)) {
        answer(choosing_.press(*ask_->done));
        return true;
    }
    const bool digit = over_ != Over::nothing ? number_.type(letter, numbered(over()))
                                              : reading_.number.type(letter, numbers_, numbers_of(*ask_));
    return digit && by_number();
}

bool TableScreen::by_number() {
    const auto place = typed_number().take();
    if (!place) return true;
    if (over_ == Over::nothing) {
        const auto option = ask_ ? option_numbered(*ask_, choosing_, static_cast<int>(*place) + 1)
                                 : std::optional<std::size_t>();
        if (option) choose(*option);
    } else if (is_open(over(), *place)) {
        picked(*place);
    }
    return true;
}

}  // namespace tankard::window
