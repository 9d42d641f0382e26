// Moving about a page in two (pages/split.h): arrows and numbers choose in its list, and what does not have
// room is scrolled.
#pragma once

#include "window/pages/split.h"
#include "window/pages/typed_number.h"

#include <cstddef>

#include <SFML/Window/Keyboard.hpp>

namespace tankard::window {

class SplitKeys {
 public:
    /// The page of a split whose list, side and foot are made; the rest is put in here.
    Page page(const Ruler& ruler, Split split, float width, float height);
    std::size_t chosen() const { return chosen_; }
    void choose(std::size_t entry);
    /// Up, Down, Home, End, and what ends a number. True: it meant something here.
    bool key(sf::Keyboard::Key key);
    /// A digit of an entry's number. True: it was one.
    bool type(char32_t letter);
    /// What is at the right, or the list if all of that is seen.
    void scroll(int by);
    void reset() { *this = {}; }

 private:
    void by_number();

    TypedNumber number_;
    std::size_t entries_ = 0;  ///< of the page that was made last
    std::size_t chosen_ = 0;
    std::size_t first_ = 0;
    int scroll_ = 0;
    bool scrolls_ = false;
};

}  // namespace tankard::window
