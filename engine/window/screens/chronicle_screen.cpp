#include "window/screens/chronicle_screen.h"

#include "window/pages/tale_page.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>

namespace tankard::window {

ChronicleScreen::ChronicleScreen(const App& app, scene::Chronicle chronicle)
    : app_(&app), chronicle_(std::move(chronicle)) {
    for (std::size_t i = 0; i < chronicle_.chapters.size(); ++i) {
        scene::Tale& tale = chronicle_.chapters[i];
        tale.title = fmt::format("{}. {}", i + 1, tale.title);
        tale.way = chronicle_.way;
    }
}

Page ChronicleScreen::page(const Ruler& ruler, float width, float height) {
    Page page = leaf_.page([&] {
        const char* on = leaf_.more() ? "window.read_on" : is_last() ? "window.start.back" : "window.read";
        return tale_page(ruler, chronicle_.chapters[at_], app_->words().say(intern(on)), leaf_.at(), width,
                         height);
    });
    scenery_.place(ruler.type, chronicle_.chapters[at_].backdrop, page,
                   {.plain = app_->preferences().high_contrast});
    return page;
}

void ChronicleScreen::turn(int by) {
    const auto last = static_cast<int>(chronicle_.chapters.size()) - 1;
    at_ = static_cast<std::size_t>(std::clamp(static_cast<int>(at_) + by, 0, last));
    leaf_.begin();
}

void ChronicleScreen::press(const Spot& spot, float) {
    if (spot.does == Does::scroll) return scroll(static_cast<int>(spot.number));
    if (spot.does == Does::command) {
        const auto command = static_cast<Command>(spot.number);
        done_ = done_ || command == Command::back || command == Command::menu;
    }
    if (spot.does != Does::pick) return;
    if (leaf_.read_on()) return;
    done_ = is_last();
    turn(1);
}

bool ChronicleScreen::key(sf::Keyboard::Key key, bool) {
    if (key != sf::Keyboard::Left && key != sf::Keyboard::Right) return false;
    turn(key == sf::Keyboard::Left ? -1 : 1);
    return true;
}

}  // namespace tankard::window
