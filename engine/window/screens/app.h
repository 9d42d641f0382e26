// The window itself: events in, pages out. It redraws only when something has changed, moves the focus, and
// lets cards fly; what a page holds and what a press means is its screen's business.
#pragma once

#include "window/audio/loudspeaker.h"
#include "window/pages/pieces.h"
#include "window/paint/painter.h"
#include "window/screens/guide.h"
#include "window/screens/notices.h"
#include "window/screens/preferences.h"
#include "window/screens/screen.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <SFML/Graphics/RenderWindow.hpp>

namespace tankard::window {

class App {
 public:
    /// Opens the window. std::runtime_error with a sentence if a font is missing; if it is only the one for
    /// dyslexic readers that is missing, a notice says so, and the preference is taken back.
    App(Preferences& preferences, const text::Language& words, unsigned width, unsigned height);

    /// Until the screen is done or the window closed, with the guide and the notices over it.
    void run(Screen& screen);
    /// A notice: seen, sooner or later, over whatever stands in the window then.
    void tell(std::string sentence) { notices_.add(std::move(sentence)); }
    /// The notices that nobody has seen.
    std::vector<std::string> unseen() { return notices_.take(); }
    /// The rules and the keys, to be opened.
    Guide& guide() { return guide_; }
    bool closed() const { return closed_; }
    const text::Language& words() const { return *words_; }
    void speak(const text::Language& words) { words_ = &words; }
    /// After preferences have changed: fonts, colours, sizes. Fonts that are missing are a notice.
    void refresh();
    Preferences& preferences() { return preferences_; }
    const Preferences& preferences() const { return preferences_; }
    /// By its name; an unknown one is silent.
    void sound(std::string_view name);
    /// `part` of the volume, 0 to 1.
    void sound(Sound sound, double part) { loudspeaker_.play(sound, part); }
    /// Called whenever a preference has changed.
    void on_change(std::function<void()> what) { changed_ = std::move(what); }

 private:
    struct Focus {
        Does does = Does::nothing;
        std::int64_t number = 0;
    };

    void loop(Screen& screen);
    std::unique_ptr<Type> wanted_type();
    void handle(const sf::Event& event, Screen& screen);
    void touch(const sf::Event& event, Screen& screen);
    void key(const sf::Event::KeyEvent& key, Screen& screen);
    void press(const Spot& spot, float x, Screen& screen);
    /// The first choice of a page, if the keyboard is in use.
    void focus_first();
    void move_focus(int by);
    void move_focus_towards(float dx, float dy, Screen& screen);
    const Spot* focused() const;
    const Spot* by_enter(std::optional<std::size_t> likely) const;
    void arrange(Screen& screen);
    void draw(Screen& screen);
    /// The mouse, or a finger.
    void went_down(float x, float y, Screen& screen);
    void went_up(float x, float y, Screen& screen);
    /// The second half of a double press, where another question has come meanwhile: it was meant for what
    /// lay there before. What lies on the table is no button that another may lie over.
    bool is_echo(float x, float y, const Screen& screen) const;
    /// Nothing is dragged any more.
    void let_drop(Screen& screen);
    void moved_to(float x, float y, Screen& screen);
    void report(const Screen& screen);
    Flights flights(Clock::time_point now, const Screen& screen) const;
    Ruler ruler() const;

    Preferences& preferences_;
    const text::Language* words_;
    Notices notices_;
    Guide guide_;
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
    Fingers fingers_;
    float mouse_x_ = -1;
    float mouse_y_ = -1;
    float down_x_ = 0;  ///< where the mouse, or a finger, went down last
    float down_y_ = 0;
    struct {
        float x = 0;
        float y = 0;
        Clock::time_point at{};
        std::uint32_t question = 0;
    } pressed_;  ///< last
    Clock::time_point mouse_still_since_{};
    bool mouse_chose_ = true;  ///< where it rests; false: what lies there came under it with a new question
    std::uint64_t looked_at_ = 0;
    std::optional<Spot> dragged_;
    bool pulls_ = false;    ///< what is dragged goes along with the mouse
    bool grabbed_ = false;  ///< the screen holds what the mouse pulls
    bool dirty_ = true;
    bool repaint_ = true;
    bool closed_ = false;
    std::uint32_t question_ = 0;
    std::uint32_t pages_ = 0;
    std::uint32_t heard_ = 0;  ///< keys and clicks
};

}  // namespace tankard::window
