#include "window/screens/split_keys.h"

#include <algorithm>
#include <utility>

namespace tankard::window {

Page SplitKeys::page(const Ruler& ruler, Split split, float width, float height) {
    split.chosen = chosen_;
    split.first = first_;
    split.scroll = scroll_;
    split.typed = number_.digits();
    Page page = split_page(ruler, split, width, height);
    entries_ = split.list.size();
    chosen_ = split.chosen;
    first_ = split.first;
    scroll_ = split.scroll;
    scrolls_ = page.hidden > 0;
    return page;
}

void SplitKeys::choose(std::size_t entry) {
    chosen_ = entry;
    scroll_ = 0;
}

void SplitKeys::by_number() {
    if (const auto entry = number_.take()) choose(*entry);
}

bool SplitKeys::key(sf::Keyboard::Key key) {
    if (key == sf::Keyboard::Enter && number_.end()) {
        by_number();
        return true;
    }
    if (key == sf::Keyboard::BackSpace && number_.rub_out()) return true;
    if (entries_ == 0) return false;
    switch (key) {
        case sf::Keyboard::Up: choose(chosen_ > 0 ? chosen_ - 1 : entries_ - 1); return true;
        case sf::Keyboard::Down: choose(chosen_ + 1 < entries_ ? chosen_ + 1 : 0); return true;
        case sf::Keyboard::Home: choose(0); return true;
        case sf::Keyboard::End: choose(entries_ - 1); return true;
        default: return false;
    }
}

bool SplitKeys::type(char32_t letter) {
    if (!number_.type(letter, entries_)) return false;
    by_number();
    return true;
}

void SplitKeys::scroll(int by) {
    if (scrolls_)
        scroll_ = std::max(0, scroll_ + by);
    else if (entries_ > 0)
        choose(static_cast<std::size_t>(
            std::clamp(static_cast<int>(chosen_) + by, 0, static_cast<int>(entries_) - 1)));
}

}  // namespace tankard::window
