#include "window/screens/replay_screen.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr int kPaces[] = {1600, 800, 400, 150};  ///< milliseconds a moment
constexpr std::string_view kPaceWords[] = {"½", "1", "2", "5"};
constexpr std::size_t kLines = 200;

}  // namespace

void ReplayScreen::jump(int to) {
    now_.at = static_cast<std::size_t>(std::clamp(to, 0, static_cast<int>(shots_.size()) - 1));
    now_.turning.skip();
}

void ReplayScreen::step() {
    const std::size_t from = now_.at;
    jump(static_cast<int>(from) + 1);
    if (from == now_.at || preferences_->reduced_motion) return;
    const Shot& shot = shots_[now_.at];
    now_.turning.begin(turnings(shots_[from].scene, shot.scene, shot.turned), Clock::now());
}

bool ReplayScreen::update(Clock::time_point now) {
    const bool changed = now_.turning.update(now);
    if (!now_.playing || now < next_at_ || now_.turning.going()) return changed;
    next_at_ = now + std::chrono::milliseconds(kPaces[now_.pace]);
    if (now_.at + 1 >= shots_.size()) {
        now_.playing = false;
        return true;
    }
    step();
    return true;
}

Page replay_page(const Ruler& ruler, const std::vector<Shot>& shots, const Watching& watching, float width,
                 float height) {
    const auto say = [&](std::string_view key) { return ruler.say("replay." + std::string(key)); };
    const Shot& shot = shots[watching.at];
    std::vector<std::string> log;
    for (std::size_t i = 0; i <= watching.at; ++i)
        log.insert(log.end(), shots[i].told.begin(), shots[i].told.end());
    if (log.size() > kLines) log.erase(log.begin(), log.end() - kLines);
    TableView view{
        .scene = shot.scene, .log = log, .zoom = watching.zoom, .turnings = watching.turning.blocks()};
    view.status = fmt::format("{} {} / {}", say("moment"), watching.at + 1, shots.size());
    if (!shot.answer.empty()) view.status += "\n" + shot.answer;
    std::string eyes = "–";
    if (static_cast<std::size_t>(watching.eyes) < shot.scene.seats.size())
        eyes = shot.scene.seats[static_cast<std::size_t>(watching.eyes)].player;
    view.buttons = {
        {watching.playing ? say("pause") : say("play"), "⎵"},
        {say("back"), "←"},
        {say("on"), "→"},
        {say("first"), "⇱"},
        {say("last"), "⇲"},
        {fmt::format("{}: {}×", say("pace"), kPaceWords[watching.pace]), "P"},
        {fmt::format("{}: {}", say("eyes"), eyes), "E"},
        {say("leave"), "Esc"},
    };
    return table_page(ruler, view, width, height);
}

Page ReplayScreen::page(const Ruler& ruler, float width, float height) {
    return boards_.page(scene(), ruler, [&](const Zoom& zoom) {
        now_.zoom = zoom;
        return replay_page(ruler, shots_, now_, width, height);
    });
}

void ReplayScreen::act(Button button) {
    switch (button) {
        case play:
            if (now_.at + 1 >= shots_.size()) now_.at = 0;
            now_.playing = !now_.playing;
            break;
        case back:
            now_.playing = false;
            jump(static_cast<int>(now_.at) - 1);
            break;
        case on:
            now_.playing = false;
            step();
            break;
        case first: jump(0); break;
        case last: jump(static_cast<int>(shots_.size())); break;
        case pace: now_.pace = (now_.pace + 1) % std::size(kPaces); break;
        case eyes:
            if (const std::size_t seats = shots_[now_.at].scene.seats.size(); seats > 0) {
                now_.eyes = (now_.eyes + 1) % static_cast<int>(seats);
                shots_ = again_(seat_at(now_.eyes));
                jump(static_cast<int>(now_.at));
            }
            break;
        case leave:
        case count: done_ = true; break;
    }
}

void ReplayScreen::press(const Spot& spot, float) {
    if (spot.does == Does::pick) act(static_cast<Button>(spot.number));
    if (spot.does == Does::command) command(static_cast<Command>(spot.number));
    if (spot.does == Does::pan) boards_.pan(scene(), static_cast<Side>(spot.number));
}

void ReplayScreen::command(Command what) {
    switch (what) {
        case Command::back:
        case Command::menu: return act(leave);
        case Command::closer: return boards_.step(scene(), 1);
        case Command::farther: return boards_.step(scene(), -1);
        case Command::whole: return boards_.see_all();
        default: break;
    }
}

bool ReplayScreen::type(char32_t letter) {
    if (letter == U'+' || letter == U'=')
        command(Command::closer);
    else if (letter == U'-' || letter == U'−')
        command(Command::farther);
    else if (letter == U'0')
        command(Command::whole);
    else
        return false;
    return true;
}

bool ReplayScreen::key(sf::Keyboard::Key key, bool) {
    switch (key) {
        case sf::Keyboard::Space: act(play); return true;
        case sf::Keyboard::Left: act(back); return true;
        case sf::Keyboard::Right: act(on); return true;
        case sf::Keyboard::Home: act(first); return true;
        case sf::Keyboard::End: act(last); return true;
        case sf::Keyboard::P: act(pace); return true;
        case sf::Keyboard::E: act(eyes); return true;
        default: return false;
    }
}

}  // namespace tankard::window
