// Watching a chapter again: play, step, jump, faster and slower, with whose eyes.
#pragma once

#include "window/link/recording.h"
#include "window/pages/table_page.h"
#include "window/screens/app.h"

#include <cstdint>
#include "window/screens/turning_blocks.h"
#include <functional>
#include <utility>
#include <vector>

namespace tankard::window {

/// Where somebody is in a chapter that is watched.
struct Watching {
    std::size_t at = 0;    ///< the moment
    std::size_t pace = 1;  ///< of four
    int eyes = 0;          ///< the seat who looks on
    bool playing = false;
    TurningBlocks turning{};
};

Page replay_page(const Ruler& ruler, const std::vector<Shot>& shots, const Watching& watching, float width,
                 float height);

class ReplayScreen final : public Screen {
 public:
    /// `again` records the chapter as another seat may have seen it.
    /// The preferences outlive the screen.
    ReplayScreen(std::vector<Shot> shots, std::function<std::vector<Shot>(SeatId)> again,
                 const Preferences& preferences)
        : shots_(std::move(shots)), again_(std::move(again)), preferences_(&preferences) {}

    Page page(const Ruler& ruler, float width, float height) override;
    void press(const Spot& spot, float share) override;
    bool key(sf::Keyboard::Key key, bool control) override;
    void scroll(int by) override { jump(static_cast<int>(now_.at) + by); }
    bool update(Clock::time_point now) override;
    bool done() const override { return done_; }
    void close() override { done_ = true; }
    bool moves() const override { return true; }

 private:
    enum Button : std::uint8_t { play, back, on, first, last, pace, eyes, leave, count };

    void jump(int to);
    void act(Button button);

    std::vector<Shot> shots_;
    std::function<std::vector<Shot>(SeatId)> again_;
    Watching now_;
    Clock::time_point next_at_{};
    bool done_ = false;
    bool animates() const override { return now_.turning.going(); }
    float swung(Clock::time_point now) const override { return now_.turning.share(now); }
};

}  // namespace tankard::window
    /// To the next moment; what turns on the way there is seen turning.
    void step();
    const Preferences* preferences_;
