#include "window/screens/dialog_screen.h"

#include "text/utf8.h"

namespace tankard::window {
namespace {

constexpr std::size_t kLongestField = 200;

}  // namespace

Page DialogScreen::page(const Ruler& ruler, float width, float height) {
    Page page = dialog_page(ruler, sheet_, width, height);
    sheet_.scroll = std::min(sheet_.scroll, page.hidden);
    return page;
}

void DialogScreen::press(const Spot& spot, float) {
    if (spot.does == Does::pick) picked_ = static_cast<std::size_t>(spot.number);
    if (spot.does == Does::scroll) scroll(static_cast<int>(spot.number));
    if (spot.does == Does::command && static_cast<Command>(spot.number) == Command::back) back_ = true;
}

bool DialogScreen::type(char32_t letter) {
    if (sheet_.typing) return type_into(sheet_.field, letter, kLongestField);
    for (std::size_t i = 0; i < sheet_.entries.size(); ++i) {
        const Entry& entry = sheet_.entries[i];
        if (!entry.open || entry.key.size() != 1 || static_cast<char32_t>(entry.key.front()) != letter)
            continue;
        picked_ = i;
        return true;
    }
    return false;
}

bool DialogScreen::key(sf::Keyboard::Key key, bool control) {
    if (!sheet_.typing) return false;
    if (key == sf::Keyboard::BackSpace) {
        text::remove_last_character(sheet_.field);
        return true;
    }
    if (key == sf::Keyboard::Enter) {
        picked_ = 0;
        return true;
    }
    // While somebody writes, letters are letters.
    return !control && (key == sf::Keyboard::Space || (key >= sf::Keyboard::A && key <= sf::Keyboard::Z));
}

std::optional<std::size_t> pick(App& app, Dialog sheet) {
    DialogScreen screen(std::move(sheet));
    app.run(screen);
    return app.closed() ? std::nullopt : screen.picked();
}

}  // namespace tankard::window
