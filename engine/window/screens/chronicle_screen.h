// A campaign told in the window, a page a chapter.
#pragma once

#include "scene/chronicle.h"
#include "window/screens/app.h"
#include "window/screens/leaf.h"
#include "window/screens/scenery.h"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace tankard::window {

class ChronicleScreen final : public Screen {
 public:
    /// Of at least one chapter. The last page's button leads back.
    ChronicleScreen(const App& app, scene::Chronicle chronicle);

    Page page(const Ruler& ruler, float width, float height) override;
    void press(const Spot& spot, float share) override;
    bool key(sf::Keyboard::Key key, bool control) override;
    void scroll(int by) override { leaf_.scroll(by); }
    const Drawing* drawing(Clock::time_point now) override { return scenery_.drawing(now); }
    bool update(Clock::time_point) override { return false; }
    bool done() const override { return done_; }
    void close() override { done_ = true; }
    std::uint32_t question() const override { return static_cast<std::uint32_t>(at_); }

 private:
    bool is_last() const { return at_ + 1 >= chronicle_.chapters.size(); }
    void turn(int by);

    const App* app_;
    scene::Chronicle chronicle_;
    std::size_t at_ = 0;  ///< the chapter
    Leaf leaf_;
    Scenery scenery_;
    bool done_ = false;
};

}  // namespace tankard::window
