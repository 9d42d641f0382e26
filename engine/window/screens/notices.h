// Notices: sentences that somebody has to see, such as why a hero's sheet could not be written. They wait in
// the order in which they came; one at a time lies over whatever stands in the window until it is dismissed.
// They outlive the screen over which they came, so that what is said at the end of a game is seen after it.
#pragma once

#include "window/screens/layer.h"

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
class NoticeScreen final : public Layer {
 public:
    /// Both outlive it.
    NoticeScreen(Screen& below, Notices& notices) : Layer(below), notices_(&notices) {}

    Page page(const Ruler& ruler, float width, float height) override;
    void press(const Spot& spot, float share) override;
    void scroll(int by) override;
    bool update(Clock::time_point now) override;
    std::uint32_t question() const override { return below().question() + notices_->turn(); }

 private:
    bool clear() const override { return notices_->empty(); }

    Notices* notices_;
    int scroll_ = 0;
    std::uint32_t shown_ = 0;  ///< Notices::turn of the page that was made last
};

}  // namespace tankard::window
