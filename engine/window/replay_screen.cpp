#include "window/replay_screen.h"

namespace tankard::window {
namespace {

constexpr int kPaces[] = {1600, 800, 400, 150};  ///< milliseconds a moment
constexpr std::string_view kPaceWords[] = {"½", "1", "2", "5"};
constexpr std::size_t kLines = 200;

}  // namespace

void ReplayScreen::jump(int to) {
    at_ = static_cast<std::size_t>(std::clamp(to, 0, static_cast<int>(shots_.size()) - 1));
}

bool ReplayScreen::update(Clock::time_point now) {
    if (!playing_ || now < next_at_) return false;
    next_at_ = now + std::chrono::milliseconds(kPaces[pace_]);
    if (at_ + 1 >= shots_.size()) {
        playing_ = false;
        return true;
    }
    ++at_;
    return true;
}

Page ReplayScreen::page(const Ruler& ruler, float width, float height) {
    const Shot& shot = shots_[at_];
    std::vector<std::string> log;
    for (std::size_t i = 0; i <= at_; ++i)
        log.insert(log.end(), shots_[i].told.begin(), shots_[i].told.end());
    if (log.size() > kLines) log.erase(log.begin(), log.end() - kLines);
    TableView view{.scene = shot.scene, .log = log};
    view.status = fmt::format("{} {} / {}", word("moment"), at_ + 1, shots_.size());
    if (!shot.answer.empty()) view.status += "\n" + shot.answer;
    std::string eyes = "–";
    if (static_cast<std::size_t>(eyes_) < shot.scene.seats.size())
        eyes = shot.scene.seats[static_cast<std::size_t>(eyes_)].player;
    view.buttons = {
        {playing_ ? word("pause") : word("play"), "⎵"},
        {word("back"), "←"},
        {word("on"), "→"},
        {word("first"), "⇱"},
        {word("last"), "⇲"},
        {fmt::format("{}: {}×", word("pace"), kPaceWords[pace_]), "P"},
        {fmt::format("{}: {}", word("eyes"), eyes), "E"},
        {word("leave"), "Esc"},
    };
    return table_page(ruler, view, width, height);
}

void ReplayScreen::act(Button button) {
    switch (button) {
        case play:
            if (at_ + 1 >= shots_.size()) at_ = 0;
            playing_ = !playing_;
            break;
        case back:
            playing_ = false;
            jump(static_cast<int>(at_) - 1);
            break;
        case on:
            playing_ = false;
            jump(static_cast<int>(at_) + 1);
            break;
        case first: jump(0); break;
        case last: jump(static_cast<int>(shots_.size())); break;
        case pace: pace_ = (pace_ + 1) % std::size(kPaces); break;
        case eyes:
            if (const std::size_t seats = shots_[at_].scene.seats.size(); seats > 0) {
                eyes_ = (eyes_ + 1) % static_cast<int>(seats);
                shots_ = again_(seat_at(eyes_));
                jump(static_cast<int>(at_));
            }
            break;
        case leave:
        case count: done_ = true; break;
    }
}

void ReplayScreen::press(const Spot& spot, float) {
    if (spot.does == Does::pick) act(static_cast<Button>(spot.number));
    if (spot.does == Does::command && static_cast<Command>(spot.number) != Command::log) act(leave);
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
