// The window itself: events in, pages out. It redraws only when something has changed, moves the focus, and
// lets cards fly; what a page holds and what a press means is its screen's business.
#pragma once

#include "window/audio/loudspeaker.h"
#include "window/pages/pieces.h"
#include "window/paint/painter.h"
#include "window/screens/preferences.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace tankard::window {

using Clock = std::chrono::steady_clock;

/// What stands in the window. Its methods are called on the window's thread.
class Screen {
 public:
    virtual ~Screen() = default;
    virtual Page page(const Ruler& ruler, float width, float height) = 0;
    /// A spot was pressed, by mouse or by key; `share` is how far from its left edge to its right, 0..1.
    virtual void press(const Spot& spot, float share) = 0;
    /// A letter was typed, or 0; true: it meant something here.
    virtual bool type(char32_t /*letter*/) { return false; }
    virtual bool key(sf::Keyboard::Key /*key*/, bool /*control*/) { return false; }
    virtual void scroll(int /*by*/) {}
    /// A closer look at a thing (Piece::thing), or at nothing any more (0).
    virtual void look(std::uint64_t /*thing*/, bool /*at_left*/) {}
    /// A marked thing was dragged onto another.
    virtual void drop(const Spot& /*from*/, const Spot& /*to*/) {}
    /// Called often; true if the page has changed.
    virtual bool update(Clock::time_point now) = 0;
    virtual bool done() const = 0;
    /// The window is being closed.
    virtual void close() = 0;
    /// Whether somebody is asked something now, and which of all questions it is.
    virtual bool asks() const { return true; }
    virtual std::uint32_t question() const { return 0; }
    /// Whether things fly to their places.
    virtual bool moves() const { return false; }
};

class App {
 public:
    /// Opens the window. std::runtime_error with a sentence if a font is missing.
    App(Preferences& preferences, const text::Language& words, unsigned width, unsigned height);

    /// Until the screen is done or the window closed.
    void run(Screen& screen);
    bool closed() const { return closed_; }
    const text::Language& words() const { return *words_; }
    void speak(const text::Language& words) { words_ = &words; }
    /// After preferences have changed: fonts, colours, sizes.
    void refresh();
    Preferences& preferences() { return preferences_; }
    /// By its name; an unknown one is silent.
    void sound(std::string_view name);
    /// Called whenever a preference has changed.
    void on_change(std::function<void()> what) { changed_ = std::move(what); }

 private:
    struct Focus {
        Does does = Does::nothing;
        std::int64_t number = 0;
    };

    void handle(const sf::Event& event, Screen& screen);
    void key(const sf::Event::KeyEvent& key, Screen& screen);
    void press(const Spot& spot, float x, Screen& screen);
    /// The first choice of a page, if the keyboard is in use.
    void focus_first();
    void move_focus(int by);
    void move_focus_towards(float dx, float dy, Screen& screen);
    const Spot* focused() const;
    const Spot* by_enter() const;
    void arrange(Screen& screen);
    void draw();
    void report(const Screen& screen);
    Flights flights(Clock::time_point now) const;
    Ruler ruler() const;

    Preferences& preferences_;
    const text::Language* words_;
    Loudspeaker loudspeaker_;
    std::unique_ptr<Type> type_;
    sf::RenderWindow window_;
    std::unique_ptr<Painter> painter_;
    std::function<void()> changed_;
    Page page_;
    std::map<std::uint64_t, std::pair<float, float>> from_;  ///< where things that fly come from
    Clock::time_point flying_since_{};
    std::optional<Focus> focus_;
    bool focus_shown_ = false;
    float mouse_x_ = -1;
    float mouse_y_ = -1;
    Clock::time_point mouse_still_since_{};
    std::uint64_t looked_at_ = 0;
    std::optional<Spot> dragged_;
    bool dirty_ = true;
    bool repaint_ = true;
    bool closed_ = false;
    std::uint32_t question_ = 0;
    std::uint32_t pages_ = 0;
};

}  // namespace tankard::window
