#include "window/screens/app.h"

#include "window/pages/turning.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <thread>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

using std::chrono::duration;
using std::chrono::milliseconds;

constexpr auto kFlight = milliseconds(220);
constexpr auto kDwell = milliseconds(450);  ///< the mouse rests on a card: it is shown in large
constexpr float kDragged = 8;               ///< pixels: less is a press
constexpr auto kBusy = milliseconds(4);
constexpr auto kIdle = milliseconds(20);

bool same(const Spot& spot, Does does, std::int64_t number) {
    return spot.does == does && spot.number == number;
}

/// Whether pressing it answers what is asked: what the keyboard is for.
bool answers(const Spot& spot) {
    return spot.stop && (spot.does == Does::choose || spot.does == Does::settle || spot.does == Does::pick);
}

/// Whether pressing it ends an answer of several parts.
bool settles(const Spot& spot) { return spot.does == Does::settle && spot.number == 0; }

/// The command of a key, wherever one is.
std::optional<Command> command_of(sf::Keyboard::Key key, bool control) {
    switch (key) {
        case sf::Keyboard::Z: return Command::undo;
        case sf::Keyboard::X: return Command::redo;
        case sf::Keyboard::Y: return control ? std::optional(Command::redo) : std::nullopt;
        case sf::Keyboard::L: return Command::log;
        case sf::Keyboard::J: return Command::tale;
        case sf::Keyboard::W: return Command::why;
        case sf::Keyboard::F1:
        case sf::Keyboard::H: return Command::help;
        case sf::Keyboard::G: return Command::hand_over;
        case sf::Keyboard::O: return Command::peek;
        case sf::Keyboard::P: return Command::correct;
        case sf::Keyboard::T: return Command::throwing;
        case sf::Keyboard::V: return Command::sight;
        case sf::Keyboard::M: return Command::menu;
        case sf::Keyboard::Escape: return Command::back;
        case sf::Keyboard::Q: return control ? std::optional(Command::close) : std::nullopt;
        default: return std::nullopt;
    }
}

}  // namespace

App::App(Preferences& preferences, const text::Language& words, unsigned width, unsigned height)
    : preferences_(preferences), words_(&words), type_(wanted_type()) {
    sf::err().rdbuf(nullptr);  // it speaks of what it would rather have; what goes wrong is noticed here
    window_.create(sf::VideoMode(width, height), "Tankard", sf::Style::Default);
    const sf::VideoMode desk = sf::VideoMode::getDesktopMode();
    if (desk.width >= width && desk.height >= height)
        window_.setPosition(
            {static_cast<int>(desk.width - width) / 2, static_cast<int>(desk.height - height) / 2});
    loudspeaker_.set_volume(preferences_.volume);
    window_.setKeyRepeatEnabled(true);
    painter_ = std::make_unique<Painter>(*type_, preferences.high_contrast);
}

Ruler App::ruler() const {
    const sf::Vector2u size = window_.getSize();
    return {*type_, *words_,
            em_of(static_cast<float>(size.x), static_cast<float>(size.y), preferences_.text_percent)};
}

void App::sound(std::string_view name) {
    for (const Sound sound : kSounds)
        if (name_of(sound) == name) loudspeaker_.play(sound);
}

void App::refresh() {
    loudspeaker_.set_volume(preferences_.volume);
    try {
        auto type = wanted_type();
        painter_ = std::make_unique<Painter>(*type, preferences_.high_contrast);
        type_ = std::move(type);
    } catch (const std::runtime_error& error) {  // what was there a moment ago still is
        tell(error.what());
    }
    if (changed_) changed_();
    dirty_ = true;
}

std::unique_ptr<Type> App::wanted_type() {
    std::string missing;
    auto type = type_or(font_files(preferences_.dyslexic), font_files(false), missing);
    if (missing.empty()) return type;
    preferences_.dyslexic = false;
    tell(missing);
    return type;
}

const Spot* App::focused() const {
    if (!focus_ || !focus_shown_) return nullptr;
    for (const Spot& spot : page_.spots)
        if (same(spot, focus_->does, focus_->number)) return &spot;
    return nullptr;
}

void App::move_focus(int by) {
    std::vector<const Spot*> stops;
    for (const Spot& spot : page_.spots)
        if (spot.stop && spot.does != Does::nothing) stops.push_back(&spot);
    if (stops.empty()) return;
    // Down the page, then to the right: as people read.
    std::stable_sort(stops.begin(), stops.end(), [](const Spot* one, const Spot* other) {
        return std::pair(one->box.y, one->box.x) < std::pair(other->box.y, other->box.x);
    });
    const Spot* now = focused();
    const auto at = std::find(stops.begin(), stops.end(), now);
    const auto count = static_cast<int>(stops.size());
    int next = by > 0 ? 0 : count - 1;
    if (at != stops.end()) next = (static_cast<int>(at - stops.begin()) + by + count) % count;
    focus_ =
        Focus{stops[static_cast<std::size_t>(next)]->does, stops[static_cast<std::size_t>(next)]->number};
    focus_shown_ = true;
    repaint_ = true;
}

/// The question is what the keyboard is for: its choices come before what else can be pressed.
void App::focus_first() {
    for (const bool in_pane : {true, false})
        for (const Spot& spot : page_.spots) {
            if (!answers(spot) || (in_pane && spot.box.right() < page_.width * 0.77F)) continue;
            focus_ = Focus{spot.does, spot.number};
            repaint_ = true;
            return;
        }
}

/// What Enter presses when nothing is in focus: that is the answer, what most would do, or the one thing that
/// there is to press.
const Spot* App::by_enter(std::optional<std::size_t> likely) const {
    const Spot* only = nullptr;
    int picks = 0;
    for (const Spot& spot : page_.spots) {
        if (settles(spot)) return &spot;
        if (spot.does == Does::choose && likely == static_cast<std::size_t>(spot.number)) return &spot;
        if (spot.does != Does::pick) continue;
        only = &spot;
        ++picks;
    }
    return picks == 1 ? only : nullptr;
}

/// The nearest stop in a direction; at the end of a list that goes on, the list moves.
void App::move_focus_towards(float dx, float dy, Screen& screen) {
    const Spot* now = focused();
    if (now == nullptr) {
        // The question is what the keyboard is for: its first choice first.
        const auto first = std::find_if(page_.spots.begin(), page_.spots.end(), answers);
        if (first == page_.spots.end()) return move_focus(1);
        focus_ = Focus{first->does, first->number};
        focus_shown_ = repaint_ = true;
        return;
    }
    const float x = now->box.x + now->box.w / 2;
    const float y = now->box.y + now->box.h / 2;
    const Spot* best = nullptr;
    float least = 0;
    for (const Spot& spot : page_.spots) {
        const bool moves_list = spot.does == Does::scroll && dy != 0;
        if ((!spot.stop && !moves_list) || spot.does == Does::nothing || same(spot, now->does, now->number))
            continue;
        const float sx = spot.box.x + spot.box.w / 2 - x;
        const float sy = spot.box.y + spot.box.h / 2 - y;
        const float ahead = sx * dx + sy * dy;
        const float aside = std::abs(sx * dy) + std::abs(sy * dx);
        if (ahead < 2) continue;
        const float far = ahead + aside * 2.5F;
        if (best == nullptr || far < least) {
            best = &spot;
            least = far;
        }
    }
    if (best == nullptr) return;
    if (best->does == Does::scroll) {
        screen.scroll(dy > 0 ? 1 : -1);
        dirty_ = true;
        return;
    }
    focus_ = Focus{best->does, best->number};
    focus_shown_ = repaint_ = true;
}

void App::press(const Spot& spot, float x, Screen& screen) {
    const Spot pressed = spot;  // the page may go
    const float share = pressed.box.w > 0 ? std::clamp((x - pressed.box.x) / pressed.box.w, 0.0F, 1.0F) : 0;
    screen.press(pressed, share);
    dirty_ = true;
}

void App::key(const sf::Event::KeyEvent& key, Screen& screen) {
    using K = sf::Keyboard;
    if (key.code == K::Escape && pulls_) {  // what is dragged is put back
        let_drop(screen);
        dirty_ = true;
        return;
    }
    const int rows = key.code == K::Up ? -1 : key.code == K::Down ? 1 : 0;
    const int columns = key.code == K::Left ? -1 : key.code == K::Right ? 1 : 0;
    const bool pans = key.shift && (rows != 0 || columns != 0) && screen.pan(rows, columns);
    if (pans || screen.key(key.code, key.control)) {
        dirty_ = true;
        return;
    }
    switch (key.code) {
        case K::Tab: return move_focus(key.shift ? -1 : 1);
        case K::Up: return move_focus_towards(0, -1, screen);
        case K::Down: return move_focus_towards(0, 1, screen);
        case K::Left: return move_focus_towards(-1, 0, screen);
        case K::Right: return move_focus_towards(1, 0, screen);
        case K::PageUp:
            screen.scroll(-5);
            dirty_ = true;
            return;
        case K::PageDown:
            screen.scroll(5);
            dirty_ = true;
            return;
        case K::Add:
        case K::Equal:
        case K::Subtract:
        case K::Hyphen:
            if (key.control) {
                const int by = key.code == K::Add || key.code == K::Equal ? 25 : -25;
                preferences_.text_percent = std::clamp(preferences_.text_percent + by, 75, 200);
                refresh();
            }
            return;
        case K::C:
            if (const Spot* spot = focused()) {
                for (const Piece& piece : page_.pieces)
                    if (piece.thing != 0 && piece.box.holds(spot->box))
                        screen.look(looked_at_ == piece.thing ? 0 : piece.thing);
                dirty_ = true;
            }
            return;
        case K::Enter:
        case K::Space:
            if (const Spot* spot = focused()) return press(*spot, spot->box.x, screen);
            if (const Spot* spot = by_enter(key.code == K::Enter ? screen.likely() : std::nullopt))
                return press(*spot, spot->box.x, screen);
            return;
        case K::A:
            for (const Spot& spot : page_.spots)
                if (spot.does == Does::all_of) return press(spot, spot.box.x, screen);
            return;
        case K::D:
            for (const Spot& spot : page_.spots)
                if (spot.does == Does::settle && (spot.number == 0 || spot.number == 2))
                    return press(spot, spot.box.x, screen);
            return;
        default: break;
    }
    const auto command = command_of(key.code, key.control);
    if (command == Command::close) {
        screen.close();
        closed_ = true;
    } else if (command) {
        press({{}, Does::command, static_cast<std::int64_t>(*command), false}, 0, screen);
    }
}

void App::moved_to(float x, float y, Screen& screen) {
    mouse_x_ = x;
    mouse_y_ = y;
    mouse_still_since_ = Clock::now();
    mouse_chose_ = true;
    focus_shown_ = false;
    repaint_ = true;
    if (looked_at_ != 0) {
        looked_at_ = 0;
        screen.look(0);
        dirty_ = true;
    }
    // What may be dragged is not what the board is pulled by.
    const bool lifts = dragged_ && dragged_->does == Does::narrow && screen.moves();
    if (dragged_ && !grabbed_ && !lifts && dragged_->does != Does::slide &&
        std::abs(x - down_x_) + std::abs(y - down_y_) > kDragged && screen.grab(down_x_, down_y_)) {
        grabbed_ = true;
        let_drop(screen);
    }
    if (dragged_ && !grabbed_ && !pulls_ && screen.moves() &&
        std::abs(x - down_x_) + std::abs(y - down_y_) > kDragged) {
        pulls_ = true;  // the card goes along
        if (screen.lift(*dragged_)) dirty_ = true;
        painter_->forget();
    }
    if (grabbed_) {
        screen.pull(x, y);
        dirty_ = true;
    }
    if (dragged_ && dragged_->does == Does::slide) press(*dragged_, x, screen);
}

void App::went_down(float x, float y, Screen& screen) {
    mouse_x_ = x;
    mouse_y_ = y;
    mouse_still_since_ = Clock::now();
    down_x_ = x;
    down_y_ = y;
    let_drop(screen);
    if (const Spot* spot = page_.spot_at(x, y))
        dragged_ = *spot;
    else
        grabbed_ = screen.grab(x, y);
    if (grabbed_) dirty_ = true;
}

void App::let_drop(Screen& screen) {
    dragged_.reset();
    if (!std::exchange(pulls_, false)) return;
    if (screen.lift({})) dirty_ = true;
    repaint_ = true;
}

void App::went_up(float x, float y, Screen& screen) {
    const Spot* spot = page_.spot_at(x, y);
    const std::optional<Spot> from = dragged_;
    const std::uint32_t asked = screen.question();
    let_drop(screen);
    if (std::exchange(grabbed_, false)) {
        screen.let_go(x, y);
        dirty_ = true;
    } else if (spot == nullptr) {
        press({{}, Does::nothing, 0, false}, 0, screen);
    } else if (from && !same(*spot, from->does, from->number)) {
        screen.drop(*from, *spot);
        dirty_ = true;
    } else if (is_echo(x, y, screen)) {
        dirty_ = true;
    } else {
        press(*spot, x, screen);
    }
    pressed_ = {x, y, Clock::now(), asked};
}

bool App::is_echo(float x, float y, const Screen& screen) const {
    constexpr auto kDouble = std::chrono::milliseconds(300);
    constexpr float kNear = 8;  // pixels
    if (screen.question() == pressed_.question || Clock::now() - pressed_.at > kDouble ||
        std::abs(x - pressed_.x) > kNear || std::abs(y - pressed_.y) > kNear)
        return false;
    return std::none_of(page_.pieces.begin(), page_.pieces.end(),
                        [&](const Piece& piece) { return piece.thing != 0 && piece.box.holds(x, y); });
}

/// One finger is a mouse; where the system makes one of it itself, these events do not come.
void App::touch(const sf::Event& event, Screen& screen) {
    const unsigned finger = event.touch.finger;
    const Pin at{static_cast<float>(event.touch.x), static_cast<float>(event.touch.y)};
    switch (event.type) {
        case sf::Event::TouchBegan:
            fingers_.down(finger, at);
            if (fingers_.is_mouse(finger)) went_down(at.x, at.y, screen);
            if (fingers_.may_pinch() && screen.pinch(fingers_.pinch())) {
                fingers_.begin();
                let_drop(screen);
                if (std::exchange(grabbed_, false)) screen.let_go(at.x, at.y);
            }
            break;
        case sf::Event::TouchMoved:
            fingers_.move(finger, at);
            if (fingers_.is_mouse(finger)) moved_to(at.x, at.y, screen);
            if (fingers_.pinches()) {
                screen.pinch(fingers_.pinch());
                dirty_ = true;
            }
            break;
        default:
            if (fingers_.up(finger)) went_up(at.x, at.y, screen);
            break;
    }
}

void App::handle(const sf::Event& event, Screen& screen) {
    heard_ += event.type == sf::Event::KeyPressed || event.type == sf::Event::MouseButtonReleased ? 1 : 0;
    switch (event.type) {
        case sf::Event::Closed:
            screen.close();
            closed_ = true;
            break;
        case sf::Event::Resized:
            window_.setView(sf::View(sf::FloatRect(0, 0, static_cast<float>(event.size.width),
                                                   static_cast<float>(event.size.height))));
            dirty_ = true;
            break;
        case sf::Event::GainedFocus: repaint_ = true; break;
        case sf::Event::MouseMoved:
            moved_to(static_cast<float>(event.mouseMove.x), static_cast<float>(event.mouseMove.y), screen);
            break;
        case sf::Event::MouseButtonPressed:
            went_down(static_cast<float>(event.mouseButton.x), static_cast<float>(event.mouseButton.y),
                      screen);
            break;
        case sf::Event::MouseButtonReleased:
            went_up(static_cast<float>(event.mouseButton.x), static_cast<float>(event.mouseButton.y), screen);
            break;
        case sf::Event::TouchBegan:
        case sf::Event::TouchMoved:
        case sf::Event::TouchEnded: touch(event, screen); break;
        case sf::Event::MouseWheelScrolled:
            screen.wheel(event.mouseWheelScroll.delta > 0 ? -1 : 1,
                         static_cast<float>(event.mouseWheelScroll.x),
                         static_cast<float>(event.mouseWheelScroll.y));
            dirty_ = true;
            break;
        case sf::Event::KeyPressed:
            key(event.key, screen);
            dirty_ = true;
            break;
        case sf::Event::TextEntered:
            if (!screen.type(event.text.unicode)) break;
            dirty_ = true;
            // Numbers mark several: what was in focus before is not what Enter means then.
            if (std::any_of(page_.spots.begin(), page_.spots.end(), settles) && screen.asks())
                focus_shown_ = false;
            break;
        default: break;
    }
}

Flights App::flights(Clock::time_point now, const Screen& screen) const {
    const float share = std::min(1.0F, duration<float>(now - flying_since_) / duration<float>(kFlight));
    const float left = (1 - share) * (1 - share);
    Flights all;
    if (left > 0)
        for (const auto& [thing, from] : from_)
            all[thing] = {.dx = from.first * left, .dy = from.second * left};
    if (pulls_)
        for (const Piece& piece : page_.pieces)
            if (piece.thing != 0 && piece.box == dragged_->box)
                all[piece.thing] = {.dx = mouse_x_ - down_x_, .dy = mouse_y_ - down_y_};
    if (const float share = screen.swung(now); share < 1)
        for (const auto& [thing, stance] : swung(page_, share))
            all[thing] = stance;
    return all;
}

/// Whether a number stood there already.
static bool rose(const Page& page, std::uint64_t thing) {
    return std::any_of(page.pieces.begin(), page.pieces.end(),
                       [thing](const Piece& piece) { return piece.thing == thing; });
}

void App::arrange(Screen& screen) {
    const sf::Vector2u size = window_.getSize();
    Page next = screen.page(ruler(), static_cast<float>(size.x), static_cast<float>(size.y));
    from_.clear();
    if (screen.moves() && !preferences_.reduced_motion && next.width == page_.width &&
        next.height == page_.height) {
        std::map<std::uint64_t, Rect> before;
        for (const Piece& piece : page_.pieces)
            if (piece.thing != 0 && piece.layer == 0) before[piece.thing] = piece.box;
        for (const Piece& piece : next.pieces) {
            if (piece.thing >= kNumberThing && !rose(page_, piece.thing)) {
                from_[piece.thing] = {0, piece.box.h * 1.4F};
                continue;
            }
            const auto at = piece.thing != 0 && piece.layer == 0 ? before.find(piece.thing) : before.end();
            if (at == before.end()) {
                if (piece.thing >= kDieThing && piece.thing < kNumberThing && !rose(page_, piece.thing))
                    from_[piece.thing] = {-piece.box.w * 3, -piece.box.h * 1.5F};
                continue;
            }
            const float dx = at->second.x - piece.box.x;
            const float dy = at->second.y - piece.box.y;
            if (std::abs(dx) + std::abs(dy) > 2) from_[piece.thing] = {dx, dy};
        }
        flying_since_ = Clock::now();
    }
    page_ = std::move(next);
    painter_->forget();
}

void App::draw(Screen& screen) {
    // Where the mouse was left nobody points: another's card may have been there.
    const Spot* hover = focus_shown_ || !mouse_chose_ ? nullptr : page_.spot_at(mouse_x_, mouse_y_);
    if (hover != nullptr && !hover->stop && hover->does != Does::look) hover = nullptr;
    painter_->draw(window_, page_, flights(Clock::now(), screen), focused(), hover,
                   screen.drawing(Clock::now()));
    window_.display();
}

/// For tests and for whoever drives the window by another program: how many keys and clicks this page is the
/// answer to, where everything that can be pressed is, and which numbers answers have.
void App::report(const Screen& screen) {
    static const bool wanted = std::getenv("TANKARD_PAGES") != nullptr;
    if (!wanted) return;
    fmt::print("page {} {} {}\n", ++pages_, screen.asks() ? "asks" : "waits", heard_);
    for (const Spot& spot : page_.spots)
        if (spot.does != Does::nothing)
            fmt::print("spot {} {} {:.0f} {:.0f} {:.0f} {:.0f}\n", static_cast<int>(spot.does), spot.number,
                       spot.box.x, spot.box.y, spot.box.w, spot.box.h);
    for (const Piece& piece : page_.pieces)
        for (const Figure& figure : piece.shapes)
            if (figure.look == Look::picture)
                fmt::print("picture {:.0f} {:.0f} {:.0f} {:.0f}\n", figure.box.x, figure.box.y, figure.box.w,
                           figure.box.h);
    for (const int number : page_.numbers)
        fmt::print("number {}\n", number);
    fmt::print("end\n");
    std::fflush(stdout);
}

void App::run(Screen& screen) {
    GuideScreen with_guide(screen, guide_);
    NoticeScreen with_notices(with_guide, notices_);
    loop(with_notices);
}

void App::loop(Screen& screen) {
    focus_.reset();
    focus_shown_ = false;
    dirty_ = true;
    page_ = {};
    while (!screen.done() && !closed_) {
        sf::Event event{};
        bool busy = false;
        while (window_.pollEvent(event)) {
            handle(event, screen);
            busy = true;
        }
        const Clock::time_point now = Clock::now();
        if (screen.update(now)) dirty_ = true;
        if (looked_at_ == 0 && !pulls_ && !focus_shown_ && mouse_x_ >= 0 && mouse_chose_ &&
            now - mouse_still_since_ > kDwell) {
            const auto rested_on = std::find_if(
                page_.pieces.rbegin(), page_.pieces.rend(),
                [&](const Piece& piece) { return piece.thing != 0 && piece.box.holds(mouse_x_, mouse_y_); });
            const Spot* spot = page_.spot_at(mouse_x_, mouse_y_);
            const bool on_ground = spot != nullptr && spot->does == Does::square;
            if (rested_on != page_.pieces.rend() || on_ground) {
                looked_at_ = rested_on != page_.pieces.rend() ? rested_on->thing : kGroundThing;
                let_drop(screen);
                screen.look(looked_at_);
                dirty_ = true;
            }
        }
        const Spot* pointed = focus_shown_   ? focused()
                              : mouse_chose_ ? page_.spot_at(mouse_x_, mouse_y_)
                                             : nullptr;  // behind a curtain it would show another's card
        if (!grabbed_ && screen.point(pointed != nullptr ? *pointed : Spot{})) dirty_ = true;
        const bool flies = !from_.empty() || screen.animates();
        if (dirty_) {
            arrange(screen);
            if (std::exchange(question_, screen.question()) != screen.question()) {
                mouse_chose_ = false;
                if (focus_shown_) focus_first();
            }
        }
        if (dirty_ || repaint_ || flies) {
            draw(screen);
            if (dirty_ && !screen.done()) report(screen);  // nothing of a page that goes can be pressed
            if (now - flying_since_ > kFlight) from_.clear();
        }
        const bool moved = dirty_ || repaint_ || flies;
        dirty_ = repaint_ = false;
        if (!screen.done() && !closed_) std::this_thread::sleep_for(busy || moved ? kBusy : kIdle);
    }
    if (closed_) window_.setVisible(false);
}

}  // namespace tankard::window
