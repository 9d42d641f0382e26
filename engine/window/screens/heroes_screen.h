// The heroes who have come home: portraits with a line each, and the whole sheet of one beside them.
#pragma once

#include "window/pages/start_dialog.h"
#include "window/screens/screen.h"
#include "window/screens/split_keys.h"

namespace tankard::window {

class HeroesScreen final : public Screen {
 public:
    /// The shop outlives it.
    explicit HeroesScreen(const Shop& shop) : shop_(&shop) {}

    Page page(const Ruler& ruler, float width, float height) override {
        return keys_.page(ruler, heroes_split(ruler, *shop_, keys_.chosen()), width, height);
    }
    void press(const Spot& spot, float /*share*/) override {
        if (spot.does == Does::pick) keys_.choose(static_cast<std::size_t>(spot.number));
        if (spot.does == Does::scroll) keys_.scroll(static_cast<int>(spot.number));
        done_ = spot.does == Does::settle ||
                (spot.does == Does::command && static_cast<Command>(spot.number) == Command::back);
    }
    bool type(char32_t letter) override { return keys_.type(letter); }
    bool key(sf::Keyboard::Key key, bool /*control*/) override { return keys_.key(key); }
    void scroll(int by) override { keys_.scroll(by); }
    bool update(Clock::time_point) override { return false; }
    bool done() const override { return done_; }
    void close() override { done_ = true; }

 private:
    const Shop* shop_;
    SplitKeys keys_;
    bool done_ = false;
};

}  // namespace tankard::window
