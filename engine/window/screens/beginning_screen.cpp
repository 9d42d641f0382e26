#include "window/screens/beginning_screen.h"

#include "window/pages/beginning_page.h"

#include <cstddef>

namespace tankard::window {

Page BeginningScreen::page(const Ruler& ruler, float width, float height) {
    Page page = keys_.page(ruler, beginning_split(ruler, beginning_, keys_.chosen()), width, height);
    bench_.reset();
    if (const Rect box = place_of_drawing(page); box.w > 0)
        bench_ = bench_drawing(ruler, beginning_, keys_.chosen(), box, preferences_->high_contrast);
    return page;
}

void BeginningScreen::press(const Spot& spot, float) {
    const auto number = static_cast<std::size_t>(spot.number);
    switch (spot.does) {
        case Does::pick:
            keys_.choose(number);
            beginning_.welcome(number);
            break;
        case Does::choose: beginning_.choose(keys_.chosen(), number); break;
        case Does::scroll: keys_.scroll(static_cast<int>(spot.number)); break;
        case Does::settle:
            begins_ = number == 0 && beginning_.fault().empty();
            done_ = begins_ || number == 1;
            break;
        case Does::command: done_ = static_cast<Command>(spot.number) == Command::back; break;
        default: break;
    }
}

bool BeginningScreen::type(char32_t letter) {
    if (beginning_.type(keys_.chosen(), letter)) return true;
    if (letter == U',' && keys_.chosen() + 1 < beginning_.chairs.size()) {  // "Anna,Ben"
        keys_.choose(keys_.chosen() + 1);
        if (beginning_.chairs[keys_.chosen()].sits != Sits::person) {
            beginning_.chairs[keys_.chosen()].sits = Sits::person;
            beginning_.chairs[keys_.chosen()].name.clear();
        }
        return true;
    }
    return !beginning_.takes_digits(keys_.chosen()) && keys_.type(letter);
}

bool BeginningScreen::key(sf::Keyboard::Key key, bool control) {
    if (control) return false;
    switch (key) {
        case sf::Keyboard::Left: beginning_.turn(keys_.chosen(), -1); return true;
        case sf::Keyboard::Right: beginning_.turn(keys_.chosen(), 1); return true;
        case sf::Keyboard::BackSpace:
            if (!keys_.key(key)) beginning_.rub_out(keys_.chosen());
            return true;
        default: break;
    }
    if (keys_.key(key)) return true;
    // Letters are those of a name.
    return key == sf::Keyboard::Space || (key >= sf::Keyboard::A && key <= sf::Keyboard::Z);
}

}  // namespace tankard::window
