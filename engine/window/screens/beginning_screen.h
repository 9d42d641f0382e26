// A campaign is begun: who sits where, and by which house rules.
#pragma once

#include "window/pages/beginning.h"
#include "window/pages/drawing.h"
#include "window/screens/preferences.h"
#include "window/screens/screen.h"
#include "window/screens/split_keys.h"

#include <memory>
#include <optional>
#include <utility>

namespace tankard::window {

class BeginningScreen final : public Screen {
 public:
    /// The preferences outlive it.
    BeginningScreen(Beginning beginning, const Preferences& preferences)
        : beginning_(std::move(beginning)), preferences_(&preferences) {}

    Page page(const Ruler& ruler, float width, float height) override;
    void press(const Spot& spot, float share) override;
    bool type(char32_t letter) override;
    bool key(sf::Keyboard::Key key, bool control) override;
    void scroll(int by) override { keys_.scroll(by); }
    const Drawing* drawing(Clock::time_point) override { return bench_ ? &*bench_ : nullptr; }
    bool update(Clock::time_point) override { return false; }
    bool done() const override { return done_; }
    void close() override { done_ = true; }
    std::shared_ptr<const scene::Rules> rules() const override { return beginning_.book; }

    /// Whether it begins, and with what.
    bool begins() const { return begins_; }
    const Beginning& beginning() const { return beginning_; }

 private:
    Beginning beginning_;
    const Preferences* preferences_;
    SplitKeys keys_;
    std::optional<Drawing> bench_;  ///< on the last page
    bool begins_ = false;
    bool done_ = false;
};

}  // namespace tankard::window
