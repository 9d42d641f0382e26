#include "window/screens/dialog_screen.h"

#include "text/utf8.h"

namespace tankard::window {
namespace {

constexpr std::size_t kLongestField = 200;

}  // namespace

Page DialogScreen::page(const Ruler& ruler, float width, float height) {
    Dialog shown = sheet_;
    if (!number_.empty()) {  // what Enter would pick
        const std::size_t entry = std::stoul(number_.digits()) - 1;
        if (is_open(sheet_, entry)) shown.entries[entry].chosen = true;
    }
    Page page = dialog_page(ruler, shown, width, height);
    sheet_.scroll = std::min(sheet_.scroll, page.hidden);
    if (backdrop_)
        scenery_.place(ruler.type, backdrop_, page,
                       {.plain = plain_, .seen = stage_beside(ruler, sheet_, width, height)});
    return page;
}

void DialogScreen::press(const Spot& spot, float) {
    if (spot.does == Does::pick) picked_ = static_cast<std::size_t>(spot.number);
    if (spot.does == Does::scroll) scroll(static_cast<int>(spot.number));
    if (spot.does == Does::command && static_cast<Command>(spot.number) == Command::back) back_ = true;
}

bool DialogScreen::type(char32_t letter) {
    if (sheet_.typing) return type_into(sheet_.field, letter, kLongestField);
    if (!number_.type(letter, numbered(sheet_))) return false;
    by_number();
    return true;
}

void DialogScreen::by_number() {
    if (const auto entry = number_.take(); entry && is_open(sheet_, *entry)) picked_ = entry;
}

bool DialogScreen::key(sf::Keyboard::Key key, bool control) {
    if (!number_.empty() && key == sf::Keyboard::Enter && number_.end()) {
        by_number();
        return true;
    }
    if (!number_.empty() && key == sf::Keyboard::BackSpace) return number_.rub_out();
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

std::optional<std::size_t> pick(App& app, Dialog sheet, std::shared_ptr<const play::Backdrop> backdrop) {
    DialogScreen screen(std::move(sheet), std::move(backdrop), app.preferences().high_contrast);
    app.run(screen);
    return app.closed() ? std::nullopt : screen.picked();
}

}  // namespace tankard::window
