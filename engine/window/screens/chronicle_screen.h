// A campaign told in the window, a page a chapter. It can be kept as a file.
#pragma once

#include "scene/chronicle.h"
#include "window/pages/tale_page.h"
#include "window/screens/leaf.h"
#include "window/screens/preferences.h"
#include "window/screens/scenery.h"
#include "window/screens/screen.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

namespace tankard::window {

/// Writes the whole chronicle and says where it lies; std::exception with a sentence if it cannot.
struct Keeping {
    std::function<std::string()> as_text;
    std::function<std::string()> as_picture;
};

class ChronicleScreen final : public Screen {
 public:
    /// Of at least one chapter. The last page's button leads back. The first two outlive the screen.
    ChronicleScreen(const text::Language& words, const Preferences& preferences, scene::Chronicle chronicle,
                    Keeping keeping);

    Page page(const Ruler& ruler, float width, float height) override;
    void press(const Spot& spot, float share) override;
    bool key(sf::Keyboard::Key key, bool control) override;
    bool type(char32_t letter) override;
    void scroll(int by) override { leaf_.scroll(by); }
    const Drawing* drawing(Clock::time_point now) override { return scenery_.drawing(now); }
    bool update(Clock::time_point) override { return false; }
    bool done() const override { return done_; }
    void close() override { done_ = true; }
    std::uint32_t question() const override { return static_cast<std::uint32_t>(at_); }

 private:
    bool is_last() const { return at_ + 1 >= chronicle_.chapters.size(); }
    void turn(int by);
    void fold();
    void keep(const std::function<std::string()>& write);
    std::string word(const char* key) const;
    Foot foot() const;

    const text::Language* words_;
    const Preferences* preferences_;
    scene::Chronicle chronicle_;
    Keeping keeping_;
    std::string note_;  ///< where the file lies, or why there is none
    bool failed_ = false;
    bool unfolded_ = false;  ///< all numbers are told
    std::size_t at_ = 0;     ///< the chapter
    Leaf leaf_;
    Scenery scenery_;
    bool done_ = false;
};

}  // namespace tankard::window
