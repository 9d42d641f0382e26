// Notices: sentences that somebody has to see, such as why a hero's sheet could not be written. They wait in
// the order in which they came; one at a time lies over whatever stands in the window until it is dismissed.
// They outlive the screen over which they came, so that what is said at the end of a game is seen after it.
#pragma once

#include "window/screens/screen.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

namespace tankard::window {

class Notices {
 public:
    /// Behind the others; not if the same is waiting already.
    void add(std::string sentence);
    bool empty() const { return waiting_.empty(); }
    /// The one to be seen now; there has to be one.
    const std::string& first() const { return waiting_.front(); }
    std::size_t waiting() const { return waiting_.size(); }
    void dismiss();
    /// All that nobody has seen, for the terminal when the window is gone.
    std::vector<std::string> take();
    /// Another number whenever another one is first.
    std::uint32_t turn() const { return turn_; }

 private:
    std::deque<std::string> waiting_;
    std::uint32_t turn_ = 0;
};

/// A screen with the notices over it. While one is seen, what is below hears nothing of presses and keys; it
/// goes on all the same.
class NoticeScreen final : public Screen {
 public:
    /// Both outlive it.
    NoticeScreen(Screen& below, Notices& notices) : below_(&below), notices_(&notices) {}

    Page page(const Ruler& ruler, float width, float height) override;
    void press(const Spot& spot, float share) override;
    bool type(char32_t letter) override { return clear() && below_->type(letter); }
    bool key(sf::Keyboard::Key key, bool control) override { return clear() && below_->key(key, control); }
    void scroll(int by) override;
    void look(std::uint64_t thing, bool at_left) override;
    void drop(const Spot& from, const Spot& to) override;
    bool grab(float x, float y) override { return clear() && below_->grab(x, y); }
    void pull(float x, float y) override { below_->pull(x, y); }
    void let_go(float x, float y) override { below_->let_go(x, y); }
    const Drawing* drawing(Clock::time_point now) override { return below_->drawing(now); }
    bool animates() const override { return below_->animates(); }
    bool update(Clock::time_point now) override;
    bool done() const override { return below_->done(); }
    void close() override { below_->close(); }
    bool asks() const override { return !clear() || below_->asks(); }
    std::uint32_t question() const override { return below_->question() + notices_->turn(); }
    bool moves() const override { return clear() && below_->moves(); }

 private:
    bool clear() const { return notices_->empty(); }

    Screen* below_;
    Notices* notices_;
    int scroll_ = 0;
    std::uint32_t shown_ = 0;  ///< Notices::turn of the page that was made last
};

}  // namespace tankard::window
